/** Reinforce tokens (xw.reinforce): gained with one side up, and what they do when results are neutralized. */
import { candidate, countFaces, question, reason, say, type Frame, type Reason } from '../../core';
import type { FieldsOf } from '../../core/codec';
import type { ActivationAction } from '../model/actions';
import { nothingDone } from '../effects/failing';
import { addResult } from '../effects/dice';
import { gainByItself } from '../effects/tokens';
import { ask, call, forbidden, procedure } from '../engine';
import type { Ship, ShipId, XwingState } from '../model/state';
import { declared, type AttackFrame } from '../queries/attack';
import type { XwingNames } from '../queries/names';
import { whollyInFullArc } from '../queries/range';
import { counted } from '../queries/tokens';
import { shipOf } from '../queries/ships';

type ChooseReinforce = Extract<ActivationAction, { type: 'choose-reinforce' }>;
type TokenSide = ChooseReinforce['side'];

export interface ReinforceFrame extends Frame {
  ship: ShipId;
}

export const reinforceFields = ({ ship }: XwingNames): FieldsOf<ReinforceFrame> => ({ ship });

/** The ship gains a reinforce token; its owner decides which side is up, whoever gives it (xw.reinforce.11). */
export function reinforce(state: XwingState, ship: ShipId): void {
  call(state, 'reinforce', { ship });
}

const SIDES: readonly TokenSide[] = ['fore', 'aft'];

export const reinforceProcedure = procedure('reinforce', reinforceFields, [
  ask('choose fore or aft', ['xw.reinforce.01', 'xw.reinforce.11'], whichSide, (state, { ship }, action) =>
    gainByItself(state, ship, `reinforce-${action.side}`, ['xw.reinforce.01']),
  ),
]);

function whichSide(state: XwingState, { ship }: ReinforceFrame) {
  const { player } = shipOf(state, ship);
  const candidates = SIDES.map((side) =>
    candidate<ChooseReinforce>(
      { type: 'choose-reinforce', player, ship, side },
      forbidden(state, 'reinforce', { ship, side }),
    ),
  );
  return question(player, 'choose fore or aft', candidates);
}

/** The full arc in which all of the attacker has to be (xw.reinforce.04, .05). */
const ARC = { fore: 'full front', aft: 'full rear' } as const;

/**
 * Adds an evade result for each token that works against this attack, one after the other (xw.reinforce.07, .10). It is neutralized
 * with like all others (xw.reinforce.09).
 */
export function addReinforcement(state: XwingState, frame: AttackFrame): void {
  const defender = shipOf(state, declared(frame).defender);
  for (const side of SIDES) {
    // What reinforces it (xw.reinforce.02) stays there (xw.reinforce.12).
    const tokens = defender.tokens[`reinforce-${side}`];
    for (let i = 0; i < tokens; i++) {
      const left = remaining(frame);
      if (left <= 0) return;
      const not = outside(state, frame, defender, side) ?? oneLeft(left);
      const rules = [...(tokens > 1 ? ['xw.reinforce.10'] : []), 'xw.reinforce.07'];
      if (not) nothingDone(state, defender.id, `reinforce-${side} token`, not);
      else addResult(state, 'defense', 'evade', rules, [works(left, side, frame)], null);
    }
  }
}

/** Results that evade results leave uncanceled. */
function remaining({ attackDice, defenseDice }: AttackFrame): number {
  return countFaces(attackDice, 'hit') + countFaces(attackDice, 'crit') - countFaces(defenseDice, 'evade');
}

/** Of several attackers the token works against those on its side alone (xw.reinforce.06). */
function outside(state: XwingState, { attacker }: AttackFrame, defender: Ship, side: TokenSide): Reason | null {
  if (whollyInFullArc(shipOf(state, attacker), defender) === ARC[side]) return null;
  const said = say`${attacker} is not wholly in the ${[ARC[side]]} arc of ${defender.id}.`;
  return reason('not-in-arc', said, ['xw.reinforce.04', 'xw.reinforce.05']);
}

function oneLeft(left: number): Reason | null {
  if (left > 1) return null;
  return reason('one-result', 'only one hit or critical hit result remains.', ['xw.reinforce.08'], { left });
}

function works(left: number, side: TokenSide, { attacker }: AttackFrame): Reason {
  const said = say`${counted(left, 'result')} would remain, and ${attacker} is wholly in the ${[ARC[side]]} arc.`;
  return reason('reinforced', said, ['xw.reinforce.07', 'xw.reinforce.05'], { left });
}
