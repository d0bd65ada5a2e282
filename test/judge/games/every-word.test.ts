/** Every word of a step is used, or the step fails: of any phrase of any game, and of any verb with words by key. */
import { parse, stringify } from 'yaml';
import type { Json } from '../../../src/core';
import { uncarried } from '../../../src/language/phrase';
import type { AnyLanguage, Schema } from '../../../src/language/language';
import { judge, type JudgedGame, type Report } from '../../../src/judge';
import { schemasOf } from '../../../src/judge/schemas';
import { exampleFiles, judgedGame, TESTED_GAMES } from './games';

type Names = Readonly<Record<string, readonly string[]>>;
type Map_ = Readonly<Record<string, Json>>;

const MOST_VALUES = 3;
/** Steps to which the same word is added. */
const MOST_STEPS = 3;
const isMap = (value: Json): value is Map_ => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values that a schema allows: of every branch some, objects with all their keys, lists of two. */
function valuesOf(given: Schema, defs: Readonly<Record<string, Schema>>, names: Names): Json[] {
  const schema = given.$ref === undefined ? given : (defs[given.$ref.replace('#/$defs/', '')] ?? {});
  const within = (each: Schema): Json[] => valuesOf(each, defs, names);
  if (schema.anyOf) return schema.anyOf.flatMap(within);
  if (schema.enum) return schema.enum.slice(0, MOST_VALUES);
  if (schema['x-names'] !== undefined) return (names[schema['x-names']] ?? ['nobody', 'nothing']).slice(0, MOST_VALUES);
  switch (schema.type) {
    case 'string':
      return ['nothing of the kind'];
    case 'integer':
    case 'number':
      return [97];
    case 'boolean':
      return [true];
    case 'array':
      return [within(schema.items ?? {}).slice(0, 2)];
    case 'object': {
      const keys = Object.entries(schema.properties ?? {});
      const extra =
        typeof schema.additionalProperties === 'object' ? [['anything', schema.additionalProperties] as const] : [];
      return [Object.fromEntries([...keys, ...extra].map(([key, each]) => [key, within(each).at(-1) ?? null]))];
    }
    default:
      return [null];
  }
}

/** The keys that words of a verb may have. */
function keysOf(schema: Schema, defs: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> {
  const at = schema.$ref === undefined ? schema : (defs[schema.$ref.replace('#/$defs/', '')] ?? {});
  const branches = at.anyOf ?? [at];
  return Object.assign({}, ...branches.map((each) => each.properties ?? {})) as Readonly<Record<string, Schema>>;
}

interface Added {
  step: number;
  what: string;
  /** The words of the step with one more, in several ways. */
  ways: Json[];
}

/** Words that a step does not have: a key that it leaves out, one more in its list. */
function additions(language: AnyLanguage, file: { steps?: readonly Json[] }): Added[] {
  const { sayable, file: whole } = schemasOf(language);
  const names = language.names(file as never);
  return (file.steps ?? []).flatMap((step, i): Added[] => {
    const [[verb, words] = ['', null]] = isMap(step) ? Object.entries(step) : [];
    const schema = Object.hasOwn(sayable, verb) ? sayable[verb] : undefined;
    if (!schema) return [];
    if (Array.isArray(words)) {
      const ways = [
        [...words, words[0]],
        [...words, words.at(-1)],
        [words[0], ...words],
      ] as Json[];
      return [{ step: i, what: `${verb}: one more`, ways }];
    }
    if (!isMap(words)) return [];
    const missing = Object.entries(keysOf(schema, whole.$defs)).filter(([key]) => !Object.hasOwn(words, key));
    return missing.map(([key, each]) => ({
      step: i,
      what: `${verb}: ${key}`,
      ways: valuesOf(each, whole.$defs, names).map((value) => ({ ...words, [key]: value })),
    }));
  });
}

const happenings = ({ story }: Report): string[] =>
  story.filter(({ kind }) => kind === 'event').map(({ text }) => text);

describe.each(TESTED_GAMES)('words of steps of %s', (id) => {
  let game: JudgedGame;
  beforeAll(async () => {
    game = await judgedGame(id);
  });

  test('whatever a phrase may be said with, each of its words is carried by a clause', () => {
    const { language } = game;
    const { $defs } = schemasOf(language).file;
    for (const [name, phrase] of Object.entries(language.phrases ?? {})) {
      const said = valuesOf(phrase.schema, $defs, {});
      expect(said.length).toBeGreaterThan(0);
      for (const words of said)
        expect([name, words, uncarried(phrase.clauses(words), words)]).toEqual([name, words, []]);
    }
  });

  test('one more word than was meant makes a difference, whatever it is', () => {
    const tried = new Map<string, number>();
    for (const { name, text } of exampleFiles(id)) {
      const file = parse(text) as { steps?: Json[] };
      let asIs: string[] | null = null;
      for (const { step, what, ways } of additions(game.language, file)) {
        const before = tried.get(what) ?? 0;
        if (before >= MOST_STEPS) continue;
        tried.set(what, before + 1);
        asIs ??= happenings(judge(text, [game]));
        const original = asIs.join('\n');
        const same = ways.filter((words) => {
          const verb = what.slice(0, what.indexOf(':'));
          const steps = (file.steps ?? []).map((each, i) => (i === step ? { [verb]: words } : each));
          const report = judge(stringify({ ...file, steps }), [game]);
          return report.verdict === 'passed' && happenings(report).join('\n') === original;
        });
        // One of the words may be true: whose turn it is, the one ship that can act.
        expect([name, what, same.length > 1 ? same : []]).toEqual([name, what, []]);
      }
    }
    expect(tried.size).toBeGreaterThan(3);
  });
});
