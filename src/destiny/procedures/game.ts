/** A game of Destiny: setup, then rounds of two phases until one player is left (des.rounds, des.winning). */
import { isAbilityFrame, pile, reason, say, type Frame, type PlayerId, type Reason, withReasons } from '../../core';
import { list, text, type FieldsOf } from '../../core/codec';
import { defeat } from '../effects/damage';
import { deckSize } from '../effects/hands';
import { doNothing } from '../effects/nothing';
import { removePlayersCards } from '../effects/cards';
import {
  arbiter,
  call,
  callBelow,
  dropFrames,
  dropTriggered,
  endGame,
  callWithQueue,
  emit,
  finish,
  goTo,
  procedure,
  run,
  seatedFrom,
} from '../engine';
import type { DestinyEvent } from '../model/events';
import { charactersOf, findCard, isInPlay } from '../queries/cards';
import { playerOf } from '../queries/players';
import type { CardId, DestinyState, Phase } from '../model/state';
import type { DestinyNames } from '../queries/names';

const game = procedure('game', [
  run('setup', ['des.setup.01'], (state) => callWithQueue(state, 'setup')),
  run('play a round', ['des.rounds.01'], (state, frame) => {
    goTo(frame, 'play a round');
    call(state, 'round');
  }),
]);

const enter =
  (phase: Phase) =>
  (state: DestinyState): void => {
    state.phase = phase;
    emit(state, { type: 'phase-started', rules: ['des.rounds.01'], phase });
  };

const leave =
  (phase: Phase) =>
  (state: DestinyState): void => {
    const why = phase === 'action' ? whyOver(state) : null;
    const because = withReasons(why);
    emit(state, { type: 'phase-ended', rules: [...(why?.rules ?? []), 'des.rounds.01'], phase, ...because });
  };

/** All players have passed in a row; null where a card has ended the action phase, which was told. */
function whyOver(state: DestinyState): Reason | null {
  const players = seatedFrom(state, arbiter(state)).length;
  if (state.phaseEnding || state.passes < players) return null;
  const rule = state.players.length > 2 ? 'des.free-for-all-actions.02' : 'des.action-phase.03';
  return reason('all-passed', say`${state.passes} passes in a row, by all who play`, [rule], { passes: state.passes });
}

const round = procedure('round', [
  run('next round', ['des.rounds.01'], (state) => {
    state.round += 1;
    emit(state, { type: 'round-started', rules: ['des.rounds.01'], round: state.round });
  }),
  run('start of the action phase', ['des.action-phase.01'], enter('action')),
  run('action phase', ['des.action-phase.01'], (state) => call(state, 'action phase')),
  run('end of the action phase', ['des.action-phase.03'], leave('action')),
  run('start of the upkeep phase', ['des.upkeep-phase.01'], enter('upkeep')),
  run('upkeep phase', ['des.upkeep-phase.01'], (state) => callWithQueue(state, 'upkeep phase')),
  run('end of the upkeep phase', ['des.upkeep-phase.01'], leave('upkeep')),
  run('players without cards lose', ['des.winning.03', 'des.winning.04', 'des.player-elimination.01'], outOfCards),
  run('the round ends', ['des.rounds.01'], (state) => {
    emit(state, { type: 'round-ended', rules: ['des.rounds.01'], round: state.round });
    // What was put off until now (des.delayed-effects.02).
    callWithQueue(state, 'delayed effects');
  }),
  run(
    'forget the round',
    ['des.claim-the-battlefield.06'],
    (state) => {
      state.battlefield.claimedBy = null;
      state.battlefield.closed = false;
      state.played = [];
      state.looks = [];
      state.delayed = [];
    },
    { ends: 'round' },
  ),
]);

/** Delayed effects, after those without cards have lost (des.card-crime-lord.02). */
const delayedEffects = procedure('delayed effects', [
  run('delayed defeats', ['des.delayed-effects.01', 'des.card-crime-lord.01'], (state) => {
    for (const { what, card, player, source } of state.delayed)
      if (what === 'defeat' && card !== null && findCard(state, card)?.zone === 'play')
        defeat(state, card, player, dueNow(state, source));
    state.delayed = [];
  }),
]);

