/** The example server of docs/examples/server, as a process of its own. */
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type Reply } from '../../scripts/server/client';
import { playMany } from '../../scripts/server/games';
import { bundleServer, startServer, type Running } from '../../scripts/server/process';
import { openSaved } from '../../src/play';
import { outerRim } from '../../src/outer-rim';

jest.setTimeout(120_000);

const ANN = { player: 'ann', token: 'a secret of Ann 1'.replaceAll(' ', '-') };
const BOB = { player: 'bob', token: 'a secret of Bob 1'.replaceAll(' ', '-') };

let folder: string;
let server: Running;
const clients: Client[] = [];

beforeAll(() => bundleServer());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'holojudge-server-test-'));
  server = await startServer(folder);
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function connect(): Promise<Client> {
  const client = await Client.connect(server.url);
  clients.push(client);
  return client;
}

async function open(players: readonly string[] = ['ann', 'bob']): Promise<string> {
  const names = Object.fromEntries(players.map((id) => [id, id.toUpperCase()]));
  const setup = { players, first: 'ann' };
  const reply = await (await connect()).ask({ type: 'open', game: 'outer-rim', setup, players: names });
  if (reply.type !== 'opened') throw new Error(JSON.stringify(reply));
  invitations.set(reply.room, reply.invitations);
  return reply.room;
}

/** What whoever opened the rooms was sent. */
const invitations = new Map<string, Readonly<Record<string, string>>>();
const invited = (room: string, seat: { player: string; token: string }) => ({
  ...seat,
  invitation: invitations.get(room)?.[seat.player],
});

/** `had`: what a client before this one knew, at a version. */
async function joined(
  room: string,
  seat?: { player: string; token: string },
  had: { view: unknown; version?: number } = { view: null },
): Promise<Client> {
  const client = await connect();
  client.view = had.view;
  const reply = await client.join(room, seat && invited(room, seat), had.version);
  expect(reply).toMatchObject({ type: 'joined', viewer: seat?.player ?? 'spectator' });
  return client;
}

/** Whoever is asked takes the first choice, so many times. */
async function play(seats: readonly Client[], times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const newest = Math.max(...seats.map(({ last }) => last?.version ?? 0));
    for (const each of seats) while ((each.last?.version ?? 0) < newest) await each.updated();
    const asked = seats.find(({ choices }) => choices.length > 0);
    const request = { type: 'answer', action: asked?.choices[0], seen: newest };
    expect(await asked?.ask(request)).toEqual({ type: 'taken', version: newest + 1, repeated: false });
    while ((asked?.last?.version ?? 0) <= newest) await asked?.updated();
  }
}

/** Every refusal has a sentence beside its code. */
function codeOf(reply: Reply): string | undefined {
  if (reply.type !== 'refused') return undefined;
  expect(reply.not.message).toMatch(/^\S+ .*\S/);
  return reply.not.code;
}

