/** How Force points come, whose are spent, and how often (min.force-renewal-1, min.master-of-the-force, min.force-ascetic, min.dark-master, min.hand-of-the-emperor). */
import * as E from 'fp-ts/lib/Either';
import { miniatures } from '../../../src/miniatures/game';
import { card, openGround, skirmish, Table, type OnTable } from '../table';
import { having, using } from './having';

const enemy = (column: number, row: number, more: Partial<OnTable> = {}): OnTable => ({
  at: [column, row],
  player: 'p2',
  ...more,
});

const renewing = (): Table =>
  skirmish({
    characters: {
      ann: { at: [0, 0], force: 2, powers: [{ ability: 'force-renewal-1', value: 1 }] },
      bob: enemy(9, 5),
    },
    moment: { stage: 'activations' },
  });

test('Force Renewal: a point each time it activates, before it acts [min.force-renewal-1.01]', () => {
  const table = renewing().activate('ann');
  expect(table.character('ann').force).toBe(3);
  expect(table.legalOf('move')).not.toEqual([]);
});

test('more than it began with [min.force-renewal-1.02]', () => {
  const table = renewing();
  for (let round = 1; round <= 3; round++) {
    table.activate('ann').endTurn().activate('bob').endTurn();
    table.rolls(12, 3).goesFirst('p1');
  }
  expect(table.character('ann').force).toBe(5);
});

const master = (value: number | null) =>
  skirmish({
    characters: {
      ann: {
        at: [0, 0],
        force: 5,
        powers: value === null ? [] : [{ ability: 'master-of-the-force', value }],
      },
      bob: enemy(13, 9),
    },
  });

test('Master of the Force 2 spends twice in a turn [min.master-of-the-force.01]', () => {
  const table = master(2).faster().faster();
  expect(table.legalOf('move-faster')).toEqual([]);
  expect(table.refused({ type: 'move-faster', player: 'p1', character: 'ann' }).code).toBe('force-spent');
  expect(master(null).faster().legalOf('move-faster')).toEqual([]);
});

test('for the same action, too [min.master-of-the-force.02]', () => {
  const table = master(2).faster().faster();
  table.move(...Array.from({ length: 10 }, (_, i): [number, number] => [i + 1, 0]));
  expect(table.targets()).toEqual(['bob']);
  const missed = master(2).attack('bob').rolls(2).reroll().rolls(3).reroll().rolls(4);
  expect(missed.last('attack-missed').total).toBe(9);
  expect(missed.character('ann').force).toBe(3);
});

test('a Force Ascetic spends on named powers, not on rerolls or faster moves [min.force-ascetic.01]', () => {
  const table = skirmish({
    characters: {
      ann: { at: [0, 0], abilities: ['force-ascetic'], force: 3, powers: [{ ability: 'force-grip', value: 20 }] },
      bob: enemy(5, 0),
    },
  });
  expect(table.refused({ type: 'move-faster', player: 'p1', character: 'ann' }).code).toBe('force-ascetic');
  expect(using(table, 'force-grip', 'bob').damage('bob')).toBe(20);
  const missed = skirmish({
    characters: { ann: { at: [0, 0], abilities: ['force-ascetic'], force: 3 }, bob: enemy(5, 0) },
  });
  missed.attack('bob').rolls(2);
  expect(missed.last('attack-missed')).toMatchObject({ total: 7 });
});

const emperor = (more: Partial<OnTable> = {}) =>
  skirmish({
    characters: {
      ann: { at: [0, 0], abilities: ['hand-of-the-emperor'], force: 2 },
      palpatine: { at: [0, 9], name: 'Emperor Palpatine, Sith Lord', force: 4, ...more },
      bob: enemy(13, 9),
    },
  });

