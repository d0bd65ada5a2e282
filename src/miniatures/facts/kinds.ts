/** Kinds of characters as cards name them: Droids, Clone Troopers, non-Unique Republic followers (min.named.01 to .04). */
import { squash } from '../../core/codec/squash';
import { ABILITY_NAMES } from './ability-names';
import { FACTIONS, FACTION_NAMES, type Faction } from './words';

/** What must all be so of a character of the kind. */
export interface CharacterKind {
  readonly faction?: Faction;
  readonly unique?: boolean;
  /** Has no commander effect, or has one (min.follower.01, min.commander.01). */
  readonly follower?: boolean;
  /** Words that its name contains; a special ability of that name does as well (min.named.02, .03, min.named.04). */
  readonly named?: string;
  /** The whole of its name (min.named.01). */
  readonly called?: string;
}

/** What is asked of a character; in play an answer may be another than its card's. */
export interface KindSubject {
  readonly name: string;
  readonly factions: readonly Faction[];
  readonly commander: boolean;
  /** Has it the ability of this id? */
  has(ability: string): boolean;
}

/** Ids of abilities by their names, as far as letters go. */
const ABILITIES: ReadonlyMap<string, string> = new Map(ABILITY_NAMES.map(({ id, name }) => [squash(name), id]));

/** Characters who belong to a kind without the word in their names (min.wookiee.02, min.alderaan-senator.01). */
const ALSO: ReadonlyMap<string, { names?: readonly string[]; ability?: string }> = new Map([
  ['wookiee', { names: ['chewbacca', 'tarfful'] }],
  ['alderaantrooper', { ability: 'alderaan-senator' }],
]);

/** Reads a kind: `Droid`, `Clone Troopers`, `non-Unique Republic follower`; in quotation marks a whole name, `"Rebel Trooper"`. */
export function characterKind(words: string): CharacterKind {
  let rest = words.trim();
  const [, called] = /^"(.+)"$/.exec(rest) ?? [];
  if (called !== undefined) return { called };
  const take = (pattern: RegExp): boolean => {
    const found = pattern.test(rest);
    if (found) rest = rest.replace(pattern, '').trim();
    return found;
  };
  const common = take(/^non-unique\b/i);
  const unique = !common && take(/^unique\b/i);
  const faction = factionIn(rest);
  if (faction) rest = rest.slice(FACTION_NAMES[faction].length).trim();
  const follower = take(/\bfollowers?$/i);
  const commander = !follower && take(/\bcommanders?$/i);
  take(/^(?:allies|ally|characters?)$/i);
  return {
    ...(faction && { faction }),
    ...(common || unique ? { unique } : {}),
    ...(follower || commander ? { follower } : {}),
    ...(rest !== '' && { named: rest }),
  };
}

function factionIn(words: string): Faction | undefined {
  const starts = (name: string): boolean =>
    squash(words.slice(0, name.length)) === squash(name) && !/^[a-z]/i.test(words.slice(name.length));
  // New Republic before Republic: names stand at the beginning.
  return FACTIONS.find((faction) => starts(FACTION_NAMES[faction]));
}

/** Is a character of a kind? */
export function isOfKind({ faction, unique, follower, named, called }: CharacterKind, one: KindSubject): boolean {
  return (
    (faction === undefined || one.factions.includes(faction) || isCalledAfter(faction, named, one)) &&
    (unique === undefined || one.has('unique') === unique) &&
    (follower === undefined || one.commander !== follower) &&
    (called === undefined || squash(one.name) === squash(called)) &&
    (named === undefined || isNamed(named, one))
  );
}

/** `Sith Trooper` may be a name as well as a faction and a kind: a Sith Guard with Trooper is one, whomever he fights for (min.trooper.02). */
function isCalledAfter(faction: Faction, named: string | undefined, { name }: KindSubject): boolean {
  return named !== undefined && squash(name).startsWith(squash(FACTION_NAMES[faction]));
}

/**
 * The words stand in its name, in any letter case and as a part of a longer word (Stormtrooper), or are the name of an ability that it has; or
 * some do and the others are: a Clone Guard with Trooper is a Clone Trooper (min.trooper.02, min.soldier.02).
 */
function isNamed(words: string, one: KindSubject): boolean {
  if (isWord(words, one)) return true;
  const all = words.split(' ');
  return all.length > 1 && all.some((word) => hasAbilityCalled(word, one)) && all.every((word) => isWord(word, one));
}

/** One word, or several that belong together. The plural of the kind is not part of the name. */
function isWord(words: string, one: KindSubject): boolean {
  const name = squash(one.name);
  return (
    spelled(words).some((word) => {
      const also = ALSO.get(word);
      return (
        name.includes(word) ||
        (also?.names ?? []).some((other) => name.includes(other)) ||
        (also?.ability !== undefined && one.has(also.ability))
      );
    }) || hasAbilityCalled(words, one)
  );
}

function hasAbilityCalled(words: string, one: KindSubject): boolean {
  return spelled(words).some((word) => {
    const ability = ABILITIES.get(word);
    return ability !== undefined && one.has(ability);
  });
}

function spelled(words: string): readonly string[] {
  const word = squash(words);
  return [word, word.replace(/s$/, '')];
}
