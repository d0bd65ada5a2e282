/**
 * A game that people play on a server: who may do what, what each of them may see, and what they agree on outside the rules. It has no input or output; the
 * server has both.
 */
import * as E from 'fp-ts/lib/Either';
import {
  canonicalJson,
  fromOutside,
  impossible,
  LIMITS,
  NOT_PLAYERS,
  reason,
  rejection,
  sameJson,
  say,
  type Action,
  type ChanceMode,
  type Decider,
  type Game,
  type GameTypes,
  type Outside,
  type Path,
  type PlayerId,
  type Rejection,
  type Sentence,
  type Viewer,
} from '../../core';
import { fieldOf } from '../../core/codec/options';
import { plain } from '../../core/codec/plain';
import { show } from '../../core/codec/show';
import { recordOf, type GameRecord } from '../record';
import type { StartFrom } from '../start';
import type { Change } from './changes';
import {
  asked,
  choicesOf,
  happened,
  patchesFor,
  viewFor,
  withNames,
  type Message,
  type Step,
  type Narration,
} from './message';
import { isContested, takenBack, type Standing, type Table } from './table';

/** The result of an answer. */
export interface Answered {
  /** The version of the session now. */
  version: number;
  /** The same answer has come before, so nothing was done again. */
  repeated: boolean;
}

/** What a session is made of. */
export interface SessionParts<G extends GameTypes> extends Narration<G> {
  game: Game<G>;
  start: StartFrom;
  chance: ChanceMode;
  unadjudicated: readonly string[];
}

/**
 * One game in progress with the people who play it; `openSession` and `openSaved` make it. Everything from outside (names of players, actions, versions) gets
 * an answer; a refusal changes nothing.
 */
export interface Session<G extends GameTypes> {
  /** How many changes there have been. Each change makes a new version; the first version is 0. */
  readonly version: number;

  /** The state of the game. It names hidden things, so send players `messageFor` instead. */
  readonly state: G['state'];

  /** All changes so far, in order. The first `save()` and these changes are the whole session, so a server can store just them. The list is a copy. */
  readonly changes: readonly Change<G['action']>[];

  /** Cards in the game whose abilities are not implemented: they have no effect. */
  readonly unadjudicated: readonly string[];

  /** The result so far: that of the game, or that somebody gave up. */
  readonly standing: Standing;

  /**
   * Takes an answer from a player whom the server has identified; `seen` is the version of the message that it answers. An answer that was taken before does
   * nothing (`repeated`). An answer to an older message counts as long as this player is asked the same.
   * Left: another player's action, a message that is out of date, an action that is not legal (see `whyNot`), or the session is over.
   */
  answer(player: PlayerId, action: G['action'] | Outside, to: { seen: number }): E.Either<Rejection, Answered>;

  /**
   * Takes the answer of chance (mode `manual`): what the real dice show, or which card came. The server decides who may say so; a player's name never
   * counts as chance. `game.chanceOutcomes(session.state)` lists the possible answers.
   */
  answerForChance(action: G['action'] | Outside, to: { seen: number }): E.Either<Rejection, Answered>;

  /** Why this action is not legal for the player now; null: it is. */
  whyNot(player: PlayerId, action: G['action'] | Outside): Rejection | null;

  /**
   * Asks the others to take back the last actions, no matter who played them. If one person plays alone, this happens at once. In seeded mode the dice go
   * back, too: the same actions meet the same results.
   */
  askUndo(player: PlayerId, actions?: number): E.Either<Rejection, Answered>;

  /** Agrees to take the actions back. This happens as soon as all who have not given up agree. */
  agree(player: PlayerId): E.Either<Rejection, Answered>;

  /** Refuses to take the actions back; the player who asked may do this, too. */
  refuse(player: PlayerId): E.Either<Rejection, Answered>;

  /** Gives up. If only one player is left, the game is over. As long as there are more, the server answers for the one who gave up. */
  concede(player: PlayerId): E.Either<Rejection, Answered>;

