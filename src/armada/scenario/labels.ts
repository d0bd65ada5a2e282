/** What stands on the buttons of Armada: the sentences of its verbs, and those about abilities, dice and damage cards. */
import { coreLabels, labelByVerbs } from '../../language/labels';
import { inWords } from '../../language/sentences';
import type { ArmadaState } from '../model/state';
import type { Armada } from '../model/types';
import { choice } from './dice-words';
import { abilityName, named } from './piece-labels';
import { pieces } from './fields';
import { verbs } from './verbs';

export const { label } = labelByVerbs<Armada>(
  verbs,
  (id, state) => named(id, state),
  coreLabels<ArmadaState>({
    ability: ({ ability, source }, state) => abilityName(ability, source, state),
    chosen: (action, state) => inWords(choice.write(action.chosen, action, state), (word) => sayChosen(word, state)),
    drawn: ({ card, pile }, state) => `${named(card, state)} comes from the ${pile}`,
  }),
);

/** A piece, a card, or a word of the choice: `reduce speed`. */
function sayChosen(word: string, state: ArmadaState): string {
  const said = named(word, state);
  return said === word && !pieces(state)['object']?.includes(word) ? word.replaceAll('-', ' ') : said;
}
