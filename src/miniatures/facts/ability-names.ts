/** The names of the glossary's special abilities and Force powers, and how cards print them with their numbers (min.reading-the-glossary.01). */
import { squash } from '../../core/codec/squash';
import { once } from '../../core/engine/memo';
import { frozen } from '../../core/engine/share';
import names from './data/ability-names.json';
import type { CardAbility, NotAdjudicated } from './types';

/** An entry of the glossary. */
export interface AbilityName {
  /** That of its statements (`min.damage-reduction.01`), and of the ability in this library: `damage-reduction`. */
  readonly id: string;
  /** In English, as printed on cards, without the number (min.glossary-conventions.05). */
  readonly name: string;
  readonly kind: 'special-ability' | 'force-power';
  /** What number a card prints beside the name: a plain one (Heal 20), a bonus (Rend +10), a bonus or none (Gunner +10, Gunner). Missing: none, or it is part of the name. */
  readonly number?: 'plain' | 'bonus' | 'optional bonus';
  /** Force points for each use of a Force power; missing: it costs nothing (min.glossary-conventions.02, min.stat-card-force-powers.02). */
  readonly cost?: number;
}

/**
 * Every entry of the glossary, in its order: 284. All that stands on the starter's cards is among them (min.starter-special-abilities.01); versions
 * of a power by their costs are entries of their own (min.unleashed-force-powers.01).
 */
export const ABILITY_NAMES: readonly AbilityName[] = frozen(names as readonly AbilityName[]);

const BY_ID: ReadonlyMap<string, AbilityName> = new Map(ABILITY_NAMES.map((one) => [one.id, one]));
const BY_NAME: ReadonlyMap<string, AbilityName> = new Map([
  ...ABILITY_NAMES.map((one) => [squash(one.name), one] as const),
  ...otherSpellings(),
]);

/** How cards, older lists and the glossary itself spell the same entries. */
function otherSpellings(): [string, AbilityName][] {
  const spellings: Readonly<Record<string, readonly string[]>> = {
    disruption: ['Disruption'],
    'energy-shields': ['Energy Shields'],
    'makashi-style-master': ['Makashi Style Master'],
    'soresu-style-master': ['Soresu Style Master'],
    'shockstaff-electrostaff': ['Shockstaff', 'Electrostaff'],
  };
  return Object.entries(spellings).flatMap(([id, others]) => {
    const one = ABILITY_NAMES.find((name) => name.id === id);
    return one ? others.map((other): [string, AbilityName] => [squash(other), one]) : [];
  });
}

/** An entry by its id: `damage-reduction`. */
export const abilityName = (id: string): AbilityName | undefined => BY_ID.get(id);

/**
 * Abilities that name somebody or something: a kind of characters, a faction, another ability. Written in brackets behind the name, with the
 * initiative roll of reserves: `Affinity (Imperial)`, `Reserves 30 (Stormtrooper on 18)`.
 */
export const NAMING: readonly string[] = [
  'affinity',
  'blaster-rifle-upgrade',
  'blaster-upgrade',
  'gang',
  'protective',
  'rapport',
  'reinforcements',
  'reserves',
  'synchronized-fire',
  'synergy',
];
/** Those that name an initiative roll (min.reserves.01). */
export const ROLLING: readonly string[] = ['reserves', 'fringe-reserves', 'republic-reserves', 'separatist-reserves'];

/** Those that print an Attack of their own behind the name: `Blaster 20 (+6)` (min.blaster.01). */
export const ATTACKING: readonly string[] = ['blaster'];
const ATTACK = /^[+-]\d{1,3}$/;

/** `Grenades 20`, `Bounty Hunter +4`, `Affinity (Imperial)`, `Fringe Reserves 20 (on 15)`. */
const WRITTEN = /^([^()]+?)(?: (\+?)(\d{1,3}))?(?: \(([^()]*?)(?: ?\bon (\d{1,2}))?\))?$/;

/** What keeps an ability's words from being one. */
export interface NotAnAbility {
  readonly why: NotAdjudicated['why'] | 'number-not-printed' | 'names-nothing' | 'names-nobody';
  /** The entry that the name means; missing: the glossary has none. */
  readonly entry?: AbilityName;
}

