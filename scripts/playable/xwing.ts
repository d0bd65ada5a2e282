/** Random X-Wing setups: squads that public builders exported, and random legal ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  pilot,
  pilots,
  ship,
  upgrades,
  type Faction,
  type Pilot,
  type Slot,
  type Upgrade,
} from '../../src/xwing/facts';
import { FACTIONS, OBSTACLES, SLOTS, type ObstacleId } from '../../src/xwing/facts/words';
import { PAYLOADS } from '../../src/xwing/facts/payloads';
import { checkSquad, encodeXws, type SquadList, type XwingSetup } from '../../src/xwing';

import { pick } from './destiny';

type Next = (n: number) => number;

/** A squad in XWS. */
interface Squad {
  faction: Faction;
  name?: string;
  pilots: { id: string; ship: string; upgrades: Record<string, string[]> }[];
  obstacles: string[];
}

/** Huge ships take long: each attacks several times a round. */
const MOST_EPIC_SHIPS = 4;

/** Random squads try this often to find another ship that they may have. */
const TRIES = 12;
const FEW_SHIPS = 2;

const EXAMPLES = 'docs/examples/squads';

let examples: unknown[] | undefined;

/** Squads as public builders export them. */
export function exampleSquads(): readonly unknown[] {
  examples ??= readdirSync(EXAMPLES).map((file) => JSON.parse(readFileSync(join(EXAMPLES, file), 'utf8')) as unknown);
  return examples;
}

/** Half of the squads are examples, the others are random. Mostly two players, sometimes three or four. */
export function randomXwingSetup(next: Next): XwingSetup {
  const squad = (): unknown => (next(2) === 0 ? pick(exampleSquads(), next) : randomSquad(next));
  const two = [squad(), squad()];
  const more = [0, 0, 0, 0, 1, 2][next(6)] ?? 0;
  return { squads: [...two, ...Array.from({ length: more }, squad)] };
}

/** Three or four players with a few ships each. */
export function setupOfMany(next: Next): XwingSetup {
  return { squads: Array.from({ length: 3 + next(2) }, () => randomSquad(next, FEW_SHIPS)) };
}

/** Epic squads, with huge ships and carriers among them, on a mat of the usual size or twice as wide. */
export function epicXwingSetup(next: Next): XwingSetup {
  const squad = (): unknown => randomSquad(next, MOST_EPIC_SHIPS, 'epic');
  return { squads: [squad(), squad()], ...(next(2) === 0 ? {} : { mat: { width: 1828, height: 914 } }) };
}

/** A legal squad of so many ships at most, in XWS. */
export function randomSquad(next: Next, mostShips = 8, format: 'standard' | 'epic' = 'standard'): Squad {
  return JSON.parse(encodeXws(randomSquadList(next, mostShips, format))) as Squad;
}

/** A legal squad by ids: of each ship that may still come, as many upgrades as chance and the rules let it have. */
export function randomSquadList(next: Next, mostShips = 8, format: 'standard' | 'epic' = 'standard'): SquadList {
  const most = 1 + next(mostShips);
  let squad = beginning(next, most, format);
  const choice = pilots().filter(({ faction }) => faction === squad.faction);
  for (let tried = 0; tried < TRIES && squad.ships.length < most; tried++) {
    const larger = withShip(squad, pick(choice, next).id);
    if (isLegal(larger, format)) squad = equipped(larger, next, format);
  }
  return squad.ships.length > 0 ? squad : randomSquadList(next, mostShips, format);
}

/** Which ships come first, so that what chance would seldom put together is met: bombers, huge ships, carriers with a ship that docks. */
const BEGINNINGS = ['nothing', 'a bomber', 'a huge ship', 'a carrier'] as const;

function beginning(next: Next, most: number, format: 'standard' | 'epic'): SquadList {
  const such = pick(BEGINNINGS, next);
  const faction = pick(FACTIONS, next);
  const empty: SquadList = { name: 'Random', faction, ships: [], obstacles: randomObstacles(next) };
  const first = (of: readonly Pilot[]): SquadList => {
    const legal = of.length === 0 ? empty : withShip(empty, pick(of, next).id);
    return isLegal(legal, format) ? equipped(legal, next, format) : empty;
  };
  const own = pilots().filter((each) => each.faction === faction);
  if (such === 'a bomber') return withPayload(first(own.filter(({ slots }) => slots.includes('device'))), next, format);
  if (such === 'a huge ship') return first(own.filter((each) => ship(each.ship)?.size === 'huge'));
  return such === 'a carrier' && most > 1 ? withCarrier(empty, next, format) : empty;
}

/** A card that puts something down, on the ship that came first, where it may have one. */
function withPayload(squad: SquadList, next: Next, format: 'standard' | 'epic'): SquadList {
  if (squad.ships.length === 0) return squad;
  const legal = Object.keys(PAYLOADS)
    .map((card) => withUpgrade(squad, card))
    .filter((more) => isLegal(more, format));
  return legal.length === 0 ? squad : pick(legal, next);
}

/** Ships that others dock with, by the title that lets them; those with a ship ability need none. Null: small ships of any type. */
const CARRIERS: readonly { type: string; title: string | null; docks: readonly string[] | null }[] = [
  { type: 'vcx100lightfreighter', title: 'ghost', docks: ['attackshuttle', 'sheathipedeclassshuttle'] },
  { type: 'yv666lightfreighter', title: 'houndstooth', docks: ['z95af4headhunter'] },
  { type: 'customizedyt1300lightfreighter', title: 'landosmillenniumfalcon', docks: ['escapecraft'] },
  { type: 'raiderclasscorvette', title: 'corvus', docks: null },
  { type: 'cr90corelliancorvette', title: 'liberator', docks: null },
  { type: 'gozanticlasscruiser', title: null, docks: null },
];

/** A carrier with its title, and a ship that docks with it; nothing where the format has no such ships. */
function withCarrier(empty: SquadList, next: Next, format: 'standard' | 'epic'): SquadList {
  const { type, title, docks } = pick(CARRIERS, next);
  const carrier = pick(
    pilots().filter((each) => each.ship === type),
    next,
  );
  const such = ({ ship: of, faction }: Pilot): boolean =>
    faction === carrier.faction && (docks?.includes(of) ?? ship(of)?.size === 'small');
  const alone = withShip({ ...empty, faction: carrier.faction }, carrier.id);
  const both = withShip(title === null ? alone : withUpgrade(alone, title), pick(pilots().filter(such), next).id);
  return isLegal(both, format) ? equipped(both, next, format) : empty;
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
