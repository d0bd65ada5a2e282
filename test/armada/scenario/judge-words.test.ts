/** What judges of Armada met: words that were dropped, refusals that nobody could ask for, rulings without what decided. */
import { playersWords, rules } from '../../../src/armada/catalogue';
import { armadaScenarios } from '../../../src/armada/scenario';
import { findRules } from '../../../src/judge';
import { rulingsOf } from '../../judge/games/rulings';

const { judged, failure, problem } = rulingsOf({ language: armadaScenarios, rules });
const ROLL = '  - roll: { red: [hit, hit, hit], blue: [hit, hit, hit] }';
const ATTACK = '  - attack: { arc: front, target: neb, zone: front }';

/** A Victory II before a Nebulon-B at medium range. */
const table = (moment: string, vsd = '', neb = ''): string[] => [
  'ships:',
  `  vsd: { card: Victory II, at: [900, 200]${vsd} }`,
  `  neb: { card: Nebulon-B Escort, at: 'medium range of vsd, in its front arc, facing it'${neb} }`,
  `moment: { phase: ship, ship: vsd, ${moment} }`,
  'auto-pass: true',
  'steps:',
];
const attacking = (...steps: string[]): string[] => [...table('step: attack'), ATTACK, ROLL, ...steps];
const stories = (...lines: string[]): string[] => judged(...lines).story.map(({ text }) => text);
const rulings = (...lines: string[]): string[] =>
  judged(...lines).rulings.map(({ text, rules: by }) => `${text} [${by.join(', ')}]`);

describe('refusals that can be asked for', () => {
  test('redirect to the opposite hull zone [arm.defense-tokens.04, arm.hull-zones.05]', () => {
    const redirect = (zone: string): string =>
      failure(
        ...table('step: attack', '', '').map((line) => line.replace('Nebulon-B Escort', 'CR90 Corvette A')),
        ATTACK,
        ROLL,
        `  - try: { spend-defense-token: { token: redirect, zone: ${zone} } }`,
        '    because:',
        '      - not-adjacent',
        '      - arm.hull-zones.05',
      );
    expect(redirect('rear')).toBe('');
    expect(redirect('left')).toMatch(/it is legal/);
  });

  test('more than the shields of the chosen zone [arm.defense-tokens.05]', () => {
    const lines = table('step: attack').map((line) => line.replace('Nebulon-B Escort', 'CR90 Corvette A'));
    const spent = [ATTACK, ROLL, '  - spend-defense-token: { token: redirect, zone: left }', '  - end-defense-tokens'];
    const redirect = (damage: number): string =>
      failure(...lines, ...spent, `  - try: { redirect-damage: ${damage} }`, '    because: arm.defense-tokens.05');
    expect([redirect(3), redirect(6)]).toEqual(['', '']);
    expect(redirect(2)).toMatch(/it is legal/);
    expect(redirect(7)).toMatch(/no rule refuses it/);
  });

  test('a speed further away than the dial or the token reaches [arm.commands.05, arm.commands.08]', () => {
    const navigate = (spent: string, rule: string): string =>
      failure(
        ...table('step: execute maneuver', ', speed: 2, dial: navigate, tokens: [navigate]'),
        `  - try: { resolve-navigate: { with: ${spent}, speed: 0 } }`,
        `    because: [no-such-change, ${rule}]`,
      );
    expect([navigate('dial', 'arm.commands.05'), navigate('token', 'arm.commands.08')]).toEqual(['', '']);
    expect(navigate('dial-and-token', 'arm.commands.36')).toMatch(/it is legal/);
  });

  test('what is not offered is told with the question where the step stands', () => {
    const lines = [
      ...table('dial: repair', ', tokens: [repair], damage: 1'),
      '  - keep-dial',
      '  - resolve-command: { command: repair, with: dial }',
    ];
    const found = judged(
      ...lines,
      '  - repair-hull: facedown',
      '  - try: { resolve-command: { command: repair, with: token } }',
    );
    expect(found.failures[0]?.found).toMatch(/The question is: empire, declare a target/);
    expect(found.failures[0]?.rules).toContain('arm.attack.02');
  });
});