  /**
   * All that this viewer needs to go on: with `seen`, a version that they know, only the changes since then; otherwise everything. A name that is not a
   * player's gets what a spectator gets.
   */
  messageFor(viewer: Viewer, known?: { seen?: number }): Message<G>;

  /** The same for a judge, who may see everything: hidden things, and the actions of all who decide, including chance. Its viewer is null. */
  messageOfEverything(known?: { seen?: number }): Message<G>;

  /** All that `openSaved` needs, as plain JSON: a record of the game, its players, and their agreements. */
  save(): SavedSession<G['action']>;
}

/** The one kind of session there is. */
export class GameSession<G extends GameTypes> implements Session<G> {
  private readonly made: Change<G['action']>[] = [];
  private readonly tables: [Table<G['state']>, ...Table<G['state']>[]];

  constructor(
    private readonly parts: SessionParts<G>,
    first: G['state'],
  ) {
    this.tables = [{ state: first, before: null, undo: null, conceded: [] }];
  }

  get version(): number {
    return this.made.length;
  }

  get state(): G['state'] {
    return this.table.state;
  }

  get changes(): readonly Change<G['action']>[] {
    return [...this.made];
  }

  get unadjudicated(): readonly string[] {
    return this.parts.unadjudicated;
  }

  private get table(): Table<G['state']> {
    return this.tables[this.tables.length - 1] ?? this.tables[0];
  }

  private get names(): readonly PlayerId[] {
    return Object.keys(this.parts.players);
  }

  get standing(): Standing {
    const { state, conceded } = this.table;
    if (isContested(this.names, conceded)) return this.parts.game.outcome(state);
    return { kind: 'conceded', conceded, winners: this.names.filter((name) => !conceded.includes(name)) };
  }

  answer(player: PlayerId, action: G['action'] | Outside, to: { seen: number }): E.Either<Rejection, Answered> {
    const why = this.whyNobody(player);
    return why ? E.left(why) : this.answered(player, action, to);
  }

  answerForChance(action: G['action'] | Outside, to: { seen: number }): E.Either<Rejection, Answered> {
    return this.answered('chance', action, to);
  }

  private answered(player: Decider, action: unknown, to: unknown): E.Either<Rejection, Answered> {
    const seen = seenOf(to) ?? Number.NaN;
    const read = plain(action, LIMITS.action);
    if (E.isLeft(read)) return read;
    if (this.hasTaken(player, read.right, seen)) return E.right({ version: this.version, repeated: true });
    const why = this.whyNoAnswer(player, read.right, seen);
    if (why) return E.left(why);
    const { state } = this.table;
    const step = this.parts.game.reduce(state, fromOutside(read.right));
    if (E.isLeft(step)) return E.left(this.named(step.left));
    const taken = read.right as unknown as G['action'];
    return this.change(
      { type: 'answer', player, seen, action: taken },
      { ...this.table, state: step.right.state, before: this.table, undo: null },
    );
  }

  whyNot(player: PlayerId, action: G['action'] | Outside): Rejection | null {
    const why = this.whyNobody(player) ?? this.whyNotOwn(player, action) ?? this.whyOver();
    if (why) return why;
    const not = this.parts.game.whyNot(this.table.state, action);
    return not && this.named(not);
  }

  askUndo(player: PlayerId, actions = 1): E.Either<Rejection, Answered> {
    const why = this.whyNoPlayer(player) ?? this.whyNoUndo(actions);
    if (why) return E.left(why);
    const undo = { by: player, actions, agreed: [] };
    return this.agreed({ type: 'ask-undo', player, actions }, { ...this.table, undo });
  }

  agree(player: PlayerId): E.Either<Rejection, Answered> {
    const why = this.whyNoPlayer(player) ?? this.whyNotAsked(player);
    return why ? E.left(why) : this.agreed({ type: 'agree', player }, this.table);
  }

  refuse(player: PlayerId): E.Either<Rejection, Answered> {
    const { undo } = this.table;
    const why =
      this.whyNoPlayer(player) ?? (undo ? null : impossible('no-undo-asked', 'Nobody asks to take anything back.', []));
    return why ? E.left(why) : this.change({ type: 'refuse', player }, { ...this.table, undo: null });
  }

