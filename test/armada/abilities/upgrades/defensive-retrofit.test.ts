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
