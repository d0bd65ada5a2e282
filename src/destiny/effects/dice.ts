/** Dice: rolled, rerolled, turned, removed, set aside, resolved (des.rolling-dice, des.turning-dice, des.removing-dice, des.resolve-dice). */
import { reason, type PlayerId, type Reason, say, withReasons } from '../../core';
import type { DieSide, DieSymbol } from '../facts';
import { sideText } from '../facts/face';
import { call, cause, emit, forbidden, framesOf, innermost } from '../engine';
import type { EventOf } from '../model/events';
import { dieOf, findDie, inPool, sideOf, sidesOf, symbolOf } from '../queries/dice';
import { factsOf } from '../queries/cards';
import { playerOf } from '../queries/players';
import type { DestinyFrames } from '../model/types';
import type { CardId, CardInPlay, Code, DestinyState, Die, DieId } from '../model/state';
import { takeFrom } from './hands';
import { fellShort } from './memory';
import { canSpend } from '../queries/cost';

/** Takes a matching die from its owner's set-aside zone and puts it on a card (des.dice-leaving-play.02); null where none is there. */
export function placeDie(state: DestinyState, on: CardInPlay, code: Code = on.code): Die | null {
  if (factsOf(code).sides.length === 0 || !takeFrom(playerOf(state, on.owner).diceAside, code)) return null;
  return setDieOn(state, on, code);
}

/** Puts a die on a card that was not in the set-aside zone: the character dice of setup (des.setup.02). */
export function setDieOn(state: DestinyState, on: CardInPlay, code: Code): Die {
  const die: Die = {
    ...newDie(state, on.id, code, on.owner, on.controller),
    card: on.id,
    on: on.id,
    zone: 'card',
    side: -1,
  };
  state.dice.push(die);
  return die;
}

function newDie(state: DestinyState, name: string, code: Code, owner: PlayerId, controller: PlayerId): Die {
  let number = 1;
  while (findDie(state, `${name}.${number}`)) number += 1;
  return {
    id: `${name}.${number}`,
    code,
    owner,
    controller,
    card: null,
    on: null,
    zone: 'pool',
    side: 0,
    passing: false,
    barredIn: 0,
  };
}

/** Rolls a die from the set-aside zone into a player's pool; it is set aside again when it leaves the pool (des.card-director-krennic.01). False where none is there. */
export function rollFromSetAside(state: DestinyState, player: PlayerId, code: Code): boolean {
  if (!takeFrom(playerOf(state, player).diceAside, code)) {
    fellShort(state, { because: noDieAside(code) });
    return false;
  }
  const die = { ...newDie(state, `${player}-${code}`, code, player, player), passing: true };
  state.dice.push(die);
  state.changed = true;
  emit(state, { type: 'die-entered', rules: ['des.set-aside-zone.01'], player, die: die.id, code });
  rollDice(state, [die.id], player);
  return true;
}

function noDieAside(code: Code): Reason {
  return reason('no-die', say`no die of ${factsOf(code).name} is set aside.`, ['des.card-director-krennic.02']);
}

/** Why a die cannot be rolled or rerolled, or null. */
export function cannotRoll(state: DestinyState, die: DieId): Reason | null {
  if (dieOf(state, die).barredIn === state.round)
    return reason('barred-die', say`${die} cannot be rolled this round.`, ['des.card-carbon-freezing-chamber.01'], {
      round: state.round,
    });
  return forbidden(state, 'roll die', { die });
}

/** Rolls dice from their cards into their controllers' pools, for later actions (des.dice-symbols.01, des.activate.03). */
export function rollDice(state: DestinyState, dice: readonly DieId[], by: PlayerId): void {
  call(state, 'roll dice', { dice: [...dice], reroll: false, by, at: 0 });
}

/** Rerolls dice in pools, all at once. `rules`: the statement that makes it so, where it is not that of rolling. */
export function rerollDice(state: DestinyState, dice: readonly DieId[], by: PlayerId, rules?: readonly string[]): void {
  const missing = [...(rules ?? []), 'des.dice-on-cards.02'];
  const why = dice.map((die) => (inPool(state, die) ? cannotRoll(state, die) : notInPool(die, missing)));
  const there = dice.filter((_die, i) => why[i] === null);
  const because = why.filter((each) => each !== null);
  if (because.length > 0) fellShort(state, { because, did: there.length, of: dice.length });
  const cited = rules ? { rules } : {};
  if (there.length > 0) call(state, 'roll dice', { dice: there, reroll: true, by, at: 0, ...cited });
}

