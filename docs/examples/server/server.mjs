// @ts-check
/**
 * An example server: rooms, players with secret tokens, spectators, any of the five games. README.md beside it tells its messages.
 * Each message is handled to its end, the disk included, before the next is looked at: what is told is kept, and nothing comes in between.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import * as fs from 'node:fs';
import { wordsOf } from 'holojudge/judge';
import { LEVELS, openSaved, openSession, search } from 'holojudge/play';
import { armadaScenarios } from 'holojudge/armada/scenarios';
import { destinyScenarios } from 'holojudge/destiny/scenarios';
import { miniaturesScenarios } from 'holojudge/miniatures/scenarios';
import { outerRimScenarios } from 'holojudge/outer-rim/scenarios';
import { xwingScenarios } from 'holojudge/xwing/scenarios';
import { WebSocketServer } from 'ws';

/** Of each seat, hashed: the token that it was taken with, and the invitation that it may be taken with; or the level of the machine that plays there. @typedef {{ token?: string, invitation?: string, machine?: import('holojudge/play').Level }} Seat */
/** `kept`: the version that its file has. @typedef {{ id: string, game: any, session: import('holojudge/play').Session<any>, seats: Map<string, Seat>, kept: number }} Room */
/** @typedef {{ socket: import('ws').WebSocket, room: string, viewer: string, seen: number, heard: number }} Client */

const { HOST = '127.0.0.1', PORT = '8321', FOLDER = 'games', PER_SECOND = '20' } = process.env;
const MOST = { bytes: 256 * 1024, perSecond: Number(PER_SECOND), clients: 2000, rooms: 500, unread: 4 * 1024 * 1024 };

/** What the server refuses by itself: code and sentence. The rules and the session bring their own. */
const REFUSALS = {
  'no-json': 'A message is one JSON object.',
  'no-such-request': () => `A message has a type: ${Object.keys(requests).join(', ')}.`,
  'no-such-game': () => `The field game names a game: ${[...games.keys()].join(', ')}.`,
  'no-such-machine': `The field machines gives players of this game a level: ${Object.keys(LEVELS).join(', ')}.`,
  'no-such-room': 'There is no room with this id.',
  'room-unreadable': 'The file of this room cannot be read; the log of the server says why.',
  'no-such-player': 'Nobody in this room has this name.',
  'no-token': 'To join as a player, send a token of 16 to 100 printable characters without spaces.',
  'seat-taken': 'Somebody else has this seat: it opens only with the token that took it.',
  'no-invitation': 'The first time, a seat is taken with its own invitation; this is none.',
  'no-room': 'Join a room first.',
};

/** @param {keyof typeof REFUSALS} code */
function refusal(code) {
  const said = REFUSALS[code];
  return { code, message: typeof said === 'function' ? said() : said };
}

const languages = [xwingScenarios, armadaScenarios, miniaturesScenarios, destinyScenarios, outerRimScenarios];
const games = new Map(
  languages.map((/** @type {any} */ language) => [language.game.id, { game: language.game, words: wordsOf(language) }]),
);
/** Those in memory. @type {Map<string, Room>} */
const rooms = new Map();
/** @type {Set<Client>} */
const clients = new Set();
const fileOf = (/** @type {string} */ id) => `${FOLDER}/${id}.jsonl`;

/** Lines for a room's file; they are on the disk when this returns. @param {string} id @param {readonly object[]} lines */
function append(id, lines) {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  fs.appendFileSync(fileOf(id), text, { mode: 0o600, flush: true });
}

/**
 * Where something fails, whoever asked for it has to come back. Where memory is ahead of the file, so have all in the room: they get what the file tells.
 * @param {{ room: string }} at @param {() => void} work
 */
function guarded(at, work) {
  try {
    work();
  } catch (error) {
    console.error(error);
    const room = rooms.get(at.room);
    const isAhead = room && room.session.version !== room.kept;
    if (isAhead) rooms.delete(at.room);
    for (const each of clients) if (each === at || (isAhead && each.room === at.room)) each.socket.terminate();
  }
}

const hashOf = (/** @type {string} */ secret) => createHash('sha256').update(secret).digest('hex');

