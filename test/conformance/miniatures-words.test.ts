/** Every word of a Miniatures table counts: of positions, and of scenario files. */
import * as E from 'fp-ts/lib/Either';
import { randomMiniaturesTable } from '../../scripts/playable/miniatures-tables';
import type { Json } from '../../src/core';
import type { Parts } from '../../src/language/language';
import { positionCodec, type Position } from '../../src/miniatures/begin/position';
import { FACTION_NAMES, FACTIONS, GAME_TYPES } from '../../src/miniatures/facts';
import { miniaturesScenarios } from '../../src/miniatures/scenario';
import { integersFrom } from '../../src/play';
import { wordsOfPositions, wordsOfScenarios } from './described';
import { everyWordCounts } from './witness';

type Tables = Readonly<Record<string, readonly Json[]>>;

const at = (table: Json): Position => table as unknown as Position;
const players = (table: Json): string[] => at(table).players.map(({ id }) => id);
const characters = (table: Json): string[] => at(table).characters.map(({ id }) => id);

const MAPS = ['refinery', 'market', 'hangar'];
const SQUARES: readonly Json[] = [
  [0, 0],
  [1, 1],
  [3, 4],
  [6, 2],
  [9, 9],
];
const ABILITIES = ['Double Attack', 'Melee Attack', 'Shields 1', 'Stealth', 'Accurate Shot', 'Flight', 'Twin Attack'];
const POWERS = ['Force Push 2', 'Sith Rage', 'Master of the Force 2', 'Force Heal 20'];
const EFFECTS = ['commander-general-obi-wan-kenobi', 'commander-clone-trooper-commander-starter'];
const NAMES = ['Clone Trooper', 'Battle Droid', 'Ann'];

const HIT = { attack: 40, damage: 40 };
const FRAIL = { 'hit-points': 10 };
/** A door, and somebody on each side. */
const DOOR = `
+-+-+-+
|A:. B|
+ + + +
|. . .|
+-+-+-+`;
const door = (state: string): Json => ({
  map: DOOR,
  doors: { 'door-1': state },
  characters: { ann: { player: 'light', at: 'A' }, bob: { player: 'dark', at: 'B' } },
  moment: { turn: 'ann' },
});
/** Ann defeats who is worth as much as her own squad, unless something makes him cheaper. */
const SCORING = (more: object, side: object | null, bob: object): Json => ({
  ...more,
  players: { light: null, dark: side as Json },
  characters: {
    ann: { player: 'light', at: [1, 1], card: HIT },
    bob: { player: 'dark', at: [2, 1], card: { ...FRAIL, ...bob } },
    cid: { player: 'dark', at: [3, 1], card: { faction: 'fringe' } },
  },
  moment: { turn: 'ann' },
});
const BOOSTER = { 'game-type': 'out-of-the-box' };
/** Dark is of a faction that he counts as, and that makes its own cheaper. */
const ofFaction = (faction: (typeof FACTIONS)[number]): Json => {
  const name = FACTION_NAMES[faction];
  const abilities = [`Affinity (${name})`, `Rapport (${name})`];
  return SCORING(BOOSTER, { faction }, { faction: faction === 'fringe' ? 'rebel' : 'fringe', abilities });
};
/** Somebody of light who joins whatever is rolled, if of the kind that is named. */
const joining = (reserves: string, card: object, ann: readonly string[] = []): Json => ({
  map: 'open 12 by 14',
  players: { light: { area: 1 }, dark: { area: 0 } },
  characters: {
    ann: {
      player: 'light',
      at: [0, 0],
      card: { abilities: [...ann, ...Array.from({ length: 20 }, (_, i) => `${reserves} on ${i + 1})`)] },
    },
    later: { player: 'light', at: null, aside: true, card: { ...card } },
    bob: { player: 'dark', at: [11, 13] },
  },
  moment: { stage: 'initiative' },
});
const RESERVES = joining('Reserves 20 (Fringe', { faction: 'fringe', cost: 20 });
const UNIQUE = joining('Reserves 20 (Fringe', { name: 'Ann', abilities: ['Unique'] }, ['Unique']);
const CARRIED: Json = {
  characters: {
    skiff: { player: 'light', at: [5, 5], card: { size: 'large', abilities: ['Desert Skiff', 'Flight'] } },
    luke: { player: 'light', at: null, aboard: 'skiff' },
    bob: { player: 'dark', at: [8, 5] },
  },
  moment: { turn: 'luke' },
};
const THREE: Json = {
  players: { ann: null, bob: null, cid: { team: 0 } },
  characters: {
    a: { player: 'ann', at: [1, 1] },
    b: { player: 'bob', at: [4, 1] },
    c: { player: 'cid', at: [2, 1] },
  },
  moment: { turn: 'a' },
};
const LETTERS: Json = {
  map: `
+-+-+-+-+
|A C . B|
+-+-+-+-+`,
  characters: { ann: { player: 'light', at: 'A' }, bob: { player: 'dark', at: 'B' } },
  moment: { turn: 'ann' },
};
const OPPOSED: Json = {
  players: { ann: { side: 'light' }, bob: { side: 'dark' } },
  characters: { a: { player: 'ann', at: [1, 1] }, b: { player: 'bob', at: [9, 1] } },
  moment: { turn: 'a' },
};
/** Nobody says whose phase it is: that of who goes first. */
const FIRST: Json = {
  first: 'dark',
  characters: { ann: { player: 'light', at: [1, 1] }, bob: { player: 'dark', at: [9, 1] } },
  moment: { round: 2 },
};
/** The last turn of a round; they do not see each other. */
const QUIET: Json = {
  map: `
+-+-+-+-+-+
|A .|. . B|
+-+-+-+-+-+`,
  characters: { ann: { player: 'light', at: 'A' }, bob: { player: 'dark', at: 'B', activated: true } },
  moment: { turn: 'ann', 'quiet-rounds': 9 },
};

