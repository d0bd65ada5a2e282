/** What somebody chooses in the middle of an effect, as an ability's own choice is made: with `choose`. */
import {
  onPiece,
  question,
  say,
  type AbilityInPlay,
  type Candidate,
  type ChooseForAbility,
  type Json,
  type PlayerId,
  type Question,
} from '../../../core';
import type { DefenseTokenInPlay } from '../../model/state';

/** How a defense token is chosen: `brace`, `exhausted brace`. */
export function sayToken({ type, exhausted }: DefenseTokenInPlay): string {
  return exhausted ? `exhausted ${type}` : type;
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
