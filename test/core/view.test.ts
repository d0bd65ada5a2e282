import { resampled, viewOf, type Knowledge } from '../../src/core/view/view';
import { SEES_EVERYTHING, startChance } from '../../src/core';
import type { Tiny, TinyState } from '../helpers/tiny-game';

const state = {
  story: ['begun'],
  numbers: { ann: 1 },
  stack: [
    { procedure: 'main', step: 1 },
    { procedure: 'secret', step: 0, card: 'ace' },
  ],
  depth: 1,
  chance: { ...startChance({ mode: 'seeded', seed: 7 }), script: [] },
  events: [
    { type: 'hurt', rules: ['tiny.hurt'], who: 'ann' },
    { type: 'hurt', rules: ['tiny.hurt'], who: 'bob' },
  ],
  inPlay: [
    { ability: 'open', source: 'table', controller: 'ann' },
    { ability: 'hidden', source: 'hand', controller: 'ann' },
  ],
  triggered: [],
  used: [
    { ability: 'open', source: 'table', per: 'round' },
    { ability: 'hidden', source: 'hand', per: 'round' },
  ],
} as unknown as TinyState;

const plain: Knowledge<Tiny> = { parts: (own) => own, resample: (given) => given };

describe('what core shows of its part of a state', () => {
  test('of frames only the procedure and the step, unless the game says that they are open', () => {
    expect(viewOf(plain, state, 'ann').stack).toEqual([
      { procedure: 'main', step: 1 },
      { procedure: 'secret', step: 0 },
    ]);
    const open: Knowledge<Tiny> = { ...plain, isFrameOpen: (_state, _frame, viewer) => viewer === 'ann' };
    expect(viewOf(open, state, 'ann').stack).toEqual(state.stack);
    expect(viewOf(open, state, 'bob').stack[1]).toEqual({ procedure: 'secret', step: 0 });
  });

  test('neither seed nor script, and nothing that only the engine needs', () => {
    const seen = viewOf(plain, state, SEES_EVERYTHING);
    expect(seen.chance).toEqual({ mode: 'seeded' });
    expect(Object.keys(seen).sort()).toEqual(['chance', 'events', 'inPlay', 'numbers', 'stack', 'story', 'used']);
  });

  test('events as they are, changed, or not at all', () => {
    const some: Knowledge<Tiny> = {
      ...plain,
      event: (_state, event) => (event.type === 'hurt' && event.who === 'bob' ? null : { ...event, rules: [] }),
    };
    expect(viewOf(plain, state, 'ann').events).toEqual(state.events);
    expect(viewOf(some, state, 'ann').events).toEqual([{ type: 'hurt', rules: [], who: 'ann' }]);
  });

  test('abilities of pieces that the viewer may know of, and their uses', () => {
    const some: Knowledge<Tiny> = { ...plain, isSourceOpen: (_state, source) => source !== 'hand' };
    expect(viewOf(plain, state, 'ann').inPlay).toEqual(state.inPlay);
    expect(viewOf(some, state, 'ann').inPlay.map((each) => each.ability)).toEqual(['open']);
    expect(viewOf(some, state, 'ann').used.map((each) => each.ability)).toEqual(['open']);
  });

  test("the game's own parts come from the game, which is not handed core's", () => {
    const keys: string[] = [];
    viewOf({ ...plain, parts: (own) => (keys.push(...Object.keys(own)), own) }, state, 'ann');
    expect(keys.sort()).toEqual(['numbers', 'story']);
  });
});

test('a resampled state has another future, the same for the same seed', () => {
  const one = resampled(plain, state, 'ann', 1);
  expect(one.chance.rng).not.toEqual(state.chance.rng);
  expect(resampled(plain, state, 'ann', 1)).toEqual(one);
  expect(resampled(plain, state, 'ann', 2).chance.rng).not.toEqual(one.chance.rng);
});

test.each(['manual', 'scripted', 'seeded'] as const)('what a resampled state does not know of %s chance', (mode) => {
  const draw = { type: 'draw', player: 'chance', pile: 'deck', card: 'ace' } as const;
  const chance = {
    mode,
    rng: mode === 'seeded' ? [1, 2, 3, 4] : [],
    script: mode === 'scripted' ? [draw] : [],
    next: 0,
  };
  const future = resampled(plain, { ...state, chance: { ...chance, next: chance.script.length } }, 'ann', 1).chance;
  expect(future).toMatchObject({ mode, script: [], next: 0 });
  expect([future.rng.length, future.rng.join() === '1,2,3,4']).toEqual([mode === 'seeded' ? 4 : 0, false]);
});
