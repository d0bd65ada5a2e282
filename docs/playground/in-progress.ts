/** A game that lies on the table: how it began, what came of it, and who looks. */
import type { Action } from 'holojudge/core';
import type { PlayerNames } from 'holojudge/judge';
import type { GameId } from './games';
import { byHandOf } from './hand-over';
import type { Kept } from './kept';
import { nothingOf, type Told } from './moments';
import { Timeline, type Moment } from './timeline';
import type { Played, Policy } from './work/tasks';
import type { Choice, Reader, Room, Turn } from './work/turn';

/** What lies on the table, with everything that came of it, so that it can be taken back. */
export interface InProgress {
  game: GameId;
  /** The file that tells of it; null: it came from lists. */
  file: string | null;
  /** Where it began; null: it was not played on, and cannot be. */
  from: Played['from'] | null;
  timeline: Timeline<Told>;
  places: Choice[];
  /** Who plays for whom; a player who is missing is played by hand. */
  policies: Record<string, Policy>;
  /** What players are called; one who is missing, as the game calls them. */
  names: PlayerNames;
  seed: number;
  /** Two people sit at one screen, and hide from each other what is secret; `seated`: who is there now, null: nobody has said so. */
  hides: boolean;
  seated: string | null;
}

/** What somebody looks at: a moment of the game that can be answered. */
export interface Now {
  played: InProgress;
  here: Moment<Told>;
  turn: Turn;
}

/** How games begin, whoever plays: chance rolls, and everything is open. */
export function newGame(game: Pick<InProgress, 'game' | 'file' | 'from' | 'timeline' | 'names'>): InProgress {
  return { ...game, places: [], policies: { chance: 'random' }, seed: anySeed(), hides: false, seated: null };
}

/** Where one player alone is played by hand, what that player may see; else everything. */
export function readerOf(played: InProgress, turn: Turn, room: Room): Reader {
  const { names, hides, seated } = played;
  const { players } = turn;
  const byHand = byHandOf(played, turn);
  const alone = byHand.length === 1 && players.length > 1 ? (byHand[0] ?? null) : null;
  const viewer = hides && byHand.length > 1 ? (seated ?? byHand[0] ?? null) : alone;
  return { viewer, players: names, room };
}

/** So that it can be gone on with later. */
export function keptOf(played: InProgress, viewer: string | null): Kept {
  const { game, file, from, names, policies, hides } = played;
  const began = from !== null && 'setup' in from ? from : null;
  return { game, file, from: began, actions: actionsOf(played), names, policies, hides, viewer };
}

/** What was done on the way here. */
export function actionsOf({ timeline }: InProgress): Action[] {
  return timeline.way().flatMap(({ is }) => is.action ?? []);
}

export function beginning(turn: Turn, seen: string): Timeline<Told> {
  return new Timeline({ ...nothingOf('The game begins'), lines: turn.story, svg: turn.svg, turn, seenBy: seen });
}

export function seenBy(reader: Reader): string {
  return JSON.stringify(reader);
}

export const isSameAs =
  (action: Action) =>
  (other: Told | Choice): boolean =>
    JSON.stringify(other.action) === JSON.stringify(action);

/** Which game is played is nobody's business but the page's: rules know no such number. */
function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
