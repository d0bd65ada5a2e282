/** Who is right of those whose claims a file tells. */
import { listInWords } from '../language/labels';
import type { Claim } from './report';
import { show } from './words';

/**
 * `ann is right; ben is not: tie, damage is 2, not 4.` Null: nobody claims anything. `open`: where the story stops, if values can still change there.
 */
export function whoIsRight(claims: readonly Claim[], open: string | null): string | null {
  if (claims.length === 0) return null;
  const isOfValues = claims.some(({ missed }) => missed.some(({ what }) => !OF_STEPS.includes(what)));
  const sides = sidesOf(claims);
  return open !== null && isOfValues ? `${sides}. The story stops ${open}; later steps may change this` : sides;
}

/** Claims that speak of a step, not of a value. */
const OF_STEPS: readonly string[] = ['can', 'cannot', 'not-offered'];

function sidesOf(claims: readonly Claim[]): string {
  const right = claims.filter(({ holds }) => holds).map(({ by }) => by);
  const wrong = claims.filter(({ holds }) => !holds);
  const why = wrong.map((each) => `${each.by} is not: ${whatIs(each)}`);
  if (right.length === 0)
    return `${claims.length === 2 ? 'Neither' : 'None'} is right: ${wrong.map(ofClaim).join('; ')}`;
  const is = `${listInWords(right)} ${right.length === 1 ? 'is' : 'are'} right`;
  return [is, ...why].join('; ');
}

function ofClaim(claim: Claim): string {
  return `${claim.by}: ${whatIs(claim)}`;
}

/** What it is, and not as claimed. */
function whatIs({ missed }: Claim): string {
  return missed.map(inWords).join(', ');
}

/** Claims about steps (`can`, `cannot`, `not-offered`) speak of the step; a list ends with what is legal instead, which the story has. */
function inWords({ what, expected, found }: Claim['missed'][number]): string {
  const first = show(Array.isArray(found) ? (found[0] ?? null) : found).replace(/\.$/, '');
  if (what === 'can') return `${show(expected)} is not legal: ${first}`;
  if (what === 'cannot' || what === 'not-offered') return `'${show(expected)}' does not hold: ${first}`;
  return `${what} is ${show(found)}, not ${show(expected)}`;
}
