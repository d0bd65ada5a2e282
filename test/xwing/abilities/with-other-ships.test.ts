/** Cards that act on several ships: several coordinated, tokens that others spend, boosts of all, and results that are named. */
import { acting, duel, faces } from '../duel';
import { EPIC, GR75 } from '../huge-ships/epic';
import { type ShipOnTable, type Table, xwingTable } from '../table';
import { everOffered, isOffered, playOn, shown } from './card-cases';
import { FAR_ENEMY, FAR_WING, SHUTTLE, WING } from './card-tables';

const colors = (table: Table): string[] => [...new Set(table.legal('perform-action').map(({ color }) => color))];
const chosen = (table: Table): unknown[] => table.legal('choose').map((each) => each.chosen);
const gained = (table: Table, token: string): string[] =>
  table.happened('token-gained').flatMap((each) => (each.token === token ? [each.ship] : []));

describe('several ships are coordinated [xw.coordinate.04]', () => {
  const commanding = (red: ShipOnTable, others: Record<string, ShipOnTable> = {}): Table =>
    xwingTable({
      mat: EPIC,
      ships: {
        red: { ...SHUTTLE, ...red },
        wing: WING,
        two: { ...WING, at: [380, 510] },
        three: { ...WING, at: [520, 510] },
        other: { at: [620, 510] },
        far: FAR_WING,
        x: FAR_ENEMY,
        ...others,
      },
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    });
  const coordinate = { type: 'perform-action', action: 'coordinate' };

  test('General Hux: as a red action up to two more of the type of the first, each the same action as red [xw.actions.12]', () => {
    const table = commanding({ upgrades: ['generalhux'] })
      .answer({ ...coordinate, color: 'white' })
      .use('general-hux');
    expect(gained(table, 'stress')).toEqual(['red']);
    table.answer({ type: 'choose-coordinated', on: 'wing' });
    expect(colors(table)).toEqual(['red']);
    table.answer({ type: 'perform-action', action: 'evade' });
    expect(chosen(table)).toEqual([['two'], ['three'], ['two', 'three']]);
    table.choose('general-hux-more', ['two', 'three']);
    for (const ship of ['two', 'three']) {
      expect(table.legal('perform-action')).toMatchObject([{ ship, action: 'evade', color: 'red' }]);
      table.answer({ type: 'perform-action' });
    }
    expect(gained(table, 'evade')).toEqual(['wing', 'two', 'three']);
    expect(gained(table, 'stress')).toEqual(['red', 'wing', 'two', 'three']);
  });

  test('General Hux: not as a white action, nor where the first performs none', () => {
    const white = commanding({ upgrades: ['generalhux'] }).answer({ ...coordinate, color: 'white' });
    white.decline('general-hux').answer({ type: 'choose-coordinated', on: 'wing' });
    expect(colors(white)).toContain('white');
    white.answer({ type: 'perform-action', action: 'evade', color: 'white' });
    expect(isOffered(white, 'general-hux-more')).toBe(false);
    const none = commanding({ upgrades: ['generalhux'] })
      .answer({ ...coordinate, color: 'white' })
      .use('general-hux');
    none.answer({ type: 'choose-coordinated', on: 'wing' }).answer({ type: 'decline-action' });
    expect(isOffered(none, 'general-hux-more')).toBe(false);
  });

  test('Battle Meditation: a second ship of the type, and none that is limited', () => {
    const jedi = { pilot: 'jediknight', upgrades: ['battlemeditation'], at: [450, 420] as const };
    const named = { three: { ...WING, pilot: 'howlrunner', at: [520, 510] as const } };
    const table = commanding(jedi, named).answer({ ...coordinate, color: 'purple' });
    expect(table.refusal({ type: 'choose-coordinated', on: 'three' })).toBe('limited');
    table.answer({ type: 'choose-coordinated', on: 'wing' }).answer({ type: 'perform-action', action: 'evade' });
    expect(chosen(table)).toEqual([['two']]);
    table.choose('battle-meditation', ['two']);
    expect(table.legal('perform-action')).toMatchObject([{ ship: 'two', action: 'evade', color: 'white' }]);
  });

  test('Comms Team: up to two ships near the one that was coordinated, for an energy each', () => {
    const hailed = (energy: number): Table => {
      const huge = { pilot: GR75, upgrades: ['commsteam'], at: [450, 330] as const, energy };
      const table = commanding(huge).answer({ ...coordinate, color: 'white' });
      return table
        .answer({ type: 'choose-coordinated', on: 'wing' })
        .answer({ type: 'perform-action', action: 'evade' });
    };
    const table = hailed(2);
    playOn(table, {}, () => isOffered(table, 'comms-team'));
    expect(chosen(table)).toEqual([['two'], ['three'], ['two', 'three']]);
    table.choose('comms-team', ['two', 'three']);
    expect(table.happened('charge-spent').filter(({ ship }) => ship === 'red')).toHaveLength(2);
    expect(table.legal('perform-action').map(({ action }) => action)).toContain('focus');
    const poor = hailed(1);
    playOn(poor, {}, () => isOffered(poor, 'comms-team'));
    expect(chosen(poor)).toEqual([['two'], ['three']]);
    const none = hailed(0);
    expect(playOn(none, {}, () => isOffered(none, 'comms-team'))).toBe(false);
  });
});

