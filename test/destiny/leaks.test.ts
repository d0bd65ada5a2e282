/**
 * Cards that look at hidden cards tell nobody else what they see. Each look is played twice with other hidden cards: what every other player and a
 * spectator may know stays the same after every action, events, questions and who is asked included; the looker sees the difference. And after
 * every action whatever a viewer may not know is dealt anew: they see the same.
 */
import { canonicalJson } from '../../src/core';
import { destiny, type DestinyState } from '../../src/destiny';
import { card, fullName } from '../../src/destiny/facts';
import { P1, P2, codeOf, destinyTable, type Setting, type Table } from './table';

const P3 = 'p3';
const die = (of: string, ...dice: (string | null)[]) => ({ card: of, dice });

interface Look {
  card: string;
  what: string;
  /** The table before the look; hidden cards of these names are somewhere on it. */
  table(hidden: readonly string[]): Table;
  play(table: Table, hidden: readonly string[]): unknown;
  /** Two sets of hidden cards. */
  hidden: readonly [readonly string[], readonly string[]];
  /** Who sees them, default p1; null: nobody. */
  looker?: string | null;
  /** Who owns them and knows them anyway. */
  owner?: string;
}

const three = (setting: Setting): Table =>
  destinyTable({ p3: { characters: ['Hired Gun'] }, battlefield: 'Mos Eisley Spaceport', ...setting });

/** P2's hand holds the hidden cards. */
const handOf =
  (p1: Setting['p1'], more: Setting = {}) =>
  (hidden: readonly string[]): Table =>
    three({ ...(p1 ? { p1 } : {}), p2: { hand: [...hidden] }, ...more });

/** P2's hand is the same in both games; chance picks the hidden ones among its cards. */
const alwaysInHand = (hand: readonly string[], p1: Setting['p1']): (() => Table) => {
  return () => three({ ...(p1 ? { p1 } : {}), p2: { hand: [...hand] } });
};

/** The hidden cards lie in a shuffled deck with others; chance says that they are the top ones. */
const deckOf = (owner: 'p1' | 'p2', deck: readonly string[], p1: Setting['p1']) => (): Table => {
  const sides: Setting = owner === P1 ? { p1: { ...p1, deck: [...deck] } } : { p1: p1 ?? {}, p2: { deck: [...deck] } };
  return three(sides);
};

const DECK = ['Dodge', 'Dodge', 'Block', 'Aim', 'Flank', 'Jetpack', 'Comlink', 'Datapad'];

