/** Upgrade cards of the slot 'weapons-team'. */
import { duel, frontal, type Duel } from '../../attack/duels';
import { armadaTable, type Table } from '../../table';
import { chosen, offered, pool, whyNotTarget } from '../tables';

describe('Gunnery Team', () => {
  const spec = (upgrades: string[]): Duel => ({
    cr90: { card: 'assault-frigate-mark-ii-a', upgrades, at: [500, 300] },
    vsd: { at: [420, 480] },
    more: { second: { owner: 'p2', at: [580, 480], card: 'victory-i-class-star-destroyer' } },
    squadrons: { tie: { owner: 'p2', at: [500, 390] } },
  });
  const first = (upgrades: string[]): Table =>
    duel(spec(upgrades))
      .attack('cr90', 'front', 'vsd', 'front')
      .rolls('red blank', 'red blank', 'blue accuracy')
      .passes('declare a target');

  test('a hull zone attacks again, but never the same ship, whichever of its hull zones [arm.golden-rules.02, arm.golden-rules.03]', () => {
    const table = first(['gunnery-team']);
    expect(whyNotTarget(table, 'front', 'second', 'front')).toBeNull();
    expect(whyNotTarget(table, 'front', 'tie', null)).toBeNull();
    expect(whyNotTarget(table, 'front', 'vsd', 'front')).toMatchObject({ code: 'targeted-before' });
    table.attack('cr90', 'front', 'second', 'front').rolls('red blank', 'red blank', 'blue accuracy');
    table.passes('determine course');
    expect(table.told('attack-performed')).toHaveLength(2);
  });

  test('without it the zone has attacked [arm.attack.29]', () => {
    expect(whyNotTarget(first([]), 'front', 'second', 'front')).toMatchObject({ code: 'zone-has-attacked' });
  });

  test('a squadron that was one of several targets is not attacked again', () => {
    const table = duel(spec(['gunnery-team']))
      .attack('cr90', 'front', 'tie', null)
      .rolls('blue critical', 'blue critical');
    table.passes('declare a target');
    expect(whyNotTarget(table, 'front', 'tie', null)).toMatchObject({ code: 'targeted-before' });
    expect(whyNotTarget(table, 'front', 'vsd', 'front')).toBeNull();
  });
});

describe('Flight Controllers', () => {
  const dice = (upgrades: string[], defender: 'tie' | 'vsd'): unknown => {
    const table = armadaTable({
      ships: {
        ship: { at: [500, 300], card: 'assault-frigate-mark-ii-a', dials: ['squadron'], upgrades },
        vsd: { owner: 'p2', at: [500, 530] },
      },
      squadrons: {
        x: { at: [500, 420] },
        ...(defender === 'tie' ? { tie: { owner: 'p2', at: [460, 420] as const } } : {}),
      },
      moment: { phase: 'ship', ship: 'ship' },
    })
      .answer({ type: 'keep-dial' })
      .answer({ type: 'resolve-command', command: 'squadron', with: 'dial' })
      .answer({ type: 'activate-squadron', squadron: 'x' })
      .answer({ type: 'declare-target', defender, defendingZone: defender === 'tie' ? null : 'front' });
    const [roll] = table.legal();
    return roll?.type === 'roll' ? [roll.die, roll.faces.length] : roll;
  };

  test('a squadron that you activate has a blue die more against squadrons [arm.commands.10]', () => {
    expect(dice(['flight-controllers'], 'tie')).toEqual(['blue', 5]);
    expect(dice([], 'tie')).toEqual(['blue', 4]);
  });

  test('not against ships, and not in the squadron phase', () => {
    expect(dice(['flight-controllers'], 'vsd')).toEqual(['red', 1]);
    const phase = armadaTable({
      ships: { ship: { at: [500, 300], card: 'assault-frigate-mark-ii-a', upgrades: ['flight-controllers'] } },
      squadrons: { x: { at: [500, 420] }, tie: { owner: 'p2', at: [460, 420] } },
      moment: { phase: 'squadron', squadron: 'x' },
    }).answer({ type: 'declare-target', defender: 'tie' });
    expect(phase.legal()[0]).toMatchObject({ faces: { length: 4 } });
  });
});

describe('Sensor Team', () => {
  const DICE = ['red hit', 'red blank', 'black hit'];
  const sensing = (exhausted: string[] = []): Table =>
    frontal({
      attacker: 'vsd',
      vsd: { card: 'victory-i-class-star-destroyer', upgrades: ['sensor-team'], exhausted },
    }).rolls(...DICE, 'red blank', 'black blank', 'black blank');

  test('exhausted, a die is spent for an accuracy on another one [arm.modifying-dice.06]', () => {
    const table = sensing().answer({ type: 'use-ability' });
    expect(chosen(table).every((each) => (each as { to: string }).to === 'accuracy')).toBe(true);
    const [spend, die] = [pool(table).indexOf('black blank'), pool(table).indexOf('red hit')];
    table.answer({ chosen: { spend, die, to: 'accuracy' } });
    expect(pool(table)).toContain('red accuracy');
    expect(pool(table)).toHaveLength(5);
    expect(table.ship('vsd').upgrades).toMatchObject([{ exhausted: true }]);
  });

  test('black dice have no accuracy; exhausted it cannot be used', () => {
    const table = sensing().answer({ type: 'use-ability' });
    const [spend, die] = [pool(table).indexOf('red hit'), pool(table).indexOf('black hit')];
    const choose = { type: 'choose', player: 'p2', ability: 'sensor-team', source: 'vsd/sensor-team' } as const;
    expect(table.whyNot({ ...choose, chosen: { spend, die, to: 'hit' } })).toMatchObject({ code: 'no-such-face' });
    expect(offered(sensing(['sensor-team']))).toEqual([]);
  });
});
