/** Pictures on a dark screen: every color that one is drawn in has a dark counterpart, worked out alike for all games. */

/** Groups whose colors are those of things, on any screen: dice, tokens, a map of the sky. */
export const AS_IS = 'as-is';

const COLOR = /(?:fill|stroke)="(#[0-9a-f]{6})"/g;

/** Rules for the colors of a picture, where the screen is dark. Who draws SVG without styles passes over them. */
export function darkRules(drawn: string): string {
  const colors = [...new Set([...drawn.matchAll(COLOR)].map(([, color = '']) => color))].sort();
  const rules = colors.flatMap((color) =>
    ['fill', 'stroke'].map((of) => `[${of}='${color}']:not(.${AS_IS} *){${of}:${inDark(color)}}`),
  );
  return rules.length === 0 ? '' : `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

/** Paper becomes dark, ink light; what kind of color it is stays. */
export function inDark(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const light = (most + least) / 2;
  const full = most === least ? 0 : (most - least) / (1 - Math.abs(2 * light - 1));
  const isInk = light < INK;
  const wanted = isInk ? 0.66 + (INK - light) * 0.45 : 0.1 + (1 - light) * 0.55;
  const strength = isInk ? Math.min(full, 0.75) : Math.min(full, 0.35);
  const spread = strength * (1 - Math.abs(2 * wanted - 1));
  // The same place between the least and the most of the three.
  const part = (of: number): number =>
    most === least ? wanted : wanted - spread / 2 + (spread * (of - least)) / (most - least);
  return `#${[red, green, blue].map((of) => hex(part(of))).join('')}`;
}

/** Colors that are darker than this are written and drawn with, lighter ones written on. */
const INK = 0.6;

function hex(part: number): string {
  return Math.round(Math.max(0, Math.min(1, part)) * 255)
    .toString(16)
    .padStart(2, '0');
}
