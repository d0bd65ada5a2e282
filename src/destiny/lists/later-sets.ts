/** Sets that came after those that are known here: who brings a card of one is told so. Nothing else of them is known. */

/** Names of sets by the first two digits of the codes of their cards, as swdestinydb has them. */
const BY_NUMBER: Readonly<Record<string, string>> = {
  '03': 'Empire at War',
  '04': 'Two-Player Game',
  '05': 'Legacies',
  '06': 'Rivals',
  '07': 'Way of the Force',
  '08': 'Across the Galaxy',
  '09': 'Convergence',
  '10': 'Allies of Necessity',
  '11': 'Spark of Hope',
  '12': 'Covert Missions',
};

export const LATER_SETS: readonly string[] = Object.values(BY_NUMBER);
export const KNOWN_SETS = 'only Awakenings and Spirit of Rebellion are known';

/** The set of a code that is none of the known ones: its name, else `a later set`. Null: a code is not written so, or it is of a known set. */
export function laterSetOf(code: string): string | null {
  const [, number] = /^(\d{2})\d{3}[A-Z]?$/.exec(code) ?? [];
  if (number === undefined || Number(number) < 3) return null;
  return BY_NUMBER[number] ?? 'a set';
}
