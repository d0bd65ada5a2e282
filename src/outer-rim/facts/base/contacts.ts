/**
 * The 22 contacts (or.components.04) and their databank cards 2 to 23. Most names and a few classes are witnessed, what the cards do is ours:
 * each contact can join as crew for a price, a test or a friend's sake.
 */
import type { Ability, Effects } from '../effects';
import type { Asset, Contact, DatabankCard } from '../pack';
import type { ContactClass, Faction, Skill, Certainty } from '../words';
import {
  anger,
  credits,
  fight,
  friend,
  heal,
  hurt,
  keep,
  may,
  movePatrol,
  on,
  peekHere,
  reputation,
  spend,
  standing,
  test,
  use,
  value,
  when,
} from './shorthand';

interface Person {
  id: string;
  name: string;
  class: ContactClass;
  symbols?: readonly ('droid' | Faction)[];
  skills: readonly Skill[];
  abilities?: readonly Ability[];
  meeting: Effects;
  /** What is witnessed of it. */
  sure?: Record<string, Certainty>;
}

const named: Record<string, Certainty> = { name: 'likely' };
const classed: Record<string, Certainty> = { name: 'likely', class: 'likely' };
/** Nobody has told us that this contact is in the game. */
const guessed: Record<string, Certainty> = {};

const hire = (price: number, ...otherwise: Effects): Effects => [spend(price, [keep], otherwise)];

