/** Somebody who visits the playground: what they do on its page, and what they see there. */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Frame, Page } from 'puppeteer-core';
import { pause, textFits, textOf, until } from './browsers';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Long enough for an answer to be taken, in ms. */
const PRESSED_AGAIN = 5_000;

export class Visitor {
  constructor(private readonly page: Page) {}

  async choose(game: string): Promise<void> {
    await this.page.select('#game', game);
    await textFits(this.page, '#editor', new RegExp(`game: ${game}`));
    await textFits(this.page, '#verdict', /holds/);
  }

  /** Puts a file into the editor, as a link does. */
  async write(file: string, title = new RegExp(/^title: (.*)$/m.exec(file)?.[1] ?? '')): Promise<void> {
    const fragment = `#file=${deflateRawSync(file).toString('base64url')}`;
    await this.page.evaluate((hash) => void (location.hash = hash), fragment);
    await textFits(this.page, '#ruling-title', title);
  }

  /** Calls a player so, as somebody does who writes into the field and leaves it. */
  async call(player: string, name: string): Promise<void> {
    await this.page.$eval(
      `#seats input[aria-label="Name of ${player}"]`,
      (field, to) => {
        (field as HTMLInputElement).value = to;
        field.dispatchEvent(new Event('change'));
      },
      name,
    );
  }

  /** Until the players are called so. */
  async namesAre(...names: readonly string[]): Promise<void> {
    const shown = (): Promise<string[]> =>
      this.page.$$eval('#seats input:not([type=checkbox])', (all) => all.map(({ value }) => value));
    await until(
      async () => (await shown()).join() === names.join(),
      async () => `the players are called ${(await shown()).join()}`,
    );
  }

  /** Types at the end of the file. */
  async type(text: string): Promise<void> {
    if (await this.page.$('#file[hidden]')) await this.page.click('#file-open');
    await this.page.waitForSelector('.cm-content');
    await this.page.focus('.cm-content');
    await this.page.keyboard.down('Control');
    await this.page.keyboard.press('End');
    await this.page.keyboard.up('Control');
    await this.page.keyboard.type(text);
  }

