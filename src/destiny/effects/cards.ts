/** Cards that enter and leave play, are exhausted, readied, moved or taken (des.in-play, des.dice-leaving-play, des.moving). */
import { listed, reason, say, type PlayerId, type Reason, withReasons } from '../../core';
import { bringIntoPlay, call, cause, takeOutOfPlay, tell } from '../engine';
import type { EventOf, LeavingReason, Zone } from '../model/events';
import { MOST_UPGRADES, cardOf, factsOf, findCard, isInPlay, notInPlay, slugOf, upgradesOn } from '../queries/cards';
import { carriersOn } from '../queries/carriers';
import { diceOfCard, inPoolStill, shownBy } from '../queries/dice';
import { copiesInPlay } from '../queries/uniqueness';
import { playerOf } from '../queries/players';
import type { CardId, CardInPlay, Code, DestinyState, DieId } from '../model/state';
import { placeDie, putOnCard, removeFromGame, setDieAside } from './dice';
import { keepElite } from './elite';
import { putIntoZone } from './hands';
import { fellShort, memory } from './memory';

/** `jango-fett`, `jango-fett-2`: never given twice in a game. */
export function newCardId(state: DestinyState, code: Code): CardId {
  const name = slugOf(factsOf(code));
  const serial = state.serials.find((each) => each.name === name);
  if (serial) serial.count += 1;
  else state.serials.push({ name, count: 1 });
  const count = serial?.count ?? 1;
  return count === 1 ? name : `${name}-${count}`;
}

interface Entering {
  code: Code;
  owner: PlayerId;
  controller: PlayerId;
  type: CardInPlay['type'];
  on?: CardId | null;
  id?: CardId;
}

/** Puts a card into play with its die from its owner's set-aside zone, if one is there (des.play-a-card.13, des.play-a-card.14, des.play-a-card.17). */
export function enterPlay(state: DestinyState, entering: Entering): CardInPlay {
  const { code, owner, controller, type } = entering;
  const id = entering.id ?? newCardId(state, code);
  const entered: CardInPlay = {
    id,
    code,
    owner,
    controller,
    type,
    zone: 'play',
    on: entering.on ?? null,
    exhausted: false,
    damage: 0,
    shields: 0,
    secondDie: false,
  };
  state.cards.push(entered);
  placeDie(state, entered);
  for (const { card } of carriersOn(entered)) bringIntoPlay(state, card, id, controller);
  return entered;
}

/**
 * Makes a card leave play. Effects of cards pass 'effect', the default; a replacement may come instead. Whose die goes with it may have to be chosen
 * first (des.dice-leaving-play.04).
 */
export function leavePlay(
  state: DestinyState,
  card: CardId,
  to: Zone,
  by: PlayerId | null,
  why: LeavingReason = 'effect',
): void {
  const of = findCard(state, card);
  if (!of || of.zone === 'set-aside') return fellShort(state, { because: notInPlay(card) });
  if (why !== 'defeat' && twinDice(state, of).length > 1) call(state, 'leave play', { card, to, by, why });
  else leaveNow(state, of, to, by, why);
}

/** The statement that makes a card go. Nothing else does: supports and upgrades stay (des.support.03, des.upgrade.03). */
const WHY_LEFT: Readonly<Record<LeavingReason, string>> = {
  effect: 'des.discard-pile.01',
  replaced: 'des.play-a-card.10',
  defeat: 'des.defeated-characters.03',
  uniqueness: 'des.uniqueness.06',
  'upgrade-limit': 'des.upgrade.04',
  'not-redeployed': 'des.redeploy.02',
  eliminated: 'des.player-elimination.02',
};

/** Causes it, when it is known which die goes with the card. */
export function leaveNow(state: DestinyState, of: CardInPlay, to: Zone, by: PlayerId | null, why: LeavingReason): void {
  const { id: card, code, on, owner, controller: player } = of;
  const borrowed = why === 'effect' && by !== null ? usedByAnother(state, of, by) : null;
  const usual = why === 'effect' && to !== 'discard' ? 'des.out-of-play.02' : WHY_LEFT[why];
  const rules = [...(borrowed?.rules ?? []), usual];
  const because = borrowed ?? tooMany(state, of, why);
  const evidence = withReasons(because);
  cause(state, { type: 'left-play', rules, player, owner, card, code, on, to, why, by, ...evidence });
}

