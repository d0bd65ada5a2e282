/** What cards do in attacks, by abilities that an app adds: the five ways to modify dice, and defense tokens as costs. */
import { changeAttackDie, cancelAttackDice, spendAttackDie } from '../../../src/armada/effects/attack-dice';
import { exhaustDefenseToken } from '../../../src/armada/effects/defense-tokens';
import { ability } from '../../../src/armada/engine';
import { armada } from '../../../src/armada/game';
import type { ArmadaState } from '../../../src/armada/model/state';
import { addAttackDice, rerollAttackDice } from '../../../src/armada/procedures/attack-dice';
import { shipOf } from '../../../src/armada/queries/ships';
import { armadaTable, type Table } from '../table';

const RULES = ['arm.attack.14'];
const CARD = 'upgrade:leia-organa';

/** What each of the five does to the second die of the pool. */
const WAYS: Readonly<Record<string, (state: ArmadaState) => void>> = {
  add: (state) => addAttackDice(state, { blue: 1 }, RULES),
  reroll: (state) => rerollAttackDice(state, [1], 'p1', RULES),
  'change a blue die': (state) => changeAttackDie(state, 0, 'double-hit', RULES),
  change: (state) => changeAttackDie(state, 1, 'double-hit', RULES),
  spend: (state) => spendAttackDie(state, 1, RULES),
  cancel: (state) => cancelAttackDice(state, [1], RULES),
};

function attacking(way: string): Table {
  const effect = WAYS[way];
  if (!effect) throw new Error(`there is no way ${way}`);
  const game = armada.with({
    abilities: [
      ability({ id: `test/${way}`, card: CARD, rules: RULES, during: 'modify attack dice', may: true, effect }),
    ],
  });
  return armadaTable(
    {
      ships: {
        cr90: { at: [500, 300], upgrades: ['leia-organa'] },
        vsd: { owner: 'p2', at: [500, 480], defense: [] },
      },
      moment: { phase: 'ship', ship: 'cr90', step: 'attack' },
    },
    game,
  )
    .attack('cr90', 'front', 'vsd', 'front')
    .rolls('red blank', 'red blank', 'blue hit')
    .answer({ type: 'use-ability', ability: `test/${way}` });
}

function pool({ state }: Table): string[] {
  const dice = state.stack.flatMap((frame) =>
    'pool' in frame ? (frame['pool'] as { kind: string; face: string }[]) : [],
  );
  return dice.map(({ kind, face }) => `${kind} ${face}`);
}

describe('the five ways to modify dice', () => {
  const ROLLED = ['blue hit', 'red blank', 'red blank'];

  test('add: an unused die is rolled and joins the pool [arm.modifying-dice.01, arm.modifying-dice.04]', () => {
    const table = attacking('add');
    expect(pool(table)).toEqual(ROLLED);
    expect(table.rolls('blue accuracy').told('die-added')).toMatchObject([{ color: 'blue', face: 'accuracy' }]);
    expect(table.told('damage-totaled')).toMatchObject([{ damage: 1 }]);
  });

  test('reroll: the new result stands [arm.modifying-dice.01, arm.modifying-dice.02]', () => {
    const table = attacking('reroll').rolls('red double-hit');
    expect(table.told('damage-totaled')).toMatchObject([{ damage: 3 }]);
  });

  test('change: the die is turned, not rolled, and only to a face that it has [arm.modifying-dice.01, arm.modifying-dice.05]', () => {
    const table = attacking('change');
    expect(table.told('die-changed')).toMatchObject([{ color: 'red', from: 'blank', to: 'double-hit' }]);
    expect(table.told('damage-totaled')).toMatchObject([{ damage: 3 }]);
    expect(attacking('change a blue die').told('die-changed')).toEqual([]);
  });

  test('spend and cancel: the die leaves the pool [arm.modifying-dice.01, arm.modifying-dice.06, arm.modifying-dice.07]', () => {
    expect(attacking('spend').told('die-spent')).toMatchObject([{ color: 'red', face: 'blank' }]);
    expect(attacking('cancel').told('dice-canceled')).toMatchObject([{ dice: [{ color: 'red', face: 'blank' }] }]);
  });
});

test('a defense token that is spent as a cost does not do what it does otherwise [arm.defense-tokens.22, arm.effect-use-and-timing.14]', () => {
  const game = armada.with({
    abilities: [
      ability({
        id: 'test/pays',
        card: CARD,
        rules: RULES,
        during: 'spend defense tokens',
        may: true,
        cost: {
          cannot: () => null,
          pay: (state) => exhaustDefenseToken(state, shipOf(state, 'cr90'), 0, RULES),
        },
        effect: () => {},
      }),
    ],
  });
  const table = armadaTable(
    {
      ships: {
        cr90: {
          card: 'nebulon-b-escort-frigate',
          at: [500, 300],
          upgrades: ['leia-organa'],
          defense: [{ type: 'brace', exhausted: false }],
        },
        vsd: { owner: 'p2', at: [500, 540] },
      },
      moment: { phase: 'ship', ship: 'vsd', step: 'attack' },
    },
    game,
  ).attack('vsd', 'front', 'cr90', 'front');
  table.rolls('red hit', 'red hit', 'red blank').answer({ type: 'use-ability', ability: 'test/pays' }).passes();
  expect(table.ship('cr90').defense).toEqual([{ type: 'brace', exhausted: true }]);
  expect(table.told('damage-totaled')).toMatchObject([{ damage: 2 }]);
});
