/** Miniatures holds what every game must hold, with random squads, maps and play. */
import * as fc from 'fast-check';
import { catalogueIds } from '../../scripts/playable';
import { MINIATURES_PREFERENCES, randomMiniaturesSetup } from '../../scripts/playable/miniatures';
import { miniatures } from '../../src/miniatures/game';
import type { MiniaturesState } from '../../src/miniatures/model/state';
import { integersFrom } from '../../src/play';
import { conformance } from './conformance';

const setups = fc.integer({ min: 0, max: 1e6 }).map((seed) => randomMiniaturesSetup(integersFrom(seed), 2, 60));

conformance<MiniaturesState>(miniatures, {
  catalogueIds: catalogueIds('miniatures'),
  randomSetups: setups,
  preferences: MINIATURES_PREFERENCES,
  players: ['p1', 'p2', 'p3', 'p4'],
  maxActions: 6000,
  runs: 4,
  looks: 6,
  conserved: ({ characters }) => characters.map(({ id }) => id),
});
