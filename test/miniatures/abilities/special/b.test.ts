/** Special abilities: B. */
import type { Square } from '../../../../src/miniatures/facts/battle-map';
import { AWAY, fighters, naming, strike } from '../../fight';
import { skirmish, type OnTable, type Table } from '../../table';
import { duel, numbered } from '../duel';
import { choices, using } from '../having';
import { SHIELDS, allyOfBob, apartAndFar, attacksTwice, besideBob, commander, led, mateAway, player } from '../tables';

const BLASTER = { ability: 'blaster', value: 20, attack: 6 };
const withBlaster = (bob: Partial<OnTable> = {}) =>
  apartAndFar({ at: [2, 5], abilities: ['melee-attack', 'double-attack', BLASTER], attack: 12, damage: 30 }, bob);

test('Blaster: one attack with its own Attack and damage, in spite of Melee Attack [min.blaster.01]', () => {
  const used = using(withBlaster(), 'blaster', 'bob').rolls(9);
  expect(used.last('attack-hit')).toMatchObject({ total: 15, melee: false });
  expect(used.damage('bob')).toBe(20);
  expect(using(withBlaster(), 'blaster', 'bob').rolls(8).last('attack-missed')).toMatchObject({ total: 14 });
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(choices(withBlaster({ at: [3, 5] }), 'blaster')).toEqual(['bob']);
});

test('it is no melee attack: Lightsaber Deflect answers, Lightsaber Block does not [min.blaster.02]', () => {
  const hit = (power: string) => using(withBlaster({ force: 3, powers: [power] }), 'blaster', 'bob').rolls(19);
  expect(
    hit('lightsaber-deflect')
      .legalOf('use-ability')
      .map(({ ability }) => ability),
  ).toEqual(['lightsaber-deflect']);
  expect(hit('lightsaber-block').damage('bob')).toBe(20);
});

