/** Savage: where its move ends; Empathy, which calms it. */
import { skirmish, type OnTable, type Table } from '../table';
import { duel, MELEE } from './duel';

const ABILITIES = ['savage'];
/** Bob stands so many squares to the right of Ann. */
const apart = (squares: number, ann: Partial<OnTable> = {}, more: Record<string, OnTable> = {}): Table =>
  skirmish({
    characters: {
      ann: { at: [0, 0], abilities: ABILITIES, ...ann },
      bob: { at: [squares, 0], player: 'p2' },
      ...more,
    },
  });
const endsTurn = (table: Table): boolean => table.legalOf('end-turn').length > 0;
const row = (from: number, to: number): [number, number][] =>
  Array.from({ length: to - from + 1 }, (_, i): [number, number] => [from + i, 0]);

describe('an enemy that can be reached', () => {
  test('its turn ends nowhere but beside it [min.savage.01]', () => {
    const table = apart(4);
    expect(endsTurn(table)).toBe(false);
    expect(table.move([1, 0], [2, 0]).legalOf('end-turn')).toEqual([]);
    const refused = table.refused({ type: 'end-turn', player: 'p1', character: 'ann' });
    expect(refused.code).toBe('savage');
    expect(refused.rules).toContain('min.savage.01');
    expect(endsTurn(table.move([3, 0]))).toBe(true);
    expect(endsTurn(apart(4, { abilities: [] }).move([1, 0], [2, 0]))).toBe(true);
  });

  test('no step leads to where it would be out of reach [min.savage.01]', () => {
    // 12 squares in all, as many as to the place beside bob.
    const table = apart(13);
    expect(table.steps()).toEqual([[1, 0]]);
    const aside = { type: 'move', player: 'p1', character: 'ann', to: [0, 1], squeezed: null } as const;
    expect(table.refused(aside).code).toBe('savage');
    expect(apart(13, { abilities: [] }).steps()).toHaveLength(3);
  });

  test('no attack before it is there, which would be the end of its move [min.savage.01]', () => {
    const table = apart(4).move([1, 0]);
    expect(table.whyNotAttack('ann', 'bob').code).toBe('savage');
    expect(table.move([2, 0], [3, 0]).targets()).toEqual(['bob']);
    // Before it has moved it attacks as it likes, and moves there afterwards.
    const attacked = apart(4).attack('bob').rolls(2);
    expect(endsTurn(attacked)).toBe(false);
    expect(endsTurn(attacked.move([1, 0], [2, 0], [3, 0]))).toBe(true);
  });

  test('one out of reach binds it to nothing [min.savage.01]', () => {
    const table = apart(13, { at: [0, 9] });
    expect(endsTurn(table)).toBe(true);
    expect(endsTurn(table.move([0, 8]))).toBe(true);
    // After an attack it moves 6 squares: bob is 8 squares away.
    const attacked = apart(8).attack('bob').rolls(2);
    expect(endsTurn(attacked.move([0, 1]))).toBe(true);
  });
});

test('beside an enemy as its turn begins: it stays, or ends it beside another [min.savage.02]', () => {
  const table = (abilities = ABILITIES): Table =>
    duel({ abilities }, { abilities: [MELEE] }, { cid: { at: [2, 5], player: 'p2' } });
  expect(endsTurn(table())).toBe(true);
  const moved = table().move([4, 5]);
  expect(moved.legalOf('attack-of-opportunity')).toHaveLength(1);
  moved.letPass();
  expect(endsTurn(moved)).toBe(false);
  expect(endsTurn(moved.move([3, 5]))).toBe(true);
  expect(endsTurn(table([]).move([4, 5]).letPass())).toBe(true);
});

describe('an adjacent enemy that it defeats', () => {
  const slays = (ann: Partial<OnTable>, bob: Partial<OnTable> = {}): Table =>
    duel({ abilities: ABILITIES, ...ann }, { hitPoints: 10, ...bob }, { cid: { at: [8, 5], player: 'p2' } });

  test('before it moves: it stays, or moves elsewhere [min.savage.03]', () => {
    const table = slays({}).attack('bob').rolls(19);
    expect(endsTurn(table)).toBe(true);
    expect(endsTurn(table.move([4, 5]))).toBe(true);
  });

  test('one farther off does not count, one that stays does not [min.savage.03]', () => {
    expect(
      endsTurn(
        slays({}, { at: [7, 3] })
          .attack('bob')
          .rolls(19),
      ),
    ).toBe(false);
    const alive = slays({}, { hitPoints: 100 }).attack('bob').rolls(19).move([4, 5]).letPass();
    expect(endsTurn(alive)).toBe(false);
  });
});

describe('Empathy', () => {
  const fay = (at: OnTable['at'], player = 'p1'): Record<string, OnTable> => ({
    fay: { at, player, abilities: ['empathy'], activated: true },
  });
  /** Ann is about to be activated. */
  const activates = (empathic: Record<string, OnTable>): Table =>
    skirmish({
      characters: { ann: { at: [0, 0], abilities: ABILITIES }, bob: { at: [9, 0], player: 'p2' }, ...empathic },
      moment: { stage: 'activations', player: 'p1' },
    }).activate('ann');

  test('a Savage that begins its turn within 6 squares is free for that turn, also beyond [min.empathy.02]', () => {
    const table = activates(fay([0, 6]));
    table.move(...row(1, 3));
    expect(endsTurn(table)).toBe(true);
    expect(endsTurn(activates(fay([0, 7])))).toBe(false);
    expect(endsTurn(activates(fay([0, 6], 'p2')))).toBe(false);
  });

  test('not in the next turn [min.empathy.02]', () => {
    const table = activates(fay([0, 6])).move(...row(1, 3));
    table.endTurn().activate('bob').endTurn().rolls(9, 3).goesFirst('p1').activate('ann');
    expect(endsTurn(table)).toBe(false);
  });
});
