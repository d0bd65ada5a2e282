/** Every word of a Destiny table counts: of positions, and of scenario files. */
import { randomTable } from '../../scripts/playable/destiny-tables';
import type { Json } from '../../src/core';
import { allCards, type CardType } from '../../src/destiny/facts';
import { positionCodec, type Position } from '../../src/destiny/begin/position';
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
const codeOf = (name: string, type: CardType = 'event'): string =>
  cards(type).find((each) => each.name === name)?.code ?? '';
const AT_ST = codeOf('AT-ST', 'support');
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
const QUI_GON = '01037';
/** Anna plays an upgrade: whether its die comes with it depends on what lies aside. */
const ARMING: Json = {
  players: [
    { ...TEAM, id: 'p1', characters: [{ card: QUI_GON }], hand: ['01041'], diceAside: ['01041'] },
    { ...TEAM, id: 'p2' },
  ],
  battlefield: FIELD,
};
/** A support that is discarded is the third card of a discard pile, which Scrap Buy asks for: of its owner's. */
const SCRAPPING: Json = {
  players: [
    {
      ...TEAM,
      id: 'p1',
      characters: [{ card: codeOf('Jango Fett', 'character') }],
      supports: [
        { card: AT_ST, dice: ['special'] },
        { card: '01006', owner: 'p1' },
      ],
      hand: [codeOf('Scrap Buy')],
      discard: ['01155', '01154'],
    },
    { ...TEAM, id: 'p2' },
  ],
  battlefield: FIELD,
};
/** Return of the Jedi takes a blue event from the discard pile: whether there is one. */
const RETURNING: Json = {
  players: [
    { ...TEAM, id: 'p1', hand: [codeOf('Return of the Jedi')], discard: [codeOf('Patience')] },
    { ...TEAM, id: 'p2' },
  ],
  battlefield: FIELD,
};
/** The same in the words of files. */
const OTHER = { characters: [{ card: 'Captain Phasma' }] };
const FILES: Readonly<Record<string, readonly Json[]>> = {
  'players.*.supports': [
    {
      players: {
        p1: {
          characters: ['Jango Fett'],
          supports: [
            { card: 'AT-ST', dice: ['special'] },
            { card: 'First Order TIE Fighter', owner: 'p1' },
          ],
          hand: ['Scrap Buy'],
          discard: ['Parry', 'Parry'],
          resources: 5,
        },
        p2: OTHER,
      },
    },
  ],
  'players.*.set-aside': [
    {
      players: {
        p1: { characters: ['Jango Fett'], hand: ['New Orders'], 'set-aside': ["Emperor's Throne Room"], resources: 5 },
        p2: OTHER,
      },
    },
  ],
  'moment.round': [
    {
      players: { p1: { characters: ['Luke Skywalker'], hand: ['Jedi Robes'], resources: 5 }, p2: OTHER },
      moment: { round: 1 },
    },
  ],
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
      refused: {
        // It goes with what is in use: in setup no battlefield is.
        'moment.phase = setup': 'battlefield-in-setup',
        'players.*.characters.*.upgrades.*.damage': 'keeps-no-tokens',
        'players.*.characters.*.upgrades.*.shields': 'keeps-no-tokens',
        'players.*.supports.*.shields': 'keeps-no-tokens',
      },
      more: {
        'players.*.setAside': [SWITCHING],
        'players.*.battlefield': [SWITCHING],
        'players.*.diceAside': [ARMING],
        'players.*.supports.*.owner': [SCRAPPING],
        'players.*.discard.*': [RETURNING],
        'battlefield.owner': [SWITCHING],
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
    more: FILES,
    refused: {
      'players.*.characters.*.upgrades.*.damage': 'keeps-no-tokens',
      'players.*.characters.*.upgrades.*.shields': 'keeps-no-tokens',
      'players.*.supports.*.shields': 'keeps-no-tokens',
    },
  }),
);
