/** How a preventable event comes about: before it, instead of it (at most once), it, after it; and in which order with other calls. */
import * as E from 'fp-ts/lib/Either';
import { after, allowed, before, reason, type QueuePolicy } from '../../src/core';
import {
  call,
  inPlay,
  mainFields,
  picks,
  play,
  type Table,
  type TinyEngine,
  type TinyEvent,
  tinyGame,
  type TinyParts,
  type TinyState,
} from '../helpers/tiny-game';

const hurt = (who: string, amount = 1): TinyEvent => ({ type: 'hurt', rules: ['tiny.hurt'], who, amount });
type Hurt = Extract<TinyEvent, { type: 'hurt' }>;

const blowLands = (state: TinyState, event: Hurt): false | void => {
  if (state.numbers[event.who] === 0) return false;
  state.numbers[event.who] = (state.numbers[event.who] ?? 0) - event.amount;
  state.story.push(`${event.who} is hurt`);
};

/** `causing` is the first step of the game; shields of all kinds are on offer. */
const hurtGame = (
  causing: (engine: TinyEngine, state: TinyState) => void,
  more: (engine: TinyEngine) => Partial<TinyParts> = () => ({}),
  policy: Partial<QueuePolicy<TinyState>> = {},
) =>
  tinyGame((engine) => {
    const tells = (text: string) => (state: TinyState, frame: { controller: string }) =>
      void state.story.push(`${text} of ${frame.controller}`);
    const added = more(engine);
    return {
      happenings: { hurt: blowLands },
      abilities: [
        engine.ability({ id: 'shield', rules: ['tiny.shield'], replaces: 'hurt', may: true, effect: tells('shield') }),
        engine.ability({ id: 'mirror', rules: ['tiny.mirror'], replaces: 'hurt', may: true, effect: tells('mirror') }),
        engine.ability({
          id: 'armor',
          rules: ['tiny.armor'],
          replaces: 'hurt',
          limit: { per: 'game', times: 1 },
          effect: tells('armor'),
        }),
        engine.ability({ id: 'plate', rules: ['tiny.plate'], replaces: 'hurt', effect: tells('plate') }),
        engine.ability({
          id: 'own shield',
          rules: ['tiny.own'],
          replaces: 'hurt',
          may: true,
          when: (_s, self) => self.event.who === self.controller,
          effect: tells('own shield'),
        }),
        engine.ability({ id: 'brace', rules: ['tiny.brace'], on: before('hurt'), effect: tells('brace') }),
        engine.ability({ id: 'cry', rules: ['tiny.cry'], on: after('hurt'), effect: tells('cry') }),
        engine.ability({
          id: 'deflect',
          rules: ['tiny.deflect'],
          replaces: 'hurt',
          may: true,
          choose: () => [allowed('left'), allowed('right')],
          effect: (state, frame) => void state.story.push(`deflects ${String(frame.chosen)}`),
        }),
        engine.ability({
          id: 'share',
          rules: ['tiny.share'],
          replaces: 'hurt',
          when: (_s, self) => self.event.amount > 1,
          effect: (state, frame) => {
            if (frame.event?.type !== 'hurt') return;
            engine.cause(state, hurt('ann', 1));
            engine.cause(state, hurt('bob', frame.event.amount - 1));
          },
        }),
        ...(added.abilities ?? []),
      ],
      procedures: [
        engine.procedure('main', mainFields, [
          engine.run('cause', [], (state) => causing(engine, state)),
          engine.run('later', [], (state) => void state.story.push('later')),
          engine.ask(
            'stop',
            [],
            () => picks('ann', 'stop', ['stop']),
            () => undefined,
          ),
        ]),
        engine.procedure('tea', [engine.run('tea', [], (state) => void state.story.push('tea'))]),
        ...(added.procedures ?? []),
      ],
    };
  }, policy);

const annIsHurt = hurtGame((engine, state) => engine.cause(state, hurt('ann')));
const start = (abilities: ReturnType<typeof inPlay>[], game = annIsHurt): Table =>
  play(game, { inPlay: abilities, numbers: { ann: 3, bob: 3 } });

test('an event that nobody cares about happens at once', () => {
  const seen: (number | undefined)[] = [];
  const game = hurtGame((engine, state) => {
    engine.cause(state, hurt('ann'));
    seen.push(state.numbers['ann']);
  });
  const table = start([], game);
  expect(seen).toEqual([2]);
  expect(table.eventTypes()).toEqual(['hurt']);
});

