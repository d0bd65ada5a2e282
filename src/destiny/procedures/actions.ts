/** The actions of a turn, carried out (des.actions.02). What they trigger waits in the queue below them. */
import {
  allowed,
  candidate,
  listed,
  question,
  reason,
  say,
  type Candidate,
  type Frame,
  type PlayerId,
  type Reason,
  type UseAbility,
} from '../../core';
import { actionsOf, coreActionFields, count, flag, list, nullable, type FieldsOf } from '../../core/codec';
import type { ChoiceAction, TurnAction } from '../model/actions';
import type { DieSymbol } from '../facts';
import { DAMAGE_SYMBOLS, dieOf, inPoolStill, modifiesAnySymbol, poolOf, sideOf, symbolOf } from '../queries/dice';
import { activate } from '../effects/cards';
import { cannotResolve, cannotRoll, rerollDice, resolveDie } from '../effects/dice';
import { discardFromHand } from '../effects/hands';
import { fellShort, remember } from '../effects/memory';
import { doNothing } from '../effects/nothing';
import { canSpend } from '../queries/cost';
import { ask, call, emit, finish, goTo, procedure, run, useInWindow } from '../engine';
import type { DestinyState, Die, DieId } from '../model/state';
import { chooseAmong } from './choose';
import { playCard } from './play-a-card';
import { costToResolve } from './resolve-die';
import { code, symbol, turnActionFields } from '../model/codecs';
import type { DestinyNames } from '../queries/names';

export interface PerformFrame extends Frame {
  action: TurnAction | UseAbility;
}

export const performFields = ({ player }: DestinyNames): FieldsOf<PerformFrame> => ({
  action: actionsOf<PerformFrame['action']>(
    { ...turnActionFields, 'use-ability': coreActionFields['use-ability'] },
    player,
  ),
});

const perform = procedure('perform an action', performFields, [
  run('perform it', ['des.actions.02'], (state, { action }) => {
    const { player } = action;
    if (action.type === 'play') playCard(state, player, action.card);
    else if (action.type === 'activate') activate(state, action.card);
    else if (action.type === 'resolve') resolveDice(state, player, { symbol: action.symbol, atLeastOne: true });
    else if (action.type === 'discard-to-reroll')
      call(state, 'discard to reroll', { player, card: action.card, dice: [] });
    else if (action.type === 'claim') call(state, 'claim', { player });
    else if (action.type === 'use-ability')
      useInWindow(state, { window: 'action', player, event: null, frame: {} }, action);
  }),
]);

export interface ResolveDiceFrame extends Frame {
  player: PlayerId;
  /** All show this symbol; null: whatever they show. */
  symbol: DieSymbol | null;
  /** Only these dice; null: the whole pool. */
  among: DieId[] | null;
  /** How many at most, modifiers too, as each of them is a die that is resolved (des.resolve-dice.02); null: any number. */
  most: number | null;
  /** Must one be resolved (des.resolve-dice.07)? */
  atLeastOne: boolean;
  /** Not resolved again in this action (des.resolve-dice.09). */
  resolved: DieId[];
  /** Dice resolved, modifiers too. */
  count: number;
  base: DieId | null;
  modifiers: DieId[];
}

export const resolveDiceFields = ({ player, die, anyDie }: DestinyNames): FieldsOf<ResolveDiceFrame> => ({
  player,
  symbol: nullable(symbol),
  among: nullable(list(anyDie)),
  most: nullable(count),
  atLeastOne: flag,
  resolved: list(anyDie),
  count,
  base: nullable(die),
  modifiers: list(die),
});

/**
 * Resolves several dice one at a time, in an order of the player's choice, each with the modifiers that the player adds (des.resolve-dice.02).
 * Several specials are no other (des.special-symbol.04), and damage of each die comes at its own moment (des.damage.09).
 */
export function resolveDice(
  state: DestinyState,
  player: PlayerId,
  how: Partial<Omit<ResolveDiceFrame, 'procedure' | 'step' | 'player'>> = {},
): void {
  call(state, 'resolve dice', {
    symbol: null,
    among: null,
    most: null,
    atLeastOne: false,
    resolved: [],
    count: 0,
    base: null,
    modifiers: [],
    ...how,
    player,
  });
}

/** Dice of the player's own pool (des.dice-pool.03) that have not been resolved in this action and that it is about. */
function unresolved(state: DestinyState, frame: ResolveDiceFrame): Die[] {
  return poolOf(state, frame.player).filter(
    ({ id }) => !frame.resolved.includes(id) && (frame.among?.includes(id) ?? true),
  );
}

/** Asked after each die anew, so also of dice that show the symbol only by now (des.resolve-dice.08). */
function askForDie(state: DestinyState, frame: ResolveDiceFrame) {
  if (frame.most !== null && frame.count >= frame.most) return null;
  return chooseAmong({
    by: frame.player,
    asks: 'a die to resolve',
    kind: 'die',
    from: unresolved(state, frame).map((die) => die.id),
    not: (die) => anotherSymbol(state, frame, die) ?? cannotResolve(state, die, frame.player),
    done: !frame.atLeastOne || frame.count > 0,
  });
}

/** One action is about one symbol (des.resolve-dice.01), whatever the values (des.resolve-dice.06). */
function anotherSymbol(state: DestinyState, frame: ResolveDiceFrame, die: DieId): Reason | null {
  const symbol = symbolOf(dieOf(state, die));
  if (frame.symbol === null || symbol === null || symbol === frame.symbol) return null;
  const kinds = isDamage(symbol) && isDamage(frame.symbol) ? ['des.faq-melee-vs-ranged.02'] : [];
  const rules = [...kinds, 'des.resolve-dice.01'];
  return reason('another-symbol', say`${die} shows ${symbol}, this action resolves ${frame.symbol}.`, rules);
}

