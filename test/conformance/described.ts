/** The words of scenario files and of positions, for each game, with the tables of its example files. */
import * as E from 'fp-ts/lib/Either';
import { parse } from 'yaml';
import { isObject, type AnyGame, type CoreState, type Json, type JsonObject, type Rejection } from '../../src/core';
import { schemaDocument } from '../../src/core/codec/schema';
import type { AnyLanguage, Parts, Schema, Start } from '../../src/language/language';
import { object } from '../../src/language/schema';
import { exampleFiles } from '../judge/games/games';
import type { Words } from './witness';

const CHANCE = { mode: 'manual' } as const;

/** What the example files lay out, in their own words. */
function exampleParts(language: AnyLanguage): Parts[] {
  return exampleFiles(language.game.id as string).flatMap(({ text }) => {
    const file = parse(text) as JsonObject;
    const parts = Object.entries(file).filter(([key]) => Object.hasOwn(language.parts, key));
    return Object.hasOwn(file, 'state') ? [] : [Object.fromEntries(parts)];
  });
}

/** What one example file lays out, with another word beside it. */
export function tableOf(language: AnyLanguage, name: string, more: JsonObject): Json {
  const file = exampleFiles(language.game.id as string).find((each) => each.name === `${name}.yaml`);
  const given = Object.entries(parse(file?.text ?? '') as JsonObject);
  const parts = given.filter(([key]) => Object.hasOwn(language.parts, key));
  return { ...Object.fromEntries(parts), ...more };
}

/** The position that a table of a file is. */
export function positionIn(language: AnyLanguage, table: Json): Json {
  const start = language.begin(table as unknown as Parts) as E.Either<Rejection, Start>;
  if (E.isLeft(start) || !('position' in start.right)) throw new Error(`no position: ${JSON.stringify(table)}`);
  return start.right.position;
}

function started(game: AnyGame, start: Start): E.Either<Rejection, CoreState> {
  const begun = 'position' in start ? game.resume(start.position, CHANCE) : game.begin(start.setup, CHANCE);
  return E.map(({ state }: { state: CoreState }) => state)(begun);
}

type Own = Pick<Words, 'values' | 'called' | 'told' | 'refused' | 'actions'> &
  Partial<Pick<Words, 'more' | 'opening' | 'shown'>>;

/** The keys of scenario files. */
export function wordsOfScenarios(language: AnyLanguage, own: Own): Words {
  const tables = exampleParts(language) as unknown as Json[];
  return {
    ...own,
    game: language.game as AnyGame,
    schema: object(language.parts),
    defs: language.defs,
    tables,
    names: (table) => language.names(table as unknown as Parts),
    begin: (table) => {
      const start = language.begin(table as unknown as Parts);
      return E.isLeft(start) ? start : started(language.game as AnyGame, start.right);
    },
  };
}

/** The fields of positions, as apps hand them over; `more` tables beside those that the example files lay out. */
export function wordsOfPositions(language: AnyLanguage, codec: object, own: Own, more: readonly Json[] = []): Words {
  const { $defs = {}, ...schema } = schemaDocument('a position', codec) as JsonObject;
  const laid = exampleParts(language).flatMap((parts) => {
    const start = language.begin(parts) as E.Either<Rejection, Start>;
    return E.isRight(start) && 'position' in start.right ? [start.right.position] : [];
  });
  return {
    ...own,
    game: language.game as AnyGame,
    schema: schema as Schema,
    defs: (isObject($defs) ? $defs : {}) as Record<string, Schema>,
    tables: [...laid, ...more],
    names: () => ({}),
    begin: (table) => started(language.game as AnyGame, { position: table }),
  };
}
