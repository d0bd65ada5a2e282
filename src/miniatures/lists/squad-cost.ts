/** What the characters of a squad cost: as printed, less what Rapport takes off, half of Han Solo for the one in carbonite (min.rapport, min.frozen-in-carbonite.01). */
import { characterKind, hasAbility } from '../facts';
import { isOfKindIn } from './squad-faction';
import { cardIn, placedCards, type SquadCard, type SquadList } from './squad-list';

/** What Rapport names: whom it makes cheaper and, behind `if with`, who must be in the squad for it. */
const CONDITION = ' if with ';

/** The different versions of Rapport in a squad (min.rapport.04, .05). */
function rapports(list: SquadList): readonly string[] {
  const named = placedCards(list).flatMap(({ card }) =>
    card.abilities.flatMap(({ ability, names }) => (ability === 'rapport' && names !== undefined ? [names] : [])),
  );
  return [...new Set(named)].filter((names) => {
    const [, condition] = names.split(CONDITION);
    return condition === undefined || contains(list, condition);
  });
}

function contains(list: SquadList, words: string): boolean {
  const kind = characterKind(words);
  return placedCards(list).some(({ card }) => isOfKindIn(list, kind, card));
}

/** What each card costs in a squad; null: not known. At least 1 is left of what Rapport makes cheaper (min.rapport.07). */
function pricesIn(list: SquadList): (card: SquadCard) => number | null {
  const cheaper = rapports(list).map((names) => characterKind(names.split(CONDITION)[0] ?? names));
  return (card) => {
    const cost = printedCost(list, card);
    if (cost === null) return null;
    // Each version that speaks of it takes off a point (min.rapport.06).
    const off = cheaper.filter((kind) => isOfKindIn(list, kind, card)).length;
    return off === 0 ? cost : Math.max(Math.min(1, cost), cost - off);
  };
}

/** Points that one copy of a card costs in a squad; null: not known. */
export function costInSquad(list: SquadList, card: SquadCard): number | null {
  return pricesIn(list)(card);
}

/** As printed; the frozen one's is half of the chosen Han Solo's printed cost, rounded up (min.frozen-in-carbonite.01). */
function printedCost(list: SquadList, card: SquadCard): number | null {
  if (!hasAbility(card, 'frozen-in-carbonite')) return card.cost;
  const chosen = list.chosen === undefined ? undefined : cardIn(list, list.chosen);
  return chosen === undefined || chosen.cost === null ? null : Math.ceil(chosen.cost / 2);
}

/** Points of each character, in the order of the list; those that are not known are null. */
function characterCosts(list: SquadList): readonly (number | null)[] {
  const price = pricesIn(list);
  return list.characters.map((id) => {
    const card = cardIn(list, id);
    return card ? price(card) : null;
  });
}

/** What a squad costs: every copy of a character its points (min.building-a-squad.05, min.sample-squad.01). What is not known counts 0. */
export function squadCost(list: SquadList): number {
  return characterCosts(list).reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
}
