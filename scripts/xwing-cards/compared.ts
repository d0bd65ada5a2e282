/** What two sources say of a card, in the same words: ours, and Yet Another Squad Builder's (yasb.ts). */
import { xwsId } from '../../src/xwing/facts/notation';
import { pilots } from '../../src/xwing/facts';
import type { Pilot, Pool, Ship, Upgrade } from '../../src/xwing/facts/types';
import { quotedIn, unquoted, type YasbCard } from './yasb';

/** Field by field, as texts; a field that a card does not have is empty. */
export type Said = Readonly<Record<string, string>>;

const list = (words: readonly string[]): string => [...words].sort().join(', ');
const pool = (of: Pool | null): string => (of ? `${of.value} recovers ${of.recovers}` : '');

export function shipSaid({ size, stats, factions }: Ship): Said {
  const { agility, hull, shields, energy } = stats;
  return {
    size,
    agility: `${agility}`,
    hull: `${hull}`,
    shields: pool(shields),
    energy: pool(energy),
    factions: list(factions),
  };
}

export function pilotSaid(card: Pilot): Said {
  const { initiative, engagement, limited, cost, slots, keywords, force, charges } = card;
  return {
    initiative: `${initiative}`,
    engagement: `${engagement ?? ''}`,
    limited: `${limited}`,
    cost: `${cost}`,
    slots: list(slots),
    keywords: keywordsOn(card.ship, keywords),
    force: pool(force),
    charges: pool(charges),
  };
}

export function upgradeSaid(card: Upgrade): Said {
  const [{ slots, charges, force, grants, weapon }] = card.sides;
  const { by } = card.cost;
  return {
    limited: `${card.limited}`,
    cost: card.cost.by === 'fixed' ? `${card.cost.value}` : `by ${by}: ${Object.values(card.cost.values).join(' ')}`,
    slots: list(slots),
    charges: pool(charges),
    force: pool(force),
    solitary: card.solitary ? 'yes' : '',
    standardized: card.standardized ? 'yes' : '',
    gives: list(grants.slots.flatMap(({ slot, amount }) => Array.from({ length: Math.max(amount, 0) }, () => slot))),
    weapon: weapon ? `${weapon.value} dice at ${weapon.range.min}-${weapon.range.max}` : '',
    factions: list([...new Set(card.restrictions.flatMap(({ factions }) => factions ?? []))]),
    ships: list(card.restrictions.flatMap(({ ships }) => ships ?? [])),
    sizes: list(card.restrictions.flatMap(({ sizes }) => sizes ?? [])),
  };
}

const SLOT: Readonly<Record<string, string>> = { force: 'force-power', 'tactical relay': 'tactical-relay' };
const slotOf = (word: string): string => SLOT[word.toLowerCase()] ?? word.toLowerCase();

/** It gives every ship that a title or a hardpoint may be for slots of their own. */
const slotsOf = (value: string | undefined): string[] =>
  quotedIn(value)
    .filter((word) => word !== 'HardpointShip' && word !== 'Hyperdrive')
    .map(slotOf);

const theirPool = (value: string | undefined, recovers: string | undefined): string =>
  value === undefined ? '' : `${value} recovers ${recovers ?? 0}`;

const dots = (card: YasbCard): string => card['max_per_squad'] ?? (card['unique'] === 'true' ? '1' : '0');

export function theirShip(card: YasbCard): Said {
  const size = ['medium', 'large', 'huge'].find((word) => card[word] === 'true') ?? 'small';
  return {
    size,
    agility: card['agility'] ?? '',
    hull: card['hull'] ?? '',
    shields: theirPool(card['shields'], card['shieldrecurr']),
    energy: theirPool(card['energy'], card['energyrecurr']),
    factions: list(quotedIn(card['factions']).map(xwsId)),
  };
}

