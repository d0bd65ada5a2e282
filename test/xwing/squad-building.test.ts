import { readdirSync, readFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either';
import * as fc from 'fast-check';
import { randomSquadList } from '../../scripts/playable/xwing';
import { integersFrom } from '../../src/play';
import {
  checkSquad,
  decodeXws,
  encodeXws,
  FORMATS,
  pilots,
  squadPoints,
  upgrade,
  upgrades,
  type Faction,
  type Format,
  type SquadList,
  type XwsSquad,
} from '../../src/xwing';
import { tooManyOfAName } from '../../src/xwing/lists/squad-building';
import { unmetRestrictions } from '../../src/xwing/facts/restrictions';
import { FACTIONS } from '../../src/xwing/facts/words';

type Ships = readonly (readonly [pilot: string, ...upgrades: string[]])[];

function squad(faction: Faction, ...ships: Ships): SquadList {
  return { name: '', faction, ships: ships.map(([pilot, ...cards]) => ({ pilot, upgrades: cards })), obstacles: [] };
}

const rebels = (...ships: Ships): SquadList => squad('rebelalliance', ...ships);
const empire = (...ships: Ships): SquadList => squad('galacticempire', ...ships);
const scum = (...ships: Ships): SquadList => squad('scumandvillainy', ...ships);

/** What is wrong: the code, and the card at fault. */
function wrong(list: SquadList, options: Parameters<typeof checkSquad>[1] = {}): string[] {
  return checkSquad(list, options).map(({ code, facts }) => {
    const at = facts?.['at'];
    return Array.isArray(at) ? `${code} ${at.join('.')}` : code;
  });
}

const EPIC = { format: 'epic' } as const;

describe('squad points', () => {
  const two = rebels(['wedgeantilles', 'protontorpedoes'], ['lukeskywalker']);

  test('ship cards and upgrades are paid for, each with its cost [xw.upgrade-cards.01, xw.upgrade-cards.04]', () => {
    const bare = squadPoints(rebels(['lukeskywalker']));
    const torpedoes = upgrade('protontorpedoes')?.cost;
    expect(torpedoes).toEqual({ by: 'fixed', value: 12 });
    expect(squadPoints(rebels(['lukeskywalker', 'protontorpedoes']))).toBe(bare + 12);
    expect(squadPoints(two)).toBe(squadPoints(rebels(['wedgeantilles'])) + bare + 12);
  });

  test('a squad costs no more than the limit of its format [xw.squad-building.01, xw.squad-points.01]', () => {
    const points = squadPoints(two);
    expect(wrong(two, { points })).toEqual([]);
    expect(checkSquad(two, { points: points - 1 })).toMatchObject([
      { code: 'too-many-points', rules: ['xw.squad-building.01'], facts: { points, limit: points - 1, over: 1 } },
    ]);
    const own: Format = { ...FORMATS.standard, name: 'Duel', points: points - 3 };
    expect(checkSquad(two, { format: own })).toMatchObject([{ code: 'too-many-points', facts: { over: 3 } }]);
  });

  test('200 points where nothing else is agreed on [xw.squad-building.02]', () => {
    const seven = empire(...Array.from({ length: 7 }, () => ['academypilot'] as const), ['obsidiansquadronpilot']);
    const at200 = { ...FORMATS.standard, costs: { 'pilot:obsidiansquadronpilot': 200 - 7 * 22 } };
    expect(squadPoints(seven, { format: { ...at200 } })).toBe(200);
    expect(wrong(seven, { format: at200 })).toEqual([]);
    const at201 = { ...at200, costs: { 'pilot:obsidiansquadronpilot': 201 - 7 * 22 } };
    expect(wrong(seven, { format: at201 })).toEqual(['too-many-points']);
    expect(FORMATS.standard.points).toBe(200);
    const many = empire(...Array.from({ length: 10 }, () => ['academypilot'] as const));
    expect(checkSquad(many)).toMatchObject([{ code: 'too-many-points', facts: { limit: 200, points: 220 } }]);
  });

  test("what an upgrade takes from a ship's agility does not change what others cost there [xw.faq-squad-building.01]", () => {
    // A Delta-7 has agility 3, with Delta-7B one less.
    expect(upgrade('stealthdevice')?.cost).toEqual({ by: 'agility', values: { 0: 3, 1: 4, 2: 6, 3: 8 } });
    const jedi = (...cards: string[]): number => squadPoints(squad('galacticrepublic', ['jediknight', ...cards]));
    expect(jedi('stealthdevice') - jedi()).toBe(8);
    expect(jedi('delta7b', 'stealthdevice') - jedi('delta7b')).toBe(8);
    expect(squadPoints(rebels(['lukeskywalker', 'stealthdevice'])) - squadPoints(rebels(['lukeskywalker']))).toBe(6);
  });

  test('an upgrade costs a number of its own, or by the size, agility or initiative of its ship [xw.squad-points.01, xw.faq-squad-building.01]', () => {
    const more = (pilot: string, upgrade: string): number =>
      squadPoints(empire([pilot, upgrade])) - squadPoints(empire([pilot]));
    expect(['academypilot', 'omicrongrouppilot'].map((pilot) => more(pilot, 'predator'))).toEqual([2, 2]);
    expect(['academypilot', 'omicrongrouppilot'].map((pilot) => more(pilot, 'engineupgrade'))).toEqual([2, 7]);
    expect(['academypilot', 'omicrongrouppilot'].map((pilot) => more(pilot, 'stealthdevice'))).toEqual([8, 4]);
    expect(['academypilot', 'soontirfel'].map((pilot) => more(pilot, 'inertialdampeners'))).toEqual([1, 6]);
  });

  test('costs are no part of the card: another format has others, and the totals follow [xw.squad-points.02, xw.format.02]', () => {
    const costs = { 'pilot:lukeskywalker': 100, 'upgrade:protontorpedoes': 7 };
    const dear: Format = { ...FORMATS.standard, name: 'Dear', costs };
    const one = rebels(['lukeskywalker', 'protontorpedoes']);
    expect(squadPoints(one, { format: dear })).toBe(107);
    expect(squadPoints(one)).not.toBe(107);
    expect(
      wrong(rebels(['lukeskywalker', 'protontorpedoes'], ['wedgeantilles']), { format: { ...dear, points: 110 } }),
    ).toEqual(['too-many-points']);
    expect(upgrade('protontorpedoes')?.cost).toEqual({ by: 'fixed', value: 12 });
  });
});

describe('formats', () => {
  test('a format leaves cards out that another has [xw.format.01]', () => {
    const without: Format = { ...FORMATS.standard, name: 'Core', without: ['pilot:wedgeantilles', 'upgrade:r2d2'] };
    const two = rebels(['wedgeantilles', 'r2d2'], ['lukeskywalker']);
    expect(wrong(two)).toEqual([]);
    expect(wrong(two, { format: without })).toEqual([
      'not-in-format ships.0.pilot',
      'not-in-format ships.0.upgrades.0',
    ]);
  });

  test('huge ships are for epic squads [xw.format.01]', () => {
    const one = rebels(['echobaseevacuees']);
    expect(wrong(one)).toEqual(['wrong-size ships.0.pilot']);
    expect(wrong(one, EPIC)).toEqual([]);
    expect(FORMATS.epic.points).toBe(500);
  });

  test('options that there are not are malformed', () => {
    expect(checkSquad(rebels(['lukeskywalker']), { format: 'extended' } as never)).toMatchObject([
      { code: 'malformed', facts: { at: ['options', 'format'] } },
    ]);
    expect(() => squadPoints(rebels(), { points: '200' } as never)).toThrow(/^options\.points: /);
  });

  test('cards that a format names are cards of squads [xw.format.01, xw.format.02]', () => {
    const luke = rebels(['lukeskywalker']);
    const named = (more: Partial<Format>) => checkSquad(luke, { format: { ...FORMATS.standard, ...more } });
    expect(named({ without: ['upgrade:r2d2', 'upgrade:bobafet'] })).toMatchObject([
      {
        code: 'malformed',
        message: expect.stringMatching(/did you mean upgrade:bobafett\?$/),
        facts: { at: ['options', 'format', 'without', 1] },
      },
    ]);
    expect(named({ costs: { 'pilot:lukeskywaker': 3 } })).toMatchObject([
      { code: 'malformed', facts: { at: ['options', 'format', 'costs', 'pilot:lukeskywaker'] } },
    ]);
    expect(named({ without: ['condition:hunted'] })).toMatchObject([{ code: 'malformed' }]);
    expect(named({ costs: { 'pilot:lukeskywalker': 3 }, without: ['upgrade:r2d2'] })).toEqual([]);
  });
});

describe('factions', () => {
  test('a squad has one faction [xw.squad-building.05]', () => {
    expect(wrong(rebels(['lukeskywalker'], ['academypilot'], ['hansolo']))).toEqual([
      'wrong-faction ships.1.pilot',
      'wrong-faction ships.2.pilot',
    ]);
  });

  test('an upgrade of a faction is for its ships alone, one of none for all [xw.squad-building.06, xw.upgrade-cards.05, xw.faction.04]', () => {
    expect(wrong(rebels(['lothalrebel', 'zuckuss']))).toEqual(['wrong-faction ships.0.upgrades.0']);
    expect(wrong(scum(['bountyhunter', 'zuckuss']))).toEqual([]);
    for (const [faction, pilot] of [
      ['rebelalliance', 'lothalrebel'],
      ['scumandvillainy', 'bountyhunter'],
      ['galacticempire', 'omicrongrouppilot'],
    ] as const)
      expect(wrong(squad(faction, [pilot, 'perceptivecopilot']))).toEqual([]);
  });

  test('a line of alternatives is met by any of them', () => {
    // 0-0-0 is for Scum, or for squads with Darth Vader.
    expect(wrong(empire(['omicrongrouppilot', '000']))).toEqual(['wrong-faction ships.0.upgrades.0']);
    expect(wrong(empire(['omicrongrouppilot', '000'], ['darthvader']))).toEqual([]);
  });
});

describe('restrictions', () => {
  test('sizes [xw.squad-building.07, xw.upgrade-cards.06]', () => {
    expect(upgrade('tacticalscrambler')?.restrictions).toEqual([{ sizes: ['medium', 'large'] }]);
    expect(wrong(rebels(['lukeskywalker', 'tacticalscrambler']))).toEqual(['wrong-size ships.0.upgrades.0']);
    expect(wrong(rebels(['lothalrebel', 'tacticalscrambler']))).toEqual([]);
  });

  test('types of ship [xw.squad-building.08, xw.upgrade-cards.07, xw.ship-type.03]', () => {
    expect(wrong(rebels(['chewbacca', 'outrider']))).toEqual(['wrong-ship ships.0.upgrades.0']);
    expect(wrong(rebels(['wildspacefringer', 'outrider']))).toEqual([]);
    expect(wrong(rebels(['lukeskywalker', 'pivotwing']))).toEqual(['wrong-ship ships.0.upgrades.0']);
  });

  test('a title is for the type of ship that it names, each of them [xw.title.02]', () => {
    const titles = upgrades().filter(({ sides: [{ slots }] }) => slots.includes('title'));
    expect(titles.length).toBeGreaterThan(40);
    for (const card of titles) {
      const ships = card.restrictions.flatMap((line) => line.ships ?? []);
      expect([card.id, ships.length > 0]).toEqual([card.id, true]);
      for (const ship of ['t65xwing', 'tielnfighter']) expect(ships).not.toContain(ship);
    }
    expect(checkSquad(rebels(['lukeskywalker', 'millenniumfalcon']))).toContainEqual(
      expect.objectContaining({ code: 'wrong-ship', rules: expect.arrayContaining(['xw.title.02']) as unknown }),
    );
    expect(wrong(rebels(['chewbacca', 'millenniumfalcon']))).toEqual([]);
  });

  test('actions of the action bar in their color; linked ones do not count [xw.upgrade-cards.08]', () => {
    expect(upgrade('experthandling')?.restrictions).toEqual([{ action: { action: 'barrel-roll', color: 'red' } }]);
    // An ARC-170 has a red barrel roll; a B-wing a white one, and a red one linked to its focus; a VCX-100 has none.
    const handles = (pilot: string) =>
      wrong(rebels([pilot, 'experthandling'])).filter((each) => !each.startsWith('no-slot'));
    expect(handles('ibtisam')).toEqual([]);
    expect(handles('bladesquadronveteran')).toEqual(['no-such-action ships.0.upgrades.0']);
    expect(handles('lothalrebel')).toEqual(['no-such-action ships.0.upgrades.0']);
    // In any color.
    expect(upgrade('saturationsalvo')?.restrictions).toEqual([{ action: { action: 'reload', color: null } }]);
    expect(wrong(rebels(['wedgeantilles', 'saturationsalvo']))).toEqual(['no-such-action ships.0.upgrades.0']);
  });

  test('an action that another upgrade adds to the bar counts', () => {
    const salvo = (...cards: string[]) => wrong(scum(['bobafett', 'saturationsalvo', ...cards]));
    expect(salvo()).toEqual(['no-such-action ships.0.upgrades.0']);
    expect(salvo('andrasta')).toEqual([]);
  });

  test.each<[string, string, Faction, string[], string[]]>([
    ['a rear arc', 'veterantailgunner', 'rebelalliance', ['garvendreis'], ['lothalrebel']],
    ['an astromech', 'sparepartscanisters', 'rebelalliance', ['lukeskywalker', 'r2d2'], ['lukeskywalker']],
    [
      'a ship that is not limited',
      'dedicated',
      'galacticrepublic',
      ['squadsevenveteran'],
      ['oddball-arc170starfighter'],
    ],
    ['the dark side', 'hate', 'galacticempire', ['darthvader'], ['academypilot']],
    ['a ship ability', 'independentcalculations', 'separatistalliance', ['tradefederationdrone'], ['captainsear']],
  ])('what cards ask of a ship otherwise: %s', (_, card, faction, has, hasNot) => {
    const about = (cards: string[]) =>
      checkSquad(squad(faction, [...cards, card] as [string])).filter(({ code }) => code === 'restricted');
    expect(about(has)).toEqual([]);
    expect(about(hasNot)).toMatchObject([{ rules: ['xw.golden-rules.02'] }]);
  });

  test('of a card without restrictions none is unmet', () => {
    const [pilot] = pilots();
    if (!pilot) throw new Error('no pilot');
    expect(upgrade('protontorpedoes')?.restrictions).toEqual([]);
    for (const card of upgrades().filter(({ restrictions }) => restrictions.length === 0))
      expect(
        unmetRestrictions(card, {
          pilot,
          ship: { id: 'x', size: 'huge', stats: null } as never,
          others: [],
          squad: [],
        }),
      ).toEqual([]);
  });
});

describe('slots', () => {
  test('each upgrade takes up a slot of its kind [xw.squad-building.03, xw.upgrade-cards.02]', () => {
    expect(wrong(rebels(['lukeskywalker', 'protontorpedoes', 'iontorpedoes']))).toEqual(['no-slot ships.0.upgrades.1']);
    // A B-wing has two cannon slots and one torpedo slot.
    expect(wrong(rebels(['bladesquadronveteran', 'ioncannon', 'jammingbeam', 'protontorpedoes']))).toEqual([]);
    expect(wrong(rebels(['bladesquadronveteran', 'lonewolf', 'predator']))).toEqual(['no-slot ships.0.upgrades.1']);
    expect(wrong(rebels(['lukeskywalker', 'ioncannon']))).toEqual(['no-slot ships.0.upgrades.0']);
  });

  test('one with several icons takes up all of them', () => {
    // Emperor Palpatine takes two crew slots. The Lambda has two, the Reaper has two, a Decimator three.
    expect(wrong(empire(['omicrongrouppilot', 'emperorpalpatine']))).toEqual([]);
    expect(wrong(empire(['omicrongrouppilot', 'emperorpalpatine', 'perceptivecopilot']))).toEqual([
      'no-slot ships.0.upgrades.1',
    ]);
    const wolfpack = (pilot: string) =>
      wrong(squad('galacticrepublic', [pilot, 'wolfpack'])).map((each) => each.split(' ')[0]);
    expect(wolfpack('104thbattalionpilot')).toEqual([]);
    expect(wolfpack('jediknight')).toContain('no-slot');
  });

  test('upgrades add slots and take some away, whatever stands first [xw.squad-building.03]', () => {
    expect(wrong(scum(['bountyhunter', 'protontorpedoes']))).toEqual(['no-slot ships.0.upgrades.0']);
    expect(wrong(scum(['bountyhunter', 'protontorpedoes', 'slavei']))).toEqual([]);
    expect(wrong(scum(['dengar', 'punishingone', 'perceptivecopilot']))).toEqual(['no-slot ships.0.upgrades.1']);
    expect(wrong(scum(['dengar', 'perceptivecopilot']))).toEqual([]);
  });

  test('a weapon hardpoint takes one cannon, torpedo or missile', () => {
    expect(wrong(scum(['cartelspacer', 'ioncannon']))).toEqual([]);
    expect(wrong(scum(['cartelspacer', 'protontorpedoes']))).toEqual([]);
    expect(wrong(scum(['cartelspacer', 'ioncannon', 'protontorpedoes']))).toEqual(['no-slot ships.0.upgrades.1']);
    expect(wrong(scum(['cartelspacer', 'barragerockets']))).toEqual(['no-slot ships.0.upgrades.0']);
  });

  test('where a configuration is for a ship, its upgrade bar has the slot; titles likewise [xw.upgrade-cards.03]', () => {
    for (const kind of ['configuration', 'title'] as const)
      for (const card of upgrades().filter(({ sides: [{ slots }] }) => slots.includes(kind))) {
        const [ships] = card.restrictions.flatMap((line) => (line.ships ? [line.ships] : []));
        const own = pilots().filter(({ ship, slots }) => ships?.includes(ship) && slots.includes(kind));
        if (ships) expect([card.id, own.length > 0]).toEqual([card.id, true]);
      }
  });
});

describe('names', () => {
  test('no two upgrades of one name on a ship [xw.squad-building.10, xw.upgrade-cards.09]', () => {
    expect(wrong(rebels(['bladesquadronveteran', 'ioncannon', 'ioncannon']))).toEqual([
      'same-name-twice ships.0.upgrades.1',
    ]);
    expect(wrong(rebels(['bladesquadronveteran', 'ioncannon'], ['bladesquadronveteran', 'ioncannon']))).toEqual([]);
    // Two torpedo slots, the same torpedoes in both.
    const both = rebels(['goldsquadronveteran', 'protontorpedoes', 'protontorpedoes']);
    expect(wrong(both)).toContain('same-name-twice ships.0.upgrades.1');
  });

  test('a name with dots is in a squad as often as it has dots [xw.limited.01, xw.limited.02, xw.upgrade-cards.10]', () => {
    expect(wrong(rebels(['lukeskywalker'], ['lukeskywalker']))).toEqual(['limited ships.1.pilot']);
    const dots = (limited: number) => {
      const card = pilots().find((each) => each.limited === limited && each.cost < 50);
      if (!card) throw new Error(`no pilot with ${limited} dots`);
      const times = (count: number) => squad(card.faction, ...Array.from({ length: count }, () => [card.id] as const));
      return [times(limited), times(limited + 1)].map((list) => wrong(list, { points: 1000 }));
    };
    expect(dots(2)).toEqual([[], ['limited ships.2.pilot']]);
    expect(dots(3)).toEqual([[], ['limited ships.3.pilot']]);
    expect(wrong(rebels(['bluesquadronescort'], ['bluesquadronescort'], ['bluesquadronescort']))).toEqual([]);
  });

  test('ship cards and upgrades of one name count together [xw.limited.03, xw.squad-building.09]', () => {
    // Chewbacca flies a YT-1300, and is crew.
    expect(wrong(rebels(['chewbacca'], ['lothalrebel', 'chewbacca']))).toEqual(['limited ships.1.upgrades.0']);
    expect(wrong(rebels(['hansolo-modifiedyt1300lightfreighter'], ['lothalrebel', 'chewbacca']))).toEqual([]);
    expect(wrong(rebels(['herasyndulla-asf01bwing'], ['herasyndulla-vcx100lightfreighter']))).toEqual([
      'limited ships.1.pilot',
    ]);
  });

  test('two dots are two cards, whatever they are [xw.limited.04]', () => {
    const tracers = (count: number) =>
      wrong(empire(...Array.from({ length: count }, () => ['scimitarsquadronpilot', 'xx23sthreadtracers'] as const)));
    expect(upgrade('xx23sthreadtracers')?.limited).toBe(2);
    expect([tracers(2), tracers(3)]).toEqual([[], ['limited ships.2.upgrades.0']]);
    // No ship card has a name with two dots that an upgrade has, too; it would count like this.
    const cards = (...names: string[]) => names.map((name, i) => ({ of: { name, limited: 2 }, at: ['ships', i] }));
    expect(tooManyOfAName(cards('Twin', 'Twin', 'Other'))).toEqual([]);
    expect(tooManyOfAName(cards('Twin', 'Twin', 'Other', 'Twin'))).toMatchObject([{ facts: { at: ['ships', 3] } }]);
  });

  test('one solitary upgrade of a type in a squad [xw.solitary.01]', () => {
    const separatists = (...cards: string[][]): SquadList =>
      squad('separatistalliance', ...cards.map((own) => ['skakoanace', ...own] as const));
    const [one, other] = upgrades().filter((card) => card.solitary);
    if (!one || !other) throw new Error('no solitary cards');
    const solitary = (...cards: string[][]) =>
      wrong(separatists(...cards)).filter((each) => each.startsWith('solitary'));
    expect(solitary([one.id], [])).toEqual([]);
    expect(solitary([one.id], [other.id])).toEqual(['solitary ships.1.upgrades.0']);
  });

  test('standardized: every ship of the type, or none', () => {
    const elite = (...cards: string[][]) => empire(...cards.map((own) => ['onyxsquadronace', ...own] as const));
    const found = (...cards: string[][]) => wrong(elite(...cards), { points: 500 });
    expect(found(['tiedefenderelite'], [])).toEqual(['not-standardized ships.1.pilot']);
    expect(found(['tiedefenderelite'], ['tiedefenderelite'])).toEqual([]);
    expect(wrong(empire(['onyxsquadronace', 'tiedefenderelite'], ['academypilot']))).toEqual([]);
  });
});

test('all reasons are told, each with its place and its rules [xw.squad-building.09, xw.squad-building.01]', () => {
  const bad = rebels(
    ['lukeskywalker', 'protontorpedoes', 'protontorpedoes', 'zuckuss'],
    ['lukeskywalker', 'millenniumfalcon'],
    ['academypilot'],
    ['nobody', 'nothing'],
  );
  const reasons = checkSquad(bad, { points: 20 });
  expect(new Set(reasons.map(({ code }) => code))).toEqual(
    new Set([
      'unknown-card',
      'too-many-points',
      'wrong-faction',
      'no-slot',
      'same-name-twice',
      'wrong-ship',
      'limited',
    ]),
  );
  for (const { rules, message } of reasons) {
    expect(rules.length).toBeGreaterThan(0);
    expect(message).toMatch(/\.$/);
  }
  expect(wrong(rebels())).toEqual(['no-ships']);
});

describe('XWS written', () => {
  const read = (input: unknown): XwsSquad => {
    const result = decodeXws(input);
    if (E.isLeft(result)) throw new Error(result.left.message);
    return result.right;
  };
  const folder = 'docs/examples/squads';
  const examples = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

  test('the squads of the examples are legal', () => {
    for (const text of examples) expect(wrong(read(text).list)).toEqual([]);
  });

  test('what is read, written and read again is the same', () => {
    for (const text of examples) {
      const first = read(text);
      expect({ ...read(encodeXws(first.list)), pointsStated: null }).toEqual({ ...first, pointsStated: null });
    }
  });

  test('random legal squads of all seven factions, epic ones too: written, read and legal', () => {
    const factions = new Set<Faction>();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.boolean(), (seed, epic) => {
        const format = epic ? 'epic' : 'standard';
        const list = randomSquadList(integersFrom(seed), 6, format);
        factions.add(list.faction);
        expect(checkSquad(list, { format })).toEqual([]);
        const text = encodeXws(list);
        const again = read(text);
        expect(encodeXws(again.list)).toBe(text);
        expect(again.pointsStated).toBe(squadPoints(list));
        expect(again.points).toBe(squadPoints(list));
        const sorted = ({ ships }: SquadList) => ships.map(({ pilot, upgrades: own }) => [pilot, [...own].sort()]);
        expect(sorted(again.list)).toEqual(sorted(list));
        expect(again.list).toMatchObject({ faction: list.faction, name: list.name, obstacles: list.obstacles });
      }),
      { numRuns: 60, seed: 1 },
    );
    expect(factions).toEqual(new Set(FACTIONS));
  });

  test('what would not be read is not written: a pilot of another faction [xw.faction.03]', () => {
    const mixed = { ...rebels(['lukeskywalker'], ['wedgeantilles']), faction: 'galacticempire' as const };
    expect(() => encodeXws(mixed)).toThrow(/^squad\.ships\[0\]\.pilot: Luke Skywalker flies for rebelalliance/);
    expect(() => encodeXws({ ...mixed, faction: 'rebelalliance' })).not.toThrow();
  });

  test('what would not be read is not written: more ships or upgrades than a squad has', () => {
    const many = (ships: number, upgrades: number) =>
      rebels(...Array.from({ length: ships }, () => ['lukeskywalker', ...Array<string>(upgrades).fill('predator')] as [string, ...string[]])); // prettier-ignore
    expect(() => encodeXws(many(101, 0))).toThrow('squad.ships: 100 ships at most');
    expect(() => encodeXws(many(1, 51))).toThrow('squad.ships[0].upgrades: 50 upgrades at most');
    expect(() => encodeXws(many(100, 1))).not.toThrow();
  });

  test('every card is written under a key that it is read from', () => {
    for (const card of upgrades()) {
      const on = pilots().find(({ ship }) => ship === 'vcx100lightfreighter');
      const fits = card.cost.by === 'fixed' ? on : pilots().find(({ ship }) => ship === 't65xwing');
      if (!fits) throw new Error('no such ship');
      const list = squad(fits.faction, [fits.id, card.id]);
      expect(read(encodeXws(list)).list).toEqual(list);
    }
  });

  test('cards that there are not, and squads without ships, are refused by name', () => {
    expect(() => encodeXws(rebels(['lukeskywalkr']))).toThrow(/^squad\.ships\[0\]\.pilot: .*lukeskywalker/);
    expect(() => encodeXws(rebels())).toThrow(/^squad\.ships: /);
  });
});
