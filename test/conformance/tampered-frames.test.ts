/** One field of one frame of a saved game is another: the save is refused, and the rejection names the place. */
import * as E from 'fp-ts/lib/Either';
import { playable } from '../../scripts/playable';
import type { AnyGame, CoreState, Frame, Path } from '../../src/core';
import { miniatures } from '../../src/miniatures/game';
import { integersFrom, randomPolicy } from '../../src/play';
import { fighters } from '../miniatures/fight';

/** A state of any game, to be spoiled. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

const MOST_GAMES = 200;
const MOST_ACTIONS = 400;

/** The first state of random games in which a frame holds the field, and where that frame is. */
async function stateWith(
  name: string,
  holds: (frame: Frame) => boolean,
  mode: 'seeded' | 'manual' = 'seeded',
): Promise<[AnyGame, CoreState, number]> {
  const { game, randomSetup } = (await playable(name)) ?? {};
  if (!game || !randomSetup) throw new Error(`there is no game ${name}`);
  for (let seed = 0; seed < MOST_GAMES; seed++) {
    const next = integersFrom(seed);
    const begun = game.begin(randomSetup(next), mode === 'seeded' ? { mode, seed } : { mode });
    if (E.isLeft(begun)) continue;
    const state: CoreState = game.copy(begun.right.state);
    const choose = randomPolicy(next);
    for (let n = 0; n < MOST_ACTIONS; n++) {
      const at = state.stack.findIndex(holds);
      if (at >= 0) return [game, state, at];
      const question = game.question(state);
      const action = question && choose({ state, question });
      if (!action) break;
      game.play(state, action);
    }
  }
  throw new Error('no random game came to such a frame');
}

test.each<[game: string, procedure: string | RegExp, field: string, value: unknown, ...within: Path]>([
  ['xwing', 'resolve ability', 'source', 'zzz'],
  ['destiny', 'resolve ability', 'source', 'zzz'],
  ['armada', 'ship activation', 'ship', 'zzz'],
  ['armada', 'attack', 'defender', 'zzz'],
  ['armada', 'deploy ships', 'squadrons', 1],
  ['outer-rim', 'resolve ability', 'controller', 'zzz'],
  ['destiny', 'happening', 'waiting', 'zzz'],
  ['destiny', 'happening', 'waiting', [{ ability: 'zzz', source: 'zzz' }], 0, 'ability'],
  ['destiny', 'happening', 'waiting', [{ ability: 'luke-skywalker-jedi-knight/after', source: 'zzz' }], 0, 'source'],
  ['miniatures', 'turn', 'character', 'zzz'],
  ['miniatures', 'attack', 'target', 'zzz'],
  ['destiny', 'play a card', 'replacing', 'zzz'],
  ['destiny', /^ability /, 'resolved', 5],
  ['destiny', /^ability /, 'defeated', 5],
  ['outer-rim', 'gain card', 'card', 'zzz'],
  ['outer-rim', 'gain card', 'space', 'zzz'],
  ['outer-rim', /^effect /, 'gained', 'zzz'],
])('%s: %s with another %s', async (name, procedure, field, value, ...within) => {
  const is = (frame: Frame): boolean =>
    typeof procedure === 'string' ? frame.procedure === procedure : procedure.test(frame.procedure);
  const [game, state, at] = await stateWith(name, is);
  expect(E.isRight(game.load(structuredClone(state)))).toBe(true);
  const spoilt = structuredClone(state);
  Object.assign(spoilt.stack[at] as Frame, { [field]: value });
  const loaded = game.load(spoilt);
  expect(E.isLeft(loaded) && loaded.left.path).toEqual(['stack', at, field, ...within]);
});

test('armada: what is deployed is one of those that its player has left', async () => {
  const holds = (frame: Frame): boolean =>
    frame.procedure === 'deploy ships' && (frame as unknown as { piece: unknown }).piece !== null;
  const [game, state, at] = await stateWith('armada', holds);
  const { turn } = state.stack[at] as unknown as { turn: string };
  const { ships } = state as unknown as { ships: { id: string; owner: string }[] };
  const spoilt = structuredClone(state);
  Object.assign(spoilt.stack[at] as Frame, { piece: ships.find(({ owner }) => owner !== turn)?.id });
  const loaded = game.load(spoilt);
  expect(E.isLeft(loaded) && [loaded.left.code, loaded.left.path]).toEqual(['not-in-reserve', ['stack', at, 'piece']]);
});

