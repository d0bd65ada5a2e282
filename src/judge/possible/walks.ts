/** Every way that a table can go, as a file asks for it. */
import * as E from 'fp-ts/lib/Either';
import { isObject, reason, rejection, type Json, type JsonObject, type Path } from '../../core';
import {
  after,
  explore,
  retrace,
  type Choosing,
  type Decides,
  type Explored,
  type ExploreLimits,
  type Stop,
  type Traced,
  type Unfinished,
  isPolicyName,
} from '../../play';
import type { AnyLanguage } from '../../language/language';
import { didYouMean } from '../../core/codec/nearest';
import { figure } from '../../language/in-words';
import { questionNamed } from '../facts';
import type { SomeAction } from '../match';
import { kindNamed, piecesOf } from '../pieces';
import type { Trouble } from '../problem';
import type { Expectation } from '../scenario';
import type { Table } from '../table';
import { alike, show, showDeed } from '../words';
import { overIn, valueIn, wishIn } from './words';

/** A judge waits for the answer: a file may ask for more states. */
const MAX_STATES = 20_000;
const LIMITS_OF_A_WALK: ExploreLimits = { states: MAX_STATES, actions: 5 * MAX_STATES };

/** What it looks at before it gives up where the question ended nowhere, unless the file says how many states: ways that end somewhere do so early. */
const FIRST_LOOK = { states: 2_000, actions: 5_000, milliseconds: 10_000 };

const TOO_MANY: ReadonlySet<string> = new Set(['too-many-states', 'too-many-actions']);

const ADVICE =
  'Let the question end earlier (until), take more steps before it, say who decides what (decide), leave out what is hardly likely (neglect: 1e-9), or allow more (states).';

const RETURNS =
  'Play comes back to a state that it has been in, so that it need not end. Let the question end earlier (until), or take more steps before it.';

/** The key `explore` of a file. */
export interface Exploring {
  /** `attack is over`, or what has to hold; null: the end of the game. */
  until: string | readonly Expectation[] | null;
  /** By player: `any`, `most damage of tie`. */
  decide: Readonly<Record<string, string>>;
  /** After so many it gives up; undefined: after 20,000 (see FIRST_LOOK, too). */
  states: number | undefined;
  /** Ways less likely than this are not walked. */
  neglect: number;
  /** The values that make a difference between two ways, `damage of tie`; null: all of all pieces. */
  of: readonly string[] | null;
  /** Where it stands in the file. */
  path: Path;
}

/** Values by their names, by the names of the pieces. */
export type Facts = Readonly<Record<string, Readonly<Record<string, Json>>>>;

/** What a walk gives, or why it gave up. */
export type Walked = E.Either<Unfinished<Json, SomeAction>, Explored<Json, SomeAction>>;

/** The tables that a walk comes through are played on in place: what is asked of them is looked up anew each time, by the names at its start. */
export class Walks {
  private readonly names: Readonly<Record<string, readonly string[]>>;
  /** The first look found no end: it finds none either of another value. */
  private cameNowhere = false;

  constructor(
    private readonly table: Table,
    private readonly exploring: Exploring,
  ) {
    this.names = piecesOf(table.language, table.state as object);
  }

  /** What can come of this value; `tells` which choices on the way are told of. */
  walk(
    value: (state: unknown) => Json,
    tells: (question: Choosing<SomeAction>) => boolean = () => false,
    exact = false,
  ): Walked {
    const { states, until } = this.exploring;
    const facts = typeof until === 'string' ? null : until;
    if (facts && this.holds(this.table.state, facts))
      return whyNot('is-so', `${this.until} already: nothing is left to walk.`);
    const slip = facts && beyond(this.table, facts);
    if (slip) return whyNot('not-reached', `It never comes to this: ${slip}.`);
    // What comes nowhere at first will hardly come: whoever waits for the answer is told so early, and once.
    if (states === undefined) {
      if (this.cameNowhere) return this.notYet();
      const { walked, isReached } = this.walkUpTo(FIRST_LOOK, value, tells, exact);
      const gaveUp = E.isLeft(walked) && TOO_MANY.has(walked.left.code);
      if (!gaveUp) return this.told(walked, isReached);
      this.cameNowhere = !isReached;
      if (!isReached) return this.notYet();
    }
    const limits = states === undefined ? LIMITS_OF_A_WALK : { states };
    const { walked, isReached } = this.walkUpTo(limits, value, tells, exact);
    return this.told(walked, isReached);
  }

