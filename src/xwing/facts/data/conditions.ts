// Compiled by scripts/xwing-cards.ts; do not edit.
import type { Condition } from '../compact';

// prettier-ignore
export const conditions: readonly Condition[] = [
  { id: 'compromisingintel', name: 'Compromising Intel', limited: 1 },
  { id: 'decoyed', name: 'Decoyed', limited: 0 },
  { id: 'fearfulprey', name: 'Fearful Prey', limited: 0 },
  { id: 'hunted', name: 'Hunted', limited: 1 },
  { id: 'illshowyouthedarkside', name: "I'll Show You the Dark Side", limited: 1, holds: 'pilot' },
  { id: 'itstheresistance', name: "It's the Resistance", limited: 1 },
  { id: 'listeningdevice', name: 'Listening Device', limited: 1 },
  { id: 'optimizedprototype', name: 'Optimized Prototype', limited: 1 },
  { id: 'rattled', name: 'Rattled', limited: 0 },
  { id: 'suppressivefire', name: 'Suppressive Fire', limited: 1 },
  { id: 'youdbettermeanbusiness', name: "You'd Better Mean Business", limited: 1, secret: { costs: 0 } },
  { id: 'youshouldthankme', name: 'You Should Thank Me', limited: 1, secret: { costs: 2 } },
];
