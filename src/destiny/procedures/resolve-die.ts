/** Resolving one die, alone or with modifiers, as an action or by a card (des.resolve-dice, des.modifier, des.resolving-dice-with-cards). */
import * as t from 'io-ts';
import { rulesOfAll, reason, say, type Frame, type PlayerId, type Reason, type Source, withReasons } from '../../core';
import { amount, count, flag, list, make, nullable, object, oneOf, type FieldsOf } from '../../core/codec';
import { dieOf, findDie, inPool, sideOf, valueOf, valueOfSide } from '../queries/dice';
import { leavePool, rerollDice, whyNotSide } from '../effects/dice';
import { fellShort } from '../effects/memory';
import { gainResources, spendResources } from '../effects/resources';
import { canSpend } from '../queries/cost';
import type { DieSide, DieSymbol } from '../facts';
import { announce, call, cause, emit, finish, notTriggered, permitted, procedure, run, tell } from '../engine';
import type { EventOf } from '../model/events';
import { factsOf, findCard } from '../queries/cards';
import type { Code, DestinyState, DieId } from '../model/state';
import type { SymbolFrame } from './symbols';
import { code, symbol } from '../model/codecs';
import type { DestinyNames } from '../queries/names';

export interface ResolveDieFrame extends Frame {
  /** Null: a printed side without a die on the table, see `card`. */
  die: DieId | null;
  card: { code: Code; side: number } | null;
  /** The player who resolves it: 'you' for its effect, and who pays. */
  by: PlayerId;
  /** Dice that modify it. */
  modifiers: DieId[];
  /** The symbol that it counts as, where a card says so. */
  as: DieSymbol | null;
  /** Added to its value by cards, for this resolution only (des.increase.01, des.effects.01). */
  plus: number;
  /** Instead of its value. */
  value: number | null;
  /** A modifier counts as none. */
  unmodified: boolean;
  /** The resource cost is not paid. */
  free: boolean;
  unblockable: boolean;
  /** Damage is dealt to each character of this opponent instead of one character. */
  againstEach: PlayerId | null;
  /** What becomes of it: back to its card, or it stays in the pool, or it is rerolled there. Modifiers always return. */
  leaves: 'returned' | 'stays' | 'rerolled';
  /** The symbol and value that are carried out, once worked out. */
  symbol: DieSymbol;
  worth: number;
  /** Value of the die's own side. */
  shown: number;
  /** Resources that an opponent lost by it. */
  lost: number;
}

type PrintedSide = NonNullable<ResolveDieFrame['card']>;
const sideOfCard = object<PrintedSide>('a side of a card', { code, side: count });
/** A side that is printed on the card. */
const printedSide = make<PrintedSide>('a side of a card', (input, context) => {
  const read = sideOfCard.validate(input, context);
  if (read._tag === 'Left' || factsOf(read.right.code).sides[read.right.side]) return read;
  return t.failure(input, context, `the card ${read.right.code} has no side ${read.right.side}`);
});

export const resolveDieFields = ({ player, anyDie }: DestinyNames): FieldsOf<ResolveDieFrame> => ({
  die: nullable(anyDie),
  card: nullable(printedSide),
  by: player,
  modifiers: list(anyDie),
  as: nullable(symbol),
  plus: amount,
  value: nullable(amount),
  unmodified: flag,
  free: flag,
  unblockable: flag,
  againstEach: nullable(player),
  leaves: oneOf('what becomes of it', ['returned', 'stays', 'rerolled']),
  symbol,
  worth: amount,
  shown: amount,
  lost: count,
});

/** The printed side that is resolved; null when the die has left the pool. */
function resolvedSide(state: DestinyState, frame: ResolveDieFrame): DieSide | null {
  if (frame.card) return factsOf(frame.card.code).sides[frame.card.side] ?? null;
  const die = frame.die === null ? undefined : findDie(state, frame.die);
  return die ? sideOf(die) : null;
}

function allDice(frame: ResolveDieFrame): DieId[] {
  return frame.die === null ? [] : [frame.die, ...frame.modifiers];
}

/** Value of the side and of its modifiers, and what cards add (des.modifier.03, des.modifier.04, des.modifier.05). */
function worthOf(state: DestinyState, frame: ResolveDieFrame, side: DieSide): number {
  // Special and blank stay 0 whatever is added (des.special-symbol.02), also by C-3PO (des.card-c-3po.03).
  if (frame.symbol === 'special' || frame.symbol === 'blank') return 0;
  // 'You' is the player who resolves it, also for X on a die of an opponent.
  const of = frame.die === null ? (frame.card?.code ?? '') : dieOf(state, frame.die);
  const own = frame.value ?? valueOfSide(state, side, frame.by, of);
  const added = frame.modifiers.reduce((sum, id) => sum + valueOf(state, dieOf(state, id)), 0);
  return own + added + frame.plus;
}

