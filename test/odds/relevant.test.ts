/** States that are walked once since they go on alike, against walks that look at each of them: the same odds, and lines that lead to what they say. */
import * as E from 'fp-ts/lib/Either';
import type { Game, GameTypes, Json } from '../../src/core';
import { attackOdds as armadaOdds, type Attack } from '../../src/odds/armada';
import { attackOdds as xwingOdds, type Attacks, type Fighter } from '../../src/odds/xwing';
import type { Answer } from '../../src/odds/ask';
import { integersFrom, retrace } from '../../src/play';
import { armada } from '../../src/armada';
import { xwing } from '../../src/xwing';
import { right } from './by-hand';

let mockIsMerging = true;

jest.mock('../../src/odds/xwing/relevant', () => {
  const { relevant } = jest.requireActual<{ relevant(state: object): object }>('../../src/odds/xwing/relevant');
  return { relevant: (state: object) => (mockIsMerging ? relevant(state) : state) };
});
jest.mock('../../src/odds/armada/relevant', () => {
  const { relevant } = jest.requireActual<{ relevant(state: object): object }>('../../src/odds/armada/relevant');
  return { relevant: (state: object) => (mockIsMerging ? relevant(state) : state) };
});

/** Another number in HOLOJUDGE_GAMES compares so many tables, HOLOJUDGE_SEED others. */
const TABLES = Number(process.env['HOLOJUDGE_GAMES'] ?? 8);
const SEED = Number(process.env['HOLOJUDGE_SEED'] ?? 1);
/** Of the walk that looks at each state. */
const STATES = 200;

type Next = (n: number) => number;
const oneOf = <T>(next: Next, of: readonly T[]): T => of[next(of.length)] as T;

/** How each of these tables ends, walked both ways. */
function compare<G extends GameTypes, V extends Json>(game: Game<G>, odds: (next: Next) => () => Answer<G, V>): void {
  let compared = 0;
  let fewer = 0;
  for (let i = 0; compared < TABLES; i++) {
    const ask = odds(integersFrom(SEED * 1000 + i));
    mockIsMerging = false;
    const each = ask();
    mockIsMerging = true;
    // Where nobody decides and little is rolled, nothing is proved.
    if (E.isLeft(each) || each.right.states < 10) continue;
    compared += 1;
    const once = right(ask());
    fewer += Number(once.states < each.right.states);
    const byValue = new Map(once.outcomes.map((outcome) => [JSON.stringify(outcome.value), outcome]));
    expect([...byValue.keys()].sort()).toEqual(each.right.outcomes.map(({ value }) => JSON.stringify(value)).sort());
    for (const { value, low, high } of each.right.outcomes) {
      const other = byValue.get(JSON.stringify(value));
      expect(other?.low).toBeCloseTo(low, 12);
      expect(other?.high).toBeCloseTo(high, 12);
    }
    for (const { line } of once.outcomes)
      expect(retrace(game, once.state, line as readonly G['action'][])).toMatchObject({ _tag: 'Right' });
  }
  expect(fewer).toBeGreaterThan(0);
}

const DAMAGE = ({ damage }: { damage: number }): number => damage;
const WISHES = ['any', { most: DAMAGE }, { least: DAMAGE }] as const;

test('attacks of X-Wing that go on alike are walked once: every end has the same odds', () => {
  const tokensOf = (next: Next): NonNullable<Fighter['tokens']> => {
    const kinds = ['focus', 'evade', 'calculate', 'reinforce-fore', 'strain'] as const;
    return Object.fromEntries(kinds.flatMap((kind) => (next(5) === 0 ? [[kind, 1 + next(2)]] : [])));
  };
  const cards = ['blindedpilot', 'weaponsfailure', 'structuraldamage', 'hullbreach', 'fuelleak', 'consolefire'];
  const worn = (next: Next): Pick<Fighter, 'damage'> =>
    next(4) === 0 ? { damage: { faceup: [oneOf(next, cards)] } } : {};
  const pilots = ['academypilot', 'bluesquadronescort', 'patrolleader', 'jedigeneral', 'scimitarsquadronpilot'];
  compare(xwing, (next) => {
    const attackers = Array.from({ length: next(4) === 0 ? 2 : 1 }, () => ({
      pilot: oneOf(next, ['academypilot', 'academypilot', 'bluesquadronescort']),
      range: oneOf(next, [1, 2, 3] as const),
      tokens: tokensOf(next),
      ...worn(next),
      lock: next(2) === 0,
      obstructed: next(4) === 0,
    }));
    attackers.sort((a, b) => (a.pilot > b.pilot ? -1 : 1));
    const defender = { pilot: oneOf(next, pilots), tokens: tokensOf(next), ...worn(next) };
    const attacks: Attacks = { attackers, defender, cards: next(4) === 0 };
    const wishes = next(2) === 0 ? {} : { attacker: oneOf(next, WISHES), defender: oneOf(next, WISHES) };
    return () => xwingOdds(attacks, { ...wishes, states: STATES });
  });
});

test('attacks of Armada that go on alike are walked once: every end has the same odds', () => {
  const ships = ['cr90-corvette-a', 'cr90-corvette-b', 'nebulon-b-escort-frigate', 'victory-i-class-star-destroyer'];
  const types = ['evade', 'brace', 'redirect', 'scatter'] as const;
  compare(armada, (next) => {
    const attack: Attack = {
      attacker: {
        card: oneOf(next, ships),
        ...(next(2) === 0 ? { dial: 'concentrate-fire' } : { tokens: next(2) === 0 ? ['concentrate-fire'] : [] }),
      },
      defender: {
        card: oneOf(next, ships),
        defense: types.flatMap((type) => (next(3) === 0 ? [{ type, exhausted: next(2) === 0 }] : [])),
        damage: { facedown: next(3) },
      },
      range: oneOf(next, ['close', 'medium', 'long'] as const),
      zone: oneOf(next, ['front', 'left', 'rear'] as const),
      defendingZone: oneOf(next, ['front', 'right'] as const),
    };
    const wishes = next(2) === 0 ? {} : { attacker: oneOf(next, WISHES), defender: oneOf(next, WISHES) };
    return () => armadaOdds(attack, { ...wishes, states: STATES });
  });
});
