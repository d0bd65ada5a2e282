/** Starting ships and the eight ships of the market. Values by two witnesses that agree; two turned sheets are certain. */
import type { Condition } from '../conditions';
import type { Ability, Effect, Goal } from '../effects';
import type { Ship, ShipSide } from '../pack';
import type { Slot, Certainty } from '../words';
import { heal, on, spend, test, value } from './shorthand';

const SLOTS: Record<string, Slot> = { c: ['cargo'], m: ['mod'], x: ['cargo', 'mod'], k: ['crew'] };

/** `cmxkk`: a cargo, a mod, a cargo-or-mod and two crew slots. */
function side(hyperdrive: number, combat: number, hull: number, slots: string): ShipSide {
  return { hyperdrive, combat, hull, slots: [...slots].map((slot) => SLOTS[slot] ?? []) };
}

const completeGoal: Effect = { do: 'complete-goal', goal: 'ship' };
const LIKELY: Record<string, Certainty> = { '*': 'likely', sheets: 'certain', starting: 'certain' };

function ship(
  id: string,
  name: string,
  cost: number,
  front: ShipSide,
  goal: Omit<Goal, 'fame'>,
  turned: NonNullable<Ship['turned']>,
  more: Record<string, Certainty> = {},
): Ship {
  return {
    id,
    name,
    cost,
    sheets: 1,
    starting: false,
    side: front,
    goal: { ...goal, fame: 1 },
    turned,
    sure: { ...LIKELY, ...more },
  };
}

function startingShip(id: string, name: string, front: ShipSide): Ship {
  const sure = {
    '*': 'likely',
    name: 'certain',
    sheets: 'certain',
    starting: 'certain',
    goal: 'certain',
    turned: 'certain',
  } as const;
  return { id, name, cost: 0, sheets: 4, starting: true, side: front, goal: null, turned: null, sure };
}

const hasMods = (count: number): Condition => ({ is: 'has', card: { kind: 'mod' }, count });
const crewNamed = (name: string): Condition => ({ is: 'has', card: { kind: 'crew', name } });
const turned = (name: string, back: ShipSide, ...abilities: readonly Ability[]): NonNullable<Ship['turned']> => ({
  name,
  side: back,
  abilities,
});

