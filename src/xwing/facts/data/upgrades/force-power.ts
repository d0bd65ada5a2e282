// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'heightenedperception', name: 'Heightened Perception', cost: 3, sides: [{ slots: ['force-power'] }] },
  { id: 'instinctiveaim', name: 'Instinctive Aim', cost: 1, sides: [{ slots: ['force-power'] }] },
  { id: 'sense', name: 'Sense', cost: 5, sides: [{ slots: ['force-power'] }] },
  { id: 'supernaturalreflexes', name: 'Supernatural Reflexes', cost: { by: 'initiative', values: { '0': 4, '1': 4, '2': 4, '3': 8, '4': 16, '5': 24, '6': 32 } }, sides: [{ slots: ['force-power'] }], restrictions: [{ sizes: ['small'] }] },
  { id: 'brilliantevasion', name: 'Brilliant Evasion', cost: 2, sides: [{ slots: ['force-power'] }] },
  { id: 'hate', name: 'Hate', cost: { by: 'size', values: { small: 3, medium: 6, large: 9 } }, sides: [{ slots: ['force-power'] }], restrictions: [{ forceSides: ['dark'] }] },
  { id: 'predictiveshot', name: 'Predictive Shot', cost: 1, sides: [{ slots: ['force-power'] }] },
  { id: 'battlemeditation', name: 'Battle Meditation', cost: { by: 'initiative', values: { '0': 3, '1': 3, '2': 3, '3': 3, '4': 4, '5': 6, '6': 8 } }, sides: [{ slots: ['force-power'], grants: { actions: ['coordinate purple'] } }], restrictions: [{ factions: ['galacticrepublic'] }] },
  { id: 'foresight', name: 'Foresight', cost: 4, sides: [{ slots: ['force-power'], weapon: { arc: 'bullseye', value: 2, range: [1, 3], ordnance: true } }] },
  { id: 'precognitivereflexes', name: 'Precognitive Reflexes', cost: { by: 'initiative', values: { '0': 3, '1': 3, '2': 3, '3': 4, '4': 7, '5': 10, '6': 13 } }, sides: [{ slots: ['force-power'] }], restrictions: [{ sizes: ['small'] }] },
  { id: 'extrememaneuvers', name: 'Extreme Maneuvers', cost: 4, sides: [{ slots: ['force-power'] }], restrictions: [{ sizes: ['small'] }, { action: { action: 'boost', color: null } }] },
  { id: 'patience', name: 'Patience', cost: 2, sides: [{ slots: ['force-power'] }], restrictions: [{ forceSides: ['light'] }] },
];
