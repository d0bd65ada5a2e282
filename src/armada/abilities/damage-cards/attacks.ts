/** Damage cards that work on attacks as long as they lie faceup (arm.damage.11). */
import { reason, say, type AbilityInPlay, type Reason, type RuleId } from '../../../core';
import { damageCardKey } from '../../queries/carriers';
import { ability } from '../../engine';
import type { ArmadaState } from '../../model/state';
import type { AboutAttack } from '../../model/values';
import { attacksMade } from '../../queries/targets';
import { isYou, you } from '../words';

const LASTING: readonly RuleId[] = ['arm.damage.11', 'arm.effect-use-and-timing.13'];

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

const depoweredArmament = noTarget('depowered-armament', (_state, _self, { range }) => range === 'long');

const disengagedFireControl = noTarget('disengaged-fire-control', (_state, _self, { obstructed }) => obstructed);

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
const pointDefenseFailure = oneDieLess('point-defense-failure', (...attack) => !isAgainstShip(...attack));

const blindedGunners = ability({
  id: 'blinded-gunners',
  card: damageCardKey('blinded-gunners'),
  rules: LASTING,
  forbids: {
    'spend accuracy': (state, self, { attacker }) =>
      isYou(state, self, attacker)
        ? reason('blinded-gunners', say`With ${self.source} ${attacker} cannot spend accuracy icons.`, LASTING)
        : null,
  },
});

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

export const cardsOfAttacks = [
  coolantDischarge,
  depoweredArmament,
  disengagedFireControl,
  damagedMunitions,
  pointDefenseFailure,
  blindedGunners,
  targeterDisruption,
  faultyCountermeasures,
];
