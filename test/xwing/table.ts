/**
 * The table of X-Wing's tests: `xwingTable({ ships: { 'red-5': { at: [100, 100] } }, moment: 'engagement' })` sets it up through `xwing.resume`;
 * then every word does one thing that a player or the dice do. Without a moment nothing is in progress, and the test runs single procedures
 * (`run`, `do`). What is not asked cannot be answered: the test fails and tells what is asked, by whom, and every legal answer.
 */
import * as E from 'fp-ts/lib/Either';
import { abilityQueue, sameJson, textOf, type Candidate, type ChanceMode, type Rejection } from '../../src/core';
import { advance } from '../../src/core/engine/machine';
import { push, tablesOf } from '../../src/core/engine/tables';
import { headingFromDegrees } from '../../src/core/geometry';
import {
  xwing,
  type Moment,
  type PlacedDevice,
  type PlacedShip,
  type Position,
  type XwingAction,
  type XwingEvent,
  type XwingState,
} from '../../src/xwing';
import { engine } from '../../src/xwing/engine';
import type { Device, Ship } from '../../src/xwing/model/state';
import { watchEvidence } from '../helpers/evidence';
import { stateWith, type BareSpec } from './bare-state';

const evidence = watchEvidence('xwing');

export interface ShipOnTable extends Partial<Omit<PlacedShip, 'id' | 'at'>> {
  /** Middle of the base in mm; null: in reserve. Default: far from everything, in a row. */
  at?: readonly [number, number] | null;
  /** Compass degrees, 0 is north (+y). Default 0. */
  facing?: number;
}

export interface TableSpec {
  /** Default: p1 and p2. */
  players?: readonly string[];
  /** Ships belong to p1 unless told otherwise. Default pilots: Blue Squadron Escort for p1, Academy Pilot for p2. */
  ships: Readonly<Record<string, ShipOnTable>>;
  obstacles?: Readonly<Record<string, { outline: string; at: readonly [number, number]; facing?: number }>>;
  /** Devices belong to p1 unless told otherwise; a facing is the direction away from the rear guides. */
  devices?: Readonly<
    Record<string, Partial<Omit<PlacedDevice, 'id' | 'at'>> & { at: readonly [number, number]; facing?: number }>
  >;
  /** Pairs: who has a lock, on what. */
  locks?: readonly (readonly [by: string, on: string])[];
  moment: Moment | Moment['phase'];
  mat?: Position['mat'];
  round?: number;
  /** Player order; default: p1 is the first player. */
  order?: readonly string[];
  /** Default: whoever writes the test says what the dice show. */
  chance?: ChanceMode;
}

export function positionOf(spec: TableSpec): Position {
  return {
    players: (spec.players ?? ['p1', 'p2']).map((id) => ({ id })),
    ships: Object.entries(spec.ships).map(([id, ship], i) => placed(id, ship, i)),
    obstacles: Object.entries(spec.obstacles ?? {}).map(([id, { outline, at, facing }]) => ({
      id,
      outline,
      at: pose(at, facing),
    })),
    devices: Object.entries(spec.devices ?? {}).map(([id, { at, facing, kind, player, ...rest }]) => ({
      id,
      kind: kind ?? 'proton-bomb',
      player: player ?? 'p1',
      at: pose(at, facing),
      ...rest,
    })),
    locks: (spec.locks ?? []).map(([by, on]) => ({ by, on })),
    moment: typeof spec.moment === 'string' ? { phase: spec.moment } : spec.moment,
    ...(spec.mat === undefined ? {} : { mat: spec.mat }),
    ...(spec.round === undefined ? {} : { round: spec.round }),
    ...(spec.order === undefined ? {} : { order: [...spec.order] }),
  };
}

function placed(id: string, { at, facing, ...rest }: ShipOnTable, i: number): PlacedShip {
  const player = rest.player ?? 'p1';
  const pilot = rest.pilot ?? (player === 'p1' ? 'bluesquadronescort' : 'academypilot');
  const far = [60 + 90 * i, player === 'p1' ? 50 : 864] as const;
  return { ...rest, id, player, pilot, at: at === null ? null : pose(at ?? far, facing) };
}

function pose([x, y]: readonly [number, number], facing = 0): NonNullable<PlacedShip['at']> {
  return { x, y, heading: headingFromDegrees(facing) };
}

