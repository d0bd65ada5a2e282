/** What is done between the rolls for initiative and the first activation of a round. */
import { after, allowed, candidate, type AbilityFrame, type AnyAbility, type Candidate } from '../../../core';
import { placeLegally } from '../../effects/movement';
import { ability, ask, call, forbidden, run } from '../../engine';
import type { Square } from '../../facts/battle-map';
import type { MiniaturesEvent } from '../../model/events';
import type { MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { isOnMap } from '../../queries/characters';
import { groundOf } from '../../queries/movement';
import { moverOf, stanceOf } from '../../queries/movers';
import { costOfStep, stepsOn } from '../../queries/reach';
import { boardIn } from '../../queries/sight';
import { standsLegally, whyNoStop } from '../../queries/standing';
import { force } from './costs';
import { chooseOf } from './targets';
import { thisCharacter } from './who';

type Chosen = Extract<MiniaturesEvent, { type: 'first-player-chosen' }>;
/** A step; null: it stays where it is. */
type StepTo = { to: Square; squeezed: Square | null } | null;

/** How such a move goes on. */
interface Moving {
  /** Squares that are left. */
  left: number;
  /** The last place where it could have stopped. */
  stood: Square;
}

const movingOf = ({ chosen }: AbilityFrame<Chosen>): Moving => chosen as unknown as Moving;

/** Where it goes on to, with the squares that are left; it stops where it may stand. Being whole again where it squeezes may cost none. */
function stepsLeft(state: MiniaturesState, self: AbilityFrame<Chosen>): Candidate<StepTo>[] {
  const own = thisCharacter(state, self);
  const { left } = movingOf(self);
  if (!isOnMap(own) || (left <= 0 && own.squeezed === null)) return [];
  const ground = groundOf(boardIn(state), moverOf(state, own));
  const steps = stepsOn(ground, stanceOf(own), left).map(({ to }) =>
    allowed<StepTo>({ to: to.at, squeezed: to.squeezed }),
  );
  const not = whyNoStop(state, own);
  return steps.length === 0 && not ? [] : [...steps, candidate<StepTo>(null, not)];
}

/**
 * It moves before anybody is activated, which is no turn and no activation (min.surprise-move.01); once in a round (min.intuition.02,
 * min.surprise-move.02).
 */
export function movesFirst(
  id: string,
  points: number,
  squares: (state: MiniaturesState, self: AbilityFrame<Chosen>) => number,
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
    effect: [
      run('how far', rules, (state, self: AbilityFrame<Chosen>) => {
        self.chosen = { left: squares(state, self), stood: thisCharacter(state, self).at } satisfies Moving;
      }),
      ask(
        'moves at once',
        rules,
        (state, self: AbilityFrame<Chosen>) => {
          const steps = stepsLeft(state, self);
          return steps.length > 0 ? chooseOf(self, self.controller, steps) : null;
        },
        (state, self, { chosen }) => {
          const step = chosen as StepTo;
          if (step === null) return;
          const own = thisCharacter(state, self);
          const { left, stood } = movingOf(self);
          const stance = { at: step.to, squeezed: step.squeezed };
          const cost = costOfStep(groundOf(boardIn(state), moverOf(state, own)), stanceOf(own), stance) ?? 0;
          self.chosen = { left: left - cost, stood: standsLegally(state, own) ? own.at : stood } satisfies Moving;
          call(state, 'step', { character: own.id, from: own.at, ...step, cost, passed: [], attacked: [] });
          return 'again';
        },
      ),
      run('stops', rules, (state, self: AbilityFrame<Chosen>) => {
        placeLegally(state, thisCharacter(state, self), movingOf(self).stood);
      }),
    ],
  });
}