const refusal = (game: AnyGame, state: CoreState, spoil: (state: CoreState) => void): string | null => {
  expect(E.isRight(game.load(structuredClone(state)))).toBe(true);
  const spoilt = structuredClone(state);
  spoil(spoilt);
  const loaded = game.load(spoilt);
  return E.isLeft(loaded)
    ? `${loaded.left.code} at ${loaded.left.path.filter((at) => typeof at === 'string').join('.')}`
    : null;
};

describe.each([
  ['xwing', 'attack'],
  ['armada', 'attack'],
  ['miniatures', 'attack'],
  ['destiny', 'turn'],
  ['outer-rim', 'encounter step'],
])('%s: frames that no game puts there', (name, procedure) => {
  test('a frame doubled, one removed, and the one at the bottom', async () => {
    const [game, state, at] = await stateWith(name, (frame) => frame.procedure === procedure);
    const MISPLACED = 'misplaced-procedure at stack.procedure';
    expect(refusal(game, state, ({ stack }) => stack.splice(at, 0, structuredClone(stack[at] as Frame)))).toBe(
      MISPLACED,
    );
    expect(refusal(game, state, ({ stack }) => stack.splice(at - 1, 1))).toBe(MISPLACED);
    expect(refusal(game, state, ({ stack }) => stack.shift())).toMatch(/^(misplaced-procedure|not-a-game) at stack/);
  });
});

test.each(['xwing', 'armada', 'miniatures', 'destiny', 'outer-rim'])(
  '%s: a use of an ability has one effect, of its own piece and player',
  async (name) => {
    const isEffect = ({ procedure }: Frame): boolean => /^ability (?!queue)/.test(procedure);
    const [game, state, at] = await stateWith(name, isEffect);
    const MISPLACED = 'misplaced-procedure at stack.procedure';
    expect(refusal(game, state, ({ stack }) => stack.splice(at, 0, structuredClone(stack[at] as Frame)))).toBe(
      MISPLACED,
    );
    const others = (['source', 'controller'] as const).flatMap((field) => {
      const is = (state.stack[at] as Loose)[field];
      const other = state.inPlay.map((each) => each[field]).find((each) => each !== is);
      return other === undefined ? [] : [{ [field]: other }];
    });
    expect(others.length).toBeGreaterThan(0);
    for (const other of others)
      expect(refusal(game, state, ({ stack }) => Object.assign(stack[at] as Frame, other))).toBe(MISPLACED);
  },
);

test('destiny: hands, decks and discard piles hold cards of decks, and a battlefield is one', async () => {
  const [game, state] = await stateWith('destiny', ({ procedure }) => procedure === 'turn');
  const character = (state as Loose).cards.find(({ type }: Loose) => type === 'character').code;
  const event = '01127';
  const put = (key: string, value: unknown) => (of: Loose) => Object.assign(of.players[0], { [key]: value });
  const { deck } = (state as Loose).players[0];
  expect(refusal(game, state, put('hand', [character]))).toBe('malformed at players.hand');
  expect(refusal(game, state, put('discard', [(state as Loose).battlefield.code]))).toBe(
    'malformed at players.discard',
  );
  expect(refusal(game, state, put('deck', { ...deck, top: [character] }))).toBe('malformed at players.deck.top');
  expect(refusal(game, state, put('battlefield', event))).toBe('malformed at players.battlefield');
  expect(refusal(game, state, put('diceAside', [event]))).toBe('malformed at players.diceAside');
  expect(refusal(game, state, put('resources', 1e9))).toBe('malformed at players.resources');
});