function event(frame: ResolveDieFrame): EventOf<'die-resolved'> {
  return {
    type: 'die-resolved',
    rules: ['des.resolve-dice.03'],
    player: frame.by,
    die: frame.die ?? '',
    modifiers: frame.modifiers,
    symbol: frame.symbol,
    value: frame.worth,
    shown: frame.shown,
    lost: frame.lost,
  };
}

/** What the symbol does, by its own heading. */
const RULE_OF: Readonly<Record<DieSymbol, string>> = {
  melee: 'des.melee-damage.01',
  ranged: 'des.ranged-damage.01',
  shield: 'des.shield-symbol.01',
  resource: 'des.resource-symbol.01',
  disrupt: 'des.disrupt-symbol.01',
  discard: 'des.discard-symbol.01',
  focus: 'des.focus-symbol.01',
  special: 'des.special-symbol.01',
  blank: 'des.blank.01',
  any: 'des.resolve-dice.03',
};

function started(state: DestinyState, die: DieId, frame: ResolveDieFrame): EventOf<'resolution-started'> {
  const { by: player, modifiers, symbol, worth: value } = frame;
  const why = special(state, die, symbol);
  const added = modifiers.length > 1 ? ['des.modifier.04'] : modifiers.length > 0 ? ['des.modifier.03'] : [];
  const rules = [...new Set([...rulesOfAll(why), ...added, RULE_OF[symbol]])];
  const sources = sourcesOf(state, die, frame);
  return {
    type: 'resolution-started',
    rules,
    player,
    die,
    modifiers: [...modifiers],
    symbol,
    value,
    ...(sources.length > 1 ? { sources } : {}),
    ...withReasons(why),
  };
}

/** A special ability belongs to the die: it is used also where its card is not in play, or is exhausted. */
function special(state: DestinyState, die: DieId, symbol: DieSymbol): Reason[] {
  const of = findDie(state, die);
  if (!of || symbol !== 'special') return [];
  const card = of.card === null ? undefined : findCard(state, of.card);
  if (!card) {
    const sentence = say`${factsOf(of.code).name} is not in play, but a special ability belongs to the die`;
    return [reason('inherent', sentence, ['des.faq-crime-lord-ace-in-the-hole.01', 'des.inherent-dice-abilities.01'])];
  }
  if (!card.exhausted) return [];
  const sentence = say`${card.id} is exhausted, which does not matter for its special ability`;
  return [reason('exhausted', sentence, ['des.faq-special-of-exhausted.01', 'des.special-symbol.01'])];
}

/** What the value is made of: the die's own, each modifier's, and what cards added (des.modifier.03). */
function sourcesOf(state: DestinyState, die: DieId, { modifiers, plus, worth, symbol }: ResolveDieFrame): Source[] {
  if (symbol === 'special' || (modifiers.length === 0 && plus === 0)) return [];
  const added = modifiers.map((by) => ({ amount: valueOf(state, dieOf(state, by)), by, rules: ['des.modifier.03'] }));
  const own = added.reduce((left, { amount }) => left - amount, worth - plus);
  return [{ amount: own, by: die }, ...added, ...(plus === 0 ? [] : [{ amount: plus, by: 'cards' }])];
}

function workOut(state: DestinyState, frame: ResolveDieFrame): boolean {
  frame.modifiers = frame.modifiers.filter((die) => inPool(state, die));
  const side = resolvedSide(state, frame);
  if (!side) return false;
  frame.symbol = frame.as ?? side.symbol;
  frame.worth = worthOf(state, frame, side);
  frame.shown = frame.die === null ? side.value : valueOf(state, dieOf(state, frame.die));
  return true;
}

/** What the die and its modifiers cost to resolve (des.resource-cost.02). */
export function costToResolve(state: DestinyState, side: DieSide, modifiers: readonly DieId[]): number {
  return side.resourceCost + modifiers.reduce((sum, die) => sum + (sideOf(dieOf(state, die))?.resourceCost ?? 0), 0);
}

