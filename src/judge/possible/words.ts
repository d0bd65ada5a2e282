/** The words of files that ask what can come of the table: `explore`, and what is expected of every possibility. */
import type { Json } from '../../core';
import type { AnyLanguage, Schema } from '../../language/language';
import { eitherOf, listOf, object } from '../../language/schema';
import { kindNamed } from '../pieces';
import type { Trouble } from '../problem';

const text: Schema = { type: 'string' };
const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const share: Schema = { type: 'number', minimum: 0, maximum: 1 };
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
          'By player: `any` (every choice counts), `most damage of tie` or `least damage of tie` (the best choice). Left out: any',
      },
      states: {
        type: 'integer',
        minimum: 1,
        maximum: 1_000_000,
        description: 'Give up after so many states; left out: 20,000',
      },
    },
    [],
  ),
  description:
    'After the steps, every way that the game can go from here is walked; what is expected may then be `always`, `possible`, `never`, `odds`, `order-matters`',
};

/** Words of an expectation that speak of every possibility. */
export const possibilities: Readonly<Record<string, Schema>> = {
  always: facts('Holds in every way that it can come out'),
  possible: facts('Holds in some way that it can come out'),
  never: facts('Holds in no way that it can come out'),
  odds: {
    ...object({ of: ref('expectations'), is: share, 'at-least': share, 'at-most': share, between: listOf(share) }, [
      'of',
    ]),
    description: 'How likely it is that something holds: `is` to four digits, or as many more as are written',
  },
  'order-matters': {
    type: 'boolean',
    description: 'Does the order in which abilities are added to the queue make a difference for any of the pieces?',
  },
};

/** `most damage of tie`, as words of a file say it. */
interface Wish {
  most: boolean;
  value: string;
  piece: string;
}

/** What somebody wants: `any`, or a wish. Null: it cannot be read. */
export function wishIn(words: string): Wish | 'any' | null {
  if (words === 'any') return 'any';
  const [, most, value, piece] = /^(most|least) (\S+) (?:of|to|on) (\S.*)$/.exec(words) ?? [];
  return value === undefined || piece === undefined ? null : { most: most === 'most', value, piece };
}

/** `attack is over`: the procedure. Null: something else is said. */
export function overIn(until: Json): string | null {
  return typeof until === 'string' ? (/^(?:the )?(\S.*) is over$/.exec(until)?.[1] ?? null) : null;
}

/** What is wrong with the words of `until` and `decide`. */
export function wrongExplore(
  language: AnyLanguage,
  names: Readonly<Record<string, readonly string[]>>,
  { until, decide }: { until?: Json; decide?: Readonly<Record<string, string>> },
): Trouble[] {
  const path = ['explore'];
  const procedures = language.game.procedures.map(({ name }) => String(name));
  const troubles: Trouble[] = [];
  if (typeof until === 'string' && !procedures.includes(overIn(until) ?? ''))
    troubles.push({
      path: [...path, 'until'],
      message: `'${until}' is not known; say '... is over' of one of ${procedures.filter((name) => !name.startsWith('ability ')).join(', ')}`,
    });
  for (const [player, words] of Object.entries(decide ?? {})) {
    const message = wrongWish(language, names, words);
    if (message !== null) troubles.push({ path: [...path, 'decide', player], message });
  }
  return troubles;
}

function wrongWish(
  language: AnyLanguage,
  names: Readonly<Record<string, readonly string[]>>,
  words: string,
): string | null {
  const wish = wishIn(words);
  if (wish === null) return "'any', 'most VALUE of PIECE' or 'least VALUE of PIECE' is expected here";
  if (wish === 'any') return null;
  const kind = kindNamed(language, names, wish.piece);
  if (kind === undefined) return `there is no piece '${wish.piece}'`;
  const values = language.kinds[kind] ?? {};
  return Object.hasOwn(values, wish.value)
    ? null
    : `a ${kind} has no value '${wish.value}'; it has ${Object.keys(values).join(', ')}`;
}
