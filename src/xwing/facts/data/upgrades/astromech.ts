// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'chopper', name: '"Chopper"', limited: 1, cost: 2, sides: [{ slots: ['astromech'] }], restrictions: [{ factions: ['rebelalliance'] }] },
  { id: 'genius', name: '"Genius"', limited: 1, cost: 2, sides: [{ slots: ['astromech'] }], restrictions: [{ factions: ['scumandvillainy'] }] },
  { id: 'r2astromech', name: 'R2 Astromech', cost: { by: 'agility', values: { '0': 3, '1': 3, '2': 5, '3': 8 } }, sides: [{ slots: ['astromech'], charges: { value: 2, recovers: 0 } }] },
  { id: 'r2d2', name: 'R2-D2', limited: 1, cost: { by: 'agility', values: { '0': 4, '1': 6, '2': 8, '3': 10 } }, sides: [{ slots: ['astromech'], charges: { value: 3, recovers: 0 } }], restrictions: [{ factions: ['rebelalliance'] }] },
  { id: 'r3astromech', name: 'R3 Astromech', cost: 3, sides: [{ slots: ['astromech'] }] },
  { id: 'r4astromech', name: 'R4 Astromech', cost: 2, sides: [{ slots: ['astromech'] }], restrictions: [{ sizes: ['small'] }] },
  { id: 'r5astromech', name: 'R5 Astromech', cost: 4, sides: [{ slots: ['astromech'], charges: { value: 2, recovers: 0 } }] },
  { id: 'r5d8', name: 'R5-D8', limited: 1, cost: 6, sides: [{ slots: ['astromech'], charges: { value: 3, recovers: 0 } }], restrictions: [{ factions: ['rebelalliance'] }] },
  { id: 'r5p8', name: 'R5-P8', limited: 1, cost: 4, sides: [{ slots: ['astromech'], charges: { value: 3, recovers: 0 } }], restrictions: [{ factions: ['scumandvillainy'] }] },
  { id: 'r5tk', name: 'R5-TK', limited: 1, cost: 0, sides: [{ slots: ['astromech'] }], restrictions: [{ factions: ['scumandvillainy'] }] },
  { id: 'r5x3', name: 'R5-X3', limited: 1, cost: 5, sides: [{ slots: ['astromech'], charges: { value: 2, recovers: 0 } }], restrictions: [{ factions: ['resistance'] }] },
  { id: 'r2ha', name: 'R2-HA', limited: 1, cost: 3, sides: [{ slots: ['astromech'] }], restrictions: [{ factions: ['resistance'] }] },
  { id: 'bb8', name: 'BB-8', limited: 1, cost: { by: 'initiative', values: { '0': 2, '1': 3, '2': 4, '3': 5, '4': 6, '5': 7, '6': 8 } }, sides: [{ slots: ['astromech'], charges: { value: 2, recovers: 0 } }], restrictions: [{ factions: ['resistance'] }] },
  { id: 'bbastromech', name: 'BB Astromech', cost: { by: 'initiative', values: { '0': 0, '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6 } }, sides: [{ slots: ['astromech'], charges: { value: 2, recovers: 0 } }], restrictions: [{ factions: ['resistance'] }] },
  { id: 'm9g8', name: 'M9-G8', limited: 1, cost: 6, sides: [{ slots: ['astromech'] }], restrictions: [{ factions: ['resistance'] }] },
  { id: 'r2c4', name: 'R2-C4', limited: 1, cost: 5, sides: [{ slots: ['astromech'] }], restrictions: [{ factions: ['galacticrepublic'] }] },
  { id: 'r4pastromech', name: 'R4-P Astromech', cost: 2, sides: [{ slots: ['astromech'], charges: { value: 2, recovers: 0 } }], restrictions: [{ factions: ['galacticrepublic'] }] },
  { id: 'r4p17', name: 'R4-P17', limited: 1, cost: 5, sides: [{ slots: ['astromech'], charges: { value: 2, recovers: 0 } }], restrictions: [{ factions: ['galacticrepublic'] }] },
  { id: 'r4p44', name: 'R4-P44', limited: 1, cost: 3, sides: [{ slots: ['astromech'] }], restrictions: [{ factions: ['galacticrepublic'] }] },
  { id: 'r2a6', name: 'R2-A6', limited: 1, cost: 6, sides: [{ slots: ['astromech'] }], restrictions: [{ factions: ['galacticrepublic'] }] },
  { id: 'c110p', name: 'C1-10P', limited: 1, cost: 8, sides: [{ slots: ['astromech'], charges: { value: 2, recovers: 0 } }, { title: 'C1-10P (Erratic)', slots: ['astromech'] }], restrictions: [{ factions: ['galacticrepublic'] }] },
  { id: 'r1j5', name: 'R1-J5', limited: 1, cost: 5, sides: [{ slots: ['astromech'], charges: { value: 3, recovers: 0 } }], restrictions: [{ factions: ['resistance'] }] },
  { id: 'q7astromech', name: 'Q7 Astromech', cost: 4, sides: [{ slots: ['astromech'] }], restrictions: [{ factions: ['galacticrepublic'] }] },
  { id: 'r2d2-republic', name: 'R2-D2', limited: 1, cost: { by: 'agility', values: { '0': 4, '1': 6, '2': 8, '3': 10 } }, sides: [{ slots: ['astromech'], charges: { value: 2, recovers: 0 } }], restrictions: [{ factions: ['galacticrepublic'] }] },
  { id: 'r2d2-resistance', name: 'R2-D2', limited: 1, cost: 6, sides: [{ slots: ['astromech'], charges: { value: 4, recovers: 0 } }], restrictions: [{ factions: ['resistance'] }] },
  { id: 'r6d8', name: 'R6-D8', limited: 1, cost: 4, sides: [{ slots: ['astromech'] }], restrictions: [{ factions: ['resistance'] }] },
  { id: 'r7a7', name: 'R7-A7', limited: 1, cost: 3, sides: [{ slots: ['astromech'], charges: { value: 3, recovers: 0 } }], restrictions: [{ factions: ['galacticrepublic'] }] },
  { id: 'r4b11', name: 'R4-B11', limited: 1, cost: 3, sides: [{ slots: ['astromech'] }], restrictions: [{ factions: ['scumandvillainy'] }] },
];
