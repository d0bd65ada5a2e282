/** What is asked, and whose answers are shown. */
import type { InProgress } from './in-progress';
import type { Choice, Turn } from './work/turn';

export function nameOf({ names }: Pick<InProgress, 'names'>, player: string): string {
  return names[player] ?? player;
}

/** What a policy may do for a player is nobody else's to see. */
export function shownTo({ policies, hides, seated }: InProgress, choices: readonly Choice[]): Choice[] {
  const isHidden = (player: string): boolean => hides && seated !== null && player !== seated;
  return choices.filter(
    ({ action: { player } }) => player === 'chance' || (policies[player] === undefined && !isHidden(player)),
  );
}

const doerOf = ({ about: [first] }: Choice): string | undefined => first;

/** The pieces that these answers are about, each once. */
export function doersOf(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flatMap((each) => doerOf(each) ?? []))];
}

/** So many answers are shown at once, whoever they are about; among more of them one can be looked for. */
export const FEW = 12;

/**
 * The piece that was pressed, as long as it is asked about; of many answers those of one piece are shown, so that nobody looks through all. Of ships that
 * are given dials it is one that has none yet.
 */
export function selectedOf(
  choices: readonly Choice[],
  selected: string | null,
  dialless: readonly string[],
): string | null {
  if (selected !== null && choices.some(({ about }) => about.includes(selected))) return selected;
  const doers = doersOf(choices);
  const next = doers.find((each) => dialless.includes(each)) ?? doers[0] ?? null;
  return choices.length > FEW && doers.length > 1 ? next : null;
}

/** `Ann: choose an action for Red 5`. */
export function asksOf({ by, asks, outcome, pieces }: Turn, played: InProgress, choices: readonly Choice[]): string {
  const doers = new Set(choices.map(doerOf));
  const [doer] = doers;
  const name = doers.size === 1 && doer !== undefined ? pieces[doer] : undefined;
  const whose = name === undefined || asks.includes(name) ? '' : ` (${name})`;
  const called = (players: readonly string[]): string => players.map((each) => nameOf(played, each)).join(', ');
  if (by.length > 0) return `${called(by)}: ${asks}${whose}`;
  return outcome.kind === 'won' ? `The game is over: ${called(outcome.winners)} won.` : 'The game is over: a draw.';
}
