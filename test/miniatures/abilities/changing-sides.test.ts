/** Betrayal and Dominate: who comes under another player, for how long. Transfer Essence: whose place is taken. */
import type { Square } from '../../../src/miniatures/facts/battle-map';
import { has, strike } from '../fight';
import { skirmish, type OnTable, type Table } from '../table';
import { duel, MELEE } from './duel';

const player = (table: Table, id: string): string => table.character(id).player;

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

describe('Dominate', () => {
  const lord: Partial<OnTable> = { at: [5, 5], abilities: ['dominate'] };
  const table = (bob: Partial<OnTable> = {}, more: Record<string, OnTable> = {}): Table =>
    duel(lord, { at: [9, 5], ...bob }, { cid: { at: [10, 5], player: 'p2' }, ...more });
  const chosen = (t: Table): unknown[] =>
    t
      .use('dominate')
      .legalOf('choose')
      .map((each) => each.chosen);
  const dominates = (t: Table, roll = 10): Table => t.use('dominate').choose('dominate', 'bob').rolls(roll);

  test('in place of its turn, on one that is living, activated or not; that is no activation [min.dominate.01]', () => {
    const done = dominates(table({ activated: true }));
    expect(done.by()).toEqual(['p1']);
    expect(done.legalOf('end-turn')).toMatchObject([{ character: 'bob' }]);
    done.endTurn();
    expect(done.character('bob').activated).toBe(true);
    expect([done.targets(), done.steps()]).toEqual([[], []]);
    const fresh = dominates(table()).endTurn().endTurn();
    expect(fresh.by()).toEqual(['p2']);
    expect(fresh.legalOf('activate').map(({ character }) => character)).toEqual(['bob', 'cid']);
    const near = { eve: { at: [9, 6], player: 'p2' } } as const;
    expect(chosen(table({ abilities: ['droid'] }, near))).not.toContain('bob');
    expect(chosen(table({}, near))).toContain('bob');
    expect(() => table().move([5, 6]).use('dominate')).toThrow();
  });

  test('it is played by the active player against its own side, and does not move [min.dominate.02]', () => {
    const done = dominates(table());
    expect(done.targets()).toEqual(['cid']);
    expect(done.steps()).toEqual([]);
    done.attack('cid').rolls(19);
    expect(done.damage('cid')).toBe(20);
    done.endTurn();
    expect([player(done, 'bob'), done.state.lasting]).toEqual(['p2', []]);
  });

  test('a squad whose last character is dominated has not lost it [min.dominate.02]', () => {
    const done = dominates(table({}, { cid: { at: [10, 5], player: 'p2', hitPoints: 10 } }));
    done.attack('cid').rolls(19);
    expect([done.character('cid').place, done.state.winners]).toEqual(['defeated', null]);
    expect(player(done.endTurn(), 'bob')).toBe('p2');
  });

  test('a save of 11 avoids it; the turn is over all the same [min.dominate.03]', () => {
    const saved = dominates(table(), 11);
    expect(player(saved, 'bob')).toBe('p2');
    expect([saved.targets(), saved.steps()]).toEqual([[], []]);
    expect(saved.legalOf('end-turn')).toMatchObject([{ character: 'ann' }]);
  });

  test('enemies by the rules of targets, allies by sight alone [min.dominate.04]', () => {
    const map = `+-+-+-+-+-+-+\n|. . . . .|.|\n+ + + + + +-+\n|. . . o . .|\n+ + + + + + +\n|. . . . . .|\n+-+-+-+-+-+-+`;
    const behind = skirmish({
      map,
      characters: {
        ann: { ...lord, at: [0, 1] },
        // Cover of the low object.
        bob: { at: [4, 1], player: 'p2' },
        cid: { at: [2, 0], player: 'p2' },
        amy: { at: [5, 1] },
        ada: { at: [5, 2] },
        eve: { at: [1, 2], abilities: [MELEE] },
      },
    });
    expect(chosen(behind)).toEqual(['cid', 'amy', 'eve']);
  });

  test('one that is turned in that turn stays where it went [min.betrayal.03, min.dominate.02]', () => {
    const done = dominates(table({}, { cid: { at: [10, 5], player: 'p2', abilities: ['betrayal'] } }));
    done.attack('cid').rolls(1);
    expect([player(done, 'bob'), done.state.lasting.map(({ ability, value }) => [ability, value])]).toEqual([
      'p2',
      [['effect-betrayed', 'p2']],
    ]);
  });
});

