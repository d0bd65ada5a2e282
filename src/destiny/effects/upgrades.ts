/** Upgrades that move to another character, are switched for another card, or become supports (des.moving, des.redeploy). */
import { rulesOfAll, type PlayerId, type Reason, reason, say, withReasons } from '../../core';
import {
  abilityNamed,
  bringIntoPlay,
  call,
  cause,
  emit,
  changeController,
  notTriggered,
  takeOutOfPlay,
} from '../engine';
import type { EventOf } from '../model/events';
import type { DestinyState, CardId, CardInPlay, Code } from '../model/state';
import { cardOf, upgradesOn, MOST_UPGRADES, findCard, isInPlay } from '../queries/cards';
import { RULE_OF_TYPE } from '../queries/carriers';
import { diceOfCard } from '../queries/dice';
import { leavePlay, enterPlay, twinDice } from './cards';
import { keepElite } from './elite';
import { putOnCard } from './dice';
import { fellShort } from './memory';
import { takeFromZone } from './hands';

/** Moves an upgrade to another character; its die goes onto its card, restrictions do not matter (des.moving.04, des.moving.08, des.card-cargo-hold.02). */
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
  const redeployed = zone === 'waiting';
  const because = [
    ...alreadyFull(state, to, redeployed ? 'des.faq-redeploy-to-full.01' : 'des.card-cargo-hold.01'),
    ...dieWaits(state, card, to),
  ];
  const rules = [...rulesOfAll(because), redeployed ? 'des.redeploy.01' : 'des.moving.01'];
  cause(state, { type: 'upgrade-moved', rules, card, from, to, by, ...withReasons(because) });
}

/** It may go there; one of the upgrades is discarded then. */
export function alreadyFull(state: DestinyState, to: CardId, rule: string): Reason[] {
  const upgrades = upgradesOn(state, to).length;
  if (upgrades < MOST_UPGRADES) return [];
  return [
    reason('full', say`${to} has ${upgrades} upgrades already, and one of them will be discarded`, [rule], {
      upgrades,
    }),
  ];
}

/** On an exhausted character the die of a new upgrade waits for the next activation. */
export function dieWaits(state: DestinyState, upgrade: CardId, on: CardId): Reason[] {
  if (!findCard(state, on)?.exhausted || diceOfCard(state, upgrade).length === 0) return [];
  const sentence = say`${on} is exhausted, so the die of ${upgrade} is rolled only when it is activated again`;
  return [reason('die-waits', sentence, ['des.faq-upgrade-on-exhausted.01'])];
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

export function takeControl(state: DestinyState, of: CardInPlay, controller: PlayerId): void {
  if (of.controller === controller) return;
  of.controller = controller;
  for (const die of state.dice) if (die.card === of.id) die.controller = controller;
  changeController(state, of.id, controller);
  emit(state, { type: 'control-taken', rules: ['des.controller.01'], player: controller, card: of.id });
}

/**
 * Switches an upgrade with one of its player's hand: that one enters play in its place, unplayed (des.faq-sith-holocron-royal-guard.02), whatever its
 * restrictions. Gives its id, or null.
 */
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
  const because = [
    reason('switched', say`it is switched for ${upgrade}, not played: restrictions do not count, and nothing is paid`, [
      'des.faq-sith-holocron-royal-guard.01',
      'des.card-sith-holocron.02',
    ]),
  ];
  emit(state, { type: 'entered-play', rules: ['des.card-sith-holocron.01'], player, card: id, code, because });
  const played = {
    type: 'card-played',
    rules: [],
    player,
    card: id,
    code,
    on,
    from: 'hand',
    ambush: false,
    last: false,
  } as const;
  notTriggered(state, 'after', played, notPlayed(id));
  keepElite(state, on);
  call(state, 'keep unique cards unique', { player });
  return id;
}

export function notPlayed(card: CardId): Reason {
  return reason('not-played', say`${card} was not played`, ['des.faq-sith-holocron-royal-guard.02']);
}

/** An upgrade becomes a support for the rest of the game, with its die on it (des.card-one-with-the-force.01). */
export function becomeSupport(state: DestinyState, upgrade: CardId, by: PlayerId): void {
  const of = cardOf(state, upgrade);
  of.type = 'support';
  takeOutOfPlay(state, (each) => each.source === upgrade && abilityNamed(each.ability)?.card === RULE_OF_TYPE.upgrade);
  bringIntoPlay(state, RULE_OF_TYPE.support, upgrade, of.controller);
  // It does not go with its character, and can be activated (des.card-one-with-the-force.02).
  of.on = null;
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