/** Modifiers that can still be paid for beside the die: an ability before it may have spent what was there (des.resource-cost.03). */
function payable(state: DestinyState, frame: ResolveDieFrame, side: DieSide): DieId[] {
  const paid: DieId[] = [];
  for (const die of frame.modifiers)
    if (frame.free || canSpend(state, frame.by, costToResolve(state, side, [...paid, die]))) paid.push(die);
  return paid;
}

function notResolved(state: DestinyState, frame: ResolveDieFrame, because: Reason | null = null): void {
  fellShort(state, because ? { because } : undefined);
  finish(frame);
}

const resolveDie = procedure('resolve die', resolveDieFields, [
  run('before it resolves', ['des.before-abilities.01'], (state, frame) => {
    if (!workOut(state, frame)) return notResolved(state, frame);
    if (frame.die !== null) announce(state, event(frame));
  }),
  run('pay costs', ['des.resolve-dice.03', 'des.resource-cost.02'], (state, frame) => {
    if (!workOut(state, frame)) return notResolved(state, frame);
    const side = resolvedSide(state, frame);
    const why = side && whyNotSide(state, side, frame.by, frame);
    if (!side || why) return notResolved(state, frame, why);
    frame.modifiers = payable(state, frame, side);
    frame.worth = worthOf(state, frame, side);
    const what = frame.die ?? factsOf(frame.card?.code ?? '').name;
    if (!frame.free)
      spendResources(state, frame.by, costToResolve(state, side, frame.modifiers), what, ['des.resource-cost.02']);
    state.resolved.push(...allDice(frame));
    state.changed = true;
  }),
  run('carry out the symbol', ['des.dice-symbols.02', 'des.resolve-dice.03'], carryOut),
  run('leave the pool', ['des.resolve-dice.04'], (state, frame) => {
    const back = frame.modifiers.filter((die) => inPool(state, die));
    if (frame.die !== null && inPool(state, frame.die)) {
      if (frame.leaves === 'returned') back.unshift(frame.die);
      else if (frame.leaves === 'rerolled') rerollDice(state, [frame.die], frame.by);
    }
    for (const die of back)
      cause(state, { type: 'die-returned', rules: ['des.resolve-dice.04'], player: dieOf(state, die).controller, die });
  }),
  run('it has been resolved', ['des.after-abilities.01'], (state, frame) => {
    if (frame.die === null) return;
    emit(state, event(frame));
    sayWhoseDie(state, frame);
  }),
]);

/** What waits for its controller to resolve a die does not answer where another player does. */
function sayWhoseDie(state: DestinyState, frame: ResolveDieFrame): void {
  const of = frame.die === null ? undefined : findDie(state, frame.die);
  if (!of || of.controller === frame.by) return;
  const sentence = say`${frame.by} has resolved ${of.id}, not ${of.controller}`;
  const why = reason('not-its-controller', sentence, ['des.faq-palpatine-anger.01']);
  notTriggered(state, 'after', { ...event(frame), player: of.controller }, why);
}

/** Each symbol by its own heading (des.dice-symbols.02). */
function carryOut(state: DestinyState, frame: ResolveDieFrame): void {
  if (frame.die !== null) tell(state, started(state, frame.die, frame));
  const { symbol, worth, by } = frame;
  const code = frame.card?.code ?? dieOf(state, frame.die ?? '').code;
  const data: Omit<SymbolFrame, 'procedure' | 'step'> = {
    by,
    worth,
    symbol,
    code,
    die: frame.die,
    dice: allDice(frame),
    source: frame.die === null ? null : dieOf(state, frame.die).card,
    unblockable:
      frame.unblockable || permitted(state, 'unblockable damage', { player: by, symbol, dice: allDice(frame) }),
    againstEach: frame.againstEach,
  };
  if (symbol === 'melee' || symbol === 'ranged') call(state, 'resolve damage', data);
  else if (symbol === 'shield') call(state, 'resolve shields', data);
  else if (symbol === 'focus') call(state, 'resolve focus', data);
  else if (symbol === 'disrupt') call(state, 'resolve disrupt', data);
  else if (symbol === 'discard') call(state, 'resolve discard', data);
  else if (symbol === 'special') call(state, 'resolve special', data);
  else if (symbol === 'resource') gainResources(state, by, worth, by, ['des.resource-symbol.01']);
}

export function dieReturned(state: DestinyState, event: EventOf<'die-returned'>): false | void {
  if (!inPool(state, event.die)) return false;
  leavePool(state, dieOf(state, event.die));
}

export const resolveDieProcedures = [resolveDie];
