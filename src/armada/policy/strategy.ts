/** How Armada is played well: bring the enemy under the guns of two zones, keep shields where the shots come, and score. */
import { noTerms, type PlayerId, type Strategy, type TermsOf } from '../../core';
import { DICE_COLORS, HULL_ZONES, type Armament, type Command, type HullZone } from '../facts';
import type { ArmadaAction } from '../model/actions';
import type { ArmadaState, Ship } from '../model/state';
import type { Armada } from '../model/types';
import { cardOf } from '../queries/ships';
import { playerOf } from '../queries/players';
import { scoreOf, shipPoints } from '../queries/score';
import { squadronCardOf } from '../queries/squadrons';
import { enemiesOf, nearest, worth } from './ways';

/** A hundred points of a fleet of two to three hundred are worth a lead of 1; a score counts at the end alone, what it is made of before. */
const WEIGHTS = {
  /** Of destroyed enemies, and victory tokens; in hundreds. */
  score: 1,
  /** Hull that is left, by the points of the ship; in hundreds. */
  hull: 0.7,
  shields: 0.35,
  defense: 0.02,
  faceup: -0.04,
  squadrons: 0.5,
  /** Dice that bear on an enemy in reach, expected damage of the best zone of each ship. */
  guns: 0.07,
  bombers: 0.03,
  tokens: 0.02,
  distance: -0.05,
  edge: -0.3,
  speed: 0.02,
  objective: 0.02,
} as const;

const HUNDRED = 100;
/** Expected damage of a die against a ship. */
const DAMAGE: Readonly<Record<keyof Armament, number>> = { red: 0.75, blue: 0.75, black: 1 };
/** How far dice reach from the middle of a base, in mm: about, with half a base. */
const REACHES: Readonly<Record<keyof Armament, number>> = { red: 350, blue: 235, black: 170 };
const NEAR_EDGE = 150;

function terms(state: ArmadaState, player: PlayerId): TermsOf<typeof WEIGHTS> {
  const found = noTerms(WEIGHTS);
  found.score = scoreOf(state, player) / HUNDRED;
  const side = playerOf(state, player);
  found.objective = side.victoryTokens;
  const enemies = enemiesOf(state, side.id);
  for (const ship of state.ships)
    if (ship.owner === side.id && ship.place !== 'destroyed') addShip(state, ship, enemies, found);
  for (const squadron of state.squadrons) {
    if (squadron.owner !== side.id || squadron.place === 'destroyed') continue;
    const card = squadronCardOf(squadron);
    found.squadrons += (card.points * squadron.hull) / card.hull / HUNDRED;
    if (squadron.place === 'table' && nearest(squadron.at, enemies) < REACHES.black)
      found.bombers += expected(card.battery, 0);
  }
  return found;
}

function addShip(
  state: ArmadaState,
  ship: Ship,
  enemies: ReturnType<typeof enemiesOf>,
  found: TermsOf<typeof WEIGHTS>,
): void {
  const card = cardOf(ship);
  const points = shipPoints(ship) / HUNDRED;
  const dealt = ship.damage.facedown + ship.damage.faceup.length;
  const shields = HULL_ZONES.reduce((sum, zone) => sum + ship.shields[zone], 0);
  const most = HULL_ZONES.reduce((sum, zone) => sum + card.shields[zone], 0);
  found.hull += (points * Math.max(0, card.hull - dealt)) / card.hull;
  found.shields += (points * shields) / Math.max(1, most);
  found.faceup += ship.damage.faceup.length;
  found.defense += ship.defense.reduce((sum, { exhausted }) => sum + (exhausted ? 0.6 : 1), 0);
  found.tokens += ship.tokens.length;
  if (ship.place !== 'table') return;
  found.speed += Math.min(2, ship.speed);
  found.distance += Math.min(1000, nearest(ship.pose, enemies)) / 300;
  const { width, length } = state.options.areas.play;
  const edge = Math.min(ship.pose.x, ship.pose.y, width - ship.pose.x, length - ship.pose.y);
  found.edge += points * Math.max(0, (NEAR_EDGE - edge) / NEAR_EDGE);
  // Two zones shoot, each at what lies on its side.
  const best: Partial<Record<HullZone, number>> = {};
  for (const enemy of enemies) {
    const zone = zoneTowards(ship, enemy);
    best[zone] = Math.max(best[zone] ?? 0, expected(card.battery[zone], nearest(ship.pose, [enemy])));
  }
  const [first = 0, second = 0] = Object.values(best).sort((a, b) => b - a);
  found.guns += first + second;
}

