/** Astromechs, sensors, modifications and other equipment. */
import { after, reason } from '../../../core';
import { changeDifficulty } from '../../effects/activation';
import { loseCharge, recoverCharge, spendCharge } from '../../effects/charges';
import { gainToken } from '../../effects/tokens';
import { ability, innermost, isResolving, wasUsed } from '../../engine';
import { damageCard } from '../../facts';
import { isBasic } from '../../facts/maneuvers';
import { repairDamageCard } from '../../procedures/damage-cards';
import { performAction } from '../../procedures/perform-action';
import { cannotPerform } from '../../queries/actions';
import { currentAttack } from '../../queries/attack';
import { cannotSpendCharge } from '../../queries/charges';
import { obstacleKindOf } from '../../queries/obstacles';
import { isStressed } from '../../queries/tokens';
import { mayReroll, whileYouAttack, whileYouDefend, rollsMore } from '../combat';
import { afterYouReveal } from '../forms';
import { chooseHeld, removeHeld, type Held } from '../held-tokens';
import { allActive, chargeOfCard, chooseShip, insteadOf, isYou, metObstacle, you } from '../words';

/** As the erratum has it: only while not stressed, and another ship. */
const staticDischargeVanes = ability({
  id: 'static-discharge-vanes',
  card: 'upgrade:staticdischargevanes',
  rules: ['xw.errata-static-discharge-vanes.01', 'xw.replacement-effect.02'],
  replaces: 'token-gained',
  when: (state, self) =>
    isYou(state, self, self.event.ship) &&
    (self.event.token === 'jam' || self.event.token === 'ion') &&
    !isStressed(state, self.event.ship),
  may: true,
  choose: (state, self) => chooseShip(state, self, { side: 'any', range: [0, 1], other: true }),
  effect: (state, self) => {
    const { event, chosen } = self;
    if (!event) return;
    gainToken(state, you(state, self).id, 'stress', ['xw.errata-static-discharge-vanes.01'], { by: self.controller });
    const because = insteadOf(event);
    const rules = ['xw.errata-static-discharge-vanes.01'];
    gainToken(state, chosen as string, event.token, rules, { by: self.controller, because });
  },
});

const r2 = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.paying-costs.01'],
    on: after('dial-revealed'),
    when: (state, self) => isYou(state, self, self.event.ship),
    may: true,
    unable: (state, self) => allActive(you(state, self).shields, [], 'shields'),
    cost: {
      cannot: (state, self) => cannotSpendCharge(state, you(state, self).id, self.source),
      pay: (state, self) => {
        spendCharge(state, you(state, self).id, self.source, ['xw.paying-costs.01']);
        gainToken(state, you(state, self).id, 'disarm', ['xw.paying-costs.01'], { by: self.controller });
      },
    },
    effect: (state, self) => recoverCharge(state, you(state, self).id, 'shields', ['xw.paying-costs.01']),
  });

/** For a charge the basic maneuver that was revealed is easier. */
const r4PAstromech = afterYouReveal({
  id: 'r4-p-astromech',
  card: 'upgrade:r4pastromech',
  rules: ['xw.difficulty.06'],
  if: (_state, { event }) => isBasic(event.maneuver.bearing),
  may: true,
  cost: chargeOfCard(['xw.standard-charges.04']),
  effect: (state, self) => changeDifficulty(state, you(state, self).id, -1),
});

/** Decreases the difficulty of speed 1-2 straight, bank and turn maneuvers. */
const r4Astromech = ability({
  id: 'r4-astromech',
  card: 'upgrade:r4astromech',
  rules: ['xw.difficulty.06'],
  modifies: {
    'maneuver difficulty': (state, self, value, { ship, bearing, speed }) => {
      const isBasic = BASIC.includes(bearing) && (speed === 1 || speed === 2);
      return isBasic && ship === you(state, self).id ? value - 1 : value;
    },
  },
});
const BASIC: readonly string[] = ['straight', 'bank-left', 'bank-right', 'turn-left', 'turn-right'];

const r5Facedown = (id: string, card: string) =>
  ability({
    id: `${id}-facedown`,
    card,
    rules: ['xw.damage-cards.06'],
    during: 'action',
    unable: (state, self) =>
      you(state, self).damage.facedown > 0
        ? null
        : reason('no-damage-card', 'There is no facedown damage card.', ['xw.paying-costs.01']),
    cost: chargeOfCard(['xw.standard-charges.04']),
    effect: (state, self) => repairDamageCard(state, you(state, self).id, 'facedown', ['xw.damage-cards.06']),
  });

const r5Faceup = (id: string, card: string) =>
  ability({
    id: `${id}-faceup`,
    card,
    rules: ['xw.damage-cards.05'],
    during: 'action',
    choose: (state, self) =>
      you(state, self).damage.faceup.map(({ id, card }) => ({
        action: id,
        not:
          damageCard(card)?.trait === 'ship'
            ? null
            : reason('wrong-trait', 'It is not a Ship card.', ['xw.damage-cards.05']),
      })),
    effect: (state, self) =>
      repairDamageCard(state, you(state, self).id, { id: self.chosen as string }, ['xw.damage-cards.05']),
  });

