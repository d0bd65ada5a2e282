/** A game of Armada: setup, then six rounds of four phases (arm.round, arm.winning-and-losing). */
import { run as step, procedure, call, emit, goTo } from '../engine';
import { endByScore } from '../effects/destroy';
import { ROUNDS } from '../facts';
import type { ArmadaState, Phase } from '../model/state';
import { firstPlayer, otherPlayer } from '../queries/players';

const game = procedure('game', [
  step('setup', ['arm.setup.01'], (state) => call(state, 'setup')),
  step('play a round', ['arm.round.01'], (state, frame) => {
    goTo(frame, 'play a round');
    call(state, 'round');
  }),
]);

const enter =
  (phase: Phase) =>
  (state: ArmadaState): void => {
    state.phase = phase;
    emit(state, { type: 'phase-started', rules: [`arm.${phase}-phase.01`, 'arm.round.01'], phase });
  };

const leave =
  (phase: Phase) =>
  (state: ArmadaState): void =>
    emit(state, { type: 'phase-ended', rules: [`arm.${phase}-phase.01`, 'arm.round.01'], phase });

const phase = (name: Exclude<Phase, 'setup'>, rules: readonly string[], begin: (state: ArmadaState) => void) => [
  step(`start of the ${name} phase`, rules, enter(name)),
  step(`${name} phase`, rules, begin),
  step(`end of the ${name} phase`, rules, leave(name)),
];

/** Dials are set by both at once; then the first player begins the turns of ships and of squadrons (arm.round-summary.01). */
const round = procedure('round', [
  step('next round', ['arm.round.02', 'arm.status-phase.06'], (state) => {
    state.round += 1;
    emit(state, { type: 'round-started', rules: ['arm.round.01', 'arm.round.02'], round: state.round });
  }),
  ...phase('command', ['arm.command-phase.01'], (state) => call(state, 'command phase')),
  ...phase('ship', ['arm.ship-phase.01'], (state) => call(state, 'ship phase', { turn: firstPlayer(state) })),
  ...phase('squadron', ['arm.squadron-phase.01'], (state) =>
    call(state, 'squadron phase', { turn: firstPlayer(state), left: SQUADRONS_A_TURN }),
  ),
  ...phase('status', ['arm.status-phase.01'], (state) => call(state, 'status phase')),
  step('end of the round', ['arm.winning-and-losing.01', 'arm.unlimited-rounds.01'], endOfRound, { ends: 'round' }),
]);

/** Squadrons that a player activates in one turn of the Squadron Phase (arm.squadron-phase.01). */
export const SQUADRONS_A_TURN = 2;

function endOfRound(state: ArmadaState): void {
  if (!state.options.unlimitedRounds) {
    if (state.round >= ROUNDS) endByScore(state, 'arm.winning-and-losing.01', 'arm.winning-and-losing.02');
    return;
  }
  // It comes after the Status Phase, in which the token was flipped as ever (arm.unlimited-rounds.04).
  if (state.first === null) return;
  state.first = otherPlayer(state, state.first);
  emit(state, { type: 'initiative-passed', rules: ['arm.unlimited-rounds.03'], first: state.first });
}

export const gameProcedures = [game, round];
