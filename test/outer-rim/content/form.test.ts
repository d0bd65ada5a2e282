/** The form in which people type in the cards of their own box, and what is left of it. */
import * as E from 'fp-ts/lib/Either';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packCheckCommand, packNewCommand } from '../../../src/judge/cli/pack';
import { readYaml } from '../../../src/judge/yaml';
import { basePack } from '../../../src/outer-rim/facts';
import { loadPack } from '../../../src/outer-rim/lists';
import { nameOf, packForm, packLeft } from '../../../src/outer-rim/lists/form';

function right<A>(given: E.Either<unknown, A>): A {
  if (E.isLeft(given)) throw new Error(JSON.stringify(given.left));
  return given.right;
}

const form = packForm();
const read = (text: string): unknown => right(readYaml(text)).value;
const filled = (...changes: readonly (readonly [blank: RegExp, value: string])[]): string =>
  changes.reduce((text, [blank, value]) => {
    if (!blank.test(text)) throw new Error(`the form has no ${blank}`);
    return text.replace(blank, `$1${value}`);
  }, form);
const HULL = /(id: hwk-290[^]*?side\.hull: )___/;

test('a form with nothing filled in is the built-in pack, and can be played', () => {
  const { report } = right(loadPack(read(form)));
  const base = right(loadPack()).report;
  expect([report.certain, report.likely, report.reconstructed]).toEqual([
    base.certain,
    base.likely,
    base.reconstructed,
  ]);
});

test('every card stands in it by its name', () => {
  const { characters, ships, patrols, market, databank, encounters, ai } = basePack;
  const all = [...characters, ...ships, ...patrols, ...market, ...databank, ...encounters, ...ai];
  expect(all.filter((entry) => !form.includes(nameOf(entry)) || !form.includes(entry.id)).map(({ id }) => id)).toEqual(
    [],
  );
});

test('what is filled in is certain, the other fields of its field stay', () => {
  const { pack, report } = right(loadPack(read(filled([HULL, '9']))));
  const hwk = pack.ships.find(({ id }) => id === 'hwk-290');
  const before = basePack.ships.find(({ id }) => id === 'hwk-290');
  expect(hwk?.side).toEqual({ ...before?.side, hull: 9 });
  expect(report.certain).toBe(right(loadPack()).report.certain + 1);
  expect(report.unsure.map(({ path }) => path)).not.toContain('ships.hwk-290.side.hull');
  expect(report.unsure.map(({ path }) => path)).toContain('ships.hwk-290.side.combat');
});

test('what is left is told deck by deck: the cards first, the map last', () => {
  const left = (text: string) => right(packLeft(read(text))).decks;
  const decks = left(form);
  expect(decks[0]?.deck).toBe('characters');
  expect(decks.map(({ deck }) => deck).filter((deck) => deck.startsWith('market'))).toEqual(
    ['bounty', 'cargo', 'gear-and-mod', 'job', 'luxury', 'ship'].map((deck) => `market:${deck}`),
  );
  expect(decks.at(-1)?.deck).toMatch(/^map\./);
  const fields = (text: string): readonly string[] =>
    left(text)
      .find(({ deck }) => deck === 'ships')
      ?.left.find(({ id }) => id === 'hwk-290')?.fields ?? [];
  expect(fields(form)).toContain('side.hull');
  expect(fields(filled([HULL, '9']))).toEqual(fields(form).filter((field) => field !== 'side.hull'));
});

test('a mistake is named with its place', () => {
  expect(packLeft(read(filled([HULL, 'many'])))).toMatchObject({
    _tag: 'Left',
    left: { path: ['changes', 'ships', expect.any(Number), 'side', 'hull'] },
  });
});

describe('the commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const said = async (ran: () => Promise<number>): Promise<[number, string]> => {
    const lines: string[] = [];
    const spies = [process.stdout, process.stderr].map((out) =>
      jest.spyOn(out, 'write').mockImplementation((text) => lines.push(String(text)) > 0),
    );
    const code = await ran();
    for (const spy of spies) spy.mockRestore();
    return [code, lines.join('')];
  };

  test('new writes the form, never over a file that is there', async () => {
    const file = join(folder, 'new.yaml');
    await expect(said(() => packNewCommand(file))).resolves.toMatchObject([0, expect.stringContaining('is written')]);
    expect(readFileSync(file, 'utf8')).toBe(form);
    await expect(said(() => packNewCommand(file))).resolves.toMatchObject([2, expect.anything()]);
  });

  test('check tells what is left, or the line of the first mistake', async () => {
    const file = join(folder, 'half.yaml');
    writeFileSync(file, filled([HULL, '9']));
    const [code, text] = await said(() => packCheckCommand(file, {}));
    expect([code, text]).toEqual([0, expect.stringContaining('left, in the order of the decks:')]);
    expect(text).toMatch(/\n {2}market:bounty: 11 of 11, \d+ values\n/);
    writeFileSync(file, filled([HULL, 'many']));
    const line = filled([HULL, 'many'])
      .split('\n')
      .findIndex((each) => each.includes('id: hwk-290'));
    const [wrong, why] = await said(() => packCheckCommand(file, {}));
    expect(wrong).toBe(2);
    expect(Number(/half\.yaml:(\d+):/.exec(why)?.[1])).toBeGreaterThanOrEqual(line + 1);
  });
});
