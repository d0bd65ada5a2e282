/** Abilities by which an attack strikes another than it was meant for (min.bodyguard). */
import { before, reason, say, type AnyAbility, type RuleId } from '../../../core';
import { ability, forbidden, innermost } from '../../engine';
import type { Character, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { takeOver } from '../../procedures/damage';
import { aboutAttack, currentAttack } from '../../queries/attack';
import { characterOf, isOnMap } from '../../queries/characters';
import { areAllies } from '../../queries/players';
import { isAdjacent } from '../../queries/sight';
import { thisCharacter } from './who';

/** It may take the damage of an attack on an ally that is adjacent to it (min.bodyguard.01, .02); some do it for one character alone. */
export function bodyguard(
  id: string,
  rules: readonly RuleId[],
  guards: (state: MiniaturesState, ally: Character) => boolean = () => true,
): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    on: before('damage-assigned'),
    may: true,
    when: (state, self) => {
      const own = thisCharacter(state, self);
      const ally = characterOf(state, self.event.character);
      return isOnMap(own) && areAllies(state, own, ally) && isAdjacent(state, own, ally) && guards(state, ally);
    },
    unable: (state, { event, source }) => {
      if (!event.byAttack)
        return reason('no-attack', say`The damage to ${event.character} does not come from an attack.`, [
          'min.bodyguard.02',
        ]);
      const { character, meant = [] } = innermost(state, 'deal damage') ?? {};
      if (character !== event.character) return reason('taken', say`Another takes that damage.`, rules);
      if (meant.includes(source)) return reason('taken', say`That damage was taken from ${source}.`, rules);
      const attack = currentAttack(state);
      return attack && forbidden(state, 'redirect attack', aboutAttack(attack));
    },
    effect: (state, { source }) => {
      const frame = innermost(state, 'deal damage');
      if (frame) takeOver(frame, source);
    },
  });
}