/** Reads an ability as a card prints it: `Grenades 20` is Grenades with the value 20. The number belongs to the name where the glossary has it there (Force Push 3). */
export function readAbility(text: string): CardAbility | NotAnAbility {
  const [, name = text, , digits, inBrackets, roll] = WRITTEN.exec(text.trim()) ?? [];
  const whole = BY_NAME.get(squash(digits === undefined ? name : `${name} ${digits}`));
  if (whole && whole.number === undefined && (digits !== undefined || !hasVersions(whole)))
    return withBrackets(whole, {}, inBrackets, roll);
  const entry = BY_NAME.get(squash(name));
  if (!entry) return { why: digits === undefined && isVersioned(name) ? 'number-unknown' : 'not-in-the-glossary' };
  if (digits === undefined)
    return entry.number === 'optional bonus'
      ? withBrackets(entry, {}, inBrackets, roll)
      : { why: 'number-unknown', entry };
  if (entry.number === undefined)
    return { why: hasVersions(entry) ? 'not-in-the-glossary' : 'number-not-printed', entry };
  const value = Number(digits);
  // Of the powers that have versions by cost, the one without deals damage: Force Lightning 3 is a version that the glossary lacks, not 3 damage.
  if (hasVersions(entry) && value % 10 !== 0) return { why: 'not-in-the-glossary', entry };
  return withBrackets(entry, { value }, inBrackets, roll);
}

/** Does the glossary have it with numbers that are part of the name, too: Force Push 2, Force Lightning 5? */
function hasVersions({ id }: AbilityName): boolean {
  return versionsOf(id).length > 0;
}

/** The versions of a power by cost, ids of their entries: of Force Push those with 2, 3, 4 and 5 (min.force-push.01). */
export function versionsOf(id: string): readonly string[] {
  const own = BY_ID.get(id);
  return own ? versionsOfEntry(own) : [];
}

const versionsOfEntry = once(({ name: own }: AbilityName): readonly string[] => {
  const isVersion = (name: string): boolean => name.startsWith(own) && /^ \d+$/.test(name.slice(own.length));
  return ABILITY_NAMES.filter(({ name }) => isVersion(name)).map((each) => each.id);
});

/** Force Corruption, of which the glossary has nothing but Force Corruption 2. */
function isVersioned(name: string): boolean {
  return ABILITY_NAMES.some((other) => squash(other.name.replace(/ \d+$/, '')) === squash(name));
}

function withBrackets(
  { id, ...entry }: AbilityName,
  value: { value?: number },
  names = '',
  roll?: string,
): CardAbility | NotAnAbility {
  if (ATTACKING.includes(id))
    return ATTACK.test(names)
      ? { ability: id, ...value, attack: Number(names) }
      : { why: 'number-unknown', entry: { id, ...entry } };
  const naming = NAMING.includes(id);
  const rolling = ROLLING.includes(id);
  if ((names !== '' && !naming) || (roll !== undefined && !rolling))
    return { why: 'names-nobody', entry: { id, ...entry } };
  if ((names === '' && naming) || (roll === undefined && rolling))
    return { why: 'names-nothing', entry: { id, ...entry } };
  return {
    ability: id,
    ...value,
    ...(names !== '' && { names }),
    ...(roll !== undefined && { roll: Number(roll) }),
  };
}

/** Did `readAbility` find one? */
export function isAbility(read: CardAbility | NotAnAbility): read is CardAbility {
  return 'ability' in read;
}

/** An ability as a card prints it; `readAbility` reads it back. */
export function printedAbility({ ability, value, attack, names, roll }: CardAbility): string {
  const entry = abilityName(ability);
  const sign = entry?.number === 'plain' ? '' : '+';
  const number = value === undefined ? '' : ` ${sign}${value}`;
  const own = attack === undefined ? undefined : `${attack < 0 ? '' : '+'}${attack}`;
  const bracket = [own, names, roll === undefined ? undefined : `on ${roll}`]
    .filter((part) => part !== undefined)
    .join(' ');
  return `${entry?.name ?? ability}${number}${bracket === '' ? '' : ` (${bracket})`}`;
}
