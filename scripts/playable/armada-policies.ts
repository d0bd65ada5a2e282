/**
 * Simple ways to play Armada, so that random games come to attacks, criticals, squadron fights and obstacles: ships approach, show their best side and use
 * their tokens; squadrons fly at what they can attack. Each gives legal actions a number and takes the highest; equal ones are drawn by lot.
 */
import type { Question } from '../../src/core';
import { pointDistance, type Point } from '../../src/core/geometry';
import { ICONS, type Command } from '../../src/armada/facts';
import type { ArmadaAction } from '../../src/armada/model/actions';
import type { ArmadaState } from '../../src/armada/model/state';
import { armamentOf, diceIn } from '../../src/armada/queries/armament';
import { currentAttack, iconsIn } from '../../src/armada/queries/attack';
import { courseEnd, type Course } from '../../src/armada/queries/maneuver-tool';
import { shipPiece } from '../../src/armada/queries/pieces';
import { shipOf } from '../../src/armada/queries/ships';
import { squadronOf } from '../../src/armada/queries/squadrons';
import { randomPolicy, type Policy } from '../../src/play';
import type { Contest } from '../contest';
import { randomArmadaSetup } from './armada';

type Next = (n: number) => number;
type Of<T extends ArmadaAction['type']> = Extract<ArmadaAction, { type: T }>;

/** How far from the enemy a ship likes to be, in mm between the middles, and what it likes to command. */
const WAYS = {
  ram: { distance: 0, commands: ['navigate', 'repair'] },
  close: { distance: 170, commands: ['concentrate-fire', 'repair'] },
  stand: { distance: 330, commands: ['concentrate-fire', 'squadron'] },
  carry: { distance: 240, commands: ['squadron', 'repair'] },
} as const satisfies Readonly<Record<string, { distance: number; commands: readonly Command[] }>>;

export type ArmadaWay = keyof typeof WAYS;
export const ARMADA_WAYS = Object.keys(WAYS) as ArmadaWay[];

/** What is worth doing, the same for every way; whatever is not here is worth 2. */
const WORTH: Readonly<Partial<Record<ArmadaAction['type'], number>>> = {
  'skip-attack': -1,
  'end-targets': -1,
  'end-attack-effects': 1,
  'end-defense-tokens': 1,
  'skip-critical-effect': 0,
  'end-commands': 1,
  'end-repair': 0,
  'end-squadron-command': 0,
  'end-activation': 0,
  'resolve-command': 5,
  'repair-hull': 6,
  'recover-shields': 5,
  'resolve-critical-effect': 5,
  'use-ability': 5,
  'activate-squadron': 5,
  decline: 0,
  'take-token': 1,
};

function enemiesOf(state: ArmadaState, owner: string): Point[] {
  const ships = state.ships.filter((ship) => ship.place === 'table' && ship.owner !== owner).map(({ pose }) => pose);
  return ships.length > 0 ? ships : [];
}

function nearest(from: Point, points: readonly Point[]): number {
  return Math.min(10_000, ...points.map((point) => pointDistance(from, point)));
}

function worth(state: ArmadaState, way: ArmadaWay, action: ArmadaAction): number {
  switch (action.type) {
    case 'set-dials':
      return action.commands.filter((each) => (WAYS[way].commands as readonly Command[]).includes(each)).length;
    case 'declare-target':
      return 5 + diceOf(state, action);
    case 'spend-accuracy':
      return 4;
    case 'spend-defense-token':
      return worthOfToken(state, action);
    case 'redirect-damage':
      return action.damage;
    case 'determine-course':
      return worthOfCourse(state, way, action);
    case 'resolve-navigate':
      return Math.abs(action.speed - 2) < Math.abs(shipOf(state, action.ship).speed - 2) ? 3 : 0;
    case 'deploy-ship':
      return action.speed;
    default:
      return WORTH[action.type] ?? 2;
  }
}

/** How many dice the attack may have. */
function diceOf(state: ArmadaState, { attacker, zone, defendingZone }: Of<'declare-target'>): number {
  return diceIn(armamentOf(state, attacker, zone, defendingZone === null ? 'anti-squadron' : 'battery'));
}

