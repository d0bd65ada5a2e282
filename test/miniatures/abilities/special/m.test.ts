/** Special abilities: M. */
import { isKind } from '../../../../src/miniatures/queries/abilities';
import { AWAY, fighters, has, numbers, numbersOf, rolled, strike, type Others } from '../../fight';
import { skirmish, type OnTable, type Table } from '../../table';
import { MELEE, duel, numbered } from '../duel';
import {
  COVERED,
  FAR,
  afar,
  afterAStep,
  besideAnn,
  besideBob,
  east,
  gunner,
  hiding,
  mounted,
  p2,
  patients,
  round,
  seesTo,
  targetsHiding,
  together,
} from '../tables';

test('Molecular Shielding sends the damage of distant enemies back, unless they make a save of 11 [min.molecular-shielding.01]', () => {
  const shielding = { abilities: ['molecular-shielding'] };
  const hit = duel({}, { ...shielding, ...afar })
    .attack('bob')
    .rolls(15);
  const failed = hit.rolls(10);
  expect([failed.damage('ann'), failed.damage('bob')]).toEqual([20, 0]);
  const made = duel({}, { ...shielding, ...afar })
    .attack('bob')
    .rolls(15, 11);
  expect([made.damage('ann'), made.damage('bob')]).toEqual([0, 20]);
  const beside = duel({}, shielding).attack('bob').rolls(15);
  expect(beside.toldOf('save-rolled')).toEqual([]);
  expect(beside.damage('bob')).toBe(20);
});

test('a Mercenary sets out only from where it could attack nobody [min.mercenary.01, min.mercenary.03]', () => {
  const seen = duel({ abilities: ['mercenary'] }, { at: [9, 5] });
  expect(seen.steps()).toEqual([]);
  const far = duel({ abilities: ['mercenary', MELEE] }, { at: [9, 5] }).move([6, 5], [7, 5], [8, 5]);
  expect(far.targets()).toEqual(['bob']);
  expect(far.steps()).not.toEqual([]);
  // On its way already after one step.
  const near = duel({ abilities: ['mercenary', MELEE] }, { at: [7, 5] }).move([6, 4]);
  expect(near.targets()).toEqual(['bob']);
  expect(near.steps()).not.toEqual([]);
});

test('a Mercenary that has defeated the only one may move [min.mercenary.02]', () => {
  const far: Record<string, OnTable> = { cid: { at: [12, 5], player: 'p2' } };
  const table = duel({ abilities: ['mercenary', MELEE] }, { hitPoints: 10 }, far);
  expect(table.attack('bob').rolls(19).steps()).not.toEqual([]);
});

const farFromAnn: OnTable = { at: [4, 4] };

const helpers = (ann: Partial<OnTable>, others: Others): string[] =>
  fighters(ann, FAR, others)
    .attack('bob')
    .legalOf('combine-fire')
    .map(({ character }) => character);

test('with a Mounted Weapon: others of the kind, and adjacent Gunners [min.mounted-weapon.01, min.gunner.01]', () => {
  const others = {
    eve: besideAnn,
    fay: { at: [1, 4], ...gunner },
    gus: { ...farFromAnn, ...gunner },
    hal: { at: [5, 6], ...mounted },
  } satisfies Others;
  expect(helpers(mounted, others)).toEqual(['fay', 'hal']);
  expect(helpers({}, others)).toEqual(['eve', 'fay', 'gus', 'hal']);
  expect(numbersOf(together(mounted, { fay: { ...besideAnn, ...gunner } })).attack).toBe(9);
});

const minefield: Record<string, OnTable> = { cid: { at: [5, 7], player: 'p2', abilities: [numbered('mines', 20)] } };

