/** What callers hand over has the types of the game: a wrong setup, position or action does not compile. What comes from outside is marked as such, and read. */
import { armada } from '../../src/armada';
import { fromOutside, type ChanceMode } from '../../src/core';
import { destiny } from '../../src/destiny';
import { miniatures } from '../../src/miniatures';
import { outerRim } from '../../src/outer-rim';
import { act, beginHistory, openSession, start } from '../../src/play';
import { xwing } from '../../src/xwing';

const manual: ChanceMode = { mode: 'manual' };
const setup = { players: ['ann', 'bob'], first: 'ann' } as const;

/** Each is of a type that is wrong, and refused as well where nobody compiles. */
test('a setup of another shape does not compile', () => {
  for (const begun of [
    // @ts-expect-error X-Wing has no decks
    xwing.begin({ decks: [] }, manual),
    // @ts-expect-error a typo
    destiny.begin({ deks: [] }, manual),
    // @ts-expect-error a list of fleets
    armada.begin({ fleets: 'two' }, manual),
    // @ts-expect-error the map is missing
    miniatures.begin({ squads: [] }, manual),
    // @ts-expect-error there is no such variant
    outerRim.begin({ ...setup, variant: 'endless' }, manual),
    // @ts-expect-error where sessions and histories begin, too
    openSession(outerRim, { setup: { player: [] } }, manual, { players: {} }),
    // @ts-expect-error a setup of another game
    beginHistory(outerRim, { setup: { decks: [] } }, manual),
    // @ts-expect-error neither a setup nor a position
    start(outerRim, { state: {} }, manual),
  ])
    expect(begun._tag).toBe('Left');
});

test('a position of another shape does not compile', () => {
  for (const begun of [
    // @ts-expect-error ships are a list
    xwing.resume({ players: [], ships: {}, moment: { phase: 'planning' } }, manual),
    // @ts-expect-error the characters are missing
    miniatures.resume({ map: 'market', players: [] }, manual),
    // @ts-expect-error a setup is no position
    outerRim.resume(setup, manual),
  ])
    expect(begun._tag).toBe('Left');
});

test('an action of another shape does not compile', () => {
  const begun = outerRim.begin(setup, manual);
  const history = beginHistory(outerRim, { setup }, manual);
  const session = openSession(outerRim, { setup }, manual, { players: { ann: 'Ann', bob: 'Ben' } });
  if (begun._tag === 'Left' || history._tag === 'Left' || session._tag === 'Left')
    throw new Error('the setup is right');
  const { state } = begun.right;
  // @ts-expect-error no type
  expect(outerRim.reduce(state, { player: 'ann' })._tag).toBe('Left');
  // @ts-expect-error there is no such type
  expect(outerRim.whyNot(state, { type: 'jump', player: 'ann' })).not.toBeNull();
  // @ts-expect-error whose is missing
  expect(act(outerRim, history.right, { type: 'choose-character', character: 'bossk' })._tag).toBe('Left');
  expect(
    // @ts-expect-error an action of X-Wing
    session.right.answer('ann', { type: 'set-dial', player: 'ann', ship: 'x', maneuver: 'y' }, { seen: 0 })._tag,
  ).toBe('Left');
  // @ts-expect-error nothing at all
  expect(session.right.whyNot('ann', null)).not.toBeNull();
});

test('data from outside has to be marked as such, and is read: what is right is taken, what is wrong is refused', () => {
  const right: unknown = { ...setup };
  const wrong: unknown = { ...setup, frist: 'ann' };
  // @ts-expect-error nobody knows what it is
  expect(outerRim.begin(right, manual)._tag).toBe('Right');
  expect(outerRim.begin(fromOutside(right), manual)._tag).toBe('Right');
  expect(outerRim.begin(fromOutside(wrong), manual)).toMatchObject({ left: { code: 'malformed', path: ['frist'] } });
  const begun = outerRim.begin(setup, manual);
  if (begun._tag === 'Left') throw new Error(begun.left.message);
  const action: unknown = { type: 'choose-character', player: 'ann', character: 'bossk' };
  // @ts-expect-error nobody knows what it is
  expect(outerRim.reduce(begun.right.state, action)._tag).toBe('Right');
  expect(outerRim.reduce(begun.right.state, fromOutside(action))._tag).toBe('Right');
  expect(fromOutside(action)).toBe(action);
});

test('what a game itself lists is taken as it is', () => {
  const begun = outerRim.begin(setup, manual);
  if (begun._tag === 'Left') throw new Error(begun.left.message);
  for (const action of outerRim.allLegalActions(begun.right.state).actions)
    expect(outerRim.reduce(begun.right.state, action)._tag).toBe('Right');
});
