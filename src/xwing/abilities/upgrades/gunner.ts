/** Upgrades of the slot 'gunner'. */
import { type AbilityInPlay, after, allowed, candidate, type Json, reason, say } from '../../../core';
import { ability } from '../../engine';
import { templateOf } from '../../facts/templates';
import type { Ship, ShipId, StandardArc, XwingState } from '../../model/state';
import { performAttack } from '../../procedures/attack';
import { rotate } from '../../procedures/rotate';
import { currentAttack } from '../../queries/attack';
import { isTurret, turretArcs } from '../../queries/firing-arcs';
import { isInAnyArc, isInArc } from '../../queries/range';
import { shipOf } from '../../queries/ships';
import { cannotAttack } from '../../queries/targets';
import { primaryWeaponsOf, weaponsOf } from '../../queries/weapons';
import { chosenPerforms, evenWhileStressed, performing, red } from '../forms/actions';
import { both, isPrimary, thisAttack, whileYouAttack } from '../forms/attacks';
import {
  all,
  atRange,
  count,
  defenderIs,
  enemyIs,
  friendly,
  inYour,
  inYourFiringArc,
  inYourTurret,
  isArc,
  type OfShip,
  shipsThat,
  stressed,
  youAre,
} from '../forms/conditions';
import { force } from '../forms/costs';
import { anyPayload, placeChosen, placesOtherwise } from '../forms/devices';
import { adds, attacking, bothSides, changes, mayRollMore } from '../forms/dice';
import { lockOn, outOfReach } from '../forms/locks';
import { afterYouAttack, afterYouExecute, beforeYouEngage } from '../forms/timing';
import { noTurret } from '../forms/turrets';
import { isYou, you } from '../forms/you';

const ahsokaGunner = [
  afterYouExecute({
    id: 'ahsoka-tano-gunner',
    card: 'upgrade:ahsokatano',
    may: true,
    cost: force,
    choose: (state, self) =>
      shipsThat(state, self, all(friendly, inYourFiringArc, atRange(1, 3))).map(({ id }) => allowed(id)),
    effect: (state, { chosen, ability: id }) => chosenPerforms(state, chosen as ShipId, red('focus'), id),
  }),
  evenWhileStressed('ahsoka-tano-gunner', 'upgrade:ahsokatano'),
];

const bobaFettGunner = changes({
  id: 'boba-fett-gunner',
  card: 'upgrade:bobafett-gunner',
  ...attacking,
  from: ['focus'],
  to: 'hit',
  when: whileYouAttack((state, { weapon, defender }, own) => {
    const seen = weapon && ((ship: Parameters<OfShip>[0]) => isInArc(state, own, weapon.arc, ship));
    return !!seen && count(state, own, (ship) => ship.id !== own.id && ship.id !== defender && seen(ship)) === 0;
  }),
});

const bt1 = changes({
  id: 'bt-1',
  card: 'upgrade:bt1',
  ...attacking,
  from: ['hit'],
  to: 'crit',
  most: (state) => shipOf(state, currentAttack(state)?.defender ?? '').tokens.stress,
  when: whileYouAttack(defenderIs(stressed)),
});

const fifthBrotherGunner = changes({
  id: 'fifth-brother-gunner',
  card: 'upgrade:fifthbrother',
  ...attacking,
  from: ['focus'],
  to: 'crit',
  when: whileYouAttack(),
  cost: force,
});

const finnGunner = bothSides('finn-gunner', ({ id, pool, whileYou }) =>
  adds({
    id,
    card: 'upgrade:finn',
    pool,
    face: 'blank',
    when: whileYou(both((...about) => pool === 'defense' || isPrimary(...about), enemyIs(inYour('front')))),
  }),
);

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
  unable: (state, self) => cannotAttack(state, you(state, self), true),
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

const skilledBombardier = placesOtherwise({
  id: 'skilled-bombardier',
  card: 'upgrade:skilledbombardier',
  adds: (way) =>
    [way.speed - 1, way.speed + 1]
      .filter((speed) => speed > 0 && way.speed > 0 && templateOf(speed, way.bearing) !== null)
      .map((speed) => ({ ...way, speed })),
});

/** After a primary front arc attack a bonus primary turret attack, if the turret points to the rear; pointing to the front it adds a die. */
const specialForcesGunnerAttacks = ability({
  id: 'special-forces-gunner-attacks',
  card: 'upgrade:specialforcesgunner',
  rules: ['xw.attack.37', 'xw.bonus-attack.01'],
  on: after('attack-performed'),
  when: (state, self) =>
    self.event.bonus &&
    whileYouAttack(both(isPrimary, isArc('front')))(state, self) &&
    you(state, self).turret?.arc === 'rear',
  may: true,
  unable: (state, self) => cannotAttack(state, you(state, self), true),
  effect: (state, self) => {
    const own = you(state, self);
    const turrets = primaryWeaponsOf(state, own).filter(({ arc }) => isTurret(arc));
    const granted = [reason('bonus-attack', 'a bonus primary turret attack.', ['xw.bonus-attack.01'])];
    performAttack(state, own.id, { bonus: true, granted, weapons: turrets.map(({ id }) => id) });
  },
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

/** The turret arcs through which the ship has not attacked this round. */
function unusedArcs(ship: Ship): StandardArc[] {
  return turretArcs(ship).filter((arc) => !ship.turretAttacks.includes(arc));
}

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
    if (unusedArcs(own).length > 0) return cannotAttack(state, own, true);
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

export const gunnerUpgrades = [
  ...ahsokaGunner,
  bobaFettGunner,
  bt1,
  fifthBrotherGunner,
  ...finnGunner,
  hanSolo,
  hanSoloAgain,
  hanSoloGunnerResistance,
  paigeAfterAttack,
  paigeDestroyed,
  ...reyGunner,
  skilledBombardier,
  specialForcesGunnerAttacks,
  specialForcesGunner,
  veteranTurretGunner,
  weaponsSystemsOfficer,
];
