/** 'Replace your ship ability with the following': what stands in its place is an ability of the card. */
import { ability } from '../../engine';

/** The card takes the place of the ability that the ship has in print. */
export const replacesAbility = (id: string, card: string) =>
  ability({ id: `${id}-replaces`, card, rules: ['xw.pilot-and-ship-abilities.01'], kind: 'replaces the ship ability' });
