/** Assault objectives (arm.objective-cards.05). */
import { after, type AbilityInPlay } from '../../../core';
import { assignObjectiveToken } from '../../effects/objective-tokens';
import { ability, call } from '../../engine';
import type { ArmadaState } from '../../model/state';
import { isDamaged, shipsOnTable } from '../../queries/ships';
import { shipPoints } from '../../queries/score';
import { otherPlayer } from '../../queries/players';
import { chooseOwnShips, isEndOf, objectiveShipsCountTwice } from './words';

const RULES = ['arm.objective-cards.05'];

const mostWanted = [
  ability({
    id: 'most-wanted-ships',
    card: 'objective:most-wanted',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('deployment'),
    effect: (state, { controller: player }) => {
      call(state, 'choose objective ship', { player, of: player });
      call(state, 'choose objective ship', { player, of: otherPlayer(state, player) });
    },
  }),
  ability({
    id: 'most-wanted-points',
    card: 'objective:most-wanted',
    rules: RULES,
    modifies: objectiveShipsCountTwice,
  }),
];

const advancedGunnery = [
  ability({
    id: 'advanced-gunnery-ships',
    card: 'objective:advanced-gunnery',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('deployment'),
    effect: (state) => chooseOwnShips(state),
  }),
  ability({
    id: 'advanced-gunnery-points',
    card: 'objective:advanced-gunnery',
    rules: RULES,
    modifies: objectiveShipsCountTwice,
  }),
];

const openingSalvo = [
  ability({
    id: 'opening-salvo-tokens',
    card: 'objective:opening-salvo',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('deployment'),
    effect: (state) => {
      for (const ship of shipsOnTable(state)) assignObjectiveToken(state, ship);
    },
  }),
  ability({
    id: 'opening-salvo-score',
    card: 'objective:opening-salvo',
    rules: RULES,
    modifies: {
      score: (state, self, score, { player }) => score + (player === self.controller ? damaged(state, self) : 0),
    },
  }),
];

/** Half of the fleet points of each enemy ship in the play area that has a damage card, rounded up. */
function damaged(state: ArmadaState, { controller }: AbilityInPlay): number {
  const ships = shipsOnTable(state).filter((ship) => ship.owner !== controller && isDamaged(ship));
  return ships.reduce((sum, ship) => sum + Math.ceil(shipPoints(ship) / 2), 0);
}

const precisionStrike = [
  ability({
    id: 'precision-strike-tokens',
    card: 'objective:precision-strike',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('deployment'),
    effect: (state, { controller }) => {
      for (const { id, owner } of shipsOnTable(state))
        if (owner === controller) call(state, 'gain command token', { ship: id, token: 'concentrate-fire' });
    },
  }),
];

export const assaultObjectives = [...mostWanted, ...advancedGunnery, ...openingSalvo, ...precisionStrike];
