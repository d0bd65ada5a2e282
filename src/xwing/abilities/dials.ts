/** Cards by which dials are seen before they are revealed. */
import { candidate, reason, say, type AbilityInPlay, type Candidate, type Json, type RuleId } from '../../core';
import { spendCharge } from '../effects/charges';
import { lookAtDial, nothingToSee, turnDialFaceup } from '../effects/dials';
import { ability } from '../engine';
import type { ShipId, XwingState } from '../model/state';
import { cannotSpendCharge } from '../queries/charges';
import { shipOf } from '../queries/ships';
import { all, atRange, enemy, enemyIs, equipped, shipsThat, type OfShip } from './circumstances';
import { whileYouAttack, whileYouDefend } from './combat';
import { assignsAfterPlacing } from './conditions';
import { chooseShip, isYou, you } from './words';

const SENSE = ['xw.faq-activation.09', 'xw.system-phase.02'];

/** A ship at range 0-1; for a Force charge, which is spent once the ship is chosen, one at range 0-3. */
const sense = ability({
  id: 'sense',
  card: 'upgrade:sense',
  rules: SENSE,
  during: 'system phase',
  may: true,
  choose: (state, self) => [...within(state, self, [0, 1], false), ...within(state, self, [0, 3], true)],
  effect: (state, self) => {
    const { ship, force } = self.chosen as { ship: ShipId; force: boolean };
    if (force) spendCharge(state, you(state, self).id, 'force', SENSE);
    lookAtDial(state, ship, self.controller, SENSE);
  },
});

function within(
  state: XwingState,
  self: AbilityInPlay,
  range: readonly [number, number],
  force: boolean,
): Candidate<Json>[] {
  const own = you(state, self).id;
  const unpaid = force ? cannotSpendCharge(state, own, 'force') : null;
  return chooseShip(state, self, { side: 'enemy', range }).map(({ action, not }) =>
    candidate<Json>(
      { ship: action, force },
      not ?? nothingToSee(shipOf(state, action as ShipId), self.controller) ?? unpaid,
    ),
  );
}

interface Spied {
  id: string;
  card: string;
  rules: readonly RuleId[];
  /** The enemy ships that spy. */
  spy: OfShip;
  range: readonly [number, number];
}

/** In the system phase of the ship that has it, with a spy of the enemy near, everybody sees its dial. */
const dialTurned = ({ id, card, rules, spy, range }: Spied) =>
  ability({
    id,
    card,
    rules,
    during: 'system phase',
    when: (state, self) => shipsThat(state, self, all(enemy, spy, atRange(...range))).length > 0,
    unable: (state, self) => {
      const { id: own, dial, dialFaceup } = you(state, self);
      if (dial !== null && !dialFaceup) return null;
      return reason('nothing-to-turn', say`no dial of ${own} lies facedown.`, rules);
    },
    effect: (state, self) => turnDialFaceup(state, you(state, self).id, rules),
  });

const listeningDevice = dialTurned({
  id: 'listening-device',
  card: 'condition:listeningdevice',
  rules: ['xw.errata-listening-device.01', 'xw.faq-cards.23'],
  spy: equipped('informant'),
  range: [0, 2],
});

const isVi: OfShip = ({ pilot }) => pilot === 'vimoradi';
const INTEL = { card: 'condition:compromisingintel', rules: ['xw.condition-cards.01', 'xw.system-phase.02'] } as const;

const compromisingIntel = dialTurned({ id: 'compromising-intel', ...INTEL, spy: isVi, range: [0, 3] });

/** In an attack of the enemy's Vi Moradi or on her. */
const compromisedFocus = ability({
  id: 'compromising-intel-focus',
  card: INTEL.card,
  rules: ['xw.golden-rules.03'],
  forbids: {
    'spend token': (state, self, { ship, token }) => {
      if (token !== 'focus' || !isYou(state, self, ship)) return null;
      const fights = [whileYouAttack, whileYouDefend].some((during) => during(enemyIs(all(enemy, isVi)))(state, self));
      const said = say`${ship} spends no focus tokens against Vi Moradi.`;
      return fights ? reason('compromised', said, ['xw.golden-rules.03'], { token }) : null;
    },
  },
});

export const dialAbilities = [
  sense,
  assignsAfterPlacing('informant', 'upgrade:informant', 'listeningdevice'),
  listeningDevice,
  assignsAfterPlacing('vi-moradi', 'pilot:vimoradi', 'compromisingintel'),
  compromisingIntel,
  compromisedFocus,
];
