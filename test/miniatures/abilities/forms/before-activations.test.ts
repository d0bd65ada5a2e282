/** What is done between the rolls for initiative and the first activation of a round. */
import * as E from 'fp-ts/lib/Either';
import { miniatures } from '../../../../src/miniatures/game';
import { skirmish } from '../../table';
import { first, round } from '../tables';

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

test('in initiative order: who goes first uses his first [min.surprise-move.03, min.intuition.03, min.aing-tii-flow-walking.04]', () => {
  const table = round({ abilities: ['intuition'] }, { powers: ['surprise-move'], force: 1 }).rolls(12, 9);
  expect(table.goesFirst('p2').by()).toEqual(['p2']);
  expect(table.decline('surprise-move').by()).toEqual(['p1']);
});
