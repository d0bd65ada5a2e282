// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'bombardmentspecialists', name: 'Bombardment Specialists', cost: 6, sides: [{ slots: ['team'], grants: { actions: ['lock white > calculate white'] } }] },
  { id: 'commsteam', name: 'Comms Team', cost: 8, sides: [{ slots: ['team'], grants: { actions: ['coordinate white > calculate white', 'jam white > calculate white'] } }] },
  { id: 'damagecontrolteam', name: 'Damage Control Team', cost: 3, sides: [{ slots: ['team'], grants: { actions: ['reinforce white > calculate white'] } }] },
  { id: 'gunneryspecialists', name: 'Gunnery Specialists', cost: 8, sides: [{ slots: ['team'], grants: { actions: ['rotate-arc white > calculate white'] } }] },
  { id: 'igrmdroids', name: 'IG-RM Droids', cost: 2, sides: [{ slots: ['team'], grants: { actions: ['calculate white'] } }], restrictions: [{ factions: ['scumandvillainy'] }] },
  { id: 'ordnanceteam', name: 'Ordnance Team', cost: 4, sides: [{ slots: ['team'], grants: { actions: ['reload white > calculate white'] } }] },
  { id: 'sensorexperts', name: 'Sensor Experts', cost: 10, sides: [{ slots: ['team'], grants: { actions: ['lock white > calculate white'] } }] },
];
