/** Dice as dice: those that lie on the table now, and those that an answer names. */
import type { Action } from 'holojudge/core';
import { element } from './dom';
import { shape } from './pictures';
import type { Pool } from './work/turn';

/** In a square of 20. */
const ICONS: Readonly<Record<string, string>> = {
  hit: 'M10 2l2 5 5-2-2 5 3 3-5 0 0 5-3-4-3 4 0-5-5 0 3-3-2-5 5 2z',
  crit: 'M10 1l2 5 6-2-3 6 4 4-6 0-1 5-2-4-2 4-1-5-6 0 4-4-3-6 6 2zM10 8a2 2 0 1 0 .1 0z',
  focus: 'M1 10Q10 1 19 10Q10 19 1 10zM10 7a3 3 0 1 0 .1 0z',
  evade: 'M3 17Q3 6 13 6V2l5 6-5 6V10Q7 10 3 17z',
  accuracy:
    'M9 1h2v4a5 5 0 0 1 4 4h4v2h-4a5 5 0 0 1-4 4v4H9v-4a5 5 0 0 1-4-4H1V9h4a5 5 0 0 1 4-4zM10 7a3 3 0 1 0 .1 0z',
};

/** Each pool in a row, with its name. */
export function diceOf(pools: readonly Pool[]): HTMLElement | null {
  if (pools.length === 0) return null;
  const rows = pools.map(({ name, dice }) =>
    element(
      'div',
      { class: 'dice', role: 'img', aria: { label: `${name}: ${dice.map(({ face }) => spoken(face)).join(', ')}` } },
      element('span', {}, name),
      ...dice.map(({ kind, face }) => die(kind, face)),
    ),
  );
  return element('div', { id: 'dice' }, ...rows);
}

interface Rolled {
  die: string;
  faces: readonly string[];
}

/** The dice that chance would show by this answer; none: it rolls none whose faces are drawn. */
export function diceIn(action: Action): SVGSVGElement[] {
  const { type, die: kind, faces, dice } = action as Action & Partial<Rolled> & { dice?: readonly Rolled[] };
  const rolled: readonly Rolled[] =
    type === 'roll' && kind !== undefined && faces !== undefined
      ? [{ die: kind, faces }]
      : type === 'roll-dice'
        ? (dice ?? [])
        : [];
  const all = rolled.flatMap(({ die: of, faces: shown }) => shown.map((face) => [of, face] as const));
  return all.every(([, face]) => isDrawn(face)) ? all.map(([of, face]) => die(of, face)) : [];
}

const parts = (face: string): string[] => (face === 'blank' ? [] : face.split('-'));
const isDrawn = (face: string): boolean => parts(face).every((each) => Object.hasOwn(ICONS, each));
const spoken = (face: string): string => face.replaceAll('-', ' and ');

function die(kind: string, face: string): SVGSVGElement {
  const icons = isDrawn(face) ? parts(face) : [];
  const drawn = shape('svg', {
    viewBox: '0 0 28 28',
    width: 28,
    height: 28,
    class: `die die-${kind}`,
    'aria-hidden': 'true',
  });
  drawn.append(shape('rect', { x: 1, y: 1, width: 26, height: 26, rx: 5 }));
  const scale = icons.length > 1 ? 0.6 : 0.95;
  icons.forEach((each, i) => {
    const x = icons.length > 1 ? 2 + i * 12 : 14 - 10 * scale;
    const path = shape('path', {
      d: ICONS[each] ?? '',
      'fill-rule': 'evenodd',
      transform: `translate(${x} ${14 - 10 * scale}) scale(${scale})`,
    });
    drawn.append(path);
  });
  if (!isDrawn(face)) {
    const text = shape('text', { x: 14, y: 18, 'font-size': 12, 'text-anchor': 'middle' });
    text.textContent = face.slice(0, 3);
    drawn.append(text);
  }
  const title = shape('title', {});
  title.textContent = spoken(face);
  drawn.append(title);
  return drawn;
}
