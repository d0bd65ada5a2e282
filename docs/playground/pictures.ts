/** Pictures of the table as parts of the page, so that what lies on it can be pressed. Only shapes and words are let in: nothing of them runs or loads. */

const SVG = 'http://www.w3.org/2000/svg';

const LET_IN = new Set('svg g title style line polygon polyline path circle ellipse rect text tspan'.split(' '));

/** Null: it is no picture. */
export function drawing(svg: string): SVGSVGElement | null {
  const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  if (!(root instanceof SVGSVGElement)) return null;
  for (const each of [root, ...root.querySelectorAll('*')]) {
    if (!LET_IN.has(each.localName) || each.namespaceURI !== SVG) each.remove();
    for (const { name } of [...each.attributes]) if (/^on|href$/i.test(name)) each.removeAttribute(name);
  }
  return document.adoptNode(root);
}

/** An element of a picture. */
export function shape<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}
