/** Upgrades of the slot 'astromech', from A to Q. */
import { acting } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import {
  type CardCase,
  expectMoment,
  isOffered,
  type MomentCase,
  ENEMY,
  everOffered,
  shown,
  used,
} from '../card-cases';
import { activating, active, dial, side, STRAIGHT } from '../card-tables';

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

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const cases: MomentCase[] = [
    active(
      'bb-8',
      { upgrades: ['bb8'], ...dial('blue') },
      {
        not: { 'a white maneuver': { red: dial('white') }, 'no charge': { red: { upgradeCharges: { bb8: 0 } } } },
      },
    ),
    active(
      'bb-astromech',
      { upgrades: ['bbastromech'], ...dial('blue') },
      { not: { 'a white maneuver': { red: dial('white') } } },
    ),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('astromechs', () => {
  test('Chopper: a charge for a shield, two shields for a charge [xw.charges.09]', () => {
    const at = (more: ShipOnTable): Table =>
      acting({ upgrades: ['chopper', 'contrabandcybernetics', 'r3astromech'], ...more });
    const shield = at({ shields: 0 }).answer({ type: 'perform-card-action', ability: 'chopper-astromech-shield' });
    shield.repeat({ type: 'choose', chosen: 'red/contrabandcybernetics' });
    expect(shield.ship('red')).toMatchObject({
      shields: { active: 1 },
      upgrades: [{}, { charges: { active: 0 } }, {}],
    });
    const spent = { upgradeCharges: { contrabandcybernetics: 0 } };
    const charge = at(spent).answer({ type: 'perform-card-action', ability: 'chopper-astromech-charge' });
    charge.repeat({ type: 'choose', chosen: 'red/contrabandcybernetics' });
    expect(charge.ship('red')).toMatchObject({
      shields: { active: 0 },
      upgrades: [{}, { charges: { active: 1 } }, {}],
    });
    expect(at({}).offers({ type: 'perform-card-action' })).toBe(false);
    expect(at({ ...spent, shields: 1 }).offers({ type: 'perform-card-action' })).toBe(false);
  });

  test('M9-G8: one die of a ship that it locks is rerolled, of an enemy and of a friend [xw.dice-modification.05]', () => {
    const holder = { at: [400, 480] as const, player: 'p2', upgrades: ['m9g8'] };
    const spec: CardCase = {
      ability: 'm9-g8',
      others: { holder },
      locks: [['holder', 'red']],
      attack: ['hit', 'blank', 'blank'],
      not: {},
    };
    const table = used({ ...spec, chosen: [2], rerolled: ['blank'] });
    expect(shown(table).attack).toEqual(['blank', 'blank', 'blank']);
    expect(everOffered({ ...spec, others: { holder: { ...holder, player: 'p1' } } }, 'm9-g8')).toBe(true);
    expect(everOffered({ ...spec, locks: [['holder', 'tie']] }, 'm9-g8')).toBe(false);
  });

  test('Q7 Astromech: boosts and barrel rolls go over obstacles [xw.golden-rules.02]', () => {
    const boosts = (upgrades: string[]): boolean =>
      xwingTable({
        ships: {
          red: { pilot: 'goldsquadrontrooper', at: [300, 300], upgrades },
          wing: { pilot: 'jediknight', at: [600, 300], upgrades },
          tie: ENEMY,
        },
        obstacles: { rock: { outline: 'coreasteroid0', at: [600, 360] } },
        moment: { phase: 'activation', ship: 'wing', step: 'perform action' },
      })
        .answer({ type: 'perform-action', action: 'boost' })
        .repeat({ type: 'choose-template', template: 'straight' })
        .happened('moved').length > 0;
    expect(boosts(['q7astromech'])).toBe(true);
    expect(boosts([])).toBe(false);
  });
});
