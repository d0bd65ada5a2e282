/** Whose a piece is where a file does not say: players are called after the factions of their pieces. */
import type { Path } from '../core';
import { impossible } from './file';

/** A piece of a file, with the faction of its card. */
interface Sided {
  player?: string | undefined;
  faction: string;
}

/** The players that a file names, by their factions where it tells them. */
type NamedPlayers = Readonly<Record<string, { faction?: string | undefined } | null>> | undefined;

/** The players: those that are named, or else those of the pieces, and of `others` as many as are missing. */
function playersOf(
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
function ownerOf(
  path: Path,
  { player, faction }: Sided,
  players: readonly string[],
  named: NamedPlayers,
  sides: Readonly<Record<string, string>>,
): string {
  if (player !== undefined) {
    const ofPlayer = named?.[player]?.faction;
    if (ofPlayer === undefined || ofPlayer === faction) return player;
    return impossible([...path, 'player'], `${String(path.at(-1))} is of ${faction}, and ${player} of ${ofPlayer}`);
  }
  const byFaction = players.find((each) => named?.[each]?.faction === faction || each === sides[faction]);
  if (byFaction !== undefined) return byFaction;
  return impossible(path, `whose is ${String(path.at(-1))}? write player: ${players.join(' or ')}`);
}

/** The players of a file, and whose its pieces are. */
export interface Sides {
  players: string[];
  /** Within `begin`; `part`: `ships`. */
  owner(part: string, id: string): string;
  /** Where the file first names a player, or a piece that is this player's. */
  placeOf(player: string): Path;
}

/** Of the pieces in these parts of a file; `others`: players beside those to whom pieces belong. */
export function sidesOf<W extends { player?: string | undefined }>(
  named: NamedPlayers,
  parts: Readonly<Record<string, Readonly<Record<string, W>>>>,
  factionOf: (words: W) => string,
  sides: Readonly<Record<string, string>>,
  others: readonly string[],
): Sides {
  const sided = (words: W): Sided => ({ player: words.player, faction: factionOf(words) });
  const pieces = Object.values(parts).flatMap((part) => Object.values(part));
  const players = playersOf(named, pieces.map(sided), sides, others);
  const all = Object.entries(parts).flatMap(([part, words]) =>
    Object.entries(words).map(([id, of]) => ({ at: [part, id], of: sided(of) })),
  );
  return {
    players,
    placeOf: (name) => {
      if (named) return name in named ? ['players', name] : ['players'];
      const first = all.find(({ of: { player, faction } }) => (player ?? sides[faction] ?? faction) === name);
      return first ? [...first.at, ...(first.of.player === undefined ? [] : ['player'])] : ['players'];
    },
    owner: (part, id) => {
      const of = sided(parts[part]?.[id] as W);
      const owner = ownerOf([part, id], of, players, named, sides);
      return named === undefined ? notAThird([part, id], of, owner, players) : owner;
    },
  };
}

/** Where the file names no players there are two: a piece of another faction is one of theirs, or a third player is meant; the file says which. */
function notAThird(path: Path, { player, faction }: Sided, owner: string, players: readonly string[]): string {
  const [first, second] = players;
  if (player !== undefined || owner === first || owner === second) return owner;
  const said = `${String(path.at(-1))} is of ${faction}, which is neither that of ${first} nor of ${second}: write player: ${first} or ${second}, or name all players under players`;
  return impossible(path, said);
}

const NUMBERS: Readonly<Record<number, string>> = { 2: 'two', 4: 'two to four' };

/** Within `begin`: a file needs two players, or as many more as the game takes. Told where the first stands that is one too many. */
export function needPlayers({ players, placeOf }: Sides, most: 2 | 4 = 2): void {
  if (players.length >= 2 && players.length <= most) return;
  const said = `${NUMBERS[most]} players are needed, found ${players.join(', ')}: name them under players, and give every piece its player`;
  impossible(placeOf(players[Math.min(most, players.length - 1)] ?? ''), said);
}
