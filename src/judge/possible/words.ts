/** The words of files that ask what can come of the table: `explore`, and what is expected of every possibility. */
import { LIMITS, type Json, type JsonObject } from '../../core';
import type { AnyLanguage, Schema } from '../../language/language';
import { eitherOf, listOf, object } from '../../language/schema';
import { didYouMean } from '../../core/codec/nearest';
import { tooMany } from '../../core/codec/plain';
import { withArticle } from '../../language/labels';
import { isPolicyName } from '../../play';
import { kindNamed, piecesNamed } from '../pieces';
import type { Trouble } from '../problem';
import { listed } from '../scenario';

const text: Schema = { type: 'string' };
const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const share: Schema = { type: 'number', minimum: 0, maximum: 1 };
const twoShares: Schema = { ...listOf(share), minItems: 2, maxItems: 2 };
const facts = (description: string): Schema => ({ ...ref('expectations'), description });

/** The key `explore` of a file. */
export const exploreSchema: Schema = {
  ...object(
    {
      until: {
        ...eitherOf(text, ref('expectations')),
        description:
          '`attack is over`, for any procedure; or what has to hold: { tie: { destroyed: true } }. Left out: the end of the game',
      },
      decide: {
        type: 'object',
        additionalProperties: text,
        description:
          'By player: `any` (every choice counts), `most damage of tie` or `least damage of tie` (the best choice), or a policy as studies have them, `search:500`. Left out: any',
      },
      of: {
        ...eitherOf(text, { ...listOf(text), minItems: 1 }),
        description:
          '`damage of tie`: values that make a difference between two ways (`order-matters`, the commands explore and odds). Left out: all of all pieces',
      },
      states: {
        type: 'integer',
        minimum: 1,
        maximum: 1_000_000,
        description:
          'Give up after so many states; left out: 20,000, or 2,000 where the question has ended in none of them',
      },
      neglect: {
        type: 'number',
        minimum: 0,
        maximum: 1,
        description: 'Ways less likely than this are not walked; odds leave room for them. Left out: 0, every way is',
      },
    },
    [],
  ),
  // An empty one says nothing: where the question ends is missing.
  minProperties: 1,
  description:
    'After the steps, every way that the game can go from here is walked; what is expected may then be `always`, `possible`, `never`, `odds`, `order-matters`',
};

const likely = { is: share, 'at-least': share, 'at-most': share, between: twoShares };

/** What is said of odds beside the facts that they are about. */
export const likelySchema: Schema = object(likely, []);

/** Words of an expectation that speak of every possibility. */
export const possibilities: Readonly<Record<string, Schema>> = {
  always: facts('Holds in every way that it can come out'),
  possible: facts('Holds in some way that it can come out'),
  never: facts('Holds in no way that it can come out'),
  odds: {
    ...object({ of: ref('expectations'), ...likely }, ['of']),
    // Facts alone would be expected with any odds.
    minProperties: 2,
    description: 'How likely it is that something holds: `is` to four digits, or as many more as are written',
  },
  'order-matters': {
    type: 'boolean',
    description: 'Does the order in which abilities are added to the queue make a difference for any of the pieces?',
  },
};

/** What is missing in `odds`, or the wrong way round, so that nothing would be checked; null: nothing. */
export function wrongOdds({ of: _of, ...odds }: JsonObject): Pick<Trouble, 'path' | 'message'> | null {
  const { between } = odds;
  if (Object.keys(odds).length === 0)
    return { path: [], message: 'how likely is missing here: is, at-least, at-most or between' };
  if (Array.isArray(between) && between.length !== 2)
    return { path: ['between'], message: `${TWO_ODDS}; found ${between.length}` };
  if (isReversed(between)) return { path: ['between'], message: `${TWO_ODDS}, the lower one first` };
  if (isReversed([odds['at-least'] ?? 0, odds['at-most'] ?? 1]))
    return { path: ['at-most'], message: 'no odds are at least and at most this: at-most is lower than at-least' };
  return null;
}

const TWO_ODDS = 'two odds are expected here, the lowest and the highest: between: [0.4, 0.5]';

function isReversed(odds: Json | undefined): boolean {
  const [low, high] = Array.isArray(odds) ? (odds as readonly Json[]) : [];
  return typeof low === 'number' && typeof high === 'number' && low > high;
}

