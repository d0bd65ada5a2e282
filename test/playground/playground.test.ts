/** The playground in the browsers that people have: as it is built, with mouse and keyboard. */
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Browser, Page } from 'puppeteer-core';
import { BROWSERS, describeIn, open, textFits, textOf, until, type BrowserName } from './browsers';
import { build, serve, type Served } from './serve';
import { Visitor } from './visitor';

jest.setTimeout(120_000);

/** What is told when the turn, or the activation, is over with which each game's file to start from begins. */
const TURNS = [
  ['xwing', /the engagement phase ends/],
  ['armada', /the activation of vsd is over/],
  ['destiny', /the turn of anna begins/],
  ['miniatures', /the turn of ann ends/],
  ['outer-rim', /the turn of ann ends/],
] as const;

const MOST_ANSWERS = 20;

/** What the page is written on. */
const LIGHT = 'rgb(244, 246, 249)';
const DARK = 'rgb(18, 21, 27)';

let served: Served;
let browser: Browser;
let page: Page;
let visitor: Visitor;
let errors: string[] = [];

beforeAll(async () => {
  build();
  served = await serve();
});

afterAll(() => served.close());

for (const name of Object.keys(BROWSERS) as BrowserName[])
  describeIn(name, () => {
    beforeAll(async () => {
      browser = await open(name);
    });

    afterAll(() => browser.close());

    beforeEach(async () => {
      page = await browser.newPage();
      visitor = new Visitor(page);
      errors = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(served.url);
      await textFits(page, '#verdict', /holds/);
    });

    afterEach(async () => {
      // The next test begins as somebody does who was never here.
      await page.evaluate(() => localStorage.clear());
      await page.close();
      expect(errors).toEqual([]);
    });

    test.each(name === 'chromium' ? TURNS : TURNS.slice(0, 1))(
      'a turn of %s by clicking, an answer taken back, and a game from lists',
      async (game, isOver) => {
        await visitor.choose(game);
        await textFits(page, '#asks', /:/);
        await visitor.answer('first');
        for (let answered = 1; !isOver.test(await visitor.told()); answered++) {
          if (answered > MOST_ANSWERS) throw new Error(`${String(isOver)} is never told`);
          await visitor.answer();
        }
        const given = await visitor.answers();
        // What chance does may still draw the page anew, between finding a button and clicking it: both in one.
        await page.evaluate(() => document.querySelector<HTMLElement>('#undo')?.click());
        const left = await visitor.answers();
        expect(left).toBeLessThan(given);
        await visitor.pressed('ArrowRight');
        expect(await visitor.answers()).toBe(left + 1);
        await visitor.pressed('ArrowLeft');
        expect(await visitor.answers()).toBe(left);

        await page.click('#lists-open');
        if (game !== 'outer-rim') {
          await page.waitForSelector('#lists[open] #begin');
          await page.click('#begin');
        }
        await visitor.namesAre('Player 1', 'Player 2');
        expect(await visitor.answers()).toBe(0);
        await visitor.answer();
      },
    );

    test('by keyboard alone: open the file, judge, answer', async () => {
      await page.focus('#file-open');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.cm-content');
      await page.focus('.cm-content');
      await page.keyboard.down('Control');
      await page.keyboard.press('Enter');
      await page.keyboard.up('Control');
      await textFits(page, '#status', /Judged: passed/);
      await page.keyboard.press('Escape');
      await textFits(page, '#asks', /choose an action/);
      await visitor.answersByKeys();
      await until(
        async () => (await page.evaluate(() => document.activeElement?.id)) === 'asks',
        () => 'the question has not the focus',
      );
    });

    test('a link brings the file to somebody else; a damaged one is answered', async () => {
      await visitor.write(SHORT.replace('A short file', 'Shared with you'));
      await page.click('#share');
      await textFits(page, '#status', /link/);
      const link = await page.evaluate(() => location.href);
      expect(link).toMatch(/#file=[\w-]+$/);
      await visitor.visit(link);
      await textFits(page, '#editor', /Shared with you/);
      for (const fragment of ['#file=%00', `#file=${bomb()}`]) {
        await visitor.visit(served.url + fragment);
        await textFits(page, '#status', /(The|A) link/);
        await textFits(page, '#verdict', /holds/);
      }
      errors = [];
    });

    if (name === 'chromium')
      test('light and dark, on a telephone: nothing is wider than the screen, and axe-core finds nothing', async () => {
        await page.setViewport({ width: 360, height: 740 });
        await textFits(page, '#asks', /:/);
        expect(await visitor.outOfSight('#board', '#verdict', '#asks', '#choices button')).toEqual([]);
        expect(await visitor.tops('#board', '#asks', '#story')).toEqual(
          [...(await visitor.tops('#board', '#asks', '#story'))].sort(less),
        );
        const papers = [];
        for (const value of ['light', 'dark']) {
          await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
          papers.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
          expect(await visitor.violations()).toEqual([]);
        }
        expect(papers).toEqual([LIGHT, DARK]);
      });
    // Firefox's protocol of this version can set neither: the browser is a dark one, and a frame is as wide as a telephone.
    else
      test('dark, on a telephone: nothing is wider than the screen, and axe-core finds nothing', async () => {
        const own = await serve({ '/telephone.html': telephone() });
        const dark = await open(name, { dark: true });
        try {
          const outer = await dark.newPage();
          await outer.goto(`${own.url}telephone.html`);
          const frame = await outer.waitForFrame(own.url);
          await textFits(frame, '#verdict', /holds/);
          await textFits(frame, '#asks', /:/);
          expect(await frame.evaluate(() => innerWidth)).toBe(360);
          expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
          expect(await frame.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(DARK);
          expect(await visitor.violations(frame)).toEqual([]);
        } finally {
          await dark.close();
          await own.close();
        }
      });

    test('without a network, once it was loaded', async () => {
      const own = await serve();
      await page.goto(own.url);
      // What is still on its way when somebody leaves is no error of the page.
      await textFits(page, '#verdict', /holds/);
      await visitor.allKept();
      await own.close();
      await page.goto(own.url, { waitUntil: 'domcontentloaded' });
      await textFits(page, '#verdict', /holds/);
      await visitor.choose('destiny');
    });

    if (name === 'chromium') playing();
  });

/** What browsers do alike: tested in one of them. */
function playing(): void {
  test('every way is walked, and can be stopped', async () => {
    await visitor.write(readFileSync('docs/examples/xwing/every-order-of-jake.yaml', 'utf8'));
    await page.click('#every-way');
    await textFits(page, '#ways', /36 ways/);
    await visitor.write(ENDLESS);
    await page.click('#every-way');
    await page.waitForSelector('#stop:not([hidden])');
    await page.click('#stop');
    await textFits(page, '#status', /Stopped/);
    await page.click('#file-open');
    await page.click('#judge');
    await textFits(page, '#status', /Judged: passed/);
  });

  test('nothing that axe-core finds, at the start and in play', async () => {
    await textFits(page, '#asks', /:/);
    expect(await visitor.outOfSight('#board', '#verdict', '#asks', '#choices button', '#story [aria-current]')).toEqual(
      [],
    );
    expect(await visitor.violations()).toEqual([]);
    await page.click('#legend summary');
    await page.click('#file-open');
    await visitor.answer();
    expect(await visitor.violations()).toEqual([]);
    // Who plays on has read why: it is closed.
    await page.click('#why summary');
    await page.click('#rulings button.rule');
    await page.waitForSelector('#rule[open]');
    expect(await visitor.violations()).toEqual([]);
  });

  test.each(['random', 'club'])('against a policy, %s, which answers for its own player alone', async (policy) => {
    await visitor.choose('destiny');
    await textFits(page, '#asks', /^ben: /);
    expect(await visitor.answers()).toBe(0);
    await page.select('#seats > :nth-child(2) select', policy);
    await visitor.more(0);
    const own = 3;
    for (let given = 0; given < own; given++) {
      await textFits(page, '#asks', /^anna: /);
      await visitor.answer();
    }
    // Ben began, and was asked again, whoever began the next round.
    await textFits(page, '#asks', /^anna: /);
    expect(await visitor.answers()).toBeGreaterThanOrEqual(own + 2);
    if (policy !== 'club') return;
    await page.click('#hint');
    await textFits(page, '.ideas', /anna .*of 100, tried in/);
    const given = await visitor.answers();
    await page.click('.ideas button');
    await visitor.more(given);
  });

  test('a game from squads that were pasted, with places to choose from, becomes a scenario file that passes', async () => {
    await page.click('#lists-open');
    await page.waitForSelector('#lists[open] #begin');
    await page.click('#begin');
    await textFits(page, '#asks', /:/);
    await visitor.comesToPlaces();
    await page.waitForSelector('#place-here');
    // Off the play area nothing may stand, while it is held and after a key.
    await visitor.drag('.placing polygon', [-1000, 0]);
    await textFits(page, '#placed-how', /✗ ./);
    await page.keyboard.press('ArrowLeft');
    await textFits(page, '#placed-how', /✗ ./);
    await page.mouse.up();
    await visitor.answer();
    await page.click('#as-file');
    await textFits(page, '#editor', /saved-setup/);
    await page.click('#judge');
    await textFits(page, '#verdict', /holds/);
  });

  test('players have names, which stand on buttons, in questions and in the story', async () => {
    await page.click('#lists-open');
    await page.waitForSelector('#lists[open] #begin');
    await page.click('#begin');
    await textFits(page, '#asks', /^Player [12]: /);
    await textFits(page, '#choices', /Player [12] decides that Player 1 is the first player/);
    await visitor.call('p1', 'Ann');
    await visitor.namesAre('Ann', 'Player 2');
    await textFits(page, '#choices', /decides that Ann is the first player/);
    for (const [name, why] of [
      ['Ann', /Two players are called 'Ann'/],
      ['judge', /No player can be called 'judge'/],
    ] as const) {
      await visitor.call('p2', name);
      await textFits(page, '#status', why);
      await visitor.namesAre('Ann', 'Player 2');
    }
    await visitor.call('p1', ' ');
    await textFits(page, '#choices', /decides that p1 is the first player/);
    await visitor.call('p1', 'Ann');
    await textFits(page, '#choices', /decides that Ann is the first player/);
    await visitor.answer();
    await textFits(page, '#happened', /Ann/);
  });

  test('the table answers: a piece is pressed, an answer is pointed at, a square is pressed, what is refused says why', async () => {
    await visitor.choose('miniatures');
    await textFits(page, '#choices', /ann moves to/);
    await visitor.press('[data-piece="ann"]');
    expect(await page.$eval('[data-piece="ann"]', (piece) => piece.getAttribute('aria-pressed'))).toBe('true');
    expect(await textOf(page, '#asks')).toMatch(/ann/);
    // What it reaches, with what that costs, and whom it sees.
    await page.waitForSelector('.around .sight');
    expect(await page.$$eval('.around text', (all) => all.length)).toBeGreaterThan(5);
    expect(await textOf(page, '#at-piece')).toMatch(/ends its turn/);
    await page.hover('#choices button');
    await page.waitForSelector('rect.ghosted');
    const before = await visitor.answers();
    await visitor.press('rect.asked');
    await visitor.more(before);
    await textFits(page, '#happened .here', /ann moves to/);
    const given = await visitor.answers();
    await page.reload();
    await visitor.answersAre(given);
    await page.click('#share');
    await textFits(page, '#status', /link/);
    const link = await page.evaluate(() => {
      localStorage.clear();
      return location.href;
    });
    expect(link).toMatch(/#game=[\w-]+$/);
    await visitor.visit(link);
    await visitor.answersAre(given);
    await textFits(page, '#happened .here', /ann moves to/);
    await visitor.choose('xwing');
    await textFits(page, '#asks', /choose an action/);
    await page.evaluate(() =>
      document.querySelectorAll('summary').forEach((each) => /may not/.test(each.textContent) && each.click()),
    );
    await textFits(page, '#play', /xw\./);
  });

  test('the maneuver tool of Armada is swung by hand, snaps to what is legal, and says why not', async () => {
    await visitor.write(STEERED);
    await textFits(page, '#course-how', /✓/);
    await visitor.drag('.grip .target', [40, 10]);
    await textFits(page, '#course-how', /✗ .*joint 1 .* cannot be turned .*arm\./);
    await page.mouse.up();
    await textFits(page, '#course-how', /✓ straight, straight,/);
    await visitor.drag('.tool .base', [60, 20]);
    await page.mouse.up();
    await textFits(page, '#course-how', /✓ straight, .*right/);
    await page.$eval('.grip', (grip) => (grip as SVGElement).focus());
    await page.keyboard.press('Enter');
    await textFits(page, '#happened .here', /cr90 sets the maneuver tool to straight, .*right/);
  });

  test('who sits at the screen sees no more than they may; what a policy may do is not shown', async () => {
    await visitor.choose('destiny');
    await textFits(page, '#asks', /^ben: /);
    await page.$eval('#hides', (box) => (box as HTMLInputElement).click());
    await textFits(page, '#asks', /^Hand the screen to ben/);
    expect(await page.$('#table svg, #story li')).toBeNull();
    await page.click('#sit-down');
    await textFits(page, '#asks', /^ben: /);
    const given = await visitor.answers();
    await visitor.answer('first');
    await textFits(page, '#asks', /^Hand the screen to anna/);
    await page.click('#sit-down');
    await textFits(page, '#asks', /^anna: /);
    await page.$eval('#hides', (box) => (box as HTMLInputElement).click());
    // All is drawn anew just then.
    await page.$eval('#undo', (button) => (button as HTMLButtonElement).click());
    await visitor.answersAre(given);
    await visitor.isStill();
    await page.evaluate(() => {
      const shown = new Set<string>();
      const look = (): void =>
        document.querySelectorAll('#choices button').forEach((each) => shown.add(each.textContent));
      new MutationObserver(() => {
        look();
        document.body.dataset['shown'] = [...shown].join('\n');
      }).observe(document.querySelector('#play') as Node, { childList: true, subtree: true });
    });
    await page.select('#seats > :nth-child(2) select', 'random');
    await visitor.more(0);
    await textFits(page, '#asks', /^anna: /);
    await visitor.answer();
    await textFits(page, '#asks', /^anna: /);
    const shown = await page.evaluate(() => document.body.dataset['shown']?.split('\n') ?? []);
    expect(shown.filter((label) => label.startsWith('anna '))).not.toEqual([]);
    expect(shown.filter((label) => label.startsWith('ben '))).toEqual([]);
  });

  test('a file that is broken says where and why, and is judged again when it is mended; words are completed', async () => {
    await visitor.write(SHORT);
    await visitor.type('shps: 1');
    await textFits(page, '#problems', /Line 7, column 1: .*shps.*ships/);
    expect(await textOf(page, '#verdict')).toMatch(/Nothing was judged/);
    await page.waitForSelector('.cm-lint-marker-error');
    for (let letter = 0; letter < 'shps: 1'.length; letter++) await page.keyboard.press('Backspace');
    await textFits(page, '#verdict', /holds/);
    // Words are completed.
    await visitor.type('obs');
    await page.waitForSelector('.cm-tooltip-autocomplete');
    expect(await textOf(page, '.cm-tooltip-autocomplete')).toMatch(/obstacles/);
    await page.keyboard.press('Escape');
    // A game that nobody knows is told with all that are known.
    await visitor.write(SHORT.replace('game: xwing', 'game: chess'), /^/);
    await textFits(
      page,
      '#problems',
      /no game is called "chess"; the games are xwing, destiny, outer-rim, armada, miniatures/,
    );
  });

  test('a rule is read where it is cited, and a squad that is wrong says why', async () => {
    await page.click('#rulings button.rule');
    await textFits(page, '#rule', /xw\.\w+[^]*Koiogran|xw\./);
    expect((await textOf(page, '#rule p')).length).toBeGreaterThan(20);
    await page.keyboard.press('Escape');
    await visitor.gone('#rule[open]');
    await page.click('#lists-open');
    await page.waitForSelector('#lists[open] textarea');
    await page.type('#lists textarea', 'x');
    await page.click('#begin');
    await textFits(page, '#lists-trouble', /./);
  });
}

const SHORT = `game: xwing
title: A short file
ships:
  red-5: { pilot: T-65 X-wing, at: [450, 300] }
  tie: { pilot: TIE/ln Fighter, at: [450, 500], facing: south }
moment: { phase: engagement }
`;

/** A ship that determines its course. */
const STEERED = `game: armada
title: A corvette steers
ships:
  cr90: { card: CR90 Corvette A, player: rebels, at: [900, 300], facing: north, speed: 4 }
  vsd: { card: Victory I-class Star Destroyer, player: empire, at: [200, 620], facing: south, speed: 1 }
moment: { phase: ship, ship: cr90, step: execute maneuver }
`;

/** More states than a browser walks while somebody looks on. */
const ENDLESS = `game: xwing
title: A round of several ships
ships:
  red-5: { pilot: T-65 X-wing, at: [450, 300] }
  red-6: { pilot: T-65 X-wing, at: [300, 300] }
  tie: { pilot: TIE/ln Fighter, at: [450, 500], facing: south }
  tie-2: { pilot: TIE/ln Fighter, at: [300, 500], facing: south }
moment: { phase: engagement }
explore: { until: engagement phase is over, states: 1000000 }
steps:
  - expect: { red-5: { shields: 2 } }
`;

/** Of many more letters than a file may have. */
function bomb(): string {
  return deflateRawSync('x'.repeat(5_000_000)).toString('base64url');
}

const less = (a: number, b: number): number => a - b;

/** A page in which the playground stands as on a telephone. */
function telephone(): string {
  const file = 'build/telephone.html';
  const frame = '<iframe src="./" width="360" height="740" style="border: 0" title="telephone"></iframe>';
  writeFileSync(file, `<!doctype html><html lang="en"><title>telephone</title>${frame}</html>`);
  return file;
}