/** Turns a die in a pool to another side (des.turning-dice.02). */
export function turnDie(
  state: DestinyState,
  die: DieId,
  side: number,
  by: PlayerId,
  rules: readonly string[] = ['des.turning-dice.01'],
): void {
  const of = findDie(state, die);
  const symbol = of && sidesOf(of)[side]?.symbol;
  if (!of || of.zone !== 'pool' || !symbol)
    return fellShort(state, { because: notInPool(die, ['des.dice-on-cards.02']) });
  if (of.side === side) return fellShort(state, { because: showsItAlready(die) });
  cause(state, {
    type: 'die-turned',
    rules,
    player: of.controller,
    die,
    side,
    symbol,
    by,
    from: of.side,
  });
}

function showsItAlready(die: DieId): Reason {
  return reason('same-side', say`${die} shows this side already.`, ['des.turning-dice.02']);
}

function notInPool(die: DieId, rules: readonly string[]): Reason {
  return reason('not-in-pool', say`${die} is not in a dice pool.`, rules);
}

export function dieTurned(state: DestinyState, event: EventOf<'die-turned'>): false | void {
  if (!inPool(state, event.die)) return false;
  dieOf(state, event.die).side = event.side;
}

/** Why a player's effect cannot remove a die, or null. */
export function cannotRemove(state: DestinyState, die: DieId, by: PlayerId): Reason | null {
  if (!inPool(state, die)) return notInPool(die, ['des.removing-dice.02']);
  return forbidden(state, 'remove die', { die, by });
}

/** Removes dice from pools, all at the same time: what protects any of them protects it still (des.faq-dodge-tie-pilot.01). */
export function removeDice(
  state: DestinyState,
  dice: readonly DieId[],
  by: PlayerId,
  rules: readonly string[] = ['des.removing-dice.01'],
): number {
  const why = dice.map((die) => cannotRemove(state, die, by));
  const removable = dice.filter((_die, i) => why[i] === null);
  const because = why.filter((each) => each !== null);
  if (because.length > 0) fellShort(state, { because, did: removable.length, of: dice.length });
  for (const die of removable) {
    const of = dieOf(state, die);
    const symbol: DieSymbol = symbolOf(of) ?? 'blank';
    cause(state, { type: 'die-removed', rules, player: of.controller, die, symbol, by });
  }
  return removable.length;
}

/** Removes one die; true when it could be removed. */
export function removeDie(state: DestinyState, die: DieId, by: PlayerId, rules?: readonly string[]): boolean {
  return removeDice(state, [die], by, rules) === 1;
}

export function dieRemoved(state: DestinyState, event: EventOf<'die-removed'>): false | void {
  if (!inPool(state, event.die)) return false;
  leavePool(state, dieOf(state, event.die));
}

/** From the pool to its card, or to the set-aside zone where it has none to go to (des.upkeep-phase.03). */
export function leavePool(state: DestinyState, die: Die): void {
  if (die.passing || die.card === null) setDieAside(state, die, ['des.dice-on-cards.01']);
  else putOnCard(die);
}

/** Lays a die on the card it belongs to. */
export function putOnCard(die: Die): void {
  die.zone = 'card';
  die.side = -1;
  die.on = die.card;
}

/** Puts a die into its owner's set-aside zone: it is out of play, as the dice of a defeated character are (des.defeated-characters.04). */
export function setDieAside(
  state: DestinyState,
  die: Die,
  rules: readonly string[] = ['des.dice-leaving-play.01'],
  because: readonly Reason[] = [],
): void {
  removeFromGame(state, die);
  const { diceAside } = playerOf(state, die.owner);
  diceAside.push(die.code);
  diceAside.sort();
  emit(state, {
    type: 'die-set-aside',
    rules,
    player: die.owner,
    die: die.id,
    code: die.code,
    ...withReasons(because),
  });
}

export function removeFromGame(state: DestinyState, die: Die): void {
  state.dice = state.dice.filter((each) => each.id !== die.id);
}

