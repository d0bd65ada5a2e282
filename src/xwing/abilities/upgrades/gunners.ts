/** Gunners: bonus attacks with turrets. */
import { after, reason, say } from '../../../core';
import { ability } from '../../engine';
import type { Ship, StandardArc } from '../../model/state';
import { performAttack } from '../../procedures/attack';
import { currentAttack } from '../../queries/attack';
import { isTurret, turretArcs } from '../../queries/firing-arcs';
import { cannotAttack } from '../../queries/targets';
import { primaryWeaponsOf } from '../../queries/weapons';
import { isArc } from '../circumstances';
import { both, isPrimary, whileYouAttack } from '../combat';
import { you } from '../words';

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

/** After a primary front arc attack a bonus primary turret attack, if the turret points to the rear; pointing to the front it adds a die (dice/extra-dice). */
const specialForcesGunner = ability({
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

export const gunners = [veteranTurretGunner, specialForcesGunner];
