/** Abilities added to a game from outside: what they name must be there. */
import * as E from 'fp-ts/lib/Either';
import { after, MalformedInput, type AnyAbility } from '../../src/core';
import { destiny } from '../../src/destiny';
import { does, playerOf, special } from '../../src/destiny/abilities/own';
import { outerRim } from '../../src/outer-rim';
import { ability as ofOuterRim } from '../../src/outer-rim/abilities/own';
import { positionOf } from '../outer-rim/table';
import { inPlay, mainFields, picks, play, type Tiny, tinyGame } from '../helpers/tiny-game';

const hall = tinyGame((engine) => ({
  cards: ['door', 'window'],
  abilities: [
    engine.ability({ id: 'echo', rules: [], on: after('bell'), effect: (state) => void state.story.push('echo') }),
  ],
  procedures: [
    engine.procedure('main', mainFields, [
      engine.ask(
        'ring',
        [],
        () => picks('ann', 'ring?', ['ring']),
        (state) => engine.emit(state, { type: 'bell', rules: [], who: 'ann' }),
      ),
      engine.ask(
        'again',
        [],
        () => picks('ann', 'again?', ['no']),
        () => undefined,
      ),
    ]),
  ],
}));
const { ability } = hall.engine;
const creak = ability({
  id: 'creak',
  card: 'door',
  rules: ['tiny.creak'],
  on: after('bell'),
  effect: (state) => void state.story.push('creak'),
});

test.each<[object, string]>([
  [{ wen: () => true }, "has the field 'wen', which no ability has; did you mean when?"],
  [{ when: 5 }, "has in 'when' 5, where a function is expected"],
  [{ may: 'x' }, `has in 'may' "x", where true or false is expected`],
  [{ effect: 5 }, "has in 'effect' 5, where a function or a list of steps is expected"],
  [{ effect: [{ kind: 'run' }] }, "has in 'effect'"],
  [{ limit: 'once' }, `has in 'limit' "once", where { per: 'round', times: 1 } is expected`],
  [{ limit: { per: 'game', times: 0 } }, "has in 'limit'"],
  [{ on: 'bell' }, `has in 'on' "bell", where before('event') or after('event') is expected`],
  [{ cost: { pay: () => undefined } }, "has in 'cost'"],
  [{ clauses: 1 }, "has in 'clauses' 1, where { plays: [1], of: 2 } is expected"],
  [{ modifies: { value: 1 } }, "has in 'modifies'"],
  [{ rules: 'tiny.creak' }, 'a list of rules'],
])('an added ability of another shape is refused by its name: %j', (wrong, message) => {
  const adding = (): unknown => hall.game.with({ abilities: [{ ...creak, ...wrong } as never] });
  expect(adding).toThrow(message);
  expect(() => hall.game.with({ abilities: [{ ...creak, may: undefined, when: undefined } as never] })).not.toThrow();
});

test('an added ability is triggered and resolved as those of the game are, and only in the game that has it', () => {
  const creaky = hall.game.with({ abilities: [creak] });
  const table = play({ game: creaky }, { inPlay: [inPlay('creak', 'ann')] });
  expect(table.picks('ann', 'ring').story).toEqual(['creak']);
  expect(play(hall, { inPlay: [inPlay('creak', 'ann')] }).picks('ann', 'ring').story).toEqual([]);
});

