/**
 * Cards that look at hidden cards tell nobody else what they see. Each look is played twice with other hidden cards: what every other player and a
 * spectator may know stays the same after every action, events, questions and who is asked included; the looker sees the difference.
 */
import { canonicalJson } from '../../src/core';
import { destiny } from '../../src/destiny';
import { card } from '../../src/destiny/cards';
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
  /** The only one who sees them, default p1. */
  looker?: string;
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
];

/** What everybody may know after each action, and the question that then waits. */
function watched(look: Look, hidden: readonly string[], viewers: readonly string[]): Record<string, string[]> {
  const table = look.table(hidden);
  const seen: Record<string, string[]> = Object.fromEntries(viewers.map((each) => [each, []]));
  const { act } = table;
  table.act = (action) => {
    act(action);
    const { by, asks, step, within, over } = destiny.decision(table.state);
    for (const viewer of viewers)
      seen[viewer]?.push(canonicalJson([destiny.view(table.state, viewer), [...by], asks, step, [...within], over]));
    return table;
  };
  look.play(table, hidden);
  void table.asks;
  return seen;
}

describe.each(looks)('$card', (look) => {
  const { what, hidden, owner } = look;
  const codes = (cards: readonly string[]): string[] => cards.map((each) => codeOf(each));
  const [one, other] = hidden;

  test(`shows nobody else ${what} [des.looking.02]`, () => {
    const others = [P2, P3, 'spectator'].filter((each) => each !== owner);
    const [first, second] = [watched(look, one, others), watched(look, other, others)];
    for (const viewer of others) {
      expect(first[viewer]?.length).toBeGreaterThan(0);
      expect(first[viewer]).toEqual(second[viewer]);
    }
  });

  test('shows it to who looks, and to the judge', () => {
    for (const viewer of [P1, 'judge']) {
      const [first, second] = [one, other].map((cards) => watched(look, cards, [viewer])[viewer] ?? []);
      expect(first).not.toEqual(second);
      for (const code of codes(one)) expect(first?.some((view) => view.includes(`"${code}"`))).toBe(true);
    }
  });
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