describe('killed in the middle of a game and started again', () => {
  test('it goes on with nothing lost, and an answer that was taken is not taken twice', async () => {
    const room = await open();
    const seats = [await joined(room, ANN), await joined(room, BOB)];
    await play(seats, 12);
    const asked = seats.find(({ choices }) => choices.length > 0);
    const player = asked?.last?.viewer === 'ann' ? ANN : BOB;
    const had = { view: asked?.view, version: 12 };
    const late = { type: 'answer', action: asked?.choices[0], seen: 12 };
    // Killed as soon as it has been told: what was told is on the disk.
    expect(await asked?.ask(late)).toMatchObject({ type: 'taken', version: 13 });
    await server.kill();
    server = await startServer(folder);

    const again = await joined(room, player, had);
    expect(again.last).toMatchObject({ version: 13, seen: { since: 12 } });
    expect(again.last?.steps).toMatchObject([{ version: 13, player: player.player }]);
    expect(await again.ask(late)).toEqual({ type: 'taken', version: 13, repeated: true });
    const others = await joined(room, player === ANN ? BOB : ANN);
    expect((await joined(room, player)).view).toEqual(again.view);
    await play([again, others], 3);
    const lines = readFileSync(join(folder, `${room}.jsonl`), 'utf8')
      .trim()
      .split('\n');
    expect(lines.filter((line) => line.includes('"type":"answer"'))).toHaveLength(16);
  });

  test('a last line that was torn is dropped, and what follows stands on a line of its own', async () => {
    const room = await open();
    await play([await joined(room, ANN), await joined(room, BOB)], 4);
    await server.kill();
    const file = join(folder, `${room}.jsonl`);
    const before = readFileSync(file, 'utf8');
    appendFileSync(file, '{"type":"answer","player":"ann","seen":4,"acti');
    server = await startServer(folder);
    const seats = [await joined(room, ANN), await joined(room, BOB)];
    expect(seats[0]?.last?.version).toBe(4);
    await play(seats, 1);
    const lines = readFileSync(file, 'utf8');
    expect(lines.startsWith(before)).toBe(true);
    expect(() =>
      lines
        .slice(before.length)
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).not.toThrow();
    const [first, ...rest] = lines
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    const changes = rest.filter((line) => !('seat' in line));
    expect(openSaved(outerRim, { ...first, changes })).toMatchObject({ _tag: 'Right', right: { version: 5 } });
  });
});

describe('a file that does not hold a session any more', () => {
  const EDITS: Readonly<Record<string, (text: string) => string>> = {
    'a line is no JSON': (text) => `${text}{{{\n`,
    'a line is empty': (text) => `${text}\n`,
    'a line is null': (text) => `${text}null\n`,
    'somebody answers who does not play': (text) => `${text}{"type":"answer","player":"eve","seen":0,"action":{}}\n`,
    'the first line is missing': (text) => text.slice(text.indexOf('\n') + 1),
    'the game is another one': (text) => text.replace('"outer-rim"', '"xwing"'),
  };

  test.each(Object.entries(EDITS))(
    '%s: it is refused, and nobody notices where the one plays who asked for it',
    async (_, edited) => {
      const [broken, room] = [await open(), await open()];
      await joined(broken, ANN);
      await server.kill();
      const file = join(folder, `${broken}.jsonl`);
      const before = edited(readFileSync(file, 'utf8'));
      writeFileSync(file, before);
      server = await startServer(folder);
      const [ann, bob] = [await joined(room, ANN), await joined(room, BOB)];
      expect(codeOf(await bob.ask({ type: 'join', room: broken, ...BOB }))).toBe('room-unreadable');
      expect(readFileSync(file, 'utf8')).toBe(before);
      await play([ann, bob], 2);
      expect([ann.closed, bob.closed]).toEqual([null, null]);
    },
  );
});