describe('Transfer Essence', () => {
  const table = (amy: Partial<OnTable>, ann: Partial<OnTable> = {}): Table =>
    duel(
      { at: [1, 1], force: 1, powers: ['transfer-essence'], ...ann },
      { at: [12, 5] },
      { amy: { at: [8, 8], ...amy } },
    );

  test('any living ally, in sight or not [min.transfer-essence.01]', () => {
    const map = '+-+-+-+-+\n|. .|. .|\n+ + + + +\n|. .|. .|\n+-+-+-+-+';
    const walled = skirmish({
      map,
      characters: {
        ann: { at: [0, 0], force: 1, powers: ['transfer-essence'] },
        amy: { at: [3, 0] },
        ada: { at: [3, 1], abilities: ['droid'] },
        bob: { at: [1, 1], player: 'p2' },
      },
    }).use('transfer-essence');
    expect(walled.legalOf('choose').map((each) => each.chosen)).toEqual([{ ally: 'amy', to: [3, 0] }]);
    walled.choose('transfer-essence', { ally: 'amy', to: [3, 0] });
    expect(walled.character('ann')).toMatchObject({ at: [3, 0], force: 0 });
  });

  test('the ally leaves the map, and the user takes one of its squares [min.transfer-essence.02]', () => {
    const done = table({ size: 'large' }).use('transfer-essence');
    const places = [
      [8, 8],
      [9, 8],
      [8, 9],
      [9, 9],
    ];
    expect(done.legalOf('choose').map((each) => each.chosen)).toEqual(places.map((to) => ({ ally: 'amy', to })));
    done.choose('transfer-essence', { ally: 'amy', to: [9, 8] });
    expect([done.character('amy').place, done.character('ann').at]).toEqual(['defeated', [9, 8]]);
  });

  test('a Large user stands around where a Medium ally stood, as far as there is room [min.transfer-essence.02]', () => {
    const done = table({ at: [8, 9] }, { size: 'large' }).use('transfer-essence');
    expect(done.legalOf('choose').map((each) => each.chosen)).toEqual([
      { ally: 'amy', to: [7, 8] },
      { ally: 'amy', to: [8, 8] },
    ]);
  });

  test('nothing saves the ally [min.transfer-essence.03]', () => {
    const done = table({ abilities: ['avoid-defeat'], cost: 12 });
    done.use('transfer-essence').choose('transfer-essence', { ally: 'amy', to: [8, 8] });
    expect(done.toldOf('save-rolled')).toEqual([]);
    expect(done.character('amy').place).toBe('defeated');
  });

  test('in its own turn alone, and it still moves and attacks [min.transfer-essence.04]', () => {
    const done = table({});
    done.use('transfer-essence').choose('transfer-essence', { ally: 'amy', to: [8, 8] });
    expect(done.targets()).toEqual(['bob']);
    done.move([9, 8]).attack('bob').rolls(2).endTurn();
    const waiting = skirmish({
      characters: {
        bob: { at: [12, 5], player: 'p2', abilities: [has('missiles', 10)] },
        ann: { at: [1, 1], force: 1, powers: ['transfer-essence'] },
        amy: { at: [8, 8] },
      },
    });
    const asked = { type: 'use-ability', player: 'p1', ability: 'transfer-essence', source: 'ann' } as const;
    expect(waiting.refused(asked).code).toBeDefined();
    expect(waiting.endTurn().activate('ann').legalOf('use-ability')).toHaveLength(1);
  });
});
