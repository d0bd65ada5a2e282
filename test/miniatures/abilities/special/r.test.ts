/** Special abilities: R. */
import type { CardAbility } from '../../../../src/miniatures/facts';
import { scoreOf } from '../../../../src/miniatures/queries/score';
import { AWAY, fighters, has, naming, numbersOf, strike } from '../../fight';
import { begin } from '../../squads';
import type { OnTable, Table } from '../../table';
import { duel, numbered } from '../duel';
import { choices, having, whyNotUse } from '../having';
import { FOES, LAST, beside, bothDice, enemyAt, place, round } from '../tables';

test('Rend: the second hit on the same adjacent enemy [min.rend.01]', () => {
  const ann: Partial<OnTable> = { abilities: [has('rend', 20), 'triple-attack'] };
  const table = strike(strike(strike(fighters(ann))));
  expect(table.toldOf('damage-dealt').map(({ damage }) => damage)).toEqual([10, 30, 10]);
  const others = strike(strike(fighters(ann, {}, { cid: { at: [1, 5], player: 'p2' } })), 'cid');
  expect(others.toldOf('damage-dealt').map(({ damage }) => damage)).toEqual([10, 10]);
  const missed = strike(strike(strike(fighters(ann), 'bob', 2), 'bob', 15));
  expect(missed.toldOf('damage-dealt').map(({ damage }) => damage)).toEqual([10, 30]);
  const away = strike(strike(fighters(ann, AWAY)));
  expect(away.toldOf('damage-dealt').map(({ damage }) => damage)).toEqual([10, 10]);
  expect(numbersOf(away).damage).toBe(10);
});

test('Rolling Cleave: 1 square, and an attack against an enemy that is adjacent then, once in a turn [min.rolling-cleave.01]', () => {
  const table = duel({ abilities: ['rolling-cleave', 'double-attack'] }, LAST, {
    cid: enemyAt([5, 8], LAST),
    dan: enemyAt([5, 7], LAST),
    eve: enemyAt([12, 9]),
  });
  table.attack('bob').rolls(15);
  expect(table.legalOf('choose').map(({ chosen }) => chosen)).toContainEqual({ to: [5, 6], target: 'dan' });
  expect(JSON.stringify(table.legalOf('choose'))).not.toContain('cid');
  table.choose('rolling-cleave', { to: [5, 6], target: 'dan' }).rolls(15);
  expect(table.character('ann').at).toEqual([5, 6]);
  expect(table.character('dan').place).toBe('defeated');
  expect(table.legalOf('choose')).toEqual([]);
});

test('its move provokes nothing [min.rolling-cleave.02]', () => {
  const table = duel({ abilities: ['rolling-cleave'] }, LAST, { cid: enemyAt([4, 4]), dan: enemyAt([6, 7]) });
  table
    .attack('bob')
    .rolls(15)
    .choose('rolling-cleave', { to: [5, 6], target: 'dan' });
  expect(table.legalOf('attack-of-opportunity')).toEqual([]);
  expect(table.by()).toEqual(['chance']);
});

test('Repair works on Droids, Cyborgs among them [min.repair.01]', () => {
  expect(whyNotUse(beside(having('repair', 20), { suffered: 10 }), 'repair', 20).code).toBe('no-droid');
  expect(choices(beside(having('repair', 20), { suffered: 10, abilities: ['droid', 'cyborg'] }), 'repair')).toEqual([
    'eve',
  ]);
});

const wounded = (number: number, suffered: number) =>
  duel({ suffered, abilities: [numbered('regeneration', number)] }, {}, { cid: { at: [0, 0], suffered: 50 } });

test('Regeneration: its number goes at the end of a turn without a move [min.regeneration.01]', () => {
  const table = wounded(10, 30).attack('bob').rollNow().rolls(2).endTurn();
  expect(table.damage('ann')).toBe(20);
  expect(table.damage('cid')).toBe(50);
  expect(wounded(10, 30).move([5, 6]).letPass().endTurn().damage('ann')).toBe(30);
});

test('never more than has been suffered [min.regeneration.02]', () => {
  expect(wounded(20, 10).endTurn().damage('ann')).toBe(0);
});

test('Recon: two dice while it sees an enemy, however many have it [min.recon.01, min.recon.02, min.recon.03]', () => {
  const own: Record<string, OnTable> = { amy: { at: [1, 6], abilities: ['recon'] } };
  const table = bothDice(round({ abilities: ['recon'] }, {}, own), 4, 9);
  expect(table.last('initiative-rolled')).toMatchObject({ player: 'p1', rolls: [4, 9], result: 9 });
  // A tie: again, with two dice.
  expect(bothDice(table.rolls(9), 2, 3).last('initiative-rolled')).toMatchObject({ rolls: [2, 3], result: 3 });
});

