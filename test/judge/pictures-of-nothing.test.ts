/** Apps call `picture` with whatever they have: what cannot be drawn is `NotAState`, in every game. */
import * as E from 'fp-ts/lib/Either';
import { playable, playableNames } from '../../scripts/playable';
import { NotAState } from '../../src/core';
import { loadAllGames } from '../../src/judge/games';
import { integersFrom, start } from '../../src/play';

const throws = (): never => {
  throw new Error('no');
};
const deep = Array.from({ length: 50_000 }).reduce<unknown>((inner) => [inner], 1);
const hollow = { stack: [], events: [], inPlay: [], used: [], triggered: [], chance: { mode: 'manual' } };

const hostile: [string, unknown][] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 7],
  ['an object', {}],
  ['a list of texts', Array(100_000).fill('ab')],
  ['a proxy', new Proxy({}, { ownKeys: throws, get: throws, has: throws })],
  ['a getter', Object.defineProperty({}, 'state', { enumerable: true, get: throws })],
  ['a deep list', deep],
  ['a buffer', Buffer.alloc(1_000_000)],
];
const noText = (title: unknown): boolean => typeof title !== 'string';

describe.each(playableNames)('%s', (name) => {
  const table = async () => {
    const played = await playable(name);
    const language = (await loadAllGames()).find((each) => each.language.game.id === name)?.language;
    if (!played || !language) throw new Error(`no game ${name}`);
    const begun = start(played.game, { setup: played.randomSetup(integersFrom(1)) }, { mode: 'seeded', seed: 1 });
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    return { state: begun.right.state, picture: language.picture as (scene: unknown) => string };
  };

  test('players have the names that are given, and no ids', async () => {
    const { state, picture } = await table();
    const textsOf = (svg: string): string =>
      [...svg.matchAll(/<(?:text|tspan)\b[^>]*>([^<]*)/g)].map(([, text]) => text).join('\n');
    const first = (state as unknown as { players: { id: string }[] }).players[0]?.id ?? '';
    const svg = picture({ state, events: [], title: `turn of ${first}`, players: { [first]: 'Ann <b>' } });
    expect(textsOf(svg)).toContain('Ann &lt;b&gt;');
    expect(textsOf(svg).split(/[^\w-]+/)).not.toContain(first);
    expect(() => picture({ state, events: [], title: '', players: { [first]: 7 } })).toThrow(NotAState);
  });

  test.each([
    ...hostile,
    ['a long text', 'x'.repeat(300_000)],
    ['what has the fields of core alone', hollow],
    ['the same as a state', { ...hollow, depth: 0 }],
  ] as [string, unknown][])('%s is not drawn', async (_, what) => {
    const { state, picture } = await table();
    expect(() => picture(what)).toThrow(NotAState);
    expect(() => picture({ state: what, events: [], title: 'x' })).toThrow(NotAState);
    expect(() => picture({ state, events: what, title: 'x' })).toThrow(NotAState);
    if (noText(what)) expect(() => picture({ state, events: [], title: what })).toThrow(NotAState);
  });

  test('what is wrong is said of what is wrong: an event that is none, a state that is none', async () => {
    const { state, picture } = await table();
    const told = (scene: unknown): string => {
      try {
        return picture(scene).slice(0, 4);
      } catch (error) {
        if (error instanceof NotAState) return error.rejection.path.join('.');
        throw error;
      }
    };
    expect(told({ state, events: [], title: 'x' })).toBe('<svg');
    expect(told({ state, events: [null], title: 'x' })).toBe('events');
    expect(told({ state, events: [], title: 7 })).toBe('title');
    expect(told({ state: hollow, events: [], title: 'x' })).not.toMatch(/events|title/);
  });

  test('a title is as long as a line may be', async () => {
    const { state, picture } = await table();
    const title = 'x'.repeat(5_000_000);
    expect(picture({ state, events: [], title }).length).toBeLessThan(
      picture({ state, events: [], title: 'x' }).length + 10_000,
    );
  });
});
