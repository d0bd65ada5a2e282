/** Upgrades of the slot 'illicit'. */
import { acting, alone } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { expectMoment, gained, isOffered } from '../card-cases';
import { gains, activating, dial, engages, usedIt } from '../card-tables';

describe('Cloaking Device', () => {
  const scum = (more: ShipOnTable = {}): ShipOnTable => ({
    pilot: 'skullsquadronpilot',
    upgrades: ['cloakingdevice'],
    ...more,
  });
  const planning = (red: ShipOnTable = {}, face = 'focus'): Table =>
    xwingTable({
      ships: {
        red: { at: [300, 300], ...scum({ tokens: { cloak: 1 }, ...red }) },
        x: { player: 'p2', at: [800, 800] },
      },
      moment: 'planning',
    }).rolls(face);

  test('a charge pays for a cloak action [xw.cloak.01]', () => {
    const action = { type: 'perform-card-action', ability: 'cloaking-device' };
    const table = acting(scum()).answer(action);
    expect(table.ship('red')).toMatchObject({ tokens: { cloak: 1 }, upgrades: [{ charges: { active: 1 } }] });
    expect(acting(scum({ upgradeCharges: { cloakingdevice: 0 } })).offers(action)).toBe(false);
    expect(acting(scum({ tokens: { cloak: 1 } })).offers(action)).toBe(false);
  });

  test('on a focus result it decloaks, or the token goes; a decloak that fails leaves it cloaked [xw.faq-cards.10]', () => {
    const fails = planning({ at: [300, 880] }).choose('cloaking-device-fails', 'boost');
    expect(fails.happened('effect-failed').map(({ what }) => what)).toContain('decloak');
    expect(fails.ship('red')).toMatchObject({ tokens: { cloak: 1 }, pose: { x: 300, y: 880 } });
    const moves = planning().choose('cloaking-device-fails', 'boost');
    expect(moves.ship('red')).toMatchObject({ tokens: { cloak: 0 }, pose: { x: 300, y: 420 } });
    const discards = planning().choose('cloaking-device-fails', 'discard');
    expect(discards.ship('red')).toMatchObject({ tokens: { cloak: 0 }, pose: { x: 300, y: 300 } });
    expect(planning({}, 'hit').offers({ type: 'choose' })).toBe(false);
  });
});

describe('illicit upgrades', () => {
  test('Contraband Cybernetics: stress keeps it from nothing until the end of the round [xw.golden-rules.02]', () => {
    const at = (use: boolean): Table => {
      const table = activating({ upgrades: ['contrabandcybernetics'], tokens: { stress: 1 }, ...dial('white') });
      return use ? table.use('contraband-cybernetics') : table.decline('contraband-cybernetics');
    };
    expect(at(true).offers({ type: 'perform-action', ship: 'red' })).toBe(true);
    expect(at(false).offers({ type: 'perform-action', ship: 'red' })).toBe(false);
  });

  test('Contraband Cybernetics: a red maneuver is executed as it is dialed [xw.golden-rules.02]', () => {
    const table = activating({
      upgrades: ['contrabandcybernetics'],
      tokens: { stress: 1 },
      dial: { speed: 4, bearing: 'koiogran', color: 'red' },
    }).use('contraband-cybernetics');
    expect(table.happened('maneuver-executed')).toMatchObject([{ maneuver: { bearing: 'koiogran' }, fully: true }]);
  });

  test('Deadman’s Switch: who is near when it is destroyed is hurt [xw.damage.01]', () => {
    const doomed = (ship: string): string[] =>
      xwingTable({
        ships: {
          red: { at: [300, 300], upgrades: ['deadmansswitch'] },
          near: { at: [345, 300] },
          tie: { player: 'p2', at: [300, 360] },
          far: { at: [600, 600] },
        },
        moment: 'engagement',
      })
        .run('suffer damage', { ship, hit: 9, crit: 0, rules: [] })
        .happened('damage-suffered')
        .flatMap((each) => (each.ship === ship ? [] : [each.ship]));
    expect(doomed('red').sort()).toEqual(['near', 'tie']);
    expect(doomed('near')).toEqual([]);
  });

  test('Feedback Array: for an ion and a disarm token each ship at range 0 is hurt, its own among them [xw.range.06]', () => {
    expectMoment(
      engages(
        'feedback-array',
        { upgrades: ['feedbackarray'] },
        {
          others: { touching: { player: 'p2', at: [300, 340] } },
          happened: [
            ...usedIt('feedback-array'),
            gained('red', 'ion'),
            gained('red', 'disarm'),
            { type: 'damage-suffered', ship: 'touching' },
            { type: 'damage-suffered', ship: 'red' },
          ],
          not: {},
        },
      ),
    );
  });

  test('Inertial Dampeners: for a shield it stays where it is, and is stressed after it [xw.maneuver.16]', () => {
    const at = (shields: number): Table => alone({ ...dial('blue'), shields, upgrades: ['inertialdampeners'] });
    const table = at(2).answer({ type: 'choose', ability: 'inertial-dampeners' });
    expect(table.happened('maneuver-executed')[0]?.maneuver).toMatchObject({
      speed: 0,
      bearing: 'stationary',
      color: 'white',
    });
    expect(gains(table, 'red')).toEqual(['stress']);
    expect(table.ship('red').shields.active).toBe(1);
    expect(isOffered(at(0), 'inertial-dampeners')).toBe(false);
    expect(gains(at(2).decline('inertial-dampeners'), 'red')).toEqual([]);
  });

  test('False Transponder Codes: whoever locks it is jammed, and whom it locks [xw.jam.08]', () => {
    const locked = (more: ShipOnTable, other: ShipOnTable): Table =>
      acting({ upgrades: ['falsetranspondercodes'], ...more }, { other: { player: 'p2', at: [300, 450], ...other } })
        .answer({ type: 'perform-action', action: 'lock' })
        .repeat({ type: 'choose-lock', on: 'other' });
    expect(gains(locked({}, {}), 'other')).toEqual(['jam']);
    expect(gains(locked({ upgradeCharges: { falsetranspondercodes: 0 } }, {}), 'other')).toEqual([]);
    expect(gains(locked({ upgrades: [] }, { upgrades: ['falsetranspondercodes'] }), 'red')).toEqual(['jam']);
  });
});