test('an event without a happening of its own is simply told', () => {
  const table = start(
    [],
    hurtGame((engine, state) => engine.cause(state, { type: 'bell', rules: ['tiny.bell'], who: 'ann' })),
  );
  expect(table.eventTypes()).toEqual(['bell']);
});

test('an event that could not happen is not told and triggers nothing', () => {
  const table = play(annIsHurt, { inPlay: [inPlay('cry', 'ann')], numbers: { ann: 0 } });
  expect(table.eventTypes()).toEqual([]);
  expect(table.story).toEqual(['later']);
  const braced = play(annIsHurt, { inPlay: [inPlay('cry', 'ann'), inPlay('brace', 'bob')], numbers: { ann: 0 } });
  expect(braced.story).toEqual(['brace of bob', 'later']);
});

test('before, the event, after: in that order, and all of it before the next step', () => {
  expect(start([inPlay('cry', 'ann'), inPlay('brace', 'ann')]).story).toEqual([
    'brace of ann',
    'ann is hurt',
    'cry of ann',
    'later',
  ]);
});

test('a replaced event does not happen and triggers nothing after it', () => {
  const table = start([inPlay('armor', 'ann'), inPlay('cry', 'ann')]);
  expect(table.story).toEqual(['armor of ann', 'later']);
  expect(table.state.numbers['ann']).toBe(3);
  expect(table.eventTypes()).toEqual(['ability-replaced', 'ability-used']);
});

test('abilities before the event come even when it is then replaced', () => {
  expect(start([inPlay('armor', 'ann'), inPlay('brace', 'ann')]).story).toEqual([
    'brace of ann',
    'armor of ann',
    'later',
  ]);
});

test('an optional replacement asks; declined, the event happens', () => {
  const table = start([inPlay('shield', 'bob')]);
  expect(table.asks).toBe('replace hurt');
  expect(table.options).toEqual(['bob: use-ability shield', 'bob: decline shield']);
  expect(table.declines('bob', 'shield').story).toEqual(['ann is hurt', 'later']);
});

test('at most one replacement is used for an event', () => {
  const table = start([
    inPlay('shield', 'ann'),
    inPlay('mirror', 'ann'),
    inPlay('shield', 'bob'),
    inPlay('plate', 'bob'),
  ]);
  expect(table.options).toEqual(['ann: use-ability shield', 'ann: use-ability mirror', 'ann: decline shield']);
  expect(table.uses('ann', 'mirror').story).toEqual(['mirror of ann', 'later']);
});

test('a player who declines leaves the next player to replace it', () => {
  const table = start([inPlay('mirror', 'bob'), inPlay('shield', 'ann')]);
  table.declines('ann', 'shield');
  expect(table.options).toEqual(['bob: use-ability mirror', 'bob: decline mirror']);
  expect(table.uses('bob', 'mirror').story).toEqual(['mirror of bob', 'later']);
});

test('a player with one replacement that must be used is not asked', () => {
  expect(start([inPlay('plate', 'bob')]).story).toEqual(['plate of bob', 'later']);
});

test('a player who must use one of several may not decline', () => {
  expect(start([inPlay('plate', 'ann'), inPlay('shield', 'ann')]).options).toEqual([
    'ann: use-ability plate',
    'ann: use-ability shield',
  ]);
});

test('a replacement whose condition does not hold, or whose limit is reached, is not offered', () => {
  expect(start([inPlay('own shield', 'bob')]).story).toEqual(['ann is hurt', 'later']);
  expect(start([inPlay('own shield', 'ann')]).options).toContain('ann: use-ability own shield');
  const twice = hurtGame((engine, state) => {
    engine.cause(state, hurt('ann'));
    engine.cause(state, hurt('ann'));
  });
  expect(start([inPlay('armor', 'ann')], twice).story).toEqual(['armor of ann', 'ann is hurt', 'later']);
});

test('a replacement with a choice asks for it once it is used, without a second chance to decline', () => {
  const table = start([inPlay('deflect', 'ann')]);
  expect(table.options).toEqual(['ann: use-ability deflect', 'ann: decline deflect']);
  table.uses('ann', 'deflect');
  expect(table.options).toEqual(['ann: choose left for deflect', 'ann: choose right for deflect']);
  expect(table.chooses('ann', 'deflect', 'right').story).toEqual(['deflects right', 'later']);
});

