/** Who shall play chance, as an app or a file says it. */
import * as E from 'fp-ts/lib/Either';
import type { ChanceMode } from './chance';
import { chanceAction } from '../codec/common';
import { integer, list, object, oneOf, tagged, type Codec } from '../codec/kit';
import { decode } from '../codec/decode';
import { LIMITS } from '../codec/plain';
import type { Rejection } from '../contract/rejection';

type Mode<M extends ChanceMode['mode']> = Extract<ChanceMode, { mode: M }>;

export const chanceMode: Codec<ChanceMode> = tagged<ChanceMode>()('a mode of chance', 'mode', {
  seeded: object<Mode<'seeded'>>('seeded chance', { mode: oneOf('a mode', ['seeded']), seed: integer }),
  scripted: object<Mode<'scripted'>>('scripted chance', {
    mode: oneOf('a mode', ['scripted']),
    script: list(chanceAction),
  }),
  manual: object<Mode<'manual'>>('manual chance', { mode: oneOf('a mode', ['manual']) }),
});

const begun = object<{ chance: ChanceMode }>('what begins a game', { chance: chanceMode });

/** Who plays chance, as somebody from outside says it; a script may be as long as a record. Paths of rejections begin with `chance`. */
export function readChance(mode: unknown): E.Either<Rejection, ChanceMode> {
  return E.map(({ chance }: { chance: ChanceMode }) => chance)(decode(begun, { chance: mode }, LIMITS.saved));
}
