/** Resistance: pilots of the Resistance Transport. */
import { after } from '../../../../core';
import { ability } from '../../../engine';
import type { Ship, XwingState } from '../../../model/state';
import type { AttackFrame } from '../../../queries/attack';
import { COORDINATES, evenWhileStressed, performing } from '../../forms/actions';
import { both, isPrimary, whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { rollsMore } from '../../forms/dice';
import { isYou, you } from '../../forms/you';

const COVA_NELL = { card: 'pilot:covanell', rules: ['xw.faq-cards.28'] } as const;

/** The maneuver on the dial counts, whatever was executed. */
const revealedRed = (_state: XwingState, _attack: AttackFrame, own: Ship): boolean => own.revealed?.color === 'red';

const covaNellAttacks = rollsMore(
  { id: 'cova-nell-attacks', ...COVA_NELL, pool: 'attack', when: whileYouAttack(both(isPrimary, revealedRed)) },
  1,
);

const nodinChavdri = ability({
  id: 'nodin-chavdri',
  card: 'pilot:nodinchavdri',
  rules: COORDINATES,
  on: after('coordinated'),
  when: (state, self) => {
    const { ship, on } = self.event;
    return (isYou(state, self, ship) || isYou(state, self, on)) && you(state, self).tokens.stress <= 2;
  },
  ...performing('nodin-chavdri', 'any action on its bar as red'),
});

const pammichNerroGoode = ability({
  id: 'pammich-nerro-goode',
  card: 'pilot:pammichnerrogoode',
  rules: ['xw.golden-rules.02', 'xw.stress.07'],
  permits: {
    'red maneuvers while stressed': (state, self, { ship }) =>
      isYou(state, self, ship) && you(state, self).tokens.stress <= 2,
  },
});

export const resistanceTransportPilots = [
  covaNellAttacks,
  rollsMore({ id: 'cova-nell-defends', ...COVA_NELL, pool: 'defense', when: whileYouDefend(revealedRed) }, 1),
  nodinChavdri,
  evenWhileStressed('nodin-chavdri', 'pilot:nodinchavdri'),
  pammichNerroGoode,
];
