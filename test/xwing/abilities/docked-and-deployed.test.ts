/** Cards of ships that dock, deploy and burn out. */
import { checkSquad } from '../../../src/xwing';
import { alone, diceAsked } from '../duel';
import { EPIC } from '../huge-ships/epic';
import { xwingTable, type ShipOnTable, type Table } from '../table';

describe('Rigged Energy Cells (Escape Craft)', () => {
  const drone = (charges: number, more: Record<string, ShipOnTable> = {}): Table =>
    xwingTable({
      ships: {
        drone: { pilot: 'autopilotdrone', at: [300, 300], charges },
        near: { player: 'p2', at: [300, 420], shields: 0 },
        far: { player: 'p2', at: [300, 620] },
        ...more,
      },
      moment: 'system',
    });
  const toEndOfActivation = (table: Table): Table => {
    for (let i = 0; i < 80 && table.state.phase !== 'engagement'; i++) {
      const decline = table.legal().find(({ type }) => /decline/.test(type)) ?? table.legal()[0];
      if (!decline) break;
      table.does(decline);
    }
    return table;
  };
  const use = { type: 'use-ability', ability: 'rigged-energy-cells' };

  test('a charge is lost in the System Phase; without one it is destroyed, and each ship at range 0-1 suffers [xw.faq-cards.09]', () => {
    const table = drone(1);
    expect(table.refusal({ type: 'end-system-turn', ship: 'drone' })).toBe('mandatory');
    table.answer(use);
    expect(table.ship('drone').charges?.active).toBe(0);
    toEndOfActivation(table);
    expect(table.ship('drone')).toMatchObject({ destroyed: true, place: 'removed' });
    expect(table.happened('damage-suffered')).toMatchObject([{ ship: 'near', damage: 'crit' }]);
    const two = toEndOfActivation(drone(2).answer(use));
    expect(two.ship('drone')).toMatchObject({ destroyed: false, charges: { active: 1 } });
  });

  test('destroyed for another reason it does nothing to them [xw.faq-cards.09]', () => {
    const table = xwingTable({
      ships: {
        drone: {
          pilot: 'autopilotdrone',
          at: [300, 500],
          facing: 180,
          charges: 1,
          shields: 0,
          damage: { facedown: 1 },
        },
        near: { pilot: 'bluesquadronescort', at: [380, 500] },
        foe: { player: 'p2', at: [300, 400] },
      },
      moment: { phase: 'engagement', ship: 'foe' },
    });
    table.attack('foe', 'drone').rolls('hit', 'hit', 'hit').rolls('blank', 'blank');
    expect(table.happened('ship-destroyed')).toMatchObject([{ ship: 'drone' }]);
    expect(table.happened('damage-suffered').every(({ ship }) => ship === 'drone')).toBe(true);
  });
});

