/** What happens in every game of X-Wing without anybody asking why. */
import type { ScenarioLanguage } from '../../language/language';
import type { Xwing } from '../model/types';

export const course: NonNullable<ScenarioLanguage<Xwing>['course']> = {
  begins: ['ship-activates', 'ship-engages'],
  rules: [
    // Phases, activation, engagement.
    'xw.round.01',
    'xw.planning-phase.01',
    'xw.planning-phase.02',
    'xw.system-phase.01',
    'xw.activation-phase.01',
    'xw.activation-phase.02',
    'xw.activation-phase.03',
    'xw.activation-phase.08',
    'xw.activation-phase.09',
    'xw.engagement-phase.01',
    'xw.engagement-phase.03',
    'xw.engagement-phase.05',
    'xw.end-phase.01',
    'xw.end-phase.02',
    // A ship moves, and performs what it chose.
    'xw.maneuver.06',
    'xw.overlap.02',
    'xw.actions.01',
    'xw.actions.14',
    'xw.focus.01',
    'xw.tokens.04',
    'xw.evade.01',
    'xw.lock.04',
    'xw.barrel-roll.04',
    'xw.boost.02',
    // An attack is declared, rolled and dealt.
    'xw.attack.06',
    'xw.attack.07',
    'xw.attack.09',
    'xw.attack.14',
    'xw.attack.16',
    'xw.attack.22',
    'xw.attack.27',
    'xw.attack.30',
    'xw.attack.31',
    'xw.attack.32',
    'xw.damage.04',
    'xw.damage.06',
    'xw.destroying-ships.01',
    'xw.flee.02',
    'xw.winning.02',
    // Abilities wait in the queue.
    'xw.ability-queue.02',
    'xw.card-interpretation.04',
  ],
};
