/** Assault objectives (arm.objective-cards.05). */
import {
  after,
  alike,
  allowed,
  reason,
  say,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
  type Json,
} from '../../../core';
import { shipPoints } from '../../queries/score';
import { spendAttackDie } from '../../effects/attack-dice';
import { assignObjectiveToken, discardObjectiveToken, gainVictoryTokens } from '../../effects/objective-tokens';
import { ability, call } from '../../engine';
import { DICE_COLORS, ICONS, type DiceColor } from '../../facts';
import type { ArmadaState } from '../../model/state';
import type { Armada } from '../../model/types';
import type { AboutAttack } from '../../model/values';
import { addAttackDice } from '../../procedures/attack-dice';
import { attackingPlayer, currentAttack, type AttackFrame } from '../../queries/attack';
import { otherPlayer, playerOf, secondPlayer } from '../../queries/players';
import { cardOf, isDamaged, isOnTable, isShip, shipOf, shipsOnTable } from '../../queries/ships';
import { squadronCardOf, squadronOf } from '../../queries/squadrons';
import { attacksMade } from '../../queries/targets';
import { chooseOwnShips, isEndOf, isSecond, isYours } from '../forms/objective-cards';

const RULES = ['arm.objective-cards.05'];

function isGunner(state: ArmadaState, self: AbilityInPlay, { attacker }: AboutAttack): boolean {
  return isObjectiveShip(state, attacker) && isYours(state, self, attacker);
}

/** Of another attack from the same hull zone in this activation. */
function wasTarget(state: ArmadaState, { attacker, zone, defender, defendingZone }: AboutAttack): boolean {
  return attacksMade(state, attacker).some(
    (attack) =>
      attack.zone === zone &&
      attack.targets.some((target) => target.defender === defender && target.defendingZone === defendingZone),
  );
}

/** The fleet point cost of a destroyed objective ship counts twice, without its upgrades. */
const objectiveShipsCountTwice = {
  'ship points': (state: ArmadaState, self: AbilityInPlay, points: number, { ship }: { ship: string }): number => {
    const found = shipOf(state, ship);
    return found.objective && otherPlayer(state, found.owner) === self.controller
      ? points + cardOf(found).points
      : points;
  },
};

/** Has the ship an objective token? */
function isObjectiveShip(state: ArmadaState, id: string | null): boolean {
  return state.ships.some((ship) => ship.id === id && ship.objective);
}

function colorsInPool(state: ArmadaState): DiceColor[] {
  const pool = currentAttack(state)?.pool ?? [];
  return DICE_COLORS.filter((color) => pool.some(({ kind }) => kind === color));
}

/** The attack in progress, with its target declared, if you are the attacker. */
function yourAttack(state: ArmadaState, { controller }: AbilityInPlay): AttackFrame | null {
  const attack = currentAttack(state);
  return attack !== null && attack.range !== null && attackingPlayer(state, attack) === controller ? attack : null;
}

/** Dice that are added to the first attack. */
const SALVO = 2;
const PAIRS = DICE_COLORS.flatMap((one, i) => DICE_COLORS.slice(i).map((other) => [one, other] as const));

/** A ship of yours that still has its token attacks a ship. */
function isFirstSalvo(state: ArmadaState, self: AbilityInPlay): boolean {
  const attack = yourAttack(state, self);
  if (attack === null || attack.defendingZone === null || !isObjectiveShip(state, attack.attacker)) return false;
  return isOnTable(shipOf(state, attack.attacker));
}

function salvo(state: ArmadaState, dice: Partial<Record<DiceColor, number>>): void {
  const attacker = currentAttack(state)?.attacker;
  if (attacker === undefined) return;
  discardObjectiveToken(state, shipOf(state, attacker));
  addAttackDice(state, dice, RULES);
}

/** Half of the fleet points of each enemy ship in the play area that has a damage card, rounded up. */
function damaged(state: ArmadaState, { controller }: AbilityInPlay): number {
  const ships = shipsOnTable(state).filter((ship) => ship.owner !== controller && isDamaged(ship));
  return ships.reduce((sum, ship) => sum + Math.ceil(shipPoints(ship) / 2), 0);
}

/** Is 'you' of the second player's team? */
function isOfSecond(state: ArmadaState, { controller }: AbilityInPlay): boolean {
  return playerOf(state, controller).id === secondPlayer(state);
}

/** The attack of one of your ships, or of a squadron with Bomber. */
function preciseAttack(state: ArmadaState, self: AbilityInPlay): AttackFrame | null {
  const attack = yourAttack(state, self);
  if (attack === null || attack.zone !== null) return attack;
  const { keywords } = squadronCardOf(squadronOf(state, attack.attacker));
  return keywords.some(({ keyword }) => keyword === 'bomber') ? attack : null;
}

function facedownOf(state: ArmadaState, { defender }: AttackFrame): number {
  return shipOf(state, defender ?? '').damage.facedown;
}

