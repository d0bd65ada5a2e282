/** Gear and mod deck: things that improve combat values, health, hull and hyperdrive (or.market-decks.03). Names are witnessed. */
import type { Ability } from '../effects';
import type { Ware } from './market';
import type { Certainty } from '../words';
import { armor, gear, mod, on, peekHere, test, use, value } from './shorthand';

const seen: Record<string, Certainty> = { 'face.name': 'likely' };
const worn = (cost: number, name: string, ...abilities: readonly Ability[]): Ware => ({
  cost,
  face: gear(name, ...abilities),
  sure: seen,
});
const fitted = (cost: number, name: string, ...abilities: readonly Ability[]): Ware => ({
  cost,
  face: mod(name, ...abilities),
  sure: seen,
});
const withTrait = (ware: Ware, trait: string, sure: Certainty = 'reconstructed'): Ware => ({
  ...ware,
  face: { ...ware.face, traits: [trait] } as Ware['face'],
  sure: { ...seen, 'face.traits': sure },
});

const rerollIn = (combat: 'ground' | 'ship'): Ability =>
  on(
    { event: 'dice-rolled', in: [combat] },
    `Once a combat, reroll 1 die in a ${combat} combat.`,
    [{ do: 'reroll', dice: 1 }],
    { may: true, once: 'combat' },
  );

export const gearAndModFaces: readonly Ware[] = [
  { cost: 3000, face: armor('Armored Vest', value('health', 1)), sure: seen },
  fitted(5000, 'Autoblaster', value('ship-combat', 1)),
  worn(4000, 'Bounty Hunter Helmet', use('action', 'Look at 2 contact tokens on your planet.', peekHere(2)), {
    kind: 'skill',
    skill: 'tactics',
  }),
  withTrait(worn(4000, 'DL-44 Heavy Blaster Pistol', value('ground-combat', 1)), 'WEAPON'),
  withTrait(worn(6000, 'IQA-11 Blaster Rifle', value('ground-combat', 1), rerollIn('ground')), 'WEAPON'),
  fitted(4000, 'Improved Nav Computer', value('hyperdrive', 1)),
  fitted(
    4000,
    'Ion Cannon',
    on(
      { event: 'dice-rolled', in: ['ship'] },
      'Once a combat, turn 1 focus into a hit.',
      [{ do: 'turn-dice', dice: 1, from: ['focus'], to: 'hit' }],
      { may: true, once: 'combat' },
    ),
  ),
  worn(
    5000,
    'Jetpack',
    on(
      { event: 'test-begins', skill: 'stealth' },
      'Once a turn, count one more Stealth.',
      [{ do: 'count-skill', skill: 'stealth' }],
      { once: 'turn' },
    ),
    rerollIn('ground'),
  ),
  withTrait(
    worn(
      3000,
      'MPL-57 Grenade Launcher',
      on(
        { event: 'combat-begins', combat: 'ground' },
        'Discard this for 3 more dice in a ground combat.',
        [{ do: 'discard-this' }, { do: 'add-dice', dice: 3 }],
        { may: true },
      ),
    ),
    'WEAPON',
  ),
  fitted(
    3000,
    'Maneuvering Thrusters',
    on(
      { event: 'enters-patrol-space' },
      'Test Piloting; if you pass you need not stop there.',
      [test('piloting', [{ do: 'keep-moving' }])],
      { may: true },
    ),
  ),
  { cost: 6000, face: armor('Plastoid Armor', value('health', 2)), sure: seen },
  fitted(7000, 'Quad Laser Cannon', value('ship-combat', 1), rerollIn('ship')),
  fitted(5000, 'Shield Upgrade', value('hull', 2)),
  fitted(3000, 'Targeting Computer', rerollIn('ship')),
  {
    cost: 3000,
    face: mod('Gree Navigation Computer', {
      kind: 'permission',
      text: 'The Maelstrom does not stop you.',
      allows: 'pass-maelstrom',
    }),
    sure: { 'face.name': 'likely', 'face.abilities': 'likely' },
  },
];
