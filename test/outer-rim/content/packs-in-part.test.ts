/** Packs that change, add and drop what another pack has. */
import { where } from '../../../src/core/codec/decode';
import { basePack, type Pack } from '../../../src/outer-rim/facts';
import { packTroubles, resolvePack } from '../../../src/outer-rim/lists';
import { type Loose, copy, part, loaded, refused } from './packs';

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
    [
      'a patrol too many [or.components.05]',
      { changes: { patrols: [{ id: 'hutt-patrol-2', level: 1 }] } },
      'patrols',
      /level 1, found 2/,
    ],
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
      'a step to go on to on a card that has none [or.attempting-a-job.06]',
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
