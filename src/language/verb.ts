/** What stands behind a verb of a game's files is written once, as codecs of the kit: schema, reading and writing are made of it. */
import * as E from 'fp-ts/lib/Either';
import { decodePlain } from '../core/codec/decode';
import { isObject, type Json } from '../core/codec/json';
import type { GameTypes } from '../core/contract/game-types';
import type { Action } from '../core/contract/question';
import { reason, reject, type Rejection } from '../core/contract/rejection';
import { said } from './file';
import { eitherOf, nothing, object, schemaFor, type AnyCodec, type Codec } from './keys';
import type { Verb, VerbFields } from './language';
import type { Schema } from './schema';
import { fieldsIn, fillIn, helpOf, isSentence } from './sentences';
import { who, type Telling } from './telling';

/** How a field of an action is said where only the table tells what a text means (the name of a card that lies there), and how it is told again. */
export interface Spoken<S> {
  words: AnyCodec;
  /** The field of the action that it says, where that has another name. */
  field?: string;
  /** What a text means is several fields of the action. */
  spreads?: true;
  /** What a text means; whatever else the codec reads stands for itself. Default: itself. */
  read?(word: string, state: S): E.Either<Rejection, Json>;
  /** Default: the value as it is. */
  write?(value: Json, state: S): Json;
}

/** What can be said of an action, by the names of its fields. */
export type SpokenFields<S> = Readonly<Record<string, AnyCodec | Spoken<S>>>;

const spokenOf = <S>(field: AnyCodec | Spoken<S>): Spoken<S> => ('words' in field ? field : { words: field });

type Fields = Readonly<Record<string, unknown>>;

/**
 * The usual verb: its fields are those of the action, by their own names; its help may be a sentence with holes (see `sentences.ts`). `main`, the last of them unless something else (or null) is said, may be
 * written without its name: `activate: red-5` for `activate: { ship: red-5 }`. Any may be left out where only one legal action fits, even all: `- end-planning`.
 */
export function verb<S, A extends Action>(
  type: A['type'],
  help: string,
  spoken: SpokenFields<S> = {},
  main: string | null = Object.keys(spoken).at(-1) ?? null,
): Verb<S, A> {
  const fields = Object.entries(spoken).map(([name, each]) => [name, spokenOf(each)] as const);
  const byName: Readonly<Record<string, Spoken<S>>> = Object.fromEntries(fields);
  const bare = main === null ? undefined : byName[main]?.words;
  const all: Codec<Fields> = object(Object.fromEntries(fields.map(([name, { words }]) => [name, words])));
  const schemas = fieldsIn(schemaFor(all));
  const inHelp = helpOf(help, schemas);
  const ways = [...(bare ? [bare] : []), ...(fields.length > 0 ? [all] : []), nothing];
  const tell = (action: A, state: S): [string, Json][] =>
    (Object.entries(action) as [string, Json][]).flatMap(([field, value]): [string, Json][] => {
      const [name, each] = fields.find(([word, { field: own = word }]) => own === field) ?? [];
      return name === undefined ? [] : [[name, each?.write?.(value, state) ?? value]];
    });
  const readWords = (given: Json): E.Either<Rejection, Fields> => {
    if (given === null) return E.right({});
    if (isObject(given)) return decodePlain(all, given);
    if (bare) return E.map((value: unknown) => ({ [main ?? '']: value }))(decodePlain(bare, given));
    return reject(reason('not-fields', `${type} is written with its fields.`, []));
  };
  return {
    help: inHelp,
    schema: { description: inHelp, ...schemaFor(eitherOf(...ways)) },
    read: (given, state) => E.chain((words: Fields) => meant<S, A>(type, words, byName, state))(readWords(given)),
    write: (action, state) => {
      if (action.type !== type) return undefined;
      const told = tell(action, state);
      const [only] = told;
      if (only === undefined) return null;
      return told.length === 1 && only[0] === main ? only[1] : Object.fromEntries(told);
    },
    label: labelFrom(help, schemas, (action: A, state) =>
      action.type === type ? Object.fromEntries(tell(action, state)) : undefined,
    ),
  };
}

