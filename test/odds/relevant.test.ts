/** States that are walked once since they go on alike, against walks that look at each of them: the same odds, and lines that lead to what they say. */
import * as E from 'fp-ts/lib/Either';
import { attackOdds, type Attacks, type Fighter } from '../../src/odds/xwing';
import type { Wish } from '../../src/odds/ask';
import type { AttackEnd } from '../../src/odds/xwing';
import { integersFrom, retrace } from '../../src/play';
import { xwing } from '../../src/xwing';
import { right } from './by-hand';

let mockIsMerging = true;

jest.mock('../../src/odds/xwing/relevant', () => {
  const { relevant } = jest.requireActual<{ relevant(state: object): object }>('../../src/odds/xwing/relevant');
  return { relevant: (state: object) => (mockIsMerging ? relevant(state) : state) };
});

/** Another number in HOLOJUDGE_GAMES looks at so many tables, HOLOJUDGE_SEED at others. */
const TABLES = Number(process.env['HOLOJUDGE_GAMES'] ?? 30);
const SEED = Number(process.env['HOLOJUDGE_SEED'] ?? 1);
/** Of the walk that looks at each state. */
const STATES = 400;

type Next = (n: number) => number;
const oneOf = <T>(next: Next, of: readonly T[]): T => of[next(of.length)] as T;

/** A few of the tokens that are spent on dice. */
function tokensOf(next: Next): NonNullable<Fighter['tokens']> {
  const kinds = ['focus', 'evade', 'calculate', 'reinforce-fore', 'strain'] as const;
  return Object.fromEntries(kinds.flatMap((kind) => (next(4) === 0 ? [[kind, 1 + next(2)]] : [])));
}

const PILOTS = [
  'academypilot',
  'bluesquadronescort',
  'nightbeast',
  'patrolleader',
  'jedigeneral',
  'scimitarsquadronpilot',
];

function randomAttacks(next: Next): Attacks {
  const attackers = Array.from({ length: 1 + next(2) }, () => ({
    pilot: oneOf(next, ['academypilot', 'academypilot', 'bluesquadronescort', 'jedigeneral']),
    range: oneOf(next, [1, 2, 3] as const),
    tokens: tokensOf(next),
    lock: next(2) === 0,
    obstructed: next(4) === 0,
  }));
  attackers.sort((a, b) => Number(b.pilot === 'jedigeneral') - Number(a.pilot === 'jedigeneral'));
  return { attackers, defender: { pilot: oneOf(next, PILOTS), tokens: tokensOf(next) }, cards: next(3) === 0 };
}

const WISHES: readonly Wish<AttackEnd>[] = ['any', { most: ({ damage }) => damage }, { least: ({ damage }) => damage }];

test('attacks that go on alike are walked once: every end has the same odds', () => {
  let compared = 0;
  let fewer = 0;
  for (let i = 0; i < TABLES; i++) {
    const next = integersFrom(SEED * 1000 + i);
    const attacks = randomAttacks(next);
    const wishes = next(2) === 0 ? {} : { attacker: oneOf(next, WISHES), defender: oneOf(next, WISHES) };
    const walked = (isMerging: boolean) => {
      mockIsMerging = isMerging;
      return attackOdds(attacks, { ...wishes, states: STATES });
    };
    const each = walked(false);
    if (E.isLeft(each)) continue;
    compared += 1;
    const once = right(walked(true));
    fewer += Number(once.states < each.right.states);
    const byValue = new Map(once.outcomes.map((outcome) => [JSON.stringify(outcome.value), outcome]));
    expect([...byValue.keys()].sort()).toEqual(each.right.outcomes.map(({ value }) => JSON.stringify(value)).sort());
    for (const { value, low, high } of each.right.outcomes) {
      const other = byValue.get(JSON.stringify(value));
      expect(other?.low).toBeCloseTo(low, 12);
      expect(other?.high).toBeCloseTo(high, 12);
    }
    for (const { line } of once.outcomes) expect(retrace(xwing, once.state, line)).toMatchObject({ _tag: 'Right' });
  }
  expect(compared).toBeGreaterThan(TABLES / 4);
  expect(fewer).toBeGreaterThan(compared / 4);
});