test('what happens instead may itself be caused, braced for and cried over', () => {
  const game = hurtGame((engine, state) => engine.cause(state, hurt('ann', 2)));
  const table = start([inPlay('share', 'bob'), inPlay('cry', 'ann')], game);
  expect(table.state.numbers).toEqual({ ann: 2, bob: 2 });
  expect(table.story).toEqual(['ann is hurt', 'bob is hurt', 'cry of ann', 'cry of ann', 'later']);
});

test('an event caused after a call in the same step happens after what was called', () => {
  const game = hurtGame((engine, state) => {
    call(state, 'tea');
    engine.cause(state, hurt('ann'));
    call(state, 'tea');
  });
  expect(start([], game).story).toEqual(['tea', 'ann is hurt', 'tea', 'later']);
});

test('events of one step happen in the order in which they were caused, whether or not abilities come between', () => {
  const game = hurtGame((engine, state) => {
    engine.cause(state, hurt('bob'));
    engine.cause(state, hurt('ann'));
    engine.cause(state, hurt('bob'));
  });
  expect(start([inPlay('own shield', 'ann')], game).declines('ann', 'own shield').story).toEqual([
    'bob is hurt',
    'ann is hurt',
    'bob is hurt',
    'later',
  ]);
});

test('abilities triggered by events of one step resolve after the step, together', () => {
  const game = hurtGame((engine, state) => {
    engine.cause(state, hurt('bob'));
    engine.cause(state, hurt('ann'));
  });
  expect(start([inPlay('cry', 'ann')], game).story).toEqual([
    'bob is hurt',
    'ann is hurt',
    'cry of ann',
    'cry of ann',
    'later',
  ]);
});

test('a replacement that becomes impossible by an ability before the event is not offered', () => {
  const game = hurtGame(
    (engine, state) => engine.cause(state, hurt('ann')),
    (engine) => ({
      abilities: [
        engine.ability({
          id: 'one charge',
          rules: ['tiny.charge'],
          replaces: 'hurt',
          unable: (state) =>
            state.numbers['charge'] === 0 ? reason('no-charge', 'No charge.', ['tiny.charge']) : null,
          effect: (state) => void state.story.push('charge used'),
        }),
        engine.ability({
          id: 'drain',
          rules: ['tiny.drain'],
          on: before('hurt'),
          effect: (state) => void (state.numbers['charge'] = 0),
        }),
      ],
    }),
  );
  expect(start([inPlay('one charge', 'ann')], game).story).toEqual(['charge used', 'later']);
  expect(start([inPlay('one charge', 'ann'), inPlay('drain', 'bob')], game).story).toEqual(['ann is hurt', 'later']);
});

test('what a happening calls for is resolved before the abilities that the event triggers', () => {
  const game = tinyGame((engine) => ({
    happenings: { bell: (state) => engine.call(state, 'tea') },
    abilities: [
      engine.ability({ id: 'echo', rules: [], on: after('bell'), effect: (state) => void state.story.push('echo') }),
    ],
    procedures: [
      engine.procedure('main', mainFields, [
        engine.run('ring', [], (state) => engine.cause(state, { type: 'bell', rules: ['tiny.bell'], who: 'ann' })),
        engine.ask(
          'stop',
          [],
          () => picks('ann', 'stop', ['stop']),
          () => undefined,
        ),
      ]),
      engine.procedure('tea', [engine.run('tea', [], (state) => void state.story.push('tea'))]),
    ],
  }));
  expect(play(game, { inPlay: [inPlay('echo', 'ann')] }).story).toEqual(['tea', 'echo']);
});

describe("where replacements come before the 'before' abilities", () => {
  const game = hurtGame((engine, state) => engine.cause(state, hurt('ann')), undefined, { replacementsFirst: true });

  test('abilities before a replaced event never trigger', () => {
    expect(start([inPlay('armor', 'ann'), inPlay('brace', 'ann')], game).story).toEqual(['armor of ann', 'later']);
  });

  test('they come when no replacement is used', () => {
    const table = start([inPlay('shield', 'ann'), inPlay('brace', 'ann')], game);
    expect(table.story).toEqual([]);
    expect(table.declines('ann', 'shield').story).toEqual(['brace of ann', 'ann is hurt', 'later']);
  });
});

