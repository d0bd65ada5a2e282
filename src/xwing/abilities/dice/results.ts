/** Cards that add results, spend them, or cancel them before or after results are neutralized. */
import { allowed, countFaces, after, before, reason, say } from '../../../core';
import { recoverCharge } from '../../effects/charges';
import { addResult, cancelResults, spendResult } from '../../effects/dice';
import { gainToken } from '../../effects/tokens';
import { ability } from '../../engine';
import type { ShipId, XwingState } from '../../model/state';
import { sufferDamage } from '../../procedures/suffer-damage';
import { cannotModify, currentAttack, poolOf } from '../../queries/attack';
import type { Face } from '../../queries/dice';
import { turretArcs } from '../../queries/firing-arcs';
import { isIonized } from '../../queries/ion';
import { isInArc } from '../../queries/range';
import { shipOf } from '../../queries/ships';
import {
  all,
  another,
  atRange,
  destroyedIs,
  enemyIs,
  friend,
  friendly,
  inAttackersBullseye,
  inYour,
  inYourTurret,
  shipsThat,
  unstressed,
  whileFriendAttacks,
  whileFriendDefends,
  youAre,
  youAreInAttackArc,
} from '../circumstances';
import { both, inBullseye, isAttackRange, isPrimary, noResult, whileYouAttack, whileYouDefend } from '../combat';
import { gaining, spending, spendingLockOnEnemy, suffering, together } from '../costs';
import { allActive, chargeOfCard, forceOfShip, isYou, you } from '../words';
import { adds, bothSides } from './forms';

const ADD = ['xw.dice-modification.02'];
const CANCEL = ['xw.cancel.01'];

const sharaBey = (id: string, card: string) =>
  bothSides(id, (side) =>
    adds({
      id: side.id,
      card,
      pool: side.pool,
      face: 'focus',
      when: side.whileYou((...about) => side.pool === 'defense' || isPrimary(...about)),
      cost: spendingLockOnEnemy,
    }),
  );

const adding = [
  ...sharaBey('shara-bey', 'pilot:sharabey'),
  ...sharaBey('shara-bey-a-wing', 'pilot:sharabey-rz1awing'),
  adds({
    id: 'sabine-wren-lancer',
    card: 'pilot:sabinewren-lancerclasspursuitcraft',
    pool: 'defense',
    face: 'focus',
    when: whileYouDefend(enemyIs(all(inYourTurret, atRange(0, 2)))),
  }),
  adds({
    id: 'vennie',
    card: 'pilot:vennie',
    pool: 'defense',
    face: 'focus',
    when: (state, self) =>
      whileYouDefend()(state, self) &&
      shipsThat(state, self, friendly).some((ship) => {
        const attacker = shipOf(state, currentAttack(state)?.attacker ?? '');
        return turretArcs(ship).some((arc) => isInArc(state, ship, arc, attacker));
      }),
  }),
  ...bothSides('finn-gunner', ({ id, pool, whileYou }) =>
    adds({
      id,
      card: 'upgrade:finn',
      pool,
      face: 'blank',
      when: whileYou(both((...about) => pool === 'defense' || isPrimary(...about), enemyIs(inYour('front')))),
    }),
  ),
  adds({
    id: 'blood-crow',
    card: 'upgrade:bloodcrow',
    pool: 'attack',
    face: 'focus',
    when: whileYouAttack(isAttackRange(1, 2)),
  }),
  adds({
    id: 'calibrated-laser-targeting',
    card: 'upgrade:calibratedlasertargeting',
    pool: 'attack',
    face: 'focus',
    must: true,
    when: whileYouAttack(both(isPrimary, inBullseye)),
  }),
  adds({
    id: 'tv-94',
    card: 'upgrade:tv94',
    pool: 'attack',
    face: 'hit',
    when: whileFriendAttacks(
      atRange(0, 3),
      both(isPrimary, inAttackersBullseye, (_state, { attackDice }) => attackDice.length <= 2),
    ),
    cost: spending('calculate', (state) => shipOf(state, currentAttack(state)?.attacker ?? '')),
  }),
];

/** A blank result for nothing, or a focus result for a strain token. */
const finn = bothSides('finn', ({ id, pool, whileYou }) =>
  ability({
    id,
    card: 'pilot:finn',
    rules: ADD,
    during: `modify ${pool} dice`,
    may: true,
    when: (state, self) => whileYou()(state, self),
    choose: () => [allowed('blank'), allowed('focus')],
    effect: (state, self) => {
      const face = self.chosen as Face;
      if (face === 'focus') gainToken(state, you(state, self).id, 'strain', ['xw.tokens.02'], { by: self.controller });
      addResult(state, pool, face, ADD);
    },
  }),
);

