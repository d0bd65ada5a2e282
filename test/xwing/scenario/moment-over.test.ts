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
});

describe('no ship near a carrier docks, and the System Phase passes [xw.docking.08]', () => {
  const tried = (carrier: string, at: string, rule: string): string =>
    xwing.failure(
      'ships:',
      '  ghost: { pilot: lothalrebel, upgrades: [Ghost], at: [300, 300] }',
      '  wing: { pilot: T-65 X-wing, at: [600, 300] }',
      `  ap5: { pilot: ap5, at: ${at} }`,
      '  tie: { pilot: TIE/ln Fighter, at: [800, 850] }',
      'moment: { phase: system }',
      'steps:',
      `  - try: { dock: { ship: ap5, carrier: ${carrier} } }`,
      `    because: ${rule}`,
    );
  test('the rule of the range refuses it, or that no card lets it dock', () => {
    expect(tried('ghost', '[300, 500]', 'xw.docking.08')).toBe('');
    expect(tried('wing', '[300, 500]', 'xw.docking.01')).toBe('');
    expect(tried('ghost', '[300, 360]', 'xw.docking.08')).not.toBe('');
  });
});

describe('what lies on the table is named in any case', () => {
  const acting = (deed: string, upgrades = '[R5Astromech]'): string =>
    xwing.failure(
      'ships:',
      `  red: { pilot: T-65 X-wing, at: [300, 300], upgrades: ${upgrades}, damage: { facedown: 1 } }`,
      '  tie: { pilot: TIE/ln Fighter, at: [800, 850] }',
      'moment: { phase: activation, ship: red, step: perform action }',
      'steps:',
      `  - perform-card-action: ${deed}`,
    );
  test('cards by their ids, and actions of cards by the printed name or the ability', () => {
    for (const deed of ['R5 Astromech', 'r5 astromech', 'r5-astromech-facedown']) expect(acting(deed)).toBe('');
    expect(acting('R4 Astromech')).not.toBe('');
    // One of the two abilities of the card, not whichever is possible.
    expect(acting('gnk-gonk-droid', '[gnkgonkdroid]')).toMatch(/recover/);
  });

  test('weapons', () => {
    const attacks = (weapon: string): string =>
      xwing.failure(
        'ships:',
        '  red: { pilot: T-65 X-wing, at: [300, 300], upgrades: [ProtonTorpedoes], lock: tie }',
        '  tie: { pilot: TIE/ln Fighter, at: [300, 500] }',
        'moment: { phase: engagement, ship: red }',
        'steps:',
        `  - attack: { weapon: ${weapon}, defender: tie }`,
      );
    for (const weapon of ['Proton Torpedoes', 'proton torpedoes', 'PROTONTORPEDOES']) expect(attacks(weapon)).toBe('');
    expect(attacks('Ion Torpedoes')).not.toBe('');
  });
});
