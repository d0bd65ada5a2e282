/** Titles: exceptional ships of a type. */
import { isInArc } from '../../queries/range';
import { shipOf } from '../../queries/ships';
import { both, isPrimary, rollsMore, whileYouAttack, type Condition } from '../combat';

const inFrontArc: Condition = (state, { defender }, own) =>
  defender !== null && isInArc(state, own, 'front', shipOf(state, defender));

/** Where the defender is counts, not the arc of the weapon. */
const punishingOne = rollsMore(
  {
    id: 'punishing-one',
    card: 'upgrade:punishingone',
    rules: ['xw.faq-firing-arcs.02'],
    pool: 'attack',
    when: whileYouAttack(both(isPrimary, inFrontArc)),
  },
  1,
);

export const titles = [punishingOne];
