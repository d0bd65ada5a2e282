/** Detonating (xw.device.08): the effect of each bomb and mine, and the bombs at the end of the Activation Phase (xw.bomb.03). */
import { allowed, question, reason, say, type Frame, type PlayerId, type Reason, type RuleId } from '../../core';
import { flag, list, nullable, optional, type FieldsOf } from '../../core/codec';
import { changeFuses, removeDevice, removeObstacle } from '../effects/devices';
import { loseCharge } from '../effects/charges';
import { gainToken } from '../effects/tokens';
import {
  announce,
  ask,
  call,
  emit,
  finish,
  goTo,
  innermost,
  playerOrder,
  procedure,
  run,
  tell,
  trigger,
} from '../engine';
import type { DeviceKind } from '../facts';
import type { DeviceAction } from '../model/actions';
import type { XwingEvent } from '../model/events';
import type { Device, ObjectId, ShipId, XwingState } from '../model/state';
import { deviceFacts, deviceOf, devicesInPlay, deviceType, isFused, isRemote } from '../queries/devices';
import type { XwingNames } from '../queries/names';
import { onApproximateOutline } from '../queries/outlines';
import { inMm, isAtRange, marginOfRanges, rangeToObject } from '../queries/range';
import { isActive, shipOf, shipsAndRemotes } from '../queries/ships';
import { allShown, rollAttackDice, tellsRollFields, type TellsRoll } from './roll-a-die';
import { dealDamageCard, sufferDamage } from './suffer-damage';

/** What a detonation does, by kind. Remotes do not detonate (xw.device.09). */
interface Blast {
  /** Ships and remotes at range 0 to this of it; 'met': the ship that set it off. */
  affects: number | 'met';
  /** Measured from an obstacle at range 0-1, which it destroys, instead of from itself (xw.seismic-charge.03). */
  fromObstacle?: true;
  /** Attack dice that each of them rolls. */
  dice: number;
  rules: readonly RuleId[];
  /** What each suffers by what its dice show; `by`: whose device it is. */
  suffers(state: XwingState, target: ShipId, faces: readonly string[], by: PlayerId): void;
}

function shown(faces: readonly string[], ...of: readonly string[]): number {
  return faces.filter((face) => of.includes(face)).length;
}

const BLASTS: Partial<Record<DeviceKind, Blast>> = {
  bomblet: {
    affects: 1,
    dice: 2,
    rules: ['xw.bomblet.03'],
    // Critical hit results, too, cause hit damage.
    suffers: (state, target, faces) =>
      sufferDamage(state, target, { hit: shown(faces, 'hit', 'crit'), crit: 0 }, ['xw.bomblet.03']),
  },
  'cluster-mine': {
    affects: 'met',
    dice: 2,
    rules: ['xw.supplement-cluster-mine.02'],
    suffers: (state, target, faces) => sufferShown(state, target, faces, ['xw.supplement-cluster-mine.02']),
  },
  'concussion-bomb': {
    affects: 1,
    dice: 0,
    rules: ['xw.supplement-concussion-bomb.01'],
    suffers: (state, target) => dealDamageCard(state, target, false, ['xw.supplement-concussion-bomb.01']),
  },
  'conner-net': {
    affects: 'met',
    dice: 0,
    rules: ['xw.conner-net.03'],
    suffers: (state, target, _faces, by) => {
      sufferDamage(state, target, { hit: 1, crit: 0 }, ['xw.conner-net.03']);
      gainToken(state, target, 'ion', ['xw.conner-net.03'], { by, count: 3 });
    },
  },
  'electro-proton-bomb': {
    affects: 2,
    dice: 4,
    rules: ['xw.electro-proton-bomb.03'],
    suffers: sufferElectroProton,
  },
  'ion-bomb': {
    affects: 1,
    dice: 0,
    rules: ['xw.supplement-ion-bomb.01'],
    suffers: (state, target, _faces, by) =>
      isRemote(shipOf(state, target))
        ? sufferDamage(state, target, { hit: 1, crit: 0 }, ['xw.supplement-ion-bomb.01'])
        : gainToken(state, target, 'ion', ['xw.supplement-ion-bomb.01'], { by, count: 3 }),
  },
  'proton-bomb': {
    affects: 1,
    dice: 0,
    rules: ['xw.proton-bomb.03'],
    suffers: (state, target) => sufferDamage(state, target, { hit: 0, crit: 1 }, ['xw.proton-bomb.03']),
  },
  'proximity-mine': {
    affects: 'met',
    dice: 2,
    rules: ['xw.proximity-mine.03'],
    suffers: (state, target, faces) =>
      sufferDamage(state, target, { hit: 1 + shown(faces, 'hit'), crit: shown(faces, 'crit') }, [
        'xw.proximity-mine.03',
      ]),
  },
  'seismic-charge': {
    affects: 1,
    fromObstacle: true,
    dice: 0,
    rules: ['xw.seismic-charge.03'],
    suffers: (state, target) => sufferDamage(state, target, { hit: 1, crit: 0 }, ['xw.seismic-charge.03']),
  },
  'thermal-detonator': {
    affects: 1,
    dice: 1,
    rules: ['xw.supplement-thermal-detonator.01'],
    suffers: (state, target, faces, by) => {
      const rules = ['xw.supplement-thermal-detonator.01'];
      if (!isRemote(shipOf(state, target)))
        gainToken(state, target, 'strain', rules, { by, count: shown(faces, 'focus') });
      sufferShown(state, target, faces, rules);
    },
  },
};

