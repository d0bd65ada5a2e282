/** `npm run playground`: the page as it is worked on, for this machine alone. */
import { spawn, type ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';

jest.setTimeout(60_000);

let server: ChildProcess;
let url: URL;

beforeAll(async () => {
  // Jest says 'test', and Vite would serve for that. A group of its own: npm's child ends with it.
  const env = { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' };
  server = spawn('npm', ['run', '-s', 'playground', '--', '--port', '0'], { env, detached: true });
  url = await new Promise<URL>((resolve, reject) => {
    let said = '';
    const hear = (data: Buffer): void => {
      said += data.toString();
      const found = /http:\/\/[^\s]+:\d+\//.exec(said)?.[0];
      if (found !== undefined) resolve(new URL(found));
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.on('exit', () => reject(new Error(`it has ended: ${said}`)));
  });
});

afterAll(() => {
  server.removeAllListeners('exit');
  if (server.pid !== undefined) process.kill(-server.pid);
});

const bodyOf = async (path: string): Promise<string> => (await fetch(new URL(path, url))).text();

test('the page answers, with its own program and the entries of the package', async () => {
  expect(await bodyOf('/')).toMatch(/<title>holojudge playground<\/title>/);
  expect(await bodyOf('/page.ts')).toMatch(/byId/);
  expect(await bodyOf('/work/loaded.ts')).toMatch(/from "[^"]*\/src\/index\.ts"/);
});

test('nobody but this machine can reach it', async () => {
  expect(url.hostname).toBe('127.0.0.1');
  const others = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  for (const { address, internal } of others) if (!internal) expect(await answersAt(address)).toBe(false);
});

function answersAt(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(url.port), timeout: 2_000 });
    const tell = (is: boolean) => (): void => {
      socket.destroy();
      resolve(is);
    };
    socket.on('connect', tell(true)).on('error', tell(false)).on('timeout', tell(false));
  });
}
