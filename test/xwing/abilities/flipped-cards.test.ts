/** Cards with two sides: which side is up is state, and only what stands on that side works. */
import * as E from 'fp-ts/lib/Either';
import { xwing } from '../../../src/xwing';
import { abilities } from '../../../src/xwing/abilities';
import { sideKey, upgrades } from '../../../src/xwing/facts';
import { actionsOnBar } from '../../../src/xwing/queries/actions';
import { positionOf, xwingTable, type ShipOnTable, type Table, type TableSpec } from '../table';
import { diceRolled, isOffered, playOn } from './card-cases';

const STRAIGHT = { speed: 2, bearing: 'straight', color: 'blue' } as const;
const side = (table: Table, ship: string, card: string): number | undefined =>
  table.ship(ship).upgrades.find((each) => each.card === card)?.side;
const bar = (table: Table, ship: string): string[] =>
  actionsOnBar(table.state, table.ship(ship)).map(({ action, color }) => `${action} ${color}`);

/** `red` is about to activate. */
const activating = (red: ShipOnTable, more: Parameters<typeof xwingTable>[0] | object = {}): Table =>
  xwingTable({
    ships: { red: { at: [300, 300], dial: STRAIGHT, ...red }, tie: { player: 'p2', at: [800, 800], activated: true } },
    moment: 'activation',
    ...more,
  });
const attackDice = (upgrades: string[], flipped: string[], tie: ShipOnTable = {}, pilot?: string): number =>
  diceRolled({ red: { upgrades, flipped, ...(pilot ? { pilot } : {}) }, tie }, 'attack');

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

describe('S-foils', () => {
  test('before it activates a ship may turn them over, and back', () => {
    const table = activating({ upgrades: ['servomotorsfoils'] }).use('servomotor-s-foils-opens');
    expect(side(table, 'red', 'servomotorsfoils')).toBe(1);
    expect(table.happened('upgrade-flipped')).toMatchObject([{ ship: 'red', up: 'Servomotor S-foils (Open)' }]);
    // Not back again in the same activation.
    expect(isOffered(table, 'servomotor-s-foils-closes')).toBe(false);
    const back = activating({ upgrades: ['servomotorsfoils'], flipped: ['servomotorsfoils'] });
    expect(side(back.use('servomotor-s-foils-closes'), 'red', 'servomotorsfoils')).toBe(0);
    const declined = activating({ upgrades: ['servomotorsfoils'] }).decline('servomotor-s-foils-opens');
    expect(side(declined, 'red', 'servomotorsfoils')).toBe(0);
  });

  test('Servomotor S-foils, closed: primary attacks roll one die less', () => {
    const [closed, open] = [[], ['servomotorsfoils']].map((flipped) => attackDice(['servomotorsfoils'], flipped));
    expect([closed, open]).toEqual([2, 3]);
    const torpedo = { red: { upgrades: ['servomotorsfoils', 'protontorpedoes'] }, locks: [['red', 'tie']] as const };
    expect(diceRolled({ ...torpedo, weapon: 'red/protontorpedoes', tie: { at: [300, 560] } }, 'attack')).toBe(4);
  });

  test('Integrated S-foils, closed: only against ships that are not in the bullseye arc', () => {
    const dice = (flipped: string[], at: [number, number]): number =>
      attackDice(['integratedsfoils'], flipped, { at }, 'bluesquadronrookie');
    const [inBullseye, beside] = [
      [300, 560],
      [420, 560],
    ] as [number, number][];
    expect([dice([], inBullseye!), dice([], beside!), dice(['integratedsfoils'], beside!)]).toEqual([3, 2, 3]);
  });
});

