/** Changing dice, and how many are rolled: many cards are one of these forms and say no more than when. */
import {
  type AbilityInPlay,
  alike,
  allowed,
  type AnyAbility,
  type Candidate,
  candidate,
  choicesOfDice,
  choicesOfFaces,
  type Cost,
  countFaces,
  type Die,
  type Json,
  type Reason,
  reason,
  type RuleId,
  say,
} from '../../../core';
import { addResult, changeResult, changeResults } from '../../effects/dice';
import { spendToken } from '../../effects/tokens';
import { ability, forbidden } from '../../engine';
import type { XwingEvent } from '../../model/events';
import type { ShipId, XwingState } from '../../model/state';
import type { Xwing } from '../../model/types';
import type { Modifier } from '../../model/values';
import { rerollResults } from '../../procedures/reroll-dice';
import { rollMore } from '../../procedures/roll-dice';
import { currentAttack, type Pool, poolOf } from '../../queries/attack';
import {
  canReroll,
  type Face,
  noFocusResultLeft,
  rerollsLeft,
  wasRerolled,
  withinFocusLimit,
} from '../../queries/dice';
import { cannotSpendToken } from '../../queries/tokens';
import { type Condition, type During, whileYouAttack, whileYouDefend } from './attacks';
import { all, enemyIn, friendly, having, type OfShip, shipsThat } from './conditions';
import { you } from './you';

/** The dice among which a player chooses, by index; of dice that are alike only the first. */
export function chooseDie(
  state: XwingState,
  pool: Pool,
  why: (face: string, rerolled: boolean) => Reason | null,
): Candidate<Json>[] {
  const dice = diceOf(state, pool);
  return alike(dice, () => true).flatMap(([first]) => {
    const die = dice[first ?? -1];
    return die
      ? [candidate(first ?? null, noFocusResultLeft(state, pool, die.face) ?? why(die.face, wasRerolled(die)))]
      : [];
  });
}

function diceOf(state: XwingState, pool: Pool): readonly Die[] {
  const attack = currentAttack(state);
  return attack ? poolOf(attack, pool) : [];
}

/** Up to so many dice that may be rerolled, as lists of indexes; dice that are alike count once. */
export function chooseDice(
  state: XwingState,
  pool: Pool,
  most: number,
  qualifies: (face: string) => boolean = () => true,
): Candidate<Json>[] {
  const dice = diceOf(state, pool);
  const may = canReroll(state, pool);
  return choicesOfDice(dice, Math.min(most, rerollsLeft(state, pool)), (die) => qualifies(die.face) && may(die))
    .filter((chosen) => withinFocusLimit(state, pool, dice, chosen))
    .map((chosen) => allowed(chosen));
}

/** '2 hit/crit results': exactly that many, in any combination of the two faces (xw.and-or.01, xw.and-or.02). A choice is a list of faces. */
export function chooseResults<P extends Pool>(
  state: XwingState,
  pool: P,
  faces: readonly [Face<P>, Face<P>],
  count: number,
): Candidate<Json>[] {
  return choicesOfFaces(diceOf(state, pool), faces, count).map((chosen) => allowed(chosen));
}

/** How a die is changed. */
export interface Modification<P extends Pool = Pool> {
  id: string;
  card: string;
  rules: readonly RuleId[];
  pool: P;
  when: During;
  cost?: Cost<XwingState, XwingEvent>;
}

const REROLLED = ['xw.golden-rules.04', 'xw.dice-modification.08'];

/** You may reroll 1 of these dice. */
export const mayReroll = ({ id, card, rules, pool, when, cost }: Modification) =>
  ability({
    id,
    card,
    rules,
    during: `modify ${pool} dice`,
    may: true,
    when: (state, self) => when(state, self),
    unable: (state) => forbidden(state, 'reroll dice', { pool }),
    ...(cost ? { cost } : {}),
    choose: (state) =>
      chooseDie(state, pool, (_face, again) =>
        again || rerollsLeft(state, pool) === 0 ? reason('already-rerolled', 'It was rerolled.', REROLLED) : null,
      ),
    effect: (state, { chosen, controller }) => rerollResults(state, pool, [chosen as number], controller, rules),
  });

/** You may (or, mandatory, must) change 1 result to another. */
export const changeOne = <P extends Pool>({
  from,
  to,
  may,
  unable,
  ...entry
}: Modification<P> & {
  from: Face<P>;
  to: Face<P>;
  may: boolean;
  unable?: (state: XwingState, self: AbilityInPlay) => Reason | null;
}) =>
  ability({
    id: entry.id,
    card: entry.card,
    rules: entry.rules,
    during: `modify ${entry.pool} dice`,
    ...(may ? { may } : {}),
    when: (state, self) => entry.when(state, self),
    unable: (state, self) => unable?.(state, self) ?? noResult(state, entry.pool, from),
    ...(entry.cost ? { cost: entry.cost } : {}),
    effect: (state) => changeResults(state, entry.pool, { from, to, count: 1 }, entry.rules),
  });

