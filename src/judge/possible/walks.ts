/** Every way that a table can go, as a file asks for it. */
import * as E from 'fp-ts/lib/Either';
import type { Json, JsonObject, Path } from '../../core';
import {
  after,
  explore,
  retrace,
  type Choosing,
  type Decides,
  type Explored,
  type Stop,
  type Traced,
  type Unfinished,
} from '../../play';
import type { AnyLanguage } from '../../language/language';
import { questionNamed } from '../facts';
import type { SomeAction } from '../match';
import { kindNamed, piecesOf } from '../pieces';
import type { Expectation } from '../scenario';
import type { Table } from '../table';
import { alike } from '../words';
import { overIn, wishIn } from './words';

/** A judge waits for the answer: a file may ask for more. */
const MAX_STATES = 20_000;

/** The key `explore` of a file. */
export interface Exploring {
  /** `attack is over`, or what has to hold; null: the end of the game. */
  until: string | readonly Expectation[] | null;
  /** By player: `any`, `most damage of tie`. */
  decide: Readonly<Record<string, string>>;
  /** After so many it gives up; undefined: after 20,000. */
  states: number | undefined;
  /** Where it stands in the file. */
  path: Path;
}

/** What a walk gives, or why it gave up. */
export type Walked = E.Either<Unfinished<Json, SomeAction>, Explored<Json, SomeAction>>;

/** The tables that a walk comes through are played on in place: what is asked of them is looked up anew each time, by the names at its start. */
export class Walks {
  private readonly names: Readonly<Record<string, readonly string[]>>;

  constructor(
    private readonly table: Table,
    private readonly exploring: Exploring,
  ) {
    this.names = piecesOf(table.language, table.state as object);
  }

  /** Who decides and is no player here. */
  stranger(): string | null {
    const players = this.players();
    return Object.keys(this.exploring.decide).find((name) => !players.includes(name)) ?? null;
  }

  private players(): string[] {
    return Object.keys(this.table.language.game.outcome(this.table.state).scores);
  }

  /** What can come of this value; `tells` which choices on the way are told of. */
  walk(value: (state: unknown) => Json, tells: (question: Choosing<SomeAction>) => boolean = () => false): Walked {
    const { language, state } = this.table;
    const { states = MAX_STATES } = this.exploring;
    const stop = this.stop();
    return explore(language.game, state, {
      value,
      ...(stop ? { stop } : {}),
      decide: this.deciders(),
      limits: { states },
      tells,
    }) as Walked;
  }

  /** Each action of a line with what it brought about, to where the walk stops. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  retrace(line: readonly SomeAction[]): Traced<any>[] {
    const { language, state } = this.table;
    const traced = retrace(language.game, state, line, this.stop() ?? undefined);
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
      const value = this.valueOf(word, name);
      return value !== undefined && (value.same ?? alike)(expected, value.find(state, word));
    });
  }

  /** Every value of every piece, by `piece value`; of those that came to the table on the way, too. */
  allValues(state: unknown): JsonObject {
    const { language } = this.table;
    const now = language.pieces(state);
    const found: Record<string, Json> = {};
    for (const [kind, values] of Object.entries(language.kinds))
      for (const piece of new Set([...(this.names[kind] ?? []), ...(now[kind] ?? [])]))
        for (const [name, value] of Object.entries(values)) found[`${piece} ${name}`] = value.find(state, piece);
    return found;
  }

  private valueOf(piece: string, name: string): AnyLanguage['kinds'][string][string] | undefined {
    const { language } = this.table;
    const values = language.kinds[kindNamed(language, this.names, piece) ?? ''] ?? {};
    return Object.hasOwn(values, name) ? values[name] : undefined;
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
      this.players().map((player) => [player, this.decides(this.exploring.decide[player] ?? 'any')]),
    );
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  private decides(words: string): Decides<any> {
    const wish = wishIn(words);
    if (wish === null || wish === 'any') return 'any';
    const number = (state: unknown): number => Number(this.valueOf(wish.piece, wish.value)?.find(state, wish.piece));
    return wish.most ? { most: number } : { least: number };
  }
}