const TYPOS: readonly (readonly [string, object, string])[] = [
  ['a card', { id: 'a', card: 'dor' }, "the card 'dor', which the game does not have; did you mean door?"],
  ['no card, where its name is none', { id: 'a' }, "the card 'a', which the game does not have"],
  [
    'a window',
    { id: 'a', card: 'door', during: 'tun' },
    "the window 'tun', which the game does not have; did you mean tune?",
  ],
  [
    'an event',
    { id: 'a', card: 'door', on: after('bel') },
    "the event 'bel', which the game does not have; did you mean bell?",
  ],
  ['an event to replace', { id: 'a', card: 'door', replaces: 'hurd' }, "the event 'hurd'"],
  ['a kind', { id: 'a', card: 'door', kind: 'trik' }, "the kind 'trik'"],
  ['a span', { id: 'a', card: 'door', limit: { per: 'week', times: 1 } }, "the span 'week'"],
  [
    'a value',
    { id: 'a', card: 'door', modifies: { sped: () => 1 } },
    "the value 'sped', which the game does not have; did you mean speed?",
  ],
  ['a ban', { id: 'a', card: 'door', forbids: { wlak: () => null } }, "the ban 'wlak'"],
  ['a permission', { id: 'a', card: 'door', permits: { swim: () => true } }, "the permission 'swim'"],
  ['the id of one of the game', { id: 'echo' }, "'echo' has the id of an ability of the game"],
  ['no rule', { id: 'a', card: 'door', rules: [] }, "'a' cites no rule"],
  ['an id', { id: 'a@b', card: 'door' }, "has the sign '@' in its id"],
  ['no id', { id: '' }, 'an ability has an id'],
];
test.each(TYPOS)('refused: %s that is not there', (_what, written, message) => {
  const typo = { rules: ['tiny.a'], ...written } as unknown as AnyAbility<Tiny>;
  expect(() => hall.game.with({ abilities: [typo] })).toThrow(message);
});

test.each<[string, unknown, string]>([
  ['nothing', null, 'with: expected { abilities: [...] }, found null'],
  ['no list', {}, 'with: expected a list of abilities, found undefined'],
  ['no ability', { abilities: [null] }, 'with: expected an ability, found null'],
  ['no catalogue', { abilities: [], rules: 'tiny' }, "with: expected the catalogue of the game's rules"],
])('refused as malformed: %s', (_what, more, message) => {
  const adding = (): unknown => hall.game.with(more as never);
  expect(adding).toThrow(MalformedInput);
  expect(adding).toThrow(message);
});

test('refused: what it cites is no rule of the game, by its name, or by the catalogue that is given', () => {
  const citing = (rule: string) => ({ abilities: [{ ...creak, rules: [rule] }], rules: [{ id: 'tiny.creak' }] });
  expect(() => hall.game.with({ abilities: citing('other.creak').abilities })).toThrow('"other.creak"');
  expect(() => hall.game.with(citing('tiny.creek'))).toThrow('did you mean tiny.creak?');
  expect(hall.game.with(citing('tiny.creak')).added).toEqual(['creak']);
});

test('refused: two of one name', () => {
  expect(() => hall.game.with({ abilities: [creak, { ...creak }] })).toThrow('called creak');
  expect(() => hall.game.with({ abilities: [creak] }).with({ abilities: [creak] })).toThrow("'creak' has the id of");
});

test('Destiny: a special of a card without one, of parts of sentences', () => {
  const trooper = special('01002', [
    does('gain 1 resource', (state, { controller }) => void (playerOf(state, controller).resources += 1)),
  ]);
  expect(destiny.with({ abilities: [trooper] }).added).toEqual([trooper.id]);
  expect(() => destiny.with({ abilities: [{ ...trooper, card: '010022' }] })).toThrow("the card '010022'");
});

test('Outer Rim: a card of the pack in play carries it; one that the pack does not have is refused at the start', () => {
  const healthier = (card: string): typeof outerRim =>
    outerRim.with({
      abilities: [
        ofOuterRim({
          id: `test/${card}`,
          card,
          rules: ['or.symbols.05'],
          modifies: { health: (_state, _self, value) => value + 1 },
        }),
      ],
    });
  const position = positionOf({ ann: { character: 'lando-calrissian' } });
  const begun = healthier('character/lando-calrissian').resume(position, { mode: 'manual' });
  const self = { ability: 'test/character/lando-calrissian', source: 'ann/character', controller: 'ann' };
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  expect(begun.right.state.inPlay).toContainEqual(self);
  expect(healthier('character/lando-calrisian').resume(position, { mode: 'manual' })).toMatchObject({
    left: {
      code: 'unknown-card',
      message: expect.stringContaining('did you mean character/lando-calrissian?') as string,
    },
  });
});
