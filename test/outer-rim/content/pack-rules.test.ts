/** What the rulebook asks of a pack: each rule is kept by the base pack, and a part that breaks it is refused with that rule. */
import * as E from 'fp-ts/lib/Either';
import { where } from '../../../src/core/codec/decode';
import { basePack, type Pack } from '../../../src/outer-rim/facts';
import { loadPack, packTroubles } from '../../../src/outer-rim/lists';
import { copy, type Loose } from './packs';

function refusal(more: Loose): { message: string; rules: readonly string[] } {
  const result = loadPack({ id: 'mine', title: 'Mine', extends: 'base', ...more });
  if (E.isRight(result)) throw new Error('expected a rejection');
  return result.left;
}

/** All troubles of the base pack with a change made to it. */
function troubles(change: (pack: Pack) => Loose): [string, readonly string[]][] {
  const pack = { ...basePack, ...change(copy(basePack)) } as Pack;
  return packTroubles(pack).map(({ path, rules }) => [where(path), rules]);
}

const [gear] = basePack.market
  .filter(({ deck }) => deck === 'gear-and-mod')
  .map((each) => copy(each) as unknown as Loose);
const encounter = copy(basePack.encounters.find(({ sections: parts }) => parts.length > 1));
const sections = encounter?.sections ?? [];
const ability = (effect: Loose): Loose => ({ kind: 'use', in: 'action', do: [effect] });
const market = (effect: Loose): Loose => ({
  market: [{ ...gear, face: { kind: 'gear', name: 'Charm', abilities: [ability(effect)] } }],
});
const story = (more: Loose, count = sections.length): Loose => ({
  changes: {
    encounters: [{ id: encounter?.id, sections: sections.slice(0, count).map((each) => ({ ...each, ...more })) }],
  },
});
const bank = (more: Loose): Loose => ({ changes: { databank: [{ id: 'databank-41-a-debt-unpaid', ...more }] } });

test('the base pack keeps them all', () => {
  expect(packTroubles(basePack)).toEqual([]);
});

test.each(['bounty', 'cargo', 'gear-and-mod', 'job', 'luxury', 'ship'])(
  'the market deck %s has cards [or.setup-decks.01]',
  (deck) => {
    const found = troubles(({ market: cards }) => ({ market: cards.filter((card) => card.deck !== deck) }));
    expect(found).toContainEqual(['market', ['or.setup-decks.01']]);
  },
);

test('the standard map is an endcap, each tile once, and the other endcap [or.setup-map.01]', () => {
  const laid = (standard: Partial<Pack['map']['standard']>) =>
    troubles(({ map }) => ({ map: { ...map, standard: { ...map.standard, ...standard } } })).filter(
      // What lies nowhere cannot be reached either.
      ([at]) => !at.startsWith('map.spaces'),
    );
  const { tiles, leftEnd, rightEnd } = basePack.map.standard;
  const [one = '', ...others] = tiles;
  const wrong = [['map.standard', ['or.setup-map.01']]];
  expect(laid({ tiles: [...others, one] })).toEqual([]);
  expect(laid({ leftEnd: rightEnd, rightEnd: leftEnd })).toEqual([]);
  expect(laid({ tiles: others })).toEqual(wrong);
  expect(laid({ tiles: [...tiles, one] })).toEqual(wrong);
  expect(laid({ tiles: [others[0] ?? '', ...others] })).toEqual(wrong);
  expect(laid({ leftEnd: rightEnd })).toEqual(wrong);
  expect(laid({ rightEnd: one })).toEqual(wrong);
  expect(laid({ leftEnd: one })).toEqual(wrong);
});

test('each faction has one start [or.setup-patrols.02]', () => {
  const starting = (change: (starts: Pack['map']['endcaps'][number]['starts']) => Loose[]) =>
    troubles(({ map }) => ({
      map: { ...map, endcaps: map.endcaps.map((cap, i) => (i === 0 ? { ...cap, starts: change(cap.starts) } : cap)) },
    }));
  const wrong = ['map.endcaps', ['or.setup-patrols.02']];
  expect(starting((starts) => [...starts])).toEqual([]);
  expect(starting(([first]) => [{ ...first }])).toEqual([wrong]);
  expect(starting((starts) => [...starts, { ...starts[0] }])).toEqual([wrong]);
});

