/** Upgrades of the slot 'astromech', from R to Z. */
import { after, allowed, before, candidate, type Json, reason, say } from '../../../core';
import { changeDifficulty } from '../../effects/activation';
import { recoverCharge, spendCharge } from '../../effects/charges';
import { removeDevice } from '../../effects/devices';
import { startEffect, untilEndOf } from '../../effects/lasting-effects';
import { gainToken } from '../../effects/tokens';
import { ability, run } from '../../engine';
import { damageCard } from '../../facts';
import { isBasic } from '../../facts/maneuvers';
import type { ObjectId } from '../../model/state';
import { repairDamageCard } from '../../procedures/damage-cards';
import { acquireLock } from '../../procedures/lock';
import { rerollResults } from '../../procedures/reroll-dice';
import { sufferDamage } from '../../procedures/suffer-damage';
import { currentAttack } from '../../queries/attack';
import { cannotSpendCharge } from '../../queries/charges';
import { devicesInPlay } from '../../queries/devices';
import { isAtRange, isInArc } from '../../queries/range';
import { isFriendly, shipOf } from '../../queries/ships';
import { isDamaged } from '../../queries/status';
import { evenWhileStressed, performing } from '../forms/actions';
import { whileYouAttack, whileYouDefend } from '../forms/attacks';
import { all, count, defenderIs, enemy, inYour, shipsThat } from '../forms/conditions';
import {
  allActive,
  chargeOfCard,
  costInCharges,
  gaining,
  spending,
  spendingCharges,
  spendingLockOnEnemy,
  together,
} from '../forms/costs';
import { isOnDamageCard } from '../forms/damage';
import { resets } from '../forms/dials';
import { attacking, changes, chooseDice, defending, rerolls } from '../forms/dice';
import { chooseHeld, type Held, removeHeld } from '../forms/held-tokens';
import { cannotChange } from '../forms/maneuvers';
import { isWithin } from '../forms/targets';
import {
  afterYouActivate,
  afterYouFullyExecute,
  afterYouPerform,
  afterYouReveal,
  atStartOf,
  beforeYouExecute,
} from '../forms/timing';
import { REMOVE, youGain } from '../forms/tokens';
import { isYou, you } from '../forms/you';

const R1_J5 = 'upgrade:r1j5';

const r1J5 = [
  ability({
    id: 'r1-j5-acts',
    card: R1_J5,
    rules: ['xw.golden-rules.02'],
    permits: {
      'actions while stressed': (state, self, { ship, action }) =>
        isYou(state, self, ship) && you(state, self).tokens.stress <= 2 && isOnDamageCard(action),
    },
  }),
  ability({
    id: 'r1-j5',
    card: R1_J5,
    rules: ['xw.timing.07', 'xw.damage-cards.06'],
    on: after('damage-card-repaired'),
    when: (state, { event, ...self }) =>
      isYou(state, self, event.ship) && event.faceup && damageCard(event.card)?.trait === 'ship',
    may: true,
    cost: chargeOfCard(['xw.standard-charges.04']),
    effect: (state, self) => {
      if (self.event) repairDamageCard(state, self.event.ship, { facedown: self.event.card }, ['xw.damage-cards.06']);
    },
  }),
];

const r2A6 = resets({
  id: 'r2-a6',
  card: 'upgrade:r2a6',
  to: (other, { speed, bearing }) => other.bearing === bearing && Math.abs(other.speed - speed) === 1,
});

