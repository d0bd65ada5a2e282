/** Damage: dealing, moving, healing, defeating (des.damage, des.taking-damage, des.moving, des.heal, des.defeated-characters). */
import { rulesOfAll, reason, say, type PlayerId, type Reason, withReasons } from '../../core';
import { call, cause, emit, notTriggered } from '../engine';
import type { DamageType, EventOf } from '../model/events';
import { cardOf, characterFacts, healthLeft, isInPlay, notInPlay } from '../queries/cards';
import type { CardId, CardInPlay, DestinyState, DieId } from '../model/state';
import { fellShort, remember } from './memory';

interface Hit {
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
  /** The statement that makes it so. Default: des.damage.01. */
  rules?: readonly string[];
}

/**
 * Deals damage to one character, as one source of damage, more than its health too (des.defeated-characters.06). Shields and other effects
 * may block it; what is left is taken.
 */
export function dealDamage(state: DestinyState, hit: Hit): void {
  if (hit.amount <= 0) return;
  if (!isInPlay(state, hit.to)) return fellShort(state, { because: notInPlay(hit.to) });
  cause(state, {
    type: 'damage-dealt',
    rules: [...(hit.unblockable ? ['des.unblockable-damage.01'] : []), ...(hit.rules ?? ['des.damage.01'])],
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
  const { damage: was } = character;
  const left = healthLeft(character);
  // What is above its health was not taken (des.taking-damage.01, des.defeated-characters.05).
  if (event.amount > left) event.because = [...(event.because ?? []), excess(character.id, event.amount, left)];
  // What makes it another amount than was dealt, or keeps shields out of it, decides.
  event.rules = [...rulesOfAll(event.because ?? []), ...event.rules];
  event.amount = Math.min(event.amount, left);
  character.damage += event.amount;
  event.change = { was, is: character.damage, ...healthOf(character) };
}

function excess(character: CardId, amount: number, left: number): Reason {
  return reason(
    'excess-damage',
    say`${amount} was left to take, but ${character} had ${left} health left; the rest is ignored`,
    ['des.defeated-characters.05'],
    { amount, left },
  );
}

/** The most damage that fits on it; counters on other cards have no end. */
function healthOf(of: CardInPlay): { most?: number } {
  return of.type === 'character' ? { most: characterFacts(of).health } : {};
}

function tooLittle(card: CardId, damage: number, amount: number, rules: readonly string[]): Reason {
  return reason('too-little-damage', say`${card} has ${damage} damage, not ${amount}`, rules, { damage, amount });
}

/** Moves up to `amount` damage between cards, past shields and unnoticed by what looks at damage taken (des.moving.05, des.moving.06). */
export function moveDamage(state: DestinyState, from: CardId, to: CardId, amount: number, by: PlayerId): number {
  const { damage } = cardOf(state, from);
  const moved = from === to ? 0 : Math.min(amount, damage);
  if (moved < amount)
    fellShort(state, {
      because: from === to ? itself(to) : tooLittle(from, damage, amount, ['des.moving.01']),
      did: moved,
      of: amount,
    });
  const evidence = { ...passedShields(cardOf(state, to)) };
  if (moved > 0)
    cause(state, { type: 'damage-moved', rules: ['des.moving.05'], from, to, amount: moved, by, ...evidence });
  return moved;
}

/** Shields of the card that damage moves to, which it ignores. */
function passedShields({ id, type, shields }: CardInPlay): { because?: Reason[] } {
  if (type !== 'character' || shields === 0) return {};
  const sentence =
    shields === 1
      ? say`the shield of ${id} does not block damage that is moved, and stays`
      : say`the ${shields} shields of ${id} do not block damage that is moved, and stay`;
  return { because: [reason('ignores-shields', sentence, ['des.moving.05'], { shields })] };
}

function itself(card: CardId): Reason {
  return reason('there-already', say`it is on ${card} already`, ['des.moving.02']);
}

/** What changes for the card that it comes to is told. */
export function damageMoved(state: DestinyState, event: EventOf<'damage-moved'>): false | void {
  const [from, to] = [cardOf(state, event.from), cardOf(state, event.to)];
  const { damage: was } = to;
  from.damage -= event.amount;
  to.damage += to.type === 'character' ? Math.min(event.amount, healthLeft(to)) : event.amount;
  event.change = { was, is: to.damage, ...healthOf(to) };
  if (to.type !== 'character') return;
  notDealt(state, event);
  checkDefeat(state, to.id, event.by, ['des.moving.07']);
}

/** Moved damage was neither dealt nor taken: what waits for that does not answer (des.moving.06). */
function notDealt(state: DestinyState, { to: character, amount, by }: EventOf<'damage-moved'>): void {
  const why = reason('moved', say`the damage was moved to ${character}, not dealt to it`, ['des.moving.06']);
  const dealt = { type: 'damage-dealt', rules: [], character, amount, by, damage: null, unblockable: false } as const;
  notTriggered(state, 'before', { ...dealt, dice: [], source: null }, why);
  notTriggered(state, 'after', { type: 'damage-taken', rules: [], character, amount, by, damage: null }, why);
}

/** A character with damage equal to its health is defeated at once (des.damage.02). */
export function checkDefeat(
  state: DestinyState,
  character: CardId,
  by: PlayerId | null,
  rules?: readonly string[],
): void {
  const of = cardOf(state, character);
  if (of.type === 'character' && of.zone === 'play' && healthLeft(of) <= 0)
    call(state, 'defeat', { character, by, ...(rules ? { rules } : {}) });
}

/** Defeats a character, however much health it has left. `why`: what makes it so; default: the words of a card. */
export function defeat(state: DestinyState, character: CardId, by: PlayerId | null, why?: Reason): void {
  call(state, 'defeat', { character, by, ...(why ? { why } : {}) });
}

/** Heals up to `amount` damage; gives how much there was to heal (des.heal.02, des.heal.03). */
export function heal(state: DestinyState, character: CardId, amount: number, by: PlayerId): number {
  const { damage } = cardOf(state, character);
  const healed = Math.min(amount, damage);
  const rule = healed > 0 ? 'des.heal.02' : 'des.heal.03';
  const short = healed < amount ? tooLittle(character, damage, amount, [rule]) : null;
  if (short) fellShort(state, healed === 0 ? { because: short, did: 0, of: amount } : undefined);
  const because = withReasons(short);
  if (healed > 0) cause(state, { type: 'healed', rules: ['des.heal.01'], character, amount: healed, by, ...because });
  return healed;
}

export function damageHealed(state: DestinyState, event: EventOf<'healed'>): false | void {
  if (!isInPlay(state, event.character)) return false;
  const character = cardOf(state, event.character);
  const { damage: was } = character;
  character.damage -= event.amount;
  event.change = { was, is: character.damage, ...healthOf(character) };
}

/** Puts tokens on a card that is no character, as counters (des.support.04). */
export function placeCounters(state: DestinyState, card: CardId, counter: 'damage' | 'shield', amount: number): void {
  if (!isInPlay(state, card)) return fellShort(state);
  const of = cardOf(state, card);
  const was = counter === 'damage' ? of.damage : of.shields;
  const change = { was, is: was + amount };
  if (counter === 'damage') of.damage += amount;
  else of.shields += amount;
  state.changed = true;
  emit(state, { type: 'counter-placed', rules: ['des.support.04'], card, counter, amount, change });
}
