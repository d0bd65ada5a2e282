/** Damage cards with the trait Ship. The ship on which a card lies is 'you'. */
import {
  after,
  allowed,
  reason,
  say,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
  type ChooseForAbility,
  type Json,
  type Reason,
} from '../../../core';
import { dealFacedownCard } from '../../effects/damage-cards';
import { destroyShipsIfDue } from '../../effects/destroy';
import { loseShield } from '../../effects/shields';
import { ability, ask, run } from '../../engine';
import { HULL_ZONES, type HullZone, type Yaw } from '../../facts';
import type { ArmadaState, Ship } from '../../model/state';
import type { Armada } from '../../model/types';
import type { AboutAttack } from '../../model/values';
import { damageCardKey } from '../../queries/carriers';
import { otherPlayer } from '../../queries/players';
import { attacksMade } from '../../queries/targets';
import { choiceFor } from '../forms/choices';
import { AT_ONCE, LASTING, WHEN_IT_HAPPENS, dealtTo, onceWhenDealt, suffer, type Dealt } from '../forms/damage-cards';
import { isYou, you } from '../forms/you';

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
  const said = say`With ${self.source} a hull zone without shields can neither redirect nor recover: the ${zone} hull zone of ${ship} has none left.`;
  return reason('capacitor-failure', said, LASTING);
}

type Condition = (state: ArmadaState, self: AbilityInPlay, attack: AboutAttack) => boolean;

/** While you attack, and more is true of it. */
const attacking =
  (holds: Condition): Condition =>
  (state, self, attack) =>
    isYou(state, self, attack.attacker) && holds(state, self, attack);

/** A target that you cannot declare. */
const noTarget = (card: string, holds: Condition) =>
  ability({
    id: card,
    card: damageCardKey(card),
    rules: LASTING,
    forbids: {
      'declare target': (state, self, attack) =>
        attacking(holds)(state, self, attack) ? because(card, self, attack) : null,
    },
  });

function because(card: string, { source }: AbilityInPlay, { attacker }: AboutAttack): Reason {
  return reason(card, say`${source} does not let ${attacker} attack so.`, LASTING);
}

const isAgainstShip: Condition = (_state, _self, { defendingZone }) => defendingZone !== null;

/** Of its attacks of a round only one may target a ship. */
const coolantDischarge = noTarget('coolant-discharge', (state, self, attack) => {
  const targets = attacksMade(state, you(state, self).id).flatMap((each) => each.targets);
  return isAgainstShip(state, self, attack) && targets.some(({ defendingZone }) => defendingZone !== null);
});

/** One die less, of the attacker's choice, before the roll. */
const oneDieLess = (card: string, holds: Condition) =>
  ability({
    id: card,
    card: damageCardKey(card),
    rules: LASTING,
    modifies: {
      'dice removed': (state, self, dice, attack) => (attacking(holds)(state, self, attack) ? dice + 1 : dice),
    },
  });

const damagedMunitions = oneDieLess('damaged-munitions', isAgainstShip);

const depoweredArmament = noTarget('depowered-armament', (_state, _self, { range }) => range === 'long');

const disengagedFireControl = noTarget('disengaged-fire-control', (_state, _self, { obstructed }) => obstructed);

const faultyCountermeasures = ability({
  id: 'faulty-countermeasures',
  card: damageCardKey('faulty-countermeasures'),
  rules: LASTING,
  forbids: {
    'spend defense token': (state, self, { defender, exhausted }) =>
      exhausted && isYou(state, self, defender)
        ? reason('faulty-countermeasures', say`With ${self.source} ${defender} spends no exhausted tokens.`, LASTING)
        : null,
  },
});

const pointDefenseFailure = oneDieLess('point-defense-failure', (...attack) => !isAgainstShip(...attack));