test('the Hand spends its own points and those of the Emperor once in a turn each [min.hand-of-the-emperor.01]', () => {
  const table = emperor().faster();
  expect(table.legalOf('pay-force').map(({ from }) => from)).toEqual(['ann', 'palpatine']);
  table.take({ type: 'pay-force', from: 'palpatine' });
  expect([table.character('ann').force, table.character('palpatine').force]).toEqual([2, 3]);
  table.faster();
  expect([table.character('ann').force, table.character('palpatine').force]).toEqual([1, 3]);
  expect(table.refused({ type: 'move-faster', player: 'p1', character: 'ann' }).code).toBe('force-spent');
});

test('the Emperor must be in the squad [min.hand-of-the-emperor.02]', () => {
  for (const more of [{ name: 'Darth Vader' }, { player: 'p2' }, { at: null }]) {
    const table = emperor(more).faster();
    expect(table.character('ann').force).toBe(1);
    expect(table.legalOf('move-faster')).toEqual([]);
  }
});

test('nobody spends the points of one who is severed [min.sever-force.03]', () => {
  const table = skirmish({
    characters: {
      cid: { ...having('sever-force'), player: 'p2', at: [1, 9] },
      ann: { at: [0, 0], abilities: ['hand-of-the-emperor'], force: 2 },
      palpatine: { at: [0, 9], name: 'Emperor Palpatine', force: 4 },
    },
  });
  using(table, 'sever-force', 'palpatine').endTurn().activate('ann').faster();
  expect(table.legalOf('pay-force')).toEqual([]);
  expect(table.character('ann').force).toBe(1);
  expect(table.legalOf('move-faster')).toEqual([]);
});

/** A skirmish that is set up by whoever is asked; whom the Dark Master chooses is asked as setup ends. */
const served = (pupilForce?: number): Table => {
  const pupil = {
    faction: 'separatist' as const,
    abilities: ['unique'],
    ...(pupilForce !== undefined && { force: pupilForce }),
  };
  const cards = [
    card('master', { faction: 'separatist', abilities: ['dark-master'], force: 4 }),
    card('pupil', pupil),
    card('guard', { faction: 'separatist' }),
  ];
  const begun = miniatures.begin(
    {
      map: openGround(10, 14),
      squads: [
        { name: 'Light', faction: 'republic', characters: ['rebel'], cards: [card('rebel')] },
        { name: 'Dark', faction: 'separatist', characters: ['master', 'pupil', 'guard'], cards },
      ],
      era: 'rise-of-the-empire',
    },
    { mode: 'manual' },
  );
  if (E.isLeft(begun)) throw new Error(`${begun.left.message} (${begun.left.path.join('.')})`);
  const table = new Table(begun.right.state, begun.right.events);
  for (let asked = 0; asked < 20 && table.legalOf('choose').length === 0; asked++) {
    const [next] = table.legal();
    if (next) table.act(next);
  }
  return table;
};

test('as setup ends the Dark Master chooses a Unique ally, which spends its points as its own [min.dark-master.01]', () => {
  const table = served();
  expect(table.legalOf('choose').map(({ chosen }) => chosen)).toEqual(['pupil']);
  table.choose('dark-master', 'pupil').rolls(3, 12);
  table.goesFirst(table.character('pupil').player);
  table.activate('pupil').faster();
  expect(table.character('master').force).toBe(3);
  expect(table.legalOf('move-faster')).toEqual([]);
});

test('its own points it does not spend in the turn in which it spends those of the Dark Master [min.dark-master.02]', () => {
  const table = served(2).choose('dark-master', 'pupil').rolls(3, 12);
  table.goesFirst(table.character('pupil').player);
  table.activate('pupil').faster();
  expect(table.legalOf('pay-force').map(({ from }) => from)).toEqual(['pupil', 'master']);
  table.take({ type: 'pay-force', from: 'master' });
  expect([table.character('pupil').force, table.character('master').force]).toEqual([2, 3]);
  expect(table.refused({ type: 'move-faster', player: table.character('pupil').player, character: 'pupil' }).code).toBe(
    'force-spent',
  );
  // In another's turn it spends its own again.
  table.endTurn();
  expect(table.character('pupil').spent).toEqual([]);
});
