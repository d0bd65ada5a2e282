// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'integratedsfoils', name: 'Integrated S-foils', cost: 0, sides: [{ title: 'Integrated S-foils (Closed)', slots: ['configuration'], grants: { actions: ['barrel-roll white', 'focus white > barrel-roll red'] } }, { title: 'Integrated S-foils (Open)', slots: ['configuration'] }], restrictions: [{ ships: ['t70xwing'] }] },
  { id: 'os1arsenalloadout', name: 'Os-1 Arsenal Loadout', cost: 0, sides: [{ slots: ['configuration'], grants: { slots: [['torpedo', 1], ['missile', 1]] } }], restrictions: [{ ships: ['alphaclassstarwing'] }] },
  { id: 'pivotwing', name: 'Pivot Wing', cost: 0, sides: [{ title: 'Pivot Wing (Closed)', slots: ['configuration'] }, { title: 'Pivot Wing (Open)', slots: ['configuration'] }], restrictions: [{ ships: ['ut60duwing'] }] },
  { id: 'servomotorsfoils', name: 'Servomotor S-foils', cost: 0, sides: [{ title: 'Servomotor S-foils (Closed)', slots: ['configuration'], grants: { actions: ['boost white', 'focus white > boost red'] } }, { title: 'Servomotor S-foils (Open)', slots: ['configuration'] }], restrictions: [{ ships: ['t65xwing'] }] },
  { id: 'xg1assaultconfiguration', name: 'Xg-1 Assault Configuration', cost: 0, sides: [{ slots: ['configuration'], grants: { slots: [['cannon', 1]] } }], restrictions: [{ ships: ['alphaclassstarwing'] }] },
  { id: 'grapplingstruts', name: 'Grappling Struts', cost: 1, sides: [{ title: 'Grappling Struts (Closed)', slots: ['configuration'] }, { title: 'Grappling Struts (Open)', slots: ['configuration'] }], restrictions: [{ ships: ['vultureclassdroidfighter'] }] },
  { id: 'delta7b', name: 'Delta-7B', cost: { by: 'initiative', values: { '0': 4, '1': 4, '2': 8, '3': 12, '4': 16, '5': 20, '6': 24 } }, sides: [{ slots: ['configuration'], grants: { stats: [['agility', -1], ['shields', 2], ['attack', 1, 'front']] }, plain: true }], restrictions: [{ ships: ['delta7aethersprite'] }] },
  { id: 'calibratedlasertargeting', name: 'Calibrated Laser Targeting', cost: { by: 'initiative', values: { '0': 0, '1': 0, '2': 1, '3': 2, '4': 3, '5': 4, '6': 5 } }, sides: [{ slots: ['configuration', 'modification'] }], restrictions: [{ ships: ['delta7aethersprite'] }] },
  { id: 'landingstruts', name: 'Landing Struts', cost: 1, sides: [{ title: 'Landing Struts (Closed)', slots: ['configuration'] }, { title: 'Landing Struts (Open)', slots: ['configuration'] }], restrictions: [{ ships: ['hyenaclassdroidbomber'] }] },
  { id: 'corsairrefit', name: 'Corsair Refit', limited: 2, cost: 15, sides: [{ slots: ['configuration'], grants: { slots: [['cannon', 1], ['turret', 1], ['missile', 1]], stats: [['hull', 2], ['shields', -2], ['energy', 1]] } }] },
  { id: 'stabilizedsfoils', name: 'Stabilized S-foils', cost: 2, sides: [{ title: 'Stabilized S-foils (Closed)', slots: ['configuration'], grants: { actions: ['barrel-roll white > evade red', 'reload red'] } }, { title: 'Stabilized S-foils (Open)', slots: ['configuration'], grants: { actions: ['barrel-roll white > lock red'] } }] },
  { id: 'repulsorliftstabilizers', name: 'Repulsorlift Stabilizers', cost: 3, sides: [{ title: 'Repulsorlift Stabilizers (Inactive)', slots: ['configuration'] }, { title: 'Repulsorlift Stabilizers (Active)', slots: ['configuration'] }] },
  { id: 'alpha3bbesh', name: 'Alpha-3B "Besh"', cost: 2, sides: [{ slots: ['configuration'] }] },
  { id: 'alpha3eesk', name: 'Alpha-3E "Esk"', cost: 1, sides: [{ slots: ['configuration'], charges: { value: 2, recovers: 1 } }] },
  { id: 'interceptbooster', name: 'Intercept Booster', cost: 1, sides: [{ title: 'Intercept Booster (Attached)', slots: ['configuration'], charges: { value: 3, recovers: -1 }, grants: { actions: ['slam white > lock red'] } }, { title: 'Intercept Booster (Detached)', slots: ['configuration'], plain: true }] },
  { id: 'maneuverassistmgk300', name: 'Maneuver-Assist MGK-300', cost: 2, sides: [{ slots: ['configuration'], grants: { actions: ['calculate white', 'barrel-roll white > calculate red'] } }] },
  { id: 'targetassistmgk300', name: 'Target-Assist MGK-300', cost: 3, sides: [{ slots: ['configuration'], grants: { actions: ['calculate white', 'rotate-arc white > calculate white'] } }] },
  { id: 'sensitivecontrols', name: 'Sensitive Controls', cost: 2, sides: [{ slots: ['configuration'] }], restrictions: [{ shipAbilities: ['autothrusters'] }], standardized: true },
  { id: 'tiedefenderelite', name: 'TIE Defender Elite', cost: 2, sides: [{ slots: ['configuration'] }], restrictions: [{ factions: ['galacticempire'] }, { ships: ['tieddefender'] }], standardized: true },
  { id: 'vectoredcannonsrz1', name: 'Vectored Cannons (RZ-1)', cost: 1, sides: [{ slots: ['configuration'], weapon: { arc: 'single-turret', value: 2, range: [1, 3] }, grants: { arcs: ['single-turret'] } }], restrictions: [{ shipAbilities: ['vectoredthrusters'] }], standardized: true },
];