/** An opponent uses the ability of a card that discards itself: 'this card' is still the card itself. */
function usedByAnother(state: DestinyState, { id, controller }: CardInPlay, by: PlayerId): Reason | null {
  if (by === controller || memory(state)?.source !== id) return null;
  const said = say`${by} has used its ability, and the card it speaks of is still ${id} of ${controller}`;
  return reason('used-by-another', said, ['des.faq-cunning-thermal-detonator.01']);
}

/** What there is too many of, where that makes the card go. */
function tooMany(state: DestinyState, { on, code, controller }: CardInPlay, why: LeavingReason): Reason | null {
  if (why === 'upgrade-limit' && on !== null) {
    const upgrades = upgradesOn(state, on).length;
    const facts = { upgrades, most: MOST_UPGRADES };
    const sentence = say`${on} has ${upgrades} upgrades, ${MOST_UPGRADES} is the most`;
    return reason('too-many-upgrades', sentence, [WHY_LEFT[why]], facts);
  }
  if (why !== 'uniqueness') return null;
  const copies = copiesInPlay(state, controller, code);
  return reason('unique-in-play', say`${controller} controls ${listed(copies)}`, [WHY_LEFT[why]]);
}

/**
 * The dice of a card and of its copies on the same character, where they do not lie alike: then nobody knows which belongs to which until
 * somebody has to say (des.dice-leaving-play.03, des.dice-leaving-play.04).
 */
export function twinDice(state: DestinyState, of: CardInPlay): DieId[] {
  if (of.on === null) return [];
  const copies = upgradesOn(state, of.on).filter((each) => each.code === of.code);
  const dice = state.dice.filter((die) => copies.some((copy) => copy.id === die.card));
  const alike = dice.every((die) => die.zone === dice[0]?.zone && die.side === dice[0]?.side);
  return alike ? [] : dice.map((die) => die.id);
}

/** From now on the die is the one of this card; the card's former die is the one of its copy. */
export function nameDie(state: DestinyState, card: CardId, die: DieId): void {
  const [named, former] = [state.dice.find((each) => each.id === die), state.dice.find((each) => each.card === card)];
  if (!named || !former || named === former) return;
  [named.card, former.card] = [former.card, named.card];
  for (const each of [named, former]) if (each.zone === 'card') each.on = each.card;
}

/** Discards an upgrade or support from play, the play area (des.in-play.06). */
export function discardFromPlay(state: DestinyState, card: CardId, by: PlayerId | null): void {
  leavePlay(state, card, 'discard', by);
}

/** Returns an upgrade or support to its owner's hand. */
export function returnToHand(state: DestinyState, card: CardId, by: PlayerId): void {
  leavePlay(state, card, 'hand', by);
}

export function leftPlay(state: DestinyState, event: EventOf<'left-play'>): false | void {
  const of = findCard(state, event.card);
  if (!of || of.zone === 'set-aside') return false;
  for (const die of state.dice.filter((each) => each.card === of.id)) setDieAside(state, die);
  for (const die of state.dice.filter((each) => each.on === of.id)) putOnCard(die);
  state.cards = state.cards.filter((each) => each.id !== of.id);
  takeOutOfPlay(state, of.id);
  if (event.to !== 'removed') putIntoZone(state, of.owner, of.code, event.to);
  keepElite(state, of.on);
}

/** Exhausts a card; a card that is exhausted already cannot be (des.exhausted.02). */
export function exhaust(state: DestinyState, card: CardId, by: PlayerId | null): void {
  const because = isInPlay(state, card) ? whyNotExhaust(cardOf(state, card)) : notInPlay(card);
  if (because) fellShort(state, { because });
  else cause(state, { type: 'exhausted', rules: ['des.exhausted.01'], card, by });
}

/** Why a card in play cannot be exhausted, or null. */
function whyNotExhaust({ id, exhausted }: CardInPlay): Reason | null {
  return exhausted ? reason('exhausted', say`${id} is exhausted already.`, ['des.exhausted.02']) : null;
}

export function cardExhausted(state: DestinyState, event: EventOf<'exhausted'>): false | void {
  if (!isInPlay(state, event.card)) return false;
  cardOf(state, event.card).exhausted = true;
  state.exhausted = event.card;
}

/** Readies a card; its dice stay where they are (des.faq-readied-character-dice.01). */
export function ready(
  state: DestinyState,
  card: CardId,
  by: PlayerId | null,
  rules: readonly string[] = ['des.ready.01'],
): void {
  const because = isInPlay(state, card) ? whyNotReady(cardOf(state, card)) : notInPlay(card);
  if (because) return fellShort(state, { because });
  // In upkeep all dice return to their cards in the next step.
  const stay = by === null ? null : diceThatStay(state, card, 'des.faq-readied-character-dice.01');
  cause(state, { type: 'readied', rules: [...(stay?.rules ?? []), ...rules], card, by, ...withReasons(stay) });
}