test('every destination is a planet: no navpoint, and not the Maelstrom [or.deliver-action.03]', () => {
  const sent = (destination: string) =>
    troubles(({ market: cards }) => ({
      market: cards.map((each) =>
        each.id === 'cargo-food-supplies' ? { ...each, face: { ...each.face, destination } } : each,
      ),
    })).map(([at]) => at);
  expect(sent('kessel')).toEqual([]);
  for (const space of ['lo1', 'maelstrom', 'alderaan'])
    expect(sent(space)).toEqual([expect.stringMatching(/destination$/)]);
});

test.each<[string, Loose, RegExp, readonly string[]]>([
  [
    'a market card that keeps itself [or.space-encounter.08]',
    market({ do: 'keep' }),
    /nothing on this card to keep/,
    ['or.space-encounter.08'],
  ],
  [
    'a market card with a secret [or.secrets.01]',
    market({ do: 'keep-secret' }),
    /no secret on this card/,
    ['or.secrets.01'],
  ],
  [
    'a databank card with a secret [or.secrets.01]',
    bank({ steps: [[{ do: 'keep-secret' }]] }),
    /no secret/,
    ['or.secrets.01'],
  ],
  [
    'an encounter that keeps what is not there [or.space-encounter.08]',
    story({ asset: undefined, effects: [{ do: 'keep' }] }),
    /nothing on this card to keep/,
    ['or.space-encounter.08'],
  ],
  [
    'an encounter that keeps no secret [or.secrets.01]',
    story({ secret: undefined, effects: [{ do: 'keep-secret' }] }),
    /no secret on this card/,
    ['or.secrets.01'],
  ],
  [
    'a patrol twice [or.components.05]',
    { changes: { patrols: [{ id: 'hutt-patrol-2', level: 1 }] } },
    /hutt needs one patrol of level 1, found 2/,
    ['or.components.05'],
  ],
  [
    'a contact for no space [or.setup-contacts.02, or.setup-contacts.03]',
    { changes: { contacts: [{ id: 'greedo', class: 'white' }] } },
    /9 white contacts for 8 white contact spaces/,
    ['or.setup-contacts.02', 'or.setup-contacts.03'],
  ],
  [
    'a databank card that is called and is not there [or.databank.03]',
    { drop: { databank: ['databank-42-the-casino-heist'] } },
    /the databank has no card 42/,
    ['or.databank.03'],
  ],
  [
    'a ship without a sheet [or.buying-ships.01]',
    { drop: { ships: ['yt-1300'] } },
    /no ship yt-1300/,
    ['or.buying-ships.01'],
  ],
  [
    'no ship to start with [or.setup-choose-characters.07]',
    { drop: { ships: ['g9-rigger', 'g-1a-starfighter'] } },
    /no starting ship/,
    ['or.setup-choose-characters.07'],
  ],
  [
    'a ship to buy without a goal [or.ship-goals.01]',
    { changes: { ships: [{ id: 'hwk-290', goal: null }] } },
    /starting ships have no goal, all others have one/,
    ['or.ship-goals.01'],
  ],
  [
    'a ship with a goal and no other side [or.ship-goals.02]',
    { changes: { ships: [{ id: 'hwk-290', turned: null }] } },
    /a turned side if and only if it has a goal/,
    ['or.ship-goals.02'],
  ],
  [
    'nobody to play [or.components.13]',
    { drop: { characters: basePack.characters.map(({ id }) => id) } },
    /nobody to play/,
    ['or.components.13'],
  ],
  [
    'a starting card without a planet [or.setup-characters.05]',
    { databank: [{ ...copy(basePack.databank.find(({ id }) => id === 'databank-91-spice')), start: undefined }] },
    /databank-91-spice names no starting planet/,
    ['or.setup-characters.05'],
  ],
  [
    'a market deck without a card [or.setup-decks.01]',
    { drop: { market: basePack.market.filter(({ deck }) => deck === 'luxury').map(({ id }) => id) } },
    /luxury has no card/,
    ['or.setup-decks.01'],
  ],
  [
    'a card without a section [or.space-encounter.02]',
    story({}, 0),
    /one to three sections/,
    ['or.space-encounter.02'],
  ],
  [
    'a section for a space of another deck [or.space-encounter.03]',
    story({ space: 'kessel' }, 1),
    /./,
    ['or.space-encounter.03'],
  ],
  [
    'a space without its section [or.space-encounter.03]',
    story({}, 1),
    /needs one section for .*, found 0/,
    ['or.space-encounter.03'],
  ],
  [
    'a map that cannot be crossed [or.movement.04]',
    { drop: { 'map.routes': ['maelstrom~kessel', 'kessel~ke7'] } },
    /no way leads/,
    ['or.movement.04'],
  ],
  [
    'a patrol that starts on a planet [or.setup-patrols.02]',
    {
      changes: {
        map: {
          endcaps: basePack.map.endcaps.map(({ id, starts }) => ({
            id,
            starts: starts.map((each) => ({ ...each, space: 'kessel' })),
          })),
        },
      },
    },
    /patrols start on a navpoint, kessel is none/,
    ['or.setup-patrols.02'],
  ],
])('%s is refused', (_what, more, message, rules) => {
  const found = refusal(more);
  expect(found.message).toMatch(message);
  expect(found.rules).toEqual(rules);
});

