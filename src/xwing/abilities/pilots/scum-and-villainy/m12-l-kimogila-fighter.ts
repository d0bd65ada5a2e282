/** Scum and Villainy: pilots of the M12-L Kimogila Fighter. */
import { loseCharge, recoverCharge } from '../../../effects/charges';
import type { ShipId } from '../../../model/state';
import { sufferDamage } from '../../../procedures/suffer-damage';
import { isShielded } from '../../../queries/status';
import { all, enemy, inYour, shipsThat } from '../../forms/conditions';
import { spendingCharges } from '../../forms/costs';
import { afterYouAttack, atStartOf } from '../../forms/timing';
import { chosenShips } from '../../forms/tokens';
import { unlessRemovingGreen } from '../../forms/unless';
import { you } from '../../forms/you';

/** A shield of that ship, friendly or not, for one of his. */
const dalanOberos = atStartOf('engagement')({
  id: 'dalan-oberos',
  card: 'pilot:dalanoberos',
  may: true,
  cost: spendingCharges('ship'),
  choose: (state, self) => chosenShips(state, self, all(isShielded, inYour('bullseye'))),
  effect: (state, self) => {
    loseCharge(state, self.chosen as ShipId, 'shields', ['xw.shield-charges.02']);
    recoverCharge(state, you(state, self).id, 'shields', ['xw.charges.02']);
  },
});

const toraniKulda = afterYouAttack({
  id: 'torani-kulda',
  card: 'pilot:toranikulda',
  effect: unlessRemovingGreen(
    (state, self) => shipsThat(state, self, all(enemy, inYour('bullseye'))).map(({ id }) => id),
    (state, ship) => sufferDamage(state, ship, { hit: 1, crit: 0 }, ['xw.damage.01']),
  ),
});

export const m12LKimogilaFighterPilots = [dalanOberos, toraniKulda];
