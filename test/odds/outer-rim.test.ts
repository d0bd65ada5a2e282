/** Odds of tests and combats in Outer Rim, against dice that are counted by hand. */
import { combatOdds, testOdds, type Combat, type Test } from '../../src/odds/outer-rim';
import { countOf, expectChances, right, tally, throwsOf } from './by-hand';

const FACES = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'] as const;
type Face = (typeof FACES)[number];
const dice = (count: number): Face[][] => throwsOf<Face>(FACES, count);

const worth = (rolled: readonly Face[]): number => countOf(rolled, 'hit') + 2 * countOf(rolled, 'crit');
const passes = (rolled: readonly Face[], ...faces: Face[]): boolean => faces.some((face) => rolled.includes(face));
const passed = { of: ({ passed: has }: { passed: boolean }) => has };

const bossk = { character: 'bossk' };
const boba = { character: 'boba-fett' };
const gear = (name: string) => `gear-and-mod-${name}`;

test('two dice pass a test by the faces that count with no copy of the skill, one, or more', () => {
  const counting: Face[][] = [['crit'], ['crit', 'hit'], ['crit', 'hit', 'focus'], ['crit', 'hit', 'focus']];
  for (const [copies, faces] of counting.entries()) {
    const ways = tally(dice(2).map((rolled) => passes(rolled, ...faces)));
    expectChances(right(testOdds({ player: bossk, skill: 'stealth', copies }, passed)), ways);
    // Strength is one of his own skills.
    if (copies > 0)
      expectChances(right(testOdds({ player: bossk, skill: 'strength', copies: copies - 1 }, passed)), ways);
  }
});

test('what a character or a gear does in a test is done: Jyn Erso turns a focus, a Jetpack counts as stealth', () => {
  const jyn = tally(dice(2).map((rolled) => passes(rolled, 'crit', 'focus')));
  expectChances(right(testOdds({ player: { character: 'jyn-erso' }, skill: 'tech' }, passed)), jyn);
  const flying = { ...bossk, cards: [gear('jetpack')] };
  const skilled = tally(dice(2).map((rolled) => passes(rolled, 'crit', 'hit')));
  expectChances(right(testOdds({ player: flying, skill: 'stealth' }, passed)), skilled);
  const unskilled = tally(dice(2).map((rolled) => passes(rolled, 'crit')));
  expectChances(right(testOdds({ player: flying, skill: 'tech' }, passed)), unskilled);
});

test('a starting ship has two dice and three hull; a patrol of level 2 has four dice; a draw is the attacker s', () => {
  const ways = dice(2).flatMap((own) =>
    dice(4).map((foe) => `${worth(own) >= worth(foe)} ${worth(foe)} ${worth(foe) >= 3}`),
  );
  const found = combatOdds(
    { combat: 'ship', attacker: bossk, defender: { patrol: 'imperial', level: 2 } },
    { of: ({ won, attacker }) => `${won} ${attacker.damage.ship} ${attacker.defeated}` },
  );
  expectChances(right(found), tally(ways));
});

test('a blaster rifle is one die more, and rerolls one that shows nothing', () => {
  const ways = dice(4).flatMap((rolled) => {
    const idle = rolled.findIndex((face) => worth([face]) === 0);
    return FACES.map((face) => worth(idle < 0 ? rolled : rolled.map((each, i) => (i === idle ? face : each))));
  });
  const attacker = { ...bossk, cards: [gear('iqa-11-blaster-rifle')] };
  const found = combatOdds(
    { combat: 'ground', attacker, defender: { dice: 1 } },
    { attacker: { most: ({ dealt }) => dealt.attacker }, of: ({ dealt }) => dealt.attacker },
  );
  expectChances(right(found), tally(ways));
});

test('both players suffer what the other has rolled; who is worn is defeated sooner, and each plays for itself', () => {
  const ways = dice(3).flatMap((own) =>
    dice(3).map((foe) => `${worth(own) >= worth(foe)} ${worth(foe) >= 4} ${worth(own) >= 2}`),
  );
  const fight: Combat = { combat: 'ground', attacker: bossk, defender: { ...boba, damage: { character: 2 } } };
  const found = combatOdds(fight, {
    of: ({ won, attacker, defender }) => `${won} ${attacker.defeated} ${defender?.defeated}`,
  });
  expectChances(right(found), tally(ways));
});

test('a grenade launcher is discarded where that is wished, and kept where it is not; any: either', () => {
  const attacker = { ...bossk, cards: [gear('mpl-57-grenade-launcher')] };
  const fight: Combat = { combat: 'ground', attacker, defender: { dice: 1 } };
  const of = ({ dealt, attacker: { cards } }: { dealt: { attacker: number }; attacker: { cards: string[] } }) =>
    `${dealt.attacker} ${cards.length}`;
  const most = combatOdds(fight, { attacker: { most: ({ dealt }) => dealt.attacker }, of });
  expectChances(right(most), tally(dice(6).map((rolled) => `${worth(rolled)} 0`)));
  const kept = combatOdds(fight, { attacker: { most: ({ attacker: { cards } }) => cards.length }, of });
  expectChances(right(kept), tally(dice(3).map((rolled) => `${worth(rolled)} 1`)));
  const any = right(combatOdds(fight, { attacker: 'any', of: ({ attacker: { cards } }) => cards.length }));
  expect(any.outcomes.map(({ value, low, high }) => [value, low, high]).sort()).toEqual([
    [0, 0, 1],
    [1, 0, 1],
  ]);
});

test('a patrol that cannot be beaten defeats the ship', () => {
  const found = combatOdds({ combat: 'ship', attacker: bossk, defender: { patrol: 'hutt', level: 4 } });
  expect(right(found).outcomes).toMatchObject([
    { value: { won: false, attacker: { defeated: true, damage: { ship: 3 } }, defender: null }, low: 1 },
  ]);
});

test('wrong input is answered with its place and its reason', () => {
  const refused = (answer: unknown, code: string, ...path: (string | number)[]) =>
    expect(answer).toMatchObject({ _tag: 'Left', left: { code, path } });
  const test: Test = { player: bossk, skill: 'tech' };
  refused(testOdds(7 as never), 'malformed');
  refused(testOdds({ ...test, skill: 'cooking' as never }), 'malformed', 'skill');
  refused(testOdds({ ...test, copies: 1e9 }), 'malformed', 'copies');
  refused(testOdds({ ...test, player: { character: 'nobody' } }), 'unknown-character', 'player', 'character');
  refused(testOdds({ ...test, player: { ...bossk, cards: ['nothing'] } }), 'unknown-card', 'player', 'cards', 0);
  refused(testOdds({ ...test, player: { ...bossk, at: 'lothal' } as never }), 'malformed', 'player', 'at');
  const fight: Combat = { combat: 'ground', attacker: bossk, defender: boba };
  refused(combatOdds({ ...fight, defender: bossk }), 'taken', 'defender', 'character');
  refused(combatOdds({ ...fight, defender: { patrol: 'hutt' } }), 'patrol', 'combat');
  refused(
    combatOdds({ ...fight, combat: 'ship', defender: { patrol: 'hutt', level: 5 } }),
    'level',
    'defender',
    'level',
  );
  refused(combatOdds({ ...fight, defender: { patrol: 'jawa' as never } }), 'malformed', 'defender', 'patrol');
  refused(combatOdds({ ...fight, defender: { dice: 1e9 } }), 'malformed', 'defender', 'dice');
  refused(
    combatOdds({ ...fight, attacker: { ...bossk, damage: { character: 9 } } }),
    'defeated',
    'attacker',
    'defeated',
  );
});
