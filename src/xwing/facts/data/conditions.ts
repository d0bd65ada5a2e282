// Compiled by scripts/xwing-cards.ts; do not edit.
import type { Condition } from '../compact';

// prettier-ignore
export const conditions: readonly Condition[] = [
  { id: 'compromisingintel', name: 'Compromising Intel' },
  { id: 'decoyed', name: 'Decoyed' },
  { id: 'fearfulprey', name: 'Fearful Prey' },
  { id: 'hunted', name: 'Hunted' },
  { id: 'illshowyouthedarkside', name: "I'll Show You the Dark Side" },
  { id: 'itstheresistance', name: "It's the Resistance" },
  { id: 'listeningdevice', name: 'Listening Device' },
  { id: 'optimizedprototype', name: 'Optimized Prototype' },
  { id: 'rattled', name: 'Rattled' },
  { id: 'suppressivefire', name: 'Suppressive Fire' },
  { id: 'youdbettermeanbusiness', name: "You'd Better Mean Business" },
  { id: 'youshouldthankme', name: 'You Should Thank Me' },
];
