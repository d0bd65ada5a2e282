/**
 * Compiles the facts of Miniatures' characters, src/miniatures/facts/data/characters.json, from a list with one JSON object a line:
 *
 *   npm run miniatures:characters                             the facts as they stand, with what was collected since
 *   npm run miniatures:characters path/to/characters.jsonl    made anew from such a list
 *   npm run miniatures:characters -- --missing                the same, and says what is missing for whom
 *
 * What was collected stands in scripts/miniatures/collected.jsonl, one fact a line with its source (scripts/miniatures/collected.ts). What nobody knows is left
 * out, never guessed. Sources stay behind; of a commander effect its paraphrase is kept.
 * Figures of one set that differ in nothing but their number and pose are one character.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { CompactCharacter } from '../src/miniatures/facts/compact';
import { missingOf, STATS, withFacts, type Fact } from './miniatures/collected';
import { FACTION_NAMES, SET_NAMES, type Faction, type Rarity } from '../src/miniatures/facts/words';

interface Source {
  name: string;
  set: string;
  number: number | null;
  rarity: string | null;
  faction: string | null;
  cost?: number;
  hitPoints?: number;
  defense?: number;
  attack?: number;
  damage?: number;
  size: string | null;
  speed: number | null;
  unique: boolean;
  abilities: string[];
  force?: { points: number | null; renewal?: number | null; powers: string[] };
  commanderEffect?: string;
  hasCommanderEffect?: boolean;
  numbersUnknown?: string[];
  certainty: 'certain' | 'likely';
}

const RARITIES: Readonly<Record<string, Rarity>> = { C: 'common', UC: 'uncommon', R: 'rare', VR: 'very-rare' };

/** Whom abilities name where the rulebook says so (min.affinity.03, min.rapport.06, min.starter-special-abilities.15). */
const NAMED: Readonly<Record<string, string>> = {
  'Mas Amedda: Affinity': 'Affinity (Imperial)',
  'Clone Commander Cody: Rapport': 'Rapport (Clone Trooper)',
  'Queen Amidala: Rapport': 'Rapport (non-Unique Republic follower)',
  'Super Battle Droid Commander: Synchronized Fire (Droids)': 'Synchronized Fire (Droid)',
};

const target = new URL('../src/miniatures/facts/data/characters.json', import.meta.url);
const linesOf = <T>(of: string | URL): T[] =>
  readFileSync(of, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

const [file] = process.argv.slice(2).filter((word) => word !== '--missing');
const base =
  file === undefined
    ? (JSON.parse(readFileSync(target, 'utf8')) as CompactCharacter[])
    : merged(linesOf<Source>(file).map(compile));
const collected = linesOf<Fact>(new URL('miniatures/collected.jsonl', import.meta.url));
const characters = withFacts(base, collected);
writeFileSync(target, `[\n${characters.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
const open = characters.map((one) => ({ one, missing: missingOf(one) })).filter(({ missing }) => missing.length > 0);
console.log(
  `${characters.length} characters, ${collected.length} facts collected, ${open.length} with something missing`,
);
if (process.argv.includes('--missing'))
  for (const { one, missing } of open) console.log(`${one.name} (${one.set}): ${missing.join(', ')}`);

function compile(from: Source): CompactCharacter {
  const { name, cost, force } = from;
  const stats = STATS.map((stat) => from[stat] ?? null);
  const renewal =
    force?.renewal === undefined ? [] : [force.renewal === null ? 'Force Renewal' : `Force Renewal ${force.renewal}`];
  const starter = key(SET_NAMES, from.set) === 'starter';
  return {
    name,
    set: key(SET_NAMES, from.set),
    ...(from.number !== null && !starter && { numbers: [from.number] }),
    ...(from.rarity !== null && !starter && { rarity: known(RARITIES, from.rarity) }),
    ...(from.faction !== null && { faction: key<Faction>(FACTION_NAMES, from.faction) }),
    ...(cost !== undefined && !from.abilities.includes('Frozen in Carbonite') && { cost }),
    ...(stats.some((stat) => stat !== null) && { stats }),
    ...(from.size !== 'Medium' && { size: size(from.size) }),
    abilities: from.abilities.map((ability) => NAMED[`${name}: ${ability}`] ?? ability),
    ...(force && { force: { points: force.points, powers: [...renewal, ...force.powers] } }),
    ...commander(from),
    ...(from.numbersUnknown && { numbersUnknown: from.numbersUnknown }),
    ...(from.certainty === 'likely' && { sure: 'likely' }),
  };
}

function commander({ commanderEffect, hasCommanderEffect = false }: Source): Pick<CompactCharacter, 'commander'> {
  if (commanderEffect !== undefined) return { commander: commanderEffect };
  return hasCommanderEffect ? { commander: null } : {};
}

function size(of: string | null): 'large' | 'huge' | null {
  if (of === null) return null;
  if (of === 'Large' || of === 'Huge') return of === 'Large' ? 'large' : 'huge';
  throw new Error(`unknown size ${of}`);
}

/** Poses of one figure: the numbers of all, as sure as the surest. */
function merged(all: readonly CompactCharacter[]): CompactCharacter[] {
  const seen = new Map<string, CompactCharacter>();
  for (const one of all) {
    const { numbers: _numbers, sure: _sure, ...facts } = one;
    const where = `${one.set} ${one.name}`;
    const before = seen.get(where);
    if (!before) {
      seen.set(where, one);
      continue;
    }
    const { numbers = [], sure: _other, ...others } = before;
    if (JSON.stringify(others) !== JSON.stringify(facts)) throw new Error(`${where}: two figures that differ`);
    const numbersOfAll = [...numbers, ...(one.numbers ?? [])];
    const sure = before.sure === 'likely' && one.sure === 'likely' ? { sure: 'likely' as const } : {};
    seen.set(where, { ...others, numbers: numbersOfAll, ...sure });
  }
  return [...seen.values()];
}

function key<K extends string>(names: Readonly<Record<K, string>>, name: string): K {
  const found = (Object.keys(names) as K[]).find((one) => names[one] === name);
  if (found === undefined) throw new Error(`unknown ${name}`);
  return found;
}

function known<T>(table: Readonly<Record<string, T>>, name: string): T {
  const value = table[name];
  if (value === undefined) throw new Error(`unknown ${name}`);
  return value;
}
