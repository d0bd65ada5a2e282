/** An app draws what its player may see: a picture of a view, with hidden cards lying facedown. */
import * as E from 'fp-ts/lib/Either';
import { playable, playableNames } from '../../scripts/playable';
import type { AnyGame, CoreState } from '../../src/core';
import { loadAllGames } from '../../src/judge/games';
import { outerRim } from '../../src/outer-rim';
import { picture as outerRimPicture } from '../../src/outer-rim/scenario/picture';
import { destiny } from '../../src/destiny';
import { picture as destinyPicture } from '../../src/destiny/scenario/picture';
import { integersFrom, playout, start } from '../../src/play';
import { resolving } from '../outer-rim/table';

/** Some states of a random game. */
function statesOf(game: AnyGame, begun: CoreState, seed: number): CoreState[] {
  const states: CoreState[] = [begun];
  let at = 0;
  playout(game, game.copy(begun), {
    seed,
    maxActions: 120,
    onDecision: ({ state }) => void (at++ % 20 === 19 && states.push(game.copy(state))),
  });
  return states;
}

test.each(playableNames)('%s: every view of every state can be drawn', async (of) => {
  const played = await playable(of);
  const language = (await loadAllGames()).find((each) => each.language.game.id === of)?.language;
  if (!played || !language) throw new Error(`no game ${of}`);
  const { game } = played;
  const starts = [(next: Next) => ({ setup: played.randomSetup(next) }), ...Object.values(played.starts ?? {})];
  for (const [seed, from] of starts.entries()) {
    const begun = start(game, from(integersFrom(seed)), { mode: 'seeded', seed });
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    for (const state of statesOf(game, begun.right.state as CoreState, seed)) {
      const viewers = [...game.decision(state).by, 'spectator', 'p1', 'ann'];
      const views = [
        game.viewOfEverything(state) as unknown,
        ...viewers.map((viewer) => game.view(state, viewer) as unknown),
      ];
      for (const seen of views as { events: readonly never[] }[]) {
        const svg = language.picture({ state: seen as never, events: seen.events, title: 'Seen' });
        expect(svg.startsWith('<svg')).toBe(true);
      }
    }
  }
});
type Next = (n: number) => number;

test('a secret of Outer Rim is drawn to its owner alone', () => {
  const secret = { title: 'A whisper', ability: { kind: 'skill' as const, skill: 'tech' as const } };
  const { state } = resolving([{ do: 'keep-secret' }], {}, { section: { secret } });
  const drawn = (viewer: string): string =>
    outerRimPicture({ state: outerRim.view(state, viewer), events: [], title: 'Seen' });
  expect(drawn('ann')).toContain('secrets: A whisper');
  expect(drawn('bob')).toContain('secrets: one facedown');
  expect(drawn('bob')).not.toContain('A whisper');
  const everything = outerRimPicture({ state: outerRim.viewOfEverything(state), events: [], title: 'Seen' });
  expect(everything).toBe(outerRimPicture({ state, events: [], title: 'Seen' }));
});

test('a hand of Destiny is drawn to its player alone, to others how many cards it has', () => {
  const characters = [{ card: '01045' }];
  const begun = destiny.resume(
    {
      players: [
        { id: 'ann', characters, hand: ['01059', '01060'] },
        { id: 'bob', characters: [{ card: '01036' }] },
      ],
      battlefield: { card: '01165', owner: 'ann', controller: 'ann' },
      moment: { phase: 'action', turn: 'ann' },
    },
    { mode: 'manual' },
  );
  if (E.isLeft(begun)) throw new Error(`${begun.left.message} at ${begun.left.path.join('.')}`);
  const { state } = begun.right;
  const drawn = (viewer: string): string =>
    destinyPicture({ state: destiny.view(state, viewer), events: [], title: 'Seen' });
  expect(drawn('bob')).toContain('hand 2: facedown');
  expect(drawn('ann')).not.toContain('facedown');
  const everything = destinyPicture({ state: destiny.viewOfEverything(state), events: [], title: 'Seen' });
  expect(everything).toBe(destinyPicture({ state, events: [], title: 'Seen' }));
});
