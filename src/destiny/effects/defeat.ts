/** What the defeat of a character brings with it, and its return (des.defeated-characters). */
import { rulesOfAll, listed, type PlayerId, type Reason, reason, say } from '../../core';
import { takeOutOfPlay, seatedFrom, notTriggered, call, emit } from '../engine';
import type { EventOf } from '../model/events';
import type { CardId, CardInPlay, DestinyState, Die } from '../model/state';
import { findCard, upgradesOn, hasKeyword, charactersOf, characterFacts, cardOf } from '../queries/cards';
import { enterPlay, leavePlay } from './cards';
import { putOnCard, setDieAside } from './dice';
import { fellShort } from './memory';

/** A defeated character and all its dice are set aside; its upgrades are discarded, or wait for their redeploy (des.defeated-characters.02). */
export function characterDefeated(state: DestinyState, event: EventOf<'defeated'>): false | void {
  const character = findCard(state, event.character);
  if (!character || character.zone !== 'play') {
    fellShort(state, { because: defeatedAlready(event.character) });
    return false;
  }
  healedTooLate(character, event);
  for (const upgrade of upgradesOn(state, character.id)) {
    if (hasKeyword(state, upgrade.id, 'redeploy')) {
      upgrade.zone = 'waiting';
      // Its die leaves the pool, to go along with it (des.redeploy.03).
      for (const die of state.dice.filter((each) => each.card === upgrade.id && each.zone === 'pool')) putOnCard(die);
    } else leavePlay(state, upgrade.id, 'discard', null, 'defeat');
  }
  setCharacterDiceAside(state, character);
  for (const die of state.dice.filter((each) => each.on === character.id)) putOnCard(die);
  character.zone = 'set-aside';
  character.damage = character.shields = 0;
  character.secondDie = false;
  character.exhausted = false;
  takeOutOfPlay(state, character.id);
  // Without a character in play the player has lost (des.defeated-characters.07).
  if (charactersOf(state, event.player).length > 0) return;
  if (seatedFrom(state, event.player).length <= 2) notTriggered(state, 'after', event, gameOver(event.player));
  const rule = state.players.length > 2 ? 'des.player-elimination.01' : 'des.winning.02';
  call(state, 'eliminate', { player: event.player, rules: [rule] });
}

export function gameOver(player: PlayerId): Reason {
  return reason('game-over', say`the game ends at once with the last character of ${player}, before any ability`, [
    'des.winning.02',
  ]);
}

export function defeatedAlready(character: CardId): Reason {
  const rules = ['des.faq-obi-wan-noble-sacrifice.03', 'des.choose-target.03'];
  return reason('not-in-play', say`${character} is defeated already`, rules);
}

/** What was healed since the defeat became due does not change it: only a replacement could. */
export function healedTooLate(of: CardInPlay, event: EventOf<'defeated'>): void {
  const { health } = characterFacts(of);
  const { id, damage } = of;
  if (event.because?.[0]?.code !== 'no-health' || damage >= health) return;
  const sentence = say`${id} has ${damage} damage of ${health} now, but only a replacement could change its defeat`;
  const why = reason('healed-too-late', sentence, ['des.faq-obi-wan-healing.01'], { damage, health });
  event.rules = [...why.rules, ...event.rules];
  event.because = [why];
}

/** Exactly its own dice: those of its copies stay (des.faq-track-character-dice.02). */
export function setCharacterDiceAside(state: DestinyState, { id, code, controller }: CardInPlay): void {
  const isAnother = (each: Die): boolean => each.code === code && each.card !== id && each.controller === controller;
  // On their cards nobody takes one for the other.
  const others = state.dice.filter((each) => each.zone === 'pool' && isAnother(each));
  const dice = listed(others.map((each) => each.id));
  const sentence = others.length === 1 ? say`${dice} stays where it is` : say`${dice} stay where they are`;
  const stay = others.length > 0 ? [reason('another-copy', sentence, ['des.faq-track-character-dice.02'])] : [];
  for (const die of state.dice.filter((each) => each.card === id))
    setDieAside(state, die, [...rulesOfAll(stay), 'des.defeated-characters.02'], stay);
}

/** A defeated character comes back without damage, with one die. */
export function returnToPlay(state: DestinyState, character: CardId): void {
  const of = cardOf(state, character);
  state.cards = state.cards.filter((each) => each !== of);
  const { id } = enterPlay(state, { code: of.code, owner: of.owner, controller: of.controller, type: 'character' });
  state.changed = true;
  emit(state, { type: 'returned-to-play', rules: ['des.in-play.05'], player: of.controller, character: id });
}
