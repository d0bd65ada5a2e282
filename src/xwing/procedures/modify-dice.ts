/** Modifying dice (xw.attack.18, xw.attack.24): what each side may do, one thing at a time, until it is done. */
import {
  rulesOfAll,
  alike,
  candidate,
  choicesOfDice,
  countFaces,
  listed,
  question,
  reason,
  type Candidate,
  type Die,
  type Question,
  type Reason,
  type CoreAction,
  type RuleId,
  say,
} from '../../core';
import type { EngagementAction, XwingAction } from '../model/actions';
import {
  declared,
  modifyingStep,
  playerInRole,
  poolOf,
  shipInRole,
  type AttackFrame,
  type Pool,
  type Role,
} from '../queries/attack';
import { spendCharge } from '../effects/charges';
import { spendLock } from '../effects/locks';
import { changeResult, changeResults } from '../effects/dice';
import {
  canReroll,
  FOCUS_LIMIT,
  focusResultsLeft,
  noFocusResultLeft,
  rerollsLeft,
  withinFocusLimit,
} from '../queries/dice';
import { rerollResults } from './reroll-dice';
import { ask, forbidden, goTo, isOptional, options, useInWindow } from '../engine';
import { obstacleKindOf, ignoresObstacle } from '../queries/obstacles';
import { shipOf } from '../queries/ships';
import type { ObjectId, Ship, ShipId, XwingState } from '../model/state';
import { cannotSpendCharge } from '../queries/charges';
import { cannotSpendLock } from '../queries/locks';
import { cannotSpendToken, lendersOf } from '../queries/tokens';
import { spendToken } from '../effects/tokens';
import type { Modifier, SpentOnDice } from '../model/values';

type ModifyType =
  | 'spend-focus'
  | 'spend-calculate'
  | 'spend-evade'
  | 'spend-force'
  | 'spend-lock'
  | 'gas-cloud-evade'
  | 'end-modifying';
type OwnModification = Extract<EngagementAction, { type: ModifyType }>;
type Modification = OwnModification | Extract<CoreAction, { type: 'use-ability' }>;

interface Side {
  pool: Pool;
  role: Role;
}

/** One of the four steps in which a side modifies dice. */
export const modifyDice = (pool: Pool, role: Role, rules: readonly string[]) =>
  ask(
    modifyingStep(role, pool),
    rules,
    (state, frame: AttackFrame) => askForModification(state, frame, { pool, role }),
    (state, frame, action) => modify(state, frame, { pool, role }, action),
    { offers: `modify ${pool} dice` },
  );

/** Nothing is asked where nothing can be done. */
function askForModification(state: XwingState, frame: AttackFrame, side: Side): Question<Modification> | null {
  const player = playerInRole(state, frame, side.role);
  const candidates: Candidate<Modification>[] = [
    ...(isOwn(side) ? ownModifications(state, frame, side) : []),
    ...abilities(state, frame, side),
  ];
  if (!candidates.some((each) => each.not === null)) return null;
  candidates.push(candidate({ type: 'end-modifying', player }, mandatoryLeft(candidates)));
  return question(player, say`${side.role} modifies ${side.pool} dice`, candidates);
}

/** An ability without 'may' that can be resolved has to be, before its side is done (xw.card-interpretation.09, xw.card-interpretation.08). */
export function mandatoryLeft(candidates: readonly Candidate<XwingAction>[]): Reason | null {
  for (const { action, not } of candidates) {
    if (not || action.type !== 'use-ability' || isOptional(action.ability)) continue;
    const { ability, source } = action;
    const rules = ['xw.card-interpretation.09', 'xw.abilities.02'];
    return reason('mandatory', say`${ability} has to be resolved.`, rules, { ability, source });
  }
  return null;
}

/** Tokens are spent on the ship's own dice only. */
function isOwn({ pool, role }: Side): boolean {
  return (pool === 'attack') === (role === 'attacker');
}

function abilities(state: XwingState, frame: AttackFrame, side: Side): Candidate<Modification>[] {
  const offered = options(state, windowOf(state, frame, side));
  if (offered.length === 0) return offered;
  const why = cannotModify(state, frame, side, 'ability');
  return offered.map((each) => (why ? candidate(each.action, why) : each));
}

function windowOf(state: XwingState, frame: AttackFrame, { pool, role }: Side) {
  const player = playerInRole(state, frame, role);
  return { window: `modify ${pool} dice`, player, event: null, frame } as const;
}

function cannotModify(state: XwingState, frame: AttackFrame, { pool, role }: Side, by: Modifier): Reason | null {
  return forbidden(state, `modify ${pool} dice`, { ship: shipInRole(frame, role), by });
}

/**
 * What a ship spends on its own dice: focus, calculate (xw.calculate.06) and Force, a lock of the attacker (xw.lock.06), evade tokens of the defender
 * (xw.evade.04); and its gas cloud (xw.obstructed.05).
 */