/** A room as its file tells it. If a crash has torn the last line, nobody was told of it: it is cut off. @param {string} id */
function readRoom(id) {
  if (!/^[0-9a-f]{16}$/.test(id) || !fs.existsSync(fileOf(id))) return 'no-such-room';
  const bytes = fs.readFileSync(fileOf(id));
  const whole = bytes.lastIndexOf('\n') + 1;
  if (whole < bytes.length) fs.truncateSync(fileOf(id), whole);
  if (whole === 0) return 'no-such-room';
  const [first, ...others] = bytes.toString('utf8', 0, whole).split('\n').slice(0, -1).map(parsed);
  const known = games.get(first?.game);
  const changes = others.filter((line) => line?.seat === undefined);
  const opened = known && openSaved(known.game, { ...first, changes }, known);
  if (opened?._tag !== 'Right') {
    console.error(`${fileOf(id)}: ${opened?.left.message ?? 'the first line begins no session'}`);
    return 'room-unreadable';
  }
  /** @type {Room['seats']} */
  const seats = new Map();
  for (const { seat, ...hash } of others) if (seat !== undefined) seats.set(seat, { ...seats.get(seat), ...hash });
  return enter({ id, game: known?.game, session: opened.right, seats, kept: opened.right.version });
}

/** Where there are many, those that nobody is in leave memory. @param {Room} room */
function enter(room) {
  const taken = new Set([...clients].map(({ room: id }) => id));
  for (const id of rooms.keys()) if (rooms.size >= MOST.rooms && !taken.has(id)) rooms.delete(id);
  rooms.set(room.id, room);
  standIn(room);
  return room;
}

/** @param {Client} client @param {object} message */
function send({ socket }, message) {
  return socket.bufferedAmount > MOST.unread ? socket.terminate() : socket.send(JSON.stringify(message));
}

/** What is new to this client, and theirs to know. @param {Client} client @param {Room} room */
function update(client, { session }) {
  send(client, { type: 'update', ...session.messageFor(client.viewer, { seen: client.seen }) });
  client.seen = session.version;
}

/** What was done in a room is kept before it is told. @param {Room} room @param {import('holojudge/play').Answered} answered @param {Client} [by] */
function done(room, answered, by) {
  if (!answered.repeated) append(room.id, room.session.changes.slice(-1));
  room.kept = room.session.version;
  if (by) send(by, { type: 'taken', ...answered });
  if (answered.repeated) return;
  for (const client of clients) if (client.room === room.id) update(client, room);
  standIn(room);
}

/** A legal action of this player, drawn by lot: a place where a piece is put, else one of the list. @param {Room} room @param {string} player */
const suggestion = ({ game, session }, player) => game.legalActions(session.state, player).sample(randomInt(2 ** 31));

/** What the machine in this seat answers; null: it waits for others. It knows what the player knows. @param {Room} room @param {string} player */
function thought({ game, session, seats }, player) {
  const level = seats.get(player)?.machine;
  const question = game.question(session.state);
  const own = question?.candidates.filter((/** @type {any} */ { action }) => action.player === player);
  const choose = search(game, { ...(level && { level }), seed: randomInt(2 ** 31) });
  return question && choose({ state: session.state, question: { ...question, by: [player], candidates: own } });
}

/** Somebody has to answer for machines and, where three or more play, for those who gave up. @param {Room} room */
function standIn(room) {
  const { session, game, seats } = room;
  const asked = session.standing.kind === 'playing' ? game.decision(session.state).by : [];
  const hasGone = (/** @type {string} */ player) =>
    session.changes.some((each) => each.type === 'concede' && each.player === player);
  const isUndo = session.changes.at(-1)?.type === 'ask-undo';
  const machines = [...seats.keys()].filter((player) => seats.get(player)?.machine && !hasGone(player));
  const answering = isUndo
    ? machines
    : asked.filter((/** @type {string} */ player) => machines.includes(player) || hasGone(player));
  const answer = () => {
    if (rooms.get(room.id) !== room) return;
    for (const player of answering) {
      const action = isUndo ? null : hasGone(player) ? suggestion(room, player) : thought(room, player);
      if (!isUndo && action === null) continue;
      const answered = isUndo ? session.agree(player) : session.answer(player, action, { seen: session.version });
      // What was done calls for whoever is next.
      if (answered._tag === 'Right') return done(room, answered.right);
    }
  };
  if (answering.length > 0) setImmediate(() => guarded({ room: room.id }, answer));
}

/** Whose seat it is: of whoever took it with its invitation, and has the token since. Null: theirs. @param {Room} room @param {string} player @param {string} token @param {string} invitation */
function whyNotSeated(room, player, token, invitation) {
  const seat = room.seats.get(player);
  if (!seat) return 'no-such-player';
  if (!/^[!-~]{16,100}$/.test(token)) return 'no-token';
  if (seat.machine !== undefined) return 'seat-taken';
  if (seat.token !== undefined) return seat.token === hashOf(token) ? null : 'seat-taken';
  if (seat.invitation !== hashOf(invitation)) return 'no-invitation';
  append(room.id, [{ seat: player, token: hashOf(token) }]);
  seat.token = hashOf(token);
  return null;
}

