/** What a session has come to: the state of the game, and what people are about to agree on. Tables are never changed: a change makes another. */
import type { Outcome, PlayerId } from '../../core';

/** Somebody would like to take back the last actions. */
export interface UndoAsked {
  by: PlayerId;
  actions: number;
  /** Those who agree, whoever asked among them. */
  agreed: readonly PlayerId[];
}

export interface Table<S> {
  state: S;
  /** The table before the last action; null: nothing has been answered. Actions that were taken back are not among those before. */
  before: Table<S> | null;
  undo: UndoAsked | null;
  conceded: readonly PlayerId[];
}

/** How a session stands: as the game does, or given up by all but one. */
export type Standing = Outcome | { kind: 'conceded'; conceded: readonly PlayerId[]; winners: readonly PlayerId[] };

/** The table that many actions ago; null: there were fewer. */
export function takenBack<S>(table: Table<S>, actions: number): Table<S> | null {
  let at: Table<S> | null = table;
  for (let i = 0; i < actions && at; i++) at = at.before;
  return at;
}

/** Two or more still play. */
export function isContested(players: readonly PlayerId[], conceded: readonly PlayerId[]): boolean {
  return conceded.length === 0 || players.length - conceded.length > 1;
}
