/** What an ability does, as a procedure of its own. */
import type { AnyAbility } from '../abilities/ability';
import type { GameTypes } from '../contract/game-types';
import { procedureOfAbility } from './frames';
import type { Procedure } from './procedure';

export function effectProcedure<G extends GameTypes>(ability: AnyAbility<G>): Procedure<G> {
  const { effect } = ability;
  const steps =
    typeof effect === 'function'
      ? [{ kind: 'run' as const, name: ability.id, rules: ability.rules, run: effect }]
      : (effect ?? []);
  return { name: procedureOfAbility(ability.id), steps: steps as Procedure<G>['steps'] };
}
