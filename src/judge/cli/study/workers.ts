/** How many threads play. */
import * as E from 'fp-ts/lib/Either';
import { availableParallelism } from 'node:os';

/** More only wait for each other. */
const MOST_WORKERS = 256;

/** `--workers`, or as many as there are processors. Left: what is wrong, in words. */
export function workersIn(given: string | undefined): E.Either<string, number> {
  if (given === undefined) return E.right(availableParallelism());
  const count = Number(given);
  const isFit = /^\d+$/.test(given) && count >= 1 && count <= MOST_WORKERS;
  return isFit
    ? E.right(count)
    : E.left(`--workers: expected a whole number from 1 to ${MOST_WORKERS}, found '${given}'`);
}