describe('Nashtah Pup', () => {
  const tooth = { pilot: 'moraloeval', upgrades: ['houndstooth'], shields: 0, damage: { facedown: 8 }, charges: 1 };
  const table = (): Table =>
    xwingTable({
      ships: {
        tooth: { ...tooth, at: [450, 500], facing: 180 },
        pup: { pilot: 'nashtahpup', at: null, docked: 'tooth' },
        foe: { player: 'p2', pilot: 'soontirfel', at: [450, 300] },
      },
      moment: { phase: 'engagement', ship: 'foe' },
    });
  const deployed = (): Table => {
    const it = table().attack('foe', 'tooth').rolls('hit', 'blank', 'blank');
    it.rolls(...Array<string>(it.legal('roll')[0]?.faces.length ?? 0).fill('blank'));
    return it.answer({ type: 'deploy', maneuver: '2 straight', guides: 'front' });
  };

  test("has as many active and inactive charges as the Hound's Tooth had, and its initiative [xw.faq-cards.08]", () => {
    const it = deployed();
    expect(it.happened('deployed')).toMatchObject([{ ship: 'pup' }]);
    expect(it.ship('pup').charges).toEqual({ active: 1, limit: 2, recovers: 0 });
    // Those of its carrier are its own: they are not the same ones.
    expect(it.ship('pup').charges).not.toBe(it.ship('tooth').charges);
    // Moralo Eval has initiative 4, the pup 0 on its card: it engages after Soontir Fel of initiative 6.
    const engaged = it.happened('ship-engages').map(({ ship }) => ship);
    expect(it.state.inPlay.filter(({ source }) => source === 'pup').map(({ ability }) => ability)).toContain(
      'nashtah-pup-initiative',
    );
    expect(engaged[0]).toBe('foe');
  });

  test('deploys only when its carrier is destroyed [xw.faq-cards.08]', () => {
    const it = xwingTable({
      ships: {
        tooth: { ...tooth, at: [450, 500] },
        pup: { pilot: 'nashtahpup', at: null, docked: 'tooth' },
        foe: { player: 'p2', pilot: 'sigmasquadronace', tokens: { cloak: 1 }, at: [100, 800] },
      },
      moment: 'system',
    });
    expect(it.offers({ type: 'deploy' })).toBe(false);
  });

  test("is in no squad without the Hound's Tooth", () => {
    const squad = (upgrades: string[]) =>
      checkSquad({
        name: '',
        obstacles: [],
        faction: 'scumandvillainy',
        ships: [
          { pilot: 'trandoshanslaver', upgrades },
          { pilot: 'nashtahpup', upgrades: [] },
        ],
      }).map(({ code }) => code);
    expect(squad([])).toContain('needed-in-squad');
    expect(squad(['houndstooth'])).not.toContain('needed-in-squad');
  });

  test('Pursuit Craft: after it deployed it may lock what the tooth has locked [xw.lock.04]', () => {
    const it = xwingTable({
      ships: {
        tooth: { pilot: 'trandoshanslaver', upgrades: ['houndstooth'], at: [450, 300] },
        z95: { pilot: 'bossk-z95af4headhunter', at: null, docked: 'tooth' },
        foe: { player: 'p2', at: [450, 600] },
        other: { player: 'p2', at: [600, 600] },
      },
      locks: [['tooth', 'foe']],
      moment: 'system',
    });
    it.answer({ type: 'deploy', maneuver: '2 straight', guides: 'front' });
    it.repeat({ type: 'decline-action', ship: 'z95' }).use('pursuit-craft');
    expect(it.legal('choose-lock').map(({ on }) => on)).toEqual(['foe']);
  });
});

describe('Comms Shuttle', () => {
  const ghost = (docked: boolean): Table =>
    alone({ pilot: 'lothalrebel', upgrades: ['ghost'] }, undefined, {
      shuttle: docked ? { pilot: 'ap5', at: null, docked: 'red' } : { pilot: 'ap5', at: [800, 100] },
      friend: { at: [300, 460] },
    });
  test('its carrier has the coordinate action while it is docked, and may coordinate before it activates [xw.docking.01]', () => {
    const table = ghost(true);
    expect(table.happened('ship-activates')).toEqual([]);
    table.use('comms-shuttle').repeat({ type: 'choose-coordinated' });
    expect(table.happened('coordinated')).toMatchObject([{ ship: 'red', on: 'friend' }]);
    expect(
      ghost(false)
        .happened('ability-queued')
        .map(({ ability }) => ability),
    ).not.toContain('comms-shuttle');
    const offers = (docked: boolean): boolean =>
      alone({ pilot: 'lothalrebel', upgrades: ['ghost'] }, 'perform action', {
        shuttle: docked ? { pilot: 'ap5', at: null, docked: 'red' } : { pilot: 'ap5', at: [800, 100] },
        friend: { at: [300, 460] },
      }).offers({ type: 'perform-action', action: 'coordinate', color: 'white' });
    expect([offers(true), offers(false)]).toEqual([true, false]);
  });
});

