/** Upgrades of the slot 'cannon'. */
import { after } from '../../../core';
import { changeResults } from '../../effects/dice';
import { ability } from '../../engine';
import type { TokenKind } from '../../model/state';
import { inflictTokens } from '../../procedures/deal-damage';
import { cannotModify } from '../../queries/attack';
import { isThisAttack } from '../forms/attacks';
import { ionWeapon } from '../forms/same-text';
import { stillThere } from '../forms/you';

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

export const cannonUpgrades = [
  heavyLaserCannon,
  ionWeapon('ion-cannon', 'upgrade:ioncannon'),
  jammingBeam,
  tractorBeam,
];
