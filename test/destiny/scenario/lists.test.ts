/** What players bring, judged in setup: the words of `list`. */
import { judge, type JudgedGame } from '../../../src/judge';
import { rules } from '../../../src/destiny/catalogue';
import { destinyScenarios } from '../../../src/destiny/scenario';

const games: JudgedGame[] = [{ language: destinyScenarios, rules }];
const PAIRS = ['Aim', 'Block', 'Dodge', 'Evade', 'Parry', 'Flank', 'Swiftness', 'All In', 'Take Cover', 'New Orders'];
const MORE = ['Comlink', 'Datapad', 'Holdout Blaster', 'Vibroknife', 'Resolve'];
const DECK = [...PAIRS, ...MORE].flatMap((name) => [name, name]);

function found(list: string, deck: readonly string[] = DECK, characters = 'Luke Skywalker', moment = 'setup'): unknown {
  const text = [
    'game: destiny',
    'title: t',
    'players:',
    `  anna: { characters: [${characters}], brought: Echo Base, hand: [${deck.slice(0, 5).join()}], deck: [${deck.slice(5).join()}] }`,
    '  ben: { characters: [Hired Gun], hand: [Aim, Aim, Aim, Aim, Aim] }',
    `moment: { phase: ${moment} }`,
    `expect: { list: { of: anna, ${list} } }`,
  ].join('\n');
  const { failures, problems } = judge(moment === 'setup' ? text : text.replace('brought: Echo Base, ', ''), games);
  expect(problems).toEqual([]);
  return failures[0]?.found ?? 'it holds';
}

test('thirty cards that fit their team are legal [des.deck-building.01]', () => {
  expect(found('is: legal')).toBe('it holds');
  expect(found('is: refused')).toBe('legal');
});

test('every reason is to be named, by its code or its rule', () => {
  const third = [...DECK.slice(1), 'Parry', 'Parry'];
  expect(found('is: refused, because: [deck-size, too-many-copies]', third)).toBe('it holds');
  expect(found('is: refused, because: [des.deck-building.01, des.deck-building.02]', third)).toBe('it holds');
  expect(found('is: refused', third)).toBe('it holds');
  for (const words of ['is: legal', 'is: refused, because: deck-size', 'is: refused, because: too-many-points'])
    expect(found(words, third)).toEqual([
      'deck-size: A deck must have exactly 30 cards; this one has 31.',
      'too-many-copies: A deck may hold 2 copies of Parry; this one has 4.',
    ]);
});

test('an elite character costs its higher value', () => {
  const team = (luke: string): string => `{ card: Luke Skywalker${luke} }, Leia Organa`;
  expect(found('is: legal', DECK, team(''))).toBe('it holds');
  expect(found('is: refused, because: too-many-points', DECK, team(', elite: true'))).toBe('it holds');
});

test('it is asked in setup, and of what is legal no reason is given', () => {
  expect(found('is: legal', DECK, 'Luke Skywalker', 'action')).toBe('what players bring is asked in setup');
  expect(found('is: legal, because: deck-size')).toBe('a list that is legal has no reason to be refused');
});
