/** What special weapons do beside their attack: torpedoes, missiles, cannons, turrets. */
import { after, reason, say, type Sentence } from '../../../core';
import { loseCharge, recoverCharge } from '../../effects/charges';
import { changeResults, spendResult } from '../../effects/dice';
import { gainToken } from '../../effects/tokens';
import { ability } from '../../engine';
import type { AttackFace } from '../../facts/dice';
import type { TokenKind, XwingState } from '../../model/state';
import { performAttack } from '../../procedures/attack';
import { exposeDamageCard } from '../../procedures/damage-cards';
import { inflictTokens } from '../../procedures/deal-damage';
import { sufferDamage } from '../../procedures/suffer-damage';
import { cannotModify, currentAttack } from '../../queries/attack';
import { inMm, isAtRange, rangeBetween } from '../../queries/range';
import { isEnemy, shipsInPlay } from '../../queries/ships';
import { cannotAttack } from '../../queries/targets';
import { changeOne, chooseResults, isThisAttack } from '../combat';
import { spending } from '../costs';
import { you, allActive, stillThere } from '../words';

const protonTorpedoes = changeOne({
  id: 'proton-torpedoes',
  card: 'upgrade:protontorpedoes',
  rules: ['xw.dice-modification.04'],
  pool: 'attack',
  when: isThisAttack,
  from: 'hit',
  to: 'crit',
  may: false,
});

const ENERGY_SHELLS = 'upgrade:energyshellcharges';
const energyShells = [
  changeOne({
    id: 'energy-shell-charges',
    card: ENERGY_SHELLS,
    rules: ['xw.dice-modification.04'],
    pool: 'attack',
    when: isThisAttack,
    cost: spending('calculate'),
    from: 'focus',
    to: 'crit',
    may: true,
  }),
  ability({
    id: 'energy-shell-charges-reload',
    card: ENERGY_SHELLS,
    rules: ['xw.actions.15', 'xw.reload.03'],
    during: 'action',
    unable: (state, self) => allActive(you(state, self).upgrades.find(({ id }) => id === self.source)?.charges),
    effect: (state, self) => {
      const own = you(state, self).id;
      recoverCharge(state, own, self.source, ['xw.reload.03']);
      gainToken(state, own, 'disarm', ['xw.reload.04'], { by: self.controller });
    },
  }),
];

const concussionMissiles = ability({
  id: 'concussion-missiles',
  card: 'upgrade:concussionmissiles',
  rules: ['xw.damage-cards.04'],
  on: after('attack-hit'),
  when: isThisAttack,
  effect: (state, { event }) => {
    if (!event) return;
    for (const ship of shipsInPlay(state)) {
      // The defender is at range 0 of itself.
      const isNear = isAtRange(state, event.defender, ship.id, 0, 1);
      if (isNear && ship.damage.facedown > 0) exposeDamageCard(state, ship.id, ['xw.damage-cards.04']);
    }
  },
});

/** The same weapon again, on another ship near the first defender, without a lock. */
const clusterMissiles = ability({
  id: 'cluster-missiles',
  card: 'upgrade:clustermissiles',
  rules: ['xw.bonus-attack.03'],
  on: after('attack-performed'),
  when: (state, self) => self.event.bonus && isThisAttack(state, self) && currentAttack(state)?.bonus === false,
  may: true,
  unable: (state, self) => {
    if (nearDefender(state, self.event.defender, self.event.attacker).length === 0)
      return reason('no-valid-target', 'No other ship is near the defender.', ['xw.bonus-attack.03']);
    return cannotAttack(state, you(state, self), true);
  },
  effect: (state, { event, source }) => {
    if (!event) return;
    const defenders = nearDefender(state, event.defender, event.attacker);
    const near = defenders.flatMap((id, i): Sentence => {
      const { range, distance } = rangeBetween(state, event.defender, id);
      return say`${[i === 0 ? '' : ', ']}${id} at range ${range} (${[inMm(distance)]})`;
    });
    const said = say`a bonus attack on another ship near the first defender, ${event.defender}: ${near}; it needs no lock.`;
    const granted = [reason('bonus-attack', said, ['xw.bonus-attack.03'], { defenders })];
    performAttack(state, event.attacker, { bonus: true, granted, weapons: [source], defenders, waives: ['lock'] });
  },
});

