import { cut } from './cut';

/** A value in the words of an error: short, whatever came in. */
export function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(cut(value, 60));
  if (typeof value === 'object' && value !== null) return showObject(value);
  if (typeof value === 'function') return 'a function';
  return cut(String(value), 60);
}

function showObject(value: object): string {
  try {
    return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
  } catch {
    // A proxy that was revoked, or that throws.
    return 'an object';
  }
}
