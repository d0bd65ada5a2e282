/** Sessions: whoever sends what, in whatever order, the session stays what the rules and the players made of it, and tells each viewer what is theirs to know. */
import * as E from 'fp-ts/lib/Either';
import { applyPatches, enablePatches } from 'immer';
import { playable, playableNames } from '../../scripts/playable';
import {
  fromOutside,
  type Action,
  type AnyGame,
  type ChanceMode,
  type CoreState,
  type GameEvent,
  type Rejection,
} from '../../src/core';
import { integersFrom, openSaved, openSession, randomPolicy, type Session, type StartFrom } from '../../src/play';
import { wordsOf } from '../../src/judge';
import { outerRim } from '../../src/outer-rim';
import { outerRimScenarios } from '../../src/outer-rim/scenario';
import { xwing } from '../../src/xwing';
import { mutations } from '../conformance/mutations';
import { strangers } from '../conformance/hostile';

enablePatches();

const SEEDED: ChanceMode = { mode: 'seeded', seed: 7 };

function right<A>(answer: E.Either<Rejection, A>): A {
  if (E.isLeft(answer)) throw new Error(`${answer.left.code}: ${answer.left.message}`);
  return answer.right;
}

function codeOf(answer: E.Either<Rejection, unknown>): string {
  return E.isLeft(answer) ? answer.left.code : 'taken';
}

const RIM = { setup: { players: ['ann', 'bob'], first: 'ann' } };
const NAMES = { ann: 'Ann', bob: 'Ben' };

