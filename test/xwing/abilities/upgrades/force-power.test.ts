/** Upgrades of the slot 'force-power'. */
import { abilities } from '../../../../src/xwing/abilities';
import { acting, alone, duel } from '../../duel';
import { type ShipOnTable, type Table, type TableSpec, xwingTable } from '../../table';
import { boost } from '../../../../src/xwing/procedures/boost';
import { type CardCase, expectCase, everOffered, isOffered, playOn, shown, used } from '../card-cases';
import { gains, offered, activating, engaged, placing, started, sensing, DIAL, seen, dial } from '../card-tables';

test('whatever triggers when dice are rolled triggers when they are rerolled, which is rolling them [xw.dice-modification.05]', () => {
  const afterRolls = abilities.filter(({ on }) => on?.events.some((each) => each.startsWith('dice-r')));
  expect(afterRolls.map(({ id }) => id)).toEqual(expect.arrayContaining(['han-solo', 'lando-calrissian-scum']));
  for (const { on } of afterRolls) expect(on?.events).toEqual(['dice-rolled', 'dice-rerolled']);
});

describe('Sense', () => {
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
});

describe('Han Solo (Rebel gunner)', () => {
  const gunner: ShipOnTable = { upgrades: ['hansolo'], turret: 'front' };

  test('before his own ship, too, where that engages at initiative 7 [xw.faq-cards.04]', () => {
    const seer = { ...gunner, pilot: 'hansolo-modifiedyt1300lightfreighter' };
    const roark = { pilot: 'roarkgarnet', at: [500, 300], facing: 270, turret: 'front' } as const;
    const table = started(seer, { roark });
    table.choose('roark-garnet', 'han');
    expect(engaged(table)).toEqual([]);
    table.decline('han-solo-gunner');
    expect(engaged(table)).toEqual(['han']);
    table.repeat({ type: 'decline-attack', ship: 'han' });
    expect(table.happened('ability-queued').filter(({ ability }) => ability === 'han-solo-gunner')).toHaveLength(1);
  });
});

describe('ships that engage at initiative 7', () => {
  const luke: ShipOnTable = { pilot: 'lukeskywalker', at: [700, 100], upgrades: ['heightenedperception'] };

  test('Heightened Perception costs 1 Force, and lasts for this phase [xw.faq-cards.04]', () => {
    const others: Record<string, ShipOnTable> = {
      luke,
      vader: { player: 'p2', pilot: 'darthvader', at: [100, 700] },
    };
    const table = started({}, others).use('heightened-perception');
    expect(table.ship('luke').force?.active).toBe(1);
    expect(engaged(table)[0]).toBe('luke');
    const declined = started({}, others).decline('heightened-perception');
    expect(engaged(declined)[0]).toBe('vader');
    while (table.state.phase === 'engagement') table.does(table.legal()[0]!);
    expect(table.state.inPlay.map(({ ability }) => ability)).not.toContain('engages-at-initiative-7');
  });
});

describe('ways to place a device [xw.device.16]', () => {
  /** Every way in which the device of this card is placed. */
  const ways = (moment: 'system' | 'end', more: ShipOnTable): unknown[] =>
    placing(more, moment)
      .repeat({ type: 'use-ability' })
      .candidates.map(({ action }) => (action as { chosen?: unknown }).chosen)
      .filter((chosen) => chosen !== undefined);

  const DROID = { upgrades: ['drk1probedroids'] };

  const SPEED_2 = ['turn-left', 'bank-left', 'straight', 'bank-right', 'turn-right'].map((bearing) => `2 ${bearing}`);

  const TWICE = ['drop', 'launch'].flatMap((how) => [...SPEED_2, '4 straight'].map((way) => `${how} ${way}`));

  test.each<[string, ShipOnTable, string[]]>([
    [
      'Skilled Bombardier: one speed up or down, dropped or launched',
      { upgrades: ['drk1probedroids', 'skilledbombardier'] },
      TWICE,
    ],
    ['Constable Zuvio: instead of what is dropped', { ...DROID, pilot: 'constablezuvio' }, ['launch 1 straight']],
    ['Bombardment Drone: the same template', { ...DROID, pilot: 'bombardmentdrone' }, []],
    ['Emon Azzameen: only of the straight template of speed 1', { ...DROID, pilot: 'emonazzameen' }, []],
    ['Sol Sixxa: only of the straight template of speed 1', { ...DROID, pilot: 'solsixxa' }, []],
    ['Nimble Bomber: a bank of the same speed is there already', { ...DROID, pilot: 'scimitarsquadronpilot' }, []],
  ])('%s, with a template of speed 3', (_card, ship, more) => {
    expect([...new Set(ways('end', ship))].sort()).toEqual([...ways('end', DROID), ...more].sort());
  });
});

