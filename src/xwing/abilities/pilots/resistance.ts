/** Pilots of the Resistance. */
import { ability } from '../../engine';
import type { Ship, XwingState } from '../../model/state';
import type { AttackFrame } from '../../queries/attack';
import { both, isPrimary, rollsMore, whileYouAttack, whileYouDefend } from '../combat';
import { isYou } from '../words';

/** The maneuver on the dial counts, whatever was executed. */
const revealedRed = (_state: XwingState, _attack: AttackFrame, own: Ship): boolean => own.revealed?.color === 'red';

const COVA_NELL = { card: 'pilot:covanell', rules: ['xw.faq-cards.28'] } as const;

const hanSolo = ability({
  id: 'han-solo-scavenged',
  card: 'pilot:hansolo-scavengedyt1300',
  rules: ['xw.setup.14'],
  modifies: {
    'place in setup': (state, self, place, { ship }) => (isYou(state, self, ship) ? 'far from enemies' : place),
  },
});

export const resistancePilots = [
  hanSolo,
  rollsMore(
    { id: 'cova-nell-attacks', ...COVA_NELL, pool: 'attack', when: whileYouAttack(both(isPrimary, revealedRed)) },
    1,
  ),
  rollsMore({ id: 'cova-nell-defends', ...COVA_NELL, pool: 'defense', when: whileYouDefend(revealedRed) }, 1),
];
