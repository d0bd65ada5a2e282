/**
 * X-Wing holds what every game must hold, with random squads, epic ones, and random tables in the middle of a game on which anything may lie. How many games
 * each property looks at is a sample; with HOLOJUDGE_GAMES it is another, and every state of it is loaded.
 */
import * as fc from 'fast-check';
import { catalogueIds } from '../../scripts/playable';
import { epicXwingSetup, randomSquad } from '../../scripts/playable/xwing';
import { randomXwingTable } from '../../scripts/playable/xwing-tables';
import { pileSize, type AnyGame } from '../../src/core';
import { integersFrom } from '../../src/play';
import { xwing, type XwingEvent, type XwingState } from '../../src/xwing';
import { conditions, damageDeck, hugeDamageDeck, pilots, upgrades } from '../../src/xwing/facts';
import { DEVICE_KINDS, OBSTACLE_OUTLINES } from '../../src/xwing/facts/words';
import { xwingScenarios } from '../../src/xwing/scenario';
import { conformance } from './conformance';
import type { Causes } from './in-order';

/** Few ships keep a game short; the number of them shrinks. */
const squads = fc
  .tuple(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 3 }))
  .map(([seed, most]) => randomSquad(integersFrom(seed), most));

const lone = fc.integer({ min: 0, max: 1e6 }).map((seed) => randomSquad(integersFrom(seed), 1));

/**
 * Damage cards of both decks: a facedown one stays among the unknown cards of its deck, because nobody knows which one it is. Ships of another size than
 * their deck are told apart by the cards.
 */
function damageCards(state: XwingState): Record<string, number> {
  const faceup = (player: string): number =>
    state.ships.filter((ship) => ship.player === player).reduce((sum, { damage }) => sum + damage.faceup.length, 0);
  // A condition holds one out of the deck of whoever assigned it.
  const onConditions = (player: string): number =>
    state.ships.flatMap(({ conditions }) => conditions).filter(({ by, damage }) => by === player && damage !== null)
      .length;
  return Object.fromEntries(
    state.players.map(({ id, damageDeck: deck, damageDiscard, hugeDamage }) => [
      id,
      pileSize(deck) +
        damageDiscard.length +
        (hugeDamage ? pileSize(hugeDamage.deck) + hugeDamage.discard.length : 0) +
        faceup(id) +
        onConditions(id),
    ]),
  );
}

const ship = (event: { ship: string }): string => event.ship;
const token = (event: { ship: string; token: string }): string => `${event.ship} ${event.token}`;
const lock = (event: { ship: string; on: string }): string => `${event.ship} ${event.on}`;
const action = (event: { ship: string; action: string }): string => `${event.ship} ${event.action}`;
const attacker = (event: { attacker: string }): string => event.attacker;

const ORDER: readonly Causes<XwingEvent>[] = [
  {
    causes: { 'damage-suffered': ship },
    effects: { 'shield-lost': (event) => (event.rules.includes('xw.damage.04') ? event.ship : null) },
    atOnce: true,
  },
  {
    // For want of hull, not by what a card says, and not picked up or docked with one that is.
    causes: { 'damage-card-dealt': ship },
    effects: { 'ship-destroyed': (event) => (event.rules.includes('xw.destroying-ships.01') ? event.ship : null) },
    atOnce: true,
  },
  {
    causes: { 'ship-destroyed': ship, fled: ship },
    effects: { 'ship-removed': (event) => (hasCode(event, 'carrier-fled') ? null : event.ship) },
  },
  { causes: { 'token-gained': token }, effects: { 'token-spent': token, 'token-removed': token } },
  { causes: { 'lock-acquired': lock }, effects: { 'lock-spent': lock, 'lock-broken': lock } },
  {
    causes: {
      'dial-revealed': ship,
      'step-skipped': (event) => (hasCode(event, 'ionized') ? event.ship : null),
      'ship-deploys': ship,
      'action-attempted': (event) => (event.action === 'slam' ? event.ship : null),
      // Adaptive Ailerons: a maneuver before the dial is revealed.
      'ability-used': ({ ability, source }) => (ability === 'adaptive-ailerons' ? (source.split('/')[0] ?? '') : null),
    },
    effects: { 'maneuver-executed': ship },
  },
  {
    causes: { coordinated: (event) => `${event.ship} ${event.on}` },
    effects: {
      'action-performed': ({ ship, coordinated }) => (coordinated ? `${ship} ${coordinated.ship}` : null),
    },
  },
  { causes: { 'action-attempted': action }, effects: { 'action-performed': action, 'action-failed': action } },
  {
    // A die is rolled for an obstacle after the ship met it, or after a debris cloud was put under it (xw.overlap.10), which names no ship.
    causes: {
      'moved-through': (event) => `${event.ship} ${event.obstacle}`,
      overlapped: (event) => `${event.ship} ${event.object}`,
    },
    effects: {
      'dice-rolled': ({ ship: rolls, why, rules }) =>
        isObstacle(why) && !rules.includes('xw.obstacles.11') ? `${rolls} ${why}` : null,
    },
  },
  {
    // What an obstacle does not do is told once the ship met it, damage after the die that shows none.
    causes: { 'dice-rolled': (event) => (isObstacle(event.why) ? `${event.ship} ${event.why}` : null) },
    effects: { 'no-effect': (event) => (event.what === 'damage' ? `${event.ship} ${event.of}` : null) },
  },
  {
    causes: {
      'moved-through': (event) => `${event.ship} ${event.obstacle}`,
      overlapped: (event) => `${event.ship} ${event.object}`,
    },
    effects: { 'no-effect': (event) => (event.what === 'skip' ? `${event.ship} ${event.of}` : null) },
  },
  {
    causes: { 'effect-failed': (event) => `${event.ship} ${event.what.replace(' ', '-')}` },
    effects: { 'action-failed': action },
  },
  { causes: { 'ship-engages': ship }, effects: { 'ship-engaged': ship } },
  { causes: { 'attack-declared': attacker }, effects: { 'attack-hit': attacker, 'attack-missed': attacker } },
];

