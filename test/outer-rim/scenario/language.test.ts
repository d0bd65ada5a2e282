/** Words of the table: what typos are answered with, what names stand for, which worked examples have a file. */
import { parse } from 'yaml';
import { rules } from '../../../src/outer-rim/catalogue';
import { outerRimScenarios } from '../../../src/outer-rim/scenario';
import { exampleFiles } from '../../judge/games/games';
import { rulingsOf } from '../../judge/games/rulings';

const { problem, failure } = rulingsOf({ language: outerRimScenarios, rules });

const holds = (...lines: string[]): void => expect(failure(...lines)).toBe('');

const TABLE = 'players: { ann: { character: Boba Fett, at: Lothal, cards: [Jetpack] }, bob: { character: Bossk } }';
const ACTION = 'moment: { step: action }';

test('each worked example of the rulebook has a scenario file', () => {
  const examples = rules.flatMap(({ id, kind }) => (kind === 'example' ? [id] : []));
  const shown = exampleFiles('outer-rim')
    .filter(({ name }) => name.startsWith('example-'))
    .flatMap(({ text }) => idsIn((parse(text) as { about: string }).about));
  expect(examples.length).toBeGreaterThan(15);
  expect(examples.filter((id) => !shown.includes(id))).toEqual([]);
});

/** Ids in brackets, one or several in a row: `[or.combat-example.01 to .06]`. */
function idsIn(about: string): string[] {
  return [...about.matchAll(/\[(or\.[a-z-]+)\.(\d\d)(?: to \.(\d\d))?\]/g)].flatMap(
    ([, topic = '', first = '', last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => {
        return `${topic}.${String(Number(first) + i).padStart(2, '0')}`;
      }),
  );
}

describe('names', () => {
  test('a ship by either side, a navpoint by its long or short name, a contact space by class', () => {
    holds(
      'players: { ann: { ship: Slave I, at: Navpoint OM3 }, bob: { ship: YV-666 Light Freighter, at: OM3 } }',
      'contacts: { Lothal green: Greedo }',
      'expect:',
      '  - ann: { ship: Slave I, ship-goal-done: true, at: OM3 }',
      '  - bob: { ship: YV-666 Light Freighter, ship-goal-done: false, at: Navpoint OM3 }',
      '  - Greedo: { at: Lothal green, faceup: false }',
    );
  });

  test('a contact and the crew of the same name are told apart by the key', () => {
    holds(
      'players: { ann: { at: Nal Hutta, cards: [Chewbacca] }, bob: {} }',
      'contacts: { Nal Hutta white: BoShek }',
      'expect: [{ ann: { crew: [Chewbacca] } }, { BoShek: { at: Nal Hutta white } }]',
    );
  });

  test('a market card stands for its deck while it is faceup, and only then', () => {
    const buying = ['players: { ann: { at: Lothal, credits: 9000 }, bob: {} }', ACTION, 'market: { job: Hutt Favor }'];
    holds(...buying, 'steps: [market, discard-top: Hutt Favor]');
    expect(failure(...buying, 'steps: [market, discard-top: Rebel Favor]')).toContain(
      'Rebel Favor is not the faceup card of its deck; that of the job deck is Hutt Favor',
    );
  });

  test('cards under a deck come in the order in which they were put there', () => {
    const after = (order: string): string =>
      failure(
        'players: { ann: { at: Lothal, credits: 3000, cards: [Jetpack] }, bob: {} }',
        ACTION,
        'market: { gear-and-mod: [Armored Vest, Ion Cannon, Autoblaster] }',
        'steps: [{ buy: { card: Ion Cannon, discard: Armored Vest, barter: [Jetpack] } }]',
        `expect: { gear-and-mod deck: { bottom: [${order}] } }`,
      );
    expect(after('Armored Vest, Jetpack')).toBe('');
    expect(after('Jetpack, Armored Vest')).not.toBe('');
  });
});

describe('typos', () => {
  test.each([
    [
      'players: { ann: { character: Boba Fet }, bob: {} }',
      "3:30 'Boba Fet' is not known here; did you mean Boba Fett?",
    ],
    ['players: { ann: { at: Lotal }, bob: {} }', "3:23 'Lotal' is not known here; did you mean Lothal?"],
    ['players: { ann: { cards: [Jet pack] }, bob: {} }', "3:27 'Jet pack' is not known here; did you mean Jetpack?"],
    ['players: { ann: { fame: -1 }, bob: {} }', '3:25 at least 0 is expected here'],
    ['players: { ann: { credits: 4500 }, bob: {} }', '3:28 expected credits: whole thousands from 0, found 4500'],
    ['players: { ann: { cards: [Jetpack, Jetpack] }, bob: {} }', '3:36 Jetpack is somewhere else already.'],
    ['players: { ann: { character: Boba Fett }, bob: { character: Boba Fett } }', '3:61 Boba Fett is played twice.'],
    [`${TABLE}\ncontacts: { Lothal green: Greedo, Kessel green: Greedo }`, 'Greedo is somewhere else already.'],
    ['players: { ann: { reputation: { hut: positive } }, bob: {} }', "'hut' is not known here; did you mean hutt?"],
    [`${TABLE}\nfirst: cid`, "4:8 no player is called 'cid'; there are: ann, bob"],
    [`${TABLE}\npatrols: { empire: NA6 }`, "4:12 'empire' is not known here"],
    [`${TABLE}\ncontacts: { Lothal yellow: Greedo }`, "4:28 there is no contact space 'Lothal yellow'"],
    [`${TABLE}\nmarket: { job: Jetpack }`, '4:16 Jetpack is not in the job deck.'],
    [`${TABLE}\nmap: modular`, "4:6 a modular map is drawn in setup; write its tiles, or 'moment: setup'"],
    [`${TABLE}\nmoment: setup`, '3:45 before setup ann has nothing but perhaps a character'],
    [`${TABLE}\nsteps: [{ move-to: Lotal }]`, "4:20 'Lotal' is not known here; did you mean Lothal?"],
    [`${TABLE}\nexpect: { ann: { creditz: 0 } }`, "4:18 'creditz' is not known here; did you mean credits?"],
    [`${TABLE}\nexpect: { Lothl: { patrols: [] } }`, "4:11 'Lothl' is not known here; did you mean Lothal?"],
  ])('%s', (file, message) => {
    expect(problem(...file.split('\n'))).toContain(message);
  });

  test('cards for which there is no slot are refused, with the place in the file', () => {
    expect(problem('players: { ann: { cards: [Jetpack, Armored Vest, Plastoid Armor] }, bob: {} }')).toMatch(
      /^3:\d+ .*slot/,
    );
  });

  test('what is due and was not said is listed in words of the table', () => {
    const found = failure(TABLE, ACTION, 'steps: [{ roll: [hit] }]');
    for (const word of ['use: Boba Fett', 'market', 'end-actions']) expect(found).toContain(word);
  });
});

describe('a pack in the file', () => {
  const ice = (destination: string, deck = 'cargo'): string =>
    `pack: { market: [{ id: cargo-ice, deck: ${deck}, cost: 2000, notOn: [], patrol: null, face: { kind: cargo, name: Ice, destination: ${destination}, reward: [] } }] }`;
  const OWNER = 'players: { ann: { cards: [Ice] }, bob: {} }';

  test('its cards are called by their names', () => {
    holds(ice('kessel'), OWNER, 'expect: [{ ann: { cargo: [Ice] } }, { where: { card: Ice, is: ann } }]');
  });

  test('a mistake in it is told at its place, not that its names are unknown', () => {
    expect(problem(ice('kesel'), OWNER)).toBe('3:130 there is no planet kesel; did you mean kessel?');
    expect(problem(ice('kessel', 'cargos'), OWNER)).toMatch(
      /^3:41 market\[0\].deck: expected a market deck: bounty, cargo/,
    );
  });
});
