/** Every word of a Destiny table counts: of positions, and of scenario files. */
import { randomTable } from '../../scripts/playable/destiny-tables';
import type { Json } from '../../src/core';
import { allCards, type CardType } from '../../src/destiny/cards';
import { positionCodec, type Position } from '../../src/destiny/position';
import { destinyScenarios } from '../../src/destiny/scenario';
import { integersFrom } from '../../src/play';
import { wordsOfPositions, wordsOfScenarios } from './described';
import { everyWordCounts } from './witness';

const players = (table: Json): string[] => (table as unknown as Position).players.map(({ id }) => id);
const cards = (...types: CardType[]) => allCards().filter(({ type }) => types.includes(type));
const codes = (...types: CardType[]): string[] =>
  cards(...types)
    .map(({ code }) => code)
    .slice(0, 40);
const DECK = codes('event', 'upgrade', 'support');
const codeOf = (name: string): string => cards('event', 'battlefield').find((each) => each.name === name)?.code ?? '';
const PREMONITIONS = codeOf('Premonitions');
const BATTLEFIELDS = codes('battlefield');
const TEAM = { characters: [{ card: '01010', dice: [] }], resources: 5 };
const FIELD = { card: BATTLEFIELDS[0] ?? '', owner: 'p1', controller: null };
/** Anna may switch to a battlefield that lies aside. */
const SWITCHING: Json = {
  players: [
    {
      ...TEAM,
      id: 'p1',
      hand: [codeOf('New Orders'), PREMONITIONS],
      setAside: [BATTLEFIELDS[1] ?? '', { card: PREMONITIONS, under: '01155' }],
    },
    { ...TEAM, id: 'p2', characters: [{ card: '01001', dice: [] }], battlefield: BATTLEFIELDS[2] ?? '' },
  ],
  battlefield: FIELD,
  moment: { phase: 'action', turn: 'p1' },
};
const SETUP: Json = {
  players: [
    { ...TEAM, id: 'p1', battlefield: BATTLEFIELDS[0] ?? '', deck: ['01155', '01154', '01153'] },
    {
      ...TEAM,
      id: 'p2',
      characters: [{ card: '01001', dice: [] }],
      battlefield: BATTLEFIELDS[1] ?? '',
      deck: ['01155', '01154', '01153'],
    },
  ],
  moment: { phase: 'setup' },
};
const SIDES = [
  '1 melee',
  '2 melee',
  '1 ranged',
  '2 ranged',
  '1 shield',
  '1 resource',
  '1 focus',
  'special',
  'blank',
  '1 discard',
];

everyWordCounts(
  'positions of Destiny',
  wordsOfPositions(
    destinyScenarios,
    positionCodec,
    {
      actions: 25,
      values: {
        'players.*.characters.*.card': codes('character'),
        'players.*.characters.*.owner': players,
        'players.*.characters.*.dice.*': [...SIDES, null],
        'players.*.characters.*.upgrades.*.card': codes('upgrade'),
        'players.*.characters.*.upgrades.*.owner': players,
        'players.*.characters.*.upgrades.*.dice.*': [...SIDES, null],
        'players.*.supports.*.card': codes('support'),
        'players.*.supports.*.owner': players,
        'players.*.supports.*.dice.*': [...SIDES, null],
        'players.*.hand.*': DECK,
        'players.*.deck.*': DECK,
        'players.*.deck.top.*': DECK,
        'players.*.deck.shuffled.*': DECK,
        'players.*.deck.bottom.*': DECK,
        'players.*.discard.*': DECK,
        'players.*.setAside.*': codes('battlefield'),
        'players.*.setAside.*.card': [PREMONITIONS, ...DECK],
        'players.*.setAside.*.under': DECK,
        'players.*.diceAside.*': codes('upgrade', 'support'),
        'players.*.battlefield': codes('battlefield'),
        'battlefield.card': codes('battlefield'),
        'battlefield.owner': players,
        'battlefield.controller': players,
        'battlefield.claimedBy': players,
        'moment.turn': players,
      },
      called: [
        'players.*.id',
        'players.*.characters.*.id',
        'players.*.characters.*.upgrades.*.id',
        'players.*.supports.*.id',
      ],
      told: {},
      unproved: [
        'players.*.supports.*.owner',
        'players.*.setAside.*',
        'players.*.diceAside.*',
        'players.*.battlefield',
        'battlefield.owner',
        'moment.phase = setup',
      ],
      refused: {
        'players.*.characters.*.upgrades.*.damage': 'keeps-no-tokens',
        'players.*.characters.*.upgrades.*.shields': 'keeps-no-tokens',
        'players.*.supports.*.shields': 'keeps-no-tokens',
      },
      more: {
        'players.*.setAside': [SWITCHING],
        'players.*.battlefield': [SWITCHING],
        'battlefield.owner': [SWITCHING],
        'moment.phase = setup': [SETUP],
      },
    },
    [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => randomTable(integersFrom(seed)) as unknown as Json),
  ),
);

everyWordCounts(
  'Destiny scenario files',
  wordsOfScenarios(destinyScenarios, {
    actions: 25,
    values: Object.fromEntries(
      ['characters.*', 'characters.*.upgrades.*', 'supports.*'].flatMap((place) => [
        [`players.*.${place}.die`, [...SIDES, 'on card']],
        [`players.*.${place}.dice.*`, [...SIDES, 'on card']],
      ]),
    ),
    called: ['players.*.characters.*.name', 'players.*.characters.*.upgrades.*.name', 'players.*.supports.*.name'],
    told: {},
    unproved: ['players.*.supports.*.dice.*', 'players.*.supports.*.owner', 'players.*.set-aside.*', 'moment.round'],
    refused: {
      'players.*.characters.*.upgrades.*.damage': 'keeps-no-tokens',
      'players.*.characters.*.upgrades.*.shields': 'keeps-no-tokens',
      'players.*.supports.*.shields': 'keeps-no-tokens',
    },
  }),
);
