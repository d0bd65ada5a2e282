/** What a played game is told with: a setup, words that lead back to each action, and what has changed on the table. */
import * as E from 'fp-ts/lib/Either';
import { judge, toScenario } from '../../src/judge';
import { tiny } from './tiny-language';

const { language } = tiny;
type Language = Parameters<typeof toScenario>[0];

function written(played: Parameters<typeof toScenario>[1], of: object = language): string {
  const made = toScenario(of as Language, played, 'T');
  if (E.isLeft(made)) throw new Error(`${made.left.message} at ${made.left.path.join('.')}`);
  return made.right;
}

const start = { position: { numbers: { gold: 2, tin: 1 }, inPlay: [] } };
const left = { type: 'pick', player: 'ann', pick: 'left' };
const toss = { type: 'roll', player: 'chance', die: 'coin', faces: ['heads', 'tails'] };
const played = (actions: object[], of?: object): string => written({ start, chance: { mode: 'manual' }, actions }, of);

test('a game from its setup has that setup in it, and passes', () => {
  const text = written({ start: { setup: start.position }, chance: { mode: 'seeded', seed: 4 }, actions: [left] });
  expect(text).toMatch(/^saved-setup: \{ inPlay: \[\], numbers: \{ gold: 2, tin: 1 \} \}$/m);
  expect(text).not.toContain('saved-position');
  expect(judge(text, [tiny])).toMatchObject({ verdict: 'passed', problems: [] });
});

test('its title, game and edition come first', () => {
  expect(played([left]).split('\n').slice(0, 3)).toEqual(['game: tiny', 'edition: "1"', 'title: T']);
});

test('what has changed is expected, and nothing else; who decides what, last', () => {
  const [, expected = ''] = played([left, toss]).split('expect:\n');
  expect(expected).toContain('heads: { is: 1 }');
  expect(expected).not.toMatch(/gold|tin/);
  expect(expected.trimEnd().split('\n').at(-1)).toBe('  - { decides: [ bob ], asks: go on }');
});

test('nothing done: no steps, and only who decides what', () => {
  const text = played([]);
  expect(text).not.toContain('steps:');
  expect(text.split('expect:\n')[1]).toBe('  - { decides: [ ann ], asks: side }\n');
});

test('an action whose words lead to another one, or to none, is told field by field', () => {
  const telling = (words: unknown) => ({
    ...language,
    verbs: { ...language.verbs, pick: { ...language.verbs['pick'], write: (): unknown => words } },
  });
  for (const words of ['right', {}, 'nowhere'])
    expect(played([left], telling(words))).toContain('- { exactly: { pick: left, player: ann, type: pick } }');
  expect(played([left], telling('left'))).toContain('- { pick: left }');
});

test('what a seeded game had chance answer is told in its place, also after the last action', () => {
  const text = written({
    start,
    chance: { mode: 'seeded', seed: 8 },
    actions: [left, { type: 'pick', player: 'bob', pick: 'on' }],
  });
  const steps = (text.split('steps:\n')[1] ?? '')
    .split('expect:')[0]
    ?.trimEnd()
    .split('\n')
    .map((line) => line.replace(/[^a-z].*$/s, '') || line.trim().slice(4, 8));
  expect(steps).toEqual(['pick', 'roll', 'pick']);
  const last = written({ start, chance: { mode: 'seeded', seed: 8 }, actions: [left] });
  expect(last).toMatch(/roll: .*\nexpect:/);
});
