import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/lib/Either';
import * as fc from 'fast-check';
import { cardKey, pilot, pilots, upgrades, type CardKey } from '../../src/xwing/facts';
import { xwing, decodeXws as decodeXwsOfLibrary } from '../../src/xwing';
import { ability } from '../../src/xwing/abilities/own';
import { decodeXws, type XwsSquad } from '../../src/xwing/lists/xws';
import type { Rejection } from '../../src/core/contract/rejection';

const folder = join(__dirname, '../../docs/examples/squads');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const readSquad = (name: string): any => JSON.parse(readFileSync(join(folder, name), 'utf8'));

const none = (): boolean => false;
const accepted = (input: unknown, isAdjudicated: (card: CardKey) => boolean = none): XwsSquad => {
  const result = decodeXws(input, isAdjudicated);
  if (E.isLeft(result)) throw new Error(result.left.message);
  return result.right;
};
const refused = (input: unknown): Rejection => {
  const result = decodeXws(input, none);
  if (E.isRight(result)) throw new Error('accepted');
  return result.left;
};

/** A squad of one Luke, with fields of the squad and of the pilot changed. */
const luke = (changed: object = {}, changedPilot: object = {}) => ({
  faction: 'rebelalliance',
  pilots: [{ id: 'lukeskywalker', ship: 't65xwing', upgrades: { torpedo: ['protontorpedoes'] }, ...changedPilot }],
  ...changed,
});

describe('squads of the examples', () => {
  test('all seven factions are there', () => {
    expect(new Set(files.map((name) => readSquad(name).faction)).size).toBe(7);
  });

  test.each(files)('%s reads; its points are what the builder says, at most 200', (name) => {
    const squad = accepted(readSquad(name));
    expect(squad.points).toBe(squad.pointsStated);
    expect(squad.points).toBeLessThanOrEqual(200);
    expect(squad.pilots.map((one) => one.points)).toEqual(
      readSquad(name).pilots.map((one: { points: number }) => one.points),
    );
  });

  test('the name and the stated points are kept, if there are any', () => {
    expect(accepted(luke({ name: 'Red', points: 7 }))).toMatchObject({ name: 'Red', pointsStated: 7 });
    expect(accepted(luke())).toMatchObject({ name: '', pointsStated: null });
  });

  test('facts are resolved', () => {
    const [jake] = accepted(readSquad('rebel-a-wings.json')).pilots;
    expect(jake).toMatchObject({ pilot: { name: 'Jake Farrell' }, ship: { name: 'RZ-1 A-wing' }, points: 36 });
    expect(jake?.upgrades.map(({ slot, upgrade }) => [slot, upgrade.name])).toEqual([['talent', 'Predator']]);
  });

  test('JSON text is read like the parsed squad', () => {
    expect(accepted(JSON.stringify(readSquad('scum-fangs.json')))).toEqual(accepted(readSquad('scum-fangs.json')));
  });
});

