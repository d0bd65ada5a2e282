/** docs/packs-base.md: every record of Outer Rim's built-in pack by its id, and which of its values are not printed ones. */
import { basePack, valuesOf, type Pack, type Entry } from '../../src/outer-rim/facts';
import { nameOf } from '../../src/outer-rim/lists/form';
import { LIST_NAMES, listsOf } from '../../src/outer-rim/lists/lists';

const HEAD = `# Outer Rim: what is in the built-in pack

Made by \`npm run generated\`. This page lists every record by its \`id\`. Use the id to change or drop the record in a pack of your own (see [packs.md](packs.md)).
The page also lists the values that nobody read off the real piece. \`made up\` values are ours, so that the game can be played; \`likely\` values come from other sources. If both columns are empty, all values are certain.
If \`name\` or \`face.name\` is among the made-up values, the name of the card is made up, too.
`;

export function basePackPage(pack: Pack = basePack): string {
  const lists = listsOf(pack);
  return [HEAD, ...LIST_NAMES.map((name) => chapter(name, lists[name]))].join('\n');
}

function chapter(name: string, entries: readonly Entry[]): string {
  const rows = entries.map((entry) => {
    const values = valuesOf(entry);
    const of = (mark: string): string =>
      fields(
        values.filter(({ sure }) => sure === mark),
        values.length,
      );
    return `| \`${entry.id}\` | ${nameOf(entry)} | ${of('reconstructed')} | ${of('likely')} |`;
  });
  return [`## ${name}`, '', '| id | name | made up | likely |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

function fields(found: readonly { field: string }[], all: number): string {
  if (found.length === all) return 'all';
  return found.map(({ field }) => `\`${field}\``).join(', ');
}
