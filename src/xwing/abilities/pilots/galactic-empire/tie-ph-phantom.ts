/** Galactic Empire: pilots of the TIE/ph Phantom. */
import { ability } from '../../../engine';
import { hit } from '../../forms/attacks';
import { afterYouAttack } from '../../forms/timing';
import { youGain } from '../../forms/tokens';
import { isYou } from '../../forms/you';

const echo = ability({
  id: 'echo',
  card: 'pilot:echo',
  rules: ['xw.cloak.07', 'xw.golden-rules.02'],
  modifies: {
    'decloak templates': (state, self, templates, { ship }) =>
      isYou(state, self, ship) ? ['bank-left', 'bank-right'] : templates,
  },
});

export const tiePhPhantomPilots = [
  echo,
  afterYouAttack({ id: 'whisper', card: 'pilot:whisper', if: hit, effect: youGain('evade') }),
];