test('outer-rim: what is bought is the faceup card of its market', async () => {
  const [game, state, at] = await stateWith('outer-rim', ({ procedure }) => procedure === 'buy a card');
  const { deck } = state.stack[at] as Loose;
  const { markets } = state as Loose;
  const [other] = markets.flatMap((each: Loose) => (each.deck === deck || each.top === null ? [] : [each]));
  const [next] = markets.flatMap((each: Loose) => (each.deck === deck ? each.pile.unknown : []));
  for (const card of [other.top, next])
    expect(refusal(game, state, ({ stack }) => Object.assign(stack[at] as Frame, { card }))).toBe(
      'not-for-sale at stack.card',
    );
});

test('outer-rim: no card is turned up where one lies faceup', async () => {
  const isAfterPurchase = (frame: Frame): boolean =>
    frame.procedure === 'turn up market card' && (frame as Loose).towards !== null;
  const [game, state, at] = await stateWith('outer-rim', isAfterPurchase, 'manual');
  const deck = (state as Loose).markets.find((each: Loose) => each.top !== null)?.deck as string;
  const again = ({ stack }: CoreState): unknown => Object.assign(stack[at] as Frame, { deck });
  expect(refusal(game, state, again)).toBe('not-empty at stack.deck');
});

test('outer-rim: dice that are rerolled were rolled', async () => {
  const isReroll = ({ procedure, ...frame }: Frame): boolean =>
    procedure === 'effect reroll' && (frame as Loose).dice.length > 0;
  const [game, state, at] = await stateWith('outer-rim', isReroll, 'manual');
  const [first] = (state.stack[at] as Loose).dice;
  for (const dice of [[900], [first, first]])
    expect(refusal(game, state, ({ stack }) => Object.assign(stack[at] as Frame, { dice }))).toBe(
      'no-die at stack.dice',
    );
});

test('destiny: what was chosen is of the kind that its ability asks for', async () => {
  const [game, state, at] = await stateWith('destiny', (frame) =>
    Object.keys((frame as Loose).picks ?? {}).some((as) => as === 'character' || as === 'die'),
  );
  const { picks } = state.stack[at] as Loose;
  const as = Object.keys(picks).find((each) => each === 'character' || each === 'die') as string;
  const [{ id }] = (state as Loose).players;
  const noPick = ({ stack }: CoreState): unknown =>
    Object.assign(stack[at] as Frame, { picks: { ...picks, [as]: [id] } });
  expect(refusal(game, state, noPick)).toMatch(new RegExp(`at stack.picks.${as}$`));
});

test('destiny: what setup is called with waits beside no round', async () => {
  const [game, state, at] = await stateWith('destiny', ({ procedure }) => procedure === 'round');
  const waits = { procedure: 'ability queue', step: 0, entries: [] } as Frame;
  const beside = ({ stack }: CoreState): unknown => stack.splice(at, 0, waits);
  expect(refusal(game, state, beside)).toBe('misplaced-procedure at stack.procedure');
});

test('destiny: setup has not gone before its battlefield is chosen, nor is one chosen before', async () => {
  const [game, state, at] = await stateWith('destiny', ({ procedure }) => procedure === 'setup');
  expect(refusal(game, state, ({ stack }) => stack.splice(at))).toBe('inconsistent at battlefield.code');
  const [{ battlefield: code }] = (state as Loose).players;
  expect(refusal(game, state, (of) => void ((of as Loose).battlefield.code = code))).toBe(
    'inconsistent at battlefield.code',
  );
});

test('xwing: the game at an earlier step than the phase that it is in', async () => {
  const [game, state] = await stateWith('xwing', ({ procedure }) => procedure === 'engagement phase');
  for (let step = 0; step < (state.stack[0] as Frame).step; step++)
    expect(refusal(game, state, ({ stack }) => void ((stack[0] as Frame).step = step))).not.toBeNull();
});

