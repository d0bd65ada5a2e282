/** Codecs of the fields that name an ability of a piece. */
import { integer, optional, text, textOr } from './kit';

const value = optional(textOr('the value of an ability', text, integer));
export const ofAbility = { ability: text, source: text, value };