const r2 = (id: string, card: string) =>
  afterYouReveal({
    id,
    card,
    rules: ['xw.paying-costs.01'],
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

/** After his activation: a damage card, a shield, or a device near him that goes. */
const r2D2Republic = afterYouActivate({
  id: 'r2-d2-republic',
  card: 'upgrade:r2d2-republic',
  may: true,
  cost: together(chargeOfCard(['xw.standard-charges.04']), gaining('deplete')),
  choose: (state, self) => {
    const own = you(state, self);
    const devices = devicesInPlay(state).filter(({ id }) => isAtRange(state, own.id, id, 0, 1));
    return [
      ...(isDamaged(own) ? [allowed<Json>('repair')] : []),
      candidate<Json>('shield', allActive(own.shields, [], 'shields')),
      ...devices.map(({ id: device }) => allowed<Json>({ device })),
    ];
  },
  effect: (state, self) => {
    const own = you(state, self).id;
    const { chosen } = self;
    if (chosen === 'repair') repairDamageCard(state, own, 'any', ['xw.damage-cards.05']);
    else if (chosen === 'shield') recoverCharge(state, own, 'shields', ['xw.charges.02']);
    else removeDevice(state, (chosen as { device: ObjectId }).device, ['xw.golden-rules.02']);
  },
});

const R2_RESISTANCE = 'upgrade:r2d2-resistance';

const r2D2Resistance = [
  atStartOf('end')({
    id: 'r2-d2-resistance',
    card: R2_RESISTANCE,
    may: true,
    cost: together(chargeOfCard(['xw.standard-charges.04']), spendingCharges('shields')),
    choose: (state, self) => chooseHeld(state, you(state, self), 'red'),
    effect: (state, self) => removeHeld(state, you(state, self).id, self.chosen as Held, REMOVE),
  }),
  atStartOf('end')({
    id: 'r2-d2-resistance-recovers',
    card: R2_RESISTANCE,
    may: true,
    unable: (state, self) => {
      const { shields, id } = you(state, self);
      if (shields.active === 0) return allActive(shields, [], 'shields');
      return reason('shielded', say`${id} has an active shield.`, ['xw.shield-charges.01']);
    },
    cost: costInCharges(({ source }) => source, 2, ['xw.standard-charges.04']),
    effect: (state, self) => {
      recoverCharge(state, you(state, self).id, 'shields', ['xw.charges.02']);
      youGain('deplete')(state, self);
    },
  }),
];

const r2C4 = changes({
  id: 'r2-c4',
  card: 'upgrade:r2c4',
  ...attacking,
  from: ['focus'],
  to: 'hit',
  when: whileYouAttack(),
  cost: spending('evade'),
});

const r2Ha = rerolls({
  id: 'r2-ha',
  card: 'upgrade:r2ha',
  ...defending,
  most: Infinity,
  when: whileYouDefend(),
  cost: spendingLockOnEnemy,
});

const R3 = 'upgrade:r3astromech';

const r3Astromech = [
  ability({
    id: 'r3-astromech-locks',
    card: R3,
    rules: ['xw.faq-lock.03'],
    modifies: {
      'most locks': (state, self, most, { ship }) => (isYou(state, self, ship) ? Math.max(2, most) : most),
    },
  }),
  afterYouPerform('lock')({
    id: 'r3-astromech',
    card: R3,
    may: true,
    effect: (state, self) => acquireLock(state, you(state, self).id),
  }),
];

const BASIC: readonly string[] = ['straight', 'bank-left', 'bank-right', 'turn-left', 'turn-right'];

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

/** A red or orange token of the defender goes; which, and which dice, is chosen together. */
const r4b11 = ability({
  id: 'r4-b11',
  card: 'upgrade:r4b11',
  rules: ['xw.dice-modification.05'],
  during: 'modify defense dice',
  may: true,
  when: (state, self) => whileYouAttack()(state, self),
  choose: (state) => {
    const defender = shipOf(state, currentAttack(state)?.defender ?? '');
    const choices = chooseDice(state, 'defense', Infinity);
    return chooseHeld(state, defender, 'red', 'orange').flatMap(({ action: token, not }) =>
      choices.map(({ action: dice }) => candidate({ token, dice }, not)),
    );
  },
  effect: (state, { chosen, controller }) => {
    const { token, dice } = chosen as unknown as { token: Held; dice: number[] };
    removeHeld(state, currentAttack(state)?.defender ?? '', token, ['xw.tokens.03']);
    rerollResults(state, 'defense', dice, controller, ['xw.dice-modification.05']);
  },
});

const r4P17 = afterYouFullyExecute(({ color }) => color === 'red')({
  id: 'r4-p17',
  card: 'upgrade:r4p17',
  cost: chargeOfCard(['xw.standard-charges.04']),
  ...performing('r4-p17', 'any standard action'),
});

const r4P44 = afterYouFullyExecute(({ color }) => color === 'red')({
  id: 'r4-p44',
  card: 'upgrade:r4p44',
  if: (state, self) => shipsThat(state, self, all(enemy, inYour('bullseye'))).length > 0,
  effect: youGain('calculate'),
});

/** For a charge the basic maneuver that it is about to execute is easier. */
const r4PAstromech = beforeYouExecute({
  id: 'r4-p-astromech',
  card: 'upgrade:r4pastromech',
  rules: ['xw.difficulty.06'],
  if: (_state, { event }) => isBasic(event.maneuver.bearing),
  may: true,
  unable: cannotChange,
  cost: chargeOfCard(['xw.standard-charges.04']),
  effect: (state, self) => changeDifficulty(state, you(state, self).id, -1),
});

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

/** What a reroll for R5-P8's charge turns into a critical hit hurts the ship itself. */
const r5p8 = ability({
  id: 'r5-p8',
  card: 'upgrade:r5p8',
  rules: ['xw.dice-modification.05'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack(defenderIs(inYour('front')))(state, self),
  cost: chargeOfCard(['xw.standard-charges.04']),
  choose: (state) => chooseDice(state, 'attack', 1),
  effect: [
    run('reroll the die', ['xw.dice-modification.05'], (state, { chosen, controller }) =>
      rerollResults(state, 'attack', chosen as number[], controller, ['xw.dice-modification.05']),
    ),
    run('suffer for a critical hit', ['xw.damage.01'], (state, self) => {
      const [die] = self.chosen as number[];
      if (currentAttack(state)?.attackDice[die ?? -1]?.face !== 'crit') return;
      sufferDamage(state, you(state, self).id, { hit: 0, crit: 1 }, ['xw.damage.01']);
    }),
  ],
});

const r5Tk = ability({
  id: 'r5-tk',
  card: 'upgrade:r5tk',
  rules: ['xw.golden-rules.02'],
  permits: { 'attacks friendly ships': (state, self, { ship }) => isYou(state, self, ship) },
});

const IGNORES = 'ignores obstacles';

/** Until the end of the phase in which its ship activates or engages. */
const r5X3 = [
  ability({
    id: 'r5-x3',
    card: 'upgrade:r5x3',
    rules: ['xw.timing.02', 'xw.faq-objects.01'],
    on: before('ship-activates', 'ship-engages'),
    when: (state, self) => isYou(state, self, self.event.ship),
    may: true,
    cost: chargeOfCard(['xw.standard-charges.04']),
    effect: (state, self) => {
      const phase = state.phase === 'engagement' ? 'engagement' : 'activation';
      startEffect(state, untilEndOf(phase, IGNORES), you(state, self).id, self.controller);
    },
  }),
  ...(['activation', 'engagement'] as const).map((phase) =>
    ability({
      id: `r5-x3-${phase}`,
      card: untilEndOf(phase, IGNORES),
      rules: ['xw.faq-objects.01'],
      permits: {
        'ignores obstacle': (_state, { source }, { ship }) => ship === source,
        'attacks at an asteroid': (_state, { source }, { ship }) => ship === source,
      },
    }),
  ),
];

const r6D8 = rerolls({
  id: 'r6-d8',
  card: 'upgrade:r6d8',
  ...attacking,
  most: (state, self) =>
    count(state, you(state, self), (ship, own) => {
      const defender = shipOf(state, currentAttack(state)?.defender ?? '');
      return isFriendly(ship, own) && isWithin(state, own, ship, [0, 3]) && isInArc(state, ship, 'bullseye', defender);
    }),
  when: whileYouAttack(),
});

const r7A7 = changes({
  id: 'r7-a7',
  card: 'upgrade:r7a7',
  ...attacking,
  from: ['hit'],
  to: 'crit',
  when: whileYouAttack(),
  cost: chargeOfCard(['xw.standard-charges.04']),
});

export const astromechUpgradesRToZ = [
  ...r1J5,
  r2A6,
  r2('r2-astromech', 'upgrade:r2astromech'),
  r2C4,
  r2('r2-d2', 'upgrade:r2d2'),
  r2D2Republic,
  ...r2D2Resistance,
  r2Ha,
  ...r3Astromech,
  r4Astromech,
  r4b11,
  r4P17,
  evenWhileStressed('r4-p17', 'upgrade:r4p17'),
  r4P44,
  r4PAstromech,
  ...[r5Facedown, r5Faceup].map((r5) => r5('r5-astromech', 'upgrade:r5astromech')),
  ...[r5Facedown, r5Faceup].map((r5) => r5('r5-d8', 'upgrade:r5d8')),
  r5p8,
  r5Tk,
  ...r5X3,
  r6D8,
  r7A7,
];