const VADER = 'Darth Vader, Dark Jedi';

/** Something lasts on Ann; whoever gave it is defeated by one hit. */
const lasting = (effect: object, given: readonly string[], own: readonly string[] = [], turn = 'ann'): Json => ({
  map: TWO_DOORS,
  players: { light: null, dark: null, gray: null },
  characters: {
    ann: { player: 'light', at: [1, 1], card: { ...HIT, abilities: own }, lasting: [effect as Json] },
    nom: { player: turn === 'bob' && given[0] === FLANKING ? 'dark' : 'light', at: [0, 1], card: giver(given) },
    nim: { player: 'gray', at: [6, 1], card: giver(given) },
    bob: { player: 'dark', at: [0, 0], card: HIT },
  },
  moment: { turn },
});
/** Two of Ann's allies were defeated, each of whom makes her attack better by itself. */
const FEARED: Json = {
  characters: {
    ann: {
      player: 'light',
      at: [1, 1],
      card: HIT,
      lasting: ['nim', 'nom'].map((fallen) => ({ effect: `the commander effect of ${VADER}`, by: 'vader', fallen })),
    },
    vader: { player: 'light', at: [0, 1], card: { 'commander-effect': VADER } },
    nim: { player: 'light', at: null },
    nom: { player: 'light', at: null },
    bob: { player: 'dark', at: [2, 1] },
  },
  moment: { turn: 'ann' },
};
const giver = (abilities: readonly string[]): Json => ({ ...FRAIL, abilities: [...abilities] });
const TWO_DOORS = ['+-+-+-+-+-+-+-+', '|. . . . . . .|', '+ +=+ + + +=+ +', '|. . . . . . .|', '+-+-+-+-+-+-+-+'].join(
  '\n',
);
const GIVEN = ['Power Coupling', 'Rangefinder', 'Harpoon Gun'];
const FLANKING = 'Flanking Support';

