/** Why something does not come about, in every game: the part of a condition that is not met, with its rule, and what was withheld. */
import { parse, stringify } from 'yaml';
import { judge, type JudgedGame, type Report } from '../../../src/judge';
import { exampleFiles, judgedGame } from './games';

const known = new Map<string, JudgedGame>();
beforeAll(async () => {
  for (const id of ['xwing', 'armada', 'miniatures', 'destiny', 'outer-rim']) known.set(id, await judgedGame(id));
});

function judged(game: string, text: string): Report {
  const report = judge(`game: ${game}\ntitle: t\n${text}`, [...known.values()]);
  expect(report.problems).toEqual([]);
  expect(report.failures).toEqual([]);
  return report;
}

/** What is ruled on the question, and the rule that decides. */
function whyNot(game: string, text: string): [string, string | undefined] {
  const [first] = judged(game, text).sentences;
  return [first?.text ?? '', first?.rules[0]];
}

describe('Armada', () => {
  const attack = (squadrons: string, moment: string, steps: string): string => `
ships:
  cr90: { card: CR90 Corvette A, at: [300, 100] }
  vsd: { card: Victory II, at: [300, 800], facing: south }
squadrons:
${squadrons}
moment: { ${moment} }
auto-pass: true
steps:
${steps}`;

  test('Swarm, where the defender is engaged with nobody else [arm.squadron-keywords.16]', () => {
    const pair = `  x-wing: { card: X-wing, at: [900, 400] }
  tie: { card: TIE Fighter, at: 'distance 1 of x-wing, to its left' }`;
    const steps = `  - declare-target: { target: x-wing }
  - roll: { blue: [hit, accuracy, crit] }
  - ask: { why-not: { use: Swarm } }`;
    const [text, rule] = whyNot('armada', attack(pair, 'phase: squadron, squadron: tie', steps));
    expect(text).toMatch(/x-wing is engaged with no squadron other than tie/);
    expect(rule).toBe('arm.squadron-keywords.16');
  });

  test('Counter, against a ship [arm.squadron-keywords.05]', () => {
    const [text, rule] = whyNot(
      'armada',
      `
ships:
  nebulon: { card: Nebulon-B Escort Frigate, at: [900, 200] }
  vsd: { card: Victory II, at: [300, 800] }
squadrons:
  interceptor: { card: TIE Interceptor, at: [900, 300] }
auto-pass: true
moment: { phase: ship, ship: nebulon, step: attack }
steps:
  - attack: { arc: front, target: interceptor }
  - roll: { blue: [hit, accuracy] }
  - ask: { why-not: { use: Counter } }`,
    );
    expect(text).toMatch(/nebulon is a ship; it counters squadrons only/);
    expect(rule).toBe('arm.squadron-keywords.05');
  });

  test('the critical effect of a bomber, against a squadron [arm.squadron-keywords.09]', () => {
    const pair = `  x-wing: { card: X-wing, at: [900, 400] }
  bomber: { card: TIE Bomber, at: 'distance 1 of x-wing, to its left' }`;
    const steps = `  - declare-target: { target: x-wing }
  - roll: { black: [hit crit] }
  - ask: { why-not: { use: Bomber } }`;
    const [text, rule] = whyNot('armada', attack(pair, 'phase: squadron, squadron: bomber', steps));
    expect(text).toMatch(/bomber attacks a squadron/);
    expect(rule).toBe('arm.squadron-keywords.09');
  });

  test('General Dodonna, for a ship of his own side', () => {
    const [text, rule] = whyNot(
      'armada',
      `
auto-pass: true
ships:
  cr90: { card: CR90 Corvette A, at: [900, 200], upgrades: [General Dodonna], shields: { front: 0 } }
  vsd: { card: Victory II, at: 'medium range of cr90, in its front arc, facing it' }
first: empire
moment: { phase: ship, ship: vsd, step: attack }
steps:
  - attack: { arc: front, target: cr90, zone: front }
  - roll: { red: [crit, blank, blank], blue: [accuracy, accuracy, accuracy] }
  - resolve-critical-effect
  - draw: Blinded Gunners
  - ask: { why-not: { use: General Dodonna } }`,
    );
    expect(text).toMatch(/cr90 is no enemy ship/);
    expect(rule).toBe('arm.effect-use-and-timing.07');
  });
});

