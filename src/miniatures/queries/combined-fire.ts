/** Who may combine fire with an attack (min.combined-fire-rules). */
import { reason, say, type Reason } from '../../core';
import { forbidden } from '../engine';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import { hasAbility } from './abilities';
import type { AttackFrame } from './attack';
import { alliesOnMap, cardOf, characterOf } from './characters';
import { canSee, whyNoSight } from './sight';
import { attackOf, legalTargets } from './targets';

/** An ally, allowed as a helper or refused with its reason. */
export interface Helper {
  helper: Character;
  not: Reason | null;
}

/**
 * Every ally on the map that does not help yet, asked anew for each attack of a turn (min.combined-fire-rules.14); none outside the attacker's own turn
 * (min.combined-fire-rules.02, min.combine-fire.02).
 */
export function helpersOf(state: MiniaturesState, frame: AttackFrame): Helper[] {
  if (frame.kind !== 'turn') return [];
  const attacker = characterOf(state, frame.attacker);
  if (noBenefit(state, attacker)) return [];
  return alliesOnMap(state, attacker)
    .filter(({ id }) => !frame.helpers.includes(id) && id !== frame.target)
    .map((helper) => ({ helper, not: whyNoHelper(state, frame, helper) }));
}

/** Why nobody may help this attack, where somebody could otherwise. */
export function whyNoHelp(state: MiniaturesState, frame: AttackFrame): Reason[] {
  const attacker = characterOf(state, frame.attacker);
  const none = whyNone(state, attacker, frame);
  if (!none) return [];
  const free = alliesOnMap(state, attacker).some(
    (ally) => ally.id !== frame.target && !noBenefit(state, ally) && whyNoHelper(state, frame, ally) === null,
  );
  return free ? [none] : [];
}

function whyNone(state: MiniaturesState, attacker: Character, { kind }: AttackFrame): Reason | null {
  const { id } = attacker;
  if (kind !== 'turn') {
    const said = say`nobody combines fire with it: it is no attack in the turn of ${id}.`;
    return reason('not-in-its-turn', said, ['min.combined-fire-rules.02']);
  }
  if (hasAbility(state, attacker, 'melee-attack'))
    return reason('melee-attack', say`nobody combines fire with it: ${id} has Melee Attack.`, [
      'min.combined-fire-rules.06',
    ]);
  return null;
}

/** That the helper itself could not attack the target does not matter. */
export function whyAnyTarget(state: MiniaturesState, helper: CharacterId, target: CharacterId): Reason[] {
  const own = characterOf(state, helper);
  if (legalTargets(state, own, attackOf(state, own, 'turn')).some(({ id }) => id === target)) return [];
  const said = say`${target} is no legal target of ${helper}, which does not matter: it sees ${target}.`;
  return [reason('any-target', said, ['min.combined-fire-rules.05'])];
}

/** Melee Attack and Damage 0 bar both sides (min.combined-fire-rules.06, .07). */
function noBenefit(state: MiniaturesState, character: Character): boolean {
  return hasAbility(state, character, 'melee-attack') || cardOf(state, character).damage === 0;
}

/** Who has been activated does not help. Of where it stands only its sight matters, not how far away or what is near (min.combined-fire-rules.05). */
function whyNoHelper(state: MiniaturesState, { attacker, target }: AttackFrame, helper: Character): Reason | null {
  const about = { helper: helper.id, attacker, target };
  if (helper.activated)
    return reason('activated', say`${helper.id} has been activated in this round.`, [
      'min.combined-fire-rules.03',
      'min.combined-fire-rules.01',
    ]);
  if (hasAbility(state, helper, 'melee-attack'))
    return reason('melee-attack', say`${helper.id} has Melee Attack.`, [
      'min.combined-fire-rules.06',
      'min.melee-attack-limits.02',
    ]);
  if (cardOf(state, helper).damage === 0)
    return reason('no-damage', say`${helper.id} has Damage 0.`, ['min.combined-fire-rules.07']);
  if (!canSee(state, helper, characterOf(state, target)))
    return whyNoSight(state, helper, characterOf(state, target), ['min.combined-fire-rules.04']);
  return forbidden(state, 'combine fire', about);
}