  private walkUpTo(
    limits: ExploreLimits,
    value: (state: unknown) => Json,
    tells: (question: Choosing<SomeAction>) => boolean,
    exact: boolean,
  ): { walked: Walked; isReached: boolean } {
    const { language, state } = this.table;
    const stop = this.stop();
    let isReached = false;
    const walked = explore(language.game, state, {
      value: (at) => {
        // Without a stop it is the end of the game.
        isReached ||= stop === null;
        return value(at);
      },
      ...(stop ? { stop: (moment) => (stop(moment) ? (isReached = true) : false) } : {}),
      decide: this.deciders(),
      // What follows from a wish is what every best choice leads to: which one comes first in a list is no reason.
      ties: 'each',
      limits: { ...limits, neglect: this.exploring.neglect },
      exact,
      tells,
    }) as Walked;
    return { walked, isReached };
  }

  private told(walked: Walked, isReached: boolean): Walked {
    if (E.isLeft(walked)) return this.inWords(walked.left);
    return isReached || this.exploring.until === null ? walked : this.notReached(walked.right.neglected);
  }

  private notYet(): Walked {
    const { states, actions, milliseconds } = FIRST_LOOK;
    const looked = `${statesInWords(states)} (or ${figure(actions)} actions, or ${milliseconds / 1000} s)`;
    const help =
      this.exploring.until === null
        ? 'Say where the question ends (until),'
        : 'Perhaps none does. Check its words, take more steps before it,';
    const message = `No way came to this within ${looked}: ${this.until}. ${help} or say how many states to look at (states: ${MAX_STATES}).`;
    return whyNot('not-reached', message);
  }

  /** Where the question ends, in words. */
  get until(): string {
    const { until } = this.exploring;
    if (until === null) return 'the game is over';
    if (typeof until === 'string') return until;
    return until.map(({ word, about }) => showDeed({ verb: word, words: about })).join(', ');
  }

  private notReached(neglected: number): Walked {
    const message =
      neglected > 0
        ? `No way that was walked comes to this: ${this.until}; ${neglectedInWords(neglected)}: leave neglect out.`
        : `It never comes to this: ${this.until}. The game ends before.`;
    return whyNot('not-reached', message);
  }

  /** Why it gave up, with what a file can do about it. */
  private inWords(why: Unfinished<Json, SomeAction>): Walked {
    if (why.code === 'too-many-states') return this.tooMany(why);
    if (why.code === 'too-many-actions') return E.left({ ...why, message: `${why.message} ${ADVICE}` });
    if (why.code === 'not-a-number') return E.left({ ...why, message: this.noNumber() });
    return E.left(why.code === 'state-returns' ? { ...why, message: RETURNS } : why);
  }

  private noNumber(): string {
    const wishes = Object.values(this.exploring.decide).filter((each) => each !== 'any' && !isPolicyName(each));
    return `On some ways there is no such number where the question ends: ${wishes.join(', ')}. A piece that has left play has none. Ask whether it leaves, 'least destroyed of PIECE' or 'least defeated of PIECE', or let the question end before (until).`;
  }

  private tooMany(why: Unfinished<Json, SomeAction>): Walked {
    const { states = MAX_STATES, until } = this.exploring;
    const ends =
      why.found.length > 0 ? '' : ` In none of them ${until === null ? this.until : `it came to this: ${this.until}`}.`;
    const message = `More than ${statesInWords(states)}, so that not every way was walked.${ends} ${ADVICE}`;
    return E.left({ ...why, message });
  }

  /** Each action of a line with what it brought about, to where the walk stops; from the table as it stands, or from another state on the way. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  retrace(line: readonly SomeAction[], from = this.table.state): Traced<any>[] {
    const { language } = this.table;
    const traced = retrace(language.game, from, line, this.stop() ?? undefined);
    if (E.isLeft(traced)) throw new Error(`a line that was walked is refused: ${traced.left.message}`);
    return traced.right;
  }

  /** Does all of it hold? */
  holds(state: unknown, expectations: readonly Expectation[]): boolean {
    return expectations.every((each) => this.holdsOne(state, each));
  }

  private holdsOne(state: unknown, { word, about }: Expectation): boolean {
    const { language } = this.table;
    const question = questionNamed(language, word);
    if (question) {
      const answer = question.ask(about, state);
      return E.isRight(answer) && answer.right.holds;
    }
    return Object.entries(about as JsonObject).every(([name, expected]) => {
      const value = this.valueOf(word, name, state);
      return value !== undefined && (value.same ?? alike)(expected, value.find(state, word));
    });
  }

  /** The values that make a difference, here; of all pieces also those that came to the table on the way. */
  facts(state: unknown): Facts {
    const { language } = this.table;
    const found: Record<string, Record<string, Json>> = {};
    const add = (piece: string, name: string, value: Json): void => void ((found[piece] ??= {})[name] = value);
    if (this.exploring.of) {
      for (const { piece, value } of this.exploring.of.flatMap((words) => valueIn(words) ?? []))
        add(piece, value, this.valueOf(piece, value, state)?.find(state, piece) ?? null);
      return found;
    }
    const now = language.pieces(state);
    for (const [kind, values] of Object.entries(language.kinds))
      for (const piece of new Set([...(this.names[kind] ?? []), ...(now[kind] ?? [])]))
        if ((language.mainName?.(kind, piece, state) ?? piece) === piece)
          for (const [name, value] of Object.entries(values)) add(piece, name, value.find(state, piece));
    return found;
  }

