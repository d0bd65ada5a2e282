/** Names of players: whatever a session tells people calls the players what people call them, and never what they go by in the game. */
import * as E from 'fp-ts/lib/Either';
import { playable, playableNames } from '../../scripts/playable';
import { loadAllGames } from '../../src/judge/games';
import { eventInWords, wordsOf } from '../../src/judge';
import { fromOutside, type Action, type AnyGame, type ChanceMode, type CoreState, type Reason } from '../../src/core';
import { integersFrom, openSession, randomPolicy, type Session } from '../../src/play';
import { tell, who } from '../../src/language/telling';
import { withPlayers } from '../../src/language/in-words';
import { outerRim } from '../../src/outer-rim';
import { outerRimScenarios } from '../../src/outer-rim/scenario';
import type { AnyLanguage } from '../../src/language/language';

// What is generic over the games passes states and actions through.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnySession = Session<any>;

const CALLED = ['Ann', 'Ben', 'Cleo', 'Dora'];
const ANSWERS = 80;

async function languageOf(game: AnyGame): Promise<AnyLanguage> {
  const found = (await loadAllGames()).find(({ language }) => language.game.id === game.id);
  if (!found) throw new Error(`no words of ${game.id}`);
  return found.language;
}

/** All texts that this viewer is sent. */
/** Null: whoever sees everything. */
function textsFor(session: AnySession, viewer: string | null): string[] {
  const known = { seen: session.version - 1 };
  const message = viewer === null ? session.messageOfEverything(known) : session.messageFor(viewer, known);
  const { steps, decision, asks, choices } = message;
  const reasons = steps.flatMap(({ events }) =>
    events.flatMap((event: { because?: readonly Reason[] }) => event.because ?? []),
  );
  return [
    decision.asks,
    asks,
    ...steps.flatMap(({ story }) => story),
    ...reasons.map(({ message }) => message),
    ...choices.map(({ label }) => label),
  ];
}

/** Why what is not legal now is not. */
function refusals(session: AnySession, game: AnyGame, ids: readonly string[]): string[] {
  const { state, version } = session;
  const refused = (game.question(state)?.candidates ?? []).filter(({ not }) => not !== null);
  const all = refused.slice(0, 20).map(({ action }) => session.whyNot(action.player, action)?.message ?? '');
  const strange = ids.flatMap((id) => [
    session.whyNot(id, fromOutside({ type: 'dance', player: id })),
    session.whyNot(id, fromOutside({ type: 'dance', player: 'nobody' })),
  ]);
  const [first = ''] = ids;
  const answered = session.answer(first, fromOutside({ type: 'dance', player: first }), { seen: version });
  return [...all, ...strange.map((why) => why?.message ?? ''), E.isLeft(answered) ? answered.left.message : ''];
}

