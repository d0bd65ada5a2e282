/** Initiative, and what is done before the first activation of a round. */
import * as E from 'fp-ts/lib/Either';
import { miniatures } from '../../../src/miniatures/game';
import { skirmish, type OnTable, type Table } from '../table';

const round = (ann: Partial<OnTable>, bob: Partial<OnTable> = {}, more: Record<string, OnTable> = {}): Table =>
  skirmish({
    characters: {
      ann: { at: [1, 5], ...ann },
      bob: { at: [12, 5], player: 'p2', ...bob },
      ...more,
    },
    moment: { stage: 'initiative' },
  });

/** Both dice of one roll. */
const twice = (table: Table, ...faces: number[]): Table =>
  table.act({ type: 'roll', player: 'chance', die: 'd20', faces: faces.map(String) });

test('Recon: two dice while it sees an enemy, however many have it [min.recon.01, min.recon.02, min.recon.03]', () => {
  const own: Record<string, OnTable> = { amy: { at: [1, 6], abilities: ['recon'] } };
  const table = twice(round({ abilities: ['recon'] }, {}, own), 4, 9);
  expect(table.last('initiative-rolled')).toMatchObject({ player: 'p1', rolls: [4, 9], result: 9 });
  // A tie: again, with two dice.
  expect(twice(table.rolls(9), 2, 3).last('initiative-rolled')).toMatchObject({ rolls: [2, 3], result: 3 });
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

test('Anticipation: rolls again for a Force point, once for the squad, and keeps it [min.anticipation.01, min.anticipation.02, min.anticipation.03]', () => {
  const other: Record<string, OnTable> = { amy: { at: [1, 6], powers: ['anticipation'], force: 1 } };
  const table = round({ powers: ['anticipation'], force: 2 }, {}, other).rolls(12, 9);
  table.take({ type: 'order-ability', source: 'ann' }).use('anticipation').rolls(3);
  expect(table.character('ann').force).toBe(1);
  expect(table.legalOf('use-ability')).toEqual([]);
  expect(table.by()).toEqual(['p2']);
  expect(table.legalOf('choose-first-player')).toHaveLength(2);
});

test('with Recon both dice are rolled again [min.anticipation.04]', () => {
  const table = twice(round({ powers: ['anticipation'], abilities: ['recon'], force: 2 }), 4, 7).rolls(5);
  twice(table.use('anticipation'), 2, 6);
  expect(table.last('initiative-rolled')).toMatchObject({ rolls: [2, 6], result: 6 });
});

const first = (table: Table) => table.rolls(12, 9).goesFirst('p1');

test('Intuition: moves up to its speed before anybody is activated, which is no activation [min.intuition.01, min.intuition.02]', () => {
  const table = first(round({ abilities: ['intuition'] })).use('intuition');
  for (let column = 2; column <= 7; column++) table.choose('intuition', { to: [column, 5], squeezed: null });
  expect(table.legalOf('use-ability')).toEqual([]);
  expect(table.activate('ann').character('ann').at).toEqual([7, 5]);
});

test('whoever Intuition moves may be saved among allies that it passes', () => {
  const table = first(round({ abilities: ['intuition'] }, {}, { amy: { at: [2, 5] } })).use('intuition');
  const { state } = table.choose('intuition', { to: [2, 5], squeezed: null });
  expect(E.isRight(miniatures.load(JSON.parse(JSON.stringify(state))))).toBe(true);
  // Else nobody stands in a square with another.
  const lying = { ...state, stack: state.stack.filter(({ procedure }) => !procedure.startsWith('ability ')) };
  expect(E.isRight(miniatures.load(JSON.parse(JSON.stringify(lying))))).toBe(false);
});

/** North of a wall of pillars there is a passage of one square. */
const PASSAGE = `
  +-+-+-+-+-+-+-+-+-+-+
  |. . . . . . . . . .|
  + + + + + + + + + + +
  |. . # # # # # # # #|
  + + + + + + + + + + +
  |. . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+`;

test.each([
  ['intuition', { abilities: ['intuition'] }],
  ['surprise-move', { powers: ['surprise-move'], force: 1 }],
])(
  '%s: with no squares left who squeezes is still whole again before it stops [min.squeezing-large-characters.02]',
  (id, has) => {
    const table = first(
      skirmish({
        map: PASSAGE,
        characters: { ann: { at: [0, 0], size: 'large', ...has }, bob: { at: [9, 2], player: 'p2' } },
        moment: { stage: 'initiative' },
      }),
    ).use(id);
    for (const column of [2, 1, 2, 1, 2, 1]) table.choose(id, { to: [column, 0], squeezed: [1, 0] });
    expect(table.legalOf('choose').map(({ chosen }) => chosen)).toEqual([{ to: [0, 0], squeezed: null }]);
    expect(table.choose(id, { to: [0, 0], squeezed: null }).character('ann')).toMatchObject({
      at: [0, 0],
      squeezed: null,
    });
    expect(E.isRight(miniatures.load(JSON.parse(JSON.stringify(table.activate('ann').state))))).toBe(true);
  },
);

test('so is who squeezes in its turn with the last square of a double move [min.squeezing-large-characters.02]', () => {
  const table = skirmish({
    map: PASSAGE,
    characters: {
      ann: { at: [0, 0], size: 'large', abilities: [{ ability: 'speed', value: 3 }] },
      bob: { at: [9, 2], player: 'p2' },
    },
  });
  for (const column of [2, 1, 2, 1, 2, 1]) table.take({ type: 'move', to: [column, 0], squeezed: [1, 0] });
  expect(table.refused({ type: 'end-turn', player: 'p1', character: 'ann' }).code).toBe('cannot-stop');
  expect(
    table
      .take({ type: 'move', to: [0, 0], squeezed: null })
      .endTurn()
      .character('ann').at,
  ).toEqual([0, 0]);
});

test('Surprise Move: up to 6 squares for a Force point, once a round [min.surprise-move.01, min.surprise-move.02]', () => {
  const table = first(round({ powers: ['surprise-move'], force: 3 })).use('surprise-move');
  table.choose('surprise-move', { to: [2, 5], squeezed: null }).choose('surprise-move', null);
  expect(table.character('ann').force).toBe(2);
  expect(table.legalOf('use-ability')).toEqual([]);
  expect(table.activate('ann').character('ann').at).toEqual([2, 5]);
});

test('in initiative order: who goes first uses his first [min.surprise-move.03, min.intuition.03, min.aing-tii-flow-walking.04]', () => {
  const table = round({ abilities: ['intuition'] }, { powers: ['surprise-move'], force: 1 }).rolls(12, 9);
  expect(table.goesFirst('p2').by()).toEqual(['p2']);
  expect(table.decline('surprise-move').by()).toEqual(['p1']);
});

test('Aing-Tii Flow-Walking: a whole turn for 3 Force points, once a round, and no activation [min.aing-tii-flow-walking.01, min.aing-tii-flow-walking.02, min.aing-tii-flow-walking.03]', () => {
  const table = first(round({ powers: ['aing-tii-flow-walking'], force: 6 })).use('aing-tii-flow-walking');
  expect(table.character('ann').force).toBe(3);
  table.attack('bob').rolls(2).endTurn();
  expect(table.character('ann').activated).toBe(false);
  expect(table.legalOf('use-ability')).toEqual([]);
  expect(table.activate('ann').targets()).toEqual(['bob']);
});
