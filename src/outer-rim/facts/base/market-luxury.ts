/** Luxury deck: expensive cards that can give fame (or.market-decks.05). Names are witnessed; the rest is ours. */
import type { Ability, Effects } from '../effects';
import type { MarketFace } from '../pack';
import type { Certainty } from '../words';
import type { Ware } from './market';
import { job, jobSkills } from './market-job';
import {
  armor,
  cargo,
  contraband,
  credits,
  fame,
  fight,
  gear,
  heal,
  mod,
  on,
  reputation,
  test,
  use,
  value,
} from './shorthand';

const seen: Record<string, Certainty> = { 'face.name': 'likely' };
const ware = (cost: number, face: MarketFace, sure: Record<string, Certainty> = seen): Ware => ({ cost, face, sure });
/**
 * Fame for giving it away where it is admired. Not for buying it: a card keeps its whole worth when it is bartered, so that fame would cost
 * nothing, and nobody would have to leave their planet for it.
 */
const admiredOn = (space: string, planet: string, gained: number): Ability => ({
  kind: 'use',
  text: `On ${planet}: remove this card to gain ${gained} fame.`,
  in: 'encounter',
  if: { is: 'at', spaces: [space] },
  do: [{ do: 'remove-this' }, fame(gained)],
});

function contest(name: string, destination: string, ...attempt: Effects): MarketFace {
  return {
    kind: 'job',
    name,
    skills: jobSkills('piloting!'),
    destination,
    attempt,
    reward: [credits(6000), fame(2)],
    after: 'remove',
  };
}

export const luxuryFaces: readonly Ware[] = [
  ware(
    3000,
    contest(
      'Boonta Eve Classic',
      'tatooine',
      test(
        'piloting',
        [test('tech', [{ do: 'complete-job' }], [{ do: 'suffer', damage: 1, to: 'character' }])],
        [{ do: 'suffer', damage: 2, to: 'character' }],
      ),
    ),
  ),
  ware(6000, mod('Chromium Hull', admiredOn('naboo', 'Naboo', 1), value('hull', 1))),
  ware(
    7000,
    mod(
      'Dejarik Holotable',
      admiredOn('takodana', 'Takodana', 1),
      use('action', 'Test Tactics; if you pass, gain 1,000 credits.', test('tactics', [credits(1000)])),
    ),
  ),
  ware(
    8000,
    gear('Extravagant Wardrobe', admiredOn('cantonica', 'Cantonica', 2), { kind: 'skill', skill: 'influence' }),
  ),
  ware(6000, cargo('Gift for Jabba', 'tatooine', fame(1), reputation('hutt'), credits(3000))),
  ware(
    4000,
    job(
      'Legendary Game of Sabacc',
      'ring-of-kafrene',
      40,
      jobSkills('influence', 'tactics'),
      [credits(8000), fame(1)],
      'remove',
    ),
    { ...seen, 'face.attempt': 'likely' },
  ),
  ware(
    10000,
    armor(
      'Mandalorian Armor',
      admiredOn('mon-calamari', 'Mon Calamari', 2),
      value('health', 2),
      value('ground-combat', 1),
    ),
    { ...seen, 'face.traits': 'reconstructed', deck: 'likely' },
  ),
  ware(9000, gear("Maz Kanata's Goggles", admiredOn('takodana', 'Takodana', 2), { kind: 'skill', skill: 'knowledge' })),
  ware(
    5000,
    mod(
      'Proton Torpedoes',
      on(
        { event: 'combat-begins', combat: 'ship' },
        'Discard this for 4 more dice in a ship combat.',
        [{ do: 'discard-this' }, { do: 'add-dice', dice: 4 }],
        { may: true },
      ),
    ),
  ),
  ware(
    8000,
    gear(
      'Sith Holocron',
      use(
        'encounter',
        'Once you dare to open it: test Knowledge; if you pass, gain 2 fame and remove it.',
        test(
          'knowledge',
          [fame(2), { do: 'remove-this' }],
          [fight('ground', 'Vision of the dark side', 4, [heal('character', 1)])],
        ),
      ),
    ),
  ),
  ware(5000, contraband('Stolen Jewels', 'cantonica', credits(6000), fame(2))),
];
