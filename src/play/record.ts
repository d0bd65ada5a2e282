/** Records of games: all that is needed to play a game again, to the same bytes. */
import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import {
  brief,
  canonicalChance,
  canonicalJson,
  fromOutside,
  hashOf,
  LIMITS,
  reason,
  reject,
  type ChanceMode,
  type CoreState,
  type Edition,
  type Game,
  type GameTypes,
  type Rejection,
} from '../core';
import { isObject, list, make, nullable, object, optional, text, type Fields } from '../core/codec';
import { GAME, needs } from '../core/codec/needs';
import { decodeStored, formatField } from '../core/codec/format';
import { RECORD_FORMAT } from '../core/contract/formats';
import { chanceMode } from '../core/chance/modes';
import { parsable, parseJson, plain } from '../core/codec/plain';
import { start, startFrom, type StartFrom } from './start';
import { LIBRARY_VERSION } from './version';

/** A game that was played, whole or in part. */
export interface GameRecord<A = unknown> {
  /** Format of records: another version of the library tells by it whether it can read this one. */
  format: number;
  /** Id of the game: `xwing`. */
  game: string;
  /** Version of the rulebook that was played by. */
  edition: string;
  /** Version of this library that judged it. */
  library: string;
  start: StartFrom;
  chance: ChanceMode;
  actions: readonly A[];
  /** Hash of the state after the last action; a replay that ends elsewhere is rejected. Null: not known. */
  hash: string | null;
  /** Ids of the abilities that were added to the game (`with`), in their order; left out: none. */
  added?: readonly string[];
}

/** Those of everything that is played again. */
export const recordFields: Fields<Omit<GameRecord, 'actions'>> = {
  game: text,
  edition: text,
  library: text,
  start: startFrom,
  chance: chanceMode,
  hash: nullable(text),
  added: optional(list(text)),
  format: formatField(RECORD_FORMAT),
};

/** How records and saved sessions are read. */
export const STORED_RECORD = { known: RECORD_FORMAT, limits: LIMITS.saved };

const codec = object<GameRecord>('a record', {
  ...recordFields,
  actions: list<unknown>(
    make('an action', (input, context) =>
      isObject(input) ? t.success(input) : t.failure(input, context, 'expected an action'),
    ),
  ),
});

/**
 * Reads a record from outside: an object, or its JSON as `encodeRecord` writes it. Its actions are checked by `replay`, which knows whether they were legal.
 * @example
 * ```ts
 * import { decodeRecord, encodeRecord, recordOf } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const setup = { players: ['ann', 'bob'], first: 'ann' };
 * const record = recordOf(outerRim, { setup }, { mode: 'seeded', seed: 7 }, []);
 * const stored = encodeRecord(record); // in a file, say
 * console.log(decodeRecord(stored)._tag); // Right
 * const wrong = decodeRecord(stored.replace('"format":1', '"format":99'));
 * console.log(wrong._tag === 'Left' && wrong.left.code); // other-format
 * ```
 */
export function decodeRecord(input: unknown): E.Either<Rejection, GameRecord> {
  const parsed = typeof input === 'string' ? parseJson(input, LIMITS.saved) : E.right(input);
  return E.isLeft(parsed) ? parsed : decodeStored(codec, parsed.right, { ...STORED_RECORD, what: 'record' });
}

/** Thrown where a record would be made or written that `decodeRecord` could not read again: too big, or not of plain JSON. `rejection` says what and where. */
export class NotARecord extends Error {
  override readonly name = 'NotARecord';

  constructor(readonly rejection: Rejection) {
    super(`This record could not be read again: ${rejection.message}.`);
  }
}

function sure<A>(read: E.Either<Rejection, A>): A {
  if (E.isLeft(read)) throw new NotARecord(read.left);
  return read.right;
}

/**
 * The one way to write a record: the same game gives the same bytes.
 * @throws NotARecord if `decodeRecord` would refuse the record
 * @example
 * ```ts
 * import { encodeRecord, recordOf } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const setup = { players: ['ann', 'bob'], first: 'ann' };
 * const record = recordOf(outerRim, { setup }, { mode: 'seeded', seed: 7 }, []);
 * console.log(encodeRecord(record).slice(0, 13)); // {"actions":[]
 * ```
 */
export function encodeRecord(record: GameRecord): string {
  const written = canonicalJson(sure(decodeRecord(record)));
  sure(parsable(written, LIMITS.saved));
  return written;
}

/**
 * Makes the record of a game: its start, the actions, and the final state. It copies everything that you pass.
 * @throws NotARecord if there are more actions than a record may hold, or if something is not plain JSON
 * @example
 * ```ts
 * import { recordOf, replay } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const chance = { mode: 'seeded', seed: 7 } as const;
 * const record = recordOf(outerRim, { setup: { players: ['ann', 'bob'], first: 'ann' } }, chance, []);
 * const again = replay(outerRim, record);
 * console.log(again._tag); // Right
 * ```
 */
