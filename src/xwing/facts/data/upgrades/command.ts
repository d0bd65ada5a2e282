// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'agentoftheempire', name: 'Agent of the Empire', limited: 1, cost: 4, sides: [{ slots: ['command'] }], restrictions: [{ factions: ['galacticempire'] }, { ships: ['tieadvancedx1', 'tieadvancedv1'] }] },
  { id: 'dreadnoughthunter', name: 'Dreadnought Hunter', limited: 2, cost: 6, sides: [{ slots: ['command'] }], restrictions: [{ sizes: ['small'] }, { initiative: { least: 4 } }] },
  { id: 'firstorderelite', name: 'First Order Elite', limited: 1, cost: 4, sides: [{ slots: ['command'] }], restrictions: [{ factions: ['firstorder'] }, { ships: ['tiesffighter', 'tievnsilencer'] }] },
  { id: 'veteranwingleader', name: 'Veteran Wing Leader', cost: 2, sides: [{ slots: ['command'] }], restrictions: [{ sizes: ['small'] }] },
  { id: 'admiralozzel', name: 'Admiral Ozzel', limited: 1, cost: 6, sides: [{ slots: ['command', 'crew'] }], restrictions: [{ factions: ['galacticempire'] }, { sizes: ['huge'] }] },
  { id: 'azmorigan', name: 'Azmorigan', limited: 1, cost: 4, sides: [{ slots: ['command', 'crew'] }], restrictions: [{ factions: ['scumandvillainy'] }, { sizes: ['huge'] }] },
  { id: 'captainneeda', name: 'Captain Needa', limited: 1, cost: 8, sides: [{ slots: ['command', 'crew'], charges: { value: 4, recovers: 0 } }], restrictions: [{ factions: ['galacticempire'] }, { sizes: ['huge'] }] },
  { id: 'carlistrieekan', name: 'Carlist Rieekan', limited: 1, cost: 6, sides: [{ slots: ['command', 'crew'], grants: { actions: ['evade red'] } }], restrictions: [{ factions: ['rebelalliance'] }, { sizes: ['huge'] }] },
  { id: 'jandodonna', name: 'Jan Dodonna', limited: 1, cost: 4, sides: [{ slots: ['command', 'crew'] }], restrictions: [{ factions: ['rebelalliance'] }, { sizes: ['huge'] }] },
  { id: 'raymusantilles', name: 'Raymus Antilles', limited: 1, cost: 12, sides: [{ slots: ['command', 'crew'] }], restrictions: [{ factions: ['rebelalliance'] }, { sizes: ['huge'] }] },
  { id: 'stalwartcaptain', name: 'Stalwart Captain', limited: 1, cost: 6, sides: [{ slots: ['command', 'crew'] }], restrictions: [{ sizes: ['huge'] }] },
  { id: 'strategiccommander', name: 'Strategic Commander', limited: 1, cost: 6, sides: [{ slots: ['command', 'crew'] }], restrictions: [{ sizes: ['huge'] }] },
  { id: 'jedicommander', name: 'Jedi Commander', cost: 3, sides: [{ slots: ['command'] }, { slots: ['command'] }], restrictions: [{ factions: ['galacticrepublic'] }, { ships: ['delta7aethersprite', 'eta2actis'] }] },
  { id: 'b6bladewingprototype-command', name: 'B6 Blade Wing Prototype', limited: 1, cost: 12, sides: [{ slots: ['command', 'title'], grants: { slots: [['gunner', 1]] } }], restrictions: [{ factions: ['rebelalliance'] }, { ships: ['asf01bwing'] }] },
  { id: 'bounty', name: 'Bounty', cost: 5, sides: [{ title: 'Bounty (Hired)', slots: ['command'] }, { title: 'Bounty (Paid)', slots: ['command'], plain: true }] },
  { id: 'phoenixsquadron', name: 'Phoenix Squadron', limited: 1, cost: 5, sides: [{ slots: ['command'] }, { slots: ['command'] }], restrictions: [{ factions: ['rebelalliance'] }] },
  { id: 'shadowwing', name: 'Shadow Wing', limited: 1, cost: 6, sides: [{ slots: ['command'] }, { slots: ['command'] }], restrictions: [{ ships: ['tielnfighter', 'tieininterceptor', 'tiesabomber'] }] },
  { id: 'skystrikeacademyclass', name: 'Skystrike Academy Class', limited: 2, cost: 3, sides: [{ slots: ['command'] }, { slots: ['command'] }], restrictions: [{ factions: ['galacticempire'] }, { ships: ['tielnfighter', 'tieininterceptor'] }] },
  { id: 'initforthemoneyrebellion', name: 'In It For The Money/Rebellion', cost: 5, sides: [{ title: 'In It For The Money', slots: ['command'] }, { title: 'In It For Your Rebellion', slots: ['command'] }], restrictions: [{ factions: ['scumandvillainy'] }], standardized: true },
];
