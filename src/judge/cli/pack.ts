/** `holojudge pack new [FILE]` and `holojudge pack check FILES` */
import * as E from 'fp-ts/lib/Either';
import { where } from '../../core';
import { pc } from './colors';
import { scenarioFiles } from './files';
import { loadPackForm } from '../games';
import { complain, printable, say, sayJson, wrong } from './output';
import { writeNew } from './new-file';
import { readYaml } from '../yaml';

export async function packNewCommand(file: string | undefined): Promise<number> {
  const { packForm } = await loadPackForm();
  return writeNew(packForm(), file, 'what is left of it tells: npx holojudge pack check');
}

interface Options {
  json?: boolean;
  all?: boolean;
}

/** 0: the pack can be played, however much is blank; 2: something in it is wrong. */
export async function packCheckCommand(file: string, options: Options): Promise<number> {
  const [read] = await scenarioFiles(file);
  if (!read || 'trouble' in read) return wrong(`${file}: ${read?.trouble ?? 'there is no such file'}`);
  const text = readYaml(read.text);
  if (E.isLeft(text)) {
    for (const { line, column, message } of text.left) complain(`${file}:${line}:${column}: ${message}`);
    return 2;
  }
  const { packLeft } = await loadPackForm();
  const left = packLeft(text.right.value);
  if (E.isLeft(left)) {
    const { line, column } = text.right.at(left.left.path);
    const place = `${where(left.left.path)}: `;
    const { message } = left.left;
    return wrong(`${file}:${line}:${column}: ${message.startsWith(place) ? '' : place}${message}`);
  }
  if (options.json) sayJson(left.right);
  else for (const line of linesOf(left.right, options.all === true)) say(line);
  return 0;
}

type Left = Extract<ReturnType<Awaited<ReturnType<typeof loadPackForm>>['packLeft']>, { _tag: 'Right' }>['right'];

/** The counts, then a line for each deck; the cards of the first deck that is not done, or of all. */
function linesOf({ report, decks }: Left, all: boolean): string[] {
  const { title, certain, likely, reconstructed } = report;
  const open = decks.filter(({ left }) => left.length > 0);
  const counts = `${certain} values certain, ${likely} likely, ${reconstructed} made up`;
  return [
    `${pc.bold(printable(title))}: it can be played; ${counts}`,
    ...(open.length === 0 ? ['nothing is left'] : ['left, in the order of the decks:']),
    ...open.flatMap(({ deck, records, left }, i) => {
      const values = left.reduce((sum, { fields }) => sum + fields.length, 0);
      const cards = left.map(({ id, name, fields }) => {
        const called = name === '' ? id : `${id} (${name})`;
        return pc.dim(`    ${printable(called)}: ${fields.join(', ')}`);
      });
      return [`  ${deck}: ${left.length} of ${records}, ${values} values`, ...(all || i === 0 ? cards : [])];
    }),
  ];
}