/** Used, the lock cannot be spent during the attack. */
const fireControlSystem = mayReroll({
  id: 'fire-control-system',
  card: 'upgrade:firecontrolsystem',
  rules: ['xw.dice-modification.05'],
  pool: 'attack',
  when: whileYouAttack((state, attack, own) =>
    state.locks.some((lock) => lock.by === own.id && lock.on === attack.defender),
  ),
});
const fireControlSystemKeepsLock = ability({
  id: 'fire-control-system-keeps-lock',
  card: 'upgrade:firecontrolsystem',
  rules: ['xw.golden-rules.03'],
  forbids: {
    'spend lock': (state, self, { ship }) => {
      const attack = currentAttack(state);
      const used = attack !== null && wasUsed(attack, { ability: 'fire-control-system', source: self.source });
      if (!isYou(state, self, ship) || !used) return null;
      return reason('lock-kept', 'With Fire-Control System used, the lock cannot be spent.', ['xw.golden-rules.03']);
    },
  },
});

const stealthDevice = rollsMore(
  {
    id: 'stealth-device',
    card: 'upgrade:stealthdevice',
    rules: ['xw.attack.22', 'xw.errata-stealth-device.01'],
    pool: 'defense',
    when: (state, self) =>
      whileYouDefend((_state, _attack, own) =>
        own.upgrades.some((card) => card.id === self.source && card.charges?.active === 1),
      )(state, self),
  },
  1,
);
const stealthDeviceFails = ability({
  id: 'stealth-device-fails',
  card: 'upgrade:stealthdevice',
  rules: ['xw.errata-stealth-device.01', 'xw.charges.04'],
  on: after('damage-suffered'),
  when: (state, self) =>
    isYou(state, self, self.event.ship) &&
    you(state, self).upgrades.some((card) => card.id === self.source && card.charges?.active === 1),
  effect: (state, self) => loseCharge(state, you(state, self).id, self.source, ['xw.charges.04']),
});

/** A boost, even while stressed. */
const afterburners = ability({
  id: 'afterburners',
  card: 'upgrade:afterburners',
  rules: ['xw.golden-rules.02'],
  on: after('maneuver-executed'),
  when: (state, self) => {
    const { ship, fully, maneuver } = self.event;
    return isYou(state, self, ship) && fully && maneuver.speed >= 3 && maneuver.speed <= 5;
  },
  may: true,
  unable: (state, self) => cannotPerform(state, you(state, self).id, { action: 'boost', color: 'white' }),
  cost: chargeOfCard(['xw.standard-charges.04']),
  effect: (state, self) =>
    performAction(state, you(state, self).id, [{ action: 'boost', color: 'white' }], {
      may: false,
      source: 'afterburners',
    }),
});
const afterburnersWhileStressed = ability({
  id: 'afterburners-while-stressed',
  card: 'upgrade:afterburners',
  rules: ['xw.golden-rules.02'],
  permits: {
    'actions while stressed': (state, self, { ship, action }) =>
      isResolving(state, { ability: 'afterburners', source: self.source }) &&
      action === 'boost' &&
      isYou(state, self, ship),
  },
});

const OUTRIDER = 'upgrade:outrider';
/** As the erratum has it: obstructed by an obstacle, not by a ship. */
const outrider = rollsMore(
  {
    id: 'outrider',
    card: OUTRIDER,
    rules: ['xw.errata-outrider.01', 'xw.faq-objects.04'],
    pool: 'defense',
    when: whileYouAttack((state, { obstructedBy }) => obstructedBy.some((id) => obstacleKindOf(state, id) !== null)),
  },
  -1,
);
const outriderSheds = ability({
  id: 'outrider-sheds',
  card: OUTRIDER,
  rules: ['xw.faq-objects.04'],
  on: after('maneuver-executed'),
  when: (state, self) => isYou(state, self, self.event.ship) && self.event.fully && metObstacle(state, self.event.ship),
  may: true,
  choose: (state, self) => chooseHeld(state, you(state, self), 'red', 'orange'),
  effect: (state, self) => removeHeld(state, you(state, self).id, self.chosen as Held, ['xw.tokens.03']),
});

/** Straights and banks of speed 3 are easier. */
const maneuverAssist = ability({
  id: 'maneuver-assist-mgk-300',
  card: 'upgrade:maneuverassistmgk300',
  rules: ['xw.difficulty.06'],
  modifies: {
    'maneuver difficulty': (state, self, value, { ship, bearing, speed }) => {
      const eased = speed === 3 && ['straight', 'bank-left', 'bank-right'].includes(bearing);
      return eased && isYou(state, self, ship) ? value - 1 : value;
    },
  },
});

/** A red boost, barrel roll or SLAM action goes one speed farther. */
const overdriveThruster = ability({
  id: 'overdrive-thruster',
  card: 'upgrade:overdrivethruster',
  rules: ['xw.golden-rules.02'],
  modifies: {
    'template speed': (state, self, speed, { ship, action }) => {
      const { chosen = null } = innermost(state, 'perform action') ?? {};
      const isRed = chosen?.action === action && chosen.color === 'red';
      return isRed && isYou(state, self, ship) ? speed + 1 : speed;
    },
  },
});

export const equipment = [
  overdriveThruster,
  outrider,
  outriderSheds,
  staticDischargeVanes,
  r2('r2-astromech', 'upgrade:r2astromech'),
  r2('r2-d2', 'upgrade:r2d2'),
  r4PAstromech,
  r4Astromech,
  ...[r5Facedown, r5Faceup].map((r5) => r5('r5-astromech', 'upgrade:r5astromech')),
  ...[r5Facedown, r5Faceup].map((r5) => r5('r5-d8', 'upgrade:r5d8')),
  maneuverAssist,
  fireControlSystem,
  fireControlSystemKeepsLock,
  stealthDevice,
  stealthDeviceFails,
  afterburners,
  afterburnersWhileStressed,
];