describe('Betrayal', () => {
  /** Ann attacks Bob, who has it; Cid is on Bob's side, Amy on Ann's. */
  const table = (ann: Partial<OnTable> = {}, bob: Partial<OnTable> = {}): Table =>
    duel(
      ann,
      { abilities: ['betrayal'], ...bob },
      { amy: { at: [1, 1], activated: true }, cid: { at: [10, 1], player: 'p2' } },
    );

  test('a natural 1 against it: the attacker misses, and joins its squad [min.betrayal.01]', () => {
    const betrayed = table().attack('bob').rolls(1);
    expect(betrayed.last('attack-missed').attacker).toBe('ann');
    expect(player(betrayed, 'ann')).toBe('p2');
    expect(betrayed.last('squad-joined')).toMatchObject({ character: 'ann', player: 'p2', from: 'p1' });
    expect(player(table().attack('bob').rolls(2), 'ann')).toBe('p1');
    const other = duel({}, {}, { cid: { at: [6, 6], player: 'p2', abilities: ['betrayal'] } });
    expect(player(other.attack('bob').rolls(1), 'ann')).toBe('p1');
  });

  test('a roll that is made again counts as it is then [min.betrayal.01]', () => {
    const again = table({ force: 1 }).attack('bob').rolls(1).reroll().rolls(3);
    expect(player(again, 'ann')).toBe('p1');
  });

  test('the last one of a squad that is turned ends the skirmish [min.betrayal.01]', () => {
    const alone = duel({}, { abilities: ['betrayal'] })
      .attack('bob')
      .rolls(1);
    expect(alone.state.winners).toEqual(['p2']);
  });

  test('its turn is over, whatever attacks and squares it had left [min.betrayal.02]', () => {
    const betrayed = table({ abilities: ['triple-attack', 'mobile-attack'] })
      .attack('bob')
      .rolls(1);
    expect(betrayed.last('turn-ended').character).toBe('ann');
    expect(betrayed.state.turn).toBeNull();
    expect(betrayed.toldOf('attack-declared')).toHaveLength(1);
    const sweep = duel(
      { force: 9, powers: ['lightsaber-sweep'] },
      { abilities: ['betrayal'] },
      { amy: { at: [1, 1], activated: true }, cid: { at: [5, 6], player: 'p2' } },
    );
    sweep.use('lightsaber-sweep').attack('bob').rolls(1);
    expect(sweep.last('turn-ended').character).toBe('ann');
    expect(sweep.toldOf('attack-declared')).toHaveLength(1);
  });

  const FLIER: OnTable = { at: [0, 5], abilities: ['flight', 'strafe-attack'] };
  const strafing = (end: Square, more: Record<string, OnTable>, ann: Partial<OnTable> = {}): Table =>
    skirmish({
      characters: {
        ann: { ...FLIER, ...ann },
        amy: { at: [13, 0], activated: true },
        bob: { at: [2, 5], player: 'p2', abilities: ['betrayal'] },
        ...more,
      },
    })
      .use('strafe-attack')
      .choose('strafe-attack', [...end]);

  test('one that strafes stays before the square of whom it attacked [min.betrayal.02, min.strafe-attack.01]', () => {
    const flying = strafing([5, 5], { eve: { at: [2, 6] } }).move([1, 5]);
    flying.use('effect-strafing-attack').choose('effect-strafing-attack', { target: 'bob', to: [2, 5] });
    flying.rolls(1);
    expect([player(flying, 'ann'), flying.character('ann').at]).toEqual(['p2', [1, 5]]);
    // No step, and so nothing that Eve beside her could answer to.
    expect(flying.toldOf('character-moved')).toHaveLength(1);
    expect(flying.legalOf('attack-of-opportunity')).toEqual([]);
    expect(flying.last('turn-ended').character).toBe('ann');
    const missed = strafing([5, 5], {}).move([1, 5]);
    missed
      .use('effect-strafing-attack')
      .choose('effect-strafing-attack', { target: 'bob', to: [2, 5] })
      .rolls(2);
    expect(missed.character('ann').at).toEqual([2, 5]);
  });

  test('nor does it attack others on the same step, those that are its enemies from now on neither [min.betrayal.02]', () => {
    const others: Record<string, OnTable> = { cid: { at: [2, 4], player: 'p2' }, eve: { at: [3, 4], activated: true } };
    const flying = strafing([6, 4], others, { at: [0, 4], size: 'large' });
    flying.use('effect-strafing-attack').choose('effect-strafing-attack', { target: 'bob', to: [1, 4] });
    flying.rolls(1);
    expect(flying.toldOf('attack-declared')).toHaveLength(1);
    expect([flying.character('ann').at, flying.last('turn-ended').character]).toEqual([[0, 4], 'ann']);
    expect(flying.toldOf('ability-gained').map(({ gained }) => gained)).toEqual([
      'effect-strafing',
      'effect-strafed',
      'effect-betrayed',
      'effect-turned',
    ]);
  });

  test('turned out of its turn, it combines no fire with its new side before the turn is over [min.betrayal.02]', () => {
    const mover = skirmish({
      characters: {
        bob: { at: [6, 5], player: 'p2', abilities: ['betrayal'] },
        ann: { at: [5, 5] },
        amy: { at: [9, 5] },
        cid: { at: [5, 9], player: 'p2' },
      },
      moment: { stage: 'activations', character: 'bob', left: 1 },
    });
    mover.move([7, 5]).opportunity('ann').rolls(1).attack('amy');
    expect(mover.legalOf('combine-fire').map(({ character }) => character)).toEqual(['cid']);
    mover.rollNow().rolls(2).endTurn().activate('cid').attack('amy');
    expect(mover.legalOf('combine-fire').map(({ character }) => character)).toEqual(['ann']);
  });

  test('one that strikes out of its turn joins, and the turn goes on [min.betrayal.02]', () => {
    const mover = skirmish({
      characters: {
        bob: { at: [6, 5], player: 'p2', abilities: ['betrayal'] },
        ann: { at: [5, 5] },
        amy: { at: [1, 1] },
      },
    });
    mover.move([7, 5]).opportunity('ann').rolls(1);
    expect(player(mover, 'ann')).toBe('p2');
    expect(mover.character('bob').at).toEqual([7, 5]);
    expect(mover.steps()).not.toEqual([]);
  });

  test('as it is defeated all go back to their squads, and who was not activated still may be [min.betrayal.03, min.betrayal.04]', () => {
    const begun = skirmish({
      characters: {
        bob: { at: [6, 5], player: 'p2', hitPoints: 10, abilities: ['betrayal'] },
        cid: { at: [12, 1], player: 'p2', activated: true },
        dan: { at: [12, 8], player: 'p2' },
        ann: { at: [5, 5] },
        eve: { at: [7, 4] },
        amy: { at: [6, 9] },
      },
    });
    begun.move([6, 6]).opportunity('eve').rolls(1).letPass().endTurn();
    expect(player(begun, 'eve')).toBe('p2');
    strike(begun.activate('dan').endTurn().activate('ann'), 'bob', 1);
    expect(player(begun, 'ann')).toBe('p2');
    expect([begun.character('eve').activated, begun.character('ann').activated]).toEqual([false, true]);
    strike(begun.activate('amy').move([6, 8], [6, 7]), 'bob', 19).endTurn();
    expect(begun.character('bob').place).toBe('defeated');
    expect([player(begun, 'eve'), player(begun, 'ann')]).toEqual(['p1', 'p1']);
    expect(begun.legalOf('activate').map(({ character }) => character)).toEqual(['eve']);
    expect(begun.by()).toEqual(['p1']);
  });

  test('who is turned twice comes back to its first squad [min.betrayal.03]', () => {
    const begun = duel(
      { hitPoints: 10 },
      { abilities: ['betrayal'] },
      {
        amy: { at: [5, 6], abilities: ['betrayal'], hitPoints: 10, activated: true },
        cid: { at: [10, 1], player: 'p2' },
      },
    );
    begun.attack('bob').rolls(1).activate('bob').endTurn().activate('cid').endTurn().rolls(9, 3);
    strike(begun.goesFirst('p1').activate('amy').endTurn().activate('ann'), 'amy', 1);
    expect(player(begun, 'ann')).toBe('p1');
    expect(begun.state.lasting).toMatchObject([
      { character: 'ann', ability: 'effect-betrayed', value: 'p1', by: 'amy' },
    ]);
    strike(begun.activate('bob'), 'amy', 19);
    expect([begun.character('amy').place, player(begun, 'ann'), begun.state.lasting]).toEqual(['defeated', 'p1', []]);
  });
});

