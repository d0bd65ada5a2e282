/** The JSON Schema of a game's scenario files: the reader checks with its parts, editors complete from the whole. */
import type { AnyLanguage, Schema } from '../language/language';
import { eitherOf, listOf, object, words } from '../language/schema';
import { abilityValue, coreVerbs } from './core-verbs';
import { eventSchema } from './event-schema';
import { exploreSchema, possibilities } from './possible/words';
import { BESIDE, besideVerbs, someTexts } from './beside';
import { needs } from '../core/codec/needs';
import { LANGUAGE } from './shapes';

const text: Schema = { type: 'string' };
const texts: Schema = eitherOf(text, listOf(text));
const count: Schema = { type: 'integer', minimum: 1, maximum: 100 };
const nothing: Schema = { type: 'null' };

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** Keys of the file that every game's files share. */
function commonKeys(language: AnyLanguage): Readonly<Record<string, Schema>> {
  return {
    game: { enum: [language.game.id], description: 'Which game this is about' },
    edition: { ...text, description: `Version of the rules; this judge knows ${language.game.edition.version}` },
    title: { ...text, description: 'What the scenario shows, as a statement' },
    about: { ...text, description: 'The question, the reading taken, where it came from' },
    rules: eitherOf(
      text,
      listOf(text, 'Ids of the rules that it is about: the lines that cite them are ruled on first'),
    ),
    'auto-pass': { type: 'boolean', description: 'Let players pass by themselves where no step answers' },
    'saved-state': { type: 'object', description: 'A whole state of the game, instead of a described position' },
    'saved-position': {
      type: 'object',
      description: 'A position as the game itself takes it, instead of a described one',
    },
    'saved-setup': { type: 'object', description: 'A setup to begin the game with, instead of a described position' },
    steps: listOf(ref('step'), 'What players did and what the dice showed, in order'),
    explore: exploreSchema,
    expect: ref('expectations'),
    claims: {
      type: 'object',
      additionalProperties: ref('expectations'),
      minProperties: 1,
      description: 'What people say that comes of it, by their names: the verdict says who is right',
    },
  };
}

/** Words of a step that are the judge's own. */
export const directives: Readonly<Record<string, Schema>> = {
  expect: ref('expectations'),
  ask: {
    ...ref('questions'),
    description: 'A fact of the table that is asked for: the story tells the answer, and what it rests on',
  },
  try: { ...ref('attempt'), description: 'Something that a rule must refuse; say why under `because`' },
  because: { anyOf: BESIDE.because.anyOf ?? [], description: 'Code or rule ids of the refusal (beside `try`)' },
  pass: {
    anyOf: [count, nothing],
    description: 'Let an opportunity go, or make the only choice there is; how many times',
  },
  finish: { ...text, description: 'Pass and make only choices until this procedure is over: finish: attack' },
  until: {
    ...ref('expectations'),
    description: 'Pass and make only choices until this holds: until: { asks: set dials }',
  },
  exactly: { type: 'object', description: 'An action as the game itself takes it, field by field' },
  note: { ...text, description: 'A line for the story' },
};

const events = (description: string): Schema => ({ ...listOf(ref('event')), minItems: 1, description });
const deeds = (name: string, description: string, least = 1): Schema => ({
  ...eitherOf(ref(name), { ...listOf(ref(name)), ...(least > 0 && { minItems: least }) }),
  description,
});

/** Words of an expectation that every game's files share. */
export const expectations: Readonly<Record<string, Schema>> = {
  legal: deeds('action', 'Exactly what may be done now, by whoever decides', 0),
  can: deeds('attempt', 'May be done now'),
  cannot: deeds('refusal', 'Is asked for now, and refused by a rule; with `because` and its code or rule'),
  'not-offered': deeds('attempt', 'Is not asked for now, or is not among the choices: no rule has to refuse it'),
  decides: { anyOf: texts.anyOf ?? [], description: 'Who decides now' },
  asks: { ...text, description: 'What is being decided now' },
  within: { ...someTexts, description: 'Procedures in progress now' },
  queue: listOf(
    eitherOf(text, object({ ability: text, of: text, value: abilityValue })),
    'Abilities that wait in the ability queue, the next one first',
  ),
  happened: events('These happened since the start, in this order (others may lie between)'),
  'just-happened': events('These happened in the last step, in this order'),
  'not-happened': events('None of these happened since the start'),
  cited: { ...someTexts, description: 'Rules that the story so far cites' },
  outcome: {
    anyOf: [
      { enum: ['playing', 'draw'] },
      object({
        winner: text,
        winners: listOf(text),
        scores: { type: 'object', additionalProperties: { type: 'number' } },
      }),
    ],
    description: 'Whether the game is over, and who has won',
  },
};

/** Why a deed is not possible, or an event did not happen. */
const whyNotSchema: Schema = {
  anyOf: [ref('attempt'), ref('event'), { ...listOf({ anyOf: [ref('attempt'), ref('event')] }), minItems: 1 }],
  description: 'Why this is not possible now, or did not happen: what keeps it from it, and the rule',
};

