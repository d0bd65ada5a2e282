/** Studies on a queue, with workers that come and go. */
import { Queue } from 'bullmq';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { buildCommand, type BuiltCommand, type Ran } from '../helpers/built-command';
import { freePort, hasRedis, startRedis, type Redis } from '../helpers/redis';

jest.setTimeout(120_000);

const isThere = hasRedis();
if (!isThere)
  process.stderr.write(
    'LEFT OUT: test/judge/study-queue.test.ts: redis-server is not installed (apt-get install redis-server)\n',
  );
const withRedis = isThere ? describe : describe.skip;

const decks = ['docs/examples/decks/vader-raider.json', 'docs/examples/decks/finn-rey.txt'];

let command: BuiltCommand;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.remove());

const study = (games: number, ...given: string[]) =>
  command.start('study', 'destiny', ...decks, '--games', String(games), '--json', ...given);

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}

withRedis('with a server', () => {
  let redis: Redis;
  /** The test's own look at the server. */
  let look: Queue;
  const client = () => look.client;
  const worker = () => command.start('worker', '--queue', redis.url, '--workers', '1');
  beforeAll(async () => {
    redis = await startRedis();
    look = new Queue('look', { connection: { url: redis.url } });
  });
  afterAll(async () => {
    await look.close();
    await redis.stop();
  });

  async function left(): Promise<string[]> {
    const [, keys] = await (await client()).scan('0', { MATCH: '*study*', COUNT: 10_000 });
    return keys;
  }

  test('workers that are killed lose nothing, and nothing counts twice: the bytes are those of one process; nothing stays on the server', async () => {
    const games = 60;
    const alone = study(games, '--workers', '1').ended;
    const queued = study(games, '--queue', redis.url);
    const killed = worker();
    const isInTheMidst = async (): Promise<boolean> => {
      const found = await batches();
      return found !== null && found.active === 1 && found.waiting > 0 && found.waiting < games - 3;
    };
    await until(isInTheMidst);
    killed.process.kill('SIGKILL');
    expect((await killed.ended).code).toBe(null);
    // What it was playing is nobody's now.
    expect(await batches()).toMatchObject({ active: 1 });
    const [second, third] = [worker(), worker()];
    const { code, out, err } = await queued.ended;
    expect([code, err]).toEqual([0, `the study waits for workers: npx holojudge worker --queue ${redis.url}\n`]);
    expect(out).toBe((await alone).out);
    expect(JSON.parse(out)).toMatchObject({ games, played: games });
    for (const each of [second, third]) each.process.kill('SIGINT');
    for (const { code: end, out: told, err: wrong } of await Promise.all([second.ended, third.ended])) {
      expect([end, wrong]).toEqual([0, '']);
      expect(told).toContain('waiting for studies at redis://127.0.0.1');
    }
    expect(await left()).toEqual([]);
  });

  /** Batches of the one study that is on the queue. */
  async function batches(): Promise<{ waiting: number; active: number } | null> {
    const [name] = Object.keys(await (await client()).hgetall('holojudge:studies'));
    if (name === undefined) return null;
    const queue = new Queue(name, { connection: { url: redis.url } });
    const { waiting = 0, active = 0 } = await queue.getJobCounts('waiting', 'active');
    await queue.close();
    return { waiting, active };
  }

  test('Ctrl-C prints what there is and takes the study from the queue; somebody who asks for the same meanwhile is told', async () => {
    const waiting = study(40, '--queue', redis.url);
    await until(async () => Object.keys(await (await client()).hgetall('holojudge:studies')).length > 0);
    const again = await study(40, '--queue', redis.url).ended;
    expect([again.code, again.err]).toEqual([2, 'this study is already waiting on the same queue\n']);
    waiting.process.kill('SIGINT');
    const { code, out } = await waiting.ended;
    expect([code, (JSON.parse(out) as { played: number }).played]).toEqual([130, 0]);
    expect(await left()).toEqual([]);
  });

  test('a study of another version is refused by its name, and so is one whose plan is another', async () => {
    const redisClient = await client();
    const names = ['holojudge-study-destiny-0-0.0.9', 'holojudge-study-destiny-0-0.1.0'];
    await redisClient.hset('holojudge:studies', {
      [names[0] ?? '']: '0.0.9',
      [names[1] ?? '']: '0.1.0',
      gone: '0.1.0',
    });
    for (const name of names) await redisClient.set(`holojudge:study:${name}:waiter`, 'x', { PX: 60_000 });
    await redisClient.set(`holojudge:study:${names[1]}:plan`, '{"game":"destiny"}', { PX: 60_000 });
    const { process: running, ended } = worker();
    await until(async () => (await redisClient.hget('holojudge:studies', 'gone')) === null);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    running.kill('SIGTERM');
    const { code, err } = await ended;
    expect(code).toBe(0);
    expect(err).toContain(`${names[0]} is not taken: it is of holojudge 0.0.9; this is `);
    expect(err).toContain(`${names[1]} is not taken: `);
    expect(err.trimEnd().split('\n')).toHaveLength(2);
  });
});

describe('what is wrong is said, with exit code 2', () => {
  const expectWrong = ({ code, out, err }: Ran, message: string): void => {
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  };

  test('addresses that are none, and a number of threads for those who only wait', async () => {
    for (const url of ['localhost', 'http://localhost:6379', 'redis://'])
      expectWrong(await study(1, '--queue', url).ended, '--queue: expected the address of a Redis server');
    expectWrong(await command.run('worker', '--queue', ''), '--queue: expected the address of a Redis server');
    expectWrong(await command.run('worker'), '--queue');
    expectWrong(await study(1, '--queue', 'redis://localhost', '--workers', '2').ended, '--workers: with --queue');
  });

  test('a server that does not answer, without its password', async () => {
    const at = `127.0.0.1:${await freePort()}`;
    for (const ran of [
      study(1, '--queue', `redis://ann:secret@${at}`),
      command.start('worker', '--queue', `redis://ann:secret@${at}`),
    ]) {
      const ended = await ran.ended;
      expectWrong(ended, `nothing can be reached at redis://${at}: `);
      expect(ended.err).not.toContain('secret');
    }
  });

  test('BullMQ is asked for by its name where it is not installed', async () => {
    const place = join(command.folder, 'node_modules', 'bullmq');
    renameSync(place, `${place}-away`);
    try {
      expectWrong(await study(1, '--queue', 'redis://localhost').ended, 'npm i bullmq');
    } finally {
      renameSync(`${place}-away`, place);
    }
  });
});
