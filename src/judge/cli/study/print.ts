/** What a study tells: who won how often, with bars. */
import { pc } from '../colors';
import { figure } from '../../../language/in-words';
import type { Happened, Share, Study } from '../../../play';
import { allPrintable, say } from '../output';
import { bars, columns, WITHIN } from '../bars';

/** Abilities that people are told; data hold all, and every event. */
const MOST_TOLD = 12;

/** `files`: what the sides brought. `losses`: the events by which pieces are lost. */
export function printStudy(told: Study, files: Readonly<Record<string, string>>, losses: readonly string[]): void {
  const study = allPrintable(told);
  const names = allPrintable(files);
  for (const line of studyLines(study, names, losses)) say(line);
}

function studyLines(study: Study, files: Readonly<Record<string, string>>, losses: readonly string[]): string[] {
  const { game, played, games, sides, drawn, unended, actions, abilities, events } = study;
  const of = played === games ? figure(games) : `${figure(played)} of ${figure(games)}`;
  const one = sides.every(({ policy }) => policy === sides[0]?.policy);
  const rest = [
    { label: 'drawn', ...drawn },
    { label: `not ended within ${figure(study.maxActions)} actions`, ...unended },
  ];
  const rows = [
    ...sides.map(({ side, policy, ...share }) => ({
      label: [side, files[side], one ? undefined : policy].filter(Boolean).join('  '),
      ...share,
    })),
    ...rest.filter(({ count }) => count > 0),
  ];
  const scores = sides.map(({ side, score }) => `${side} ${score.toFixed(1)}`).join(', ');
  return [
    `${pc.bold(`${game}: ${of} games`)}${pc.dim(`  ${one ? `${sides[0]?.policy}, ` : ''}seed ${study.seed}; shares with the 95 % interval`)}`,
    ...shareLines(rows),
    `  mean score at the end: ${scores}`,
    `  actions of a game: ${figure(actions.least)} to ${figure(actions.most)}, mean ${actions.mean.toFixed(1)}, median ${figure(actions.median)}`,
    ...usedLines('abilities used', abilities, played),
    ...usedLines(
      'pieces lost',
      events.filter(({ name }) => losses.includes(name)),
      played,
    ),
    ...(study.broken > 0 ? [pc.red(`  ${figure(study.broken)} games could not go on: please report this`)] : []),
  ];
}

function shareLines(rows: readonly (Share & { label: string })[]): string[] {
  const said = rows.map(
    ({ count, share, low, high }) => `${figure(count)}  ${percent(share)} (${hundredths(low)} to ${hundredths(high)})`,
  );
  return bars(
    rows.map(({ label, share, high }, i) => ({ label, full: share, light: high, said: said[i] ?? '' })),
    columns() - WITHIN,
    1,
  );
}

function percent(share: number): string {
  return `${hundredths(share)} %`;
}

function hundredths(share: number): string {
  return (share * 100).toFixed(1);
}

/** How often in a game, and in how many of them. */
function usedLines(title: string, all: readonly Happened[], played: number): string[] {
  const told = all.slice(0, MOST_TOLD);
  if (told.length === 0) return [];
  const longest = Math.max(...told.map(({ name }) => name.length));
  const lines = told.map(
    ({ name, times, games }) =>
      `    ${name.padEnd(longest)}  ${(times / played).toFixed(2)} times a game, in ${percent(games / played)} of the games`,
  );
  const more = all.length - told.length;
  return [pc.bold(`  ${title}`), ...lines, ...(more > 0 ? [pc.dim(`    and ${more} more (--json)`)] : [])];
}
