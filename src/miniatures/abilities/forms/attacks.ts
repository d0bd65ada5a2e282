/** Attacks at once, the attack in progress, and how many attacks a character makes (min.immediate). */
import {
  candidate,
  circumstance,
  reason,
  say,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
  type Reason,
  type Sentence,
} from '../../../core';
import { ability, call, forbidden } from '../../engine';
import type { CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { newAttack } from '../../procedures/attack/frame';
import { currentAttack, type AttackFrame } from '../../queries/attack';
import { characterOf, isOnMap } from '../../queries/characters';
import { isAdjacent } from '../../queries/sight';
import { attackOf, targetsOf } from '../../queries/targets';
import type { Of } from './events';
import { isEnemy, thisCharacter } from './who';

/** The attack in progress is its own. */
export function isAttacking(state: MiniaturesState, { source }: Pick<AbilityInPlay, 'source'>): boolean {
  return currentAttack(state)?.attacker === source;
}

/** An immediate attack of this character (min.immediate.01). */
export function attackAtOnce(
  state: MiniaturesState,
  { source }: Pick<AbilityInPlay, 'source'>,
  target: CharacterId,
): void {
  call(state, 'attack', newAttack(source, target, 'immediate'));
}

/** Why it makes no immediate attack at all; null: it does. */
export function whyNoAttackAtOnce(state: MiniaturesState, { source }: Pick<AbilityInPlay, 'source'>): Reason | null {
  return forbidden(state, 'attack', { character: source, kind: 'immediate' });
}

/** Whom it may attack at once, by the rules of targets. */
export function targetsAtOnce(state: MiniaturesState, self: AbilityInPlay): Candidate<CharacterId>[] {
  const own = thisCharacter(state, self);
  const never = whyNoAttackAtOnce(state, self);
  return targetsOf(state, own, attackOf(state, own, 'immediate')).map(({ target, not }) =>
    candidate(target.id, never ?? not),
  );
}

/** The attack that an event is about, as long as that one is in progress. */
export function attackIn(
  state: MiniaturesState,
  { event }: { event: { attacker: CharacterId; target: CharacterId } | null },
): AttackFrame | null {
  const attack = currentAttack(state);
  return event && attack?.attacker === event.attacker && attack.target === event.target ? attack : null;
}

/** Why what avoids or reduces the damage of an attack does not work against this one; null: it does. */
export function whyNotAvoided(state: MiniaturesState, attack: AttackFrame, self: AbilityInPlay): Reason | null {
  const { attacker, target, kind, melee, adjacent, covered, helpers } = attack;
  return (
    forbidden(state, 'avoid damage', { attacker, target, kind, melee, adjacent, covered, helpers }) ??
    forbidden(state, 'use ability', { character: self.source, ability: self.ability, against: attacker })
  );
}

/**
 * So many attacks in its turn instead of moving (min.double-attack.01, min.starter-special-abilities.04); out of it this adds none
 * (min.double-attack.03).
 */
export function attacksInstead(id: string, number: number): AnyAbility<Miniatures> {
  return ability({
    id,
    rules: [`min.${id}.01`],
    modifies: {
      attacks: (_state, { source }, most, { character }) => (character === source ? Math.max(most, number) : most),
    },
  });
}

/** A critical hit on less than a natural 20 (min.deadly-attack.01, min.vaapad-style-fighting.01). */
export function criticalFrom(id: string, natural: number): AnyAbility<Miniatures> {
  return ability({
    id,
    rules: [`min.${id}.01`],
    modifies: {
      'critical from': (_state, { source }, least, { attacker }) =>
        attacker === source ? Math.min(least, natural) : least,
    },
  });
}

/** Why it does not strike back at once (min.immediate.01, min.lightsaber-riposte.01); null: it can. */
export function whyNotBack(state: MiniaturesState, self: { source: CharacterId }, attacker: CharacterId) {
  return isOnMap(characterOf(state, attacker)) && isOnMap(thisCharacter(state, self))
    ? whyNoAttackAtOnce(state, self)
    : reason('gone', say`${attacker} is not on the map.`, ['min.special-abilities-and-attacks.04']);
}

/** It has defeated an adjacent enemy with an attack; of opportunity, too. */
export function cutsDown(
  state: MiniaturesState,
  self: { source: CharacterId; event: Of<'character-defeated'> },
): boolean {
  const { attacker, byAttack, character } = self.event;
  const no = (code: string, said: Sentence): Reason => reason(code, said, ['min.cleave.01']);
  return (
    circumstance(byAttack && attacker === self.source, () =>
      no('not-by-its-attack', say`no attack of ${self.source} has defeated ${character}.`),
    ) &&
    circumstance(isEnemy(state, self, character), () =>
      no('no-enemy', say`${character} is no enemy of ${self.source}.`),
    ) &&
    circumstance(isAdjacent(state, thisCharacter(state, self), characterOf(state, character)), () =>
      no('not-adjacent', say`${character} was not adjacent to ${self.source}.`),
    )
  );
}

/** The roll that is a critical hit (min.attack-rolls.03). */
export const NATURAL = 20;
