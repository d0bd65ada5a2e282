/** Words of the table: how cards and dice are named, what typos are answered with, what the story and the picture say. */
import { fromOutside } from '../../../src/core';
import * as E from 'fp-ts/lib/Either';
import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import { fileSchema, judge, toScenario } from '../../../src/judge';
import { rules } from '../../../src/destiny/catalogue';
import { destinyScenarios } from '../../../src/destiny/scenario';
import { idOfCard, wordOfCard } from '../../../src/destiny/scenario/card-words';
import { allCards, destiny } from '../../../src/destiny';
import { positionOf, codeOf } from '../table';
import { slug } from '../../../src/destiny/queries/cards';
import { rulingsOf } from '../../judge/games/rulings';

const { games, judged, problem, failure } = rulingsOf({ language: destinyScenarios, rules });

const BEN = '  ben: { characters: [Hired Gun, Padawan] }';
const table = (anna: string): string[] => ['players:', `  anna: ${anna}`, BEN];
const JANGO = table(
  '{ characters: [{ card: Jango Fett, dice: [2 ranged, 2 ranged] }, { card: Death Trooper, die: 2 ranged }] }',
);

describe('names', () => {
  test('ids of cards in play and their words stand for each other', () => {
    for (const { name } of allCards())
      for (const id of [slug(name), `${slug(name)}-2`]) expect(idOfCard(wordOfCard(id))).toBe(id);
  });

  test('the second card of a name is numbered through the file; a name of one’s own counts for itself', () => {
    const lines = table('{ characters: [Hired Gun, { card: Hired Gun, name: gun }], supports: [Speeder Bike Scout] }');
    const expected =
      'expect: { anna: { cards: [Hired Gun, gun, Speeder Bike Scout] }, ben: { cards: [Hired Gun 2, Padawan] } }';
    expect(judged(...lines, expected).verdict).toBe('passed');
  });

  test('names with quotation marks and accents may be written without', () => {
    const lines = table('{ characters: [Chirrut Imwe, Temmin Snap Wexley], hand: [Fair Trade] }');
    expect(judged(...lines, `expect: { anna: { hand: ['"Fair" Trade'] }, Chirrut Îmwe: { damage: 0 } }`).verdict).toBe(
      'passed',
    );
  });

  test('a die by its side, its card, or both; dice that lie alike are one choice', () => {
    const choosing = (word: string): string =>
      failure(...JANGO, 'steps:', '  - resolve: ranged', `  - choose: ${word}`);
    expect([choosing('Jango Fett'), choosing('2 ranged of Jango Fett'), choosing('2 ranged of Death Trooper')]).toEqual(
      ['', '', ''],
    );
    expect(choosing('2 ranged')).toContain('it could mean any of: die 1 of Jango Fett, die 1 of Death Trooper');
    expect(choosing('2 rangd')).toContain("'2 rangd' cannot be chosen (a die to resolve); did you mean 2 ranged?");
  });
});

test.each([
  [
    '{ card: Jango Fett, elite: false, dice: [blank, 1 ranged] }',
    'action',
    'a character that is not elite has one die',
  ],
  ['Jango Fett', 'setup, turn: anna', 'Players have turns and pass in the action phase, not in setup'],
  ['Jango Fett', 'upkeep, passes: 1', 'Players have turns and pass in the action phase, not in upkeep'],
])('no word of a table is passed over: %s at %s', (character, moment, message) => {
  expect(problem(...table(`{ characters: [${character}] }`), `moment: { phase: ${moment} }`)).toContain(message);
});

