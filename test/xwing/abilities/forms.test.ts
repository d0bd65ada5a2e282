/** Forms of abilities: what several cards have in common. */
import * as E from 'fp-ts/lib/Either';
import { type Moment, xwing } from '../../../src/xwing';
import { abilities } from '../../../src/xwing/abilities';
import { transferToken } from '../../../src/xwing/effects/tokens';
import { sideKey, upgrades } from '../../../src/xwing/facts';
import { diceAsked, duel } from '../duel';
import { positionOf, type Table, xwingTable } from '../table';
import { activating, bar, bombs, coordinated, dial, placing, queued } from './card-tables';

describe('at the start of one phase, and of no other', () => {
  /** All ships whose abilities begin with a phase, each with what it needs for its ability. */
  const atStart = (phase: Moment['phase']): string[] => {
    const table = xwingTable({
      ships: {
        chopper: { pilot: 'chopper', at: [300, 300] },
        kyle: { pilot: 'kylekatarn', at: [380, 300], facing: 315, turret: 'front', tokens: { focus: 2 } },
        gonk: { pilot: 'outerrimsmuggler', upgrades: ['gnkgonkdroid'], at: [600, 100] },
        teroch: { player: 'p2', pilot: 'oldteroch', upgrades: ['staticdischargevanes'], at: [300, 360], facing: 180 },
        guri: { player: 'p2', pilot: 'guri', at: [380, 360], facing: 180 },
        soontir: { player: 'p2', pilot: 'soontirfel', at: [600, 300], facing: 180 },
      },
      moment: phase,
    });
    if (table.offers({ type: 'order-ability', ability: 'chopper' })) table.order('chopper');
    while (table.legal('order-ability').length > 0) table.does(table.legal('order-ability')[0]!);
    return queued(table).sort();
  };

  test('abilities that say so are queued in the Engagement Phase [xw.timing.03]', () => {
    expect(atStart('engagement')).toEqual(['chopper', 'guri', 'kyle-katarn', 'old-teroch', 'soontir-fel']);
  });

  test.each(['planning', 'system', 'activation', 'end'] as const)('and not in the %s phase [xw.timing.03]', (phase) => {
    expect(atStart(phase)).toEqual([]);
  });
});

describe('which ship was coordinated', () => {
  test('is told as it is chosen, and with the action that is over [xw.coordinate.04]', () => {
    const table = coordinated('focus');
    expect(table.happened('coordinated')).toMatchObject([{ ship: 'red', on: 'wing' }]);
    expect(table.happened('action-performed')).toMatchObject([
      { ship: 'wing', action: 'focus', coordinated: null },
      { ship: 'red', action: 'coordinate', coordinated: { ship: 'wing', action: 'focus' } },
    ]);
    expect(table.when('coordinated')).toBeLessThan(table.when('action-attempted', { ship: 'wing' }));
    const none = coordinated(null).happened('action-performed');
    expect(none).toMatchObject([{ ship: 'red', coordinated: { ship: 'wing', action: null } }]);
  });
});

