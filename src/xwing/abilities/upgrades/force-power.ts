/** Upgrades of the slot 'force-power'. */
import {
  type AbilityInPlay,
  after,
  before,
  type Candidate,
  candidate,
  countFaces,
  type Json,
  reason,
  say,
} from '../../../core';
import { recoverCharge, spendCharge } from '../../effects/charges';
import { lookAtDial, nothingToSee } from '../../effects/dials';
import { changeResults } from '../../effects/dice';
import { startEffect, untilEndOf } from '../../effects/lasting-effects';
import { ability, innermost, isResolving } from '../../engine';
import type { Ship, ShipId, XwingState } from '../../model/state';
import { limitAttack } from '../../procedures/attack';
import { sufferDamage } from '../../procedures/suffer-damage';
import { actionsOnBar } from '../../queries/actions';
import { activationOf } from '../../queries/activation';
import { currentAttack } from '../../queries/attack';
import { cannotSpendCharge } from '../../queries/charges';
import { isInArc } from '../../queries/range';
import { shipOf } from '../../queries/ships';
import { cannotAttack, noAttack, weaponChoices } from '../../queries/targets';
import { coordinatesMore, performing, sameTypeInReach, white } from '../forms/actions';
import { inBullseye, isThisAttack, rolledToAttack, thisAttack, whileYouAttack, whileYouDefend } from '../forms/attacks';
import { attacksWhoMoved, modifiedOnlyBy, weaponsThat } from '../forms/bonus-attacks';
import { all, enemy, inYour, limited, shipsThat } from '../forms/conditions';
import { allActive, forceOfShip, gaining } from '../forms/costs';
import { CHANGE, noResult } from '../forms/dice';
import { ENGAGES_FIRST } from '../forms/lasting-effects';
import { boostAction, boostsWithATurn } from '../forms/maneuvers';
import { chooseShip } from '../forms/targets';
import { afterYouReveal, atStartOf, beforeYouActivate } from '../forms/timing';
import { youGain } from '../forms/tokens';
import { isYou, you } from '../forms/you';

/** Outside the attacker's bullseye arc, up to two focus results become evades. */
const brilliantEvasion = ability({
  id: 'brilliant-evasion',
  card: 'upgrade:brilliantevasion',
  rules: ['xw.force-charges.07'],
  during: 'modify defense dice',
  may: true,
  when: (state, self) =>
    whileYouDefend((_, attack, own) => !isInArc(state, shipOf(state, attack.attacker), 'bullseye', own))(state, self),
  unable: (state) => noResult(state, 'defense', 'focus'),
  cost: forceOfShip(['xw.force-charges.07']),
  effect: (state) => changeResults(state, 'defense', { from: 'focus', to: 'evade', count: 2 }, ['xw.force-charges.07']),
});

const actsForForce = { cost: forceOfShip(['xw.force-charges.07']) };

const MEDITATION = 'upgrade:battlemeditation';

const battleMeditation = [
  ability({
    id: 'battle-meditation-generic',
    card: MEDITATION,
    rules: ['xw.golden-rules.03', 'xw.coordinate.03'],
    forbids: {
      'be coordinated': (state, self, { ship, by }) =>
        isYou(state, self, by) && limited(shipOf(state, ship), you(state, self), state)
          ? reason('limited', say`${ship} is limited.`, ['xw.golden-rules.03'])
          : null,
    },
  }),
  coordinatesMore({
    id: 'battle-meditation',
    card: MEDITATION,
    if: (_state, { event }) => event.color === 'purple',
    most: () => 1,
    such: sameTypeInReach,
    grants: (state, ship, action) => actionsOnBar(state, ship).filter((each) => each.action === action),
  }),
];
const extremeManeuvers = boostsWithATurn({
  id: 'extreme-maneuvers',
  card: 'upgrade:extrememaneuvers',
  if: (state, ship) => boostAction(state, ship) !== null,
  cost: forceOfShip(['xw.force-charges.07']),
});

const FORESIGHT = 'upgrade:foresight';
const FORESIGHT_CHANGES = 'foresight-changes';

/** It changes a result of its own attack as the dice lie there, before anybody could modify them. */
const foresight = [
  attacksWhoMoved('foresight', FORESIGHT, forceOfShip(['xw.force-charges.07'])),
  modifiedOnlyBy('foresight-dice', FORESIGHT, (state, _by, { source }) =>
    isResolving(state, { ability: FORESIGHT_CHANGES, source }),
  ),
  ability({
    id: FORESIGHT_CHANGES,
    card: FORESIGHT,
    rules: CHANGE,
    on: after('dice-rolled', 'dice-rerolled'),
    when: (state, self) => self.event.die === 'attack' && rolledToAttack(state, self) && isThisAttack(state, self),
    may: true,
    unable: (state) => noResult(state, 'attack', 'focus'),
    effect: (state) => changeResults(state, 'attack', { from: 'focus', to: 'hit', count: 1 }, CHANGE),
  }),
];

const hate = ability({
  id: 'hate',
  card: 'upgrade:hate',
  rules: ['xw.charges.02'],
  on: after('damage-suffered'),
  when: (state, self) => isYou(state, self, self.event.ship),
  unable: (state, self) => allActive(you(state, self).force),
  effect: (state, self) => recoverCharge(state, you(state, self).id, 'force', ['xw.charges.02']),
});

const FIRST = ['xw.timing.03', 'xw.faq-cards.04'];

