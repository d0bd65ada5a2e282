/** Many games at once at the example server, by scripted clients; in every second one they also send what is late, doubled, or nothing that anybody asked for. */
import { join } from 'node:path';
import type { Action } from '../../src/core';
import { loadAllGames } from '../../src/judge/games';
import type { AnyLanguage } from '../../src/language/language';
import { integersFrom } from '../../src/play';
import { mutations } from '../../test/conformance/mutations';
import { playable, playableNames, type Playable } from '../playable';
import { Client, type Reply, type Update } from './client';
import { statesIn, wrongIn, type Told } from './told';

type Next = (n: number) => number;

export interface Options {
  url: string;
  /** Where the server keeps its rooms. */
  folder: string;
  games: number;
  /** Versions after which a game that is not over is left. */
  versions: number;
  seed: number;
  /** One message in so many is held against the game. */
  checkOneIn: number;
}

export interface Report {
  games: number;
  /** Those that were played to their end. */
  over: number;
  changes: number;
  sent: number;
  /** Of them, those that were late, doubled or nonsense. */
  noise: number;
  received: number;
  megabytes: number;
  checked: number;
}

interface Seat {
  player: string;
  token: string;
  client: Client;
  /** What was sent and taken. */
  taken: { action: Action; seen: number }[];
}

export async function playMany(options: Options): Promise<Report> {
  const languages = new Map((await loadAllGames()).map(({ language }) => [language.game.id, language as AnyLanguage]));
  const played = (await Promise.all(playableNames.map(playable))).filter((each) => each !== null);
  const report = { games: 0, over: 0, changes: 0, sent: 0, noise: 0, received: 0, megabytes: 0, checked: 0 };
  const started = Array.from({ length: options.games }, (_, i) => {
    const of = played[i % played.length] as Playable;
    return new ScriptedGame(of, languages.get(of.game.id) as AnyLanguage, i, options, report).play();
  });
  for (const check of await Promise.all(started)) check();
  return report;
}

/** One game with its clients. */
class ScriptedGame {
  private readonly next: Next;
  private readonly seats: Seat[] = [];
  private readonly told: Told[] = [];
  private readonly isNoisy: boolean;
  private readonly all: Client[] = [];

  constructor(
    private readonly of: Playable,
    private readonly language: AnyLanguage,
    private readonly number: number,
    private readonly options: Options,
    private readonly report: Report,
  ) {
    this.next = integersFrom(options.seed * 1000 + number);
    this.isNoisy = number % 2 === 1;
  }

  /** What came of it is looked at when all have played. */
  async play(): Promise<() => void> {
    const setup = this.of.randomSetup(this.next);
    const begun = this.of.game.begin(setup, { mode: 'seeded', seed: 1 });
    if (begun._tag === 'Left') throw new Error(begun.left.message);
    const ids = Object.keys(this.of.game.outcome(begun.right.state).scores);
    const players = Object.fromEntries(ids.map((id, i) => [id, `Player ${i}`]));
    const { room, invitations } = await this.open(setup, players);
    for (const player of ids) this.seats.push(await this.sit(room, player, invitations[player]));
    await this.watch(room);
    while (!this.isDone()) await this.turn();
    const { kind } = this.standing();
    for (const client of this.all) client.close();
    this.report.games++;
    this.report.over += kind === 'playing' ? 0 : 1;
    this.report.changes += this.version();
    for (const { received, bytes } of this.all) {
      this.report.received += received;
      this.report.megabytes += bytes / 1e6;
    }
    return () => this.check(join(this.options.folder, `${room}.jsonl`));
  }

  private async open(setup: unknown, players: object): Promise<Extract<Reply, { type: 'opened' }>> {
    const client = await this.connect();
    const reply = await this.ask(client, { type: 'open', game: this.of.game.id, setup, players });
    if (reply.type !== 'opened') this.fail(`opening: ${JSON.stringify(reply)}`);
    return reply;
  }

  private async sit(room: string, player: string, invitation: string | undefined): Promise<Seat> {
    const client = await this.connect();
    const token = `token-of-${player}-${this.number}-${this.next(1e9)}`;
    this.listen(client, player);
    await client.join(room, { player, token, invitation });
    return { player, token, client, taken: [] };
  }

  private async watch(room: string): Promise<void> {
    const client = await this.connect();
    this.listen(client, 'spectator');
    await client.join(room);
  }

  private async connect(): Promise<Client> {
    const client = await Client.connect(this.options.url);
    this.all.push(client);
    return client;
  }

  private listen(client: Client, viewer: string): void {
    client.onUpdate = (update, text) => {
      const secrets = ['"seed":', ...this.seats.map(({ token }) => token)];
      for (const secret of secrets) if (text.includes(secret)) this.fail(`${viewer} was sent ${secret}`);
      if (this.next(this.options.checkOneIn) === 0) this.told.push({ viewer, update, view: client.view });
    };
  }

  private ask(client: Client, request: object | string): Promise<Reply> {
    this.report.sent++;
    return client.ask(request);
  }

  private newest(): Update {
    const known = this.seats.flatMap(({ client }) => client.last ?? []);
    return known.reduce((newest, each) => (each.version > newest.version ? each : newest));
  }

  private version(): number {
    return this.newest().version;
  }

