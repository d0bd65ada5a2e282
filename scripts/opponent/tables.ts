/** The lines that were measured, as tables in Markdown. */

export interface Row {
  game: string;
  me: string;
  against: string;
  seed: number;
  games: number;
  won: number;
  /** Draws, and games that did not end. */
  drawn: number;
  unended: number;
  actions: number;
  low: number;
  high: number;
  seconds?: number;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** A table a game; lines of the same pairing are added up before. */
export function tablesOf(rows: readonly Row[]): string {
  const games = [...new Set(rows.map(({ game }) => game))];
  return games
    .map((game) =>
      tableOf(
        game,
        rows.filter((row) => row.game === game),
      ),
    )
    .join('\n\n');
}

function tableOf(game: string, rows: readonly Row[]): string {
  const lines = rows.map(
    ({ me, against, games, won, drawn, low, high }) =>
      `| ${me} | ${against} | ${games} | ${won} | ${drawn} | ${percent((won + drawn / 2) / Math.max(1, games))} | ${percent(low)} to ${percent(high)} |`,
  );
  const head = [
    '| who | against | games | won | drawn | share | 95 % interval |',
    '| --- | --- | --- | --- | --- | --- | --- |',
  ];
  return [`### ${game}`, '', ...head, ...lines].join('\n');
}