/** What was delayed happens now, whatever became of the card that did it. */
function dueNow(state: DestinyState, source: string | undefined): Reason {
  const gone = source !== undefined && !isInPlay(state, source);
  const rules = gone ? ['des.card-crime-lord.01', 'des.delayed-effects.02'] : ['des.delayed-effects.02'];
  const late = say`the round has ended, for which that was delayed`;
  return reason('delayed', gone ? say`${late}; that ${source} is not in play does not matter` : late, rules);
}

/** No card in hand and deck loses; when that would be everyone, the battlefield's controller wins (des.winning.04). */
function outOfCards(state: DestinyState): void {
  const active = seatedFrom(state, arbiter(state));
  const losers = active.filter((id) => playerOf(state, id).hand.length === 0 && deckSize(state, id) === 0);
  const winner = losers.length === active.length ? arbiter(state) : null;
  for (const player of active) if (!losers.includes(player)) sayWhoGoesOn(state, player);
  for (const player of losers)
    if (player !== winner)
      call(state, 'eliminate', { player, rules: [winner === null ? 'des.winning.03' : 'des.winning.04'] });
}

/** With a card left in hand or deck nobody has lost, though the other is empty (des.winning.03). */
function sayWhoGoesOn(state: DestinyState, player: PlayerId): void {
  const [hand, deck] = [playerOf(state, player).hand.length, deckSize(state, player)];
  if (deck > 0) return;
  const sentence = say`cards left in hand: ${hand}, in the deck: ${deck}`;
  doNothing(state, player, 'lose', reason('cards-left', sentence, ['des.winning.03'], { hand, deck }));
}

export interface EliminateFrame extends Frame {
  player: PlayerId;
  rules: readonly string[];
}

export const eliminateFields = ({ player }: DestinyNames): FieldsOf<EliminateFrame> => ({ player, rules: list(text) });

/** What else happens at the same moment by the same effect, and has not come to be handled yet. */
interface Simultaneous extends Frame {
  /** A 'defeat'. */
  character?: CardId;
  /** A 'happening'. */
  event?: DestinyEvent;
}

function threatened(frame: Simultaneous): CardId | null {
  if (frame.step > 0) return null;
  if (frame.procedure === 'defeat') return frame.character ?? null;
  return frame.procedure === 'happening' && frame.event?.type === 'damage-dealt' ? frame.event.character : null;
}

/** Where the last of the pending blows lies that could be the end of another player at this same moment, by the same ability; -1 where there is none. */
function lastBlow(state: DestinyState, player: PlayerId): number {
  const began = state.stack.map(isAbilityFrame).lastIndexOf(true);
  const blows = state.stack.flatMap((frame, at) => (at > began && threatened(frame) !== null ? [at] : []));
  const targets = blows.map((at) => threatened(state.stack[at] as Simultaneous));
  const another = seatedFrom(state, player).some(
    (each) => each !== player && charactersOf(state, each).every(({ id }) => targets.includes(id)),
  );
  return another ? (blows[0] ?? -1) : -1;
}

/** Has the same moment cost every player the last character? Then the battlefield's controller wins (see des.winning.02). */
function allAreLost(state: DestinyState): boolean {
  return seatedFrom(state, arbiter(state)).every((each) => charactersOf(state, each).length === 0);
}

/** A player is out; with one player left that one has won, at once (des.winning.02, des.player-elimination.06). */
const eliminate = procedure('eliminate', eliminateFields, [
  run('what happens at the same moment comes first', ['des.winning.02'], (state, frame) => {
    const at = lastBlow(state, frame.player);
    if (at < 0 || playerOf(state, frame.player).eliminated) return;
    const { player, rules } = frame;
    callBelow(state, at, 'eliminate', { player, rules });
    finish(frame);
  }),
  run('leave the game', ['des.player-elimination.01'], (state, frame) => {
    const player = playerOf(state, frame.player);
    if (player.eliminated) return finish(frame);
    if (allAreLost(state) && arbiter(state) === frame.player) return finish(frame);
    const left = seatedFrom(state, frame.player).filter((each) => each !== frame.player);
    player.eliminated = true;
    const because = [whyOut(state, frame)];
    emit(state, { type: 'player-eliminated', rules: frame.rules, player: frame.player, because });
    if (left.length <= 1) return win(state, left[0] ?? frame.player, frame.rules, because);
    leaveTable(state, frame.player, left[0] ?? '');
  }),
]);