/** Keeps an opponent's removed die on a card of one's own: it is not rolled until that card leaves play. */
export function holdDie(state: DestinyState, die: DieId, on: CardId, by: PlayerId): void {
  const of = findDie(state, die);
  if (!of) return fellShort(state, { because: notInPool(die, ['des.removing-dice.02']) });
  of.zone = 'card';
  of.side = -1;
  of.on = on;
  state.changed = true;
  emit(state, { type: 'die-held', rules: ['des.golden-rule.01'], player: of.controller, die, on, by });
}

/** Forbids a die to be rolled in the next round. */
export function barDie(state: DestinyState, die: DieId, by: PlayerId): void {
  dieOf(state, die).barredIn = state.round + 1;
  state.changed = true;
  emit(state, { type: 'die-barred', rules: ['des.card-carbon-freezing-chamber.01'], die, round: state.round + 1, by });
}

type ResolveDieFrame = DestinyFrames['resolve die'];

/** How a die is resolved; what is left out is as the rules have it. */
export type Resolving = Partial<Omit<ResolveDieFrame, 'procedure' | 'step' | 'die' | 'by'>>;

/** By cards too: costs are paid, modifiers need another die (des.resolving-dice-with-cards.02, des.resolving-dice-with-cards.03). */
const AS_THE_RULES_HAVE_IT: Omit<ResolveDieFrame, 'procedure' | 'step' | 'die' | 'by'> = {
  card: null,
  modifiers: [],
  as: null,
  plus: 0,
  value: null,
  unmodified: false,
  free: false,
  unblockable: false,
  againstEach: null,
  leaves: 'returned',
  symbol: 'blank',
  worth: 0,
  shown: 0,
  lost: 0,
};

/** Resolves a die for a player: pays its cost, carries out its symbol, takes it out of the pool. Check `cannotResolve` first. */
export function resolveDie(state: DestinyState, die: DieId, by: PlayerId, how: Resolving = {}): void {
  call(state, 'resolve die', { ...AS_THE_RULES_HAVE_IT, ...how, die, by });
}

/** Resolves one printed side of a card's die without a die on the table (Poe Dameron). */
export function resolveSide(state: DestinyState, code: Code, side: number, by: PlayerId, how: Resolving = {}): void {
  call(state, 'resolve die', { ...AS_THE_RULES_HAVE_IT, ...how, die: null, card: { code, side }, by });
}

/** The die that is being resolved, innermost first; abilities that come before it change how it is resolved. */
export function resolvingDie(state: DestinyState): ResolveDieFrame | null {
  return innermost(state, 'resolve die');
}

/** Why a player cannot resolve a die now, or null. */
export function cannotResolve(state: DestinyState, die: DieId, by: PlayerId, how: Resolving = {}): Reason | null {
  const of = findDie(state, die);
  const side = of ? sideOf(of) : null;
  if (!side) return notInPool(die, ['des.resolve-dice.05']);
  if (isResolved(state, die))
    return reason('resolved-already', say`${die} is resolved in this action already.`, ['des.resolve-dice.09']);
  return whyNotSide(state, side, by, how);
}

/** Is the die being resolved, or was it in the action that is going on (des.resolve-dice.09)? */
function isResolved(state: DestinyState, die: DieId): boolean {
  if (state.resolved.includes(die)) return true;
  return (
    framesOf(state, 'resolve dice').some((frame) => frame.resolved.includes(die)) ||
    framesOf(state, 'resolve die').some((frame) => frame.die === die || frame.modifiers.includes(die))
  );
}

/** Why a player cannot resolve a printed side, or null. Where a card makes it free the rest still holds (des.golden-rule.02). */
export function whyNotSide(state: DestinyState, side: DieSide, by: PlayerId, how: Resolving = {}): Reason | null {
  if (side.modifier && !how.unmodified) {
    const rules = ['des.modifier.07', 'des.modifier.02'];
    return reason('modifier-alone', say`${sideText(side)} is a modifier, it cannot be resolved alone.`, rules);
  }
  if (side.symbol === 'blank' && !how.as) return reason('blank', 'A blank cannot be resolved.', ['des.blank.01']);
  if (how.free || canSpend(state, by, side.resourceCost)) return null;
  const { resources } = playerOf(state, by);
  return reason(
    'too-expensive',
    say`This side costs ${side.resourceCost} to resolve, ${by} has ${resources}.`,
    ['des.resource-cost.03'],
    { cost: side.resourceCost, resources },
  );
}
