/** Special weapons, one test each, in words close to the table's. */
import { xwingTable } from '../table';
import { diceAsked, duel, faces } from '../duel';

describe('weapons', () => {
  const locked = { locks: [['red', 'tie']] as const };

  test('Proton Torpedoes: a hit, one, must become a critical hit [xw.dice-modification.04]', () => {
    const table = duel({ upgrades: ['protontorpedoes'] }, {}, locked)
      .attack('red', 'tie', 'red/protontorpedoes')
      .rolls('hit', 'hit', 'blank', 'blank');
    expect(table.legal().map((each) => each.type)).not.toContain('end-modifying');
    table.use('proton-torpedoes');
    expect(faces(table, 'attack').sort()).toEqual(['blank', 'blank', 'crit', 'hit']);
    expect(table.offers({ ability: 'proton-torpedoes' })).toBe(false);
    const none = duel({ upgrades: ['protontorpedoes'] }, {}, locked).attack('red', 'tie', 'red/protontorpedoes');
    none.rolls('blank', 'blank', 'blank', 'focus');
    expect([none.offers({ ability: 'proton-torpedoes' }), none.offers({ type: 'end-modifying' })]).toEqual([
      false,
      true,
    ]);
  });

  test('Proton Torpedoes do nothing for another weapon of their ship, nor while it defends [xw.dice-modification.04]', () => {
    const primary = duel({ upgrades: ['protontorpedoes'] }, {}, locked).attack('red', 'tie', 'primary');
    expect(primary.rolls('hit', 'hit', 'blank').offers({ ability: 'proton-torpedoes' })).toBe(false);
    const enemy = { player: 'p2', pilot: 'academypilot' };
    const defends = duel(enemy, { player: 'p1', upgrades: ['protontorpedoes'] }).attack('red', 'tie');
    expect(defends.rolls('hit', 'hit').offers({ ability: 'proton-torpedoes' })).toBe(false);
  });

  test('Concussion Missiles: ships at range 0-1 of the defender expose a damage card [xw.damage-cards.04]', () => {
    const table = duel(
      { upgrades: ['concussionmissiles'] },
      { damage: { facedown: 1 } },
      {
        ...locked,
        others: {
          near: { player: 'p2', at: [380, 500], damage: { facedown: 1 } },
          far: { player: 'p2', at: [600, 500], damage: { facedown: 1 } },
          friend: { at: [220, 500] },
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
    expect(table.legal('draw')).toEqual([]);
    const primary = duel({ upgrades: ['concussionmissiles'] }, { damage: { facedown: 1 } }, locked);
    primary.attack('red', 'tie', 'primary').rolls('hit', 'blank', 'blank').repeat({ type: 'end-modifying' });
    expect(primary.rolls('blank', 'blank', 'blank').happened('damage-card-exposed')).toEqual([]);
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
    expect(table.offers({ type: 'decline', ability: 'cluster-missiles' })).toBe(true);
    table.use('cluster-missiles').answer({ type: 'choose-weapon', weapon: 'red/clustermissiles' });
    expect(table.legal('declare-defender').map((each) => each.defender)).toEqual(['near']);
  });

  test('Cluster Missiles: not without a charge left [xw.bonus-attack.02, xw.bonus-attack.03]', () => {
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

  test('neither Cluster Missiles nor a Jamming Beam do anything after an attack with another weapon [xw.bonus-attack.03, xw.jam.08]', () => {
    const others = { near: { player: 'p2', at: [380, 500], facing: 180 } } as const;
    for (const card of ['clustermissiles', 'jammingbeam']) {
      const table = duel({ upgrades: [card] }, {}, { ...locked, others }).attack('red', 'tie', 'primary');
      table.rolls('hit', 'hit', 'blank').repeat({ type: 'end-modifying' }).rolls('blank', 'blank', 'blank');
      expect(table.happened('ability-queued')).toEqual([]);
      expect(table.happened('damage-suffered')).toHaveLength(2);
    }
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

  test.each([
    ['ioncannon', 'ion-cannon', {}],
    ['ioncannonturret', 'ion-cannon-turret', { pilot: 'goldsquadronveteran', turret: 'front' }],
    ['ionmissiles', 'ion-missiles', {}],
    ['iontorpedoes', 'ion-torpedoes', {}],
  ] as const)('%s: one result deals a hit, the others inflict ion tokens [xw.inflict.01]', (card, ability, red) => {
    const table = duel({ ...red, upgrades: [card] }, {}, locked).attack('red', 'tie', `red/${card}`);
    const blanks = Array<string>(diceAsked(table) - 3).fill('blank');
    table.rolls('hit', 'crit', 'hit', ...blanks).repeat({ type: 'end-modifying' });
    table.rolls('blank', 'blank', 'blank');
    expect(table.legal('choose').map((each) => each.chosen)).toEqual(['hit', 'crit']);
    table.choose(ability, 'crit');
    expect(table.happened('token-gained').map(({ ship, token }) => `${ship} ${token}`)).toEqual(['tie ion', 'tie ion']);
    expect(table.happened('damage-suffered')).toMatchObject([{ ship: 'tie', damage: 'hit' }]);
  });

  test('an Ion Cannon inflicts nothing with a primary attack of its ship, nor by a miss [xw.inflict.01]', () => {
    const shot = (weapon: string, ...defense: string[]) => {
      const table = duel({ upgrades: ['ioncannon'] })
        .attack('red', 'tie', weapon)
        .rolls('hit', 'blank', 'blank');
      return table.rolls(...defense).happened('ability-queued');
    };
    expect(shot('primary', 'blank', 'blank', 'blank')).toEqual([]);
    expect(shot('red/ioncannon', 'evade', 'blank', 'blank')).toEqual([]);
  });
});