describe('Blaster Upgrades', () => {
  const upgraded = (id: string, squares: number) => ({
    eve: mateAway(squares, { abilities: [naming(id, 'Double Attack')] }),
  });

  test('for allies that shoot for 10, whatever adds to it [min.blaster-upgrade.01]', () => {
    const shooter: Partial<OnTable> = { damage: 10, abilities: ['deadeye'] };
    expect(attacksTwice(shooter, upgraded('blaster-upgrade', 6))).toBe(true);
    expect(attacksTwice(shooter, upgraded('blaster-upgrade', 7))).toBe(false);
    expect(attacksTwice({ damage: 20 }, upgraded('blaster-upgrade', 6))).toBe(false);
  });

  test('for allies that shoot for 20 [min.blaster-rifle-upgrade.01]', () => {
    const rifle = (squares: number) => upgraded('blaster-rifle-upgrade', squares);
    expect([attacksTwice({ damage: 20 }, rifle(6)), attacksTwice({ damage: 20 }, rifle(7))]).toEqual([true, false]);
    expect([attacksTwice({ damage: 10 }, rifle(6)), attacksTwice({ damage: 30 }, rifle(6))]).toEqual([false, false]);
    const fists = strike(fighters({ damage: 20, abilities: ['melee-attack'] }, {}, rifle(6)));
    expect(fists.targets()).toEqual([]);
  });
});

test('what is granted comes with its number [min.blaster-upgrade.01]', () => {
  const table = fighters({ at: [4, 5] }, AWAY, {
    eve: mateAway(2, { abilities: [naming('blaster-upgrade', 'Grenades 20')] }),
  });
  table.use('grenades').choose('grenades', 'bob').rolls(3);
  expect(table.damage('bob')).toBe(20);
});

const grenadier = (amy: Partial<OnTable>) =>
  skirmish({
    characters: {
      ann: { at: [5, 5], abilities: ['black-sun'] },
      amy: { at: [1, 1], ...amy },
      bob: { at: [8, 5], player: 'p2' },
    },
  });

