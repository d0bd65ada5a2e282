/** Checks who shall play chance, as an app or a file says it. */
import { didYouMean } from './nearest';
import { reason, rejection, type Rejection } from './rejection';

const MODES = ['seeded', 'scripted', 'manual'];

/** Why chance cannot be played so; null when it can. Paths begin with `chance`. */
export function unfitChance(mode: unknown): Rejection | null {
  if (!isRecord(mode)) return no([], 'expected { mode }', mode);
  const name = mode['mode'];
  if (typeof name !== 'string' || !MODES.includes(name))
    return no(['mode'], `expected one of ${MODES.join(', ')}`, name, MODES);
  if (name === 'seeded' && !Number.isInteger(mode['seed']))
    return no(['seed'], 'expected a whole number', mode['seed']);
  return name === 'scripted' ? unfitScript(mode['script']) : null;
}

function unfitScript(script: unknown): Rejection | null {
  if (!Array.isArray(script)) return no(['script'], 'expected a list of rolls and draws', script);
  const wrong = script.findIndex((each) => !isChanceAction(each));
  const expected =
    "expected { type: 'roll', player: 'chance', die, faces } or { type: 'draw', player: 'chance', pile, card }";
  return wrong < 0 ? null : no(['script', wrong], expected, script[wrong]);
}

function isChanceAction(value: unknown): boolean {
  if (!isRecord(value) || value['player'] !== 'chance') return false;
  const { type, die, faces, pile, card } = value;
  if (type === 'draw') return isText(pile) && isText(card);
  return type === 'roll' && isText(die) && Array.isArray(faces) && faces.every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function no(
  path: readonly (string | number)[],
  expected: string,
  found: unknown,
  words: readonly string[] = [],
): Rejection {
  const place = path.reduce<string>((sum, key) => sum + (typeof key === 'number' ? `[${key}]` : `.${key}`), 'chance');
  const near = isText(found) ? didYouMean(found, words) : '';
  return rejection(reason('malformed', `${place}: ${expected}, found ${show(found)}${near}`, []), ['chance', ...path]);
}

function show(value: unknown): string {
  if (isText(value)) return `'${value.slice(0, 60)}'`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
