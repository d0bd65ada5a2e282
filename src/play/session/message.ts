/** What one viewer is sent of a session: nothing that their view does not tell. */
import { type Decision, type Game, type GameTypes, type Patch, type PlayerId, type Viewer } from '../../core';
import type { Change } from './changes';
import type { Standing, UndoAsked } from './table';

/** How actions, events and questions are told; `holojudge/judge` has `actionInWords`, `eventInWords` and `questionInWords`, see README. */
export interface Words<G extends GameTypes> {
  /** For its button. */
  action(action: G['action'], state: G['state']): string;
  /** Null: nothing worth a line. */
  event(event: G['event'], state: G['state']): string | null;
  /** What is being decided. */
  question(state: G['state']): string;
}

/** One change of a session, as this viewer may know it. What was answered is told by its events alone. */
export interface Step<G extends GameTypes> {
  /** The version that it made. */
  version: number;
  type: Change['type'];
  player: string;
  /** What happened in the game, as in the viewer's view; empty where no action was taken. */
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
  viewer: Viewer;
  /** Names of the players. */
  players: Readonly<Record<PlayerId, string>>;
  /** What they see: whole, or as Immer's patches of what they saw at version `since`. */
  seen: { view: G['view'] } | { since: number; patches: readonly Patch[] };
  /** What has happened since then, or by the last change. */
  steps: readonly Step<G>[];
  decision: Decision;
  /** The question in words; empty without `words`. */
  asks: string;
  /** What this viewer may do now. */
  choices: readonly Offered<G['action']>[];
  /** More can be done than is listed: pieces may be put at any place that `whyNot` finds nothing against. */
  region: boolean;
  /** What somebody would like to take back; null: nothing. */
  undo: UndoAsked | null;
  standing: Standing;
}

/** What a viewer may do now: answers of others are not theirs to know. */
export function choicesOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  viewer: Viewer,
  words: Words<G> | null,
): Pick<Message<G>, 'choices' | 'region'> {
  const { kind, actions } = game.legalActions(state, viewer);
  return {
    choices: actions.map((action) => ({ action, label: words ? words.action(action, state) : '' })),
    region: kind === 'region',
  };
}

/** What happened on the way to this state, as the viewer may know it. */
export function happened<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  viewer: Viewer,
  words: Words<G> | null,
): Pick<Step<G>, 'events' | 'story'> {
  const { events } = game.view(state, viewer) as { events: readonly G['event'][] };
  return { events, story: words ? events.flatMap((event) => words.event(event, state) ?? []) : [] };
}
