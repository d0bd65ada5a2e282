import * as E from 'fp-ts/lib/Either';
import { headingFromDegrees } from '../../src/core/geometry';
import { xwing, type Moment } from '../../src/xwing';
import { cannotPerform } from '../../src/xwing/queries/actions';
import { weaponsOf } from '../../src/xwing/queries/weapons';
import { newGame, positionOf, squad, xwingTable, type ShipOnTable, type Table } from './table';

const GHOST: ShipOnTable = { pilot: 'lothalrebel', upgrades: ['ghost'], at: [450, 450] };
const PHANTOM: ShipOnTable = { pilot: 'ap5', upgrades: [], at: null, docked: 'ghost' };

/** The Ghost with a Sheathipede docked with it; an enemy far away. */
function carrying(
  more: Record<string, ShipOnTable> = {},
  moment: Moment | Moment['phase'] = 'system',
  own: ShipOnTable = {},
): Table {
  return xwingTable({
    ships: { ghost: GHOST, phantom: { ...PHANTOM, ...own }, foe: { player: 'p2', at: [80, 80] }, ...more },
    moment,
  });
}

const deploys = (table: Table) => table.legal('deploy').map(({ maneuver, guides }) => `${guides} ${maneuver}`);
const leave = (maneuver = '2 straight') => ({ type: 'deploy', ship: 'phantom', maneuver });

describe('docked ships', () => {
  test('a docked ship is in reserve, and its carrier is known [xw.docking.01, xw.reserve.02, xw.reserve.06]', () => {
    const table = carrying({}, 'planning');
    expect(table.ship('phantom')).toMatchObject({ place: 'reserve', docked: 'ghost' });
    expect(table.legal('set-dial').some(({ ship }) => ship === 'phantom')).toBe(false);
    const focus = { action: 'focus', color: 'white' } as const;
    expect(cannotPerform(table.state, 'phantom', focus)).toMatchObject({
      code: 'not-in-play',
      rules: ['xw.reserve.02'],
    });
    expect(cannotPerform(table.state, 'ghost', focus)).toBeNull();
  });

  test('no ship is docked but where a card lets it, and no more than it lets [xw.docking.01]', () => {
    const position = (ships: Record<string, ShipOnTable>): string | null => {
      const spec = { ships: { ...ships, foe: { player: 'p2', at: [80, 80] as const } }, moment: 'system' } as const;
      const begun = xwing.resume(positionOf(spec), { mode: 'manual' });
      return E.isLeft(begun) ? begun.left.code : null;
    };
    expect(position({ ghost: GHOST, phantom: PHANTOM })).toBeNull();
    expect(position({ ghost: { ...GHOST, upgrades: [] }, phantom: PHANTOM })).toBe('no-carrier');
    expect(position({ ghost: GHOST, phantom: { ...PHANTOM, pilot: 'bluesquadronescort' } })).toBe('no-carrier');
    expect(
      position({
        ghost: GHOST,
        phantom: PHANTOM,
        second: { ...PHANTOM, pilot: 'zeborrelios-sheathipedeclassshuttle' },
      }),
    ).toBe('no-carrier');
  });

  test('one that touches its carrier docks, at range 1 none does but the Phantom [xw.docking.08]', () => {
    const near = (mm: number, upgrades: string[] = []) =>
      carrying({ phantom: { ...PHANTOM, at: [450, 450 - 60 - mm], docked: undefined, upgrades } as never });
    expect(near(0).refusal({ type: 'dock', ship: 'phantom' })).toBe(null);
    expect(near(30).legal('dock')).toEqual([]);
    expect(near(30, ['phantom']).refusal({ type: 'dock', ship: 'phantom' })).toBe(null);
    expect(near(120, ['phantom']).legal('dock')).toEqual([]);
    const table = near(0).answer({ type: 'dock', ship: 'phantom' });
    expect(table.ship('phantom')).toMatchObject({ place: 'reserve', docked: 'ghost' });
    expect(table.happened('docked')).toMatchObject([{ ship: 'phantom', carrier: 'ghost' }]);
  });

  test('its dial is not resolved and it does not activate in that round [xw.docking.10]', () => {
    const dial = { speed: 2, bearing: 'straight', color: 'white' } as const;
    const table = carrying({ phantom: { ...PHANTOM, at: [450, 390], docked: undefined, dial } as never });
    table.answer({ type: 'dock', ship: 'phantom' });
    for (let i = 0; i < 20 && table.state.phase !== 'end' && table.state.round === 1; i++) {
      const [next] = [...table.legal('decline-action'), ...table.legal('decline-attack'), ...table.legal()];
      if (next) table.does(next);
    }
    expect(table.happened('dial-revealed').some(({ ship }) => ship === 'phantom')).toBe(false);
    expect(table.happened('ship-activates').some(({ ship }) => ship === 'phantom')).toBe(false);
    expect(table.happened('ship-activates').some(({ ship }) => ship === 'ghost')).toBe(true);
  });

  test('a ship in reserve comes back by what put it there; its player has not lost [xw.reserve.03]', () => {
    const table = carrying().answer(leave());
    expect(table.ship('phantom').place).toBe('table');
    expect(table.ship('phantom').docked).toBeNull();
  });
});