  private standing(): Update['standing'] {
    return this.newest().standing;
  }

  private isDone(): boolean {
    return this.standing().kind !== 'playing' || this.version() >= this.options.versions;
  }

  /** Somebody who is asked answers; who knows less than others waits for what is on its way. */
  private async turn(): Promise<void> {
    const { version } = this.newest();
    const late = this.seats.find(({ client }) => client.last?.version !== version);
    if (late) return late.client.updated();
    const asked = this.seats.filter(({ client, player }) => client.decision?.by.includes(player));
    const seat = asked[this.next(asked.length)];
    if (!seat) this.fail(`nobody is asked: ${JSON.stringify(this.newest().decision)}`);
    if (this.isNoisy) await this.noise(seat);
    if (this.version() !== version) return;
    const action = await this.choose(seat);
    if (!action) this.fail(`${seat.player} has nothing to do: ${JSON.stringify(this.newest().decision)}`);
    await this.answer(seat, action, version);
  }

  private async choose({ client }: Seat): Promise<Action | null> {
    const { choices, last } = client;
    if (last?.region === true && this.next(2) === 0) {
      const reply = await this.ask(client, { type: 'suggest' });
      if (reply.type === 'suggested' && reply.action) return reply.action;
    }
    const types = [...new Set(choices.map(({ type }) => type))];
    const type = types[this.next(types.length)];
    const own = choices.filter((action) => action.type === type);
    if (own.length > 0) return own[this.next(own.length)] ?? null;
    const reply = await this.ask(client, { type: 'suggest' });
    return reply.type === 'suggested' ? reply.action : null;
  }

  private async answer(seat: Seat, action: Action, seen: number): Promise<void> {
    const reply = await this.ask(seat.client, { type: 'answer', action, seen });
    if (reply.type !== 'taken' || reply.repeated) this.fail(`${JSON.stringify(action)}: ${JSON.stringify(reply)}`);
    seat.taken.push({ action, seen });
    if ((seat.client.last?.version ?? 0) < reply.version) await seat.client.updated();
  }

  /** All of it is answered, and none of it stops the game. */
  private async noise(seat: Seat): Promise<void> {
    const { client, player, taken } = seat;
    const version = this.version();
    const replies = this.nonsense(seat).map((request) => this.ask(client, request));
    const old = taken[this.next(taken.length || 1)];
    const again = old && this.ask(client, { type: 'answer', ...old });
    const other = this.seats.find((each) => each.player !== player);
    const stolen = other && this.ask(other.client, { type: 'join', room: '0', player, token: 'a'.repeat(20) });
    this.report.noise += replies.length + (again ? 1 : 0) + (stolen ? 1 : 0);
    for (const reply of await Promise.all(replies)) {
      if (!['refused', 'tried', 'taken'].includes(reply.type)) this.fail(`to nonsense: ${JSON.stringify(reply)}`);
      // What was forged may have been legal.
      while (reply.type === 'taken' && this.version() < reply.version) await client.updated();
    }
    const repeated = await again;
    if (repeated && !(repeated.type === 'taken' && repeated.repeated)) this.fail(`twice: ${JSON.stringify(repeated)}`);
    if ((await stolen)?.type === 'joined') this.fail('a room that is not there was joined');
    if (this.next(15) === 0 && version > 0 && this.version() === version) await this.takeBack(seat);
  }

  private nonsense({ client, player }: Seat): (object | string)[] {
    const ids = this.seats.map((each) => each.player);
    const seen = client.last?.version ?? 0;
    const action = client.choices[this.next(client.choices.length || 1)] ?? null;
    const forged = mutations(action, this.next, ids).slice(0, 2);
    const stranger = ids[this.next(ids.length)] ?? player;
    return [
      ['{', 'null', '[]', '7', '{"type":"__proto__"}', '{"type":["answer"]}', '{"type":{"toString":1}}'][
        this.next(7)
      ] ?? '',
      { type: 'answer', action: { ...action, player: `${stranger}x` }, seen },
      { type: 'answer', action, seen: [-1, seen + 1, 0.5, null][this.next(4)] },
      { type: 'try', action: forged[0] },
      { type: 'join', room: { toString: 1 }, player: [player], token: { valueOf: 7 } },
      { type: 'undo', actions: 1e9 },
      ...(this.next(4) === 0 ? [{ type: 'answer', action: forged[1], seen }] : []),
    ];
  }

  /** Asked, and agreed to by all, or by all but the last. */
  private async takeBack(seat: Seat): Promise<void> {
    await this.ask(seat.client, { type: 'undo', actions: 1 });
    const agrees = this.next(2) === 0;
    for (const other of this.seats) {
      if (other === seat) continue;
      await this.ask(other.client, { type: agrees ? 'agree' : 'refuse' });
      if (!agrees) return;
    }
  }

  private check(file: string): void {
    const states = statesIn(this.of.game, file);
    for (const told of this.told) {
      const wrong = wrongIn(this.language, states, told, this.options.seed);
      if (wrong) this.fail(`version ${told.update.version} for ${told.viewer}: ${wrong}`);
      this.report.checked++;
    }
  }

  private fail(what: string): never {
    throw new Error(`game ${this.number}, ${this.of.game.id}: ${what}`);
  }
}