describe('a white action as red [xw.actions.12]', () => {
  const DROID = { pilot: 'tradefederationdrone', upgrades: ['independentcalculations'] };

  test('Independent Calculations: stress for a second token, and its tokens are its own', () => {
    const calculate = { type: 'perform-action', action: 'calculate' };
    const table = acting(DROID).answer(calculate).use('independent-calculations');
    expect(table.ship('red').tokens).toMatchObject({ calculate: 2, stress: 1 });
    const white = acting(DROID).answer(calculate).decline('independent-calculations');
    expect(white.ship('red').tokens).toMatchObject({ calculate: 1, stress: 0 });
    const lends = (upgrades: string[]): boolean =>
      everOffered(
        {
          red: { pilot: 'tradefederationdrone' },
          others: { lender: { ...DROID, upgrades, at: [360, 300], tokens: { calculate: 1 } } },
          attack: ['focus'],
        },
        'networked-calculations-attacks',
      );
    expect([lends([]), lends(DROID.upgrades)]).toEqual([true, false]);
  });
});

describe('tokens of others [xw.abilities.03]', () => {
  const shooting = (others: Record<string, ShipOnTable>, red: ShipOnTable = {}): Table =>
    duel(red, {}, { others, mat: EPIC }).attack('red', 'tie').rolls('focus', 'blank', 'blank');
  const spends = (table: Table): unknown[] => table.legal('spend-focus').map(({ of = 'red' }) => of);

  test('Esege Tuketu: a friend at range 0-2 spends his focus token in an attack', () => {
    const esege = { pilot: 'esegetuketu', at: [420, 300] as const, tokens: { focus: 1 } };
    expect(spends(shooting({ esege }))).toEqual(['esege']);
    expect(spends(shooting({ esege }, { tokens: { focus: 1 } }))).toEqual(['red', 'esege']);
    expect(spends(shooting({ esege: { ...esege, at: [700, 300] } }))).toEqual([]);
    expect(spends(shooting({ esege: { ...esege, player: 'p2' } }))).toEqual([]);
    expect(spends(shooting({ esege: { ...esege, tokens: {} } }))).toEqual([]);
    const table = shooting({ esege }).answer({ type: 'spend-focus' });
    expect(table.ship('esege').tokens.focus).toBe(0);
    expect(faces(table, 'attack').sort()).toEqual(['blank', 'blank', 'hit']);
  });

  test('Jan Dodonna: focus and evade tokens, at range 0-3', () => {
    const jan = { pilot: GR75, upgrades: ['jandodonna'], at: [450, 200] as const, tokens: { focus: 1, evade: 1 } };
    expect(spends(shooting({ jan }))).toEqual(['jan']);
    expect(spends(shooting({ jan: { ...jan, at: [900, 200] } }))).toEqual([]);
    const table = duel({}, {}, { others: { jan: { ...jan, player: 'p2', at: [450, 600] } }, mat: EPIC });
    table.attack('red', 'tie').rolls('hit', 'hit', 'hit').repeat({ type: 'end-modifying' });
    table.rolls('blank', 'blank', 'blank').answer({ type: 'spend-evade' });
    expect(table.happened('die-changed')).toMatchObject([{ ship: 'tie', from: 'blank', to: 'evade' }]);
    expect(table.ship('jan').tokens).toMatchObject({ evade: 0, focus: 1 });
  });
});