describe('Locked and Loaded', () => {
  const GHOST = { pilot: 'lothalrebel', upgrades: ['ghost'] };
  const SHUTTLE = { pilot: 'sabinewren', upgrades: ['phantom'] };
  /** The Ghost with an enemy in front of it, another behind it. */
  const attacked = (by: string, more: { shuttle?: ShipOnTable; ghost?: ShipOnTable } = {}): Table => {
    const table = xwingTable({
      ships: {
        ghost: { ...GHOST, at: [450, 450], ...more.ghost },
        shuttle: more.shuttle ?? { ...SHUTTLE, at: null, docked: 'ghost' },
        ahead: { player: 'p2', at: [450, 640], facing: 180 },
        behind: { player: 'p2', at: [450, 260] },
      },
      moment: { phase: 'engagement', ship: 'ghost' },
    });
    table.attack('ghost', by === 'primary rear' ? 'behind' : 'ahead', by);
    for (let i = 0; i < 12 && table.happened('attack-performed').length < 2; i++) {
      const roll = table.legal('roll').find(({ faces }) => faces.every((face) => face === 'blank'));
      table.does(roll ?? table.legal().find(({ type }) => type === 'end-modifying') ?? table.legal()[0]!);
    }
    return table;
  };
  const use = { type: 'use-ability', ability: 'locked-and-loaded' };
  const turret = { ghost: { upgrades: ['ghost', 'dorsalturret'], turret: 'front' } } as const;

  test('after a primary front attack of its carrier a bonus attack to the rear, and only there [xw.attack.37, xw.bonus-attack.01]', () => {
    const table = attacked('primary front').answer(use);
    expect(
      table
        .legal('choose-weapon')
        .map(({ weapon }) => weapon)
        .concat('primary rear'),
    ).toContain('primary rear');
    table.repeat({ type: 'choose-weapon', weapon: 'primary rear' });
    expect(table.legal('declare-defender').map(({ defender }) => defender)).toEqual(['behind']);
    expect(table.refusal({ type: 'declare-defender', defender: 'ahead' })).not.toBeNull();
  });

  test.each([
    ['it is not docked', 'primary', { shuttle: { ...SHUTTLE, at: [800, 100] as const } }],
    ['another shuttle is docked', 'primary front', { shuttle: { pilot: 'ap5', at: null, docked: 'ghost' } }],
    ['the attack was special', 'dorsalturret', turret],
    ['the attack was to the rear', 'primary rear', {}],
  ])('not where %s [xw.attack.37]', (_what, by, more) => {
    const weapon = by === 'dorsalturret' ? 'ghost/dorsalturret' : by;
    expect(attacked(weapon, more as object).offers(use)).toBe(false);
  });
});

describe('Co-Pilot', () => {
  const FALCON = { pilot: 'freightercaptain', upgrades: ['landosmillenniumfalcon'] };
  const falcon = (pilot: string, moment: 'system' | 'engagement' = 'system'): Table =>
    xwingTable({
      ships: {
        falcon: { ...FALCON, at: [450, 450] },
        escape: { pilot, at: null, docked: 'falcon' },
        wing: { pilot: 'freightercaptain', at: [450, 700] },
        x: { player: 'p2' },
      },
      moment,
    });
  const lent = (table: Table): unknown[] =>
    table.state.inPlay.filter(({ ability }) => /escape-craft|pioneer/.test(ability)).map(({ source }) => source);

  test.each(['l337-escapecraft', 'landocalrissian-escapecraft', 'outerrimpioneer'])(
    'its carrier has the ability of %s while it is docked, and not after it deployed [xw.docking.01, xw.reserve.05]',
    (pilot) => {
      const table = falcon(pilot);
      expect(lent(table)).toEqual(['falcon']);
      table.answer({ type: 'deploy', maneuver: '2 straight', guides: 'front' });
      table.repeat({ type: 'decline-action' });
      expect(lent(table)).toEqual(['escape']);
    },
  );

  test('a ship without it lends nothing', () => {
    expect(lent(falcon('autopilotdrone'))).toEqual([]);
  });

  test('Lando Calrissian: the carrier rerolls its blanks for a stress token of its own [xw.docking.01]', () => {
    const table = xwingTable({
      ships: {
        falcon: { ...FALCON, at: [300, 300] },
        escape: { pilot: 'landocalrissian-escapecraft', at: null, docked: 'falcon' },
        tie: { player: 'p2', at: [300, 500], facing: 180 },
      },
      moment: { phase: 'engagement', ship: 'falcon' },
    });
    const weapon = table.legal('choose-weapon')[0]?.weapon;
    table.attack('falcon', 'tie', weapon);
    const blank = table.legal('roll').find(({ faces }) => faces.every((face) => face === 'blank'));
    table.does(blank!).use('lando-calrissian-escape-craft');
    expect(table.ship('falcon').tokens.stress).toBe(1);
    expect(table.ship('escape').tokens.stress).toBe(0);
  });
});

