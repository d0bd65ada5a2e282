/** Upgrades of the slot 'cannon'. */
import { after, reason, say } from '../../../core';
import { changeResults } from '../../effects/dice';
import { ability } from '../../engine';
import type { TokenKind } from '../../model/state';
import { inflictTokens } from '../../procedures/deal-damage';
import { cannotModify } from '../../queries/attack';
import { inBullseye, inThisAttack, isThisAttack } from '../forms/attacks';
import { attacksWhoMoved, modifiedOnlyBy } from '../forms/bonus-attacks';
import { enemyIs, hasYouIn, having, not, youAre } from '../forms/conditions';
import { attacking, rollsMore } from '../forms/dice';
import { ionWeapon } from '../forms/same-text';
import { stillThere, you } from '../forms/you';

const AUTOBLASTERS = 'upgrade:autoblasters';

const autoblasters = [
  rollsMore({ id: 'autoblasters', card: AUTOBLASTERS, ...attacking, when: inThisAttack(inBullseye) }, 1),
  ability({
    id: 'autoblasters-not-canceled',
    card: AUTOBLASTERS,
    rules: ['xw.golden-rules.02', 'xw.attack.27'],
    permits: {
      'critical hits not canceled': (state, self) => inThisAttack(enemyIs(not(hasYouIn('front'))))(state, self),
    },
  }),
];

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

/** Hits and critical hits inflict tokens instead of damage. */
const jammingBeam = inflicts('jamming-beam', 'upgrade:jammingbeam', 'jam', ['xw.jam.08']);

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

const tractorBeam = inflicts('tractor-beam', 'upgrade:tractorbeam', 'tractor', ['xw.tractor.10']);

/** The defender does not apply its range bonus. */
const calculated = inThisAttack(youAre(having('calculate')));
const SYNCED = ['xw.golden-rules.02', 'xw.range-bonus.02'];
const syncedLaserCannons = ability({
  id: 'synced-laser-cannons',
  card: 'upgrade:syncedlasercannons',
  rules: SYNCED,
  forbids: {
    'range bonus': (state, self, { pool }) =>
      pool === 'defense' && calculated(state, self)
        ? reason('no-range-bonus', say`${you(state, self).id} calculates.`, SYNCED)
        : null,
  },
});

const UNDERSLUNG = 'upgrade:underslungblastercannon';

const underslungBlasterCannon = [
  attacksWhoMoved('underslung-blaster-cannon', UNDERSLUNG),
  modifiedOnlyBy('underslung-blaster-cannon-dice', UNDERSLUNG, (_state, by) => by === 'lock'),
];

export const cannonUpgrades = [
  ...autoblasters,
  heavyLaserCannon,
  ionWeapon('ion-cannon', 'upgrade:ioncannon'),
  jammingBeam,
  syncedLaserCannons,
  tractorBeam,
  ...underslungBlasterCannon,
];
