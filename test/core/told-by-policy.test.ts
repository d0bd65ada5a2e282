/** What a game's policy adds to what core tells of abilities: what they wait behind, interrupt and replace, who is first, and what is not triggered. */
import { after, before, reason, type QueuePolicy } from '../../src/core';
import {
  inPlay,
  mainFields,
  picks,
  play,
  type Table,
  type TinyEngine,
  type TinyEvent,
  tinyGame,
  type TinyState,
} from '../helpers/tiny-game';
import { bell, bellGame, narrator, rung, type AbilityOf } from './bells';

type Policy = Partial<QueuePolicy<TinyState>>;
const knock: TinyEvent = { type: 'knock', rules: ['tiny.knock'], who: 'ann' };
const hurt: TinyEvent = { type: 'hurt', rules: ['tiny.hurt'], who: 'ann', amount: 1 };

/** Of each event of one type: its ability, the codes and messages of its reasons, its rules. */
const told = ({ state }: Table, type: TinyEvent['type']): string[] =>
  state.events.flatMap((event) => {
    if (event.type !== type || !('ability' in event)) return [];
    const why = (event.because ?? []).map(({ code, message }) => `${code}: ${message}`);
    return [`${event.ability}, ${why.join(' ')} [${event.rules.join()}]`];
  });
const RULES = { order: ['tiny.order'], orderPlayers: ['tiny.order-players'], queue: ['tiny.queue'] };

describe('an ability that joins the queue', () => {
  const three = (policy: Policy) =>
    bellGame((engine) => ['a', 'b', 'c'].map((id) => narrator(engine, id)), { rules: RULES, ...policy });

  test('the first of the first player says so, no other; others come after their own, or after those of another', () => {
    const abilities = [inPlay('a', 'ann'), inPlay('b', 'ann'), inPlay('c', 'bob')];
    expect(told(rung(three({}), abilities).orders('ann', 'a'), 'ability-queued')).toEqual([
      'a, first-player: ann is the first player. [tiny.order-players,tiny.queue,tiny.a]',
      'b, after-own: after a. [tiny.order,tiny.queue,tiny.b]',
      'c, after-player: after those of ann, the first player. [tiny.order-players,tiny.queue,tiny.c]',
    ]);
  });

  test('whoever is put first by another is told of their first ability alone, and is not called the first player', () => {
    const abilities = [inPlay('a', 'bob'), inPlay('b', 'bob'), inPlay('c', 'ann')];
    const table = rung(three({ orderChosenBy: () => 'ann' }), abilities);
    table.does({ type: 'order-players', player: 'ann', first: 'bob' }).orders('bob', 'a');
    expect(told(table, 'ability-queued')).toEqual([
      'a, put-first: ann has put bob first [tiny.order-players,tiny.queue,tiny.a]',
      'b, after-own: after a. [tiny.order,tiny.queue,tiny.b]',
      'c, after-player: after those of bob. [tiny.order-players,tiny.queue,tiny.c]',
    ]);
  });

  test('at the back it says which of the same player come later, and only where a rule lets them be ordered', () => {
    const abilities = [inPlay('a', 'ann'), inPlay('b', 'ann'), inPlay('c', 'bob')];
    const queued = (policy: Policy): string[] =>
      told(rung(three({ newAbilities: 'back', ...policy }), abilities).orders('ann', 'b'), 'ability-queued');
    expect(queued({})).toEqual([
      'b, put-before: ann puts it before a [tiny.order,tiny.queue,tiny.b]',
      'a,  [tiny.queue,tiny.a]',
      'c,  [tiny.queue,tiny.c]',
    ]);
    expect(queued({ rules: { queue: ['tiny.queue'] } })[0]).toBe('b,  [tiny.queue,tiny.b]');
  });

  test.each(['front', 'back'] as const)(
    '%s: what it waits behind is asked of the policy, which is shown all that waits',
    (newAbilities) => {
      const seen: string[][] = [];
      const game = bellGame(
        (engine) => [
          narrator(engine, 'knocker', { effect: (state) => engine.emit(state, knock) }),
          narrator(engine, 'patient'),
          narrator(engine, 'last'),
          narrator(engine, 'door', { on: after('knock') }),
          narrator(engine, 'gate', { on: after('knock') }),
        ],
        {
          newAbilities,
          rules: RULES,
          behind: (_state, self, waiting) => {
            const all = waiting.map(({ ability }) => ability);
            seen.push([self.ability, ...all]);
            return all.length > 2 ? reason('behind', `behind ${all.join(' ')}`, ['tiny.behind']) : null;
          },
        },
      );
      const bobs = ['patient', 'last', 'gate'].map((id) => inPlay(id, 'bob'));
      const table = rung(game, [inPlay('knocker', 'ann'), ...bobs, inPlay('door', 'ann')]).orders('bob', 'patient');
      expect(seen).toEqual([
        ['knocker'],
        ['patient', 'knocker'],
        ['last', 'knocker', 'patient'],
        ['door', 'patient', 'last'],
        ['gate', 'patient', 'last', 'door'],
      ]);
      expect(told(table, 'ability-queued').at(-1)).toBe(
        'gate, behind: behind patient last door [tiny.behind,tiny.queue,tiny.gate]',
      );
    },
  );
});

