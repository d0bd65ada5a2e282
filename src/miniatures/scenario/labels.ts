/** What stands on the buttons of Miniatures: the sentences of its verbs, and those about abilities and dice. */
import { coreLabels, labelByVerbs, listInWords } from '../../language/labels';
import { inWords } from '../../language/sentences';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { abilityName, named } from './piece-labels';
import { verbs } from './verbs';

/** A door by its number on the map. */
function doorLabel(id: string, { map }: MiniaturesState): string | null {
  return map.doors.some((door) => door.id === id) ? id.replace('-', ' ') : null;
}

export const { label } = labelByVerbs<Miniatures>(
  verbs,
  (id, state) => named(id, state),
  coreLabels<MiniaturesState>({
    ability: ({ ability, source }, state) => abilityName(ability, source, state),
    chosen: ({ chosen }, state) => inWords(chosen, (word) => doorLabel(word, state) ?? named(word, state)),
    rolled: ({ faces }) => `the die shows ${listInWords(faces)}`,
    drawn: ({ card }) => card,
  }),
);