describe('in and after attacks [xw.attack.34, xw.attack.35]', () => {
  const inAttacks: CardCase[] = [
    {
      ability: 'hate',
      tie: { pilot: 'darthvader', upgrades: ['hate'], force: 0 },
      attack: ['hit'],
      happened: [{ type: 'charge-recovered', ship: 'tie', of: 'force' }],
      not: { 'no damage': { attack: [] } },
    },
  ];

  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

test('Hate: damage that is suffered brings a Force charge back [xw.charges.02]', () => {
  const table = duel({}, { pilot: 'darthvader', upgrades: ['hate'], force: 0 });
  table.run('suffer damage', { ship: 'tie', hit: 1, crit: 0, rules: [] });
  expect(table.ship('tie').force?.active).toBe(1);
});

test('Patience: with an enemy in front a Force charge for a deplete token [xw.timing.03]', () => {
  const begun = (jedi: ShipOnTable, tie: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        jedi: { pilot: 'macewindu', upgrades: ['patience'], at: [300, 300], force: 1, ...jedi },
        tie: { player: 'p2', at: [300, 500], ...tie },
      },
      moment: 'engagement',
    });
  const offers = (table: Table): boolean => table.offers({ type: 'use-ability', ability: 'patience' });
  const table = begun({}).use('patience');
  expect(table.ship('jedi')).toMatchObject({ force: { active: 2 }, tokens: { deplete: 1 } });
  expect([offers(begun({ facing: 180 })), offers(begun({ force: 3 })), offers(begun({}, { at: [800, 300] }))]).toEqual([
    false,
    false,
    false,
  ]);
});

describe('Sense', () => {
  test('the player who looks sees the dial, spectators do not, and nothing is told of it [xw.faq-activation.09]', () => {
    const table = sensing().use('sense').choose('sense', { ship: 'near', force: false });
    expect([seen(table, 'p1', 'near'), seen(table, 'p1', 'far')]).toEqual([DIAL, null]);
    expect(seen(table, 'spectator', 'near')).toBeNull();
    expect(table.happened('dial-looked-at')).toMatchObject([{ ship: 'near', by: 'p1' }]);
  });
});

describe('Force powers', () => {
  test('Foresight: an attack on an enemy that has moved; its dice are changed by it alone [xw.bonus-attack.01, xw.golden-rules.03]', () => {
    const at = (more: ShipOnTable = {}): Table =>
      xwingTable({
        ships: {
          red: { at: [300, 300], ...dial('blue') },
          jedi: {
            player: 'p2',
            pilot: 'jediknight',
            at: [300, 560],
            facing: 180,
            upgrades: ['foresight'],
            tokens: { focus: 1 },
            ...more,
          },
        },
        moment: { phase: 'activation', ship: 'red' },
      });
    const table = at();
    expect(offered(table, 'foresight')).toBe(true);
    table
      .use('foresight')
      .answer({ type: 'choose-weapon' })
      .answer({ type: 'declare-defender' })
      .rolls('focus', 'focus');
    table.use('foresight-changes');
    expect(shown(table).attack).toEqual(['focus', 'hit']);
    expect(table.refusal({ type: 'spend-focus' }) ?? 'not asked').not.toBe(null);
    expect(table.legal('spend-focus')).toEqual([]);
    expect(offered(at({ force: 0 }), 'foresight')).toBe(false);
    expect(offered(at({ at: [380, 560] }), 'foresight')).toBe(false);
  });

  test('Supernatural Reflexes: a barrel roll or boost before it activates; one that is not on the bar hurts [xw.actions.05, xw.damage.01]', () => {
    const acted = (action: string): Table => {
      const table = activating({ pilot: 'lukeskywalker', upgrades: ['supernaturalreflexes'], force: 1 }).use(
        'supernatural-reflexes',
      );
      table.answer({ type: 'perform-action', action });
      playOn(table, {}, () => table.happened('maneuver-executed').length > 0);
      return table;
    };
    expect(acted('boost').happened('damage-suffered')).toHaveLength(1);
    expect(acted('barrel-roll').happened('damage-suffered')).toEqual([]);
    expect(
      activating({ pilot: 'lukeskywalker', upgrades: ['supernaturalreflexes'], force: 0 }).offers({
        ability: 'supernatural-reflexes',
      }),
    ).toBe(false);
  });

  test('Precognitive Reflexes: strain for one that is not on the bar, and no other action [xw.actions.05, xw.golden-rules.03]', () => {
    const at = (force: number): Table =>
      alone({ ...dial('white'), pilot: 'lukeskywalker', upgrades: ['precognitivereflexes'], force });
    const table = at(1).use('precognitive-reflexes').answer({ type: 'perform-action', action: 'boost' });
    playOn(table, {}, () => table.happened('maneuver-executed').length > 0);
    expect(gains(table, 'red')).toEqual(['strain']);
    expect(table.happened('step-skipped').map(({ step }) => step)).toContain('perform action');
    expect(isOffered(at(0), 'precognitive-reflexes')).toBe(false);
    expect(at(1).decline('precognitive-reflexes').offers({ type: 'perform-action' })).toBe(true);
  });

  test('Predictive Shot: no more defense dice than hits [xw.faq-cards.30]', () => {
    const rolled = (attack: string[], tie: ShipOnTable = {}): number => {
      const spec: CardCase = {
        ability: 'predictive-shot',
        red: { pilot: 'lukeskywalker', upgrades: ['predictiveshot'], force: 1 },
        tie,
        attack,
        not: {},
      };
      if (!everOffered(spec, 'predictive-shot')) return -1;
      const table = used(spec);
      playOn(table, spec, () => /defense/.test(table.asks ?? '') && table.offers({ type: 'roll' }));
      return table.legal('roll')[0]?.faces.length ?? 0;
    };
    expect([rolled(['hit', 'crit', 'blank']), rolled(['hit', 'hit', 'hit'])]).toEqual([2, 3]);
    expect(rolled(['hit'], { at: [360, 500] })).toBe(-1);
  });
});