/** What put the player out (des.winning.01, .03, .04): no character, or no card in hand and deck; of several who have none, all but the battlefield's controller. */
function whyOut(state: DestinyState, { player, rules }: EliminateFrame): Reason {
  if (charactersOf(state, player).length === 0)
    return reason('no-character', say`all characters of ${player} are defeated.`, rules, { characters: 0 });
  const facts = { hand: 0, deck: 0 };
  if (!rules.includes('des.winning.04'))
    return reason('no-cards', say`${player} has no card in hand and none in the deck.`, rules, facts);
  const winner = arbiter(state);
  return reason(
    'no-cards',
    say`no player has a card in hand or deck, and ${winner} controls the battlefield.`,
    rules,
    facts,
  );
}

/** At once, whatever was going on (des.player-elimination.06). */
function win(state: DestinyState, winner: PlayerId, why: readonly string[], lost: readonly Reason[]): void {
  const rules = state.players.length > 2 ? ['des.player-elimination.06', ...why] : why;
  state.winner = winner;
  state.wonBy = rules;
  state.turn = null;
  const because = [...lost, reason('last-player', say`${winner} is the only player left.`, rules)];
  endGame(state, { type: 'game-ended', rules, winner, because });
}

/** Cards that the player owns and another controls stay. */
function sayWhatLeaves(state: DestinyState, player: PlayerId): void {
  const cards = state.cards.filter((each) => each.zone === 'play' && each.controller === player).map((each) => each.id);
  const stay = state.cards.filter((each) => each.owner === player && each.controller !== player);
  const because = stay.map(({ id, controller }) =>
    reason('controlled-by-another', say`${id} stays, as ${controller} controls it`, ['des.player-elimination.02']),
  );
  const why = withReasons(because);
  emit(state, { type: 'cards-removed', rules: ['des.player-elimination.02'], player, cards, ...why });
}

/** Nobody controls the battlefield until someone claims it, in the next round only where it was claimed in this one. */
function abandon(state: DestinyState, player: PlayerId): void {
  const { battlefield } = state;
  battlefield.controller = null;
  const claimed = battlefield.claimedBy !== null;
  const why = claimed ? 'it was claimed this round, and cannot be claimed again before the next' : 'it can be claimed';
  const because = [reason('nobody-controls', why, ['des.player-elimination.03'])];
  emit(state, { type: 'battlefield-abandoned', rules: ['des.player-elimination.03'], player, because });
}

/** What a player who is out had leaves the game (des.player-elimination.02). */
function leaveTable(state: DestinyState, player: PlayerId, toTheLeft: PlayerId): void {
  sayWhatLeaves(state, player);
  removePlayersCards(state, player);
  Object.assign(playerOf(state, player), {
    hand: [],
    deck: pile(`${player} deck`, []),
    discard: [],
    setAside: [],
    diceAside: [],
  });
  // Nobody controls it, and what was claimed stays claimed (des.player-elimination.03).
  const { battlefield } = state;
  if (battlefield.controller === player) {
    abandon(state, player);
    state.deputy = toTheLeft;
  } else if (state.deputy === player) state.deputy = toTheLeft;
  if (battlefield.claimedBy === player) {
    battlefield.claimedBy = null;
    battlefield.closed = true;
  }
  state.looks = state.looks.filter((each) => each.viewer !== player && each.owner !== player);
  state.additional = state.additional.filter((each) => each !== player);
  state.delayed = state.delayed.filter((each) => each.player !== player || each.what === 'defeat');
  dropTriggered(state, (each) => each.controller === player);
  dropFramesOf(state, player);
}

/** Fields of frames that say whose they are. */
export const WHOSE = ['player', 'controller', 'by'] as const;

type Owned = Frame & { readonly [F in (typeof WHOSE)[number]]?: PlayerId };

/** Are frames of this procedure dropped with their player? A turn stays, so that the next player is found. */
export function isDropped(procedure: string): boolean {
  return procedure !== 'turn';
}

/** What the player was doing or was about to do ends; what others do goes on. */
function dropFramesOf(state: DestinyState, player: PlayerId): void {
  dropFrames(state, (frame: Owned) => isDropped(frame.procedure) && WHOSE.some((field) => frame[field] === player));
}

export const gameProcedures = [game, round, delayedEffects, eliminate];