test('Mines: an enemy that enters an adjacent square takes their number, unless it makes a save of 11 [min.mines.01]', () => {
  const walk = () => duel({ at: [2, 6] }, { at: [13, 0] }, minefield).move([3, 6]);
  expect(walk().toldOf('save-rolled')).toEqual([]);
  const hurt = walk().move([4, 6]).rolls(10);
  expect(hurt.damage('ann')).toBe(20);
  expect(hurt.last('save-made')).toMatchObject({ character: 'ann', number: 11 });
  expect(walk().move([4, 6]).rolls(11).damage('ann')).toBe(0);
  // The next adjacent square, in the middle of the same move.
  const again = hurt.move([5, 6]);
  const rolled = again.legalOf('let-pass').length > 0 ? again.letPass().rolls(10) : again.rolls(10);
  expect(rolled.damage('ann')).toBe(40);
});

test('a Large one that stays beside it by squares which it does not enter makes no save [min.mines.01]', () => {
  const large = duel({ at: [3, 6], size: 'large' }, { at: [13, 0] }, minefield);
  expect(large.move([3, 5]).toldOf('save-rolled')).toEqual([]);
  expect(large.letPass().move([4, 5]).rolls(10).damage('ann')).toBe(20);
});

test('an ally is not hurt, and who falls goes no further [min.mines.01]', () => {
  const own = { cid: { at: [5, 7], player: 'p1', abilities: [numbered('mines', 20)] } } as Record<string, OnTable>;
  expect(
    duel({ at: [3, 6] }, { at: [13, 0] }, own)
      .move([4, 6])
      .toldOf('save-rolled'),
  ).toEqual([]);
  const dead = duel({ at: [3, 6], suffered: 90 }, { at: [13, 0] }, { ...minefield, dan: { at: [0, 0] } });
  dead.move([4, 6]).rolls(2);
  expect(dead.character('ann').place).toBe('defeated');
  expect(dead.legalOf('move')).toEqual([]);
});

test('Master Tactician: its player chooses, but for a 1; ties are rolled again [min.master-tactician.01, min.master-tactician.02]', () => {
  expect(
    round({ abilities: ['master-tactician'] })
      .rolls(2, 15)
      .by(),
  ).toEqual(['p1']);
  expect(
    round({ abilities: ['master-tactician'] })
      .rolls(1, 15)
      .by(),
  ).toEqual(['p2']);
  expect(
    round({ abilities: ['master-tactician'] })
      .rolls(5, 5)
      .toldOf('initiative-tied'),
  ).toHaveLength(1);
});

test('of two with it the higher roll decides [min.master-tactician.03]', () => {
  const both = () => round({ abilities: ['master-tactician'] }, { abilities: ['master-tactician'] });
  expect(both().rolls(4, 9).by()).toEqual(['p2']);
  expect(both().rolls(9, 4).by()).toEqual(['p1']);
});

test('Machinery is repaired like a Mounted Weapon [min.machinery.01]', () => {
  const machine: Partial<OnTable> = { abilities: ['machinery'] };
  const repaired = seesTo('industrial-repair', 20, machine).use('industrial-repair').choose('industrial-repair', 'eve');
  expect(repaired.damage('eve')).toBe(60);
  expect(patients('industrial-repair', {})).toBe(false);
});

test('Mandalorian Conscription: the whole squad is Mandalorian, and nothing else [min.mandalorian-conscription.01]', () => {
  const { state } = skirmish({
    characters: {
      ann: { at: [5, 5], abilities: ['mandalorian-conscription'] },
      amy: { at: [1, 1] },
      bob: { at: [8, 5], player: 'p2' },
    },
  });
  const of = (id: string, words: string) =>
    state.characters.some((each) => each.id === id && isKind(state, each, words));
  expect([of('amy', 'Mandalorian'), of('amy', 'Republic')]).toEqual([true, false]);
  expect([of('bob', 'Mandalorian'), of('bob', 'Republic')]).toEqual([false, true]);
});

test('Mighty Swing +10: before it has moved, against adjacent enemies [min.mighty-swing.01]', () => {
  const swing: Partial<OnTable> = { damage: 20, abilities: [has('mighty-swing', 10)] };
  expect(numbers(swing).damage).toBe(30);
  expect(numbers(swing, AWAY).damage).toBe(20);
  expect(afterAStep(swing).damage).toBe(20);
});

