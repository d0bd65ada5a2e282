/** Pilots of the Resistance. */
import type { AttackFrame } from '../../queries/attack';
import type { Ship, XwingState } from '../../model/state';
import { both, isPrimary, rollsMore, whileYouAttack, whileYouDefend } from '../combat';

/** The maneuver on the dial counts, whatever was executed. */
const revealedRed = (_state: XwingState, _attack: AttackFrame, own: Ship): boolean => own.revealed?.color === 'red';

const COVA_NELL = { card: 'pilot:covanell', rules: ['xw.faq-cards.28'] } as const;

export const resistancePilots = [
  rollsMore(
    { id: 'cova-nell-attacks', ...COVA_NELL, pool: 'attack', when: whileYouAttack(both(isPrimary, revealedRed)) },
    1,
  ),
  rollsMore({ id: 'cova-nell-defends', ...COVA_NELL, pool: 'defense', when: whileYouDefend(revealedRed) }, 1),
];