describe.each(playableNames)('%s', (name) => {
  test.each<[ChanceMode['mode'], number]>([
    ['seeded', 1],
    ['manual', 2],
  ])('a whole session, chance %s: no text has an id of a player in it, and names are in many', async (mode, seed) => {
    const played = await playable(name);
    if (!played) throw new Error(`no ${name}`);
    const game: AnyGame = played.game;
    const next = integersFrom(seed);
    const from = { setup: fromOutside(played.randomSetup(next)) };
    const chance: ChanceMode = mode === 'manual' ? { mode } : { mode: 'seeded', seed };
    const begun = game.begin(from.setup, chance);
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    const ids = Object.keys(game.outcome(begun.right.state as CoreState).scores);
    const players = Object.fromEntries(ids.map((id, i) => [id, CALLED[i] ?? id]));
    const opened = openSession(game, from, chance, { players, words: wordsOf(await languageOf(game)) });
    if (E.isLeft(opened)) throw new Error(opened.left.message);
    const session: AnySession = opened.right;
    const policy = randomPolicy<CoreState, Action>(next, played.preferences);

    const texts = new Set<string>();
    for (let i = 0; i < ANSWERS && game.question(session.state); i++) {
      const { state, version } = session;
      for (const viewer of [...ids, 'spectator', null]) for (const text of textsFor(session, viewer)) texts.add(text);
      if (i % 5 === 0) for (const text of refusals(session, game, ids)) texts.add(text);
      const action = policy({ state, question: game.question(state) as never });
      if (!action) throw new Error('nothing to do');
      const { player } = action;
      const taken =
        player === 'chance'
          ? session.answerForChance(action, { seen: version })
          : session.answer(player, action, { seen: version });
      expect(taken._tag).toBe('Right');
    }
    const [first = '', second = ''] = ids;
    for (const taken of [session.concede(first), session.concede(first), session.agree(second), session.refuse(second)])
      if (E.isLeft(taken)) texts.add(taken.left.message);

    const isId = new RegExp(`(?<![\\w-])(${ids.join('|')})(?![\\w-])|\\[object`);
    expect([...texts].filter((text) => isId.test(text))).toEqual([]);
    for (const called of CALLED.slice(0, ids.length))
      expect([...texts].filter((text) => text.includes(called)).length).toBeGreaterThan(2);
  });

  test('who has won is told by name', async () => {
    const played = await playable(name);
    if (!played) throw new Error(`no ${name}`);
    const game: AnyGame = played.game;
    const begun = game.begin(played.randomSetup(integersFrom(3)), { mode: 'seeded', seed: 3 });
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    const state = begun.right.state as CoreState;
    const [winner = ''] = Object.keys(game.outcome(state).scores);
    // In a skirmish several may win together.
    const event = { type: 'game-ended', ...(name === 'miniatures' ? { winners: [winner] } : { winner }), rules: [] };
    const said = eventInWords(await languageOf(game), event as never, state as never, { [winner]: 'Ann' });
    expect(said).toMatch(/\bAnn\b/);
    expect(said).not.toMatch(new RegExp(`\\b${winner}\\b`));
  });
});

test('a player who goes by a word of the game is named where the player is meant, and the word stays', () => {
  const setup = { players: ['credits', 'bob'], first: 'credits', characters: 'random' } as const;
  const players = { credits: 'Ann', bob: 'Ben' };
  const opened = openSession(
    outerRim,
    { setup },
    { mode: 'seeded', seed: 1 },
    { players, words: wordsOf(outerRimScenarios) },
  );
  if (E.isLeft(opened)) throw new Error(opened.left.message);
  const session = opened.right;
  const [plan] = session.messageFor('credits').choices;
  if (!plan) throw new Error('nothing to plan');
  const gains = { type: 'gain-credits', player: 'credits' } as const;
  expect(wordsOf(outerRimScenarios).action(gains, session.state, players)).toBe('Ann gains credits');
});

test('without words, the names of players stand in questions and refusals', () => {
  const setup = { players: ['ann', 'bob'], first: 'ann' };
  const opened = openSession(
    outerRim,
    { setup },
    { mode: 'seeded', seed: 7 },
    { players: { ann: 'Anna', bob: 'Ben' } },
  );
  if (E.isLeft(opened)) throw new Error(opened.left.message);
  expect(opened.right.whyNot('bob', fromOutside({ type: 'x', player: 'ann' }))?.message).toBe(
    'This is an action of Anna; Ben may take actions of Ben only.',
  );
  expect(opened.right.whyNot('bob', fromOutside({ type: 'x', player: 'bob' }))?.message).toMatch(
    /The question is for Anna\.$/,
  );
});

test('sentences keep players apart, and nothing else', () => {
  expect(tell`${2} tokens of ${'red-5'}`).toBe('2 tokens of red-5');
  const said = tell`${who('p1')} gives ${tell`the cards of ${who('p2')}`} to p1`;
  expect(said).toEqual([{ is: 'p1' }, ' gives the cards of ', { is: 'p2' }, ' to p1']);
  expect(withPlayers(said, { p1: 'Ann', p2: 'Ben' })).toBe('Ann gives the cards of Ben to p1');
  expect(withPlayers(said)).toBe('p1 gives the cards of p2 to p1');
});