describe('an ability that is used', () => {
  const policy: Policy = {
    interrupts: (_state, { ability }, event) =>
      reason('interrupts', `${ability} interrupts ${event.type}`, ['tiny.interrupt']),
    usedAs: (_state, { ability }) => reason('used-as', `${ability} as one's own`, ['tiny.own']),
    opportunity: (_state, event) => reason('again', `${event.type} is another opportunity`, ['tiny.again']),
  };
  const used = (timing: typeof before, given: Policy): string[] => {
    const game = tinyGame(
      (engine) => ({
        abilities: [narrator(engine, 'warning', { on: timing('knock') })],
        procedures: [
          engine.procedure('main', mainFields, [
            engine.run('announce', [], (state) => engine.announce(state, knock)),
            engine.run('knock', [], (state) => engine.emit(state, knock)),
            stop(engine),
          ]),
        ],
      }),
      given,
    );
    return told(play(game, { inPlay: [inPlay('warning', 'bob')] }), 'ability-used');
  };

  test("before an event it interrupts that, after it it is used as somebody's; both at an opportunity, whose rules come last", () => {
    expect(used(before, policy)).toEqual([
      'warning, interrupts: warning interrupts knock again: knock is another opportunity [tiny.interrupt,tiny.warning,tiny.again]',
    ]);
    expect(used(after, policy)).toEqual([
      "warning, used-as: warning as one's own again: knock is another opportunity [tiny.own,tiny.warning,tiny.again]",
    ]);
  });

  test('what the policy does not say is not told', () => {
    expect([used(before, {}), used(after, {})]).toEqual([['warning,  [tiny.warning]'], ['warning,  [tiny.warning]']]);
    const opportunity = () => reason('again', 'again', ['tiny.again']);
    expect(used(after, { opportunity })).toEqual(['warning, again: again [tiny.warning,tiny.again]']);
    expect(used(after, { opportunity: () => null })).toEqual(['warning,  [tiny.warning]']);
  });

  test('called for by a rule it answers to no event: it interrupts nothing, and has no opportunity', () => {
    const game = tinyGame(
      (engine) => ({
        abilities: [narrator(engine, 'warning', { on: before('knock') })],
        procedures: [
          engine.procedure('main', mainFields, [
            engine.run('use', [], (state) => engine.useAbility(state, inPlay('warning', 'bob'))),
            stop(engine),
          ]),
        ],
      }),
      policy,
    );
    const table = play(game, { inPlay: [inPlay('warning', 'bob')] });
    expect(told(table, 'ability-used')).toEqual(["warning, used-as: warning as one's own [tiny.own,tiny.warning]"]);
    expect(table.story).toEqual(['warning of bob']);
  });
});

