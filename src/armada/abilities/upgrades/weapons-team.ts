/** Upgrade cards of the slot 'weapons-team'. */
import { reason, say, type AnyAbility } from '../../../core';
import { ability } from '../../engine';
import type { Armada } from '../../model/types';
import { attacksMade } from '../../queries/targets';
import { isYou } from '../forms/you';

/** From the same hull zone more than once, but never at the same ship or squadron. */
const gunneryTeam = ability({
  id: 'gunnery-team',
  card: 'upgrade:gunnery-team',
  rules: ['arm.golden-rules.02', 'arm.golden-rules.03'],
  permits: { 'attack again from the hull zone': (state, self, { attacker }) => isYou(state, self, attacker) },
  forbids: {
    'declare target': (state, self, { attacker, zone, defender }) => {
      if (!isYou(state, self, attacker)) return null;
      const earlier = attacksMade(state, attacker).filter((each) => each.zone === zone);
      if (!earlier.some(({ targets }) => targets.some((each) => each.defender === defender))) return null;
      const said = say`The ${zone ?? ''} hull zone of ${attacker} has targeted ${defender} in this activation.`;
      return reason('targeted-before', said, ['arm.golden-rules.03']);
    },
  },
});

export const weaponsTeamUpgrades: readonly AnyAbility<Armada>[] = [gunneryTeam];
