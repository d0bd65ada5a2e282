/** Why nothing can be ruled yet: a step that fits no question proves nothing, so it is said what is asked instead. */
import { askedOf } from './instead';
import type { Playing } from './playing';
import type { Failure } from './report';
import { show } from './words';

/** `isUnasked`: the step could be an answer, and nobody asks for it. */
export function whyNoRuling(playing: Playing, { what, found }: Failure, isUnasked: boolean): string {
  const asks = playing.question() ? `; the question is: ${askedOf(playing)}` : '';
  if (isUnasked) return `nobody asks for '${what}' here${asks}`;
  const [why = ''] = show(found)
    .replace(/^[a-z]+(-[a-z]+)*: /, '')
    .split(/(?<=[.!?]) /);
  return `'${what}': ${why.replace(/\.$/, '')}${asks}`;
}
