/** Cards whose ability is one of the usual ways to change dice, whoever carries it: by what they do. */
import { changingCards } from './changes';
import { changesForOthers } from './changes-for-others';
import { extraDiceCards } from './extra-dice';
import { focusResultCards } from './focus-results';
import { dieCountCards } from './numbers';
import { rerollingCards } from './rerolls';
import { rerollsAtAPrice } from './rerolls-at-a-price';
import { resultCards } from './results';

export const diceCards = [
  ...rerollingCards,
  ...rerollsAtAPrice,
  ...changingCards,
  ...changesForOthers,
  ...resultCards,
  ...dieCountCards,
  ...extraDiceCards,
  ...focusResultCards,
];
