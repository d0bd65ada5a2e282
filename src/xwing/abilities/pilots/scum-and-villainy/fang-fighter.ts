/** Scum and Villainy: pilots of the Fang Fighter. */
import { candidate, type Reason, reason, say } from '../../../../core';
import { spendCharge } from '../../../effects/charges';
import { nothingDone } from '../../../effects/failing';
import { removeTokens } from '../../../effects/tokens';
import { ability } from '../../../engine';
import type { Ship, XwingState } from '../../../model/state';
import { rollMore } from '../../../procedures/roll-dice';
import { cannotSpendCharge } from '../../../queries/charges';
import { isInArc } from '../../../queries/range';
import { shipOf } from '../../../queries/ships';
import { greenTokens } from '../../../queries/tokens';
import { isAttackRange, whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { cardsOfSlot } from '../../forms/bonus-attacks';
import { chooseShip } from '../../forms/targets';
import { afterYouFullyExecute, atStartOf } from '../../forms/timing';
import { youGain } from '../../forms/tokens';
import { you } from '../../forms/you';

/** At attack range 1, attacking or defending, he may roll one more die. */
const fennRau = (id: string, pool: 'attack' | 'defense') =>
  ability({
    id,
    card: 'pilot:fennrau',
    rules: ['xw.timing.05'],
    during: `roll ${pool} dice`,
    may: true,
    when: (state, self) => (pool === 'attack' ? whileYouAttack : whileYouDefend)(isAttackRange(1))(state, self),
    effect: (state, self) => rollMore(state, pool, 1, self),
  });

const joyRekkoff = ability({
  id: 'joy-rekkoff',
  card: 'pilot:joyrekkoff',
  rules: ['xw.timing.05', 'xw.charges.05'],
  during: 'roll defense dice',
  may: true,
  when: (state, self) => whileYouAttack()(state, self),
  choose: (state, self) => {
    const own = you(state, self);
    return cardsOfSlot(own, 'torpedo').map((id) => candidate(id, cannotSpendCharge(state, own.id, id)));
  },
  effect: (state, self) => {
    spendCharge(state, you(state, self).id, self.chosen as string, ['xw.charges.05']);
    rollMore(state, 'defense', -1, self);
  },
});

const kadSolus = afterYouFullyExecute(({ color }) => color === 'red')({
  id: 'kad-solus',
  card: 'pilot:kadsolus',
  effect: youGain('focus', 2),
});

const oldTeroch = atStartOf('engagement')({
  id: 'old-teroch',
  card: 'pilot:oldteroch',
  rules: ['xw.ability-queue-example-2.06'],
  may: true,
  choose: (state, self) => chooseShip(state, self, { side: 'enemy', range: [1, 1] }),
  effect: (state, self) => {
    const enemy = shipOf(state, self.chosen as string);
    const why = nothingToRemove(state, enemy, you(state, self));
    if (why) return nothingDone(state, enemy.id, self.source, why);
    for (const token of greenTokens(enemy))
      removeTokens(state, enemy.id, token, Infinity, ['xw.ability-queue-example-2.06']);
  },
});

function nothingToRemove(state: XwingState, enemy: Ship, own: Ship): Reason | null {
  const rules = ['xw.ability-queue-example-2.06'];
  if (!isInArc(state, enemy, 'front', own))
    return reason('not-in-arc', say`${own.id} is not in the front arc of ${enemy.id}.`, rules);
  if (greenTokens(enemy).length > 0) return null;
  return reason('no-token', say`${enemy.id} has no green token.`, rules);
}

export const fangFighterPilots = [
  fennRau('fenn-rau-attacks', 'attack'),
  fennRau('fenn-rau-defends', 'defense'),
  joyRekkoff,
  kadSolus,
  oldTeroch,
];
