/** Does all hang together that a game registers? What the compiler cannot tell: cards and rules that exist, names that somebody answers to. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AbilityNames, AnyGame, Clauses, GameTypes, RuleId } from '../../src/core';
import { integersFrom, playout, randomPolicy, start, type StartFrom } from '../../src/play';

interface Entry {
  id: string;
  card?: string;
  rules: readonly RuleId[];
  during?: string;
  kind?: string;
  clauses?: Clauses;
}

interface Table {
  name: string;
  steps: readonly { name: string; rules: readonly RuleId[]; offers?: string; ends?: string }[];
}

export interface Registered {
  abilities: readonly Entry[];
  procedures: readonly Table[];
  catalogue: ReadonlySet<RuleId>;
  /** Is there such a card, or a rule that is brought into play like one? */
  isCard(card: string): boolean;
  names: Readonly<Record<keyof AbilityNames<GameTypes>, Readonly<Record<string, true>>>>;
  /** The text of its rules: where names are asked for. */
  source: string;
}

/** What does not hang together, a line for each. */
export function troublesOf(registered: Registered): string[] {
  const { abilities, procedures, catalogue, isCard, names, source } = registered;
  const steps = procedures.flatMap(({ name, steps }) =>
    steps.map((step) => ({ ...step, name: `${step.name} of ${name}` })),
  );
  const uncited = (what: string, rules: readonly RuleId[]): string[] =>
    rules.filter((rule) => !catalogue.has(rule)).map((rule) => `${what} cites '${rule}', which no rule is called`);
  const missing = (what: keyof typeof names, found: (name: string) => boolean, but: string): string[] =>
    Object.keys(names[what])
      .filter((name) => !found(name))
      .map((name) => `${what}: '${name}' ${but}`);
  const asked = askedIn(source);
  return [
    ...abilities
      .filter(({ id, card }) => !isCard(card ?? id))
      .map(({ id, card }) => `${id}: there is no card '${card ?? id}'`),
    ...abilities.flatMap(({ id, rules }) => uncited(id, rules)),
    ...unlikeClauses(abilities),
    ...steps.flatMap(({ name, rules }) => uncited(name, rules)),
    ...missing('windows', (window) => steps.some((step) => step.offers === window), 'is offered by no step'),
    ...missing('spans', (span) => steps.some((step) => step.ends === span), 'ends in no step'),
    ...missing('kinds', (kind) => abilities.some((each) => each.kind === kind), 'is the kind of no ability'),
    ...(['kinds', 'values', 'bans', 'permits'] as const).flatMap((what) =>
      missing(what, asked, 'is asked for nowhere'),
    ),
  ];
}

/** Abilities of one card agree on how many clauses it has, each says which of them it plays, and at least one. */
function unlikeClauses(abilities: readonly Entry[]): string[] {
  const cardOf = ({ card, id }: Entry): string => card ?? id;
  const counts = new Map(abilities.flatMap((each) => (each.clauses ? [[cardOf(each), each.clauses.of] as const] : [])));
  return abilities.flatMap((each) => {
    const of = counts.get(cardOf(each));
    if (of === undefined) return [];
    const plays = each.clauses?.of === of ? each.clauses.plays : [];
    if (plays.length > 0 && plays.every((clause) => clause >= 1 && clause <= of)) return [];
    return [`${each.id}: does not say which of the ${of} clauses of '${cardOf(each)}' it plays`];
  });
}

/**
 * Which names are asked for: in a call of one of these words, or where a rule reads an entry that it looked up. `modify ${pool} dice` asks for
 * any that fits.
 */
function askedIn(source: string): (name: string) => boolean {
  const calls = source.matchAll(/\b(?:modified|forbidden|permitted|abilitiesOf|valueOf|permits|hasKeyword)\(([^)]*)/g);
  const told = [...calls].flatMap(([, given = '']) => [...given.matchAll(/'([^']*)'|`([^`]*)`/g)]);
  const read = [...source.matchAll(/\b(?:modifies|forbids|permits)\?\.(?:\['([^']*)'\]|(\w+))/g)];
  const asked = [...told, ...read].map(([, one, other]) => one ?? other ?? '');
  const patterns = asked.map((each) => new RegExp(`^${each.replace(/\$\{[^}]*\}/g, '.*')}$`));
  return (name) => patterns.some((pattern) => pattern.test(name));
}

/** The text of all files of a game's rooms of rules. */
export function sourceOf(folder: string): string {
  const filesIn = (at: string): string[] =>
    readdirSync(at).flatMap((name) =>
      statSync(join(at, name)).isDirectory() ? filesIn(join(at, name)) : [join(at, name)],
    );
  return filesIn(folder)
    .filter((file) => /\.ts$/.test(file) && !/\/(scenario|codecs|facts)\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/**
 * Cards with abilities that no test and no scenario file names: not by the id, the printed name or one of the abilities, as a word of its own. A card and
 * another one of the same name count as named together.
 */
export function unnamedCards(
  abilities: readonly Entry[],
  nameOf: (card: string) => string | undefined,
  folders: readonly string[],
): string[] {
  const text = folders.flatMap(textsIn).join('\n');
  const words = new Set(text.match(/[A-Za-z0-9.]+(?:-[A-Za-z0-9]+)*/g));
  const named = new Set(
    abilities
      .filter(({ id, card = id }) => {
        const name = nameOf(card);
        return (
          words.has(id) || words.has(card.slice(card.indexOf(':') + 1)) || (name !== undefined && text.includes(name))
        );
      })
      .map(({ id, card = id }) => card),
  );
  return [...new Set(abilities.map(({ id, card = id }) => card))].filter((card) => !named.has(card));
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(ts|ya?ml|json)$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
}

/** Where abilities are offered in random play in a window that their step does not say it offers. */
export function unsaidWindows(game: AnyGame, from: StartFrom, seed: number, abilities: readonly Entry[]): string[] {
  const begun = start(game, from, { mode: 'seeded', seed });
  if (begun._tag === 'Left') throw new Error(begun.left.message);
  const windows = new Map(abilities.map(({ id, during }) => [id, during]));
  const found = new Set<string>();
  playout(game, begun.right.state, {
    choose: randomPolicy(integersFrom(seed)),
    maxActions: 200,
    onDecision: ({ state, question }) => {
      const frame = state.stack.at(-1);
      const table = game.procedures.find((each) => each.name === frame?.procedure);
      const step = frame && table?.steps[frame.step];
      if (!step || CORE.has(table.name)) return;
      for (const { action } of question.candidates) {
        const window = 'ability' in action ? windows.get(String(action.ability)) : undefined;
        if (window !== undefined && (step.kind !== 'ask' || step.offers !== window))
          found.add(`${step.name} of ${table.name} offers '${window}' and does not say so`);
      }
    },
  });
  return [...found];
}

/** Here abilities are asked what they do, whatever window they were used in. */
const CORE: ReadonlySet<string> = new Set(['resolve ability', 'order abilities', 'happening']);
