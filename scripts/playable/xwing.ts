/** Random X-Wing setups: squads that public builders exported, and random legal ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pilot, pilots, upgrades, type Faction, type Slot, type Upgrade } from '../../src/xwing/facts';
import { FACTIONS, OBSTACLES, SLOTS, type ObstacleId } from '../../src/xwing/facts/words';
import { checkSquad, encodeXws, type SquadList, type XwingSetup } from '../../src/xwing';

type Next = (n: number) => number;

/** A squad in XWS. */
interface Squad {
  faction: Faction;
  name?: string;
  pilots: { id: string; ship: string; upgrades: Record<string, string[]> }[];
  obstacles: string[];
}

/** Random squads try this often to find another ship that they may have. */
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

/** A legal squad of so many ships at most, in XWS; epic ones may have huge ships, which are not played yet. */
export function randomSquad(next: Next, mostShips = 8, format: 'standard' | 'epic' = 'standard'): Squad {
  return JSON.parse(encodeXws(randomSquadList(next, mostShips, format))) as Squad;
}

/** A legal squad by ids: of each ship that may still come, as many upgrades as chance and the rules let it have. */
export function randomSquadList(next: Next, mostShips = 8, format: 'standard' | 'epic' = 'standard'): SquadList {
  const faction = pick(FACTIONS, next);
  const choice = pilots().filter((each) => each.faction === faction);
  const ships = 1 + next(mostShips);
  let squad: SquadList = { name: 'Random', faction, ships: [], obstacles: randomObstacles(next) };
  for (let tried = 0; tried < TRIES && squad.ships.length < ships; tried++) {
    const larger = withShip(squad, pick(choice, next).id);
    if (isLegal(larger, format)) squad = equipped(larger, next, format);
  }
  return squad.ships.length > 0 ? squad : randomSquadList(next, mostShips, format);
}

function isLegal(squad: SquadList, format: 'standard' | 'epic'): boolean {
  return checkSquad(squad, { format }).length === 0;
}

function withShip(squad: SquadList, pilot: string): SquadList {
  return { ...squad, ships: [...squad.ships, { pilot, upgrades: [] }] };
}

/** Titles and configurations first: they may bring further slots. */
function equipped(squad: SquadList, next: Next, format: 'standard' | 'epic'): SquadList {
  let better = squad;
  for (const slot of ['title', 'configuration', ...barOf(squad)] as Slot[]) {
    const cards = ofSlot().get(slot);
    if (next(2) === 0 || !cards) continue;
    const more = withUpgrade(better, pick(cards, next).id);
    if (isLegal(more, format)) better = more;
  }
  return better;
}

/** The slots of the ship that came last, some of them twice: there may be more by then. */
function barOf({ ships }: SquadList): readonly Slot[] {
  const slots = pilot(ships[ships.length - 1]?.pilot ?? '')?.slots ?? [];
  return [...slots, ...slots];
}

function withUpgrade(squad: SquadList, card: string): SquadList {
  const last = squad.ships.length - 1;
  const ships = squad.ships.map((ship, i) => (i === last ? { ...ship, upgrades: [...ship.upgrades, card] } : ship));
  return { ...squad, ships };
}

let bySlot: ReadonlyMap<Slot, readonly Upgrade[]> | undefined;

function ofSlot(): ReadonlyMap<Slot, readonly Upgrade[]> {
  const of = (slot: Slot): readonly Upgrade[] => upgrades().filter(({ sides: [{ slots }] }) => slots.includes(slot));
  return (bySlot ??= new Map(SLOTS.map((slot) => [slot, of(slot)])));
}

function randomObstacles(next: Next): ObstacleId[] {
  const chosen = new Set<ObstacleId>();
  while (chosen.size < 3) chosen.add(pick(OBSTACLES, next));
  return [...chosen];
}

function pick<T>(from: readonly T[], next: Next): T {
  const found = from[next(from.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}
