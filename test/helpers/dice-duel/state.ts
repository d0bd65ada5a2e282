/** Dice duel: a small game written on the core, for its tests and its benchmark. Two duelists strike at each other with dice. */
import type { CoreAction, CoreEvent, CoreState, Die, Pile, PlayerId } from '../../../src/core';

export type Stance = 'bold' | 'wary';

export interface Point {
  x: number;
  y: number;
}

export interface Duelist {
  id: PlayerId;
  health: number;
  focus: number;
  /** Charges that shields and charms spend. */
  charges: number;
  /** Chosen in secret; null until chosen in this round. */
  stance: Stance | null;
  /** Where they stand on the field; null until they step onto it. */
  at: Point | null;
  /** Hidden from the opponent. */
  hand: string[];
}

export interface DuelState extends CoreState<DuelEvent> {
  round: number;
  first: PlayerId;
  field: boolean;
  duelists: Duelist[];
  deck: Pile;
  discard: string[];
  /** Cards in front of a duelist, face up. */
  table: { owner: PlayerId; card: string }[];
  dice: Die[];
}

export type DuelAction =
  | CoreAction
  | { type: 'stance'; player: PlayerId; stance: Stance }
  | { type: 'strike'; player: PlayerId }
  | { type: 'focus'; player: PlayerId }
  | { type: 'draw-card'; player: PlayerId }
  | { type: 'play-card'; player: PlayerId; card: string }
  | { type: 'step'; player: PlayerId; at: Point }
  | { type: 'spend-focus'; player: PlayerId }
  | { type: 'reroll-blanks'; player: PlayerId }
  | { type: 'done'; player: PlayerId };

interface Told<T extends string> {
  type: T;
  rules: readonly string[];
  player: PlayerId;
}

export type DuelEvent =
  | CoreEvent
  | (Told<'round-began'> & { round: number })
  | (Told<'stance-shown'> & { stance: Stance })
  | (Told<'rolled'> & { faces: readonly string[]; again: boolean })
  | (Told<'damaged'> & { amount: number; by: PlayerId })
  | (Told<'focus-gained'> & { amount: number })
  | Told<'focus-spent'>
  | (Told<'card-drawn'> & { card: string })
  | (Told<'card-played'> & { card: string })
  | (Told<'stepped'> & { at: Point })
  | Told<'defeated'>;

export interface DuelSetup {
  health: number;
  /** Cards in front of each duelist from the start. */
  tables: { p1: string[]; p2: string[] };
  /** Cards shuffled into the deck that both draw from. */
  deck: string[];
  /** Is there a field to step on? */
  field: boolean;
}

export interface DuelPosition extends DuelSetup {
  duelists: { p1: Partial<Duelist>; p2: Partial<Duelist> };
  round: number;
}

export function duelist(state: DuelState, id: PlayerId): Duelist {
  const found = state.duelists.find((each) => each.id === id);
  if (!found) throw new Error(`no duelist is called ${id}`);
  return found;
}

export function opponentOf(id: PlayerId): PlayerId {
  return id === 'p1' ? 'p2' : 'p1';
}

export const FIELD_SIZE = 100;
/** Duelists keep at least this far apart. */
export const ELBOW_ROOM = 10;
export const LAST_ROUND = 20;

export function distanceBetween(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}
