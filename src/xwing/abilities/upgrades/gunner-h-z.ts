/** Upgrades of the slot 'gunner', from H to Z. */
import { type AbilityInPlay, after, allowed, before, candidate, type Json, reason, say } from '../../../core';
import { recoverCharge } from '../../effects/charges';
import { spendResult } from '../../effects/dice';
import { removeToken } from '../../effects/tokens';
import { ability, run } from '../../engine';
import { templateOf } from '../../facts/templates';
import type { ShipId, TokenKind, XwingState } from '../../model/state';
import { performAttack } from '../../procedures/attack';
import { rotate } from '../../procedures/rotate';
import { sufferDamage } from '../../procedures/suffer-damage';
import { currentAttack } from '../../queries/attack';
import { isTurret, turretArcs } from '../../queries/firing-arcs';
import { isAtRange, isInAnyArc } from '../../queries/range';
import { shipOf } from '../../queries/ships';
import { weaponsOf } from '../../queries/weapons';
import { performing, red } from '../forms/actions';
import { both, isPrimary, thisAttack, whileYouAttack } from '../forms/attacks';
import { bonusAfterYouAttack, cannotBonusAttack, weaponsThat } from '../forms/bonus-attacks';
import {
  all,
  another,
  defenderIs,
  enemyIs,
  friendly,
  having,
  inYourFiringArc,
  inYourTurret,
  isArc,
  isTurretAttack,
  shipsThat,
  whileFriendAttacks,
  youAre,
} from '../forms/conditions';
import { allActive, chargeOfCard, force, gaining } from '../forms/costs';
import { anyPayload, placeChosen, placesOtherwise } from '../forms/devices';
import { attacking, bothSides, changes, mayRollMore, noResult } from '../forms/dice';
import { cardItself } from '../forms/flipping';
import { lockOn, outOfReach } from '../forms/locks';
import { setsOf } from '../forms/targets';
import { afterYouAttack, atStartOf, beforeYouEngage } from '../forms/timing';
import { inflict } from '../forms/tokens';
import { noTurret, unusedArcs } from '../forms/turrets';
import { itChooses, removingOne, unlessItChooses } from '../forms/unless';
import { isYou, you } from '../forms/you';

const HAN_SOLO = 'upgrade:hansolo';
const HAN = ['xw.faq-cards.03', 'xw.faq-cards.04'];

/** A bonus attack with a turret, before his own ship or any other engages. */
const hanSolo = ability({
  id: 'han-solo-gunner',
  card: HAN_SOLO,
  rules: HAN,
  on: after('initiative-begins'),
  when: (_state, { event }) => event.initiative === 7,
  may: true,
  limit: { per: 'round', times: 1 },
  unable: (state, self) => {
    const own = you(state, self);
    return cannotBonusAttack(state, own, { turretArcs: turretArcs(own) });
  },
  effect: (state, self) => {
    const own = you(state, self);
    const granted = [reason('bonus-attack', say`a bonus turret attack at initiative 7.`, HAN)];
    performAttack(state, own.id, { bonus: true, granted, turretArcs: turretArcs(own) });
  },
});

/** With him used, the arcs of turret attacks so far this round are those of his attack. */
const hanSoloAgain = ability({
  id: 'han-solo-gunner-again',
  card: HAN_SOLO,
  rules: ['xw.faq-cards.05'],
  forbids: {
    'be attacked': (state, self, { attacker, defender, weapon: id }) => {
      const own = you(state, self);
      const weapon = weaponsOf(state, own).find((each) => each.id === id);
      if (own.id !== attacker || !weapon || !isTurret(weapon.arc) || !wasUsed(state, self)) return null;
      const left = turretArcs(own, id).filter((arc) => !own.turretAttacks.includes(arc));
      if (isInAnyArc(state, own, left, shipOf(state, defender))) return null;
      const said = say`${attacker} has attacked from that turret arc at initiative 7.`;
      return reason('arc-used', said, ['xw.faq-cards.05'], { arcs: [...own.turretAttacks] });
    },
  },
});

function wasUsed({ used }: XwingState, { source }: Pick<AbilityInPlay, 'source'>): boolean {
  return used.some((use) => use.ability === hanSolo.id && use.source === source);
}

const hanSoloGunnerResistance = beforeYouEngage({
  id: 'han-solo-gunner-resistance',
  card: 'upgrade:hansolo-gunner',
  ...performing('han-solo-gunner-resistance', red('focus')),
});