const people: readonly Person[] = [
  {
    id: 'boshek',
    name: 'BoShek',
    class: 'white',
    skills: ['piloting'],
    meeting: hire(2000, movePatrol('choice', 2)),
    sure: named,
  },
  {
    id: 'w1-le',
    name: 'W1-LE',
    class: 'white',
    symbols: ['droid'],
    skills: ['tech'],
    meeting: [test('tech', [keep], [heal('ship', 1)])],
    sure: named,
  },
  {
    id: 'garindan',
    name: 'Garindan',
    class: 'white',
    symbols: ['imperial'],
    skills: ['stealth'],
    abilities: [use('action', 'Look at 1 contact token on your planet.', peekHere(1))],
    meeting: [
      standing('imperial', [keep], hire(2000), [
        anger('imperial'),
        { do: 'contact-leaves', to: 'nearest-empty-space' },
      ]),
    ],
    sure: named,
  },
  {
    id: 'ponda-baba',
    name: 'Ponda Baba',
    class: 'white',
    skills: ['strength'],
    meeting: [fight('ground', 'Ponda Baba', 3, [keep], [hurt('character', 1)])],
    sure: named,
  },
  {
    id: 'doctor-evazan',
    name: 'Doctor Evazan',
    class: 'white',
    skills: ['knowledge'],
    abilities: [
      use(
        'planning',
        'Recover 3 damage from your character and gain 1,000 credits.',
        heal('character', 3),
        credits(1000),
      ),
    ],
    meeting: hire(3000, heal('character', 2)),
    sure: named,
  },
  {
    id: 'black-sun-agent',
    name: 'Black Sun Agent',
    class: 'white',
    symbols: ['syndicate'],
    skills: ['influence'],
    meeting: [standing('syndicate', [keep], hire(3000), [hurt('character', 2)])],
    sure: named,
  },
  {
    id: 'cikatro-vizago',
    name: 'Cikatro Vizago',
    class: 'white',
    symbols: ['syndicate'],
    skills: ['influence'],
    meeting: [
      test('influence', [credits(3000)], [{ do: 'gain-card', decks: ['cargo'], discount: 2000 }]),
      may(...hire(4000)),
    ],
    sure: guessed,
  },
  {
    id: 'bib-fortuna',
    name: 'Bib Fortuna',
    class: 'white',
    symbols: ['hutt'],
    skills: ['influence'],
    meeting: [standing('hutt', [keep], [spend(2000, [reputation('hutt')])], [spend(4000, [reputation('hutt')])])],
    sure: guessed,
  },
  {
    id: 'greedo',
    name: 'Greedo',
    class: 'green',
    symbols: ['hutt'],
    skills: ['tactics'],
    abilities: [value('ground-combat', 1)],
    meeting: [
      when(
        friend('hutt'),
        [keep],
        [fight('ground', 'Greedo', 4, [{ do: 'contact-leaves', to: 'game-box' }, credits(4000)])],
      ),
    ],
    sure: classed,
  },
  {
    id: 'chopper',
    name: 'Chopper',
    class: 'green',
    symbols: ['droid', 'rebel'],
    skills: ['tech'],
    abilities: [
      on(
        { event: 'combat-begins', combat: 'ship' },
        'Once a turn, 1 more die in a ship combat.',
        [{ do: 'add-dice', dice: 1 }],
        { once: 'turn' },
      ),
    ],
    meeting: [standing('rebel', [keep], [test('tech', [keep], [hurt('ship', 1)])], [hurt('ship', 2)])],
    sure: named,
  },
  {
    id: 'hera-syndulla',
    name: 'Hera Syndulla',
    class: 'green',
    symbols: ['rebel'],
    skills: ['piloting', 'tactics'],
    abilities: [value('hyperdrive', 1)],
    meeting: [
      standing(
        'rebel',
        [keep],
        [spend(3000, [reputation('rebel')])],
        [fight('ship', 'Rebel escort', 4, [credits(3000)])],
      ),
    ],
    sure: named,
  },
  {
    id: 'hondo-ohnaka',
    name: 'Hondo Ohnaka',
    class: 'green',
    skills: ['influence'],
    abilities: [
      on({ event: 'cargo-delivered', trait: 'ILLEGAL' }, 'Gain 1,000 credits for ILLEGAL cargo.', [credits(1000)]),
    ],
    meeting: hire(4000, credits(1000), { do: 'contact-leaves', to: 'nearest-empty-space' }),
    sure: named,
  },
  {
    id: 'lobot',
    name: 'Lobot',
    class: 'green',
    skills: ['tech', 'knowledge'],
    meeting: [test(['tech', 'knowledge'], [spend(2000, [keep])], [{ do: 'action', action: 'market', discount: 1000 }])],
    sure: named,
  },
  {
    id: '4-lom',
    name: '4-LOM',
    class: 'green',
    symbols: ['droid'],
    skills: ['knowledge', 'stealth'],
    meeting: [test('tactics', [keep], [fight('ground', '4-LOM', 4, [keep])])],
    sure: named,
  },
  {
    id: 'ziton-moj',
    name: 'Ziton Moj',
    class: 'green',
    symbols: ['syndicate'],
    skills: ['strength', 'tactics'],
    meeting: [
      standing('syndicate', [reputation('syndicate'), keep], hire(5000), [
        fight('ground', 'Black Sun guards', 4, [credits(5000)]),
      ]),
    ],
    sure: named,
  },
  {
    id: 'zuckuss',
    name: 'Zuckuss',
    class: 'green',
    skills: ['knowledge'],
    abilities: [
      on(
        { event: 'test-begins', skill: 'knowledge' },
        'Once a turn, count one more Knowledge.',
        [{ do: 'count-skill', skill: 'knowledge' }],
        { once: 'turn' },
      ),
    ],
    meeting: hire(3000, peekHere()),
    sure: guessed,
  },
  {
    id: 'chewbacca',
    name: 'Chewbacca',
    class: 'yellow',
    skills: ['strength', 'tech'],
    abilities: [value('ground-combat', 1), value('ship-combat', 1)],
    meeting: [test(['strength', 'influence'], [spend(5000, [keep])], [hurt('character', 2)])],
    sure: classed,
  },
  {
    id: 'k-2so',
    name: 'K-2SO',
    class: 'yellow',
    symbols: ['droid', 'rebel'],
    skills: ['strength', 'tactics'],
    abilities: [value('ground-combat', 1)],
    meeting: [standing('imperial', [anger('imperial'), keep], [test('tech', [keep], [hurt('character', 2)])], [keep])],
    sure: classed,
  },
  {
    id: 'maz-kanata',
    name: 'Maz Kanata',
    class: 'yellow',
    skills: ['influence', 'knowledge'],
    meeting: [
      {
        do: 'choose',
        options: [
          { label: 'Ask her to come along', do: [spend(6000, [keep])] },
          { label: 'Ask for a good word', do: [reputation('choice')] },
        ],
      },
    ],
    sure: classed,
  },
  {
    id: 'saw-gerrera',
    name: 'Saw Gerrera',
    class: 'yellow',
    symbols: ['rebel'],
    skills: ['tactics', 'strength'],
    abilities: [
      on(
        { event: 'combat-begins', combat: 'ground' },
        'Once a turn, 1 more die in a ground combat.',
        [{ do: 'add-dice', dice: 1 }],
        { once: 'turn' },
      ),
    ],
    meeting: [
      standing(
        'rebel',
        [keep],
        [test('tactics', [reputation('rebel')], [hurt('character', 1)])],
        [fight('ground', 'Partisans', 5, [credits(4000)])],
      ),
    ],
    sure: named,
  },
  {
    id: 'black-krrsantan',
    name: 'Black Krrsantan',
    class: 'yellow',
    symbols: ['hutt'],
    skills: ['strength'],
    abilities: [value('ground-combat', 2)],
    meeting: [standing('hutt', hire(4000), hire(7000), [fight('ground', 'Black Krrsantan', 6, [keep])])],
    sure: named,
  },
  {
    id: 'dengar',
    name: 'Dengar',
    class: 'yellow',
    skills: ['tactics', 'stealth'],
    abilities: [on({ event: 'bounty-reward' }, 'Gain 2,000 credits with the reward of a bounty.', [credits(2000)])],
    meeting: hire(6000, peekHere()),
    sure: named,
  },
];

export const contacts: readonly Contact[] = people.map((person, i) => ({
  id: person.id,
  name: person.name,
  class: person.class,
  symbols: person.symbols ?? [],
  databank: i + 2,
  sure: { '*': 'reconstructed', ...person.sure },
}));

function crewOf(person: Person): Asset {
  return {
    kind: 'crew',
    name: person.name,
    skills: person.skills,
    ...(person.symbols && { symbols: person.symbols }),
    abilities: person.abilities ?? [],
  };
}

export const contactCards: readonly DatabankCard[] = people.map((person, i) => ({
  id: `databank-${person.id}`,
  number: i + 2,
  name: person.name,
  steps: [person.meeting],
  asset: crewOf(person),
  sure: {
    '*': 'reconstructed',
    ...(person.sure?.['name'] && { name: person.sure['name'], 'asset.name': person.sure['name'] }),
  },
}));
