/** What hits do beside their damage: stun and poison. */
import { after, onPiece, reason, say, type AnyAbility, type RuleId } from '../../../core';
import { stun } from '../../effects/activation';
import { ability, run } from '../../engine';
import type { Character, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { isLiving } from '../../queries/abilities';
import { characterOf, isOnMap, sizeOf } from '../../queries/characters';
import { attackIn } from './attacks';
import type { Hit, Resolved } from './events';
import { SAVE_NUMBER, saveOf, savedBy } from './saves';
import { isEnemy } from './who';

/** Squares along a side of a Large and of a Huge character. */
export const LARGE = 2;

/** An enemy that it hits counts as activated, unless it makes a save; who is as large as that minds nothing. */
export function stuns(
  id: string,
  rules: readonly RuleId[],
  whom: (state: MiniaturesState, target: Character) => boolean,
  immune = Infinity,
): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    on: after('attack-resolved'),
    when: (state, self) => {
      const { attacker, target: hit } = self.event;
      const target = characterOf(state, hit);
      return (
        attacker === self.source &&
        self.event.hit &&
        isEnemy(state, self, hit) &&
        whom(state, target) &&
        sizeOf(state, target) < immune
      );
    },
    still: (state, { event }) => isOnMap(characterOf(state, event.target)),
    unable: (state, { event }) =>
      characterOf(state, event.target).activated
        ? reason('activated', say`${event.target} counts as activated already.`, ['min.stun.01'])
        : null,
    effect: [
      run('save of the target', rules, (state, { event }: Resolved) => {
        if (event) saveOf(state, event.target, SAVE_NUMBER, rules, event.attacker);
      }),
      run('stun', rules, (state, self: Resolved) => {
        if (self.event && !savedBy(self)) stun(state, characterOf(state, self.event.target), rules);
      }),
    ],
  });
}

interface Poison {
  id: string;
  card?: string;
  rules: readonly RuleId[];
  amount: number;
  /** Is the target to be adjacent? */
  adjacent: boolean;
}

/** A living enemy that it hits takes more, unless it makes a save. */
export function poisons({ id, card = id, rules, amount, adjacent }: Poison): AnyAbility<Miniatures> {
  return ability({
    id,
    card,
    rules,
    on: after('attack-hit'),
    when: (state, self) => {
      const { attacker, target } = self.event;
      return (
        attacker === self.source &&
        isEnemy(state, self, target) &&
        isLiving(state, characterOf(state, target)) &&
        (!adjacent || attackIn(state, self)?.adjacent === true)
      );
    },
    unable: (state, self) =>
      attackIn(state, self)?.avoided === false
        ? null
        : reason('avoided', say`${self.event.target} takes no damage.`, rules),
    effect: [
      run('save of the target', rules, (state, { event }: Hit) => {
        if (event) saveOf(state, event.target, SAVE_NUMBER, rules, event.attacker);
      }),
      run('more damage', rules, (state, self: Hit) => {
        if (!savedBy(self)) attackIn(state, self)?.added.push({ amount, by: onPiece(self), rules });
      }),
    ],
  });
}