describe('words', () => {
  test('the die that is removed, where there is only one color', () => {
    const attack = (color: string): string =>
      failure(
        'ships:',
        '  cr: { card: CR90 Corvette A, at: [900, 200] }',
        "  vsd: { card: Victory II, at: 'long range of cr, in its front arc, facing it' }",
        'obstacles: { asteroid-field-1: { at: between cr and vsd } }',
        'moment: { phase: ship, ship: cr, step: attack }',
        `steps: [attack: { arc: front, target: vsd, zone: front, remove: ${color} }]`,
      );
    expect(attack('red')).toBe('');
    expect(attack('blue')).toMatch(/Left over: 'remove: blue'/);
  });

  test('a maneuver to speed 0 has no joints [arm.ship-movement.14]', () => {
    for (const joints of ['', ', joints: []'])
      expect(
        stories(
          ...table('step: execute maneuver', ', dial: navigate'),
          `  - maneuver: { navigate: { with: dial, speed: 0 }${joints} }`,
        ),
      ).toContain('vsd stays where it is, at speed 0');
    expect(stories(...table('step: execute maneuver', ', speed: 0'), '  - maneuver: []')).toContain(
      'vsd stays where it is, at speed 0',
    );
  });

  test('a later part of a maneuver is refused at its own question [arm.commands.09]', () => {
    const lines = [
      ...table('dial: navigate'),
      '  - keep-dial',
      '  - maneuver: { navigate: { with: dial, speed: 4 }, joints: [straight] }',
    ];
    expect(failure(...lines)).toMatch(/no-such-speed: vsd has speeds from 0 to 2/);
  });

  test('an exhausted token by one word', () => {
    const neb = ', defense: [brace, exhausted brace]';
    const spend = (token: string): string[] =>
      stories(...table('step: attack', '', neb), ATTACK, ROLL, `  - spend-defense-token: ${token}`);
    expect(spend('exhausted brace')).toContain('neb discards one of its brace tokens');
    expect(failure(...table('step: attack', '', neb), ATTACK, ROLL, '  - spend-defense-token: brace')).toMatch(
      /it could mean any of/,
    );
  });

  test('a squadron that was overlapped needs no name where it is the only one', () => {
    const place = (squadrons: string): string =>
      failure(
        'ships: { cr: { card: CR90 Corvette A, at: [900, 200] }, vsd: { card: Victory II, at: [300, 800] } }',
        `squadrons: { ${squadrons} }`,
        'moment: { phase: ship, ship: cr, step: execute maneuver }',
        "steps: [maneuver: [straight], place-squadron: 'touching cr, behind it']",
      );
    const xw = 'xw: { card: X-wing, at: [900, 290] }';
    expect(place(xw)).toBe('');
    expect(place(`${xw}, b: { card: B-wing, at: [936, 290] }`)).toMatch(/which squadron\? (xw or b|b or xw)/);
  });

  test('what is no choice of an ability is told with what is', () => {
    const lines = [
      'ships:',
      '  cr: { card: CR90 Corvette A, at: [900, 200] }',
      '  vsd: { card: Victory II, at: [300, 800] }',
      'obstacles: { asteroid-field-1: { at: [900, 270] } }',
      'moment: { phase: ship, ship: cr, step: execute maneuver }',
      'steps:',
      '  - maneuver: [straight]',
      '  - draw: Injured Crew',
    ];
    expect(failure(...lines, '  - use: { of: Injured Crew on cr, choose: rear }')).toMatch(
      /'rear' is no choice of it: evade, redirect"$/,
    );
    expect(failure(...lines, '  - use: { ability: Injured Crew, choose: evade }')).toBe('');
  });

  test('a dial that the moment names after the reveal has been revealed', () => {
    const dials = (vsd: string): string =>
      problem(
        ...table('step: attack, dial: repair', vsd).slice(0, -2),
        'expect: { vsd: { dial: repair, dials: [navigate, navigate] } }',
      );
    expect(dials(', dials: [navigate, navigate]')).toBe('');
    expect(dials(', dial: navigate')).toMatch(/vsd has revealed navigate: at this step its dial is not repair/);
  });

  test('before the reveal no dial was revealed, and a dial of the moment is that of its ship [arm.ship-activation.02]', () => {
    const ships = table('', ', dial: repair').slice(0, 3);
    const moment = (said: string): string => problem(...ships, `moment: { phase: ship, ${said} }`);
    expect(moment('ship: vsd, dial: navigate')).toMatch(/^4:\d+ vsd has revealed no dial at this moment: navigate is/);
    expect(moment('ship: vsd')).toMatch(/^4:\d+ vsd has no revealed dial at this moment/);
    expect(moment('turn: rebels, dial: navigate')).toMatch(/^6:\d+ a dial of a moment is that of the ship/);
    expect(moment('ship: vsd, step: attack')).toBe('');
  });

  test('cards of later waves are none of those that are known', () => {
    const cards = (said: string): string => problem('ships:', `  vsd: { card: ${said} }`, 'moment: { phase: ship }');
    expect(cards('MC80 Command Cruiser, at: [900, 200]')).toContain(
      "'MC80 Command Cruiser' is not one of the ship cards of the core set, the first wave and part of the second",
    );
    expect(cards('Victory I, at: [900, 200], upgrades: [Admiral Ackbar]')).toContain(
      "'Admiral Ackbar' is not one of the upgrade cards of the core set",
    );
  });

  test('a set-aside ship stands nowhere', () => {
    const set = (vsd: string): string =>
      problem(...table('', `, set-aside: ${vsd}`).slice(0, 3), 'moment: { phase: ship }');
    expect(set('true')).toMatch(/^4:\d+ vsd is set aside/);
    expect(set('false')).toBe('');
  });

  test.each([
    [
      '{ red: [hit, hit, hit], blue: [blank, hit, hit] }',
      "no blue die shows 'blank': it shows accuracy, critical and hit",
    ],
    ['{ red: [hit, hit], blue: [hit, hit, hit] }', '3 red dice are rolled, not 2'],
    ['{ red: [hit, hit, hit] }', '3 blue dice are rolled, too: say what they show'],
    [
      '{ red: [hit, hit, hit], blue: [hit, hit, hit], black: [hit] }',
      'no black dice are rolled: 3 blue dice are, 3 red dice are',
    ],
    ['[hit, hit, hit, hit, hit, hit]', 'dice of several kinds are rolled: say what the blue and red dice show'],
  ])('a roll that dice cannot show is told the die: %s', (said, why) => {
    expect(failure(...table('step: attack'), ATTACK, `  - roll: ${said}`)).toContain(why);
  });

  test.each([
    ['counter', 'arm.squadron-keywords'],
    ['off the table', 'arm.destroyed-ships-and-squadrons'],
    ['friendly fire', 'arm.friendly-and-enemy'],
  ])('%s is found', (word, heading) => {
    expect(findRules(word, rules, playersWords).rules[0]?.id).toContain(`${heading}.`);
  });
});

