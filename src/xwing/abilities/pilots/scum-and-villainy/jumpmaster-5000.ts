/** Scum and Villainy: pilots of the JumpMaster 5000. */
import { type AbilityFrame, after, candidate, type DrawAction, type RuleId } from '../../../../core';
import { discardFacedown, discardFaceup, facedownCard } from '../../../effects/damage-deck';
import { transferToken } from '../../../effects/tokens';
import { ability, ask, emit, forbidden, run } from '../../../engine';
import type { XwingEvent } from '../../../model/events';
import type { ShipId, StandardArc, XwingState } from '../../../model/state';
import { ARCS, pointTurret } from '../../../procedures/rotate';
import { sufferDamage } from '../../../procedures/suffer-damage';
import { edgeOf } from '../../../queries/placing';
import { isInArc } from '../../../queries/range';
import { shipOf } from '../../../queries/ships';
import { greenTokens } from '../../../queries/tokens';
import { whileYouDefend } from '../../forms/attacks';
import { bonusAttack, type BonusLimits, cannotBonusAttack } from '../../forms/bonus-attacks';
import { all, atRange, attackerIs, friend, inYour, inYourTurret } from '../../forms/conditions';
import { spendingCharges } from '../../forms/costs';
import { leaveFor } from '../../forms/lasting-effects';
import { atStartOf } from '../../forms/timing';
import { chosenShips, noToken, PASS } from '../../forms/tokens';
import { noTurret } from '../../forms/turrets';
import { isYou, you } from '../../forms/you';

const onAttacker = ({ attacker }: { attacker: ShipId }): BonusLimits => ({ defenders: [attacker] });

const dengar = ability({
  id: 'dengar-pilot',
  card: 'pilot:dengar',
  rules: ['xw.attack.36', 'xw.bonus-attack.01'],
  on: after('defended'),
  when: (state, self) =>
    self.event.bonus &&
    isYou(state, self, self.event.defender) &&
    whileYouDefend(attackerIs(inYour('front')))(state, self),
  may: true,
  unable: (state, self) => cannotBonusAttack(state, you(state, self), onAttacker(self.event)),
  cost: spendingCharges('ship'),
  effect: (state, self) => self.event && bonusAttack(state, you(state, self).id, onAttacker(self.event)),
});

const manaroo = atStartOf('engagement')({
  id: 'manaroo',
  card: 'pilot:manaroo',
  may: true,
  unable: (state, self) => (greenTokens(you(state, self)).length > 0 ? null : noToken('There is no green token.')),
  choose: (state, self) => chosenShips(state, self, all(friend, atRange(0, 1))),
  effect: (state, self) => {
    const own = you(state, self);
    for (const token of greenTokens(own))
      for (let i = own.tokens[token]; i > 0; i--)
        transferToken(state, own.id, self.chosen as ShipId, token, PASS, self.controller);
  },
});

/** Its indicator turns to the attacker before anything is rolled. */
const nomLumb = ability({
  id: 'nom-lumb',
  card: 'pilot:nomlumb',
  rules: ['xw.defender.01', 'xw.rotate.01'],
  on: after('attack-declared'),
  when: (state, self) => {
    const attacker = shipOf(state, self.event.attacker);
    return isYou(state, self, self.event.defender) && !inYourTurret(attacker, you(state, self), state);
  },
  unable: noTurret,
  choose: (state, self) => {
    const [own, attacker] = [you(state, self), shipOf(state, self.event.attacker)];
    return ARCS.filter((arc) => isInArc(state, own, arc, attacker)).map((arc) =>
      candidate(arc, forbidden(state, 'rotate to', { ship: own.id, arc })),
    );
  },
  effect: (state, self) => pointTurret(state, you(state, self).id, self.chosen as StandardArc),
});

type WouldBeDestroyed = AbilityFrame<Extract<XwingEvent, { type: 'ship-destroyed' }>>;
const INSTEAD: readonly RuleId[] = ['xw.replacement-effect.02'];

function discarded(state: XwingState, ship: ShipId, card: string): void {
  emit(state, { type: 'damage-card-discarded', rules: INSTEAD, ship, card });
}

/** Once a game he is not destroyed: he leaves with five damage, and comes back at his edge. */
const telTrevura = ability({
  id: 'tel-trevura',
  card: 'pilot:teltrevura',
  rules: INSTEAD,
  replaces: 'ship-destroyed',
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  cost: spendingCharges('ship'),
  effect: [
    run('discard the faceup damage cards', INSTEAD, (state, self: WouldBeDestroyed) => {
      const own = you(state, self);
      for (const faceup of [...own.damage.faceup]) {
        discardFaceup(state, own, faceup);
        discarded(state, own.id, faceup.card);
      }
    }),
    ask(
      'discard the facedown ones',
      INSTEAD,
      (state, self: WouldBeDestroyed) => facedownCard(state, you(state, self)),
      (state, self: WouldBeDestroyed, { card }: DrawAction) => {
        const own = you(state, self);
        discarded(state, own.id, discardFacedown(state, own, card));
        return 'again';
      },
    ),
    run('suffer damage', INSTEAD, (state, self: WouldBeDestroyed) =>
      sufferDamage(state, you(state, self).id, { hit: 5, crit: 0 }, INSTEAD),
    ),
    run('leave for the reserve', INSTEAD, (state, self: WouldBeDestroyed) => {
      const own = you(state, self);
      if (!own.destroyed) leaveFor(state, self, edgeOf(state, own.player));
    }),
  ],
});

export const jumpmaster5000Pilots = [dengar, manaroo, nomLumb, telTrevura];