describe('a card with two sides', () => {
  test('each side of an adjudicated card that has an ability has its entries', () => {
    const registered = new Set(abilities.map(({ card, id }) => card ?? id));
    const half = upgrades().filter(({ id, sides }) => {
      const known = sides.map(({ hasAbility }, i) => !hasAbility || registered.has(sideKey(id, i)));
      return registered.has(sideKey(id, 0)) && known.includes(false);
    });
    expect(half.map(({ id }) => id)).toEqual([]);
  });

  test('lies with its first side up; in a position it may lie on the other', () => {
    const bars = [[], ['servomotorsfoils']].map((flipped) =>
      bar(activating({ upgrades: ['servomotorsfoils'], flipped }), 'red'),
    );
    expect(bars[0]).toContain('boost white');
    expect(bars[1]).not.toContain('boost white');
  });

  test('what cannot lie so is refused', () => {
    const refused = (upgrades: string[], flipped: string[]): unknown => {
      const begun = xwing.resume(positionOf({ ships: { red: { upgrades, flipped } }, moment: 'planning' }), {
        mode: 'manual',
      });
      return E.isLeft(begun) ? [begun.left.code, begun.left.path.join('.')] : null;
    };
    expect(refused(['predator'], ['predator'])).toEqual(['one-side', 'ships.0.flipped.0']);
    expect(refused([], ['pivotwing'])).toEqual(['not-equipped', 'ships.0.flipped.0']);
    expect(refused(['pivotwing'], ['pivotwing', 'pivotwing'])).toEqual(['same-id', 'ships.0.flipped.1']);
    expect(refused(['pivotwing'], ['pivotwing'])).toBeNull();
  });

  test('a saved game remembers the side, and its abilities', () => {
    const table = activating({ upgrades: ['servomotorsfoils'] }).use('servomotor-s-foils-opens');
    const loaded = xwing.load(JSON.parse(JSON.stringify(table.state)));
    if (E.isLeft(loaded)) throw new Error(loaded.left.message);
    expect(loaded.right).toEqual(table.state);
    const ids = table.state.inPlay.map(({ ability }) => ability).filter((id) => id.startsWith('servomotor'));
    expect(ids).toEqual(['servomotor-s-foils-closes']);
  });
});

test.each([
  [
    'L3-37',
    { pilot: 'l337', turret: 'front', shields: 0 },
    { pilot: 'l337', turret: 'front' },
    dial('white', 2, 'bank-left'),
  ],
  [
    'L3-37 of the escape craft',
    { pilot: 'l337-escapecraft', shields: 0 },
    { pilot: 'l337-escapecraft' },
    dial('white', 2, 'bank-left'),
  ],
  ['Maneuver-Assist MGK-300', { upgrades: ['maneuverassistmgk300'] }, {}, dial('white', 3, 'bank-left')],
  ['Maneuver-Assist MGK-300, right', { upgrades: ['maneuverassistmgk300'] }, {}, dial('white', 3, 'bank-right')],
  ['Maneuver-Assist MGK-300, straight', { upgrades: ['maneuverassistmgk300'] }, {}, dial('white', 3, 'straight')],
] as const)('%s makes maneuvers easier [xw.difficulty.06]', (_card, ship, without, maneuver) => {
  const color = (red: object) =>
    duel({ ...red, ...maneuver }, { at: [800, 800] }, { moment: { phase: 'activation', ship: 'red' } })
      .happened('maneuver-executed')
      .map((each) => each.maneuver.color)[0];
  expect([color(ship), color(without)]).toEqual(['blue', 'white']);
});

describe('ways to place a device [xw.device.16]', () => {
  test("another ship's card changes nothing", () => {
    const others = { friend: { pilot: 'solsixxa', at: [300, 600] as const } };
    expect(placing(bombs(), 'system', others).use('proton-bombs').legal('choose')).toHaveLength(1);
  });
});

describe('cannot remove', () => {
  test('what cannot be removed is not transferred, and pays for nothing [xw.tokens.05]', () => {
    const near = (y: number): Table =>
      xwingTable({
        ships: {
          red: { pilot: 'niennunb', at: [300, 300], tokens: { stress: 1 } },
          friend: { at: [400, 300] },
          reaper: { player: 'p2', pilot: 'scarifbasepilot', upgrades: ['deathtroopers'], at: [300, y] },
        },
        moment: 'activation',
      });
    const moved = (y: number): number[] => {
      const table = near(y).do((state) => transferToken(state, 'red', 'friend', 'stress', [], 'p1'));
      return [table.ship('red').tokens.stress, table.ship('friend').tokens.stress];
    };
    expect([moved(420), moved(600)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

describe('weapons', () => {
  const locked = { locks: [['red', 'tie']] as const };

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
});