test('with a carrier that flees those docked with it are removed, and no others [xw.flee.02, xw.docking.01]', () => {
  const edge = { ...GHOST, at: [450, 860] as const, dial: { speed: 2, bearing: 'straight', color: 'blue' } as const };
  const second: ShipOnTable = { ...GHOST, at: [100, 450] };
  const table = carrying(
    { ghost: edge, second, other: { ...PHANTOM, docked: 'second' } },
    { phase: 'activation', ship: 'ghost' },
  );
  table.decline('comms-shuttle');
  expect(table.happened('ship-removed')).toMatchObject([{ ship: 'phantom' }, { ship: 'ghost' }]);
  expect(table.ship('phantom').place).toBe('removed');
  expect(table.ship('other').place).toBe('reserve');
});

test('what a faceup damage card of a docked ship says holds again when it has deployed [xw.reserve.05]', () => {
  const table = carrying({}, 'system', { damage: { faceup: ['structuraldamage'] } });
  const inPlay = () => table.state.inPlay.filter(({ source }) => source === 'phantom/damage-1').length;
  expect(inPlay()).toBe(0);
  table.answer(leave());
  expect(inPlay()).toBeGreaterThan(0);
});

describe('deploying', () => {
  test('in the System Phase, and in no other [xw.docking.02]', () => {
    expect(deploys(carrying()).length).toBeGreaterThan(0);
    for (const phase of ['planning', 'activation', 'engagement', 'end'] as const)
      expect(deploys(carrying({}, phase))).toEqual([]);
  });

  test('with a maneuver of its dial that is neither stationary nor in reverse [xw.docking.03]', () => {
    // The dial of a Sheathipede has a reverse straight.
    const table = carrying();
    expect(deploys(table)).toContain('rear 2 straight');
    expect(deploys(table).some((each) => /reverse|stationary/.test(each))).toBe(false);
    expect(table.refusal({ type: 'deploy', maneuver: '1 reverse-straight', guides: 'rear' })).toBe('not-forward');
  });

  test("from the guides of its carrier; the Ghost's rear guides alone [xw.docking.04, xw.docking.15]", () => {
    const table = carrying();
    expect(deploys(table).every((each) => each.startsWith('rear '))).toBe(true);
    expect(table.refusal({ type: 'deploy', maneuver: '2 straight', guides: 'front' })).toBe('rear-guides-only');
    table.answer(leave());
    // Rear edge of the large base, 80 mm of template, half of the small base.
    const { pose } = table.ship('phantom');
    expect([pose.x, pose.y]).toEqual([450, 450 - 40 - 80 - 20]);
    expect(pose.heading).toEqual(headingFromDegrees(180));
    const hound = xwingTable({
      ships: {
        hound: { pilot: 'trandoshanslaver', upgrades: ['houndstooth'], at: [450, 450] },
        pup: { pilot: 'binayrepirate', at: null, docked: 'hound' },
        foe: { player: 'p2', at: [80, 80] },
      },
      moment: 'system',
    });
    hound.answer({ type: 'deploy', maneuver: '2 straight', guides: 'front' });
    expect([hound.ship('pup').pose.x, hound.ship('pup').pose.y]).toEqual([450, 450 + 40 + 80 + 20]);
  });

  test('the Phantom leaves the Ghost with a 2 straight, its rear to the far end of the template [xw.device-examples.01]', () => {
    // From the middle of the large base: half of it, 80 mm of template, half of the small base.
    const mm = 40 + 80 + 20;
    const places = [
      [0, { x: 450, y: 450 - mm }],
      [90, { x: 450 - mm, y: 450 }],
    ] as const;
    for (const [facing, place] of places) {
      const table = carrying({ ghost: { ...GHOST, facing } }, 'system', { upgrades: ['phantom'] }).answer(leave());
      expect(table.ship('phantom').pose).toEqual({ ...place, heading: headingFromDegrees(facing + 180) });
    }
  });

  test('then it may perform an action [xw.docking.05]', () => {
    const table = carrying().answer(leave());
    expect(table.offers({ type: 'perform-action', ship: 'phantom' })).toBe(true);
    expect(table.offers({ type: 'decline-action', ship: 'phantom' })).toBe(true);
    const [action] = table.legal('perform-action');
    if (action) table.does(action);
    expect(table.happened('deployed')).toMatchObject([{ ship: 'phantom', carrier: 'ghost' }]);
    expect(table.happened('ship-deploys')).toMatchObject([{ carrier: 'ghost', guides: 'rear' }]);
    expect(table.when('ship-deploys')).toBeLessThan(table.when('maneuver-executed'));
    expect(table.when('action-performed')).toBeLessThan(table.when('deployed'));
    // One of two stress tokens leaves with the blue maneuver.
    const stressed = carrying({}, 'system', { tokens: { stress: 2 } }).answer(leave());
    expect(stressed.offers({ type: 'perform-action', ship: 'phantom' })).toBe(false);
  });

  test('not in part: it stays in reserve and performs no action [xw.docking.06]', () => {
    const table = carrying({ wall: { player: 'p2', at: [450, 310] } }).answer(leave());
    expect(table.ship('phantom')).toMatchObject({ place: 'reserve', docked: 'ghost' });
    expect(table.happened('effect-failed')).toMatchObject([{ ship: 'phantom', what: 'deployment' }]);
    expect(table.happened('deployed')).toEqual([]);
    expect(table.offers({ type: 'perform-action', ship: 'phantom' })).toBe(false);
  });

  test('a ship that deployed does not activate in that round [xw.docking.07]', () => {
    const table = carrying().answer(leave());
    for (let i = 0; i < 20 && table.state.phase !== 'engagement'; i++) {
      const [next] = [...table.legal('decline-action'), ...table.legal()];
      if (next) table.does(next);
    }
    expect(table.happened('ship-activates').map(({ ship }) => ship)).not.toContain('phantom');
    expect(table.happened('ship-activates').map(({ ship }) => ship)).toContain('ghost');
  });

  test('no ship docks and deploys in one phase [xw.docking.09]', () => {
    const table = carrying({ phantom: { ...PHANTOM, at: [450, 390], docked: undefined } as never });
    table.answer({ type: 'dock', ship: 'phantom' });
    expect(table.legal('deploy')).toEqual([]);
    const out = carrying({}, 'system', { upgrades: ['phantom'] }).answer({
      type: 'deploy',
      ship: 'phantom',
      maneuver: '1 straight',
    });
    const [decline] = out.legal('decline-action');
    if (decline) out.does(decline);
    expect(out.legal('dock')).toEqual([]);
  });

  test('at the initiative of the ship that deploys [xw.docking.17]', () => {
    // By their carriers the headhunter (initiative 3) would leave the Hound's Tooth (2) before the shuttle (1) leaves the Ghost (5).
    const table = xwingTable({
      ships: {
        ghost: { ...GHOST, pilot: 'herasyndulla-vcx100lightfreighter' },
        phantom: PHANTOM,
        hound: { player: 'p2', pilot: 'trandoshanslaver', upgrades: ['houndstooth'], at: [150, 150] },
        pup: { player: 'p2', pilot: 'blacksunsoldier', at: null, docked: 'hound' },
      },
      moment: 'system',
    });
    expect(['ghost', 'phantom', 'hound', 'pup'].map((id) => table.ship(id).initiative)).toEqual([5, 1, 2, 3]);
    expect(new Set(table.legal('deploy').map(({ ship }) => ship))).toEqual(new Set(['phantom']));
    table.answer({ type: 'end-system-turn' });
    expect(new Set(table.legal('deploy').map(({ ship }) => ship))).toEqual(new Set(['pup']));
  });

  test('ships that begin docked are declared before any is placed, and everybody knows [xw.docking.16]', () => {
    const table = newGame(
      squad('rebelalliance', [
        ['lothalrebel', 'vcx100lightfreighter', { title: ['ghost'] }],
        ['ap5', 'sheathipedeclassshuttle'],
      ]),
      squad('galacticempire', [['academypilot', 'tielnfighter']]),
    );
    for (let i = 0; i < 30 && table.asks !== 'declare docked ships'; i++) {
      const [first] = table.legal();
      if (first) table.does(first);
      else table.places();
    }
    expect(table.by).toEqual(['p1']);
    expect(table.state.ships.every(({ place }) => place === 'reserve')).toBe(true);
    table.answer({ type: 'dock', ship: 'ap5', carrier: 'lothalrebel' });
    expect(xwing.view(table.state, 'p2').ships.find(({ id }) => id === 'ap5')?.docked).toBe('lothalrebel');
    for (let i = 0; i < 10 && table.state.phase === 'setup'; i++) {
      const [first] = table.legal();
      if (first) table.does(first);
      else table.places();
    }
    expect(
      table
        .happened('ship-placed')
        .map(({ ship }) => ship)
        .sort(),
    ).toEqual(['academypilot', 'lothalrebel']);
    expect(table.ship('ap5')).toMatchObject({ place: 'reserve', docked: 'lothalrebel' });
  });
});

