/** Odds of attacks in X-Wing, against dice that are counted by hand. */
import { attackOdds, type Attacks } from '../../src/odds/xwing';
import { expected, retrace } from '../../src/play';
import { xwing } from '../../src/xwing';
import { countOf, expectChances, right, tally, throwsOf } from './by-hand';

const RED = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'] as const;
const GREEN = ['evade', 'evade', 'evade', 'focus', 'focus', 'blank', 'blank', 'blank'] as const;

/** Hits are canceled before criticals; both are left where there are fewer evades. */
const left = (hits: number, crits: number, evades: number) => ({
  hits: Math.max(0, hits - evades),
  crits: Math.max(0, crits - Math.max(0, evades - hits)),
});

/** T-65 X-wings have 3 attack dice, agility 2, shields 2; TIE fighters 2, 3 and none. */
const escort = { pilot: 'bluesquadronescort', range: 2 } as const;
const academy = { pilot: 'academypilot' };

test('three dice against three: damage, and criticals of it', () => {
  const ways = throwsOf(RED, 3).flatMap((attack) =>
    throwsOf(GREEN, 3).map((defense) => {
      const { hits, crits } = left(countOf(attack, 'hit'), countOf(attack, 'crit'), countOf(defense, 'evade'));
      return `${hits + crits} damage, ${crits} critical`;
    }),
  );
  const found = attackOdds(
    { attackers: [escort], defender: academy },
    { of: ({ damage, criticals }) => `${damage} damage, ${criticals} critical` },
  );
  expectChances(right(found), tally(ways));
});

test('a focus token is spent where a focus result is, and kept where there is none', () => {
  const ways = throwsOf(RED, 3).flatMap((attack) =>
    throwsOf(GREEN, 3).map((defense) => {
      const focus = countOf(attack, 'focus');
      const hits = countOf(attack, 'hit') + countOf(attack, 'crit') + focus;
      return `${Math.max(0, hits - countOf(defense, 'evade'))} damage, ${focus > 0 ? 0 : 1} focus left`;
    }),
  );
  const attackers = [{ ...escort, tokens: { focus: 1 } }];
  const of = attackOdds(
    { attackers, defender: academy },
    { of: ({ damage, attackers: [own] }) => `${damage} damage, ${own?.tokens.focus ?? 0} focus left` },
  );
  expectChances(right(of), tally(ways));
});

test('one die more at range 1, for the defender at range 3 and behind an asteroid; how likely a hull of three is destroyed', () => {
  const dice = [
    [{ range: 1 }, 4, 3],
    [{ range: 3 }, 3, 4],
    [{ range: 2, obstructed: true }, 3, 4],
    [{ range: 1, obstructed: true, from: 'left' }, 4, 4],
  ] as const;
  for (const [at, attack, defense] of dice) {
    const hits = tally(throwsOf(RED, attack).map((each) => countOf(each, 'hit') + countOf(each, 'crit')));
    const evades = tally(throwsOf(GREEN, defense).map((each) => countOf(each, 'evade')));
    let destroyed = 0;
    for (const [hit, often] of hits)
      for (const [evade, times] of evades) if (hit - evade >= 3) destroyed += often * times;
    const found = right(
      attackOdds({ attackers: [{ ...escort, ...at }], defender: academy }, { of: (end) => end.destroyed }),
    );
    expect(expected(found, (is) => (is ? 1 : 0)).low).toBeCloseTo(destroyed, 10);
  }
});

test('an evade token against one attack is spent where it saves something', () => {
  const ways = throwsOf(RED, 3).flatMap((attack) =>
    throwsOf(GREEN, 3).map((defense) => {
      const hits = countOf(attack, 'hit') + countOf(attack, 'crit');
      const evades = countOf(defense, 'evade');
      // It turns a die that shows something else.
      const saves = hits > evades && evades < 3;
      return `${Math.max(0, hits - evades - (saves ? 1 : 0))} damage, ${saves ? 0 : 1} evade left`;
    }),
  );
  const found = attackOdds(
    { attackers: [escort], defender: { ...academy, tokens: { evade: 1 } } },
    { of: ({ damage, defender }) => `${damage} damage, ${defender.tokens.evade ?? 0} evade left` },
  );
  expectChances(right(found), tally(ways));
});

