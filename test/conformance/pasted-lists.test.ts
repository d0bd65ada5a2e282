/** Lists as people paste them: what builders and pages put around them is passed over, all that is wrong stands together, later cards are told as that. */
import * as E from 'fp-ts/lib/Either';
import { readFileSync } from 'node:fs';
import { armada, decodeFleet } from '../../src/armada';
import type { AnyGame, Rejection } from '../../src/core';
import { decodeDeck, destiny } from '../../src/destiny';
import { decodeSquad, miniatures } from '../../src/miniatures';
import { decodeXws, xwing } from '../../src/xwing';

const example = (path: string) => readFileSync(`docs/examples/${path}`, 'utf8').trim();
const SQUAD = '--Siege--\n55 General Obi-Wan Kenobi\n18 ARC Trooper\n(73pts. 2 activations)';

type Decode = (input: unknown) => E.Either<Rejection, unknown>;
const TEXTS: readonly [string, Decode, string][] = [
  ['fleet', (input) => decodeFleet(input), example('fleets/dodonna.txt')],
  ['squad of Miniatures', (input) => decodeSquad(input), SQUAD],
  ['deck', decodeDeck, example('decks/finn-rey.txt')],
];
const LISTS: readonly [string, Decode, string][] = [
  ...TEXTS,
  ['squad of X-Wing', decodeXws, example('squads/rebel-ghost.json')],
  ['deck in JSON', decodeDeck, example('decks/palpatine.json')],
];

describe.each(LISTS)('%s', (_kind, decode, list) => {
  test.each<[string, string]>([
    ['a code fence', `\`\`\`\n${list}\n\`\`\``],
    ['a code fence with a word', `\uFEFF\`\`\`json\n${list}\n\`\`\`\n`],
    ['a quotation', list.replace(/^/gm, '> ')],
    ['a block of a page', `<pre class="list">\n${list}\n</pre>`],
    ['a link', `${list}\nhttps://example.org/lists/17?x=1`],
    ['a link with words', `${list}\n\n[See this list](https://example.org/lists/17)`],
    ['a link that has lost its address', `${list}\nCard view link`],
    ['a credit line', `${list}\nDeck created with a builder`],
    ['a credit with a link', `${list}\nMade with Star Forge: https://example.org`],
  ])('%s is passed over', (_what, text) => {
    const read = decode(list);
    expect(E.isRight(read)).toBe(true);
    expect(decode(text)).toEqual(read);
  });
});

test.each(['**', '__', '`', '```'])('JSON between %s is the same list', (mark) => {
  const xws = example('squads/rebel-ghost.json');
  expect(decodeXws(mark + xws + mark)).toEqual(decodeXws(xws));
  expect(E.isRight(decodeXws(xws))).toBe(true);
});

describe.each(TEXTS)('%s, a text', (_kind, decode, list) => {
  test.each<[string, string]>([
    ['the text of a page', list.replaceAll('\n', '<br>')],
    ['the text of a page, closed', list.replaceAll('\n', '<br />\n')],
    ['bold lines', list.replace(/\r/g, '').replace(/^(\S.*\S)$/gm, '**$1**')],
    ['numbered lines', list.replace(/\r/g, '').replace(/^(?=\S)/gm, '12. ')],
    ['a comma behind each line', list.replace(/(?<=\S)\r?$/gm, ',')],
    ['marks of an editor', list.replace(/(?<=[a-z])\n/g, ' [Legacy]\n')],
  ])('%s is passed over', (_what, text) => expect(decode(text)).toEqual(decode(list)));
});

const inSmall = (read: unknown): string => JSON.stringify(read).toLowerCase();

test.each<[string, Decode, string, string]>([
  ...TEXTS.map(([kind, decode, list]): [string, Decode, string, string] => [kind, decode, list, list.toUpperCase()]),
  ...TEXTS.map(([kind, decode, list]): [string, Decode, string, string] => [kind, decode, list, list.toLowerCase()]),
  [
    'squad of X-Wing',
    decodeXws,
    example('squads/rebel-ghost.json'),
    JSON.stringify(JSON.parse(example('squads/rebel-ghost.json')), (_key, value: unknown) =>
      typeof value === 'string' ? value.toUpperCase() : value,
    ),
  ],
])('a %s in other capitals is the same list', (_kind, decode, list, written) => {
  expect(E.isRight(decode(list))).toBe(true);
  expect(inSmall(decode(written))).toBe(inSmall(decode(list)));
});

