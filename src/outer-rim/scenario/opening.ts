/**
 * The table of Outer Rim where a story begins: players, patrols, contacts where the active player is, the market where somebody may buy, and what cards
 * of the file's own say.
 */
import { sameJson, type Json } from '../../core';
import { opening, type OpeningRow } from '../../language/opening';
import type { OuterRimPlayer, OuterRimState } from '../model/state';
import { allPlaces, contactsAt, tokenAt } from '../queries/map';
import { spaceOf } from '../queries/lookup';
import { basePack } from '../facts';
import type { Entry } from '../facts/pack';
import { LIST_NAMES, listsOf } from '../lists/lists';
import { kinds } from './fields';
import { wordsOf } from './lexicon';
import { cardName, placeName } from './names';
import { nameIn } from './made-up';
import { sayFaction } from './narrate';

const OF_TABLE = ['step', 'active', 'goals'];
const OF_PLAYER = [
  'character',
  'goal-done',
  'ship',
  'ship-goal-done',
  'at',
  'credits',
  'fame',
  'reputation',
  'skills',
  'health',
  'hull',
  'damage',
  'defeated',
  'crew',
  'gear',
  'cargo',
  'mods',
  'bounties',
  'captured',
  'jobs',
  'secrets',
  'goal-tokens',
  'marked',
  'empty-slots',
];

export function openingRows(state: OuterRimState): OpeningRow[] {
  if (state.step === 'setup') return [];
  return [
    { of: 'table', has: ofTable(state) },
    ...state.players.map((player) => ({ of: player.id, has: ofPlayer(state, player) })),
    ...contacts(state),
    ...emptyContactSpaces(state),
    ...patrols(state),
    ...market(state),
    ...ownCards(state),
  ];
}

/** More records of a pack than anybody reads at the start of a story. */
const MOST_OWN = 6;

/** What the file's own pack says otherwise than the built-in one: its new records by name, of others the fields that differ. */
function ownCards(state: OuterRimState): OpeningRow[] {
  const { content } = state;
  if (content === null) return [];
  const has = LIST_NAMES.flatMap((list) => {
    const printed = new Map(listsOf(basePack)[list].map((entry) => [entry.id, entry]));
    return listsOf(content)[list].flatMap((entry): [string, Json][] => {
      const said = otherFields(entry, printed.get(entry.id));
      return said === null ? [] : [[nameIn(wordsOf(state), list, entry), said]];
    });
  });
  const shown = has.length > MOST_OWN ? [...has.slice(0, MOST_OWN), ['and more', has.length - MOST_OWN]] : has;
  return has.length === 0 ? [] : [{ of: 'own cards', has: Object.fromEntries(shown) as Record<string, Json> }];
}

/** Null: nothing differs. How sure a value is does not matter here. */
function otherFields(own: Entry, printed: Entry | undefined): Json {
  if (printed === undefined) return true;
  if (own === printed) return null;
  const before = printed as unknown as Readonly<Record<string, Json | undefined>>;
  const other = Object.entries(own as unknown as Record<string, Json>).filter(
    ([field, value]) => field !== 'sure' && !sameJson(value, before[field] ?? null),
  );
  return other.length === 0 ? null : Object.fromEntries(other);
}

/** What wins is as usual with 10 fame. */
function ofTable(state: OuterRimState): OpeningRow['has'] {
  const unusual = state.options.fame === 10 ? [] : ['fame-to-win'];
  return opening(kinds.table, [...OF_TABLE, ...unusual], state, 'table');
}

function activeIn({ players, active }: OuterRimState): OuterRimPlayer | undefined {
  return players.find(({ id }) => id === active);
}

/** Neutral reputation is as usual. */
function ofPlayer(state: OuterRimState, { id }: OuterRimPlayer): OpeningRow['has'] {
  const { reputation = {}, ...has } = opening(kinds.player, OF_PLAYER, state, id);
  const unusual = Object.entries(reputation as Record<string, Json>).filter(([, standing]) => standing !== 'neutral');
  return { credits: 0, fame: 0, ...has, ...(unusual.length > 0 ? { reputation: Object.fromEntries(unusual) } : {}) };
}

function contacts(state: OuterRimState): OpeningRow[] {
  const space = activeIn(state)?.space ?? null;
  if (space === null) return [];
  return contactsAt(state, space).map((place) => {
    const name = placeName(state, place);
    return { of: name, has: opening(kinds.place, ['class', 'faceup', 'contact'], state, name) };
  });
}

/** Contact spaces without a token, where only some are. */
function emptyContactSpaces(state: OuterRimState): OpeningRow[] {
  const places = allPlaces(state);
  const empty = places.filter((place) => tokenAt(state, place) < 0);
  if (empty.length === 0 || empty.length > places.length / 2) return [];
  return [{ of: 'contact spaces', has: { empty: empty.map((place) => placeName(state, place)) } }];
}

function patrols(state: OuterRimState): OpeningRow[] {
  const has = state.patrols.map(({ faction, space, level }) => [
    sayFaction(faction),
    `at ${wordsOf(state).space.name(space)}, level ${level}`,
  ]);
  return has.length > 0 ? [{ of: 'patrols', has: Object.fromEntries(has) as Record<string, string> }] : [];
}

/** In the action step of a player who is on a planet. */
function market(state: OuterRimState): OpeningRow[] {
  const active = activeIn(state);
  if (state.step !== 'action' || !active?.space || spaceOf(state, active.space).kind !== 'planet') return [];
  const has = state.markets.flatMap(({ deck, top }) => (top === null ? [] : [[deck, cardName(state, top)]]));
  return [{ of: 'market', has: Object.fromEntries(has) as Record<string, string> }];
}
