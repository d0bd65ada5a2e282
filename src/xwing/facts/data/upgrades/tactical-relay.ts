// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'kraken', name: 'Kraken', limited: 1, cost: 11, sides: [{ slots: ['tactical-relay'], grants: { actions: ['calculate white'] } }], restrictions: [{ factions: ['separatistalliance'] }], solitary: true },
  { id: 'tv94', name: 'TV-94', limited: 1, cost: 5, sides: [{ slots: ['tactical-relay'] }], restrictions: [{ factions: ['separatistalliance'] }], solitary: true },
  { id: 'k2b4', name: 'K2-B4', limited: 1, cost: 5, sides: [{ slots: ['tactical-relay'] }], restrictions: [{ factions: ['separatistalliance'] }], solitary: true },
  { id: 'ta175', name: 'TA-175', limited: 1, cost: 11, sides: [{ slots: ['tactical-relay'] }], restrictions: [{ factions: ['separatistalliance'] }], solitary: true },
  { id: 'kalani', name: 'Kalani', limited: 1, cost: 5, sides: [{ slots: ['tactical-relay'], charges: { value: 3, recovers: 3 }, grants: { actions: ['calculate white'] } }], solitary: true, restrictions: [{ factions: ['separatistalliance'] }] },
];