/** Damage for each matching result. */
function sufferShown(state: XwingState, target: ShipId, faces: readonly string[], rules: readonly RuleId[]): void {
  sufferDamage(state, target, { hit: shown(faces, 'hit'), crit: shown(faces, 'crit') }, rules);
}

/** Lost shields are no damage; a remote has no shields, and suffers damage for what ionizes ships (xw.electro-proton-bomb.04, .05). */
function sufferElectroProton(state: XwingState, target: ShipId, faces: readonly string[], by: PlayerId): void {
  const [onShips, onRemotes] = [['xw.electro-proton-bomb.04'], ['xw.electro-proton-bomb.05']];
  const isOnRemote = isRemote(shipOf(state, target));
  const rules = isOnRemote ? onRemotes : onShips;
  for (let i = 0; i < shown(faces, 'blank'); i++) loseCharge(state, target, 'shields', rules);
  const strong = shown(faces, 'focus', 'hit');
  if (isOnRemote) return sufferDamage(state, target, { hit: strong, crit: 0 }, rules);
  gainToken(state, target, 'ion', rules, { by, count: strong });
  gainToken(state, target, 'disarm', rules, { by, count: shown(faces, 'crit') });
}

export interface DetonateFrame extends Frame {
  device: ObjectId;
  /** The ship that set it off; null: nobody did. */
  ship: ShipId | null;
  /** The obstacle that it destroys. */
  obstacle: ObjectId | null;
  /** Ships and remotes that it has still to affect. */
  left: ShipId[];
  /** Ships that had a lock on it, until it left. */
  lockedBy?: ShipId[];
  /** An ability prevents it. */
  prevented?: boolean;
}

export const detonateFields = ({ target, ship, device, obstacle }: XwingNames): FieldsOf<DetonateFrame> => ({
  device,
  ship: nullable(target),
  obstacle: nullable(obstacle),
  left: list(target),
  lockedBy: optional(list(ship)),
  prevented: optional(flag),
});

/** The device detonates, once the running step is done; fused, it loses a marker instead (xw.fuse-marker.02). */
export function detonate(state: XwingState, device: ObjectId, ship: ShipId | null = null): void {
  call(state, 'detonate', { device, ship, obstacle: null, left: [] });
}

/** The device that is about to detonate lies there still. */
export function preventDetonation(state: XwingState, rules: readonly RuleId[]): void {
  const frame = innermost(state, 'detonate');
  if (!frame) return;
  frame.prevented = true;
  emit(state, { type: 'detonation-prevented', rules, device: frame.device });
}

type ChooseObstacle = Extract<DeviceAction, { type: 'choose-obstacle' }>;