/** The table, or a failed test when such a position cannot be. */
export function xwingTable(spec: TableSpec | (BareSpec & { chance?: ChanceMode })): Table {
  if (!('moment' in spec)) return new Table(stateWith(spec, spec.chance), [], true);
  const begun = xwing.resume(positionOf(spec), spec.chance ?? { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(`no such table: ${begun.left.message} (at ${begun.left.path.join('.')})`);
  return new Table(begun.right.state, [...begun.right.events]);
}

export class Table {
  constructor(
    public state: XwingState,
    /** Everything that happened since the table was set. */
    public readonly events: XwingEvent[] = [],
    /** Nothing was in progress: the state is changed in place, and tests may change it, too. */
    private readonly bare = false,
  ) {
    evidence.told(events);
  }

  /** Starts a procedure, and runs it to its first question or its end. */
  run(procedure: string, data: object = {}): this {
    this.thaw();
    push(this.state, procedure, data);
    return this.advance();
  }

  /** Calls functions of the game (they may `call` and `cause`), as one step would, and runs what they started. */
  do(step: (state: XwingState) => void): this {
    this.thaw();
    this.state.depth = this.state.stack.length;
    step(this.state);
    const called = this.state.stack.splice(this.state.depth);
    this.state.stack.push(...called.reverse());
    return this.advance();
  }

  /** What the game hands out is frozen: it is changed in a copy. */
  private thaw(): void {
    if (!this.bare) this.state = structuredClone(this.state);
  }

  private advance(): this {
    const { rejection } = advance(tablesOf(engine), this.state);
    if (rejection) throw new Error(rejection.message);
    this.events.push(...this.state.events);
    evidence.told(this.state.events);
    this.state.events = [];
    expect(JSON.parse(JSON.stringify(this.state))).toEqual(this.state);
    return this;
  }

  /** Takes the one legal action that has these fields. */
  answer(fields: object): this {
    const fitting = this.legal().filter((action) => hasFields(action, fields));
    const only = fitting[0];
    if (fitting.length !== 1 || !only)
      throw new Error(`${fitting.length} answers fit ${JSON.stringify(fields)}. ${this.situation()}`);
    return this.does(only);
  }

  /** Takes exactly this action. */
  does(action: XwingAction): this {
    if (this.bare) return this.doesInPlace(action);
    const next = xwing.reduce(this.state, action);
    if (E.isLeft(next)) throw new Error(`refused: ${next.left.message} ${this.situation()}`);
    this.state = next.right.state;
    evidence.told(next.right.events);
    this.events.push(...next.right.events);
    return this;
  }

  private doesInPlace(action: XwingAction): this {
    const refused = xwing.play(this.state, action);
    if (refused) throw new Error(`refused: ${refused.message} ${this.situation()}`);
    return this.advance();
  }

  /** The dice show these faces, in any order. */
  rolls(...faces: string[]): this {
    return this.answer({ type: 'roll', faces: [...faces].sort() });
  }

  /** Any legal placement: of an obstacle, or of a ship. */
  places(seed = 1): this {
    const legal = xwing.allLegalActions(this.state);
    const action = legal.kind === 'region' ? legal.sample(seed) : null;
    if (!action) throw new Error(`there is nothing to place. ${this.situation()}`);
    return this.does(action);
  }

  /** The drawn card is this one. */
  draws(card: string): this {
    return this.answer({ type: 'draw', card });
  }

  /** The engaging ship attacks another, with its only weapon or the one named. */
  attack(attacker: string, defender: string, weapon?: string): this {
    if (this.offers({ type: 'engage', ship: attacker })) this.answer({ type: 'engage', ship: attacker });
    if (this.offers({ type: 'choose-weapon' }))
      this.answer({ type: 'choose-weapon', ship: attacker, ...(weapon === undefined ? {} : { weapon }) });
    return this.answer({ type: 'declare-defender', ship: attacker, defender });
  }

  use(ability: string): this {
    return this.answer({ type: 'use-ability', ability });
  }

  decline(ability: string): this {
    return this.answer({ type: 'decline', ability });
  }

  choose(ability: string, chosen: unknown): this {
    return this.answer({ type: 'choose', ability, chosen });
  }

  /** Adds this ability to the queue next. */
  order(ability: string): this {
    return this.answer({ type: 'order-ability', ability });
  }

  /** Answers with this action as long as it is offered. */
  repeat(fields: object): this {
    while (this.offers(fields)) this.answer(fields);
    return this;
  }

  /** What is asked; null: nothing is. */
  get asks(): string | null {
    return textOf(xwing.question(this.state)?.asks ?? '') || null;
  }

  /** Nothing is in progress any more. */
  get ended(): boolean {
    return this.state.stack.length === 0 && this.state.triggered.length === 0;
  }

  /** Every answer that the question speaks of, legal or refused. */
  get candidates(): readonly Candidate<XwingAction>[] {
    return xwing.question(this.state)?.candidates ?? [];
  }

  get by(): readonly string[] {
    return xwing.decision(this.state).by;
  }

  /** Legal actions, of one type if given. */
  legal<T extends XwingAction['type'] = XwingAction['type']>(type?: T): Extract<XwingAction, { type: T }>[] {
    const { actions } = xwing.allLegalActions(this.state);
    return actions.filter((each) => type === undefined || each.type === type) as Extract<XwingAction, { type: T }>[];
  }

  offers(fields: object): boolean {
    return this.legal().some((action) => hasFields(action, fields));
  }

  /** Why exactly this action is not legal now; null: it is. */
  whyNot(action: XwingAction): Rejection | null {
    return evidence.refused(xwing.whyNot(this.state, action));
  }

  /** Why the first candidate with these fields is refused: the code; null: it is legal; undefined: nothing like it is spoken of. */
  refusal(fields: object): string | null | undefined {
    const found = this.candidates.find(({ action }) => hasFields(action, fields));
    return found === undefined ? undefined : (evidence.refused(found.not)?.code ?? null);
  }

  ship(id: string): Ship {
    const found = this.state.ships.find((each) => each.id === id);
    if (!found) throw new Error(`no ship '${id}'`);
    return found;
  }

  /** A device, on the table or removed. */
  device(id: string): Device {
    const found = this.state.devices.find((each) => each.id === id);
    if (!found) throw new Error(`no device '${id}'`);
    return found;
  }

  /** The abilities that wait in the queue, the next one first: `jake-farrell@jake`. */
  get queue(): string[] {
    return abilityQueue(this.state).map((each) => `${each.ability}@${each.source}`);
  }

  happened<T extends XwingEvent['type']>(type: T): Extract<XwingEvent, { type: T }>[] {
    return this.events.filter((each) => each.type === type) as Extract<XwingEvent, { type: T }>[];
  }

  /** Position of the first event of this type with these fields among all; -1: it did not happen. */
  when(type: XwingEvent['type'], fields: object = {}): number {
    return this.events.findIndex((event) => event.type === type && hasFields(event, fields));
  }

  /** What is asked now, for messages. */
  situation(): string {
    const { asks, by, within, step } = xwing.decision(this.state);
    const legal = this.legal()
      .slice(0, 40)
      .map((each) => JSON.stringify(each));
    return `Asked: ${asks} (by ${by.join(', ')}; ${within.join(' > ')}, ${step}). Legal: ${legal.join('\n')}`;
  }
}

function hasFields(thing: object, fields: object): boolean {
  return Object.entries(fields).every(([key, value]) => sameJson(value, (thing as Record<string, unknown>)[key]));
}

/** A ship of a squad in XWS: pilot, type of ship, upgrades by slot. */
export type XwsShip = readonly [pilot: string, ship: string, upgrades?: Readonly<Record<string, readonly string[]>>];

/** A squad in XWS. */
export function squad(faction: string, ships: readonly XwsShip[], obstacles: readonly string[] = []): object {
  return { faction, obstacles, pilots: ships.map(([id, ship, upgrades = {}]) => ({ id, ship, upgrades })) };
}

/** A game of two squads from its first setup step. */
export function newGame(one: object, two: object, chance: ChanceMode = { mode: 'manual' }): Table {
  return gameOf([one, two], chance);
}

/** A game of so many squads from its first setup step. */
export function gameOf(squads: readonly object[], chance: ChanceMode = { mode: 'manual' }): Table {
  const begun = xwing.begin({ squads: [...squads] }, chance);
  if (E.isLeft(begun)) throw new Error(`no such game: ${begun.left.message} (at ${begun.left.path.join('.')})`);
  return new Table(begun.right.state, [...begun.right.events]);
}
