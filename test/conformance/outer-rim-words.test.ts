/** Every word of an Outer Rim table counts: of positions, and of scenario files. */
import { randomSoloTable, randomTable } from '../../scripts/playable/outer-rim-tables';
import type { Json } from '../../src/core';
import { basePack } from '../../src/outer-rim/content';
import { positionCodec, type Position } from '../../src/outer-rim/position';
import { outerRimScenarios } from '../../src/outer-rim/scenario';
import { integersFrom } from '../../src/play';
import { wordsOfPositions, wordsOfScenarios } from './described';
import { everyWordCounts } from './witness';

const players = (table: Json): string[] => (table as unknown as Position).players.map(({ id }) => id);
const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id).slice(0, 30);
const spaces = idsOf(basePack.map.spaces);
const planets = idsOf(basePack.map.spaces.filter(({ kind }) => kind === 'planet'));
const cards = [...idsOf(basePack.market), ...idsOf(basePack.databank)];
const tables = [1, 2, 3, 4, 5, 6].flatMap((seed) => [
  randomTable(integersFrom(seed)),
  randomSoloTable(integersFrom(seed)),
]);

everyWordCounts(
  'positions of Outer Rim',
  wordsOfPositions(
    outerRimScenarios,
    positionCodec,
    {
      actions: 40,
      values: {
        'players.*.character': idsOf(basePack.characters),
        'players.*.at': spaces,
        'players.*.ship': idsOf(basePack.ships),
        'players.*.cards.*': cards,
        'players.*.cards.*.card': cards,
        'players.*.cards.*.space': spaces,
        'players.*.secrets.*': idsOf(basePack.encounters),
        'players.*.secrets.*.card': idsOf(basePack.encounters),
        'players.*.secrets.*.space': spaces,
        'players.*.marked.*': planets,
        'moment.player': players,
        'moment.performed.*': ['trade', 'market', 'deliver'],
        first: players,
        pieces: [
          [...basePack.map.endcaps.slice(0, 1), ...basePack.map.tiles, ...basePack.map.endcaps.slice(1)]
            .map(({ id }) => id)
            .reverse(),
        ],
        'patrols.*.at': spaces,
        'contacts.*.at': planets.flatMap((planet) => [`${planet}/1`, `${planet}/2`]),
        'contacts.*.contact': idsOf(basePack.contacts),
        'contacts.*.knownTo.*': players,
        'encounters.*.*': idsOf(basePack.encounters),
        'aiCards.*': idsOf(basePack.ai),
        'goals.*': planets,
        'bottoms.*': cards,
        'bottoms.*.card': cards,
        'bottoms.*.knownTo.*': players,
        'box.*': basePack.market.map(({ id }) => `market/${id}`).slice(0, 30),
        'supply.*': basePack.ships.filter(({ starting }) => starting).map(({ id }) => id),
        pack: [{ changes: { ships: [{ id: 'g9-rigger', cost: 1 }] } }],
      },
      called: ['players.*.id'],
      shown: ['contacts.*.knownTo.*'],
      told: {},
      unproved: [
        'players.*.marked.*',
        'first',
        'turn',
        ...['bounty', 'cargo', 'gear-and-mod', 'job', 'luxury', 'ship'].map((deck) => `market.${deck}.top`),
        'market.bounty.next.*',
        'market.luxury.next.*',
        'bottoms.*',
        'supply.*',
        'players.*.reputation.syndicate = neutral',
        'players.*.reputation.rebel = neutral',
      ],
      // It is the damage that says it.
      refused: { 'players.*.defeated': 'defeated' },
    },
    tables as unknown as Json[],
  ),
);

everyWordCounts(
  'Outer Rim scenario files',
  wordsOfScenarios(outerRimScenarios, {
    actions: 40,
    values: { map: ['standard', 'modular'], pack: [{ changes: { ships: [{ id: 'g9-rigger', cost: 1 }] } }] },
    called: [],
    shown: ['contacts.*.seen-by.*'],
    told: {},
    unproved: [
      'players.*.marked.*',
      'players.*.cards.*.captured',
      'patrols.hutt',
      'patrols.rebel.at',
      'patrols.rebel.level',
      'contacts.*.faceup',
      'bottom.*.card',
      'bottom.*.seen-by.*',
      'players.*.reputation.syndicate = neutral',
      'players.*.reputation.rebel = neutral',
      'players.*.cards.*.card',
      'patrols.hutt.level',
      'patrols.syndicate.level',
      'market.gear-and-mod',
      'market.gear-and-mod.*',
      'market.job',
      'market.job.*',
      'market.luxury',
      'market.luxury.*',
      'market.ship',
      'market.ship.*',
      'supply.*',
      'moment.done.* = trade',
      'moment.done.* = market',
      'moment.done.* = deliver',
      'moment.turn',
    ],
    refused: { 'players.*.defeated': 'defeated' },
  }),
);
