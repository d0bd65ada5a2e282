/** Galactic Republic: pilots of the BTL-B Y-wing. */
import type { Ship, ShipId, XwingState } from '../../../model/state';
import { currentAttack } from '../../../queries/attack';
import { turretArcs } from '../../../queries/firing-arcs';
import { both, isPrimary, whileYouAttack } from '../../forms/attacks';
import {
  all,
  atRange,
  enemy,
  inYour,
  isTurretAttack,
  shipsThat,
  whileFriendDefends,
  youAre,
} from '../../forms/conditions';
import { devicesNear } from '../../forms/devices';
import { attacking, changes, defending, mayRollMore, rerolls } from '../../forms/dice';
import { type Color, heldTokens } from '../../forms/held-tokens';
import { anakinSkywalker, oddBall } from '../../forms/same-text';
import { atStartOf } from '../../forms/timing';
import { youGain } from '../../forms/tokens';
import { you } from '../../forms/you';

const broadside = changes({
  id: 'broadside',
  card: 'pilot:broadside',
  ...attacking,
  from: ['blank'],
  to: 'focus',
  when: whileYouAttack(
    both(
      isTurretAttack,
      youAre((own) => turretArcs(own).some((arc) => arc === 'left' || arc === 'right')),
    ),
  ),
});

/** As many dice as friendly bombs are near the defender. */
const goji = mayRollMore({
  id: 'goji',
  card: 'pilot:goji',
  ...defending,
  when: whileFriendDefends(atRange(0, 3), (state, { defender }, own) => bombsNear(state, own, defender) > 0),
  dice: (state, self) => bombsNear(state, you(state, self), currentAttack(state)?.defender ?? null),
});

const bombsNear = (state: XwingState, own: Ship, ship: ShipId | null): number =>
  ship === null ? 0 : devicesNear(state, own, ship, 'bomb').length;

const matchstick = rerolls({
  id: 'matchstick',
  card: 'pilot:matchstick',
  ...attacking,
  most: (state, self) => countHeld(state, you(state, self), 'red'),
  when: whileYouAttack((...about) => isPrimary(...about) || isTurretAttack(...about)),
});

/** How many it has of these colors. */
function countHeld(state: XwingState, ship: Ship, ...colors: readonly Color[]): number {
  return heldTokens(state, ship, ...colors).reduce(
    (sum, held) => sum + (typeof held === 'string' ? ship.tokens[held] : 1),
    0,
  );
}

const r2D2Pilot = atStartOf('engagement')({
  id: 'r2-d2-pilot',
  card: 'pilot:r2d2',
  if: (state, self) => shipsThat(state, self, all(enemy, inYour('rear'))).length > 0,
  effect: youGain('calculate'),
});

export const btlBYWingPilots = [
  anakinSkywalker('anakin-skywalker-y-wing', 'pilot:anakinskywalker-btlbywing'),
  broadside,
  goji,
  matchstick,
  oddBall('odd-ball-y-wing', 'pilot:oddball-btlbywing'),
  r2D2Pilot,
];
