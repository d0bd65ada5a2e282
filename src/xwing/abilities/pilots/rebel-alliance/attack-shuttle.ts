/** Rebel Alliance: pilots of the Attack Shuttle. */
import { setsRedOrBlue } from '../../forms/dials';
import { ezraBridger, movesBeforeActivating, zebOrrelios } from '../../forms/same-text';

export const attackShuttlePilots = [
  ...ezraBridger('ezra-bridger', 'pilot:ezrabridger'),
  setsRedOrBlue('hera-syndulla-pilot', 'pilot:herasyndulla'),
  movesBeforeActivating('sabine-wren-pilot', 'pilot:sabinewren'),
  zebOrrelios('zeb-orrelios-pilot', 'pilot:zeborrelios'),
];
