/** On whom something works, and who may be chosen (min.targeting-with-abilities). */
import { skirmish, type OnTable, type Table } from '../../table';
import { MELEE, duel } from '../duel';
import { player } from '../tables';

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
