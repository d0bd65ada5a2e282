/**
 * Armada holds what every game must hold: with random fleets of the core set and of 300 points, chance players and some who know what they want, and at
 * tables in the middle of a fight. How many games each property looks at is a sample; with HOLOJUDGE_GAMES it is another, and every state of it is loaded.
 */
import * as fc from 'fast-check';
import { catalogueIds } from '../../scripts/playable';
import { randomArmadaSetup } from '../../scripts/playable/armada';
import { armadaPlayers } from '../../scripts/playable/armada-policies';
import { randomArmadaTable } from '../../scripts/playable/armada-tables';
import { armada } from '../../src/armada/game';
import type { ArmadaEvent } from '../../src/armada/model/events';
import { damageDeck, objectiveCards, shipCards, squadronCards, upgradeCards } from '../../src/armada/facts';
import type { ArmadaState } from '../../src/armada/model/state';
import { armadaScenarios } from '../../src/armada/scenario';
import { pileSize, type Action, type AnyGame } from '../../src/core';
import { integersFrom, randomPolicy, type Policy } from '../../src/play';
import { conformance } from './conformance';
import type { Causes } from './in-order';

const seeds = fc.integer({ min: 0, max: 1e6 });

/** Few points keep a game short; they shrink. */
const setups = (least: number, most: number): fc.Arbitrary<unknown> =>
  fc
    .tuple(seeds, fc.integer({ min: least, max: most }))
    .map(([seed, total]) => randomArmadaSetup(integersFrom(seed), total));

/** Damage cards: a facedown one stays among the unknown cards of the deck, because nobody knows which one it is. */
function damageCards({ ships, damageDeck, damageDiscard }: ArmadaState): number {
  const faceup = [damageDiscard, ...ships.map(({ damage }) => damage)].flatMap((dealt) => dealt.faceup);
  return pileSize(damageDeck) + faceup.length;
}

const ship = (event: { ship: string }): string => event.ship;
const squadron = (event: { squadron: string }): string => event.squadron;
const command = (event: { ship: string; command: string }): string => `${event.ship} ${event.command}`;
const target = (event: { attacker: string; defender: string }): string => `${event.attacker} ${event.defender}`;
const token = (event: { ship: string; token: string }): string => `${event.ship} ${event.token}`;

const ORDER: readonly Causes<ArmadaEvent>[] = [
  { causes: { 'ship-activates': ship }, effects: { 'dial-revealed': ship, 'ship-activated': ship } },
  {
    causes: { 'dial-revealed': command },
    effects: {
      'dial-spent': command,
      // An effect may discard a dial that nobody has revealed.
      'dial-discarded': (event) => (event.rules.includes('arm.command-dials.04') ? command(event) : null),
    },
  },
  { causes: { 'token-assigned': token }, effects: { 'token-discarded': token, 'token-spent': token } },
  { causes: { 'ship-moved': ship }, effects: { 'maneuver-executed': ship, 'ship-overlapped': ship } },
  {
    causes: { 'attack-declared': target },
    effects: {
      'attack-canceled': target,
      'attack-dice-rolled': target,
      'critical-effect-resolved': target,
      'damage-totaled': target,
      'attack-performed': target,
    },
  },
  { causes: { 'attack-dice-rolled': target }, effects: { 'damage-totaled': target } },
  { causes: { 'damage-totaled': target }, effects: { 'attack-performed': target } },
  {
    causes: { 'squadron-activates': squadron },
    effects: { 'squadron-moved': squadron, 'squadron-activated': squadron },
  },
];

const CARDS = [...shipCards(), ...squadronCards(), ...upgradeCards(), ...damageDeck(), ...objectiveCards()].map(
  ({ id }) => id,
);

const GAMES = Number(process.env['HOLOJUDGE_GAMES'] ?? 0);

/** Players who fight in every other game; the others do anything. */
function policy(seed: number): Policy<ArmadaState, Action> {
  const next = integersFrom(seed);
  return (seed % 2 === 0 ? armadaPlayers(seed >> 1, next) : randomPolicy(next)) as Policy<ArmadaState, Action>;
}

/** A copy of the game, because each game's random games are played once and kept. */
const held = (game: AnyGame, randomSetups: fc.Arbitrary<unknown>, runs: number, share = 1, order = ORDER): void =>
  conformance<ArmadaState>(game, {
    catalogueIds: catalogueIds('armada'),
    randomSetups,
    players: ['p1', 'p2'],
    maxActions: 20_000,
    policy,
    runs: Math.ceil(GAMES * share) || runs,
    looks: 6,
    loadsAll: GAMES > 0,
    conserved: damageCards,
    order,
    language: armadaScenarios,
    ids: CARDS,
  });

describe('fleets of the core set', () => {
  held({ ...armada }, setups(130, 180), 4);
});

describe('fleets of 300 points', () => {
  held({ ...armada }, setups(260, 300), 1, 1 / 4);
});

describe('tables in the middle of a fight', () => {
  // What `begin` takes here is a position.
  const tables = { ...armada, begin: armada.resume };
  held(
    tables,
    seeds.map((seed) => randomArmadaTable(integersFrom(seed))),
    3,
    1 / 4,
    // What began before is not told.
    [],
  );
});
