/** `npm run playground:picture`: draws the picture of the playground in README.md anew, in Chromium, from what `npm run playground:build` made. */
import { writeFileSync } from 'node:fs';
import { open, textFits } from '../../test/playground/browsers';
import { serve } from '../../test/playground/serve';

/** Kilobytes that README can bear. */
const MOST = 150;

async function draw(to: string): Promise<void> {
  const served = await serve();
  const browser = await open('chromium');
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1240, height: 740 });
    await page.goto(served.url);
    await textFits(page, '#verdict', /holds/);
    await textFits(page, '#asks', /:/);
    await page.evaluate(() => scrollTo(0, 0));
    const png = await page.screenshot({ type: 'png' });
    if (png.length > MOST * 1_000) throw new Error(`the picture has ${png.length} bytes, and may have ${MOST} kB`);
    writeFileSync(to, png);
  } finally {
    await browser.close();
    await served.close();
  }
}

void draw('docs/pictures/playground.png');
