/** Reading packs: codecs, marks, joining, checking, and hostile input. */
import { readFileSync, writeFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either';
import * as fc from 'fast-check';
import { decode, where } from '../../../src/core/codec/decode';
import { basePack, certaintyOf, type Pack } from '../../../src/outer-rim/facts';
import { loadPack, mergePacks, packCodec, packTroubles, partSchema, resolvePack } from '../../../src/outer-rim/lists';
import { judge } from '../../../src/judge';
import { rules } from '../../../src/outer-rim/catalogue';
import { COUNTED } from '../../../src/outer-rim/facts/conditions';
import { outerRimScenarios } from '../../../src/outer-rim/scenario';
import { fits } from './schema-check';

type Loose = Record<string, unknown>;
const copy = <A>(value: A): A => JSON.parse(JSON.stringify(value)) as A;
const part = (more: Loose): Loose => ({ id: 'mine', title: 'Mine', extends: 'base', ...more });
const docs = readFileSync('docs/packs.md', 'utf8');
const examples = [...docs.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => JSON.parse(match[1] ?? '') as Loose);

function loaded(input: unknown) {
  const result = loadPack(input);
  if (E.isLeft(result)) throw new Error(`${where(result.left.path)}: ${result.left.message}`);
  return result.right;
}
function refused(input: unknown): [string, string] {
  const result = loadPack(input);
  if (E.isRight(result)) throw new Error('expected a rejection');
  return [where(result.left.path), result.left.message];
}

describe('codecs', () => {
  test('the base pack survives JSON and its codec', () => {
    const result = decode(packCodec, copy(basePack));
    expect(result).toEqual(E.right(copy(basePack)));
    expect(packCodec.encode(basePack)).toBe(basePack);
  });

  test.each<[string, (pack: Loose) => void, string, RegExp]>([
    [
      'a misspelt field',
      (pack) => Object.assign((pack['ships'] as Loose[])[2] ?? {}, { coast: 1 }),
      'ships[2].coast',
      /no field coast/,
    ],
    [
      'a missing field',
      (pack) => delete ((pack['ships'] as Loose[])[2] ?? {})['cost'],
      'ships[2].cost',
      /cost is missing/,
    ],
    [
      'an unknown effect',
      (pack) => (((pack['patrols'] as Loose[])[0] ?? {})['reward'] = [{ do: 'win' }]),
      'patrols[0].reward[0].do',
      /found "win"/,
    ],
    [
      'odd credits',
      (pack) => (((pack['market'] as Loose[])[0] ?? {})['cost'] = 1500),
      'market[0].cost',
      /in credits: 0 or a multiple of 1000/,
    ],
    [
      'a skill that does not exist',
      (pack) => (((pack['characters'] as Loose[])[0] ?? {})['skills'] = ['charm']),
      'characters[0].skills[0]',
      /found "charm"/,
    ],
    [
      'a mark that is none',
      (pack) => (((pack['ships'] as Loose[])[0] ?? {})['sure'] = { name: 'maybe' }),
      'ships[0].sure.name',
      /certain, likely, reconstructed/,
    ],
  ])('%s is named with its path', (_title, spoil, path, message) => {
    const pack = copy(basePack) as unknown as Loose;
    spoil(pack);
    const [at, why] = refused(pack);
    expect(at).toBe(path);
    expect(why).toMatch(message);
  });

  test('anything from outside is accepted or refused, never thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(['Left', 'Right']).toContain(loadPack(input)._tag);
        expect(['Left', 'Right']).toContain(mergePacks(basePack, input)._tag);
      }),
      { numRuns: 300 },
    );
  });

  test('a pack with one value spoiled anywhere is accepted or refused, never thrown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.jsonValue(), (seed, value) => {
        const pack = spoiled(copy(basePack), seed, value);
        expect(['Left', 'Right']).toContain(loadPack(pack)._tag);
      }),
      { numRuns: 150 },
    );
  });

  test('parts with random fields are accepted or refused, never thrown', () => {
    const field = fc.constantFrom('whole', 'drop', 'changes', 'supply', 'map', 'ships', 'market', 'databank');
    const inner = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(
        { ships: [{ id: 'yt-1300', sure: null }] },
        ['ships'],
        { ships: ['yt-1300'] },
        { map: { spaces: [{ id: 'kessel', at: 3 }] } },
      ),
    );
    fc.assert(
      fc.property(fc.dictionary(field, inner), (fields) => {
        expect(['Left', 'Right']).toContain(loadPack(part(fields))._tag);
      }),
      { numRuns: 300 },
    );
  });

  test('branches within branches are read in a moment', () => {
    let effects: unknown[] = [{ do: 'win' }];
    for (let depth = 0; depth < 25; depth++) effects = [{ do: 'may', effects }];
    const [path] = refused(part({ changes: { patrols: [{ id: 'hutt-patrol-1', reward: effects }] } }));
    expect(path.endsWith('.do')).toBe(true);
  });
});