/** Why there is nothing of this result to change, or null. */
export function noResult<P extends Pool>(state: XwingState, pool: P, face: Face<P>): Reason | null {
  if (countFaces(diceOf(state, pool), face) > 0) return noFocusResultLeft(state, pool, face);
  return reason('no-such-result', say`No ${pool} die shows ${face}.`, ['xw.dice-modification.12'], { face });
}

/** More dice (or fewer: negative) are rolled while something is true; nobody is asked. */
export const rollsMore = (
  {
    id,
    card,
    pool,
    rules = [pool === 'attack' ? 'xw.attack.16' : 'xw.attack.22'],
    when,
    because,
  }: Omit<Modification, 'rules'> & Partial<Pick<Modification, 'rules'>> & Pick<AnyAbility<Xwing>, 'because'>,
  dice: number,
) => {
  const more = (state: XwingState, self: AbilityInPlay, value: number): number =>
    when(state, self) ? value + dice : value;
  return ability({
    id,
    card,
    rules,
    modifies: pool === 'attack' ? { 'attack dice': more } : { 'defense dice': more },
    ...(because ? { because } : {}),
  });
};

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

/** Entries about dice. */
export interface OfDice extends Form {
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
interface Side {
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
export const mayRollMore = (
  form: OfDice & { dice?: number | ((state: XwingState, self: AbilityInPlay) => number) },
) => {
  const { dice = 1 } = form;
  const rules = form.rules ?? ['xw.timing.05', form.pool === 'attack' ? 'xw.attack.16' : 'xw.attack.22'];
  return ability({
    ...common(form, rules),
    during: `roll ${form.pool} dice`,
    effect: (state, self) => rollMore(state, form.pool, typeof dice === 'number' ? dice : dice(state, self), self),
  });
};

/** Of attack dice. */
export const attacking = { pool: 'attack' } as const;

/** Of defense dice. */
export const defending = { pool: 'defense' } as const;

/** What is said of changing a result. */
export const CHANGE: readonly RuleId[] = ['xw.dice-modification.04'];

/** A die that does not show this result. */
export function nothingFor(face: string) {
  return reason('other-result', say`It shows ${[face]}.`, ['xw.dice-modification.12']);
}

/** A calculate token of a friend turns one focus result; which friend's is chosen. */
export const friendsCalculate = (id: string, card: string, lends: (enemy: Parameters<OfShip>[0]) => OfShip) =>
  spendingOfAFriend(id, card, 'calculate', lends);

/** A token of a friend is spent as if it were your own. */
export function spendingOfAFriend(
  id: string,
  card: string,
  token: 'calculate' | 'focus',
  lends: (enemy: Parameters<OfShip>[0]) => OfShip,
) {
  return bothSides(id, ({ id: ability_, pool, whileYou, success }) =>
    ability({
      id: ability_,
      card,
      rules: CHANGE,
      during: `modify ${pool} dice`,
      may: true,
      when: (state, self) => whileYou()(state, self),
      unable: (state) => noResult(state, pool, 'focus'),
      choose: (state, self) => {
        const attack = currentAttack(state);
        if (!attack) return [];
        const lender = lends(enemyIn(state, attack, you(state, self)));
        return shipsThat(state, self, all(friendly, having(token), lender)).map(({ id: ship }) =>
          candidate(ship, cannotSpendToken(state, ship, token)),
        );
      },
      effect: (state, { chosen }) => {
        spendToken(state, chosen as ShipId, token, ['xw.tokens.03']);
        changeResults(state, pool, { from: 'focus', to: success, count: 1 }, CHANGE);
      },
    }),
  );
}

/** 'That ship's dice cannot be modified': the enemy's of such an attack, by nobody. */
export const freezesTheirDice = (id: string, card: string, holds: Condition) => {
  const frozen = (whileYou: typeof whileYouAttack, pool: Pool) => (state: XwingState, self: AbilityInPlay) =>
    whileYou(holds)(state, self)
      ? reason('cannot-be-modified', say`no ${pool} dice are modified, by ${you(state, self).id}.`, BANNED)
      : null;
  return ability({
    id,
    card,
    rules: BANNED,
    forbids: {
      'modify attack dice': frozen(whileYouDefend, 'attack'),
      'modify defense dice': frozen(whileYouAttack, 'defense'),
    },
  });
};

const BANNED: readonly RuleId[] = ['xw.golden-rules.03', 'xw.dice-modification.01'];

/** 'You cannot spend such tokens to modify dice' in such an attack. */
export const cannotModifyWith = (id: string, card: string, when: During, spent: readonly Modifier[]) => {
  const cannot = (state: XwingState, self: AbilityInPlay, { ship, by }: { ship: ShipId; by: Modifier }) =>
    ship === you(state, self).id && spent.includes(by) && when(state, self)
      ? reason('cannot-spend', say`${ship} cannot spend it to modify dice.`, BANNED, { by })
      : null;
  return ability({
    id,
    card,
    rules: BANNED,
    forbids: { 'modify attack dice': cannot, 'modify defense dice': cannot },
  });
};

/** The rule of a result that is added. */
export const ADD = ['xw.dice-modification.02'];
/** The rule of a result that is canceled. */
export const CANCEL = ['xw.cancel.01'];