function expected(armament: Armament, distance: number): number {
  return DICE_COLORS.reduce(
    (sum, color) => sum + (distance <= REACHES[color] ? armament[color] * DAMAGE[color] : 0),
    0,
  );
}

/** The hull zone on whose side a point lies, about: zones meet at the corners of the base. */
function zoneTowards({ pose }: Ship, to: { x: number; y: number }): HullZone {
  const ahead = (to.x - pose.x) * pose.heading.x + (to.y - pose.y) * pose.heading.y;
  const left = (to.y - pose.y) * pose.heading.x - (to.x - pose.x) * pose.heading.y;
  if (Math.abs(ahead) > 1.3 * Math.abs(left)) return ahead > 0 ? 'front' : 'rear';
  return left > 0 ? 'left' : 'right';
}

const MOST_LIKED = 9;

function likes(state: ArmadaState, player: PlayerId, actions: readonly ArmadaAction[]): number[] {
  const worths = actions.map((action) => worth(state, 'close', action));
  const most = Math.max(...worths);
  return actions.map((action, i) => {
    // Courses are compared with each other: a centimeter from where the ship likes to be is a point.
    if (action.type === 'determine-course') return Math.max(0, 6 - (most - (worths[i] ?? 0)) / 3);
    if (action.type === 'set-dials') return likeOfDials(state, player, action.ship, action.commands);
    if (action.type === 'move-squadron' || action.type === 'deploy-squadron')
      return likeOfSquadronAt(state, player, action.at);
    return Math.min(MOST_LIKED, Math.max(0, worths[i] ?? 0));
  });
}

/** Commands that come into use when their round comes: first to get there, then to shoot, and to repair what is hurt. */
function likeOfDials(state: ArmadaState, player: PlayerId, id: string, commands: readonly Command[]): number {
  const ship = state.ships.find((each) => each.id === id);
  if (!ship) return 0;
  const waiting = ship.commandStack.length;
  const hurt =
    ship.damage.facedown + ship.damage.faceup.length > 0 ||
    HULL_ZONES.some((zone) => ship.shields[zone] < cardOf(ship).shields[zone]);
  const squadrons = state.squadrons.filter(
    (each) => each.owner === playerOf(state, player).id && each.place !== 'destroyed',
  ).length;
  const likeOf = (command: Command, round: number): number => {
    switch (command) {
      case 'navigate':
        return round <= 2 ? 3.5 : 2;
      case 'concentrate-fire':
        return round <= 1 ? 1 : 4;
      case 'repair':
        return hurt ? 4.5 : 1.5;
      default:
        return squadrons === 0 ? 0 : 1 + Math.min(3, squadrons / 2);
    }
  };
  const sum = commands.reduce(
    (total, command, i) => total + likeOf(command, Math.max(1, state.round) + waiting + i),
    0,
  );
  return sum / Math.max(1, commands.length);
}

/** Close to what it can attack. */
function likeOfSquadronAt(state: ArmadaState, player: PlayerId, at: { x: number; y: number }): number {
  const { id } = playerOf(state, player);
  const others = state.squadrons.filter((each) => each.owner !== id && each.place === 'table').map((each) => each.at);
  return Math.max(0, 6 - nearest(at, [...others, ...enemiesOf(state, id)]) / 120);
}

export const strategy: Strategy<Armada> = {
  terms,
  weights: WEIGHTS,
  likes,
  // Activations alternate: what a ship does is seen when two or three more have been activated.
  round: ({ round }) => round,
  horizon: 25,
};