/** One value somewhere in the pack replaced; the seed says which. */
function spoiled(pack: Pack, seed: number, value: unknown): unknown {
  let at: unknown = pack;
  let left = seed;
  for (;;) {
    const here = at as Loose;
    const keys = Object.keys(here);
    const key = keys[left % keys.length];
    if (key === undefined) return pack;
    left = Math.floor(left / keys.length);
    const next = here[key];
    if (typeof next !== 'object' || next === null || left === 0) {
      here[key] = value;
      return pack;
    }
    at = next;
  }
}

describe('how sure a pack is', () => {
  const { pack, report } = resolvePack(basePack);

  test('the pack in use keeps its marks, so that stories and pictures can say what is made up', () => {
    expect(pack).toEqual(basePack);
    const { patrols } = loaded(
      part({ changes: { patrols: [{ id: 'hutt-patrol-1', combat: 2, sure: 'likely' }] } }),
    ).pack;
    expect(patrols.find(({ id }) => id === 'hutt-patrol-1')?.sure).toMatchObject({ combat: 'likely' });
  });

  test('the report counts every value once and lists those that are not certain', () => {
    expect(report.unsure).toHaveLength(report.likely + report.reconstructed);
    expect(report.unsure.filter((value) => value.sure === 'likely')).toHaveLength(report.likely);
    expect(new Set(report.unsure.map((value) => value.path)).size).toBe(report.unsure.length);
    expect(report.certain).toBeGreaterThan(300);
  });

  const certainty = (path: string) => report.unsure.find((value) => value.path === path)?.sure ?? 'certain';
  test.each([
    ['characters.boba-fett.groundCombat', 'certain'],
    ['ai.ai-1.encounter', 'certain'],
    ['ai.ai-7.action', 'likely'],
    ['supply.faces.hit', 'likely'],
    ['supply.boardSlots', 'likely'],
    ['ships.yt-1300.turned.side', 'certain'],
    ['ships.yt-1300.side.hull', 'likely'],
    ['ships.gx1-short-hauler.turned.name', 'reconstructed'],
    ['patrols.rebel-patrol-1.combat', 'reconstructed'],
    ['patrols.rebel-patrol-4.combat', 'certain'],
    ['map.spaces.kessel.name', 'certain'],
    ['map.spaces.kessel.faction', 'likely'],
    ['map.spaces.kessel.contacts', 'reconstructed'],
    ['map.routes.ryloth~na4.between', 'reconstructed'],
    ['map.standard.tiles', 'likely'],
    ['databank.databank-42-the-casino-heist.number', 'certain'],
    ['databank.databank-42-the-casino-heist.steps', 'reconstructed'],
    ['contacts.chewbacca.class', 'likely'],
    ['contacts.dengar.class', 'reconstructed'],
    ['market.cargo-bacta-supplies.face.destination', 'likely'],
    ['market.cargo-bacta-supplies.face.reward', 'reconstructed'],
    ['encounters.navpoint-1.sections', 'reconstructed'],
  ])('%s is %s', (path, sure) => {
    expect(certainty(path)).toBe(sure);
  });

  test('no cost, reward, icon or text of a market card but The Casino Heist is called certain', () => {
    const values = basePack.market.flatMap((card) =>
      ['cost', 'patrol', 'face.reward', 'face.abilities'].map((field) => certaintyOf(card.sure, field)),
    );
    expect(values).not.toContain('certain');
  });

  test('the longest name decides', () => {
    const sure = { '*': 'reconstructed', side: 'likely', 'side.hull': 'certain' } as const;
    expect(['name', 'side.combat', 'side.hull'].map((field) => certaintyOf(sure, field))).toEqual([
      'reconstructed',
      'likely',
      'certain',
    ]);
    expect([certaintyOf(undefined, 'name'), certaintyOf('likely', 'name'), certaintyOf({}, 'name')]).toEqual([
      'certain',
      'likely',
      'certain',
    ]);
  });
});

