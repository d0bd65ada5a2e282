/** Numbers of things in sentences. */
import { say, type Sentence } from '../../core';

/** `1 space`, `2 spaces`. */
export function many(count: number, one: string, more = `${one}s`): Sentence {
  return [{ is: count }, ` ${count === 1 ? one : more}`];
}

/** `once`, `2 times`. */
export function times(count: number): Sentence {
  return count === 1 ? ['once'] : say`${count} times`;
}
