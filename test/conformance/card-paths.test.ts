/** Where a card's abilities stand follows from the card: the file that is guessed from what is printed on it holds them. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { armada } from '../../src/armada/game';
import { damageCard, objectiveCard, upgradeCard } from '../../src/armada/facts';
import type { RuleId } from '../../src/core';
import { miniatures } from '../../src/miniatures';
import { abilityName, commanderEffectText } from '../../src/miniatures/facts';

interface Entry {
  id: string;
  card: string;
  rules: readonly RuleId[];
}

/** The shelf of a card, and the name by which it stands there. */
interface Home {
  shelf: string;
  name: string;
}

interface Game {
  abilities: readonly Entry[];
  homeOf(entry: Entry): Home;
}

const GAMES: Readonly<Record<string, Game>> = {
  armada: { abilities: armada.abilities, homeOf: homeInArmada },
  miniatures: { abilities: miniatures.abilities, homeOf: homeInMiniatures },
};

/** By the kind of card, and what is printed on it: an icon, a trait, a category. */
function homeInArmada({ card }: Entry): Home {
  const [kind = '', name = ''] = card.split(':');
  const shelves: Readonly<Record<string, string>> = {
    keyword: 'keywords',
    squadron: 'squadrons',
    upgrade: `upgrades/${upgradeCard(name)?.icon ?? ''}`,
    damage: `damage-cards/${damageCard(name)?.trait ?? ''}`,
    objective: `objectives/${objectiveCard(name)?.category ?? ''}`,
  };
  return { shelf: shelves[kind] ?? kind, name };
}

/** By the glossary's entry: that of the card, or of whoever brings an effect about, whose statement it cites first. */
function homeInMiniatures({ card, rules }: Entry): Home {
  if (commanderEffectText(card) !== undefined && !abilityName(nameOf(card)))
    return { shelf: 'commander-effects', name: nameOf(card) };
  const entry = abilityName(card) ?? abilityName(rules[0]?.split('.')[1] ?? '');
  return { shelf: entry?.kind === 'force-power' ? 'force-powers' : 'special', name: entry?.id ?? card };
}

const nameOf = (card: string): string => card.replace(/^commander-/, '');

/** A shelf is one file, or a folder of files that are called as the card, or by the letters that names begin with: `c`, `da-de`, `force-a-l`. */
function fileOf(game: string, { shelf, name }: Home): string | undefined {
  const at = join(abilitiesOf(game), shelf);
  if (existsSync(`${at}.ts`)) return `${shelf}.ts`;
  if (!existsSync(at)) return undefined;
  const files = readdirSync(at).filter((file) => file.endsWith('.ts'));
  const file = files.find((each) => each === `${name}.ts`) ?? files.find((each) => spans(each.slice(0, -3), name));
  return file && join(shelf, file);
}

function spans(letters: string, name: string): boolean {
  const [, stem = '', from = letters, to = from] = /^(.+-)?([a-z]+)-([a-z]+)$/.exec(letters) ?? [];
  const rest = name.slice(stem.length);
  return name.startsWith(stem) && rest.slice(0, from.length) >= from && rest.slice(0, to.length) <= to;
}

const abilitiesOf = (game: string): string => join(__dirname, '../../src', game, 'abilities');

/** Files with cards in them: all but the index, what apps are given, and what cards share. */
function filesOf(game: string, folder = abilitiesOf(game)): string[] {
  return readdirSync(folder).flatMap((each) => {
    const at = join(folder, each);
    if (statSync(at).isDirectory()) return each === 'forms' ? [] : filesOf(game, at);
    return each.endsWith('.ts') && !['index.ts', 'own.ts'].includes(each) ? [relative(abilitiesOf(game), at)] : [];
  });
}

/** The ids of the abilities that a file holds. */
async function idsIn(game: string, file: string): Promise<string[]> {
  const module = (await import(join(abilitiesOf(game), file))) as Record<string, unknown>;
  const lists = Object.values(module).filter((each): each is Entry[] => Array.isArray(each));
  return lists.flat().map(({ id }) => id);
}

test.each(Object.entries(GAMES))(
  'each ability of %s stands in the file of its card',
  async (game, { abilities, homeOf }) => {
    const found = new Map<string, string>();
    for (const file of filesOf(game)) for (const id of await idsIn(game, file)) found.set(id, file);
    const expected = abilities.map((each) => [each.id, fileOf(game, homeOf(each))]);
    expect(abilities.map(({ id }) => [id, found.get(id)])).toEqual(expected);
  },
);

test.each(Object.entries(GAMES))('what cards of %s share is called as no card', (game, { abilities, homeOf }) => {
  const cards = abilities.map((each) => homeOf(each).name);
  const shared = readdirSync(join(abilitiesOf(game), 'forms')).map((file) => file.slice(0, -3));
  expect(shared.filter((name) => cards.includes(name))).toEqual([]);
});

test.each([
  ['c', 'cleave', true],
  ['c', 'dash', false],
  ['da-de', 'deadeye', true],
  ['da-de', 'disruptor', false],
  ['force-a-l', 'force-lightning-2', true],
  ['force-a-l', 'force-push', false],
  ['force-a-l', 'lift', false],
])('on the shelf %s, %s: %s', (letters, name, stands) => {
  expect(spans(letters, name)).toBe(stands);
});
