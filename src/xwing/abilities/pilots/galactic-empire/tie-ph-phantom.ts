/** Galactic Empire: pilots of the TIE/ph Phantom. */
import { hit } from '../../forms/attacks';
import { afterYouAttack } from '../../forms/timing';
import { youGain } from '../../forms/tokens';

export const tiePhPhantomPilots = [
  afterYouAttack({ id: 'whisper', card: 'pilot:whisper', if: hit, effect: youGain('evade') }),
];
