/** Red cards of Spirit of Rebellion: Command. */
import { diceOfCard, dieOf, shows } from '../dice';
import type { DestinyAbility } from '../engine';
import { gainShields } from '../effects/shields';
import { charactersOf } from '../in-play';
import { chooseOpponent, damageEach, does, ongoing, reason, special, theirs } from './helpers';

export const spiritOfRebellionRed: readonly DestinyAbility[] = [
  // 02004 TIE Pilot
  ongoing('02004', {
    rules: ['des.faq-dodge-tie-pilot.01', 'des.faq-dodge-tie-pilot.02'],
    forbids: {
      'remove die': (state, self, { die, by }) => {
        const own = diceOfCard(state, self.source).filter((each) => each.zone === 'pool' && each.id !== die);
        const other = dieOf(state, die as string);
        const safe = by !== self.controller && other.controller === self.controller && shows(other, 'ranged') && own.length > 0;
        return safe ? reason('protected', `${self.source} protects ${other.id}.`, ['des.faq-dodge-tie-pilot.01']) : null;
      },
    },
  }),
  // 02031 U-Wing
  special('02031', [chooseOpponent(), damageEach(2, theirs)], { as: 'damage' }),
  special('02031', [does('2 shields each', (state, you) => charactersOf(state, you.controller).forEach(({ id }) => gainShields(state, id, 2, you.controller)))], {
    as: 'shields',
  }),
];
