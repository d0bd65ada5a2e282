/** Attacks in place of the usual ones: from farther away, against several (min.blaster, min.lightsaber-sweep). */
import { candidate, reason, say, type AbilityInPlay, type AnyAbility, type Candidate } from '../../../core';
import { call } from '../../engine';
import type { Character, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import type { SeveralAttacks } from '../../procedures/attack/several';
import { legalTargets, targetsOf, type Looking } from '../../queries/targets';
import { whyNotOn } from './targets';
import { statements, use, type Use, type UseFrame } from './uses';
import { thisCharacter } from './who';

type Looks = Pick<Looking, 'range' | 'covered'>;

/** An enemy that it may attack so: Melee Attack does not bind it. */
export function attackable({ range, covered }: Looks) {
  return (state: MiniaturesState, self: AbilityInPlay): Candidate<string>[] => {
    const looking: Looking = { by: 'attack', kind: 'turn', range, melee: false, ...(covered && { covered }) };
    return targetsOf(state, thisCharacter(state, self), looking).map(({ target, not }) =>
      candidate(target.id, not ?? whyNotOn(state, self, target)),
    );
  };
}

export interface Several extends Pick<Use, 'id' | 'says' | 'replaces' | 'choose'> {
  /** Whom it may attack, each as often as it is here. */
  whom: (state: MiniaturesState, user: Character, self: UseFrame) => readonly Character[];
  most?: number;
  legal?: (state: MiniaturesState, user: Character) => SeveralAttacks['legal'];
  with?: SeveralAttacks['with'];
}

export function several({
  id,
  says,
  replaces,
  choose,
  whom,
  most,
  legal,
  with: made = null,
}: Several): AnyAbility<Miniatures> {
  return use({
    id,
    says,
    replaces,
    ...(choose && { choose }),
    unable: (state, self) =>
      choose || whom(state, thisCharacter(state, self), self as UseFrame).length > 0
        ? null
        : reason('no-target', say`${self.source} has nobody to attack.`, statements(id, says)),
    effect: (state, self) => {
      const user = thisCharacter(state, self);
      const targets = whom(state, user, self).map((each) => each.id);
      call(state, 'attacks', {
        attacker: self.source,
        targets,
        most: most ?? targets.length,
        kind: 'turn',
        legal: legal?.(state, user) ?? null,
        with: made && { ...made },
        rules: statements(id, says),
      });
    },
  });
}

export function enemiesToAttack(state: MiniaturesState, user: Character, melee: boolean): Character[] {
  return legalTargets(state, user, { by: 'attack', kind: 'turn', range: null, melee });
}

/** Adjacent enemies, each so often. */
export const adjacentEnemies =
  (each: number): Several['whom'] =>
  (state, user) =>
    enemiesToAttack(state, user, true).flatMap((enemy) => Array<Character>(each).fill(enemy));
