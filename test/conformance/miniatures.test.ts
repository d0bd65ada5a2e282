/**
 * Miniatures holds what every game must hold: with small squads, with squads of 100 to 200 points of every game type, and at tables in the middle of a fight, on
 * our maps and on random ones. How many games each property looks at is a sample; with HOLOJUDGE_GAMES it is another, and every state of it is loaded.
 */
import * as fc from 'fast-check';
import { catalogueIds } from '../../scripts/playable';
import { basicMiniaturesSetup, largeMiniaturesSetup, randomMiniaturesSetup } from '../../scripts/playable/miniatures';
import { anyStatCards } from '../../scripts/playable/miniatures-cards';
import { miniaturesPlayers } from '../../scripts/playable/miniatures-policies';
import { randomMiniaturesTable } from '../../scripts/playable/miniatures-tables';
import type { Action, AnyGame } from '../../src/core';
import { ABILITY_NAMES } from '../../src/miniatures/facts';
import { miniatures } from '../../src/miniatures/game';
import type { MiniaturesEvent } from '../../src/miniatures/model/events';
import type { MiniaturesState } from '../../src/miniatures/model/state';
import { miniaturesScenarios } from '../../src/miniatures/scenario';
import { integersFrom, type Policy } from '../../src/play';
import { conformance } from './conformance';
import type { Causes } from './in-order';

type Next = (n: number) => number;

const random = (what: (next: Next) => unknown): fc.Arbitrary<unknown> =>
  fc.integer({ min: 0, max: 1e6 }).map((seed) => what(integersFrom(seed)));

const target = (event: { attacker: string; target: string }): string => `${event.attacker} ${event.target}`;
const character = (event: { character: string }): string => event.character;

const ORDER: readonly Causes<MiniaturesEvent>[] = [
  {
    causes: { 'attack-declared': target },
    effects: { 'attack-rolled': target, 'attack-resolved': target },
  },
  { causes: { 'attack-rolled': target }, effects: { 'attack-hit': target, 'attack-missed': target } },
  { causes: { 'attack-hit': target, 'attack-missed': target }, effects: { 'attack-resolved': target } },
  { causes: { 'save-rolled': character }, effects: { 'save-made': character } },
];

const IDS = [...ABILITY_NAMES, ...anyStatCards()].map(({ id }) => id).filter((id) => id.includes('-'));

const GAMES = Number(process.env['HOLOJUDGE_GAMES'] ?? 0);

/** A copy of the game, because each game's random games are played once and kept. */
const held = (game: AnyGame, setups: (next: Next) => unknown, runs: number, share: number, order = ORDER): void =>
  conformance<MiniaturesState>(game, {
    catalogueIds: catalogueIds('miniatures'),
    randomSetups: random(setups),
    policy: (seed) => miniaturesPlayers(seed, integersFrom(seed)) as unknown as Policy<MiniaturesState, Action>,
    players: ['p1', 'p2', 'p3', 'p4'],
    maxActions: 20_000,
    runs: Math.ceil(GAMES * share) || runs,
    looks: GAMES > 0 ? 3 : 6,
    loadsAll: GAMES > 0,
    order,
    language: miniaturesScenarios,
    ids: IDS,
  });

describe('small squads', () => {
  held({ ...miniatures }, (next) => randomMiniaturesSetup(next, 2, 60), 4, 1 / 5);
});

describe('the basic game, with sides that players pick', () => {
  held({ ...miniatures }, basicMiniaturesSetup, 2, 1 / 10);
});

describe('squads of 100 points and, in a long run, of up to 200', () => {
  const usual = (next: Next): unknown => randomMiniaturesSetup(next);
  held({ ...miniatures }, GAMES > 0 ? largeMiniaturesSetup : usual, 2, 3 / 5);
});

describe('tables in the middle of a fight', () => {
  // What `begin` takes here is a position.
  const tables = { ...miniatures, begin: miniatures.resume };
  // What began before is not told.
  held(tables, randomMiniaturesTable, 4, 1 / 5, []);
});