const detonateProcedure = procedure('detonate', detonateFields, [
  run('remove a fuse marker instead', ['xw.fuse-marker.02', 'xw.faq-objects.08'], (state, frame) => {
    const device = deviceOf(state, frame.device);
    if (device.place !== 'table' || !BLASTS[device.kind]) return finish(frame);
    frame.lockedBy = locksOnIt(state, device.id);
    if (!isFused(device)) return;
    // It lies there still, and a later move may set it off (xw.faq-objects.09).
    const { ship } = frame;
    const on = ship === null ? [] : say`, although ${ship} met it`;
    const said = say`${device.id} is fused: it does not detonate${on}.`;
    const rules = ['xw.fuse-marker.02', ...(ship === null ? [] : ['xw.faq-objects.08'])];
    changeFuses(state, device.id, -1, ['xw.fuse-marker.02'], [reason('fused', said, rules, { fuses: device.fuses })]);
    finish(frame);
  }),
  run('before it detonates', ['xw.timing.02', 'xw.device.08'], (state, { device, ship }) =>
    announce(state, { type: 'about-to-detonate', rules: ['xw.device.08'], device, ship }),
  ),
  run('it detonates', ['xw.device.08'], (state, frame) => {
    if (frame.prevented === true) finish(frame);
    else tell(state, detonated(state, frame));
  }),
  ask('choose an obstacle', ['xw.seismic-charge.03'], chooseObstacle, (_state, frame, action: ChooseObstacle) => {
    frame.obstacle = action.obstacle;
  }),
  run('find what it affects', ['xw.device.08'], (state, frame) => {
    frame.left = affected(state, frame);
  }),
  run('affect the next', ['xw.device.08'], (state, frame) => {
    const next = frame.left.shift();
    if (next === undefined) return;
    goTo(frame, 'affect the next');
    if (isActive(shipOf(state, next))) call(state, 'device effect', { device: frame.device, ship: next });
  }),
  run('remove it', ['xw.device.08', 'xw.seismic-charge.03'], (state, frame) => {
    const { device, obstacle } = frame;
    if (obstacle !== null) removeObstacle(state, obstacle, ['xw.seismic-charge.03']);
    frame.lockedBy = locksOnIt(state, device);
    removeDevice(state, device, ['xw.device.08']);
  }),
  run('after it detonated', ['xw.timing.07'], (state, frame) => trigger(state, detonated(state, frame))),
]);

/** Set off by a ship that met it, or at the end of the Activation Phase; otherwise by an ability. */
function detonated(state: XwingState, { device, ship, lockedBy = [] }: DetonateFrame): XwingEvent {
  const { kind } = deviceOf(state, device);
  const met = kind === 'conner-net' ? ['xw.conner-net.02'] : ['xw.mine.03'];
  const due = innermost(state, 'bombs detonate') ? ['xw.bomb.03'] : [];
  const rules = [...(ship === null ? due : met), 'xw.device.08'];
  return { type: 'device-detonated', rules, device, ship, lockedBy };
}

function locksOnIt({ locks }: XwingState, device: ObjectId): ShipId[] {
  return locks.filter(({ on }) => on === device).map(({ by }) => by);
}

function blastOf(device: Device): Blast | undefined {
  return BLASTS[device.kind];
}

/** The player whose it is chooses; nothing near: it has no effect (xw.seismic-charge.03, .04). */
function chooseObstacle(state: XwingState, frame: DetonateFrame) {
  const device = deviceOf(state, frame.device);
  if (!blastOf(device)?.fromObstacle) return null;
  const near = state.obstacles.filter(({ id, place }) => place === 'table' && isAtRange(state, device.id, id, 0, 1));
  if (near.length === 0) return null;
  const { player } = device;
  return question(
    player,
    say`choose an obstacle near ${device.id}`,
    near.map(({ id }) => allowed({ type: 'choose-obstacle', player, device: device.id, obstacle: id })),
  );
}

/** Friendly or enemy: all that are near, or the ship that met it (xw.device.08). A description that names no remotes spares them (xw.remote-use.05). */
function affected(state: XwingState, { device: id, ship, obstacle }: DetonateFrame): ShipId[] {
  const blast = blastOf(deviceOf(state, id));
  if (!blast) return [];
  const { affects } = blast;
  if (affects === 'met') return ship === null ? [] : [ship];
  if (blast.fromObstacle && obstacle === null) return [];
  const from = obstacle ?? id;
  const near = shipsAndRemotes(state).filter((each) => isActive(each) && isAtRange(state, from, each.id, 0, affects));
  return near.map((each) => each.id);
}

export interface DeviceEffectFrame extends TellsRoll {
  device: ObjectId;
  ship: ShipId;
}