describe('where what was interrupted is finished before what was triggered meanwhile', () => {
  const rules = ['tiny.resumes'];
  const policy: Partial<QueuePolicy<TinyState>> = {
    newAbilities: 'back',
    resumes: (_state, event, waiting) => reason('resumes', `${event.type} first`, rules, { waiting: waiting.length }),
  };
  const parts = (engine: TinyEngine, blow: TinyEvent = hurt('ann')): Partial<TinyParts> => ({
    abilities: [
      engine.ability({
        id: 'alarm',
        rules: ['tiny.alarm'],
        on: before('hurt'),
        effect: (state) => engine.cause(state, { type: 'bell', rules: ['tiny.bell'], who: 'ann' }),
      }),
      engine.ability({
        id: 'echo',
        rules: ['tiny.echo'],
        on: after('bell'),
        effect: (state, frame) => void state.story.push(`echo of ${frame.controller}`),
      }),
    ],
    procedures: [engine.procedure('blow', [engine.run('blow', [], (state) => engine.cause(state, blow))])],
  });
  /** The blow is a procedure with a queue open below it, as an action is. */
  const annIsHurtThen = (more: Partial<QueuePolicy<TinyState>>, blow = hurt('ann')) =>
    hurtGame(
      (engine, state) => engine.callWithQueue(state, 'blow'),
      (engine) => parts(engine, blow),
      more,
    );
  const landed = ({ events }: TinyState): TinyEvent | undefined => events.find(({ type }) => type === 'hurt');
  const alarmed = [inPlay('alarm', 'ann'), inPlay('echo', 'ann'), inPlay('echo', 'bob')];

  test('the event says so, that rule first, and what waits comes after it', () => {
    const table = start(alarmed, annIsHurtThen(policy));
    expect(table.story).toEqual(['ann is hurt', 'echo of ann', 'echo of bob', 'later']);
    const because = [{ code: 'resumes', message: 'hurt first', rules, facts: { waiting: 2 } }];
    expect(landed(table.state)).toMatchObject({ rules: ['tiny.resumes', 'tiny.hurt'], because });
  });

  test('what the event itself is told for comes after that', () => {
    const blow = { ...hurt('ann'), because: [reason('tired', 'ann is tired', ['tiny.tired'])] };
    const table = start(alarmed, annIsHurtThen(policy, blow));
    expect(landed(table.state)).toMatchObject({ because: [{ code: 'resumes' }, { code: 'tired' }] });
  });

  test('who waits is known where somebody is asked in between, and a saved game keeps it', () => {
    const table = start([...alarmed, inPlay('shield', 'bob')], annIsHurtThen(policy));
    const waiting = [
      { ability: 'echo', source: "ann's piece" },
      { ability: 'echo', source: "bob's piece" },
    ];
    expect(table.asks).toBe('replace hurt');
    expect(table.state.stack).toContainEqual(expect.objectContaining({ procedure: 'happening', waiting }));
    const loaded = table.game.load(JSON.parse(JSON.stringify(table.state)));
    expect(loaded).toEqual(E.right(table.state));
    expect(landed(table.declines('bob', 'shield').state)).toMatchObject({ rules: ['tiny.resumes', 'tiny.hurt'] });
  });

  test('without a queue below, what is triggered is resolved in the interruption, and does not wait', () => {
    const table = start(
      alarmed,
      hurtGame((engine, state) => engine.cause(state, hurt('ann')), parts, policy),
    );
    expect(table.story).toEqual(['echo of ann', 'echo of bob', 'ann is hurt', 'later']);
    expect(landed(table.state)).toEqual(hurt('ann'));
  });

  test('an event that nothing waits for, and a game that does not say so, tell nothing of it', () => {
    expect(landed(start([inPlay('alarm', 'ann')], annIsHurtThen(policy)).state)).toEqual(hurt('ann'));
    expect(landed(start([inPlay('echo', 'ann')], annIsHurtThen(policy)).state)).toEqual(hurt('ann'));
    const silent = start(alarmed, annIsHurtThen({ newAbilities: 'back' }));
    expect(silent.story).toEqual(['ann is hurt', 'echo of ann', 'echo of bob', 'later']);
    expect(landed(silent.state)).toEqual(hurt('ann'));
  });
});

