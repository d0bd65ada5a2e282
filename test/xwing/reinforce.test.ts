/** Reinforce tokens: gained, and what they do against an attack. */
import { relativePosition } from '../../src/xwing/queries/range';
import { reinforce } from '../../src/xwing/procedures/reinforce';
import { acting } from './duel';
import { attacks, fight, passes } from './fight';
import { xwingTable, type ShipOnTable, type Table } from './table';

const DECIMATOR = { pilot: 'patrolleader', player: 'p2' };
const token = (side: 'fore' | 'aft', count = 1) => ({ [`reinforce-${side}`]: count });

/** An X-wing attacks a Decimator with as many hits and crits, from this place; its dice are not modified, and the Decimator has no agility. */
function attacked(decimator: ShipOnTable, at: readonly [number, number], facing: number, faces: string[]): Table {
  const table = xwingTable({
    ships: {
      red: { at, facing, pilot: 'lukeskywalker', force: 0 },
      decimator: { ...DECIMATOR, at: [450, 450], ...decimator },
    },
    moment: { phase: 'engagement', ship: 'red' },
  }).attack('red', 'decimator');
  return passes(passes(table.rolls(...faces)));
}
const shieldsLost = (table: Table): number => table.happened('shield-lost').length;
const IN_FRONT = [[450, 660], 180] as const;
const BEHIND = [[450, 240], 0] as const;
const hitFrom = ([at, facing]: readonly [readonly [number, number], number], decimator: ShipOnTable, faces: string[]) =>
  shieldsLost(attacked(decimator, at, facing, faces));
const THREE = ['hit', 'hit', 'hit'];

test('the action gives one token, fore or aft as the player chooses [xw.reinforce.01]', () => {
  const table = acting({ pilot: 'patrolleader' }).answer({ type: 'perform-action', action: 'reinforce' });
  expect(table.legal('choose-reinforce').map((each) => each.side)).toEqual(['fore', 'aft']);
  table.answer({ side: 'aft' });
  expect(table.happened('token-gained')).toMatchObject([
    { ship: 'red', token: 'reinforce-aft', change: { was: 0, is: 1 } },
  ]);
  expect(table.happened('action-performed')).toMatchObject([{ action: 'reinforce' }]);
});

test('with a token on either side the ship is reinforced, wherever the attacker is, until the End Phase takes it [xw.reinforce.02, xw.reinforce.03]', () => {
  for (const side of ['fore', 'aft'] as const) {
    const table = xwingTable({
      ships: { red: { pilot: 'patrolleader', tokens: { ...token(side), stress: 1 } }, x: { player: 'p2' } },
      moment: 'end',
    });
    expect(table.happened('token-removed')).toMatchObject([{ ship: 'red', token: `reinforce-${side}` }]);
    expect(table.ship('red').tokens).toMatchObject({ 'reinforce-fore': 0, 'reinforce-aft': 0, stress: 1 });
  }
});

