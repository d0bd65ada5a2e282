/** A combat: who fights whom, and how it ends. */
import * as E from 'fp-ts/lib/Either';
import { impossible, type Path, type Rejection } from '../../core';
import { count, isObject, make, object, oneOf, optional, whole, type Codec } from '../../core/codec';
import { COMBATS, FACTIONS, type Faction, type OuterRim, type OuterRimState } from '../../outer-rim';
import { fighterCodec, leftOf, SPACE, tableOf, type Fighter, type Laid, type Left } from './table';

/** Whom it is fought with: another player, a patrol, or an enemy that a card names, with so many dice. */
export type CombatDefender =
  | Fighter
  | {
      patrol: Faction;
      /** From 1 to 4. Default 1. */
      level?: number;
    }
  | {
      /** From 1 to 30. */
      dice: number;
    };

/** A combat of a player. */
export interface Combat {
  /** By the dice of characters, or of ships; with a patrol always of ships. */
  combat: (typeof COMBATS)[number];
  attacker: Fighter;
  defender: CombatDefender;
}

/** How a combat ends. */
export type CombatEnd = {
  /** Has the attacker won? So it has where both rolled the same. */
  won: boolean;
  /** Damage that each side dealt, by its dice and cards. */
  dealt: { attacker: number; defender: number };
  /** What the attacker has then. */
  attacker: Left;
  /** The same of a player; of a patrol or an enemy nothing is kept. */
  defender: Left | null;
};

const patrol = object<Extract<CombatDefender, { patrol: Faction }>>('a patrol', {
  patrol: oneOf('a faction', FACTIONS),
  level: optional(count),
});
const enemy = object<Extract<CombatDefender, { dice: number }>>('an enemy', {
  dice: whole('a whole number of dice from 1 to 30', 1, 30),
});
const player = fighterCodec('a defender') as Codec<CombatDefender>;

const defender = make<CombatDefender>('a defender', (input, context) => {
  if (isObject(input) && 'patrol' in input) return patrol.validate(input, context);
  if (isObject(input) && 'dice' in input) return enemy.validate(input, context);
  return player.validate(input, context);
});

/** The codec of a combat. */
export const combatCodec = object<Combat>('a combat', {
  combat: oneOf('a combat', COMBATS),
  attacker: fighterCodec('an attacker'),
  defender,
});

const isPatrol = (of: CombatDefender): of is Extract<CombatDefender, { patrol: Faction }> => 'patrol' in of;
const isEnemy = (of: CombatDefender): of is Extract<CombatDefender, { dice: number }> => 'dice' in of;

/** Is it a player, who decides for itself? */
export const isPlayer = (of: CombatDefender): of is Fighter => !isPatrol(of) && !isEnemy(of);

/** The table before the combat. */
export function tableOfCombat({ combat, attacker, defender: against }: Combat): E.Either<Rejection, OuterRimState> {
  if (isPatrol(against) && combat !== 'ship')
    return E.left(impossible('patrol', 'Patrols are fought by ships.', ['combat'], ['or.ground-and-ship-combat.05']));
  const fighters = { attacking: attacker, ...(isPlayer(against) ? { defending: against } : {}) };
  const place = (index: number): Path => [index === 0 ? 'attacker' : 'defender'];
  return tableOf(fighters, laid(combat, against), place);
}

function laid(combat: Combat['combat'], against: CombatDefender): Laid {
  if (isPatrol(against)) {
    const { patrol: faction, level = 1 } = against;
    return { card: [], patrols: [{ faction, level, at: SPACE }] };
  }
  if (isEnemy(against)) return { card: [{ do: 'fight', combat, enemy: 'an enemy', value: against.dice }] };
  return { card: [{ do: 'fight-player', who: { here: true }, combat }] };
}

/** How it is begun. */
export function encounterOf({ defender: against }: Combat): 'encounter-space' | 'encounter-patrol' {
  return isPatrol(against) ? 'encounter-patrol' : 'encounter-space';
}

/** How it ended, of the state in which the combat ends. */
export function endOf(state: OuterRimState, { defender: against }: Combat): CombatEnd {
  const fought = state.stack.filter(({ procedure }) => procedure === 'combat').at(-1) as OuterRim['frames']['combat'];
  return {
    won: fought.winner === 'attacker',
    dealt: { ...fought.damage },
    attacker: leftOf(state, 'attacking'),
    defender: isPlayer(against) ? leftOf(state, 'defending') : null,
  };
}
