/** Scum and Villainy: pilots of the JumpMaster 5000. */
import { transferToken } from '../../../effects/tokens';
import type { ShipId } from '../../../model/state';
import { greenTokens } from '../../../queries/tokens';
import { all, atRange, friend } from '../../forms/conditions';
import { atStartOf } from '../../forms/timing';
import { chosenShips, noToken, PASS } from '../../forms/tokens';
import { you } from '../../forms/you';

const manaroo = atStartOf('engagement')({
  id: 'manaroo',
  card: 'pilot:manaroo',
  may: true,
  unable: (state, self) => (greenTokens(you(state, self)).length > 0 ? null : noToken('There is no green token.')),
  choose: (state, self) => chosenShips(state, self, all(friend, atRange(0, 1))),
  effect: (state, self) => {
    const own = you(state, self);
    for (const token of greenTokens(own))
      for (let i = own.tokens[token]; i > 0; i--)
        transferToken(state, own.id, self.chosen as ShipId, token, PASS, self.controller);
  },
});

export const jumpmaster5000Pilots = [manaroo];