describe('cards not adjudicated are named', () => {
  test('pilots, ship abilities and upgrades with an ability; each once', () => {
    expect(accepted(readSquad('scum-fangs.json')).unadjudicated).toEqual([
      'Old Teroch',
      'Concordia Faceoff',
      'Static Discharge Vanes',
      'Fearless',
      'Fenn Rau',
      'Proton Torpedoes',
    ]);
  });

  test('those that the library plays are not named', () => {
    const played = new Set([
      cardKey('pilot', 'oldteroch'),
      cardKey('ship-ability', 'concordiafaceoff'),
      cardKey('upgrade', 'fearless'),
    ]);
    const squad = accepted(readSquad('scum-fangs.json'), (card) => played.has(card));
    expect(squad.unadjudicated).toEqual(['Static Discharge Vanes', 'Fenn Rau', 'Proton Torpedoes']);
  });

  test('those that the library plays, and those that an app has added to the game that begins, are not named', () => {
    const played = new Set(xwing.abilities.map(({ card }) => card));
    const waits = upgrades().find((each) => each.hasAbility && !played.has(cardKey('upgrade', each.id)));
    if (!waits) throw new Error('every upgrade is played by now');
    const slot = waits.sides[0].slots[0] ?? '';
    const squad = luke({}, { upgrades: { [slot]: [waits.id] } });
    const added = ability({
      id: 'test/added',
      card: cardKey('upgrade', waits.id),
      rules: ['xw.attack.16'],
      modifies: { 'attack dice': (_state, _self, dice) => dice },
    });
    const unadjudicatedIn = (game: typeof xwing): readonly string[] => {
      const begun = game.begin({ squads: [squad, readSquad('scum-fangs.json')] }, { mode: 'manual' });
      if (E.isLeft(begun)) throw new Error(begun.left.message);
      return begun.right.unadjudicated;
    };
    expect(decodeXwsOfLibrary(squad)).toMatchObject({ right: { unadjudicated: [waits.name] } });
    expect(decodeXwsOfLibrary(readSquad('empire-academy.json'))).toMatchObject({ right: { unadjudicated: [] } });
    expect(unadjudicatedIn(xwing)).toContain(waits.name);
    expect(unadjudicatedIn(xwing.with({ abilities: [added] }))).not.toContain(waits.name);
  });

  test('ships without abilities leave nothing to name', () => {
    expect(accepted(readSquad('empire-academy.json')).unadjudicated).toEqual([]);
  });

  test('conditions that a card assigns are named, too', () => {
    expect(accepted(readSquad('first-order-aces.json')).unadjudicated).toContain("I'll Show You the Dark Side");
  });
});

describe('aliases and outdated spellings', () => {
  const pilotOf = (faction: string, ship: string, id: string) =>
    accepted({ faction, pilots: [{ id, ship }] }).pilots[0]?.pilot.id;

  test.each([
    ['rebels', 't65xwing', 'Luke Skywalker', 'lukeskywalker'],
    ['Galactic Empire', 'TIE/ln Fighter', 'howlrunner', 'howlrunner'],
    ['imperial', 'tieinterceptor', 'gideonhask', 'gideonhask-tieininterceptor'],
    ['galacticrepublic', 'nabooroyaln1starfighter', 'ricolie-nabooroyaln1starfighter', 'ricolie'],
    ['galacticrepublic', 'btlbywing', 'anakinskywalkerywing', 'anakinskywalker-btlbywing'],
    ['separatistalliance', 'firesprayclasspatrolcraft', 'bobafett', 'bobafett-separatistalliance'],
    ['scumandvillainy', 'firesprayclasspatrolcraft', 'bobafett', 'bobafett'],
    ['resistance', 'scavengedyt1300lightfreighter', 'hansolo', 'hansolo-scavengedyt1300'],
  ])('%s %s %s is %s', (faction, ship, written, id) => {
    expect(pilotOf(faction, ship, written)).toBe(id);
  });

  test('every pilot is found by its own id and faction', () => {
    for (const { id, ship, faction } of pilots()) expect(pilotOf(faction, ship, id)).toBe(id);
  });

  test('old names of slots, cards under a hardpoint, in the order of the slots', () => {
    const equipped = (upgrades: object) =>
      accepted(luke({}, { upgrades })).pilots[0]?.upgrades.map(({ slot, upgrade }) => `${slot} ${upgrade.id}`);
    expect(equipped({ amd: ['r2d2'], mod: ['shieldupgrade'], forcepower: ['Instinctive Aim'] })).toEqual([
      'astromech r2d2',
      'force-power instinctiveaim',
      'modification shieldupgrade',
    ]);
    expect(equipped({ forcepower: ['Instinctive Aim'], mod: ['shieldupgrade'], amd: ['r2d2'] })).toEqual(
      equipped({ astromech: ['r2d2'], 'force-power': ['Instinctive Aim'], modification: ['shieldupgrade'] }),
    );
    expect(equipped({ hardpoint: ['ioncannon'] })).toEqual(['cannon ioncannon']);
    expect(equipped([])).toEqual([]);
  });

  test('the squads of before 2.0 name the pilot in `name`', () => {
    expect(
      accepted({ faction: 'rebelalliance', pilots: [{ name: 'lukeskywalker', ship: 't65xwing' }] }).pilots[0]?.pilot,
    ).toBe(pilot('lukeskywalker'));
  });

  test('obstacles are kept', () => {
    expect(accepted(luke({ obstacles: ['coreasteroid0', 'GasCloud3'] })).obstacles).toEqual([
      'coreasteroid0',
      'gascloud3',
    ]);
  });
});

