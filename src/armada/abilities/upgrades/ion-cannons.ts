/** Upgrade cards of the slot 'ion-cannons'. */
import {
  alike,
  allowed,
  type AbilityFrame,
  type AnyAbility,
  type Candidate,
  type ChooseForAbility,
  type Json,
} from '../../../core';
import { attackOf, spendAttackDie } from '../../effects/attack-dice';
import { discardToken } from '../../effects/command-dials';
import { exhaustDefenseToken } from '../../effects/defense-tokens';
import { loseShield } from '../../effects/shields';
import { ability, ask, finish, run } from '../../engine';
import type { Command } from '../../facts';
import type { ArmadaState } from '../../model/state';
import type { Armada } from '../../model/types';
import { rerollAttackDice } from '../../procedures/attack-dice';
import { declared, defendingPlayer, defenseTokens, pieceOf } from '../../queries/attack';
import { shipOf } from '../../queries/ships';
import { CRITICAL_EFFECT, MODIFIES, WHILE, criticalEffect, youAttack } from '../forms/attacks';
import { choiceFor, choiceOf, discardChosenToken, sayToken } from '../forms/choices';
import { exhaustThis } from '../forms/costs';
import { anyDice } from '../forms/dice';
import { isYou } from '../forms/you';

/** The attacker chooses which token the defender loses; without tokens its defending hull zone loses a shield. */
const ionCannonBatteries = criticalEffect('ion-cannon-batteries', 'blue', [
  ask('choose a command token', CRITICAL_EFFECT, whichToken, (state, frame, { chosen }: ChooseForAbility) => {
    discardToken(state, defendingShip(state), chosen as Command, CRITICAL_EFFECT);
    finish(frame);
  }),
  run('lose a shield', CRITICAL_EFFECT, (state) => {
    const { defendingZone: zone } = declared(attackOf(state));
    const ship = defendingShip(state);
    if (zone !== null && ship.shields[zone] > 0) loseShield(state, ship, zone, CRITICAL_EFFECT);
  }),
]);

function whichToken(state: ArmadaState, frame: AbilityFrame) {
  const { tokens } = defendingShip(state);
  return choiceOf(frame, frame.controller, tokens);
}

function defendingShip(state: ArmadaState) {
  return shipOf(state, declared(attackOf(state)).defender);
}

/** A blue die is spent; then any of the others are rerolled. */
const leadingShots = ability({
  id: 'leading-shots',
  card: 'upgrade:leading-shots',
  rules: MODIFIES,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => youAttack(state, self),
  choose: (state): Candidate<Json>[] =>
    alike(attackOf(state).pool, ({ kind }) => kind === 'blue').map(([spend = 0]) => allowed<Json>(spend)),
  effect: [
    run('spend it', MODIFIES, (state, { chosen }) => spendAttackDie(state, chosen as number, MODIFIES)),
    ask(
      'choose dice',
      MODIFIES,
      (state, frame) => {
        const dice = anyDice(state);
        return dice.length === 0 ? null : choiceFor(frame, frame.controller, dice);
      },
      (state, { controller }, { chosen }: ChooseForAbility) =>
        rerollAttackDice(state, chosen as number[], controller, MODIFIES),
    ),
  ],
});

const overloadPulse = criticalEffect('overload-pulse', 'blue', (state) => {
  const defender = pieceOf(state, declared(attackOf(state)).defender);
  for (const at of defender.defense.keys()) exhaustDefenseToken(state, defender, at, CRITICAL_EFFECT);
});

/** Exhausted: the defender chooses which of its defense tokens it loses. */
const nk7IonCannons = ability({
  ...criticalEffect('nk-7-ion-cannons', 'blue', [
    ask('choose a defense token', CRITICAL_EFFECT, whichDefenseToken, (state, _frame, { chosen }: ChooseForAbility) => {
      const defender = pieceOf(state, declared(attackOf(state)).defender);
      discardChosenToken(state, defender, chosen, CRITICAL_EFFECT);
    }),
  ]),
  cost: exhaustThis(CRITICAL_EFFECT),
});

function whichDefenseToken(state: ArmadaState, frame: AbilityFrame) {
  const attack = attackOf(state);
  return choiceOf(frame, defendingPlayer(state, attack), defenseTokens(state, attack).map(sayToken));
}

/** Each blue accuracy that is left counts as a damage against ships. */
const sw7IonBatteries = ability({
  id: 'sw-7-ion-batteries',
  card: 'upgrade:sw-7-ion-batteries',
  rules: [...WHILE, 'arm.attack.21'],
  modifies: {
    'damage total': (state, self, damage, { attacker, defendingZone }) =>
      defendingZone !== null && isYou(state, self, attacker)
        ? damage + attackOf(state).pool.filter(({ kind, face }) => kind === 'blue' && face === 'accuracy').length
        : damage,
  },
});

export const ionCannonsUpgrades: readonly AnyAbility<Armada>[] = [
  ionCannonBatteries,
  leadingShots,
  nk7IonCannons,
  overloadPulse,
  sw7IonBatteries,
];