describe.each([
  ['xwing', 'planning phase', 'phase', 'setup', 'round'],
  ['armada', 'command phase', 'phase', 'setup', 'round'],
  ['miniatures', 'activations', 'stage', 'initiative', 'round'],
  ['destiny', 'action phase', 'phase', 'upkeep', 'round'],
  ['outer-rim', 'planning step', 'step', 'action', 'turn'],
])('%s: where the game stands is what its stack says', (name, procedure, stage, another, count) => {
  test('the stage, and what counts rounds', async () => {
    const [game, state] = await stateWith(name, (frame) => frame.procedure === procedure);
    const set = (field: string, value: unknown) =>
      refusal(game, state, (of) => void Object.assign(of, { [field]: value }));
    expect(set(stage, another)).toBe(`stands-elsewhere at ${stage}`);
    expect(set(count, 0)).toBe(`stands-elsewhere at ${count}`);
  });

  test('in setup no round has come', async () => {
    const [game, state] = await stateWith(name, (frame) => frame.procedure === 'setup');
    expect(refusal(game, state, (of) => void Object.assign(of, { [count]: 6 }))).toBe(`stands-elsewhere at ${count}`);
  });
});

const playIn = ({ stack }: Loose): Loose => stack.find((frame: Loose) => frame.procedure === 'play a card');

const ON_TABLE = { place: 'table', pose: { x: 450, y: 450, heading: { x: 0, y: 1 } } };

/** [game, procedure under way, what a state of this moment has not, where it is refused] */
test.each<[game: string, procedure: string, spoil: (of: Loose) => unknown, refused: string]>([
  ['xwing', 'planning phase', (of) => (of.winner = 'draw'), 'stands-elsewhere at winner'],
  ['armada', 'command phase', (of) => (of.winner = of.players[0].id), 'stands-elsewhere at winner'],
  ['miniatures', 'activations', (of) => (of.winners = []), 'end at winners'],
  ['destiny', 'turn', (of) => (of.winner = of.players[0].id), 'stands-elsewhere at winner'],
  ['outer-rim', 'turn', (of) => (of.winner = of.players[0].id), 'not-a-game at stack'],
  ['xwing', 'planning phase', (of) => (of.order = []), 'not-set-up at order'],
  ['xwing', 'planning phase', (of) => (of.players[0].edge = null), 'not-set-up at players.edge'],
  ['xwing', 'declare docked ships', (of) => (of.players[0].edge = null), 'not-set-up at players.edge'],
  ['armada', 'command phase', (of) => (of.ships[0].place = 'reserve'), 'not-yet at ships.place'],
  ['armada', 'place obstacles', (of) => Object.assign(of.ships[0], ON_TABLE), 'not-yet at ships.place'],
  ['armada', 'deploy ships', (of) => (of.ships[0].activated = true), 'not-yet at ships'],
  [
    'armada',
    'attack',
    ({ stack, ships }) => {
      const attack = stack.find((frame: Loose) => frame.procedure === 'attack');
      attack.attacker = ships.find((ship: Loose) => ship.id !== attack.attacker).id;
    },
    'not-activated at stack.attacker',
  ],
  ['destiny', 'turn', (of) => (of.battlefield.code = null), 'inconsistent at battlefield.code'],
  ['destiny', 'turn', (of) => (of.passes = 9), 'inconsistent at passes'],
  ['destiny', 'turn', (of) => (of.passes = of.players.length), 'inconsistent at passes'],
  ['destiny', 'play a card', (of) => (playIn(of).card = of.cards[0].id), 'inconsistent at stack.card'],
  ['destiny', 'play a card', (of) => (playIn(of).card = 'another'), 'inconsistent at stack.card'],
  [
    'destiny',
    'play a card',
    (of) => (playIn(of).replacing = of.cards.find((each: Loose) => each.type === 'character').id),
    'inconsistent at stack.replacing',
  ],
  ['outer-rim', 'turn', (of) => (of.players[1].character = of.players[0].character), 'taken at players.character'],
  ['miniatures', 'turn', (of) => (of.stack.at(-1).outer = of.characters[0].id), 'outer-turn at stack.outer'],
])('%s in %s: what no such moment has', async (name, procedure, spoil, refused) => {
  const [game, state] = await stateWith(name, (frame) => frame.procedure === procedure);
  expect(refusal(game, state, (of) => void spoil(of as Loose))).toBe(refused);
});

test('xwing: who is offered as a defender can be attacked', async () => {
  const [game, state, at] = await stateWith('xwing', (frame) => frame.procedure === 'attack' && frame.step > 0);
  const spoil = (of: CoreState): void => {
    for (const { targets } of (of.stack[at] as Loose).choices) for (const target of targets) target.not = null;
  };
  expect(refusal(game, state, spoil)).toBe('no-such-target at stack.choices');
});

