/** A dial as it is printed: speeds by directions, in their colors. Read from the answers that set one. */
import { element } from './dom';
import { maneuverOf } from './maneuver';
import { shape } from './pictures';
import type { Choice } from './work/turn';

/** In the order of a dial, from left to right. */
const BEARINGS = [
  'turn-left',
  'bank-left',
  'straight',
  'bank-right',
  'turn-right',
  'koiogran',
  'segnor-left',
  'segnor-right',
  'tallon-left',
  'tallon-right',
  'stationary',
  'reverse-bank-left',
  'reverse-straight',
  'reverse-bank-right',
] as const;

/** Arrows in a square of 20; those to the left are mirrored. */
const ARROWS: Readonly<Record<string, string>> = {
  straight: 'M10 18V3M5 8l5-5 5 5',
  bank: 'M6 18V12Q6 8 10 6L15 3M9 3h6v6',
  turn: 'M6 18V9Q6 6 9 6H17M13 2l4 4-4 4',
  koiogran: 'M6 18V8Q6 3 10 3T14 8V15M10 11l4 4 4-4',
  segnor: 'M5 18Q5 3 11 3T15 10V14M11 11l4 4 4-4',
  tallon: 'M6 18V9Q6 6 9 6H14V14M10 11l4 4 4-4',
  stationary: 'M4 4h12v12H4z',
  'reverse-straight': 'M10 3V17M5 12l5 5 5-5',
  'reverse-bank': 'M6 3V8Q6 12 10 14L15 17M9 17h6v-6',
};

interface Cell {
  choice: Choice;
  speed: number;
  bearing: string;
  color: string;
}

/** Null: these answers set no dial. */
export function dialOf(choices: readonly Choice[], press: (choice: Choice) => HTMLButtonElement): HTMLElement | null {
  const cells = choices.flatMap((choice) => cellOf(choice) ?? []);
  if (cells.length === 0 || cells.length < choices.length) return null;
  const speeds = [...new Set(cells.map(({ speed }) => speed))].sort((a, b) => b - a);
  const bearings = BEARINGS.filter((each) => cells.some(({ bearing }) => bearing === each));
  const rows = speeds.map((speed) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, String(speed)),
      ...bearings.map((each) => {
        const cell = cells.find(({ speed: own, bearing }) => own === speed && bearing === each);
        return element('td', {}, cell === undefined ? '' : pressed(cell, press(cell.choice)));
      }),
    ),
  );
  return element(
    'table',
    { class: 'dial', aria: { label: 'Dial: speeds by directions' } },
    element('tbody', {}, ...rows),
  );
}

function cellOf(choice: Choice): Cell | null {
  const maneuver = maneuverOf(choice.action);
  if (maneuver === null) return null;
  const color = /\b(white|blue|red|purple)\b(?=[^]*$)/.exec(choice.label.slice(choice.label.lastIndexOf(' to ')))?.[1];
  return { choice, ...maneuver, color: color ?? 'white' };
}

function pressed({ bearing, color, speed, choice }: Cell, made: HTMLButtonElement): HTMLButtonElement {
  const way = bearing.replace(/-(left|right)$/, '');
  const arrow = shape('path', {
    d: ARROWS[way] ?? '',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 2.5,
    ...(bearing.endsWith('-left') && { transform: 'matrix(-1 0 0 1 20 0)' }),
  });
  const drawn = shape('svg', { viewBox: '0 0 20 20', width: 20, height: 20, 'aria-hidden': 'true' });
  drawn.append(arrow);
  made.replaceChildren(drawn);
  made.classList.add(`dial-${color}`);
  made.setAttribute('aria-label', choice.label);
  made.title = `${color} ${speed} ${bearing.replaceAll('-', ' ')}`;
  return made;
}
