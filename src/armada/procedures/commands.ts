/** Squadron and repair commands, right after the ship's dial was revealed (arm.commands.10, .17, .18). */
import {
  allowed,
  candidate,
  question,
  reason,
  say,
  type Candidate,
  type Frame,
  type RuleId,
  type Source,
} from '../../core';
import { count, list, optional, text, type FieldsOf } from '../../core/codec';
import { spendFor } from '../effects/command-dials';
import { ask, call, emit, modified, options, procedure, run, useInWindow } from '../engine';
import type { ArmadaAction, ShipAction, SpentFor, SquadronAction } from '../model/actions';
import type { ArmadaState, Ship, ShipId, Squadron, SquadronId } from '../model/state';
import { canResolve, cannotResolveCommand, WAYS } from '../queries/commands';
import { rangeBetween } from '../queries/distance';
import type { ArmadaNames } from '../queries/names';
import { shipPiece, squadronPiece } from '../queries/pieces';
import { isRangeUpTo } from '../queries/ruler';
import { engineeringValue, isOnTable, shipOf, squadronValue } from '../queries/ships';
import { squadronsOnTable } from '../queries/squadrons';

export interface CommandsFrame extends Frame {
  ship: ShipId;
  /** Abilities that were used in this window. */
  usedHere?: string[];
}

export const commandsFields = ({ ship }: ArmadaNames): FieldsOf<CommandsFrame> => ({
  ship,
  usedHere: optional(list(text)),
});

type CommandChoice = Extract<ShipAction, { type: 'resolve-command' | 'end-commands' }>;
/** One after the other; navigate may still follow in the maneuver (arm.commands.42). */
const AFTER_REVEAL = ['squadron', 'repair'] as const;

const commandsAfterReveal = procedure('commands after the reveal', commandsFields, [
  ask('resolve a command', ['arm.commands.02', 'arm.commands.18'], whichCommand, resolveCommand, {
    offers: 'after reveal',
  }),
]);

function windowOf(ship: Ship, frame: CommandsFrame) {
  return { window: 'after reveal', player: ship.controller, event: null, frame } as const;
}

function whichCommand(state: ArmadaState, frame: CommandsFrame) {
  const ship = shipOf(state, frame.ship);
  if (!isOnTable(ship)) return null;
  const abilities = options(state, windowOf(ship, frame));
  const something =
    AFTER_REVEAL.some((command) => canResolve(state, ship, command)) || abilities.some(({ not }) => not === null);
  if (!something) return null;
  const { id, controller: player } = ship;
  const commands = AFTER_REVEAL.flatMap((command) =>
    WAYS.map((spent): Candidate<CommandChoice> => {
      const action: CommandChoice = { type: 'resolve-command', player, ship: id, command, with: spent };
      return candidate(action, cannotResolveCommand(state, ship, command, spent));
    }),
  );
  const end: Candidate<CommandChoice> = allowed({ type: 'end-commands', player, ship: id });
  return question<Candidate<ArmadaAction>>(player, 'resolve a command', [...commands, ...abilities, end]);
}

function resolveCommand(state: ArmadaState, frame: CommandsFrame, action: ArmadaAction): 'again' | void {
  const ship = shipOf(state, frame.ship);
  if (action.type === 'end-commands') return;
  if (action.type === 'use-ability') useInWindow(state, windowOf(ship, frame), action);
  if (action.type !== 'resolve-command') return 'again';
  if (action.command === 'repair') beginRepair(state, ship, action.with);
  else beginSquadronCommand(state, ship, action.with);
  return 'again';
}

/** What the dial gives and what the token gives, which is less (arm.commands.03): of one alone, or of both together. */
function given(spent: SpentFor, dial: number, token: number): Source[] {
  const byDial = { amount: dial, by: 'its dial' };
  const byToken = { amount: token, by: 'its token' };
  return { dial: [byDial], token: [byToken], 'dial-and-token': [byDial, byToken] }[spent];
}

function sumOf(sources: readonly Source[]): number {
  return sources.reduce((sum, { amount }) => sum + amount, 0);
}

const REPAIR: Readonly<Record<SpentFor, RuleId>> = {
  dial: 'arm.commands.19',
  token: 'arm.commands.24',
  'dial-and-token': 'arm.commands.39',
};