describe('typos', () => {
  test.each([
    [table('{ characters: [Jango Fet] }'), "4:24 'Jango Fet' is not known here; did you mean Jango Fett?"],
    [
      table('{ characters: [Darth Vader] }'),
      "4:24 several cards are called 'Darth Vader': write 'Darth Vader, Sith Lord' or 'Darth Vader, Dark Apprentice'",
    ],
    [
      table('{ characters: [{ card: Darth Vader, damage: 1 }] }'),
      "4:32 several cards are called 'Darth Vader': write 'Darth Vader, Sith Lord' or 'Darth Vader, Dark Apprentice'",
    ],
    [
      table('{ characters: [Padawan], dice-aside: [Darth Vader] }'),
      "4:47 several cards are called 'Darth Vader': write 'Darth Vader, Sith Lord' or 'Darth Vader, Dark Apprentice'",
    ],
    [
      table('{ characters: [{ card: Jango Fett, die: 3 ranged }] }'),
      "4:49 the die of Jango Fett has no side '3 ranged'; did you mean 1 ranged?",
    ],
    [table('{ characters: [{ card: Jango Fett, shields: 4 }] }'), '4:53 at most 3 is expected here'],
    [table('{ characters: [Dodge] }'), "4:24 'Dodge' is a card of the deck; a character is expected here"],
    [
      table('{ characters: [Padawan], hand: [Luke Skywalker] }'),
      "4:41 'Luke Skywalker' is a character; a card of the deck is expected here",
    ],
    [
      table("{ characters: ['Count Dooku, Devious Strategist'] }"),
      "4:24 'Count Dooku, Devious Strategist' is not known here; did you mean Count Dooku?",
    ],
    [table('{ characters: [Skywalker] }'), "4:24 'Skywalker' is not known here; did you mean Luke Skywalker?"],
    [table('{ characters: [{ card: Padawan, damage: 7 }] }'), '4:49 Padawan has as much damage as health'],
    [table('{ characters: [{ card: Padawan, name: Bob }] }'), "4:47 'Bob' is no name"],
    [table('{ characters: [{ card: Padawan, name: hired-gun-2 }] }'), "4:47 'hired-gun-2' is how a card is called"],
    [table('{ characters: [Padawan], hand: [Dogde] }'), "4:41 'Dogde' is not known here; did you mean Dodge?"],
    [[...JANGO, 'battlefield: Echo Bas'], "6:14 'Echo Bas' is not known here; did you mean Echo Base?"],
    [[...JANGO, 'battlefield: { controller: cid }'], "6:28 no player is called 'cid'; there are: anna, ben"],
    [[...JANGO, 'moment: { phase: setup }', 'battlefield: Echo Base'], '7:14 in setup no battlefield is in use yet'],
    [[...JANGO, 'steps: [{ activate: Jango }]'], "6:21 no card is called 'Jango'"],
    [
      [...JANGO, 'expect: { Jango Fet: { damage: 1 } }'],
      "6:11 'Jango Fet' is not known here; did you mean Jango Fett?",
    ],
    [[...JANGO, 'expect: { Jango Fett: { damge: 1 } }'], "6:25 'damge' is not known here; did you mean damage?"],
  ])('%j', (lines, message) => {
    expect(problem(...lines)).toContain(message);
  });

  test('too few sides and sides that a die does not have', () => {
    const lines = [
      ...table('{ characters: [{ card: Jango Fett, elite: true }] }'),
      'steps:',
      '  - activate: Jango Fett',
    ];
    expect(failure(...lines, '  - roll: [2 ranged, special]')).toContain(
      "8 \"the die of Jango Fett has no side 'special'",
    );
    expect(failure(...lines, '  - roll: { Jango Fett: [2 ranged, blank, blank] }')).toContain(
      '8 "3 sides of Jango Fett are said, and 2 dice of it rolled',
    );
  });
});

