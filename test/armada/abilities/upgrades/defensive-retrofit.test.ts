/** Upgrade cards of the slot 'defensive-retrofit'. */
import { frontal } from '../../attack/duels';
import type { ShipOnTable, Table } from '../../table';
import { offered } from '../tables';

describe('Electronic Countermeasures', () => {
  const CARD = 'electronic-countermeasures';
  const evade = { type: 'evade' as const, exhausted: false };
  const defense = [evade, { type: 'redirect' as const, exhausted: false }];
  const DICE = ['red hit', 'red hit', 'red accuracy'];
  const attacked = (cr90: ShipOnTable, ...dice: string[]): Table =>
    frontal({ attacker: 'vsd', range: 'long', cr90: { upgrades: [CARD], defense, ...cr90 } }).rolls(...dice);
  const barred = (cr90: ShipOnTable = {}): Table =>
    attacked(cr90, ...DICE)
      .answer({ type: 'spend-accuracy', token: 'evade', exhausted: false })
      .passes('spend defense tokens');

  test('exhausted, a token that accuracy has chosen is spent, with its effect [arm.readied.02, arm.effect-use-and-timing.06]', () => {
    const table = barred().answer({ type: 'use-ability', ability: CARD });
    table.answer({ chosen: 'evade' }).answer({ type: 'spend-defense-token', token: 'evade' });
    expect(table.told('defense-token-freed')).toMatchObject([{ defender: 'cr90', token: 'evade' }]);
    expect(table.ship('cr90').defense[0]).toEqual({ type: 'evade', exhausted: true });
    expect(table.ship('cr90').upgrades).toMatchObject([{ exhausted: true }]);
    table.passes('determine course');
    expect(table.told('damage-totaled')).toMatchObject([{ damage: 1 }]);
  });

  test('not while it is exhausted, nor where nothing was chosen [arm.upgrade-cards.13]', () => {
    expect(offered(barred())).toEqual([CARD]);
    expect(offered(barred({ exhausted: [CARD] }))).toEqual([]);
    expect(offered(attacked({}, ...DICE).passes('spend defense tokens'))).toEqual([]);
  });

  test('speed 0 and a type that was spent speak against the token all the same [arm.defense-tokens.17, arm.defense-tokens.20]', () => {
    const use = { type: 'use-ability', player: 'p1', ability: CARD, source: `cr90/${CARD}` } as const;
    expect(barred({ speed: 0 }).whyNot(use)).toMatchObject({ code: 'speed-0' });
    const two = barred({ defense: [...defense, { ...evade, exhausted: true }] });
    two.answer({ type: 'spend-defense-token', token: 'evade', exhausted: true });
    expect(two.whyNot(use)).toMatchObject({ code: 'type-already-spent' });
  });
});

describe('Advanced Projectors', () => {
  const AF = 'assault-frigate-mark-ii-a';
  const redirecting = (upgrades: string[], zone: string | null = null, vsd: string[] = []): Table =>
    frontal({ attacker: 'vsd', range: 'medium', cr90: { card: AF, upgrades }, vsd: { upgrades: vsd } })
      .rolls('red double-hit', 'red double-hit', 'red double-hit')
      .passes('spend defense tokens')
      .answer({ type: 'spend-defense-token', token: 'redirect', zone })
      .passes('redirect damage');
  const redirect = (zone: string, damage: number) => ({ type: 'redirect-damage', zone, damage });

  test('redirect chooses all other hull zones, also the one that is not adjacent [arm.defense-tokens.04]', () => {
    const table = redirecting(['advanced-projectors']);
    for (const [zone, damage] of [
      ['left', 2],
      ['right', 1],
      ['rear', 2],
    ] as const)
      table.answer(redirect(zone, damage));
    expect(table.ship('cr90').shields).toEqual({ front: 3, left: 1, right: 2, rear: 0 });
    expect(table.told('damage-redirected').map(({ to }) => to)).toEqual(['left', 'right', 'rear']);
  });

  test('no more than there is damage, nor than a zone has shields; with XI7 Turbolasers one in all', () => {
    const table = redirecting(['advanced-projectors']).answer(redirect('left', 3)).answer(redirect('right', 3));
    const more = { type: 'redirect-damage', player: 'p1', defender: 'cr90', zone: 'rear', damage: 1 } as const;
    expect(table.told('damage-redirected').map(({ damage }) => damage)).toEqual([3, 3]);
    expect(table.whyNot(more)).not.toBeNull();
    const one = redirecting(['advanced-projectors'], null, ['xi7-turbolasers']).answer(redirect('left', 1));
    expect(one.told('damage-redirected')).toHaveLength(1);
  });

  test('one zone may be chosen as ever; without the card one has to be', () => {
    expect(
      redirecting(['advanced-projectors'], 'left').answer({ type: 'redirect-damage', damage: 1 }).ship('cr90').shields
        .left,
    ).toBe(2);
    const without = frontal({ attacker: 'vsd', range: 'medium', cr90: { card: AF } })
      .rolls('red double-hit', 'red double-hit', 'red double-hit')
      .passes('spend defense tokens');
    const all = {
      type: 'spend-defense-token',
      player: 'p1',
      defender: 'cr90',
      token: 'redirect',
      exhausted: false,
      die: null,
      zone: null,
    } as const;
    expect(without.whyNot(all)).not.toBeNull();
  });
});
