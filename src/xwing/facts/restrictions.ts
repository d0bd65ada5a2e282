/** What an upgrade card asks of the ship that it is equipped to (xw.upgrade-cards.05 to .08), in squad building and whenever an effect equips it. */
import type { ActionIcon, Pilot, Restriction, Ship, Upgrade } from './types';
import type { Faction, Slot } from './words';

/** A ship as restrictions look at it. */
export interface Bearer {
  readonly pilot: Pilot;
  readonly ship: Ship;
  /** The other upgrades on it. */
  readonly others: readonly Upgrade[];
  /** Names of all cards of its squad. */
  readonly squad: readonly string[];
}

/** Cards by which a ship is included in squads of these factions, too: they say so, and no restriction. */
const HIRED_BY: Readonly<Record<string, readonly Faction[]>> = {
  bounty: ['separatistalliance', 'galacticempire', 'firstorder'],
  initforthemoneyrebellion: ['galacticrepublic', 'rebelalliance', 'resistance'],
};

/** Can the ship be in a squad of this faction (xw.squad-building.05, xw.supplement-allied.01)? */
export function fliesFor(
  { faction: own }: Pick<Pilot, 'faction'>,
  upgrades: readonly Pick<Upgrade, 'id'>[],
  faction: Faction,
): boolean {
  return own === faction || upgrades.some(({ id }) => HIRED_BY[id]?.includes(faction) === true);
}

/** The lines of the card's restrictions that the ship does not meet; none: it may be equipped. */
export function unmetRestrictions({ restrictions }: Upgrade, bearer: Bearer): Restriction[] {
  return restrictions.filter((line) => !isMet(line, bearer));
}

/** Fields of one line are alternatives. */
function isMet(line: Restriction, { pilot, ship, others, squad }: Bearer): boolean {
  const { action } = line;
  const sides = [...(pilot.force?.sides ?? []), ...others.flatMap(({ sides: [front] }) => front.grants.forceSides)];
  const arcs = [
    ...(ship.stats?.primaryWeapons ?? []).map((weapon) => weapon.arc),
    ...others.flatMap(({ sides: [front] }) => front.grants.arcs),
  ];
  return (
    line.factions?.includes(pilot.faction) === true ||
    line.sizes?.includes(ship.size) === true ||
    line.ships?.includes(ship.id) === true ||
    line.names?.some((name) => squad.includes(name)) === true ||
    (action !== undefined && actionBar(pilot, others).some((icon) => isAction(icon, action))) ||
    line.arcs?.some((arc) => arcs.includes(arc)) === true ||
    line.equipped?.some((slot) => others.some(({ sides: [front] }) => front.slots.includes(slot))) === true ||
    line.forceSides?.some((side) => sides.includes(side)) === true ||
    (pilot.shipAbility !== null && line.shipAbilities?.includes(pilot.shipAbility) === true) ||
    line.keywords?.some((word) => pilot.keywords.includes(word) || isIgnored(word, pilot)) === true ||
    (line.initiative !== undefined && isBetween(pilot.initiative, line.initiative)) ||
    (line.stat !== undefined && printed(ship, line.stat.stat) >= line.stat.least) ||
    (line.nonLimited === true && pilot.limited === 0)
  );
}

function isBetween(
  value: number,
  { least = -Infinity, most = Infinity }: NonNullable<Restriction['initiative']>,
): boolean {
  return value >= least && value <= most;
}

function printed({ stats }: Ship, stat: NonNullable<Restriction['stat']>['stat']): number {
  return (stat === 'agility' ? stats?.agility : stats?.shields.value) ?? 0;
}

/** With the actions that upgrades add (xw.actions.05); linked ones are not on it (xw.upgrade-cards.08). */
function actionBar(pilot: Pilot, upgrades: readonly Upgrade[]): readonly ActionIcon[] {
  return [...pilot.actions, ...upgrades.flatMap(({ sides: [front] }) => front.grants.actions)];
}

function isAction(icon: ActionIcon, { action, color }: NonNullable<Restriction['action']>): boolean {
  return icon.action === action && (color === null || icon.color === color);
}

/** Twin Ion Engines: the restriction to TIEs does not hold. */
function isIgnored(word: string, { shipAbility }: Pilot): boolean {
  return word === 'TIE' && shipAbility === TWIN_ION_ENGINES;
}

const TWIN_ION_ENGINES = 'twinionengines';

/** The kinds of upgrade that a ship with a weapon hardpoint equips there: one of them. */
const ON_A_HARDPOINT: readonly Slot[] = ['cannon', 'torpedo', 'missile'];
const WEAPON_HARDPOINT = 'weaponhardpoint';

/** Ship abilities that are about squad building alone: nothing of them is adjudicated in play. */
export const IN_SQUAD_BUILDING: readonly string[] = [WEAPON_HARDPOINT, TWIN_ION_ENGINES];

/** Ships that need a card of this name in their squad, by their ship ability. */
export const NEEDED_IN_SQUAD: Readonly<Record<string, string>> = { escapecraft: "Hound's Tooth" };

/** How many upgrades of each kind fit on a ship: its upgrade bar, and what its upgrades add to it and take from it (xw.squad-building.03). */
export function upgradeBar(pilot: Pilot, upgrades: readonly Upgrade[]): Map<Slot, number> {
  const bar = new Map<Slot, number>();
  const add = (slot: Slot, amount: number): void => void bar.set(slot, (bar.get(slot) ?? 0) + amount);
  for (const slot of pilot.slots) add(slot, 1);
  for (const { slot, amount } of upgrades.flatMap(({ sides: [front] }) => front.grants.slots)) add(slot, amount);
  return bar;
}

/** The places of the upgrades for which no slot is left: each takes up all of its icons. */
export function withoutSlot(pilot: Pilot, upgrades: readonly Upgrade[]): number[] {
  const bar = upgradeBar(pilot, upgrades);
  let hardpoints = pilot.shipAbility === WEAPON_HARDPOINT ? 1 : 0;
  return upgrades.flatMap(({ sides: [{ slots }] }, at) => {
    const missing = slots.filter((slot, i) => {
      const taken = slots.slice(0, i).filter((other) => other === slot).length;
      return (bar.get(slot) ?? 0) - taken <= 0;
    });
    const onHardpoint =
      missing.length === 1 && hardpoints === 1 && missing.every((slot) => ON_A_HARDPOINT.includes(slot));
    if (missing.length > 0 && !onHardpoint) return [at];
    if (onHardpoint) hardpoints = 0;
    for (const slot of slots) if (!missing.includes(slot)) bar.set(slot, (bar.get(slot) ?? 0) - 1);
    return [];
  });
}
