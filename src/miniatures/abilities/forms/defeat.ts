/** What happens as characters are about to be defeated, and as they are. */
import { reason, say, type AbilityFrame, type RuleId } from '../../../core';
import { removeDamage, takeDamage } from '../../effects/damage';
import { innermost, run } from '../../engine';
import type { MiniaturesEvent } from '../../model/events';
import type { CharacterId, MiniaturesState } from '../../model/state';
import { cardOf, characterOf } from '../../queries/characters';
import { saveOf, savedBy } from './saves';

export type DefeatDue = Extract<MiniaturesEvent, { type: 'defeat-due' }>;
type Defeated = Extract<MiniaturesEvent, { type: 'character-defeated' }>;

/** Why nothing saves it any more; null: it is still about to be defeated. */
export function whySaved(state: MiniaturesState) {
  const saved = innermost(state, 'defeat')?.saved === true;
  return saved ? reason('saved', say`It is not defeated any more.`, ['min.defeat.01']) : null;
}

/** It is not defeated: so much damage is left on it. */
export function stays(state: MiniaturesState, id: CharacterId, damage: number, rules: readonly RuleId[]): void {
  const frame = innermost(state, 'defeat');
  if (!frame) return;
  frame.saved = true;
  const character = characterOf(state, id);
  const more = damage - character.damage;
  if (more > 0) takeDamage(state, character, { damage: more, attacker: null, byAttack: false, sources: [] }, rules);
  else removeDamage(state, character, -more, rules);
}

const HIT_POINTS_LEFT = 10;

export type Leaving = AbilityFrame<DefeatDue>;

/** It stays with 10 Hit Points if two saves succeed (min.avoid-defeat.01). */
export function twoSaves(rules: readonly RuleId[]) {
  const saveAgain = (state: MiniaturesState, { event }: Leaving): void => {
    if (event) saveOf(state, event.character, 11, rules, event.attacker);
  };
  return [
    run('first save', rules, saveAgain),
    run('second save', rules, (state, self: Leaving) => {
      if (savedBy(self)) saveAgain(state, self);
    }),
    run('stay', rules, (state, self: Leaving) => {
      if (!self.event || !savedBy(self)) return;
      const { hitPoints } = cardOf(state, characterOf(state, self.event.character));
      stays(state, self.event.character, hitPoints - HIT_POINTS_LEFT, rules);
    }),
  ];
}

/** It is this character that was defeated. */
export function isItself(
  _state: MiniaturesState,
  { source, event }: { source: CharacterId; event: Defeated },
): boolean {
  return event.character === source;
}