describe('a carrier that is destroyed', () => {
  /** The Ghost is destroyed by damage outside the Engagement Phase. */
  const lost = (own: ShipOnTable = {}, more: Record<string, ShipOnTable> = {}): Table => {
    return carrying(more, 'system', own).run('suffer damage', {
      ship: 'ghost',
      hit: 30,
      crit: 0,
      rules: ['xw.damage.01'],
    });
  };

  test('before it is removed each docked ship may leave it [xw.docking.11]', () => {
    const table = lost();
    expect(table.ship('ghost')).toMatchObject({ destroyed: true, place: 'table' });
    expect(table.by).toEqual(['p1']);
    expect(deploys(table)).toContain('rear 2 straight');
    expect(table.offers({ type: 'stay-docked' })).toBe(true);
    table.answer({ type: 'stay-docked' });
    expect([table.ship('ghost').place, table.ship('phantom').place]).toEqual(['removed', 'removed']);
  });

  test('it suffers 1 critical damage first, and performs no action [xw.docking.12]', () => {
    const table = lost().answer(leave());
    expect(table.ship('phantom')).toMatchObject({ place: 'table', shields: { active: 0 } });
    expect(table.when('shield-lost', { ship: 'phantom' })).toBeLessThan(table.when('moved', { ship: 'phantom' }));
    expect(table.offers({ type: 'perform-action', ship: 'phantom' })).toBe(false);
    expect(table.happened('action-attempted')).toEqual([]);
    expect(table.ship('ghost').place).toBe('removed');
    expect(table.when('moved', { ship: 'phantom' })).toBeLessThan(table.when('ship-removed', { ship: 'ghost' }));
  });

  test('a ship that this damage destroys is removed and executes nothing [xw.docking.12, xw.removed-from-game.01]', () => {
    const table = lost({ shields: 0, damage: { facedown: 3 } })
      .answer(leave())
      .draws('consolefire');
    expect(table.ship('phantom')).toMatchObject({ destroyed: true, place: 'removed' });
    expect(table.happened('ship-removed')).toMatchObject([{ ship: 'phantom' }, { ship: 'ghost' }]);
    expect(table.happened('moved')).toEqual([]);
  });

  test('in part it is destroyed [xw.docking.13]', () => {
    const table = lost({}, { wall: { player: 'p2', at: [450, 310] } }).answer(leave());
    expect(table.ship('phantom').place).toBe('removed');
    expect(table.happened('ship-destroyed').map(({ ship }) => ship)).toEqual(['ghost', 'phantom']);
  });

  test.each([
    ['ap5', true],
    ['fennrau-sheathipedeclassshuttle', false],
  ])(
    'in the Engagement Phase it engages at its initiative if that is still to come: %s [xw.docking.14]',
    (pilot, engages) => {
      const table = xwingTable({
        ships: {
          ghost: { ...GHOST, shields: 0, damage: { facedown: 9 } },
          phantom: { ...PHANTOM, pilot },
          wedge: { player: 'p2', pilot: 'wedgeantilles', at: [450, 650], facing: 180 },
        },
        moment: { phase: 'engagement', ship: 'wedge' },
      });
      table.attack('wedge', 'ghost');
      for (let i = 0; i < 20 && table.legal('deploy').length === 0; i++) {
        const [next] = [
          ...table.legal('roll').filter(({ faces }) => faces.includes('hit')),
          ...table.legal('end-modifying'),
          ...table.legal(),
        ];
        if (next) table.does(next);
      }
      table.answer(leave());
      for (let i = 0; i < 20 && table.state.phase === 'engagement'; i++) {
        const [next] = [...table.legal('decline-attack'), ...table.legal()];
        if (next) table.does(next);
      }
      expect(table.happened('ship-engages').some(({ ship }) => ship === 'phantom')).toBe(engages);
    },
  );
});

