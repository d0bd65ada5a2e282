/** What happens in every game of Armada without anybody asking why. */
import type { ScenarioLanguage } from '../../language/language';
import type { Armada } from '../model/types';

export const course: NonNullable<ScenarioLanguage<Armada>['course']> = {
  begins: ['ship-activates', 'squadron-activates'],
  // prettier-ignore
  rules: [
    // Phases, activations.
    'arm.round.01', 'arm.command-phase.01', 'arm.ship-phase.01', 'arm.squadron-phase.01', 'arm.status-phase.01', 'arm.status-phase.03',
    'arm.ship-activation.01', 'arm.ship-activation.02', 'arm.ship-activation.04', 'arm.ship-activation.05', 'arm.ship-activation.06',
    'arm.squadron-activation.01', 'arm.squadron-activation.02', 'arm.squadron-activation.06', 'arm.winning-and-losing.01',
    // Dials and commands; a ship or squadron moves.
    'arm.command-dials.01', 'arm.command-dials.04', 'arm.command-phase.03', 'arm.commands.01', 'arm.command-tokens.08',
    'arm.ship-movement.06', 'arm.squadron-movement.03',
    // An attack is declared, rolled and suffered.
    'arm.attack.02', 'arm.attack.08', 'arm.attack.18', 'arm.attack.20', 'arm.attack.21', 'arm.damage.02', 'arm.damage.04', 'arm.defense-tokens.15',
  ],
};
