/** Words of the options that players choose among, as the questions offer them. */

/** What cards and questions name themselves. Others are symbols, sides of dice, zones, players, and special abilities by their ids. */
export const OPTIONS = [
  'yes',
  'no',
  'use',
  'decline',
  'damage',
  'dice',
  'discard 2 cards',
  'discard it',
  'discard the hand',
  'exhaust',
  'first group',
  'heal 1',
  'keep it',
  'lose all resources',
  'melee',
  'play',
  'play it for free',
  'ranged',
  'ready',
  'remove',
  'remove that die',
  'resolve',
  'resource',
  'second group',
  'set aside',
  'shield',
  'shields',
  'spend 1 to heal 2',
  'your dice',
  "an opponent's dice",
] as const;

export type Option = (typeof OPTIONS)[number];
