/** Attacks in the middle of a move on whoever is passed (min.galloping-attack, min.strafe-attack). */
import { reason, say, type AbilityInPlay, type Reason, type RuleId } from '../../../core';
import { gain } from '../../effects/abilities';
import type { Square } from '../../facts/battle-map';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Barred } from '../../model/values';
import { characterOf, sizeOf, spaceOf } from '../../queries/characters';
import { isIn, squaresOf } from '../../queries/spaces';
import { spaceOf as spaceOfStance, type Stance } from '../../queries/squeezing';
import { currentTurn } from '../../queries/turn';
import { thisCharacter } from './who';

/** Squares after which it makes no normal attack any more, however fast it is (min.galloping-attack.07, min.strafe-attack.04). */
const NORMAL = 6;

/** Whom it has attacked so in this turn; what comes with the effect is who. */
export function passed({ lasting }: MiniaturesState, character: CharacterId, effect: string): string[] {
  return lasting
    .filter((each) => each.character === character && each.ability === effect)
    .map(({ value }) => String(value));
}

/** What it has done so far, to the end of the turn: an effect of its own, with what comes with it. */
export function remember(
  state: MiniaturesState,
  { source: by }: AbilityInPlay,
  effect: string,
  value: string,
  rules: readonly RuleId[],
): void {
  gain(state, characterOf(state, by), { ability: effect, value, until: 'turn', by }, rules);
}

/** Squares that it has left in its turn, on all of its way or with its last step. */
function squaresLeftBehind(state: MiniaturesState, way: readonly Stance[], own: Character): Square[] {
  const size = sizeOf(state, own);
  const now = spaceOf(state, own);
  return way.flatMap((stance) => squaresOf(spaceOfStance({ size }, stance))).filter((square) => !isIn(now, square));
}

/** It does not go back to them. */
export function barsWay(rules: readonly RuleId[], of: (way: readonly Stance[]) => readonly Stance[]) {
  return (
    state: MiniaturesState,
    self: AbilityInPlay,
    barred: readonly Barred[],
    { character }: { character: CharacterId },
  ): readonly Barred[] => {
    const turn = currentTurn(state);
    if (character !== self.source || turn?.character !== character) return barred;
    const because = reason('been-there', say`${character} has been there in this move.`, rules);
    const left = squaresLeftBehind(state, of(turn.way), thisCharacter(state, self));
    return [...barred, ...left.map((at) => ({ at, because }))];
  };
}

export function whyNoNormalAttack(
  state: MiniaturesState,
  source: CharacterId,
  rules: readonly RuleId[],
): Reason | null {
  const turn = currentTurn(state);
  return turn?.character === source && turn.moved > NORMAL
    ? reason('moved-too-far', say`${source} has moved more than ${NORMAL} squares.`, rules)
    : null;
}
