// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'advancedoptics', name: 'Advanced Optics', cost: 5, sides: [{ slots: ['tech'] }] },
  { id: 'ferrospherepaint', name: 'Ferrosphere Paint', cost: 4, sides: [{ slots: ['tech'] }], restrictions: [{ factions: ['resistance'] }] },
  { id: 'hyperspacetrackingdata', name: 'Hyperspace Tracking Data', cost: 2, sides: [{ slots: ['tech'] }], restrictions: [{ factions: ['firstorder'] }, { sizes: ['large'] }] },
  { id: 'primedthrusters', name: 'Primed Thrusters', cost: { by: 'initiative', values: { '0': 4, '1': 5, '2': 6, '3': 7, '4': 8, '5': 9, '6': 10 } }, sides: [{ slots: ['tech'] }], restrictions: [{ sizes: ['small'] }] },
  { id: 'targetingsynchronizer', name: 'Targeting Synchronizer', cost: 4, sides: [{ slots: ['tech'] }] },
  { id: 'patternanalyzer', name: 'Pattern Analyzer', cost: 5, sides: [{ slots: ['tech'] }] },
  { id: 'biohexacryptcodes', name: 'Biohexacrypt Codes', cost: 1, sides: [{ slots: ['tech'] }], restrictions: [{ factions: ['firstorder'] }, { action: { action: 'lock', color: null } }] },
  { id: 'deuteriumpowercells', name: 'Deuterium Power Cells', cost: 9, sides: [{ slots: ['tech', 'modification'], charges: { value: 2, recovers: 0 } }], restrictions: [{ factions: ['firstorder'] }] },
  { id: 'automatedtargetpriority', name: 'Automated Target Priority', cost: 1, sides: [{ slots: ['tech'] }], restrictions: [{ initiative: { most: 3 } }] },
  { id: 'sensorbuoysuite', name: 'Sensor Buoy Suite', limited: 1, cost: 4, sides: [{ slots: ['tech'] }], restrictions: [{ factions: ['firstorder'] }, { sizes: ['medium', 'large'] }] },
];