/** What example files do not show. */
const FILES: Tables = {
  doors: ['open', 'closed', 'removed'].map(door),
  'game-type': [SCORING(BOOSTER, null, {}), ...GAME_TYPES.map((type) => SCORING({ 'game-type': type }, null, {}))],
  'players.*.faction': FACTIONS.map(ofFaction),
  'players.*.team': [THREE],
  'players.* = null': [THREE],
  'players.*.area': [RESERVES],
  'players.*.side': [OPPOSED],
  'characters.*.at': [LETTERS],
  'characters.*.card.name': [joining('Reserves 20 (Trooper', { name: 'Clone Trooper' })],
  'characters.*.card.faction': [RESERVES],
  'characters.*.card.cost': [RESERVES],
  'characters.*.aside': [RESERVES],
  'characters.*.aboard': [CARRIED],
  'characters.*.lasting.*.effect': [lasting({ effect: 'Power Coupling', by: 'nom' }, GIVEN)],
  'characters.*.lasting.*.by': [lasting({ effect: FLANKING, by: 'nom' }, [FLANKING], [], 'bob')],
  'characters.*.lasting.*.enemy': [
    lasting({ effect: 'Programmed Target', enemy: 'bob' }, [], ['Programmed Target', 'Droid']),
  ],
  'characters.*.lasting.*.fallen': [FEARED],
  'characters.*.lasting.*.door': [lasting({ effect: 'Override', door: 'door-1' }, [], ['Override'], 'bob')],
  'characters.*.lasting.*.squad': [lasting({ effect: 'Betrayal', by: 'nom', squad: 'dark' }, ['Betrayal'], [], 'bob')],
  first: [FIRST],
  'moment.quiet-rounds': [QUIET],
};

/** The same as apps hand it over. */
function positionOf(file: Json): Json {
  const start = miniaturesScenarios.begin(file as unknown as Parts);
  if (E.isRight(start) && 'position' in start.right) return start.right.position as unknown as Json;
  throw new Error(E.isLeft(start) ? start.left.message : 'no position');
}

/** Whose version somebody is, which files do not say. */
function namedAfter(person: string, file: Json): Json {
  const table = at(positionOf(file));
  const named = table.characters.map((each) =>
    typeof each.card === 'string' || each.player !== 'light'
      ? each
      : { ...each, card: { ...each.card, persons: [person] } },
  );
  return { ...table, characters: named } as unknown as Json;
}

const positions = (keys: Readonly<Record<string, string>>): Tables =>
  Object.fromEntries(Object.entries(FILES).map(([key, files]) => [keys[key] ?? key, files.map(positionOf)]));

const SIDES = Object.fromEntries(
  ['light', 'dark'].map((side) => [
    `players.*.side = ${side}`,
    'it says who sets up first, and a skirmish that is described has been set up',
  ]),
);
const ROUND = 'no rule asks which round it is';

everyWordCounts(
  'positions of Miniatures',
  wordsOfPositions(
    miniaturesScenarios,
    positionCodec,
    {
      actions: 25,
      values: {
        map: MAPS,
        'players.*.id': [],
        first: players,
        'characters.*.card (text)': ['count-dooku', 'general-obi-wan-kenobi', 'commando-droid-captain'],
        'characters.*.card.name': NAMES,
        'characters.*.card.abilities.*': ABILITIES,
        'characters.*.card.force.powers.*': POWERS,
        'characters.*.card.commanderEffect': EFFECTS,
        'characters.*.card.persons.*': ['Han Solo', 'Ann'],
        'characters.*.card.lightsaber': [true],
        'characters.*.player': players,
        'characters.*.at': [null, ...SQUARES],
        'characters.*.aboard': characters,
        'characters.*.lasting.*.effect': ['power-coupling', 'rangefinder', 'harpoon-gun'],
        'characters.*.lasting.*.by': characters,
        'characters.*.lasting.*.enemy': characters,
        'characters.*.lasting.*.fallen': characters,
        'characters.*.lasting.*.door': ['door-1', 'door-2'],
        'characters.*.lasting.*.squad': players,
        'moment.player': players,
        'moment.character': characters,
      },
      called: ['players.*.id', 'characters.*.id', 'characters.*.card.id'],
      told: { ...SIDES, round: ROUND },
      refused: {},
      more: {
        ...positions({ 'game-type': 'gameType', 'moment.quiet-rounds': 'quietRounds' }),
        'characters.*.card.persons': [namedAfter('Ann', UNIQUE)],
      },
    },
    [1, 2, 3, 4, 5, 6].map((seed) => randomMiniaturesTable(integersFrom(seed)) as unknown as Json),
  ),
);

everyWordCounts(
  'Miniatures scenario files',
  wordsOfScenarios(miniaturesScenarios, {
    actions: 25,
    values: {
      map: [...MAPS, 'open 12 by 14', 'open 20 by 20'],
      'characters.*.card.name': NAMES,
      'characters.*.lasting.*.effect': GIVEN,
      'characters.*.lasting.*.door': ['door-1', 'door-2'],
    },
    called: [],
    told: { ...SIDES, 'moment.round': ROUND },
    refused: {},
    more: FILES,
  }),
);