const heightenedPerception = atStartOf('engagement')({
  id: 'heightened-perception',
  card: 'upgrade:heightenedperception',
  rules: FIRST,
  may: true,
  cost: forceOfShip(FIRST),
  effect: (state, self) => startEffect(state, ENGAGES_FIRST, you(state, self).id, self.controller),
});

const NEEDS = ['focus', 'lock'] as const;

/** Special attacks that need a focus token or a lock: once paid for, the attack is one of them, and needs neither. */
const instinctiveAim = ability({
  id: 'instinctive-aim',
  card: 'upgrade:instinctiveaim',
  rules: ['xw.special-weapon.03', 'xw.golden-rules.02'],
  on: before('about-to-attack'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  ...actsForForce,
  unable: (state, self) => {
    const own = you(state, self);
    const attack = { ...thisAttack(state), ...aims(state, own) };
    return cannotAttack(state, own, attack.bonus) ?? noAttack(own.id, weaponChoices(state, own, attack));
  },
  effect: (state, self) => limitAttack(state, aims(state, you(state, self))),
});

/** What the attack is limited to then. */
function aims(state: XwingState, own: Ship) {
  const { weapons, waives } = thisAttack(state);
  const needing = weaponsThat(
    state,
    own,
    ({ id, requires }) => NEEDS.some((each) => requires.includes(each)) && (weapons?.includes(id) ?? true),
  );
  return { weapons: needing, waives: [...waives, ...NEEDS] };
}

const patience = atStartOf('engagement')({
  id: 'patience',
  card: 'upgrade:patience',
  if: (state, self) => shipsThat(state, self, all(enemy, inYour('front'))).length > 0,
  may: true,
  unable: (state, self) => allActive(you(state, self).force),
  cost: gaining('deplete'),
  effect: (state, self) => recoverCharge(state, you(state, self).id, 'force', ['xw.charges.02']),
});
/** What becomes of a barrel roll or boost by this card that is not on the bar of the ship. */
const notOnItsBar = (id: string, card: string, then: (state: XwingState, self: AbilityInPlay) => void) =>
  ability({
    id: `${id}-not-on-bar`,
    card,
    rules: ['xw.actions.05'],
    on: after('action-performed'),
    when: (state, self) => {
      const { ship, action } = self.event;
      const byThis = isYou(state, self, ship) && isResolving(state, { ability: id, source: self.source });
      return byThis && !actionsOnBar(state, shipOf(state, ship)).some((each) => each.action === action);
    },
    effect: then,
  });

const PRECOGNITIVE = 'precognitive-reflexes';
const PRECOGNITIVE_CARD = 'upgrade:precognitivereflexes';

const precognitiveReflexes = [
  afterYouReveal({
    id: PRECOGNITIVE,
    card: PRECOGNITIVE_CARD,
    limit: { per: 'round', times: 1 },
    ...actsForForce,
    ...performing(PRECOGNITIVE, white('barrel-roll', 'boost')),
  }),
  notOnItsBar(PRECOGNITIVE, PRECOGNITIVE_CARD, youGain('strain')),
  ability({
    id: 'precognitive-reflexes-no-other',
    card: PRECOGNITIVE_CARD,
    rules: ['xw.golden-rules.03'],
    forbids: {
      'perform action': (state, self, { ship }) => {
        const isUsed = state.used.some((use) => use.ability === PRECOGNITIVE && use.source === self.source);
        const now = isUsed && isYou(state, self, ship) && activationOf(state, ship) !== null;
        const first = innermost(state, 'perform action')?.source === PRECOGNITIVE;
        if (!now || first) return null;
        return reason('no-other-action', say`${ship} performs no other action in this activation.`, [
          'xw.golden-rules.03',
        ]);
      },
    },
  }),
];

const SHOT = untilEndOf('attack', 'no more defense dice than hits');

/** The defender rolls no more dice than there are hits and critical hits. */
const predictiveShot = [
  ability({
    id: 'predictive-shot',
    card: 'upgrade:predictiveshot',
    rules: ['xw.timing.07', 'xw.faq-cards.30'],
    on: after('attack-declared'),
    when: whileYouAttack(inBullseye),
    may: true,
    ...actsForForce,
    effect: (state, self) => startEffect(state, SHOT, you(state, self).id, self.controller),
  }),
  ability({
    id: 'predictive-shot-maximum',
    card: SHOT,
    rules: ['xw.faq-cards.30'],
    modifies: {
      'most defense dice': (state, { source }, most, { attacker }) => {
        const dice = currentAttack(state)?.attackDice ?? [];
        return attacker === source ? Math.min(most, countFaces(dice, 'hit') + countFaces(dice, 'crit')) : most;
      },
    },
  }),
];

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

const SUPERNATURAL = 'supernatural-reflexes';
const SUPERNATURAL_CARD = 'upgrade:supernaturalreflexes';

const supernaturalReflexes = [
  beforeYouActivate({
    id: SUPERNATURAL,
    card: SUPERNATURAL_CARD,
    ...actsForForce,
    ...performing(SUPERNATURAL, white('barrel-roll', 'boost')),
  }),
  notOnItsBar(SUPERNATURAL, SUPERNATURAL_CARD, (state, self) =>
    sufferDamage(state, you(state, self).id, { hit: 1, crit: 0 }, ['xw.damage.01']),
  ),
];

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

export const forcePowerUpgrades = [
  ...battleMeditation,
  brilliantEvasion,
  extremeManeuvers,
  ...foresight,
  hate,
  heightenedPerception,
  instinctiveAim,
  patience,
  ...precognitiveReflexes,
  ...predictiveShot,
  sense,
  ...supernaturalReflexes,
];
