/** Separatist Alliance: pilots of the Nantex-class Starfighter. */
import { allowed, type Json } from '../../../../core';
import { ability, run } from '../../../engine';
import { damageCard } from '../../../facts';
import type { XwingEvent } from '../../../model/events';
import type { ShipId } from '../../../model/state';
import { repairDamageCard } from '../../../procedures/damage-cards';
import { cannotPerformAny, performAction } from '../../../procedures/perform-action';
import { rerollResults } from '../../../procedures/reroll-dice';
import { hasLocked } from '../../../queries/locks';
import { shipOf } from '../../../queries/ships';
import { isTractored } from '../../../queries/status';
import { red } from '../../forms/actions';
import { both, type Condition, hit, isPrimary, whileYouAttack } from '../../forms/attacks';
import { all, atRange, friendly, shipsThat, whoseBarHas } from '../../forms/conditions';
import { gaining } from '../../forms/costs';
import { chooseDice, rollsMore } from '../../forms/dice';
import { eachMay } from '../../forms/each-ship';
import { afterYouAttack } from '../../forms/timing';
import { inflict } from '../../forms/tokens';

/** 'Tractored', as the errata have it, not merely with a tractor token. */
const atTractored: Condition = (state, { defender }) => defender !== null && isTractored(shipOf(state, defender));

const CALCULATE = red('calculate');

/** After his hit friends with a lock on the defender calculate. */
const berwerKret = afterYouAttack({
  id: 'berwer-kret',
  card: 'pilot:berwerkret',
  if: hit,
  ...eachMay<Extract<XwingEvent, { type: 'attack-performed' }>>({
    rules: ['xw.attack.35'],
    ships: (state, self) =>
      shipsThat(
        state,
        self,
        all(friendly, whoseBarHas('calculate'), ({ id }) => hasLocked(state, id, self.event?.defender ?? '')),
      ).flatMap(({ id }) => (cannotPerformAny(state, id, CALCULATE) ? [] : [id])),
    does: (state, ship, self) => performAction(state, ship, CALCULATE, { may: false, source: self.ability }),
  }),
});

const chertek = ability({
  id: 'chertek',
  card: 'pilot:chertek',
  rules: ['xw.errata-chertek.01'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack(both(isPrimary, atTractored))(state, self),
  choose: (state) => chooseDice(state, 'attack', 2),
  effect: (state, { chosen, controller }) =>
    rerollResults(state, 'attack', chosen as number[], controller, ['xw.errata-chertek.01']),
});

interface Towed {
  ship: ShipId;
  /** The damage card that is repaired then; null: it has none. */
  card: string | null;
}

/** A friend becomes tractored, and a faceup damage card of it, of the Ship trait, is repaired. */
const gorgol = ability({
  id: 'gorgol',
  card: 'pilot:gorgol',
  rules: ['xw.system-phase.02', 'xw.tokens.02', 'xw.damage-cards.05'],
  during: 'system phase',
  may: true,
  cost: gaining('disarm'),
  choose: (state, self) =>
    shipsThat(state, self, all(friendly, atRange(1, 2))).flatMap(({ id: ship, damage }) => {
      const cards = damage.faceup.filter(({ card }) => damageCard(card)?.trait === 'ship').map(({ id }) => id);
      return (cards.length > 0 ? cards : [null]).map((card) => allowed<Json>({ ship, card }));
    }),
  effect: [
    run('it becomes tractored', ['xw.tokens.02'], (state, self) =>
      inflict(state, (self.chosen as unknown as Towed).ship, 'tractor', self),
    ),
    run('it repairs a card', ['xw.damage-cards.05'], (state, self) => {
      const { ship, card } = self.chosen as unknown as Towed;
      if (card !== null) repairDamageCard(state, ship, { id: card }, ['xw.damage-cards.05']);
    }),
  ],
});

const sunFac = rollsMore(
  {
    id: 'sun-fac',
    card: 'pilot:sunfac',
    rules: ['xw.errata-sun-fac.01'],
    pool: 'attack',
    when: whileYouAttack(both(isPrimary, atTractored)),
  },
  1,
);

export const nantexClassStarfighterPilots = [berwerKret, chertek, gorgol, sunFac];
