/** Who shall play chance, as an app or a file says it. */
import * as E from 'fp-ts/lib/Either';
import type { ChanceMode } from './chance';
import { chanceAction } from './codec/common';
import { integer, list, object, oneOf, tagged, type Codec } from './codec/kit';
import { decode } from './decode';
import type { Rejection } from './rejection';

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

/** Why chance cannot be played so; null when it can. Paths begin with `chance`. */
export function unfitChance(mode: unknown): Rejection | null {
  const decoded = decode(begun, { chance: mode });
  return E.isLeft(decoded) ? decoded.left : null;
}
