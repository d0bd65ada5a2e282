/** Damage: dealing, moving, healing, defeating (des.damage, des.taking-damage, des.moving, des.heal, des.defeated-characters). */
import type { PlayerId } from '../../core';
import { call, cause, emit } from '../engine';
import type { DamageType, EventOf } from '../model/events';
import { cardOf, healthLeft, isInPlay } from '../queries/cards';
import type { CardId, DestinyState, DieId } from '../model/state';
import { fellShort, remember } from './memory';

export interface Hit {
  to: CardId;
  amount: number;
  /** The player whose effect deals it. */
  by: PlayerId;
  /** Default: neither melee nor ranged (des.damage.05). */
  damage?: DamageType | null;
  unblockable?: boolean;
  /** Dice that deal it. */
  dice?: readonly DieId[];
  /** The card whose ability deals it. */
  source?: CardId | null;
}

/** Deals damage to one character, as one source of damage. Shields and other effects may block it; what is left is taken. */
export function dealDamage(state: DestinyState, hit: Hit): void {
  if (hit.amount <= 0) return;
  if (!isInPlay(state, hit.to)) return fellShort(state);
  cause(state, {
    type: 'damage-dealt',
    rules: ['des.damage.01'],
    character: hit.to,
    amount: hit.amount,
    damage: hit.damage ?? null,
    unblockable: hit.unblockable ?? false,
    dice: hit.dice ?? [],
    source: hit.source ?? null,
    by: hit.by,
  });
}

export function damageDealt(state: DestinyState, event: EventOf<'damage-dealt'>): false | void {
  if (!isInPlay(state, event.character)) return false;
  remember(state, 'dealtTo', event.character);
  call(state, 'take damage', { event, left: event.amount });
}

/** Puts damage tokens on a character, never more than its health (des.defeated-characters.05). */
export function damageTaken(state: DestinyState, event: EventOf<'damage-taken'>): false | void {
  if (!isInPlay(state, event.character)) return false;
  const character = cardOf(state, event.character);
  // What is above its health was not taken (des.taking-damage.01, des.defeated-characters.05).
  event.amount = Math.min(event.amount, healthLeft(character));
  character.damage += event.amount;
}

/** Moves up to `amount` damage between cards, past shields and unnoticed by what looks at damage taken (des.moving.05, des.moving.06). */
export function moveDamage(state: DestinyState, from: CardId, to: CardId, amount: number, by: PlayerId): number {
  const moved = from === to ? 0 : Math.min(amount, cardOf(state, from).damage);
  if (moved < amount) fellShort(state);
  if (moved > 0) cause(state, { type: 'damage-moved', rules: ['des.moving.05'], from, to, amount: moved, by });
  return moved;
}

export function damageMoved(state: DestinyState, event: EventOf<'damage-moved'>): false | void {
  const [from, to] = [cardOf(state, event.from), cardOf(state, event.to)];
  from.damage -= event.amount;
  to.damage += to.type === 'character' ? Math.min(event.amount, healthLeft(to)) : event.amount;
  checkDefeat(state, to.id, event.by);
}

/** A character with damage equal to its health is defeated at once (des.damage.02). */
export function checkDefeat(state: DestinyState, character: CardId, by: PlayerId | null): void {
  const of = cardOf(state, character);
  if (of.type === 'character' && of.zone === 'play' && healthLeft(of) <= 0) defeat(state, character, by);
}

/** Defeats a character, however much health it has left. */
export function defeat(state: DestinyState, character: CardId, by: PlayerId | null): void {
  call(state, 'defeat', { character, by });
}

/** Heals up to `amount` damage; gives how much there was to heal (des.heal.02, des.heal.03). */
export function heal(state: DestinyState, character: CardId, amount: number, by: PlayerId): number {
  const healed = Math.min(amount, cardOf(state, character).damage);
  if (healed < amount) fellShort(state);
  if (healed > 0)
    cause(state, { type: 'healed', rules: ['des.heal.01', 'des.heal.02'], character, amount: healed, by });
  return healed;
}

export function damageHealed(state: DestinyState, event: EventOf<'healed'>): false | void {
  if (!isInPlay(state, event.character)) return false;
  cardOf(state, event.character).damage -= event.amount;
}

/** Puts tokens on a card that is no character, as counters (des.support.04). */
export function placeCounters(state: DestinyState, card: CardId, counter: 'damage' | 'shield', amount: number): void {
  if (!isInPlay(state, card)) return fellShort(state);
  const of = cardOf(state, card);
  if (counter === 'damage') of.damage += amount;
  else of.shields += amount;
  state.changed = true;
  emit(state, { type: 'counter-placed', rules: ['des.support.04'], card, counter, amount });
}
