/** Titles: exceptional ships of a type. */
import { ability } from '../../engine';
import { isInArc } from '../../queries/range';
import { shipOf } from '../../queries/ships';
import { both, isPrimary, rollsMore, whileYouAttack, type Condition } from '../combat';
import { isYou, you } from '../words';

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

const REYS_FALCON = 'upgrade:reysmillenniumfalcon';
/** Stressed as far as two tokens, it flies Segnor's loops, boosts and rotates. */
const reysFalcon = ability({
  id: 'reys-millennium-falcon',
  card: REYS_FALCON,
  rules: ['xw.golden-rules.02', 'xw.card-interpretation.06'],
  permits: {
    'red maneuvers while stressed': (state, self, { ship, bearing }) =>
      bearing.startsWith('segnor') && isYou(state, self, ship) && you(state, self).tokens.stress <= 2,
    'actions while stressed': (state, self, { ship, action }) =>
      (action === 'boost' || action === 'rotate-arc') &&
      isYou(state, self, ship) &&
      you(state, self).tokens.stress <= 2,
  },
});

export const titles = [punishingOne, reysFalcon];
