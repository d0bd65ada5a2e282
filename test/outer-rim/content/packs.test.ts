/** Reading packs: codecs, marks, joining, checking, and hostile input. */
import { readFileSync, writeFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either';
import * as fc from 'fast-check';
import { decode } from '../../../src/core/codec/decode';
import { basePack, certaintyOf, type Pack } from '../../../src/outer-rim/facts';
import { loadPack, mergePacks, packCodec, partSchema, resolvePack } from '../../../src/outer-rim/lists';
import { judge } from '../../../src/judge';
import { rules } from '../../../src/outer-rim/catalogue';
import { COUNTED } from '../../../src/outer-rim/facts/conditions';
import { outerRimScenarios } from '../../../src/outer-rim/scenario';
import { fits } from './schema-check';
import { type Loose, copy, part, loaded, refused } from './packs';

const docs = readFileSync('docs/packs.md', 'utf8');

const examples = [...docs.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => JSON.parse(match[1] ?? '') as Loose);

describe('codecs', () => {
  test('the base pack survives JSON and its codec', () => {
    const result = decode(packCodec, copy(basePack));
    expect(result).toEqual(E.right(copy(basePack)));
    expect(packCodec.encode(basePack)).toBe(basePack);
  });

  test.each<[string, (pack: Loose) => void, string, RegExp]>([
    [
      'a misspelt field',
      (pack) => Object.assign((pack['ships'] as Loose[])[2] ?? {}, { coast: 1 }),
      'ships[2].coast',
      /no field coast/,
    ],
    [
      'a missing field',
      (pack) => delete ((pack['ships'] as Loose[])[2] ?? {})['cost'],
      'ships[2].cost',
      /cost is missing/,
    ],
    [
      'an unknown effect',
      (pack) => (((pack['patrols'] as Loose[])[0] ?? {})['reward'] = [{ do: 'win' }]),
      'patrols[0].reward[0].do',
      /found "win"/,
    ],
    [
      'odd credits',
      (pack) => (((pack['market'] as Loose[])[0] ?? {})['cost'] = 1500),
      'market[0].cost',
      /in credits: 0 or a multiple of 1000/,
    ],
    [
      'a skill that does not exist',
      (pack) => (((pack['characters'] as Loose[])[0] ?? {})['skills'] = ['charm']),
      'characters[0].skills[0]',
      /found "charm"/,
    ],
    [
      'a mark that is none',
      (pack) => (((pack['ships'] as Loose[])[0] ?? {})['sure'] = { name: 'maybe' }),
      'ships[0].sure.name',
      /certain, likely, reconstructed/,
    ],
  ])('%s is named with its path', (_title, spoil, path, message) => {
    const pack = copy(basePack) as unknown as Loose;
    spoil(pack);
    const [at, why] = refused(pack);
    expect(at).toBe(path);
    expect(why).toMatch(message);
  });

  test('anything from outside is accepted or refused, never thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(['Left', 'Right']).toContain(loadPack(input)._tag);
        expect(['Left', 'Right']).toContain(mergePacks(basePack, input)._tag);
      }),
      { numRuns: 300 },
    );
  });

  test('a pack with one value spoiled anywhere is accepted or refused, never thrown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.jsonValue(), (seed, value) => {
        const pack = spoiled(copy(basePack), seed, value);
        expect(['Left', 'Right']).toContain(loadPack(pack)._tag);
      }),
      { numRuns: 150 },
    );
  });

  test('parts with random fields are accepted or refused, never thrown', () => {
    const field = fc.constantFrom('whole', 'drop', 'changes', 'supply', 'map', 'ships', 'market', 'databank');
    const inner = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(
        { ships: [{ id: 'yt-1300', sure: null }] },
        ['ships'],
        { ships: ['yt-1300'] },
        { map: { spaces: [{ id: 'kessel', at: 3 }] } },
      ),
    );
    fc.assert(
      fc.property(fc.dictionary(field, inner), (fields) => {
        expect(['Left', 'Right']).toContain(loadPack(part(fields))._tag);
      }),
      { numRuns: 300 },
    );
  });

  test('branches within branches are read in a moment', () => {
    let effects: unknown[] = [{ do: 'win' }];
    for (let depth = 0; depth < 25; depth++) effects = [{ do: 'may', effects }];
    const [path] = refused(part({ changes: { patrols: [{ id: 'hutt-patrol-1', reward: effects }] } }));
    expect(path.endsWith('.do')).toBe(true);
  });
});

/** One value somewhere in the pack replaced; the seed says which. */
function spoiled(pack: Pack, seed: number, value: unknown): unknown {
  let at: unknown = pack;
  let left = seed;
  for (;;) {
    const here = at as Loose;
    const keys = Object.keys(here);
    const key = keys[left % keys.length];
    if (key === undefined) return pack;
    left = Math.floor(left / keys.length);
    const next = here[key];
    if (typeof next !== 'object' || next === null || left === 0) {
      here[key] = value;
      return pack;
    }
    at = next;
  }
}

