/** Reads a scenario file: text -> a checked scenario, or what is wrong with it and where. Never throws on any input. */
import * as E from 'fp-ts/lib/Either';
import { isObject, type Json, type JsonObject, type Path } from '../core';
import type { AnyLanguage, Parts, Schema } from '../language/language';
import { isEvent } from './event-schema';
import { directives, expectations, kindSchema, valuesSchema } from './file-schema';
import { withArticle } from '../language/labels';
import { neverAsked } from './asked-words';
import { begin } from './beginning';
import { asPrinted, asSaid, blocksAsDeclared } from './as-printed';
import { questionNamed } from './facts';
import { kindNamed, piecesNamed } from './pieces';
import { gameOf } from './game-of-file';
import { keyInside, unknownAtTop } from './key-inside';
import { likelySchema, NO_END, possibilities, whenOf, wrongExplore, wrongOdds } from './possible/words';
import type { Problem, Trouble } from './problem';
import { check, gathered, unknownKey, type Vocabulary } from './schema-check';
import {
  blocks,
  claimsIn,
  DEEDS,
  expectationsOf,
  exploringIn,
  instruction,
  listed,
  listedDeeds,
  savedIn,
  type JudgedGame,
  type Scenario,
} from './scenario';
import { briefProblems } from './echoes';
import { tooMuchAsked } from './too-much';
import { besideVerbs } from './beside';
import { wrongEdition, wrongRules } from './wrong-rules';
import { schemasOf, withoutNames, type Schemas } from './schemas';
import { oneVerb, repeated } from './deeds';
import { readYaml, type Text } from './yaml';
import { needs } from '../core/codec/needs';
import { needsGames } from './shapes';

/**
 * Reads a scenario file. Left: everything that is wrong with it, each with its place in the file. `others`: ids of games that you do not pass, but that files
 * may name; the message about an unknown game lists them, too.
 * @example
 * ```ts
 * import { readScenario } from 'holojudge/judge';
 * import { rules } from 'holojudge/xwing/rules';
 * import { xwingScenarios } from 'holojudge/xwing/scenarios';
 *
 * const read = readScenario('game: xwing', [{ language: xwingScenarios, rules }]);
 * console.log(read._tag === 'Left' && read.left[0]?.message); // title is missing here
 * ```
 */
export function readScenario(
  text: string,
  games: readonly JudgedGame[],
  others: readonly string[] = [],
): E.Either<Problem[], Scenario> {
  needsGames(games);
  needs('others', others, 'a list');
  const yaml = readYaml(text);
  if (E.isLeft(yaml)) return yaml;
  const told = (troubles: readonly Trouble[]): Problem[] =>
    briefProblems(problems(troubles, yaml.right), yaml.right.value);
  const game = gameOf(yaml.right.value, games, others);
  if (E.isLeft(game)) return E.left(told(game.left));
  const file = yaml.right.value as JsonObject;
  const reader = new Reader(game.right, file);
  const troubles = reader.troubles();
  if (troubles.length === 0) return E.right(reader.scenario(yaml.right));
  return E.left([...told(troubles), ...(reader.canBegin ? cannotBegin(reader.table(yaml.right)) : [])]);
}

/** What keeps the table of a file from standing, told beside what else is wrong with it. */
function cannotBegin(table: Pick<Scenario, 'game' | 'start' | 'text'>): Problem[] {
  const begun = begin(table, { onEvent: () => undefined, onStart: () => undefined });
  return E.isLeft(begun) ? briefProblems([begun.left], table.text.value) : [];
}

/** Troubles where they stand. What stands without a value inside { } is mostly the rest of a text with commas: that is said, once. */
function problems(troubles: readonly Trouble[], text: Text): Problem[] {
  const said = new Set<string>();
  return troubles.flatMap(({ path, atKey, message }) => {
    const lone = atKey ? text.lone(path) : null;
    if (lone !== null && said.has(lone)) return [];
    said.add(lone ?? message);
    return [{ ...text.at(path, atKey), message: lone ?? message }];
  });
}

class Reader {
  private readonly language: AnyLanguage;
  private readonly schemas: Schemas;
  /** A saved state declares no names that could be checked, nor do parts that are not sound. */
  private knowsNames = false;
  /** The table that it describes is sound, as far as words tell. */
  canBegin = false;
  private words: Vocabulary;

