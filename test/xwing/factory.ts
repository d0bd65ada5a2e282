/** A table for tests of single procedures: states built from facts, a procedure run to its end with answers given one by one. */
import {
  coreState,
  pile,
  sameJson,
  startChance,
  textOf,
  type Candidate,
  type ChanceMode,
  type Frame,
} from '../../src/core';
import { headingFromDegrees, type Pose } from '../../src/core/geometry';
import { advance, answer, asked } from '../../src/core/engine/machine';
import { abilities } from '../../src/xwing/abilities';
import type { XwingAction } from '../../src/xwing/model/actions';
import { damageDeck } from '../../src/xwing/facts';
import { bringIntoPlay, engine } from '../../src/xwing/engine';
import type { XwingEvent } from '../../src/xwing/model/events';
import { makeShip } from '../../src/xwing/begin/make-ship';
import { happenings, procedures } from '../../src/xwing/procedures';
import type { Obstacle, Phase, Ship, TokenKind, XwingState } from '../../src/xwing/model/state';
import { push, tablesOf } from '../../src/core/engine/tables';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- extra procedures and abilities of one test file
type Extras = { procedures?: any[]; abilities?: any[] };

let installed = false;
/** Call it first in a test file that brings procedures or abilities of its own. */
export function install(extras: Extras = {}): void {
  if (installed) throw new Error('the engine is installed once for a test file');
  installed = true;
  engine.install({
    procedures: [...procedures, ...(extras.procedures ?? [])],
    abilities: [...abilities, ...(extras.abilities ?? [])],
    happenings,
  });
}

export interface ShipSpec extends Partial<Omit<Ship, 'id' | 'tokens' | 'upgrades' | 'pose' | 'pilot'>> {
  /** XWS id. Default: a Blue Squadron Escort for p1, an Academy Pilot for p2. */
  pilot?: string;
  upgrades?: readonly string[];
  /** Middle of the base in mm. */
  at?: readonly [number, number];
  /** Compass degrees, 0 is north (+y). */
  facing?: number;
  tokens?: Partial<Record<TokenKind, number>>;
  /** Faceup damage cards, facedown ones by number. */
  faceup?: readonly string[];
  facedown?: number;
}

export interface ObstacleSpec {
  outline?: string;
  kind: Obstacle['kind'];
  at: readonly [number, number];
  facing?: number;
}

export interface TableSpec {
  ships: Record<string, ShipSpec>;
  obstacles?: Record<string, ObstacleSpec>;
  locks?: readonly (readonly [by: string, on: string])[];
  phase?: Phase;
  round?: number;
  /** Player order; p1 first by default. */
  order?: readonly string[];
  stack?: Frame[];
}

/** A state in which everything stands on the table. Ships belong to p1 unless told otherwise. */
export function stateWith(spec: TableSpec, mode: ChanceMode = { mode: 'manual' }): XwingState {
  if (!installed) install();
  const state: XwingState = {
    ...coreState<XwingEvent>(startChance(mode), { procedure: 'nothing', step: 0 }),
    stack: spec.stack ?? [],
    options: { mat: { width: 914, height: 914 } },
    round: spec.round ?? 1,
    phase: spec.phase ?? 'engagement',
    players: ['p1', 'p2'].map((id) => ({
      id,
      faction: id === 'p1' ? 'rebelalliance' : 'galacticempire',
      points: 200,
      edge: id === 'p1' ? 'south' : 'north',
      damageDeck: pile(
        `${id} damage deck`,
        damageDeck().flatMap((card) => Array<string>(card.copies).fill(card.id)),
      ),
      damageDiscard: [],
    })),
    order: [...(spec.order ?? ['p1', 'p2'])],
    ships: [],
    obstacles: Object.entries(spec.obstacles ?? {}).map(([id, each]) => obstacleFrom(id, each)),
    locks: (spec.locks ?? []).map(([by, on]) => ({ by, on })),
    winner: null,
  };
  Object.entries(spec.ships).forEach(([id, each], i) => addShip(state, id, each, i + 1));
  return state;
}

function addShip(state: XwingState, id: string, spec: ShipSpec, marker: number): void {
  const { pilot, upgrades = [], at = [100, 100], facing = 0, tokens = {}, faceup = [], facedown = 0, ...rest } = spec;
  const player = rest.player ?? 'p1';
  const made = makeShip(
    id,
    player,
    pilot ?? (player === 'p1' ? 'bluesquadronescort' : 'academypilot'),
    upgrades,
    marker,
  );
  const deck = state.players.find((each) => each.id === player)?.damageDeck;
  for (const card of faceup) deck?.unknown.splice(deck.unknown.indexOf(card), 1);
  const ship: Ship = {
    ...made.ship,
    place: 'table',
    pose: poseOf(at, facing),
    damage: { facedown, faceup: faceup.map((card, i) => ({ id: `${id}/damage-${i + 1}`, card })) },
    ...rest,
    tokens: { ...made.ship.tokens, ...tokens },
  };
  state.ships.push(ship);
  for (const { card, source } of made.cards) bringIntoPlay(state, card, source, player);
  bringIntoPlay(state, 'rule:every-ship', id, player);
  for (const damage of ship.damage.faceup) bringIntoPlay(state, `damage:${damage.card}`, damage.id, player);
}