describe('answers', () => {
  const open = () => right(openSession(outerRim, RIM, SEEDED, { players: NAMES }));
  const bossk = { type: 'choose-character', player: 'ann', character: 'bossk' } as const;

  test('a legal one is taken and makes the next version', () => {
    const session = open();
    expect(session.answer('ann', bossk, { seen: 0 })).toEqual(E.right({ version: 1, repeated: false }));
    expect(session.changes).toEqual([{ type: 'answer', player: 'ann', seen: 0, action: bossk }]);
  });

  test('one that comes twice is taken once', () => {
    const session = open();
    session.answer('ann', bossk, { seen: 0 });
    const { state } = session;
    expect(session.answer('ann', { ...bossk }, { seen: 0 })).toEqual(E.right({ version: 1, repeated: true }));
    expect([session.state, session.version]).toEqual([state, 1]);
  });

  test('another one to a message that was answered is out of date', () => {
    const session = open();
    session.answer('ann', bossk, { seen: 0 });
    const late = session.answer('ann', { ...bossk, character: 'boba-fett' }, { seen: 0 });
    expect(late).toMatchObject(E.left({ code: 'out-of-date', path: ['seen'], facts: { version: 1 } }));
    expect(session.version).toBe(1);
  });

  test.each<[string, string, unknown, number]>([
    ['not-own-action', 'bob', bossk, 0],
    ['malformed', 'ann', 'bossk', 0],
    ['malformed', 'ann', {}, 0],
    ['no-such-player', 'cat', { ...bossk, player: 'cat' }, 0],
    ['no-such-player', 'judge', { ...bossk, player: 'judge' }, 0],
    ['no-such-version', 'ann', bossk, 1],
    ['no-such-version', 'ann', bossk, -1],
    ['not-offered', 'bob', { ...bossk, player: 'bob' }, 0],
    ['not-offered', 'ann', { ...bossk, character: 'jar-jar' }, 0],
  ])('%s: %s sends %j, having seen %s', (code, player, action, seen) => {
    const session = open();
    expect(codeOf(session.answer(player, fromOutside(action), { seen }))).toBe(code);
    expect(session.version).toBe(0);
    if (!code.startsWith('no-such-v')) expect(session.whyNot(player, fromOutside(action))?.code).toBe(code);
  });

  test('what names no version is answered as malformed, and is told everything', () => {
    const session = open();
    for (const none of [undefined, null, 'x', {}, { seen: '0' }, { seen: 0.5 }, { seen: NaN }] as never[]) {
      expect(codeOf(session.answer('ann', fromOutside(bossk), none))).toBe('malformed');
      expect(session.messageFor('ann', none)).toEqual(session.messageFor('ann'));
    }
    expect(session.version).toBe(0);
  });

  test('where several choose at once each may answer to what they saw before the others did; one who has answered may not', () => {
    const pilots = [{ id: 'academypilot', ship: 'tielnfighter' }];
    const heading = { x: 0, y: 1 };
    const position = {
      players: [{ id: 'p1' }, { id: 'p2' }],
      ships: ['p1', 'p2'].map((player, i) => ({
        id: `tie-${player}`,
        player,
        pilot: pilots[0]?.id,
        at: { x: 300 + 200 * i, y: 300, heading },
      })),
      moment: { phase: 'planning' },
    };
    const session = right(
      openSession(xwing, { position: fromOutside(position) }, SEEDED, { players: { p1: 'Ann', p2: 'Ben' } }),
    );
    const dial = (player: string, maneuver: string) => ({ type: 'set-dial', player, ship: `tie-${player}`, maneuver });
    expect(codeOf(session.answer('p1', fromOutside(dial('p1', '2 straight')), { seen: 0 }))).toBe('taken');
    expect(codeOf(session.answer('p2', fromOutside(dial('p2', '3 straight')), { seen: 0 }))).toBe('taken');
    expect(codeOf(session.answer('p1', fromOutside(dial('p1', '4 straight')), { seen: 0 }))).toBe('out-of-date');
    expect(codeOf(session.answer('p1', fromOutside(dial('p1', '4 straight')), { seen: 2 }))).toBe('taken');
  });

  test('chance is answered by the server where it plays', () => {
    const unsettled = { setup: { players: ['ann', 'bob'] } };
    const session = right(openSession(outerRim, unsettled, { mode: 'manual' }, { players: NAMES }));
    expect(session.messageFor('ann')).toMatchObject({ decision: { by: ['chance'] }, choices: [] });
    const [first] = outerRim.allLegalActions(session.state).actions;
    expect(codeOf(session.answer('ann', fromOutside(first), { seen: 0 }))).toBe('not-own-action');
    expect(codeOf(session.answerForChance(fromOutside({ type: 'draw', player: 'ann' }), { seen: 0 }))).toBe(
      'not-own-action',
    );
    expect(codeOf(session.answerForChance(fromOutside(first), { seen: 0 }))).toBe('taken');
    const saved = openSaved(outerRim, JSON.stringify(session.save()));
    expect(right(saved).state).toEqual(session.state);
  });

  test('no name is chance: whoever is called so is no player, and is told what spectators are', () => {
    const session = right(
      openSession(outerRim, { setup: { players: ['ann', 'bob'] } }, { mode: 'manual' }, { players: NAMES }),
    );
    const [first] = outerRim.allLegalActions(session.state).actions;
    expect(codeOf(session.answer('chance', fromOutside(first), { seen: 0 }))).toBe('no-such-player');
    expect(session.whyNot('chance', fromOutside(first))?.code).toBe('no-such-player');
    expect(session.messageFor('chance')).toEqual(session.messageFor('spectator'));
    expect(session.messageOfEverything().choices.length).toBe(outerRim.chanceOutcomes(session.state).length);
    expect(session.messageOfEverything()).toMatchObject({ viewer: null, steps: [], version: 0 });
  });
});

