/** What somebody chooses in the middle of an effect, as an ability's own choice is made: with `choose`. */
import {
  allowed,
  onPiece,
  question,
  say,
  type AbilityInPlay,
  type Candidate,
  type ChooseForAbility,
  type Json,
  type PlayerId,
  type Question,
  type RuleId,
} from '../../../core';
import { discardDefenseToken, type Bearer } from '../../effects/defense-tokens';
import type { ArmadaState, DefenseTokenInPlay } from '../../model/state';

/** How a defense token is chosen: `brace`, `exhausted brace`. */
export function sayToken({ type, exhausted }: DefenseTokenInPlay): string {
  return exhausted ? `exhausted ${type}` : type;
}

/** The token that was chosen by these words is discarded, if the piece has one. */
export function discardChosenToken(state: ArmadaState, piece: Bearer, chosen: Json, rules: readonly RuleId[]): void {
  const at = piece.defense.findIndex((token) => sayToken(token) === chosen);
  discardDefenseToken(state, piece, at, rules);
}

/** The question to a player which of these it is; null: there is none. */
export function choiceOf(
  self: AbilityInPlay,
  player: PlayerId,
  all: readonly Json[],
): Question<ChooseForAbility> | null {
  return all.length === 0
    ? null
    : choiceFor(
        self,
        player,
        all.map((each) => allowed(each)),
      );
}

/** The question to a player, who need not control the ability. */
export function choiceFor(
  { ability, source }: AbilityInPlay,
  player: PlayerId,
  options: readonly Candidate<Json>[],
): Question<ChooseForAbility> {
  return question(
    player,
    say`${onPiece({ ability, source })}`,
    options.map(({ action: chosen, not }): Candidate<ChooseForAbility> => ({
      action: { type: 'choose', player, ability, source, chosen },
      not,
    })),
  );
}