test.each([
  ['destiny', 'turn', 'turn', 'player'],
  ['miniatures', 'turn', 'turn', 'character'],
  ['outer-rim', 'turn', 'active', 'player'],
])('%s: whose turn it is', async (name, procedure, field, is) => {
  const [game, state, at] = await stateWith(name, (frame) => frame.procedure === procedure && frame.step > 0);
  const { players, characters = players } = state as unknown as Record<string, { id: string }[]>;
  const whose = (state.stack[at] as unknown as Record<string, unknown>)[is];
  const other = (is === 'player' ? players : characters)?.find(({ id }) => id !== whose)?.id;
  expect(refusal(game, state, (of) => void Object.assign(of, { [field]: other }))).not.toBeNull();
});

test('outer-rim: what a frame has drawn lies in no deck, and patrols in one place', async () => {
  const [game, state, at] = await stateWith(
    'outer-rim',
    ({ procedure, step }) => procedure === 'space encounter' && step > 2,
  );
  const { deck, drawn } = state.stack[at] as unknown as { deck: string; drawn: string };
  type Decks = {
    encounterDecks: { name: string; bottom: string[] }[];
    patrolStacks: { levels: number[] }[];
    shipSupply: string[];
  };
  const spoil = (how: (of: Decks) => unknown) => refusal(game, state, (of) => void how(of as unknown as Decks));
  expect(spoil(({ encounterDecks }) => encounterDecks.find(({ name }) => name === deck)?.bottom.push(drawn))).toBe(
    'twice at ',
  );
  expect(spoil(({ patrolStacks }) => patrolStacks[0]?.levels.unshift(1))).toBe('patrols at patrols');
  expect(spoil(({ shipSupply }) => shipSupply.pop())).toBe('sheets at shipSupply');
});

test('destiny: cards have names that were counted, each once', async () => {
  const [game, state] = await stateWith('destiny', ({ procedure }) => procedure === 'turn');
  type Table = { serials: { count: number }[]; dice: { id: string }[] };
  const spoil = (how: (of: Table) => unknown) => refusal(game, state, (of) => void how(of as unknown as Table));
  expect(spoil(({ serials }) => serials.shift())).toBe('inconsistent at cards.id');
  expect(spoil(({ serials }) => serials.push({ ...(serials[0] as { count: number }), count: 9 }))).toBe(
    'inconsistent at serials',
  );
  expect(spoil(({ dice }) => void ((dice[0] as { id: string }).id = dice[1]?.id ?? ''))).toBe('inconsistent at cards');
});

test('armada: objective ships are chosen when fleets are deployed', async () => {
  const [game, state] = await stateWith('armada', ({ procedure }) => procedure === 'place obstacles');
  const mark = (of: CoreState) =>
    void Object.assign((of as unknown as { ships: object[] }).ships[0] as object, { objective: true });
  expect(refusal(game, state, mark)).toBe('not-an-objective-ship at ships.objective');
});

test.each([
  ['xwing', 'planning phase', 'dial-set', { maneuver: '9 straight' }],
  ['armada', 'command phase', 'dials-assigned', { commands: ['navigate', 'repair', 'squadron', 'navigate'] }],
])('%s: an event tells of the dial that lies there', async (name, procedure, type, other) => {
  const [game, first] = await stateWith(name, (frame) => frame.procedure === procedure);
  const state: CoreState = game.copy(first);
  const choose = randomPolicy(integersFrom(1));
  for (let n = 0; n < 20 && !state.events.some((event) => event.type === type); n++) {
    const question = game.question(state);
    const action = question && choose({ state, question });
    if (action) game.play(state, action);
  }
  const at = state.events.findIndex((event) => event.type === type);
  expect(refusal(game, state, ({ events }) => void Object.assign(events[at] as object, other))).toBe(
    'told-otherwise at events',
  );
});