/** What clients may ask for: an answer, or the code of why not; all but the first two in a room. @type {Record<string, (client: Client, message: any, room: any) => any>} */
const requests = {
  open(_, { game, setup, players, machines = {} }) {
    const known = games.get(game);
    if (!known) return 'no-such-game';
    const chance = /** @type {const} */ ({ mode: 'seeded', seed: randomInt(2 ** 31) });
    const opened = openSession(known.game, { setup }, chance, { players, ...known });
    if (opened._tag === 'Left') return opened;
    const id = randomBytes(8).toString('hex');
    const names = Object.keys(opened.right.save().players);
    const levels = new Map(Object.entries(Object(machines)));
    if ([...levels].some(([seat, level]) => !names.includes(seat) || !Object.hasOwn(LEVELS, String(level))))
      return 'no-such-machine';
    const people = names.filter((player) => !levels.has(player));
    const invitations = people.map((player) => [player, randomBytes(24).toString('hex')]);
    const seats = [
      ...invitations.map(([seat = '', invitation = '']) => ({ seat, invitation: hashOf(invitation) })),
      ...[...levels].map(([seat, machine]) => ({ seat, machine })),
    ];
    append(id, [{ ...opened.right.save(), hash: null }, ...seats]);
    const bySeat = new Map(seats.map(({ seat, ...taken }) => [seat, /** @type {Seat} */ (taken)]));
    enter({ id, game: known.game, session: opened.right, seats: bySeat, kept: 0 });
    const { unadjudicated } = opened.right;
    return { type: 'opened', room: id, invitations: Object.fromEntries(invitations), unadjudicated };
  },
  /** As a player with a token of their own making, the same each time, and with an invitation the first time; without, as a spectator. */
  join(client, message) {
    const text = (/** @type {unknown} */ given) => (typeof given === 'string' ? given : '');
    const [id, player, token] = [text(message.room), text(message.player ?? 'spectator'), text(message.token)];
    const room = rooms.get(id) ?? readRoom(id);
    if (typeof room === 'string') return room;
    const not = player === 'spectator' ? null : whyNotSeated(room, player, token, text(message.invitation));
    if (not !== null) return not;
    Object.assign(client, { room: id, viewer: player, seen: message.seen });
    send(client, { type: 'joined', room: id, viewer: player });
    return update(client, room);
  },
  answer: ({ viewer }, { action, seen }, { session }) => session.answer(viewer, action, { seen }),
  undo: ({ viewer }, { actions }, { session }) => session.askUndo(viewer, actions),
  agree: ({ viewer }, _, { session }) => session.agree(viewer),
  refuse: ({ viewer }, _, { session }) => session.refuse(viewer),
  concede: ({ viewer }, _, { session }) => session.concede(viewer),
  try: ({ viewer }, { action }, { session }) => ({ type: 'tried', not: session.whyNot(viewer, action) }),
  suggest: ({ viewer }, _, room) => ({ type: 'suggested', action: suggestion(room, viewer) }),
};

/** @param {Client} client @param {any} message */
function hear(client, message) {
  const room = rooms.get(client.room);
  // What comes in has any type: an object that is looked up as a key may throw.
  const type = typeof message?.type === 'string' ? message.type : '';
  const ask = Object.hasOwn(requests, type) ? requests[type] : undefined;
  const isAnywhere = ask === requests['open'] || ask === requests['join'];
  const wrong = message === undefined ? 'no-json' : 'no-such-request';
  const said = !ask ? wrong : room || isAnywhere ? ask(client, message, room) : 'no-room';
  if (room && said?._tag === 'Right') return done(room, said.right, client);
  const not = typeof said === 'string' ? refusal(/** @type {keyof typeof REFUSALS} */ (said)) : said?.left;
  if (said) send(client, not ? { type: 'refused', to: ask ? type : null, not } : said);
}

/** Undefined: it is no JSON. @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

fs.mkdirSync(FOLDER, { recursive: true });
const server = new WebSocketServer({ host: HOST, port: Number(PORT), maxPayload: MOST.bytes });
server.on('listening', () => console.log('listening', JSON.stringify(server.address())));
server.on('connection', (socket) => {
  if (clients.size >= MOST.clients) return socket.close(1013, 'full');
  const client = { socket, room: '', viewer: 'spectator', seen: 0, heard: 0 };
  clients.add(client);
  socket.on('close', () => clients.delete(client));
  socket.on('error', (error) => console.error(error.message)); // it closes: the message was too long, or none
  socket.on('message', (data) => {
    if (++client.heard > MOST.perSecond) socket.close(1008, 'too many messages');
    else guarded(client, () => hear(client, parsed(String(data))));
  });
});
setInterval(() => clients.forEach((client) => (client.heard = 0)), 1000);
