/** What is done between the rolls for initiative and the first activation of a round. */
import { after, type AbilityInPlay, type AnyAbility } from '../../../core';
import { ability, forbidden } from '../../engine';
import type { MiniaturesEvent } from '../../model/events';
import type { MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { force } from './costs';
import { movesAtOnce } from './moves-at-once';

type Chosen = Extract<MiniaturesEvent, { type: 'first-player-chosen' }>;

/**
 * It moves before anybody is activated, which is no turn and no activation (min.surprise-move.01); once in a round (min.intuition.02,
 * min.surprise-move.02).
 */
export function movesFirst(
  id: string,
  points: number,
  squares: (state: MiniaturesState, self: AbilityInPlay) => number,
): AnyAbility<Miniatures> {
  const rules = [`min.${id}.01`, `min.${id}.02`, `min.${id}.03`];
  return ability({
    id,
    rules,
    on: after('first-player-chosen'),
    may: true,
    limit: { per: 'round', times: 1 },
    unable: (state, self) => forbidden(state, 'move', { character: self.source }),
    ...(points > 0 && { cost: force<Chosen>(points, rules) }),
    effect: movesAtOnce(rules, (state, self) => ({ mover: self.source, squares: squares(state, self) })),
  });
}
