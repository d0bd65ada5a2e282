/** A client of the example server: what it asked for is answered in order, and its view is kept up to date by patches. */
import { once } from 'node:events';
import { applyPatches, enablePatches } from 'immer';
import WebSocket from 'ws';
import type { Action, Decision } from '../../src/core';
import type { Message } from '../../src/play';

enablePatches();

// What is generic over the games passes states and actions through.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Update = Message<any> & { type: 'update' };

/** What the server says to one request. */
export type Reply =
  | { type: 'opened'; room: string; invitations: Readonly<Record<string, string>> }
  | { type: 'joined'; room: string; viewer: string }
  | { type: 'taken'; version: number; repeated: boolean }
  | { type: 'tried'; not: { code: string } | null }
  | { type: 'suggested'; action: Action | null }
  | { type: 'refused'; to: string | null; not: { code: string; message?: string } };

export class Client {
  /** As the server tells it, patched. */
  view: unknown = null;
  last: Update | null = null;
  received = 0;
  bytes = 0;
  closed: { code: number; reason: string } | null = null;
  onUpdate: (update: Update, text: string) => void = () => undefined;
  private readonly waiting: ((reply: Reply) => void)[] = [];
  private readonly updates: (() => void)[] = [];

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => this.hear((data as Buffer).toString('utf8')));
    socket.on('close', (code, reason) => (this.closed = { code, reason: reason.toString() }));
    socket.on('error', () => undefined);
  }

  static async connect(url: string): Promise<Client> {
    const socket = new WebSocket(url);
    const client = new Client(socket);
    await once(socket, 'open');
    return client;
  }

  /** Sends it as it is where it is a text already. */
  ask(request: object | string): Promise<Reply> {
    this.socket.send(typeof request === 'string' ? request : JSON.stringify(request));
    return new Promise((answered) => this.waiting.push(answered));
  }

  async join(
    room: string,
    seat?: { player: string; token: string; invitation?: string | undefined },
    seen?: number,
  ): Promise<Reply> {
    const updated = this.updated();
    const reply = await this.ask({ type: 'join', room, ...seat, seen });
    if (reply.type === 'joined') await updated;
    return reply;
  }

  updated(): Promise<void> {
    return new Promise((updated) => this.updates.push(updated));
  }

  get choices(): readonly Action[] {
    return this.last?.choices.map(({ action }) => action as Action) ?? [];
  }

  get decision(): Decision | null {
    return this.last?.decision ?? null;
  }

  close(): void {
    this.socket.terminate();
  }

  private hear(text: string): void {
    this.received++;
    this.bytes += text.length;
    const message = JSON.parse(text) as Reply | Update;
    if (message.type !== 'update') return this.waiting.shift()?.(message);
    const { seen } = message;
    this.view = 'view' in seen ? seen.view : applyPatches(this.view as object, seen.patches as never);
    this.last = message;
    this.onUpdate(message, text);
    for (const updated of this.updates.splice(0)) updated();
  }
}
