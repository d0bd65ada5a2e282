/** States built from facts, with nothing in progress, for tests that run single procedures: `xwingTable` without a moment. */
import { coreState, pile, startChance, type ChanceMode, type Frame } from '../../src/core';
import { register } from '../../src/core/abilities/ability';
import { effectProcedure } from '../../src/core/engine/effect-procedure';
import { tablesOf } from '../../src/core/engine/tables';
import { headingFromDegrees, type Pose } from '../../src/core/geometry';
import { damageDeck, pilot, ship } from '../../src/xwing/facts';
import { measures } from '../../src/xwing/facts/measures';
import { freshHugeDamage } from '../../src/xwing/begin/set-up';
import { bringIntoPlay, engine } from '../../src/xwing/engine';
import type { XwingEvent } from '../../src/xwing/model/events';
import { makeShip } from '../../src/xwing/begin/make-ship';
import { carriers } from '../../src/xwing/queries/carriers';
import type { Obstacle, Phase, Ship, TokenKind, XwingState } from '../../src/xwing/model/state';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- of any frames and events
type Extras = { procedures?: any[]; abilities?: any[] };

/** Procedures and abilities of one test file, beside those of the game; the next file finds the game without them. */
export function install({ procedures = [], abilities = [] }: Extras): void {
  const tables = tablesOf(engine);
  const added = [...procedures, ...abilities.map((ability) => effectProcedure(ability))];
  for (const each of abilities) register(tables.registry, each);
  for (const each of added) {
    if (tables.procedures.has(each.name)) throw new Error(`the game has a procedure called '${each.name}'`);
    tables.procedures.set(each.name, each);
  }
  afterAll(() => {
    for (const { name } of added) tables.procedures.delete(name);
    const { byId, byCard, ...listeners } = tables.registry;
    for (const { id, card = id } of abilities) {
      byId.delete(id);
      byCard.set(
        card,
        (byCard.get(card) ?? []).filter((one) => one.id !== id),
      );
      for (const ids of Object.values(listeners).flatMap((each) => [...each.values()])) ids.delete(id);
    }
  });
}

function isHuge({ pilot: id }: ShipSpec): boolean {
  return ship(pilot(id ?? '')?.ship ?? '')?.size === 'huge';
}

/** A ship in the fields of the state. */
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

/** What lies on a table on which nothing is in progress. */
export interface BareSpec {
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
export function stateWith(spec: BareSpec, mode: ChanceMode = { mode: 'manual' }): XwingState {
  const state: XwingState = {
    ...coreState<XwingEvent>(startChance(mode), { procedure: 'nothing', step: 0 }),
    stack: spec.stack ?? [],
    options: { mat: { width: 914, height: 914 }, measures: measures() },
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
      hugeDamage: Object.values(spec.ships).some(isHuge) ? freshHugeDamage(id) : null,
    })),
    order: [...(spec.order ?? ['p1', 'p2'])],
    ships: [],
    obstacles: Object.entries(spec.obstacles ?? {}).map(([id, each]) => obstacleFrom(id, each)),
    devices: [],
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
    ...made,
    place: 'table',
    pose: poseOf(at, facing),
    damage: { facedown, faceup: faceup.map((card, i) => ({ id: `${id}/damage-${i + 1}`, card })) },
    ...rest,
    tokens: { ...made.tokens, ...tokens },
  };
  state.ships.push(ship);
  for (const { card, source } of carriers({ ...state, ships: [{ ...ship, place: 'table' }] }))
    bringIntoPlay(state, card, source, player);
}

function obstacleFrom(id: string, { outline, kind, at, facing = 0 }: ObstacleSpec): Obstacle {
  const usual = { asteroid: 'coreasteroid0', debris: 'yt2400debris0', gas: 'gascloud1' };
  return { id, outline: outline ?? usual[kind], kind, place: 'table', pose: poseOf(at, facing) };
}

export function poseOf([x, y]: readonly [number, number], facing: number): Pose {
  return { x, y, heading: headingFromDegrees(facing) };
}