test('xwing: numbers of frames have their bounds', async () => {
  const [game, state, at] = await stateWith('xwing', ({ procedure }) => procedure === 'attack');
  const set = (field: string, value: number) =>
    refusal(game, state, ({ stack }) => void Object.assign(stack[at] as Frame, { [field]: value }));
  expect(set('count', 101)).toBe('malformed at stack.count');
  const [again, moving, i] = await stateWith('xwing', ({ procedure }) => procedure === 'activation');
  for (const [field, value] of [
    ['difficulty', 21],
    ['speed', 6],
  ] as const)
    expect(refusal(again, moving, ({ stack }) => void Object.assign(stack[i] as Frame, { [field]: value }))).toBe(
      `malformed at stack.${field}`,
    );
});

test('destiny: who is out took along what was theirs, and nothing else', async () => {
  const [game, two, at] = await stateWith('destiny', ({ procedure }) => procedure === 'turn');
  const state = structuredClone(two) as CoreState & { players: object[] };
  const [first] = structuredClone(state.players) as Loose;
  state.players.push({ ...first, id: 'third', eliminated: true, deck: { ...first.deck, name: 'third deck' } });
  expect(refusal(game, state, ({ stack }) => stack.splice(at - 1, 1))).toBe('misplaced-procedure at stack.procedure');
});

test('destiny: a die has the code of its card', async () => {
  const [game, state] = await stateWith('destiny', ({ procedure }) => procedure === 'turn');
  const { dice } = state as unknown as { dice: { code: string; card: string | null }[] };
  const at = dice.findIndex(({ card }) => card !== null);
  const other = dice.find(({ code }) => code !== dice[at]?.code)?.code;
  const spoil = (of: CoreState) =>
    void Object.assign((of as unknown as { dice: object[] }).dice[at] as object, { code: other });
  expect(refusal(game, state, spoil)).toMatch(/ at dice\.(code|side)$/);
});

test('armada: obstacles lie on the table, and have a heading', async () => {
  const [game, state] = await stateWith('armada', ({ procedure }) => procedure === 'deploy ships');
  const lying = (at: object) => (of: CoreState) =>
    void Object.assign((of as unknown as { obstacles: { pose: object }[] }).obstacles[0]?.pose as object, at);
  expect(refusal(game, state, lying({ heading: { x: 0, y: 0 } }))).toMatch(/ at obstacles\.pose/);
  expect(refusal(game, state, lying({ x: 1e9 }))).toMatch(/ at obstacles/);
});

test('miniatures: who is asked to use an ability could pay for it', () => {
  const { state } = fighters({ force: 3, powers: ['force-push-3'] }).use('force-push-3');
  expect(state.stack[state.stack.length - 1]?.procedure).toBe('resolve ability');
  const poor = (of: CoreState) => {
    for (const each of (of as unknown as { characters: { force: number }[] }).characters) each.force = 0;
  };
  expect(refusal(miniatures as unknown as AnyGame, state, poor)).toMatch(/ at stack$/);
});

test('outer-rim: no discount is below nothing', async () => {
  const [game, state, at] = await stateWith('outer-rim', (frame) => 'discount' in frame);
  expect(refusal(game, state, ({ stack }) => void Object.assign(stack[at] as Frame, { discount: -1 }))).toBe(
    'malformed at stack.discount',
  );
});

test('outer-rim: what is kept was drawn, and lies somewhere', async () => {
  const gains = ({ procedure, from }: Loose): boolean => procedure === 'gain card' && from === 'encounter';
  const [game, state, at] = await stateWith('outer-rim', gains);
  // It found no slot, and what it was drawn for has not heard of it yet.
  const left = ({ stack }: CoreState): void => void ((stack[at] as Frame).step = 2);
  const hand = ({ stack }: Loose): Loose => stack.find(({ procedure }: Frame) => procedure === 'space encounter');
  expect(refusal(game, state, left)).toBe('not-at-a-decision at stack.step');
  expect(refusal(game, state, (of) => (left(of), (hand(of).kept = true)))).toBe('lost-card at encounterDecks');
  const undrawn = { drawn: null, kept: true };
  expect(refusal(game, state, (of) => Object.assign(hand(of), undrawn))).toBe('not-kept at stack.kept');
});
