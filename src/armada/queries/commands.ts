/** What a ship can spend to resolve a command, and why it cannot (arm.commands). */
import { reason, say, type Reason } from '../../core';
import type { Command } from '../facts';
import { forbidden } from '../engine';
import type { SpentFor } from '../model/actions';
import type { ArmadaState, Ship } from '../model/state';
import { hasToken } from './ships';

export const WAYS: readonly SpentFor[] = Object.freeze(['dial', 'token', 'dial-and-token'] as const);

/** Why the ship cannot resolve the command so, with a dial and token of its own (arm.effect-use-and-timing.15); null: it can. */
export function cannotResolveCommand(state: ArmadaState, ship: Ship, command: Command, spent: SpentFor): Reason | null {
  const { id } = ship;
  // The others it can still resolve (arm.commands.41).
  if (ship.resolved.includes(command)) {
    const rules = ['arm.commands.35', 'arm.commands.40'];
    return reason('already-resolved', say`${id} has resolved ${command} this round.`, rules);
  }
  if (spent !== 'token' && ship.dial === null && ship.spentDial === command) {
    const said = say`The ${command} dial of ${id} is spent, so only the lesser effect of a token is left.`;
    return reason('no-dial', said, ['arm.command-tokens.07', 'arm.commands.01']);
  }
  if (spent !== 'token' && ship.dial !== command)
    return reason('no-dial', say`${id} has no ${command} dial to spend.`, ['arm.commands.01']);
  if (spent !== 'dial' && !hasToken(ship, command))
    return reason('no-token', say`${id} has no ${command} token to spend.`, ['arm.commands.01']);
  return forbidden(state, 'resolve command', { ship: id, command });
}

/** Can the ship resolve the command in any way? */
export function canResolve(state: ArmadaState, ship: Ship, command: Command): boolean {
  return WAYS.some((spent) => cannotResolveCommand(state, ship, command, spent) === null);
}
