/** What is said of the single-player game has no say in games of several. */
import { fromOutside } from '../../src/core';
import * as E from 'fp-ts/lib/Either';
import { outerRimSetup } from '../../scripts/playable/outer-rim';
import { outerRim } from '../../src/outer-rim';
import { integersFrom, playout } from '../../src/play';

const KINDS = [
  { count: 2, variant: 'standard', map: 'standard', negotiation: false },
  { count: 3, variant: 'first-game', map: 'modular', negotiation: true },
  { count: 4, variant: 'extended', map: 'standard', negotiation: false },
] as const;
const ACTIONS = 300;

/** Rules of the single-player game that questions or events cite. */
function citedAlone(kind: Parameters<typeof outerRimSetup>[0], more: { characters?: 'random' }): string[] {
  const setup = { ...outerRimSetup(kind, integersFrom(7)), ...more };
  const begun = outerRim.begin(setup, { mode: 'seeded', seed: 7 });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const { state, events } = begun.right;
  const cited = new Set(events.flatMap(({ rules }) => rules));
  const cite = (rules: readonly string[]): void => rules.forEach((id) => void cited.add(id));
  playout(outerRim, state, {
    seed: 7,
    maxActions: ACTIONS,
    onDecision: ({ decision }) => cite(decision().rules),
    onEvents: (later) => later.forEach(({ rules }) => cite(rules)),
  });
  return [...cited].filter((id) => /^or\.(single-player|ai-)/.test(id)).sort();
}

test.each(KINDS)('a group game cites no rule of the single-player game: $count players, $variant', (kind) => {
  expect(citedAlone(kind, {})).toEqual([]);
  expect(citedAlone(kind, { characters: 'random' })).toEqual([]);
});

test('the choice of the character of the AI player cites its own rule [or.single-player-setup.03]', () => {
  const begun = outerRim.begin({ players: ['ann'] }, { mode: 'seeded', seed: 1 });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  let { state } = begun.right;
  expect(outerRim.decision(state).rules).toEqual(['or.setup-choose-characters.02']);
  const answered = (): void => {
    const [action] = outerRim.allLegalActions(state).actions;
    const step = outerRim.reduce(state, fromOutside(action));
    if (E.isLeft(step)) throw new Error(step.left.message);
    ({ state } = step.right);
  };
  answered();
  expect(outerRim.decision(state)).toMatchObject({ asks: 'starting ship', rules: ['or.setup-choose-characters.07'] });
  answered();
  expect(outerRim.decision(state).rules).toEqual(['or.single-player-setup.03', 'or.setup-choose-characters.02']);
});
