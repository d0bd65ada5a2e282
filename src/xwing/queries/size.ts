/** Which of two ships is the smaller one (xw.ship-size.01). */
import { SIZES } from '../facts/words';
import type { Ship } from '../model/state';
import { isRemote } from './devices';

/** A remote has no size: it is neither smaller nor larger than any ship (xw.remote-attack.08). */
export function isSmaller(a: Ship, b: Ship): boolean {
  return !isRemote(a) && !isRemote(b) && SIZES.indexOf(a.size) < SIZES.indexOf(b.size);
}

export function isLarger(a: Ship, b: Ship): boolean {
  return isSmaller(b, a);
}
