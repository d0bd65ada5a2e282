/** Rebel Alliance: pilots of the Auzituck Gunship. */
import { after, candidate } from '../../../../core';
import { spendToken } from '../../../effects/tokens';
import { ability } from '../../../engine';
import type { TokenKind } from '../../../model/state';
import { cannotSpendToken } from '../../../queries/tokens';
import { both, isPrimary, whileYouAttack } from '../../forms/attacks';
import { all, atRange, damaged, friendly, isMeant, youAre } from '../../forms/conditions';
import { attacking, mayRollMore } from '../../forms/dice';
import { GAIN, inflict } from '../../forms/tokens';
import { you } from '../../forms/you';

/** He or a friend near him. */
const lowhhrick = ability({
  id: 'lowhhrick',
  card: 'pilot:lowhhrick',
  rules: ['xw.defender.01', ...GAIN],
  on: after('attack-declared'),
  when: (state, self) => isMeant(state, self, self.event.defender, all(friendly, atRange(0, 1))),
  may: true,
  choose: (state, self) =>
    (['reinforce-fore', 'reinforce-aft'] as const).flatMap((token) => {
      const own = you(state, self);
      return own.tokens[token] > 0 ? [candidate(token, cannotSpendToken(state, own.id, token))] : [];
    }),
  effect: (state, { event, chosen, ...self }) => {
    if (!event) return;
    spendToken(state, you(state, self).id, chosen as TokenKind, ['xw.tokens.03']);
    inflict(state, event.defender, 'evade', self);
  },
});

const wullffwarro = mayRollMore({
  id: 'wullffwarro',
  card: 'pilot:wullffwarro',
  ...attacking,
  when: whileYouAttack(both(isPrimary, youAre(damaged))),
});

export const auzituckGunshipPilots = [lowhhrick, wullffwarro];
