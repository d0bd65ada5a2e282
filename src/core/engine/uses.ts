/** Uses of abilities, as frames and pieces note them: one word for each. */
import type { AbilityOnPiece } from './state';

/** What stands between the ability and the piece: no ability has it in its name. */
export const ON = '@';

/** A use of an ability in a window, in one word. */
export function useOf({ ability, source, value }: AbilityOnPiece): string {
  return value === undefined ? `${ability}${ON}${source}` : `${ability}${ON}${source}#${value}`;
}

/** The abilities that such a word may say were used: with a value and without, as names of pieces may have its sign in them. */
export function readingsOfUse(use: string): AbilityOnPiece[] {
  const at = use.indexOf(ON);
  if (at < 0) return [];
  const [ability, on] = [use.slice(0, at), use.slice(at + 1)];
  const sign = on.lastIndexOf('#');
  if (sign < 0) return [{ ability, source: on }];
  const [source, value] = [on.slice(0, sign), on.slice(sign + 1)];
  return [
    { ability, source: on },
    { ability, source, value },
    { ability, source, value: Number(value) },
  ];
}
