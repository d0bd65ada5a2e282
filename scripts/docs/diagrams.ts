/** docs/diagrams/<game>.md: every procedure of a game, but those of its abilities, as a state diagram, drawn from its table of steps. */
import type { RuleId } from '../../src/core/contract/rejection';

/** A table of steps, as far as a drawing needs it. */
export interface Table {
  name: string;
  steps: readonly TableStep[];
}

export interface TableStep {
  kind: 'run' | 'ask';
  name: string;
  rules: readonly RuleId[];
}

export function diagramsPage(game: string, tables: readonly Table[]): string {
  const shown = tables.filter((table) => !isOfCards(table));
  const names = new Set(shown.map(({ name }) => name));
  const head = `# Procedures: ${game}

Each procedure is a table of steps. The game carries out the plain steps by itself; in a framed one (marked with a question mark) somebody
decides: a player, or chance. A step passes over at once if there is nothing to do. What single cards do is left out. Made by \`npm run generated\` from the tables; do not edit.
`;
  const contents = shown.map(({ name }) => `- [${name}](#${anchor(name)})`).join('\n');
  return [head, contents, '', ...shown.map((table) => section(table, names))].join('\n');
}

/** Each ability has a procedure of its own, `ability <id>`; so has each word in which packs write what cards do, `effect <word>`. */
function isOfCards({ name }: Table): boolean {
  return /^(ability|effect) /.test(name) && name !== 'ability queue';
}

function section(table: Table, names: ReadonlySet<string>): string {
  if (table.steps.length === 0) return `## ${table.name}\n\nNo steps.\n`;
  return [`## ${table.name}\n`, '```mermaid', ...diagram(table, names), '```\n'].join('\n');
}

function diagram({ steps, name }: Table, names: ReadonlySet<string>): string[] {
  const state = (step: TableStep, i: number): string =>
    `  state "${label(step.kind === 'ask' ? `${step.name}?` : step.name)}${cited(step.rules)}" as s${i}`;
  const arrows = steps.flatMap((step, i) => [
    i + 1 === steps.length ? `  s${i} --> [*]` : `  s${i} --> s${i + 1}`,
    ...jumps(step, steps).map((to) => `  s${i} --> s${to}: again`),
    ...calls(step, names, name).map((called) => `  note right of s${i}: ${label(called)}, see there`),
  ]);
  const asked = steps.flatMap(({ kind }, i) => (kind === 'ask' ? [`  class s${i} asks`] : []));
  return [
    'stateDiagram-v2',
    '  classDef asks stroke-width:3px',
    ...steps.map(state),
    '  [*] --> s0',
    ...arrows,
    ...asked,
  ];
}

/** Steps of the same table that this one goes back or ahead to. */
function jumps(step: TableStep, steps: readonly TableStep[]): number[] {
  const targets = [...source(step).matchAll(/goTo\)?\(\s*\w+,\s*["'`]([^"'`]+)["'`]/g)].map(([, target]) => target);
  return steps.flatMap(({ name }, i) => (targets.includes(name) ? [i] : []));
}

/** Procedures that the step calls: by name or by a helper of their name (if it is more than a word), in its own code; or of the step's own name. */
function calls(step: TableStep, names: ReadonlySet<string>, self: string): string[] {
  const code = source(step);
  const helper = (name: string): string => name.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
  const named = [...names].filter((name) =>
    new RegExp(`call(?:Core)?\\)?\\(\\s*\\w+,\\s*["'\`]${name}["'\`]`).test(code),
  );
  const helped = [...names].filter((name) => name.includes(' ') && new RegExp(`\\b${helper(name)}\\)?\\(`).test(code));
  // `useAbility` is the engine's word for calling this one.
  const used = /\buseAbility\)?\(/.test(code) && names.has('resolve ability') ? ['resolve ability'] : [];
  const called = new Set([...named, ...helped, ...used, ...(names.has(step.name) ? [step.name] : [])]);
  called.delete(self);
  return [...called];
}

function source(step: TableStep): string {
  const functions = Object.values(step).filter((value): value is () => void => typeof value === 'function');
  return functions.map(String).join('\n');
}

/** Mermaid ends a label at a quote, and a note at a colon or semicolon. */
function label(text: string): string {
  return text.replaceAll('"', "'").replaceAll(/[:;]/g, ',');
}

function cited(rules: readonly RuleId[]): string {
  return rules.length === 0 ? '' : ` (${rules.join(', ')})`;
}

/** The anchor that GitHub gives a heading. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