describe('packs in part', () => {
  test('nothing given is the base pack', () => {
    expect(loaded(undefined).pack).toEqual(resolvePack(basePack).pack);
    expect(loaded(part({})).report).toMatchObject({
      pack: 'mine',
      reconstructed: loaded(undefined).report.reconstructed,
    });
  });

  test('a changed field keeps the others and is certain from then on', () => {
    const { pack, report } = loaded(
      part({
        changes: {
          patrols: [{ id: 'hutt-patrol-1', combat: 2 }],
          map: { spaces: [{ id: 'kessel', faction: null }] },
          supply: { dice: 8 },
        },
      }),
    );
    expect(pack.patrols[0]).toMatchObject({
      id: 'hutt-patrol-1',
      combat: 2,
      level: 1,
      reward: basePack.patrols[0]?.reward,
    });
    expect(pack.map.spaces.find((space) => space.id === 'kessel')).toMatchObject({ faction: null, name: 'Kessel' });
    expect(pack.supply).toMatchObject({ dice: 8, playerBoards: 4 });
    expect(report.reconstructed).toBe(loaded(undefined).report.reconstructed - 1);
    expect(report.unsure.map((value) => value.path)).not.toContain('patrols.hutt-patrol-1.combat');
    expect(report.unsure.map((value) => value.path)).toContain('patrols.hutt-patrol-1.reward');
  });

  test('a change can be less than certain', () => {
    const { report } = loaded(part({ changes: { patrols: [{ id: 'hutt-patrol-1', combat: 2, sure: 'likely' }] } }));
    expect(report.unsure).toContainEqual({ path: 'patrols.hutt-patrol-1.combat', sure: 'likely' });
  });

  test('a record replaces that of its id, a new one is added', () => {
    const chewbacca = { ...copy(basePack.contacts.find((contact) => contact.id === 'chewbacca')), name: 'Chewie' };
    const navpoint = {
      id: 'om7',
      name: 'Navpoint',
      kind: 'navpoint',
      piece: 'tile-ord-mantell',
      at: [50, 50],
      faction: null,
      contacts: [],
      deck: 'navpoint',
    };
    const route = { id: 'om7~om6', between: ['om7', 'om6'] };
    const { pack } = loaded(part({ contacts: [chewbacca], map: { spaces: [navpoint], routes: [route] } }));
    expect(pack.contacts.map((contact) => contact.name)).toEqual(
      basePack.contacts.map((contact) => (contact.id === 'chewbacca' ? 'Chewie' : contact.name)),
    );
    expect(pack.map.spaces).toHaveLength(basePack.map.spaces.length + 1);
  });

  test('a whole deck leaves nothing of the old one', () => {
    const card = { ...copy(basePack.market.find((each) => each.deck === 'job')), id: 'the-only-job' };
    const { pack } = loaded(part({ whole: ['market:job'], market: [card] }));
    expect(pack.market.filter((each) => each.deck === 'job').map((each) => each.id)).toEqual(['the-only-job']);
    expect(pack.market.filter((each) => each.deck !== 'job')).toHaveLength(56);
  });

  test('the base pack itself stays as it was', () => {
    const before = JSON.stringify(basePack);
    loaded(part({ drop: { market: ['job-hired-help'] }, changes: { ships: [{ id: 'yt-1300', name: 'The Hawk' }] } }));
    expect(JSON.stringify(basePack)).toBe(before);
  });

  const job = copy(basePack.market.find((card) => card.id === 'job-hutt-favor')) as unknown as Loose;
  const bounty = copy(basePack.market.find(({ face }) => face.kind === 'bounty')) as Pack['market'][number];
  const starting = copy(basePack.databank.find(({ number }) => number === 91)) as Pack['databank'][number];
  const encounter = copy(basePack.encounters[0]) as Pack['encounters'][number];
  test.each<[string, Loose, string, RegExp]>([
    ['an unknown pack', { extends: 'deluxe' }, 'extends', /known: base/],
    ['an unknown list', { whole: ['decks'] }, 'whole[0]', /no list decks/],
    ['an unknown deck', { whole: ['market:toys'] }, 'whole[0]', /deck toys/],
    [
      'an id to drop with a typo',
      { drop: { market: ['job-hijacking-a-frieghter'] } },
      'drop.market[0]',
      /did you mean job-hijacking-a-freighter\?/,
    ],
    ['a deck with a typo', { whole: ['market:bonty'] }, 'whole[0]', /of the deck bonty; did you mean bounty\?/],
    ['a list with a typo', { changes: { shipps: [] } }, 'changes.shipps', /did you mean ships\?/],
    ['an id with a typo', { changes: { ships: [{ id: 'hwk-29' }] } }, 'changes.ships[0].id', /did you mean hwk-290\?/],
    ['a change of nothing', { changes: { ships: [{ cost: 1000 }] } }, 'changes.ships[0]', /the id .* is missing/],
    ['an unknown id to drop', { drop: { ships: ['yt-1300', 'x-wing'] } }, 'drop.ships[1]', /no record x-wing/],
    ['an unknown id to change', { changes: { ships: [{ id: 'x-wing' }] } }, 'changes.ships[0].id', /x-wing/],
    [
      'a wrong value in a change',
      { changes: { ships: [{ id: 'hwk-290', cost: 6500 }] } },
      'changes.ships[0].cost',
      /in credits: 0 or a multiple of 1000/,
    ],
    [
      'a wrong mark in a change',
      { changes: { ships: [{ id: 'hwk-290', sure: null }] } },
      'changes.ships[0].sure',
      /certain/,
    ],
    [
      'a misspelt field in a change',
      { changes: { map: { spaces: [{ id: 'kessel', contact: [] }] } } },
      'changes.map.spaces[0].contact',
      /no field contact/,
    ],
    ['two records of one id', { ships: [basePack.ships[0], basePack.ships[0]] }, 'ships[1].id', /g9-rigger/],
    [
      'a destination that is no planet',
      { market: [{ ...job, face: { ...(job['face'] as Loose), destination: 'corellia' } }] },
      'market[0].face.destination',
      /no planet corellia/,
    ],
    [
      'a destination of cargo that is no planet',
      { market: [{ ...job, face: { kind: 'cargo', name: 'Box', destination: 'corellia', reward: [] } }] },
      'market[0].face.destination',
      /no planet corellia/,
    ],
    [
      'the same on a databank card',
      {
        databank: [
          {
            ...starting,
            asset: { kind: 'cargo', name: 'Box', destination: 'corellia', reward: [] },
          } as unknown as Loose,
        ],
      },
      'databank[0].asset.destination',
      /no planet corellia/,
    ],
    [
      'the same on an encounter card',
      {
        changes: {
          encounters: [
            {
              ...encounter,
              sections: encounter.sections.map((section) => ({
                ...section,
                asset: { kind: 'cargo', name: 'Box', destination: 'corellia', reward: [] },
              })),
            } as unknown as Loose,
          ],
        },
      },
      'changes.encounters[0].sections[0].asset.destination',
      /no planet corellia/,
    ],
    [
      'a bounty that is delivered nowhere',
      { market: [{ ...bounty, face: { ...bounty.face, deliverTo: 'corellia' } as unknown as Loose }] },
      'market[0].face.deliverTo',
      /no planet corellia/,
    ],
    [
      'a bounty on nobody',
      { market: [{ ...bounty, face: { ...bounty.face, contact: 'nobody' } as unknown as Loose }] },
      'market[0].face.contact',
      /no contact nobody/,
    ],
    [
      'a start that is no planet',
      { changes: { databank: [{ id: starting.id, start: 'corellia' }] } },
      'changes.databank[0].start',
      /no planet corellia/,
    ],
    ['a dropped ship that is still sold', { drop: { ships: ['yt-1300'] } }, 'market[68].face.ship', /no ship yt-1300/],
    [
      'a missing databank card',
      { drop: { databank: ['databank-42-the-casino-heist'] } },
      'market[36].face.attempt[0].number',
      /no card 42/,
    ],
    [
      'a contact of the wrong class',
      { changes: { contacts: [{ id: 'greedo', class: 'white' }] } },
      'contacts',
      /white contacts for 8/,
    ],
    ['a patrol too many', { changes: { patrols: [{ id: 'hutt-patrol-2', level: 1 }] } }, 'patrols', /level 1, found 2/],
    [
      'a route to nowhere',
      { map: { routes: [{ id: 'r', between: ['kessel', 'coruscant'] }] } },
      'map.routes[0].between[1]',
      /coruscant/,
    ],
    [
      'a planet cut off',
      { drop: { 'map.routes': ['maelstrom~kessel', 'kessel~ke7'] } },
      'map.spaces[18]',
      /no way leads/,
    ],
    [
      'nothing to keep',
      { changes: { databank: [{ id: 'databank-41-a-debt-unpaid', steps: [[{ do: 'keep' }]] }] } },
      'changes.databank[0].steps[0][0]',
      /nothing on this card to keep/,
    ],
    [
      'a step that is not there [or.attempting-a-job.04]',
      { changes: { databank: [{ id: 'databank-41-a-debt-unpaid', steps: [[{ do: 'go-to-step', step: 2 }]] }] } },
      'changes.databank[0].steps[0][0].step',
      /no step 2/,
    ],
    [
      'a step that goes back to itself [or.attempting-a-job.06]',
      { changes: { databank: [{ id: 'databank-41-a-debt-unpaid', steps: [[{ do: 'go-to-step', step: 1 }]] }] } },
      'changes.databank[0].steps[0][0].step',
      /step 1 of databank-41-a-debt-unpaid goes back to step 1: it might never end/,
    ],
    [
      'a price on the sheet that is not that on the card [or.bartering.04]',
      { changes: { ships: [{ id: 'hwk-290', cost: 6000 }] } },
      'changes.ships[0].cost',
      /6,000 credits on its sheet \(ships hwk-290\) and 5,000 credits on its card \(market ship-hwk-290-freighter\)/,
    ],
    [
      'more dice than can be rolled',
      { changes: { databank: [{ id: 'databank-41-a-debt-unpaid', steps: [[{ do: 'roll', dice: 31, faces: [] }]] }] } },
      'changes.databank[0].steps[0][0].dice',
      /from 1 to 30/,
    ],
    [
      'a contact in space [or.setup-contacts.02]',
      { changes: { map: { spaces: [{ id: 'lo1', contacts: ['white'] }] } } },
      'changes.map.spaces[0]',
      /only planets have contacts and factions/,
    ],
    [
      'a faction in space [or.setup-contacts.02]',
      { changes: { map: { spaces: [{ id: 'lo1', faction: 'hutt' }] } } },
      'changes.map.spaces[0]',
      /only planets have contacts and factions/,
    ],
    [
      'a space on no piece',
      { changes: { map: { spaces: [{ id: 'lo1', piece: 'tile-corellia' }] } } },
      'changes.map.spaces[0].piece',
      /no piece tile-corellia/,
    ],
    [
      'a space of no encounter deck',
      { changes: { map: { spaces: [{ id: 'lo1', deck: 'deck-corellia' }] } } },
      'changes.map.spaces[0].deck',
      /no encounter deck deck-corellia/,
    ],
    ...(['left', 'right'] as const).flatMap((side): [string, Loose, string, RegExp][] => {
      const [tile] = basePack.map.tiles;
      const elsewhere = basePack.map.spaces.find((space) => space.piece !== tile?.id)?.id ?? '';
      const edge = (ids: readonly string[]): Loose => ({
        changes: { map: { tiles: [{ id: tile?.id, [side]: ids }] } },
      });
      return [
        [
          `a ${side} edge that is too long [or.modular-map-variant.04]`,
          edge([...(tile?.[side] ?? []), 'lothal']),
          `changes.map.tiles[0].${side}`,
          /all edges of pieces have/,
        ],
        [
          `a ${side} edge of another piece [or.modular-map-variant.04]`,
          edge((tile?.[side] ?? []).map((id, i) => (i === 0 ? elsewhere : id))),
          `changes.map.tiles[0].${side}[0]`,
          /has no space/,
        ],
      ];
    }),
    [
      'a step to go on to on a card that has none',
      { market: [{ ...job, face: { ...(job['face'] as Loose), attempt: [{ do: 'go-to-step', step: 1 }] } }] },
      'market[0].face.attempt[0].step',
      /only a databank card has steps/,
    ],
    [
      'a mark for no value',
      { changes: {}, ships: [{ ...basePack.ships[0], sure: { color: 'likely' } }] },
      'ships[0].sure.color',
      /no value color/,
    ],
  ])('%s is named with its path', (_title, more, path, message) => {
    const [at, why] = refused(part(more));
    expect(why).toMatch(message);
    expect(at).toBe(path);
  });

  const forced = (on: Loose, ...effects: Loose[]): Loose => ({ kind: 'when', on, do: effects });
  const charm = (...abilities: Loose[]): Loose => ({
    market: [{ ...job, face: { kind: 'gear', name: 'Charm', abilities } }],
  });
  const hurt = { do: 'suffer', damage: 1, to: 'ship' };
  const heal = { do: 'recover', damage: 1, from: 'ship' };
  const endless = [
    ['damage for damage', [forced({ event: 'would-suffer' }, hurt)]],
    ['two that answer each other', [forced({ event: 'recovered' }, { do: 'test', skill: 'tech', fail: [heal] })]],
    [
      'a combat before each combat',
      [forced({ event: 'combat-begins' }, { do: 'fight', combat: 'ground', enemy: 'X', value: 1 })],
    ],
    ['a turn that ends as it begins', [forced({ event: 'turn-begins' }, { do: 'end-turn' })]],
    ['damage from healing that heals', [forced({ event: 'recovered' }, hurt), forced({ event: 'would-suffer' }, heal)]],
  ] as const;
  test.each(endless)('abilities that would never end are refused: %s', (_title, abilities) => {
    const [at, why] = refused(part(charm(...abilities)));
    expect(why).toMatch(/might never end/);
    expect(at).toBe('market[0].face.abilities[0]');
  });
  test.each(endless)('they may stand where their player decides, or where they run out: %s', (_title, abilities) => {
    expect(loaded(part(charm(...abilities.map((each) => ({ ...each, may: true })))))).toBeTruthy();
    expect(loaded(part(charm(...abilities.map((each) => ({ ...each, once: 'game' })))))).toBeTruthy();
  });
  test('what answers to the ship does not answer to the character', () => {
    const turned = forced({ event: 'would-suffer', what: 'character' }, { do: 'prevent' }, hurt);
    expect(loaded(part(charm(turned)))).toBeTruthy();
  });
  test('what answers to ship combats does not answer to ground combats', () => {
    const fights = (combat: string, on: Loose): Loose =>
      charm(forced(on, { do: 'fight', combat, enemy: 'X', value: 1 }));
    for (const on of [
      { event: 'combat-begins', combat: 'ship' },
      { event: 'dice-rolled', in: ['ship'] },
    ]) {
      expect(loaded(part(fights('ground', on)))).toBeTruthy();
      expect(refused(part(fights('ship', on)))[1]).toMatch(/might never end/);
    }
  });

  test('a bounty of another class than its contact is refused [or.bounties.04]', () => {
    const greedo = copy(basePack.market.find((card) => card.id === 'bounty-bounty-greedo')) as unknown as {
      face: Loose;
    };
    const pack = {
      ...basePack,
      market: basePack.market.map((card) =>
        card.id === 'bounty-bounty-greedo' ? { ...card, face: { ...greedo.face, class: 'yellow' } } : card,
      ),
    } as Pack;
    expect(packTroubles(pack).map((trouble) => [where(trouble.path), trouble.rules])).toEqual([
      ['market[2].face.class', ['or.bounties.04']],
    ]);
  });
});

