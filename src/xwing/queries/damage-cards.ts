/** How many damage cards there are: on a ship, in a deck (xw.damage-cards). */
import { cardsToDeal, dealtCount, type Frame, type Pile, type PlayerId } from '../../core';
import { damageCard, type DamageCard } from '../facts';
import type { Ship, XwingState } from '../model/state';
import { playerOf } from './players';

/** Damage cards of a ship, faceup and facedown (xw.destroying-ships.01). */
export function damageCards(ship: Ship): number {
  return dealtCount(ship.damage);
}

/** A player's cards for ships of a kind: the deck, and what was discarded. */
interface DeckInUse {
  readonly deck: Pile;
  readonly discard: string[];
}

/** The deck from which a ship is dealt: huge ships have one of their own (xw.damage-cards.02, xw.huge-damage-cards.01, xw.damage-cards.15). */
export function deckFor(state: XwingState, { player, size }: Pick<Ship, 'player' | 'size'>): DeckInUse {
  const { damageDeck, damageDiscard, hugeDamage } = playerOf(state, player);
  return size === 'huge' && hugeDamage ? hugeDamage : { deck: damageDeck, discard: damageDiscard };
}

/** The ships and remotes that are dealt from this deck. */
export function dealtFrom(state: XwingState, deck: Pile): Pick<Ship, 'damage' | 'destroyed'>[] {
  const ships = state.ships.filter((ship) => deckFor(state, ship).deck === deck);
  const remotes = state.devices.flatMap(({ player, remote }) =>
    remote && playerOf(state, player).damageDeck === deck ? [remote] : [],
  );
  return [...ships, ...remotes];
}

/** Cards that can still be dealt to a ship. */
export function cardsLeftFor(state: XwingState, ship: Pick<Ship, 'player' | 'size'>): number {
  const { deck } = deckFor(state, ship);
  return cardsToDeal(
    deck,
    dealtFrom(state, deck).map(({ damage }) => damage),
  );
}

/**
 * The cards of this trait that a player who searches the deck may find. Which of them lie facedown beside ships nobody knows: any that was not seen may be
 * in the deck, as long as it has cards (docs/ambiguities.md).
 */
export function cardsToFind(state: XwingState, player: PlayerId, trait: DamageCard['trait']): string[] {
  if (cardsLeft(state, player) === 0) return [];
  const { top, unknown, bottom } = playerOf(state, player).damageDeck;
  const kinds = new Set([...top, ...unknown, ...bottom]);
  return [...kinds].filter((card) => damageCard(card)?.trait === trait);
}

/** Cards that can still be dealt to standard ships. */
export function cardsLeft(state: XwingState, player: PlayerId): number {
  return cardsLeftFor(state, { player, size: 'small' });
}

/** The procedure that causes the damage which the ship is about to suffer; null: it suffers none now. */
export function causeOfDamage({ stack }: XwingState): Frame | null {
  const at = stack.map(({ procedure }) => procedure).lastIndexOf('suffer damage');
  return stack[at - 1] ?? null;
}
