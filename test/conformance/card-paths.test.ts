/** Where a card's abilities stand follows from the card: the file that is guessed from what is printed on it holds them. Of Outer Rim packs hold the cards. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileOfCard } from '../../scripts/xwing-cards/file-of-card';
import { armada } from '../../src/armada/game';
import { damageCard, objectiveCard, upgradeCard } from '../../src/armada/facts';
import type { RuleId } from '../../src/core';
import { destiny } from '../../src/destiny';
import { card as destinyCard } from '../../src/destiny/facts';
import { miniatures } from '../../src/miniatures';
import { abilityName, commanderEffectText } from '../../src/miniatures/facts';
import { xwing } from '../../src/xwing';
import * as exportedForApps from '../../src/xwing/abilities/own';
import { UNTIL_END_OF } from '../../src/xwing/queries/carriers';

interface Entry {
  id: string;
  card: string;
  rules: readonly RuleId[];
}

interface Game {
  abilities: readonly Entry[];
  /** Of these files that of the card, without its ending; null: it is no card's. */
  fileOf(entry: Entry, files: readonly string[]): string | null;
  /** What lists are made with, where `forms` does not hold it. */
  beside?: readonly string[];
}

const GAMES: Readonly<Record<string, Game>> = {
  armada: { abilities: armada.abilities, fileOf: fileInArmada },
  destiny: {
    abilities: destiny.abilities,
    fileOf: fileInDestiny,
    beside: ['choices', 'filters', 'flow', 'helpers', 'keywords', 'kinds', 'looking', 'parts', 'playing', 'stacking'],
  },
  miniatures: { abilities: miniatures.abilities, fileOf: fileInMiniatures },
  xwing: {
    abilities: xwing.abilities,
    fileOf: ({ card }, files) => (card.startsWith(UNTIL_END_OF) ? null : fileOfCard(card, files)),
  },
};

/** By the kind of card, and what is printed on it: an icon, a trait, a category. */
function fileInArmada({ card }: Entry): string | null {
  const [kind = '', name = ''] = card.split(':');
  const files: Readonly<Record<string, string>> = {
    keyword: 'keywords',
    squadron: 'squadrons',
    upgrade: `upgrades/${upgradeCard(name)?.icon ?? ''}`,
    damage: `damage-cards/${damageCard(name)?.trait ?? ''}`,
    objective: `objectives/${objectiveCard(name)?.category ?? ''}`,
  };
  return files[kind] ?? null;
}

const SETS = { AW: 'awakenings', SoR: 'spirit-of-rebellion' } as const;

/** By set and color; events and battlefields may have a file of their own. */
function fileInDestiny({ card }: Entry, files: readonly string[]): string | null {
  const facts = destinyCard(card);
  if (!facts) return null;
  const whole = `${SETS[facts.set]}-${facts.color}`;
  const own = `${whole}-${facts.type}s`;
  return files.includes(own) ? own : whole;
}

/** By the glossary's entry, and the letters of its name: the entry of the card, or of whoever brings an effect about, whose statement it cites first. */
function fileInMiniatures({ card, rules }: Entry, files: readonly string[]): string | null {
  const entry = abilityName(card) ?? abilityName(rules[0]?.split('.')[1] ?? '');
  if (!entry) return commanderEffectText(card) === undefined ? null : fileOfCommander(card, files);
  const folder = entry.kind === 'force-power' ? 'force-powers/' : 'special/';
  return files.find((file) => file.startsWith(folder) && spans(file.slice(folder.length), entry.id)) ?? null;
}

/** By the name of the commander. */
function fileOfCommander(card: string, files: readonly string[]): string | null {
  const folder = 'commander-effects/';
  const name = card.slice('commander-'.length);
  return files.find((file) => file.startsWith(folder) && spans(file.slice(folder.length), name)) ?? null;
}

/** `c` holds what begins with C, `da-de` what begins with Da to De, `force-a-l` Force Absorb to Force Lightning. */
function spans(letters: string, name: string): boolean {
  const [, stem = '', from = letters, to = from] = /^(.+-)?([a-z]+)-([a-z]+)$/.exec(letters) ?? [];
  const rest = name.slice(stem.length);
  return name.startsWith(stem) && rest.slice(0, from.length) >= from && rest.slice(0, to.length) <= to;
}