describe('Moff Jerjerrod', () => {
  const system = (red: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        red: { ...SHUTTLE, upgrades: ['moffjerjerrod'], ...red },
        wing: WING,
        tired: { ...WING, at: [600, 510], tokens: { stress: 1 } },
        x: FAR_ENEMY,
      },
      moment: 'system',
    });

  test('each friendly ship may boost with the template that was chosen, as a red action [xw.boost.02]', () => {
    const table = system().use('moff-jerjerrod');
    expect(chosen(table)).toEqual([['bank-left'], ['straight'], ['bank-right']]);
    table.choose('moff-jerjerrod', ['straight']);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(0);
    expect(chosen(table)).toEqual(['red', 'wing']);
    table.answer({ type: 'choose', chosen: 'wing' });
    expect(table.happened('action-performed')).toMatchObject([{ ship: 'wing', action: 'boost', color: 'red' }]);
    expect(table.ship('wing').pose).toMatchObject({ x: 450, y: 590 });
    expect(chosen(table)).toEqual(['red']);
    table.decline('moff-jerjerrod');
    expect(table.state.inPlay.map(({ ability }) => ability)).not.toContain('moff-jerjerrod-template');
    expect(system({ upgradeCharges: { moffjerjerrod: 1 } }).offers({ ability: 'moff-jerjerrod' })).toBe(false);
  });
});

describe('Count Dooku (crew) [xw.timing.02]', () => {
  const sith = { pilot: 'blackdeltapilot', upgrades: ['countdooku'] };
  const dooku = { player: 'p2', upgrades: ['countdooku'], at: [420, 500] as const };

  test('names a result before a ship near rolls: the ship changes a die where the roll lacks it', () => {
    const table = duel({}, {}, { others: { dooku } }).attack('red', 'tie');
    expect(chosen(table)).toEqual(['blank', 'focus', 'hit', 'crit']);
    table.choose('count-dooku-crew', 'blank').rolls('hit', 'hit', 'crit');
    expect(table.by).toEqual(['p1']);
    expect(chosen(table)).toHaveLength(2);
    table.answer({ type: 'choose', chosen: faces(table, 'attack').indexOf('crit') });
    expect(shown(table).attack).toEqual(['blank', 'hit', 'hit']);
    const there = duel({}, {}, { others: { dooku } }).attack('red', 'tie');
    there.choose('count-dooku-crew', 'blank').rolls('hit', 'hit', 'blank');
    expect(shown(there).attack).toEqual(['blank', 'hit', 'hit']);
    expect(there.state.inPlay.map(({ ability }) => ability)).not.toContain('a-named-result');
  });

  test('not without all of its Force, and not far away', () => {
    const offers = (more: ShipOnTable): boolean =>
      everOffered({ others: { dooku: { ...dooku, ...more } } }, 'count-dooku-crew');
    expect(offers({})).toBe(true);
    expect(offers({ force: 0 })).toBe(false);
    expect(offers({ at: [800, 500] })).toBe(false);
  });

  test('of a roll outside attacks, too [xw.obstacles.03]', () => {
    const table = xwingTable({
      ships: {
        red: {
          ...sith,
          pilot: 'academypilot',
          player: 'p1',
          at: [450, 300],
          dial: { speed: 2, bearing: 'straight', color: 'blue' },
        },
        x: FAR_ENEMY,
      },
      obstacles: { rock: { outline: 'coreasteroid0', at: [450, 400] } },
      moment: { phase: 'activation', ship: 'red' },
    });
    playOn(table, {}, () => isOffered(table, 'count-dooku-crew'));
    table.choose('count-dooku-crew', 'blank').rolls('hit');
    if (table.offers({ type: 'choose' })) table.answer({ type: 'choose' });
    expect(table.happened('die-changed')).toMatchObject([{ ship: 'red', from: 'hit', to: 'blank' }]);
    expect(table.happened('damage-suffered').filter(({ ship }) => ship === 'red')).toEqual([]);
  });
});

describe('Vectored Cannons', () => {
  const RZ_1 = { pilot: 'phoenixsquadronpilot', upgrades: ['vectoredcannonsrz1'] };

  test('the primary weapon is a turret, which points ahead or behind [xw.attack-arc.02]', () => {
    const targets = (turret: 'front' | 'rear', facing: number): number =>
      duel({ ...RZ_1, turret, facing })
        .legal()
        .filter((each) => each.type === 'choose-weapon' && each.ship === 'red').length;
    expect(targets('front', 0)).toBeGreaterThan(0);
    expect(targets('front', 180)).toBe(0);
    expect(targets('rear', 180)).toBeGreaterThan(0);
    const ships = { red: { ...RZ_1, turret: 'front' as const, at: [450, 450] as const }, x: FAR_ENEMY };
    const table = xwingTable({ ships, moment: 'system' }).use('vectored-cannons-rz-1-acts');
    expect(table.legal('perform-action').map(({ action, color }) => `${color} ${action}`)).toEqual([
      'red boost',
      'red rotate-arc',
    ]);
    table.answer({ type: 'perform-action', action: 'rotate-arc' });
    expect(table.legal('rotate-turret').map(({ arc }) => arc)).toEqual(['rear']);
    const other = acting({ ...RZ_1, turret: 'front' }).answer({ type: 'perform-action', action: 'focus' });
    expect(isOffered(other, 'vectored-thrusters')).toBe(false);
  });
});

