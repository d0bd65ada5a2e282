/** Reads the compiled facts: fills in what is usual, resolves abilities, and names what was not found or is not adjudicated. */
import { isAbility, readAbility, type NotAnAbility } from './ability-names';
import type { CompactCharacter } from './compact';
import characters from './data/characters.json';
import type { CardAbility, Character, CollectorNumber, NotAdjudicated } from './types';
import type { CharacterSet } from './words';

/** How many figures each set has; the starter's and the scenario packs' have no numbers. */
const FIGURES: Readonly<Record<CharacterSet, number>> = {
  starter: 0,
  'rebel-storm': 60,
  'clone-strike': 60,
  'revenge-of-the-sith': 60,
  universe: 60,
  'champions-of-the-force': 60,
  'bounty-hunters': 60,
  'alliance-and-empire': 60,
  'the-force-unleashed': 60,
  'legacy-of-the-force': 60,
  'knights-of-the-old-republic': 60,
  'the-clone-wars': 40,
  'imperial-entanglements': 40,
  'jedi-academy': 40,
  'galaxy-at-war': 40,
  'scenario-packs': 0,
};

/** Those that fight with Melee Attack and the Force, but without a lightsaber: with nails, staffs, claws, a sword or their hands. */
const NO_LIGHTSABER = [
  'Felucian',
  'Felucian Warrior on Rancor',
  'Human Force Adept',
  'Leia, Bounty Hunter',
  'Naga Sadow',
  'Nightsister Sith Witch',
  'Princess Leia, Captive',
];

/** Troopers of the expansions before Order 66 was printed have it by their names (min.order-66.02). */
const ORDER_66 = /ARC Trooper|Clone Trooper/;

/** Every official character, in the order of the sets. */
export function readCharacters(): readonly Character[] {
  const all = characters as readonly CompactCharacter[];
  const sets = new Map<string, number>();
  for (const { name } of all) sets.set(name, (sets.get(name) ?? 0) + 1);
  const idOf = ({ name, set }: CompactCharacter): string => kebab(sets.get(name) === 1 ? name : `${name} ${set}`);
  const effects = new Map<string, string>();
  for (const one of all) if (one.commander && !effects.has(one.commander)) effects.set(one.commander, idOf(one));
  return all.map((one) => character(one, idOf(one), one.commander ? effects.get(one.commander) : undefined));
}

/** What each commander effect does, in our words, by its id. */
export function readCommanderEffects(): ReadonlyMap<string, string> {
  const all = characters as readonly CompactCharacter[];
  const ids = new Map(readCharacters().map((one) => [`${one.name} ${one.set}`, one.commanderEffect]));
  return new Map(
    all.flatMap((one) => {
      const id = ids.get(`${one.name} ${one.set}`);
      return one.commander && id ? [[id, one.commander] as const] : [];
    }),
  );
}

function character(from: CompactCharacter, id: string, sameEffectAs: string | undefined): Character {
  const [hitPoints = null, defense = null, attack = null, damage = null] = from.stats ?? [];
  const abilities = withOrder66(from, resolved(from.abilities, from));
  const powers = resolved(from.force?.powers ?? [], from);
  const commander = from.commander === undefined ? null : `commander-${sameEffectAs ?? id}`;
  const known = {
    id,
    name: from.name,
    faction: from.faction ?? null,
    cost: from.cost ?? null,
    hitPoints,
    defense,
    attack,
    damage,
    size: from.size === undefined ? ('medium' as const) : from.size,
    force: from.force ? { points: from.force.points, powers: powers.found } : null,
    abilities: abilities.found,
    commanderEffect: commander,
    ...(holdsLightsaber(from) && { lightsaber: true as const }),
    set: from.set,
    numbers: (from.numbers ?? []).map((number): CollectorNumber => ({ number, of: FIGURES[from.set] })),
    rarity: from.rarity ?? null,
    sure: from.sure ?? ('certain' as const),
    notAdjudicated: [...abilities.open, ...powers.open, ...openEffect(from)],
  };
  return { ...known, missing: missingOf(known) };
}

interface Resolved {
  found: CardAbility[];
  open: NotAdjudicated[];
}

function resolved(printed: readonly string[], { numbersUnknown = [] }: CompactCharacter): Resolved {
  const result: Resolved = { found: [], open: [] };
  for (const name of printed) {
    const read = readAbility(name);
    if (isAbility(read) && !numbersUnknown.includes(name)) result.found.push(read);
    else result.open.push({ name, why: isAbility(read) ? 'number-unknown' : whyOpen(read.why) });
  }
  return result;
}

function whyOpen(why: NotAnAbility['why']): NotAdjudicated['why'] {
  if (why === 'names-nothing') return 'text-unknown';
  return why === 'number-unknown' ? why : 'not-in-the-glossary';
}

function withOrder66({ name }: CompactCharacter, { found, open }: Resolved): Resolved {
  const has = found.some(({ ability }) => ability === 'order-66');
  return has || !ORDER_66.test(name) ? { found, open } : { found: [...found, { ability: 'order-66' }], open };
}

function openEffect({ commander }: CompactCharacter): NotAdjudicated[] {
  return commander === null ? [{ name: 'Commander Effect', why: 'text-unknown' }] : [];
}

function holdsLightsaber({ name, abilities, force }: CompactCharacter): boolean {
  return force !== undefined && abilities.includes('Melee Attack') && !NO_LIGHTSABER.includes(name);
}

function missingOf(known: Omit<Character, 'missing'>): string[] {
  const fields = ['faction', 'cost', 'hitPoints', 'defense', 'attack', 'damage', 'size'] as const;
  const missing: string[] = fields.filter((field) => known[field] === null);
  return known.force?.points === null ? [...missing, 'force.points'] : missing;
}

/** `Luke's Landspeeder`: `lukes-landspeeder`. */
function kebab(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 /-]/g, '')
    .replace(/[ /-]+/g, '-');
}