/** After the walk there is no one table of which it could hold. */
export function whenOf(word: string): string {
  return `with the key explore it is always, possible or never so, or has odds: '- always: { ${word.slice(0, 40)}: ... }'; what holds before that is expected in a step, '- expect: ...'`;
}

/** Of an `explore` that says nothing. */
export const NO_END =
  'where the question ends is missing here: `until: attack is over`, of any procedure, or what has to hold, `until: { tie: { destroyed: true } }`';

/** `damage of tie`: a value of a piece. */
export interface ValueOfPiece {
  value: string;
  piece: string;
}

/** Null: it cannot be read. */
export function valueIn(words: string): ValueOfPiece | null {
  const [, value, piece] = /^(\S+) (?:of|to|on) (\S.*)$/.exec(words) ?? [];
  return value === undefined || piece === undefined ? null : { value, piece };
}

/** `most damage of tie`, as words of a file say it. */
interface Wish extends ValueOfPiece {
  most: boolean;
}

/** What somebody wants: `any`, or a wish. Null: it cannot be read. */
export function wishIn(words: string): Wish | 'any' | null {
  if (words === 'any') return 'any';
  const [, most, rest = ''] = /^(most|least) (.*)$/.exec(words) ?? [];
  const wanted = valueIn(rest);
  return wanted && { most: most === 'most', ...wanted };
}

/** `attack is over`: the procedure. Null: something else is said. */
export function overIn(until: Json): string | null {
  return typeof until === 'string' ? (/^(?:the )?(\S.*) is over$/.exec(until)?.[1] ?? null) : null;
}

/** What is wrong with the words of `until`, `decide` and `of`. */
export function wrongExplore(
  language: AnyLanguage,
  names: Names,
  { until, decide, of }: { until?: Json; decide?: Readonly<Record<string, string>>; of?: Json },
): Trouble[] {
  const troubles: Trouble[] = [];
  const trouble = (path: Trouble['path'], message: string | null): void => {
    if (message !== null) troubles.push({ path: ['explore', ...path], message });
  };
  if (typeof until === 'string') trouble(['until'], wrongEnd(language, until));
  for (const [player, words] of Object.entries(decide ?? {}))
    trouble(['decide', player], wrongWish(language, names, words));
  listed(of).forEach((words, i) => trouble(Array.isArray(of) ? ['of', i] : ['of'], wrongOf(language, names, words)));
  return troubles;
}

type Names = Readonly<Record<string, readonly string[]>>;

/** What a file says in one line; null: it is no longer than that. */
function tooLong(words: string): string | null {
  const { characters } = LIMITS.query;
  return words.length > characters ? `it is too long: ${tooMany('characters', words.length, characters)}` : null;
}

function wrongEnd(language: AnyLanguage, until: string): string | null {
  const long = tooLong(until);
  if (long !== null) return long;
  const procedures = language.game.procedures.map(({ name }) => String(name));
  const over = overIn(until);
  if (over !== null && procedures.includes(over)) return null;
  const names = procedures.filter((name) => !name.startsWith('ability '));
  const near = didYouMean(over ?? until, names);
  return `'${until}' is not known; say '... is over' of one of ${names.join(', ')}${near}`;
}

function wrongWish(language: AnyLanguage, names: Names, words: string): string | null {
  const long = tooLong(words);
  if (long !== null) return long;
  if (isPolicyName(words)) return null;
  const wish = wishIn(words);
  if (wish === null)
    return "'any', 'most VALUE of PIECE', 'least VALUE of PIECE' or a policy (search:500) is expected here";
  return wish === 'any' ? null : wrongValue(language, names, wish);
}

/** What is wrong with `damage of tie`. */
export function wrongOf(language: AnyLanguage, names: Names, words: string): string | null {
  const long = tooLong(words);
  if (long !== null) return long;
  const of = valueIn(words);
  return of === null ? `'VALUE of PIECE' is expected here, found '${words}'` : wrongValue(language, names, of);
}

function wrongValue(language: AnyLanguage, names: Names, { value, piece }: ValueOfPiece): string | null {
  const kind = kindNamed(language, names, piece);
  if (kind === undefined) return `there is no piece '${piece}'${didYouMean(piece, piecesNamed(language, names))}`;
  const values = Object.keys(language.kinds[kind] ?? {});
  if (values.includes(value)) return null;
  return `${withArticle(kind)} has no value '${value}'; it has ${values.join(', ')}${didYouMean(value, values)}`;
}