/**
 * Readied or activated again, a card leaves its dice that are in the pool as they are (des.activate.02). Null: none is there. `rolled`: how many
 * others are.
 */
function diceThatStay(state: DestinyState, card: CardId, rule: string, rolled: number | null = null): Reason | null {
  const dice = diceOfCard(state, card).filter((each) => each.zone === 'pool');
  if (dice.length === 0) return null;
  const shown = listed(dice.map(shownBy));
  const others = rolled === null ? [] : say`; ${rolled} on the card ${rolled === 1 ? 'is' : 'are'} rolled`;
  const said = say`${inPoolStill(dice.map((each) => each.id))}, showing ${shown}${others}`;
  return reason('dice-stay', said, [rule], { dice: dice.length, ...(rolled === null ? {} : { rolled }) });
}

/** Why a card in play cannot be readied, or null. */
function whyNotReady({ id, exhausted }: CardInPlay): Reason | null {
  return exhausted ? null : reason('ready', say`${id} is ready already.`, ['des.ready.02']);
}

export function cardReadied(state: DestinyState, event: EventOf<'readied'>): false | void {
  if (!isInPlay(state, event.card)) return false;
  cardOf(state, event.card).exhausted = false;
}

/** Activates a ready character or support: exhausts it and rolls its dice (des.activate.01). */
export function activate(state: DestinyState, card: CardId): void {
  const of = cardOf(state, card);
  cause(state, { type: 'activated', rules: ['des.activate.01'], player: of.controller, card });
}

function whyNotActivate({ id }: CardInPlay): Reason {
  return reason('exhausted', say`${id} is exhausted.`, ['des.activate.08']);
}

/** What came before its activation defeated it. */
function goneBefore(card: CardId): Reason {
  const said = say`${card} is not activated: an effect before its activation has defeated it`;
  return reason('not-in-play', said, ['des.guardian.02']);
}

/**
 * Exhausts the card and rolls its dice, and those of upgrades on a character (des.activate.01, des.activate.04); the rolls tell of the activation, at
 * the same moment as of themselves.
 */
export function cardActivated(state: DestinyState, event: EventOf<'activated'>): false {
  const of = findCard(state, event.card);
  if (!of || of.zone !== 'play' || of.exhausted) {
    const because = of?.zone === 'play' ? whyNotActivate(of) : goneBefore(event.card);
    fellShort(state, { because });
    return false;
  }
  of.exhausted = true;
  // Upgrades are not exhausted with it, and roll their dice exhausted or not (des.upgrade.10, des.upgrade.09).
  const cards = [of.id, ...upgradesOn(state, of.id).map((each) => each.id)];
  // The card's own dice first, of a support no others (des.activate.05), then those of its upgrades as they lie on it.
  const dice = cards.flatMap((card) =>
    state.dice.filter((die) => die.zone === 'card' && die.card === card && die.on === card),
  );
  state.changed = true;
  const stay = diceThatStay(state, of.id, 'des.faq-readied-character-dice.02', dice.length);
  const activation = { ...event, rules: [...(stay?.rules ?? []), ...event.rules], ...withReasons(stay) };
  tell(state, activation);
  call(state, 'roll dice', {
    dice: dice.map((die) => die.id),
    reroll: false,
    by: event.player,
    at: 0,
    activation,
  });
  return false;
}

/**
 * Takes everything of a player out of the game except what another player controls (des.player-elimination.02). Cards of others that the player
 * had, in play or in limbo, go to their owners.
 */
export function removePlayersCards(state: DestinyState, player: PlayerId): void {
  const had = [...state.cards, ...state.limbo].filter((each) => each.controller === player);
  const gone = had.map((each) => each.id);
  for (const { id, owner, code } of had) {
    takeOutOfPlay(state, id);
    if (owner === player || playerOf(state, owner).eliminated) continue;
    putIntoZone(state, owner, code, 'discard');
    for (const die of state.dice.filter((each) => each.card === id)) setDieAside(state, die);
  }
  state.limbo = state.limbo.filter((each) => each.controller !== player);
  for (const die of state.dice.filter((each) => each.controller === player)) removeFromGame(state, die);
  state.cards = state.cards.filter((each) => !gone.includes(each.id));
  for (const die of state.dice.filter((each) => each.on !== null && gone.includes(each.on))) putOnCard(die);
}