describe('what is wrong is named with its place', () => {
  const cases: [string, unknown, string, (string | number)[], RegExp][] = [
    ['nothing', null, 'malformed', [], /input/],
    ['broken text', '{"faction":', 'malformed', [], /not JSON/],
    ['no faction', luke({ faction: undefined }), 'malformed', ['faction'], /faction/],
    [
      'an unknown faction [xw.faction.01]',
      luke({ faction: 'rebelaliance' }),
      'unknown-faction',
      ['faction'],
      /did you mean rebelalliance\?/,
    ],
    ['no list of pilots', luke({ pilots: {} }), 'malformed', ['pilots'], /pilots/],
    ['an empty squad', luke({ pilots: [] }), 'malformed', ['pilots'], /at least one/],
    [
      'no ship',
      { faction: 'rebelalliance', pilots: [{ id: 'lukeskywalker' }] },
      'malformed',
      ['pilots', 0, 'ship'],
      /pilots\[0\]\.ship/,
    ],
    [
      'no pilot',
      { faction: 'rebelalliance', pilots: [{ ship: 't65xwing' }] },
      'malformed',
      ['pilots', 0, 'id'],
      /pilots\[0\]\.id/,
    ],
    ['an id that is a number', luke({}, { id: 7 }), 'malformed', ['pilots', 0, 'id'], /text, found 7/],
    [
      'an unknown ship of 60 letters, named whole',
      luke({}, { ship: 'x'.repeat(60) }),
      'unknown-ship',
      ['pilots', 0, 'ship'],
      /"x{60}" is no/,
    ],
    [
      'one of 61, named in part',
      luke({}, { ship: 'x'.repeat(61) }),
      'unknown-ship',
      ['pilots', 0, 'ship'],
      /"x{60}…" is no/,
    ],
    [
      'an unknown ship',
      luke({}, { ship: 't65xwings' }),
      'unknown-ship',
      ['pilots', 0, 'ship'],
      /did you mean t65xwing\?/,
    ],
    [
      'an unknown pilot',
      luke({}, { id: 'lukeskywaker' }),
      'unknown-pilot',
      ['pilots', 0, 'id'],
      /did you mean lukeskywalker\?/,
    ],
    [
      'a pilot of another ship',
      luke({}, { ship: 'rz1awing' }),
      'wrong-ship',
      ['pilots', 0, 'ship'],
      /Luke Skywalker .* flies t65xwing/,
    ],
    [
      'an upgrade slot nobody has',
      luke({}, { upgrades: { torpedoes: ['protontorpedoes'] } }),
      'unknown-slot',
      ['pilots', 0, 'upgrades', 'torpedoes'],
      /did you mean torpedo\?/,
    ],
    [
      'an unknown upgrade',
      luke({}, { upgrades: { torpedo: ['protontorpedos'] } }),
      'unknown-upgrade',
      ['pilots', 0, 'upgrades', 'torpedo', 0],
      /pilots\[0\]\.upgrades\.torpedo\[0\].*did you mean protontorpedoes\?/,
    ],
    [
      'an upgrade in the wrong slot',
      luke({}, { upgrades: { crew: ['protontorpedoes'] } }),
      'wrong-slot',
      ['pilots', 0, 'upgrades', 'crew', 0],
      /of kind torpedo, not crew/,
    ],
    [
      'upgrades without a list',
      luke({}, { upgrades: { torpedo: 'protontorpedoes' } }),
      'malformed',
      ['pilots', 0, 'upgrades', 'torpedo'],
      /torpedo/,
    ],
    ['points that are no number', luke({ points: NaN }), 'malformed', ['points'], /expected plain JSON, found NaN/],
    [
      'an unknown obstacle',
      luke({ obstacles: ['coreasteroid9'] }),
      'unknown-obstacle',
      ['obstacles', 0],
      /did you mean coreasteroid\d\?/,
    ],
    [
      'an upgrade without a price there',
      {
        faction: 'galacticempire',
        pilots: [{ id: 'outerrimgarrison', ship: 'gozanticlasscruiser', upgrades: { 'force-power': ['hate'] } }],
      },
      'no-price',
      ['pilots', 0, 'upgrades', 'force-power', 0],
      /no price/,
    ],
  ];
  test.each(cases)('%s', (_, input, code, path, message) => {
    const rejection = refused(input);
    expect([rejection.code, rejection.path]).toEqual([code, path]);
    expect(rejection.message).toMatch(message);
  });

  test('more ships or upgrades than any squad has: a squad is bounded', () => {
    const many = (pilots: number, talents: number): object => {
      const one = {
        ...(luke() as { pilots: object[] }).pilots[0],
        upgrades: { talent: Array(talents).fill('predator') },
      };
      return { ...luke(), pilots: Array(pilots).fill(one) };
    };
    expect(refused(many(101, 0))).toMatchObject({ code: 'too-many-ships', path: ['pilots'] });
    expect(refused(many(1, 51))).toMatchObject({ code: 'too-many-upgrades', path: ['pilots', 0, 'upgrades'] });
    expect(accepted(many(100, 0)).pilots).toHaveLength(100);
    expect(accepted(many(1, 50)).pilots[0]?.upgrades).toHaveLength(50);
  });

  test('a ship of another faction is refused [xw.faction.03]', () => {
    const rejection = refused(luke({ faction: 'galacticempire' }));
    expect(rejection).toMatchObject({ code: 'wrong-faction', path: ['pilots', 0, 'id'], rules: ['xw.faction.03'] });
  });
});