describe('Rakghoul Disease', () => {
  const rakghoul: OnTable = { at: null, aside: true, name: 'Rakghoul', cost: 9, hitPoints: 10 };
  const slays = (bob: Partial<OnTable> = {}): Table =>
    strike(
      duel(
        { abilities: ['rakghoul-disease'] },
        { hitPoints: 10, cost: 20, ...bob },
        { ewok: { ...rakghoul, name: 'Ewok' }, rakghoul, other: rakghoul, cid: { at: [12, 1], player: 'p2' } },
      ),
      'bob',
      20,
    );
  const saves = (table: Table): Table => (table.by()[0] === 'chance' ? table.rolls(20) : table);

  test('a Rakghoul takes the place of a living enemy, if its player likes [min.rakghoul-disease.02]', () => {
    const table = saves(slays());
    expect(place(table, 'bob')).toBe('defeated');
    table.choose('rakghoul-disease-rises', { who: 'rakghoul', at: [6, 5] });
    expect(table.character('rakghoul')).toMatchObject({ place: 'map', at: [6, 5], player: 'p1', activated: false });
    const declined = saves(slays()).decline('rakghoul-disease-rises');
    expect(place(declined, 'rakghoul')).toBe('aside');
    const droid = saves(slays({ abilities: ['droid'] }));
    expect(droid.legalOf('use-ability')).toEqual([]);
    expect(droid.legalOf('end-turn')).toHaveLength(1);
  });

  test('in the space of a Large one it stands where its player likes [min.rakghoul-disease.02]', () => {
    const table = saves(slays({ size: 'large' }));
    expect(table.legalOf('choose')).toHaveLength(4);
  });

  test('it costs nothing, and is worth nothing [min.rakghoul-disease.03, min.rakghoul-disease.04]', () => {
    const table = saves(slays());
    table.choose('rakghoul-disease-rises', { who: 'rakghoul', at: [6, 5] });
    strike(table.endTurn().activate('rakghoul').endTurn().activate('cid'), 'rakghoul', 20);
    expect(place(table, 'rakghoul')).toBe('defeated');
    expect([scoreOf(table.state, 'p2'), scoreOf(table.state, 'p1')]).toEqual([0, 20]);
    // A squad of all the points that were agreed on may have it at hand.
    const full = begin([
      {
        faction: 'republic',
        cards: { ann: { cost: 100, abilities: ['rakghoul-disease'] }, rakghoul: { name: 'Rakghoul', cost: 9 } },
        atHand: ['rakghoul'],
      },
      FOES,
    ]);
    expect(place(full, 'rakghoul')).toBe('aside');
  });
});

test('points are those that it costs in its squad, with what Rapport takes off [min.rapport.02]', () => {
  const rapport = naming('rapport', 'Clone Trooper');
  const score = (abilities: CardAbility[]): number => {
    const table = duel(
      {},
      { name: 'Clone Trooper', hitPoints: 10, cost: 9 },
      { cid: { at: [12, 1], player: 'p2', abilities } },
    );
    return scoreOf(strike(table, 'bob', 19).state, 'p1');
  };
  expect([score([rapport]), score([])]).toEqual([8, 9]);
  // The same from a setup.
  const begun = begin([
    { faction: 'republic', cards: { ann: { abilities: [rapport] }, eve: { name: 'Clone Trooper', cost: 9 } } },
    FOES,
  ]);
  expect(begun.character('eve').worth).toBe(8);
});

test('Rangefinder: adjacent allies that do not move, against enemies that are not adjacent [min.rangefinder.01]', () => {
  const found = (eve: Partial<OnTable> = {}, bob: Partial<OnTable> = AWAY): Table => {
    const table = fighters({ abilities: ['rangefinder'] }, bob, { eve: { at: [2, 4], ...eve } });
    table.use('rangefinder');
    expect(table.targets()).toEqual([]);
    return table.endTurn().activate('eve');
  };
  expect(numbersOf(strike(found())).attack).toBe(9);
  expect(numbersOf(strike(found().move([2, 3]))).attack).toBe(5);
  expect(numbersOf(strike(found({}, { at: [3, 4] }))).attack).toBe(5);
  expect(numbersOf(strike(found({ at: [2, 3] }))).attack).toBe(5);
});
