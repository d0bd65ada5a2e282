/** The cards of the huge ship damage deck: of each its primary effect, and its precision shot effect (xw.huge-damage-cards.04). */
import { after, type RuleId } from '../../core';
import { loseCharge } from '../effects/charges';
import { gainByItself } from '../effects/tokens';
import { ability } from '../engine';
import type { ShipId, XwingState } from '../model/state';
import { repairDamageCard } from '../procedures/damage-cards';
import { sufferDamage } from '../procedures/suffer-damage';
import { you } from './words';

const PRIMARY: readonly RuleId[] = ['xw.huge-damage-cards.04', 'xw.huge-damage-cards.07'];
const PRECISION: readonly RuleId[] = ['xw.huge-damage-cards.05', 'xw.huge-damage-cards.07'];

type Effect = (state: XwingState, ship: ShipId, rules: readonly RuleId[]) => void;

/** What the attacker adds that hits from the arc of the card; told before the card counts as dealt. */
const precisionShot = (card: string, effect: Effect) =>
  ability({
    id: `${card}-precision-shot`,
    card: `damage:${card}`,
    rules: PRECISION,
    on: after('precision-shot'),
    when: (_state, { event, source }) => event.id === source,
    effect: (state, frame) => effect(state, you(state, frame).id, PRECISION),
  });

/** Resolved once the card lies faceup; then it is repaired where it says so. */
const primary = (card: string, effect: Effect, repaired = true) =>
  ability({
    id: card,
    card: `damage:${card}`,
    rules: PRIMARY,
    on: after('damage-card-dealt', 'damage-card-exposed'),
    when: (_state, { event, source }) => event.id === source,
    effect: (state, frame) => {
      const ship = you(state, frame).id;
      effect(state, ship, PRIMARY);
      if (repaired) repairDamageCard(state, ship, { id: frame.source }, PRIMARY);
    },
  });

const losesEnergy =
  (amount: number): Effect =>
  (state, ship, rules) => {
    for (let i = 0; i < amount; i++) loseCharge(state, ship, 'energy', rules);
  };
const gainsStress: Effect = (state, ship, rules) => gainByItself(state, ship, 'stress', rules);
const suffersHit: Effect = (state, ship, rules) => sufferDamage(state, ship, { hit: 1, crit: 0 }, rules);

/** As long as it lies faceup. */
const fewerDice = ability({
  id: 'batteryhit',
  card: 'damage:batteryhit',
  rules: PRIMARY,
  modifies: {
    'attack dice': (state, self, value, { attacker }) => (attacker === you(state, self).id ? value - 1 : value),
  },
});

export const hugeDamageCards = [
  precisionShot('bridgehit', gainsStress),
  primary('bridgehit', (state, ship, rules) => gainByItself(state, ship, 'stress', rules, { count: 2 })),
  precisionShot('powersurge', losesEnergy(1)),
  primary('powersurge', losesEnergy(2)),
  precisionShot('drivehit', losesEnergy(1)),
  primary('drivehit', gainsStress, false),
  precisionShot('batteryhit', suffersHit),
  fewerDice,
  precisionShot('hullrupture', suffersHit),
  primary('hullrupture', suffersHit),
];
