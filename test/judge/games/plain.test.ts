/** Rulings have names as printed: no ids of cards in play, of abilities or of contact spaces. */
import * as E from 'fp-ts/lib/Either';
import { playable } from '../../../scripts/playable';
import type { Action, CoreState, GameEvent } from '../../../src/core';
import { judge, questionInWords, type JudgedGame } from '../../../src/judge';
import { told } from '../../../src/judge/narrate';
import { whyInWords } from '../../../src/language/in-words';
import { integersFrom, randomPolicy } from '../../../src/play';
import { exampleFiles, judgedGame } from './games';

interface Texts {
  asked: Set<string>;
  refused: Set<string>;
  told: Set<string>;
}

/** What a random game says, chance being asked too. */
async function said(game: JudgedGame, id: string, seed: number, length: number): Promise<Texts> {
  const { language } = game;
  const played = await playable(id);
  if (!played) throw new Error(`${id} cannot be played`);
  const next = integersFrom(seed);
  const policy = randomPolicy<CoreState, Action>(next);
  const texts: Texts = { asked: new Set(), refused: new Set(), told: new Set() };
  const begun = played.game.begin(played.randomSetup(next), { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  let { state } = begun.right as { state: CoreState };
  for (let n = 0; n < length; n++) {
    const question = played.game.question(state);
    const action = question && policy({ state, question });
    if (!action) break;
    texts.asked.add(questionInWords(language, state));
    for (const { not } of question.candidates) if (not) texts.refused.add(whyInWords(language, not, state));
    const step = played.game.reduce(state, action);
    if (E.isLeft(step)) throw new Error(step.left.message);
    state = step.right.state as CoreState;
    for (const event of step.right.events as GameEvent[]) texts.told.add(told(language, event, state)?.text ?? '');
  }
  return texts;
}

/** Two lower-case words with a hyphen, or a path: what ids look like. Words of the rules that look so are allowed. */
function idsIn(texts: Iterable<string>, allowed: RegExp): string[] {
  const like = /(?<![\w'-])[a-z0-9]+(?:-[a-z0-9]+)*(?:-[a-z0-9]+|\/[a-z0-9#-]+)(?![\w-])/g;
  return [...texts].filter((text) => (text.replace(allowed, '').match(like) ?? []).length > 0);
}

test.each([1, 2, 3, 4])('game %i of Destiny', async (seed) => {
  const texts = await said(await judgedGame('destiny'), 'destiny', seed, 500);
  expect(texts.told.size).toBeGreaterThan(60);
  expect(idsIn(texts.asked, /$^/)).toEqual([]);
  expect(idsIn(texts.refused, /$^/)).toEqual([]);
  expect(idsIn(texts.told, /set-aside|face-up/g)).toEqual([]);
});

test.each([1, 2, 3, 4])('game %i of Outer Rim', async (seed) => {
  const texts = await said(await judgedGame('outer-rim'), 'outer-rim', seed, 500);
  expect(texts.told.size).toBeGreaterThan(60);
  expect(idsIn(texts.asked, /gear-and-mod/g)).toEqual([]);
  expect(idsIn(texts.refused, /gear-and-mod/g)).toEqual([]);
  expect(idsIn(texts.told, /gear-and-mod|[A-Z][\w-]*-\w+/g)).toEqual([]);
});

test.each([1, 2])(
  'what game %i of X-Wing asks: ships have the names of the file, abilities those of cards',
  async (seed) => {
    const { asked } = await said(await judgedGame('xwing'), 'xwing', seed, 400);
    expect(idsIn(asked, /(?<=of |for )[a-z0-9-]+|p\d\/[a-z0-9]+/g)).toEqual([]);
  },
);

const ruling = async (id: string, ...lines: string[]): Promise<string> =>
  JSON.stringify(judge(lines.join('\n'), [await judgedGame(id)]));

test('a failed step of Destiny says in names what is asked, and what is refused', async () => {
  const file = exampleFiles('destiny').find(({ name }) => name === 'after-abilities-wait.yaml');
  const report = judge((file?.text ?? '').replace('for F-11D Rifle', 'for nothing'), [await judgedGame('destiny')]);
  expect(report.failures).toEqual([expect.objectContaining({ what: 'asks', found: 'a character for F-11D Rifle' })]);
  const table = [
    'game: destiny',
    'title: t',
    'players:',
    '  anna: { characters: [{ card: Jango Fett, exhausted: true }] }',
  ];
  expect(
    await ruling('destiny', ...table, '  ben: { characters: [Padawan] }', 'steps:', '  - activate: Jango Fett'),
  ).toContain('Jango Fett is exhausted.');
});

test('what the game itself calls a question may be expected as well', async () => {
  const file = exampleFiles('destiny').find(({ name }) => name === 'after-abilities-wait.yaml');
  const text = (file?.text ?? '').replace('for F-11D Rifle', 'for f-11d-rifle');
  expect(judge(text, [await judgedGame('destiny')]).verdict).toBe('passed');
});

test('what is asked stands by its names where a choice is none of it', async () => {
  const table = [
    'game: destiny',
    'title: t',
    'players:',
    '  anna: { characters: [{ card: Jango Fett, die: 2 ranged }] }',
    '  ben: { characters: [{ card: Padawan, damage: 5, upgrades: [F-11D Rifle] }, Hired Gun, Hired Gun] }',
    'steps:',
    '  - resolve: { die: 2 ranged, on: Padawan }',
  ];
  const game = await judgedGame('destiny');
  const found = (step: string): string =>
    judge([...table, step].join('\n'), [game])
      .failures.map(({ found: each }) => String(each))
      .join();
  expect(found('  - choose: done')).toContain("'done' cannot be chosen (a character for F-11D Rifle)");
});

test('abilities of X-Wing go by the card that they are on, or by their printed name', async () => {
  const stories = exampleFiles('xwing').map(({ text }) => text);
  const game = await judgedGame('xwing');
  const lines = stories.flatMap((text) => judge(text, [game]).story).map(({ text }) => text);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Vectored Thrusters of jake joins the ability queue',
      'Proton Torpedoes on red-5 is used',
      'Wounded Pilot of red-5 is used',
    ]),
  );
});