test('Black Sun: Grenades 10 where a Vigo or Xizor is in the squad, in play or not [min.black-sun.01, min.black-sun.02]', () => {
  const uses = (amy: Partial<OnTable>) =>
    grenadier(amy).legalOf('use-ability').length + grenadier(amy).legalOf('choose').length;
  expect(uses({ name: 'Prince Xizor' })).toBeGreaterThan(0);
  expect(uses({ name: 'Prince Xizor', at: null })).toBeGreaterThan(0);
  expect(uses({ name: 'Amy' })).toBe(0);
});

test('Black Sun: the Grenades are thrown, by one whose Xizor has been defeated, too [min.black-sun.01, min.black-sun.02]', () => {
  const table = skirmish({
    characters: {
      bob: { at: [8, 5], player: 'p2' },
      xizor: { at: [8, 6], name: 'Prince Xizor', hitPoints: 10 },
      ann: { at: [5, 5], abilities: ['black-sun'] },
    },
  });
  table.attack('xizor').rolls(19);
  expect(table.character('xizor').place).toBe('defeated');
  table.endTurn().activate('ann').use('grenades').choose('grenades', 'bob').rolls(10);
  expect(table.damage('bob')).toBe(10);
});

test('a Bodyguard takes the damage though the attacker does not see it [min.bodyguard.01]', () => {
  const table = duel({}, { at: [9, 5] }, { cid: allyOfBob([10, 5], 'bodyguard') });
  expect(table.whyNotAttack('ann', 'cid')).toMatchObject({ code: 'covered-and-not-nearest' });
  table.attack('bob').rolls(15).use('bodyguard');
  expect([table.damage('bob'), table.damage('cid')]).toEqual([0, 20]);
});

test('what a Bodyguard takes another one beside it may take in turn, and nobody takes it back [min.bodyguard.01]', () => {
  const guards = { cid: allyOfBob([7, 5], 'bodyguard'), dan: allyOfBob([8, 5], 'bodyguard') };
  const table = duel({}, { at: [6, 5] }, guards);
  table.attack('bob').rolls(15);
  expect(table.legalOf('use-ability').map(({ source }) => source)).toEqual(['cid']);
  expect(
    table
      .use('bodyguard')
      .legalOf('use-ability')
      .map(({ source }) => source),
  ).toEqual(['dan']);
  table.use('bodyguard');
  expect(['bob', 'cid', 'dan'].map((each) => table.damage(each))).toEqual([0, 0, 20]);
});

test('a Bodyguard uses what reduces its own damage, and nobody else’s works on it [min.bodyguard.03, min.damage-reduction.03, min.dark-armor.02]', () => {
  for (const armor of [numbered('damage-reduction', 10), 'dark-armor', numbered('vonduun-crab-armor', 6)]) {
    const table = duel({}, { abilities: [armor] }, { cid: allyOfBob([7, 5], 'bodyguard') })
      .attack('bob')
      .rolls(15);
    expect(table.legalOf('use-ability').map(({ ability }) => ability)).toEqual(['bodyguard']);
    table.use('bodyguard');
    expect([table.damage('bob'), table.damage('cid')]).toEqual([0, 20]);
    expect(table.toldOf('save-rolled')).toEqual([]);
  }
  const guarded = duel(
    {},
    {},
    { cid: { ...allyOfBob([7, 5]), abilities: ['bodyguard', numbered('damage-reduction', 10)] } },
  );
  expect(guarded.attack('bob').rolls(15).use('bodyguard').damage('cid')).toBe(10);
});

test('what stops a Bodyguard stops one by another name [min.bodyguard.04, min.overwhelming-force.04]', () => {
  const vader: Partial<OnTable> = { force: 1, powers: ['overwhelming-force'] };
  for (const [ability, name] of [
    ['bodyguard', 'bob'],
    ['emperors-bodyguard', 'Emperor Palpatine'],
  ] as const) {
    const table = duel(vader, { name }, { cid: allyOfBob([7, 5], ability) });
    table.use('overwhelming-force').attack('bob').rolls(15);
    expect([table.damage('bob'), table.damage('cid')]).toEqual([20, 0]);
  }
});

const bombad = (bob: Partial<OnTable> = {}, more: Record<string, OnTable> = {}) =>
  duel({}, { abilities: ['bombad-gungan'], ...bob }, more).attack('bob');

