/** Puts all mutants of a file into it at once, each behind a switch: `__mutant(7)` is true where mutant 7 is what runs, and notes that it was reached. */
import type { Mutant } from './mutant';

export function instrument(text: string, mutants: readonly Mutant[]): string {
  // The outer one first where two begin at one place; what is left out of a list holds what is replaced in it.
  const ordered = [...mutants].sort(
    (one, other) =>
      one.start - other.start || other.end - one.end || Number(isReplaced(one)) - Number(isReplaced(other)),
  );
  return within(text, 0, text.length, ordered);
}

function isReplaced({ place }: Mutant): boolean {
  return place === 'expression';
}

function within(text: string, start: number, end: number, mutants: readonly Mutant[]): string {
  let made = '';
  let at = start;
  let left = mutants;
  for (let first = left[0]; first; first = left[0]) {
    const { start: from, end: to } = first;
    const inner = left.slice(1).filter((each) => each.end <= to);
    made += text.slice(at, from) + switched(first, within(text, from, to, inner));
    at = to;
    left = left.slice(1).filter((each) => each.start >= to);
  }
  return made + text.slice(at, end);
}

function switched({ id, place, text }: Mutant, original: string): string {
  switch (place) {
    case 'expression':
      return `(__mutant(${id}) ? (${text}) : (${original}))`;
    case 'statement':
      // In braces of its own: an `else` that follows belongs to another `if`.
      return `{ if (!__mutant(${id})) { ${original} } }`;
    case 'element':
      return `...(__mutant(${id}) ? [] : [${original}])`;
    case 'property':
      return `...(__mutant(${id}) ? {} : { ${original} })`;
  }
}