/** Two of them halve it twice. */
const powerFailure = ability({
  id: 'power-failure',
  card: damageCardKey('power-failure'),
  rules: LASTING,
  modifies: {
    'engineering value': (state, self, value, { ship }) => (isYou(state, self, ship) ? Math.floor(value / 2) : value),
  },
});

/** Of tied hull zones its player chooses one. */
const projectorMisaligned = onceWhenDealt('projector-misaligned', [
  ask(
    'choose a hull zone',
    AT_ONCE,
    (state, frame: Dealt) => {
      const tied = strongest(dealtTo(state, frame));
      return tied.length < 2 ? null : choiceFor(frame, dealtTo(state, frame).controller, zones(tied));
    },
    (_state, frame, { chosen }: ChooseForAbility) => {
      frame.chosen = chosen;
    },
  ),
  run('lose its shields', AT_ONCE, (state, frame) => {
    const ship = dealtTo(state, frame);
    const zone = (frame.chosen as HullZone | null) ?? strongest(ship)[0];
    while (zone && ship.shields[zone] > 0) loseShield(state, ship, zone, AT_ONCE);
  }),
]);

/** The hull zones with the most shields that are left, where any are. */
function strongest({ shields }: Ship): HullZone[] {
  const most = Math.max(...Object.values(shields));
  return most === 0 ? [] : HULL_ZONES.filter((zone) => shields[zone] === most);
}

function zones(among: readonly HullZone[]): Candidate<Json>[] {
  return among.map((zone) => allowed<Json>(zone));
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

/** The opponent may choose one or two. */
const shieldFailure = onceWhenDealt('shield-failure', [
  ask('the opponent chooses', AT_ONCE, whichFail, (state, frame: Dealt, { chosen }: ChooseForAbility) => {
    for (const zone of chosen as HullZone[]) loseShield(state, dealtTo(state, frame), zone, AT_ONCE);
  }),
]);

function whichFail(state: ArmadaState, frame: Dealt) {
  const ship = dealtTo(state, frame);
  const left = HULL_ZONES.filter((zone) => ship.shields[zone] > 0);
  const pairs = left.flatMap((zone, i) => left.slice(i + 1).map((other) => [zone, other]));
  const sets: HullZone[][] = [[], ...left.map((zone) => [zone]), ...pairs];
  return left.length === 0
    ? null
    : choiceFor(
        frame,
        otherPlayer(state, ship.owner),
        sets.map((set) => allowed<Json>(set)),
      );
}

const structuralDamage = onceWhenDealt('structural-damage', [
  run('deal a facedown card', AT_ONCE, (state, frame) => {
    const ship = dealtTo(state, frame);
    dealFacedownCard(state, ship, AT_ONCE);
    destroyShipsIfDue(state, [ship.id]);
  }),
]);

const targeterDisruption = ability({
  id: 'targeter-disruption',
  card: damageCardKey('targeter-disruption'),
  rules: LASTING,
  forbids: {
    'resolve critical effect': (state, self, { attacker }) =>
      isYou(state, self, attacker)
        ? reason('targeter-disruption', say`With ${self.source} ${attacker} cannot resolve critical effects.`, LASTING)
        : null,
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

/** Once for each change of the speed dial, by however much. */
const thrusterFissure = ability({
  id: 'thruster-fissure',
  card: damageCardKey('thruster-fissure'),
  rules: WHEN_IT_HAPPENS,
  on: after('speed-changed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  effect: (state, frame) => suffer(state, frame, WHEN_IT_HAPPENS),
});

export const shipCards: readonly AnyAbility<Armada>[] = [
  capacitorFailure,
  coolantDischarge,
  damagedMunitions,
  depoweredArmament,
  disengagedFireControl,
  faultyCountermeasures,
  pointDefenseFailure,
  powerFailure,
  projectorMisaligned,
  rupturedEngine,
  shieldFailure,
  structuralDamage,
  targeterDisruption,
  thrustControlMalfunction,
  thrusterFissure,
];