const isDamage = (symbol: DieSymbol): boolean => DAMAGE_SYMBOLS.includes(symbol);

/** What is left in the pool of what the action is about: kept by choice, or resolved already and there again. */
function sayWhatStays(state: DestinyState, frame: ResolveDiceFrame): void {
  const { symbol, player, resolved } = frame;
  if (symbol === null || frame.count === 0) return;
  const dice = poolOf(state, player).flatMap((die) => (symbolOf(die) === symbol ? [die.id] : []));
  const again = dice.filter((die) => resolved.includes(die));
  const kept = dice.filter((die) => !resolved.includes(die) && cannotResolve(state, die, player) === null);
  if (again.length > 0)
    doNothing(
      state,
      player,
      'resolve',
      reason(
        'resolved-already',
        [
          ...listed(again),
          again.length === 1 ? ' has been resolved in this action' : ' have been resolved in this action',
        ],
        [symbol === 'special' ? 'des.special-symbol.05' : 'des.resolve-dice.09', 'des.resolve-dice.09'],
      ),
    );
  if (kept.length > 0)
    doNothing(state, player, 'resolve', reason('kept', inPoolStill(kept), ['des.faq-resolve-all-dice.01']));
}

function askForModifier(state: DestinyState, frame: ResolveDiceFrame) {
  const base = frame.base === null ? null : dieOf(state, frame.base);
  const side = base && sideOf(base);
  if (!base || !side || side.symbol === 'special') return null;
  if (frame.most !== null && frame.count + 1 + frame.modifiers.length >= frame.most) return null;
  const fits = (die: Die): boolean => {
    const own = sideOf(die);
    if (die.id === base.id || own?.modifier !== true) return false;
    const fitsAny = own.symbol === 'any' && modifiesAnySymbol(state, die);
    return fitsAny || own.symbol === side.symbol;
  };
  const dice = unresolved(state, { ...frame, resolved: [...frame.resolved, ...frame.modifiers] }).filter(fits);
  if (dice.length === 0) return null;
  const cost = (die: DieId): number => costToResolve(state, side, [...frame.modifiers, die]);
  const candidates = dice.map(({ id: die }): Candidate<ChoiceAction> =>
    candidate(
      { type: 'choose-die', player: frame.player, die },
      canSpend(state, frame.player, cost(die))
        ? null
        : reason('too-expensive', say`With it they cost ${cost(die)}.`, ['des.resource-cost.03']),
    ),
  );
  return question(frame.player, 'a modifier to add', [...candidates, allowed({ type: 'done', player: frame.player })]);
}

const resolveDiceProcedure = procedure('resolve dice', resolveDiceFields, [
  ask('choose a die', ['des.resolve-dice.01'], askForDie, (_state, frame, action) => {
    if (action.type === 'choose-die') frame.base = action.die;
  }),
  run('or enough', ['des.faq-resolve-all-dice.01'], (state, frame) => {
    if (frame.base !== null) return;
    for (const die of frame.resolved) remember(state, 'resolved', die);
    sayWhatStays(state, frame);
    if (frame.atLeastOne && frame.count === 0) fellShort(state);
    finish(frame);
  }),
  ask('add a modifier', ['des.modifier.03', 'des.modifier.04'], askForModifier, (_state, frame, action) => {
    if (action.type !== 'choose-die') return;
    frame.modifiers.push(action.die);
    return 'again';
  }),
  run('resolve it', ['des.resolve-dice.02', 'des.resolve-dice.03'], (state, frame) => {
    const { base, modifiers } = frame;
    if (base === null) return;
    resolveDie(state, base, frame.player, { modifiers });
    frame.resolved.push(base, ...modifiers);
    frame.count += 1 + modifiers.length;
    frame.base = null;
    frame.modifiers = [];
    goTo(frame, 'choose a die');
  }),
]);

export interface RerollFrame extends Frame {
  player: PlayerId;
  card: string;
  dice: DieId[];
}

export const rerollFields = ({ player, die }: DestinyNames): FieldsOf<RerollFrame> => ({
  player,
  card: code,
  dice: list(die),
});

const discardToReroll = procedure('discard to reroll', rerollFields, [
  run('discard the card', ['des.discard-to-reroll.01'], (state, { player, card }) =>
    discardFromHand(state, player, card, player, ['des.discard-to-reroll.01']),
  ),
  run('it was discarded to reroll', ['des.discard-to-reroll.01'], (state, { player, card }) =>
    emit(state, { type: 'discarded-to-reroll', rules: ['des.discard-to-reroll.01'], player, card }),
  ),
  ask(
    'choose dice to reroll',
    ['des.discard-to-reroll.02', 'des.discard-to-reroll.04'],
    (state, frame) =>
      chooseAmong({
        by: frame.player,
        asks: 'dice to reroll',
        kind: 'die',
        from: poolOf(state, frame.player).flatMap(({ id }) => (frame.dice.includes(id) ? [] : [id])),
        not: (die) => cannotRoll(state, die),
        done: frame.dice.length > 0,
      }),
    (_state, frame, action) => {
      if (action.type !== 'choose-die') return;
      frame.dice.push(action.die);
      return 'again';
    },
  ),
  run('reroll them', ['des.discard-to-reroll.01'], (state, frame) =>
    rerollDice(state, frame.dice, frame.player, ['des.discard-to-reroll.01', 'des.discard-to-reroll.02']),
  ),
]);

export const actionProcedures = [perform, resolveDiceProcedure, discardToReroll];