/** Dice of the pool that show a hit icon, those that are alike once. */
function hitDice(state: ArmadaState): Candidate<Json>[] {
  const pool = currentAttack(state)?.pool ?? [];
  return alike(pool, ({ face }) => ICONS[face].hits > 0).map((group) => allowed<Json>(group[0] ?? 0));
}

export const assaultObjectives: readonly AnyAbility<Armada>[] = [
  ability({
    id: 'advanced-gunnery-ships',
    card: 'objective:advanced-gunnery',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('deployment'),
    effect: (state) => chooseOwnShips(state),
  }),
  ability({
    id: 'advanced-gunnery-zone',
    card: 'objective:advanced-gunnery',
    rules: RULES,
    permits: { 'attack again from the hull zone': isGunner },
    forbids: {
      'declare target': (state, self, about) =>
        isGunner(state, self, about) && !isSecond(state, self) && wasTarget(state, about)
          ? reason('attacked-before', say`${about.defender} was attacked from this hull zone.`, RULES)
          : null,
    },
  }),
  ability({
    id: 'advanced-gunnery-points',
    card: 'objective:advanced-gunnery',
    rules: RULES,
    modifies: objectiveShipsCountTwice,
  }),
  ability({
    id: 'most-wanted-ships',
    card: 'objective:most-wanted',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('deployment'),
    effect: (state, { controller: player }) => {
      call(state, 'choose objective ship', { player, of: player });
      call(state, 'choose objective ship', { player, of: otherPlayer(state, player) });
    },
  }),
  ability({
    id: 'most-wanted-die',
    card: 'objective:most-wanted',
    rules: RULES,
    during: 'modify attack dice',
    may: true,
    when: (state, self) => isObjectiveShip(state, yourAttack(state, self)?.defender ?? null),
    choose: (state) => colorsInPool(state).map((color) => allowed(color)),
    effect: (state, { chosen }) => addAttackDice(state, { [chosen as DiceColor]: 1 }, RULES),
  }),
  ability({
    id: 'most-wanted-points',
    card: 'objective:most-wanted',
    rules: RULES,
    modifies: objectiveShipsCountTwice,
  }),
  ability({
    id: 'opening-salvo-tokens',
    card: 'objective:opening-salvo',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('deployment'),
    effect: (state) => {
      for (const ship of shipsOnTable(state)) assignObjectiveToken(state, ship);
    },
  }),
  ability({
    id: 'opening-salvo-red',
    card: 'objective:opening-salvo',
    rules: RULES,
    on: after('attack-dice-rolled'),
    when: (state, self) => !isOfSecond(state, self),
    still: isFirstSalvo,
    effect: (state) => salvo(state, { red: SALVO }),
  }),
  ability({
    id: 'opening-salvo-any',
    card: 'objective:opening-salvo',
    rules: RULES,
    on: after('attack-dice-rolled'),
    when: isOfSecond,
    still: isFirstSalvo,
    choose: () => PAIRS.map((pair) => allowed<Json>([...pair])),
    effect: (state, { chosen }) => {
      const dice: Partial<Record<DiceColor, number>> = {};
      for (const color of chosen as DiceColor[]) dice[color] = (dice[color] ?? 0) + 1;
      salvo(state, dice);
    },
  }),
  ability({
    id: 'opening-salvo-score',
    card: 'objective:opening-salvo',
    rules: RULES,
    modifies: {
      score: (state, self, score, { player }) => score + (player === self.controller ? damaged(state, self) : 0),
    },
  }),
  ability({
    id: 'precision-strike-tokens',
    card: 'objective:precision-strike',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('deployment'),
    effect: (state, { controller }) => {
      for (const { id, owner } of shipsOnTable(state))
        if (owner === controller)
          call(state, 'gain command token', { ship: id, token: 'concentrate-fire', rules: RULES });
    },
  }),
  ability({
    id: 'precision-strike-die',
    card: 'objective:precision-strike',
    rules: RULES,
    during: 'modify attack dice',
    may: true,
    when: (state, self) => {
      const attack = preciseAttack(state, self);
      return attack !== null && isShip(state, attack.defender ?? '') && facedownOf(state, attack) > 0;
    },
    choose: (state) => hitDice(state),
    effect: (state, { chosen }) => {
      const ship = currentAttack(state)?.defender;
      spendAttackDie(state, chosen as number, RULES);
      if (ship) call(state, 'turn damage card faceup', { ship, rules: RULES });
    },
  }),
  ability({
    id: 'precision-strike-tokens-gained',
    card: 'objective:precision-strike',
    rules: RULES,
    on: after('damage-card-dealt', 'damage-card-turned-faceup'),
    when: (state, self) => {
      const { event } = self;
      return event.card !== null && preciseAttack(state, self)?.defender === event.ship;
    },
    effect: (state, { controller }) => gainVictoryTokens(state, controller, 1),
  }),
];
