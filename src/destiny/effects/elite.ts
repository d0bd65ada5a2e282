/** Elite by a card: the second character die that comes with it, and goes with it (des.card-training). */
import { call, emit, permitted } from '../engine';
import { findCard, isElite, isInPlay } from '../queries/cards';
import type { CardId, CardInPlay, DestinyState, Die } from '../model/state';
import { placeDie, setDieAside } from './dice';

/** Does a card in play make the character elite? */
export function madeElite(state: DestinyState, character: CardId): boolean {
  return permitted(state, 'elite', { card: character });
}

/** The dice of which the character has two when it is elite. */
export function characterDice(state: DestinyState, { id, code }: CardInPlay): Die[] {
  return state.dice.filter((each) => each.card === id && each.code === code);
}

/** Checks, when upgrades came or went, whether the character's second die comes or goes. */
export function keepElite(state: DestinyState, character: CardId | null): void {
  if (character === null || !isInPlay(state, character)) return;
  if (madeElite(state, character) || findCard(state, character)?.secondDie) call(state, 'keep elite', { character });
}

/** Lays the second die on the character, if it has one only and another is set aside. */
export function bringSecondDie(state: DestinyState, of: CardInPlay): void {
  const die = isElite(state, of.id) ? null : placeDie(state, of);
  if (!die) return;
  of.secondDie = true;
  emit(state, {
    type: 'die-entered',
    rules: ['des.card-training.01'],
    player: of.controller,
    die: die.id,
    code: die.code,
  });
}

/** Sets one of its two dice aside. */
export function takeSecondDie(state: DestinyState, of: CardInPlay, die: Die): void {
  of.secondDie = false;
  setDieAside(state, die, ['des.card-training.04']);
}
