/** What the tests of scenario languages need to know of each game that the judge knows. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JudgedGame } from '../../../src/judge';
import { GAME_IDS, loadGame } from '../../../src/judge/games';

interface Tested {
  /** The page for people who do not program. */
  guide: string;
  /** A file of the guide that lacks its head: what is put before and behind. */
  frame: { before: string; after: string; begins: RegExp };
  /** Words that may be meant, to be put into files at random. */
  words: readonly unknown[];
  /** Example files that there are at the least. */
  examples: number;
}

const TESTED: Readonly<Record<string, Tested>> = {
  xwing: {
    guide: 'docs/judging.md',
    frame: { before: '', after: 'moment: { phase: end }', begins: /^(ships|players):/ },
    words: [
      'red-5',
      'tie',
      'jake',
      'rebels',
      'north',
      'range 1 of red-5',
      'touching tie, facing it',
      'between red-5 and red-5',
      'under rock',
      '3 straight',
      'T-65 X-wing',
      'Jake Farrell',
      'Proton Torpedoes',
      'hit',
      'perform action',
      'activation',
      'engagement',
      'setup',
      'system',
      'end',
      'focus',
      { at: [1, 2] },
      { ship: 'tie' },
      { facedown: 1e6 },
    ],
    examples: 25,
  },
  destiny: {
    guide: 'docs/judging-destiny.md',
    frame: { before: '', after: '', begins: /^players:/ },
    words: [
      'anna',
      'ben',
      'Jango Fett',
      'Padawan',
      'Hired Gun 2',
      'F-11D Rifle',
      'Darth Vader',
      'Dodge',
      'Lightsaber',
      'Echo Base',
      '2 ranged',
      '+2 ranged',
      'on card',
      'ranged',
      'special',
      'setup',
      'upkeep',
      'action',
      { card: 'Padawan', damage: 6, die: '2 melee' },
      { card: 'Jango Fett', elite: true },
      { die: '2 ranged', on: 'Padawan' },
      { turn: 'ben' },
    ],
    examples: 14,
  },
  'outer-rim': {
    guide: 'docs/judging-outer-rim.md',
    frame: { before: '', after: '', begins: /^players:/ },
    words: [
      'ann',
      'bob',
      'ai',
      'Naboo',
      'OM3',
      'The Maelstrom',
      'Lothal green',
      'Boba Fett',
      'Slave I',
      'Jetpack',
      'Hutt Favor',
      'Bounty: Greedo',
      'Greedo',
      'Chewbacca',
      'The vault code',
      'Used Ship for Sale',
      'imperial',
      'positive',
      'hit',
      'planning',
      'encounter',
      'setup',
      'modular',
      'extended',
      'empty',
      'cargo',
      { at: 'Kessel', level: 3 },
      { who: 'Greedo', faceup: true },
      { card: 'Bounty: Greedo', captured: true },
      { character: 4, ship: 4 },
      { changes: { ships: [{ id: 'g9-rigger', cost: 1 }] } },
    ],
    examples: 75,
  },
  armada: {
    guide: 'docs/judging-armada.md',
    frame: { before: '', after: '', begins: /^(ships|players):/ },
    words: [
      'cr90',
      'vsd',
      'tie',
      'rebels',
      'empire',
      'north',
      'distance 1 of cr90',
      'touching vsd, facing it',
      'between cr90 and cr90',
      'under station',
      'CR90 Corvette A',
      'TIE Fighter',
      'Luke Skywalker',
      'Leia Organa',
      'Structural Damage',
      'facedown',
      'brace',
      'double hit',
      'navigate',
      'front',
      'ship',
      'squadron',
      'attack',
      'execute maneuver',
      { at: [1, 2] },
      { ship: 'vsd' },
      { facedown: 1e6 },
      { front: 3 },
    ],
    examples: 60,
  },
  miniatures: {
    guide: 'docs/judging-miniatures.md',
    frame: { before: '', after: '', begins: /^(characters|players):/ },
    words: [
      'ann',
      'bob',
      'light',
      'dark',
      'Mace Windu',
      'Clone Trooper (starter)',
      'A',
      'north',
      'open 3 by 3',
      'hangar',
      'door-1',
      'Double Attack',
      'Force Push 2',
      'Grenades 20',
      'open',
      'huge',
      'initiative',
      'standard',
      'bodyguard',
      'turn',
      [0, 0],
      [63, 63],
      20,
      { like: 'Yoda' },
      { turn: 'ann' },
      { to: [1, 1], squeezed: [0, 0] },
      { ability: 'force-push-2', choose: 'bob' },
    ],
    examples: 25,
  },
};

/** Games whose language is tested here, by id. */
export const TESTED_GAMES = GAME_IDS.filter((id) => Object.hasOwn(TESTED, id));

export function tested(id: string): Tested {
  const found = TESTED[id];
  if (!found) throw new Error(`${id} is not among the tested games`);
  return found;
}

export async function judgedGame(id: string): Promise<JudgedGame> {
  const game = await loadGame(id);
  if (!game) throw new Error(`no game is called ${id}`);
  return game;
}

export interface ExampleFile {
  name: string;
  text: string;
}

/** The scenario files of docs/examples. */
export function exampleFiles(id: string): ExampleFile[] {
  const folder = join('docs/examples', id);
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.sort().map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}
