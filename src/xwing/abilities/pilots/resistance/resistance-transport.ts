/** Resistance: pilots of the Resistance Transport. */
import type { Ship, XwingState } from '../../../model/state';
import type { AttackFrame } from '../../../queries/attack';
import { both, isPrimary, whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { rollsMore } from '../../forms/dice';

const COVA_NELL = { card: 'pilot:covanell', rules: ['xw.faq-cards.28'] } as const;

/** The maneuver on the dial counts, whatever was executed. */
const revealedRed = (_state: XwingState, _attack: AttackFrame, own: Ship): boolean => own.revealed?.color === 'red';

const covaNellAttacks = rollsMore(
  { id: 'cova-nell-attacks', ...COVA_NELL, pool: 'attack', when: whileYouAttack(both(isPrimary, revealedRed)) },
  1,
);

export const resistanceTransportPilots = [
  covaNellAttacks,
  rollsMore({ id: 'cova-nell-defends', ...COVA_NELL, pool: 'defense', when: whileYouDefend(revealedRed) }, 1),
];
