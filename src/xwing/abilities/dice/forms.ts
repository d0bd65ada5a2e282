/** The forms of abilities that modify dice or change how many are rolled: many cards are one of these and say no more than when. */
import {
  allowed,
  countFaces,
  reason,
  say,
  type AbilityInPlay,
  type AnyAbility,
  type Cost,
  type RuleId,
} from '../../../core';
import { addResult, changeResult, changeResults } from '../../effects/dice';
import { ability } from '../../engine';
import type { XwingState } from '../../model/state';
import type { Xwing } from '../../model/types';
import { rerollResults } from '../../procedures/reroll-dice';
import { rollMore } from '../../procedures/roll-dice';
import { currentAttack, poolOf, type Pool } from '../../queries/attack';
import type { Face } from '../../queries/dice';
import { chooseDice, chooseDie, isPrimary, noResult, whileYouAttack, whileYouDefend, type Condition } from '../combat';
import { forceOfShip } from '../words';

type During = (state: XwingState, self: AbilityInPlay) => boolean;

/** What every such card says: which it is, when, and what it costs. */
interface Form {
  id: string;
  card: string;
  rules?: readonly RuleId[];
  when: During;
  cost?: Cost<XwingState, unknown>;
  /** Without 'may'. */
  must?: boolean;
}

interface OfDice extends Form {
  pool: Pool;
}

const common = (form: OfDice, rules: readonly RuleId[]) => ({
  id: form.id,
  card: form.card,
  rules: form.rules ?? rules,
  during: `modify ${form.pool} dice` as const,
  ...(form.must ? {} : { may: true }),
  when: (state: XwingState, self: AbilityInPlay) => form.when(state, self),
  ...(form.cost ? { cost: form.cost } : {}),
});

/** The two sides of 'while you defend or perform an attack': dice, role, what a success is called. */
export interface Side {
  pool: Pool;
  whileYou: typeof whileYouAttack;
  success: 'hit' | 'evade';
  /** Dice of the other side. */
  theirs: Pool;
}
const SIDES: readonly (Side & { suffix: string })[] = [
  { suffix: 'attacks', pool: 'attack', theirs: 'defense', whileYou: whileYouAttack, success: 'hit' },
  { suffix: 'defends', pool: 'defense', theirs: 'attack', whileYou: whileYouDefend, success: 'evade' },
];

/** 'While you defend or perform an attack': one ability for each side. */
export function bothSides(id: string, make: (side: Side & { id: string }) => AnyAbility<Xwing>): AnyAbility<Xwing>[] {
  return SIDES.map(({ suffix, ...side }) => make({ ...side, id: `${id}-${suffix}` }));
}

/** Reroll 1 die, or up to `most`, of those that show one of `only`. */
export const rerolls = (
  form: OfDice & { most?: number | ((state: XwingState, self: AbilityInPlay) => number); only?: readonly Face[] },
) => {
  const { most = 1, only } = form;
  const rules = ['xw.dice-modification.05'];
  return ability({
    ...common(form, rules),
    choose: (state, self) =>
      chooseDice(
        state,
        form.pool,
        typeof most === 'number' ? most : most(state, self),
        only && ((face) => only.includes(face as Face)),
      ),
    effect: (state, { chosen, controller }) =>
      rerollResults(state, form.pool, chosen as number[], controller, form.rules ?? rules),
  });
};

/** Change 1 result of `from` to `to`, or every one (`all`), or up to `most`. */
export const changes = (
  form: OfDice & {
    from: readonly Face[];
    to: Face;
    all?: boolean;
    most?: number | ((state: XwingState, self: AbilityInPlay) => number);
  },
) => {
  const { pool, from, to, most } = form;
  const rules = form.rules ?? ['xw.dice-modification.04'];
  const [only] = from;
  if (from.length === 1 && only !== undefined) return changesOneFace(form, only);
  return ability({
    ...common(form, rules),
    choose: (state) =>
      chooseDie(state, pool, (face) =>
        from.includes(face as Face) ? null : reason('other-result', say`It shows ${[face]}.`, rules),
      ),
    effect: (state, { chosen }) => changeResult(state, pool, chosen as number, to, rules),
  });

  function changesOneFace({ all }: typeof form, face: Face) {
    const dice = (state: XwingState, self: AbilityInPlay): number => {
      const attack = currentAttack(state);
      const limit = typeof most === 'function' ? most(state, self) : (most ?? 1);
      return attack ? Math.min(limit, countFaces(poolOf(attack, pool), face)) : 0;
    };
    return ability({
      ...common(form, rules),
      unable: (state) => noResult(state, pool, face),
      ...(most === undefined
        ? {}
        : { choose: (state, self) => Array.from({ length: dice(state, self) }, (_, i) => allowed(i + 1)) }),
      effect: (state, { chosen }) => {
        const count = all ? Infinity : most === undefined ? 1 : (chosen as number);
        changeResults(state, pool, { from: face, to, count }, rules);
      },
    });
  }
};

/** Add 1 result. */
export const adds = (form: OfDice & { face: Face }) => {
  const rules = form.rules ?? ['xw.dice-modification.02'];
  return ability({ ...common(form, rules), effect: (state) => addResult(state, form.pool, form.face, rules) });
};

/** 'You may roll n more dice' (or fewer: negative), in the step in which they are rolled (xw.timing.05). */
export const mayRollMore = (form: OfDice & { dice?: number }) => {
  const rules = form.rules ?? ['xw.timing.05', form.pool === 'attack' ? 'xw.attack.16' : 'xw.attack.22'];
  return ability({
    ...common(form, rules),
    during: `roll ${form.pool} dice`,
    effect: (state, self) => rollMore(state, form.pool, form.dice ?? 1, self),
  });
};

/** Of attack dice. */
export const attacking = { pool: 'attack' } as const;
/** Of defense dice. */
export const defending = { pool: 'defense' } as const;
/** 1 Force charge of the ship. */
export const force = forceOfShip(['xw.force-charges.07']);
/** What is said of changing a result. */
export const CHANGE: readonly RuleId[] = ['xw.dice-modification.04'];
/** 'While you defend or perform a primary attack'. */
export const primaryIfAttacking =
  (pool: Pool): Condition =>
  (...about) =>
    pool === 'defense' || isPrimary(...about);
