/** Legal actions as sentences for buttons. */
import { sameJson, type Question } from '../core';
import { withPlayers, type Naming } from '../language/in-words';
import type { AnyWords } from '../language/language';
import type { SomeAction } from './match';

/** The sentence of one action. */
export function labelInWords(language: AnyWords & Naming, action: SomeAction, state: unknown): string {
  const [label = ''] = labelsInWords(language, [action], state);
  return label;
}

/**
 * The game's sentences; numbered, ` (2)`, where another legal action of the same player has the same one. Other players' actions do not
 * count: labels that had to differ from theirs would tell what they can do.
 */
export function labelsInWords(language: AnyWords & Naming, actions: readonly SomeAction[], state: unknown): string[] {
  const asked = language.game.question(state) as Question<SomeAction> | null;
  const legal = (asked?.candidates ?? []).flatMap(({ action, not }) => (not === null ? action : []));
  const kinds = new Set(actions.map(kindOf));
  const alike = new Map<string, SomeAction[]>();
  for (const other of legal) {
    const kind = kindOf(other);
    if (!kinds.has(kind)) continue;
    const key = kind + sentence(language, other, state);
    const known = alike.get(key);
    if (known) known.push(other);
    else alike.set(key, [other]);
  }
  return actions.map((action) => {
    const label = sentence(language, action, state);
    const same = alike.get(kindOf(action) + label) ?? [];
    const at = same.length < 2 ? 0 : same.findIndex((each) => sameJson(each, action));
    return at > 0 ? `${label} (${at + 1})` : label;
  });
}

/** Of what kind, and whose: only these could be taken for each other. */
function kindOf({ type, player }: SomeAction): string {
  return `${type} ${String(player)} `;
}

function sentence(language: AnyWords & Naming, action: SomeAction, state: unknown): string {
  return withPlayers(language.label(action, state), language.players);
}
