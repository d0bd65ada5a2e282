/** Which character or faction a written name means: people spell them in many ways, and several sets have characters of one name. */
import { lazy } from '../../core/engine/memo';
import { squash } from '../../core/codec/squash';
import { characters, FACTION_NAMES, FACTIONS, SET_NAMES, SETS, type CharacterSet, type Faction } from '../facts';
import { cardIn, type SquadCard, type SquadList } from './squad-list';

/** What builders write for a set behind a name. */
const SET_WORDS: ReadonlyMap<string, CharacterSet> = new Map(
  SETS.flatMap((set) => [set, SET_NAMES[set]].map((word) => [squash(word), set] as const)),
);

/** Other spellings that collectors' lists have. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'obi-wan-kenobi-force-spirit': ['Obi-Wan Kenobi, Jedi Spirit'],
  uggernaught: ['Uggernaut'],
};

const FACTION_WORDS: ReadonlyMap<string, Faction> = new Map([
  ...FACTIONS.flatMap((faction) =>
    [faction, FACTION_NAMES[faction], `${FACTION_NAMES[faction]}s`].map((word) => [squash(word), faction] as const),
  ),
  ['rebelalliance', 'rebel'] as const,
  ['empire', 'imperial'] as const,
]);

/** The faction meant: `Rebel Alliance`, `Separatists`. */
export const factionMeant = (written: string): Faction | undefined => FACTION_WORDS.get(squash(written));

/** What a name means: the ids of all characters that it fits. */
export interface Meant {
  readonly ids: readonly string[];
  /** In brackets behind the name, where that is neither a set nor part of the name: the Han Solo that is chosen. */
  readonly behind: string | null;
}

/** `Clone Strike`, `Clone Strike 7/60`, `7/60`: a set, a number in it, or both. */
const SET_AND_NUMBER = /^(.*?) ?(?:#? ?(\d{1,2})(?: ?\/ ?\d{1,2})?)?$/;
const BEHIND = /^(.*\S) ?\((.*)\)$/;

/** Sets that came after those whose characters are known here. */
const LATER_SETS = ['Dark Times', 'Masters of the Force'];

/** The later set that stands behind a name; null: none does. */
export function laterSetOf(written: string): string | null {
  const [, , behind] = BEHIND.exec(written) ?? [];
  const [, words = ''] = SET_AND_NUMBER.exec(behind?.trim() ?? '') ?? [];
  return LATER_SETS.find((set) => squash(set) === squash(words)) ?? null;
}

/** The characters meant by a name, with its set in brackets or not: `Clone Trooper`, `Clone Troopers (Clone Strike)`, `yoda`. */
export function charactersMeant(list: Pick<SquadList, 'cards'>, written: string): Meant {
  const whole = called(list, written);
  if (whole.length > 0) return { ids: whole, behind: null };
  const [, name, behind] = BEHIND.exec(written) ?? [];
  if (name === undefined || behind === undefined) return { ids: [], behind: null };
  const ids = called(list, name);
  const [, setWords = '', number] = SET_AND_NUMBER.exec(behind.trim()) ?? [];
  const set = SET_WORDS.get(squash(setWords));
  if (set === undefined && (setWords !== '' || number === undefined)) return { ids, behind };
  const fits = ids.filter((id) => {
    const card = cardIn(list, id);
    return (
      card !== undefined &&
      'set' in card &&
      (set === undefined || card.set === set) &&
      (number === undefined || card.numbers.some((one) => one.number === Number(number)))
    );
  });
  return { ids: fits, behind: null };
}

/** All cards of a name: own cards before official ones, the plural where no name is so. */
function called(list: Pick<SquadList, 'cards'>, written: string): readonly string[] {
  const name = squash(written);
  if (name === '') return [];
  const own = (list.cards ?? [])
    .filter((card) => squash(card.name) === name || card.id === written)
    .map(({ id }) => id);
  if (own.length > 0) return own;
  const table = spellings();
  return table.get(name) ?? (name.endsWith('s') ? table.get(name.slice(0, -1)) : undefined) ?? [];
}

const spellings = lazy((): ReadonlyMap<string, readonly string[]> => {
  const built = new Map<string, string[]>();
  for (const { id, name } of characters())
    for (const word of new Set([id, name, ...(OTHER_NAMES[id] ?? [])].map(squash)))
      built.set(word, [...(built.get(word) ?? []), id]);
  return built;
});

/** Names of all cards, for the nearest right one. */
export const namesOf = (list: Pick<SquadList, 'cards'>): readonly string[] => [
  ...(list.cards ?? []).map(({ name }) => name),
  ...characters().map(({ name }) => name),
];

/** A name that means this card alone: with its set where others have the name, too. */
export function nameFor(list: Pick<SquadList, 'cards'>, card: SquadCard): string {
  const same = called(list, card.name);
  return same.length === 1 || !('set' in card)
    ? card.name
    : `${card.name} (${card.set === 'starter' ? 'starter' : SET_NAMES[card.set]})`;
}