describe('words of a table that was not checked against the schema', () => {
  const begun = (card: string, more: object = {}) =>
    destinyScenarios.begin({ players: { anna: { characters: [card], ...more }, ben: { characters: ['Padawan'] } } });
  const why = (...table: Parameters<typeof begun>): unknown => {
    const begins = begun(...table);
    return E.isLeft(begins) ? [begins.left.path.join('.'), begins.left.message] : null;
  };
  const character = 'players.anna.characters.0';

  test('a name on several cards stands for none of them, and each is named', () => {
    expect(why('Darth Vader')).toEqual([
      character,
      "several cards are called Darth Vader: write 'Darth Vader, Sith Lord' or 'Darth Vader, Dark Apprentice'",
    ]);
    expect(why('Darth Vader, Sith Lord')).toBeNull();
  });

  test('a name on no card, or on a card of another kind, says so', () => {
    expect(why('Jango Fet')).toEqual([character, "no card is called 'Jango Fet'; did you mean Jango Fett?"]);
    expect(why('zzzzzzzzzzzz')).toEqual([character, "no card is called 'zzzzzzzzzzzz'"]);
    expect(why('Dodge')).toEqual([character, 'Dodge is an event; a character is expected here']);
    expect(why('Padawan', { hand: ['Dogde'] })).toEqual([
      'players.anna.hand.0',
      "no card is called 'Dogde'; did you mean Dodge?",
    ]);
    expect(why('Padawan', { supports: ['Luke Skywalker'] })).toEqual([
      'players.anna.supports.0',
      'Luke Skywalker is a character; a support or an upgrade is expected here',
    ]);
  });
});

test('additional actions are counted with the one that is being offered', () => {
  const lines = [
    ...table('{ characters: [Rey], hand: [Holdout Blaster], resources: 2 }'),
    'steps: [{ play: { card: Holdout Blaster, on: Rey } }]',
  ];
  expect(judged(...lines, 'expect: [{ table: { additional-actions: [anna, anna] } }]').verdict).toBe('passed');
  expect(judged(...lines, 'expect: [{ table: { additional-actions: [anna] } }]').verdict).toBe('failed');
});

test('a die that was rolled without its card goes by the name of the card in the story', () => {
  const { story } = judged(
    ...table('{ characters: [Finn], hand: [Ace in the Hole, Jetpack] }'),
    'steps:',
    '  - play: Ace in the Hole',
    '  - choose: Jetpack',
    '  - roll: 2 shield',
    '  - pass',
    '  - resolve: { die: 2 shield, on: Finn }',
  );
  const told = story.map((line) => ('text' in line ? line.text : ''));
  expect(told).toEqual(expect.arrayContaining(['the die of Jetpack leaves the pool']));
  expect(told.join()).not.toMatch(/\d{5}/);
});

test('an action in one step and in several is the same', () => {
  const lines = [
    ...table('{ characters: [{ card: Jango Fett, die: 2 ranged }, { card: Death Trooper, die: +2 ranged }] }'),
    'steps:',
  ];
  const events = (...steps: string[]): unknown => {
    const { story, verdict } = judged(...lines, ...steps);
    return [verdict, story.filter((line) => line.kind === 'event')];
  };
  expect(events('  - resolve: { die: 2 ranged, modifiers: +2 ranged, on: Padawan }')).toEqual(
    events('  - resolve: ranged', '  - choose: 2 ranged', '  - choose: +2 ranged', '  - choose: Padawan'),
  );
});

test('the JSON Schema is one, and says yes to the starter', () => {
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(fileSchema(destinyScenarios));
  expect(
    validate({
      game: 'destiny',
      title: 't',
      players: { a: { characters: ['Padawan'] }, b: { characters: ['Hired Gun'] } },
    }),
  ).toBe(true);
  expect(validate({ game: 'destiny', title: 't', players: { a: { characters: ['Padwan'] }, b: {} } })).toBe(false);
});

test('docs/schema holds that very schema (else: npm run -s holojudge -- schema destiny)', () => {
  const written: unknown = JSON.parse(readFileSync('docs/schema/destiny.schema.json', 'utf8'));
  expect(written).toEqual(JSON.parse(JSON.stringify(fileSchema(destinyScenarios))));
});