describe('what people agree on', () => {
  const open = () => {
    const session = right(openSession(outerRim, RIM, SEEDED, { players: NAMES }));
    session.answer('ann', { type: 'choose-character', player: 'ann', character: 'bossk' }, { seen: 0 });
    return session;
  };

  test('actions are taken back once all agree, not before', () => {
    const session = open();
    const before = session.state;
    expect(codeOf(session.askUndo('bob'))).toBe('taken');
    expect(session.messageFor('ann').undo).toEqual({ by: 'bob', actions: 1, agreed: ['bob'] });
    expect(session.state).toBe(before);
    expect(codeOf(session.askUndo('ann'))).toBe('undo-asked');
    expect(codeOf(session.agree('bob'))).toBe('has-agreed');
    expect(codeOf(session.agree('ann'))).toBe('taken');
    expect(session.state).not.toBe(before);
    expect(session.messageFor('ann')).toMatchObject({ undo: null, version: 3, decision: { by: ['ann'] } });
    expect(codeOf(session.askUndo('ann'))).toBe('no-such-moment');
  });

  test('one who refuses leaves everything as it is, and so does an action', () => {
    const session = open();
    const before = session.state;
    session.askUndo('bob');
    expect(codeOf(session.refuse('ann'))).toBe('taken');
    expect([session.state, session.messageFor('bob').undo]).toEqual([before, null]);
    expect(codeOf(session.agree('ann'))).toBe('no-undo-asked');
    expect(codeOf(session.refuse('ann'))).toBe('no-undo-asked');
    session.askUndo('bob');
    const [choice] = outerRim.allLegalActions(session.state).actions;
    expect(codeOf(session.answer(choice?.player ?? '', fromOutside(choice), { seen: session.version }))).toBe('taken');
    expect(session.messageFor('bob').undo).toBeNull();
  });

  test.each([0, 2, -1, 0.5, NaN])('%s actions cannot be taken back after one', (actions) => {
    expect(codeOf(open().askUndo('ann', actions))).toBe(actions === 2 ? 'no-such-moment' : 'malformed');
  });

  test('with one player left it is over', () => {
    const session = open();
    expect(codeOf(session.concede('bob'))).toBe('taken');
    expect(session.standing).toEqual({ kind: 'conceded', conceded: ['bob'], winners: ['ann'] });
    expect(codeOf(session.concede('ann'))).toBe('session-over');
    expect(codeOf(session.concede('bob'))).toBe('has-conceded');
    expect(session.messageFor('ann')).toMatchObject({ choices: [], asks: '', region: false });
    expect(session.whyNot('bob', { type: 'choose-character', player: 'bob', character: 'boba-fett' })?.code).toBe(
      'session-over',
    );
  });

  test('as long as more are it goes on, and who gave up need not agree', () => {
    const three = { setup: { players: ['ann', 'bob', 'cat'], first: 'ann' } };
    const session = right(openSession(outerRim, three, SEEDED, { players: { ...NAMES, cat: 'Cat' } }));
    session.answer('ann', { type: 'choose-character', player: 'ann', character: 'bossk' }, { seen: 0 });
    session.concede('cat');
    expect(session.standing.kind).toBe('playing');
    session.askUndo('ann');
    expect(codeOf(session.agree('cat'))).toBe('has-conceded');
    session.agree('bob');
    expect(session.messageFor('ann')).toMatchObject({ undo: null, decision: { by: ['ann'] } });
    session.concede('ann');
    expect(session.standing).toEqual({ kind: 'conceded', conceded: ['cat', 'ann'], winners: ['bob'] });
  });
});

describe('messages', () => {
  test('in words where the session has them', () => {
    const words = wordsOf(outerRimScenarios);
    const session = right(openSession(outerRim, RIM, SEEDED, { players: NAMES, words }));
    expect(session.messageFor('ann').asks).not.toBe('');
    expect(session.messageFor('ann').choices[0]?.label).toMatch(/Boba Fett/);
    session.answer('ann', { type: 'choose-character', player: 'ann', character: 'bossk' }, { seen: 0 });
    expect(session.messageFor('bob').steps[0]?.story.join()).toMatch(/Bossk/);
  });

  test('no name sees everything: whoever is none of the players is told what spectators are', () => {
    const session = right(openSession(outerRim, RIM, SEEDED, { players: NAMES }));
    const told = session.messageFor('spectator');
    expect(told).toMatchObject({ viewer: 'spectator', choices: [] });
    for (const viewer of ['judge', 'nobody', '__proto__', '', undefined, null, 5, {}, Symbol('ann')])
      expect(session.messageFor(viewer as never)).toEqual(told);
  });

  test.each([-1, 0.5, 99, NaN, 'length' as never])(
    '%s is no version that patches could begin at: the whole view comes',
    (seen) => {
      const session = right(openSession(outerRim, RIM, SEEDED, { players: NAMES }));
      expect(session.messageFor('ann', { seen }).seen).toHaveProperty('view');
      expect(session.messageFor('ann', { seen: 0 }).seen).toEqual({ since: 0, patches: [] });
    },
  );
});

