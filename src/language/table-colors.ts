/** Colors that mean something in pictures of a table: told apart by whoever does not see red, green or blue too. */

/** The first player's, the second player's; two more for games of four. */
export const PLAYER_COLORS = ['#c0392b', '#2471a3', '#c28a03', '#8a20f1'] as const;

/** Obstacles of three kinds on one table: they differ in more than in color. */
export const OBSTACLE_LOOKS = {
  asteroid: { fill: '#8f8478', dashes: undefined },
  debris: { fill: '#3b4f6b', dashes: '5 3' },
  gas: { fill: '#84bf6e', dashes: '1 3' },
} as const;

/** Dark letters on the bright ones. */
export const TOKEN_COLORS = {
  green: { fill: '#0a9e78', letters: '#ffffff' },
  blue: { fill: '#0a4f8a', letters: '#ffffff' },
  orange: { fill: '#f0e442', letters: '#2c3e50' },
  red: { fill: '#d55e00', letters: '#ffffff' },
} as const;