  /** Nothing in the panel has been drawn anew for half a second. */
  async isStill(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let waits = setTimeout(resolve, 500);
          new MutationObserver(() => {
            clearTimeout(waits);
            waits = setTimeout(resolve, 500);
          }).observe(document.querySelector('#play') as Node, { childList: true, subtree: true });
        }),
    );
  }

  /** The last that may be answered leads on sooner than the first. */
  async answer(which: 'first' | 'last' = 'last'): Promise<void> {
    await this.seesAnswers();
    const before = await this.answers();
    const at = which === 'first' ? 0 : -1;
    // What chance or a policy does meanwhile draws the answers anew: one that was pressed just then is pressed again.
    let pressedAt = -Infinity;
    await until(
      async () => {
        if ((await this.answers()) > before) return true;
        if (Date.now() - pressedAt < PRESSED_AGAIN) return false;
        pressedAt = Date.now();
        await this.page.evaluate(
          (i) => [...document.querySelectorAll<HTMLElement>('#choices button')].at(i)?.click(),
          at,
        );
        return false;
      },
      () => this.notTaken(),
    );
  }

  /** Answers until a piece lies on the table that is to be placed. */
  async comesToPlaces(): Promise<void> {
    for (await this.seesAnswers(); !(await this.page.$('#place-here')); await this.seesAnswers()) await this.answer();
  }

  /** Answers are drawn anew at any time, and are gone for a moment; where a piece is to be placed they come with it. */
  private async seesAnswers(): Promise<void> {
    await until(
      async () =>
        this.page.evaluate(() => {
          const arePlaced = document.querySelector('#places')?.textContent.startsWith('Try') === true;
          const waits = arePlaced && document.querySelector('#place-here') === null;
          return !waits && document.querySelector('#choices button') !== null;
        }),
      () => this.notTaken(),
    );
  }

  /** Those of these elements that are not on the screen as it is. */
  outOfSight(...selectors: readonly string[]): Promise<string[]> {
    return this.page.evaluate(
      (all) =>
        all.filter((each) => {
          const { top, bottom, width } = document.querySelector(each)?.getBoundingClientRect() ?? new DOMRect();
          return width === 0 || top < 0 || bottom > innerHeight;
        }),
      selectors,
    );
  }

  /** Holds the middle of it, and moves it so far, in px: the mouse stays down. */
  async drag(selector: string, [right, down]: readonly [number, number]): Promise<void> {
    const { x, y } = await this.middleOf(selector);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + right, y + down, { steps: 4 });
  }

  private middleOf(selector: string): Promise<{ x: number; y: number }> {
    return this.page.$eval(selector, (found) => {
      const { left, top, width, height } = found.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  }

  tops(...selectors: readonly string[]): Promise<number[]> {
    return this.page.evaluate(
      (all) => all.map((each) => document.querySelector(each)?.getBoundingClientRect().top ?? NaN),
      selectors,
    );
  }

  /** Until so many answers are on the table, as the browser kept them or a link brought them. */
  async answersAre(count: number): Promise<void> {
    const found = (): Promise<string> =>
      this.page.evaluate(() => document.querySelector<HTMLElement>('#play')?.dataset['answers'] ?? '');
    await until(
      async () => (await found()) === String(count),
      async () => `there are ${await found()} answers, not ${count}`,
    );
  }

  /** Presses the middle of it, where it is on the screen. */
  async press(selector: string): Promise<void> {
    const { x, y } = await this.middleOf(selector);
    await this.page.mouse.click(x, y);
  }

  /** The whole story. */
  told(): Promise<string> {
    return textOf(this.page, '#happened');
  }

  /** A key that is meant for the this.page, not for a button. */
  async pressed(key: 'ArrowLeft' | 'ArrowRight'): Promise<void> {
    await this.page.evaluate(
      (which) => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: which, bubbles: true })),
      key,
    );
  }

  answers(): Promise<number> {
    return this.page.$eval('#play', (play) => Number((play as HTMLElement).dataset['answers']));
  }

  async more(before: number): Promise<void> {
    await until(
      async () => (await this.answers()) > before,
      () => this.notTaken(),
    );
  }

  /** The first answer, by keys alone; once more where the page was drawn anew between the two keys, and nothing had the focus any more. */
  async answersByKeys(): Promise<void> {
    const before = await this.answers();
    const isTaken = async (): Promise<boolean> => (await this.answers()) > before;
    await until(
      async () => {
        await this.tabTo(null, '#choices button');
        await this.page.keyboard.press('Enter');
        for (let times = 0; times < 40 && !(await isTaken()); times++) await pause(50);
        return isTaken();
      },
      () => this.notTaken(),
    );
  }

  private async notTaken(): Promise<string> {
    return `no answer is taken: ${await textOf(this.page, '#status')}`;
  }

  async gone(selector: string): Promise<void> {
    await until(
      async () => (await this.page.$(selector)) === null,
      () => `${selector} stays`,
    );
  }

  /** Presses Tab until the element has the focus that has this id, or fits the selector. */
  async tabTo(id: string | null, selector = `#${id}`): Promise<void> {
    for (let pressed = 0; pressed < 60; pressed++) {
      if (await this.page.evaluate((where) => document.activeElement?.matches(where) ?? false, selector)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never comes to ${selector}`);
  }

  /** A page of its own: a new fragment alone would load nothing anew. */
  async visit(url: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(url);
  }

  /** Until the page has kept all of its files. */
  async allKept(): Promise<void> {
    const isActive = async (): Promise<boolean> =>
      (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
    await until(
      () => this.page.evaluate(isActive),
      () => 'the service worker is not active',
    );
  }

  async violations(where: Page | Frame = this.page): Promise<string[]> {
    await where.evaluate(AXE);
    return where.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
      type Violation = { id: string; nodes: { html: string }[] };
      const found = await axe.run();
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
    });
  }
}
