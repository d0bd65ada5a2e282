/** Commander effects (min.commander-effect), by their characters. */
import * as E from 'fp-ts/lib/Either';
import type { Rejection } from '../../../src/core';
import { miniatures } from '../../../src/miniatures/game';
import { STARTER } from '../starter';
import { Table, skirmish, type OnTable } from '../table';
import { DROIDS, TROOPERS, attackTotal, cloneTrooper } from './tables';

const KENOBI = 'commander-general-obi-wan-kenobi';

test('followers with Trooper in their name or as an ability, within 6 squares [min.starter-commander-effects.05, min.named.02, min.named.03]', () => {
  const commander: OnTable = { at: [0, 6], commanderEffect: TROOPERS, activated: true };
  expect(attackTotal({ ann: cloneTrooper, eve: commander })).toBe(10);
  expect(attackTotal({ ann: { ...cloneTrooper, name: 'Guard', abilities: ['trooper'] }, eve: commander })).toBe(10);
  expect(attackTotal({ ann: { ...cloneTrooper, name: 'Guard' }, eve: commander })).toBe(7);
  expect(attackTotal({ ann: cloneTrooper, eve: { ...commander, at: [0, 7] } })).toBe(7);
});

test('two commanders of a name give it once; of several bonuses by commanders the highest counts [min.bonus.03, min.commander-effect.04, min.commander-effect.05]', () => {
  const commander: OnTable = { at: [0, 3], commanderEffect: TROOPERS, activated: true };
  expect(attackTotal({ ann: cloneTrooper, eve: commander, fay: { ...commander, at: [0, 5] } })).toBe(10);
  expect(
    attackTotal({ ann: cloneTrooper, eve: commander, ben: { at: [0, 5], commanderEffect: KENOBI, activated: true } }),
  ).toBe(11);
});

test('a commander is no follower [min.follower.01, min.starter-commander-effects.04]', () => {
  const ben: OnTable = { at: [0, 3], commanderEffect: KENOBI, activated: true };
  expect(attackTotal({ ann: { ...cloneTrooper, commanderEffect: TROOPERS }, eve: ben })).toBe(7);
  expect(attackTotal({ ann: cloneTrooper, eve: { ...ben, at: [6, 0] } })).toBe(11);
});

test('an ally within 6 squares of the follower, wherever the General is [min.starter-commander-effects.03]', () => {
  const ben: OnTable = { at: [7, 9], commanderEffect: KENOBI, activated: true };
  expect(attackTotal({ ann: cloneTrooper, eve: ben })).toBe(7);
  expect(attackTotal({ ann: cloneTrooper, eve: ben, fay: { at: [0, 6], activated: true } })).toBe(11);
});

test('who has moved in this turn loses it [min.starter-commander-effects.05, min.starter-commander-effects.06]', () => {
  const table = skirmish({
    characters: {
      ann: cloneTrooper,
      eve: { at: [0, 3], commanderEffect: TROOPERS, activated: true },
      bob: { at: [13, 0], player: 'p2', defense: 99 },
    },
  });
  expect(table.move([1, 0]).attack('bob').rolls(2).last('attack-missed').total).toBe(7);
});

describe.each([
  ['min.starter-commander-effects.05', TROOPERS, [], 3],
  ['min.starter-commander-effects.06', DROIDS, ['droid'], 4],
])('who attacks with the bonus for who does not move: %s', (rule, commanderEffect, abilities, amount) => {
  const ann: OnTable = { ...cloneTrooper, abilities, force: 1 };
  const eve: OnTable = { at: [0, 3], commanderEffect, activated: true };
  const bob: OnTable = { at: [13, 0], player: 'p2', defense: 99 };
  const steps = { type: 'move', player: 'p1', character: 'ann', to: [1, 0], squeezed: null } as const;
  const shot = (characters: Record<string, OnTable>, natural = 2): Table =>
    skirmish({ characters }).attack('bob').rolls(natural).keep();
  const total = (table: Table): number => table.last('attack-missed').total;
  const why = ({ code, rules }: Rejection) => [code, rules[0]];

  test(`does not move in the rest of the turn, hit or miss, nor faster, and is told why [${rule}]`, () => {
    for (const natural of [2, 20]) {
      const table = shot({ ann, eve, bob }, natural);
      expect(table.steps()).toEqual([]);
      expect(why(table.refused(steps))).toEqual(['stays', rule]);
      const faster = { type: 'move-faster', player: 'p1', character: 'ann' } as const;
      expect(why(table.refused(faster))).toEqual(['stays', rule]);
    }
    expect(shot({ ann: { ...ann, abilities: [...abilities, 'mobile-attack'] }, eve, bob }).steps()).toEqual([]);
  });

  test(`attacks again all the same, each time with the bonus [${rule}]`, () => {
    const table = shot({ ann: { ...ann, abilities: [...abilities, 'double-attack'] }, eve, bob });
    table.attack('bob').rolls(3).keep();
    expect(total(table)).toBe(3 + 5 + amount);
    expect(table.steps()).toEqual([]);
  });

  test(`without it, out of reach of the commander, the move is free [${rule}]`, () => {
    const far = shot({ ann, eve: { ...eve, at: [0, 7] }, bob });
    expect(total(far)).toBe(7);
    expect(far.act(steps).character('ann').at).toEqual([1, 0]);
  });

  test(`moves again in its next turn, and in its own after an attack of opportunity [${rule}]`, () => {
    const next = shot({ ann, eve, bob })
      .endTurn()
      .activate('bob')
      .endTurn()
      .rolls(15, 5)
      .goesFirst('p1')
      .activate('ann');
    expect(next.act(steps).character('ann').at).toEqual([1, 0]);
    const cid: OnTable = { at: [1, 1], player: 'p2', defense: 99 };
    const opportunity = skirmish({ characters: { cid, ann, eve, bob } })
      .move([2, 1])
      .opportunity('ann')
      .rolls(2)
      .keep();
    expect(total(opportunity)).toBe(7 + amount);
    expect(opportunity.endTurn().activate('bob').endTurn().activate('ann').act(steps).character('ann').at).toEqual([
      1, 0,
    ]);
  });

  test(`stays, too, where its commander is defeated by then [${rule}]`, () => {
    const bomb: OnTable = {
      at: [1, 3],
      player: 'p2',
      hitPoints: 10,
      abilities: [{ ability: 'self-destruct', value: 20 }],
    };
    const table = shot({ ann, eve: { ...eve, suffered: 90 }, bob: bomb, cid: bob }, 15);
    expect(table.character('eve').place).toBe('defeated');
    expect(why(table.refused(steps))).toEqual(['stays', rule]);
  });
});

