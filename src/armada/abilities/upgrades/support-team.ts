/** Upgrade cards of the slot 'support-team'. */
import { after, type AnyAbility } from '../../../core';
import { ability, call } from '../../engine';
import type { Armada } from '../../model/types';
import { newManeuver } from '../../procedures/execute-maneuver';
import { exhaustThis } from '../forms/costs';
import { isYou, you } from '../forms/you';

const HEADER = 'arm.effect-use-and-timing.04';

const ONE_SPEED = 1;
const TECHS = [HEADER, 'arm.effect-use-and-timing.08'];

/** After a maneuver of a ship that has resolved a navigate command, exhausted: another one at speed 1, without that command's yaw. */
const engineTechs = ability({
  id: 'engine-techs',
  card: 'upgrade:engine-techs',
  rules: TECHS,
  on: after('maneuver-completed'),
  when: (state, self) => isYou(state, self, self.event.ship) && you(state, self).resolved.includes('navigate'),
  may: true,
  cost: exhaustThis(TECHS),
  effect: (state, frame) => call(state, 'execute maneuver', newManeuver(you(state, frame).id, ONE_SPEED)),
});

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

export const supportTeamUpgrades: readonly AnyAbility<Armada>[] = [engineTechs, engineeringTeam, navTeam];