  constructor(
    private readonly game: JudgedGame,
    private file: JsonObject,
  ) {
    this.language = game.language;
    this.schemas = schemasOf(this.language);
    this.words = { defs: this.schemas.shapes, names: {} };
    this.printed(Object.keys(this.language.parts), this.schemas.shapes);
  }

  /** Names under these keys of the file as they are printed. */
  private printed(keys: readonly string[], defs: Vocabulary['defs'], read = asPrinted): void {
    const { properties = {} } = this.schemas.file;
    const entries = Object.entries(this.file).map(([key, value]) => {
      const schema = keys.includes(key) ? properties[key] : undefined;
      return [key, schema ? read(schema, value, { ...this.words, defs }) : value];
    });
    this.file = Object.fromEntries(entries) as JsonObject;
  }

  /** All that can be known together. Names are looked up only where the parts that declare them are sound; what is no name is wrong all the same. */
  troubles(): Trouble[] {
    const many = tooMuchAsked(this.file);
    if (many) return [many];
    const frame = this.frameTroubles();
    const parts = this.parts();
    const wrong = this.isSaved() || frame.length > 0 ? null : (this.language.wrong?.(parts) ?? null);
    const unsound = wrong ? [wrong] : frame;
    this.knowsNames = !this.isSaved() && unsound.length === 0;
    if (this.knowsNames) this.words = { defs: this.schemas.file.$defs, names: this.language.names(parts) };
    if (unsound.length === 0) this.printed(Object.keys(parts), this.words.defs);
    this.printed(['steps', 'expect', 'claims'], this.words.defs, asSaid);
    this.file = blocksAsDeclared(this.file, piecesNamed(this.language, this.words.names));
    const inParts = unsound.length > 0 ? unsound : this.partsTroubles();
    this.canBegin = inParts.length === 0;
    return gathered([() => inParts, ...this.troublesBeside(frame)], (troubles) => troubles());
  }

  /** What is wrong under the shared keys whose values have the right shape. */
  private troublesBeside(frame: readonly Trouble[]): (() => Trouble[])[] {
    const under: Readonly<Record<string, () => Trouble[]>> = {
      edition: () => wrongEdition(this.game, this.file),
      rules: () => wrongRules(this.game, this.file),
      steps: () => gathered(this.steps().entries(), ([i, step]) => this.stepTroubles(step, ['steps', i])),
      explore: () => this.exploreTroubles(),
      expect: () => this.expectTroubles(this.file['expect'] ?? null, ['expect']),
      claims: () =>
        gathered(Object.entries(this.file['claims'] as JsonObject), ([by, said]) =>
          this.expectTroubles(said, ['claims', by]),
        ),
    };
    const hasShape = (key: string): boolean =>
      Object.hasOwn(this.file, key) && !frame.some(({ path: [at] }) => at === key);
    return [
      () => this.reservedNames(),
      ...Object.entries(under).flatMap(([key, troubles]) => (hasShape(key) ? [troubles] : [])),
    ];
  }

  private partsTroubles(): Trouble[] {
    return gathered(Object.entries(this.parts()), ([key, part]) => this.fits(this.language.parts[key], part, [key]));
  }

  /** The shared keys, and the shapes (not yet the names) of the game's own. */
  private frameTroubles(): Trouble[] {
    const { properties = {}, required = [] } = this.schemas.file;
    const troubles: Trouble[] = [];
    for (const [key, value] of Object.entries(this.file)) {
      const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (!schema) troubles.push({ path: [key], message: unknownAtTop(key, this.schemas), atKey: true });
      else if (key === 'steps') troubles.push(...check({ type: 'array' }, value, this.words, [key]));
      else if (key === 'explore') troubles.push(...check({ type: 'object' }, value, this.words, [key]));
      else if (key === 'claims')
        troubles.push(...check({ type: 'object', minProperties: 1 }, value, this.words, [key]));
      else if (key !== 'expect' && !Object.hasOwn(this.language.parts, key))
        troubles.push(...check(schema, value, this.words, [key]));
      else if (key !== 'expect')
        troubles.push(...check(withoutNames(schema), value, { ...this.words, defs: this.schemas.shapes }, [key]));
    }
    const missing = [...required, ...(this.isSaved() ? [] : this.language.required)].filter(
      (key) => !Object.hasOwn(this.file, key),
    );
    const inside = missing.flatMap((key) => keyInside(this.file, key));
    if (inside.length > 0) return inside;
    troubles.push(...missing.map((key) => ({ path: [], message: `${key} is missing here` })));
    return troubles;
  }

