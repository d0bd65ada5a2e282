/** Which states are one: the order in which faceup cards were dealt makes no other state, which cards they are does. */
import { after, explore } from '../../src/play';
import { StateKeys } from '../../src/play/explore/keys';
import { xwing, type XwingState } from '../../src/xwing';
import { right } from '../odds/by-hand';

function dealt(...faceup: string[]): XwingState {
  const ships = [
    { id: 'red-5', player: 'ann', pilot: 'bluesquadronescort', at: { x: 450, y: 280, heading: { x: 0, y: 1 } } },
    { id: 'tie', player: 'bob', pilot: 'academypilot', at: { x: 450, y: 450, heading: { x: 0, y: 1 } } },
    {
      id: 'foe',
      player: 'bob',
      pilot: 'rearadmiralchiraneau',
      at: { x: 450, y: 650, heading: { x: 0, y: 1 } },
      damage: { faceup },
    },
  ];
  const position = {
    players: [{ id: 'ann' }, { id: 'bob' }],
    ships,
    moment: { phase: 'engagement' as const, ship: 'red-5' },
  };
  return right(xwing.resume(position, { mode: 'manual' })).state;
}

const first = dealt('hullbreach', 'fuelleak', 'blindedpilot');
const keys = new StateKeys(first, xwing.copy(first));
const keyOf = (state: XwingState): string => keys.keyOf(xwing.copy(state));

test('faceup damage cards are the same in whatever order they were dealt', () => {
  for (const order of [
    ['hullbreach', 'blindedpilot', 'fuelleak'],
    ['blindedpilot', 'fuelleak', 'hullbreach'],
    ['fuelleak', 'hullbreach', 'blindedpilot'],
  ])
    expect(keyOf(dealt(...order))).toBe(keyOf(first));
});

test('another card, one fewer or one more of them makes another state', () => {
  for (const cards of [
    ['hullbreach', 'fuelleak', 'consolefire'],
    ['hullbreach', 'fuelleak'],
    ['hullbreach', 'fuelleak', 'blindedpilot', 'blindedpilot'],
  ])
    expect(keyOf(dealt(...cards))).not.toBe(keyOf(first));
});

test('what is said of one of the cards elsewhere is said of that card', () => {
  const using = (state: XwingState, card: string): XwingState => {
    const { ability, source } = state.inPlay.find((each) => each.ability.startsWith(card)) ?? {
      ability: '',
      source: '',
    };
    return { ...state, used: [{ ability, source, per: 'round' }] };
  };
  const other = dealt('blindedpilot', 'fuelleak', 'hullbreach');
  expect(keyOf(using(other, 'fuelleak'))).toBe(keyOf(using(first, 'fuelleak')));
  expect(keyOf(using(other, 'hullbreach'))).toBe(keyOf(using(first, 'hullbreach')));
  expect(keyOf(using(other, 'fuelleak'))).not.toBe(keyOf(using(first, 'hullbreach')));
});

test('a whole attack with its damage cards is walked where hardly likely ways are left out', () => {
  const state = dealt();
  const damage = ({ ships }: XwingState): number => {
    const cards = ships.find(({ id }) => id === 'tie')?.damage;
    return (cards?.facedown ?? 0) + (cards?.faceup.length ?? 0);
  };
  const found = right(
    explore(xwing, state, { stop: after('attack'), value: damage, limits: { neglect: 1e-7, states: 2_000 } }),
  );
  expect(found.neglected).toBeGreaterThan(0);
  expect(found.neglected).toBeLessThan(1e-3);
  // More than the dice can do: Direct Hit and Fuel Leak.
  expect(found.outcomes.map(({ value }) => value)).toEqual(expect.arrayContaining([0, 1, 2, 3, 4, 5]));
});
