/**
 * An event in the place of Tactical Mastery: a function of `effects/`, called by a test itself, then 9 resources. A test file puts it there:
 * `jest.mock('../../../src/destiny/abilities/awakenings-red-events', () => jest.requireActual<typeof import('../probe')>('../probe').withProbe())`.
 */
import type { Part } from '../../src/destiny/abilities/kinds';
import type { CardFrame } from '../../src/destiny/effects/memory';
import type { DestinyState } from '../../src/destiny/model/state';

export type Word = (state: DestinyState, you: CardFrame) => void;

/** What the event does, and whether that changed the table. */
export const probe: { word: Word; changed: boolean } = { word: () => undefined, changed: false };

const PLACE = '../../src/destiny/abilities/awakenings-red-events';

export function withProbe(): Record<string, unknown> {
  const { awakeningsRedEvents } = jest.requireActual<{ awakeningsRedEvents: readonly { card: string }[] }>(PLACE);
  const { event, does, andThen, gain } = jest.requireActual<typeof import('../../src/destiny/abilities/helpers')>(
    '../../src/destiny/abilities/helpers',
  );
  const inItsPlace = event('01074', [
    does('the word', (state, you) => {
      state.changed = false;
      probe.word(state, you);
    }),
    does('what it changed', ({ changed }) => {
      probe.changed = changed;
    }),
    andThen(gain(9)),
  ]);
  return { awakeningsRedEvents: [...awakeningsRedEvents.filter(({ card }) => card !== '01074'), inItsPlace] };
}

type Kit = typeof import('../../src/destiny/abilities/helpers');

/** What the events of `withParts` had chosen when they came to their end. */
export const reached: Record<string, string[]>[] = [];

/** Events in the place of others, by code: these parts, and if they are reached: what was chosen is noted, then 9 resources. */
export function withParts(make: (kit: Kit) => Record<string, readonly Part[]>): Record<string, unknown> {
  const kit = jest.requireActual<Kit>('../../src/destiny/abilities/helpers');
  const entries = Object.entries(make(kit)).map(([code, given]) =>
    kit.event(code, [
      ...given,
      kit.does('note', (_state, { picks }) => void reached.push({ ...picks })),
      kit.andThen(kit.gain(9)),
    ]),
  );
  return { awakeningsRedEvents: entries };
}