function nearDefender(state: XwingState, defender: string, attacker: string): string[] {
  const own = shipsInPlay(state).find((ship) => ship.id === attacker);
  const enemies = shipsInPlay(state).filter(
    (ship) => ship.id !== defender && own !== undefined && isEnemy(state, own, ship),
  );
  return enemies.filter((ship) => isAtRange(state, defender, ship.id, 0, 1)).map((ship) => ship.id);
}

/** Hits and critical hits inflict tokens instead of damage. */
const jammingBeam = inflicts('jamming-beam', 'upgrade:jammingbeam', 'jam', ['xw.jam.08']);
const tractorBeam = inflicts('tractor-beam', 'upgrade:tractorbeam', 'tractor', ['xw.tractor.10']);

function inflicts(id: string, card: string, token: TokenKind, rules: readonly string[]) {
  return ability({
    id,
    card,
    rules,
    on: after('attack-hit'),
    when: isThisAttack,
    still: stillThere('defender'),
    effect: (state) => inflictTokens(state, token, rules),
  });
}

/** One result is spent for a hit of damage, the others inflict ion tokens instead of damage. */
const ionWeapon = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.inflict.01'],
    on: after('attack-hit'),
    when: isThisAttack,
    still: stillThere('defender'),
    choose: (state) =>
      chooseResults(state, 'attack', ['hit', 'crit'], 1).map(({ action, not }) => ({
        action: (action as string[])[0] ?? null,
        not,
      })),
    effect: (state, { event, chosen }) => {
      if (!event) return;
      spendResult(state, event.attacker, chosen as AttackFace, ['xw.inflict.01']);
      sufferDamage(state, event.defender, { hit: 1, crit: 0 }, ['xw.inflict.01']);
      inflictTokens(state, 'ion', ['xw.inflict.01']);
    },
  });

/** After the attack dice are modified, all critical hits become hits, as the erratum has it. */
const heavyLaserCannon = ability({
  id: 'heavy-laser-cannon',
  card: 'upgrade:heavylasercannon',
  rules: ['xw.errata-heavy-laser-cannon.01'],
  on: after('dice-modified'),
  when: isThisAttack,
  unable: (state) => cannotModify(state, 'attack', 'ability'),
  effect: (state) =>
    changeResults(state, 'attack', { from: 'crit', to: 'hit', count: Infinity }, ['xw.errata-heavy-laser-cannon.01']),
});

const PLASMA = 'upgrade:plasmatorpedoes';
const plasmaTorpedoes = ability({
  id: 'plasma-torpedoes',
  card: PLASMA,
  rules: ['xw.golden-rules.02', 'xw.attack.27'],
  permits: { 'critical hits canceled first': (state, self) => isThisAttack(state, self) },
});
const plasmaTorpedoesHit = ability({
  id: 'plasma-torpedoes-hit',
  card: PLASMA,
  rules: ['xw.faq-cards.26'],
  on: after('attack-hit'),
  when: isThisAttack,
  effect: (state, { event }) => {
    if (event) loseCharge(state, event.defender, 'shields', ['xw.faq-cards.26']);
  },
});

export const weapons = [
  heavyLaserCannon,
  plasmaTorpedoes,
  plasmaTorpedoesHit,
  protonTorpedoes,
  ...energyShells,
  concussionMissiles,
  clusterMissiles,
  jammingBeam,
  tractorBeam,
  ionWeapon('ion-cannon', 'upgrade:ioncannon'),
  ionWeapon('ion-cannon-turret', 'upgrade:ioncannonturret'),
  ionWeapon('ion-missiles', 'upgrade:ionmissiles'),
  ionWeapon('ion-torpedoes', 'upgrade:iontorpedoes'),
];