export function recordOf<G extends GameTypes>(
  game: Game<G>,
  from: StartFrom<NoInfer<G>>,
  chance: ChanceMode,
  actions: readonly G['action'][],
  state?: G['state'],
): GameRecord<G['action']> {
  needs('game', game, GAME);
  const given = {
    format: RECORD_FORMAT,
    game: game.id,
    edition: game.edition.version,
    library: LIBRARY_VERSION,
    start: from,
    chance,
    actions,
    ...(game.added.length > 0 ? { added: game.added } : {}),
  };
  const record = sure(decodeRecord({ ...given, hash: null })) as GameRecord<G['action']>;
  if (state !== undefined) sure(plain(state, LIMITS.saved));
  return {
    ...record,
    chance:
      record.chance.mode === 'scripted'
        ? { ...record.chance, script: record.chance.script.map(canonicalChance) }
        : record.chance,
    actions: record.actions.map(canonicalChance),
    hash: state === undefined ? null : hashOf(state),
  };
}

/** A recorded game that was played again. */
export interface Replayed<G extends GameTypes> {
  state: G['state'];
  /** What happened at the start, and after each action. */
  events: readonly (readonly G['event'][])[];
  /** Every state on the way; `states[n]` is the one after n actions. */
  states: readonly G['state'][];
  unadjudicated: readonly string[];
  /** False: another version of the library judged the game when it was recorded. */
  sameLibrary: boolean;
}

/**
 * Plays a recorded game again. Left: the record is malformed, belongs to another game or edition, holds an action that is not legal (`path` names it), or
 * does not end in the state that it names.
 * @example
 * ```ts
 * import { recordOf, replay } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const setup = { players: ['ann', 'bob'], first: 'ann' };
 * const record = recordOf(outerRim, { setup }, { mode: 'seeded', seed: 7 }, []);
 * const again = replay(outerRim, record);
 * if (again._tag === 'Left') throw new Error(again.left.message);
 * console.log(again.right.states.length, again.right.sameLibrary); // 1 true
 * ```
 */
export function replay<G extends GameTypes>(game: Game<G>, input: unknown): E.Either<Rejection, Replayed<G>> {
  needs('game', game, GAME);
  const decoded = decodeRecord(input);
  if (E.isLeft(decoded)) return decoded;
  return brief(replayed(game, decoded.right), decoded.right);
}

function replayed<G extends GameTypes>(game: Game<G>, record: GameRecord): E.Either<Rejection, Replayed<G>> {
  const stranger = otherRules(game, record);
  if (stranger) return stranger;
  const begun = start(game, record.start, record.chance);
  if (E.isLeft(begun)) return begun;
  const states = [begun.right.state];
  const events = [begun.right.events];
  let { state } = begun.right;
  for (const [i, action] of record.actions.entries()) {
    const step = game.reduce(state, fromOutside(canonicalChance(action as { type: string })));
    if (E.isLeft(step)) return reject(step.left, ['actions', i, ...step.left.path]);
    state = step.right.state;
    states.push(state);
    events.push(step.right.events);
  }
  const differs = hashDiffers(state, record);
  if (differs) return differs;
  const { unadjudicated } = begun.right;
  return E.right({ state, events, states, unadjudicated, sameLibrary: record.library === LIBRARY_VERSION });
}

/** What was played again ended elsewhere. */
export function hashDiffers(
  state: CoreState,
  { hash: recorded, library: recordedBy }: Pick<GameRecord, 'hash' | 'library'>,
): E.Either<Rejection, never> | null {
  const found = recorded === null ? null : hashOf(state);
  if (found === recorded) return null;
  const message = 'Played again, the recorded game ends in another state.';
  return reject(reason('record-differs', message, [], { found, recorded, library: LIBRARY_VERSION, recordedBy }), [
    'hash',
  ]);
}

/** What was played by other rules than the game has. */
export function otherRules(
  game: { id: string; edition: Edition; added: readonly string[] },
  record: Omit<GameRecord, 'actions'>,
): E.Either<Rejection, never> | null {
  if (record.game !== game.id)
    return reject(reason('other-game', `This is a record of ${record.game}, not of ${game.id}.`, []), ['game']);
  if (record.edition === game.edition.version) return otherAbilities(game.added, record.added ?? []);
  const message = `This game was played by edition ${record.edition}; the rules here are ${game.edition.version}.`;
  return reject(reason('other-edition', message, []), ['edition']);
}

/** Abilities that were not there change a game as much as those that are missing. */
function otherAbilities(here: readonly string[], there: readonly string[]): E.Either<Rejection, never> | null {
  const but = (from: readonly string[], what: readonly string[]): string[] =>
    from.filter((each) => !what.includes(each));
  const [missing, more] = [but(there, here), but(here, there)];
  if (missing.length + more.length === 0) return null;
  const said = [
    ...(missing.length > 0 ? [`with abilities added to the game that are not here: ${missing.join(', ')}`] : []),
    ...(more.length > 0 ? [`without abilities that are added here: ${more.join(', ')}`] : []),
  ];
  return reject(reason('other-abilities', `It was played ${said.join('; ')}.`, [], { missing, more }), ['added']);
}
