/** What apps do with a file beside judging it: play on from the table after its steps, and ask for every way that it can come out. */
import { readFileSync } from 'node:fs';
import { readScenario, rulingTableOf, tableAfter, type Scenario } from '../../src/judge';
import { xwing, type XwingState } from '../../src/xwing';
import { rules } from '../../src/xwing/catalogue';
import { xwingScenarios } from '../../src/xwing/scenario';

const BEFORE_ACTION = `game: xwing
title: A ship may perform an action
ships:
  red-5: { pilot: T-65 X-wing, at: [450, 300] }
  tie: { pilot: TIE/ln Fighter, at: [450, 800] }
moment: { phase: activation, ship: red-5, step: perform action }
`;

function scenario(file: string): Scenario {
  const read = readScenario(file, [{ language: xwingScenarios, rules }]);
  if (read._tag === 'Left') throw new Error(JSON.stringify(read.left));
  return read.right;
}

const jake = readFileSync('docs/examples/xwing/every-order-of-jake.yaml', 'utf8');

describe('the table after the steps of a file', () => {
  test('is a state of the game, after what was done, whatever the file expects at its end', () => {
    const wrong = `${BEFORE_ACTION}steps:\n  - perform-action: focus\nexpect:\n  - red-5: { focus: 7 }\n`;
    const table = tableAfter(scenario(wrong));
    if (table._tag === 'Left') throw new Error(JSON.stringify(table.left));
    const { state } = table.right as { state: XwingState };
    expect(state.ships.map(({ id, tokens }) => [id, tokens.focus])).toEqual([
      ['red-5', 1],
      ['tie', 0],
    ]);
    expect(xwing.load(JSON.parse(JSON.stringify(state)))._tag).toBe('Right');
  });

  test('is not there where a step cannot be taken: the report says which', () => {
    const table = tableAfter(scenario(`${BEFORE_ACTION}steps:\n  - perform-action: evade\n`));
    expect(table).toMatchObject({ _tag: 'Left', left: { verdict: 'failed', failures: [{ line: 8 }] } });
  });
});

describe('the ruling table of a file', () => {
  test('tells every way and no story, or as many and as much as is asked for', () => {
    const asked = rulingTableOf(scenario(jake));
    const short = rulingTableOf(scenario(jake), { outcomes: 1, stories: true });
    if (asked.verdict !== 'walked' || short.verdict !== 'walked') throw new Error('it is walked');
    const { outcomes, moreOutcomes } = asked.told;
    expect([outcomes.length, outcomes.length + moreOutcomes, outcomes[0]?.story]).toEqual([12, 36, undefined]);
    expect([short.told.outcomes.length, short.told.moreOutcomes]).toEqual([1, 35]);
    expect(short.told.outcomes[0]?.story?.length).toBeGreaterThan(0);
  });

  test('is wrong without the key explore, and is not there where a step fails', () => {
    expect(rulingTableOf(scenario(BEFORE_ACTION))).toMatchObject({
      verdict: 'wrong',
      report: { problems: [{ message: expect.stringContaining('explore is missing') }] },
    });
    const failing = `${BEFORE_ACTION}steps:\n  - perform-action: evade\nexplore: { until: activation is over }\n`;
    expect(rulingTableOf(scenario(failing))).toMatchObject({ verdict: 'failed', report: { verdict: 'failed' } });
  });

  test('gives up where there are more states than the file allows, and says what it found', () => {
    const asked = rulingTableOf(
      scenario(jake.replace('until: activation is over', 'until: activation is over\n  states: 5')),
    );
    expect(asked).toMatchObject({ verdict: 'unfinished', message: expect.stringMatching(/5/) });
  });
});
