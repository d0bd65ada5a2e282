/** A plugin of typedoc: the playground is found from every page, and a link to a page or a heading that does not exist is an error. */
import { posix } from 'node:path';
import { PageEvent, RendererEvent } from 'typedoc';

/** Vite writes it beside the pages (npm run site). */
const PLAYGROUND = 'playground/index.html';
const ANYWHERE = /^(?:[a-z]+:|\/\/|data:)/;

export function load(app) {
  const ids = new Map();
  const links = [];
  app.renderer.on(PageEvent.END, (page) => {
    const up = '../'.repeat(page.url.split('/').length - 1);
    page.contents = page.contents.replaceAll(`href="${PLAYGROUND}"`, `href="${up}${PLAYGROUND}"`);
    ids.set(page.url, new Set(all(page.contents, / id="([^"]+)"/g)));
    for (const to of all(page.contents, / href="([^"]+)"/g)) if (!ANYWHERE.test(to)) links.push({ from: page.url, to });
  });
  app.renderer.on(RendererEvent.END, () => {
    for (const { from, to } of links)
      if (isDead(from, to, ids)) app.logger.error(`${from} links to ${to}, which does not exist`);
  });
}

const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

function isDead(from, to, ids) {
  const [path, heading] = to.split('#').map(decodeURIComponent);
  const page = path === '' ? from : posix.join(posix.dirname(from), path);
  // Pictures, styles and the playground are no pages of typedoc; it draws the hierarchy's anchors by a script of its own.
  if (!page.endsWith('.html') || page === PLAYGROUND || page === 'hierarchy.html') return false;
  return !ids.has(page) || (Boolean(heading) && !ids.get(page).has(heading));
}
