import { ATTACK_DICE, DICE_COLORS, ICONS, type DieFace } from '../../../src/armada/facts';

const sides = (color: (typeof DICE_COLORS)[number]): [DieFace, number][] =>
  Object.entries<number>(ATTACK_DICE[color].faces) as [DieFace, number][];

test('each die has eight sides', () => {
  for (const color of DICE_COLORS) expect(sides(color).reduce((sum, [, count]) => sum + count, 0)).toBe(8);
});

test('hits, criticals and accuracies on the sides of each die [arm.dice-icons.01, arm.dice-icons.02, arm.dice-icons.03]', () => {
  const total = (color: (typeof DICE_COLORS)[number], icon: 'hits' | 'criticals' | 'accuracies'): number =>
    sides(color).reduce((sum, [face, count]) => sum + ICONS[face][icon] * count, 0);
  expect(DICE_COLORS.map((color) => total(color, 'hits'))).toEqual([4, 4, 6]);
  expect(DICE_COLORS.map((color) => total(color, 'criticals'))).toEqual([2, 2, 2]);
  expect(DICE_COLORS.map((color) => total(color, 'accuracies'))).toEqual([1, 2, 0]);
});

test('a blank face has no icon [arm.dice-icons.05]', () => {
  for (const [face, icons] of Object.entries(ICONS))
    expect(icons.hits + icons.criticals + icons.accuracies === 0).toBe(face === 'blank');
});