describe('states in words', () => {
  const written = (position: object, actions: readonly object[] = []): string => {
    const begun = destiny.resume(fromOutside(position), { mode: 'manual' });
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    const made = toScenario(destinyScenarios, { state: begun.right.state, actions });
    if (E.isLeft(made)) throw new Error(made.left.message);
    return made.right;
  };

  test('a table at the start of a turn is described, and the file passes', () => {
    const text = written(
      positionOf({
        p1: {
          characters: [
            { card: 'Jango Fett', damage: 3, shields: 2, dice: ['2 ranged', null], upgrades: ['Holdout Blaster'] },
          ],
          hand: ['Dodge'],
          resources: 2,
        },
        p2: {
          characters: ['Padawan', { card: 'Hired Gun', defeated: true }],
          supports: [{ card: 'Launch Bay', exhausted: true }],
        },
        turn: 'p2',
        round: 2,
        passes: 1,
      }),
      [{ type: 'activate', player: 'p2', card: 'padawan' }],
    );
    expect(text).not.toContain('saved-state');
    expect(text).toContain('card: Jango Fett, damage: 3, shields: 2, dice: [ 2 ranged, on card ]');
    expect(text).toContain('turn: p2');
    expect(judge(text, games)).toMatchObject({ verdict: 'passed', problems: [] });
  });

  test('so is one in setup, with the hands that were drawn', () => {
    const side = (id: string) => ({
      id,
      characters: [{ card: codeOf('Hired Gun') }],
      battlefield: codeOf('Echo Base'),
      deck: { top: Array.from({ length: 5 }, () => codeOf('Aim')), shuffled: [codeOf('Dodge')] },
    });
    const text = written({ players: [side('ann'), side('bob')], moment: { phase: 'setup' } }, [
      { type: 'choose-card', player: 'bob', card: codeOf('Aim') },
    ]);
    expect(text).not.toContain('saved-state');
    expect(text).toContain('by: bob');
    expect(judge(text, games)).toMatchObject({ verdict: 'passed', problems: [] });
  });
});

test('a picture shows cards, tokens, dice and what waits', () => {
  const text = [
    'game: destiny',
    'title: t',
    'players:',
    '  anna: { characters: [{ card: Jango Fett, die: 2 ranged }, { card: Rebel Trooper, die: 1 ranged }], hand: [Dodge] }',
    '  ben: { characters: [{ card: Padawan, damage: 5, upgrades: [F-11D Rifle] }, { card: Hired Gun, shields: 2 }] }',
    'steps:',
    '  - resolve: ranged',
    '  - choose: [2 ranged, Padawan]',
  ].join('\n');
  const pictures = judge(text, games, { pictures: true }).pictures.map(({ svg }) => svg);
  expect(pictures[0]).toContain('>5 / 7</text>');
  expect(pictures[0]).toContain('>F-11D Rifle</text>');
  expect(pictures[0]).toMatch(/>hand 1<.*<g data-piece="\d+">.*>Dodge<\/text>/);
  expect(pictures[2]).toContain('>queue 1: F-11D Rifle (ben)</text>');
  expect(pictures[2]).not.toContain('>Padawan</text>');
});

test('a card that has left play goes by its printed name, also where that is one word', () => {
  const file = [
    'game: destiny',
    'title: t',
    'players:',
    "  anna: { characters: [{ card: 'Darth Vader, Sith Lord', upgrades: [Immobilize] }], hand: [Lightsaber], resources: 1 }",
    '  ben: { characters: [Padawan] }',
    'steps:',
    '  - play: { card: Lightsaber, on: Darth Vader, replacing: Immobilize }',
    'expect:',
    '  - anna: { resources: 0, discard: [Immobilize] }',
  ].join('\n');
  const { story, verdict } = judge(file, [{ language: destinyScenarios, rules }]);
  const told = story.filter(({ kind }) => kind === 'event').map(({ text }) => text);
  expect([verdict, told.filter((text) => /costs/.test(text))]).toEqual([
    'passed',
    ['Lightsaber costs anna 1 (+3 by the printed cost, -2 by Immobilize)'],
  ]);
  expect(told.filter((text) => text.includes('immobilize'))).toEqual([]);
});
