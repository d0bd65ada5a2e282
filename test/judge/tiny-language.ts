/** A small game with everything that a scenario can meet, and its language: picks, dice, abilities, a free place, a forced choice, an end. */
import * as E from 'fp-ts/lib/Either';
import { allowed, reason, refused, rollQuestion, question, type Json } from '../../src/core';
import { onTheWay, sayingAll, whole } from '../../src/language/phrase';
import * as keys from '../../src/language/keys';
import type { ScenarioLanguage } from '../../src/language/language';
import { reference, words } from '../../src/language/schema';
import { found, question as factOf } from '../../src/language/question';
import { verb } from '../../src/language/verb';
import type { JudgedGame } from '../../src/judge';
import { inPlay, mainFields, type Place, type Tiny, type TinyAction, tinyGame } from '../helpers/tiny-game';

const COIN = { name: 'coin', faces: { heads: 1, tails: 1 } };

const { game } = tinyGame(({ procedure, run, ask, emit, ability }) => ({
  procedures: [
    procedure('main', mainFields, [
      ask(
        'choose a side',
        ['tiny.side'],
        (state) =>
          question('ann', 'side', [
            allowed({ type: 'pick' as const, player: 'ann', pick: 'left' }),
            (state.numbers['wall'] ?? 0) > 0
              ? refused(
                  { type: 'pick' as const, player: 'ann', pick: 'right' },
                  reason('walled', 'There is a wall.', ['tiny.wall']),
                )
              : allowed({ type: 'pick' as const, player: 'ann', pick: 'right' }),
          ]),
        (state, _frame, action: { type: 'pick'; player: string; pick: string }) => void state.story.push(action.pick),
      ),
      ask(
        'toss',
        ['tiny.toss'],
        () => rollQuestion(COIN, 2, 'coins'),
        (state, _frame, action) => {
          state.numbers['heads'] = action.faces.filter((face) => face === 'heads').length;
        },
      ),
      run('ring', ['tiny.ring'], (state) => emit(state, { type: 'bell', rules: ['tiny.ring'], who: 'ann' })),
      ask(
        'go on',
        ['tiny.on'],
        () => question('bob', 'go on', [allowed({ type: 'pick' as const, player: 'bob', pick: 'on' })]),
        () => undefined,
      ),
      ask(
        'place',
        ['tiny.place'],
        () => ({
          by: ['bob'],
          asks: 'a place',
          candidates: [allowed({ type: 'pick' as const, player: 'bob', pick: 'nowhere' })],
          region: {
            type: 'place',
            contains: (action: Place | TinyAction) =>
              action.type === 'place' && action.at <= 10 ? null : reason('outside', 'That is outside.', ['tiny.place']),
            sample: () => ({ type: 'place' as const, player: 'bob', at: 5 }),
          },
        }),
        (state, _frame, action) => {
          if (action.type === 'place') state.numbers['place'] = action.at;
        },
      ),
    ]),
  ],
  abilities: [
    ability({
      id: 'chime',
      rules: ['tiny.chime'],
      on: { timing: 'after', events: ['bell'] },
      may: true,
      effect: (state) => void (state.numbers['chimes'] = (state.numbers['chimes'] ?? 0) + 1),
    }),
    ability({
      id: 'echo',
      rules: ['tiny.echo'],
      on: { timing: 'after', events: ['bell'] },
      effect: (state) => void (state.numbers['echoes'] = (state.numbers['echoes'] ?? 0) + 1),
    }),
  ],
}));

const count = { type: 'integer' as const, minimum: 0 };

const language: ScenarioLanguage<Tiny> = {
  game,
  parts: {
    counters: { type: 'object', additionalProperties: count },
    carries: {
      type: 'object',
      additionalProperties: words(['chime', 'echo']),
      description: 'Who carries which ability',
    },
    beside: { type: 'object', additionalProperties: reference('counter') },
  },
  required: ['counters'],
  defs: {},
  names: (parts) => ({ counter: Object.keys((parts['counters'] ?? {}) as object), table: ['table'] }),
  begin: (parts) => {
    const numbers = parts['counters'] as Record<string, number>;
    if (numbers['bad'] !== undefined)
      return E.left({ ...reason('bad', 'Nothing may be bad.', ['tiny.bad']), facts: {}, path: ['counters', 'bad'] });
    const carried = Object.entries((parts['carries'] ?? {}) as Record<string, string>);
    return E.right({
      position: { numbers, inPlay: carried.map(([who, what]) => inPlay(what, who)) } as unknown as Json,
    });
  },
  verbs: {
    pick: verb('pick', 'Somebody picks.', { with: keys.text(), player: keys.words(['ann', 'bob']), pick: keys.text() }),
    place: verb('place', 'Somebody puts a marker somewhere.', { at: keys.anyNumber }),
  },
  phrases: {
    'pick-and-place': {
      help: 'Picks left, and puts a marker somewhere.',
      schema: { type: 'number' },
      clauses: (given) => [onTheWay('pick', 'left'), sayingAll('place', { at: whole(given) })],
    },
  },
  pass: (_state, legal) =>
    legal.find((each) => each.type === 'decline' || (each.type === 'pick' && each.pick === 'nowhere')) ?? null,
  faces: { heads: 'heads', tails: 'tails', number: 'tails' },
  cards: {},
  kinds: {
    counter: { is: { schema: { type: 'number' }, find: (state, id) => state.numbers[id] ?? 0 } },
    table: { story: { schema: { type: 'array', items: { type: 'string' } }, find: (state) => state.story } },
  },
  pieces: (state) => ({ table: ['table'], counter: Object.keys(state.numbers) }),
  questions: {
    sum: factOf(
      'What two counters add up to',
      { of: keys.needed(keys.listOf(keys.reference('counter'))) },
      { is: keys.needed(keys.anyNumber) },
      ({ of }, state: Tiny['state']) => found(of.reduce((sum, name) => sum + (state.numbers[name] ?? 0), 0)),
    ),
  },
  isWord: (word) => ['left', 'right', 'on', 'nowhere', 'pass', 'soup', 'salad'].includes(word),
  events: ['bell', 'knock', 'hurt', 'ability-queued', 'ability-used', 'ability-declined', 'ability-skipped'],
  label: (action) => `${action.player} ${action.type}s ${JSON.stringify(action)}`,
  narrate: (event) => (event.type === 'bell' ? `${event.who} rings the bell` : null),
  picture: ({ title }) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title></svg>`,
  starter: 'game: tiny\n',
};

export const tiny: JudgedGame = {
  language,
  rules: ['tiny.side.01', 'tiny.toss.01', 'tiny.toss.02'].map((id) => ({
    id,
    term: 'Coin',
    termPl: 'Moneta łamana',
    kind: 'rule' as const,
    text: 'A coin is tossed.',
    lines: [1, 1],
  })),
};