  /** A piece that is called like a word of expectations could never be looked at. */
  private reservedNames(): Trouble[] {
    const reserved = [
      ...Object.keys(expectations),
      ...Object.keys(possibilities),
      ...Object.keys(this.language.questions),
      'why-not',
    ];
    return gathered(Object.values(this.words.names).flat(), (name) =>
      reserved.includes(name)
        ? [{ path: [], message: `'${name}' means something to the judge already; give that piece another name` }]
        : [],
    );
  }

  private stepTroubles(step: Json, path: Path): Trouble[] {
    if (step === 'pass') return [];
    const { sayable } = this.schemas;
    if (!isObject(step)) return this.deedTroubles(step, path, sayable);
    const keys = Object.keys(step);
    const named = keys.find((key) => Object.hasOwn(directives, key) && key !== 'because');
    if (named === undefined) return this.deedTroubles(step, path, sayable);
    const extra = keys.filter((key) => key !== named && !(named === 'try' && key === 'because'));
    if (extra[0] !== undefined)
      return [
        {
          path: [...path, extra[0]],
          message: `one step at a time is expected; '${named}' stands here already`,
          atKey: true,
        },
      ];
    const value = step[named] as Json;
    if (named === 'expect' || named === 'until') return this.expectTroubles(value, [...path, named]);
    if (named === 'ask') return this.blockTroubles(value, [...path, named], 'question');
    if (named === 'try')
      return [
        ...this.deedTroubles(value, [...path, named], this.schemas.attempts),
        ...this.becauseTroubles(step['because'], [...path, 'because']),
      ];
    const troubles = this.fits(directives[named], value, [...path, named]);
    return named === 'finish' && troubles.length === 0 ? this.finishTroubles(value, [...path, named]) : troubles;
  }

  private finishTroubles(procedure: Json, path: Path): Trouble[] {
    const known = this.language.game.procedures.map(({ name }) => String(name));
    return known.includes(String(procedure)) ? [] : [{ path, message: unknownKey(String(procedure), known) }];
  }

  private becauseTroubles(because: Json | undefined, path: Path): Trouble[] {
    return because === undefined ? [] : this.fits(directives['because'], because, path);
  }

  /** `verb: words`, or a verb alone. */
  private deedTroubles(
    deed: Json,
    path: Path,
    verbs: Readonly<Record<string, Schema>>,
    beside: readonly string[] = [],
  ): Trouble[] {
    const known = [...Object.keys(verbs), ...(path[0] === 'steps' ? Object.keys(directives) : [])];
    if (typeof deed === 'string') {
      const schema = Object.hasOwn(verbs, deed) ? verbs[deed] : undefined;
      return schema ? this.fits(schema, null, path) : [{ path, message: unknownKey(deed, known) }];
    }
    if (!isObject(deed)) return [{ path, message: 'what somebody does is expected here: `verb: words`' }];
    const others = besideVerbs(this.language);
    const keys = Object.keys(deed).filter((key) => !beside.includes(key) && !Object.hasOwn(others, key));
    const strange = keys.find((key) => !Object.hasOwn(verbs, key));
    if (strange !== undefined) return [{ path: [...path, strange], message: unknownKey(strange, known), atKey: true }];
    const [verb] = keys;
    if (verb === undefined || keys.length > 1) return [{ path, message: oneVerb(keys) }];
    const besides = Object.entries(others).flatMap(([key, schema]) =>
      deed[key] === undefined ? [] : this.fits(schema, deed[key], [...path, key]),
    );
    return [...this.fits(verbs[verb], deed[verb] as Json, [...path, verb]), ...besides];
  }

  private expectTroubles(value: Json, path: Path): Trouble[] {
    return this.blockTroubles(value, path, 'expectation');
  }