describe('Miniatures', () => {
  test('Cleave, after somebody fell who stood elsewhere [min.cleave.01]', () => {
    const [text, rule] = whyNot(
      'miniatures',
      `
characters:
  bob: { player: dark, at: [5, 4], card: { abilities: [Cleave] } }
  ann: { player: light, at: [9, 4], hit-points: 10 }
  cid: { player: light, at: [0, 0] }
moment: { turn: bob }
steps:
  - attack: ann
  - roll: 15
  - ask: { why-not: { use: Cleave } }`,
    );
    expect(text).toMatch(/ann was not adjacent to bob/);
    expect(rule).toBe('min.cleave.01');
  });

  test('Lightsaber Block, against a nonmelee attack [min.melee-attack-term.02]', () => {
    const [text, rule] = whyNot(
      'miniatures',
      `
characters:
  ann: { player: light, at: [2, 4] }
  bob: { player: dark, at: [6, 4], card: { force: 1, powers: [Lightsaber Block] } }
moment: { turn: ann }
steps:
  - attack: bob
  - roll: 12
  - ask: { why-not: { use: lightsaber-block } }`,
    );
    expect(text).toMatch(/the hit of ann is not that of a melee attack/);
    expect(rule).toBe('min.melee-attack-term.02');
  });
});

describe('X-Wing', () => {
  test('a device, after decloaking [xw.device.19]', () => {
    const [text, rule] = whyNot(
      'xwing',
      `
ships:
  bomber: { pilot: T-65 X-wing, at: [450, 300], upgrades: [Proton Bombs], cloak: 1 }
  tie: { pilot: TIE/ln Fighter, at: [850, 850] }
moment: { phase: system }
steps:
  - decloak: { move: boost }
  - ask: { why-not: { use: Proton Bombs } }`,
    );
    expect(text).toMatch(/bomber has decloaked in this phase/);
    expect(rule).toBe('xw.device.19');
  });

  const shotAt = (
    table: string,
    defender: string,
    dice: string,
    then: string,
    y = 440,
    hits = '[hit, hit, hit]',
  ): string => `
auto-pass: true
ships:
  tie: { pilot: TIE/ln Fighter, at: [450, ${y}], facing: south }
${table}
moment: { phase: engagement, ship: tie }
steps:
  - attack: { defender: ${defender} }
  - roll: ${hits}
  - roll: ${dice}
${then}`;

  test('Biggs, who is not in the arc of the attack [xw.arc.01]', () => {
    const table = `  biggs: { pilot: Biggs Darklighter, player: rebels, at: [560, 400] }
  red: { pilot: Blue Squadron Escort, player: rebels, at: [450, 350] }`;
    const [first] = judged(
      'xwing',
      shotAt(table, 'red', '[blank, blank]', '  - ask: { why-not: { use: Biggs Darklighter } }'),
    ).sentences;
    expect(first?.text).toMatch(/biggs is not in the front arc of tie, in which it attacks/);
    expect(first?.rules).toContain('xw.arc.01');
  });

  test('Biggs, beside a remote [xw.remote-attack.02]', () => {
    const table = `  biggs: { pilot: Biggs Darklighter, player: rebels, at: [500, 350] }
devices:
  probe: { kind: drk-1-probe-droid, player: rebels, at: [450, 420] }`;
    const steps = '  - ask: { why-not: { use: Biggs Darklighter } }';
    const [first] = judged(
      'xwing',
      shotAt(table, 'probe', '[blank, blank, blank]', steps, 600, '[hit, hit]'),
    ).sentences;
    expect(first?.text).toMatch(/probe is a remote/);
    expect(first?.rules).toContain('xw.remote-attack.02');
  });

  test('Garven Dreis, who spent another token [xw.tokens.02]', () => {
    const table = `  garven: { pilot: Garven Dreis (T-65 X-wing), player: rebels, at: [450, 350], evade: 1 }
  red: { pilot: Blue Squadron Escort, player: rebels, at: [350, 350] }`;
    const steps = `  - spend-evade: blank
  - ask: { why-not: { use: Garven Dreis } }`;
    const [first] = judged('xwing', shotAt(table, 'garven', '[blank, focus]', steps, 500, '[hit, hit]')).sentences;
    expect(first?.text).toMatch(/what garven spent was no focus token/);
    expect(first?.rules).toContain('xw.tokens.02');
  });

  test('an ability of the attack, while somebody else attacks; and what never happened, by what withheld it', () => {
    const text = (ask: string): string => `
ships:
  howl: { pilot: Mauler Mithel, at: [450, 300] }
  x-wing: { pilot: T-65 X-wing, at: 'range 1 of howl, in its front arc, facing it' }
moment: { phase: engagement, ship: x-wing }
auto-pass: true
steps:
  - attack: howl
  - roll: [hit, blank, blank, blank]
  - roll: [blank, blank, blank]
  - ask: { why-not: ${ask} }`;
    expect(whyNot('xwing', text('{ ship-destroyed: { ship: howl } }'))[0]).toMatch(/^no ship was destroyed \(howl\)/);
  });
});

