/** Rebel Alliance: pilots of the TIE/ln Fighter. */
import { assignsToDefender } from '../../forms/condition-cards';
import { ezraBridger, movesBeforeActivating, zebOrrelios } from '../../forms/same-text';

export const tieLnFighterPilots = [
  assignsToDefender('captain-rex', 'pilot:captainrex', 'suppressivefire'),
  ...ezraBridger('ezra-bridger-tie', 'pilot:ezrabridger-tielnfighter'),
  movesBeforeActivating('sabine-wren-tie', 'pilot:sabinewren-tielnfighter'),
  zebOrrelios('zeb-orrelios-tie', 'pilot:zeborrelios-tielnfighter'),
];