describe('headers of other cards [xw.huge-attack.02]', () => {
  const CROC = 'syndicatesmugglers';
  const TIE: ShipOnTable = { player: 'p2', at: [450, 620], facing: 180 };
  const NEAR: ShipOnTable = { at: [450, 520] };
  const engaging = (red: ShipOnTable, tie: ShipOnTable = {}): Table =>
    xwingTable({
      mat: EPIC,
      ships: { red: { at: [450, 300], ...red }, tie: { ...TIE, ...tie }, x: { player: 'p2', at: [1500, 860] } },
      locks: [['red', 'tie']],
      moment: { phase: 'engagement', ship: 'red' },
    });
  const weapons = (table: Table): string[] => table.legal('choose-weapon').map(({ weapon }) => weapon);
  const shoots = (table: Table, weapon: string): Table => {
    table.attack('red', 'tie', weapon);
    playOn(table, {}, () => table.offers({ type: 'choose-weapon' }) || table.happened('ship-engaged').length > 0);
    return table;
  };

  test('Merchant One: a turret attack beside the standard one', () => {
    const upgrades = ['merchantone', 'dorsalturret', 'ioncannonturret'];
    const table = engaging({ pilot: CROC, upgrades }, NEAR);
    expect(weapons(table)).toEqual(expect.arrayContaining(['primary', 'red/dorsalturret']));
    shoots(table, 'red/dorsalturret');
    expect(weapons(table)).toContain('primary');
    shoots(table, 'primary');
    expect(weapons(table)).toEqual([]);
    const without = shoots(engaging({ pilot: CROC, upgrades: upgrades.slice(1) }, NEAR), 'red/dorsalturret');
    expect(weapons(without)).toEqual([]);
  });

  const tubes: ShipOnTable = {
    pilot: 'outerrimpatrol',
    upgrades: ['ordnancetubes', 'protontorpedoes', 'concussionmissiles'],
  };

  test('Ordnance Tubes: a torpedo and a missile beside the standard attack, in the full front arc', () => {
    const table = engaging(tubes);
    shoots(table, 'red/protontorpedoes');
    expect(weapons(table)).toContain('red/concussionmissiles');
    expect(weapons(table)).not.toContain('red/protontorpedoes');
    shoots(table, 'red/concussionmissiles');
    expect(weapons(table)).not.toContain('red/concussionmissiles');
    expect(weapons(table).length).toBeGreaterThan(0);
    const beside = { at: [720, 420] as const };
    expect(weapons(engaging(tubes, beside))).toContain('red/protontorpedoes');
    const offline = { ...tubes, flipped: ['ordnancetubes'] };
    expect(weapons(engaging(offline, beside))).not.toContain('red/protontorpedoes');
    const ahead = engaging(offline);
    expect(weapons(ahead)).toContain('red/protontorpedoes');
    shoots(ahead, 'red/protontorpedoes');
    expect(weapons(ahead)).toEqual([]);
  });

  test('Ordnance Tubes come back for an action and 2 energy [xw.actions.15]', () => {
    const offline = (energy: number): Table => acting({ ...tubes, energy, flipped: ['ordnancetubes'] });
    const table = offline(2).answer({ type: 'perform-card-action', ability: 'ordnance-tubes-repairs' });
    expect(table.happened('upgrade-flipped')).toHaveLength(1);
    expect(table.happened('charge-spent')).toMatchObject([{ of: 'energy' }, { of: 'energy' }]);
    expect(offline(1).offers({ type: 'perform-card-action', ability: 'ordnance-tubes-repairs' })).toBe(false);
  });

  test('B6 Blade Wing Prototype: an ion token for the attack; each result after the first of its kind counts twice', () => {
    const b6 = { upgrades: ['b6bladewingprototype-command'], pilot: 'bladesquadronveteran', at: [450, 400] as const };
    const table = engaging(b6);
    table.attack('red', 'tie', 'red/b6bladewingprototype-command').rolls('crit', 'hit', 'hit');
    expect(table.happened('token-gained')).toMatchObject([{ ship: 'red', token: 'ion' }]);
    playOn(table, {}, () => table.happened('attack-hit').length > 0);
    for (let i = 0; i < 9 && table.offers({ type: 'draw' }); i++) table.answer(table.legal('draw')[0]!);
    const damage = table.happened('damage-suffered').map((each) => each.damage);
    expect(damage.filter((each) => each === 'hit')).toHaveLength(3);
    expect(damage.filter((each) => each === 'crit')).toHaveLength(1);
  });
});
