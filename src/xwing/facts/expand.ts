/** Reads the compiled facts: fills in what is usual and turns the short notation into values. */
import {
  PILOT_COLUMNS,
  SHIP_COLUMNS,
  UPGRADE_COLUMNS,
  type CompactPilot,
  type CompactShip,
  type CompactSide,
  type CompactUpgrade,
} from './compact';
import { pilotTables, shipTable, upgradeTables } from './data';
import { hardpointWeapons, hugeShips } from './data/huge-ships';
import { idOf, parseAction, parseManeuver } from './notation';
import { recordsOf } from './table';
import type {
  ActionIcon,
  PrintedDevice,
  Grants,
  Maneuver,
  Pilot,
  Ship,
  ShipStats,
  SpecialWeapon,
  Upgrade,
  UpgradeSide,
} from './types';
import { FACTIONS, type Faction } from './words';

/** The dial of the Alpha-class Star Wing is under its right name (xw.errata-alpha-class-star-wing.01). */
export function readShips(): readonly Ship[] {
  return compactShips().map((compact) => {
    const { name, factions, size, dial } = compact;
    const actions = barOf(compact).map(icon);
    return { id: idOf(compact), name, factions, size, dial: dial.map(maneuver), stats: stats(compact), actions };
  });
}

/** Names and types of ship are as corrected (xw.errata-blue-squadron-escort.01, xw.errata-customized-yt-1300.01). */
export function readPilots(): readonly Pilot[] {
  const bars = new Map(compactShips().map((compact) => [idOf(compact), barOf(compact)]));
  return FACTIONS.flatMap((faction) =>
    recordsOf<CompactPilot>(pilotTables[faction], PILOT_COLUMNS).map((compact) =>
      pilot(compact, faction, bars.get(compact.ship) ?? []),
    ),
  );
}

/**
 * Names and restrictions are as corrected (xw.errata-pivot-wing.01, xw.errata-landos-millennium-falcon.01, xw.errata-trick-shot.01,
 * xw.errata-marauder.01, xw.errata-stalwart-captain.01).
 */
export function readUpgrades(): readonly Upgrade[] {
  return upgradeTables.flatMap((table) => recordsOf<CompactUpgrade>(table, UPGRADE_COLUMNS)).map(upgrade);
}

function compactShips(): readonly CompactShip[] {
  return recordsOf<CompactShip>(shipTable, SHIP_COLUMNS);
}

/** The action bar; that of huge ships stands with their statistics. */
function barOf(compact: CompactShip): readonly string[] {
  return hugeShips[idOf(compact)]?.actions ?? compact.actions ?? [];
}

function stats(compact: CompactShip): ShipStats {
  const huge = hugeShips[idOf(compact)];
  const { weapons, agility, hull } = huge ?? compact;
  if (weapons === undefined || agility === undefined || hull === undefined)
    throw new Error(`${compact.name} has no statistics`);
  return {
    primaryWeapons: weapons.map(([arc, value]) => ({ arc, value })),
    agility,
    hull,
    shields: huge?.shields ?? { value: compact.shields ?? 0, recovers: 0 },
    energy: huge?.energy ?? null,
    baseLength: huge?.baseLength ?? null,
  };
}

function pilot(compact: CompactPilot, faction: Faction, shipBar: readonly string[]): Pilot {
  return {
    id: idOf(compact),
    name: compact.name,
    caption: compact.caption ?? '',
    faction,
    ship: compact.ship,
    initiative: compact.initiative,
    engagement: compact.engagement ?? null,
    limited: compact.limited ?? 0,
    cost: compact.cost,
    slots: compact.slots ?? [],
    keywords: compact.keywords ?? [],
    force: compact.force ?? null,
    charges: compact.charges ?? null,
    actions: (compact.actions ?? shipBar).map(icon),
    conditions: compact.conditions ?? [],
    hasAbility: !compact.plain,
    shipAbility: compact.shipAbility ?? null,
  };
}

function upgrade(compact: CompactUpgrade): Upgrade {
  const id = idOf(compact);
  const front = side({ ...compact, ...hardpointOf(id) }, compact.name);
  const sides: Upgrade['sides'] = compact.back ? [front, side(compact.back, compact.name)] : [front];
  return {
    id,
    name: compact.name,
    limited: compact.limited ?? 0,
    cost: typeof compact.cost === 'number' ? { by: 'fixed', value: compact.cost } : compact.cost,
    sides,
    restrictions: compact.restrictions ?? [],
    solitary: compact.solitary ?? false,
    standardized: compact.standardized ?? false,
    hasAbility: sides.some((one) => one.hasAbility),
  };
}

/** The weapon of a hardpoint, on its front side. */
function hardpointOf(id: string): Pick<CompactSide, 'weapon'> {
  const weapon = hardpointWeapons[id];
  return weapon ? { weapon } : {};
}

function side(compact: CompactSide, name: string): UpgradeSide {
  return {
    title: compact.title ?? name,
    slots: compact.slots,
    weapon: weapon(compact.weapon),
    charges: compact.charges ?? null,
    force: compact.force ?? null,
    device: device(compact.device),
    grants: grants(compact.grants),
    conditions: compact.conditions ?? [],
    hasAbility: !compact.plain,
  };
}

function weapon(compact: CompactSide['weapon']): SpecialWeapon | null {
  if (!compact) return null;
  const { arc, value, range, ordnance = false, requires = [], chargeCost = 0, energyCost = 0, headers = 0 } = compact;
  return { arc, value, range: { min: range[0], max: range[1] }, ordnance, requires, chargeCost, energyCost, headers };
}

function device(compact: CompactSide['device']): PrintedDevice | null {
  if (!compact) return null;
  const { name, type, initiative = null, agility = null, hull = null } = compact;
  return { name, type, initiative, agility, hull };
}

function grants({
  actions = [],
  slots = [],
  stats: values = [],
  arcs = [],
  forceSides = [],
}: NonNullable<CompactSide['grants']> = {}): Grants {
  return {
    actions: actions.map(icon),
    slots: slots.map(([slot, amount]) => ({ slot, amount })),
    stats: values.map(([stat, amount, arc = null]) => ({ stat, amount, arc })),
    arcs,
    forceSides,
  };
}

/** The facts are ours: a notation that does not parse is a bug of the compiler, not bad input. */
function maneuver(text: string): Maneuver {
  const parsed = parseManeuver(text);
  if (!parsed) throw new Error(`not a maneuver: ${text}`);
  return parsed;
}

function icon(text: string): ActionIcon {
  const parsed = parseAction(text);
  if (!parsed) throw new Error(`not an action: ${text}`);
  return parsed;
}