/** After the defense dice are modified the defender loses a token, which its player chooses. */
const hotshotGunner = ability({
  id: 'hotshot-gunner',
  card: 'upgrade:hotshotgunner',
  rules: ['xw.timing.07', 'xw.tokens.03'],
  on: before('dice-neutralized'),
  when: whileYouAttack(both(isTurretAttack, defenderIs(having('focus', 'calculate')))),
  effect: [
    itChooses(['xw.tokens.03'], {
      ship: (state) => thisAttack(state).defender ?? '',
      ...removingOne(({ tokens }) => (['focus', 'calculate'] as const).filter((kind) => tokens[kind] > 0)),
    }),
  ],
});

const lukeSkywalker = atStartOf('engagement')({
  id: 'luke-skywalker-gunner',
  card: 'upgrade:lukeskywalker',
  may: true,
  unable: noTurret,
  cost: force,
  effect: (state, self) => rotate(state, you(state, self).id),
});

const PAIGE = 'upgrade:paigetico';

/** A bomb, or the turret: after a primary attack. */
const paigeAfterAttack = afterYouAttack({
  id: 'paige-tico-attack',
  card: PAIGE,
  rules: ['xw.device.15', 'xw.faq-cards.21'],
  if: (_state, { event }) => event.weapon.startsWith('primary'),
  may: true,
  choose: (state, self) => [
    ...anyPayload(state, you(state, self), { types: ['bomb'], hows: ['drop'] }),
    candidate<Json>('rotate', noTurret(state, self)),
  ],
  effect: (state, self) => {
    const own = you(state, self);
    if (self.chosen === 'rotate') rotate(state, own.id);
    else placeChosen(state, own, self.chosen);
  },
});