function obstacleFrom(id: string, { outline, kind, at, facing = 0 }: ObstacleSpec): Obstacle {
  const usual = { asteroid: 'coreasteroid0', debris: 'yt2400debris0', gas: 'gascloud1' };
  return { id, outline: outline ?? usual[kind], kind, place: 'table', pose: poseOf(at, facing) };
}

export function poseOf([x, y]: readonly [number, number], facing: number): Pose {
  return { x, y, heading: headingFromDegrees(facing) };
}

/** Runs procedures on a state in place; keeps every event. */
export class Table {
  readonly events: XwingEvent[] = [];

  constructor(readonly state: XwingState) {}

  /** Starts a procedure, and runs it to its first question or its end. */
  run(procedure: string, data: object = {}): this {
    push(this.state, procedure, data);
    return this.advance();
  }

  /** Calls functions of the game (they may `call` and `cause`), as one step would, and runs what they started. */
  do(step: (state: XwingState) => void): this {
    this.state.depth = this.state.stack.length;
    step(this.state);
    const called = this.state.stack.splice(this.state.depth);
    this.state.stack.push(...called.reverse());
    return this.advance();
  }

  get ended(): boolean {
    return this.state.stack.length === 0 && this.state.triggered.length === 0;
  }

  /** Asks of the innermost question; null when nothing is asked. */
  get asks(): string | null {
    return textOf(asked(tablesOf(engine), this.state)?.question.asks ?? '') || null;
  }

  get by(): readonly string[] {
    return asked(tablesOf(engine), this.state)?.question.by ?? [];
  }

  get candidates(): readonly Candidate<XwingAction>[] {
    return asked(tablesOf(engine), this.state)?.question.candidates ?? [];
  }

  /** Legal actions, of one type if given. */
  legal<T extends XwingAction['type']>(type?: T): Extract<XwingAction, { type: T }>[] {
    const actions = this.candidates.filter((each) => each.not === null).map((each) => each.action);
    return actions.filter((each) => type === undefined || each.type === type) as Extract<XwingAction, { type: T }>[];
  }

  /** Why the first candidate with these fields is refused; null when it is legal; undefined when nothing like it is listed. */
  whyNot(fields: object): string | null | undefined {
    const found = this.candidates.find((each) => matches(each.action, fields));
    return found === undefined ? undefined : (found.not?.code ?? null);
  }

  /** Takes the one legal action with these fields. */
  answer(fields: object): this {
    const at = asked(tablesOf(engine), this.state);
    if (!at) throw new Error('nobody is asked');
    const fitting = at.question.candidates.filter((each) => each.not === null && matches(each.action, fields));
    const only = fitting[0];
    if (fitting.length !== 1 || !only)
      throw new Error(
        `${fitting.length} answers to '${at.question.asks}' fit ${JSON.stringify(fields)} among ${JSON.stringify(
          at.question.candidates.map((each) => (each.not ? { ...each.action, not: each.not.code } : each.action)),
        )}`,
      );
    this.state.events = [];
    answer(this.state, at.frame, at.step, only.action);
    return this.advance();
  }

  /** The dice that chance is asked for show these faces, in any order. */
  rolls(...faces: string[]): this {
    return this.answer({ type: 'roll', faces: [...faces].sort() });
  }

  draws(card: string): this {
    return this.answer({ type: 'draw', card });
  }

  ship(id: string): Ship {
    const found = this.state.ships.find((each) => each.id === id);
    if (!found) throw new Error(`no ship '${id}'`);
    return found;
  }

  happened<T extends XwingEvent['type']>(type: T): Extract<XwingEvent, { type: T }>[] {
    return this.events.filter((each) => each.type === type) as Extract<XwingEvent, { type: T }>[];
  }

  private advance(): this {
    const { rejection } = advance(tablesOf(engine), this.state);
    if (rejection) throw new Error(rejection.message);
    this.events.push(...this.state.events);
    this.state.events = [];
    expect(JSON.parse(JSON.stringify(this.state))).toEqual(this.state);
    return this;
  }
}

export function tableWith(spec: TableSpec, mode?: ChanceMode): Table {
  return new Table(stateWith(spec, mode));
}

function matches(action: XwingAction, fields: object): boolean {
  return Object.entries(fields).every(([key, value]) =>
    sameJson(value, (action as unknown as Record<string, unknown>)[key]),
  );
}