  private valueOf(piece: string, name: string, state: unknown): Value | undefined {
    return valueOf(this.table.language, this.names, piece, name, state);
  }

  // Judges pass games through without knowing their types.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  private stop(): Stop<any> | null {
    const { until } = this.exploring;
    if (until === null) return null;
    const over = typeof until === 'string' ? overIn(until) : null;
    if (over !== null) return after(over);
    return ({ state }) => this.holds(state, until as readonly Expectation[]);
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  private deciders(): Record<string, Decides<any>> {
    return Object.fromEntries(
      playersOf(this.table).map((player) => [player, this.decides(this.exploring.decide[player] ?? 'any')]),
    );
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  private decides(words: string): Decides<any> {
    if (isPolicyName(words)) return words;
    const wish = wishIn(words);
    if (wish === null || wish === 'any') return 'any';
    const number = (state: unknown): number => numberIn(this.valueOf(wish.piece, wish.value, state), state, wish.piece);
    return wish.most ? { most: number } : { least: number };
  }
}

type Value = AnyLanguage['kinds'][string][string];

/** Of a piece that was there at the start, or came to the table on the way. */
function valueOf(
  language: AnyLanguage,
  names: Readonly<Record<string, readonly string[]>>,
  piece: string,
  name: string,
  state: unknown,
): Value | undefined {
  const kind = kindNamed(language, names, piece) ?? kindNamed(language, language.pieces(state), piece);
  const values = language.kinds[kind ?? ''] ?? {};
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** What these facts say that can never be, so that nothing follows from it; null: nothing. */
export function beyond({ language, state }: Table, facts: readonly Expectation[]): string | null {
  const names = piecesOf(language, state as object);
  for (const { word, about } of facts)
    for (const [name, expected] of isObject(about) ? Object.entries(about) : []) {
      const most = valueOf(language, names, word, name, state)?.most?.(state, word) ?? null;
      if (isMore(expected, most)) return `${name} of ${word} is at most ${show(most)}, never ${show(expected)}`;
    }
  return null;
}

function playersOf({ language, state }: Table): string[] {
  return Object.keys(language.game.outcome(state).scores);
}

/** What is wrong under `decide` and only a table knows: names that are no player's here, wishes for what is no number. */
export function wrongDeciders(table: Table, { decide, path }: Exploring): Trouble[] {
  const players = playersOf(table);
  return Object.entries(decide).flatMap(([name, words]): Trouble[] => {
    const at = [...path, 'decide', name];
    if (!players.includes(name)) {
      const message = `'${name}' is no player here; ${players.join(', ')} are${didYouMean(name, players)}`;
      return [{ path: at, message, atKey: true }];
    }
    const found = wishedNow(table, words);
    if (!isNoNumber(found)) return [];
    return [{ path: at, message: `most and least need a number, such as damage; found ${show(found)}` }];
  });
}

/** What somebody wants most or least of, as the table stands; undefined: nothing, or there is no such piece yet. */
function wishedNow({ language, state }: Table, words: string): Json | undefined {
  const wish = wishIn(words);
  if (wish === null || wish === 'any') return undefined;
  const kind = kindNamed(language, piecesOf(language, state as object), wish.piece);
  return language.kinds[kind ?? '']?.[wish.value]?.find(state, wish.piece);
}

/** Yes or no counts as a number; a word, a list or a place does not. */
function isNoNumber(value: Json | undefined): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

function numberIn(value: AnyLanguage['kinds'][string][string] | undefined, state: unknown, piece: string): number {
  const found = value?.hasLeft?.(state, piece) === true ? null : (value?.find(state, piece) ?? null);
  return found === null || isNoNumber(found) ? NaN : Number(found);
}

/** `1 state with a choice or a roll`. */
export function statesInWords(states: number): string {
  return `${figure(states)} ${states === 1 ? 'state' : 'states'} with a choice or a roll`;
}

/** What was not walked since it is too unlikely, where anything was. */
export function neglectedInWords(neglected: number): string {
  return `ways that are taken with a probability of at most ${neglected.toPrecision(2)} were neglected`;
}

/** Of a map in any of its keys. */
function isMore(expected: Json, most: Json): boolean {
  if (typeof expected === 'number') return typeof most === 'number' && expected > most;
  if (!isObject(expected) || !isObject(most)) return false;
  return Object.entries(expected).some(([key, each]) => isMore(each, most[key] ?? null));
}

function whyNot(code: string, message: string): Walked {
  return E.left({ ...rejection(reason(code, message, [])), found: [] });
}