function hasCode({ because = [] }: XwingEvent, code: string): boolean {
  return because.some((each) => each.code === code);
}

/** Obstacles are called by their outlines. */
function isObstacle(id: string): boolean {
  return /asteroid|debris|gas|loosecargo|spareparts/.test(id);
}

const CARDS = [...pilots(), ...upgrades(), ...damageDeck(), ...hugeDamageDeck(), ...conditions()].map(({ id }) => id);

const GAMES = Number(process.env['HOLOJUDGE_GAMES'] ?? 0);

/** A copy of the game, because each game's random games are played once and kept. */
const held = (game: AnyGame, randomSetups: fc.Arbitrary<unknown>, runs: number, order = ORDER): void =>
  conformance<XwingState>(game, {
    catalogueIds: catalogueIds('xwing'),
    randomSetups,
    players: ['p1', 'p2', 'p3', 'p4'],
    maxActions: 5000,
    language: xwingScenarios,
    ids: [...CARDS, ...OBSTACLE_OUTLINES, ...DEVICE_KINDS],
    runs: GAMES || runs,
    looks: 8,
    loadsAll: GAMES > 0,
    conserved: damageCards,
    order,
    rerollLimit: 1,
  });

const seeds = fc.integer({ min: 0, max: 1e6 });

describe('squads', () => {
  held({ ...xwing }, fc.record({ squads: fc.tuple(squads, squads) }), 5);
});

describe('squads of three and four players', () => {
  held({ ...xwing }, fc.record({ squads: fc.array(lone, { minLength: 3, maxLength: 4 }) }), 2);
});

describe('epic squads', () => {
  held(
    { ...xwing },
    seeds.map((seed) => epicXwingSetup(integersFrom(seed))),
    2,
  );
});

/** Few random squads have them: conditions that lie facedown, and a ship that comes later. */
const HIDDEN = {
  squads: [
    {
      faction: 'separatistalliance',
      obstacles: [],
      pilots: [{ id: 'zamwesell', ship: 'firesprayclasspatrolcraft', upgrades: {} }],
    },
    {
      faction: 'resistance',
      obstacles: [],
      pilots: [
        { id: 'logisticsdivisionpilot', ship: 'resistancetransport', upgrades: { crew: ['ga97'] } },
        { id: 'bluesquadronrookie', ship: 't70xwing', upgrades: {} },
      ],
    },
  ],
};

describe('facedown conditions and ships in reserve', () => {
  held({ ...xwing }, fc.constant(HIDDEN), 1);
});

describe('tables in the middle of a game', () => {
  // What `begin` takes here is a position.
  const tables = { ...xwing, begin: xwing.resume };
  held(
    tables,
    seeds.map((seed) => randomXwingTable(integersFrom(seed))),
    4,
    // What began before is not told.
    [],
  );
});