function ownModifications(state: XwingState, frame: AttackFrame, side: Side): Candidate<Modification>[] {
  const ship = shipOf(state, shipInRole(frame, side.role));
  const { player } = ship;
  const dice = poolOf(frame, side.pool);
  const { focus, calculate } = ship.tokens;
  const candidates: Candidate<Modification>[] = [];
  const offer = (by: Modifier, actions: readonly Modification[], not: Reason | null = null): void => {
    if (actions.length === 0) return;
    const why = not ?? cannotSpend(state, frame, ship.id, by) ?? cannotModify(state, frame, side, by);
    for (const action of actions) candidates.push(candidate(action, why));
  };
  const results = countFaces(dice, 'focus');
  const none = results === 0 ? noFocusResults() : noFocusResultLeft(state, side.pool, 'focus');
  const offerEach = (by: 'calculate' | 'force', most: number): void => {
    for (const dice of upTo(most, results))
      offer(by, [{ type: `spend-${by}`, player, dice }], none ?? tooManyFocusResults(state, ship, side.pool, dice));
  };
  // One token is enough to be focused, or calculating (xw.focus.02, xw.calculate.02).
  if (focus > 0) offer('focus', [{ type: 'spend-focus', player }], none);
  for (const of of lendersOf(state, ship.id, 'focus')) offer('focus', [{ type: 'spend-focus', player, of }], none);
  offerEach('calculate', calculate);
  offerEach('force', ship.force?.active ?? 0);
  if (side.role === 'attacker') {
    offer('lock', lockRerolls(state, frame, ship));
    offer('evade', evadeChanges(state, ship, dice), notOnAttackDice());
  } else {
    for (const change of evadeChanges(state, ship, dice)) offer('evade', [change], cannotChange(state, dice, change));
    if (gasCloudHelps(state, frame)) offer('gas cloud', [{ type: 'gas-cloud-evade', player }]);
  }
  return candidates;
}

/** Why a ship cannot modify so many focus results now, or null. */
function tooManyFocusResults(state: XwingState, { id }: Ship, pool: Pool, results: number): Reason | null {
  const most = focusResultsLeft(state, pool);
  if (results <= most) return null;
  return reason('focus-results', say`${id} can modify no more than ${most} of its focus results.`, FOCUS_LIMIT, {
    most,
  });
}

/** Of what is spent, tokens and locks can be forbidden by themselves. */
function cannotSpend(state: XwingState, frame: AttackFrame, ship: ShipId, by: Modifier): Reason | null {
  if (by === 'lock') return cannotSpendLock(state, ship, declared(frame).defender);
  if (by === 'force') return cannotSpendCharge(state, ship, 'force');
  return by === 'focus' || by === 'calculate' || by === 'evade' ? cannotSpendToken(state, ship, by) : null;
}

function noFocusResults(): Reason {
  return reason('no-focus-results', 'There is no focus result to change.', ['xw.focus.07', 'xw.calculate.06']);
}

function notOnAttackDice(): Reason {
  return reason('no-such-face', 'An attack die has no evade result.', ['xw.dice-modification.13']);
}

/** 1, 2, ... up to how many results can be changed (xw.calculate.04, .05, xw.force-charges.02, .03); 1 where there are resources, but no results. */
function upTo(resources: number, results: number): number[] {
  const most = Math.min(resources, Math.max(results, 1));
  return Array.from({ length: most }, (_, i) => i + 1);
}

/** A blank or focus result for each token (xw.evade.04), none where there is no such die (xw.evade.05); dice that show the same are alike. */
function evadeChanges(state: XwingState, ship: Ship, dice: readonly Die[]): OwnModification[] {
  if (ship.tokens.evade === 0 && lendersOf(state, ship.id, 'evade').length === 0) return [];
  return alike(dice, (die) => die.face === 'blank' || die.face === 'focus').map((group) => ({
    type: 'spend-evade',
    player: ship.player,
    die: group[0] as number,
  }));
}

/** A result that the defender may not modify any more (xw.evade.04, xw.faq-cards.29). */
function cannotChange(state: XwingState, dice: readonly Die[], change: OwnModification): Reason | null {
  return change.type === 'spend-evade' ? noFocusResultLeft(state, 'defense', dice[change.die]?.face ?? '') : null;
}

/** A lock on the defender rerolls one or more dice (xw.lock.06): every choice among dice that are not alike. */
function lockRerolls(state: XwingState, frame: AttackFrame, ship: Ship): OwnModification[] {
  const { defender } = declared(frame);
  if (!state.locks.some((lock) => lock.by === ship.id && lock.on === defender)) return [];
  const choices = choicesOfDice(frame.attackDice, rerollsLeft(state, 'attack'), canReroll(state, 'attack'));
  const possible = choices.filter((dice) => withinFocusLimit(state, 'attack', frame.attackDice, dice));
  return possible.map((dice) => ({
    type: 'spend-lock',
    player: ship.player,
    dice: dice.sort((a, b) => a - b),
  }));
}

