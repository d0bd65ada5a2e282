/** Every word of an Outer Rim table counts: of positions, and of scenario files. */
import { randomSoloTable, randomTable } from '../../scripts/playable/outer-rim-tables';
import type { Json, JsonObject } from '../../src/core';
import { basePack, MARKET_DECKS } from '../../src/outer-rim/facts';
import { positionCodec, type Position } from '../../src/outer-rim/begin/position';
import { outerRimScenarios } from '../../src/outer-rim/scenario';
import { integersFrom } from '../../src/play';
import { positionIn, tableOf, wordsOfPositions, wordsOfScenarios } from './described';
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

const TOLD_TURN = 'The count of turns, which the story tells; no rule asks for it.';
const IMPERIAL = ['lothal', 'naboo'];
const market = (deck: string): string[] => idsOf(basePack.market.filter((card) => card.deck === deck));
const marketValues = Object.fromEntries(
  MARKET_DECKS.flatMap((deck) => [
    [`market.${deck}.top`, market(deck)],
    [`market.${deck}.next.*`, market(deck)],
  ]),
);
const bottoms = [
  ...basePack.market.map(({ id }) => `market/${id}`).slice(0, 20),
  ...basePack.encounters.map(({ id }) => `encounter/${id}`).slice(0, 10),
];
const BOB = { id: 'bob', character: 'lando-calrissian', at: 'ring-of-kafrene' };
const ANN = { id: 'ann', character: 'jyn-erso', at: 'lothal' };
const ACTING = { player: 'ann', step: 'action' };
/** Jyn Erso's goal is two marked planets of the Empire. */
const MARKING: Json = { players: [{ ...ANN, marked: ['naboo'] }, BOB], moment: ACTING };
/** Ann may buy any ship of the supply, and hardly anything else. */
const BUYING: Json = {
  players: [{ ...ANN, at: 'cantonica', credits: 20000 }, BOB],
  market: {
    ...Object.fromEntries(MARKET_DECKS.map((deck) => [deck, { top: null }])),
    ship: { top: 'ship-used-ship-for-sale' },
  },
  supply: ['g9-rigger'],
  moment: { ...ACTING, performed: ['trade', 'deliver'] },
};
const SHOPPING = MARKET_DECKS.map((deck): Json => ({
  players: [{ ...ANN, at: 'cantonica', credits: 20000 }, BOB],
  market: { [deck]: { top: market(deck)[0] ?? '' } },
  moment: ACTING,
}));

/** Example files that are about a rule which is read in two ways, read in the way that is not this edition's. */
const READ_OTHERWISE: Readonly<Record<string, readonly [files: readonly string[], reading: string]>> = {
  firstPlayerRoll: [['setup-first-player'], 'critical hits twice'],
  startingShips: [['setup-credits'], 'each once'],
  credits: [['trade-credits-while-buying'], 'between any players'],
  bartered: [['market-barter'], 'crew, too'],
  wonPatrol: [['patrol-level-4', 'patrol-wins'], 'the next player moves it'],
  levelFourPatrol: [['patrol-level-4'], 'stays'],
  shortOfCredits: [['defeated-with-little'], 'pays nothing'],
  discardedContact: [['ship-too-small'], 'leaves the game'],
  joinedContact: [['contact-joins'], 'leaves the game'],
  escapedCrew: [['crew-escapes'], 'its class, facedown'],
};
const readOtherwise = Object.fromEntries(
  Object.entries(READ_OTHERWISE).map(([key, [files, reading]]) => [
    `readings.${key}`,
    files.map((file) => tableOf(outerRimScenarios, file, { readings: { [key]: reading } })),
  ]),
);
const IN_SETUP = ['firstPlayerRoll', 'startingShips'];
const placedOtherwise = Object.fromEntries(
  Object.entries(readOtherwise)
    .filter(([name]) => !IN_SETUP.includes(name.replace('readings.', '')))
    .map(([name, read]) => [name, read.map((table) => positionIn(outerRimScenarios, table))]),
);

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
        'players.*.marked.*': IMPERIAL,
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
        'bottoms.*': bottoms,
        'bottoms.*.card': bottoms,
        ...marketValues,
        'bottoms.*.knownTo.*': players,
        'box.*': basePack.market.map(({ id }) => `market/${id}`).slice(0, 30),
        'supply.*': basePack.ships.filter(({ starting }) => starting).map(({ id }) => id),
        pack: [{ changes: { ships: [{ id: 'g9-rigger', cost: 1 }] } }],
      },
      called: ['players.*.id'],
      shown: ['contacts.*.knownTo.*'],
      told: {
        turn: TOLD_TURN,
        ...Object.fromEntries(
          [
            'firstPlayerRoll = critical hits once',
            'firstPlayerRoll = critical hits twice',
            'startingShips = any',
            'startingShips = each once',
          ].map((reading) => [`readings.${reading}`, 'read in setup, in which no position begins']),
        ),
        first: 'Who began, which the view shows; from the first turn on turns follow the one whose turn it is.',
      },
      // It is the damage that says it.
      refused: { 'players.*.defeated': 'defeated' },
      more: { 'players.*.marked': [MARKING], market: SHOPPING, supply: [BUYING], ...placedOtherwise },
    },
    tables as unknown as Json[],
  ),
);

