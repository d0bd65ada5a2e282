/** What an ability of an app looks like, for programs that the compiler did not stop: each field that there is, and what stands in it. */
import type { AnyAbility } from '../abilities/ability';
import { isObject } from '../codec/json';
import { didYouMean } from '../codec/nearest';
import { show } from '../codec/show';
import type { GameTypes } from '../contract/game-types';

type Shape = readonly [what: string, fits: (value: unknown) => boolean];

const isFunction = (value: unknown): boolean => typeof value === 'function';
const isText = (value: unknown): boolean => typeof value === 'string';
const mapOf =
  (...fields: readonly string[]) =>
  (value: unknown): boolean =>
    isObject(value) && fields.every((field) => isFunction(value[field]));
const isMapOfFunctions = (value: unknown): boolean => isObject(value) && Object.values(value).every(isFunction);
const isStep = (value: unknown): boolean =>
  isObject(value) && (value['kind'] === 'run' ? isFunction(value['run']) : mapOf('ask', 'answer')(value));
const isList = (value: unknown, fits: (each: unknown) => boolean): boolean => Array.isArray(value) && value.every(fits);

const FUNCTION: Shape = ['a function', isFunction];
const TEXT: Shape = ['a text', isText];
const YES_NO: Shape = ['true or false', (value) => typeof value === 'boolean'];
const FUNCTIONS: Shape = ['functions by name', isMapOfFunctions];

const SHAPES: Readonly<Record<keyof AnyAbility<GameTypes>, Shape>> = {
  id: TEXT,
  card: TEXT,
  clauses: ['{ plays: [1], of: 2 }', (value) => isObject(value) && isList(value['plays'], Number.isInteger)],
  rules: ['a list of rules', (value) => isList(value, isText)],
  on: [
    "before('event') or after('event')",
    (value) =>
      isObject(value) && ['before', 'after'].includes(String(value['timing'])) && isList(value['events'], isText),
  ],
  during: TEXT,
  byWhoeverIsAsked: YES_NO,
  kind: TEXT,
  replaces: TEXT,
  modifies: FUNCTIONS,
  because: FUNCTION,
  forbids: FUNCTIONS,
  permits: FUNCTIONS,
  when: FUNCTION,
  still: FUNCTION,
  unable: FUNCTION,
  may: YES_NO,
  limit: [
    "{ per: 'round', times: 1 }",
    (value) =>
      isObject(value) && isText(value['per']) && Number.isInteger(value['times']) && Number(value['times']) > 0,
  ],
  cost: ['a cost: { cannot, pay }', mapOf('cannot', 'pay')],
  choose: FUNCTION,
  lasting: YES_NO,
  effect: ['a function or a list of steps', (value) => isFunction(value) || isList(value, isStep)],
};

/** What is wrong with the first field that is; null: nothing. What is left out, or undefined, is left out. */
export function wrongShape(ability: object): string | null {
  for (const [field, value] of Object.entries(ability)) {
    if (!Object.hasOwn(SHAPES, field))
      return `has the field '${field}', which no ability has${didYouMean(field, Object.keys(SHAPES))}`;
    const [what, fits] = SHAPES[field as keyof typeof SHAPES];
    if (value !== undefined && !fits(value)) return `has in '${field}' ${show(value)}, where ${what} is expected`;
  }
  return null;
}
