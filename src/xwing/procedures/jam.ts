/** Jamming (xw.jam): choosing an enemy ship at range 1, and what a jam token does the moment it meets a green token or a lock. */
import { allowed, question, reason, say, type Frame, type PlayerId } from '../../core';
import { flag, oneOf, optional, type FieldsOf } from '../../core/codec';
import { nothingDone } from '../effects/failing';
import { beforeMeasuring } from '../effects/reach';
import { ask, call, finish, procedure, run } from '../engine';
import { isEnemy, shipOf } from '../queries/ships';
import { type ShipId, type TokenKind, type XwingState, TOKEN_KINDS } from '../model/state';
import { gainToken, removeToken } from '../effects/tokens';
import type { ActivationAction, JamChoice } from '../model/actions';
import { locksOf } from '../queries/locks';
import { breakLock } from '../effects/locks';
import { counted, greenTokens } from '../queries/tokens';
import type { XwingNames } from '../queries/names';
import {
  atRangeOf,
  chooseAmong,
  choosingFields,
  failWithout,
  howFar,
  type Choosing,
  type ShipInReach,
} from './choose-ship';

/** The ship jams an enemy (xw.jam.01), this one if it has to (`must`). Called by an action or ability, which is told if it fails (see `hasFailed`). */
export function jam(state: XwingState, ship: ShipId, must?: ShipId): void {
  call(state, 'jam', { ship, on: null, ...(must === undefined ? {} : { must }) });
}

const jamProcedure = procedure('jam', choosingFields, [
  run('before it measures', ['xw.timing.02'], (state, { ship }) => beforeMeasuring(state, ship, 'jam')),
  run('measure range', ['xw.jam.02', 'xw.jam.09'], (state, frame) => {
    if (failWithout(state, frame, 'jam', enemies(state, frame), ['xw.jam.09'])) finish(frame);
  }),
  ask('choose a ship', ['xw.jam.02'], chooseEnemy, (_state, frame, { on }) => {
    frame.on = on;
  }),
  run('jam it', ['xw.jam.02'], (state, { ship, on }) => {
    if (on === null) return;
    const because = [howFar(state, ship, on, 'jam', ['xw.jam.02'])];
    gainToken(state, on, 'jam', ['xw.jam.02'], { by: shipOf(state, ship).player, because });
  }),
]);

function enemies(state: XwingState, frame: Choosing): ShipInReach[] {
  const own = shipOf(state, frame.ship);
  return atRangeOf(
    state,
    frame,
    'jam',
    (other) => isEnemy(state, own, other),
    () => [1, 1],
    ['xw.jam.02'],
  );
}

type ChooseJammed = Extract<ActivationAction, { type: 'choose-jammed' }>;

function chooseEnemy(state: XwingState, frame: Choosing) {
  const { ship } = frame;
  return chooseAmong(state, frame, 'choose a ship to jam', enemies(state, frame), (on, player): ChooseJammed => {
    return { type: 'choose-jammed', player, ship, on };
  });
}

export interface JammedFrame extends Frame {
  ship: ShipId;
  /** The player who caused the token, and picks what it removes. */
  by: PlayerId;
  /** It breaks one of several locks. */
  breaks?: boolean;
}

export const jammedFields = ({ ship, player }: XwingNames): FieldsOf<JammedFrame> => ({
  ship,
  by: player,
  breaks: optional(flag),
});

/** The token that it removes goes, and the jam token with it (xw.ability-queue-example-2.05). */
const becomeJammed = procedure('become jammed', jammedFields, [
  ask(
    'choose what the jam token removes',
    ['xw.jam.05', 'xw.jam.06'],
    whatItRemoves,
    (state, frame, action: JamChoice) => {
      if (action.removes === 'nothing') return staysJammed(state, frame);
      if (action.removes === 'lock') return jamBreaksLock(state, frame);
      removeToken(state, frame.ship, action.removes, ['xw.jam.05'], [jammedBy(frame)]);
      removeToken(state, frame.ship, 'jam', ['xw.jam.05']);
    },
  ),
  ask('choose which lock it breaks', ['xw.jam.05', 'xw.jam.06'], whichLock, (state, frame, { on }: BreakLock) => {
    frame.breaks = false;
    breakLock(state, { by: frame.ship, on }, ['xw.jam.05'], [jammedBy(frame)]);
    removeToken(state, frame.ship, 'jam', ['xw.jam.05']);
  }),
]);

type BreakLock = Extract<ActivationAction, { type: 'break-lock' }>;

function jammedBy({ ship, by }: JammedFrame) {
  return reason('jammed', say`${ship} is jammed, and ${by} picks.`, ['xw.jam.05']);
}

/** Of several the same player picks one. */
function jamBreaksLock(state: XwingState, frame: JammedFrame): void {
  const [only, ...others] = locksOf(state, frame.ship);
  if (others.length > 0) frame.breaks = true;
  else if (only) {
    breakLock(state, only, ['xw.jam.05'], [jammedBy(frame)]);
    removeToken(state, frame.ship, 'jam', ['xw.jam.05']);
  }
}

function whichLock(state: XwingState, { ship, by: player, breaks }: JammedFrame) {
  if (!breaks) return null;
  const locks = locksOf(state, ship).map(({ on }) => allowed<BreakLock>({ type: 'break-lock', player, ship, on }));
  return question(player, 'which lock the jam token breaks', locks);
}

function whatItRemoves(state: XwingState, frame: JammedFrame) {
  const ship = shipOf(state, frame.ship);
  if (ship.tokens.jam === 0) return null;
  const removable = [...greenTokens(ship), ...(locksOf(state, ship.id).length > 0 ? (['lock'] as const) : [])];
  if (removable.length === 0) return null;
  // The player may choose; the jam token stays where nothing is removed.
  const candidates = [...removable, 'nothing' as const].map((removes) =>
    allowed({ type: 'jam-removes', player: frame.by, ship: ship.id, removes }),
  );
  return question(frame.by, 'what the jam token removes', candidates);
}

function staysJammed(state: XwingState, { ship, by }: JammedFrame): void {
  const why = reason('declined', say`${by} has it remove nothing.`, ['xw.jam.05']);
  nothingDone(state, ship, 'jam token', why);
}

export interface GainedFrame extends Frame {
  ship: ShipId;
  gained: TokenKind | 'lock';
}

export const gainedFields = ({ ship }: XwingNames): FieldsOf<GainedFrame> => ({
  ship,
  gained: oneOf('a token', [...TOKEN_KINDS, 'lock']),
});

/** The ship is jammed: what it just gained goes at once. */
export function loseWhatWasGained(state: XwingState, ship: ShipId, gained: GainedFrame['gained']): void {
  call(state, 'jammed ship gains', { ship, gained });
}

/** A jammed ship gained a green token or a lock: that goes at once, and a jam token with it. */
const jammedShipGains = procedure('jammed ship gains', gainedFields, [
  run('remove it and a jam token', ['xw.jam.07'], (state, frame) => {
    const { jam } = shipOf(state, frame.ship).tokens;
    const because = [reason('jammed', say`${frame.ship} has ${counted(jam, 'jam token')}.`, ['xw.jam.07'], { jam })];
    const latest = locksOf(state, frame.ship).at(-1);
    if (frame.gained !== 'lock') removeToken(state, frame.ship, frame.gained, ['xw.jam.07'], because);
    else if (latest) breakLock(state, latest, ['xw.jam.07'], because);
    removeToken(state, frame.ship, 'jam', ['xw.jam.07']);
  }),
]);

export const jamProcedures = [jamProcedure, becomeJammed, jammedShipGains];