describe('how sure a pack is', () => {
  const { pack, report } = resolvePack(basePack);

  test('the pack in use keeps its marks, so that stories and pictures can say what is made up', () => {
    expect(pack).toEqual(basePack);
    const { patrols } = loaded(
      part({ changes: { patrols: [{ id: 'hutt-patrol-1', combat: 2, sure: 'likely' }] } }),
    ).pack;
    expect(patrols.find(({ id }) => id === 'hutt-patrol-1')?.sure).toMatchObject({ combat: 'likely' });
  });

  test('the report counts every value once and lists those that are not certain', () => {
    expect(report.unsure).toHaveLength(report.likely + report.reconstructed);
    expect(report.unsure.filter((value) => value.sure === 'likely')).toHaveLength(report.likely);
    expect(new Set(report.unsure.map((value) => value.path)).size).toBe(report.unsure.length);
    expect(report.certain).toBeGreaterThan(300);
  });

  const certainty = (path: string) => report.unsure.find((value) => value.path === path)?.sure ?? 'certain';
  test.each([
    ['characters.boba-fett.groundCombat', 'certain'],
    ['ai.ai-1.encounter', 'certain'],
    ['ai.ai-7.action', 'likely'],
    ['supply.faces.hit', 'likely'],
    ['supply.boardSlots', 'likely'],
    ['ships.yt-1300.turned.side', 'certain'],
    ['ships.yt-1300.side.hull', 'likely'],
    ['ships.gx1-short-hauler.turned.name', 'reconstructed'],
    ['patrols.rebel-patrol-1.combat', 'reconstructed'],
    ['patrols.rebel-patrol-4.combat', 'certain'],
    ['map.spaces.kessel.name', 'certain'],
    ['map.spaces.kessel.faction', 'likely'],
    ['map.spaces.kessel.contacts', 'reconstructed'],
    ['map.routes.ryloth~na4.between', 'reconstructed'],
    ['map.standard.tiles', 'likely'],
    ['databank.databank-42-the-casino-heist.number', 'certain'],
    ['databank.databank-42-the-casino-heist.steps', 'reconstructed'],
    ['contacts.chewbacca.class', 'likely'],
    ['contacts.dengar.class', 'reconstructed'],
    ['market.cargo-bacta-supplies.face.destination', 'likely'],
    ['market.cargo-bacta-supplies.face.reward', 'reconstructed'],
    ['encounters.navpoint-1.sections', 'reconstructed'],
  ])('%s is %s', (path, sure) => {
    expect(certainty(path)).toBe(sure);
  });

  test('no cost, reward, icon or text of a market card but The Casino Heist is called certain', () => {
    const values = basePack.market.flatMap((card) =>
      ['cost', 'patrol', 'face.reward', 'face.abilities'].map((field) => certaintyOf(card.sure, field)),
    );
    expect(values).not.toContain('certain');
  });

  test('the longest name decides', () => {
    const sure = { '*': 'reconstructed', side: 'likely', 'side.hull': 'certain' } as const;
    expect(['name', 'side.combat', 'side.hull'].map((field) => certaintyOf(sure, field))).toEqual([
      'reconstructed',
      'likely',
      'certain',
    ]);
    expect([certaintyOf(undefined, 'name'), certaintyOf('likely', 'name'), certaintyOf({}, 'name')]).toEqual([
      'certain',
      'likely',
      'certain',
    ]);
  });
});

describe('the guide', () => {
  test.each(examples.map((example) => [String(example['id']), example] as const))(
    'its example %s loads',
    (id, example) => {
      expect(loaded(example).report.pack).toBe(id);
    },
  );

  test('it has examples, and its message is the one that is given', () => {
    expect(examples.length).toBeGreaterThanOrEqual(3);
    const [, message] = refused(part({ changes: { ships: [{ id: 'hwk-290', cost: 6500 }] } }));
    expect(docs).toContain(message);
  });

  test('every word of effects, conditions, occasions and abilities is in it, and all that can be counted', () => {
    const root = partSchema() as unknown as {
      $defs: Record<string, { anyOf: { properties: Record<string, { enum?: string[] }> }[] }>;
    };
    const words = (definition: string, key: string): string[] =>
      root.$defs[definition]?.anyOf.flatMap((member) => member.properties[key]?.enum ?? []) ?? [];
    const effects = words('an-effect', 'do');
    expect(effects.length).toBeGreaterThan(40);
    const others = [words('a-condition', 'is'), words('an-occasion', 'event'), words('an-ability', 'kind')];
    for (const list of others) expect(list.length).toBeGreaterThan(4);
    const all = [...effects, ...others.flat(), ...words('an-ability', 'allows'), ...COUNTED];
    expect(all.filter((word) => !docs.includes(`\`${word}\``))).toEqual([]);
  });

  test('its scenario files pass, and the story tells the counts that it says', () => {
    const files = [...docs.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
    expect(files.length).toBe(2);
    const reports = files.map((file) => judge(file, [{ language: outerRimScenarios, rules }]));
    for (const { verdict, failures, problems } of reports)
      expect({ verdict, failures, problems }).toEqual({ verdict: 'passed', failures: [], problems: [] });
    const [first] = reports[0]?.story ?? [];
    expect(docs).toContain(first && 'text' in first ? first.text : 'a story');
  });
});

describe('the schema for editors', () => {
  const root = partSchema() as unknown as { $defs: Record<string, unknown> };
  const { id: _id, title: _title, ...contents } = copy(basePack);

  test('the file in docs is up to date (UPDATE_SCHEMA=1 writes it)', () => {
    const file = 'docs/schema/outer-rim-pack.schema.json';
    const made = `${JSON.stringify(root, null, 1)}\n`;
    if (process.env['UPDATE_SCHEMA']) writeFileSync(file, made);
    expect(readFileSync(file, 'utf8')).toBe(made);
  });

  test('it accepts the base pack and the examples of the guide', () => {
    for (const input of [part(contents), ...examples]) expect(fits(input, root, root)).toBe(true);
  });

  test('it accepts what the codec accepts, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.jsonValue(), (seed, value) => {
        const input = part(spoiled(copy(contents) as Pack, seed, value) as Loose);
        const merged = mergePacks(basePack, input);
        const wellFormed = E.isRight(merged) || merged.left.code !== 'malformed';
        expect(fits(input, root, root)).toBe(wellFormed);
      }),
      { numRuns: 100 },
    );
  });
});