const folderOf = (game: string): string => join(__dirname, '../../src', game, 'abilities');

/** All files of cards, the longest names first: what one of them exports, a shorter one may hand on. */
function filesOf(game: string, beside: readonly string[] = []): string[] {
  return readdirSync(folderOf(game), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^forms\b|\bindex\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((file) => !['own', ...beside].includes(file))
    .sort((a, b) => b.length - a.length);
}

/** The ids of the abilities that each file holds. */
async function heldBy(game: string, files: readonly string[]): Promise<Map<string, string>> {
  const held = new Map<string, string>();
  for (const file of files) {
    const module = (await import(join(folderOf(game), file))) as Record<string, unknown>;
    const lists = Object.values(module).filter((each): each is Entry[] => Array.isArray(each));
    for (const { id } of lists.flat()) if (!held.has(id)) held.set(id, file);
  }
  return held;
}

test.each(Object.entries(GAMES))(
  'each ability of %s stands in the file of its card, and each that stands there is registered',
  async (game, { abilities, fileOf, beside }) => {
    const files = filesOf(game, beside);
    const held = await heldBy(game, files);
    const wrong = abilities.flatMap((each) => {
      const file = fileOf(each, files);
      return file === null || file === held.get(each.id) ? [] : [[each.id, file, held.get(each.id)]];
    });
    expect(wrong).toEqual([]);
    const registered = new Set(abilities.map(({ id }) => id));
    expect([...held.keys()].filter((id) => !registered.has(id))).toEqual([]);
  },
);

/** Names that a file of cards imports as values, with the files that they come from. */
function importsOf(file: string): { name: string; from: string }[] {
  const text = readFileSync(`${file}.ts`, 'utf8');
  return [...text.matchAll(/^import \{([^}]*)\} from '(\.[^']*)';/gm)].flatMap(([, names = '', from = '']) =>
    names.split(',').flatMap((each) => {
      const [name = ''] = each.trim().split(' as ');
      return name === '' || name.startsWith('type ') ? [] : [{ name, from: join(dirname(file), from) }];
    }),
  );
}

test('cards of X-Wing are written with what holojudge/xwing/abilities exports, and nothing else', async () => {
  const own = exportedForApps as Readonly<Record<string, unknown>>;
  const missing = new Set<string>();
  for (const file of filesOf('xwing', ['index', 'own']).map((each) => join(folderOf('xwing'), each)))
    for (const { name, from } of importsOf(file)) {
      const module = (await import(from)) as Readonly<Record<string, unknown>>;
      if (own[name] !== module[name]) missing.add(`${name} of ${relative(folderOf('xwing'), from)}`);
    }
  expect([...missing]).toEqual([]);
});

test('what abilities of Miniatures share is called as none of them', () => {
  const shared = readdirSync(join(folderOf('miniatures'), 'forms')).map((file) => file.slice(0, -3));
  expect(shared.filter((name) => abilityName(name))).toEqual([]);
});

test.each([
  ['c', 'cleave', true],
  ['c', 'dash', false],
  ['da-de', 'deadeye', true],
  ['da-de', 'disruptor', false],
  ['force-a-l', 'force-lightning-2', true],
  ['force-a-l', 'force-push', false],
  ['force-a-l', 'lift', false],
])('in the file %s, %s: %s', (letters, name, stands) => {
  expect(spans(letters, name)).toBe(stands);
});

test('a file of X-Wing that became too long is several, by the first letter; numbers come first', () => {
  const parts = ['upgrades/crew-a-b', 'upgrades/crew-c-z'];
  expect(['upgrade:bobafett', 'upgrade:000', 'upgrade:cadbane'].map((card) => fileOfCard(card, parts))).toEqual([
    'upgrades/crew-a-b',
    'upgrades/crew-a-b',
    'upgrades/crew-c-z',
  ]);
});
