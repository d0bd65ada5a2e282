import * as E from 'fp-ts/lib/Either';
import { fromOutside, after, questionIfAny, type AbilityValue, type Frame } from '../../src/core';
import {
  inPlay,
  mainFields,
  picks,
  play,
  type Table,
  type TinyAction,
  tinyGame,
  tuneFields,
} from '../helpers/tiny-game';

interface SwingFrame extends Frame {
  usedHere?: string[];
}

/** 'Cleave 10' and 'Cleave 20' are one entry of the registry; 'Echo' tells who it is twice. */
const game = tinyGame((engine) => {
  const windowOf = (frame: SwingFrame) => ({ window: 'tune', player: 'ann', event: null, frame }) as const;
  return {
    abilities: [
      engine.ability({
        id: 'cleave',
        rules: ['tiny.cleave'],
        during: 'tune',
        limit: { per: 'game', times: 1 },
        effect: (state, self) => {
          const resolving = [10, 20].filter((value) => engine.isResolving(state, { ...self, value }));
          state.story.push(`cleave ${self.value}, resolving ${resolving.join()}`);
        },
      }),
      engine.ability({
        id: 'echo',
        rules: ['tiny.echo'],
        on: after('bell'),
        when: (_state, self) => self.value !== 'deaf',
        effect: (state, self) => void state.story.push(`echo ${self.value}`),
      }),
      engine.ability({
        id: 'swift',
        rules: ['tiny.swift'],
        modifies: { speed: (_state, self, value) => value + Number(self.value) },
      }),
    ],
    procedures: [
      engine.procedure('main', mainFields, [
        engine.run('join', [], (state) => {
          engine.bringIntoPlay(state, 'cleave', 'axe', 'ann', 30);
          engine.call(state, 'tune');
        }),
        engine.run('bell', [], (state) => engine.emit(state, { type: 'bell', rules: [], who: 'ann' })),
        engine.ask(
          'stop',
          [],
          () => picks('ann', 'stop', ['stop']),
          () => undefined,
        ),
      ]),
      engine.procedure('tune', tuneFields, [
        engine.ask(
          'tune',
          ['tiny.tune'],
          (state, frame) => questionIfAny('ann', 'tune', engine.options(state, windowOf(frame))),
          (state, frame, action) => {
            engine.useInWindow(state, windowOf(frame), action);
            return (state.numbers['uses'] = (state.numbers['uses'] ?? 0) + 1) < 2 ? 'again' : undefined;
          },
        ),
      ]),
    ],
  };
});

const legal = ({ state }: Table) => game.game.allLegalActions(state).actions;
const valued = (ability: string, value: AbilityValue) => ({ ...inPlay(ability, 'ann', 'axe'), value });
const use = (value: number): TinyAction => ({
  type: 'use-ability',
  player: 'ann',
  ability: 'cleave',
  source: 'axe',
  value,
});
const both = [valued('cleave', 10), valued('cleave', 20)];

test('an ability reads the value that it came into play with', () => {
  const { state } = play(game, { inPlay: both });
  expect(state.inPlay.map((each) => each.value)).toEqual([10, 20, 30]);
  expect(Object.keys(inPlay('cleave', 'ann'))).not.toContain('value');
  const swift = play(game, { inPlay: [valued('swift', 2), valued('swift', 5), ...both] });
  expect(game.engine.modified(swift.state, 'speed', 1, 'ann')).toBe(8);
});

test('two of one ability on one piece are used and counted apart', () => {
  const table = play(game, { inPlay: both });
  expect(legal(table)).toEqual([use(10), use(20), use(30)]);
  table.does(use(20));
  expect(table.story).toEqual(['cleave 20, resolving 20']);
  expect(table.refusal(use(20))).toBe('once-per-opportunity');
  expect(table.state.used).toEqual([{ ability: 'cleave', source: 'axe', value: 20, per: 'game' }]);
  const frame = game.engine.innermost(table.state, 'tune') ?? {};
  const used = [10, 20].map((value) => game.engine.wasUsed(frame, { ability: 'cleave', source: 'axe', value }));
  expect(used).toEqual([false, true]);
  expect(table.does(use(10)).story).toEqual(['cleave 20, resolving 20', 'cleave 10, resolving 10']);
  expect(table.state.events).toContainEqual(expect.objectContaining({ type: 'ability-used', value: 10 }));
});

test('they are triggered, ordered and told apart', () => {
  const echoes = [valued('echo', 'a'), valued('echo', 'deaf'), valued('echo', 'b')];
  const table = play(game, { inPlay: [...both, ...echoes] })
    .does(use(10))
    .does(use(20));
  const order = (value: string): TinyAction => ({
    type: 'order-ability',
    player: 'ann',
    ability: 'echo',
    source: 'axe',
    value,
  });
  expect(legal(table)).toEqual([order('a'), order('b')]);
  table.does(order('b'));
  expect(table.story.slice(-2)).toEqual(['echo b', 'echo a']);
  const queued = table.state.events.flatMap((event) => (event.type === 'ability-queued' ? [event.value] : []));
  expect(queued).toEqual(['b', 'a']);
});

test('where no value comes with an ability, nothing has a field for one', () => {
  const table = play(game, {
    inPlay: [inPlay('cleave', 'ann', 'axe'), inPlay('echo', 'ann', 'a'), inPlay('echo', 'bob', 'b')],
  });
  const isPlain = (value: unknown): void => expect(value).toStrictEqual(JSON.parse(JSON.stringify(value)));
  const without: TinyAction = { type: 'use-ability', player: 'ann', ability: 'cleave', source: 'axe' };
  isPlain(table.state);
  isPlain(legal(table));
  table.does(without);
  isPlain(table.state);
  isPlain(game.game.whyNot(table.state, without));
  const frame = game.engine.innermost(table.state, 'tune') ?? {};
  expect(game.engine.wasUsed(frame, { ability: 'cleave', source: 'axe' })).toBe(true);
  table.does(use(30));
  isPlain(table.state);
  expect(table.story.slice(1)).toEqual(['cleave 30, resolving ', 'echo undefined', 'echo undefined']);
  expect(table.state.inPlay.map((each) => 'value' in each)).toEqual([false, false, false, true]);
  const state = game.game.copy(table.state);
  game.engine.bringIntoPlay(state, 'echo', 'c', 'ann');
  isPlain(state.inPlay);
});

test('a saved game holds them; a value is a text or a whole number, and belongs to the name', () => {
  const { state } = play(game, { inPlay: both });
  const saved = JSON.parse(JSON.stringify(state));
  expect(game.game.load(saved)).toEqual(E.right(state));
  saved.inPlay[1].value = { of: 20 };
  expect(game.game.load(saved)).toMatchObject({ left: { code: 'malformed', path: ['inPlay', 1, 'value'] } });
  expect(game.game.whyNot(state, use(40))).toMatchObject({ code: 'not-offered' });
  expect(game.game.whyNot(state, fromOutside({ ...use(20), value: '20' }))).toMatchObject({ code: 'not-offered' });
});