describe('Tail Gun (VCX-100)', () => {
  const weapons = (table: Table) => weaponsOf(table.state, table.ship('ghost')).map(({ id, value }) => [id, value]);
  const attacks = (more: Record<string, ShipOnTable>, own: ShipOnTable = {}) =>
    carrying(more, { phase: 'engagement', ship: 'ghost' }, own);
  const behind = { other: { player: 'p2', at: [450, 250] } } as const;

  test('while a ship is docked it attacks to the rear with the front value of that ship [xw.docking.01]', () => {
    const shuttle = attacks(behind);
    expect(weapons(shuttle)).toEqual([
      ['primary front', 4],
      ['primary rear', 2],
    ]);
    shuttle.attack('ghost', 'other', 'primary rear');
    expect(shuttle.legal('roll')[0]?.faces).toHaveLength(2);
    expect(weapons(attacks(behind, { pilot: 'ezrabridger' }))).toContainEqual(['primary rear', 3]);
  });
  test('not while none is docked, and another carrier has none', () => {
    const alone = xwingTable({ ships: { ghost: GHOST, foe: { player: 'p2', at: [80, 80] } }, moment: 'system' });
    expect(weapons(alone)).toEqual([['primary', 4]]);
    const tooth: Record<string, ShipOnTable> = {
      ghost: { pilot: 'trandoshanslaver', upgrades: ['houndstooth'], at: [450, 450] },
      pup: { pilot: 'nashtahpup', at: null, docked: 'ghost' },
      foe: { player: 'p2', at: [80, 80] },
    };
    const table = xwingTable({ ships: tooth, moment: 'system' });
    expect(weapons(table).map(([id]) => id)).not.toContain('primary rear');
  });
});