describe('Pivot Wing', () => {
  const wing = { pilot: 'bluesquadronscout', upgrades: ['pivotwing'] };
  const after = (speed: 0 | 2, flipped: string[] = []): Table => {
    const bearing = speed === 0 ? 'stationary' : 'straight';
    const dial = speed === 0 ? ({ speed, bearing, color: 'red' } as const) : STRAIGHT;
    const table = activating({ ...wing, flipped, dial } as ShipOnTable);
    return table.decline(flipped.length === 0 ? 'pivot-wing-opens' : 'pivot-wing-closes');
  };

  test('closed, the ship rolls a die less when it defends', () => {
    const dice = (flipped: string[]): number =>
      diceRolled({ red: {}, tie: { pilot: 'bluesquadronscout', upgrades: ['pivotwing'], flipped } }, 'defense');
    expect([dice([]), dice(['pivotwing'])]).toEqual([1, 2]);
  });

  test('closed, it may turn after a stationary maneuver, to a side or around', () => {
    for (const way of ['left', 'right', 'around'] as const) {
      const table = after(0).choose('pivot-wing-rotates', way);
      const { heading, x, y } = table.ship('red').pose;
      expect([x, y]).toEqual([300, 300]);
      const expected = { left: [-1, 0], right: [1, 0], around: [0, -1] }[way];
      expect([heading.x, heading.y].map((each) => Math.round(each) + 0)).toEqual(expected);
      expect(table.happened('ship-rotated')).toMatchObject([{ ship: 'red', way }]);
    }
    expect(isOffered(after(2), 'pivot-wing-rotates')).toBe(false);
    expect(isOffered(after(0, ['pivotwing']), 'pivot-wing-rotates')).toBe(false);
  });
});

describe('Landing Struts, Grappling Struts:', () => {
  /** `droid` flies onto a rock, 2 straight ahead of it. */
  const droids = [
    ['landing-struts', 'landingstruts', 'technounionbomber'],
    ['grappling-struts', 'grapplingstruts', 'tradefederationdrone'],
  ] as const;
  const rock = (outline: string, y = 420) => ({ rock: { outline, at: [300, y] as const } });
  const flying = (
    [, card, pilot]: readonly string[],
    { ships = {}, obstacles = rock('coreasteroid0'), ...droid }: ShipOnTable & { ships?: object; obstacles?: object },
  ): Table =>
    xwingTable({
      ships: {
        droid: {
          pilot: pilot ?? '',
          upgrades: [card ?? ''],
          at: [300, 300],
          dial: { ...STRAIGHT, color: 'white' },
          ...droid,
        },
        tie: { player: 'p2', at: [800, 800], activated: true },
        ...ships,
      },
      obstacles: obstacles as ReturnType<typeof rock>,
      moment: 'activation',
    });

  test.each(droids)('%s: it may land on a rock, and suffers nothing of it', (...each) => {
    const [id, card] = each;
    const table = flying(each, {}).use(`${id}-land`);
    expect(side(table, 'droid', card)).toBe(1);
    expect([table.happened('dice-rolled'), table.happened('step-skipped')]).toEqual([[], []]);
    expect(table.happened('no-effect')).toMatchObject([{ of: 'rock' }]);
    // It stays open after this maneuver.
    expect(table.happened('upgrade-flipped')).toHaveLength(1);
    const declined = flying(each, {}).decline(`${id}-land`);
    expect(declined.offers({ type: 'roll' })).toBe(true);
  });

  test('only on asteroids and debris clouds, and beside one other friendly ship at most', () => {
    const lands = (more: Parameters<typeof flying>[1]): boolean =>
      isOffered(flying(droids[0], more), 'landing-struts-land');
    expect(lands({ obstacles: rock('yt2400debris0') })).toBe(true);
    expect(lands({ obstacles: rock('gascloud1') })).toBe(false);
    expect(lands({ obstacles: rock('coreasteroid0', 345) })).toBe(false);
    const beside = (...at: [number, number][]): Record<string, ShipOnTable> =>
      Object.fromEntries(at.map((place, i) => [`other-${i}`, { at: place, activated: true }]));
    expect(lands({ ships: beside([345, 420]) })).toBe(true);
    expect(lands({ ships: beside([345, 420], [255, 420]) })).toBe(false);
  });

  /** It stands on a rock with its struts open, and reveals this. */
  const standing = (speed: number, bearing: string, more: ShipOnTable = {}): Table =>
    flying(droids[0], {
      flipped: ['landingstruts'],
      at: [300, 420],
      dial: { speed, bearing, color: 'white' } as ShipOnTable['dial'] & object,
      ...more,
    });

  test('open on a rock it stays there, sheds stress and turns as its dial says', () => {
    const stays = standing(1, 'turn-left', { tokens: { stress: 2 } });
    expect(stays.happened('moved')).toEqual([]);
    expect(stays.happened('step-skipped')).toContainEqual(expect.objectContaining({ step: 'execute maneuver' }));
    expect(stays.happened('ship-rotated')).toMatchObject([{ way: 'left' }]);
    expect(stays.ship('droid').tokens.stress).toBe(1);
    expect(side(stays, 'droid', 'landingstruts')).toBe(1);
    expect(standing(3, 'straight').happened('ship-rotated')).toEqual([]);
  });

  test('with a 2 straight it leaves, ignores the rock, and closes; away from rocks it flies as usual', () => {
    const leaves = standing(2, 'straight');
    expect(leaves.happened('moved')).toHaveLength(1);
    expect(leaves.happened('dice-rolled')).toEqual([]);
    expect(side(leaves, 'droid', 'landingstruts')).toBe(0);
    const elsewhere = standing(1, 'turn-left', { at: [600, 300] });
    expect(elsewhere.happened('moved')).toHaveLength(1);
    expect(side(elsewhere, 'droid', 'landingstruts')).toBe(0);
  });

  test('open on an asteroid it attacks, closed it does not', () => {
    const attack = (flipped: string[], obstacles: object): Table =>
      xwingTable({
        ships: {
          droid: { pilot: 'technounionbomber', upgrades: ['landingstruts'], flipped, at: [300, 300], facing: 0 },
          tie: { player: 'p2', at: [300, 500] },
        },
        obstacles: obstacles as ReturnType<typeof rock>,
        moment: { phase: 'engagement', ship: 'droid' },
      });
    const under = rock('coreasteroid0', 300);
    expect(attack([], under).offers({ type: 'declare-defender' })).toBe(false);
    const open = attack(['landingstruts'], under);
    expect(open.offers({ type: 'declare-defender' }) || open.offers({ type: 'choose-weapon' })).toBe(true);
  });
});

