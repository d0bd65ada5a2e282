/** Damage cards that work as long as they lie faceup, but those about attacks (arm.damage.11). Each lies on the ship to which it was dealt; that ship is 'you'. */
import { after, allowed, before, reason, say, type AbilityInPlay, type RuleId } from '../../../core';
import { discardTopDial } from '../../effects/command-dials';
import { dealFacedownCard } from '../../effects/damage-cards';
import { damageCardKey } from '../../queries/carriers';
import { destroyShipsIfDue } from '../../effects/destroy';
import type { HullZone, Yaw } from '../../facts';
import { ability, call, innermost } from '../../engine';
import type { ArmadaState, Ship } from '../../model/state';
import { PLAIN_DAMAGE } from '../../procedures/damage';
import { obstaclesUnderShip } from '../../queries/obstacles';
import { hasDialToReveal, isYou, you } from '../words';

const LASTING: readonly RuleId[] = ['arm.damage.11', 'arm.effect-use-and-timing.13'];

/** That its tokens are gone at once is among the cards that are resolved at once. */
const lifeSupportFailure = ability({
  id: 'life-support-failure-lasts',
  card: damageCardKey('life-support-failure'),
  rules: LASTING,
  forbids: {
    'have command tokens': (state, self, { ship }) =>
      isYou(state, self, ship)
        ? reason('life-support-failure', say`With ${self.source} ${ship} cannot have command tokens.`, LASTING)
        : null,
  },
});

const compartmentFire = ability({
  id: 'compartment-fire',
  card: damageCardKey('compartment-fire'),
  rules: LASTING,
  forbids: {
    'ready defense tokens': (state, self, { ship }) =>
      isYou(state, self, ship)
        ? reason('compartment-fire', say`With ${self.source} ${ship} cannot ready its defense tokens.`, LASTING)
        : null,
  },
});

const SUFFER = 'suffer-damage';
const DISCARD = 'discard-dial';
const BEFORE = [...LASTING, 'arm.effect-use-and-timing.07'];

/** Before the dial is revealed; with nothing to reveal there is nothing to choose. */
const crewPanic = ability({
  id: 'crew-panic',
  card: damageCardKey('crew-panic'),
  rules: BEFORE,
  on: after('ship-activates'),
  when: (state, self) => isYou(state, self, self.event.ship),
  still: (state, self) => hasDialToReveal(state, self.event.ship),
  choose: () => [allowed(SUFFER), allowed(DISCARD)],
  effect: (state, frame) => {
    const ship = you(state, frame);
    if (frame.chosen === SUFFER) return suffer(state, frame, BEFORE);
    discardTopDial(state, ship, BEFORE);
    const activation = innermost(state, 'ship activation');
    if (activation) activation.dialDiscarded = true;
  },
});

/** One damage, on a hull zone of its owner's choice (arm.damage.09). */
function suffer(state: ArmadaState, self: Pick<AbilityInPlay, 'source'>, rules: readonly RuleId[]): void {
  call(state, 'suffer damage', { ship: you(state, self).id, zone: null, left: 1, rules, ...PLAIN_DAMAGE });
}

const AFTER = [...LASTING, 'arm.effect-use-and-timing.08'];

/** Its speed dial counts, however far it came. */
const rupturedEngine = ability({
  id: 'ruptured-engine',
  card: damageCardKey('ruptured-engine'),
  rules: AFTER,
  on: after('maneuver-executed'),
  when: (state, self) => isYou(state, self, self.event.ship) && you(state, self).speed > 1,
  effect: (state, frame) => suffer(state, frame, AFTER),
});

const WHEN = [...LASTING, 'arm.effect-use-and-timing.05'];

/** Once for each change of the speed dial, by however much. */
const thrusterFissure = ability({
  id: 'thruster-fissure',
  card: damageCardKey('thruster-fissure'),
  rules: WHEN,
  on: after('speed-changed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  effect: (state, frame) => suffer(state, frame, WHEN),
});

/** Once for each maneuver, after the damage of overlapping ships and before the effects of obstacles. */
const damagedControls = ability({
  id: 'damaged-controls',
  card: damageCardKey('damaged-controls'),
  rules: WHEN,
  on: before('maneuver-executed'),
  when: (state, self) => isYou(state, self, self.event.ship) && overlapsSomething(state, you(state, self)),
  effect: (state, frame) => {
    const ship = you(state, frame);
    dealFacedownCard(state, ship, WHEN);
    destroyShipsIfDue(state, [ship.id]);
  },
});

function overlapsSomething(state: ArmadaState, ship: Ship): boolean {
  const overlapped = innermost(state, 'execute maneuver')?.overlapped ?? [];
  return overlapped.length > 0 || obstaclesUnderShip(state, ship).length > 0;
}

/** Two of them halve it twice. */
const powerFailure = ability({
  id: 'power-failure',
  card: damageCardKey('power-failure'),
  rules: LASTING,
  modifies: {
    'engineering value': (state, self, value, { ship }) => (isYou(state, self, ship) ? Math.floor(value / 2) : value),
  },
});

/** The last joint that can be turned at all. */
const thrustControlMalfunction = ability({
  id: 'thrust-control-malfunction',
  card: damageCardKey('thrust-control-malfunction'),
  rules: [...LASTING, 'arm.yaw.04'],
  modifies: {
    yaw: (state, self, column, { ship }) => {
      const last = column.reduce((found, yaw, at) => (yaw > 0 ? at : found), -1);
      return isYou(state, self, ship) ? column.map((yaw, at) => (at === last ? ((yaw - 1) as Yaw) : yaw)) : column;
    },
  },
});

/** A hull zone without shields gets none, and no redirect token is spent while it defends. */
const capacitorFailure = ability({
  id: 'capacitor-failure',
  card: damageCardKey('capacitor-failure'),
  rules: [...LASTING, 'arm.commands.28'],
  forbids: {
    'recover shields': (state, self, { ship, zone }) => withoutShields(state, self, ship, zone),
    'move shields to': (state, self, { ship, zone }) => withoutShields(state, self, ship, zone),
    'spend defense token': (state, self, { defender, defendingZone, token }) =>
      defendingZone !== null && token === 'redirect' ? withoutShields(state, self, defender, defendingZone) : null,
  },
});

function withoutShields(state: ArmadaState, self: AbilityInPlay, ship: string, zone: HullZone) {
  if (!isYou(state, self, ship) || you(state, self).shields[zone] > 0) return null;
  const said = say`${zone} of ${ship} has no shields left, and the capacitors have failed: ${self.source}.`;
  return reason('capacitor-failure', said, LASTING);
}

export const lastingCards = [
  lifeSupportFailure,
  compartmentFire,
  crewPanic,
  rupturedEngine,
  thrusterFissure,
  damagedControls,
  powerFailure,
  thrustControlMalfunction,
  capacitorFailure,
];
