/** How sessions begin, and how they go on after they were saved. */
import * as E from 'fp-ts/lib/Either';
import {
  brief,
  canonicalChance,
  decode,
  impossible,
  LIMITS,
  reject,
  rejection,
  wrongNames,
  type Begun,
  type ChanceMode,
  type Game,
  type GameTypes,
  type PlayerId,
  type Rejection,
} from '../../core';
import { anything, list, object, open, optional, record, text } from '../../core/codec';
import { readChance } from '../../core/chance/modes';
import { GAME, needs, type Shape } from '../../core/codec/needs';
import { decodeStored } from '../../core/codec/format';
import { decodeOptions } from '../../core/codec/options';
import { parseJson } from '../../core/codec/plain';
import { hashDiffers, otherRules, recordFields, STORED_RECORD } from '../record';
import { readStart, start, type StartFrom } from '../start';
import { change, type Change } from './changes';
import type { Words } from './message';
import { GameSession, type Answered, type SavedSession, type Session } from './session';

/** Who plays, and how it is told to them. */
export interface SessionOptions<G extends GameTypes> {
  /** Names of the players, of all that the game has: `{ p1: 'Ann', p2: 'Ben' }`. */
  players: Readonly<Record<PlayerId, string>>;
  /** Without them messages have no labels and no story. */
  words?: Words<G>;
}

/**
 * Begins a session: a game from its setup, or from a described position, with the people who play it.
 * Left: what `begin` or `resume` refuses, or the names are not those of the game's players.
 * @example
 * ```ts
 * import { fromOutside } from 'holojudge/core';
 * import { openSession } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const players = { ann: 'Ann', bob: 'Bob' };
 * const opened = openSession(outerRim, { setup: { players: ['ann', 'bob'], first: 'ann' } }, { mode: 'seeded', seed: 7 }, { players });
 * if (opened._tag === 'Left') throw new Error(opened.left.message);
 * const session = opened.right;
 * const { version, choices } = session.messageFor('ann'); // send it to Ann, and to nobody else
 * const answer: unknown = choices[0]?.action; // as it came from Ann's browser
 * const taken = session.answer('ann', fromOutside(answer), { seen: version });
 * console.log(taken); // { _tag: 'Right', right: { version: 1, repeated: false } }
 * console.log(session.messageFor('bob', { seen: 0 }).steps[0]?.player); // ann
 * ```
 */
export function openSession<G extends GameTypes>(
  game: Game<G>,
  from: StartFrom<NoInfer<G>>,
  chance: ChanceMode,
  options: SessionOptions<NoInfer<G>>,
): E.Either<Rejection, Session<G>> {
  needs('game', game, GAME);
  const read = readStart(from);
  if (E.isLeft(read)) return read;
  const mode = readChance(chance);
  if (E.isLeft(mode)) return mode;
  const begun = start(game, read.right, mode.right);
  if (E.isLeft(begun)) return begun;
  const { state, unadjudicated }: Begun<G['state'], G['event']> = begun.right;
  const told = readOptions<G>(options);
  if (E.isLeft(told)) return told;
  const { players: given, words = null } = told.right;
  const players = readNames(given, game.players(state));
  if (E.isLeft(players)) return players;
  const parts = { game, start: read.right, chance: mode.right, players: players.right, words, unadjudicated };
  return E.right(new GameSession(parts, state));
}

const WORDS: Shape = { action: 'a function', event: 'a function', question: 'a function', reason: 'a function' };
const optionsCodec = open<{ words?: unknown }>('options of a session', { words: optional(anything) });

/** JavaScript programs may pass anything, or nothing. */
function readOptions<G extends GameTypes>(given: unknown): E.Either<Rejection, Partial<SessionOptions<G>>> {
  const read = decodeOptions(optionsCodec, given ?? {});
  if (E.isRight(read) && read.right.words !== undefined) needs(['options', 'words'], read.right.words, WORDS);
  return read as E.Either<Rejection, Partial<SessionOptions<G>>>;
}

const names = record('names', text);