/** Keywords of a ship stand on its record. So do names of ship abilities, which are no keywords. */
const KEYWORDS = [...new Set(pilots().flatMap(({ keywords }) => keywords.map((word) => word.toLowerCase())))];

/** Of a word that the name of its ship holds (TIE, X-wing) the other source says nothing. */
function keywordsOn(ship: string, words: readonly string[]): string {
  const counted = [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => KEYWORDS.includes(word));
  return list(counted.filter((word) => !xwsId(ship).includes(xwsId(word))));
}

export function theirPilot(card: YasbCard, ships: ReadonlyMap<string, YasbCard>): Said {
  const ship = ships.get(unquoted(card['ship']));
  const words = [card, ship ?? {}].flatMap((each: YasbCard) => quotedIn(each['keyword']));
  return {
    initiative: card['skill'] ?? '',
    engagement: card['engagement'] ?? '',
    limited: dots(card),
    cost: card['points'] ?? '',
    slots: list(slotsOf(card['slots'])),
    keywords: keywordsOn(unquoted(ship?.['xws']), words),
    force: theirPool(card['force'], '1'),
    charges: theirPool(card['charge'], card['recurring']),
  };
}

export function theirUpgrade(card: YasbCard, shipId: (name: string) => string): Said {
  const sizes = [...(card['restrictions'] ?? '').matchAll(/\["Base", ([^\]]*)\]/g)].flatMap(([, words]) =>
    quotedIn(words),
  );
  const attack = ['attack', 'attackt', 'attackbull', 'attackdt', 'attackf'].find((field) => card[field] !== undefined);
  return {
    limited: dots(card),
    cost: theirCost(card),
    slots: list([...slotsOf(card['slot']), ...slotsOf(card['also_occupies_upgrades'])]),
    charges: theirPool(card['charge'], card['recurring']),
    force: theirPool(card['force'], '1'),
    solitary: card['solitary'] === 'true' ? 'yes' : '',
    standardized: card['standardized'] === 'true' ? 'yes' : '',
    gives: list(slotsOf(card['confersAddons'])),
    weapon: attack === undefined ? '' : `${card[attack]} dice at ${rangeOf(card['range'])}`,
    factions: list(quotedIn(card['faction']).map(xwsId)),
    ships: list([...new Set(quotedIn(card['ship']).map(shipId))]),
    sizes: list(sizes.flatMap((words) => SIZES[words] ?? words.toLowerCase().split(' or '))),
  };
}

const SIZES: Readonly<Record<string, readonly string[]>> = { Standard: ['small', 'medium', 'large'] };

/** '1' is from 1 to 1. */
function rangeOf(value = ''): string {
  const range = value.replaceAll('"', '');
  return range.includes('-') ? range : `${range}-${range}`;
}

const BY = { variablebase: 'size', variableagility: 'agility', variableinit: 'initiative' } as const;

function theirCost(card: YasbCard): string {
  const by = (Object.keys(BY) as (keyof typeof BY)[]).find((field) => card[field] === 'true');
  const points = (card['pointsarray'] ?? '').match(/\d+/g) ?? [];
  return by && points.length > 0 ? `by ${BY[by]}: ${points.join(' ')}` : (card['points'] ?? '');
}

/** Their ids that are others than ours. */
const ALIASES: Readonly<Record<string, string>> = {
  upsilonclasscommandshuttle: 'upsilonclassshuttle',
  initforthemoney: 'initforthemoneyrebellion',
};

export const ourId = (id: string): string => ALIASES[id] ?? id;

/** The card may be called so: by its whole name, or without what tells cards of one name apart ('Hera Syndulla (A-Wing)'). */
export function isCalled(theirs: YasbCard, { id, name }: { id: string; name: string }): boolean {
  const whole = unquoted(theirs['canonical_name'] ?? theirs['name']);
  const ids = [whole, whole.replace(/( \([^)]*\))+$/, '')].map((each) => ourId(xwsId(each)));
  return ids.includes(id) || ids.includes(xwsId(name));
}
