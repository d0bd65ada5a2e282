/** Which sources and tests cite a rule: where the project's own checkout is the working folder, as contributors have it. The package ships without both. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['src', 'test', 'docs/examples'];
const SOURCES = /\.(ts|yaml)$/;

/** The files below `root` that write the id, with `/`, in alphabetical order; nothing where `root` is not the project. */
export function citedBy(id: string, root = '.'): readonly string[] {
  if (!isProject(root)) return [];
  const files = FOLDERS.flatMap((folder) => filesIn(join(root, folder), folder));
  return files.filter((file) => cites(readFileSync(join(root, file), 'utf8'), id)).sort();
}

function isProject(root: string): boolean {
  const file = join(root, 'package.json');
  if (!existsSync(file) || FOLDERS.some((folder) => !existsSync(join(root, folder)))) return false;
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown }).name === 'holojudge';
  } catch {
    return false;
  }
}

function filesIn(folder: string, name: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = `${name}/${each.name}`;
    if (each.isDirectory()) return filesIn(join(folder, each.name), path);
    return SOURCES.test(each.name) ? [path] : [];
  });
}

/** Written out, or as a further number behind another id of its heading: `(xw.boost.04, .06)`. */
function cites(text: string, id: string): boolean {
  const heading = id.slice(0, id.lastIndexOf('.'));
  const number = id.slice(id.lastIndexOf('.') + 1);
  for (let at = text.indexOf(`${heading}.`); at >= 0; at = text.indexOf(`${heading}.`, at + 1)) {
    const rest = /^\d+(?:(?:, | and | to )\.\d+)*/.exec(text.slice(at + heading.length + 1));
    if (rest && rest[0].split(/\D+/).includes(number)) return true;
  }
  return false;
}
