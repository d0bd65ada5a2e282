/** Random X-Wing setups: squads that public builders exported, and random ones of up to 200 points. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { upgradeCost, pilots, ship, upgrades, type Pilot, type Ship, type Upgrade } from '../../src/xwing/facts';
import { FACTIONS, OBSTACLES, type Slot } from '../../src/xwing/facts/words';
import type { XwingSetup } from '../../src/xwing';

type Next = (n: number) => number;

interface Squad {
  faction: string;
  name: string;
  pilots: { id: string; ship: string; upgrades: Record<string, string[]> }[];
  obstacles: string[];
}

const POINTS = 200;
/** Random squads try this often to find another ship that they can pay. */
const TRIES = 12;

const EXAMPLES = 'docs/examples/squads';

let examples: unknown[] | undefined;

/** Squads as public builders export them. */
export function exampleSquads(): readonly unknown[] {
  examples ??= readdirSync(EXAMPLES).map((file) => JSON.parse(readFileSync(join(EXAMPLES, file), 'utf8')) as unknown);
  return examples;
}

/** Half of the squads are examples, the others are random. */
export function randomXwingSetup(next: Next): XwingSetup {
  const squad = (): unknown => (next(2) === 0 ? pick(exampleSquads(), next) : randomSquad(next));
  return { squads: [squad(), squad()] };
}

/** A squad of one faction; limited cards at most once. Huge ships are not played yet. */
export function randomSquad(next: Next, mostShips = 8): Squad {
  const faction = pick(FACTIONS, next);
  const choice = pilots().filter((each) => each.faction === faction && ship(each.ship)?.size !== 'huge');
  const squad: Squad = { faction, name: 'Random', pilots: [], obstacles: randomObstacles(next) };
  const names = new Set<string>();
  const ships = 1 + next(mostShips);
  let points = POINTS;
  for (let tried = 0; tried < TRIES && squad.pilots.length < ships; tried++) {
    const pilot = pick(choice, next);
    const flown = ship(pilot.ship);
    if (!flown || pilot.cost > points || names.has(pilot.name)) continue;
    if (pilot.limited > 0) names.add(pilot.name);
    points -= pilot.cost;
    const equipped = randomUpgrades(pilot, flown, points, names, next);
    points -= equipped.points;
    squad.pilots.push({ id: pilot.id, ship: pilot.ship, upgrades: equipped.upgrades });
  }
  return squad.pilots.length > 0 ? squad : randomSquad(next, mostShips);
}

interface Equipped {
  upgrades: Record<string, string[]>;
  points: number;
}

function randomUpgrades(pilot: Pilot, flown: Ship, budget: number, names: Set<string>, next: Next): Equipped {
  const equipped: Equipped = { upgrades: {}, points: 0 };
  for (const slot of pilot.slots) {
    if (next(2) === 0) continue;
    const fitting = upgrades().filter((each) => fits(each, slot, pilot, flown) && !names.has(each.name));
    if (fitting.length === 0) continue;
    const card = pick(fitting, next);
    const cost = upgradeCost(card, { ship: flown, pilot });
    if (cost === null || cost > budget - equipped.points) continue;
    if (card.limited > 0) names.add(card.name);
    equipped.upgrades[slot] = [...(equipped.upgrades[slot] ?? []), card.id];
    equipped.points += cost;
  }
  return equipped;
}

/** Takes one slot of this kind, and nothing that restricts it forbids this ship. Restrictions about the rest of the squad are skipped. */
function fits(card: Upgrade, slot: Slot, pilot: Pilot, flown: Ship): boolean {
  const [front] = card.sides;
  if (front.slots.length !== 1 || front.slots[0] !== slot) return false;
  return card.restrictions.every(
    ({ factions, sizes, ships }) =>
      (factions === undefined || factions.includes(pilot.faction)) &&
      (sizes === undefined || sizes.includes(flown.size)) &&
      (ships === undefined || ships.includes(flown.id)),
  );
}

function randomObstacles(next: Next): string[] {
  const chosen = new Set<string>();
  while (chosen.size < 3) chosen.add(pick(OBSTACLES, next));
  return [...chosen];
}

function pick<T>(from: readonly T[], next: Next): T {
  const found = from[next(from.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}