describe('where someone decides between players', () => {
  const game = hurtGame((engine, state) => engine.cause(state, hurt('ann')), undefined, { orderChosenBy: () => 'bob' });

  test('they say whose replacement comes first, whose-ever it is', () => {
    const table = start([inPlay('shield', 'ann'), inPlay('mirror', 'bob')], game);
    expect(table.asks).toBe('whose replacement comes first');
    expect(table.options).toEqual(['bob: first ann', 'bob: first bob']);
    table.does({ type: 'order-players', player: 'bob', first: 'bob' }).uses('bob', 'mirror');
    expect(table.story).toEqual(['mirror of bob', 'later']);
  });

  test('whoever comes first may decline, and then the other is asked', () => {
    const first = (player: string) =>
      start([inPlay('shield', 'ann'), inPlay('shield', 'bob')], game).does({
        type: 'order-players',
        player: 'bob',
        first: player,
      });
    const bob = first('bob');
    expect(bob.options).toEqual(['bob: use-ability shield', 'bob: decline shield']);
    expect(bob.declines('bob', 'shield').options).toEqual(['ann: use-ability shield', 'ann: decline shield']);
    expect(bob.uses('ann', 'shield').story).toEqual(['shield of ann', 'later']);
    const neither = first('ann').declines('ann', 'shield').declines('bob', 'shield');
    expect(neither.story).toEqual(['ann is hurt', 'later']);
  });

  test('with replacements of one player there is nothing to decide', () => {
    expect(start([inPlay('shield', 'ann')], game).asks).toBe('replace hurt');
  });
});

describe('the order in which events are told', () => {
  const ring = (change: (engine: TinyEngine, state: TinyState) => void) =>
    tinyGame((engine) => ({
      happenings: { bell: (state) => change(engine, state) },
      abilities: [
        engine.ability({
          id: 'echo',
          rules: ['tiny.echo'],
          on: after('bell'),
          effect: (state) => tell(engine, state, 3),
        }),
        engine.ability({ id: 'shield', rules: ['tiny.shield'], replaces: 'bell', may: true }),
      ],
      procedures: [
        engine.procedure('main', mainFields, [
          engine.run('ring', [], (state) => engine.cause(state, { type: 'bell', rules: ['tiny.bell'], who: 'ann' })),
          engine.ask(
            'stop',
            [],
            () => picks('ann', 'stop', ['stop']),
            () => undefined,
          ),
        ]),
        engine.procedure('tea', [engine.run('tea', [], (state) => tell(engine, state, 2))]),
      ],
    }));
  const tell = (engine: TinyEngine, state: TinyState, amount: number): void =>
    engine.emit(state, { ...hurt('bob'), amount } as TinyEvent);
  const told = (events: readonly TinyEvent[]): (string | number)[] =>
    events.flatMap((event): (string | number)[] => {
      if (event.type === 'hurt') return [event.amount];
      return event.type === 'bell' || event.type === 'knock' ? [event.type] : [];
    });

  test('it, what its change tells, what its change calls for, then what it triggers', () => {
    const game = ring((engine, state) => {
      engine.call(state, 'tea');
      tell(engine, state, 1);
    });
    expect(told(play(game, { inPlay: [inPlay('echo', 'ann')] }).state.events)).toEqual(['bell', 1, 2, 3]);
  });

  test('the same where somebody was asked about it before', () => {
    const game = ring((engine, state) => {
      tell(engine, state, 1);
      engine.call(state, 'tea');
    });
    const table = play(game, { inPlay: [inPlay('echo', 'ann'), inPlay('shield', 'bob')] });
    expect(told(table.declines('bob', 'shield').state.events)).toEqual(['bell', 1, 2, 3]);
  });

  test('what ended the game comes before the end, and triggers nothing', () => {
    const game = ring((engine, state) => {
      engine.call(state, 'tea');
      engine.endGame(state, { type: 'knock', rules: ['tiny.end'], who: 'ann' });
    });
    const { state } = play(game, { inPlay: [inPlay('echo', 'ann')] });
    expect(told(state.events)).toEqual(['bell', 'knock']);
    expect(state.triggered).toEqual([]);
    expect(state.stack).toEqual([]);
  });

  test('what did not happen is not told', () => {
    const game = tinyGame((engine) => ({
      happenings: { bell: () => false },
      procedures: [
        engine.procedure('main', mainFields, [
          engine.run('ring', [], (state) => engine.cause(state, { type: 'bell', rules: ['tiny.bell'], who: 'ann' })),
          engine.ask(
            'stop',
            [],
            () => picks('ann', 'stop', ['stop']),
            () => undefined,
          ),
        ]),
      ],
    }));
    expect(play(game).state.events).toEqual([]);
  });
});