  concede(player: PlayerId): E.Either<Rejection, Answered> {
    const why = this.whyNoPlayer(player);
    if (why) return E.left(why);
    const conceded = [...this.table.conceded, player];
    return this.change({ type: 'concede', player }, { ...this.table, conceded, undo: null });
  }

  messageFor(viewer: Viewer, of?: { seen?: number }): Message<G> {
    return this.message(this.names.includes(viewer) ? viewer : 'spectator', of);
  }

  messageOfEverything(of?: { seen?: number }): Message<G> {
    return this.message(null, of);
  }

  private message(viewer: Viewer | null, of: unknown): Message<G> {
    const seen = seenOf(of);
    const { game, players, words } = this.parts;
    const { state, undo } = this.table;
    const { version, standing } = this;
    const known = seen !== undefined && Number.isInteger(seen) ? this.tables[seen] : undefined;
    const since = known && seen !== undefined ? seen : null;
    const over = standing.kind !== 'playing';
    const decision = asked(game.decision(state), state, this.parts);
    return {
      version,
      viewer,
      players,
      seen:
        known && since !== null
          ? { since, patches: patchesFor(game, known.state, state, viewer) }
          : { view: viewFor(game, state, viewer) },
      steps: this.stepsSince(since ?? Math.max(0, version - 1), viewer),
      decision,
      asks: words && !over ? decision.asks : '',
      ...(over ? { choices: [], region: false } : choicesOf(game, state, viewer, this.parts)),
      undo,
      standing,
    };
  }

  save(): SavedSession<G['action']> {
    const { game, start, chance, players } = this.parts;
    const { hash, actions: _, ...record } = recordOf(game, start, chance, [], this.table.state);
    return { ...record, players, changes: [...this.made], hash };
  }

  private stepsSince(version: number, viewer: Viewer | null): Step<G>[] {
    const { game } = this.parts;
    return this.made.slice(version).map(({ type, player }, i): Step<G> => {
      const at = version + i + 1;
      const table = this.tables[at];
      const told =
        type === 'answer' && table ? happened(game, table.state, viewer, this.parts) : { events: [], story: [] };
      return { version: at, type, player, ...told };
    });
  }

  private change(change: Change<G['action']>, table: Table<G['state']>): E.Either<Rejection, Answered> {
    this.made.push(change);
    this.tables.push(table);
    return E.right({ version: this.version, repeated: false });
  }

  private agreed(
    change: Extract<Change, { player: PlayerId }>,
    table: Table<G['state']>,
  ): E.Either<Rejection, Answered> {
    const { undo, conceded } = table;
    if (!undo) return E.left(impossible('no-undo-asked', 'Nobody asks to take anything back.', []));
    const agreed = [...undo.agreed, change.player];
    if (!this.names.every((name) => conceded.includes(name) || agreed.includes(name)))
      return this.change(change, { ...table, undo: { ...undo, agreed } });
    const back = takenBack(table, undo.actions) ?? table;
    return this.change(change, { ...back, undo: null, conceded });
  }

  /** As people are told it. */
  private named(why: Rejection): Rejection {
    return withNames(why, this.state, this.parts);
  }

  private refusal(code: string, said: Sentence, path: Path = []): Rejection {
    return this.named(rejection(reason(code, said, []), path));
  }

  /** The same message, come twice. */
  private hasTaken(player: Decider, action: unknown, seen: number): boolean {
    return this.made
      .slice(Number.isInteger(seen) ? Math.max(0, seen) : this.version)
      .some(
        (each) =>
          each.type === 'answer' && each.player === player && each.seen === seen && sameJson(each.action, action),
      );
  }

  private whyNoAnswer(player: Decider, action: unknown, seen: number): Rejection | null {
    return this.whyNotOwn(player, action) ?? this.whyOver() ?? this.whyOutOfDate(player, seen);
  }

