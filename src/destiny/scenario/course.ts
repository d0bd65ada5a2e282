/** What happens in every game of Destiny without anybody asking why. */
import type { ScenarioLanguage } from '../../language/language';
import type { Destiny } from '../model/types';

export const course: NonNullable<ScenarioLanguage<Destiny>['course']> = {
  begins: [],
  rules: [
    // Rounds, turns, the upkeep phase.
    'des.rounds.01',
    'des.action-phase.02',
    'des.passing.01',
    'des.upkeep-phase.02',
    'des.upkeep-phase.03',
    'des.upkeep-phase.04',
    'des.drawing.01',
    'des.drawing.04',
    'des.upkeep-phase.05',
    // A card is activated, its dice are rolled, resolved and go back.
    'des.activate.01',
    'des.activate.04',
    'des.exhausted.01',
    'des.rolling-dice.01',
    'des.ranged-damage.01',
    'des.melee-damage.01',
    'des.resource-symbol.01',
    'des.special-symbol.01',
    'des.special-abilities.01',
    'des.resolve-dice.04',
    'des.resources.02',
    'des.removing-dice.01',
    'des.resource-cost.02',
    'des.then-effects.01',
    // A card is played and paid for.
    'des.play-a-card.02',
    'des.play-a-card.06',
    'des.play-a-card.07',
    'des.play-a-card.16',
    'des.event.01',
    'des.choose-target.04',
    'des.in-limbo.02',
    'des.in-play.01',
    'des.discard-pile.01',
    // Damage, and who is defeated.
    'des.damage.01',
    'des.taking-damage.01',
    'des.shields.03',
    'des.supply.02',
    'des.defeated-characters.01',
    'des.defeated-characters.02',
    'des.dice-leaving-play.01',
    // Abilities wait in the queue.
    'des.queue.01',
    'des.after-abilities.01',
    'des.queue.05',
  ],
};
