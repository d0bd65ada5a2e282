/** Legal actions as sentences for buttons. */
import { sameJson, type Question } from '../core';
import { withPlayers, type Naming } from '../language/in-words';
import type { AnyWords } from '../language/language';
import type { SomeAction } from './match';

/**
 * The game's sentence; numbered, ` (2)`, where another legal action of the same player has the same one. Other players' actions do not
 * count: labels that had to differ from theirs would tell what they can do.
 */
export function labelInWords(language: AnyWords & Naming, action: SomeAction, state: unknown): string {
  const label = sentence(language, action, state);
  const asked = language.game.question(state) as Question<SomeAction> | null;
  const alike = (asked?.candidates ?? []).filter(
    ({ action: other, not }) =>
      not === null &&
      other.type === action.type &&
      other.player === action.player &&
      sentence(language, other, state) === label,
  );
  const at = alike.length < 2 ? 0 : alike.findIndex((each) => sameJson(each.action, action));
  return at > 0 ? `${label} (${at + 1})` : label;
}

function sentence(language: AnyWords & Naming, action: SomeAction, state: unknown): string {
  return withPlayers(language.label(action, state), language.players);
}
