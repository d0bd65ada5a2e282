/** Upgrade cards of the slot 'support-team'. */
import type { AnyAbility } from '../../../core';
import { ability } from '../../engine';
import type { Armada } from '../../model/types';
import { isYou } from '../forms/you';

const HEADER = 'arm.effect-use-and-timing.04';

/** Once for the command, however it is resolved. */
const engineeringTeam = ability({
  id: 'engineering-team',
  card: 'upgrade:engineering-team',
  rules: [HEADER, 'arm.commands.19'],
  modifies: { 'engineering points': (state, self, points, { ship }) => points + (isYou(state, self, ship) ? 1 : 0) },
});

/** A navigate token may raise one yaw value instead of changing the speed. */
const navTeam = ability({
  id: 'nav-team',
  card: 'upgrade:nav-team',
  rules: [HEADER, 'arm.commands.08'],
  permits: { 'yaw by token': (state, self, { ship }) => isYou(state, self, ship) },
});

export const supportTeamUpgrades: readonly AnyAbility<Armada>[] = [engineeringTeam, navTeam];
