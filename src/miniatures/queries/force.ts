/** Force points: who may spend them now, and whose (min.force-points, min.spending-force-points). */
import { reason, say, type Reason, type Source } from '../../core';
import { abilityNamed, forbidden, modified } from '../engine';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import type { AboutForce, AboutRoll, ForcePayer } from '../model/values';
import { hasTheForce } from './abilities';
import { characterOf, isOnMap } from './characters';

/** Whose Force points may be spent for a character. */
function payersOf(state: MiniaturesState, { id }: Character): readonly ForcePayer[] {
  return modified(state, 'force payers', [{ id, beside: false }], { character: id });
}

/** Those who have as many (min.force-points.01), and can be asked for them at all (min.sever-force.03). */
function payersWith(state: MiniaturesState, character: Character, points: number): readonly ForcePayer[] {
  return payersOf(state, character).filter(({ id }) => {
    const payer = characterOf(state, id);
    return payer.force >= points && hasTheForce(state, payer) && (id === character.id || isOnMap(payer));
  });
}

/** Who can pay so many Force points for a character now; several: its player chooses. */
export function whoCanPay(state: MiniaturesState, character: Character, points: number): CharacterId[] {
  return payersWith(state, character, points)
    .filter((payer) => whyNotAgain(state, character, payer) === null)
    .map(({ id }) => id);
}

/**
 * Why no more of this payer's are spent in this turn; null: some may be. What is spent beside the own ones is counted apart, once (min.hand-of-the-emperor.01); else the
 * points of one only are spent in a turn (min.dark-master.02). Usually it is once in all: who has moved faster uses no power any more
 * (min.force-points-basics.05, min.timing-of-force-powers.05).
 */
function whyNotAgain(state: MiniaturesState, character: Character, { id, beside }: ForcePayer): Reason | null {
  const { spent } = character;
  const apart = payersOf(state, character).flatMap((each) => (each.beside ? [each.id] : []));
  const counted = beside ? spent.filter((each) => each === id) : spent.filter((each) => !apart.includes(each));
  const times = beside ? 1 : modified(state, 'force uses', 1, { character: character.id });
  if (counted.length >= times) {
    const said = say`${character.id} has spent Force points in this turn already.`;
    return reason('force-spent', said, ['min.spending-force-points.02', 'min.force-points.04'], { times });
  }
  const other = counted.find((each) => each !== id);
  if (other === undefined) return null;
  const said = say`${character.id} has spent Force points of ${other} in this turn.`;
  return reason('force-of-another', said, ['min.dark-master.02']);
}

/** Why a character cannot spend so many Force points now; null: it can. */
export function whyNoForce(
  state: MiniaturesState,
  character: Character,
  points: number,
  what: AboutForce['for'],
  on: CharacterId | null = null,
): Reason | null {
  const [payer, ...others] = payersWith(state, character, points);
  if (!payer) {
    const severed = forbidden(state, 'have the Force', { character: character.id });
    if (severed) return severed;
    const said = say`${character.id} has ${character.force} Force points; ${points} are needed.`;
    return reason('no-force', said, ['min.force-powers.02', 'min.force-points.02'], { points, left: character.force });
  }
  const reasons = [payer, ...others].map((each) => whyNotAgain(state, character, each));
  if (reasons.every((each) => each !== null)) return reasons[0] ?? null;
  return forbidden(state, 'spend force', { character: character.id, for: what, on });
}

/** What a reroll that a Force point pays for adds: by an ability's first rule, and where the same roll was rerolled before by its last, which lets it add up (min.mettle.02). */
export function rerollBonuses(state: MiniaturesState, about: AboutRoll, { rerolls }: { rerolls: number }): Source[] {
  const sources: Source[] = [];
  modified(state, 'reroll bonus', 0, about, sources);
  return sources.map(({ amount, by }) => {
    const { rules = [] } = (typeof by === 'string' ? undefined : abilityNamed(by.ability)) ?? {};
    return { amount, by, rules: rerolls === 0 ? rules.slice(0, 1) : rules.slice(-1) };
  });
}
