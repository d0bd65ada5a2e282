/** What happens in every skirmish without anybody asking why. */
import type { ScenarioLanguage } from '../../language/language';
import type { Miniatures } from '../model/types';

export const course: NonNullable<ScenarioLanguage<Miniatures>['course']> = {
  begins: ['phase-started', 'character-activated'],
  // prettier-ignore
  rules: [
    // Rounds, phases and turns.
    'min.initiative.01', 'min.who-goes-first.02', 'min.rounds-and-phases.02', 'min.rounds-and-phases.07', 'min.phase.01', 'min.activation.01', 'min.turn.01',
    'min.terrain-doors.03', 'min.terrain-doors.05',
    // A character moves.
    'min.movement-basics.01', 'min.movement-basics.03', 'min.attacks-of-opportunity.05',
    // An attack is declared, rolled, and hits or misses.
    'min.attacking-basics.01', 'min.attack.01', 'min.attack-rolls.01', 'min.attacking-basics.03', 'min.attacking-basics.04', 'min.attacking-basics.05',
    'min.defeat.01',
  ],
};
