/** The eight characters, both sides. Read off photographs of the cards: certain. */
import type { Character } from '../pack';
import { credits, fame, heal, on, reputation, spend, test, use, value } from './shorthand';

export const characters: readonly Character[] = [
  {
    id: 'boba-fett',
    name: 'Boba Fett',
    droid: false,
    groundCombat: 3,
    health: 4,
    skills: ['stealth', 'tactics'],
    databank: 90,
    reputation: [{ with: 'hutt', amount: 1 }],
    abilities: [
      use('action', 'Secretly look at 1 contact token on your planet.', {
        do: 'peek',
        at: { where: 'here', facing: 'facedown' },
        count: 1,
      }),
    ],
    goal: { text: 'Gain the reward of 2 bounties.', fame: 1, count: { on: { event: 'bounty-reward' }, times: 2 } },
    turned: {
      abilities: [
        on(
          { event: 'bounty-reward', how: 'eliminated' },
          'A contact that you eliminate brings 5,000 credits besides the reward.',
          [credits(5000)],
        ),
      ],
    },
  },
  {
    id: 'bossk',
    name: 'Bossk',
    droid: false,
    groundCombat: 3,
    health: 4,
    skills: ['strength', 'tactics'],
    databank: 90,
    reputation: [{ with: 'hutt', amount: 1 }],
    abilities: [
      use(
        'action',
        'Recover 2 damage from your character and 2 from your ship.',
        heal('character', 2),
        heal('ship', 2),
      ),
    ],
    goal: {
      text: 'Own at least 1 mod and 2 gear that together cost 15,000 credits or more.',
      fame: 1,
      when: {
        is: 'collection',
        of: [
          { kind: 'mod', count: 1 },
          { kind: 'gear', count: 2 },
        ],
        cost: 15000,
      },
    },
    turned: {
      abilities: [
        {
          kind: 'use',
          text: 'Fight a player in your space who has more fame; if you win, gain 1 fame.',
          in: 'encounter',
          if: { is: 'player', who: { here: true, moreFame: true } },
          do: [{ do: 'fight-player', who: { here: true, moreFame: true }, win: [fame(1)] }],
        },
      ],
    },
  },
  {
    id: 'doctor-aphra',
    name: 'Doctor Aphra',
    droid: false,
    groundCombat: 2,
    health: 4,
    skills: ['knowledge', 'stealth', 'tech'],
    databank: 92,
    reputation: [{ with: 'imperial', amount: 1 }],
    abilities: [
      on(
        { event: 'test-begins' },
        'Once a turn, gain any one skill for a test.',
        [{ do: 'count-skill', skill: 'any' }],
        { may: true, once: 'turn' },
      ),
    ],
    goal: { text: 'Complete 2 jobs.', fame: 1, count: { on: { event: 'job-completed' }, times: 2 } },
    turned: {
      abilities: [
        {
          kind: 'use',
          text: 'Perform a market action, besides the one of the action step.',
          in: 'planning',
          if: {
            is: 'any',
            of: [
              { is: 'at', kind: 'planet' },
              { is: 'at', kind: 'navpoint' },
            ],
          },
          do: [{ do: 'action', action: 'market' }],
        },
      ],
    },
  },
  {
    id: 'han-solo',
    name: 'Han Solo',
    droid: false,
    groundCombat: 3,
    health: 4,
    skills: ['piloting', 'tech'],
    databank: 91,
    reputation: [{ with: 'hutt', amount: -1 }],
    abilities: [value('hyperdrive', 2)],
    goal: { text: 'Own a ship that costs 15,000 credits or more.', fame: 1, when: { is: 'ship-cost', least: 15000 } },
    turned: {
      abilities: [
        on(
          { event: 'enters-patrol-space' },
          'Test Piloting; if you pass you need not stop in the space of the patrol.',
          [test('piloting', [{ do: 'keep-moving' }])],
          { may: true },
        ),
      ],
    },
  },
  {
    id: 'ig-88',
    name: 'IG-88',
    droid: true,
    groundCombat: 3,
    health: 4,
    skills: ['strength', 'tech'],
    databank: 90,
    reputation: [],
    abilities: [
      on(
        { event: 'dice-rolled', in: ['ground', 'ship'] },
        'Once a combat, reroll any number of your dice.',
        [{ do: 'reroll', dice: 'any' }],
        { may: true, once: 'combat' },
      ),
    ],
    goal: {
      text: 'Have 2 droid crew.',
      fame: 1,
      when: { is: 'has', card: { kind: 'crew', symbol: 'droid' }, count: 2 },
      abilities: [
        use('action', 'Take a droid crew of another player in your space.', {
          do: 'take-crew',
          from: { here: true },
          card: { kind: 'crew', symbol: 'droid' },
        }),
      ],
    },
    turned: {
      abilities: [
        on(
          { event: 'would-be-defeated' },
          'Discard 1 of your crew to recover all damage from your character and ship instead of being defeated.',
          [{ do: 'discard', card: { kind: 'crew' } }, heal('both'), { do: 'prevent' }],
          { may: true, if: { is: 'has', card: { kind: 'crew' } } },
        ),
      ],
    },
  },
  {
    id: 'jyn-erso',
    name: 'Jyn Erso',
    droid: false,
    groundCombat: 3,
    health: 4,
    skills: ['influence', 'tactics'],
    databank: 92,
    reputation: [{ with: 'imperial', amount: -1 }],
    abilities: [
      on(
        { event: 'dice-rolled', in: ['test', 'ground', 'ship'] },
        'Once a turn, turn 1 of your focus results into a critical hit.',
        [{ do: 'turn-dice', dice: 1, from: ['focus'], to: 'crit' }],
        { may: true, once: 'turn' },
      ),
    ],
    goal: {
      text: 'Have damage tokens lying on 2 Imperial planets.',
      fame: 1,
      when: { is: 'marked-planets', least: 2 },
      abilities: [
        {
          kind: 'use',
          text: 'On an Imperial planet, test Stealth; if you pass, put 1 damage token on the planet.',
          in: 'action',
          if: { is: 'at', kind: 'planet', faction: 'imperial' },
          do: [test('stealth', [{ do: 'mark-planet' }])],
        },
      ],
    },
    turned: {
      abilities: [
        on(
          { event: 'patrol-would-move', within: 3 },
          'A patrol within 3 spaces that would move because of your market action moves towards another player instead.',
          [{ do: 'redirect-patrol' }],
          { may: true },
        ),
      ],
    },
  },
  {
    id: 'ketsu-onyo',
    name: 'Ketsu Onyo',
    droid: false,
    groundCombat: 3,
    health: 4,
    skills: ['stealth', 'strength'],
    databank: 90,
    reputation: [{ with: 'syndicate', amount: 1 }],
    abilities: [
      use('encounter', 'Encounter a patrol or a contact token at most 3 spaces away.', {
        do: 'encounter',
        what: ['patrol', 'contact'],
        within: 3,
      }),
    ],
    goal: { text: 'Win 3 combats.', fame: 1, count: { on: { event: 'win-combat' }, times: 3 } },
    turned: { abilities: [on({ event: 'win-combat' }, 'Gain 4,000 credits besides other rewards.', [credits(4000)])] },
  },
  {
    id: 'lando-calrissian',
    name: 'Lando Calrissian',
    droid: false,
    groundCombat: 2,
    health: 4,
    skills: ['influence', 'knowledge', 'piloting'],
    databank: 91,
    reputation: [{ with: 'choice', amount: 1 }],
    abilities: [on({ event: 'dice-rolled' }, 'Reroll 1 of your dice.', [{ do: 'reroll', dice: 1 }], { may: true })],
    goal: {
      text: 'Deliver 2 ILLEGAL cargo.',
      fame: 1,
      count: { on: { event: 'cargo-delivered', trait: 'ILLEGAL' }, times: 2 },
    },
    turned: {
      abilities: [
        {
          kind: 'use',
          text: 'On a planet, spend 1,000 credits to test Influence; if you pass, gain 1 reputation with its faction.',
          in: 'action',
          if: { is: 'at', kind: 'planet' },
          do: [spend(1000, [test('influence', [reputation('here')])])],
        },
      ],
    },
  },
];
