// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'cloakingdevice', name: 'Cloaking Device', limited: 1, cost: 4, sides: [{ slots: ['illicit'], charges: { value: 2, recovers: 0 } }], restrictions: [{ sizes: ['small', 'medium'] }] },
  { id: 'contrabandcybernetics', name: 'Contraband Cybernetics', cost: 3, sides: [{ slots: ['illicit'], charges: { value: 1, recovers: 0 } }] },
  { id: 'deadmansswitch', name: "Deadman's Switch", cost: 2, sides: [{ slots: ['illicit'] }] },
  { id: 'feedbackarray', name: 'Feedback Array', cost: 3, sides: [{ slots: ['illicit'] }] },
  { id: 'inertialdampeners', name: 'Inertial Dampeners', cost: { by: 'initiative', values: { '0': 0, '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6 } }, sides: [{ slots: ['illicit'] }] },
  { id: 'riggedcargochute', name: 'Rigged Cargo Chute', cost: 4, sides: [{ slots: ['illicit'], charges: { value: 1, recovers: 0 }, device: { name: 'Loose Cargo', type: 'obstacle' } }], restrictions: [{ sizes: ['medium', 'large'] }] },
  { id: 'coaxiumhyperfuel', name: 'Coaxium Hyperfuel', cost: 1, sides: [{ slots: ['illicit'] }], restrictions: [{ action: { action: 'slam', color: null } }] },
  { id: 'quickreleaselocks', name: 'Quick-Release Locks', limited: 1, cost: 5, sides: [{ slots: ['illicit'], charges: { value: 2, recovers: 0 } }], restrictions: [{ sizes: ['huge'] }] },
  { id: 'saboteursmap', name: "Saboteur's Map", limited: 1, cost: 3, sides: [{ slots: ['illicit'] }], restrictions: [{ sizes: ['huge'] }] },
  { id: 'scannerbaffler', name: 'Scanner Baffler', limited: 1, cost: 8, sides: [{ slots: ['illicit'] }], restrictions: [{ sizes: ['huge'] }] },
  { id: 'falsetranspondercodes', name: 'False Transponder Codes', cost: 2, sides: [{ slots: ['illicit'], charges: { value: 1, recovers: 0 } }] },
];
