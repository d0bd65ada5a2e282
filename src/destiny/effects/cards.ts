/** Cards that enter and leave play, are exhausted, readied, moved or taken (des.in-play, des.dice-leaving-play, des.moving). */
import { reason, say, type PlayerId, type Reason } from '../../core';
import { bringIntoPlay, call, cause, changeController, emit, takeOutOfPlay, tell } from '../engine';
import type { EventOf, LeavingReason, Zone } from '../model/events';
import { cardOf, charactersOf, factsOf, findCard, hasKeyword, isInPlay, notInPlay, upgradesOn } from '../queries/cards';
import { playerOf } from '../queries/players';
import type { CardId, CardInPlay, Code, DestinyState, DieId } from '../model/state';
import { placeDie, putOnCard, removeFromGame, setDieAside } from './dice';
import { keepElite } from './elite';
import { putIntoZone, takeFromZone } from './hands';
import { fellShort } from './memory';

/** `jango-fett`, `jango-fett-2`: never given twice in a game. */
export function newCardId(state: DestinyState, code: Code): CardId {
  const name = slug(factsOf(code).name);
  const serial = state.serials.find((each) => each.name === name);
  if (serial) serial.count += 1;
  else state.serials.push({ name, count: 1 });
  const count = serial?.count ?? 1;
  return count === 1 ? name : `${name}-${count}`;
}

export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f"'.!]/g, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/ /g, '-');
}

/** Rules that every card of a type carries, as abilities (see abilities/keywords.ts). */
export const RULE_OF_TYPE = { character: 'rule:character', upgrade: 'rule:upgrade', support: 'rule:support' } as const;

interface Entering {
  code: Code;
  owner: PlayerId;
  controller: PlayerId;
  type: CardInPlay['type'];
  on?: CardId | null;
  id?: CardId;
}

/** Puts a card into play with its die from its owner's set-aside zone, if one is there (des.play-a-card.13, des.play-a-card.14). */
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
  bringIntoPlay(state, code, id, controller);
  bringIntoPlay(state, RULE_OF_TYPE[type], id, controller);
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

/** The statement that makes a card go. */
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
  const rules = [why === 'effect' && to !== 'discard' ? 'des.out-of-play.02' : WHY_LEFT[why]];
  cause(state, { type: 'left-play', rules, player: of.controller, card: of.id, code: of.code, on: of.on, to, why, by });
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

/** Discards an upgrade or support from play. */
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
}

