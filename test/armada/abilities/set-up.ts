/** A game from its setup, played with one objective: p1 is the first player, p2 the second, whose card it is. */
import * as E from 'fp-ts/lib/Either';
import { objectiveCard, OBJECTIVE_CATEGORIES } from '../../../src/armada/facts';
import { armada } from '../../../src/armada/game';
import { encodeFleet } from '../../../src/armada/lists/fleet';
import type { FleetList } from '../../../src/armada/lists/fleet-building';
import { Table } from '../table';

export const REBELS: FleetList = {
  name: 'Rebels',
  faction: 'rebel',
  ships: [
    { card: 'cr90-corvette-a', upgrades: ['general-dodonna'] },
    { card: 'cr90-corvette-b', upgrades: [] },
  ],
  squadrons: ['x-wing-squadron', 'x-wing-squadron'],
  objectives: ['most-wanted', 'fire-lanes', 'minefields'],
};
export const IMPERIALS: FleetList = {
  name: 'Imperials',
  faction: 'imperial',
  ships: [
    { card: 'victory-i-class-star-destroyer', upgrades: ['grand-moff-tarkin'] },
    { card: 'gladiator-i-class-star-destroyer', upgrades: [] },
  ],
  squadrons: ['tie-fighter-squadron', 'tie-fighter-squadron', 'tie-fighter-squadron', 'tie-fighter-squadron'],
  objectives: ['opening-salvo', 'contested-outpost', 'superior-positions'],
};

/** The initiative and the objective are chosen. */
export function withObjective(objective: string, second: FleetList = IMPERIALS): Table {
  const category = objectiveCard(objective)?.category ?? 'assault';
  const objectives = second.objectives.map((id, i) => (OBJECTIVE_CATEGORIES[i] === category ? objective : id));
  const fleets = [REBELS, { ...second, objectives }].map((fleet) => encodeFleet(fleet, 'json'));
  const game = armada.begin({ fleets, total: 300, areas: 'standard' }, { mode: 'manual' });
  if (E.isLeft(game)) throw new Error(game.left.message);
  const table = new Table(game.right.state, [...game.right.events]);
  return table.answer({ type: 'choose-first-player', first: 'p1' }).answer({ objective });
}

/** Whatever a region or a list has to offer, until something else than these is asked; 'leave' only where nothing else is. */
export function playOn(table: Table, types: readonly string[]): Table {
  for (let seed = 0; seed < 60; seed++) {
    const legal = armada.allLegalActions(table.state);
    const sampled = legal.kind === 'region' ? legal.sample(seed) : null;
    const action = sampled ?? legal.actions.find(({ type }) => types.includes(type));
    if (!action || !types.includes(action.type)) return table;
    table.does(action);
  }
  throw new Error(`setup does not end: ${table.asks}`);
}

export const DEPLOYING = ['deploy', 'deploy-ship', 'deploy-squadron'];