const paigeDestroyed = ability({
  id: 'paige-tico-destroyed',
  card: PAIGE,
  rules: ['xw.device.15', 'xw.faq-cards.21'],
  on: after('ship-destroyed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  choose: (state, self) => anyPayload(state, you(state, self), { types: ['bomb'], hows: ['drop'] }),
  effect: (state, self) => placeChosen(state, you(state, self), self.chosen),
});

const reyGunner = bothSides('rey-gunner', ({ id, pool, whileYou, success }) =>
  changes({
    id,
    card: 'upgrade:rey-gunner',
    pool,
    from: ['blank'],
    to: success,
    when: whileYou(enemyIs(inYourTurret)),
    cost: force,
  }),
);

const SHED = ['strain', 'stress'] as const;

/** As many friends near the defender as it was dealt damage cards; each of them sheds a token. */
const sabineWren = afterYouAttack({
  id: 'sabine-wren-gunner',
  card: 'upgrade:sabinewren-gunner',
  rules: ['xw.attack.35', 'xw.tokens.03'],
  if: (state) => thisAttack(state).weapon?.kind === 'special',
  may: true,
  choose: (state, self) => {
    const { defender } = self.event;
    const near = shipsThat(
      state,
      self,
      all(friendly, (ship) => isAtRange(state, defender, ship.id, 0, 3)),
    );
    const sheds = near.map((ship) =>
      SHED.flatMap((token) => (ship.tokens[token] > 0 ? [{ ship: ship.id, token }] : [])),
    );
    return setsOf(sheds, thisAttack(state).dealt ?? 0);
  },
  effect: (state, { chosen }) => {
    for (const { ship, token } of chosen as unknown as { ship: ShipId; token: TokenKind }[])
      removeToken(state, ship, token, ['xw.tokens.03']);
  },
});

const SEVENTH_FLEET = 'upgrade:seventhfleetgunner';
const SEVENTH = 'seventh-fleet-gunner';

const seventhFleetGunner = [
  mayRollMore({
    id: SEVENTH,
    card: SEVENTH_FLEET,
    ...attacking,
    when: whileFriendAttacks(another, both(isPrimary, defenderIs(inYourFiringArc))),
    cost: chargeOfCard(['xw.standard-charges.04']),
  }),
  ability({
    id: `${SEVENTH}-maximum`,
    card: SEVENTH_FLEET,
    rules: ['xw.faq-cards.30'],
    modifies: {
      'most attack dice': (state, { source }, most) => {
        const added = thisAttack(state).extra.attack.some(
          ({ by }) => typeof by !== 'string' && by.ability === SEVENTH && by.source === source,
        );
        return added ? Math.min(4, most) : most;
      },
    },
  }),
  ability({
    id: `${SEVENTH}-recovers`,
    card: SEVENTH_FLEET,
    rules: ['xw.system-phase.02', 'xw.charges.02'],
    during: 'system phase',
    may: true,
    unable: (state, self) => allActive(cardItself(state, self)?.charges),
    cost: gaining('disarm'),
    effect: (state, self) => recoverCharge(state, you(state, self).id, self.source, ['xw.charges.02']),
  }),
];

const skilledBombardier = placesOtherwise({
  id: 'skilled-bombardier',
  card: 'upgrade:skilledbombardier',
  adds: (way) =>
    [way.speed - 1, way.speed + 1]
      .filter((speed) => speed > 0 && way.speed > 0 && templateOf(speed, way.bearing) !== null)
      .map((speed) => ({ ...way, speed })),
});

/** After a primary front arc attack a bonus primary turret attack, if the turret points to the rear; pointing to the front it adds a die. */
const specialForcesGunnerAttacks = bonusAfterYouAttack({
  id: 'special-forces-gunner-attacks',
  card: 'upgrade:specialforcesgunner',
  such: both(
    isPrimary,
    isArc('front'),
    youAre(({ turret }) => turret?.arc === 'rear'),
  ),
  limits: (state, own) => ({
    weapons: weaponsThat(state, own, ({ kind, arc }) => kind === 'primary' && isTurret(arc)),
  }),
});

const specialForcesGunner = mayRollMore({
  id: 'special-forces-gunner',
  card: 'upgrade:specialforcesgunner',
  ...attacking,
  when: whileYouAttack(
    both(
      isPrimary,
      isArc('front'),
      youAre(({ turret }) => turret?.arc === 'front'),
    ),
  ),
});

const RULES = ['xw.faq-firing-arcs.04'];

const veteranTailGunner = bonusAfterYouAttack({
  id: 'veteran-tail-gunner',
  card: 'upgrade:veterantailgunner',
  such: both(isPrimary, isArc('front')),
  limits: (state, own) => ({
    weapons: weaponsThat(state, own, ({ kind, arc }) => kind === 'primary' && arc === 'rear'),
  }),
});

/** After a primary attack a bonus turret attack, through an arc that no turret attack of this round was through. */
const veteranTurretGunner = ability({
  id: 'veteran-turret-gunner',
  card: 'upgrade:veteranturretgunner',
  rules: RULES,
  on: after('attack-performed'),
  when: (state, self) =>
    self.event.bonus && self.event.attacker === you(state, self).id && currentAttack(state)?.weapon?.kind === 'primary',
  may: true,
  unable: (state, self) => {
    const own = you(state, self);
    const turretArcs = unusedArcs(own);
    if (turretArcs.length > 0) return cannotBonusAttack(state, own, { turretArcs });
    return reason('no-turret-arc', say`${own.id} has attacked through each of its turret arcs.`, RULES);
  },
  effect: (state, self) => {
    const own = you(state, self);
    const arcs = unusedArcs(own);
    const granted = [reason('bonus-attack', say`a bonus turret attack to the ${[arcs.join(' or ')]}.`, RULES)];
    performAttack(state, own.id, { bonus: true, granted, turretArcs: arcs });
  },
});

const weaponsSystemsOfficer = afterYouAttack({
  id: 'weapons-systems-officer',
  card: 'upgrade:weaponssystemsofficer',
  may: true,
  if: (state) => {
    const { weapon } = thisAttack(state);
    return weapon?.kind === 'special' && weapon.requires.includes('lock');
  },
  unable: (state, self) => outOfReach(state, self, self.event.defender),
  effect: (state, self) => {
    if (self.event) lockOn(state, self, self.event.defender);
  },
});

const itsDefender = (state: XwingState): ShipId => thisAttack(state).defender ?? '';

/** For a focus result of his the defender is depleted, or suffers damage, as it likes. */
const suppressiveGunner = ability({
  id: 'suppressive-gunner',
  card: 'upgrade:suppressivegunner',
  rules: ['xw.dice-modification.06', 'xw.tokens.02'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack()(state, self),
  unable: (state) => noResult(state, 'attack', 'focus'),
  effect: [
    run('spend the result', ['xw.dice-modification.06'], (state, self) => {
      spendResult(state, you(state, self).id, 'focus', ['xw.dice-modification.06']);
    }),
    unlessItChooses(['xw.damage.01'], {
      ship: itsDefender,
      ways: () => [allowed<Json>('suffer 1 hit damage')],
      does: (state, ship) => sufferDamage(state, ship, { hit: 1, crit: 0 }, ['xw.damage.01']),
    }),
    run('deplete it', ['xw.tokens.02'], (state, self) => inflict(state, itsDefender(state), 'deplete', self)),
  ],
});

export const gunnerUpgradesHToZ = [
  hanSolo,
  hanSoloAgain,
  hanSoloGunnerResistance,
  hotshotGunner,
  lukeSkywalker,
  paigeAfterAttack,
  paigeDestroyed,
  ...reyGunner,
  sabineWren,
  ...seventhFleetGunner,
  skilledBombardier,
  specialForcesGunnerAttacks,
  specialForcesGunner,
  suppressiveGunner,
  veteranTailGunner,
  veteranTurretGunner,
  weaponsSystemsOfficer,
];