const stop = ({ ask }: TinyEngine) =>
  ask(
    'stop',
    [],
    () => picks('ann', 'stop', ['stop']),
    () => undefined,
  );

describe('an event that is replaced', () => {
  const shields = (policy: Policy) =>
    tinyGame((engine) => {
      const on = (id: string, more: Partial<AbilityOf>): AbilityOf =>
        engine.ability({ id, rules: [`tiny.${id}`], ...more } as AbilityOf);
      return {
        abilities: [
          on('shield', { replaces: 'hurt', may: true }),
          on('mirror', { replaces: 'hurt', may: true }),
          on('brace', { on: before('hurt') }),
          on('cry', { on: after('hurt') }),
          on('deaf', { on: after('hurt'), when: () => false }),
        ],
        procedures: [
          engine.procedure('main', mainFields, [
            engine.run('cause', [], (state) => engine.cause(state, hurt)),
            stop(engine),
          ]),
        ],
      };
    }, policy);
  const after1 = (policy: Policy): Table => {
    const ids = ['shield', 'mirror', 'brace', 'cry', 'deaf'];
    return play(shields(policy), { inPlay: ids.map((id) => inPlay(id, 'ann')) }).uses('ann', 'shield');
  };
  const rules = { replace: ['tiny.replace'], replaced: ['tiny.replaced'], rivals: ['tiny.rivals'] };

  test('what would have happened is told by the policy, or not at all', () => {
    const aboutToHappen: Policy['aboutToHappen'] = ({ type }) => [`${type} was about to happen`];
    expect(told(after1({ rules, aboutToHappen }), 'ability-replaced')).toEqual([
      'shield, about-to-happen: hurt was about to happen [tiny.replace,tiny.shield]',
    ]);
    expect(told(after1({ rules, aboutToHappen: () => null }), 'ability-replaced')).toEqual([
      'shield,  [tiny.replace,tiny.shield]',
    ]);
    expect(told(after1({ rules }), 'ability-replaced')).toEqual(['shield,  [tiny.replace,tiny.shield]']);
  });

  test('other replacements of it, and what it would have triggered, are told where the rulebook speaks of them', () => {
    const rival = 'mirror, replaced: shield has replaced it [tiny.rivals]';
    const cry = 'cry, replaced: shield has replaced it [tiny.replaced,tiny.cry]';
    expect(told(after1({ rules }), 'ability-not-triggered')).toEqual([rival, cry]);
    expect(told(after1({ rules, replacementsFirst: true }), 'ability-not-triggered')).toEqual([
      rival,
      'brace, replaced: shield has replaced it [tiny.replaced,tiny.brace]',
      cry,
    ]);
    expect(told(after1({ rules: { rivals: rules.rivals } }), 'ability-not-triggered')).toEqual([]);
  });
});