describe('C1-10P', () => {
  const ship = (more: ShipOnTable = {}): ShipOnTable => ({
    pilot: 'goldsquadrontrooper',
    upgrades: ['c110p'],
    ...more,
  });
  const flown = (more: ShipOnTable = {}): Table => activating(ship(more));

  test('a red evade after a maneuver for a charge, even while stressed', () => {
    const table = flown({ tokens: { stress: 1 }, dial: { speed: 1, bearing: 'straight', color: 'white' } }).use(
      'c1-10p',
    );
    const gained = table.happened('token-gained').map(({ token }) => token);
    expect(gained).toEqual(['stress', 'evade']);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
    expect(isOffered(flown({ upgradeCharges: { c110p: 0 } }), 'c1-10p')).toBe(false);
  });

  test('without charges it turns erratic in the End Phase, with one it does not', () => {
    const end = (active: number): Table =>
      xwingTable({
        ships: { red: ship({ upgradeCharges: { c110p: active } }), tie: { player: 'p2' } },
        moment: 'end',
      });
    expect([0, 1].map((active) => side(end(active), 'red', 'c110p'))).toEqual([1, 0]);
    expect(end(0).ship('red').upgrades[0]?.charges).toBeNull();
  });

  test('erratic, it jams a ship at range 0-1 after each maneuver, its own where there is no other', () => {
    const erratic = { flipped: ['c110p'] };
    const near = xwingTable({
      ships: {
        red: ship({ ...erratic, at: [300, 300], dial: STRAIGHT }),
        tie: { player: 'p2', at: [300, 460], activated: true },
        far: { player: 'p2', at: [300, 700], activated: true },
      },
      moment: 'activation',
    });
    expect(near.legal('choose').map(({ chosen }) => chosen)).toEqual(['red', 'tie']);
    expect(near.choose('c1-10p-erratic', 'tie').ship('tie').tokens.jam).toBe(1);
    expect(isOffered(near, 'c1-10p')).toBe(false);
    const alone = flown(erratic);
    if (alone.offers({ type: 'choose' })) alone.choose('c1-10p-erratic', 'red');
    expect(alone.ship('red').tokens.jam).toBe(1);
  });
});

