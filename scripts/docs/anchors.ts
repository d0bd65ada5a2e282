/** Headings of Markdown and their anchors, as GitHub and the site make them. */

/** The anchor of a heading: `Star Wars: Armada` is `star-wars-armada`. */
export function anchorOf(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** The anchors of a document; the second of one name ends in `-1`. */
export function anchorsIn(markdown: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, heading = ''] of withoutCode(markdown).matchAll(/^#{1,6} +(.+)$/gm)) {
    const anchor = anchorOf(heading);
    let free = anchor;
    for (let n = 1; found.has(free); n++) free = `${anchor}-${n}`;
    found.add(free);
  }
  return found;
}

/** Links to files and anchors, without those to other sites. */
export function linksIn(markdown: string): string[] {
  const prose = withoutCode(markdown).replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^ *```[^]*?^ *```/gm, '');
}