describe('Outer Rim Pioneer', () => {
  const attackers = (pioneer: ShipOnTable, red: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        red: { at: [300, 300], ...red },
        pioneer: { pilot: 'outerrimpioneer', at: [300, 220], ...pioneer },
        tie: { player: 'p2', at: [300, 500], facing: 180 },
      },
      obstacles: { rock: { outline: 'coreasteroid0', at: [300, 300] } },
      moment: { phase: 'engagement', ship: 'red' },
    });
  test.each([
    ['a friend at range 1', {}, true],
    ['a friend at range 2', { at: [300, 100] as const }, false],
    ['an enemy', { player: 'p2' }, false],
    ['no pioneer', { pilot: 'autopilotdrone' }, false],
  ])('at an asteroid, near %s: attacks %p [xw.obstacles.13, xw.golden-rules.02]', (_what, pioneer, attacks) => {
    const table = attackers(pioneer);
    table.repeat({ type: 'choose-weapon', ship: 'red' });
    expect(table.offers({ type: 'declare-defender', ship: 'red', defender: 'tie' })).toBe(attacks);
  });
});

describe("Lando's Millennium Falcon", () => {
  const FALCON: ShipOnTable = { pilot: 'freightercaptain', upgrades: ['landosmillenniumfalcon'], turret: 'front' };
  const attacked = (craft: number | null, shields = 1): Table =>
    xwingTable({
      ships: {
        falcon: { ...FALCON, at: [300, 500], facing: 180, shields },
        ...(craft !== null && { craft: { pilot: 'autopilotdrone', at: null, docked: 'falcon', shields: craft } }),
        foe: { player: 'p2', pilot: 'bluesquadronescort', at: [300, 340] },
      },
      moment: { phase: 'engagement', ship: 'foe' },
    })
      .attack('foe', 'falcon')
      .rolls('hit', 'blank', 'blank', 'blank')
      .rolls('blank');
  const left = (table: Table) => [table.ship('falcon').shields.active, table.ship('craft').shields.active];

  test('damage may take a shield of the docked craft instead of its own, and is suffered', () => {
    const table = attacked(1).use('landos-millennium-falcon-shields');
    expect(left(table)).toEqual([1, 0]);
    expect(table.happened('damage-suffered')).toMatchObject([{ ship: 'falcon', damage: 'hit' }]);
    expect(left(attacked(1).decline('landos-millennium-falcon-shields'))).toEqual([0, 1]);
    expect(left(attacked(1, 0).use('landos-millennium-falcon-shields'))).toEqual([0, 0]);
    expect(attacked(1, 0).use('landos-millennium-falcon-shields').ship('falcon').damage.facedown).toBe(0);
  });

  test('nobody is asked where the craft has no shield left, or none is docked', () => {
    expect(left(attacked(0))).toEqual([0, 0]);
    expect(attacked(null).ship('falcon').shields.active).toBe(0);
  });

  test.each([
    ['stressed', 1, 3],
    ['not stressed', 0, 2],
  ])('a primary attack against a ship that is %s', (_, stress, dice) => {
    const table = xwingTable({
      ships: {
        falcon: { ...FALCON, at: [300, 300] },
        foe: { player: 'p2', at: [300, 500], tokens: { stress } },
      },
      moment: { phase: 'engagement', ship: 'falcon' },
    }).attack('falcon', 'foe');
    expect(diceAsked(table)).toBe(dice);
  });
});

describe('Liberator', () => {
  const deployed = (upgrades: string[]): Table =>
    xwingTable({
      mat: EPIC,
      ships: {
        corvette: { pilot: 'alderaanianguard', upgrades, at: [900, 600] },
        wing: { pilot: 'bluesquadronescort', at: null, docked: 'corvette' },
        foe: { player: 'p2', at: [80, 80] },
      },
      moment: 'system',
    })
      .answer({ type: 'deploy', ship: 'wing', guides: 'front', maneuver: '2 straight' })
      .answer({ type: 'decline-action', ship: 'wing' });
  const offered = (table: Table) => table.legal('perform-action').map(({ action }) => action);

  test('a ship that has deployed from it may focus or roll, beside its action', () => {
    const table = deployed(['liberator']);
    expect([...new Set(offered(table))]).toEqual(['focus', 'barrel-roll']);
    expect(table.offers({ type: 'decline-action', ship: 'wing' })).toBe(true);
    table.answer({ type: 'perform-action', ship: 'wing', action: 'focus' });
    expect(table.ship('wing').tokens.focus).toBe(1);
  });

  test('from another carrier it may not', () => {
    const used = (upgrade: string) =>
      deployed([upgrade])
        .happened('ability-queued')
        .map(({ ability }) => ability);
    expect([used('liberator'), used('corvus')]).toEqual([['liberator'], []]);
  });
});