test('Momentum: after a step, against adjacent enemies [min.momentum.01]', () => {
  const momentum: Partial<OnTable> = { damage: 20, abilities: ['momentum'] };
  expect(afterAStep(momentum)).toMatchObject({ attack: 9, damage: 30 });
  expect(numbers(momentum)).toMatchObject({ attack: 5, damage: 20 });
  expect(afterAStep(momentum, AWAY)).toMatchObject({ attack: 5, damage: 20 });
});

test('Momentum is of its own turn [min.momentum.02]', () => {
  const table = fighters({ at: [1, 5], abilities: ['momentum'] })
    .move([2, 5])
    .endTurn();
  table.activate('bob').take({ type: 'move', to: [4, 6], squeezed: null });
  expect(numbersOf(rolled(table.opportunity('ann')))).toMatchObject({ attack: 5, damage: 10 });
});

/** The rules of either Mettle that an event cites. */
const cited = ({ rules }: { rules: readonly string[] }): string[] => rules.filter((rule) => rule.includes('mettle.'));

test('Mettle and Karmic Mettle add 4 to a roll that is paid for again [min.mettle.01, min.karmic-mettle.01]', () => {
  for (const mettle of ['mettle', 'karmic-mettle']) {
    const attack = duel({ force: 1, attack: 8, abilities: [mettle] })
      .attack('bob')
      .rolls(2)
      .reroll()
      .rolls(7);
    const byMettle = expect.objectContaining({ amount: 4, by: expect.objectContaining({ ability: mettle }) });
    expect(attack.last('attack-hit')).toMatchObject({ total: 19, sources: expect.arrayContaining([byMettle]) });
    expect(cited(attack.last('attack-hit'))).toEqual([`min.${mettle}.01`]);
    const saving = { force: 1, abilities: [mettle, 'soresu-style-master'] };
    const save = duel({ abilities: ['melee-attack'] }, saving)
      .attack('bob')
      .rolls(15, 6)
      .reroll()
      .rolls(8);
    expect(save.last('save-made')).toMatchObject({ roll: 12, success: true, sources: [{ amount: 8 }, byMettle] });
    expect(cited(save.last('save-made'))).toEqual([`min.${mettle}.01`]);
  }
});

test('a second time in one turn adds 4 more [min.mettle.02, min.karmic-mettle.03]', () => {
  const master = numbered('master-of-the-force', 2);
  const again = (mettle: string) =>
    duel({ force: 2, attack: 0, abilities: [mettle], powers: [master] }, { defense: 30 })
      .attack('bob')
      .rolls(2)
      .reroll()
      .rolls(3)
      .reroll()
      .rolls(5);
  expect(again('mettle').last('attack-missed').total).toBe(13);
  expect(cited(again('mettle').last('attack-missed'))).toEqual(['min.mettle.01', 'min.mettle.02']);
  expect(again('mettle').damage('ann')).toBe(0);
  expect(again('karmic-mettle').last('attack-missed').total).toBe(13);
  expect(cited(again('karmic-mettle').last('attack-missed'))).toEqual(['min.karmic-mettle.01', 'min.karmic-mettle.03']);
  expect(again('karmic-mettle').damage('ann')).toBe(20);
});