describe('Instinctive Aim', () => {
  const JEDI = { pilot: 'lukeskywalker', upgrades: ['instinctiveaim', 'protontorpedoes'] };
  const aiming = (red: ShipOnTable, locks: TableSpec['locks'] = []): Table =>
    duel({ ...JEDI, force: 1, ...red }, {}, { locks });

  test('for a Force charge a special attack needs no focus token or lock, and it is one of those [xw.special-weapon.03]', () => {
    const table = aiming({}).use('instinctive-aim');
    expect(table.ship('red').force?.active).toBe(0);
    expect(table.legal('choose-weapon').map(({ weapon }) => weapon)).toEqual(['red/protontorpedoes']);
    table.answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender' });
    expect(table.happened('attack-declared')).toMatchObject([{ weapon: 'red/protontorpedoes' }]);
    const declined = aiming({}).decline('instinctive-aim');
    expect(declined.legal('choose-weapon').map(({ weapon }) => weapon)).toEqual(['primary']);
    expect(aiming({ force: 0 }).offers({ ability: 'instinctive-aim' })).toBe(false);
    expect(aiming({ upgradeCharges: { protontorpedoes: 0 } }).offers({ ability: 'instinctive-aim' })).toBe(false);
    expect(aiming({ upgrades: ['instinctiveaim'] }).offers({ ability: 'instinctive-aim' })).toBe(false);
  });
});

test('Extreme Maneuvers: a boost action along a turn for a Force charge [xw.boost.02, xw.force-charges.07]', () => {
  const begun = (jedi: ShipOnTable = {}): Table =>
    acting({ pilot: 'ahsokatano', upgrades: ['extrememaneuvers'], force: 1, ...jedi });
  const boosts = (table: Table): Table => table.answer({ type: 'perform-action', action: 'boost' });
  const table = boosts(begun()).use('extreme-maneuvers');
  expect(table.legal('choose-template').map(({ template }) => template)).toEqual(['turn-left', 'turn-right']);
  expect(table.ship('red').force?.active).toBe(0);
  expect(boosts(begun()).decline('extreme-maneuvers').legal('choose-template')).toHaveLength(3);
  expect(boosts(begun({ force: 0 })).offers({ ability: 'extreme-maneuvers' })).toBe(false);
  expect(boosts(begun({ upgrades: [] })).offers({ ability: 'extreme-maneuvers' })).toBe(false);
  const noAction = begun().do((state) => boost(state, 'red', { by: 'p1' }));
  expect(noAction.offers({ ability: 'extreme-maneuvers' })).toBe(false);
});