test('who attacks with a higher bonus in place of that one may move afterwards [min.starter-commander-effects.05]', () => {
  const table = skirmish({
    characters: {
      ann: cloneTrooper,
      eve: { at: [0, 3], commanderEffect: TROOPERS, activated: true },
      ben: { at: [0, 5], commanderEffect: KENOBI, activated: true },
      bob: { at: [13, 0], player: 'p2', defense: 99 },
    },
  });
  expect(table.attack('bob').rolls(2).last('attack-missed').total).toBe(11);
  expect(table.steps()).toContainEqual([1, 0]);
});

test('the effect ends as its commander is defeated [min.commander-effect.08]', () => {
  const table = skirmish({
    characters: {
      bob: { at: [1, 4], player: 'p2', damage: 30, defense: 99 },
      ann: cloneTrooper,
      eve: { at: [0, 3], commanderEffect: TROOPERS, activated: true, suffered: 80 },
    },
  });
  table.attack('eve').rolls(15).endTurn().activate('ann').attack('bob').rolls(2);
  expect(table.last('attack-missed').total).toBe(7);
});

/** Obi-Wan stands behind the corner of a wall. */
const CORNER = `
+-+-+-+-+-+-+
|. . . .|. .|
+ + + + + + +
|. . . . . .|
+ + + + + + +
|. . . . . .|
+-+-+-+-+-+-+`;

function exampleOfCombat(): Table {
  const at = (id: string, given: string, player: string, square: [number, number]) => ({
    id,
    card: STARTER[given] ?? given,
    player,
    at: square,
  });
  const resumed = miniatures.resume(
    {
      players: [{ id: 'dark' }, { id: 'light' }],
      map: CORNER.trim(),
      characters: [
        at('droid', 'security-battle-droid-starter', 'dark', [0, 1]),
        at('commander', 'super-battle-droid-commander-starter', 'dark', [0, 0]),
        at('dooku', 'count-dooku-of-serenno', 'dark', [0, 2]),
        at('obi-wan', 'general-obi-wan-kenobi', 'light', [4, 2]),
      ],
      moment: { stage: 'activations', character: 'droid' },
    },
    { mode: 'manual' },
  );
  if (E.isLeft(resumed)) throw new Error(resumed.left.message);
  return new Table(resumed.right.state, resumed.right.events);
}

describe('the example of combat', () => {
  const fired = () => exampleOfCombat().attack('obi-wan').combine('commander').rolls(15);

  test('seen behind a corner, covered, and the nearest [min.example-of-combat.03, min.example-of-combat.05]', () => {
    const declared = exampleOfCombat().attack('obi-wan').last('attack-declared');
    expect(declared).toMatchObject({ covered: true, because: [{ code: 'covered' }, { code: 'nearest' }] });
  });

  test('15 + 3 + 4 + 4 + 4 = 30 against 26 [min.example-of-combat.04, min.example-of-combat.08, min.example-of-combat.09]', () => {
    expect(fired().last('attack-hit')).toMatchObject({ total: 30, defense: 26 });
  });

  test('helpers, Cunning Attack and the commander add up, each for itself [min.example-of-combat.06, min.example-of-combat.07, min.example-of-combat.13]', () => {
    const { sources = [] } = fired().last('attack-hit');
    expect(sources.map(({ amount, by }) => [amount, typeof by === 'string' ? by : by.ability])).toEqual([
      [15, 'the die'],
      [3, 'Attack'],
      [4, 'commander'],
      [4, 'cunning-attack'],
      [4, DROIDS],
      [-22, 'Defense'],
      [-4, 'cover'],
    ]);
  });

  test('10 and 10 more damage [min.example-of-combat.12]', () => {
    expect(fired().last('damage-dealt')).toMatchObject({ damage: 20, change: { was: 120, is: 100 } });
  });

  test('then Dooku may be activated, the Commander not any more [min.example-of-combat.14, min.example-of-combat.15]', () => {
    const next = fired().endTurn();
    expect(next.by()).toEqual(['dark']);
    expect(next.legalOf('activate').map(({ character }) => character)).toEqual(['dooku']);
  });
});