describe('a question about abilities cites what the policy names for it, and their rules', () => {
  const all = ['order', 'orderPlayers', 'queue', 'inFront', 'may', 'skip', 'replace', 'replaced', 'rivals', 'limit'];
  const rules = Object.fromEntries(all.map((each) => [each, [each]]));
  const cited = ({ game, state }: Table) => game.decision(state).rules;

  test('who comes first, in which order, whether', () => {
    const game = bellGame((engine) => ['a', 'b'].map((id) => narrator(engine, id, { may: true })), {
      rules,
      orderChosenBy: () => 'ann',
    });
    const table = rung(game, [inPlay('a', 'ann'), inPlay('b', 'ann'), inPlay('b', 'bob')]);
    expect(cited(table)).toEqual(['orderPlayers', 'tiny.a', 'tiny.b']);
    table.does({ type: 'order-players', player: 'ann', first: 'ann' });
    expect(cited(table)).toEqual(['order', 'tiny.a', 'tiny.b']);
    expect(cited(table.orders('ann', 'b'))).toEqual(['may', 'tiny.b']);
    const queued = table.state.events.flatMap(({ type, rules: by }) => (type === 'ability-queued' ? [by] : []));
    expect(queued).toEqual([
      ['orderPlayers', 'queue', 'tiny.b'],
      ['order', 'queue', 'tiny.a'],
      ['orderPlayers', 'queue', 'tiny.b'],
    ]);
    expect(table.declines('ann', 'b').state.events).toMatchObject([
      { type: 'ability-declined', rules: ['may', 'tiny.b'] },
    ]);
  });

  test('whose replacement comes first, which', () => {
    const game = tinyGame(
      (engine) => ({
        abilities: ['shield', 'mirror'].map((id) =>
          engine.ability({ id, rules: [`tiny.${id}`], replaces: 'hurt', may: true }),
        ),
        procedures: [
          engine.procedure('main', mainFields, [
            engine.run('cause', [], (state) => engine.cause(state, hurt)),
            stop(engine),
          ]),
        ],
      }),
      { rules, orderChosenBy: () => 'bob' },
    );
    const table = play(game, { inPlay: [inPlay('shield', 'ann'), inPlay('mirror', 'bob')] });
    expect(cited(table)).toEqual(['orderPlayers', 'tiny.shield', 'tiny.mirror']);
    table.does({ type: 'order-players', player: 'bob', first: 'bob' });
    expect(cited(table)).toEqual(['replace', 'tiny.mirror']);
    const steps = game.game.procedures.flatMap(({ name, steps: of }) =>
      name === 'happening' || name === 'trigger' ? of.map((step) => [step.name, ...step.rules]) : [],
    );
    expect(steps).toEqual([
      ['before', 'queue'],
      ['whose replacement comes first', 'orderPlayers'],
      ['replace by the only one that must', 'replace'],
      ['replace', 'replace'],
      ['happen', 'queue'],
      ['trigger', 'queue'],
    ]);
  });
});

describe('what is not triggered', () => {
  const why = reason('quiet', 'It was too quiet.', ['tiny.quiet']);
  const quiet = (tell: (engine: TinyEngine, state: TinyState) => void): Table => {
    const game = tinyGame((engine) => ({
      abilities: [
        narrator(engine, 'bell only'),
        narrator(engine, 'either', { on: after('bell', 'knock') }),
        narrator(engine, 'warning', { on: before('bell') }),
        narrator(engine, 'deaf', { when: () => false }),
      ],
      procedures: [
        engine.procedure('main', mainFields, [engine.run('tell', [], (state) => tell(engine, state)), stop(engine)]),
      ],
    }));
    const ids = ['bell only', 'either', 'warning', 'deaf'];
    return play(game, { inPlay: [...ids.map((id) => inPlay(id, 'ann'))] });
  };
  const missed = (table: Table): string[] => told(table, 'ability-not-triggered');

  test('is told with the reason: those that the event would have triggered, at this time', () => {
    expect(missed(quiet((engine, state) => engine.notTriggered(state, 'after', bell('ann'), why)))).toEqual([
      'bell only, quiet: It was too quiet. [tiny.quiet,tiny.bell only]',
      'either, quiet: It was too quiet. [tiny.quiet,tiny.either]',
    ]);
    expect(missed(quiet((engine, state) => engine.notTriggered(state, 'before', bell('ann'), why)))).toEqual([
      'warning, quiet: It was too quiet. [tiny.quiet,tiny.warning]',
    ]);
    expect(missed(quiet((engine, state) => engine.notTriggered(state, 'before', knock, why)))).toEqual([]);
  });

  test('what did happen triggers some of them: those are left out', () => {
    const table = quiet((engine, state) => engine.notTriggered(state, 'after', bell('ann'), why, [knock]));
    expect(missed(table)).toEqual(['bell only, quiet: It was too quiet. [tiny.quiet,tiny.bell only]']);
  });

  test('nothing is told of it once the game has ended', () => {
    const table = quiet((engine, state) => {
      engine.endGame(state, knock);
      engine.notTriggered(state, 'after', bell('ann'), why);
    });
    expect(table.eventTypes()).toEqual(['knock']);
  });
});
