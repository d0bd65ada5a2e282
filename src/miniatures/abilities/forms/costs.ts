/** What is paid for an ability: Force points, the attacks of a turn, the whole turn (min.replaces-attacks, min.replaces-turn). */
import { reason, say, type AbilityInPlay, type Cost, type Reason, type RuleId, type Self } from '../../../core';
import { spendForce } from '../../effects/force';
import { forbidden } from '../../engine';
import type { CharacterId, MiniaturesState } from '../../model/state';
import { countAct } from '../../procedures/turn';
import { whyNoForce } from '../../queries/force';
import { whyNoEndOfMove } from '../../queries/move-ends';
import { standsLegally } from '../../queries/standing';
import { currentTurn, hasActed, isItsTurn } from '../../queries/turn';
import { thisCharacter } from './who';

/**
 * The Force points that a power costs (min.glossary-conventions.02, min.force-powers.01, min.force-points-and-force-powers.09): without enough of
 * them it cannot be used (min.named-force-powers.04). It is used on somebody, or on nobody in particular.
 */
export function force<E>(
  points: number,
  rules: readonly RuleId[],
  on: (state: MiniaturesState, self: Self<E>) => CharacterId | null = () => null,
): Cost<MiniaturesState, E> {
  return {
    cannot: (state, self) => whyNoForce(state, thisCharacter(state, self), points, 'power', on(state, self)),
    pay: (state, self) => spendForce(state, thisCharacter(state, self), points, self.ability, rules),
  };
}

/** A cost with what else is given up for it (min.replaces-attacks.01, min.replaces-turn.01): that is so even if the effect is canceled (min.force-absorb.03). */
export function replacing<E>(what: 'attacks' | 'turn', cost: Cost<MiniaturesState, E>): Cost<MiniaturesState, E> {
  return {
    cannot: (state, self) => (what === 'attacks' ? whyNoReplacing : whyNoTurn)(state, self) ?? cost.cannot(state, self),
    pay: (state, self) => {
      (what === 'attacks' ? replaceAttacks : replaceTurn)(state);
      cost.pay(state, self);
    },
  };
}

/** 'Usable on its own turn': in the window 'turn'. */
export function onItsTurn(state: MiniaturesState, { source }: AbilityInPlay): boolean {
  return isItsTurn(state, source);
}

/** Why it cannot use what replaces its attacks now; null: it can (min.replaces-attacks.01 to .03). */
export function whyNoReplacing(state: MiniaturesState, { source }: AbilityInPlay): Reason | null {
  const turn = currentTurn(state);
  // Attacks of opportunity happen in the turn of another (min.replaces-attacks.04).
  if (turn?.character !== source)
    return reason('not-its-turn', say`It is not the turn of ${source}.`, ['min.abilities-replacing-attacks.04']);
  // Nor in a turn that has been replaced as a whole (min.replaces-turn.03).
  if (turn.replaced !== null || hasActed(turn))
    return reason('attacks-made', say`${source} has attacked, or replaced its attacks, in this turn.`, [
      'min.replaces-attacks.01',
      'min.replaces-attacks.03',
    ]);
  if (turn.moved > turn.speed + turn.extra)
    return reason('double-move', say`${source} has moved more than its speed.`, ['min.activating-a-character.04']);
  return standsLegally(state, thisCharacter(state, { source }))
    ? (forbidden(state, 'replace attacks', { character: source }) ??
        (turn.entered > 0 ? whyNoEndOfMove(state, turn) : null))
    : reason('in-the-middle-of-a-move', say`${source} cannot end its move here.`, ['min.movement-basics.05']);
}

/** It is used in place of all attacks of this turn (min.abilities-replacing-attacks.01). */
export function replaceAttacks(state: MiniaturesState): void {
  const turn = currentTurn(state);
  if (!turn) return;
  countAct(turn);
  turn.replaced = 'attacks';
}

/** Why it cannot use what replaces its turn now; null: it can (min.replaces-turn.01). */
export function whyNoTurn(state: MiniaturesState, { source }: AbilityInPlay): Reason | null {
  const turn = currentTurn(state);
  if (turn?.character === source && turn.moved === 0 && turn.attacks === 0 && turn.replaced === null)
    return forbidden(state, 'replace attacks', { character: source });
  return reason('turn-begun', say`${source} has done something in this turn, or it is another's.`, [
    'min.replaces-turn.01',
    'min.abilities-replacing-turn.02',
  ]);
}

/** It does nothing else in this turn (min.activating-a-character.05). */
export function replaceTurn(state: MiniaturesState): void {
  const turn = currentTurn(state);
  if (turn) turn.replaced = 'turn';
}
