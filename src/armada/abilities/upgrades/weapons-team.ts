/** Upgrade cards of the slot 'weapons-team'. */
import { after, candidate, reason, say, type AnyAbility, type Json, type RuleId } from '../../../core';
import { sufferOutsideAttacks } from '../../effects/destroy';
import { ability } from '../../engine';
import type { Armada } from '../../model/types';
import { rerollAttackDice } from '../../procedures/attack-dice';
import { isOnTable } from '../../queries/ships';
import { engagedSquadrons, squadronOf } from '../../queries/squadrons';
import { attacksMade } from '../../queries/targets';
import { MODIFIES, youAttack } from '../forms/attacks';
import { exhaustThis } from '../forms/costs';
import { anyDice, spendAndTurn, spendAndTurnTo } from '../forms/dice';
import { youActivate } from '../forms/squadron-command';
import { isYou } from '../forms/you';

/** A blue die more against squadrons for each squadron that you activate; a Counter attack has dice of its own (arm.squadron-keywords.19). */
const flightControllers = ability({
  id: 'flight-controllers',
  card: 'upgrade:flight-controllers',
  rules: ['arm.effect-use-and-timing.04', 'arm.commands.10'],
  modifies: {
    armament: (state, self, dice, { attacker, armament, counter }) => {
      const helps = armament === 'anti-squadron' && !counter && youActivate(state, self, attacker);
      return helps ? { ...dice, blue: dice.blue + 1 } : dice;
    },
  },
});

/** From the same hull zone more than once, but never at the same ship or squadron. */
const gunneryTeam = ability({
  id: 'gunnery-team',
  card: 'upgrade:gunnery-team',
  rules: ['arm.golden-rules.02', 'arm.golden-rules.03'],
  permits: { 'attack again from the hull zone': (state, self, { attacker }) => isYou(state, self, attacker) },
  forbids: {
    'declare target': (state, self, { attacker, zone, defender }) => {
      if (!isYou(state, self, attacker)) return null;
      const earlier = attacksMade(state, attacker).filter((each) => each.zone === zone);
      if (!earlier.some(({ targets }) => targets.some((each) => each.defender === defender))) return null;
      const said = say`With ${self.source} the ${zone ?? ''} hull zone of ${attacker} attacks again, but cannot target ${defender} twice.`;
      return reason('targeted-before', said, ['arm.golden-rules.03']);
    },
  },
});

/** Any of the black dice. */
const ordnanceExperts = ability({
  id: 'ordnance-experts',
  card: 'upgrade:ordnance-experts',
  rules: MODIFIES,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => youAttack(state, self),
  choose: (state) => anyDice(state, ({ kind }) => kind === 'black'),
  effect: (state, { chosen, controller }) => rerollAttackDice(state, chosen as number[], controller, MODIFIES),
});

const AFTER: readonly RuleId[] = ['arm.effect-use-and-timing.08', 'arm.damage.02'];

/** A friend that is engaged with the squadron that was attacked suffers a damage, and that squadron one more. */
const ruthlessStrategists = ability({
  id: 'ruthless-strategists',
  card: 'upgrade:ruthless-strategists',
  rules: AFTER,
  on: after('attack-performed'),
  when: (state, self) => {
    const { attacker, defender, defendingZone } = self.event;
    if (!isYou(state, self, attacker) || defendingZone !== null) return false;
    return engagedSquadrons(state, squadronOf(state, defender)).length > 0;
  },
  still: (state, { event }) => isOnTable(squadronOf(state, event.defender)),
  may: true,
  choose: (state, { event }) =>
    engagedSquadrons(state, squadronOf(state, event.defender)).map(({ id }) => candidate<Json>(id, null)),
  effect: (state, { event, chosen }) => {
    for (const id of [chosen as string, event?.defender ?? ''])
      sufferOutsideAttacks(state, squadronOf(state, id), AFTER);
  },
});

/** Exhausted, and a die spent, for an accuracy on another one. */
const sensorTeam = ability({
  id: 'sensor-team',
  card: 'upgrade:sensor-team',
  rules: MODIFIES,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => youAttack(state, self),
  cost: exhaustThis(MODIFIES),
  choose: (state) => spendAndTurnTo(state, 'accuracies'),
  effect: (state, { chosen }) => spendAndTurn(state, chosen, MODIFIES),
});

export const weaponsTeamUpgrades: readonly AnyAbility<Armada>[] = [
  flightControllers,
  gunneryTeam,
  ordnanceExperts,
  ruthlessStrategists,
  sensorTeam,
];