describe('seats', () => {
  test('are taken with their invitation alone, once; then the token opens them, and the invitation does not', async () => {
    const room = await open();
    const { ann, bob } = invitations.get(room) ?? {};
    expect(ann).toMatch(/^[0-9a-f]{48}$/);
    expect(ann).not.toBe(bob);
    const watcher = await joined(room);
    for (const invitation of [undefined, '', bob, room, null, { toString: 1 }, [ann]])
      expect(codeOf(await watcher.ask({ type: 'join', room, ...ANN, invitation }))).toBe('no-invitation');
    await joined(room, ANN);
    expect(codeOf(await watcher.ask({ type: 'join', room, ...ANN, token: BOB.token, invitation: ann }))).toBe(
      'seat-taken',
    );
    expect((await watcher.ask({ type: 'join', room, ...ANN })).type).toBe('joined');
    await server.kill();
    server = await startServer(folder);
    const again = await connect();
    expect(codeOf(await again.join(room, BOB))).toBe('no-invitation');
    expect((await again.ask({ type: 'join', room, ...BOB, invitation: bob })).type).toBe('joined');
    expect((await again.join(room, ANN)).type).toBe('joined');
    const file = readFileSync(join(folder, `${room}.jsonl`), 'utf8');
    for (const secret of [ann, bob, ANN.token]) expect(file).not.toContain(secret);
  });

  test('are of whoever has the token, and nobody is sent one', async () => {
    const room = await open();
    const ann = await joined(room, ANN);
    const thief = await connect();
    expect(codeOf(await thief.join(room, { ...ANN, token: BOB.token }))).toBe('seat-taken');
    expect(codeOf(await thief.join(room, { ...ANN, token: 'short' }))).toBe('no-token');
    expect(codeOf(await thief.join(room, { player: 'cat', token: BOB.token }))).toBe('no-such-player');
    expect(codeOf(await thief.join('0123456789abcdef'))).toBe('no-such-room');
    expect(codeOf(await thief.join('../package'))).toBe('no-such-room');
    expect(codeOf(await thief.ask({ type: 'answer', action: ann.choices[0], seen: 0 }))).toBe('no-room');
    await joined(room, ANN);
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(files.join()).not.toContain(ANN.token);
  });

  test('whatever a spectator sends, nobody is thrown out of the room', async () => {
    const room = await open();
    const [ann, watcher] = [await joined(room, ANN), await joined(room)];
    const [strange] = [{ toString: 1, valueOf: 1, length: 1e9 }];
    const requests = ['open', 'join', 'answer', 'undo', 'agree', 'refuse', 'concede', 'try', 'suggest', strange];
    const fields = ['game', 'setup', 'players', 'room', 'player', 'token', 'invitation', 'seen', 'action', 'actions'];
    for (const type of requests)
      for (const value of [strange, null, '__proto__']) {
        const request = { ...Object.fromEntries(fields.map((field) => [field, value])), type };
        const { type: answered } = await (await connect()).ask(request);
        expect(answered).toBe('refused');
        if (type !== 'open') expect(['refused', 'tried', 'suggested']).toContain((await watcher.ask(request)).type);
        await new Promise((wait) => setTimeout(wait, 60));
      }
    expect([ann.closed, watcher.closed]).toEqual([null, null]);
    expect(await ann.ask({ type: 'try', action: ann.choices[0] })).toEqual({ type: 'tried', not: null });
  });

  test('spectators are told what everybody may know, and cannot answer', async () => {
    const room = await open();
    const ann = await joined(room, ANN);
    const watcher = await joined(room);
    expect(watcher.choices).toEqual([]);
    const answer = { type: 'answer', action: ann.choices[0], seen: 0 };
    expect(codeOf(await watcher.ask(answer))).toBe('no-such-player');
    const told = watcher.updated();
    await ann.ask(answer);
    await told;
    expect(watcher.last).toMatchObject({ version: 1, seen: { since: 0 } });
    expect(watcher.last?.steps[0]?.story.length).toBeGreaterThan(0);
  });

  test('of three players one gives up: the game goes on, and they are answered for', async () => {
    const room = await open(['ann', 'bob', 'cat']);
    const [ann, bob] = [await joined(room, ANN), await joined(room, BOB)];
    expect(await bob.ask({ type: 'concede' })).toMatchObject({ type: 'taken' });
    const cat = await joined(room, { player: 'cat', token: 'a-secret-of-Cat-1' });
    for (let i = 0; i < 20; i++) {
      const by = ann.decision?.by[0];
      const seat = { ann, cat }[by ?? ''];
      const told = ann.updated();
      if (seat) {
        while ((seat.last?.version ?? 0) < (ann.last?.version ?? 0)) await seat.updated();
        await seat.ask({ type: 'answer', action: seat.choices[0], seen: seat.last?.version });
      }
      await told;
    }
    const lines = readFileSync(join(folder, `${room}.jsonl`), 'utf8');
    expect(lines).toContain('"type":"answer","player":"bob"');
    await cat.ask({ type: 'concede' });
    while (ann.last?.standing.kind === 'playing') await ann.updated();
    expect(ann.last?.standing).toMatchObject({ kind: 'conceded', winners: ['ann'] });
  });
});

