/** A skirmish: setup, then rounds, until somebody has won (min.rounds-phases-turns). */
import { call, emit, goTo, procedure, run } from '../engine';
import { expire } from '../effects/abilities';
import { readyAll } from '../effects/activation';
import { resetTurn } from './turn';
import { countQuietRounds } from '../effects/victory';
import type { MiniaturesState } from '../model/state';

const game = procedure('game', [
  run('setup', ['min.setting-up.01'], (state) => call(state, 'setup', { order: [], rolls: [] })),
  run('play a round', ['min.rounds-phases-turns.01', 'min.round.01'], (state, frame) => {
    goTo(frame, 'play a round');
    call(state, 'round');
  }),
]);

/** Until everybody has been activated; the next one begins with initiative again (min.rounds-phases-turns.05). */
const round = procedure('round', [
  run('next round', ['min.round.01'], nextRound),
  run('roll for initiative', ['min.initiative.01', 'min.who-goes-first.01'], (state) => {
    state.stage = 'initiative';
    call(state, 'initiative', { rolls: [] });
  }),
  run('activations', ['min.rounds-and-phases.02'], (state) => {
    state.stage = 'activations';
    resetTurn(state);
    call(state, 'activations', { turn: state.first ?? '', left: 0, begun: [] });
  }),
  run('end of the round', ['min.rounds-and-phases.07'], endOfRound, { ends: 'round' }),
]);

function nextRound(state: MiniaturesState): void {
  state.round += 1;
  state.first = null;
  readyAll(state);
  emit(state, { type: 'round-started', rules: ['min.round.01'], round: state.round });
}

function endOfRound(state: MiniaturesState): void {
  expire(state, 'round');
  emit(state, { type: 'round-ended', rules: ['min.rounds-and-phases.07', 'min.round.01'], round: state.round });
  countQuietRounds(state);
}

export const gameProcedures = [game, round];
