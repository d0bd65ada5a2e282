/** What one viewer is sent of a session: nothing that their view does not tell. */
import {
  patchesBetween,
  textOf,
  type Decision,
  type Evidence,
  type Game,
  type GameTypes,
  type Patch,
  type PlayerId,
  type Reason,
  type Sentence,
  type Viewer,
} from '../../core';
import type { Change } from './changes';
import type { Standing, UndoAsked } from './table';

/** What the players are called, by their ids. */
export type Names = Readonly<Record<PlayerId, string>>;

/** How actions, events, questions and reasons are told, of players by their names; `wordsOf` of `holojudge/judge` makes them, see README. */
export interface Words<G extends GameTypes> {
  /** For its button. */
  action(action: G['action'], state: G['state'], players: Names): string;
  /** Of all at once; missing: one after the other. */
  actions?(actions: readonly G['action'][], state: G['state'], players: Names): readonly string[];
  /** Null: nothing worth a line. */
  event(event: G['event'], state: G['state'], players: Names): string | null;
  /** What is being decided. */
  question(state: G['state'], players: Names): string;
  /** Why something is refused, or came about. */
  reason(why: Pick<Reason, 'message' | 'parts'>, state: G['state'], players: Names): string;
}

/** How a session tells: its words, if it has any, and who plays. */
export interface Narration<G extends GameTypes> {
  words: Words<G> | null;
  players: Names;
}

/** A reason with the names of pieces and players in its sentence; without `words` with those of players. */
export function withNames<G extends GameTypes, R extends Pick<Reason, 'message' | 'parts'>>(
  why: R,
  state: G['state'],
  { words, players }: Narration<G>,
): R {
  const message = words ? words.reason(why, state, players) : withPlayers(why.parts ?? why.message, players);
  return { ...why, message };
}

function withPlayers(said: string | Sentence, players: Names): string {
  return textOf(said, (spoken) => {
    const id = 'is' in spoken ? String(spoken.is) : spoken.ability;
    return Object.hasOwn(players, id) ? (players[id] ?? id) : id;
  });
}

/** The question, in words where the session has them. */
export function asked<G extends GameTypes>(decision: Decision, state: G['state'], narration: Narration<G>): Decision {
  const { words, players } = narration;
  const asks =
    words && !decision.over ? words.question(state, players) : withPlayers(decision.parts ?? decision.asks, players);
  return { ...decision, asks };
}

/** One change of a session, as this viewer may know it. What was answered is told by its events alone. */
export interface Step<G extends GameTypes> {
  /** The version that it made. */
  version: number;
  type: Change['type'];
  player: string;
  /** What happened in the game, as in the viewer's view, the sentences of its reasons with names; empty where no action was taken. */
  events: readonly G['event'][];
  /** The same in words, those that are worth a line; empty without `words`. */
  story: readonly string[];
}

/** An action that this viewer may take now. */
export interface Offered<A> {
  action: A;
  /** For its button; empty without `words`. */
  label: string;
}

/** All that one viewer needs to know to go on. Plain JSON: send it as it is, to this viewer. */
export interface Message<G extends GameTypes> {
  /** Of the session. Every change makes the next one; an answer says which one it is to. */
  version: number;
  /** The player, or `spectator`; null: whoever sees everything. */
  viewer: Viewer | null;
  /** Names of the players. */
  players: Names;
  /** What they see: whole, or as Immer's patches of what they saw at version `since`. */
  seen: { view: G['view'] } | { since: number; patches: readonly Patch[] };
  /** What has happened since then, or by the last change. */
  steps: readonly Step<G>[];
  decision: Decision;
  /** The question in words, as `decision` has it; empty without `words`. */
  asks: string;
  /** What this viewer may do now. */
  choices: readonly Offered<G['action']>[];
  /** More can be done than is listed: pieces may be put at any place that `whyNot` finds nothing against. */
  region: boolean;
  /** What somebody would like to take back; null: nothing. */
  undo: UndoAsked | null;
  standing: Standing;
}

/** What this viewer sees; null: everything. */
export function viewFor<G extends GameTypes>(game: Game<G>, state: G['state'], viewer: Viewer | null): G['view'] {
  return viewer === null ? game.viewOfEverything(state) : game.view(state, viewer);
}

export function patchesFor<G extends GameTypes>(
  game: Game<G>,
  before: G['state'],
  after: G['state'],
  viewer: Viewer | null,
): Patch[] {
  if (viewer !== null) return game.patchesFor(before, after, viewer);
  return patchesBetween<object>(game.viewOfEverything(before) as object, game.viewOfEverything(after) as object);
}

/** What a viewer may do now: answers of others are not theirs to know. */
export function choicesOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  viewer: Viewer | null,
  narration: Narration<G>,
): Pick<Message<G>, 'choices' | 'region'> {
  const { kind, actions } = viewer === null ? game.allLegalActions(state) : game.legalActions(state, viewer);
  const labels = labelsOf(actions, state, narration);
  return { choices: actions.map((action, i) => ({ action, label: labels[i] ?? '' })), region: kind === 'region' };
}

function labelsOf<G extends GameTypes>(
  actions: readonly G['action'][],
  state: G['state'],
  { words, players }: Narration<G>,
): readonly string[] {
  if (words === null) return [];
  return words.actions?.(actions, state, players) ?? actions.map((each) => words.action(each, state, players));
}

/** What happened on the way to this state, as the viewer may know it. */
export function happened<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  viewer: Viewer | null,
  narration: Narration<G>,
): Pick<Step<G>, 'events' | 'story'> {
  const { words, players } = narration;
  const { events } = viewFor(game, state, viewer) as { events: readonly (G['event'] & Evidence)[] };
  const story = words ? events.flatMap((event) => words.event(event, state, players) ?? []) : [];
  const told = events.map(({ because, ...event }) => ({
    ...event,
    ...(because && { because: because.map((why) => withNames(why, state, narration)) }),
  }));
  return { events: told as unknown as G['event'][], story };
}
