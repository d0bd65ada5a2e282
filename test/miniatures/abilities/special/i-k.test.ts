/** Special abilities: I to K. */
import { numbersOf, strike } from '../../fight';
import { Table, skirmish, type OnTable } from '../../table';
import { duel } from '../duel';
import { choices, having, saves, using, whyNotUse } from '../having';
import {
  COVERED,
  DROID,
  LAST,
  apart,
  beside,
  enemyAt,
  first,
  hit,
  isStunned,
  p2,
  round,
  targetsHiding,
} from '../tables';

/** ann defeats bob, then cid; both are Unique allies of dan. */
const losing = (ability: string, more: Record<string, OnTable> = {}) =>
  duel(
    { abilities: ['triple-attack'] },
    { ...LAST, abilities: ['unique'] },
    {
      cid: enemyAt([5, 6], { ...LAST, abilities: ['unique'] }),
      dan: enemyAt([5, 4], { abilities: [ability] }),
      ...more,
    },
  );

test('Impulsive Shot: as a Unique ally falls, once in a turn, at a legal target [min.impulsive-shot.01]', () => {
  const table = losing('impulsive-shot').attack('bob').rolls(15);
  expect(table.by()).toEqual(['p2']);
  table.choose('impulsive-shot', 'ann').rolls(15);
  expect(table.damage('ann')).toBe(10);
  table.attack('cid').rolls(15);
  expect(table.legalOf('choose')).toEqual([]);
  const common = duel({}, LAST, { dan: enemyAt([5, 4], { abilities: ['impulsive-shot'] }) });
  expect(common.attack('bob').rolls(15).legalOf('choose')).toEqual([]);
});

test.each([
  ['impulsive-shot', 'min.impulsive-shot.01'],
  ['impulsive-sweep', 'min.impulsive-sweep.01'],
])('%s: not as a Unique enemy falls [%s]', (id) => {
  const beside: Record<string, OnTable> = { amy: { at: [6, 6], abilities: [id] }, cid: enemyAt([7, 6]) };
  const table = duel({}, { ...LAST, abilities: ['unique'] }, beside)
    .attack('bob')
    .rollNow()
    .rolls(15);
  expect(table.character('bob').place).toBe('defeated');
  expect([table.legalOf('choose'), table.legalOf('use-ability')]).toEqual([[], []]);
});

test('one that changes sides in the middle of an Impulsive Sweep attacks nobody else [min.impulsive-sweep.01, min.betrayal.02]', () => {
  const table = losing('impulsive-sweep', { eve: { at: [4, 4], abilities: ['betrayal'] } });
  table.attack('bob').rollNow().rolls(15).use('impulsive-sweep').attack('eve').rolls(1);
  expect(table.character('dan').player).toBe('p1');
  expect(table.toldOf('attack-declared').map(({ target }) => target)).toEqual(['bob', 'eve']);
  expect(table.targets()).toContain('cid');
});

test('Impulsive Sweep: every adjacent enemy once, once in a turn [min.impulsive-sweep.01]', () => {
  const more: Record<string, OnTable> = { eve: { at: [4, 4] }, fox: { at: [6, 4] }, gus: { at: [5, 1] } };
  const table = losing('impulsive-sweep', more).attack('bob').rollNow().rolls(15).use('impulsive-sweep');
  // In the order that its player likes.
  expect(table.by()).toEqual(['p2']);
  table.attack('fox').rolls(15).attack('ann').rolls(15).attack('eve').rolls(15);
  expect(['ann', 'eve', 'fox', 'gus'].map((id) => table.damage(id))).toEqual([10, 10, 10, 0]);
  table.attack('cid').rollNow().rolls(15);
  expect(table.legalOf('use-ability')).toEqual([]);
});

test('Industrial Repair works on Mounted Weapons and Machinery [min.industrial-repair.01]', () => {
  const ann = having('industrial-repair', 20);
  expect(whyNotUse(beside(ann, { suffered: 10, abilities: ['droid'] }), 'industrial-repair', 20).code).toBe(
    'no-machinery',
  );
  expect(choices(beside(ann, { suffered: 10, abilities: ['machinery'] }), 'industrial-repair')).toEqual(['eve']);
});

test('Jolt stuns whom it hits, unless it makes a save of 11 [min.jolt.01, min.stun.01]', () => {
  expect(isStunned('jolt', {}, 10)).toBe(true);
  expect(isStunned('jolt', {}, 11)).toBe(false);
  expect(hit('jolt', {}, 10).last('character-stunned')).toMatchObject({ character: 'bob' });
  expect(
    duel({ abilities: ['jolt'] })
      .attack('bob')
      .rolls(2)
      .toldOf('save-rolled'),
  ).toEqual([]);
  const dead = duel({ abilities: ['jolt'] }, { suffered: 90 }, { cid: { at: [12, 9], player: 'p2' } });
  expect(dead.attack('bob').rolls(15).toldOf('save-rolled')).toEqual([]);
});

test('not if it is Large or Huge [min.jolt.02]', () => {
  for (const size of ['large', 'huge'] as const) {
    expect(isStunned('jolt', { size })).toBe(false);
    expect(hit('jolt', { size }).toldOf('save-rolled')).toEqual([]);
  }
});

test('Intuition: moves up to its speed before anybody is activated, which is no activation [min.intuition.01, min.intuition.02]', () => {
  const table = first(round({ abilities: ['intuition'] })).use('intuition');
  for (let column = 2; column <= 7; column++) table.choose('intuition', { to: [column, 5], squeezed: null });
  expect(table.legalOf('use-ability')).toEqual([]);
  expect(table.activate('ann').character('ann').at).toEqual([7, 5]);
});

