/** Dials that are seen before they are revealed. */
import { xwing } from '../../../src/xwing';
import { xwingTable, type ShipOnTable, type Table } from '../table';

const DIAL = { speed: 3, bearing: 'straight', color: 'blue' } as const;
const seen = (table: Table, viewer: string, ship: string): unknown =>
  xwing.view(table.state, viewer).ships.find(({ id }) => id === ship)?.dial;

describe('Listening Device', () => {
  /** `spied` has the condition; an informant of either side at some distance. */
  const spied = (player: string, y: number, more: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        spied: {
          pilot: 'wedgeantilles',
          at: [300, 300],
          dial: DIAL,
          conditions: [{ card: 'listeningdevice', by: 'p2' }],
          ...more,
        },
        informant: {
          player,
          pilot: player === 'p1' ? 'bluesquadronscout' : 'omicrongrouppilot',
          upgrades: ['informant'],
          at: [300, y],
        },
        x: { player: 'p2', at: [800, 800] },
      },
      moment: 'system',
    });
  const turn = { type: 'use-ability', ability: 'listening-device' };

  test('an enemy informant at range 0-2 turns the dial faceup, a friendly one does not [xw.errata-listening-device.01]', () => {
    const table = spied('p2', 520);
    expect(seen(table, 'p2', 'spied')).toBeNull();
    expect(table.refusal({ type: 'end-system-turn', ship: 'spied' })).toBe('mandatory');
    table.answer(turn);
    expect(table.happened('dial-turned-faceup')).toMatchObject([{ ship: 'spied', maneuver: DIAL }]);
    for (const viewer of ['p1', 'p2', 'spectator', 'judge']) expect(seen(table, viewer, 'spied')).toEqual(DIAL);
    expect(spied('p1', 520).offers(turn)).toBe(false);
    expect(spied('p2', 640).offers(turn)).toBe(false);
    expect(spied('p2', 520, { dial: null }).offers(turn)).toBe(false);
  });

  test('at the initiative of the ship that has the condition [xw.faq-cards.23]', () => {
    const cloaked = { player: 'p2', pilot: 'sigmasquadronace', tokens: { cloak: 1 }, at: [600, 600] } as const;
    const order = (pilot: string): unknown => {
      const table = xwingTable({
        ships: {
          spied: { pilot, at: [300, 300], dial: DIAL, conditions: [{ card: 'listeningdevice', by: 'p2' }] },
          informant: { player: 'p2', pilot: 'omicrongrouppilot', upgrades: ['informant'], at: [300, 520] },
          cloaked,
        },
        moment: 'system',
      });
      return table.offers(turn) ? 'before' : table.offers({ type: 'decloak' }) ? 'after' : null;
    };
    // The cloaked ship has initiative 4, the informant 1.
    expect([order('bluesquadronescort'), order('wedgeantilles')]).toEqual(['before', 'after']);
  });

  test('Informant assigns it to an enemy ship after forces are placed [xw.setup.14]', () => {
    const table = xwingTable({
      ships: {
        informant: { pilot: 'bluesquadronscout', upgrades: ['informant'], at: [300, 60] },
        spied: { player: 'p2', at: [300, 860], facing: 180 },
      },
      moment: { phase: 'setup', step: 'end of setup' },
    });
    if (table.offers({ type: 'choose' })) table.choose('informant', 'spied');
    expect(table.ship('spied').conditions).toMatchObject([{ card: 'listeningdevice', by: 'p1' }]);
  });

  test('the next dial is secret again', () => {
    const table = spied('p2', 520).answer(turn);
    for (let i = 0; i < 60 && table.state.round === 1; i++) {
      const last = table.legal().find(({ type }) => /decline|end-|decline-attack/.test(type)) ?? table.legal()[0];
      table.does(last!);
    }
    expect(table.ship('spied')).toMatchObject({ dialSeenBy: [], dialFaceup: false });
  });
});

describe('Sense', () => {
  const sensing = (force = 1): Table =>
    xwingTable({
      ships: {
        jedi: { pilot: 'kananjarrus', upgrades: ['sense'], at: [300, 300], force },
        near: { player: 'p2', at: [300, 430], dial: DIAL },
        far: { player: 'p2', at: [300, 620], dial: DIAL },
        gone: { player: 'p2', at: [860, 860], dial: DIAL },
        blank: { player: 'p2', at: [400, 430], dial: null },
      },
      moment: 'system',
    });
  const offered = (table: Table): string[] =>
    table.legal('choose').map(({ chosen }) => {
      const { ship, force } = chosen as { ship: string; force: boolean };
      return force ? `${ship} for Force` : ship;
    });

  test('the ships in range are known before the Force is spent [xw.faq-activation.09]', () => {
    const table = sensing().use('sense');
    expect(table.ship('jedi').force?.active).toBe(1);
    expect(offered(table)).toEqual(['near', 'near for Force', 'far for Force']);
    expect(table.refusal({ type: 'choose', chosen: { ship: 'far', force: false } })).toBe('not-at-range');
    expect(table.refusal({ type: 'choose', chosen: { ship: 'gone', force: true } })).toBe('not-at-range');
    table.choose('sense', { ship: 'far', force: true });
    expect(table.ship('jedi').force?.active).toBe(0);
    const free = sensing().use('sense').choose('sense', { ship: 'near', force: false });
    expect(free.ship('jedi').force?.active).toBe(1);
    expect(offered(sensing(0).use('sense'))).toEqual(['near']);
  });

  test('the player who looks sees the dial, spectators do not, and nothing is told of it [xw.faq-activation.09]', () => {
    const table = sensing().use('sense').choose('sense', { ship: 'near', force: false });
    expect([seen(table, 'p1', 'near'), seen(table, 'p1', 'far')]).toEqual([DIAL, null]);
    expect(seen(table, 'spectator', 'near')).toBeNull();
    expect(table.happened('dial-looked-at')).toMatchObject([{ ship: 'near', by: 'p1' }]);
  });
});
