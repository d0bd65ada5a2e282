/** The Command Phase (arm.command-phase, arm.round-summary.02): both players at once and in secret choose the dials that their ships need. */
import { allowed, questionTogether, type Candidate } from '../../core';
import { COMMANDS, type Command } from '../facts';
import { assignDials } from '../effects/command-dials';
import { ask, procedure } from '../engine';
import type { CommandAction } from '../model/actions';
import type { ArmadaState, Ship } from '../model/state';
import { peopleIn } from '../queries/players';
import { dialsMissing, shipOf, shipsOnTable } from '../queries/ships';

export const commandPhase = procedure('command phase', [
  ask(
    'set dials',
    ['arm.command-phase.01', 'arm.command-phase.03'],
    whatToSet,
    (state, _frame, { ship, commands }: CommandAction) => {
      assignDials(state, shipOf(state, ship), commands);
      return 'again';
    },
  ),
]);

/** Each ship once, by whoever controls it (arm.team-play.05): assigned dials are not changed (arm.command-dials.09). */
function whatToSet(state: ArmadaState) {
  const missing = shipsOnTable(state).filter((ship) => dialsMissing(state, ship) > 0);
  const people = peopleIn(state);
  const done = people.filter((id) => !missing.some(({ controller }) => controller === id));
  return questionTogether<Candidate<CommandAction>>(people, done, 'set dials', (player) =>
    missing.filter(({ controller }) => controller === player).map((ship) => dialsFor(ship, dialsMissing(state, ship))),
  );
}

/** Any commands in any order, the first of them the next to be revealed (arm.command-phase.02, .07). */
function dialsFor({ id: ship, controller: player }: Ship, dials: number): Candidate<CommandAction>[] {
  return sequences(dials).map((commands) => allowed({ type: 'set-dials', player, ship, commands }));
}

function sequences(length: number): Command[][] {
  if (length === 0) return [[]];
  return sequences(length - 1).flatMap((rest) => COMMANDS.map((command) => [...rest, command]));
}
