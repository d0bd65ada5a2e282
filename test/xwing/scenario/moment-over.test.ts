/** A step that the ship of the moment skips is told, and words that name no ship are still meant for it. */
import { judgedGame } from '../../judge/games/games';
import { rulingsOf, type Rulings } from '../../judge/games/rulings';

let xwing: Rulings;
beforeAll(async () => {
  xwing = rulingsOf(await judgedGame('xwing'));
});

const table = (stress: number): string[] => [
  'ships:',
  `  tie: { pilot: TIE/ln Fighter, at: [450, 300], stress: ${stress} }`,
  '  red-5: { pilot: T-65 X-wing, at: [450, 800], facing: south }',
  'moment: { phase: activation, ship: tie, step: perform action }',
];
const found = (stress: number, ...lines: string[]): string => xwing.failure(...table(stress), ...lines);

describe('a stressed ship cannot perform actions [xw.stress.02]', () => {
  test('the step is skipped, and the story says by which rule', () => {
    const told = (stress: number): unknown =>
      xwing.judged(...table(stress)).story.find(({ text }) => text.startsWith("tie skips the step 'perform action': "))
        ?.rules;
    expect(told(1)).toContain('xw.stress.02');
    expect(told(0)).toBeUndefined();
  });

  test.each(['perform-action: barrel roll', 'perform-action: { ship: tie, action: barrel roll }'])(
    'the rule refuses %s',
    (deed) => {
      expect(found(1, 'steps:', `  - try: { ${deed} }`, '    because: stressed')).toBe('');
      expect(found(1, 'expect:', `  - cannot: { ${deed}, because: xw.stress.02 }`)).toBe('');
      expect(found(0, 'expect:', `  - can: { ${deed} }`)).toBe('');
    },
  );

  test('no other ship takes its action, not even where it could', () => {
    expect(found(1, 'steps:', '  - perform-action: focus')).toMatch(/^8 "stressed: tie is stressed/);
    expect(found(1, 'steps:', '  - perform-action: { ship: red-5, action: focus }')).toBe('');
  });

  test('once somebody did something, words mean whoever is asked', () => {
    expect(
      found(
        0,
        'steps:',
        '  - perform-action: focus',
        '  - perform-action: focus',
        'expect:',
        '  - happened: [action-performed: { ship: tie }, action-performed: { ship: red-5 }]',
      ),
    ).toBe('');
  });
});
