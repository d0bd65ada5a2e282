/** Bounty deck: nine bounties and two jobs that let a player attack another (or.market-decks.01). */
import type { Ability, Effects } from '../effects';
import type { Asset } from '../pack';
import type { Combat, ContactClass } from '../words';
import type { Ware } from './market';
import { contacts } from './contacts';
import { credits, fame, reputation } from './shorthand';

/** What a bounty pays by the class of its contact: eliminated, and delivered alive. */
const PAY: Record<ContactClass, { eliminate: Effects; capture: Effects }> = {
  white: { eliminate: [credits(4000)], capture: [credits(8000), fame(1)] },
  green: { eliminate: [credits(3000), fame(1)], capture: [credits(8000), fame(2)] },
  yellow: { eliminate: [credits(5000), fame(1)], capture: [credits(10000), fame(2)] },
};

/** A bounty on a contact of the base pack. */
export function bounty(
  contactId: string,
  value: number,
  deliverTo: string,
  extra: Effects = [],
  combat: Combat = 'ground',
): Asset {
  const contact = contacts.find((each) => each.id === contactId);
  if (!contact) throw new Error(`there is no contact ${contactId}`);
  const pay = PAY[contact.class];
  return {
    kind: 'bounty',
    name: `Bounty: ${contact.name}`,
    contact: contactId,
    class: contact.class,
    combat,
    value,
    deliverTo,
    capture: [...pay.capture, ...extra],
    eliminate: pay.eliminate,
  };
}

const poster = (cost: number, face: Asset, seen = false): Ware => ({
  cost,
  face,
  ...(seen && { sure: { 'face.kind': 'likely', 'face.name': 'likely' } }),
});

/** A job without a place: a fight against a player who fits. */
function hunt(name: string, ability: Ability, reward: Effects): Asset {
  return {
    kind: 'job',
    name,
    skills: [],
    destination: null,
    attempt: [],
    abilities: [ability],
    reward,
    after: 'remove',
  };
}

export const bountyFaces: readonly Ware[] = [
  poster(1000, bounty('chopper', 3, 'lothal', [reputation('imperial')]), true),
  poster(2000, bounty('ziton-moj', 4, 'nal-hutta', [reputation('hutt')]), true),
  poster(1000, bounty('greedo', 4, 'tatooine')),
  poster(2000, bounty('chewbacca', 6, 'kessel', [reputation('imperial')])),
  poster(2000, bounty('k-2so', 5, 'naboo', [reputation('imperial')])),
  poster(2000, bounty('black-krrsantan', 6, 'cantonica')),
  poster(0, bounty('doctor-evazan', 3, 'ord-mantell')),
  poster(1000, bounty('hondo-ohnaka', 4, 'takodana', [], 'ship')),
  poster(2000, bounty('dengar', 5, 'tatooine', [reputation('hutt')])),
  poster(
    0,
    hunt(
      'Wanted',
      {
        kind: 'use',
        text: 'Fight a player in your space who has negative reputation with a faction; if you win, the job is completed.',
        in: 'encounter',
        if: { is: 'player', who: { here: true, negativeWith: 'any' } },
        do: [{ do: 'fight-player', who: { here: true, negativeWith: 'any' }, win: [{ do: 'complete-job' }] }],
      },
      [credits(5000), fame(1)],
    ),
    true,
  ),
  poster(
    1000,
    hunt(
      'Knock Them Down a Peg',
      {
        kind: 'use',
        text: 'Fight a player in your space who has more fame; if you win, the job is completed.',
        in: 'encounter',
        if: { is: 'player', who: { here: true, moreFame: true } },
        do: [{ do: 'fight-player', who: { here: true, moreFame: true }, win: [{ do: 'complete-job' }] }],
      },
      [credits(3000), fame(1)],
    ),
  ),
];
