/** Miniatures holds what every game must hold, with random squads, maps and play. */
import * as fc from 'fast-check';
import { catalogueIds } from '../../scripts/playable';
import { MINIATURES_PREFERENCES, randomMiniaturesSetup } from '../../scripts/playable/miniatures';
import { miniatures } from '../../src/miniatures/game';
import type { MiniaturesEvent } from '../../src/miniatures/model/events';
import type { MiniaturesState } from '../../src/miniatures/model/state';
import { integersFrom } from '../../src/play';
import { conformance } from './conformance';
import type { Causes } from './in-order';

const setups = fc.integer({ min: 0, max: 1e6 }).map((seed) => randomMiniaturesSetup(integersFrom(seed), 2, 60));

const target = (event: { attacker: string; target: string }): string => `${event.attacker} ${event.target}`;
const character = (event: { character: string }): string => event.character;

const ORDER: readonly Causes<MiniaturesEvent>[] = [
  {
    causes: { 'attack-declared': target },
    effects: { 'attack-rolled': target, 'fire-combined': target, 'attack-resolved': target },
  },
  { causes: { 'attack-rolled': target }, effects: { 'attack-hit': target, 'attack-missed': target } },
  { causes: { 'attack-hit': target, 'attack-missed': target }, effects: { 'attack-resolved': target } },
  { causes: { 'save-rolled': character }, effects: { 'save-made': character } },
];

conformance<MiniaturesState>(miniatures, {
  catalogueIds: catalogueIds('miniatures'),
  randomSetups: setups,
  preferences: MINIATURES_PREFERENCES,
  players: ['p1', 'p2', 'p3', 'p4'],
  maxActions: 6000,
  runs: 4,
  looks: 6,
  order: ORDER,
  conserved: ({ characters }) => characters.map(({ id }) => id),
});
