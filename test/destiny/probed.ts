/** Tables on which a function of `effects/` is called by itself (see `probe`). */
import type { DestinyEvent } from '../../src/destiny/model/events';
import type { DestinyState } from '../../src/destiny/model/state';
import { probe, type Word } from './probe';
import { P1, P2, destinyTable, type Setting, type Table } from './table';

export const LUKE = 'luke-skywalker';
export const PADAWAN = 'padawan';
/** A die of p2 that shows 2 ranged. */
export const SHOWN = 'jango-fett.1';
/** One of p2 that lies on its card. */
export const ON_CARD = 'hired-gun.1';

/** p1 has Luke and a Padawan, p2 has Jango with a die in the pool and a Hired Gun with its die on it. */
export function table(
  luke: object = {},
  padawan: object = {},
  p1: Setting['p1'] = {},
  p2: Setting['p2'] = {},
  more: Partial<Setting> = {},
): Setting {
  const characters = [
    { card: 'Luke Skywalker', ...luke },
    { card: 'Padawan', ...padawan },
  ];
  return {
    p1: { characters, ...p1, hand: ['Tactical Mastery', ...(p1?.hand ?? [])], resources: 3 },
    p2: { characters: [{ card: 'Jango Fett', dice: ['2 ranged'] }, 'Hired Gun'], ...p2 },
    ...more,
  };
}

/** Plays the probe with this word, up to the first question. */
export function asked(setting: Setting, word: Word): Table {
  probe.word = word;
  return destinyTable(setting).notHeld().play(P1, 'Tactical Mastery');
}

/** The same, and whatever is asked is answered with the first answer. */
export function after(setting: Setting, word: Word): Table {
  const t = asked(setting, word);
  while (!t.decisionIsTurnOf(P1) && !t.decisionIsTurnOf(P2) && t.asks !== '') {
    const [first] = t.whatIsLegal();
    if (first) t.act(first);
  }
  return t;
}

type Told = { type: DestinyEvent['type'] } & Record<string, unknown>;

/** A function of `effects/` on a table, and all that it does. */
export interface Case {
  setting: Setting;
  does: (state: DestinyState) => unknown;
  /** What it gives. */
  gives?: unknown;
  tells: Told;
  /** What lies there then. */
  then?: [(t: Table) => unknown, unknown];
}

export function holds({ setting, does, gives, tells, then }: Case): void {
  let given: unknown;
  const t = after(setting, (state) => {
    given = does(state);
  });
  expect(t.events(tells.type)).toContainEqual(expect.objectContaining(tells));
  expect(given).toEqual(gives);
  expect(probe.changed).toBe(true);
  if (then) expect(then[0](t)).toEqual(then[1]);
}
