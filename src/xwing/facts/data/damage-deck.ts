// Compiled by scripts/xwing-cards.ts; do not edit.
import type { DamageCard } from '../compact';

// prettier-ignore
export const damageDeck: readonly DamageCard[] = [
  { id: 'panickedpilot', name: 'Panicked Pilot', number: 1, copies: 2, trait: 'pilot' },
  { id: 'blindedpilot', name: 'Blinded Pilot', number: 2, copies: 2, trait: 'pilot' },
  { id: 'woundedpilot', name: 'Wounded Pilot', number: 3, copies: 2, trait: 'pilot' },
  { id: 'stunnedpilot', name: 'Stunned Pilot', number: 4, copies: 2, trait: 'pilot' },
  { id: 'consolefire', name: 'Console Fire', number: 5, copies: 2, trait: 'ship' },
  { id: 'damagedengine', name: 'Damaged Engine', number: 6, copies: 2, trait: 'ship' },
  { id: 'weaponsfailure', name: 'Weapons Failure', number: 7, copies: 2, trait: 'ship' },
  { id: 'hullbreach', name: 'Hull Breach', number: 8, copies: 2, trait: 'ship' },
  { id: 'structuraldamage', name: 'Structural Damage', number: 9, copies: 2, trait: 'ship' },
  { id: 'damagedsensorarray', name: 'Damaged Sensor Array', number: 10, copies: 2, trait: 'ship' },
  { id: 'loosestabilizer', name: 'Loose Stabilizer', number: 11, copies: 2, trait: 'ship' },
  { id: 'disabledpowerregulator', name: 'Disabled Power Regulator', number: 12, copies: 2, trait: 'ship' },
  { id: 'fuelleak', name: 'Fuel Leak', number: 13, copies: 4, trait: 'ship' },
  { id: 'directhit', name: 'Direct Hit!', number: 14, copies: 5, trait: 'ship' },
];
