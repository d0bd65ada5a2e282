/**
 * Compiles the facts of the Destiny cards of Awakenings and Spirit of Rebellion from a copy of swdestinydb-json-data:
 *   npx tsx scripts/destiny-cards.ts <folder that holds set/AW.json and set/SoR.json>
 * Card texts, flavour and illustrators stay behind; of a text only its presence is kept.
 *
 * The library follows Rules Reference 1.4. Its errata (des.card-thermal-detonator, -hyperspace-jump, -jedi-temple, -outer-rim-smuggler,
 * -collateral-damage, -ammo-belt, -fast-hands) change abilities only, no fact compiled here. The source is younger than 1.4 in
 * two ways that are undone here: characters got subtypes later (des.subtypes.01 knows them on supports and upgrades only), and
 * its tournament tables of changed point values are not read at all.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card, CardSet, CardType, DieSide, DieSymbol, Rarity, Subtype } from '../src/destiny/facts/types';

interface Source {
  code: string;
  name: string;
  subtitle?: string;
  position: number;
  type_code: CardType;
  subtypes?: Subtype[];
  faction_code: Card['color'];
  affiliation_code: Card['affiliation'];
  is_unique: boolean;
  rarity_code: string;
  cost?: number;
  health?: number;
  points?: string;
  sides?: string[];
  deck_limit: number;
  has_die: boolean;
  text?: string;
  has_errata: boolean;
}

const SYMBOLS: Readonly<Record<string, DieSymbol>> = {
  MD: 'melee',
  RD: 'ranged',
  F: 'focus',
  Dr: 'disrupt',
  Dc: 'discard',
  Sh: 'shield',
  R: 'resource',
  Sp: 'special',
  '-': 'blank',
  '*': 'any',
};
const RARITIES: Readonly<Record<string, Rarity>> = {
  S: 'fixed',
  C: 'common',
  U: 'uncommon',
  R: 'rare',
  L: 'legendary',
};
const FILES: Readonly<Record<CardSet, string>> = { AW: 'awakenings', SoR: 'spirit-of-rebellion' };

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: tsx scripts/destiny-cards.ts <folder of swdestinydb-json-data>');
for (const set of ['AW', 'SoR'] as const) {
  const source = JSON.parse(readFileSync(join(folder, 'set', `${set}.json`), 'utf8')) as Source[];
  const cards = source.map((card) => compile(set, card)).sort((a, b) => a.position - b.position);
  const target = new URL(`../src/destiny/facts/${FILES[set]}.json`, import.meta.url);
  writeFileSync(target, `[\n${cards.map((card) => JSON.stringify(card)).join(',\n')}\n]\n`);
  console.log(`${set}: ${cards.length} cards`);
}

function compile(set: CardSet, from: Source): Card {
  const facts = {
    code: from.code,
    name: from.name,
    subtitle: from.subtitle ?? null,
    set,
    position: from.position,
    subtypes: from.type_code === 'character' ? [] : (from.subtypes ?? []),
    color: from.faction_code,
    affiliation: from.affiliation_code,
    unique: from.is_unique,
    rarity: known(RARITIES, from.rarity_code, from),
    sides: (from.sides ?? []).map((side) => parseSide(side, from)),
    deckLimit: from.type_code === 'character' && !from.is_unique ? null : from.deck_limit,
    hasAbility: (from.text ?? '') !== '',
    hasErrata: from.has_errata,
  };
  if (facts.sides.length !== (from.has_die ? 6 : 0)) throw new Error(`${from.code}: ${facts.sides.length} die sides`);
  if (from.type_code === 'battlefield') return { type: 'battlefield', ...facts };
  if (from.type_code === 'character')
    return { type: 'character', ...facts, health: number(from.health, from), points: points(from) };
  return { type: from.type_code, ...facts, cost: number(from.cost, from) };
}

/** '12/16' is one die or elite; '8' has no elite version. */
function points(from: Source): { oneDie: number; elite: number | null } {
  const [oneDie, elite] = (from.points ?? '').split('/').map(Number);
  return { oneDie: number(oneDie, from), elite: elite === undefined ? null : number(elite, from) };
}

/** '+2RD1': a modifier of value 2, ranged damage, that costs 1 resource. */
function parseSide(text: string, from: Source): DieSide {
  const parts = /^(\+?)(\d+|X)?(MD|RD|[A-Z][a-z]?|-|\*)(\d*)$/.exec(text);
  if (!parts) throw new Error(`${from.code}: die side ${text}`);
  const [, plus, value, symbol, resourceCost] = parts;
  return {
    symbol: known(SYMBOLS, symbol ?? '', from),
    value: value === undefined || value === 'X' ? 0 : Number(value),
    modifier: plus === '+',
    resourceCost: Number(resourceCost),
    x: value === 'X',
  };
}

function known<T>(table: Readonly<Record<string, T>>, key: string, from: Source): T {
  const value = Object.hasOwn(table, key) ? table[key] : undefined;
  if (value === undefined) throw new Error(`${from.code}: unknown ${key}`);
  return value;
}

function number(value: number | undefined, from: Source): number {
  if (value === undefined || !Number.isInteger(value)) throw new Error(`${from.code}: a number is missing`);
  return value;
}