/** An attack obstructed by a gas cloud lets the defender change one blank result, once (xw.obstructed.05). */
function gasCloudHelps(state: XwingState, frame: AttackFrame): boolean {
  if (frame.gasCloudUsed || countFaces(frame.defenseDice, 'blank') === 0) return false;
  return gasInTheWay(state, frame).length > 0;
}

/** Gas clouds that obstruct the attack and that the attacker does not ignore. */
function gasInTheWay(state: XwingState, { attacker, obstructedBy }: AttackFrame): ObjectId[] {
  return obstructedBy.filter((id) => obstacleKindOf(state, id) === 'gas' && !ignoresObstacle(state, attacker, id));
}

function throughGas(state: XwingState, frame: AttackFrame): Reason[] {
  const clouds = gasInTheWay(state, frame);
  const said = say`the attack is obstructed by ${listed(clouds)}, a gas cloud.`;
  return [reason('gas-cloud', said, ['xw.obstructed.05'], { clouds })];
}

function modify(state: XwingState, frame: AttackFrame, side: Side, action: Modification): void {
  const { pool } = side;
  const ship = shipInRole(frame, side.role);
  const to = pool === 'attack' ? 'hit' : 'evade';
  if (action.type === 'end-modifying') return;
  // It stays this side's turn: what is modified now is modified by its ship, and it is asked again.
  goTo(frame, modifyingStep(side.role, pool));
  switch (action.type) {
    case 'use-ability':
      useInWindow(state, windowOf(state, frame, side), action);
      return;
    case 'spend-focus': {
      const rules = [pool === 'attack' ? 'xw.focus.04' : 'xw.focus.06', 'xw.focus.05'];
      const limit = tooManyFocusResults(state, shipOf(state, ship), pool, countFaces(poolOf(frame, pool), 'focus'));
      spendOnDice(state, frame, side, 'focus', rules, action.of);
      changeResults(state, pool, { from: 'focus', to, count: Infinity }, rules, limit ? [limit] : [], 'focus');
      return;
    }
    case 'spend-calculate': {
      const rules = [pool === 'attack' ? 'xw.calculate.04' : 'xw.calculate.05'];
      const why = alsoSpent(frame, pool, 'calculate');
      for (let i = 0; i < action.dice; i++) spendToken(state, ship, 'calculate', rulesWith(why, rules), why);
      changeResults(state, pool, { from: 'focus', to, count: action.dice }, rules, [], 'calculate');
      return;
    }
    case 'spend-force': {
      const rules = [pool === 'attack' ? 'xw.force-charges.02' : 'xw.force-charges.03'];
      const why = alsoSpent(frame, pool, 'force');
      for (let i = 0; i < action.dice; i++) spendCharge(state, ship, 'force', rulesWith(why, rules), why);
      changeResults(state, pool, { from: 'focus', to, count: action.dice }, rules, [], 'force');
      return;
    }
    case 'spend-evade':
      spendOnDice(state, frame, side, 'evade', ['xw.evade.04']);
      changeResult(state, pool, action.die, 'evade', ['xw.evade.04'], [], 'evade');
      return;
    case 'gas-cloud-evade':
      frame.gasCloudUsed = true;
      changeResults(
        state,
        pool,
        { from: 'blank', to: 'evade', count: 1 },
        ['xw.obstructed.05'],
        throughGas(state, frame),
        'gas cloud',
      );
      return;
    case 'spend-lock':
      spendLock(state, ship, declared(frame).defender, alsoSpent(frame, pool, 'lock'));
      rerollResults(state, pool, action.dice, action.player, ['xw.lock.06', 'xw.attack.20']);
      return;
  }
}

function spendOnDice(
  state: XwingState,
  frame: AttackFrame,
  { pool, role }: Side,
  token: 'focus' | 'evade',
  rules: readonly RuleId[],
  of: ShipId = shipInRole(frame, role),
): void {
  const why = alsoSpent(frame, pool, token);
  spendToken(state, of, token, rulesWith(why, rules), why);
}

function rulesWith(why: readonly Reason[], rules: readonly RuleId[]): readonly RuleId[] {
  return [...rulesOfAll(why), ...rules];
}

const SPENT: Readonly<Record<SpentOnDice, string>> = {
  focus: 'focus token',
  lock: 'lock',
  evade: 'evade token',
  calculate: 'calculate token',
  force: 'Force charge',
};

/** One does not keep the ship from the other (xw.attack.19, xw.attack.25). Notes what is spent now. */
function alsoSpent(frame: AttackFrame, pool: Pool, now: SpentOnDice): Reason[] {
  const before = frame.spent[pool].find((each) => each !== now);
  frame.spent[pool].push(now);
  if (before === undefined) return [];
  const said = say`after its ${[SPENT[before]]}: one does not keep it from the other, and any order will do`;
  return [reason('both', said, [pool === 'attack' ? 'xw.attack.19' : 'xw.attack.25'], { before })];
}