const looks: readonly Look[] = [
  {
    card: 'Street Informants',
    what: 'a hand',
    table: handOf({ supports: ['Street Informants'] }),
    play: (t) => t.use(P1, 'street-informants').choose(P2),
    hidden: [
      ['Dodge', 'Block'],
      ['Jetpack', 'Aim'],
    ],
    owner: P2,
  },
  {
    card: 'Scout',
    what: 'a hand, of which the cheapest card is discarded',
    table: handOf({ characters: [{ card: 'Padawan', upgrades: [die('Scout', 'special')] }] }),
    play: (t) => t.resolve(P1, 'special').choose('scout.1', P2, 'Take Cover'),
    hidden: [
      ['Take Cover', 'Jetpack'],
      ['Take Cover', 'Rocket Launcher'],
    ],
    owner: P2,
  },
  {
    card: "Maz's Goggles",
    what: 'a hand, of which an event is discarded',
    table: handOf({ characters: [{ card: 'Padawan', upgrades: [die("Maz's Goggles", 'special')] }] }),
    play: (t) => t.resolve(P1, 'special').choose('mazs-goggles.1', P2, 'Dodge'),
    hidden: [
      ['Dodge', 'Jetpack'],
      ['Dodge', 'Block'],
    ],
    owner: P2,
  },
  {
    card: 'Friends in Low Places',
    what: 'a hand, of which a cheap event is discarded',
    table: handOf({ characters: ['Jango Fett'], hand: ['Friends in Low Places'], resources: 1 }),
    play: (t) => t.play(P1, 'Friends in Low Places').choose(P2, 'Take Cover'),
    hidden: [
      ['Take Cover', 'Jetpack'],
      ['Take Cover', 'Aim'],
    ],
    owner: P2,
  },
  {
    card: 'Jedi Temple',
    what: 'a hand, and nothing is discarded, whether there was an event or none',
    table: handOf({}, { battlefield: 'Jedi Temple' }),
    play: (t) => t.claim(P1).choose('use', P2).done(),
    hidden: [
      ['Dodge', 'Block'],
      ['Jetpack', 'Comlink'],
    ],
    owner: P2,
  },
  {
    card: 'Kylo Ren',
    what: 'a random card, of which its cost alone is told',
    table: alwaysInHand(['Jetpack', 'Comlink', 'Datapad'], { characters: [die('01011', 'special')] }),
    play: (t, [seen]) =>
      t
        .resolve(P1, 'special')
        .choose('kylo-ren.1', 'hired-gun')
        .draws(seen ?? ''),
    hidden: [['Comlink'], ['Jetpack']],
  },
  {
    card: 'Interrogation Droid',
    what: 'a random card, an event or not',
    table: alwaysInHand(['Dodge', 'Jetpack'], { supports: ['Interrogation Droid'] }),
    play: (t, [seen]) =>
      t
        .activate(P1, 'interrogation-droid')
        .rolls('1 resource')
        .choose(P2)
        .draws(seen ?? '')
        .no(),
    hidden: [['Dodge'], ['Jetpack']],
  },
  {
    card: 'Probe',
    what: 'two random cards',
    table: alwaysInHand(['Jetpack', 'Comlink', 'Datapad'], { hand: ['Probe'], resources: 1 }),
    play: (t, seen) =>
      t
        .play(P1, 'Probe')
        .choose(P2)
        .draws(...seen),
    hidden: [
      ['Jetpack', 'Comlink'],
      ['Comlink', 'Datapad'],
    ],
  },
  {
    card: 'Pulling the Strings',
    what: "the top of a player's deck, and puts the cards back",
    table: deckOf('p2', DECK, { hand: ['Pulling the Strings'] }),
    play: (t, seen) => {
      const [first = '', second = ''] = seen;
      t.play(P1, 'Pulling the Strings').choose(P2);
      t.draws(...seen)
        .choose(first)
        .done()
        .choose(second);
    },
    hidden: [
      ['Aim', 'Block', 'Jetpack'],
      ['Flank', 'Dodge', 'Dodge'],
    ],
  },
  {
    card: 'Jedi Council',
    what: "the top of a player's deck",
    table: deckOf('p2', DECK, { supports: ['Jedi Council'] }),
    play: (t, seen) =>
      t
        .use(P1, 'jedi-council')
        .choose(P2)
        .draws(...seen)
        .done(),
    hidden: [
      ['Aim', 'Block'],
      ['Flank', 'Dodge'],
    ],
  },
  {
    card: 'Friends in High Places',
    what: 'the top of the own deck, until its cards are discarded',
    table: deckOf('p1', DECK, {
      characters: [die('Jango Fett', '2 ranged', '2 ranged'), die('Han Solo', '3 ranged for 1')],
      hand: ['Friends in High Places'],
      resources: 3,
    }),
    play: (t, seen) => t.play(P1, 'Friends in High Places').draws(...seen).asks,
    hidden: [
      ['Aim', 'Block', 'Jetpack'],
      ['Flank', 'Dodge', 'Dodge'],
    ],
  },
  {
    card: 'Friends in High Places',
    what: 'the cards that it will discard, while another of them is played',
    table: deckOf('p1', DECK, {
      characters: [die('Jango Fett', '2 ranged', '2 ranged'), die('Han Solo', '3 ranged for 1')],
      hand: ['Friends in High Places'],
      resources: 3,
    }),
    play: (t, seen) =>
      t
        .play(P1, 'Friends in High Places')
        .draws(...seen)
        .choose('Jetpack').asks,
    hidden: [
      ['Jetpack', 'Aim', 'Block'],
      ['Jetpack', 'Flank', 'Dodge'],
    ],
  },
  {
    card: 'Black Market',
    what: 'the cards that it draws',
    table: deckOf('p1', DECK, { supports: [die('Black Market', 'special')] }),
    play: (t, seen) =>
      t
        .resolve(P1, 'special')
        .choose('black-market.1')
        .draws(...seen)
        .done(),
    hidden: [
      ['Dodge', 'Block'],
      ['Jetpack', 'Comlink'],
    ],
  },
  {
    card: "Maz's Castle",
    what: 'which cards go to the bottom of the deck',
    table: () => three({ p1: { hand: ['Dodge', 'Block', 'Jetpack'], deck: [] }, battlefield: "Maz's Castle" }),
    play: (t, laid) =>
      t
        .claim(P1)
        .choose('use', ...laid)
        .done(),
    hidden: [
      ['Dodge', 'Block'],
      ['Jetpack', 'Dodge'],
    ],
  },
  {
    card: 'Premonitions',
    what: 'the card that is laid facedown',
    table: (hidden) => three({ p1: { hand: ['Premonitions', ...hidden] } }),
    play: (t, [laid]) => t.play(P1, 'Premonitions').choose('set aside', laid ?? ''),
    hidden: [
      ['Dodge', 'Block'],
      ['Jetpack', 'Aim'],
    ],
  },
  {
    card: 'Premonitions',
    what: 'the card that lies facedown under another copy, until it is played',
    table: ([under = '']) =>
      three({ p1: { hand: ['Premonitions'], setAside: [{ card: codeOf('Premonitions'), under: codeOf(under) }] } }),
    play: (t) => t.play(P1, 'Premonitions').choose('play').choices,
    hidden: [['Dodge'], ['Jetpack']],
  },
  {
    card: 'Premonitions',
    what: "the card that lies facedown under an opponent's copy, which its player does not know either",
    table: ([under = '']) =>
      three({
        p1: { hand: ['Premonitions'] },
        p2: { setAside: [{ card: codeOf('Premonitions'), under: codeOf(under) }] },
      }),
    play: (t) => t.play(P1, 'Premonitions').choose('play').choices,
    hidden: [['Dodge'], ['Jetpack']],
    looker: null,
    owner: P2,
  },
  {
    card: 'Tactical Aptitude',
    what: 'the card that is drawn, nor the one that goes to the bottom of the deck',
    table: deckOf('p1', DECK, {
      characters: [{ card: 'TIE Pilot', upgrades: ['Tactical Aptitude'] }],
      hand: ['Salvo', 'Salvo'],
    }),
    play: (t, [drawn = '']) => t.activate(P1, 'tie-pilot').rolls('blank').uses().draws(drawn).choose(drawn),
    hidden: [['Dodge'], ['Jetpack']],
  },
  {
    card: 'Our Only Hope',
    what: 'the card that is drawn and kept',
    table: deckOf('p1', DECK, { hand: ['Our Only Hope', 'Salvo'], resources: 5 }),
    play: (t, [drawn = '']) => t.play(P1, 'Our Only Hope').draws(drawn).choose('keep it'),
    hidden: [['Dodge'], ['Jetpack']],
  },
  {
    card: 'Darth Vader, Sith Lord',
    what: 'the hand of which an opponent chooses a card',
    table: handOf({ characters: ['Darth Vader, Sith Lord'] }),
    play: (t) => t.activate(P1, 'darth-vader').rolls('2 melee').uses().choose(P2, 'Dodge'),
    hidden: [
      ['Dodge', 'Jetpack'],
      ['Dodge', 'Block'],
    ],
    looker: null,
    owner: P2,
  },
];