describe('hostile input', () => {
  const isAnswer = (input: unknown): boolean => {
    const result = decodeXws(input, none);
    return E.isRight(result) || (result.left.message.length > 0 && Array.isArray(result.left.path));
  };

  test('anything at all is answered', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }), isAnswer),
      { numRuns: 300 },
    );
  });

  test('a squad with anything in any one place is answered', () => {
    const squad = readSquad('rebel-a-wings.json');
    const places = fc.constantFrom(
      ['faction'],
      ['pilots'],
      ['obstacles'],
      ['name'],
      ['points'],
      ['pilots', 0],
      ['pilots', 1, 'id'],
      ['pilots', 1, 'ship'],
      ['pilots', 1, 'upgrades'],
      ['pilots', 1, 'upgrades', 'talent'],
      ['pilots', 1, 'upgrades', 'talent', 0],
      ['pilots', 1, 'upgrades', '__proto__'],
    );
    const words = fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      '',
      'rebels',
      't65xwing',
      'bobafett',
      '\u0000',
      'a'.repeat(100_000),
    );
    fc.assert(
      fc.property(places, fc.oneof(fc.anything(), words), (place, value) => isAnswer(planted(squad, place, value))),
      { numRuns: 500 },
    );
  });

  test('deep, cyclic and prototype-reaching squads are refused', () => {
    let deep: unknown = 'x';
    for (let i = 0; i < 50_000; i++) deep = [deep];
    const cyclic: Record<string, unknown> = luke();
    cyclic['vendor'] = cyclic;
    for (const input of [
      luke({ vendor: deep }),
      cyclic,
      JSON.parse('{"__proto__": {"faction": "rebelalliance"}}'),
      luke({}, { upgrades: JSON.parse('{"__proto__": []}') }),
    ]) {
      expect(['malformed', 'too-big']).toContain(refused(input).code);
    }
    expect(refused(luke({}, { id: '__proto__' })).code).toBe('unknown-pilot');
    expect(({} as Record<string, unknown>)['faction']).toBeUndefined();
  });

  /** A copy of the squad with a value planted in one place. */
  function planted(squad: any, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
    if (key === undefined) return value;
    const copy = Array.isArray(squad) ? [...squad] : { ...squad };
    Object.defineProperty(copy, key, {
      value: planted(squad?.[key], rest, value),
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return copy;
  }
});