/** One more of what all of its dice show, after a roll or reroll in an attack. */
const sunnyBounder = ability({
  id: 'sunny-bounder',
  card: 'pilot:sunnybounder',
  rules: ADD,
  on: after('dice-rolled', 'dice-rerolled'),
  when: (state, self) => {
    const attack = currentAttack(state);
    if (!attack || !isYou(state, self, self.event.ship)) return false;
    const faces = poolOf(attack, self.event.die).map(({ face }) => face);
    return new Set(faces).size === 1 && (whileYouAttack()(state, self) || whileYouDefend()(state, self));
  },
  may: true,
  unable: (state, { event }) => cannotModify(state, event.die, 'ability'),
  effect: (state, { event }) => {
    const attack = currentAttack(state);
    const face = attack && event ? poolOf(attack, event.die)[0]?.face : undefined;
    if (event && face !== undefined) addResult(state, event.die, face as Face, ADD);
  },
});

/** A critical hit that is left is spent for two hits. */
const bossk = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.dice-modification.06', 'xw.dice-modification.02'],
    on: after('dice-neutralized'),
    when: (state, self) => whileYouAttack(isPrimary)(state, self),
    may: true,
    unable: (state) => noResult(state, 'attack', 'crit') ?? cannotModify(state, 'attack', 'ability'),
    effect: (state, self) => {
      spendResult(state, you(state, self).id, 'crit', ['xw.dice-modification.06']);
      for (let i = 0; i < 2; i++) addResult(state, 'attack', 'hit', ADD);
    },
  });

const fifthBrother = ability({
  id: 'fifth-brother',
  card: 'pilot:fifthbrother',
  rules: ADD,
  on: after('attack-hit'),
  when: (state, self) => whileYouAttack()(state, self),
  may: true,
  unable: (state) => cannotModify(state, 'attack', 'ability'),
  cost: forceOfShip(['xw.force-charges.07'], 2),
  effect: (state) => addResult(state, 'attack', 'crit', ADD),
});

/** Before results are neutralized, 1 of the attacker's results goes because a friend takes it on itself. */
const takesItOn = (id: string, card: string, faces: readonly ('hit' | 'crit')[]) =>
  ability({
    id,
    card,
    rules: CANCEL,
    on: before('dice-neutralized'),
    when: (state, self) => whileFriendDefends(all(another, atRange(0, 1)), youAreInAttackArc)(state, self),
    may: true,
    choose: (state) => faces.map((face) => ({ action: face, not: noResult(state, 'attack', face) })),
    effect: (state, self) => {
      const face = self.chosen as 'hit' | 'crit';
      sufferDamage(state, you(state, self).id, { hit: 0, crit: 0, [face]: 1 }, ['xw.damage.01']);
      cancelResults(state, 'attack', face, 1, CANCEL);
    },
  });

const captainDobbs = ability({
  id: 'captain-dobbs',
  card: 'pilot:captaindobbs',
  rules: CANCEL,
  on: before('dice-neutralized'),
  when: (state, self) =>
    whileFriendDefends(
      all(another, atRange(0, 1)),
      both(
        youAreInAttackArc,
        youAre((own) => !isIonized(own)),
      ),
    )(state, self),
  may: true,
  unable: (state) => noResult(state, 'attack', 'hit'),
  cost: gaining('ion'),
  effect: (state) => void cancelResults(state, 'attack', 'hit', 1, CANCEL),
});

const seventhSister = ability({
  id: 'seventh-sister-pilot',
  card: 'pilot:seventhsister',
  rules: CANCEL,
  on: before('dice-neutralized'),
  when: (state, self) => whileYouAttack(isPrimary)(state, self),
  may: true,
  unable: (state) => noResult(state, 'defense', 'evade'),
  cost: forceOfShip(['xw.force-charges.07'], 2),
  effect: (state) => void cancelResults(state, 'defense', 'evade', 1, CANCEL),
});

/** Whoever attacks pays with a calculate token of its own. */
const captainSear = ability({
  id: 'captain-sear',
  card: 'pilot:captainsear',
  rules: CANCEL,
  on: before('dice-neutralized'),
  when: (state, self) => whileFriendAttacks(atRange(0, 3), both(isPrimary, inAttackersBullseye))(state, self),
  may: true,
  unable: (state) => noResult(state, 'defense', 'evade'),
  cost: spending('calculate', (state) => shipOf(state, currentAttack(state)?.attacker ?? '')),
  effect: (state) => void cancelResults(state, 'defense', 'evade', 1, CANCEL),
});

