/** A step that names nobody is the deed of the piece that the file last spoke of, never of whoever is asked by then. */
import { judgedGame } from './games';
import { rulingsOf } from './rulings';

interface Case {
  game: string;
  /** Two pieces, and what the first does. */
  table: readonly string[];
  /** The same deed of the second: without its name, and with it. */
  unnamed: string;
  named: string;
  who: readonly [string, string];
}

const cases: readonly Case[] = [
  {
    game: 'xwing',
    table: [
      'ships:',
      '  tie: { pilot: TIE/ln Fighter, at: [450, 300] }',
      '  luke: { pilot: T-65 X-wing, at: [450, 800], facing: south }',
      'moment: { phase: activation, ship: tie, step: perform action }',
      'steps:',
      '  - perform-action: focus',
    ],
    unnamed: 'perform-action: focus',
    named: 'perform-action: { ship: luke, action: focus }',
    who: ['tie', 'luke'],
  },
  {
    game: 'xwing',
    table: [
      'ships:',
      '  tie: { pilot: TIE/ln Fighter, at: [450, 300] }',
      '  luke: { pilot: wedgeantilles, at: [450, 400], facing: south }',
      'moment: { phase: engagement, ship: luke }',
      'steps:',
      '  - attack: tie',
      '  - roll: [blank, blank, blank, blank]',
      '  - roll: [blank, blank]',
    ],
    unnamed: 'attack: luke',
    named: 'attack: { ship: tie, defender: luke }',
    who: ['luke', 'tie'],
  },
  {
    game: 'armada',
    table: [
      'ships:',
      '  cr90: { card: CR90 Corvette A, at: [900, 100] }',
      '  vsd: { card: Victory II, at: [300, 800] }',
      'squadrons:',
      '  one: { card: X-wing, at: [800, 300] }',
      '  tie: { card: TIE Fighter Squadron, at: [1000, 400] }',
      'moment: { phase: squadron, squadron: one }',
      'steps:',
      '  - move-squadron: [800, 420]',
    ],
    unnamed: 'move-squadron: [1000, 420]',
    named: 'move-squadron: { squadron: tie, at: [1000, 420] }',
    who: ['one', 'tie'],
  },
  {
    game: 'miniatures',
    table: [
      'characters:',
      '  ann: { player: light, at: [2, 4] }',
      '  bob: { player: dark, at: [4, 6] }',
      'moment: { turn: ann }',
      'steps:',
      '  - attack: bob',
      '  - roll: 10',
      '  - end-turn',
    ],
    unnamed: 'attack: ann',
    named: 'attack: { character: bob, target: ann }',
    who: ['ann', 'bob'],
  },
  {
    game: 'destiny',
    table: [
      'players:',
      '  ann: { characters: [Jango Fett], hand: [Dodge] }',
      '  bob: { characters: [Padawan], hand: [Dodge] }',
      'steps:',
      '  - activate: Jango Fett',
      '  - roll: [blank]',
    ],
    unnamed: 'claim: null',
    named: 'claim: { player: bob }',
    who: ['ann', 'bob'],
  },
  {
    game: 'outer-rim',
    table: [
      'players:',
      '  ann: { character: Boba Fett, at: Tatooine, damage: { ship: 2 } }',
      '  bob: { at: Tatooine }',
      'contacts: { Tatooine white: W1-LE }',
      'moment: { step: encounter }',
      'auto-pass: true',
      'steps:',
      '  - encounter-contact: Tatooine white',
      '  - roll: [hit, hit]',
    ],
    unnamed: 'gain-credits: null',
    named: '{ gain-credits: null, by: bob }',
    who: ['ann', 'bob'],
  },
];

describe.each(cases)('$game: $named', ({ game, table, unnamed, named, who: [spoken, asked] }) => {
  const failure = async (step: string): Promise<string> =>
    rulingsOf(await judgedGame(game)).failure(...table, ...(step === '' ? [] : [`  - ${step}`]));

  test('what goes before holds, and the deed with its name', async () => {
    expect(await failure('')).toBe('');
    expect(await failure(named)).toBe('');
  });

  test('without a name it is refused, and told whose it would be and how to say so', async () => {
    const told = await failure(unnamed);
    expect(told).toContain(`The story last spoke of ${spoken}, and ${asked} is asked now`);
    expect(told).toMatch(new RegExp(`write '[a-z-]+: .*${asked}`));
  });

  test('it is not refused by a rule: nobody offers it to the piece that is meant', async () => {
    expect(await failure(`expect: { not-offered: { ${unnamed} } }`)).toBe('');
    expect(await failure(`expect: { cannot: { ${unnamed} } }`)).not.toBe('');
  });
});

describe('players', () => {
  const lines = [
    'players:',
    '  anna: { characters: [Jango Fett], hand: [Dodge] }',
    '  ben: { characters: [Padawan], hand: [Dodge], dice-aside: [] }',
    'steps:',
    '  - activate: Jango Fett',
    '  - roll: [blank]',
  ];
  const failure = async (...more: string[]): Promise<string> =>
    rulingsOf(await judgedGame('destiny')).failure(...lines, ...more);

  test('a card that only one of them controls names its player', async () => {
    expect(await failure('  - activate: Padawan')).toBe('');
  });

  test('whoever is named beside the verb is no player of the table: the file is refused', async () => {
    const { problem } = rulingsOf(await judgedGame('destiny'));
    expect(problem(...lines, '  - activate: Padawan', '    by: bob')).toMatch(/bob/);
  });

  test('a deed by another than who is asked is offered to nobody', async () => {
    expect(await failure('  - activate: Padawan', '    by: anna')).not.toBe('');
    expect(await failure('  - activate: Padawan', '    by: ben')).toBe('');
  });
});

test('who reacts to a deed, and whom it lets act, need no name', async () => {
  const xwing = rulingsOf(await judgedGame('xwing'));
  const lines = [
    'ships:',
    '  shuttle: { pilot: omicrongrouppilot, at: [450, 300] }',
    '  tie: { pilot: TIE/ln Fighter, at: [300, 300] }',
    '  red-5: { pilot: T-65 X-wing, at: [300, 800], facing: south }',
    'moment: { phase: activation, ship: shuttle, step: perform action }',
    'steps:',
    '  - perform-action: coordinate',
    '  - coordinate: tie',
    '  - perform-action: focus',
    'expect:',
    '  - tie: { focus: 1 }',
  ];
  expect(xwing.failure(...lines)).toBe('');
});