test('Bombad Gungan: a save before the roll, wanted or not; without it the attack goes on [min.bombad-gungan.01, min.bombad-gungan.02, min.bombad-gungan.05]', () => {
  const table = bombad();
  expect(table.by()).toEqual(['chance']);
  table.rolls(10, 15);
  expect(table.last('save-made')).toMatchObject({ character: 'bob', number: 11, success: false });
  const order = table.told.map(({ type }) => type).filter((type) => type === 'save-rolled' || type === 'attack-rolled');
  expect(order).toEqual(['save-rolled', 'attack-rolled']);
  expect(table.damage('bob')).toBe(20);
});

test('with it another within 6 squares is attacked, even an ally, even the attacker [min.bombad-gungan.03]', () => {
  const crowd = { cid: allyOfBob([9, 5]), dan: allyOfBob([13, 9]) };
  const table = bombad({}, crowd).rolls(11);
  expect(table.by()).toEqual(['p2']);
  expect(table.legalOf('choose').map(({ chosen }) => chosen)).toEqual(['ann', 'cid']);
  const own = bombad({}, crowd).rolls(11).choose('bombad-gungan', 'ann').rolls(15);
  expect([own.damage('ann'), own.damage('bob')]).toEqual([20, 0]);
  expect(own.last('attack-hit')).toMatchObject({ attacker: 'ann', target: 'ann', defense: 15 });
  expect(bombad({}, crowd).rolls(11).choose('bombad-gungan', 'cid').rolls(15).damage('cid')).toBe(20);
});

test('with nobody near the attack has no effect, and is used up [min.bombad-gungan.04]', () => {
  const table = bombad({ at: [13, 5] }).rolls(11);
  expect(table.toldOf('attack-rolled')).toEqual([]);
  expect(table.last('attack-canceled')).toMatchObject({ attacker: 'ann', target: 'bob' });
  expect(table.targets()).toEqual([]);
  expect(table.damage('bob')).toBe(0);
});

test('Booming Voice: 6 squares are no limit, as long as it is in play [min.booming-voice.01]', () => {
  const voice = (player = 'p1'): OnTable => ({ at: [0, 0], player, abilities: ['booming-voice'], activated: true });
  expect(led({}, { eve: commander([13, 9]), fay: voice() })).toBe(8);
  expect(led({}, { eve: commander([13, 9]) })).toBe(5);
  expect(led({}, { eve: commander([13, 9]), fay: voice('p2') })).toBe(5);
});

test('a Bodyguard beside the target takes the damage of an attack [min.bodyguard.01]', () => {
  const guard: Record<string, OnTable> = { cid: { at: [7, 5], player: 'p2', abilities: ['bodyguard'] } };
  const table = besideBob({}, {}, guard).attack('bob').rolls(15);
  expect(table.by()).toEqual(['p2']);
  table.use('bodyguard');
  expect([table.damage('bob'), table.damage('cid')]).toEqual([0, 20]);
  const far = besideBob({}, {}, { cid: { at: [9, 5], player: 'p2', abilities: ['bodyguard'] } })
    .attack('bob')
    .rolls(15);
  expect(far.damage('bob')).toBe(20);
});

test('not the damage of anything else [min.bodyguard.02, min.attack.02]', () => {
  const table = besideBob(
    { abilities: [{ ability: 'grenades', value: 20 }] },
    { at: [9, 5] },
    { cid: { at: [11, 5], player: 'p2', abilities: ['bodyguard'] }, dan: { at: [10, 6], player: 'p2' } },
  );
  table.use('grenades').choose('grenades', 'bob').take({ type: 'affect', character: 'bob' }).rolls(2);
  expect(table.damage('bob')).toBe(20);
});

test('whoever guards decides before the target’s Shields are rolled [min.bodyguard.03, min.shields-2.02]', () => {
  const table = besideBob(
    {},
    { abilities: [SHIELDS] },
    { cid: { at: [7, 5], player: 'p2', abilities: ['bodyguard'] } },
  );
  table.attack('bob').rolls(15);
  expect(table.legalOf('use-ability').map(({ ability }) => ability)).toEqual(['bodyguard']);
  table.use('bodyguard');
  expect(table.toldOf('save-rolled')).toEqual([]);
  expect(table.damage('cid')).toBe(20);
});