/** The base pack with one record of a list changed. */
const changed = (list: 'ships' | 'characters' | 'encounters', at: number, more: object) => (pack: Pack) => ({
  [list]: (pack[list] as readonly object[]).map((each, i) => (i === at ? { ...each, ...more } : each)),
});
const endcap =
  (more: (cap: Pack['map']['endcaps'][number]) => object) =>
  ({ map }: Pack) => ({
    map: { ...map, endcaps: map.endcaps.map((cap, i) => (i === 1 ? { ...cap, ...more(cap) } : cap)) },
  });
const shipAt = basePack.ships.findIndex(({ starting }) => !starting);
const encounterAt = basePack.encounters.findIndex(({ id }) => id === encounter?.id);
const parts = ['encounters[', ']'].join(String(encounterAt));

test.each<[string, (pack: Pack) => Loose, string, string]>([
  [
    'an edge of the second endcap that is too long [or.modular-map-variant.04]',
    endcap(({ edge }) => ({ edge: [...edge, edge[0]] })),
    'map.endcaps[1].edge',
    'or.modular-map-variant.04',
  ],
  [
    'a start on a planet [or.setup-patrols.02]',
    endcap(({ starts }) => ({ starts: starts.map((each, i) => (i === 1 ? { ...each, space: 'kessel' } : each)) })),
    'map.endcaps[1].starts[1].space',
    'or.setup-patrols.02',
  ],
  [
    'a starting ship with a goal [or.ship-goals.01]',
    changed('ships', shipAt, { starting: true }),
    `ships[${shipAt}].goal`,
    'or.ship-goals.01',
  ],
  [
    'a ship with a goal alone [or.ship-goals.02]',
    changed('ships', shipAt, { turned: null }),
    `ships[${shipAt}].turned`,
    'or.ship-goals.02',
  ],
  [
    'a character without a card [or.databank.03]',
    changed('characters', 2, { databank: 99 }),
    'characters[2].databank',
    'or.databank.03',
  ],
  [
    'a character of another card [or.setup-characters.05]',
    changed('characters', 2, { databank: 41 }),
    'characters[2].databank',
    'or.setup-characters.05',
  ],
  [
    'four sections [or.space-encounter.02]',
    changed('encounters', encounterAt, { sections: [...sections, ...sections, ...sections].slice(0, 4) }),
    `${parts}.sections`,
    'or.space-encounter.02',
  ],
  [
    'a section twice [or.space-encounter.03]',
    changed('encounters', encounterAt, { sections: [sections[0], ...sections].slice(0, 3) }),
    `${parts}.sections`,
    'or.space-encounter.03',
  ],
  [
    'a section for elsewhere [or.space-encounter.02]',
    changed('encounters', encounterAt, { sections: [{ ...sections[0], space: 'nowhere' }, ...sections.slice(1)] }),
    `${parts}.sections[0].space`,
    'or.space-encounter.02',
  ],
])('%s: where it is', (_what, change, path, rule) => {
  expect(troubles(change)).toContainEqual([path, [rule]]);
});
