/** Attacks beside the usual ones, and how moving allows or forbids them. */
import { skirmish, type OnTable } from '../table';
import { duel, MELEE, numbered } from './duel';

const bob: OnTable = { at: [8, 5], player: 'p2', hitPoints: 60 };
const cid: OnTable = { at: [8, 6], player: 'p2' };

const walked = (abilities: OnTable['abilities'], more: Partial<OnTable> = {}) =>
  skirmish({
    characters: { ann: { at: [5, 5], abilities: abilities ?? [] }, bob: { ...bob, ...more }, cid },
  }).move([6, 5], [7, 5]);

test('Greater Mobile Attack: all attacks after a move, and the rest of the move [min.greater-mobile-attack.01, min.greater-mobile-attack.02]', () => {
  const table = walked(['double-attack', 'greater-mobile-attack']).attack('bob').rolls(2).attack('cid').rolls(2);
  table.move([7, 4]);
  expect(table.targets()).toEqual([]);
  expect(walked(['double-attack']).attack('bob').rolls(2).targets()).toEqual([]);
});

test('Ambush: all attacks after a move, against one enemy that has not been activated [min.ambush.01, min.ambush.02]', () => {
  const table = walked(['triple-attack', 'ambush']).attack('bob').rolls(2);
  expect(table.targets()).toEqual(['bob']);
  expect(table.attack('bob').rolls(2).targets()).toEqual(['bob']);
  expect(walked(['triple-attack', 'ambush'], { activated: true }).attack('bob').rolls(2).targets()).toEqual([]);
  // The first attack defeats it.
  expect(walked(['double-attack', 'ambush'], { hitPoints: 10 }).attack('bob').rolls(19).targets()).toEqual([]);
});

test('Double Claw Attack: two attacks on adjacent enemies, or one on another [min.double-claw-attack.01]', () => {
  const near = duel({ abilities: ['double-claw-attack'] })
    .attack('bob')
    .rolls(2);
  expect(near.targets()).toEqual(['bob']);
  expect(near.attack('bob').rolls(2).targets()).toEqual([]);
  expect(
    duel({ abilities: ['double-claw-attack'] }, { at: [9, 5] })
      .attack('bob')
      .rolls(2)
      .targets(),
  ).toEqual([]);
});

test('Twin Attack: once more against the same target, which brings no other [min.twin-attack.01, min.twin-attack.02, min.twin-attack.04]', () => {
  const table = walked(['twin-attack']).attack('bob').rolls(19, 19);
  expect(table.damage('bob')).toBe(20);
  expect(table.toldOf('attack-declared').map(({ target }) => target)).toEqual(['bob', 'bob']);
  expect(table.targets()).toEqual([]);
  expect(walked(['twin-attack'], { hitPoints: 10 }).attack('bob').rolls(19).toldOf('attack-declared')).toHaveLength(1);
});

test('Twin Attack adds to attacks that other abilities give [min.twin-attack.03]', () => {
  const foes = { ann: { at: [5, 5], abilities: [MELEE, 'furious-assault', 'twin-attack'] } } as Record<string, OnTable>;
  const table = skirmish({
    characters: { ...foes, bob: { at: [6, 5], player: 'p2' }, cid: { at: [5, 6], player: 'p2' } },
  });
  table
    .use('furious-assault')
    .use('effect-furious-assault-attacks')
    .attack('cid')
    .rolls(19, 19)
    .attack('bob')
    .rolls(19, 19);
  expect(table.toldOf('attack-declared').map(({ target }) => target)).toEqual(['cid', 'cid', 'bob', 'bob']);
});

test('a Mercenary sets out only from where it could attack nobody [min.mercenary.01, min.mercenary.03]', () => {
  const seen = duel({ abilities: ['mercenary'] }, { at: [9, 5] });
  expect(seen.steps()).toEqual([]);
  const far = duel({ abilities: ['mercenary', MELEE] }, { at: [9, 5] }).move([6, 5], [7, 5], [8, 5]);
  expect(far.targets()).toEqual(['bob']);
  expect(far.steps()).not.toEqual([]);
});

test('a Mercenary that has defeated the only one may move [min.mercenary.02]', () => {
  const far: Record<string, OnTable> = { cid: { at: [12, 5], player: 'p2' } };
  const table = duel({ abilities: ['mercenary', MELEE] }, { hitPoints: 10 }, far);
  expect(table.attack('bob').rolls(19).steps()).not.toEqual([]);
});

