import { cut } from './cut';

/** A value in the words of an error: short, whatever came in. */
export function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(cut(value, 60));
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'function') return 'a function';
  return cut(String(value), 60);
}
