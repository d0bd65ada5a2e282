/** Reads the compiled facts: fills in what is usual and turns the short notation into values. */
import type { CompactShip, CompactSquadron, CompactUpgrade, Dice, Zones } from './compact';
import { damageCards, objectives, ships, squadrons, upgrades } from './data';
import type {
  Armament,
  DamageCard,
  KeywordEntry,
  ObjectiveCard,
  ShipCard,
  SquadronCard,
  UpgradeCard,
  Yaw,
} from './types';
import { DAMAGE_TRAITS, KEYWORDS, OBJECTIVE_CATEGORIES, type HullZone } from './words';

const YAW: Readonly<Record<string, Yaw>> = { '-': 0, I: 1, II: 2 };

export const readShips = (): readonly ShipCard[] => ships.map(ship);
export const readSquadrons = (): readonly SquadronCard[] => squadrons.map(squadron);
export const readUpgrades = (): readonly UpgradeCard[] => upgrades.map(upgrade);

export function readObjectives(): readonly ObjectiveCard[] {
  return OBJECTIVE_CATEGORIES.flatMap((category) =>
    Object.entries(objectives[category]).map(([name, { victoryToken = null, objectiveShips = null }]) => ({
      id: idOf(name),
      name,
      category,
      victoryToken,
      objectiveShips,
    })),
  );
}

export function readDamageCards(): readonly DamageCard[] {
  return DAMAGE_TRAITS.flatMap((trait) =>
    Object.entries(damageCards[trait]).map(([name, copies]) => ({ id: idOf(name), name, trait, copies })),
  );
}

function ship(compact: CompactShip): ShipCard {
  const { name, icon, faction, size, points, hull, values, antiSquadron, battery, shields, defense, upgradeBar } =
    compact;
  const [command, squadronValue, engineering] = values;
  return {
    id: idOf(name),
    name,
    icon,
    faction,
    size,
    points,
    sure: compact.sure ?? 'certain',
    hull,
    command,
    squadron: squadronValue,
    engineering,
    antiSquadron: armament(antiSquadron),
    battery: zones(battery, armament),
    shields: zones(shields, (shield) => shield),
    defense,
    speedChart: compact.speedChart.map((column) => column.split(' ').map(yaw)),
    upgradeBar,
  };
}

function squadron(compact: CompactSquadron): SquadronCard {
  const { name, faction, points, speed, hull, keywords } = compact;
  return {
    id: idOf(name),
    name,
    type: compact.unique ?? idOf(name),
    unique: compact.unique !== undefined,
    faction,
    points,
    sure: compact.sure ?? 'certain',
    speed,
    hull,
    antiSquadron: armament(compact.antiSquadron),
    battery: armament(compact.battery),
    keywords: keywords.map(keyword),
    defense: compact.defense ?? [],
  };
}

function upgrade(compact: CompactUpgrade): UpgradeCard {
  const { name, icon, points, faction = null, unique = false, modification = false, title = null } = compact;
  return { id: idOf(name), name, icon, points, sure: compact.sure ?? 'certain', faction, unique, modification, title };
}

function armament([red, blue, black]: Dice): Armament {
  return { red, blue, black };
}

function zones<A, B>([front, sides, rear]: Zones<A>, read: (zone: A) => B): Record<HullZone, B> {
  return { front: read(front), left: read(sides), right: read(sides), rear: read(rear) };
}

/** `Dodonna's Pride`: `dodonnas-pride`. */
function idOf(name: string): string {
  return name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
}

/** The facts are ours: a notation that does not parse is a bug, not bad input. */
function yaw(text: string): Yaw {
  const clicks = YAW[text];
  if (clicks === undefined) throw new Error(`not a yaw value: ${text}`);
  return clicks;
}

function keyword(text: string): KeywordEntry {
  const [word, value] = text.split(' ');
  const found = KEYWORDS.find((one) => one === word);
  if (!found) throw new Error(`not a keyword: ${text}`);
  return { keyword: found, value: value === undefined ? null : Number(value) };
}
