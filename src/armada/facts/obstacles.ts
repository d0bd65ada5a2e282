/**
 * The six obstacle tokens of the core set (arm.setup.15). Their outlines were traced by hand from pictures in a public project: about as large as the
 * real tokens, but RECONSTRUCTED; whether a token is seen from its printed side or mirrored is not known either. Whoever has the tokens can replace
 * the outlines without touching any rule.
 */
import type { Outline } from '../../core/geometry';
import type { ObstacleKind } from './words';

/** The ids of the six obstacle tokens. */
export const OBSTACLES = Object.freeze([
  'asteroid-field-1',
  'asteroid-field-2',
  'asteroid-field-3',
  'debris-field-1',
  'debris-field-2',
  'station',
] as const);
/** One of `OBSTACLES`. */
export type ObstacleId = (typeof OBSTACLES)[number];

/** An obstacle token: its kind and its outline. */
export interface ObstacleToken {
  readonly id: ObstacleId;
  readonly kind: ObstacleKind;
  /** Counterclockwise, in mm around the middle of the token; most are not convex (see `convexPieces` of core). */
  readonly outline: Outline;
}

// prettier-ignore
const OUTLINES: Readonly<Record<ObstacleId, readonly (readonly [number, number])[]>> = {
  'asteroid-field-1': [[9, -28], [17, -6], [28, 6], [28, 12], [21, 23], [8, 30], [-15, 27], [-29, 14], [-23, -5], [-12, -14], [0, -31]],
  'asteroid-field-2': [[7, -14], [12, -9], [18, 16], [12, 26], [-10, 32], [-18, 15], [-19, 3], [-6, -25], [1, -31], [6, -31]],
  'asteroid-field-3': [[12, -9], [10, 9], [4, 27], [-1, 31], [-5, 31], [-13, 23], [-12, -17], [-10, -22], [0, -30], [9, -31]],
  'debris-field-1': [[6, -31], [15, -23], [19, -16], [22, 4], [30, 13], [27, 25], [-15, 31], [-28, 23], [-30, 13], [-23, 1], [-23, -16], [-15, -27]],
  'debris-field-2': [[12, -40], [21, -34], [37, -6], [36, 6], [-5, 41], [-12, 40], [-12, 34], [0, 15], [0, 8], [-36, -24], [-37, -33], [-32, -39]],
  station: [[9, -41], [18, -37], [31, -25], [44, -18], [44, -12], [34, -3], [28, 12], [28, 22], [19, 29], [-7, 42], [-14, 42], [-24, 35], [-31, 17], [-39, 6], [-44, -12], [-44, -27], [-42, -31], [-27, -41]],
};

const TOKENS: ReadonlyMap<string, ObstacleToken> = new Map(OBSTACLES.map((id) => [id, token(id)]));

/** An obstacle token by id: `station`. */
export const obstacleToken = (id: string): ObstacleToken | undefined => TOKENS.get(id);
/** All six. */
export const obstacleTokens = (): readonly ObstacleToken[] => [...TOKENS.values()];

function token(id: ObstacleId): ObstacleToken {
  return { id, kind: kindOf(id), outline: OUTLINES[id].map(([x, y]) => ({ x, y })) };
}

function kindOf(id: ObstacleId): ObstacleKind {
  if (id === 'station') return id;
  return id.startsWith('asteroid') ? 'asteroid-field' : 'debris-field';
}