describe('three TIE fighters attack an X-wing that has one focus token', () => {
  const tie = { pilot: 'academypilot', range: 2 } as const;
  const attacks: Attacks = {
    attackers: [tie, tie, tie],
    defender: { pilot: 'bluesquadronescort', tokens: { focus: 1 } },
  };

  const ways = throwsOf(RED, 2).flatMap((attack) => throwsOf(GREEN, 2).map((defense) => ({ attack, defense })));
  /** What can be expected of so many attacks, by every throw of each; `spends`: is the token spent, when it saves so much now and costs so much later? */
  const damageOf = (attacks: number, focus: boolean, spends: (saves: number, costs: number) => boolean): number => {
    if (attacks === 0) return 0;
    const later = damageOf(attacks - 1, false, spends);
    const kept = focus ? damageOf(attacks - 1, true, spends) : later;
    const sum = ways.reduce((all, { attack, defense }) => {
      const hits = countOf(attack, 'hit') + countOf(attack, 'crit');
      const plain = Math.max(0, hits - countOf(defense, 'evade'));
      const saved = plain - Math.max(0, hits - countOf(defense, 'evade') - countOf(defense, 'focus'));
      return all + (focus && spends(saved, later - kept) ? plain - saved + later : plain + kept);
    }, 0);
    return sum / ways.length;
  };
  const best = damageOf(3, true, (saves, costs) => saves > costs);

  test('it keeps the token for the attack in which it is expected to save most', () => {
    const found = right(
      attackOdds(attacks, { of: ({ damage }) => damage, defender: { least: ({ damage }) => damage } }),
    );
    expect(expected(found, (damage) => damage).low).toBeCloseTo(best, 9);
    expect(best).toBeLessThan(damageOf(3, true, () => false) - 0.1);
  });

  test('without a token the damage is the sum of three equal attacks; shields are lost first', () => {
    const bare = { ...attacks, defender: { pilot: 'bluesquadronescort' } };
    const one = [
      ...throwsOf(RED, 2).flatMap((attack) =>
        throwsOf(GREEN, 2).map((defense) =>
          Math.max(0, countOf(attack, 'hit') + countOf(attack, 'crit') - countOf(defense, 'evade')),
        ),
      ),
    ];
    const chances = tally(one);
    const sums = new Map<string, number>();
    for (const [a, p] of chances)
      for (const [b, q] of chances)
        for (const [c, r] of chances) {
          const key = `${a + b + c} damage, ${Math.max(0, 2 - a - b - c)} shields`;
          sums.set(key, (sums.get(key) ?? 0) + p * q * r);
        }
    const found = attackOdds(bare, { of: ({ damage, defender }) => `${damage} damage, ${defender.shields} shields` });
    expectChances(right(found), sums);
  });
});

test('every choice counts where `any` decides: not attacking well is a choice, too', () => {
  const attackers = [{ ...escort, tokens: { focus: 1 } }];
  const found = right(attackOdds({ attackers, defender: academy }, { attacker: 'any', of: ({ damage }) => damage }));
  const three = found.outcomes.find(({ value }) => value === 3);
  const noEvade = (5 / 8) ** 3;
  expect(three?.low).toBeCloseTo((4 / 8) ** 3 * noEvade, 12);
  expect(three?.high).toBeCloseTo((6 / 8) ** 3 * noEvade, 12);
});

test('with their texts faceup damage cards are drawn; a line leads to each end', () => {
  const end = { of: ({ damage }: { damage: number }) => damage };
  const once = { attackers: [{ pilot: 'academypilot', range: 2 } as const], defender: academy };
  const counted = right(attackOdds(once, end));
  const dealt = right(attackOdds({ ...once, cards: true }, end));
  // A direct hit is a damage of its own, so that two dice can be more than two.
  expect(Math.max(...counted.outcomes.map(({ value }) => value))).toBe(2);
  expect(Math.max(...dealt.outcomes.map(({ value }) => value))).toBeGreaterThan(2);
  for (const { line } of counted.outcomes) expect(retrace(xwing, counted.state, line)).toMatchObject({ _tag: 'Right' });
});

test('eight small ships have room on a side at each range', () => {
  for (const range of [1, 2, 3] as const) {
    const attackers = Array.from({ length: 8 }, () => ({ pilot: 'academypilot', range }));
    expect(attackOdds({ attackers, defender: academy }, { states: 1 })).toMatchObject({
      left: { code: 'too-many-states' },
    });
  }
});

test('wrong input is answered with its place and its reason', () => {
  const asked = (attacks: unknown) => attackOdds(attacks as Attacks);
  const one = (more: object, defender: object = academy) => ({ attackers: [{ ...escort, ...more }], defender });
  const refused = (attacks: unknown, code: string, ...path: (string | number)[]) =>
    expect(asked(attacks)).toMatchObject({ _tag: 'Left', left: { code, path } });
  refused(null, 'malformed');
  refused({ attackers: [], defender: academy }, 'no-attacker', 'attackers');
  refused(one({ range: 4 }), 'malformed', 'attackers', 0, 'range');
  refused(one({ rang: 1 }), 'malformed', 'attackers', 0, 'rang');
  refused(one({ tokens: { focs: 1 } }), 'malformed', 'attackers', 0, 'tokens', 'focs');
  refused(one({}, { pilot: 'academypilo' }), 'unknown-pilot', 'defender', 'pilot');
  refused(one({}, { pilot: 'academypilot', tokens: { focus: -1 } }), 'negative', 'defender', 'tokens', 'focus');
  refused(one({ weapon: 'cannon' }), 'unknown-weapon', 'attackers', 0, 'weapon');
  refused(one({ pilot: 'cr90corvette' }), 'unknown-pilot', 'attackers', 0, 'pilot');
  expect(asked(one({ range: 0 }))).toMatchObject({
    left: { rules: ['xw.attack.13', 'xw.range.16'], path: ['attackers', 0] },
  });
  const luke = { ...escort, pilot: 'lukeskywalker' };
  refused({ attackers: [escort, luke], defender: academy }, 'initiative-order', 'attackers', 1, 'pilot');
  const attackers = Array.from({ length: 9 }, () => ({ ...escort, range: 1 }));
  refused({ attackers, defender: academy }, 'not-in-arc', 'attackers', 8);
  expect(attackOdds({ attackers: [{ ...escort, range: 1 }], defender: academy }, { states: 3 })).toMatchObject({
    left: { code: 'too-many-states' },
  });
});