describe('Melee', () => {
  test('only adjacent enemies [min.melee-attack.01]', () => {
    const fists: Partial<OnTable> = { abilities: ['melee-attack'] };
    expect(targetsHiding(fists, { bob: p2([2, 1]) })).toEqual([]);
    expect(targetsHiding(fists, { bob: p2([1, 1]) })).toEqual(['bob']);
  });

  const reach: Partial<OnTable> = { abilities: [{ ability: 'melee-attack' }, has('melee-reach', 2)] };

  test('Melee Reach 2: within 2 squares all are adjacent, in its own turn [min.melee-reach.01]', () => {
    expect(targetsHiding(reach, { bob: p2([2, 1]), cid: p2([3, 1]) })).toEqual(['bob']);
    const hidden = hiding({ ...reach, at: [8, 1] }, { bob: p2(COVERED) });
    expect(strike(hidden).last('attack-declared').covered).toBe(false);
    const passed = hiding(reach, { bob: p2([2, 1]) })
      .endTurn()
      .activate('bob');
    expect(passed.take({ type: 'move', to: [3, 1], squeezed: null }).by()).toEqual(['p2']);
  });

  test('who strikes so far is adjacent, too [min.melee-reach.02]', () => {
    const bomb: OnTable = { ...p2([2, 1]), abilities: [has('self-destruct', 20)], hitPoints: 10 };
    const struck = hiding(reach, { bob: bomb, cid: p2([13, 1]) }).attack('bob');
    expect(rolled(struck).damage('ann')).toBe(20);
    const shot = hiding({}, { bob: bomb, cid: p2([13, 1]) }).attack('bob');
    expect(rolled(shot).damage('ann')).toBe(0);
  });
});

const MOBILE = ['mobile-attack'];
/** Bob at the far end. */
const far = (ann: Partial<OnTable>, more: Record<string, OnTable> = {}): Table =>
  skirmish({ characters: { ann: { at: [0, 5], ...ann }, bob: { at: [13, 5], player: 'p2' }, ...more } });

describe('Mobile Attack', () => {
  test('it moves before and after its attack, 6 squares in all [min.mobile-attack.01]', () => {
    const table = far({ abilities: MOBILE })
      .move(...east(0, 2))
      .attack('bob')
      .rolls(2);
    expect(table.move(...east(2, 6)).steps()).toEqual([]);
    const usual = far({})
      .move(...east(0, 2))
      .attack('bob')
      .rolls(2);
    expect(usual.steps()).toEqual([]);
  });

  test('the same with what replaces its attacks [min.mobile-attack.01]', () => {
    const table = far({ abilities: [...MOBILE, has('missiles', 10)] }).move(...east(0, 2));
    table.use('missiles').choose('missiles', 'bob').rolls(11);
    expect(table.move(...east(2, 6)).steps()).toEqual([]);
  });

  test('enemies beside it make attacks of opportunity, before and after its own attack [min.mobile-attack.02]', () => {
    const before = duel({ abilities: MOBILE }, { abilities: [MELEE] });
    expect(before.move([4, 5]).legalOf('attack-of-opportunity')).toHaveLength(1);
    const after = duel({ at: [4, 5], abilities: MOBILE }, { abilities: [MELEE] });
    after.move([5, 5]).attack('bob').rolls(2).move([4, 5]);
    expect(after.legalOf('attack-of-opportunity')).toHaveLength(1);
  });

  test('what makes it faster adds to both parts [min.mobile-attack.03]', () => {
    const table = far({ abilities: MOBILE, force: 1, powers: ['knight-speed'] }).use('knight-speed');
    table
      .move(...east(0, 3))
      .attack('bob')
      .rolls(2);
    expect(table.move(...east(3, 10)).steps()).toEqual([]);
  });

  test('it attacks from where it could end its move [min.mobile-attack.04]', () => {
    const table = far({ abilities: MOBILE }, { amy: { at: [1, 5] } }).move([1, 5]);
    expect(table.whyNotAttack('ann', 'bob').code).toBe('in-the-middle-of-a-move');
    expect(table.move([2, 5]).targets()).toEqual(['bob']);
  });
});

test('against Makashi Soresu does nothing; Makashi works against Soresu [min.makashi-style-master.01, min.makashi-style-master.02, min.starter-special-abilities.12]', () => {
  const makashi = ['melee-attack', 'makashi-style-master'];
  const soresu = ['melee-attack', 'soresu-style-master'];
  const table = besideBob({ abilities: makashi }, { abilities: soresu }).attack('bob').rolls(15);
  expect(table.damage('bob')).toBe(20);
  expect(table.last('ability-skipped')).toMatchObject({ ability: 'soresu-style-master', code: 'makashi' });
  expect(besideBob({ abilities: soresu }, { abilities: makashi }).attack('bob').rolls(15, 11).damage('bob')).toBe(0);
});
