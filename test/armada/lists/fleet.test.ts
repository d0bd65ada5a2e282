import * as E from 'fp-ts/lib/Either';
import fc from 'fast-check';
import { decodeFleet, encodeFleet, type Fleet } from '../../../src/armada/lists/fleet';
import type { FleetList, FleetShip } from '../../../src/armada/lists/fleet-building';
import {
  objectiveCards,
  OBJECTIVE_CATEGORIES,
  shipCards,
  squadronCards,
  upgradeCards,
  type Faction,
  type ShipCard,
} from '../../../src/armada/facts';
import { LIMITS, type Rejection } from '../../../src/core';
import { TEXTS } from './builder-texts';
import { copies, imperials, OBJECTIVES, rebels, ship } from './fleets';

function read(input: unknown, total = 300): Fleet {
  const fleet = decodeFleet(input, { total });
  if (E.isLeft(fleet)) throw new Error(fleet.left.message);
  return fleet.right;
}

function refused(input: unknown): Rejection {
  const fleet = decodeFleet(input);
  if (E.isRight(fleet)) throw new Error('it was read');
  return fleet.left;
}

const strike: FleetList = {
  name: 'Strike Group',
  faction: 'rebel',
  ships: [
    ship('nebulon-b-escort-frigate', 'general-dodonna', 'redemption', 'leia-organa'),
    ship('cr90-corvette-b', 'dodonnas-pride', 'electronic-countermeasures'),
    ship('assault-frigate-mark-ii-a'),
  ],
  squadrons: ['luke-skywalker', ...copies(2, 'x-wing-squadron')],
  objectives: ['most-wanted', 'fire-lanes', 'minefields'],
};

describe('all that is wrong stands together', () => {
  const codes = (input: unknown): unknown[] =>
    ((refused(input).facts['reasons'] ?? []) as { code: string }[]).map(({ code }) => code);

  test('every unknown name, not the first alone', () => {
    const text = encodeFleet(strike).replace('Leia Organa', 'Lea Orgna').replace('Minefields', 'Mine Feelds');
    expect(codes(text)).toEqual(['unknown-card', 'unknown-card']);
    expect(refused(text).message).toBe('line 7: there is no objective "Mine Feelds"; did you mean Minefields?');
  });

  test('a card of a later wave is told as that, of each type, with its wave or box', () => {
    const later = (from: string, to: string): Rejection => refused(encodeFleet(strike).replace(from, to));
    for (const [from, to, set] of [
      ['Leia Organa (3)', 'Walex Blissex (5)', 'wave 2'],
      ['CR90 Corvette B (39)', 'MC80 Command Cruiser (106)', 'wave 2'],
      ['CR90 Corvette B (39)', 'MC75 Armored Cruiser (104)', 'wave 7'],
      ['Luke Skywalker (20)', 'Shara Bey - A-wing Squadron (17)', 'The Corellian Conflict'],
      ['Minefields', 'Solar Corona', 'The Corellian Conflict'],
    ] as const) {
      expect(later(from, to)).toMatchObject({ code: 'later-wave', path: ['line', expect.any(Number)] });
      expect(later(from, to).message).toContain(
        `is a card of ${set}: known are those of the core set, the first wave and part of the second`,
      );
    }
  });

  test('an objective under the wrong heading hides nothing [arm.objective-cards.02]', () => {
    const text = encodeFleet({ ...strike, ships: strike.ships.map(({ card }) => ship(card)) })
      .replace('Defense: Fire Lanes', 'Defense: Minefields')
      .replace('Navigation: Minefields', 'Navigation:');
    expect(codes(text)[0]).toBe('wrong-category');
    expect(codes(text).length).toBeGreaterThan(2);
    expect(refused(text).path).toEqual(['line', 6]);
  });

  test('a commander on no ship and another flagship, too [arm.commanders.04]', () => {
    const text = encodeFleet(strike).replace('Commander: General Dodonna', 'Commander: Grand Moff Tarkin');
    expect(codes(text)).toContain('commander-mismatch');
  });
});

test.each(TEXTS)('the text of %s', (builder, text) => {
  const stated = builder === 'Flagship' ? null : 267;
  expect(read(text)).toEqual({ ...strike, points: 267, squadronPoints: 46, pointsStated: stated });
  expect(read(text.replaceAll('\n', '\r\n'))).toEqual(read(text));
});

test('imperial ships by their short names, as the builders write them', () => {
  const text = (name: string): string =>
    `Faction: Empire\n${name} (85)\n- Grand Moff Tarkin (38)\nObjectives: Most Wanted, Fire Lanes, Minefields`;
  for (const name of [
    'Victory II',
    'Victory II-class Star Destroyer',
    'Victory II-Class Star Destroyer',
    'VICTORY II class',
  ])
    expect(read(text(name)).ships[0]?.card).toBe('victory-ii-class-star-destroyer');
});

