/** Colors that mean something in pictures of a table: told apart by whoever does not see red, green or blue too. */
import type { Obstacle, TokenKind, TOKENS } from '../model/state';

/** The first player's, the second player's. */
export const PLAYER_COLORS = ['#c0392b', '#2471a3'] as const;

export const OBSTACLE_COLORS: Readonly<Record<Obstacle['kind'], string>> = {
  asteroid: '#8f8478',
  debris: '#3b4f6b',
  gas: '#84bf6e',
};

/** Dark letters on the bright ones. */
export const TOKEN_COLORS: Readonly<Record<(typeof TOKENS)[TokenKind]['color'], { fill: string; letters: string }>> = {
  green: { fill: '#0a9e78', letters: '#ffffff' },
  blue: { fill: '#0a4f8a', letters: '#ffffff' },
  orange: { fill: '#f0e442', letters: '#2c3e50' },
  red: { fill: '#d55e00', letters: '#ffffff' },
};
