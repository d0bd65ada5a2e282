/** Codecs of packs. Each record codec refuses unknown fields and says where and what it expected instead. */
import type * as P from '../pack';
import { COMBATS, FACTIONS, CERTAINTIES, type DieFace, type Faction, type Skill, type Certainty } from '../words';
import {
  abilities,
  ability,
  assetKind,
  contactClass,
  count,
  credits,
  dice,
  effects,
  faction,
  goal,
  marketDeck,
  skill,
  spaceKind,
  symbol,
} from './effects';
import {
  either,
  flag,
  isObject,
  list,
  make,
  nullable,
  object,
  oneOf,
  optional,
  tagged,
  text,
  whole,
  type Codec,
  type Fields,
} from '../../../core/codec';
import * as t from 'io-ts';
import { schemaOf } from '../../../core/codec/schema';

const certainty = oneOf('how sure', CERTAINTIES);
const byField: Codec<{ readonly [field: string]: Certainty }> = make(
  'how sure by field',
  (input, context) => {
    if (!isObject(input))
      return t.failure(input, context, `expected ${CERTAINTIES.join(', ')}, or one of them for each field`);
    const bad = Object.keys(input).find((key) => !CERTAINTIES.includes(input[key] as Certainty));
    if (bad === undefined) return t.success(input as Record<string, Certainty>);
    return certainty.validate(input[bad], t.appendContext(context, bad, certainty, input[bad])) as never;
  },
  () => ({ type: 'object', additionalProperties: { enum: CERTAINTIES } }),
);
const certainties: Codec<P.Certainties> = either('how sure', isObject, byField, certainty);

function entry<A extends P.Entry>(name: string, fields: Omit<Fields<A>, 'id' | 'sure'>): Codec<A> {
  return object<A>(name, { id: text, sure: optional(certainties), ...fields } as unknown as Fields<A>);
}

const some = whole('a whole number of 0 or more', 0, 1000);
const percent = whole('a place from 0 to 100', 0, 100);
/** Dots or spaces that a number on a card may have; no piece of the game comes near. */
const value = whole('a value from 0 to 30', 0, 30);
const slot = list(assetKind);

function pair<A>(name: string, item: Codec<A>): Codec<readonly [A, A]> {
  return make(
    name,
    (input, context) => {
      if (!Array.isArray(input) || input.length !== 2)
        return t.failure(input, context, `expected ${name}: a list of two`);
      return list(item).validate(input, context) as never;
    },
    (definitions) => ({ type: 'array', items: schemaOf(item, definitions), minItems: 2, maxItems: 2 }),
  );
}

const space = entry<P.Space>('a space', {
  name: text,
  kind: spaceKind,
  piece: text,
  at: pair('a place on the piece', percent),
  faction: nullable(faction),
  contacts: list(contactClass),
  deck: text,
});
const route = entry<P.Route>('a route', { between: pair('the two ends of a route', text) });
const tile = entry<P.Tile>('a map tile', { name: text, left: list(text), right: list(text) });
const start = object<{ faction: Faction; space: string }>('a start', { faction, space: text });
const endcap = entry<P.Endcap>('an endcap', { name: text, edge: list(text), starts: list(start) });
const standard = entry<P.Arrangement>('an arrangement', { leftEnd: text, tiles: list(text), rightEnd: text });
const map = object<P.MapContent>('a map', {
  spaces: list(space),
  routes: list(route),
  tiles: list(tile),
  endcaps: list(endcap),
  standard,
});

const character = entry<P.Character>('a character', {
  name: text,
  droid: flag,
  groundCombat: value,
  health: count,
  skills: list(skill),
  databank: count,
  reputation: list(
    object<P.Character['reputation'][number]>('a reputation', {
      with: oneOf('a faction or choice', [...FACTIONS, 'choice'] as const),
      amount: whole('a step', -2, 2),
    }),
  ),
  abilities,
  goal,
  turned: object<P.Character['turned']>('the other side', { abilities }),
});

const side = object<P.ShipSide>('a side', { hyperdrive: value, combat: value, hull: count, slots: list(slot) });
const turnedShip = object<NonNullable<P.Ship['turned']>>('the turned side', { name: text, side, abilities });
const ship = entry<P.Ship>('a ship', {
  name: text,
  cost: credits,
  sheets: count,
  starting: flag,
  side,
  goal: nullable(goal),
  turned: nullable(turnedShip),
});

const patrol = entry<P.Patrol>('a patrol', {
  faction,
  level: whole('a level from 1 to 4', 1, 4),
  combat: nullable(dice),
  reward: effects,
});

type AssetOf<K extends P.MarketFace['kind']> = Extract<P.MarketFace, { kind: K }>;
function face<K extends P.MarketFace['kind']>(
  kind: K,
  fields: Omit<Fields<AssetOf<K>>, 'kind' | 'name'>,
): Codec<AssetOf<K>> {
  return object<AssetOf<K>>(`the card ${kind}`, {
    kind: oneOf('kind', [kind]),
    name: text,
    ...fields,
  } as unknown as Fields<AssetOf<K>>);
}
const traits = optional(list(text));
const limit = object<{ trait: string; most: number }>('a limit', { trait: text, most: count });
const jobSkill = object<{ skill: Skill; crucial: boolean }>('a skill of a job', { skill, crucial: flag });
const assets = {
  bounty: face('bounty', {
    contact: text,
    class: contactClass,
    combat: oneOf('a combat', COMBATS),
    value: dice,
    deliverTo: text,
    capture: effects,
    eliminate: effects,
  }),
  cargo: face('cargo', {
    destination: text,
    traits,
    risk: optional(effects),
    reward: effects,
    abilities: optional(abilities),
  }),
  crew: face('crew', { skills: list(skill), symbols: optional(list(symbol)), abilities }),
  gear: face('gear', { traits, limit: optional(limit), abilities }),
  job: face('job', {
    skills: list(jobSkill),
    destination: nullable(text),
    attempt: effects,
    abilities: optional(abilities),
    reward: effects,
    after: oneOf('discard or remove', ['discard', 'remove'] as const),
  }),
  mod: face('mod', { traits, fits: optional(list(assetKind)), adds: optional(list(slot)), abilities }),
};
const asset: Codec<P.Asset> = tagged<P.Asset>()('a card', 'kind', assets);
const marketFace: Codec<P.MarketFace> = tagged<P.MarketFace>()('the face of a market card', 'kind', {
  ...assets,
  ship: face('ship', { ship: text }),
});
const icon = object<NonNullable<P.MarketCard['patrol']>>('a patrol movement icon', { faction, spaces: count });
const marketCard = entry<P.MarketCard>('a market card', {
  deck: marketDeck,
  cost: credits,
  notOn: list(text),
  patrol: nullable(icon),
  face: marketFace,
});

