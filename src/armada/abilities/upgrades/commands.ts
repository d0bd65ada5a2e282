/** Upgrades that change what commands give (arm.commands). */
import { ability } from '../../engine';
import { shipOf } from '../../queries/ships';
import { isAtDistance, isFriendly, isYou } from '../words';

const HEADER = 'arm.effect-use-and-timing.04';

/** A navigate token may raise one yaw value instead of changing the speed. */
const navTeam = ability({
  id: 'nav-team',
  card: 'upgrade:nav-team',
  rules: [HEADER, 'arm.commands.08'],
  permits: { 'yaw by token': (state, self, { ship }) => isYou(state, self, ship) },
});

/** Once for the command, however it is resolved. */
const engineeringTeam = ability({
  id: 'engineering-team',
  card: 'upgrade:engineering-team',
  rules: [HEADER, 'arm.commands.19'],
  modifies: { 'engineering points': (state, self, points, { ship }) => points + (isYou(state, self, ship) ? 1 : 0) },
});

/** For every friendly ship at distance 1-5, itself among them. */
const redemption = ability({
  id: 'redemption',
  card: 'upgrade:redemption',
  rules: ['arm.effect-use-and-timing.05', 'arm.friendly-and-enemy.03'],
  modifies: {
    'engineering points': (state, self, points, { ship }) => {
      const helps = isFriendly(state, self, ship) && isAtDistance(state, self, shipOf(state, ship), [1, 5]);
      return points + (helps ? 1 : 0);
    },
  },
});

const expandedHangarBay = ability({
  id: 'expanded-hangar-bay',
  card: 'upgrade:expanded-hangar-bay',
  rules: ['arm.commands.11'],
  modifies: { 'squadron value': (state, self, value, { ship }) => value + (isYou(state, self, ship) ? 1 : 0) },
});

export const commandUpgrades = [navTeam, engineeringTeam, redemption, expandedHangarBay];