test('a machine plays in its seat, to which there is no invitation, and agrees to what is to be taken back', async () => {
  const [setup, players] = [
    { players: ['ann', 'bob'], first: 'bob' },
    { ann: 'Ann', bob: 'Bob' },
  ];
  const request = { type: 'open', game: 'outer-rim', setup, players };
  const opener = await connect();
  for (const machines of [{ cat: 'club' }, { bob: 'toString' }])
    expect(codeOf(await opener.ask({ ...request, machines }))).toBe('no-such-machine');
  const reply = await opener.ask({ ...request, machines: { bob: 'beginner' } });
  if (reply.type !== 'opened') throw new Error(JSON.stringify(reply));
  expect(Object.keys(reply.invitations)).toEqual(['ann']);
  invitations.set(reply.room, reply.invitations);
  expect(codeOf(await opener.ask({ type: 'join', room: reply.room, ...BOB }))).toBe('seat-taken');
  const ann = await joined(reply.room, ANN);
  while (ann.choices.length === 0) await ann.updated();
  const [file] = readdirSync(folder);
  expect(readFileSync(join(folder, file ?? ''), 'utf8')).toContain('"type":"answer","player":"bob"');
  expect(await ann.ask({ type: 'undo', actions: 1 })).toMatchObject({ type: 'taken' });
  while (!readFileSync(join(folder, file ?? ''), 'utf8').includes('"agree"')) await ann.updated();
});

describe('limits', () => {
  test('a message that is too long closes its connection, and no other', async () => {
    const room = await open();
    const [ann, loud] = [await joined(room, ANN), await connect()];
    loud.socket.send(JSON.stringify({ type: 'x'.repeat(300 * 1024) }));
    while (!loud.closed) await new Promise((wait) => setTimeout(wait, 10));
    expect(loud.closed.code).toBe(1009);
    expect(await ann.ask({ type: 'try', action: ann.choices[0] })).toEqual({ type: 'tried', not: null });
  });

  test('so do too many of them in a second', async () => {
    const room = await open();
    const [ann, loud] = [await joined(room, ANN), await connect()];
    for (let i = 0; i < 100; i++) loud.socket.send('null');
    while (!loud.closed) await new Promise((wait) => setTimeout(wait, 10));
    expect(loud.closed).toEqual({ code: 1008, reason: 'too many messages' });
    expect(loud.received).toBeGreaterThan(0);
    expect(ann.closed).toBeNull();
  });

  test('what is no request is refused, and opens nothing', async () => {
    const client = await connect();
    const types = ['"toString"', '"__proto__"', '{"toString":1}', '["answer"]', '{"toString":"open"}', '[[]]'];
    expect(codeOf(await client.ask('{'))).toBe('no-json');
    for (const text of ['null', '7', '{}', ...types.map((type) => `{"type":${type}}`)])
      expect(codeOf(await client.ask(text))).toBe('no-such-request');
    const [setup, players] = [{ players: ['ann', 'bob'] }, { ann: 'Ann' }];
    const refused: [string, object][] = [
      ['no-such-game', { game: 'chess' }],
      ['no-such-game', { game: '__proto__' }],
      ['malformed', { game: 'outer-rim' }],
      ['other-players', { game: 'outer-rim', setup, players }],
    ];
    for (const [code, request] of refused) expect(codeOf(await client.ask({ type: 'open', ...request }))).toBe(code);
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('twenty games at once, half of them among nonsense: none stops, and nobody is told what they may not know', async () => {
  await server.kill();
  server = await startServer(folder, { PER_SECOND: '100000' });
  const options = {
    url: server.url,
    folder,
    games: 20,
    versions: 20,
    seed: Number(process.env['HOLOJUDGE_SEED'] ?? 1),
  };
  const report = await playMany({ ...options, checkOneIn: 8 });
  expect(report.games).toBe(20);
  expect(report.changes).toBeGreaterThan(20 * 10);
  expect(report.noise).toBeGreaterThan(20 * 10);
  expect(report.checked).toBeGreaterThan(20 * 3);
});
