/** Separatist Alliance: pilots of the Vulture-class Droid Fighter. */
import { after } from '../../../../core';
import { ability } from '../../../engine';
import { shipOf } from '../../../queries/ships';
import { performing, white } from '../../forms/actions';
import { inBullseye, thisAttack, whileYouAttack } from '../../forms/attacks';
import { all, atRange, enemy, friend, inYour, whileFriendDefends } from '../../forms/conditions';
import { spending } from '../../forms/costs';
import { attacking, changes, rerolls } from '../../forms/dice';
import { atStartOf } from '../../forms/timing';
import { passes } from '../../forms/tokens';
import { you } from '../../forms/you';

/** For a calculate token of the defender all critical hits become hits. */
const dfs081 = changes({
  id: 'dfs-081',
  card: 'pilot:dfs081',
  ...attacking,
  from: ['crit'],
  to: 'hit',
  all: true,
  when: whileFriendDefends(atRange(0, 1)),
  cost: spending('calculate', (state) => shipOf(state, thisAttack(state).defender ?? '')),
});

const dfs311 = atStartOf('engagement')({
  id: 'dfs-311',
  card: 'pilot:dfs311',
  may: true,
  ...passes(['calculate'], atRange(0, 3)),
});

/** An enemy that it has in its bullseye arc attacks another friendly ship. */
const haorChall = ability({
  id: 'haor-chall-prototype',
  card: 'pilot:haorchallprototype',
  rules: ['xw.timing.07', 'xw.attack.06'],
  on: after('attack-declared'),
  when: (state, self) => {
    const own = you(state, self);
    const [attacker, defender] = [shipOf(state, self.event.attacker), shipOf(state, self.event.defender)];
    return friend(defender, own, state) && all(enemy, inYour('bullseye'), atRange(0, 2))(attacker, own, state);
  },
  ...performing('haor-chall-prototype', white('calculate', 'lock')),
});

const preciseHunter = rerolls({
  id: 'precise-hunter',
  card: 'pilot:precisehunter',
  ...attacking,
  only: ['blank'],
  when: whileYouAttack(inBullseye),
});

export const vultureClassDroidFighterPilots = [dfs081, dfs311, haorChall, preciseHunter];
