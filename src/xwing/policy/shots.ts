/** What an attack is expected to do, by range and arc: roughly, and fast. */
import { pointDistance, type Pose } from '../../core/geometry';
import type { Arc } from '../facts';
import type { Ship, XwingState } from '../model/state';
import { turretArcs } from '../queries/firing-arcs';
import { hasLocked } from '../queries/locks';
import { primaryValues } from '../queries/weapons';
import { sideOf } from './seen';

/** Half of a base, as of small ships. */
const HALF_BASE = 20;
const BAND = 100;
const LAST = 3;

/** Hits of an attack die, and evade results of a defense die; with a token about a quarter more. */
const HITS = 0.5;
const EVADES = 0.375;
const BY_TOKEN = 0.22;

/** Damage that one would do to the other, were they to stand there. */
export function damageOn(state: XwingState, attacker: Ship, from: Pose, defender: Ship, at: Pose): number {
  if (attacker.tokens.disarm > 0 || attacker.tokens.cloak > 0) return 0;
  const range = Math.ceil(Math.max(1, pointDistance(from, at) - 2 * HALF_BASE) / BAND);
  if (range > LAST) return 0;
  const dice = Math.max(
    0,
    ...primaryValues(attacker).map(({ arc, value }) => (covers(attacker, arc, from, at) ? value : 0)),
  );
  if (dice === 0) return 0;
  const token = (ship: Ship): number => (ship.tokens.focus + ship.tokens.calculate > 0 ? BY_TOKEN : 0);
  const isLocked = hasLocked(state, attacker.id, defender.id);
  const hits = (dice + (range === 1 ? 1 : 0)) * (HITS + token(attacker) + (isLocked ? BY_TOKEN : 0));
  const agility = defender.agility + (range === LAST ? 1 : 0);
  const evades = agility * (EVADES + token(defender)) + Math.min(1, defender.tokens.evade) * HITS;
  // What gets through on average is more than the mean of one less the mean of the other.
  return Math.max(LEAST * hits, hits - evades);
}

const LEAST = 0.15;

function covers(ship: Ship, arc: Arc, from: Pose, at: Pose): boolean {
  const side = sideOf(from, at);
  switch (arc) {
    case 'front':
      return side === 'front';
    case 'rear':
      return side === 'rear';
    case 'full-front':
      return (at.x - from.x) * from.heading.x + (at.y - from.y) * from.heading.y > 0;
    case 'full-rear':
      return (at.x - from.x) * from.heading.x + (at.y - from.y) * from.heading.y < 0;
    case 'bullseye':
      return (
        side === 'front' && Math.abs((at.y - from.y) * from.heading.x - (at.x - from.x) * from.heading.y) < HALF_BASE
      );
    default:
      return turretArcs(ship).includes(side);
  }
}