/** Against much damage only, and not the last use of it lightly, unless a squadron would be destroyed. */
function worthOfToken(state: ArmadaState, { token, exhausted, die }: Of<'spend-defense-token'>): number {
  const attack = currentAttack(state);
  const pool = attack?.pool ?? [];
  const { hits, criticals } = iconsIn(pool);
  const squadron = state.squadrons.find(({ id }) => id === attack?.defender);
  if (squadron && hits >= squadron.hull) return 4;
  const expected = hits + criticals - (exhausted ? 2 : 0);
  if (token === 'brace' || token === 'scatter') return expected >= 3 ? 4 : 0;
  if (token === 'redirect') return expected >= 2 ? 3 : 0;
  const shown = die === null ? null : pool[die];
  const icons = shown ? ICONS[shown.face] : null;
  return icons && expected > 0 ? 2 * (icons.hits + icons.criticals) : 0;
}

/** Towards the distance that it likes, and not off the table. */
function worthOfCourse(state: ArmadaState, way: ArmadaWay, { ship: id, clicks, side }: Of<'determine-course'>): number {
  const ship = shipOf(state, id);
  const end = courseEnd(shipPiece(state, ship), clicks as Course, side, state.lengths.tool);
  const { width, length } = state.options.areas.play;
  const edge = Math.min(end.x, end.y, width - end.x, length - end.y);
  const off = Math.abs(nearest(end, enemiesOf(state, ship.owner)) - WAYS[way].distance);
  return (edge < 90 ? -10_000 + edge : 0) - Math.round(off / 10);
}

/** Where several places are sampled, the one that is nearest to what the squadron can attack. */
const SAMPLES = 6;

function placeOf(state: ArmadaState, question: Question<ArmadaAction>, next: Next): ArmadaAction | null {
  const { region } = question;
  if (!region) return null;
  const found = Array.from({ length: SAMPLES }, () => region.sample(next)).flatMap((each) => each ?? []);
  const [first] = found;
  if (first?.type !== 'move-squadron') return first ?? null;
  const { owner } = squadronOf(state, first.squadron);
  const squadrons = state.squadrons.filter((each) => each.place === 'table' && each.owner !== owner);
  const goals = [...squadrons.map(({ at }) => at), ...enemiesOf(state, owner)];
  const far = (action: ArmadaAction): number =>
    action.type === 'move-squadron' ? Math.abs(nearest(action.at, goals) - 60) : 10_000;
  return found.reduce((best, each) => (far(each) < far(best) ? each : best), first);
}

/** A policy that plays each player's way, and something random now and then; chance by its weights. */
export function armadaPolicy(
  ways: Readonly<Record<string, ArmadaWay>>,
  next: Next,
  random: Policy<ArmadaState, ArmadaAction>,
): Policy<ArmadaState, ArmadaAction> {
  return (asking) => {
    const { state, question } = asking;
    if (question.weights || next(12) === 0) return random(asking);
    const legal = question.candidates.flatMap((each) => (each.not === null ? [each.action] : []));
    const attack = legal.some(({ type }) => type === 'declare-target');
    if (question.region && !attack) return placeOf(state, question, next) ?? random(asking);
    const way = ways[question.by[0] ?? ''] ?? 'close';
    const worths = legal.map((action) => worth(state, way, action));
    const most = Math.max(...worths);
    const best = legal.filter((_action, i) => worths[i] === most);
    return best[next(best.length)] ?? random(asking);
  };
}

/** Two ways against each other, another two in each game. */
function waysOf(game: number): Readonly<Record<'p1' | 'p2', ArmadaWay>> {
  const [one, other] = [game, game + 1 + (Math.floor(game / ARMADA_WAYS.length) % (ARMADA_WAYS.length - 1))].map(
    (i) => ARMADA_WAYS[i % ARMADA_WAYS.length] ?? 'close',
  );
  return { p1: one ?? 'close', p2: other ?? 'close' };
}

/** Players of a busy game, whatever it starts from. */
export function armadaPlayers(game: number, next: Next): Policy<ArmadaState, ArmadaAction> {
  return armadaPolicy(waysOf(game), next, randomPolicy(next));
}

/** One game of the contest, from the other edge each second time; fleets are drawn. */
export function armadaContest(game: number, next: Next): Contest<ArmadaState, ArmadaAction> {
  return { setup: randomArmadaSetup(next), ways: waysOf(game), choose: armadaPlayers(game, next) };
}
