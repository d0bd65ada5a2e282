/** What happens in every game of Armada without anybody asking why. */
import type { ScenarioLanguage } from '../../language/language';
import type { Armada } from '../model/types';

export const course: NonNullable<ScenarioLanguage<Armada>['course']> = {
  begins: ['ship-activates', 'squadron-activates'],
  rules: [
    // Phases, activations.
    'arm.round.01',
    'arm.command-phase.01',
    'arm.ship-phase.01',
    'arm.squadron-phase.01',
    'arm.status-phase.01',
    'arm.status-phase.03',
    'arm.ship-activation.01',
    'arm.ship-activation.02',
    'arm.ship-activation.04',
    'arm.ship-activation.05',
    'arm.ship-activation.06',
    'arm.squadron-activation.01',
    'arm.squadron-activation.02',
    'arm.squadron-activation.06',
    'arm.winning-and-losing.01',
    // Dials and commands.
    'arm.command-dials.01',
    'arm.command-dials.04',
    'arm.command-phase.03',
    'arm.commands.01',
    'arm.command-tokens.08',
    // A ship or squadron moves, and suffers.
    'arm.ship-movement.06',
    'arm.squadron-movement.03',
    'arm.damage.04',
  ],
};