  /** The shape first, then the words, whose pieces have to be there. */
  private exploreTroubles(): Trouble[] {
    const explore = this.file['explore'] as JsonObject;
    if (Object.keys(explore).length === 0) return [{ path: ['explore'], message: NO_END, atKey: true }];
    const { until = '', ...rest } = explore;
    // Its facts are read below: what is left beside them may be nothing.
    const schema: Schema = { ...this.schemas.file.properties?.['explore'], minProperties: 0 };
    const shape = this.fits(schema, typeof until === 'object' ? rest : explore, ['explore']);
    if (shape.length > 0) return shape;
    const facts = typeof until === 'object' ? this.factsTroubles(until, ['explore', 'until']) : [];
    return facts.length > 0 || !(this.knowsNames || this.isSaved())
      ? facts
      : wrongExplore(this.language, this.words.names, explore as { decide?: Record<string, string> });
  }

  private possibilityTroubles(word: string, about: Json, path: Path): Trouble[] {
    if (this.file['explore'] === undefined || !AT_THE_END.includes(path[0]))
      return [
        {
          path,
          message: `'${word}' is said in the expectations at the end of a file that has the key explore`,
          atKey: true,
        },
      ];
    if (word === 'order-matters') return this.fits(possibilities[word], about, path);
    if (word !== 'odds') return this.factsTroubles(about, path);
    if (!isObject(about) || about['of'] === undefined) return this.fits(possibilities[word], about, path);
    const { of, ...rest } = about;
    const wrong = wrongOdds(about);
    if (wrong) return [{ path: [...path, ...wrong.path], message: wrong.message, atKey: true }];
    return [...this.fits(likelySchema, rest, path), ...this.factsTroubles(of, [...path, 'of'])];
  }

  /** Facts of the table: pieces and questions of the game, not what is asked or happened. */
  private factsTroubles(value: Json, path: Path): Trouble[] {
    const shared = [...Object.keys(expectations), ...Object.keys(possibilities)];
    const strange = gathered(blocks(value).entries(), ([i, block]) =>
      (isObject(block) ? Object.keys(block) : [])
        .filter((word) => shared.includes(word))
        .map((word) => ({
          path: [...(Array.isArray(value) ? [...path, i] : path), word],
          message: `pieces and questions of the table are expected here, found '${word}'`,
          atKey: true as const,
        })),
    );
    return strange.length > 0 ? strange : this.expectTroubles(value, path);
  }

  /** One map or a list of them, each of what is expected or asked. */
  private blockTroubles(value: Json, path: Path, what: 'expectation' | 'question'): Trouble[] {
    const nothing = NOTHING[what];
    if (blocks(value).length === 0) return [{ path, message: nothing }];
    return gathered(blocks(value).entries(), ([i, block]) => {
      const at = Array.isArray(value) ? [...path, i] : path;
      if (!isObject(block)) return [{ path: at, message: `${withArticle(what)} is expected here: a map` }];
      if (Object.keys(block).length === 0) return [{ path: at, message: nothing }];
      return gathered(Object.entries(block), ([word, about]) =>
        what === 'question'
          ? this.questionTroubles(word, about, [...at, word])
          : this.expectationTroubles(word, about, [...at, word]),
      );
    });
  }

  private questionTroubles(word: string, about: Json, path: Path): Trouble[] {
    if (word === 'why-not' && listedDeeds(about).length === 0)
      return [{ path, message: 'a list of at least 1 is expected here, found 0' }];
    if (word === 'why-not')
      return listedDeeds(about).flatMap((each, i) => {
        const at = Array.isArray(about) ? [...path, i] : path;
        return isEvent(String(isObject(each) ? Object.keys(each)[0] : each), this.language, this.schemas.attempts)
          ? this.fits({ $ref: '#/$defs/event' }, each, at)
          : this.deedTroubles(each, at, this.schemas.attempts);
      });
    const question = questionNamed(this.language, word);
    if (question) return this.fits(question.words, about, path);
    return this.pieceTroubles(word, about, path, valuesSchema);
  }

  private expectationTroubles(word: string, about: Json, path: Path): Trouble[] {
    if (Object.hasOwn(possibilities, word)) return this.possibilityTroubles(word, about, path);
    const troubles = this.factTroubles(word, about, path);
    return troubles.length === 0 && this.file['explore'] !== undefined && isOfFile(path)
      ? [{ path, message: whenOf(word), atKey: true }]
      : troubles;
  }

