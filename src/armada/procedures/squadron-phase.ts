/** The Squadron Phase (arm.squadron-phase, arm.round-summary.04): players take turns activating two squadrons each, one after the other. */
import { allowed, questionIfAny, type Frame, type PlayerId } from '../../core';
import { whole, type FieldsOf } from '../../core/codec';
import { ask, call, emit, finish, goTo, procedure, run } from '../engine';
import type { SquadronAction } from '../model/actions';
import type { ArmadaState } from '../model/state';
import type { ArmadaNames } from '../queries/names';
import { otherPlayer } from '../queries/players';
import { squadronsToActivate } from '../queries/squadrons';
import { SQUADRONS_A_TURN } from './game';

export interface SquadronPhaseFrame extends Frame {
  /** Whose turn it is. */
  turn: PlayerId;
  /** Squadrons that are still to be activated in this turn. */
  left: number;
}

export const squadronPhaseFields = ({ player }: ArmadaNames): FieldsOf<SquadronPhaseFrame> => ({
  turn: player,
  left: whole('squadrons of a turn', 0, 2),
});

export const squadronPhase = procedure('squadron phase', squadronPhaseFields, [
  run('whose turn', ['arm.squadron-phase.01', 'arm.squadron-phase.03'], (state, frame) => {
    const own = squadronsToActivate(state, frame.turn).length;
    if (own > 0 && frame.left > 0) return;
    const other = otherPlayer(state, frame.turn);
    const others = squadronsToActivate(state, other).length;
    if (own + others === 0) return finish(frame);
    // Nobody passes in the middle of a turn: with one squadron left that one is the whole turn (arm.squadron-phase.05).
    if (own === 0 && frame.left === SQUADRONS_A_TURN)
      emit(state, { type: 'passed', rules: ['arm.squadron-phase.06'], player: frame.turn });
    frame.turn = other;
    frame.left = SQUADRONS_A_TURN;
    if (others === 0) goTo(frame, 'whose turn');
  }),
  ask(
    'activate a squadron',
    ['arm.squadron-phase.01', 'arm.squadron-phase.02', 'arm.squadron-phase.04'],
    whichSquadron,
    (state, frame, { squadron }: Extract<SquadronAction, { type: 'activate-squadron' }>) => {
      frame.left -= 1;
      goTo(frame, 'whose turn');
      // By no command: it moves or attacks, not both (arm.squadron-phase.08).
      call(state, 'squadron activation', { squadron, byCommand: false, moved: false, attacks: 0 });
    },
  ),
]);

/** Nobody may pass or stop after one (arm.squadron-phase.02); a team's commander is asked (arm.team-play.08). */
function whichSquadron(state: ArmadaState, { turn: player }: SquadronPhaseFrame) {
  const squadrons = squadronsToActivate(state, player);
  return questionIfAny(
    player,
    'activate a squadron',
    squadrons.map(({ id }) => allowed({ type: 'activate-squadron', player, squadron: id })),
  );
}