/** Readies a card; its dice stay where they are (des.faq-readied-character-dice.01). */
export function ready(
  state: DestinyState,
  card: CardId,
  by: PlayerId | null,
  rules: readonly string[] = ['des.ready.01'],
): void {
  const because = isInPlay(state, card) ? whyNotReady(cardOf(state, card)) : notInPlay(card);
  if (because) fellShort(state, { because });
  else cause(state, { type: 'readied', rules, card, by });
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

/** Exhausts the card and rolls its dice; the rolls tell of the activation, at the same moment as of themselves. */
export function cardActivated(state: DestinyState, event: EventOf<'activated'>): false {
  const of = findCard(state, event.card);
  if (!of || of.zone !== 'play' || of.exhausted) {
    const because = of?.zone === 'play' ? whyNotActivate(of) : notInPlay(event.card);
    fellShort(state, { because });
    return false;
  }
  of.exhausted = true;
  const cards = [of.id, ...upgradesOn(state, of.id).map((each) => each.id)];
  // The card's own dice first, then those of its upgrades as they lie on it.
  const dice = cards.flatMap((card) =>
    state.dice.filter((die) => die.zone === 'card' && die.card === card && die.on === card),
  );
  state.changed = true;
  tell(state, event);
  call(state, 'roll dice', {
    dice: dice.map((die) => die.id),
    reroll: false,
    by: event.player,
    at: 0,
    activation: event,
  });
  return false;
}

/** Moves an upgrade to another character; its die goes onto its card, restrictions do not matter (des.moving.04, des.moving.08). */
export function moveUpgrade(state: DestinyState, upgrade: CardId, to: CardId, by: PlayerId): void {
  const of = cardOf(state, upgrade);
  if (of.on === to && of.zone === 'play')
    return fellShort(state, {
      because: reason('there-already', say`${upgrade} is on ${to} already.`, ['des.moving.02']),
    });
  if (twinDice(state, of).length > 1) call(state, 'move upgrade', { card: upgrade, to, by });
  else moveNow(state, of, to, by);
}

/** Causes it, when it is known which die goes with the card. */
export function moveNow(state: DestinyState, { id: card, on: from, zone }: CardInPlay, to: CardId, by: PlayerId): void {
  const rules = zone === 'waiting' ? ['des.redeploy.01'] : ['des.moving.01'];
  cause(state, { type: 'upgrade-moved', rules, card, from, to, by });
}

export function upgradeMoved(state: DestinyState, event: EventOf<'upgrade-moved'>): false | void {
  const of = findCard(state, event.card);
  if (!of || !isInPlay(state, event.to)) return false;
  const to = cardOf(state, event.to);
  of.zone = 'play';
  of.on = to.id;
  // An upgrade that comes last is the newest one on its character.
  state.cards = [...state.cards.filter((each) => each !== of), of];
  takeControl(state, of, to.controller);
  for (const die of state.dice.filter((each) => each.card === of.id && each.zone === 'pool')) putOnCard(die);
  keepElite(state, event.from);
  keepElite(state, to.id);
  call(state, 'keep within limits', { character: to.id });
  call(state, 'keep unique cards unique', { player: to.controller });
}

function takeControl(state: DestinyState, of: CardInPlay, controller: PlayerId): void {
  if (of.controller === controller) return;
  of.controller = controller;
  for (const die of state.dice) if (die.card === of.id) die.controller = controller;
  changeController(state, of.id, controller);
  emit(state, { type: 'control-taken', rules: ['des.controller.01'], player: controller, card: of.id });
}

/** Switches an upgrade with one of its player's hand: that one enters play in its place, unplayed, whatever its restrictions. Gives its id, or null. */
export function switchUpgrade(state: DestinyState, upgrade: CardId, code: Code, player: PlayerId): CardId | null {
  const of = findCard(state, upgrade);
  const on = of?.zone === 'play' ? of.on : null;
  if (!of || on === null || !takeFromZone(state, player, code, 'hand')) {
    fellShort(state);
    return null;
  }
  leavePlay(state, upgrade, 'hand', player);
  const { id } = enterPlay(state, { code, owner: player, controller: player, type: 'upgrade', on });
  state.changed = true;
  emit(state, { type: 'entered-play', rules: ['des.card-sith-holocron.01'], player, card: id, code });
  keepElite(state, on);
  call(state, 'keep within limits', { character: on });
  call(state, 'keep unique cards unique', { player });
  return id;
}

/** An upgrade becomes a support for the rest of the game, with its die on it (des.card-one-with-the-force.01). */
export function becomeSupport(state: DestinyState, upgrade: CardId, by: PlayerId): void {
  const of = cardOf(state, upgrade);
  of.type = 'support';
  of.on = null;
  of.zone = 'play';
  of.exhausted = false;
  for (const die of state.dice.filter((each) => each.card === of.id && each.zone === 'pool')) putOnCard(die);
  state.changed = true;
  emit(state, {
    type: 'became-support',
    rules: ['des.card-one-with-the-force.01'],
    player: by,
    card: upgrade,
  });
}

/** A defeated character and all its dice are set aside; its upgrades are discarded, or wait for their redeploy (des.defeated-characters.02). */
export function characterDefeated(state: DestinyState, event: EventOf<'defeated'>): false | void {
  const character = findCard(state, event.character);
  if (!character || character.zone !== 'play') return false;
  for (const upgrade of upgradesOn(state, character.id)) {
    if (hasKeyword(state, upgrade.id, 'redeploy')) {
      upgrade.zone = 'waiting';
      for (const die of state.dice.filter((each) => each.card === upgrade.id && each.zone === 'pool')) putOnCard(die);
    } else leavePlay(state, upgrade.id, 'discard', null, 'defeat');
  }
  for (const die of state.dice.filter((each) => each.card === character.id))
    setDieAside(state, die, ['des.defeated-characters.02']);
  for (const die of state.dice.filter((each) => each.on === character.id)) putOnCard(die);
  character.zone = 'set-aside';
  character.damage = character.shields = 0;
  character.secondDie = false;
  character.exhausted = false;
  takeOutOfPlay(state, character.id);
  if (charactersOf(state, event.player).length === 0)
    call(state, 'eliminate', { player: event.player, rules: ['des.winning.02'] });
}

/** A defeated character comes back without damage, with one die. */
export function returnToPlay(state: DestinyState, character: CardId): void {
  const of = cardOf(state, character);
  state.cards = state.cards.filter((each) => each !== of);
  const { id } = enterPlay(state, { code: of.code, owner: of.owner, controller: of.controller, type: 'character' });
  state.changed = true;
  emit(state, { type: 'returned-to-play', rules: ['des.in-play.05'], player: of.controller, character: id });
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