const charging = (ability: string | ReturnType<typeof numbered>, more: readonly string[] = []) =>
  duel({ at: [0, 5], abilities: [ability, 'double-attack', ...more] }, { at: [13, 5] });
const east = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i): [number, number] => [from + i + 1, 5]);

test('Charging Assault: double speed, one attack on an adjacent enemy with more damage [min.charging-assault.01, min.charging-assault.03]', () => {
  const table = charging(numbered('charging-assault', 20))
    .use('charging-assault')
    .move(...east(0, 11));
  expect(table.targets()).toEqual([]);
  table.move([12, 5]).attack('bob').rolls(19);
  expect(table.damage('bob')).toBe(40);
  expect(table.targets()).toEqual([]);
});

test('it has to move, and nothing has been done before [min.charging-assault.02]', () => {
  const table = duel({ abilities: [numbered('charging-assault', 20)] }).use('charging-assault');
  expect(table.whyNotAttack('ann', 'bob').code).toBe('has-not-moved');
  const moved = duel({ abilities: [numbered('charging-assault', 20)] }, { at: [9, 5] }).move([5, 6]);
  expect(() => moved.use('charging-assault')).toThrow();
});

test('Charging Fire: double speed and one attack [min.charging-fire.01]', () => {
  const table = charging('charging-fire')
    .use('charging-fire')
    .move(...east(0, 11))
    .attack('bob')
    .rolls(2);
  expect(table.targets()).toEqual([]);
  expect(
    charging('droid')
      .move(...east(0, 11))
      .targets(),
  ).toEqual([]);
});

test('Wheeled: 18 squares and one attack, and nothing that replaces attacks [min.wheeled.01]', () => {
  const long = skirmish({
    characters: {
      ann: { at: [0, 1], abilities: ['wheeled', numbered('grenades', 10)] },
      bob: { at: [0, 8], player: 'p2' },
    },
  }).use('wheeled');
  const corner = [
    ...Array.from({ length: 13 }, (_, i): [number, number] => [i + 1, 1]),
    [13, 2],
    [13, 3],
    [13, 4],
    [13, 5],
  ];
  long.move(...(corner as [number, number][]));
  expect(long.steps()).toContainEqual([13, 6]);
  expect(long.steps()).not.toContainEqual([12, 6]);
  expect(long.move([13, 6]).steps()).toEqual([]);
  expect(long.legalOf('use-ability')).toEqual([]);
  expect(long.attack('bob').rolls(2).targets()).toEqual([]);
});

test('Furious Assault: double speed, then every legal target once, as it was before the first roll [min.furious-assault.01, min.furious-assault.02]', () => {
  const table = skirmish({
    characters: {
      ann: { at: [1, 5], abilities: ['furious-assault'], damage: 100 },
      bob: { at: [9, 4], player: 'p2' },
      cid: { at: [9, 6], player: 'p2' },
    },
  });
  table.use('furious-assault').move([2, 5], [3, 5], [4, 5], [5, 5], [6, 5], [7, 5], [8, 5]);
  expect(table.targets()).toEqual([]);
  table.use('effect-furious-assault-attacks').attack('bob').rolls(19);
  expect(table.targets()).toEqual(['cid']);
  table.attack('cid').rolls(2);
  expect(table.toldOf('attack-resolved').map(({ target, hit }) => [target, hit])).toEqual([
    ['bob', true],
    ['cid', false],
  ]);
  expect(table.steps()).toEqual([]);
});

test('Pawn of the Dark Side: an ally takes a turn that is no activation, and 10 damage [min.pawn-of-the-dark-side.01, min.pawn-of-the-dark-side.02, min.pawn-of-the-dark-side.03]', () => {
  const table = skirmish({
    characters: {
      ann: { at: [5, 5], force: 1, powers: ['pawn-of-the-dark-side'] },
      amy: { at: [5, 7] },
      una: { at: [6, 7], abilities: ['unique'] },
      bob: { at: [12, 5], player: 'p2' },
    },
  });
  const chosen = table.use('pawn-of-the-dark-side');
  expect(chosen.legalOf('choose').map((each) => each.chosen)).not.toContain('una');
  if (chosen.legalOf('choose').length > 0) chosen.choose('pawn-of-the-dark-side', 'amy');
  chosen.attack('bob').rollNow().rolls(2).endTurn();
  expect(chosen.damage('amy')).toBe(10);
  expect(chosen.character('amy').activated).toBe(false);
  expect(chosen.targets()).toEqual([]);
});
