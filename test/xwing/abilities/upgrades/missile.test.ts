/** Upgrades of the slot 'missile'. */
import { duel } from '../../duel';
import { type Table, xwingTable } from '../../table';
import { type Attack, type CardCase, declare, expectCase, isOffered, playOn, everOffered, used } from '../card-cases';
import { actingAmong, locksOnTable, type NumberCase } from '../card-tables';

describe('Energy-Shell Charges', () => {
  const droid = { pilot: 'tradefederationdrone', upgrades: ['energyshellcharges'] };
  const fired = (calculate: number, attack: string[]): Table => {
    const spec: Attack = {
      red: { ...droid, tokens: { calculate } },
      tie: { at: [300, 560] },
      weapon: 'red/energyshellcharges',
      attack,
    };
    const table = declare(spec);
    playOn(table, spec, () => isOffered(table, 'energy-shell-charges'));
    return table;
  };
  test('a calculate token changes a focus result to a critical hit', () => {
    const table = fired(1, ['focus', 'focus', 'blank']).use('energy-shell-charges');
    expect(table.happened('die-changed')).toMatchObject([{ from: 'focus', to: 'crit' }]);
    expect(table.ship('red').tokens.calculate).toBe(0);
    expect(isOffered(fired(1, ['hit', 'hit', 'blank']), 'energy-shell-charges')).toBe(false);
  });
  test('an action of its own reloads it, and disarms', () => {
    const reloads = (charges: number): Table =>
      actingAmong({ red: { ...droid, upgradeCharges: { energyshellcharges: charges } } }, 'perform action');
    const action = { type: 'perform-card-action', ability: 'energy-shell-charges-reload' };
    const table = reloads(0).answer(action);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
    expect(table.happened('token-gained')).toMatchObject([{ ship: 'red', token: 'disarm' }]);
    expect(reloads(1).offers(action)).toBe(false);
  });
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'barrage-rockets',
      red: { upgrades: ['barragerockets'], tokens: { focus: 1 } },
      weapon: 'red/barragerockets',
      chosen: [0, 1],
      rerolled: ['hit', 'hit'],
      then: { attack: ['blank', 'hit', 'hit'] },
      ships: { red: { upgrades: [{ charges: { active: 2 } }] } },
      not: {
        'beside the bullseye arc': { tie: { at: [370, 500] } },
        'with another weapon': { weapon: 'primary' },
      },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('weapons', () => {
  const locked = { locks: [['red', 'tie']] as const };

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

  test('Cluster Missiles: a remote near the defender is another target [xw.remote-attack.01]', () => {
    const drone = { drone: { player: 'p2', kind: 'drk-1-probe-droid', at: [380, 500] } } as const;
    const table = duel({ upgrades: ['clustermissiles'] }, {}, { ...locked, devices: drone });
    table
      .attack('red', 'tie', 'red/clustermissiles')
      .rolls('blank', 'blank', 'blank')
      .repeat({ type: 'end-modifying' })
      .rolls('blank', 'blank', 'blank');
    table.use('cluster-missiles').answer({ type: 'choose-weapon', weapon: 'red/clustermissiles' });
    expect(table.legal('declare-defender').map((each) => each.defender)).toEqual(['drone']);
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
    expect(table.offers({ type: 'use-ability' })).toBe(false);
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
});

describe('Mag-Pulse Warheads [xw.cancel.01]', () => {
  const fired = (attack: string[], weapon = 'red/magpulsewarheads'): Table => {
    const table = duel(
      { upgrades: ['magpulsewarheads'] },
      { pilot: 'avenger', shields: 2 },
      { locks: [['red', 'tie']] },
    );
    table.attack('red', 'tie', weapon);
    playOn(table, { attack }, () => false);
    return table;
  };
  test('critical damage, a deplete and a jam token in place of its results', () => {
    const table = fired(['hit', 'hit', 'crit']);
    expect(table.happened('damage-suffered')).toMatchObject([{ ship: 'tie', damage: 'crit' }]);
    expect(table.happened('token-gained')).toMatchObject([{ token: 'deplete' }, { token: 'jam' }]);
    expect(table.happened('dice-canceled')).toHaveLength(2);
  });
  test('nothing for a miss, or with another weapon', () => {
    expect(fired([]).happened('token-gained')).toEqual([]);
    expect(fired(['hit'], 'primary').happened('token-gained')).toEqual([]);
  });
});

describe('missiles', () => {
  const locks: CardCase['locks'] = [['red', 'tie']];

  test('Homing Missiles: the defender may suffer a damage instead of the dice [xw.golden-rules.02, xw.hit.01]', () => {
    const declared = (chosen: unknown): Table => {
      const table = used({
        ability: 'homing-missiles',
        red: { upgrades: ['homingmissiles'] },
        locks,
        weapon: 'red/homingmissiles',
        chosen,
        not: {},
      });
      return table;
    };
    const hit = declared('suffer');
    expect(hit.happened('damage-suffered')).toMatchObject([{ ship: 'tie', damage: 'hit' }]);
    expect(hit.happened('attack-hit')).toHaveLength(1);
    expect(hit.happened('dice-rolled')).toEqual([]);
    expect(hit.ship('red').upgrades[0]?.charges?.active).toBe(1);
    expect(declared(null).offers({ type: 'roll' })).toBe(true);
    expect(everOffered({ red: { upgrades: ['homingmissiles'] }, locks, weapon: 'primary' }, 'homing-missiles')).toBe(
      false,
    );
  });

  test('Diamond-Boron Missiles: who is near the defender, and no more agile, rolls a die [xw.damage.01]', () => {
    const spec: CardCase = {
      ability: 'diamond-boron-missiles',
      red: { upgrades: ['diamondboronmissiles'] },
      others: {
        near: { player: 'p2', at: [350, 500] },
        slow: { at: [250, 500] },
        far: { player: 'p2', at: [700, 700] },
      },
      locks,
      weapon: 'red/diamondboronmissiles',
      attack: ['hit', 'blank', 'blank'],
      not: { 'a miss': { attack: [] }, 'no charge left': { red: { upgradeCharges: { diamondboronmissiles: 1 } } } },
    };
    const table = used(spec);
    for (let i = 0; i < 3; i++) table.rolls('hit');
    expect(
      table
        .happened('dice-rolled')
        .filter(({ why }) => why !== 'attack')
        .map(({ ship }) => ship)
        .sort(),
    ).toEqual(['near', 'slow', 'tie']);
    expectCase(spec);
  });

  const pods: NumberCase = {
    card: 'multi-missile pods',
    use: 'multi-missile-pods',
    red: { upgrades: ['multimissilepods'], tokens: { calculate: 1 } },
    tie: { at: [350, 440] },
    weapon: 'red/multimissilepods',
    dice: 3,
    not: { 'beside the front arc': { tie: { at: [440, 340] }, dice: 2 } },
  };
  test('Multi-Missile Pods: charges for dice [xw.attack.16]', () => {
    const most = (at: readonly [number, number]): unknown => {
      const spec: CardCase = {
        ability: 'multi-missile-pods',
        red: pods.red!,
        tie: { at },
        weapon: 'red/multimissilepods',
        not: {},
      };
      if (!everOffered(spec, 'multi-missile-pods')) return [];
      const table = used({ ...spec, chosen: 1 });
      return [table.ship('red').upgrades[0]?.charges?.active, everOffered({ ...spec }, 'multi-missile-pods')];
    };
    expect(most([350, 440])).toEqual([3, true]);
    expect(most([440, 330])).toEqual([]);
    const bullseye = used({
      ability: 'multi-missile-pods',
      red: pods.red!,
      weapon: 'red/multimissilepods',
      chosen: 2,
      not: {},
    });
    expect(bullseye.ship('red').upgrades[0]?.charges?.active).toBe(2);
    expect(() =>
      used({
        ability: 'multi-missile-pods',
        red: pods.red!,
        tie: { at: [350, 440] },
        weapon: 'red/multimissilepods',
        chosen: 2,
        not: {},
      }),
    ).toThrow(/answers fit/);
  });

  test('XX-23 S-Thread Tracers: friends near the defender lock it, and no damage is dealt [xw.lock.04, xw.cancel.01]', () => {
    const spec: CardCase = {
      ability: 'xx-23-s-thread-tracers',
      red: { upgrades: ['xx23sthreadtracers'], tokens: { focus: 1 } },
      others: { friend: { at: [400, 420] }, far: { at: [800, 100] } },
      weapon: 'red/xx23sthreadtracers',
      attack: ['hit', 'hit', 'hit'],
      chosen: [{ ship: 'friend', on: 'tie' }],
      not: { 'a miss': { attack: [] }, 'a primary attack': { weapon: 'primary' } },
    };
    const table = used(spec);
    table.repeat({ type: 'choose-lock' });
    playOn(table, spec, () => table.happened('attack-performed').length > 0);
    expect(locksOnTable(table)).toContain('friend tie');
    expect(table.happened('damage-suffered')).toEqual([]);
    expect(everOffered({ ...spec, attack: [] }, 'xx-23-s-thread-tracers')).toBe(false);
  });
});