test('of what kind a card is may stand before its name, in any capitals', () => {
  const fleet = example('fleets/dodonna.txt').replace('Frigate (57)', 'Frigate (57)\n• Leia Organa (3)');
  const kinds = fleet
    .replace('Commander: General Dodonna\n', '')
    .replace('• General Dodonna', 'COMMANDER: GENERAL DODONNA')
    .replace('• Leia Organa', '• [Officer] leia organa')
    .replace('Squadrons:\n• 3 x X-wing', 'SQUADRON: 3 x x-wing');
  expect(kinds).not.toContain('Dodonna');
  expect(decodeFleet(kinds)).toEqual(decodeFleet(fleet));
  expect(codes(decodeFleet(fleet.replace('• Leia Organa', 'TITLE: liberty')))).toEqual(['later-wave']);
  const deck = example('decks/finn-rey.txt').replace(/\r/g, '');
  const told = deck
    .replace(/^Hero$/m, 'AFFILIATION: hero')
    .replace(/^BATTLEFIELD\n-*\n/m, 'BATTLEFIELD: ')
    .replace('CHARACTER\n', 'Characters (2):\n');
  expect(told).toContain('BATTLEFIELD: ');
  expect(decodeDeck(told)).toEqual(decodeDeck(deck));
});

const codes = (read: E.Either<Rejection, unknown>): unknown[] => {
  if (E.isRight(read)) return [];
  const { code, facts } = read.left;
  return Array.isArray(facts['reasons']) ? (facts['reasons'] as { code: string }[]).map((each) => each.code) : [code];
};

test('every name that no card has stands with the others, and the first has its place', () => {
  const fleet = decodeFleet(
    example('fleets/dodonna.txt')
      .replace(/^Faction: .*$/m, 'Faction: Rebles')
      .concat('\nX-wig'),
  );
  // In the order of their lines.
  expect(codes(fleet)).toEqual(['unknown-faction', 'unknown-card']);
  const squad = decodeSquad('Faction: Republik\n55 General Obi-Wan Kenoby\n18 ARC Troper');
  expect(codes(squad)).toEqual(['unknown-faction', 'unknown-card', 'unknown-card']);
  expect(squad).toMatchObject({ left: { path: ['line', 1] } });
  const late = decodeSquad('55 General Obi-Wan Kenoby\nFaction: Republik');
  expect(codes(late)).toEqual(['unknown-card', 'unknown-faction']);
  const deck = example('decks/finn-rey.txt').replace('F-11D Rifle', 'F-12 Rifel').replace('UPGRADE', 'UPGRAED');
  expect(codes(decodeDeck(deck.replace(/^Hero\b/m, 'Heroe')))).toEqual([
    'unknown-affiliation',
    'unknown-heading',
    'unknown-card',
  ]);
  const xwing = decodeXws({
    faction: 'rebelalliance',
    pilots: [
      { ship: 't65xwing', id: 'lukeskywalkr', upgrades: { astromech: ['r2d3'], sencor: ['x'] } },
      { ship: 't65xwin', id: 'wedgeantilles' },
    ],
    obstacles: ['gascloud9'],
  });
  expect(codes(xwing)).toEqual([
    'unknown-pilot',
    'unknown-upgrade',
    'unknown-slot',
    'unknown-ship',
    'unknown-obstacle',
  ]);
  expect(xwing).toMatchObject({ left: { path: ['pilots', 0, 'id'] } });
  // A faction or a ship that there is not hides nobody's name.
  const lost = decodeXws({
    faction: 'rebles',
    pilots: [
      { ship: 't65xwin', id: 'lukeskywalkr' },
      { ship: 't65xwing', id: 'wedgeantiles' },
      { ship: 't65xwing', id: 'garvendreis-t65xwing' },
    ],
  });
  expect(codes(lost)).toEqual(['unknown-faction', 'unknown-ship', 'unknown-pilot', 'unknown-pilot']);
});

test('a card of a later release is told as that, not as a typo', () => {
  const deck = example('decks/finn-rey.txt').replace('F-11D Rifle (Awakenings #8)', 'Hunker Down (Legacies #30)');
  expect(decodeDeck(deck)).toMatchObject({ left: { code: 'later-set', message: expect.stringContaining('Legacies') } });
  const slots = { '05030': { quantity: 1 }, '17001': { quantity: 1 } };
  expect(codes(decodeDeck({ name: 'x', slots }))).toEqual(['later-set', 'later-set']);
  const squad = decodeSquad('12 Jedi Battlemaster (Dark Times 3/60)');
  expect(squad).toMatchObject({ left: { code: 'later-set', message: expect.stringContaining('Dark Times') } });
});

const LONG = 'x'.repeat(200_001);

test.each(LISTS)('a %s that is too long is told how long it is, and how long it may be', (_kind, decode) => {
  const message = expect.stringMatching(/^input: 200001 characters, where 200?000 are allowed$/) as string;
  expect(decode(LONG)).toMatchObject({ left: { code: 'too-big', message } });
});

test.each<[string, AnyGame, string, object]>([
  ['X-Wing', xwing, 'squads', {}],
  ['Armada', armada, 'fleets', {}],
  ['Destiny', destiny, 'decks', {}],
  ['Miniatures', miniatures, 'squads', { map: 'hangar', era: 'rebellion' }],
])('so it is in a setup of %s, with its place', (_name, { begin }, field, more) => {
  const message = expect.stringMatching(`^${field}\\[0\\]: 200001 characters, where 200?000 are allowed$`) as string;
  expect(begin({ ...more, [field]: [LONG, LONG] }, { mode: 'manual' })).toMatchObject({
    left: { code: 'too-big', path: [field, 0], message },
  });
});
