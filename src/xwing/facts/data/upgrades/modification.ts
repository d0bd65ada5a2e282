// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'ablativeplating', name: 'Ablative Plating', cost: 6, sides: [{ slots: ['modification'], charges: { value: 2, recovers: 0 } }], restrictions: [{ sizes: ['medium', 'large'] }] },
  { id: 'advancedslam', name: 'Advanced SLAM', cost: 3, sides: [{ slots: ['modification'] }], restrictions: [{ action: { action: 'slam', color: 'white' } }] },
  { id: 'afterburners', name: 'Afterburners', cost: { by: 'initiative', values: { '0': 4, '1': 4, '2': 4, '3': 4, '4': 5, '5': 6, '6': 7 } }, sides: [{ slots: ['modification'], charges: { value: 2, recovers: 0 } }], restrictions: [{ sizes: ['small'] }] },
  { id: 'electronicbaffle', name: 'Electronic Baffle', cost: 2, sides: [{ slots: ['modification'] }] },
  { id: 'engineupgrade', name: 'Engine Upgrade', cost: { by: 'size', values: { small: 2, medium: 4, large: 7 } }, sides: [{ slots: ['modification'], grants: { actions: ['boost white'] }, plain: true }], restrictions: [{ action: { action: 'boost', color: 'red' } }] },
  { id: 'hullupgrade', name: 'Hull Upgrade', cost: { by: 'agility', values: { '0': 2, '1': 3, '2': 5, '3': 7 } }, sides: [{ slots: ['modification'], grants: { stats: [['hull', 1]] }, plain: true }] },
  { id: 'munitionsfailsafe', name: 'Munitions Failsafe', cost: 1, sides: [{ slots: ['modification'] }] },
  { id: 'shieldupgrade', name: 'Shield Upgrade', cost: { by: 'agility', values: { '0': 3, '1': 4, '2': 6, '3': 8 } }, sides: [{ slots: ['modification'], grants: { stats: [['shields', 1]] }, plain: true }] },
  { id: 'staticdischargevanes', name: 'Static Discharge Vanes', cost: 6, sides: [{ slots: ['modification'] }] },
  { id: 'stealthdevice', name: 'Stealth Device', cost: { by: 'agility', values: { '0': 3, '1': 4, '2': 6, '3': 8 } }, sides: [{ slots: ['modification'], charges: { value: 1, recovers: 0 } }] },
  { id: 'tacticalscrambler', name: 'Tactical Scrambler', cost: 2, sides: [{ slots: ['modification'] }], restrictions: [{ sizes: ['medium', 'large'] }] },
  { id: 'imperviumplating', name: 'Impervium Plating', cost: 4, sides: [{ slots: ['modification'], charges: { value: 2, recovers: 0 } }], restrictions: [{ ships: ['belbullab22starfighter'] }] },
  { id: 'synchronizedconsole', name: 'Synchronized Console', cost: 1, sides: [{ slots: ['modification'] }], restrictions: [{ factions: ['galacticrepublic'] }, { action: { action: 'lock', color: 'white' } }] },
  { id: 'sparepartscanisters', name: 'Spare Parts Canisters', cost: 4, sides: [{ slots: ['modification'], charges: { value: 1, recovers: 0 } }], restrictions: [{ equipped: ['astromech'] }] },
  { id: 'delayedfuses', name: 'Delayed Fuses', cost: 1, sides: [{ slots: ['modification'] }] },
  { id: 'angleddeflectors', name: 'Angled Deflectors', cost: { by: 'agility', values: { '0': 6, '1': 3, '2': 1, '3': 1 } }, sides: [{ slots: ['modification'], grants: { actions: ['reinforce white'], stats: [['shields', -1]] }, plain: true }], restrictions: [{ sizes: ['small', 'medium'] }, { stat: { stat: 'shields', least: 1 } }] },
  { id: 'targetingcomputer', name: 'Targeting Computer', cost: 3, sides: [{ slots: ['modification'], grants: { actions: ['lock white'] }, plain: true }] },
  { id: 'independentcalculations', name: 'Independent Calculations', cost: 4, sides: [{ slots: ['modification'] }], restrictions: [{ shipAbilities: ['networkedcalculations'] }], standardized: true },
  { id: 'overdrivethruster', name: 'Overdrive Thruster', limited: 1, cost: { by: 'initiative', values: { '0': 2, '1': 3, '2': 4, '3': 5, '4': 6, '5': 7, '6': 8 } }, sides: [{ slots: ['modification'] }], restrictions: [{ ships: ['t70xwing'] }] },
  { id: 'precisionionengines', name: 'Precision Ion Engines', cost: 3, sides: [{ slots: ['modification'], charges: { value: 2, recovers: 0 } }], restrictions: [{ keywords: ['TIE'] }, { stat: { stat: 'agility', least: 3 } }] },
];
