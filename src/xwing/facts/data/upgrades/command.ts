// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'agentoftheempire', name: 'Agent of the Empire', limited: 1, cost: 4, sides: [{ slots: ['command'] }] },
  { id: 'dreadnoughthunter', name: 'Dreadnought Hunter', limited: 2, cost: 6, sides: [{ slots: ['command'] }] },
  { id: 'firstorderelite', name: 'First Order Elite', limited: 1, cost: 4, sides: [{ slots: ['command'] }] },
  { id: 'veteranwingleader', name: 'Veteran Wing Leader', cost: 2, sides: [{ slots: ['command'] }] },
  { id: 'admiralozzel', name: 'Admiral Ozzel', limited: 1, cost: 6, sides: [{ slots: ['command', 'crew'] }] },
  { id: 'azmorigan', name: 'Azmorigan', limited: 1, cost: 4, sides: [{ slots: ['command', 'crew'] }] },
  { id: 'captainneeda', name: 'Captain Needa', limited: 1, cost: 8, sides: [{ slots: ['command', 'crew'], charges: { value: 4, recovers: 0 } }] },
  { id: 'carlistrieekan', name: 'Carlist Rieekan', limited: 1, cost: 6, sides: [{ slots: ['command', 'crew'], grants: { actions: ['evade red'] } }] },
  { id: 'jandodonna', name: 'Jan Dodonna', limited: 1, cost: 4, sides: [{ slots: ['command', 'crew'] }] },
  { id: 'raymusantilles', name: 'Raymus Antilles', limited: 1, cost: 12, sides: [{ slots: ['command', 'crew'] }] },
  { id: 'stalwartcaptain', name: 'Stalwart Captain', limited: 1, cost: 6, sides: [{ slots: ['command', 'crew'] }], restrictions: [{ sizes: ['huge'] }] },
  { id: 'strategiccommander', name: 'Strategic Commander', limited: 1, cost: 6, sides: [{ slots: ['command', 'crew'] }], restrictions: [{ sizes: ['huge'] }] },
  { id: 'jedicommander', name: 'Jedi Commander', cost: 3, sides: [{ slots: ['command'] }, { slots: ['command'] }], restrictions: [{ factions: ['galacticrepublic'] }, { ships: ['delta7aethersprite', 'eta2actis'] }] },
  { id: 'b6bladewingprototype-command', name: 'B6 Blade Wing Prototype', limited: 1, cost: 12, sides: [{ slots: ['command', 'title'] }], restrictions: [{ factions: ['rebelalliance'] }, { ships: ['asf01bwing'] }] },
  { id: 'bounty', name: 'Bounty', cost: 5, sides: [{ title: 'Bounty (Hired)', slots: ['command'] }, { title: 'Bounty (Paid)', slots: ['command'], plain: true }] },
  { id: 'phoenixsquadron', name: 'Phoenix Squadron', limited: 1, cost: 5, sides: [{ slots: ['command'] }, { slots: ['command'] }] },
  { id: 'shadowwing', name: 'Shadow Wing', limited: 1, cost: 6, sides: [{ slots: ['command'] }, { slots: ['command'] }] },
  { id: 'skystrikeacademyclass', name: 'Skystrike Academy Class', limited: 2, cost: 3, sides: [{ slots: ['command'] }, { slots: ['command'] }] },
  { id: 'initforthemoneyrebellion', name: 'In It For The Money/Rebellion', cost: 5, sides: [{ title: 'In It For The Money', slots: ['command'] }, { title: 'In It For Your Rebellion', slots: ['command'] }], restrictions: [{ factions: ['scumandvillainy'] }], standardized: true },
];