/** After results are neutralized, another friendly ship has to take one of the damage. */
const captainPhasma = ability({
  id: 'captain-phasma-pilot',
  card: 'pilot:captainphasma',
  rules: CANCEL,
  on: after('dice-neutralized'),
  when: (state, self) => whileYouDefend()(state, self),
  choose: (state, self) => {
    const faces = (['hit', 'crit'] as const).filter((face) => left(state, face) > 0);
    const helpers = shipsThat(state, self, all(friend, atRange(0, 1)));
    return helpers.flatMap((ship) => faces.map((face) => allowed({ ship: ship.id, face })));
  },
  effect: (state, { chosen }) => {
    const { ship, face } = chosen as { ship: ShipId; face: 'hit' | 'crit' };
    sufferDamage(state, ship, { hit: 0, crit: 0, [face]: 1 }, ['xw.damage.01']);
    cancelResults(state, 'attack', face, 1, CANCEL);
  },
});

function left(state: XwingState, face: 'hit' | 'crit'): number {
  return countFaces(currentAttack(state)?.attackDice ?? [], face);
}

function cancelAll(state: XwingState): void {
  for (const face of ['hit', 'crit', 'focus', 'blank'] as const) cancelResults(state, 'attack', face, Infinity, CANCEL);
  for (const face of ['evade', 'focus', 'blank'] as const) cancelResults(state, 'defense', face, Infinity, CANCEL);
}

const countdown = ability({
  id: 'countdown',
  card: 'pilot:countdown',
  rules: CANCEL,
  on: after('dice-neutralized'),
  when: (state, self) => whileYouDefend(youAre(unstressed))(state, self),
  may: true,
  cost: together(suffering('hit'), gaining('stress')),
  effect: cancelAll,
});

/** Two or more that are left, and a charge: one of them goes. A charge comes back with each friend that falls. */
const grievousCrew = [
  ability({
    id: 'general-grievous-crew',
    card: 'upgrade:generalgrievous',
    rules: CANCEL,
    on: after('dice-neutralized'),
    when: (state, self) => whileYouDefend()(state, self) && left(state, 'hit') + left(state, 'crit') >= 2,
    may: true,
    cost: chargeOfCard(['xw.standard-charges.04']),
    choose: (state) =>
      (['hit', 'crit'] as const).map((face) => ({ action: face, not: noResult(state, 'attack', face) })),
    effect: (state, { chosen }) => void cancelResults(state, 'attack', chosen as 'hit' | 'crit', 1, CANCEL),
  }),
  ability({
    id: 'general-grievous-crew-recovers',
    card: 'upgrade:generalgrievous',
    rules: ['xw.charges.02'],
    on: after('ship-destroyed'),
    when: destroyedIs(friendly),
    unable: (state, self) => allActive(you(state, self).upgrades.find(({ id }) => id === self.source)?.charges),
    effect: (state, self) => recoverCharge(state, you(state, self).id, self.source, ['xw.charges.02']),
  }),
];

const lieutenantKestal = ability({
  id: 'lieutenant-kestal',
  card: 'pilot:lieutenantkestal',
  rules: CANCEL,
  on: after('dice-rolled', 'dice-rerolled'),
  when: (state, self) => whileYouAttack()(state, self) && self.event.die === 'defense',
  may: true,
  unable: (state) =>
    noResult(state, 'defense', 'blank') && noResult(state, 'defense', 'focus')
      ? reason('nothing-to-cancel', say`There is neither a blank nor a focus result.`, ['xw.paying-costs.01'])
      : null,
  cost: spending('focus'),
  effect: (state) => {
    for (const face of ['blank', 'focus'] as const) cancelResults(state, 'defense', face, Infinity, CANCEL);
  },
});

export const resultCards = [
  ...adding,
  ...finn,
  sunnyBounder,
  bossk('bossk-pilot', 'pilot:bossk'),
  bossk('bossk-z-95', 'pilot:bossk-z95af4headhunter'),
  fifthBrother,
  takesItOn('biggs-darklighter', 'pilot:biggsdarklighter', ['hit', 'crit']),
  takesItOn('selfless', 'upgrade:selfless', ['crit']),
  captainDobbs,
  seventhSister,
  captainSear,
  captainPhasma,
  countdown,
  ...grievousCrew,
  lieutenantKestal,
];