describe('L3-37', () => {
  test('turned over while you defend, all attack dice are rerolled; not while you attack', () => {
    const table = xwingTable({
      ships: {
        red: { at: [300, 300] },
        falcon: { player: 'p2', pilot: 'freightercaptain', upgrades: ['l337'], at: [300, 480], facing: 180 },
      },
      moment: { phase: 'engagement', ship: 'red' },
    });
    table.attack('red', 'falcon').rolls('blank', 'hit', 'crit').use('l3-37');
    expect(side(table, 'falcon', 'l337')).toBe(1);
    table.rolls('blank', 'blank', 'focus');
    expect(table.happened('dice-rerolled')).toMatchObject([{ ship: 'red', were: ['blank', 'crit', 'hit'] }]);
    const own = { pilot: 'freightercaptain', upgrades: ['l337'] };
    const attack = xwingTable({
      ships: { falcon: { ...own, at: [300, 300] }, tie: { player: 'p2', at: [300, 480] } },
      moment: { phase: 'engagement', ship: 'falcon' },
    });
    attack.attack('falcon', 'tie');
    expect(playOn(attack, {}, () => isOffered(attack, 'l3-37'))).toBe(false);
  });

  test('her programming eases banks, without shields and on that side alone', () => {
    const color = (flipped: string[], shields: number): string | undefined =>
      activating({
        pilot: 'freightercaptain',
        upgrades: ['l337'],
        flipped,
        shields,
        at: [300, 300],
        dial: { speed: 3, bearing: 'bank-left', color: 'white' },
      }).happened('maneuver-executed')[0]?.maneuver.color;
    expect([color(['l337'], 0), color(['l337'], 1), color([], 0)]).toEqual(['blue', 'white', 'white']);
  });
});

describe('Intercept Booster', () => {
  const booster = (more: ShipOnTable = {}, moment: 'system' | 'end' = 'system'): Table =>
    xwingTable({
      ships: {
        red: { pilot: 'phlacarphoccprototype', upgrades: ['interceptbooster'], dial: STRAIGHT, ...more },
        tie: { player: 'p2' },
      },
      moment,
    });

  test('in the System Phase a disarm token is gained, or it is turned over', () => {
    expect(booster().refusal({ type: 'end-system-turn', ship: 'red' })).toBe('mandatory');
    const kept = booster().use('intercept-booster').choose('intercept-booster', 'disarm');
    expect([kept.ship('red').tokens.disarm, side(kept, 'red', 'interceptbooster')]).toEqual([1, 0]);
    expect(bar(kept, 'red')).toContain('slam white');
    const off = booster().use('intercept-booster').choose('intercept-booster', 'flip');
    expect([off.ship('red').tokens.disarm, side(off, 'red', 'interceptbooster')]).toEqual([0, 1]);
    expect(bar(off, 'red')).not.toContain('slam white');
    expect(isOffered(booster({ flipped: ['interceptbooster'] }), 'intercept-booster')).toBe(false);
  });

  test('it falls off at the end of the End Phase when its last charge is lost', () => {
    const after = (active: number): number | undefined =>
      side(booster({ upgradeCharges: { interceptbooster: active } }, 'end'), 'red', 'interceptbooster');
    expect([after(1), after(2)]).toEqual([1, 0]);
  });
});

