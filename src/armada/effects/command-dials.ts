/** Command dials and command tokens: assigned, revealed, spent (arm.command-dials, arm.command-tokens). */
import { listed, reason, say, type Reason, type RuleId, type Source, withReasons } from '../../core';
import type { Command } from '../facts';
import { emit } from '../engine';
import type { SpentFor } from '../model/actions';
import type { ArmadaState, Ship } from '../model/state';

/** New dials go under those that lie there; the dial on the ship card is used again (arm.command-phase.06, arm.command-dials.05). */
export function assignDials(state: ArmadaState, ship: Ship, commands: readonly Command[]): void {
  ship.commandStack = [...ship.commandStack, ...commands];
  ship.spentDial = null;
  const rules = ['arm.command-phase.03', 'arm.command-phase.06'];
  emit(state, { type: 'dials-assigned', rules, ship: ship.id, dials: commands.length, commands: [...commands] });
}

/** The top dial is put beside the ship (arm.command-dials.01). */
export function revealDial(state: ArmadaState, ship: Ship): void {
  const [command] = ship.commandStack;
  if (command === undefined) return;
  ship.commandStack = ship.commandStack.slice(1);
  ship.dial = command;
  emit(state, { type: 'dial-revealed', rules: ['arm.ship-activation.02'], ship: ship.id, command });
}

/** It is put faceup on the ship card (arm.command-dials.05). */
function putOnCard(
  state: ArmadaState,
  ship: Ship,
  type: 'dial-spent' | 'dial-discarded',
  rules: readonly RuleId[],
): void {
  const command = ship.dial;
  if (command === null) return;
  ship.dial = null;
  ship.spentDial = command;
  emit(state, { type, rules, ship: ship.id, command });
}

export function spendDial(state: ArmadaState, ship: Ship, rules: readonly RuleId[]): void {
  putOnCard(state, ship, 'dial-spent', [...rules, 'arm.command-dials.05']);
}

/** The top dial goes to the ship card without having been revealed, and does nothing (arm.command-dials.05). */
export function discardTopDial(state: ArmadaState, ship: Ship, rules: readonly RuleId[]): void {
  const [command] = ship.commandStack;
  if (command === undefined) return;
  ship.commandStack = ship.commandStack.slice(1);
  ship.spentDial = command;
  emit(state, { type: 'dial-discarded', rules, ship: ship.id, command });
}

/** Sets the top dial of the stack to another command; only effects can do that (arm.command-dials.09). */
export function changeTopDial(state: ArmadaState, ship: Ship, command: Command, rules: readonly RuleId[]): void {
  ship.commandStack = [command, ...ship.commandStack.slice(1)];
  emit(state, { type: 'dial-changed', rules, ship: ship.id, command });
}

/** What is left of the activation: a dial that was kept and not spent (arm.command-dials.04). */
export function discardDial(state: ArmadaState, ship: Ship): void {
  putOnCard(state, ship, 'dial-discarded', ['arm.command-dials.04']);
}

export function assignToken(state: ArmadaState, ship: Ship, token: Command, rules: readonly RuleId[]): void {
  ship.tokens = [...ship.tokens, token];
  emit(state, { type: 'token-assigned', rules, ship: ship.id, token });
}

function takeToken(ship: Ship, token: Command): void {
  const at = ship.tokens.lastIndexOf(token);
  ship.tokens = ship.tokens.filter((_, i) => i !== at);
}

/** It returns to the supply, unused. */
export function discardToken(state: ArmadaState, ship: Ship, token: Command, rules: readonly RuleId[]): void {
  takeToken(ship, token);
  emit(state, { type: 'token-discarded', rules, ship: ship.id, token });
}

/** The token returns to the supply, and can be assigned again (arm.command-tokens.08, arm.supply.01). */
export function spendToken(state: ArmadaState, ship: Ship, token: Command, rules: readonly RuleId[]): void {
  takeToken(ship, token);
  emit(state, { type: 'token-spent', rules: [...rules, 'arm.command-tokens.08'], ship: ship.id, token });
}

function besideOthers({ id, resolved }: Ship, command: Command): Reason[] {
  const others = resolved.filter((each) => each !== command);
  if (others.length === 0) return [];
  return [reason('several-commands', say`${id} has resolved ${listed(others)} this round, too.`, ['arm.commands.41'])];
}

/** The dial was turned into this very token (arm.ship-activation.03). */
function fromItsDial({ dial, spentDial }: Ship, command: Command, spent: SpentFor): Reason[] {
  if (spent !== 'token' || dial !== null || spentDial !== command) return [];
  return [
    reason('same-round', say`A token can be spent in the round in which it is assigned.`, ['arm.command-tokens.06']),
  ];
}

/** Spends the dial, a token or both for a command, which counts as one resolution of it, beside others of the round (arm.commands.01, .35, .36, .41). */
export function spendFor(
  state: ArmadaState,
  ship: Ship,
  command: Command,
  spent: SpentFor,
  gives: { rules?: readonly RuleId[]; sources?: readonly Source[] } = {},
): void {
  ship.resolved = [...ship.resolved, command];
  const rules = [spent === 'dial-and-token' ? 'arm.commands.36' : 'arm.commands.01'];
  const why = withReasons([...fromItsDial(ship, command, spent), ...besideOthers(ship, command)]);
  emit(state, { type: 'command-resolved', rules, ship: ship.id, command, with: spent, ...gives, ...why });
  if (spent !== 'token') spendDial(state, ship, ['arm.commands.01']);
  if (spent !== 'dial') spendToken(state, ship, command, []);
}