describe('opening', () => {
  test.each([
    ['malformed', undefined],
    ['malformed', { ann: 'Ann', bob: 5 }],
    ['malformed', Object.create({ ann: 'Ann', bob: 'Ben' })],
    ['other-players', { ann: 'Ann' }],
    ['other-players', { ann: 'Ann', bob: 'Ben', cat: 'Cat' }],
    ['same-name', { ann: 'Ann', bob: 'Ann' }],
    ['player-name', { ann: 'judge', bob: 'Ben' }],
    ['player-name', { ann: 'bob', bob: 'ann' }],
    ['player-name', { ann: 'Ann\u0007', bob: 'Ben' }],
    ['player-name', { ann: 'Ann\u202e', bob: 'Ben' }],
    ['player-name', { ann: 'a'.repeat(101), bob: 'Ben' }],
    ['player-name', { ann: '__proto__', bob: 'Ben' }],
  ])('%s: %j', (code, players) => {
    expect(codeOf(openSession(outerRim, RIM, SEEDED, { players: players as never }))).toBe(code);
  });

  test.each([undefined, null, 5, 'x', []])('options that are none name nobody: %j', (none) => {
    expect(openSession(outerRim, RIM, SEEDED, none as never)).toMatchObject({
      left: { code: 'malformed', message: expect.stringMatching(/^(players|input): /) as string },
    });
  });

  test('a saved session needs no options', () => {
    for (const none of [undefined, null, {}] as never[])
      expect(codeOf(openSaved(outerRim, saved(), none))).toBe('taken');
  });

  test('what was done until now is handed out as a copy', () => {
    const session = right(openSession(outerRim, RIM, SEEDED, { players: NAMES }));
    const before = session.changes;
    session.answer('ann', { type: 'choose-character', player: 'ann', character: 'bossk' }, { seen: 0 });
    expect(before).toEqual([]);
    (session.changes as unknown[]).length = 0;
    expect([session.version, session.changes.length]).toEqual([1, 1]);
  });

  test('a name that is too long is told where it is, how long, and how long it may be', () => {
    const players = { ann: 'Ann', bob: 'b'.repeat(101) };
    expect(openSession(outerRim, RIM, SEEDED, { players })).toMatchObject({
      left: { path: ['players', 1], message: 'The name of a player has 101 characters, where 100 are allowed.' },
    });
  });

  test('what the game refuses is refused', () => {
    expect(codeOf(openSession(outerRim, { setup: fromOutside({}) }, SEEDED, { players: NAMES }))).toBe('malformed');
  });

  const saved = () => {
    const session = right(openSession(outerRim, RIM, SEEDED, { players: NAMES }));
    session.answer('ann', { type: 'choose-character', player: 'ann', character: 'bossk' }, { seen: 0 });
    return session.save();
  };

  test.each<[string, (from: ReturnType<typeof saved>) => unknown]>([
    ['malformed', () => 5],
    ['malformed', () => '{'],
    ['malformed', (from) => ({ ...from, changes: [{ type: 'cheat', player: 'ann' }] })],
    ['malformed', (from) => ({ ...from, extra: 1 })],
    ['other-game', (from) => ({ ...from, game: 'xwing' })],
    ['other-edition', (from) => ({ ...from, edition: '0' })],
    ['record-differs', (from) => ({ ...from, hash: 'x' })],
    ['record-differs', (from) => ({ ...from, changes: [] })],
    ['repeated', (from) => ({ ...from, changes: [...from.changes, ...from.changes] })],
    [
      'not-offered',
      (from) => ({ ...from, changes: from.changes.map((each) => ({ ...each, action: { type: 'x', player: 'ann' } })) }),
    ],
    ['taken', (from) => ({ ...from, hash: null })],
    ['taken', (from) => JSON.stringify(from)],
  ])('%s', (code, change) => {
    expect(codeOf(openSaved(outerRim, change(saved())))).toBe(code);
  });
});

// What is generic over the games passes states and actions through.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnySession = Session<any>;

/** What a client has: its view, kept up to date with patches. */
interface Client {
  viewer: string;
  seen: number;
  view: unknown;
}

const MESSAGES = 40;

