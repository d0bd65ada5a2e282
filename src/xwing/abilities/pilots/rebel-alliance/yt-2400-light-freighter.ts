/** Rebel Alliance: pilots of the YT-2400 Light Freighter. */
import { ability } from '../../../engine';
import { currentAttack } from '../../../queries/attack';
import { hasSpent, thisAttack } from '../../forms/attacks';
import { afterYouFight } from '../../forms/timing';
import { youGain } from '../../forms/tokens';
import { isYou, you } from '../../forms/you';

/** Not while he attacks: he ignores obstacles while he moves. */
const dashRendar = ability({
  id: 'dash-rendar',
  card: 'pilot:dashrendar',
  rules: ['xw.faq-objects.01'],
  permits: {
    'ignores obstacle': (state, self, { ship }) => isYou(state, self, ship) && currentAttack(state)?.attacker !== ship,
  },
});

const leebo = afterYouFight({
  id: 'leebo',
  card: 'pilot:leebo',
  if: (state, self) => hasSpent((token) => token === 'calculate')(state, thisAttack(state), you(state, self)),
  effect: youGain('calculate'),
});

export const yt2400LightFreighterPilots = [dashRendar, leebo];
