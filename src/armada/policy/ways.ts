/** Simple ways to play Armada: ships approach, show their best side and use their tokens. */
import { pointDistance, type Point } from '../../core/geometry';
import { ICONS, type Command } from '../facts';
import type { ArmadaAction } from '../model/actions';
import type { ArmadaState } from '../model/state';
import { armamentOf, diceIn } from '../queries/armament';
import { currentAttack, iconsIn } from '../queries/attack';
import { courseEnd, type Course } from '../queries/maneuver-tool';
import { shipPiece } from '../queries/pieces';
import { shipOf } from '../queries/ships';

type Of<T extends ArmadaAction['type']> = Extract<ArmadaAction, { type: T }>;

/** How far from the enemy a ship likes to be, in mm between the middles, and what it likes to command. */
const WAYS = {
  ram: { distance: 0, commands: ['navigate', 'repair'] },
  close: { distance: 170, commands: ['concentrate-fire', 'repair'] },
  stand: { distance: 330, commands: ['concentrate-fire', 'squadron'] },
  carry: { distance: 240, commands: ['squadron', 'repair'] },
} as const satisfies Readonly<Record<string, { distance: number; commands: readonly Command[] }>>;

export type ArmadaWay = keyof typeof WAYS;
export const ARMADA_WAYS: readonly ArmadaWay[] = Object.freeze(Object.keys(WAYS) as ArmadaWay[]);

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

export function enemiesOf(state: ArmadaState, owner: string): Point[] {
  return state.ships.filter((ship) => ship.place === 'table' && ship.owner !== owner).map(({ pose }) => pose);
}

export function nearest(from: Point, points: readonly Point[]): number {
  return Math.min(10_000, ...points.map((point) => pointDistance(from, point)));
}

/** How good an action is by a way to play; only which of two is more counts. */
export function worth(state: ArmadaState, way: ArmadaWay, action: ArmadaAction): number {
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
