/** A ship of the game from the facts of its cards: pilot, upgrades, and what the upgrades add. */
import type { PlayerId } from '../../core';
import { NORTH } from '../../core/geometry';
import {
  pilot as pilotCard,
  ship as shipType,
  type Arc,
  type Pilot,
  type Ship as ShipType,
  type UpgradeSide,
} from '../facts';
import { found } from '../facts/found';
import { noTokens, type CardTurret, type Charges, type EquippedCard, type Ship, type ShipId } from '../model/state';
import { fullPool as full, sideOf, upSide } from '../queries/upgrades';

/**
 * A ship in reserve, fresh from the box. All ids must exist: squads are checked before they get here.
 * @param marker number of the ID marker, unique in the game (xw.id-token)
 * @param flipped which of the upgrades lie on their other side
 */
export function makeShip(
  id: ShipId,
  player: PlayerId,
  pilotId: string,
  upgradeIds: readonly string[],
  marker: number,
  flipped: readonly string[] = [],
): Ship {
  const pilot = found(pilotCard(pilotId), pilotId);
  const type = found(shipType(pilot.ship), pilot.ship);
  const equipped = equip(id, upgradeIds, flipped);
  const sides = equipped.map((each) => upSide(each));
  return buildShip({ id, player, marker, pilot, type, sides, upgrades: equipped });
}

interface Parts {
  id: ShipId;
  player: PlayerId;
  marker: number;
  pilot: Pilot;
  type: ShipType;
  sides: readonly UpgradeSide[];
  upgrades: EquippedCard[];
}

/** With the numbers of its cards (xw.initiative.01, xw.hull.01), and all charges active (xw.setup.03). */
function buildShip({ id, player, marker, pilot, type, sides, upgrades }: Parts): Ship {
  const { stats } = type;
  const granted = (stat: Granted): number => sum(sides.map((side) => grantOf(side, stat)));
  return {
    id,
    player,
    pilot: pilot.id,
    type: type.id,
    size: type.size,
    marker,
    place: 'reserve',
    docked: null,
    pose: { x: 0, y: 0, heading: NORTH },
    destroyed: false,
    initiative: pilot.initiative,
    agility: Math.max(0, stats.agility + granted('agility')),
    hull: stats.hull + granted('hull'),
    // xw.shield-charges.03, xw.shield-charges.04, xw.shield-charges.05: one pool on the ship card, recovered by the ship card's own symbols.
    shields: full({ value: stats.shields.value + granted('shields'), recovers: stats.shields.recovers }),
    // xw.huge-energy.02: what upgrades add is kept with the ship card.
    energy: stats.energy && full({ value: stats.energy.value + granted('energy'), recovers: stats.energy.recovers }),
    force: forceOf(pilot, sides),
    charges: pilot.charges && full(pilot.charges),
    upgrades: type.size === 'huge' ? withIndicators(upgrades) : upgrades,
    tokens: noTokens(),
    damage: { facedown: 0, faceup: [] },
    conditions: [],
    turret: type.size === 'huge' ? null : turretOf(type, sides),
    dial: null,
    dialSeenBy: [],
    dialFaceup: false,
    revealed: null,
    activated: false,
    engaged: false,
    attacked: false,
    actions: [],
    bonusAttacks: 0,
    turretAttacks: [],
    tractored: false,
    devicesPlaced: 0,
    touching: [],
  };
}

function equip(id: ShipId, upgradeIds: readonly string[], flipped: readonly string[]): EquippedCard[] {
  return upgradeIds.map((card, i) => {
    const copy = upgradeIds.slice(0, i).filter((other) => other === card).length + 1;
    const side = flipped.includes(card) ? 1 : 0;
    const { charges } = sideOf(card, side);
    return {
      id: copy === 1 ? `${id}/${card}` : `${id}/${card}-${copy}`,
      card,
      side,
      charges: charges && full(charges),
      tokens: [],
      bonusAttacks: 0,
      turret: null,
    };
  });
}

/** Force values add up to one pool, of which one charge recovers (xw.force-charges.04, .05, .06). */
function forceOf(pilot: Pilot, sides: readonly UpgradeSide[]): Charges | null {
  const value = sum([pilot.force?.value ?? 0, ...sides.map((side) => side.force?.value ?? 0)]);
  return value === 0 ? null : full({ value, recovers: 1 });
}

/** xw.turret-arc.02: a ship has an indicator if one of its weapons, primary or special, shows a turret arc, or a card says so. */
function turretOf(type: ShipType, sides: readonly UpgradeSide[]): Ship['turret'] {
  const arcs: Arc[] = [
    ...type.stats.primaryWeapons.map((weapon) => weapon.arc),
    ...sides.flatMap((side) => [...(side.weapon ? [side.weapon.arc] : []), ...side.grants.arcs]),
    ...sides.flatMap((side) => side.grants.stats.flatMap((grant) => (grant.arc ? [grant.arc] : []))),
  ];
  if (arcs.includes('double-turret')) return { kind: 'double', arc: 'front' };
  return arcs.includes('single-turret') ? { kind: 'single', arc: 'front' } : null;
}

type Granted = 'agility' | 'hull' | 'shields' | 'energy';

function grantOf(side: UpgradeSide, stat: Granted): number {
  return sum(side.grants.stats.map((grant) => (grant.stat === stat ? grant.amount : 0)));
}

/** The two mounts, and the color of the indicator on each: the first goes in front (xw.huge-turret-arcs.01, .02). */
const MOUNTS: readonly Pick<CardTurret, 'mount' | 'color'>[] = [
  { mount: 'front', color: 'black' },
  { mount: 'rear', color: 'white' },
];

/**
 * Each upgrade that shows a turret arc has an indicator of its own, as many as there are mounts: black, then white (xw.huge-turret-marking-example.01,
 * xw.huge-turret-marking-example.02).
 */
function withIndicators(upgrades: EquippedCard[]): EquippedCard[] {
  let taken = 0;
  return upgrades.map((equipped) => {
    const arc = upSide(equipped).weapon?.arc;
    const kind = arc === 'double-turret' ? 'double' : arc === 'single-turret' ? 'single' : null;
    const mount = MOUNTS[taken];
    if (!kind || !mount) return equipped;
    taken += 1;
    return { ...equipped, turret: { kind, arc: 'front', ...mount } };
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