  private whyNobody(player: PlayerId): Rejection | null {
    return this.names.includes(player) ? null : noPlayer(player);
  }

  private whyNoPlayer(player: PlayerId): Rejection | null {
    const nobody = this.whyNobody(player);
    if (nobody) return nobody;
    if (this.table.conceded.includes(player)) return this.refusal('has-conceded', say`${player} has given up.`);
    return this.whyOver();
  }

  private whyNotOwn(player: Decider, action: unknown): Rejection | null {
    const of = fieldOf(action, 'player');
    if (of === player) return null;
    if (typeof of !== 'string')
      return rejection(reason('malformed', `expected an action: { type, player, ... }, found ${show(action)}`, []), []);
    const said = say`This is an action of ${of}; ${player} may take actions of ${player} only.`;
    return this.refusal('not-own-action', said, ['player']);
  }

  private whyOver(): Rejection | null {
    const { kind } = this.standing;
    return kind === 'playing' ? null : impossible('session-over', 'The session is over.', []);
  }

  private whyOutOfDate(player: Decider, seen: number): Rejection | null {
    const { version } = this;
    if (!Number.isInteger(seen)) {
      const said = 'expected seen: the version that the player saw, a whole number; it is missing, or no number';
      return rejection(reason('malformed', said, []), ['seen']);
    }
    if (seen < 0 || seen > version)
      return rejection(reason('no-such-version', `Versions go from 0 to ${version}.`, [], { version }), ['seen']);
    const answered = this.made.slice(seen).some((each) => each.type === 'answer' && each.player === player);
    if (!answered && this.isAskedTheSame(player, seen)) return null;
    return rejection(reason('out-of-date', `Since version ${seen} something else is asked.`, [], { version }), [
      'seen',
    ]);
  }

  /** Where several choose at once, each may answer to what they saw before others did. */
  private isAskedTheSame(player: Decider, seen: number): boolean {
    const was = this.tables[seen];
    if (!was || was.state === this.table.state) return was !== undefined;
    const asked = this.questionTo(player, was.state);
    return asked !== null && asked === this.questionTo(player, this.table.state);
  }

  /** Null: nothing is asked of them, or more than can be listed. */
  private questionTo(player: Decider, state: G['state']): string | null {
    const { game } = this.parts;
    const { by, asks, rules, within } = game.decision(state);
    const { kind, actions: own } = player === 'chance' ? game.allLegalActions(state) : game.legalActions(state, player);
    return by.includes(player) && kind === 'finite' ? canonicalJson({ asks, rules, within, own }) : null;
  }

  private whyNoUndo(actions: number): Rejection | null {
    if (this.table.undo) return impossible('undo-asked', 'Something is asked to be taken back already.', []);
    if (!Number.isInteger(actions) || actions < 1)
      return impossible('malformed', `expected a whole number of actions from 1, found ${show(actions)}`, ['actions']);
    if (takenBack(this.table, actions)) return null;
    return impossible('no-such-moment', 'There are not that many actions to take back.', ['actions']);
  }

  private whyNotAsked(player: PlayerId): Rejection | null {
    const { undo } = this.table;
    if (!undo) return impossible('no-undo-asked', 'Nobody asks to take anything back.', []);
    return undo.agreed.includes(player) ? this.refusal('has-agreed', say`${player} has agreed already.`) : null;
  }
}

/** A session as plain JSON. */
export interface SavedSession<A = Action> extends Omit<GameRecord, 'actions'> {
  /** Names of the players. */
  players: Readonly<Record<PlayerId, string>>;
  changes: readonly Change<A>[];
}

/** JavaScript programs may pass anything, or nothing. */
function seenOf(given: unknown): number | undefined {
  const seen = fieldOf(given, 'seen');
  return typeof seen === 'number' ? seen : undefined;
}

function noPlayer(player: string): Rejection {
  const said = NOT_PLAYERS.includes(player) ? `${player} is no player.` : 'There is no such player.';
  return impossible('no-such-player', said, ['player']);
}