describe('the guide', () => {
  test.each(examples.map((example) => [String(example['id']), example] as const))(
    'its example %s loads',
    (id, example) => {
      expect(loaded(example).report.pack).toBe(id);
    },
  );

  test('it has examples, and its message is the one that is given', () => {
    expect(examples.length).toBeGreaterThanOrEqual(3);
    const [, message] = refused(part({ changes: { ships: [{ id: 'hwk-290', cost: 6500 }] } }));
    expect(docs).toContain(message);
  });

  test('every word of effects, conditions, occasions and abilities is in it, and all that can be counted', () => {
    const root = partSchema() as unknown as {
      $defs: Record<string, { anyOf: { properties: Record<string, { enum?: string[] }> }[] }>;
    };
    const words = (definition: string, key: string): string[] =>
      root.$defs[definition]?.anyOf.flatMap((member) => member.properties[key]?.enum ?? []) ?? [];
    const effects = words('an-effect', 'do');
    expect(effects.length).toBeGreaterThan(40);
    const others = [words('a-condition', 'is'), words('an-occasion', 'event'), words('an-ability', 'kind')];
    for (const list of others) expect(list.length).toBeGreaterThan(4);
    const all = [...effects, ...others.flat(), ...words('an-ability', 'allows'), ...COUNTED];
    expect(all.filter((word) => !docs.includes(`\`${word}\``))).toEqual([]);
  });

  test('its scenario files pass, and the story tells the counts that it says', () => {
    const files = [...docs.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
    expect(files.length).toBe(2);
    const reports = files.map((file) => judge(file, [{ language: outerRimScenarios, rules }]));
    for (const { verdict, failures, problems } of reports)
      expect({ verdict, failures, problems }).toEqual({ verdict: 'passed', failures: [], problems: [] });
    const [first] = reports[0]?.story ?? [];
    expect(docs).toContain(first && 'text' in first ? first.text : 'a story');
  });
});

describe('the schema for editors', () => {
  const root = partSchema() as unknown as { $defs: Record<string, unknown> };
  const { id: _id, title: _title, ...contents } = copy(basePack);

  test('the file in docs is up to date (UPDATE_SCHEMA=1 writes it)', () => {
    const file = 'docs/schema/outer-rim-pack.schema.json';
    const made = `${JSON.stringify(root, null, 1)}\n`;
    if (process.env['UPDATE_SCHEMA']) writeFileSync(file, made);
    expect(readFileSync(file, 'utf8')).toBe(made);
  });

  test('it accepts the base pack and the examples of the guide', () => {
    for (const input of [part(contents), ...examples]) expect(fits(input, root, root)).toBe(true);
  });

  test('it accepts what the codec accepts, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.jsonValue(), (seed, value) => {
        const input = part(spoiled(copy(contents) as Pack, seed, value) as Loose);
        const merged = mergePacks(basePack, input);
        const wellFormed = E.isRight(merged) || merged.left.code !== 'malformed';
        expect(fits(input, root, root)).toBe(wellFormed);
      }),
      { numRuns: 100 },
    );
  });
});