export const ships: readonly Ship[] = [
  startingShip('g9-rigger', 'G9 Rigger', side(6, 2, 3, 'cmk')),
  startingShip('g-1a-starfighter', 'G-1A Starfighter', side(5, 3, 4, 'cmk')),
  ship(
    'hwk-290',
    'HWK-290 Freighter',
    5000,
    side(6, 3, 4, 'cmkk'),
    {
      text: 'With a mod, spend 7,000 credits.',
      abilities: [
        {
          kind: 'use',
          text: 'With a mod, spend 7,000 credits to complete the ship goal.',
          in: 'action',
          if: hasMods(1),
          do: [spend(7000, [completeGoal])],
        },
      ],
    },
    turned('Moldy Crow', side(6, 3, 4, 'ccmkk'), value('ground-combat', 1)),
  ),
  ship(
    'gx1-short-hauler',
    'GX1 Short Hauler',
    5000,
    side(6, 2, 5, 'cxkk'),
    {
      text: 'Gain a crew while you have 2 crew.',
      count: {
        on: { event: 'card-gained', kind: 'crew' },
        times: 1,
        if: { is: 'has', card: { kind: 'crew' }, count: 2 },
      },
    },
    turned('Diplomatic Courier', side(6, 2, 5, 'cxkkk'), {
      kind: 'permission',
      text: 'Negative reputation does not force you to encounter patrols.',
      allows: 'ignore-negative-patrols',
    }),
    { 'turned.name': 'reconstructed' },
  ),
  ship(
    'heavy-duty-lifter',
    'Heavy-Duty Lifter',
    10000,
    side(6, 3, 5, 'cxkkk'),
    {
      text: 'Complete a job while you have a cargo.',
      count: { on: { event: 'job-completed' }, times: 1, if: { is: 'has', card: { kind: 'cargo' } } },
    },
    turned('Ark Angel', side(6, 3, 5, 'ccmkkk'), value('hyperdrive', { each: 'job', times: 1 })),
  ),
  ship(
    'lancer-pursuit-craft',
    'Lancer-class Pursuit Craft',
    10000,
    side(6, 4, 5, 'cmkk'),
    {
      text: 'Deliver the contact of one of your bounties.',
      count: { on: { event: 'bounty-reward', how: 'captured' }, times: 1 },
    },
    turned(
      'Shadow Caster',
      side(6, 4, 5, 'cmkkk'),
      on(
        { event: 'player-arrives' },
        'A player who moves into your space has to stop there if you say so.',
        [{ do: 'stop-mover' }],
        { may: true },
      ),
    ),
  ),
  ship(
    'aggressor-assault-fighter',
    'Aggressor-class Assault Fighter',
    15000,
    side(6, 5, 5, 'cmxkk'),
    { text: 'Win 2 combats against patrols.', count: { on: { event: 'win-combat', against: ['patrol'] }, times: 2 } },
    turned('IG-2000', side(6, 5, 5, 'cmxkkk'), {
      kind: 'permission',
      text: 'Winning against a patrol costs you no reputation.',
      allows: 'beat-patrols-unnoticed',
    }),
  ),
  ship(
    'yv-666',
    'YV-666 Light Freighter',
    15000,
    side(7, 3, 5, 'ccxkkk'),
    {
      text: 'When you recover 3 or more damage from this ship, spend 7,000 credits.',
      abilities: [
        on(
          { event: 'recovered', from: 'ship', least: 3 },
          'Spend 7,000 credits to complete the ship goal.',
          [spend(7000, [completeGoal])],
          { may: true },
        ),
      ],
    },
    turned(
      "Hound's Tooth",
      side(7, 4, 5, 'ccxkkk'),
      on(
        { event: 'would-be-defeated', what: 'ship' },
        'Roll a die; on a focus or a hit recover 2 damage of the ship instead.',
        [{ do: 'roll', dice: 1, faces: ['focus', 'hit'], then: [heal('ship', 2), { do: 'prevent' }] }],
      ),
    ),
    { 'goal.abilities': 'reconstructed' },
  ),
  ship(
    'firespray-31',
    'Firespray-31 Patrol Craft',
    20000,
    side(6, 5, 6, 'cmxkk'),
    {
      text: 'Win a ship combat against a player in your space who has more fame.',
      abilities: [
        {
          kind: 'use',
          text: 'Ship combat against a player in your space who has more fame, even on a planet; win it to complete the ship goal.',
          in: 'encounter',
          if: { is: 'player', who: { here: true, moreFame: true } },
          do: [{ do: 'fight-player', who: { here: true, moreFame: true }, combat: 'ship', win: [completeGoal] }],
        },
      ],
    },
    turned(
      'Slave I',
      side(6, 5, 6, 'cmmxkk'),
      on(
        { event: 'enters-patrol-space' },
        'Test Stealth; if you pass you need not stop in the space of the patrol.',
        [test('stealth', [{ do: 'keep-moving' }])],
        { may: true },
      ),
    ),
    { turned: 'certain' },
  ),
  ship(
    'yt-1300',
    'Modified YT-1300 Light Freighter',
    20000,
    side(7, 4, 5, 'cmxkkk'),
    {
      text: 'Deliver a cargo with 2 mods, or with 1 mod and the crew Chewbacca.',
      count: {
        on: { event: 'cargo-delivered' },
        times: 1,
        if: { is: 'any', of: [hasMods(2), { is: 'all', of: [hasMods(1), crewNamed('Chewbacca')] }] },
      },
    },
    turned(
      'Millennium Falcon',
      side(7, 5, 5, 'cmxkkk'),
      on(
        { event: 'dice-rolled', in: ['delivery'] },
        'On delivering ILLEGAL cargo, turn 1 focus or critical hit into a hit.',
        [{ do: 'turn-dice', dice: 1, from: ['focus', 'crit'], to: 'hit' }],
        { may: true },
      ),
    ),
    { 'turned.name': 'certain', 'turned.side': 'certain' },
  ),
];