test('JSON by ids, as an object and as its text', () => {
  expect(read(strike)).toEqual({ ...strike, points: 267, squadronPoints: 46, pointsStated: null });
  expect(read(JSON.stringify(strike))).toEqual(read(strike));
});

test('a roster of the digital Armada', () => {
  const entry = (data_key: string): unknown => ({ entry_id: `entry of ${data_key}`, data_key, custom_name: '' });
  const roster = {
    format_version: 1,
    kind: 'fleet_roster',
    name: 'Imperials',
    faction: 'GALACTIC_EMPIRE',
    point_format: { id: 'CORE_SET_180', limit: 180 },
    ships: [
      {
        entry_id: 'ship 1',
        data_key: 'victory_i_class_star_destroyer',
        upgrades: [{ entry_id: 'up', data_key: 'grand_moff_tarkin', slot: 'COMMANDER', slot_index: 0 }],
      },
    ],
    squadrons: [entry('tie_fighter_squadron'), entry('tie_fighter_howlrunner'), entry('tie_fighter_squadron')],
    objectives: { assault: 'obj_ass_most_wanted', defense: 'obj_def_fire_lanes', navigation: 'obj_nav_minefields' },
  };
  expect(read(roster, 180)).toMatchObject(
    imperials({ squadrons: ['tie-fighter-squadron', 'tie-fighter-squadron', 'howlrunner'] }),
  );
  expect(refused({ ...roster, squadrons: [entry('tie_figter_squadron')] })).toMatchObject({
    code: 'unknown-card',
    path: ['squadrons', 0, 'data_key'],
  });
});

test('what armada-fleet-list-parser makes of a text', () => {
  const parsed = {
    name: 'Rebels',
    author: 'somebody',
    faction: 'Rebel Alliance',
    squadron_points: 26,
    commander: 'General Dodonna',
    objectives: [
      { type: 'Assault', name: 'Most Wanted' },
      { type: 'Defense', name: 'Fire Lanes' },
      { type: 'Navigation', name: 'Minefields' },
    ],
    ships: [
      {
        flagship: true,
        ship_class: { name: 'Nebulon-B Escort Frigate', points: 57 },
        upgrades: [{ name: 'General Dodonna', points: 20 }],
        points: 77,
      },
    ],
    squadrons: [{ count: 2, name: 'X-Wing Squadron', cost: 13 }],
  };
  expect(read(parsed)).toMatchObject(rebels({ squadrons: copies(2, 'x-wing-squadron') }));
});

describe('what is not right is refused with its place and the nearest right name', () => {
  const [, kingston] = TEXTS[0] ?? ['', ''];
  const spoiled = (from: string, to: string): Rejection => refused(kingston.replace(from, to));

  test.each([
    [
      'Assault Frigate Mark II A (81)',
      'Asault Frigate Mark II C (81)',
      'unknown-card',
      20,
      'Assault Frigate Mark II A',
    ],
    ['• Leia Organa', '• Lea Organa', 'unknown-card', 12, 'Leia Organa'],
    ['• 2 x X-wing Squadron', '• 2 x X-wing Squad', 'unknown-card', 25, 'X-wing Squadron'],
    ['Fire Lanes', 'Fire Lines', 'unknown-card', 6, 'Fire Lanes'],
    ['Faction: Rebel', 'Faction: Rebbel', 'unknown-faction', 2, 'Rebel'],
    ['Commander: General Dodonna', 'Commander: General Dodona', 'unknown-card', 3, 'General Dodonna'],
  ])('%s written as %s', (from, to, code, line, near) => {
    const { message, ...rest } = spoiled(from, to);
    expect(rest).toMatchObject({ code, path: ['line', line] });
    expect(message).toMatch(new RegExp(`^line ${line}: there is no .*; did you mean ${near}\\?$`));
  });

  test('a line that may be a ship or a squadron is taken for what is nearest', () => {
    const [, designer] = TEXTS[5] ?? ['', ''];
    const misspelt = (from: string, to: string): string => refused(designer.replace(from, to)).message;
    expect(misspelt('Luke Skywalker', 'Luke Skywaker')).toMatch(/no squadron .* did you mean Luke Skywalker/);
    expect(misspelt('CR90 Corvette B', 'CR90 Corvete B')).toMatch(/no ship .* did you mean CR90 Corvette B/);
    expect(misspelt('Minefields', 'Minefeelds')).toMatch(/no objective .* did you mean Minefields/);
  });

  test('more squadrons than any table holds', () => {
    const lines = (count: number): string => Array<string>(count).fill('99 X-wing Squadron (13)').join('\n');
    const text = (count: number): string => `Rebels\nFaction: Rebel\n${lines(count)}`;
    expect(refused(text(10)).code).toBe('too-many-points');
    expect(refused(text(11))).toMatchObject({ code: 'malformed', path: ['line', 13] });
  });

  test('an objective under another category [arm.objective-cards.02]', () => {
    expect(spoiled('Assault: Most Wanted', 'Assault: Minefields')).toMatchObject({
      code: 'wrong-category',
      path: ['line', 5],
    });
  });

  test('a commander or a flagship that the ships contradict [arm.commanders.04, arm.flagship.01]', () => {
    expect(spoiled('Commander: General Dodonna', 'Commander: Grand Moff Tarkin')).toMatchObject({
      code: 'commander-mismatch',
      path: ['line', 3],
    });
    expect(spoiled('CR90B', '[flagship] CR90B')).toMatchObject({ code: 'flagship-mismatch', path: ['line', 15] });
  });

  test('a fleet that is not legal, with all reasons and the line of the first', () => {
    const { code, path, rules, facts } = spoiled("• Dodonna's Pride (6)", '• Redemption (8)');
    expect({ code, path, rules: rules[0] }).toEqual({ code: 'wrong-ship', path: ['line', 16], rules: 'arm.titles.02' });
    expect((facts['reasons'] as { code: string }[]).map((each) => each.code)).toEqual([
      'wrong-ship',
      'unique-name-twice',
    ]);
  });

  test('ids in JSON', () => {
    const { message, path } = refused({ ...strike, ships: [ship('cr90-corvette-c', 'general-dodonna')] });
    expect(path).toEqual(['ships', 0, 'card']);
    expect(message).toMatch(/did you mean cr90-corvette-[ab]/);
    expect(refused({ ...strike, shipps: [] }).path).toEqual(['shipps']);
  });

  test.each([
    [''],
    ['hello'],
    ['{'],
    ['x'.repeat(LIMITS.text.characters + 1)],
    [null],
    [[]],
    [{}],
    [{ kind: 'fleet_roster' }],
    [{ ships: [{ ship_class: 1 }] }],
  ])('malformed: %p', (input) => {
    expect(refused(input).message).not.toBe('');
  });

  test('nothing throws, whatever is written', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...kingston.split('\n')))), (lines) => {
        expect(() => decodeFleet(lines.join('\n'))).not.toThrow();
      }),
    );
  });
});

