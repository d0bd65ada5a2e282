/** Values that were made up so that the game can be played, said where they are used. The marks of the pack in use decide (facts/certainty.ts). */
import { once } from '../../core';
import { certaintyOf, valuesOf, type Pack } from '../facts';
import { LIST_NAMES, listsOf, type AnyList } from '../lists/lists';
import type { Entry } from '../facts/pack';
import type { OuterRimEvent } from '../model/events';
import { packOf } from '../model/pack';
import type { OuterRimState } from '../model/state';
import { wordsOf, type Lexicon } from './lexicon';
import { sayFaction } from './narrate';
import { usedBy, usedByPicture } from './used-values';

/** Fields of a record of the pack. A field with fields (`side`) stands for all of them; what the record does not have is passed over. */
export interface Used {
  list: AnyList | 'supply' | 'map.standard';
  id: string;
  fields: readonly string[];
}

/** A value of the pack that was made up: which one, of what. */
interface MadeUp {
  field: string;
  of: string;
}

type Records = ReadonlyMap<string, Entry>;

const recordsOf = once((pack: Pack): Readonly<Record<Used['list'], Records>> => ({
  ...(Object.fromEntries(
    LIST_NAMES.map((name) => [name, new Map(listsOf(pack)[name].map((each) => [each.id, each]))]),
  ) as unknown as Record<AnyList, Records>),
  supply: new Map([['supply', pack.supply]]),
  'map.standard': new Map([['standard', pack.map.standard]]),
}));

/** The values made up that an event rests on: `cost of Jetpack`. */
export function madeUp(event: OuterRimEvent, state: OuterRimState): readonly string[] {
  return [...new Set(madeUpAmong(usedBy(event, state), state).map(({ field, of }) => `${field} of ${of}`))];
}

/** Those that a picture shows, or that what happened rests on: `cost of Jetpack, Holovid and 4 more`. */
export function madeUpIn(state: OuterRimState, events: readonly OuterRimEvent[]): readonly string[] {
  const used = [...events.flatMap((event) => usedBy(event, state)), ...usedByPicture(state)];
  const byField = new Map<string, Set<string>>();
  for (const { field, of } of madeUpAmong(used, state)) byField.set(field, (byField.get(field) ?? new Set()).add(of));
  return [...byField].map(([field, names]) => `${field} of ${some([...names])}`);
}

const NAMED = 2;

function some(names: readonly string[]): string {
  const more = names.length - NAMED;
  return more > 0 ? `${names.slice(0, NAMED).join(', ')} and ${more} more` : names.join(', ');
}

function madeUpAmong(used: readonly Used[], state: OuterRimState): MadeUp[] {
  return used.flatMap(({ list, id, fields }) => {
    const record = recordsOf(packOf(state))[list].get(id);
    if (!record) return [];
    return valuesOf(record)
      .filter(({ field }) => fields.some((each) => field === each || field.startsWith(`${each}.`)))
      .filter(({ field }) => certaintyOf(record.sure, field) === 'reconstructed')
      .map(({ field }) => ({ field: sayField(list, field), of: nameIn(wordsOf(state), list, record) }));
  });
}

/** Fields whose own word says little to people. */
const FIELDS: Readonly<Record<string, string>> = {
  'map.spaces.at': 'place in the picture',
  'map.spaces.piece': 'map tile',
  'map.routes.between': 'route',
  'map.tiles.left': 'left edge',
  'map.tiles.right': 'right edge',
  'map.standard.leftEnd': 'left end',
  'map.standard.rightEnd': 'right end',
  'market.notOn': 'planets without a sale',
  'market.patrol': 'patrol icon',
  'market.patrol.faction': 'patrol icon',
  'market.patrol.spaces': 'patrol icon',
  'encounters.sections': 'text',
  'databank.steps': 'text',
};

/** `ground combat` of `groundCombat`, `reward` of `face.reward`. */
function sayField(list: Used['list'], field: string): string {
  const last = field.slice(field.lastIndexOf('.') + 1);
  return FIELDS[`${list}.${field}`] ?? last.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** What a record is called: by the lexicon where its list has a word list, else by what it joins or holds. */
export function nameIn(words: Lexicon, list: Used['list'], record: Entry): string {
  const { id } = record;
  switch (list) {
    case 'supply':
      return 'the box';
    case 'map.standard':
      return 'the standard map';
    case 'map.spaces':
      return words.space.name(id);
    case 'map.routes':
      return (record as Pack['map']['routes'][number]).between.map(words.space.name).join(' to ');
    case 'map.tiles':
    case 'map.endcaps':
      return words.piece.name(id);
    case 'characters':
      return words.character.name(id);
    case 'ships':
      return words.ship.name(id);
    case 'patrols': {
      const { faction, level } = record as Pack['patrols'][number];
      return `the ${sayFaction(faction)} patrol of level ${level}`;
    }
    case 'market':
      return (record as Pack['market'][number]).face.name;
    case 'contacts':
      return words.contact.name(id);
    case 'databank':
      return words.databank.name(id);
    case 'encounterDecks':
      return words.deck.name(id);
    case 'encounters':
      return `'${(record as Pack['encounters'][number]).sections.map(({ title }) => title).join(' / ')}'`;
    case 'ai':
      return words.ai.name(id);
  }
}
