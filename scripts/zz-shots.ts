import { open, textFits } from '../test/playground/browsers';
import { serve } from '../test/playground/serve';
import { Visitor } from '../test/playground/visitor';
async function main() {
  const served = await serve();
  const browser = await open('chromium');
  const page = await browser.newPage();
  const v = new Visitor(page);
  page.on('pageerror', (e) => console.log('PAGEERROR', String(e)));
  page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text()); });
  const shot = async (name: string) => { await page.screenshot({ path: `/tmp/s7-${name}.png` as `${string}.png` }); console.log('shot', name); };
  try {
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(served.url);
    await textFits(page, '#verdict', /holds/);
    const { go } = await import(process.argv[2] as string) as { go: (a: unknown) => Promise<void> };
    await go({ page, v, shot, textFits, served });
  } catch (e) { console.log('FAIL', String(e).slice(0, 500)); await shot('fail'); } finally { await browser.close(); await served.close(); }
}
void main();
