/** Fame, and who wins by it (or.winning-the-game). */
import { reason, say, type PlayerId, type Reason, type RuleId } from '../../core';
import { emit, endGame, isOver } from '../engine';
import type { Source } from '../model/events';
import type { OuterRimState } from '../model/state';
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
  });
  if (self.fame >= state.options.fame) win(state, player);
  else if (was < STANDARD && self.fame >= STANDARD)
    doNothing(state, player, 'win', notYet(self.fame, state.options.fame));
}

/** The fame that wins the standard game. */
const STANDARD = 10;
const STANDARD_RULE = 'or.winning-the-game.01';

function notYet(fame: number, target: number): Reason {
  const rules = [...new Set([TARGETS[target] ?? STANDARD_RULE, STANDARD_RULE])];
  const said = say`${fame} fame, and this game goes to ${target} instead of ${STANDARD}`;
  return reason('not-enough-fame', said, rules, { fame, target });
}

function win(state: OuterRimState, player: PlayerId): void {
  const { fame } = playerOf(state, player);
  const target = state.options.fame;
  const rule = isSolo(state) ? 'or.single-player-gameplay.08' : (TARGETS[target] ?? STANDARD_RULE);
  const said = say`${player} has ${fame} fame, ${target} win`;
  const why = reason('enough-fame', said, [rule], { player, fame, target });
  const atOnce = reason('at-once', say`at once, in the ${state.step} step; nothing else is resolved`, [AT_ONCE]);
  state.winner = player;
  endGame(state, { type: 'game-ended', rules: [rule, AT_ONCE], winner: player, because: [why, atOnce] });
}

const AT_ONCE = 'or.winning-the-game.02';

/** The rule of each number of fame that may be agreed on. */
const TARGETS: Readonly<Record<number, RuleId>> = {
  8: 'or.winning-the-game.03',
  12: 'or.extended-game-variant.01',
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
