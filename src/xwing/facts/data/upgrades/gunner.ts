// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'agilegunner', name: 'Agile Gunner', cost: { by: 'size', values: { small: 6, medium: 5, large: 4 } }, sides: [{ slots: ['gunner'] }] },
  { id: 'bt1', name: 'BT-1', limited: 1, cost: 2, sides: [{ slots: ['gunner'] }], restrictions: [{ factions: ['scumandvillainy'], names: ['Darth Vader'] }] },
  { id: 'bistan', name: 'Bistan', limited: 1, cost: 10, sides: [{ slots: ['gunner'] }], restrictions: [{ factions: ['rebelalliance'] }] },
  { id: 'bossk', name: 'Bossk', limited: 1, cost: 8, sides: [{ slots: ['gunner'] }], restrictions: [{ factions: ['scumandvillainy'] }] },
  { id: 'dengar', name: 'Dengar', limited: 1, cost: 6, sides: [{ slots: ['gunner'], charges: { value: 1, recovers: 1 } }], restrictions: [{ factions: ['scumandvillainy'] }] },
  { id: 'ezrabridger', name: 'Ezra Bridger', limited: 1, cost: 12, sides: [{ slots: ['gunner'], force: { value: 1, recovers: 1 } }], restrictions: [{ factions: ['rebelalliance'] }] },
  { id: 'fifthbrother', name: 'Fifth Brother', limited: 1, cost: 12, sides: [{ slots: ['gunner'], force: { value: 1, recovers: 1 } }], restrictions: [{ factions: ['galacticempire'] }] },
  { id: 'greedo', name: 'Greedo', limited: 1, cost: 1, sides: [{ slots: ['gunner'], charges: { value: 1, recovers: 1 } }], restrictions: [{ factions: ['scumandvillainy'] }] },
  { id: 'hansolo', name: 'Han Solo', limited: 1, cost: 12, sides: [{ slots: ['gunner'] }], restrictions: [{ factions: ['rebelalliance'] }] },
  { id: 'hansolo-gunner', name: 'Han Solo', limited: 1, cost: 10, sides: [{ slots: ['gunner'] }], restrictions: [{ factions: ['scumandvillainy'] }] },
  { id: 'hotshotgunner', name: 'Hotshot Gunner', cost: 7, sides: [{ slots: ['gunner'] }] },
  { id: 'lukeskywalker', name: 'Luke Skywalker', limited: 1, cost: 26, sides: [{ slots: ['gunner'], force: { value: 1, recovers: 1 } }], restrictions: [{ factions: ['rebelalliance'] }] },
  { id: 'skilledbombardier', name: 'Skilled Bombardier', cost: 2, sides: [{ slots: ['gunner'] }] },
  { id: 'specialforcesgunner', name: 'Special Forces Gunner', cost: 9, sides: [{ slots: ['gunner'] }], restrictions: [{ factions: ['firstorder'] }, { ships: ['tiesffighter'] }] },
  { id: 'veterantailgunner', name: 'Veteran Tail Gunner', cost: 4, sides: [{ slots: ['gunner'] }], restrictions: [{ arcs: ['rear'] }] },
  { id: 'veteranturretgunner', name: 'Veteran Turret Gunner', cost: { by: 'size', values: { small: 11, medium: 8, large: 7 } }, sides: [{ slots: ['gunner'] }], restrictions: [{ action: { action: 'rotate-arc', color: null } }] },
  { id: 'finn', name: 'Finn', limited: 1, cost: 9, sides: [{ slots: ['gunner'] }], restrictions: [{ factions: ['resistance'] }] },
  { id: 'paigetico', name: 'Paige Tico', limited: 1, cost: 6, sides: [{ slots: ['gunner'] }], restrictions: [{ factions: ['resistance'] }] },
  { id: 'rey-gunner', name: 'Rey', limited: 1, cost: 13, sides: [{ slots: ['gunner'], force: { value: 1, recovers: 1 } }], restrictions: [{ factions: ['resistance'] }] },
  { id: 'seventhfleetgunner', name: 'Seventh Fleet Gunner', cost: 9, sides: [{ slots: ['gunner'], charges: { value: 1, recovers: 0 } }], restrictions: [{ factions: ['galacticrepublic'] }] },
  { id: 'clonecommandercody', name: 'Clone Commander Cody', limited: 1, cost: 4, sides: [{ slots: ['gunner'] }], restrictions: [{ factions: ['galacticrepublic'] }] },
  { id: 'ahsokatano', name: 'Ahsoka Tano', limited: 1, cost: 12, sides: [{ slots: ['gunner'], force: { value: 1, recovers: 1 } }], restrictions: [{ factions: ['galacticrepublic'] }] },
  { id: 'clonecaptainrex', name: 'Clone Captain Rex', limited: 1, cost: 2, sides: [{ slots: ['gunner'] }], restrictions: [{ factions: ['galacticrepublic'] }] },
  { id: 'suppressivegunner', name: 'Suppressive Gunner', cost: { by: 'size', values: { small: 8, medium: 7, large: 6 } }, sides: [{ slots: ['gunner'] }] },
  { id: 'bobafett-gunner', name: 'Boba Fett', limited: 1, cost: 6, sides: [{ slots: ['gunner'] }], restrictions: [{ factions: ['separatistalliance', 'scumandvillainy'] }] },
  { id: 'weaponssystemsofficer', name: 'Weapons Systems Officer', cost: 7, sides: [{ slots: ['gunner'] }] },
  { id: 'sabinewren-gunner', name: 'Sabine Wren', limited: 1, cost: 2, sides: [{ slots: ['gunner'] }], restrictions: [{ factions: ['rebelalliance'] }] },
];