describe.each(playableNames)('%s, random sessions with late, double and hostile messages', (name) => {
  test.each([1, 2])('seed %s', async (seed) => {
    const played = await playable(name);
    if (!played) throw new Error(`no ${name}`);
    const { game } = played as { game: AnyGame };
    const next = integersFrom(seed);
    const from: StartFrom = { setup: played.randomSetup(next) };
    const begun = right(game.begin('setup' in from ? from.setup : null, { mode: 'seeded', seed }));
    const ids = Object.keys(game.outcome(begun.state as CoreState).scores);
    const players = Object.fromEntries(ids.map((id, i) => [id, `Player ${i}`]));
    const session: AnySession = right(openSession(game, from, { mode: 'seeded', seed }, { players }));
    const clients = [...ids, 'spectator'].map((viewer): Client => ({ viewer, seen: 0, view: null }));
    const policy = randomPolicy<CoreState, Action>(next, played.preferences);
    const sent: { player: string; action: Action; seen: number }[] = [];

    for (let i = 0; i < MESSAGES; i++) {
      receive(game, session, clients, next);
      const { state, version } = session;
      const question = game.question(state);
      if (!question) break;
      const action = policy({ state, question });
      if (!action) throw new Error('nothing to do');
      noise(game, session, sent, { action, next, ids });
      // Undo and the like may have come in between.
      if (session.version !== version) continue;
      expect(session.answer(action.player, structuredClone(action), { seen: version })).toEqual(
        E.right({ version: version + 1, repeated: false }),
      );
      sent.push({ player: action.player, action, seen: version });
    }
    const again = right(openSaved(game, JSON.parse(JSON.stringify(session.save()))));
    for (const { viewer } of clients) expect(again.messageFor(viewer)).toEqual(session.messageFor(viewer));
    expect(again.version).toBe(session.version);
  });
});

/** Now and then a client is told what is new; then it sees what its player's view is, and is told nothing else. */
function receive(game: AnyGame, session: AnySession, clients: Client[], next: (n: number) => number): void {
  for (const client of clients) {
    if (next(3) > 0) continue;
    const { viewer, view } = client;
    const message = JSON.parse(
      JSON.stringify(session.messageFor(viewer, view === null ? {} : { seen: client.seen })),
    ) as ReturnType<typeof session.messageFor>;
    const { seen, choices, steps, decision, ...rest } = message;
    client.view = 'view' in seen ? seen.view : applyPatches(view as object, seen.patches as never);
    client.seen = message.version;
    const now = session.state;
    expect(client.view).toEqual(JSON.parse(JSON.stringify(game.view(now, viewer))));
    const legal = game.allLegalActions(now).actions as Action[];
    expect(choices.map(({ action }) => action)).toEqual(legal.filter(({ player }) => player === viewer));
    expect({ ...decision, asks: '' }).toEqual({ ...JSON.parse(JSON.stringify(game.decision(now))), asks: '' });
    expect(Object.keys(rest).sort()).toEqual(['asks', 'players', 'region', 'standing', 'undo', 'version', 'viewer']);
    const last = steps.at(-1);
    if (last?.type === 'answer') {
      const { events } = game.view(now, viewer) as { events: readonly GameEvent[] };
      expect(last.events.map(unnamed)).toEqual(JSON.parse(JSON.stringify(events.map(unnamed))));
      expect(Object.keys(last).sort()).toEqual(['events', 'player', 'story', 'type', 'version']);
    }
  }
}

/** An event without the sentences of its reasons, in which sessions put names. */
function unnamed({ because, ...event }: GameEvent): unknown {
  return { ...event, because: because?.map((why) => ({ ...why, message: '' })) ?? null };
}

/** Messages that are late, come twice, out of turn, or are no messages: refused, or repeated; nothing changes. */
function noise(
  game: AnyGame,
  session: AnySession,
  sent: readonly { player: string; action: Action; seen: number }[],
  { action, next, ids }: { action: Action; next: (n: number) => number; ids: readonly string[] },
): void {
  const { state, version } = session;
  const old = sent[next(sent.length)];
  if (old) {
    const repeated = session.answer(old.player, old.action, { seen: old.seen });
    expect(repeated).toEqual(E.right({ version, repeated: true }));
  }
  const others = ids.filter((id) => id !== action.player);
  const stranger = others[next(others.length)];
  if (stranger !== undefined)
    expect(codeOf(session.answer(stranger, action, { seen: version }))).toBe('not-own-action');
  for (const bad of [...mutations(action, next, ids).slice(0, 2), ...strangers().slice(0, 3)]) {
    if (game.whyNot(state, bad) === null) continue;
    expect(E.isLeft(session.answer(action.player, bad, { seen: version }))).toBe(true);
  }
  expect(session.state).toBe(state);
  expect(session.version).toBe(version);
  if (next(12) === 0 && version > 0) {
    const [one, ...rest] = ids;
    session.askUndo(one ?? '', 1 + next(2));
    for (const each of rest) if (next(4) > 0) session.agree(each);
  }
}
