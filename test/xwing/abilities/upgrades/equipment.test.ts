/** Astromechs, cannons, configurations, Force powers, illicit upgrades and missiles that were added together. */
import { acting, alone } from '../../duel';
import { type ShipOnTable, type Table, type TableSpec, xwingTable } from '../../table';
import {
  type CardCase,
  declare,
  ENEMY,
  everOffered,
  expectCase,
  expectMoment,
  gained,
  isOffered,
  playOn,
  shown,
  used,
} from '../card-cases';
import {
  colorOfExecuted,
  dial,
  engages,
  expectNumber,
  locksOnTable,
  type NumberCase,
  side,
  STRAIGHT,
  usedIt,
} from '../card-tables';

const gains = (table: Table, ship: string): string[] =>
  table.happened('token-gained').flatMap((each) => (each.ship === ship ? [each.token] : []));
const offers = (table: Table, ability: string): boolean => playOn(table, {}, () => isOffered(table, ability));
/** `red` is about to activate. */
const active = (red: ShipOnTable, more: Partial<TableSpec> = {}): Table =>
  xwingTable({
    ships: { red: { at: [300, 300], dial: STRAIGHT, ...red }, tie: { ...ENEMY, activated: true } },
    moment: 'activation',
    ...more,
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

  test('R5-TK: friendly ships may be attacked, and by no other ship [xw.golden-rules.02]', () => {
    const targets = (upgrades: string[]): unknown => {
      const table = xwingTable({
        ships: { red: { at: [300, 300], upgrades }, friend: { at: [300, 450] }, tie: { player: 'p2', at: [340, 480] } },
        moment: { phase: 'engagement', ship: 'red' },
      }).answer({ type: 'choose-weapon' });
      return table.legal('declare-defender').map(({ defender }) => defender);
    };
    expect(targets(['r5tk'])).toEqual(['friend', 'tie']);
    expect(targets(['r5astromech'])).toEqual(['tie']);
  });

  test('R5-X3: obstacles are ignored in this phase, for a charge [xw.faq-objects.01]', () => {
    const flown = (use: boolean): Table => {
      const table = active(
        { upgrades: ['r5x3'] },
        { obstacles: { rock: { outline: 'coreasteroid0', at: [300, 380] } } },
      );
      return use ? table.use('r5-x3') : table.decline('r5-x3');
    };
    expect(flown(true).offers({ type: 'roll' })).toBe(false);
    expect(flown(true).ship('red').upgrades[0]?.charges?.active).toBe(1);
    expect(flown(false).offers({ type: 'roll' })).toBe(true);
    expect(active({ upgrades: ['r5x3'], upgradeCharges: { r5x3: 0 } }).offers({ ability: 'r5-x3' })).toBe(false);
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

describe('cannons [xw.attack.16, xw.attack.22]', () => {
  const numbers: NumberCase[] = [
    {
      card: 'autoblasters',
      red: { upgrades: ['autoblasters'] },
      weapon: 'red/autoblasters',
      dice: 3,
      not: { 'beside the bullseye arc': { tie: { at: [360, 500] }, dice: 2 } },
    },
    {
      card: 'synced laser cannons',
      pool: 'defense',
      red: { upgrades: ['syncedlasercannons'], tokens: { calculate: 1 } },
      tie: { at: [300, 590] },
      weapon: 'red/syncedlasercannons',
      dice: 3,
      not: {
        'no calculate token': { red: { tokens: {} }, dice: 4 },
        'at range 2': { tie: { at: [300, 500] }, dice: 3 },
      },
    },
  ];
  test.each(numbers.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));

  test('Autoblasters: evades cancel no critical hits from outside the front arc [xw.attack.27]', () => {
    const canceled = (facing: number): unknown => {
      const spec = {
        red: { upgrades: ['autoblasters'] },
        tie: { facing },
        weapon: 'red/autoblasters',
        attack: ['crit', 'hit', 'blank'],
        defense: ['evade', 'evade', 'evade'],
      };
      const table = declare(spec);
      playOn(table, spec, () => table.happened('dice-neutralized').length > 0);
      return table.happened('dice-neutralized')[0];
    };
    expect(canceled(180)).toMatchObject({ hits: 1, crits: 1 });
    expect(canceled(0)).toMatchObject({ hits: 1, crits: 0 });
  });

  test('Underslung Blaster Cannon: against an enemy that has moved, with a lock; only the lock modifies its dice [xw.bonus-attack.01, xw.golden-rules.03]', () => {
    const at = (locks: TableSpec['locks']): Table =>
      xwingTable({
        ships: {
          red: { at: [300, 300], ...dial('blue') },
          gun: {
            player: 'p2',
            at: [300, 500],
            facing: 180,
            turret: 'front',
            upgrades: ['underslungblastercannon'],
            tokens: { focus: 1 },
          },
        },
        locks: locks ?? [],
        moment: { phase: 'activation', ship: 'red' },
      });
    const table = at([['gun', 'red']]);
    expect(offers(at([]), 'underslung-blaster-cannon')).toBe(false);
    expect(offers(table, 'underslung-blaster-cannon')).toBe(true);
    table.use('underslung-blaster-cannon').answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender' });
    table.rolls(...(table.legal('roll')[0]?.faces ?? []).map(() => 'focus'));
    expect(table.refusal({ type: 'spend-focus' })).toBe('cannot-modify');
    expect(table.refusal({ type: 'spend-lock' })).toBeNull();
  });
});

describe('configurations', () => {
  const wing: ShipOnTable = { pilot: 'nusquadronpilot', tokens: { disarm: 1 } };
  const weapons = (red: ShipOnTable, locks: TableSpec['locks'] = [['red', 'tie']]): unknown => {
    const table = xwingTable({
      ships: { red: { at: [300, 300], ...wing, ...red }, tie: { player: 'p2', at: [300, 450], facing: 180 } },
      locks,
      moment: { phase: 'engagement', ship: 'red' },
    });
    return table
      .legal('choose-weapon')
      .filter(({ ship }) => ship === 'red')
      .map(({ weapon }) => weapon);
  };

  test('Os-1 Arsenal Loadout: disarmed it attacks what it has locked with torpedoes and missiles [xw.disarm.02]', () => {
    const upgrades = ['os1arsenalloadout', 'concussionmissiles', 'heavylasercannon'];
    expect(weapons({ upgrades })).toEqual(['red/concussionmissiles']);
    expect(weapons({ upgrades, tokens: { disarm: 2 } })).toEqual([]);
    expect(weapons({ upgrades }, [])).toEqual([]);
    expect(weapons({ upgrades, tokens: {} })).toEqual(['primary', 'red/concussionmissiles', 'red/heavylasercannon']);
    const table = xwingTable({
      ships: { red: { at: [300, 300], ...wing, upgrades }, tie: { player: 'p2', at: [300, 450], facing: 180 } },
      locks: [['red', 'tie']],
      moment: { phase: 'engagement', ship: 'red' },
    }).attack('red', 'tie');
    table.rolls('blank', 'blank', 'blank');
    expect(table.legal('spend-lock')).toEqual([]);
  });

  test('Xg-1 Assault Configuration: disarmed it attacks with cannons, with three dice at most [xw.faq-cards.30]', () => {
    const upgrades = ['xg1assaultconfiguration', 'heavylasercannon', 'concussionmissiles'];
    expect(weapons({ upgrades })).toEqual(['red/heavylasercannon']);
    const number: NumberCase = {
      card: 'xg-1',
      red: { ...wing, upgrades },
      weapon: 'red/heavylasercannon',
      dice: 3,
      not: { 'not disarmed': { red: { tokens: {} }, dice: 4 } },
    };
    expectNumber(number);
  });

  test('Stabilized S-foils: not while critically damaged; open, the lock buys an attack with a cannon [xw.bonus-attack.01]', () => {
    const flips = (red: ShipOnTable): boolean =>
      active({ upgrades: ['stabilizedsfoils'], ...red }).offers({ ability: 'stabilized-s-foils-opens' });
    expect([flips({}), flips({ shields: 0, damage: { faceup: ['damagedengine'] } })]).toEqual([true, false]);
    const spec: CardCase = {
      ability: 'stabilized-s-foils',
      red: { upgrades: ['stabilizedsfoils', 'heavylasercannon'], flipped: ['stabilizedsfoils'] },
      locks: [['red', 'tie']],
      weapon: 'primary',
      not: {
        'no lock': { locks: [] },
        'no cannon': { red: { upgrades: ['stabilizedsfoils'] } },
        'that cannon': { weapon: 'red/heavylasercannon' },
      },
    };
    expectCase(spec);
    const table = used(spec);
    expect(table.legal('choose-weapon').map(({ weapon }) => weapon)).toEqual(['red/heavylasercannon']);
    expect(locksOnTable(table)).toEqual([]);
    expect(
      side(active({ upgrades: ['stabilizedsfoils'] }).use('stabilized-s-foils-opens'), 'red', 'stabilizedsfoils'),
    ).toBe(1);
  });

  test('Alpha-3E "Esk": critical hits ionize instead of hurting [xw.ion.12]', () => {
    const spec: CardCase = {
      ability: 'alpha-3e-esk',
      red: { upgrades: ['alpha3eesk'] },
      attack: ['crit', 'hit', 'blank'],
      not: { 'no charges': { red: { upgradeCharges: { alpha3eesk: 1 } } } },
    };
    const table = used(spec);
    playOn(table, spec, () => table.happened('attack-performed').length > 0);
    expect(gains(table, 'tie')).toEqual(['ion']);
    expect(table.happened('damage-suffered').map(({ damage }) => damage)).toEqual(['hit']);
    expect(
      everOffered({ ...spec, red: { upgrades: ['alpha3eesk'], upgradeCharges: { alpha3eesk: 1 } } }, 'alpha-3e-esk'),
    ).toBe(false);
    const declined = used({ ...spec, ability: 'alpha-3e-esk', red: { upgrades: ['alpha3eesk'] } });
    expect(declined.ship('red').upgrades[0]?.charges?.active).toBe(0);
  });

  test('Sensitive Controls: a red barrel roll or boost in the System Phase, in place of Autothrusters [xw.system-phase.02]', () => {
    const at = (upgrades: string[]): Table =>
      xwingTable({
        ships: { red: { pilot: 'alphasquadronpilot', at: [300, 300], upgrades }, x: { player: 'p1' }, tie: ENEMY },
        moment: 'system',
      });
    expect(at(['sensitivecontrols']).offers({ ability: 'sensitive-controls' })).toBe(true);
    expect(at([]).offers({ ability: 'sensitive-controls' })).toBe(false);
    const abilities = (table: Table): string[] => table.state.inPlay.map(({ ability }) => ability);
    expect(abilities(at(['sensitivecontrols']))).not.toContain('autothrusters');
    expect(abilities(at([]))).toContain('autothrusters');
  });

  test('TIE Defender Elite: turns are easier, Koiograns harder; a bonus primary attack after a cannon’s [xw.difficulty.05, xw.difficulty.06]', () => {
    const color = (bearing: string, speed = 3): unknown =>
      colorOfExecuted('tiedefenderelite', speed, bearing, 'white', true, 'deltasquadronpilot');
    expect([color('turn-left'), color('koiogran', 4), color('straight')]).toEqual(['blue', 'red', 'white']);
    expectCase({
      ability: 'advanced-fire-control',
      red: { pilot: 'deltasquadronpilot', upgrades: ['tiedefenderelite', 'heavylasercannon'] },
      locks: [['red', 'tie']],
      weapon: 'red/heavylasercannon',
      not: { 'no lock': { locks: [] }, 'a primary attack': { weapon: 'primary' } },
    });
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
    expect(offers(table, 'foresight')).toBe(true);
    table
      .use('foresight')
      .answer({ type: 'choose-weapon' })
      .answer({ type: 'declare-defender' })
      .rolls('focus', 'focus');
    table.use('foresight-changes');
    expect(shown(table).attack).toEqual(['focus', 'hit']);
    expect(table.refusal({ type: 'spend-focus' }) ?? 'not asked').not.toBe(null);
    expect(table.legal('spend-focus')).toEqual([]);
    expect(offers(at({ force: 0 }), 'foresight')).toBe(false);
    expect(offers(at({ at: [380, 560] }), 'foresight')).toBe(false);
  });

  test('Supernatural Reflexes: a barrel roll or boost before it activates; one that is not on the bar hurts [xw.actions.05]', () => {
    const acted = (action: string): Table => {
      const table = active({ pilot: 'lukeskywalker', upgrades: ['supernaturalreflexes'], force: 1 }).use(
        'supernatural-reflexes',
      );
      table.answer({ type: 'perform-action', action });
      playOn(table, {}, () => table.happened('maneuver-executed').length > 0);
      return table;
    };
    expect(acted('boost').happened('damage-suffered')).toHaveLength(1);
    expect(acted('barrel-roll').happened('damage-suffered')).toEqual([]);
    expect(
      active({ pilot: 'lukeskywalker', upgrades: ['supernaturalreflexes'], force: 0 }).offers({
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

describe('illicit upgrades', () => {
  test('Contraband Cybernetics: stress keeps it from nothing until the end of the round [xw.golden-rules.02]', () => {
    const at = (use: boolean): Table => {
      const table = active({ upgrades: ['contrabandcybernetics'], tokens: { stress: 1 }, ...dial('white') });
      return use ? table.use('contraband-cybernetics') : table.decline('contraband-cybernetics');
    };
    expect(at(true).offers({ type: 'perform-action', ship: 'red' })).toBe(true);
    expect(at(false).offers({ type: 'perform-action', ship: 'red' })).toBe(false);
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

describe('missiles', () => {
  const locks: CardCase['locks'] = [['red', 'tie']];

  test('Homing Missiles: the defender may suffer a damage instead of the dice [xw.hit.01]', () => {
    const declared = (chosen: unknown): Table => {
      const table = used({
        ability: 'homing-missiles',
        red: { upgrades: ['homingmissiles'] },
        locks,
        weapon: 'red/homingmissiles',
        chosen,
        not: {},
      });
      return table;
    };
    const hit = declared('suffer');
    expect(hit.happened('damage-suffered')).toMatchObject([{ ship: 'tie', damage: 'hit' }]);
    expect(hit.happened('attack-hit')).toHaveLength(1);
    expect(hit.happened('dice-rolled')).toEqual([]);
    expect(hit.ship('red').upgrades[0]?.charges?.active).toBe(1);
    expect(declared(null).offers({ type: 'roll' })).toBe(true);
    expect(everOffered({ red: { upgrades: ['homingmissiles'] }, locks, weapon: 'primary' }, 'homing-missiles')).toBe(
      false,
    );
  });

  test('Diamond-Boron Missiles: who is near the defender, and no more agile, rolls a die [xw.damage.01]', () => {
    const spec: CardCase = {
      ability: 'diamond-boron-missiles',
      red: { upgrades: ['diamondboronmissiles'] },
      others: {
        near: { player: 'p2', at: [350, 500] },
        slow: { at: [250, 500] },
        far: { player: 'p2', at: [700, 700] },
      },
      locks,
      weapon: 'red/diamondboronmissiles',
      attack: ['hit', 'blank', 'blank'],
      not: { 'a miss': { attack: [] }, 'no charge left': { red: { upgradeCharges: { diamondboronmissiles: 1 } } } },
    };
    const table = used(spec);
    for (let i = 0; i < 3; i++) table.rolls('hit');
    expect(
      table
        .happened('dice-rolled')
        .filter(({ why }) => why !== 'attack')
        .map(({ ship }) => ship)
        .sort(),
    ).toEqual(['near', 'slow', 'tie']);
    expectCase(spec);
  });

  const pods: NumberCase = {
    card: 'multi-missile pods',
    use: 'multi-missile-pods',
    red: { upgrades: ['multimissilepods'], tokens: { calculate: 1 } },
    tie: { at: [350, 440] },
    weapon: 'red/multimissilepods',
    dice: 3,
    not: { 'beside the front arc': { tie: { at: [440, 340] }, dice: 2 } },
  };
  test('Multi-Missile Pods: charges for dice [xw.attack.16]', () => {
    const most = (at: readonly [number, number]): unknown => {
      const spec: CardCase = {
        ability: 'multi-missile-pods',
        red: pods.red!,
        tie: { at },
        weapon: 'red/multimissilepods',
        not: {},
      };
      if (!everOffered(spec, 'multi-missile-pods')) return [];
      const table = used({ ...spec, chosen: 1 });
      return [table.ship('red').upgrades[0]?.charges?.active, everOffered({ ...spec }, 'multi-missile-pods')];
    };
    expect(most([350, 440])).toEqual([3, true]);
    expect(most([440, 330])).toEqual([]);
    const bullseye = used({
      ability: 'multi-missile-pods',
      red: pods.red!,
      weapon: 'red/multimissilepods',
      chosen: 2,
      not: {},
    });
    expect(bullseye.ship('red').upgrades[0]?.charges?.active).toBe(2);
    expect(() =>
      used({
        ability: 'multi-missile-pods',
        red: pods.red!,
        tie: { at: [350, 440] },
        weapon: 'red/multimissilepods',
        chosen: 2,
        not: {},
      }),
    ).toThrow(/answers fit/);
  });

  test('XX-23 S-Thread Tracers: friends near the defender lock it, and no damage is dealt [xw.lock.04, xw.cancel.01]', () => {
    const spec: CardCase = {
      ability: 'xx-23-s-thread-tracers',
      red: { upgrades: ['xx23sthreadtracers'], tokens: { focus: 1 } },
      others: { friend: { at: [400, 420] }, far: { at: [800, 100] } },
      weapon: 'red/xx23sthreadtracers',
      attack: ['hit', 'hit', 'hit'],
      chosen: [{ ship: 'friend', on: 'tie' }],
      not: { 'a miss': { attack: [] }, 'a primary attack': { weapon: 'primary' } },
    };
    const table = used(spec);
    table.repeat({ type: 'choose-lock' });
    playOn(table, spec, () => table.happened('attack-performed').length > 0);
    expect(locksOnTable(table)).toContain('friend tie');
    expect(table.happened('damage-suffered')).toEqual([]);
    expect(everOffered({ ...spec, attack: [] }, 'xx-23-s-thread-tracers')).toBe(false);
  });
});
