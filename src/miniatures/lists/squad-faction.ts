/** Whose side a character of a squad is on: its own faction's, or that of the squad it joined (min.choosing-a-faction.02, min.affinity, min.mandalorian-conscription). */
import type { Reason } from '../../core';
import {
  characterKind,
  FACTION_NAMES,
  hasAbility,
  isOfKind,
  type CharacterKind,
  type Faction,
  type KindSubject,
} from '../facts';
import { at, placedCards, squadHas, type Placed, type SquadCard, type SquadList } from './squad-list';

/** Characters with Order 66 may be in his squad, whatever their faction (min.order-66.01). */
const SITH_LORD = 'Emperor Palpatine, Sith Lord';

/** The faction that a card counts as in a squad; null: its card's is not known. */
function factionInSquad(list: SquadList, card: SquadCard): Faction | null {
  // In play from the first moment: it makes nobody fit for the squad who did not (min.mandalorian-conscription.01).
  if (squadHas(list, 'mandalorian-conscription')) return 'mandalorian';
  return hasAffinity(card, list.faction) ? list.faction : card.faction;
}

/** min.affinity.01 */
function hasAffinity({ abilities }: SquadCard, faction: Faction): boolean {
  return abilities.some(
    ({ ability, names = '' }) => ability === 'affinity' && characterKind(names).faction === faction,
  );
}

/** Is a card of a squad of the kind that an ability names? */
export function isOfKindIn(list: SquadList, kind: CharacterKind, card: SquadCard): boolean {
  const faction = kind.faction === undefined ? null : factionInSquad(list, card);
  const subject: KindSubject = {
    name: card.name,
    factions: faction === null ? [] : [faction],
    commander: card.commanderEffect !== null,
    has: (ability) => hasAbility(card, ability),
  };
  return isOfKind(kind, subject);
}

/**
 * May the card be in a squad of the faction: it is of that faction, of Fringe, which fights for all of them (min.stat-card-faction.04,
 * min.choosing-a-faction.09, min.team-play.02), or may join for a reason of its own?
 */
export function fitsSquad(list: SquadList, card: SquadCard): boolean {
  if (card.faction === list.faction || hasAffinity(card, list.faction)) return true;
  if (card.faction === 'fringe' && list.faction !== 'fringe') return true;
  return hasAbility(card, 'order-66') && placedCards(list).some((other) => other.card.name === SITH_LORD);
}

/** Characters whom the squad's faction does not admit (min.stat-card-faction.03, .04, min.fringe-squad.02). */
export function otherFactions(list: SquadList, cards: readonly Placed[]): Reason[] {
  const squad = FACTION_NAMES[list.faction];
  return cards.flatMap(({ card, at: place }) => {
    if (card.faction === null) {
      const message = `The faction of ${card.name} is not known.`;
      return [at(place, 'faction-unknown', message, ['min.stat-card-faction.03'])];
    }
    if (fitsSquad(list, card)) return [];
    const rules =
      list.faction === 'fringe'
        ? ['min.fringe-squad.02']
        : ['min.stat-card-faction.03', 'min.choosing-a-faction.02', 'min.choosing-a-faction.08'];
    const message = `${card.name} is ${FACTION_NAMES[card.faction]} and cannot be in a squad that is ${squad}.`;
    return [at(place, 'wrong-faction', message, rules, { faction: list.faction, card: card.faction })];
  });
}
