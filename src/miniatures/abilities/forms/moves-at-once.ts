/** Moves that are part of no turn: somebody moves at once, step by step, as far as its squares reach (min.immediate.01). */
import { allowed, candidate, type Candidate, type RuleId } from '../../../core';
import { placeLegally } from '../../effects/movement';
import { ask, call, run } from '../../engine';
import type { Square } from '../../facts/battle-map';
import type { CharacterId, MiniaturesState } from '../../model/state';
import { characterOf, isOnMap } from '../../queries/characters';
import { groundOf } from '../../queries/movement';
import { moverOf, stanceOf } from '../../queries/movers';
import { costOfStep, stepsOn } from '../../queries/reach';
import { boardIn } from '../../queries/sight';
import { standsLegally, whyNoStop } from '../../queries/standing';
import { chooseOf } from './targets';
import type { UseFrame } from './uses';

/** A step; null: it stays where it is. */
type StepTo = { to: Square; squeezed: Square | null } | null;

/** How such a move goes on. */
interface Moving {
  mover: CharacterId;
  /** Squares that are left. */
  left: number;
  /** The last place where it could have stopped. */
  stood: Square;
}

const movingOf = ({ chosen }: UseFrame): Moving => chosen as unknown as Moving;

/** Where it goes on to, with the squares that are left; it stops where it may stand. Being whole again where it squeezes may cost none. */
function stepsLeft(state: MiniaturesState, self: UseFrame): Candidate<StepTo>[] {
  const { left, mover } = movingOf(self);
  const own = characterOf(state, mover);
  if (!isOnMap(own) || (left <= 0 && own.squeezed === null)) return [];
  const ground = groundOf(boardIn(state), moverOf(state, own));
  const steps = stepsOn(ground, stanceOf(own), left).map(({ to }) =>
    allowed<StepTo>({ to: to.at, squeezed: to.squeezed }),
  );
  const not = whyNoStop(state, own);
  return steps.length === 0 && not ? [] : [...steps, candidate<StepTo>(null, not)];
}

/** Who moves, and how far. */
type Begins = (state: MiniaturesState, self: UseFrame) => { mover: CharacterId; squares: number };

/** The steps of an effect in which the controller of the ability moves somebody at once. */
export function movesAtOnce(rules: readonly RuleId[], begins: Begins) {
  return [
    run('how far', rules, (state: MiniaturesState, self: UseFrame) => {
      const { mover, squares: left } = begins(state, self);
      self.chosen = { mover, left, stood: characterOf(state, mover).at } satisfies Moving;
    }),
    ask(
      'moves at once',
      rules,
      (state, self: UseFrame) => {
        const steps = stepsLeft(state, self);
        return steps.length > 0 ? chooseOf(self, self.controller, steps) : null;
      },
      (state, self, { chosen }) => {
        const step = chosen as StepTo;
        if (step === null) return;
        const { mover, left, stood } = movingOf(self);
        const own = characterOf(state, mover);
        const stance = { at: step.to, squeezed: step.squeezed };
        const cost = costOfStep(groundOf(boardIn(state), moverOf(state, own)), stanceOf(own), stance) ?? 0;
        const last = standsLegally(state, own) ? own.at : stood;
        self.chosen = { mover, left: left - cost, stood: last } satisfies Moving;
        call(state, 'step', { character: own.id, from: own.at, ...step, cost, passed: [], attacked: [] });
        return 'again';
      },
    ),
    run('stops', rules, (state: MiniaturesState, self: UseFrame) => {
      const { mover, stood } = movingOf(self);
      placeLegally(state, characterOf(state, mover), stood);
    }),
  ];
}
