/** The base pack is a whole box: counts and kinds of its pieces as the rulebook lists them. */
import {
  basePack as pack,
  distances,
  edgesOf,
  ASSET_KINDS,
  CONTACT_CLASSES,
  DIE_FACES,
  FACTIONS,
  MARKET_DECKS,
  SKILLS,
  STANDINGS,
  type MarketDeck,
} from '../../../src/outer-rim/facts';
import { packTroubles } from '../../../src/outer-rim/lists';

const planets = pack.map.spaces.filter((space) => space.kind === 'planet');
const deckOf = (deck: MarketDeck) => pack.market.filter((card) => card.deck === deck);
const kindsOf = (deck: MarketDeck) => [...new Set(deckOf(deck).map((card) => card.face.kind))].sort();
const assets = [
  ...pack.market.map((card) => card.face),
  ...pack.databank.flatMap((card) => card.asset ?? []),
  ...pack.encounters.flatMap((card) => card.sections.flatMap((section) => section.asset ?? [])),
];

describe('what the base pack makes up', () => {
  test('market cards move the patrols of all factions alike, by every distance', () => {
    const icons = pack.market.flatMap(({ patrol }) => patrol ?? []);
    const of = FACTIONS.map((faction) => icons.filter((icon) => icon.faction === faction));
    const counts = of.map((each) => each.length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    for (const each of of) expect(new Set(each.map(({ spaces }) => spaces))).toEqual(new Set([1, 2, 3, 4]));
  });

  test('no card brings fame for being bought: it would keep its worth in barter', () => {
    const bartered = pack.market.filter(({ face }) => face.kind === 'gear' || face.kind === 'mod');
    const paid = bartered.filter(({ face }) =>
      ('abilities' in face ? (face.abilities ?? []) : []).some(
        (each) => each.kind === 'when' && ['this-gained', 'card-bought', 'card-gained'].includes(each.on.event),
      ),
    );
    expect(paid.map(({ id }) => id)).toEqual([]);
  });
});

describe('the pieces of the box', () => {
  test('twelve ship sheets: four to start with, eight to buy [or.components.01]', () => {
    const starting = pack.ships.filter((ship) => ship.starting);
    const bought = pack.ships.filter((ship) => !ship.starting);
    expect(starting.map((ship) => ship.name)).toEqual(['G9 Rigger', 'G-1A Starfighter']);
    // The two starting ships are the two sides of the same four sheets.
    expect(starting.map((ship) => ship.sheets)).toEqual([4, 4]);
    expect(4 + bought.reduce((sum, ship) => sum + ship.sheets, 0)).toBe(12);
  });

  test('22 contact tokens, two for each of 11 planets [or.components.04]', () => {
    expect(pack.contacts).toHaveLength(22);
    expect(planets).toHaveLength(11);
    expect(planets.every((planet) => planet.contacts.length === 2)).toBe(true);
  });

  test('16 patrols: levels 1 to 4 of each faction [or.components.05]', () => {
    for (const faction of FACTIONS)
      expect(pack.patrols.filter((patrol) => patrol.faction === faction).map((patrol) => patrol.level)).toEqual([
        1, 2, 3, 4,
      ]);
    expect(pack.patrols).toHaveLength(16);
  });

  test('eight characters, each with a standee of its own [or.components.06, or.components.13]', () => {
    expect(pack.characters.map((character) => character.name).sort()).toEqual([
      'Boba Fett',
      'Bossk',
      'Doctor Aphra',
      'Han Solo',
      'IG-88',
      'Jyn Erso',
      'Ketsu Onyo',
      'Lando Calrissian',
    ]);
    expect(pack.supply.standees).toBe(pack.characters.length);
  });

  test('40 damage tokens and 12 goal tokens [or.components.07, or.components.15]', () => {
    expect(pack.supply).toMatchObject({ damageTokens: 40, goalTokens: 12 });
  });

  test('credit tokens are worth 160,000, and every amount is a multiple of 1,000 [or.components.08]', () => {
    expect(pack.supply.creditTokens.reduce((sum, { worth, count }) => sum + worth * count, 0)).toBe(160_000);
    const amounts = [...JSON.stringify(pack).matchAll(/"(?:cost|credits|worth)":(\d+)/g)].map((match) =>
      Number(match[1]),
    );
    expect(amounts.length).toBeGreaterThan(100);
    expect(amounts.filter((amount) => amount % 1000 !== 0)).toEqual([]);
  });

  test('70 encounter cards: seven backs of ten cards [or.components.10]', () => {
    const sizes = pack.encounterDecks.map((deck) => pack.encounters.filter((card) => card.deck === deck.id).length);
    expect(sizes).toEqual([10, 10, 10, 10, 10, 10, 10]);
    expect(pack.encounters).toHaveLength(70);
  });

  test('70 market cards in six decks of 11, 10, 15, 14, 11 and 9 [or.components.11, or.market-decks.03, or.market-decks.05]', () => {
    expect(MARKET_DECKS.map((deck) => deckOf(deck).length)).toEqual([11, 10, 15, 14, 11, 9]);
    expect(pack.market).toHaveLength(70);
  });

  test('53 databank cards, in ascending order from 1 to 92 [or.components.12, or.databank.01]', () => {
    const numbers = pack.databank.map((card) => card.number);
    expect(numbers).toHaveLength(53);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect([numbers[0], numbers[52]]).toEqual([1, 92]);
  });

  test('two endcaps and six tiles [or.components.16, or.components.17]', () => {
    expect(pack.map.endcaps.map((endcap) => endcap.name)).toEqual(['Rebel and Syndicate', 'Hutt and Imperial']);
    expect(pack.map.tiles).toHaveLength(6);
    expect(pack.map.standard.tiles).toHaveLength(6);
  });

  test('ten AI cards', () => {
    expect(pack.ai.map((card) => card.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => `ai-${number}`));
  });
});

describe('the market decks', () => {
  test('the bounty deck holds bounties and a few jobs that attack players [or.market-decks.01]', () => {
    expect(deckOf('bounty')).toHaveLength(11);
    expect(kindsOf('bounty')).toEqual(['bounty', 'job']);
    const jobs = deckOf('bounty').filter((card) => card.face.kind === 'job');
    expect(jobs.length).toBeLessThan(4);
    for (const job of jobs) expect(JSON.stringify(job)).toContain('fight-player');
  });

  test('the cargo deck holds mostly cargo [or.market-decks.02]', () => {
    expect(deckOf('cargo')).toHaveLength(10);
    expect(deckOf('cargo').filter((card) => card.face.kind === 'cargo').length).toBeGreaterThan(5);
  });

  test('the job deck holds jobs and a few crew [or.market-decks.04]', () => {
    expect(deckOf('job')).toHaveLength(14);
    expect(kindsOf('job')).toEqual(['crew', 'job']);
    expect(deckOf('job').filter((card) => card.face.kind === 'crew').length).toBeLessThan(5);
  });

  test('the ship deck: nine cards, one for each ship in the supply and a used one [or.market-decks.06, or.buying-ships.01]', () => {
    const named = deckOf('ship').map((card) => (card.face.kind === 'ship' ? card.face.ship : null));
    expect(named).toHaveLength(9);
    expect([...named].sort()).toEqual(
      ['any', ...pack.ships.filter((ship) => !ship.starting).map((ship) => ship.id)].sort(),
    );
  });

  test('every market card has a cost of 0 or more [or.market-action.10]', () => {
    expect(pack.market.filter((card) => !(Number.isInteger(card.cost) && card.cost >= 0))).toEqual([]);
    expect(pack.market.some((card) => card.cost === 0)).toBe(true);
  });
});

describe('what is printed on the pieces', () => {
  test('four factions, three standings [or.factions.01, or.symbols.02, or.crime-syndicates.02]', () => {
    expect(FACTIONS).toEqual(['hutt', 'syndicate', 'imperial', 'rebel']);
    expect(STANDINGS).toEqual(['positive', 'neutral', 'negative']);
  });

  test('a die has eight sides with hit, critical hit, focus or blank [or.symbols.01]', () => {
    expect(Object.keys(pack.supply.faces).sort()).toEqual([...DIE_FACES].sort());
    expect(pack.supply.faces).toEqual({ hit: 3, crit: 1, focus: 2, blank: 2 });
  });

  test('characters have ground combat and health, ships have ship combat, hull and hyperdrive [or.symbols.05, or.symbols.06]', () => {
    for (const character of pack.characters)
      expect([character.groundCombat > 0, character.health > 0]).toEqual([true, true]);
    for (const { side } of pack.ships)
      expect([side.combat > 0, side.hull > 0, side.hyperdrive > 0]).toEqual([true, true, true]);
    expect(Math.max(...pack.ships.map((ship) => ship.side.hyperdrive))).toBe(7);
  });

  test('a character names a databank card, and reputation where it has some [or.setup-characters.07]', () => {
    const setup = Object.fromEntries(
      pack.characters.map((each) => [
        each.name,
        [each.databank, ...each.reputation.map((step) => `${step.with} ${step.amount}`)],
      ]),
    );
    expect(setup).toEqual({
      'Boba Fett': [90, 'hutt 1'],
      Bossk: [90, 'hutt 1'],
      'Doctor Aphra': [92, 'imperial 1'],
      'Han Solo': [91, 'hutt -1'],
      'IG-88': [90],
      'Jyn Erso': [92, 'imperial -1'],
      'Ketsu Onyo': [90, 'syndicate 1'],
      'Lando Calrissian': [91, 'choice 1'],
    });
  });

  test('every character has one personal goal worth 1 fame and abilities on both sides [or.personal-goals.01]', () => {
    for (const { goal, abilities, turned } of pack.characters) {
      expect(goal.fame).toBe(1);
      expect(goal.count !== undefined || goal.when !== undefined).toBe(true);
      expect([abilities.length, turned.abilities.length]).toEqual([1, 1]);
    }
  });

  test('ships that can be bought have a goal and a named other side, starting ships have neither [or.ship-goals.01, or.buying-ships.07]', () => {
    for (const ship of pack.ships) {
      expect(ship.goal === null).toBe(ship.starting);
      expect(ship.turned === null).toBe(ship.starting);
      if (ship.turned) expect([ship.turned.name === ship.name, ship.turned.abilities.length]).toEqual([false, 1]);
      // What they do is said in words, too, or follows from a value.
      const abilities = [...(ship.goal?.abilities ?? []), ...(ship.turned?.abilities ?? [])];
      const silent = abilities.filter(({ kind, text }) => text === undefined && !['value', 'skill'].includes(kind));
      expect([ship.id, silent]).toEqual([ship.id, []]);
    }
  });

  test('every ship sheet shows a cost [or.bartering.05]', () => {
    expect(pack.ships.map((ship) => ship.cost)).toEqual([0, 0, 5000, 5000, 10000, 10000, 15000, 15000, 20000, 20000]);
  });

  test('patrols of levels 1 to 3 have a combat value; level 4 has none and no reward [or.patrol-encounter.02]', () => {
    for (const patrol of pack.patrols) {
      if (patrol.level === 4) expect([patrol.combat, patrol.reward]).toEqual([null, []]);
      else expect(patrol.combat).toBeGreaterThanOrEqual(1);
    }
  });

  test('cargo shows a destination and a reward [or.deliver-action.06]', () => {
    const cargo = assets.flatMap((asset) => (asset.kind === 'cargo' ? [asset] : []));
    expect(cargo.length).toBeGreaterThan(15);
    for (const card of cargo)
      expect([planets.some((planet) => planet.id === card.destination), card.reward.length > 0]).toEqual([true, true]);
  });

  test('an encounter card has one to three sections, each for a space of its deck [or.space-encounter.02]', () => {
    for (const card of pack.encounters) {
      expect(card.sections.length).toBeGreaterThanOrEqual(1);
      expect(card.sections.length).toBeLessThanOrEqual(3);
      for (const section of card.sections) {
        const space = pack.map.spaces.find((each) =>
          section.space === 'navpoint' ? each.kind === 'navpoint' : each.id === section.space,
        );
        expect(space?.deck).toBe(card.deck);
      }
    }
  });

  test('some encounter cards hold something to keep: bounty, cargo, crew, job, gear or mod [or.space-encounter.07]', () => {
    const sections = pack.encounters.flatMap((card) => card.sections);
    const kinds = sections.flatMap((section) => section.asset?.kind ?? []);
    expect(kinds.length).toBeGreaterThan(5);
    expect(ASSET_KINDS).toEqual(expect.arrayContaining(kinds));
    for (const { asset, effects } of sections)
      expect(JSON.stringify(effects).includes('"do":"keep"')).toBe(asset !== undefined);
  });

  test('characters and crew list their skills [or.skill-tests.03]', () => {
    const crew = assets.flatMap((asset) => (asset.kind === 'crew' ? [asset] : []));
    expect(crew.length).toBeGreaterThan(30);
    for (const { skills } of [...pack.characters, ...crew])
      expect(skills.every((skill) => SKILLS.includes(skill))).toBe(true);
    expect(pack.characters.find((each) => each.id === 'lando-calrissian')?.skills).toEqual([
      'influence',
      'knowledge',
      'piloting',
    ]);
  });

  test('a job lists the skills it tests, each crucial or not [or.jobs.03]', () => {
    const jobs = assets.flatMap((asset) => (asset.kind === 'job' && asset.destination !== null ? [asset] : []));
    expect(jobs.length).toBeGreaterThan(12);
    for (const job of jobs) expect(job.skills.length).toBeGreaterThan(0);
    expect(new Set(jobs.flatMap((job) => job.skills.map((skill) => skill.crucial)))).toEqual(new Set([true, false]));
  });

  test('a bounty shows the class of its contact [or.bounties.04]', () => {
    const bounties = assets.flatMap((asset) => (asset.kind === 'bounty' ? [asset] : []));
    expect(bounties).toHaveLength(13);
    for (const bounty of bounties)
      expect(pack.contacts.find((contact) => contact.id === bounty.contact)?.class).toBe(bounty.class);
    expect(new Set(bounties.map((bounty) => bounty.class))).toEqual(new Set(CONTACT_CLASSES));
  });

  test('droid symbols stand on a character and on contacts [or.symbols.07]', () => {
    expect(pack.characters.filter((character) => character.droid).map((character) => character.id)).toEqual(['ig-88']);
    const droids = pack.contacts.filter((contact) => contact.symbols.includes('droid')).map((contact) => contact.id);
    expect(droids).toEqual(['w1-le', 'chopper', '4-lom', 'k-2so']);
    for (const id of droids)
      expect(pack.databank.find((card) => card.id === `databank-${id}`)?.asset).toMatchObject({
        symbols: expect.arrayContaining(['droid']),
      });
  });
});

describe('the map', () => {
  const edges = edgesOf(pack.map);

  test('hangs together: every id that is spoken of exists and every space can be reached', () => {
    expect(packTroubles(pack)).toEqual([]);
  });

  test('Ryloth is 4 spaces from the Ring of Kafrene, and another way takes at most 7', () => {
    expect(distances(edges, 'ryloth').get('ring-of-kafrene')).toBe(4);
    for (const blocked of ['na4', 'ta2', 'ta5']) {
      const detour = distances(edges, 'ryloth', [blocked]).get('ring-of-kafrene');
      expect(detour).toBeGreaterThan(4);
      expect(detour).toBeLessThanOrEqual(7);
    }
  });

  test('the quick way from Mon Calamari to Kessel leads through the Maelstrom', () => {
    expect(distances(edges, 'mon-calamari').get('kessel')).toBe(4);
    expect(distances(edges, 'mon-calamari', ['maelstrom']).get('kessel')).toBe(6);
  });

  test('the tiles fit together in every order', () => {
    const [left = '', right = ''] = pack.map.endcaps.map((endcap) => endcap.id);
    const tiles = pack.map.tiles.map((tile) => tile.id);
    for (let turn = 0; turn < tiles.length; turn++) {
      const order = [...tiles.slice(turn), ...tiles.slice(0, turn)].reverse();
      const reached = distances(edgesOf(pack.map, [left, ...order, right]), 'rs1');
      expect(reached.size).toBe(pack.map.spaces.length);
    }
  });
});
