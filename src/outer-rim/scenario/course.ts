/** What happens in every game of Outer Rim without anybody asking why. */
import type { ScenarioLanguage } from '../../language/language';
import type { OuterRim } from '../model/types';

export const course: NonNullable<ScenarioLanguage<OuterRim>['course']> = {
  begins: [],
  rules: [
    // Setup.
    'or.setup.01',
    'or.setup-map.01',
    'or.setup-patrols.02',
    'or.setup-supply.01',
    'or.setup-choose-characters.04',
    // Turns and their steps.
    'or.playing-the-game.01',
    'or.playing-the-game.02',
    'or.playing-the-game.06',
    'or.planning-step.02',
    'or.planning-step.05',
    'or.movement.04',
    'or.action-step.04',
    'or.action-step.05',
    'or.action-step.06',
    'or.encounter-step.07',
    'or.encounter-step.08',
    'or.encounter-step.09',
    // A card is bought.
    'or.market-action.04',
    'or.market-action.09',
    'or.market-action.11',
    'or.market-action.12',
    'or.patrol-movement.04',
    // An encounter, a test, a combat.
    'or.space-encounter.01',
    'or.space-encounter.03',
    'or.databank.03',
    'or.skill-tests.04',
    'or.skill-tests.05',
    'or.ground-and-ship-combat.02',
    'or.ground-and-ship-combat.03',
    'or.patrol-encounter.03',
    'or.combat-against-patrols-and-card-enemies.01',
    'or.bounties.09',
    'or.resolving-combat.02',
    'or.resolving-combat.03',
    'or.resolving-combat.05',
    'or.resolving-combat.07',
    'or.resolving-combat.08',
    'or.resolving-combat.10',
    // What is gained.
    'or.reputation.08',
    'or.winning-the-game.04',
    'or.winning-the-game.06',
    'or.discard-and-remove.01',
    'or.discard-and-remove.03',
    // The AI player's sections.
    'or.single-player-gameplay.03',
    'or.single-player-gameplay.06',
  ],
};