test('Karmic Mettle: 10 damage where the roll fails all the same [min.karmic-mettle.02]', () => {
  const karmic = { force: 1, attack: 0, abilities: ['karmic-mettle'] };
  const attack = (natural: number) => duel(karmic).attack('bob').rolls(2).reroll().rolls(natural).damage('ann');
  expect([attack(5), attack(12)]).toEqual([10, 0]);
  expect(duel(karmic).attack('bob').rolls(2).keep().damage('ann')).toBe(0);
  const saving = { force: 1, abilities: ['karmic-mettle', 'soresu-style-master'] };
  const save = (natural: number) =>
    duel({ abilities: ['melee-attack'] }, saving)
      .attack('bob')
      .rolls(15, 3)
      .reroll()
      .rolls(natural)
      .damage('bob');
  expect([save(4), save(12)]).toEqual([30, 0]);
});

test('Kouhun Infestation: 60 damage to a living enemy within 12 squares for the turn, a save of 11 [min.kouhun-infestation.01]', () => {
  const at = (column: number, roll: number) =>
    saves(
      using(
        apart(having('kouhun-infestation', undefined, { at: [0, 5] }), { at: [column, 5] }),
        'kouhun-infestation',
        'bob',
      ),
      {
        bob: roll,
      },
    );
  expect([at(12, 10).damage('bob'), at(12, 11).damage('bob')]).toEqual([60, 0]);
  expect(
    at(12, 10)
      .legal()
      .map(({ type }) => type),
  ).toEqual(['end-turn']);
  const ann = having('kouhun-infestation', undefined, { at: [0, 5] });
  expect(whyNotUse(apart(ann, { at: [13, 5] }), 'kouhun-infestation').code).toBe('nothing-to-choose');
  expect(whyNotUse(apart(ann, DROID), 'kouhun-infestation').code).toBe('not-living');
});

const WALLED = `
  +-+-+-+-+-+-+-+-+-+-+
  |. . . . . . . . . .|
  + +-+-+-+-+-+-+-+-+-+
  |. . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+`;

test('it needs no line of sight; squares are counted around walls [min.kouhun-infestation.02]', () => {
  const hidden = (bob: [number, number]) =>
    skirmish({
      map: WALLED,
      characters: { ann: having('kouhun-infestation', undefined, { at: [5, 0] }), bob: { at: bob, player: 'p2' } },
    });
  // 5 squares to the end of the wall, one past it, and back.
  expect(choices(hidden([6, 1]), 'kouhun-infestation')).toEqual(['bob']);
  expect(hidden([6, 1]).targets()).toEqual([]);
  expect(whyNotUse(hidden([7, 1]), 'kouhun-infestation').code).toBe('nothing-to-choose');
});

describe('since a Unique ally fell', () => {
  const fallen = (unique: boolean, ability: string): Table => {
    const table = skirmish({
      characters: {
        bob: { at: [3, 5], player: 'p2' },
        eve: { at: [3, 6], abilities: unique ? ['unique'] : [], hitPoints: 10 },
        fay: { at: [3, 2], abilities: [ability] },
      },
    });
    return strike(table, 'eve').endTurn();
  };

  test('Momentum, for the rest of the skirmish [min.impulsive-momentum.01]', () => {
    const table = fallen(true, 'impulsive-momentum').activate('fay').move([3, 3], [3, 4]);
    expect(numbersOf(strike(table))).toMatchObject({ attack: 9, damage: 20 });
    expect(table.last('ability-gained')).toMatchObject({ gained: 'momentum', until: 'skirmish' });
    const calm = fallen(false, 'impulsive-momentum').activate('fay').move([3, 3], [3, 4]);
    expect(numbersOf(strike(calm))).toMatchObject({ attack: 5, damage: 10 });
  });

  test('Savage, for the rest of the skirmish [min.impulsive-savagery.01]', () => {
    expect(fallen(true, 'impulsive-savagery').state.lasting).toMatchObject([
      { character: 'fay', ability: 'savage', until: 'skirmish' },
    ]);
    expect(fallen(false, 'impulsive-savagery').state.lasting).toEqual([]);
  });
});

describe("It's a Trap!", () => {
  /** Bob hides behind low objects, ten squares away from Ann. */
  const hidden = (cid: OnTable['at'], player = 'p1'): string[] =>
    skirmish({
      map: `
        +-+-+-+-+-+-+-+-+-+-+-+-+
        |. . . . . . . . . o . .|
        + + + + + + + + + + + + +
        |. . . . . . . . . o . .|
        + + + + + + + + + + + + +
        |. . . . . . . . . o . .|
        +-+-+-+-+-+-+-+-+-+-+-+-+`,
      characters: {
        ann: { at: [0, 1] },
        bob: { at: [10, 1], player: 'p2', abilities: ['stealth'] },
        ack: { at: cid, player, abilities: ['its-a-trap'], activated: true },
      },
    }).targets();

  test('enemies with Stealth within 6 squares have none, for all its allies [min.its-a-trap.01]', () => {
    expect(hidden([5, 2])).toEqual(['bob']);
    expect(hidden([4, 2])).toEqual([]);
  });
});

test('Invisibility: only adjacent characters attack it, and it is never the nearest [min.invisibility.01]', () => {
  expect(targetsHiding({}, { bob: p2([2, 1], 'invisibility'), cid: p2(COVERED) })).toEqual(['cid']);
  expect(targetsHiding({}, { bob: p2([1, 1], 'invisibility') })).toEqual(['bob']);
});