const SEEDS = [1, 2, 3];
const VIEWERS = [P1, P2, P3, 'spectator', 'judge'];
/** Whoever sees everything. */
const EVERYTHING = null;

/** What a viewer may know of a state, and the question that then waits. */
function known(state: DestinyState, viewer: string | null): string {
  const { by, asks, step, within, over } = destiny.decision(state);
  const view = viewer === EVERYTHING ? destiny.viewOfEverything(state) : destiny.view(state, viewer);
  return canonicalJson([view, [...by], asks, step, [...within], over]);
}

/** The states that a look goes through, one after each action and question. */
function played(look: Look, hidden: readonly string[]): DestinyState[] {
  const table = look.table(hidden);
  const states: DestinyState[] = [];
  const { act } = table;
  table.act = (action) => {
    act(action);
    states.push(table.state);
    return table;
  };
  look.play(table, hidden);
  void table.asks;
  return states;
}

/** What a viewer may know after each action. */
const watched = (look: Look, hidden: readonly string[], viewer: string | null): string[] =>
  played(look, hidden).map((state) => known(state, viewer));

describe.each(looks)('$card', (look) => {
  const { what, hidden, owner, looker = P1 } = look;
  const codes = (cards: readonly string[]): string[] => cards.map((each) => codeOf(each));
  const [one, other] = hidden;

  const lookers = [looker, owner].filter((each) => typeof each === 'string');

  test(`shows nobody else ${what} [des.looking.02]`, () => {
    for (const viewer of VIEWERS.filter((each) => !lookers.includes(each))) {
      const [first, second] = [watched(look, one, viewer), watched(look, other, viewer)];
      expect(first.length).toBeGreaterThan(0);
      expect([viewer, first]).toEqual([viewer, second]);
    }
  });

  test('shows it to who looks, and where everything is shown', () => {
    for (const viewer of [EVERYTHING, ...lookers]) {
      const [first, second] = [watched(look, one, viewer), watched(look, other, viewer)];
      expect(first).not.toEqual(second);
      for (const code of codes(one)) expect(first.some((view) => view.includes(`"${code}"`))).toBe(true);
    }
  });

  test('shows the same when what a viewer may not know is dealt anew at any moment of it', () => {
    const states = played(look, one);
    for (const viewer of VIEWERS)
      for (const [at, state] of states.entries())
        for (const seed of SEEDS)
          expect([viewer, at, known(destiny.resample(state, viewer, seed), viewer)]).toEqual([
            viewer,
            at,
            known(state, viewer),
          ]);
    // To somebody something else was dealt, else nothing was tried.
    const dealt = states.flatMap((state) =>
      VIEWERS.flatMap((viewer) => SEEDS.map((seed) => [state, destiny.resample(state, viewer, seed)] as const)),
    );
    expect(dealt.some(([state, other]) => known(state, EVERYTHING) !== known(other, EVERYTHING))).toBe(true);
    for (const state of states) expect(destiny.reseed(state, 1).players).toEqual(state.players);
  });
});

test('every card that looks at hidden cards is among these', () => {
  const looking = destiny.procedures
    .filter(({ steps }) => steps.some((step) => /^look at /.test(step.name)))
    .map(({ name }) => destiny.abilities.find((each) => `ability ${each.id}` === name)?.card ?? '');
  const cards = [...new Set(looking.filter((code) => code !== '').map((code) => card(code)))];
  const covered = looks.map((each) => codeOf(each.card));
  expect(cards.length).toBeGreaterThan(10);
  expect(cards.flatMap((each) => (each && !covered.includes(each.code) ? [fullName(each)] : []))).toEqual([]);
});

test('Scrap Buy shows everybody the card that it finds', () => {
  const found = 'Jetpack';
  const t = three({ p1: { hand: ['Scrap Buy'], discard: ['Dodge', 'Block', found] } })
    .play(P1, 'Scrap Buy')
    .draws(found);
  for (const viewer of [P1, P2, P3, 'spectator'])
    expect(destiny.view(t.state, viewer).events.filter((each) => each.type === 'shown')).toMatchObject([
      { player: P1, cards: [codeOf(found)] },
    ]);
  expect(t.hand(P1)).toEqual([card(codeOf(found))?.name]);
});
