/** Special weapons, one test each, in words close to the table's. */
import { xwingTable } from '../table';
import { duel, faces } from './duel';

describe('weapons', () => {
  const locked = { locks: [['red', 'tie']] as const };

  test('Proton Torpedoes: a hit must become a critical hit', () => {
    const table = duel({ upgrades: ['protontorpedoes'] }, {}, locked)
      .attack('red', 'tie', 'red/protontorpedoes')
      .rolls('hit', 'hit', 'blank', 'blank');
    expect(table.legal().map((each) => each.type)).not.toContain('end-modifying');
    table.use('proton-torpedoes');
    expect(faces(table, 'attack').sort()).toEqual(['blank', 'blank', 'crit', 'hit']);
  });

  test('Concussion Missiles: ships at range 0-1 of the defender expose a damage card', () => {
    const table = duel(
      { upgrades: ['concussionmissiles'] },
      { damage: { facedown: 1 } },
      {
        ...locked,
        others: {
          near: { player: 'p2', at: [380, 500], damage: { facedown: 1 } },
          far: { player: 'p2', at: [600, 500], damage: { facedown: 1 } },
        },
      },
    );
    table
      .attack('red', 'tie', 'red/concussionmissiles')
      .rolls('hit', 'blank', 'blank')
      .repeat({ type: 'end-modifying' })
      .rolls('blank', 'blank', 'blank');
    table.draws('structuraldamage').draws('consolefire');
    expect(table.happened('damage-card-exposed').map((each) => each.ship)).toEqual(['tie', 'near']);
  });

  test('Cluster Missiles: again against another ship near the defender, without a lock, for a charge [xw.bonus-attack.03]', () => {
    const near = {
      near: { player: 'p2', at: [380, 500] as const, facing: 180 },
      far: { player: 'p2', at: [480, 430] as const, facing: 180 },
    };
    const table = duel({ upgrades: ['clustermissiles'] }, {}, { ...locked, others: near });
    table
      .attack('red', 'tie', 'red/clustermissiles')
      .rolls('blank', 'blank', 'blank')
      .repeat({ type: 'end-modifying' })
      .rolls('blank', 'blank', 'blank');
    table.use('cluster-missiles').answer({ type: 'choose-weapon', weapon: 'red/clustermissiles' });
    expect(table.legal('declare-defender').map((each) => each.defender)).toEqual(['near']);
    table.answer({ type: 'declare-defender', defender: 'near' });
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(2);
  });

  test.each([
    // At range 0, 1 and 2 of the first defender, which stands at [300, 500].
    [[340, 500], true],
    [[380, 500], true],
    [[445, 500], false],
  ] as const)('Cluster Missiles: a ship at %p, whoever came to the table first [xw.bonus-attack.03]', (at, offered) => {
    const table = xwingTable({
      ships: {
        tie: { player: 'p2', at: [300, 500], facing: 180 },
        near: { player: 'p2', at, facing: 180 },
        red: { at: [300, 340], upgrades: ['clustermissiles'] },
        friend: { at: [260, 500] },
      },
      ...locked,
      moment: { phase: 'engagement', ship: 'red' },
    });
    table
      .attack('red', 'tie', 'red/clustermissiles')
      .rolls('blank', 'blank', 'blank')
      .repeat({ type: 'end-modifying' })
      .rolls('blank', 'blank', 'blank');
    expect(table.offers({ type: 'use-ability', ability: 'cluster-missiles' })).toBe(offered);
    if (!offered) return;
    table.use('cluster-missiles').answer({ type: 'choose-weapon', weapon: 'red/clustermissiles' });
    expect(table.legal('declare-defender').map((each) => each.defender)).toEqual(['near']);
  });

  test('Cluster Missiles: not without a charge left', () => {
    const near = { near: { player: 'p2', at: [380, 500] as const, facing: 180 } };
    const table = duel(
      { upgrades: ['clustermissiles'], upgradeCharges: { clustermissiles: 1 } },
      {},
      { ...locked, others: near },
    );
    table
      .attack('red', 'tie', 'red/clustermissiles')
      .rolls('blank', 'blank', 'blank')
      .repeat({ type: 'end-modifying' })
      .rolls('blank', 'blank', 'blank');
    table.use('cluster-missiles');
    expect(table.happened('attack-not-possible')).toMatchObject([{ ship: 'red' }]);
  });

  test('Jamming Beam inflicts jam tokens instead of damage [xw.jam.08]', () => {
    const table = duel({ upgrades: ['jammingbeam'], at: [300, 400] })
      .attack('red', 'tie', 'red/jammingbeam')
      .rolls('hit', 'crit', 'blank', 'blank');
    table.rolls('blank', 'blank', 'blank');
    expect(table.happened('token-gained').filter((each) => each.ship === 'tie')).toMatchObject([
      { token: 'jam' },
      { token: 'jam' },
    ]);
    expect(table.happened('damage-suffered')).toEqual([]);
  });

  test('Ion Cannon: one result deals a hit, the others inflict ion tokens', () => {
    const table = duel({ upgrades: ['ioncannon'] })
      .attack('red', 'tie', 'red/ioncannon')
      .rolls('hit', 'crit', 'hit')
      .rolls('blank', 'blank', 'blank');
    table.choose('ion-cannon', 'crit');
    expect(table.ship('tie').tokens.ion).toBe(2);
    expect(table.happened('damage-suffered')).toMatchObject([{ damage: 'hit' }]);
  });
});
