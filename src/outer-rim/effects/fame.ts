/** Fame, and who wins by it (or.winning-the-game). */
import { listed, reason, say, withReasons, type PlayerId, type Reason, type RuleId } from '../../core';
import { emit, endGame, innermost, isOver } from '../engine';
import type { Source } from '../model/events';
import type { OuterRimState } from '../model/state';
import { deliverable } from '../queries/deliver';
import { isSolo, playerOf } from '../queries/players';
import { doNothing } from './nothing';

/** Advances the fame marker; the first to reach the target wins at once (or.winning-the-game.01, or.winning-the-game.02). */
export function gainFame(
  state: OuterRimState,
  player: PlayerId,
  amount: number,
  from: Source,
  what: string,
  rules: readonly RuleId[] = [],
  because: readonly Reason[] = [],
): void {
  if (amount <= 0 || isOver(state)) return;
  const self = playerOf(state, player);
  const was = self.fame;
  self.fame += amount;
  const change = { was, is: self.fame, most: state.options.fame };
  emit(state, {
    type: 'fame-gained',
    rules: [...rules, 'or.winning-the-game.10'],
    player,
    amount,
    from,
    what,
    change,
    ...withReasons(because),
  });
  if (self.fame >= state.options.fame) win(state, player);
  else if (was < STANDARD && self.fame >= STANDARD)
    doNothing(state, player, 'win', notYet(self.fame, state.options.fame));
}

/** The fame that wins the standard game (or.winning-the-game.11). */
const STANDARD = 10;
const STANDARD_RULE = 'or.winning-the-game.01';

function notYet(fame: number, target: number): Reason {
  const rules = [...new Set([TARGETS[target]?.rule ?? STANDARD_RULE, STANDARD_RULE])];
  const said = say`${fame} fame, and this game goes to ${target} instead of ${STANDARD}`;
  return reason('not-enough-fame', said, rules, { fame, target });
}

function win(state: OuterRimState, player: PlayerId): void {
  const { fame } = playerOf(state, player);
  const target = state.options.fame;
  const agreed = TARGETS[target];
  const rule = isSolo(state) ? 'or.single-player-gameplay.08' : (agreed?.rule ?? STANDARD_RULE);
  const said = say`${player} has ${fame} fame, ${target} win${agreed ? [` in this ${agreed.game}`] : []}`;
  const why = reason('enough-fame', said, [rule], { player, fame, target });
  const atOnce = reason('at-once', say`at once, in the ${state.step} step; nothing else is resolved`, [AT_ONCE]);
  leaveUndelivered(state, player);
  state.winner = player;
  endGame(state, { type: 'game-ended', rules: [rule, AT_ONCE], winner: player, because: [why, atOnce] });
}

/** Cargo that the delivery in which the fame came could still have brought. */
function leaveUndelivered(state: OuterRimState, player: PlayerId): void {
  const card = innermost(state, 'deliver cargo')?.card ?? null;
  if (card === null || !innermost(state, 'deliver action')) return;
  const left = deliverable(state, player).flatMap(({ id }) => (id === card ? [] : [id]));
  if (left.length === 0) return;
  const said = say`the game ends at once, in the middle of delivering ${card}; what else that brings, and ${listed(left)}, are not resolved`;
  doNothing(state, player, 'go-on', reason('at-once', said, [AT_ONCE], { card, left }));
}

const AT_ONCE = 'or.winning-the-game.02';

/** The rule of each number of fame that may be agreed on, and for which game it is. */
const TARGETS: Readonly<Record<number, { rule: RuleId; game: string }>> = {
  8: { rule: 'or.winning-the-game.03', game: 'first game' },
  12: { rule: 'or.extended-game-variant.01', game: 'extended game' },
};

/** Takes fame back: at most what the player has, and nothing once the game is over (or.winning-the-game.10). */
export function loseFame(state: OuterRimState, player: PlayerId, amount: number, from: Source): void {
  const self = playerOf(state, player);
  const was = self.fame;
  const lost = Math.min(amount, was);
  const rules = ['or.winning-the-game.10'];
  if (amount <= 0 || isOver(state)) return;
  if (lost === 0) return doNothing(state, player, 'lose-fame', reason('no-fame', say`${player} has no fame`, rules));
  self.fame -= lost;
  const change = { was, is: self.fame };
  emit(state, { type: 'fame-lost', rules, player, amount: lost, from, change });
}
