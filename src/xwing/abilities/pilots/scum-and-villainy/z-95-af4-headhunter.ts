/** Scum and Villainy: pilots of the Z-95-AF4 Headhunter. */
import { type AbilityInPlay, after, reason, say } from '../../../../core';
import { ability, bringIntoPlay } from '../../../engine';
import { cardKey } from '../../../facts';
import type { Ship, XwingState } from '../../../model/state';
import { shipOf } from '../../../queries/ships';
import { both, isPrimary, whileYouAttack } from '../../forms/attacks';
import { all, atRange, count, friend, friendly } from '../../forms/conditions';
import { attacking, rollsMore } from '../../forms/dice';
import { isTooth } from '../../forms/docking';
import { bossk } from '../../forms/same-text';
import { atStartOf } from '../../forms/timing';
import { takes } from '../../forms/tokens';
import { isYou, you } from '../../forms/you';

const kaatoLeeachos = atStartOf('engagement')({
  id: 'kaato-leeachos',
  card: 'pilot:kaatoleeachos',
  ...takes(all(friendly, atRange(0, 2))),
});

const NASHTAH = 'pilot:nashtahpup';
const PUP = ['xw.faq-cards.08', 'xw.docking.11'];

/** Its destroyed carrier, of which it has what is on the ship card. */
function destroyedTooth(state: XwingState, self: Pick<AbilityInPlay, 'source'>): Ship | undefined {
  const own = you(state, self);
  return state.ships.find((ship) => ship.destroyed && isTooth(ship, own, state));
}

const nashtahPup = [
  ability({
    id: 'nashtah-pup-deploys',
    card: NASHTAH,
    rules: PUP,
    forbids: {
      'deploy from': (state, self, { ship, carrier }) =>
        isYou(state, self, ship) && !shipOf(state, carrier).destroyed
          ? reason('emergency-only', say`${ship} deploys only when ${carrier} is destroyed.`, PUP)
          : null,
    },
  }),
  ability({
    id: 'nashtah-pup-initiative',
    card: NASHTAH,
    rules: PUP,
    modifies: {
      initiative: (state, self, value, { ship }) =>
        isYou(state, self, ship) ? (destroyedTooth(state, self)?.initiative ?? value) : value,
    },
  }),
  ability({
    id: 'nashtah-pup',
    card: NASHTAH,
    rules: PUP,
    on: after('deployed'),
    when: (state, self) => isYou(state, self, self.event.ship),
    effect: (state, self) => {
      const [own, tooth] = [you(state, self), destroyedTooth(state, self)];
      if (!tooth) return;
      own.charges = tooth.charges && { ...tooth.charges };
      bringIntoPlay(state, cardKey('pilot', tooth.pilot), own.id, own.player);
    },
  }),
];

const ndruSuhlak = rollsMore(
  {
    id: 'ndru-suhlak',
    card: 'pilot:ndrusuhlak',
    ...attacking,
    when: whileYouAttack(both(isPrimary, (state, _attack, own) => count(state, own, all(friend, atRange(0, 2))) === 0)),
  },
  1,
);

export const z95Af4HeadhunterPilots = [
  bossk('bossk-z-95', 'pilot:bossk-z95af4headhunter'),
  kaatoLeeachos,
  ...nashtahPup,
  ndruSuhlak,
];
