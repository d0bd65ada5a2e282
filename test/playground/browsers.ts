/** The browsers of this machine, and a page of the playground in one. */
import { existsSync } from 'node:fs';
import { launch, type Browser, type Frame, type Page } from 'puppeteer-core';

export const BROWSERS = {
  chromium: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
} as const;

export type BrowserName = keyof typeof BROWSERS;

/** Null: it is not installed. */
export function pathOf(name: BrowserName): string | null {
  return BROWSERS[name].find((path) => existsSync(path)) ?? null;
}

/** `dark`: Firefox as on a machine where all is dark; Chromium is told so by its page. */
export function open(name: BrowserName, { dark = false } = {}): Promise<Browser> {
  const executablePath = pathOf(name);
  if (executablePath === null) throw new Error(`${name} is not installed: apt-get install chromium firefox-esr`);
  // Only in tests, and only our own pages: machines of CI give no sandbox to root.
  const args =
    name === 'chromium'
      ? ['--no-sandbox', '--disable-gpu', '--window-size=1200,900']
      : ['--width=1200', '--height=900'];
  const browser = name === 'chromium' ? 'chrome' : 'firefox';
  const extraPrefsFirefox = dark ? { 'layout.css.prefers-color-scheme.content-override': 0 } : {};
  return launch({ browser, executablePath, headless: true, args, defaultViewport: null, extraPrefsFirefox });
}

/** `describe`, where the browser is there. Else it fails in CI, and says what is left out anywhere else. */
export function describeIn(name: BrowserName, tests: () => void): void {
  if (pathOf(name) !== null) return describe(`in ${name}`, tests);
  const missing = `${name} is not installed: the playground is not tested in it`;
  if (process.env['CI']) {
    test(`in ${name}`, () => {
      throw new Error(missing);
    });
    return;
  }
  console.warn(missing);
  describe.skip(`in ${name}: ${missing}`, tests);
}

/** The text of the first element that is there and not empty. */
export async function textOf(page: Page | Frame, selector: string): Promise<string> {
  return page.$eval(selector, (found) => found.textContent ?? '');
}

/** Milliseconds; a busy machine may take as long as that for what takes a moment. */
const PATIENCE = 30_000;

/** Asks again until it is so, and throws what `otherwise` says if it never is. */
export async function until(isSo: () => Promise<boolean>, otherwise: () => string | Promise<string>): Promise<void> {
  for (const start = Date.now(); !(await isSo()); await pause(25))
    if (Date.now() - start > PATIENCE) throw new Error(await otherwise());
}

/** Waits until the element's text fits. (Our page lets nobody evaluate texts, so `waitForFunction` cannot.) */
export async function textFits(page: Page | Frame, selector: string, wanted: RegExp): Promise<string> {
  let found: string | null = null;
  await until(
    async () => {
      found = await page.evaluate((where) => document.querySelector(where)?.textContent ?? null, selector);
      return found !== null && wanted.test(found);
    },
    async () =>
      `${selector} never had ${String(wanted)}, but: ${found ?? 'it is not there'}; status: ${await textOf(page, '#status')}`,
  );
  return found ?? '';
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
