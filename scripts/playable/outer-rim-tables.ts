/** Random tables in the middle of a game of Outer Rim: players with cards in their slots, on planets where these do something. */
import * as E from 'fp-ts/lib/Either';
import { outerRim, type PlacedPlayer, type Position } from '../../src/outer-rim';
import { basePack, FACTIONS, type Asset, type Faction } from '../../src/outer-rim/facts';
import { pick } from './destiny';

type Next = (n: number) => number;

const NAMES = ['ann', 'bob', 'cid', 'dee'];
/** Cards that are offered to a player; those that find no slot stay in their decks. */
const OFFERED = 9;

/** Two to four players at the start of a turn. */
export function randomTable(next: Next): Position {
  const names = NAMES.slice(0, 2 + next(3));
  return filled({ ...bare(names, next), moment: { player: pick(names, next) } }, next);
}

/** One player against the AI player, whose turn it may be. */
export function randomSoloTable(next: Next): Position {
  const { players, ...rest } = bare(['ann', 'ai'], next);
  const [ann, ai] = players;
  if (!ann || !ai) throw new Error('two players were asked for');
  const goals = Array.from({ length: 1 + next(3) }, () => pick(planets, next));
  const aiCards = [pick(basePack.ai, next).id];
  const starters = basePack.characters.filter((each) => each.databank !== BOUNTY && each.id !== ann.character);
  const table = {
    ...rest,
    players: [ann, { ...ai, ai: true, character: pick(starters, next).id, turned: false, secrets: [] }],
    goals,
    aiCards,
    moment: { player: pick(['ann', 'ai'], next) },
  };
  return filled(table, next);
}

const BOUNTY = 90;
const planets = basePack.map.spaces.filter((each) => each.kind === 'planet').map((each) => each.id);
const spaces = basePack.map.spaces.map((each) => each.id);
const planetOf = (next: Next): string => pick(planets, next);
const spaceOf = (next: Next): string => (next(4) === 0 ? pick(spaces, next) : planetOf(next));

function bare(names: readonly string[], next: Next): Omit<Position, 'moment'> {
  const characters = shuffled(basePack.characters, next).map((each) => each.id);
  const ships = shuffled(
    basePack.ships.filter((each) => !each.starting),
    next,
  ).map((each) => each.id);
  const players = names.map((id, i): PlacedPlayer => ({
    id,
    character: characters[i] ?? '',
    at: spaceOf(next),
    ...(next(3) === 0 ? {} : { ship: ships[i] ?? '', shipTurned: next(3) === 0 }),
    turned: next(3) === 0,
    credits: 1000 * next(20),
    fame: next(6),
    reputation: Object.fromEntries(
      FACTIONS.map((each): [Faction, 'negative' | 'neutral' | 'positive'] => [
        each,
        pick(['negative', 'neutral', 'positive'], next),
      ]),
    ),
    damage: { character: next(3), ship: next(3) },
  }));
  return {
    players,
    negotiation: false,
    patrols: FACTIONS.map((faction) => ({ faction, level: 1 + next(3), at: spaceOf(next) })),
  };
}

type Change = (player: PlacedPlayer) => PlacedPlayer;

/** The table with one player changed, or as it was where that cannot be. */
function changed(table: Position, id: string, change: Change, more: Partial<Position> = {}): Position {
  const other = { ...table, ...more, players: table.players.map((each) => (each.id === id ? change(each) : each)) };
  return E.isRight(outerRim.resume(other, { mode: 'manual' })) ? other : table;
}

/** The table with cards for everybody, as many as the slots take, and about half of the players where one of their cards does something. */
function filled(table: Position, next: Next): Position {
  let laid = table;
  for (const { id } of table.players) {
    for (let i = 0; i < OFFERED; i++) {
      const card = pick(KEPT, next);
      const kept = bounties.has(card) && next(2) === 0 ? { card, captured: true } : card;
      laid = changed(laid, id, (each) => ({ ...each, cards: [...(each.cards ?? []), kept] }));
    }
    if (next(2) === 0) laid = whereItCounts(laid, id, next);
  }
  return secretsFor(laid, next);
}

/** The player stands where a card or a captured contact is delivered, or beside the contact of a bounty. */
function whereItCounts(table: Position, id: string, next: Next): Position {
  const cards = table.players.find((each) => each.id === id)?.cards ?? [];
  if (cards.length === 0) return table;
  const one = pick(cards, next);
  const card = typeof one === 'string' ? one : one.card;
  const wanted = typeof one === 'string' ? bounties.get(card) : undefined;
  const at = (wanted === undefined ? destinations.get(card) : undefined) ?? planetOf(next);
  const token = { at: `${at}/${1 + next(2)}`, contact: wanted ?? '', faceup: next(2) === 0 };
  const more = wanted === undefined ? {} : { contacts: [...(table.contacts ?? []), token] };
  return changed(table, id, (each) => ({ ...each, at }), more);
}

/** Cards that lie in slots. */
const ASSETS: readonly (readonly [string, Asset])[] = [
  ...basePack.market.flatMap(({ id, face }) => (face.kind === 'ship' ? [] : [[id, face] as const])),
  ...basePack.databank.flatMap(({ id, asset }) => (asset ? [[id, asset] as const] : [])),
  ...basePack.encounters.flatMap(({ id, sections }) =>
    sections.flatMap(({ asset }) => (asset ? [[id, asset] as const] : [])),
  ),
];
const KEPT = ASSETS.map(([id]) => id);
const bounties = new Map(ASSETS.flatMap(([id, asset]) => (asset.kind === 'bounty' ? [[id, asset.contact]] : [])));
const destinations = new Map(ASSETS.map(([id, asset]) => [id, destinationOf(asset)]));

function destinationOf(asset: Asset): string | null {
  if (asset.kind === 'bounty') return asset.deliverTo;
  return asset.kind === 'cargo' || asset.kind === 'job' ? asset.destination : null;
}

const SECRETS = basePack.encounters.flatMap(({ id, sections }) =>
  sections.flatMap(({ space, secret }) => (secret ? [{ card: id, space: space === 'navpoint' ? 'om1' : space }] : [])),
);

function secretsFor(table: Position, next: Next): Position {
  const secrets = shuffled(SECRETS, next);
  return table.players.reduce(
    (laid, { id, ai }, i) =>
      ai || next(2) === 0 ? laid : changed(laid, id, (each) => ({ ...each, secrets: secrets.slice(i, i + 1) })),
    table,
  );
}

function shuffled<T>(list: readonly T[], next: Next): T[] {
  const rest = [...list];
  return Array.from(list, () => rest.splice(next(rest.length), 1)).flat();
}
