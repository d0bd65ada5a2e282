/** Whoever a game's own part of a view is made for: a viewer by name, or the one that sees everything. */
import type { Viewer } from '../contract/game';

/** No name, so that nobody can call themselves it: what comes from outside is a text. */
export const SEES_EVERYTHING: unique symbol = Symbol('sees everything');

/** Whose eyes a part of a state is looked at with: those of a player, of a spectator, or of what sees everything. */
export type AnyViewer = Viewer | typeof SEES_EVERYTHING;