/** Schema of the words behind every verb of a step. */
function verbSchemas(language: AnyLanguage): Record<string, Schema> {
  const own = Object.entries(language.verbs).map(([name, each]) => [name, { ...each.schema, description: each.help }]);
  const shared = Object.entries(coreVerbs).map(([name, each]) => [
    name,
    { ...each.schema(language), description: each.help },
  ]);
  return Object.fromEntries([...shared, ...own]);
}

/** Schemas of what can be said in a step besides the verbs: several of them in one. */
function phraseSchemas(language: AnyLanguage): Record<string, Schema> {
  const phrases = Object.entries(language.phrases ?? {});
  return Object.fromEntries(phrases.map(([name, each]) => [name, { ...each.schema, description: each.help }]));
}

/** What can be said in a step: verbs and phrases. */
export function sayableSchemas(language: AnyLanguage): Record<string, Schema> {
  return { ...verbSchemas(language), ...phraseSchemas(language) };
}

const pass: Schema = { ...nothing, description: 'To let the opportunity go' };

/** What can be tried, and expected to be possible or not. */
export function attemptSchemas(language: AnyLanguage): Record<string, Schema> {
  return { pass, ...sayableSchemas(language) };
}

/** Single actions. */
export function actionSchemas(language: AnyLanguage): Record<string, Schema> {
  return { pass, ...verbSchemas(language) };
}

/** What can be expected of one kind of piece. */
export function kindSchema(language: AnyLanguage, kind: string): Schema {
  const values = Object.entries(language.kinds[kind] ?? {}).map(([name, value]) => [name, value.schema]);
  return { ...object(Object.fromEntries(values)), minProperties: 1 };
}

/** What can be asked of one kind of piece: the names of its values. */
export function valuesSchema(language: AnyLanguage, kind: string): Schema {
  const value = words(Object.keys(language.kinds[kind] ?? {}));
  return eitherOf(value, { ...listOf(value), minItems: 1 });
}

/** Schemas by the names used in `$ref`. */
export function definitions(language: AnyLanguage): Readonly<Record<string, Schema>> {
  const sayable = sayableSchemas(language);
  const attempts = attemptSchemas(language);
  const by = besideVerbs(language);
  const questions = (words: 'words' | 'schema'): Readonly<Record<string, Schema>> =>
    Object.fromEntries(
      Object.entries(language.questions).map(([name, each]) => [name, { ...each[words], description: each.help }]),
    );
  const kinds = Object.keys(language.kinds);
  const ofPieces = (schema: typeof kindSchema): boolean | Schema =>
    kinds.length === 0 ? false : eitherOf(...kinds.map((kind) => schema(language, kind)));
  return {
    ...language.defs,
    action: oneOf(actionSchemas(language), by),
    attempt: oneOf(attempts, by),
    refusal: oneOf(attempts, { because: BESIDE.because, ...by }, [], 2 + Object.keys(by).length),
    step: oneOf(sayable, { ...directives, ...by }, ['pass']),
    event: eventSchema(language),
    expectation: {
      type: 'object',
      properties: { ...expectations, ...possibilities, ...questions('schema') },
      additionalProperties: ofPieces(kindSchema),
      minProperties: 1,
    },
    question: {
      type: 'object',
      properties: { ...questions('words'), 'why-not': whyNotSchema },
      additionalProperties: ofPieces(valuesSchema),
      minProperties: 1,
    },
    questions: eitherOf(ref('question'), { ...listOf(ref('question')), minItems: 1 }),
    expectations: eitherOf(ref('expectation'), { ...listOf(ref('expectation')), minItems: 1 }),
  };
}

/** One of them, `verb: words` or a bare verb, with what may stand beside it. */
function oneOf(
  verbs: Readonly<Record<string, Schema>>,
  beside: Readonly<Record<string, Schema>> = {},
  bare: readonly string[] = [],
  most = 2,
): Schema {
  const alone = [...new Set([...Object.keys(verbs).filter((name) => takesNothing(verbs[name])), ...bare])];
  const maxProperties = Object.keys(beside).length > 0 ? most : 1;
  return eitherOf({ enum: alone }, { ...object({ ...verbs, ...beside }), minProperties: 1, maxProperties });
}

function takesNothing(schema: Schema | undefined): boolean {
  return schema?.type === 'null' || (schema?.anyOf?.some(takesNothing) ?? false);
}

/**
 * The whole file.
 * @example
 * ```ts
 * import { fileSchema } from 'holojudge/judge';
 * import { xwingScenarios } from 'holojudge/xwing/scenarios';
 *
 * console.log(fileSchema(xwingScenarios).title); // Scenario file for xwing
 * ```
 */
export function fileSchema(
  language: AnyLanguage,
): Schema & { $schema: string; title: string; $defs: Readonly<Record<string, Schema>> } {
  needs('language', language, LANGUAGE);
  const properties = { ...commonKeys(language), ...language.parts };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Scenario file for ${language.game.id}`,
    ...object(properties, ['game', 'title']),
    $defs: definitions(language),
  };
}