describe('Agent Terex', () => {
  const terex = (moment: TableSpec['moment'], more: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        red: { pilot: 'starkillerbasepilot', upgrades: ['agentterex'], at: [300, 300], ...more },
        friend: { pilot: 'epsilonsquadroncadet', at: [300, 450], activated: true },
        far: { pilot: 'epsilonsquadroncadet', at: [300, 860], activated: true },
        tie: { player: 'p2', pilot: 'bluesquadronescort', at: [800, 800], activated: true },
      },
      moment,
    });
  /** At the start of the Engagement Phase with so many tokens on the card. */
  const engaging = (tokens: number, flipped: string[] = []): Table => {
    const table = terex({ phase: 'activation', ship: 'red', step: 'perform action' }, { flipped });
    table.state = structuredClone(table.state);
    table.state.ships[0]!.upgrades[0]!.tokens = Array<'calculate'>(tokens).fill('calculate');
    return table.answer({ type: 'decline-action' });
  };

  test('in setup three calculate tokens are put on it', () => {
    const table = xwingTable({
      ships: {
        red: { pilot: 'starkillerbasepilot', upgrades: ['agentterex'], at: null },
        x: { player: 'p2', at: null },
      },
      moment: 'setup',
    });
    expect(table.ship('red').upgrades[0]?.tokens).toEqual(['calculate', 'calculate', 'calculate']);
  });

  test('one of them goes to a friendly ship at range 0-3 in each Engagement Phase; the last one turns it over', () => {
    const table = engaging(2);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['red', 'friend']);
    table.choose('agent-terex', 'friend');
    expect(table.happened('token-gained')).toMatchObject([{ ship: 'friend', token: 'calculate' }]);
    expect([table.ship('red').upgrades[0]?.tokens, side(table, 'red', 'agentterex')]).toEqual([['calculate'], 0]);
    const last = engaging(1).choose('agent-terex', 'friend');
    expect([last.ship('red').upgrades[0]?.tokens, side(last, 'red', 'agentterex')]).toEqual([[], 1]);
    expect(isOffered(engaging(0), 'agent-terex')).toBe(false);
    expect(isOffered(engaging(1, ['agentterex']), 'agent-terex')).toBe(false);
  });

  test('cyborg, it rolls in the System Phase: a calculate token for a hit or crit, else a jam token', () => {
    const gained = (face: string): unknown =>
      terex('system', { flipped: ['agentterex'], dial: STRAIGHT })
        .use('agent-terex-rolls')
        .rolls(face)
        .happened('token-gained')
        .map(({ token }) => token);
    expect(['hit', 'crit', 'focus', 'blank'].map(gained)).toEqual([['calculate'], ['calculate'], ['jam'], ['jam']]);
    expect(isOffered(terex('system'), 'agent-terex-rolls')).toBe(false);
  });

  test('cyborg, its action passes a calculate or jam token on to a ship at range 0-3', () => {
    const acting = (tokens: ShipOnTable['tokens'] & object): Table =>
      terex({ phase: 'activation', ship: 'red', step: 'perform action' }, { flipped: ['agentterex'], tokens });
    const table = acting({ calculate: 1, jam: 1 }).answer({
      type: 'perform-card-action',
      ability: 'agent-terex-passes',
    });
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([
      { ship: 'friend', token: 'calculate' },
      { ship: 'friend', token: 'jam' },
    ]);
    table.choose('agent-terex-passes', { ship: 'friend', token: 'jam' });
    expect(table.happened('token-removed')[0]).toMatchObject({ ship: 'red', token: 'jam' });
    expect(table.happened('token-gained')[0]).toMatchObject({ ship: 'friend', token: 'jam' });
    expect(acting({ focus: 1 }).offers({ type: 'perform-card-action' })).toBe(false);
  });
});

describe('Kullbee Sperado', () => {
  test('after a barrel roll or a boost he turns his configuration over, on the side where it lies', () => {
    const acting = (flipped: string[]): Table =>
      xwingTable({
        ships: {
          red: { pilot: 'kullbeesperado', upgrades: ['servomotorsfoils'], flipped, at: [300, 300] },
          tie: { player: 'p2', at: [800, 800] },
        },
        moment: { phase: 'activation', ship: 'red', step: 'perform action' },
      });
    const rolled = (flipped: string[], action: string): Table => {
      const table = acting(flipped).answer({ type: 'perform-action', action });
      playOn(table, {}, () => isOffered(table, 'kullbee-sperado') || table.offers({ type: 'activate' }));
      return table;
    };
    const table = rolled([], 'boost');
    expect(isOffered(table, 'kullbee-sperado')).toBe(true);
    expect(side(table.choose('kullbee-sperado', 'red/servomotorsfoils'), 'red', 'servomotorsfoils')).toBe(1);
    const back = rolled(['servomotorsfoils'], 'barrel-roll').choose('kullbee-sperado', 'red/servomotorsfoils');
    expect(side(back, 'red', 'servomotorsfoils')).toBe(0);
    expect(isOffered(rolled([], 'focus'), 'kullbee-sperado')).toBe(false);
  });
});
