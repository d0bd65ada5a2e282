/** Commander effects and stacking; the starter's commanders; the rulebook's example of a fight. */
import * as E from 'fp-ts/lib/Either';
import { miniatures } from '../../../src/miniatures/game';
import { STARTER } from '../starter';
import { skirmish, Table, type OnTable } from '../table';

const TROOPERS = 'commander-clone-trooper-commander-starter';
const DROIDS = 'commander-super-battle-droid-commander-starter';
const KENOBI = 'commander-general-obi-wan-kenobi';

const attackTotal = (characters: Record<string, OnTable>): number => {
  const table = skirmish({ characters: { ...characters, bob: { at: [13, 0], player: 'p2', defense: 99 } } });
  table.attack('bob');
  while (table.by()[0] !== 'chance') table.rollNow();
  return table.rolls(2).last('attack-missed').total;
};
const trooper: OnTable = { at: [0, 0], name: 'Clone Trooper' };

test('followers with Trooper in their name or as an ability, within 6 squares [min.starter-commander-effects.05, min.named.02, min.named.03]', () => {
  const commander: OnTable = { at: [0, 6], commanderEffect: TROOPERS, activated: true };
  expect(attackTotal({ ann: trooper, eve: commander })).toBe(10);
  expect(attackTotal({ ann: { ...trooper, name: 'Guard', abilities: ['trooper'] }, eve: commander })).toBe(10);
  expect(attackTotal({ ann: { ...trooper, name: 'Guard' }, eve: commander })).toBe(7);
  expect(attackTotal({ ann: trooper, eve: { ...commander, at: [0, 7] } })).toBe(7);
});

test('two commanders of a name give it once; of several bonuses by commanders the highest counts [min.bonus.03, min.commander-effect.04, min.commander-effect.05]', () => {
  const commander: OnTable = { at: [0, 3], commanderEffect: TROOPERS, activated: true };
  expect(attackTotal({ ann: trooper, eve: commander, fay: { ...commander, at: [0, 5] } })).toBe(10);
  expect(
    attackTotal({ ann: trooper, eve: commander, ben: { at: [0, 5], commanderEffect: KENOBI, activated: true } }),
  ).toBe(11);
});

test('Droids are led only where the effect says so [min.commander-effects-overview.02, min.droid.02, min.starter-commander-effects.08]', () => {
  const droid: OnTable = { ...trooper, abilities: ['droid'] };
  expect(attackTotal({ ann: droid, eve: { at: [0, 3], commanderEffect: TROOPERS, activated: true } })).toBe(7);
  expect(attackTotal({ ann: droid, eve: { at: [0, 3], commanderEffect: DROIDS, activated: true } })).toBe(11);
  const cyborg: OnTable = { ...trooper, abilities: ['droid', 'cyborg'] };
  expect(attackTotal({ ann: cyborg, eve: { at: [0, 3], commanderEffect: TROOPERS, activated: true } })).toBe(10);
});

test('a commander is no follower [min.follower.01, min.starter-commander-effects.04]', () => {
  const ben: OnTable = { at: [0, 3], commanderEffect: KENOBI, activated: true };
  expect(attackTotal({ ann: { ...trooper, commanderEffect: TROOPERS }, eve: ben })).toBe(7);
  expect(attackTotal({ ann: trooper, eve: { ...ben, at: [6, 0] } })).toBe(11);
});

test('an ally within 6 squares of the follower, wherever the General is [min.starter-commander-effects.03]', () => {
  const ben: OnTable = { at: [7, 9], commanderEffect: KENOBI, activated: true };
  expect(attackTotal({ ann: trooper, eve: ben })).toBe(7);
  expect(attackTotal({ ann: trooper, eve: ben, fay: { at: [0, 6], activated: true } })).toBe(11);
});

test('who has moved in this turn loses it [min.starter-commander-effects.05, min.starter-commander-effects.06]', () => {
  const table = skirmish({
    characters: {
      ann: trooper,
      eve: { at: [0, 3], commanderEffect: TROOPERS, activated: true },
      bob: { at: [13, 0], player: 'p2', defense: 99 },
    },
  });
  expect(table.move([1, 0]).attack('bob').rolls(2).last('attack-missed').total).toBe(7);
});

test('the effect ends as its commander is defeated [min.commander-effect.08]', () => {
  const table = skirmish({
    characters: {
      bob: { at: [1, 4], player: 'p2', damage: 30, defense: 99 },
      ann: trooper,
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
