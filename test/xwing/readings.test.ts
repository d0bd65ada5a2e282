/** Where a rule is read in two ways, the other one is an option, and makes the difference that docs/ambiguities.md tells. */
import * as E from 'fp-ts/lib/Either';
import { after, expected, explore } from '../../src/play';
import { xwing, type Position, type XwingState } from '../../src/xwing';
import { positionOf } from './table';

/** Han Solo with a lock and a focus token, near an asteroid, attacks a ship without defense dice at range 2; how often he hits on average. */
function hitsOfHan(readings?: Position['readings']): number {
  const position = positionOf({
    ships: {
      han: { pilot: 'hansolo-modifiedyt1300lightfreighter', at: [450, 300], turret: 'front', tokens: { focus: 1 } },
      target: { player: 'p2', pilot: 'patrolleader', at: [450, 520], facing: 180 },
    },
    obstacles: { rock: { outline: 'coreasteroid0', at: [300, 300] } },
    locks: [['han', 'target']],
    moment: { phase: 'engagement', ship: 'han' },
  });
  const begun = xwing.resume({ ...position, ...(readings && { readings }) }, { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const [attack] = xwing
    .allLegalActions(begun.right.state)
    .actions.filter(({ type }) => type === 'choose-weapon' || type === 'declare-defender');
  const next = attack && xwing.reduce(begun.right.state, attack);
  if (!next || E.isLeft(next)) throw new Error('no attack');
  const hits = ({ ships }: XwingState): number => {
    const target = ships.find(({ id }) => id === 'target');
    return target
      ? target.shields.limit - target.shields.active + target.damage.facedown + target.damage.faceup.length
      : 0;
  };
  const found = explore(xwing, next.right.state, {
    stop: after('attack'),
    value: hits,
    decide: { p1: { most: hits }, p2: { least: hits } },
  });
  if (E.isLeft(found)) throw new Error(found.left.message);
  return expected(found.right, (value) => value).low;
}

test.each([
  ['every roll and every reroll', undefined, 3065697 / 1048576],
  ['every roll and every reroll, said', { hanSolo: 'rolls and rerolls' }, 3065697 / 1048576],
  ['the first roll alone', { hanSolo: 'rolls' }, 2961 / 1024],
] as const)('Han Solo (Rebel pilot) after %s [xw.faq-dice.04]', (_name, readings, mean) => {
  expect(hitsOfHan(readings)).toBeCloseTo(mean, 10);
});

test('a reading that there is not is refused, with what there is', () => {
  const bad = {
    ...positionOf({ ships: {}, moment: 'planning' }),
    readings: { hanSolo: 'never' },
  } as unknown as Position;
  const begun = xwing.resume(bad, { mode: 'manual' });
  expect(E.isLeft(begun) && begun.left.path).toEqual(['readings', 'hanSolo']);
});