/** Whoever is called what another player goes by in the game could speak for them. */
function wrongBorrowed(players: Readonly<Record<PlayerId, string>>): Rejection | null {
  const borrowed = Object.entries(players).find(([id, name]) => name !== id && name in players);
  if (!borrowed) return null;
  const [id, name] = borrowed;
  return impossible('player-name', `'${name}' is another player of this game.`, ['players', id]);
}

function readNames(given: unknown, own: readonly PlayerId[]): E.Either<Rejection, Record<PlayerId, string>> {
  const read = decode(object('names of players', { players: names }), { players: given }, LIMITS.input);
  if (E.isLeft(read)) return read;
  const { players } = read.right;
  const isWhole = own.every((id) => id in players) && Object.keys(players).length === own.length;
  const wrong = isWhole
    ? (wrongNames(Object.values(players)) ?? wrongBorrowed(players))
    : impossible('other-players', `The players of this game are ${own.join(', ')}.`, ['players']);
  return wrong ? E.left(wrong) : E.right(players);
}

const codec = object<SavedSession>('a session', {
  ...recordFields,
  players: names,
  changes: list<Change>(change),
});

/**
 * Opens a saved session, given as an object or as its JSON. It makes the changes again, so the session goes on as before, and knows which answers it has taken. A server that
 * stores changes as they come passes the first `save()`, with those changes, and `null` as the hash. Left: it is malformed, it belongs to another game or edition, or its
 * changes do not lead to its end.
 * @example
 * ```ts
 * import { openSaved, openSession } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const setup = { players: ['ann', 'bob'], first: 'ann' };
 * const players = { ann: 'Ann', bob: 'Bob' };
 * const opened = openSession(outerRim, { setup }, { mode: 'seeded', seed: 7 }, { players });
 * if (opened._tag === 'Left') throw new Error(opened.left.message);
 * const stored = JSON.stringify(opened.right.save()); // it holds the seed, so it stays at the server
 * const again = openSaved(outerRim, stored);
 * console.log(again._tag === 'Right' && again.right.version); // 0
 * ```
 */
export function openSaved<G extends GameTypes>(
  game: Game<G>,
  saved: unknown,
  options?: Pick<SessionOptions<NoInfer<G>>, 'words'>,
): E.Either<Rejection, Session<G>> {
  needs('game', game, GAME);
  const parsed = typeof saved === 'string' ? parseJson(saved, LIMITS.saved) : E.right(saved);
  const decoded = E.isLeft(parsed) ? parsed : decodeStored(codec, parsed.right, { ...STORED_RECORD, what: 'session' });
  if (E.isLeft(decoded)) return decoded;
  const told = readOptions<G>(options);
  if (E.isLeft(told)) return told;
  return brief(madeAgain(game, decoded.right, told.right.words), decoded.right);
}

function madeAgain<G extends GameTypes>(
  game: Game<G>,
  { changes, ...record }: SavedSession,
  words: Words<G> | undefined,
): E.Either<Rejection, Session<G>> {
  const stranger = otherRules(game, record);
  if (stranger) return stranger;
  const opened = openSession(game, record.start, record.chance, {
    players: record.players,
    ...(words && { words }),
  });
  if (E.isLeft(opened)) return opened;
  for (const [i, each] of changes.entries()) {
    const made = carryOut(opened.right, each);
    if (E.isLeft(made)) return reject(made.left, ['changes', i, ...made.left.path]);
    if (made.right.repeated)
      return E.left(rejection(impossible('repeated', 'It has been taken before.', []), ['changes', i]));
  }
  return hashDiffers(opened.right.state, record) ?? opened;
}

function carryOut<G extends GameTypes>(session: Session<G>, made: Change): E.Either<Rejection, Answered> {
  switch (made.type) {
    case 'answer':
      return made.player === 'chance'
        ? session.answerForChance(canonicalChance(made.action), made)
        : session.answer(made.player, made.action, made);
    case 'ask-undo':
      return session.askUndo(made.player, made.actions);
    case 'agree':
      return session.agree(made.player);
    case 'refuse':
      return session.refuse(made.player);
    case 'concede':
      return session.concede(made.player);
  }
}