describe('Destiny and Outer Rim', () => {
  test('Guardian, while somebody else is activated [des.guardian.01]', () => {
    const [text, rule] = whyNot(
      'destiny',
      `
players:
  anna: { characters: [{ card: Padawan, die: 2 melee }] }
  ben: { characters: [Royal Guard, Hired Gun] }
moment: { turn: ben }
steps:
  - activate: Hired Gun
  - roll: blank
  - ask: { why-not: { use: Royal Guard } }`,
    );
    expect(text).toMatch(/Hired Gun is activated, not Royal Guard/);
    expect(rule).toBe('des.guardian.01');
  });
});

test('the question is refused in words where they make no sense', () => {
  const problems = (ask: string): string[] =>
    judge(
      `game: xwing\ntitle: t\nships: { tie: { pilot: TIE/ln Fighter, at: [450, 300] } }\nmoment: { phase: end }\nsteps:\n  - ask: { why-not: ${ask} }`,
      [...known.values()],
    ).problems.map(({ line, message }) => `${line} ${message}`);
  expect(problems('{ frobnicate: tie }')).toEqual([expect.stringMatching(/^6 .*frobnicate/)]);
  expect(problems('[]')).not.toEqual([]);
});

/** Files in which each is asked for, at the most. */
const FILES_OF_A_VERB = 1;

describe('what the steps of an example say can be asked at its end, whatever has come about since', () => {
  test.each(['xwing', 'armada', 'miniatures', 'destiny', 'outer-rim'])('%s', (id) => {
    const { verbs, phrases = {} } = known.get(id)!.language;
    const said = new Map<string, number>();
    for (const { text } of exampleFiles(id)) {
      const file = parse(text) as { steps?: unknown[] };
      const deeds = (file.steps ?? []).filter((step) => {
        const verb = typeof step === 'string' ? step : Object.keys(step as object)[0]!;
        if (!Object.hasOwn(verbs, verb) && !Object.hasOwn(phrases, verb)) return false;
        const times = said.get(verb) ?? 0;
        said.set(verb, times + 1);
        return times < FILES_OF_A_VERB;
      });
      if (deeds.length === 0) continue;
      const asking = { ...file, steps: [...file.steps!, ...deeds.map((deed) => ({ ask: { 'why-not': deed } }))] };
      const { problems, story } = judge(stringify(asking), [...known.values()]);
      expect(problems).toEqual([]);
      expect(story.filter(({ kind }) => kind === 'answer').length).toBeGreaterThanOrEqual(deeds.length);
    }
    expect(said.size).toBeGreaterThan(8);
  });
});