describe('against an attack', () => {
  test('each side works only against an attacker wholly in its full arc [xw.reinforce.05]', () => {
    expect(hitFrom(IN_FRONT, { tokens: token('aft') }, THREE)).toBe(3);
    expect(hitFrom(BEHIND, { tokens: token('aft') }, THREE)).toBe(2);
    expect(hitFrom(IN_FRONT, { tokens: token('fore') }, THREE)).toBe(2);
    expect(hitFrom(BEHIND, { tokens: token('fore') }, THREE)).toBe(3);
  });

  test('of two attackers the token of the Decimator helps against the one in front of it [xw.reinforce.06]', () => {
    const table = xwingTable({
      ships: {
        front: { at: IN_FRONT[0], facing: 180, pilot: 'lukeskywalker', force: 0 },
        behind: { at: BEHIND[0], pilot: 'lukeskywalker', force: 0 },
        decimator: { ...DECIMATOR, at: [450, 450], tokens: token('fore') },
      },
      moment: { phase: 'engagement', ship: 'front' },
    });
    passes(passes(table.attack('front', 'decimator').rolls('blank', 'hit', 'hit')));
    expect(shieldsLost(table)).toBe(1);
    passes(passes(table.attack('behind', 'decimator').rolls('blank', 'hit', 'hit')));
    expect(shieldsLost(table)).toBe(1 + 2);
  });

  test.each(['fore', 'aft'] as const)(
    'a token %s up does not help against whoever is on the midline [xw.reinforce.04]',
    (side) => {
      // The midline of the Decimator is at y = 450, the X-wing reaches 20 mm to either side of its middle.
      const flank = (y: number): readonly [readonly [number, number], number] => [[650, y], 270];
      for (const y of [431, 450, 469, side === 'fore' ? 470 : 430])
        expect(hitFrom(flank(y), { tokens: token(side) }, THREE)).toBe(3);
      expect(hitFrom(flank(side === 'fore' ? 471 : 429), { tokens: token(side) }, THREE)).toBe(2);
    },
  );

  test('an attacker wholly ahead counts though its base reaches beyond range 3 [xw.reinforce.04]', () => {
    const far = [[450, 450 + 40 + 290 + 20], 180] as const;
    const table = passes(passes(attacked({ tokens: token('fore') }, ...far, THREE).rolls('blank')));
    expect(table.happened('attack-declared')).toMatchObject([{ range: 3 }]);
    expect(relativePosition(table.ship('red'), table.ship('decimator'))).toBe('in front');
    expect(table.happened('die-added')).toMatchObject([{ ship: 'decimator', die: 'defense', face: 'evade' }]);
  });

  test('one evade result is added after the others have been counted, if more than one result is left [xw.reinforce.07]', () => {
    const roll = (tie: string[]) => {
      const table = fight({ tie: { tokens: token('fore') } });
      passes(passes(attacks(table).rolls('hit', 'hit', 'hit')));
      return passes(passes(table.rolls(...tie)));
    };
    const table = roll(['evade', 'blank', 'blank']);
    expect(table.happened('dice-neutralized')).toMatchObject([{ evades: 2, hits: 2 }]);
    expect(table.happened('damage-suffered')).toHaveLength(1);
    expect(table.happened('die-added')[0]?.because).toMatchObject([{ code: 'reinforced', facts: { left: 2 } }]);
  });

  test('it never makes a hit a miss: with one result left it does nothing [xw.reinforce.08]', () => {
    for (const [face, left] of [
      ['hit', 'shield-lost'],
      ['crit', 'shield-lost'],
    ] as const) {
      const table = attacked({ tokens: token('fore') }, ...IN_FRONT, [face, 'blank', 'blank'].sort());
      expect(table.happened(left)).toHaveLength(1);
      expect(table.happened('attack-hit')).toHaveLength(1);
      expect(table.happened('no-effect')).toMatchObject([
        { of: 'reinforce-fore token', because: [{ code: 'one-result' }] },
      ]);
    }
    const missed = attacked({ tokens: token('fore') }, ...IN_FRONT, ['blank', 'blank', 'blank']);
    expect([missed.happened('no-effect'), missed.happened('die-added')]).toEqual([[], []]);
  });

  test('a hit is canceled before a critical hit [xw.reinforce.09]', () => {
    const table = attacked({ tokens: token('fore') }, ...IN_FRONT, ['blank', 'crit', 'hit']);
    expect(table.happened('damage-suffered')).toMatchObject([{ damage: 'crit' }]);
  });

  test.each([
    [4, 2],
    [3, 1],
    [2, 1],
  ])('two equal tokens, one after the other: of %i results %i remain [xw.reinforce.10]', (hits, left) => {
    const table = xwingTable({
      ships: {
        // Three dice, and one more at range 1.
        red: { at: [450, 600], facing: 180, pilot: 'lukeskywalker', force: 0 },
        decimator: { ...DECIMATOR, at: [450, 450], tokens: token('fore', 2) },
      },
      moment: { phase: 'engagement', ship: 'red' },
    }).attack('red', 'decimator');
    const faces = [...Array<string>(4 - hits).fill('blank'), ...Array<string>(hits).fill('hit')];
    passes(passes(table.rolls(...faces)));
    expect(shieldsLost(table)).toBe(left);
  });

  test('one of each side: only the one that faces the attacker counts [xw.reinforce.10]', () => {
    expect(hitFrom(IN_FRONT, { tokens: { ...token('fore'), ...token('aft') } }, THREE)).toBe(2);
  });

  test('the token stays, and works against every attack [xw.reinforce.12]', () => {
    const shooter = { pilot: 'lukeskywalker', force: 0, facing: 180 };
    const table = xwingTable({
      ships: {
        one: { ...shooter, at: [430, 660] },
        two: { ...shooter, at: [480, 660] },
        decimator: { ...DECIMATOR, at: [450, 450], tokens: token('fore') },
      },
      moment: { phase: 'engagement', ship: 'one' },
    });
    for (const each of ['one', 'two']) passes(passes(table.attack(each, 'decimator').rolls('blank', 'hit', 'hit')));
    expect(table.happened('die-added')).toHaveLength(2);
    expect(shieldsLost(table)).toBe(2);
    expect(table.ship('decimator').tokens['reinforce-fore']).toBe(1);
    expect(table.happened('token-removed')).toEqual([]);
  });
});

test('whoever gives the token, the owner of the ship chooses its side [xw.reinforce.11]', () => {
  const table = xwingTable({ ships: { red: { at: [100, 100] }, foe: { ...DECIMATOR, at: [500, 500] } } });
  // An effect of p1 gives it to a ship of p2.
  table.do((state) => reinforce(state, 'foe'));
  expect(table.by).toEqual(['p2']);
  expect(table.answer({ side: 'fore' }).ship('foe').tokens['reinforce-fore']).toBe(1);
});

test('a token that an ability gave is no action: the action can still be performed [xw.reinforce.13]', () => {
  const table = xwingTable({ ships: { red: { pilot: 'patrolleader' }, x: { player: 'p2' } } });
  table.do((state) => reinforce(state, 'red')).answer({ side: 'fore' });
  expect(table.ship('red').actions).toEqual([]);
  expect(table.happened('action-attempted')).toEqual([]);
  const next = acting({ pilot: 'patrolleader', tokens: token('fore') });
  expect(next.refusal({ type: 'perform-action', action: 'reinforce' })).toBeNull();
  next.answer({ action: 'reinforce' }).answer({ side: 'fore' });
  expect(next.happened('token-gained')).toMatchObject([{ token: 'reinforce-fore', change: { was: 1, is: 2 } }]);
});
