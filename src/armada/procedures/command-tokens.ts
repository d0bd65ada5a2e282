/** Assigning a command token, and discarding the one that is too many (arm.command-tokens). */
import { allowed, question, type Frame, type Reason, type RuleId } from '../../core';
import type { FieldsOf } from '../../core/codec';
import { assignToken, discardToken } from '../effects/command-dials';
import type { Command } from '../facts';
import { announce, ask, emit, finish, forbidden, procedure, run } from '../engine';
import type { ShipAction } from '../model/actions';
import { command, rules } from '../model/codecs';
import type { ArmadaState, ShipId } from '../model/state';
import type { ArmadaNames } from '../queries/names';
import { commandValue, hasToken, isOnTable, shipOf } from '../queries/ships';

export interface GainTokenFrame extends Frame {
  ship: ShipId;
  token: Command;
  /** What assigns it. */
  rules: readonly RuleId[];
}

export const gainTokenFields = ({ ship }: ArmadaNames): FieldsOf<GainTokenFrame> => ({
  ship,
  token: command,
  rules,
});

export const gainCommandToken = procedure('gain command token', gainTokenFields, [
  run('about to be assigned', ['arm.command-tokens.01'], (state, { ship, token, rules: why }) => {
    if (isOnTable(shipOf(state, ship))) announce(state, { type: 'token-due', rules: why, ship, token });
  }),
  run('assign the token', ['arm.command-tokens.01', 'arm.command-tokens.05'], (state, frame) => {
    const ship = shipOf(state, frame.ship);
    const banned = forbidden(state, 'have command tokens', { ship: ship.id });
    if (banned || !isOnTable(ship)) {
      if (banned) tellNotAssigned(state, frame, banned);
      return finish(frame);
    }
    const twice = hasToken(ship, frame.token);
    assignToken(state, ship, frame.token, frame.rules);
    if (!twice) return;
    discardToken(state, ship, frame.token, ['arm.command-tokens.05']);
    finish(frame);
  }),
  ask(
    'discard a token',
    ['arm.command-tokens.04'],
    whichToken,
    (state, frame, { token }: Extract<ShipAction, { type: 'discard-token' }>) => {
      discardToken(state, shipOf(state, frame.ship), token, ['arm.command-tokens.04']);
      return 'again';
    },
  ),
]);

function tellNotAssigned(state: ArmadaState, { ship, token }: GainTokenFrame, banned: Reason): void {
  emit(state, { type: 'token-not-assigned', rules: banned.rules, ship, token, because: [banned] });
}

/** More than the command value: its owner discards one, new or old (arm.command-tokens.04). */
function whichToken(state: ArmadaState, frame: GainTokenFrame) {
  const ship = shipOf(state, frame.ship);
  if (ship.tokens.length <= commandValue(state, ship)) return null;
  const { id, controller: player } = ship;
  const isNew = state.options.readings.tokenTooMany === 'the new one';
  const tokens = isNew ? ship.tokens.filter((token) => token === frame.token) : ship.tokens;
  return question(
    player,
    'discard a token',
    tokens.map((token) => allowed({ type: 'discard-token', player, ship: id, token })),
  );
}