/** The label of an action whose words are told; undefined: this verb does not tell it, or has no sentence for it. */
function labelFrom<S, A extends Action>(
  help: string,
  words: Readonly<Record<string, Schema>>,
  tell: (action: A, state: S) => Json | undefined,
): NonNullable<Verb<S, A>['label']> {
  return (action, say, state) => {
    const told = isSentence(help) ? tell(action, state) : undefined;
    if (told === undefined) return undefined;
    // Words that are no ids are written without hyphens.
    const sayIn = (word: string, hole: string): Telling => {
      if (words[hole]?.['x-names'] === 'player') return [who(word)];
      const isId = words[hole] === undefined || words[hole]['x-names'] !== undefined;
      const said = say(word);
      return said === word && !isId ? word.replaceAll('-', ' ') : said;
    };
    return fillIn(help, { player: action.player, ...(isObject(told) ? told : {}) }, sayIn);
  };
}

/** The fields that the words mean on this table. */
function meant<S, A>(
  type: string,
  words: Fields,
  spoken: Readonly<Record<string, Spoken<S>>>,
  state: S,
): E.Either<Rejection, VerbFields<A>> {
  const read: Record<string, unknown> = { type };
  for (const [name, word] of Object.entries(words)) {
    const { read: meaning, field = name, spreads } = spoken[name] ?? {};
    const value = typeof word === 'string' && meaning ? meaning(word, state) : E.right(word);
    if (E.isLeft(value)) return value;
    Object.assign(read, spreads ? value.right : { [field]: value.right });
  }
  return E.right(read as unknown as VerbFields<A>);
}

/** A verb whose words are the fields of its action: its help, its fields, and perhaps another `main` (see `verb`). */
export type UsualVerb<S> = readonly [help: string, fields?: SpokenFields<S>, main?: string | null];

/** Any verb of a game: a usual one, or one that was made by hand. */
export type AnyVerb<G extends GameTypes> = UsualVerb<G['state']> | Verb<G['state'], G['action']>;

/** The makers of a game's verbs, bound to its types. */
export interface Verbs<G extends GameTypes> {
  /** Verbs by their names. A usual one goes by the type of its action. */
  verbs<T extends Readonly<Record<string, AnyVerb<G>>>>(
    table: T & { readonly [Name in Exclude<keyof T, G['action']['type']>]: Verb<G['state'], G['action']> },
  ): Record<string, Verb<G['state'], G['action']>>;
  /** A usual verb that goes by another name. */
  verb(
    type: G['action']['type'],
    help: string,
    fields?: SpokenFields<G['state']>,
    main?: string | null,
  ): Verb<G['state'], G['action']>;
  /**
   * A verb with words of its own. `read` gives the fields of the action that the words mean on this table; the judge fills in undefined fields. It gives a `type` if that is
   * not the first of `types`. `write` gives the words for an action; undefined: another verb has them.
   */
  worded<T extends G['action']['type'], W>(
    types: T | readonly T[],
    help: string,
    words: Codec<W>,
    read: (words: W, state: G['state']) => E.Either<Rejection, object>,
    write: (action: Extract<G['action'], { type: T }>, state: G['state']) => Json | undefined,
  ): Verb<G['state'], G['action']>;
}

/** What makes the verbs of a game: `const { verbs, verb, worded } = verbsOf<Xwing>();` */
export function verbsOf<G extends GameTypes>(): Verbs<G> {
  return {
    verb,
    verbs: (table) =>
      Object.fromEntries(
        Object.entries<AnyVerb<G>>(table).map(([name, each]) => [
          name,
          'help' in each ? each : verb<G['state'], G['action']>(name, ...each),
        ]),
      ),
    worded: (types, help, words, read, write) => {
      const all = [types].flat() as readonly string[];
      const tell = (action: G['action'], state: G['state']): Json | undefined =>
        all.includes((action as Action).type) ? write(action as Parameters<typeof write>[0], state) : undefined;
      const schema = schemaFor(words);
      return {
        help: helpOf(help, fieldsIn(schema)),
        schema,
        read: (given, state) =>
          E.chain((told: Parameters<typeof read>[0]) => E.map(fieldsOf<G>(all[0] ?? ''))(read(told, state)))(
            decodePlain(words, given),
          ),
        write: tell,
        label: labelFrom(help, fieldsIn(schema), tell),
      };
    },
  };
}

const fieldsOf =
  <G extends GameTypes>(type: string) =>
  (fields: object): VerbFields<G['action']> =>
    ({ type, ...said(fields) }) as unknown as VerbFields<G['action']>;