  /** What is expected of the table as it stands. */
  private factTroubles(word: string, about: Json, path: Path): Trouble[] {
    const question = questionNamed(this.language, word);
    if (question) return this.fits(question.schema, about, path);
    if (DEEDS.includes(word)) return this.deedsTroubles(word, about, path);
    if (!Object.hasOwn(expectations, word)) return this.pieceTroubles(word, about, path, kindSchema);
    const shape = this.fits(expectations[word], about, path);
    if (shape.length > 0 || word !== 'asks') return shape;
    const never = neverAsked(this.language, String(about), this.parts());
    return never === null ? [] : [{ path, message: never }];
  }

  /** One deed or a list of them. What is legal is told in single actions, for it has to be all of them. */
  private deedsTroubles(word: string, about: Json, path: Path): Trouble[] {
    const verbs = word === 'legal' ? this.schemas.actions : this.schemas.attempts;
    const beside = word === 'cannot' ? ['because'] : [];
    const twice = word === 'legal' ? repeated(listedDeeds(about)) : null;
    if (twice !== null) return [{ path: [...path, twice], message: 'this stands here twice' }];
    if (word !== 'legal' && listedDeeds(about).length === 0)
      return [{ path, message: 'a list of at least 1 is expected here, found 0' }];
    return listedDeeds(about).flatMap((deed, i) =>
      this.deedTroubles(deed, Array.isArray(about) ? [...path, i] : path, verbs, beside),
    );
  }

  private pieceTroubles(name: string, about: Json, path: Path, schema: typeof kindSchema): Trouble[] {
    const { names } = this.words;
    const kind = kindNamed(this.language, names, name);
    if (kind !== undefined) return this.fits(schema(this.language, kind), about, path);
    // Names of a saved game are looked up when it is judged.
    if (!this.knowsNames)
      return isObject(about) || schema === valuesSchema
        ? []
        : [{ path, message: `what is expected of '${name}' is a map of values` }];
    const words = [
      ...piecesNamed(this.language, names),
      ...(schema === kindSchema ? Object.keys(expectations) : []),
      ...(isOfFile(path) ? Object.keys(possibilities) : []),
      ...Object.keys(this.language.questions),
    ];
    return [{ path, message: unknownKey(name, words), atKey: true }];
  }

  private fits(schema: Schema | undefined, value: Json, path: Path): Trouble[] {
    return schema ? check(this.knowsNames ? schema : withoutNames(schema), value, this.words, path) : [];
  }

  private isSaved(): boolean {
    return savedIn(this.file) !== null;
  }

  private parts(): Parts {
    return Object.fromEntries(Object.entries(this.file).filter(([key]) => Object.hasOwn(this.language.parts, key)));
  }

  private steps(): readonly Json[] {
    return (this.file['steps'] ?? []) as readonly Json[];
  }

  table(text: Text): Pick<Scenario, 'game' | 'start' | 'text'> {
    return { game: this.game, start: savedIn(this.file) ?? { parts: this.parts() }, text };
  }

  scenario(text: Text): Scenario {
    const { file } = this;
    return {
      ...this.table(text),
      title: String(file['title']),
      rules: listed(file['rules']),
      autoPass: file['auto-pass'] === true,
      steps: this.steps().map((step, i) => instruction(step, ['steps', i])),
      explore: exploringIn(file['explore']),
      expect: expectationsOf(file['expect'] ?? null, ['expect']),
      claims: claimsIn(file['claims']),
    };
  }
}

/** Where what holds at the end of a file is said. */
const AT_THE_END: readonly unknown[] = ['expect', 'claims'];

/** Expected at the end of the file, and not within what is expected of every way. */
function isOfFile([key, ...path]: Path): boolean {
  return AT_THE_END.includes(key) && !path.slice(0, -1).some((each) => Object.hasOwn(possibilities, each));
}

/** Nothing holds whatever happens, and nobody would notice that it is not checked. */
const NOTHING = {
  expectation: 'what holds of the table is expected here: a map, { tie: { destroyed: true } }',
  question: 'a question is expected here: a map',
};