describe('rulings', () => {
  test('a squadron touches the ship once it is placed around it, and not while the ship lies on it [arm.overlapping.02, arm.overlapping.22]', () => {
    const lines = [
      'ships:',
      '  neb: { card: Nebulon-B Escort, at: [900, 300], facing: north, speed: 2 }',
      '  vsd: { card: Victory II, at: [300, 800] }',
      'squadrons: { xw: { card: X-wing, at: [900, 430] } }',
      'moment: { phase: ship, ship: neb, step: execute maneuver }',
      'steps:',
      '  - maneuver: [straight, straight]',
      "  - place-squadron: { squadron: xw, at: 'touching neb, to its right' }",
      'expect: { xw: { touching: [neb] } }',
    ];
    expect(rulings(...lines)).toEqual([
      expect.stringMatching(/^xw: touching is neb: xw is placed around neb.*\[arm\.overlapping\.02\]$/),
    ]);
  });

  test('brace decides what a hull zone has left, and the total is told [arm.defense-tokens.12]', () => {
    const [on = ''] = rulings(
      ...attacking(
        '  - spend-defense-token: brace',
        '  - finish: attack',
        'expect: { neb: { shields: { front: 0 } } }',
      ),
    );
    expect(on).toMatch(
      /the total damage of vsd is 3 points .*-3 by brace.*loses a shield.*\[arm\.defense-tokens\.12, /,
    );
  });

  test('damage that is not of the attack before has no total', () => {
    const steps = ['  - finish: attack', '  - skip-attack', '  - maneuver: [straight]', '  - draw: Injured Crew'];
    const lines = attacking(
      ...steps,
      '  - use: { of: Injured Crew on vsd, choose: redirect }',
      'expect: { vsd: { damage: 1 } }',
    );
    const rock = 'obstacles: { asteroid-field-1: { at: [850, 270], facing: east } }';
    const [on = ''] = rulings(rock, ...lines);
    expect(on).toMatch(/damage is 1: vsd is dealt Injured Crew faceup/);
  });

  test('a score is a sum [arm.scoring.02, arm.scoring.05]', () => {
    const [on = '', none = ''] = rulings(
      'ships:',
      '  cr: { card: CR90 Corvette A, at: [900, 200] }',
      '  vsd: { card: Victory II, at: [300, 800] }',
      '  gone: { card: Gladiator I, at: null, upgrades: [Engineering Team] }',
      'squadrons: { tie: { card: TIE Fighter, at: null } }',
      'moment: { phase: ship }',
      'expect: { rebels: { score: 69 }, empire: { score: 0 } }',
    );
    expect(on).toMatch(
      /score is 69: gone, destroyed, is worth 61; tie, destroyed, is worth 8 \[arm\.scoring\.05, arm\.scoring\.02\]/,
    );
    expect(none).toMatch(/No enemy is destroyed.*\[arm\.scoring\.02\]/);
  });

  test('engagement is told with what was measured [arm.engagement.01]', () => {
    const engaged = (at: string): string =>
      rulings(
        'ships: { cr: { card: CR90 Corvette A, at: [900, 200] }, vsd: { card: Victory II, at: [300, 800] } }',
        `squadrons: { x: { card: X-wing, at: [900, 450] }, t: { card: TIE Fighter, at: ${at} } }`,
        'moment: { phase: squadron }',
        'expect: { x: { engaged: [t] } }',
      )[0] ?? '';
    expect(engaged('[900, 520]')).toMatch(/t is 36 mm away, at distance 1 \[arm\.engagement\.01\]/);
    expect(engaged('[900, 700]')).toMatch(/t is 216 mm away, beyond distance 1 \[arm\.engagement\.01\]/);
  });

  test('by a squadron command the rule of the command decides what is open [arm.squadron-activation.04]', () => {
    const asked = (moment: string, ...steps: string[]): readonly string[] =>
      judged(
        'ships: { cr: { card: CR90 Corvette A, at: [900, 200] }, vsd: { card: Victory II, at: [300, 800] } }',
        'squadrons: { x: { card: X-wing, at: [900, 350] } }',
        `moment: ${moment}`,
        `steps: [${steps.join(', ')}]`,
      ).story.at(-1)?.rules ?? [];
    expect(
      asked(
        '{ phase: ship, ship: cr, dial: squadron }',
        'keep-dial',
        'resolve-command: squadron',
        'activate-squadron: x',
      ),
    ).toEqual(['arm.squadron-activation.04']);
    expect(asked('{ phase: squadron, squadron: x }')).toEqual(['arm.squadron-activation.03']);
  });

  test('speed 0 is told at the start', () => {
    const { start } = judged(...table('step: attack', ', speed: 0').slice(0, -2));
    expect(start.map(({ has }) => has['speed'])).toEqual([undefined, 0, 1, undefined]);
  });
});