/** A token gives half of the engineering value, rounded up; with the dial it adds to it (arm.commands.19, .24, .39). */
function beginRepair(state: ArmadaState, ship: Ship, spent: SpentFor): void {
  const value = engineeringValue(state, ship);
  const sources = given(spent, value, Math.ceil(value / 2));
  const points = modified(state, 'engineering points', sumOf(sources), { ship: ship.id }, sources);
  spendFor(state, ship, 'repair', spent, { rules: [REPAIR[spent]], sources });
  call(state, 'repair', { ship: ship.id, points });
}

const SQUADRONS: Readonly<Record<SpentFor, RuleId>> = {
  dial: 'arm.commands.11',
  token: 'arm.commands.16',
  'dial-and-token': 'arm.commands.36',
};

/** One for the token, the squadron value for the dial (arm.commands.11, .16, .36). */
function beginSquadronCommand(state: ArmadaState, ship: Ship, spent: SpentFor): void {
  const sources = given(spent, squadronValue(state, ship), 1);
  spendFor(state, ship, 'squadron', spent, { rules: [SQUADRONS[spent]], sources });
  call(state, 'squadron command', { ship: ship.id, left: sumOf(sources) });
}

export interface SquadronCommandFrame extends Frame {
  ship: ShipId;
  /** Squadrons that can still be activated. */
  left: number;
  /** Those that it has activated, in their order. */
  activated?: SquadronId[];
}

export const squadronCommandFields = ({ ship, squadron }: ArmadaNames): FieldsOf<SquadronCommandFrame> => ({
  ship,
  left: count,
  activated: optional(list(squadron)),
});

type SquadronChoice =
  Extract<ShipAction, { type: 'end-squadron-command' }> | Extract<SquadronAction, { type: 'activate-squadron' }>;

/** One at a time: the next is chosen when the one before is done (arm.commands.14). */
const squadronCommand = procedure('squadron command', squadronCommandFields, [
  ask(
    'activate a squadron',
    ['arm.commands.11', 'arm.commands.13', 'arm.commands.14'],
    whichSquadron,
    (state, frame, action: SquadronChoice) => {
      if (action.type === 'end-squadron-command') return;
      const { squadron } = action;
      frame.left -= 1;
      frame.activated = [...(frame.activated ?? []), squadron];
      call(state, 'squadron activation', { squadron, byCommand: true, moved: false, attacks: 0 });
      return 'again';
    },
  ),
  run('end of the command', ['arm.commands.10'], (state, { ship, activated: squadrons = [] }) => {
    if (isOnTable(shipOf(state, ship)))
      emit(state, { type: 'squadron-command-resolved', rules: ['arm.commands.10'], ship, squadrons });
  }),
]);

function whichSquadron(state: ArmadaState, frame: SquadronCommandFrame) {
  const ship = shipOf(state, frame.ship);
  if (frame.left === 0 || !isOnTable(ship)) return null;
  const { id, controller: player } = ship;
  const own = squadronsOnTable(state).filter((squadron) => squadron.owner === ship.owner);
  const squadrons = own.map((squadron): Candidate<SquadronChoice> =>
    candidate({ type: 'activate-squadron', player, squadron: squadron.id }, cannotCommand(state, ship, squadron)),
  );
  if (squadrons.every(({ not }) => not !== null)) return null;
  return question(player, 'activate a squadron', [
    ...squadrons,
    allowed<SquadronChoice>({ type: 'end-squadron-command', player, ship: id }),
  ]);
}

/** Unactivated, and at close or medium range of the ship (arm.commands.11, .12, .15). */
function cannotCommand(state: ArmadaState, ship: Ship, squadron: Squadron) {
  const { id } = squadron;
  if (squadron.activated)
    return reason('already-activated', say`${id} has been activated this round.`, [
      'arm.commands.15',
      'arm.squadron-activation.08',
    ]);
  const { range, mm } = rangeBetween(state.lengths, shipPiece(state, ship), squadronPiece(state, squadron));
  if (isRangeUpTo(range, 'medium')) return null;
  const rules = ['arm.commands.11', 'arm.commands.12'];
  return reason('out-of-range', say`${id} is not at close or medium range of ${ship.id}.`, rules, { range, mm });
}

export const commandProcedures = [commandsAfterReveal, squadronCommand];