const JYN = { character: 'Jyn Erso', at: 'Lothal' };
const NOW = { player: 'ann', step: 'action' };
const buying = (deck: string, card: string | string[]): Json => ({
  players: { ann: { ...JYN, at: 'Cantonica', credits: 20000 }, bob: null },
  market: { [deck]: card },
  moment: NOW,
});
/** Tables in the words of files for what the example files do not show. */
const FILES: Readonly<Record<string, readonly Json[]>> = {
  'players.*.reputation': [
    {
      players: {
        ann: {
          ...JYN,
          reputation: { syndicate: 'positive', rebel: 'positive', hutt: 'positive', imperial: 'positive' },
        },
        bob: null,
      },
      moment: { player: 'ann' },
    },
    {
      players: { ann: { ...JYN, at: 'Mon Calamari', reputation: { rebel: 'negative' } }, bob: null },
      patrols: { rebel: 'Mon Calamari' },
      moment: { player: 'ann', step: 'encounter' },
    },
  ],
  'players.*.cards': [
    { players: { ann: { ...JYN, cards: [{ card: 'Bounty: Chopper', captured: true }] }, bob: null }, moment: NOW },
  ],
  'players.*.marked': [{ players: { ann: { ...JYN, marked: ['Naboo'] }, bob: null }, moment: NOW }],
  patrols: ['Ord Mantell', 'Mon Calamari', 'Nal Hutta'].map((at): Json => ({
    players: { ann: { ...JYN, at }, bob: null },
    patrols: { hutt: { at, level: 2 }, syndicate: { at, level: 2 }, rebel: { at, level: 2 } },
    moment: { player: 'ann', step: 'encounter' },
  })),
  contacts: [
    {
      players: { ann: JYN, bob: null },
      contacts: { 'Lothal white': { who: 'Chopper', faceup: false } },
      moment: { player: 'ann', step: 'encounter' },
    },
  ],
  'market.gear-and-mod': [
    buying('gear-and-mod', 'Armored Vest'),
    buying('gear-and-mod', ['Armored Vest', 'Autoblaster']),
  ],
  'market.job': [buying('job', 'The Casino Heist'), buying('job', ['The Casino Heist', 'The Kessel Run'])],
  'market.luxury': [buying('luxury', 'Boonta Eve Classic'), buying('luxury', ['Boonta Eve Classic', 'Chromium Hull'])],
  'market.ship': [buying('ship', 'HWK-290 Freighter'), buying('ship', ['HWK-290 Freighter', 'Heavy-Duty Lifter'])],
  bottom: [
    { players: { ann: JYN, bob: null }, bottom: [{ card: 'Drifting wreck', 'seen-by': ['bob'] }], moment: NOW },
    { ...(buying('luxury', 'Boonta Eve Classic') as JsonObject), bottom: [{ card: 'Gift for Jabba', 'seen-by': [] }] },
  ],
  supply: [{ ...(buying('ship', 'Used Ship for Sale') as JsonObject), supply: ['G9 Rigger'] }],
  'moment.done': [
    {
      players: {
        ann: { ...JYN, at: 'Cantonica', credits: 20000, cards: ['Food Supplies'] },
        bob: { at: 'Cantonica' },
      },
      moment: { ...NOW, done: ['trade'] },
    },
  ],
};

everyWordCounts(
  'Outer Rim scenario files',
  wordsOfScenarios(outerRimScenarios, {
    actions: 40,
    values: { map: ['standard', 'modular'], pack: [{ changes: { ships: [{ id: 'g9-rigger', cost: 1 }] } }] },
    called: [],
    shown: ['contacts.*.seen-by.*', 'bottom.*.seen-by.*'],
    told: { 'moment.turn': TOLD_TURN },
    refused: { 'players.*.defeated': 'defeated' },
    more: { ...FILES, ...readOtherwise },
  }),
);
