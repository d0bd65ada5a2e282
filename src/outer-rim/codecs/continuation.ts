/** What follows a test or a combat, in a saved game: the procedures that call one say how they go on. */
import { lazy, nullable, object, oneOf, tagged, type Codec, type Fields } from '../../core/codec';
import type { Continuation } from '../model/scope';
import type { OuterRimState } from '../model/state';
import { escapeFields, wonFields } from '../procedures/bounties';
import { effectsFields } from '../procedures/effects/flow';
import { metPatrolFields } from '../procedures/patrols';
import { namesIn, type FrameNames, type OuterRimNames } from '../queries/names';

type Later<N extends Continuation['procedure']> = Extract<Continuation, { procedure: N }>;

function later<N extends Continuation['procedure']>(procedure: N, data: Fields<Later<N>['data']>): Codec<Later<N>> {
  const fields = {
    procedure: oneOf('a procedure', [procedure]),
    data: object<Later<N>['data']>(`the data of '${procedure}'`, data),
  };
  return object<Later<N>>(`'${procedure}' later`, fields as unknown as Fields<Later<N>>);
}

/** What follows a test or a combat, by how it ends. */
function continuationIn(names: OuterRimNames): Codec<Continuation | null> {
  const continuation = tagged<Continuation>()('what follows', 'procedure', {
    effects: later('effects', effectsFields(names)),
    'patrol beaten': later('patrol beaten', metPatrolFields(names)),
    'patrol moves off': later('patrol moves off', metPatrolFields(names)),
    'bounty won': later('bounty won', wonFields(names)),
    'crew escapes': later('crew escapes', escapeFields(names)),
  });
  return nullable(continuation);
}

/** What frames look up in a state. */
export function frameNames(state: OuterRimState): FrameNames {
  const names = namesIn(state);
  return { ...names, continuation: lazy('what follows', () => continuationIn(names)) };
}
