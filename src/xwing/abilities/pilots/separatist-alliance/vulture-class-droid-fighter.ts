/** Separatist Alliance: pilots of the Vulture-class Droid Fighter. */
import { inBullseye, whileYouAttack } from '../../forms/attacks';
import { atRange } from '../../forms/conditions';
import { attacking, rerolls } from '../../forms/dice';
import { atStartOf } from '../../forms/timing';
import { passes } from '../../forms/tokens';

const dfs311 = atStartOf('engagement')({
  id: 'dfs-311',
  card: 'pilot:dfs311',
  may: true,
  ...passes(['calculate'], atRange(0, 3)),
});

const preciseHunter = rerolls({
  id: 'precise-hunter',
  card: 'pilot:precisehunter',
  ...attacking,
  only: ['blank'],
  when: whileYouAttack(inBullseye),
});

export const vultureClassDroidFighterPilots = [dfs311, preciseHunter];
