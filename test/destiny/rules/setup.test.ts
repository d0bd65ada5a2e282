/** Setup in six steps, for two and for more (des.setup, des.free-for-all-setup, des.customization). */
import * as E from 'fp-ts/lib/Either';
import { destiny, type DestinyAction, type DestinyState } from '../../../src/destiny';
import { Table, codeOf } from '../table';
import { deckWith, elite, named, one } from '../decks';

const deck = (team: { code: string; dice: 1 | 2 }[], battlefield = 'Rebel War Room', cards = deckWith()) => ({
  name: 'test',
  characters: team,
  battlefield: named(battlefield).code,
  deck: cards,
});
const HEROES = deck([elite('Leia Organa'), one('Han Solo')]);
const VILLAINS = deck([one('General Veers'), elite('Jango Fett')], 'Command Center');

function begin(decks: unknown[] = [HEROES, VILLAINS], more = {}): Table {
  const begun = destiny.begin({ decks, ...more }, { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  return new Table(begun.right.state);
}

/** Draws five cards for each player and keeps them. */
function dealt(table = begin()): Table {
  const players = table.state.players.length;
  for (let i = 0; i < players * 5; i++) draw(table);
  return table;
}

function draw(table: Table): void {
  const action = destiny.allLegalActions(table.state).actions[0];
  if (action?.type !== 'draw') throw new Error(`no card is drawn now: ${table.asks}`);
  table.act(action);
}

function kept(table = dealt()): Table {
  for (const { id } of table.state.players) table.act({ type: 'done', player: id } as DestinyAction);
  return table;
}

const pools = (state: DestinyState) => state.dice.filter((each) => each.zone === 'pool');

test('an elite character has two dice, another one one [des.setup.02, des.character.07]', () => {
  const t = begin();
  const diceOn = (id: string) => t.state.dice.filter((each) => each.on === id).length;
  expect([diceOn('leia-organa'), diceOn('han-solo'), diceOn('jango-fett'), diceOn('general-veers')]).toEqual([
    2, 1, 2, 1,
  ]);
  expect(t.state.dice[0]).toEqual({
    id: 'leia-organa.1',
    code: codeOf('Leia Organa'),
    owner: 'p1',
    controller: 'p1',
    card: 'leia-organa',
    on: 'leia-organa',
    zone: 'card',
    side: -1,
    passing: false,
    barredIn: 0,
  });
  expect(t.asks).toBe('chance: draw');
});

test('all characters of the teams are in play [des.character.02, des.in-play.02]', () => {
  const t = begin();
  expect(t.state.cards.map((each) => [each.id, each.zone])).toEqual(
    ['leia-organa', 'han-solo', 'general-veers', 'jango-fett'].map((id) => [id, 'play']),
  );
  expect(t.asks).toBe('chance: draw');
});

test('both battlefields lie set aside, visible, none in use yet [des.setup.03]', () => {
  const t = begin();
  expect([t.setAside('p1'), t.setAside('p2'), t.state.battlefield.code]).toEqual([
    ['Rebel War Room'],
    ['Command Center'],
    null,
  ]);
  const seen = destiny.view(t.state, 'p1').players.map((each) => each.setAside.map((aside) => aside.code));
  expect(seen).toEqual([[codeOf('Rebel War Room')], [codeOf('Command Center')]]);
  expect(t.asks).toBe('chance: draw');
});

test('each player draws five of thirty cards [des.setup.04, des.deck.02, des.deck.01]', () => {
  const t = dealt();
  for (const { hand, deck: pile } of t.state.players) expect([hand.length, pile.unknown.length]).toEqual([5, 25]);
  expect(t.asks).toMatch(/cards to shuffle back/);
});

test('a mulligan shuffles cards back first, then draws up to five, once [des.setup.05]', () => {
  const t = dealt();
  const [first, second] = t.player('p1').hand;
  t.act({ type: 'choose-card', player: 'p1', card: first ?? '' }).act({
    type: 'choose-card',
    player: 'p1',
    card: second ?? '',
  });
  expect(t.player('p1').deck.unknown).toHaveLength(27);
  t.act({ type: 'done', player: 'p1' }).act({ type: 'done', player: 'p2' });
  draw(t);
  draw(t);
  expect([t.player('p1').hand.length, t.player('p1').deck.unknown.length]).toEqual([5, 25]);
  expect(t.asks).toBe('chance: roll for the battlefield');
});

test('both choose their mulligan at once, in any order, unseen by the other [des.setup.06]', () => {
  const t = dealt();
  expect(destiny.decision(t.state).by).toEqual(['p1', 'p2']);
  const before = destiny.view(t.state, 'p1').players[1];
  t.act({ type: 'choose-card', player: 'p2', card: t.player('p2').hand[0] ?? '' });
  const moved = destiny.view(t.state, 'p1').events.filter((each) => each.type === 'card-moved');
  expect(moved).toMatchObject([{ player: 'p2', card: null }]);
  expect(before?.hand).toBeNull();
  t.act({ type: 'done', player: 'p1' });
  expect(destiny.decision(t.state).by).toEqual(['p2']);
  t.done();
  draw(t);
  expect(t.asks).toBe('chance: roll for the battlefield');
});

test('each player gains two resources [des.setup.07, des.resources.02, des.supply.01]', () => {
  const t = dealt();
  expect(t.state.players.map((each) => each.resources)).toEqual([0, 0]);
  kept(t);
  expect(t.state.players.map((each) => each.resources)).toEqual([2, 2]);
  expect(t.asks).toBe('chance: roll for the battlefield');
});

/** Leia's two dice, Han's; Veers', Jango's two. */
const rolled = (...faces: string[]): Table => kept().rolls(...faces);

test('the values of all character dice are added up [des.setup.08]', () => {
  const first = rolled('2 ranged');
  expect(pools(first.state)).toMatchObject([{ id: 'leia-organa.1', on: null, zone: 'pool' }]);
  expect([first.shows('leia-organa.1'), first.asks]).toEqual(['2 ranged', 'chance: roll for the battlefield']);
  const t = rolled('2 ranged', '1 focus', 'blank', '1 shield', 'blank', 'blank');
  expect(t.events('battlefield-rolled')).toMatchObject([
    { player: 'p1', total: 3 },
    { player: 'p2', total: 1 },
  ]);
  const amounts = t.events('battlefield-rolled').map(({ sources }) => sources?.map(({ amount }) => amount).sort());
  expect(amounts).toEqual([
    [0, 1, 2],
    [0, 0, 1],
  ]);
  expect(t.asks).toBe('p1: which battlefield is used');
});

test('costs do not count, modifiers do, special and blank are 0 [des.setup.09, des.value.02]', () => {
  const poe = deck([one('Poe Dameron'), one('Rebel Trooper'), one('Rebel Trooper')]);
  const t = kept(dealt(begin([poe, VILLAINS]))).rolls(
    'special',
    '+1 ranged',
    '2 ranged',
    '+2 ranged',
    'blank',
    'blank',
  );
  expect(t.events('battlefield-rolled').map((each) => each.total)).toEqual([3, 2]);
  const cost = rolled('2 ranged for 1', 'blank', '3 ranged for 1', 'blank', 'blank', 'blank');
  expect(cost.events('battlefield-rolled')[0]?.total).toBe(5);
  // What may be disputed is told: one modifier of each player, two costs.
  expect(t.events('battlefield-rolled').map(({ because }) => because?.length)).toEqual([1, 1]);
  expect(cost.events('battlefield-rolled').map(({ because }) => because?.length)).toEqual([2, undefined]);
  expect([t.asks, cost.asks]).toEqual(['p1: which battlefield is used', 'p1: which battlefield is used']);
});

test('a tie is rolled again [des.setup.10]', () => {
  const t = rolled('2 ranged', '2 ranged', 'blank', '2 ranged', '1 ranged', '1 ranged');
  expect([t.state.battlefield.code, t.asks]).toEqual([null, 'chance: roll for the battlefield']);
  t.rolls('blank', 'blank', 'blank', '1 ranged', 'blank', 'blank');
  expect(t.asks).toBe('p2: which battlefield is used');
});

const WIN = ['2 ranged', '2 ranged', '1 resource', 'blank', 'blank', 'blank'];

test('the winner chooses either battlefield; its owner controls it and acts first [des.setup.11, des.setup.12]', () => {
  const t = rolled(...WIN);
  expect(t.choices).toEqual(['p1', 'p2']);
  t.choose('p2').choose('leia-organa', 'leia-organa');
  expect(t.state.battlefield).toMatchObject({ code: codeOf('Command Center'), owner: 'p2', controller: 'p2' });
  expect(t.decisionIsTurnOf('p2')).toBe(true);
});

test('the other player distributes two shields and sets the battlefield aside [des.setup.13, des.battlefield.01]', () => {
  const t = rolled(...WIN).choose('p1');
  expect(t.asks).toMatch(/^p2: a character for one of 2 shields/);
  t.choose('general-veers', 'jango-fett');
  expect(['leia-organa', 'han-solo', 'general-veers', 'jango-fett'].map(t.shields)).toEqual([0, 0, 1, 1]);
  expect([t.setAside('p1'), t.setAside('p2')]).toEqual([[], ['Command Center']]);
  // One is in use, so it may be claimed.
  expect(t.choices).toContain('claim');
});

test('both shields on one character will do, one of each own character only, and the other player gets none [des.setup.13]', () => {
  const t = rolled(...WIN).choose('p1');
  expect(t.choices).toEqual(['general-veers', 'jango-fett']);
  t.choose('jango-fett');
  expect(t.choices).toEqual(['general-veers', 'jango-fett']);
  t.choose('jango-fett');
  expect(['leia-organa', 'han-solo', 'general-veers', 'jango-fett'].map(t.shields)).toEqual([0, 0, 0, 2]);
  expect(t.asks).not.toMatch(/shields/);
  expect(t.state.battlefield.code).toBe(named('Rebel War Room').code);
  expect(t.setAside('p2')).toEqual(['Command Center']);
});

test('after setup all dice are back on their cards [des.setup.14]', () => {
  const t = rolled(...WIN)
    .choose('p1')
    .choose('jango-fett', 'jango-fett');
  expect(pools(t.state)).toEqual([]);
  expect(t.state.dice.every((each) => each.on === each.card && each.side === -1)).toBe(true);
  expect(t.shields('jango-fett')).toBe(2);
});

test('the six steps come in this order [des.setup.01]', () => {
  const t = rolled(...WIN)
    .choose('p1')
    .choose('jango-fett', 'jango-fett');
  const order = t.story
    .map((each) => each.type)
    .filter((type) =>
      [
        'cards-drawn',
        'resources-gained',
        'battlefield-rolled',
        'battlefield-chosen',
        'shields-gained',
        'round-started',
      ].includes(type),
    );
  expect([...new Set(order)]).toEqual([
    'cards-drawn',
    'resources-gained',
    'battlefield-rolled',
    'battlefield-chosen',
    'shields-gained',
    'round-started',
  ]);
  const phases = t.story.flatMap((each) =>
    each.type === 'phase-started' || each.type === 'phase-ended' ? [`${each.type} ${each.phase}`] : [],
  );
  expect(phases).toEqual(['phase-started setup', 'phase-ended setup', 'phase-started action']);
});

test('no game without a legal team, deck and battlefield [des.customization.01]', () => {
  const short = { ...HEROES, deck: deckWith().slice(1) };
  for (const bad of [short, { ...HEROES, characters: [] }, { ...HEROES, battlefield: '01021' }, 'nonsense', null]) {
    const begun = destiny.begin({ decks: [HEROES, bad] }, { mode: 'manual' });
    if (E.isRight(begun)) throw new Error('it began');
    expect(begun.left.path.slice(0, 2)).toEqual(['decks', 1]);
  }
});

test('both players may use the same side and the very same characters [des.faq-same-affiliation.01, des.faq-same-affiliation.02]', () => {
  const t = begin([HEROES, HEROES]);
  expect(t.state.cards.map((each) => [each.id, each.controller])).toEqual([
    ['leia-organa', 'p1'],
    ['han-solo', 'p1'],
    ['leia-organa-2', 'p2'],
    ['han-solo-2', 'p2'],
  ]);
  expect(t.asks).toBe('chance: draw');
  const same = { code: 'same-character', rules: ['des.faq-same-affiliation.02'] };
  const alike = { code: 'same-affiliation', rules: ['des.faq-same-affiliation.01'] };
  const said = (...decks: unknown[]) => {
    const { story, asks } = begin(decks);
    expect(asks).toBe('chance: draw');
    return story.flatMap((each) => (each.type === 'team-laid-out' ? [each.because] : []));
  };
  expect(said(HEROES, HEROES)).toMatchObject([
    [same, alike],
    [same, alike],
  ]);
  expect(said(HEROES, deck([one('Luke Skywalker')]))).toMatchObject([[alike], [alike]]);
  expect(said(HEROES, deck([one('Han Solo'), one('Padawan')]))).toMatchObject([
    [same, alike],
    [same, alike],
  ]);
  expect(said(HEROES, VILLAINS)).toEqual([undefined, undefined]);
});

test('dice for the deck and those that cards need lie in the set-aside zone [des.set-aside-zone.01, des.set-aside-zone.02]', () => {
  const krennic = deck([one('Director Krennic')], 'Command Center', deckWith('Promotion', 'F-11D Rifle'));
  const t = begin([krennic, HEROES]);
  expect(t.diceAside('p1')).toEqual(
    expect.arrayContaining(['Promotion', 'F-11D Rifle', 'Death Trooper', 'Death Trooper']),
  );
  expect(t.state.dice.map((each) => each.code)).not.toContain(codeOf('Promotion'));
  const own = begin([krennic, HEROES], { dice: [[codeOf('Death Trooper')]] });
  expect(own.diceAside('p1')).toEqual(['Death Trooper']);
  expect([t.asks, own.asks]).toEqual(['chance: draw', 'chance: draw']);
});

describe('free-for-all', () => {
  const three = [
    deck([one('Leia Organa')], 'Echo Base'),
    deck([one('Jango Fett')], 'Command Center'),
    deck([one('Han Solo'), one('Padme Amidala')], 'Frozen Wastes'),
  ];
  const seated = () =>
    begin(three)
      .act({ type: 'choose-at-random', player: 'chance', of: 'seats', chosen: 'p3' })
      .act({ type: 'choose-at-random', player: 'chance', of: 'seats', chosen: 'p1' })
      .act({ type: 'choose-at-random', player: 'chance', of: 'seats', chosen: 'p2' });

  test('three or four should play, more may, one may not [des.free-for-all.01, des.multiplayer.01]', () => {
    for (const decks of [three, [...three, deck([one('Luke Skywalker')])], [...three, ...three]]) {
      const begun = destiny.begin({ decks }, { mode: 'seeded', seed: 1 });
      expect(E.isRight(begun) && begun.right.state.players.length).toBe(decks.length);
    }
    const alone = destiny.begin({ decks: three.slice(1, 2) }, { mode: 'seeded', seed: 1 });
    expect(E.isLeft(alone) && alone.left.code).toBe('player-count');
  });

  test('players are seated at random [des.free-for-all-setup.01]', () => {
    const t = begin(three);
    expect(t.asks).toBe('chance: who sits next');
    expect(t.state.players.map((each) => each.id)).toEqual(['p1', 'p2', 'p3']);
    const after = seated();
    expect(after.state.players.map((each) => each.id)).toEqual(['p3', 'p1', 'p2']);
    expect(after.asks).toBe('chance: draw');
  });

  // Seats p3, p1, p2: dice of Han, Padme; Leia; Jango.
  test('the highest total chooses among all battlefields [des.free-for-all-setup.02]', () => {
    const t = kept(dealt(seated())).rolls('2 ranged', '2 focus', '1 ranged', '2 ranged');
    expect(t.asks).toBe('p3: which battlefield is used');
    expect(t.choices.sort()).toEqual(['p1', 'p2', 'p3']);
  });

  test('each other player gives one shield [des.free-for-all-setup.03]', () => {
    const t = kept(dealt(seated())).rolls('2 ranged', '2 focus', '1 ranged', '2 ranged').choose('p1');
    t.choose('han-solo', 'jango-fett');
    expect(['han-solo', 'padme-amidala', 'jango-fett', 'leia-organa'].map(t.shields)).toEqual([1, 0, 1, 0]);
    expect(t.decisionIsTurnOf('p1')).toBe(true);
  });

  test('only those tied for the highest total roll again [des.free-for-all-setup.04]', () => {
    const t = kept(dealt(seated())).rolls('2 ranged', 'blank', '1 ranged', '2 ranged');
    t.rolls('2 ranged', 'blank', 'blank');
    expect(t.events('battlefield-rolled').map((each) => each.player)).toEqual(['p3', 'p1', 'p2', 'p3', 'p2']);
    expect(t.asks).toBe('p3: which battlefield is used');
  });
});