/** Any legal fleet of 300 points, of any name. */
const legalFleet: fc.Arbitrary<FleetList> = fc
  .record({
    name: fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('Name: (400/400)', '  two\n\nlines ', '', '• 2 x X'),
    ),
    faction: fc.constantFrom<Faction>('rebel', 'imperial'),
    ships: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
    picks: fc.infiniteStream(fc.nat(20)),
    squadrons: fc.array(fc.nat(), { maxLength: 7 }),
    objectives: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)),
  })
  .map(({ name, faction, ships, picks, squadrons, objectives }) => {
    const pick = <A>(list: readonly A[], i: number): A => list[i % list.length] as A;
    const used = new Set<string>();
    const equip = (of: ShipCard, flagship: boolean): string[] => {
      const bar = [...(flagship ? ['commander' as const] : []), 'title' as const, ...of.upgradeBar];
      return bar.flatMap((icon) => {
        const fitting = upgradeCards().filter(
          (card) =>
            card.icon === icon &&
            (card.faction ?? faction) === faction &&
            (card.title ?? of.icon) === of.icon &&
            !(card.unique && used.has(card.id)),
        );
        const [i = 0] = picks.take(1);
        const card = fitting[i];
        const chosen = icon === 'commander' ? fitting[0] : card;
        if (chosen) used.add(chosen.id);
        return chosen ? [chosen.id] : [];
      });
    };
    const own = shipCards().filter((card) => card.faction === faction);
    const fighters = squadronCards().filter((card) => card.faction === faction);
    const fleet: FleetShip[] = ships.map((n, i) => {
      const of = pick(own, n);
      return { card: of.id, upgrades: equip(of, i === 0) };
    });
    const flown = squadrons.map((n) => pick(fighters, n));
    return {
      name: name === '' ? 'x' : name,
      faction,
      ships: fleet,
      squadrons: flown.filter((card, i) => !card.unique || flown.indexOf(card) === i).map(({ id }) => id),
      objectives: OBJECTIVE_CATEGORIES.map(
        (category, i) =>
          pick(
            objectiveCards().filter((card) => card.category === category),
            objectives[i] ?? 0,
          ).id,
      ),
    };
  });

test('what is read, written and read again is the same', () => {
  fc.assert(
    fc.property(legalFleet, (list) => {
      const { pointsStated, ...fleet } = read(list, 1000);
      expect(pointsStated).toBeNull();
      expect(read(encodeFleet(fleet, 'json'), 1000)).toEqual({ ...fleet, pointsStated: null });
      const text = encodeFleet(fleet);
      expect(read(text, 1000)).toEqual({ ...fleet, pointsStated: fleet.points });
      expect(encodeFleet(read(text, 1000))).toBe(text);
    }),
  );
});

test('a written fleet names its three objectives by category', () => {
  const lines = encodeFleet(rebels({ objectives: [...OBJECTIVES].reverse() })).split('\n');
  expect(lines.slice(3, 8)).toEqual(['', 'Assault: Most Wanted', 'Defense: Fire Lanes', 'Navigation: Minefields', '']);
});
