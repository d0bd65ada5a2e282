/** Programs of the documents, run on the sources as their readers run them on the package. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as ts from 'typescript';
import { entries, importOf } from '../../scripts/package/entries';

/** The source of each entry, by the name that one imports. */
export const sources = Object.fromEntries(entries().map((entry) => [importOf(entry), resolve(entry.source)]));

/** Blocks of a document that are marked with this language, in their order. */
export function blocksOf(document: string, language: string): string[] {
  const found = readFileSync(document, 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms);
  return [...found].flatMap(([, marked, code = '']) => (marked === language ? [code] : []));
}

/** Runs a program of a document, and gives what it exports; `exporting`: names of its own that it does not export. */
export function runBlock(code: string, exporting: readonly string[] = []): Record<string, unknown> {
  const inRepository = code.replaceAll('node_modules/holojudge/', '');
  const { outputText } = ts.transpileModule(`${inRepository}\nexport { ${exporting.join(', ')} };`, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const made: Record<string, unknown> = {};
  const load = (name: string): unknown => jest.requireActual(sources[name] ?? name);
  const run = new Function('require', 'exports', 'console', outputText) as (...given: unknown[]) => void;
  run(load, made, { log: () => undefined });
  return made;
}
