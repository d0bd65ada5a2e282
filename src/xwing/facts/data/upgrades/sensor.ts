// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'advancedsensors', name: 'Advanced Sensors', cost: 10, sides: [{ slots: ['sensor'] }] },
  { id: 'collisiondetector', name: 'Collision Detector', cost: 6, sides: [{ slots: ['sensor'], charges: { value: 2, recovers: 0 } }] },
  { id: 'firecontrolsystem', name: 'Fire-Control System', cost: 2, sides: [{ slots: ['sensor'] }] },
  { id: 'trajectorysimulator', name: 'Trajectory Simulator', cost: 6, sides: [{ slots: ['sensor'] }] },
  { id: 'passivesensors', name: 'Passive Sensors', cost: { by: 'initiative', values: { '0': 2, '1': 2, '2': 2, '3': 2, '4': 2, '5': 4, '6': 6 } }, sides: [{ slots: ['sensor'], charges: { value: 1, recovers: 1 } }] },
];