export const deviceEffectFields = ({ target, device }: XwingNames): FieldsOf<DeviceEffectFrame> => ({
  device,
  ship: target,
  ...tellsRollFields,
});

const deviceEffect = procedure('device effect', deviceEffectFields, [
  run('roll attack dice', ['xw.bomblet.03', 'xw.electro-proton-bomb.03', 'xw.proximity-mine.03'], (state, frame) => {
    const blast = blastOf(deviceOf(state, frame.device));
    if (blast && blast.dice > 0) rollAttackDice(state, frame.ship, blast.dice, frame.device, blast.rules);
  }),
  run('suffer it', ['xw.device.08'], (state, frame) => {
    const device = deviceOf(state, frame.device);
    const blast = blastOf(device);
    if (!blast) return;
    const { rules } = blast;
    tell(state, { ...suffered(frame), rules, because: howFar(state, frame, blast) });
    blast.suffers(state, frame.ship, allShown(frame), device.player);
  }),
  run('after it suffered', ['xw.timing.07'], (state, frame) => trigger(state, suffered(frame))),
]);

function suffered({ device, ship }: DeviceEffectFrame) {
  return { type: 'device-suffered' as const, rules: ['xw.device.08'], ship, device };
}

function howFar(state: XwingState, { device, ship }: DeviceEffectFrame, { affects, rules }: Blast): Reason[] {
  const name = deviceFacts(deviceOf(state, device).kind).name;
  if (affects === 'met') return [reason('met-device', say`${ship} met it, a ${[name]}.`, rules)];
  const origin = innermost(state, 'detonate')?.obstacle ?? device;
  const { range, distance } = rangeToObject(state, origin, ship);
  const said = say`${ship} is at range ${range} of ${origin} (${[inMm(distance)]}).`;
  const near = reason('in-range', said, rules, { range, distance });
  return [near, ...onApproximateOutline(state, [origin, ship], marginOfRanges(0, affects, distance), rules)];
}

/** Bombs detonate when all ships have activated, before abilities that are used at the end of the phase (xw.bomb.03, xw.ability-queue.07). */
export interface BombsFrame extends Frame {
  /** Bombs whose turn has come; a fused one has lost its marker. */
  done: ObjectId[];
}

export const bombsFields = ({ device }: XwingNames): FieldsOf<BombsFrame> => ({ done: list(device) });

export function detonateBombs(state: XwingState): void {
  if (bombsLeft(state, []).length > 0) call(state, 'bombs detonate', { done: [] });
}

type Detonate = Extract<DeviceAction, { type: 'detonate' }>;

const bombsDetonate = procedure('bombs detonate', bombsFields, [
  ask('choose which detonates next', ['xw.bomb.03'], chooseBomb, (state, frame, { device }: Detonate) => {
    setOff(state, frame, device);
    return 'again';
  }),
  run('the only one', ['xw.bomb.03'], (state, frame) => {
    const [next] = nextBombs(state, frame);
    if (!next) return finish(frame);
    goTo(frame, 'choose which detonates next');
    setOff(state, frame, next.id);
  }),
]);

function setOff(state: XwingState, frame: BombsFrame, device: ObjectId): void {
  frame.done = [...frame.done, device];
  detonate(state, device);
}

/** Of every kind of bomb (xw.bomblet.02, xw.electro-proton-bomb.02, xw.proton-bomb.02, xw.seismic-charge.02). */
function bombsLeft(state: XwingState, done: readonly ObjectId[]): Device[] {
  return devicesInPlay(state).filter((device) => deviceType(device) === 'bomb' && !done.includes(device.id));
}

/** The first player's come first; each player orders his or her own. */
function nextBombs(state: XwingState, { done }: BombsFrame): Device[] {
  const left = bombsLeft(state, done);
  const player = playerOrder(state).find((each) => left.some((bomb) => bomb.player === each));
  return left.filter((bomb) => bomb.player === player);
}

function chooseBomb(state: XwingState, frame: BombsFrame) {
  const next = nextBombs(state, frame);
  const player = next[0]?.player;
  if (player === undefined || next.length < 2) return null;
  const candidates = next.map(({ id }) => allowed({ type: 'detonate', player, device: id }));
  return question(player, 'choose which device detonates next', candidates);
}

export const detonateProcedures = [detonateProcedure, deviceEffect, bombsDetonate];
