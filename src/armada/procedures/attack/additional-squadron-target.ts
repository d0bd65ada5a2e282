/**
 * Step 6 of an attack, Declare Additional Squadron Target: a ship that attacked a squadron may go on with another one (arm.attack.24 to .28,
 * arm.attack-summary.05).
 */
import { allowed, candidate, question, type Candidate } from '../../../core';
import { ask, goTo } from '../../engine';
import type { AttackAction } from '../../model/actions';
import type { ArmadaState } from '../../model/state';
import { attackingShip, type AttackFrame } from '../../queries/attack';
import { isOnTable } from '../../queries/ships';
import { additionalTargets } from '../../queries/targets';
import { beforeTheRoll } from './frame';

type Choice = Extract<AttackAction, { type: 'declare-target' | 'end-targets' }>;

export const additionalSquadronTarget = ask(
  'declare additional squadron target',
  ['arm.attack.24', 'arm.attack.25', 'arm.attack.26'],
  whichSquadron,
  (_state, frame, action: Choice) => {
    if (action.type === 'end-targets') return;
    // Steps 2 to 6 are repeated; the line of sight and the range are its own (arm.attack.32).
    Object.assign(frame, beforeTheRoll(), { defender: action.defender, range: null, obstructedBy: [] });
    goTo(frame, 'target declared');
  },
);

/** Another squadron in the arc, each once (arm.attack.24 to .26); not of squadrons, and not where a ship was the defender (arm.attack.28). */
function whichSquadron(state: ArmadaState, frame: AttackFrame) {
  const { zone, defendingZone, attacker, defended } = frame;
  const ship = attackingShip(state, frame);
  if (zone === null || defendingZone !== null || !ship || !isOnTable(ship)) return null;
  const targets = additionalTargets(state, ship, zone, defended);
  if (targets.every(({ defender }) => defended.includes(defender))) return null;
  const player = ship.controller;
  return question(player, 'declare an additional squadron target', [
    ...targets.map(({ not, ...target }): Candidate<Choice> =>
      candidate({ type: 'declare-target', player, attacker, ...target }, not),
    ),
    allowed<Choice>({ type: 'end-targets', player, attacker }),
  ]);
}