const contact = entry<P.Contact>('a contact', {
  name: text,
  class: contactClass,
  symbols: list(symbol),
  databank: count,
});
const databankCard = entry<P.DatabankCard>('a databank card', {
  number: count,
  name: text,
  steps: list(effects),
  asset: optional(asset),
  start: optional(text),
});

const encounterDeck = entry<P.EncounterDeck>('an encounter deck', { name: text });
const section = object<P.EncounterSection>('a section', {
  space: text,
  title: text,
  effects,
  asset: optional(asset),
  secret: optional(object<NonNullable<P.EncounterSection['secret']>>('a secret', { title: text, ability })),
});
const encounter = entry<P.EncounterCard>('an encounter card', { deck: text, sections: list(section) });

type AiDo<K extends P.AiStep['do']> = Extract<P.AiStep, { do: K }>;
function ai<K extends P.AiStep['do']>(name: K, fields: Omit<Fields<AiDo<K>>, 'do'>): Codec<AiDo<K>> {
  return object<AiDo<K>>(`the bullet ${name}`, { do: oneOf('do', [name]), ...fields } as unknown as Fields<AiDo<K>>);
}
type Illegal = NonNullable<AiDo<'deliver-cargo'>['illegal']>;
export const illegalCargo: Codec<Illegal> = either(
  'what ILLEGAL cargo brings',
  (input) => isObject(input) && Object.hasOwn(input, 'reputation'),
  object<{ reputation: number }>('a reputation', { reputation: count }),
  object<{ damage: number; to: 'character' | 'ship' }>('damage', {
    damage: count,
    to: oneOf('character or ship', ['character', 'ship'] as const),
  }),
);
const nearby = oneOf('here or nearest-patrol', ['here', 'nearest-patrol'] as const);
const aiStep = tagged<P.AiStep>()('a bullet', 'do', {
  recover: ai('recover', { ifDefeated: flag }),
  'move-to-goal': ai('move-to-goal', {}),
  'gain-credits': ai('gain-credits', { credits }),
  'deliver-cargo': ai('deliver-cargo', { illegal: nullable(illegalCargo) }),
  buy: ai('buy', { deck: marketDeck, instead: optional(marketDeck), goals: list(marketDeck) }),
  'reveal-contact': ai('reveal-contact', { gainCrew: flag }),
  'encounter-hostile-patrol': ai('encounter-hostile-patrol', {}),
  'complete-job': ai('complete-job', {}),
  'buy-fame': ai('buy-fame', { credits, fame: count }),
  'gain-reputation': ai('gain-reputation', { with: nearby, amount: count }),
  'credits-for-reputation': ai('credits-for-reputation', { credits, with: nearby, amount: count }),
  'discard-market': ai('discard-market', { decks: list(marketDeck) }),
});
const aiCard = entry<P.AiCard>('an AI card', {
  planning: list(aiStep),
  action: list(aiStep),
  encounter: list(aiStep),
  special: nullable(
    object<NonNullable<P.AiCard['special']>>('a special part', { steps: list(aiStep), shuffleBack: flag }),
  ),
});

const supply = entry<P.Supply>('the supply', {
  playerBoards: count,
  referenceCards: some,
  standees: count,
  reputationTokensPerFaction: count,
  damageTokens: some,
  goalTokens: some,
  creditTokens: list(object<P.Supply['creditTokens'][number]>('credit tokens', { worth: credits, count })),
  dice: count,
  faces: object<Record<DieFace, number>>('the sides of a die', { hit: some, crit: some, focus: some, blank: some }),
  boardSlots: list(slot),
});

/** The lists of a pack by name; merging and checking walk them. */
export const LISTS = {
  characters: character,
  ships: ship,
  patrols: patrol,
  market: marketCard,
  contacts: contact,
  databank: databankCard,
  encounterDecks: encounterDeck,
  encounters: encounter,
  ai: aiCard,
};
export type ListName = keyof typeof LISTS;

/** Lists of the map, which stand inside `map`. */
export const MAP_LISTS = { spaces: space, routes: route, tiles: tile, endcaps: endcap };
export type MapListName = keyof typeof MAP_LISTS;

export const supplyCodec = supply;
export const arrangementCodec = standard;

/** A whole pack. */
export const packCodec: Codec<P.Pack> = object<P.Pack>('a pack', {
  id: text,
  title: text,
  supply,
  map,
  characters: list(character),
  ships: list(ship),
  patrols: list(patrol),
  market: list(marketCard),
  contacts: list(contact),
  databank: list(databankCard),
  encounterDecks: list(encounterDeck),
  encounters: list(encounter),
  ai: list(aiCard),
});
