/** Whose a piece is where a file does not say: players are called after the factions of their pieces. */
import type { Path } from '../core';
import { impossible } from './file';

/** A piece of a file, with the faction of its card. */
export interface Sided {
  player?: string | undefined;
  faction: string;
}

/** The players that a file names, by their factions where it tells them. */
export type NamedPlayers = Readonly<Record<string, { faction?: string | undefined } | null>> | undefined;

/** The two players: those that are named, or else those of the pieces, and of `others` as many as are missing. */
export function playersOf(
  named: NamedPlayers,
  pieces: readonly Sided[],
  sides: Readonly<Record<string, string>>,
  others: readonly string[],
): string[] {
  if (named) return Object.keys(named);
  const found = pieces.map(({ player, faction }) => player ?? sides[faction] ?? faction);
  return [...new Set([...found, ...others])].slice(0, Math.max(2, new Set(found).size));
}

/** Whose a piece is; within `begin`. `path`: where in the file it stands. */
export function ownerOf(
  path: Path,
  { player, faction }: Sided,
  players: readonly string[],
  named: NamedPlayers,
  sides: Readonly<Record<string, string>>,
): string {
  if (player !== undefined) return player;
  const byFaction = players.find((each) => named?.[each]?.faction === faction || each === sides[faction]);
  if (byFaction !== undefined) return byFaction;
  return impossible(path, `whose is ${String(path.at(-1))}? write player: ${players.join(' or ')}`);
}

/** Within `begin`: a file needs two players. */
export function needTwo(players: readonly string[]): void {
  if (players.length === 2) return;
  const said = `two players are needed, found ${players.join(', ')}: name them under players, and give every piece its player`;
  impossible(['players'], said);
}
