/** Maneuver templates and the range ruler, in mm. Lengths measured from the pieces; the rulebook gives none. */
import { bankTemplate, straightTemplate, turnTemplate, type Side, type Template } from '../../core/geometry';
import type { Bearing } from '.';

/** One section of the range ruler. */
export const RANGE_BAND = 100;
/** Width of every template. */
export const TEMPLATE_WIDTH = 20;
/** Length of a straight template for each point of speed. */
export const STRAIGHT_LENGTH = 40;
/** Radius of the middle line of bank (45 degrees) and turn (90 degrees) templates of speed 1, 2, 3 (xw.bearing.06, xw.bearing.07). */
const BANK_RADIUS = [80, 130, 180] as const;
const TURN_RADIUS = [35, 62.5, 90] as const;
/** Templates go up to this speed (xw.speed.02). */
const STRAIGHT_SPEEDS = 5;
const CURVE_SPEEDS = 3;

type Shape = 'straight' | 'bank' | 'turn';

/** Which template a bearing uses, and to which side it curves as seen from the end of the base where it lies. */
const BEARING_TEMPLATE: Readonly<Record<Bearing, { shape: Shape; side: Side } | null>> = {
  straight: { shape: 'straight', side: 'left' },
  'bank-left': { shape: 'bank', side: 'left' },
  'bank-right': { shape: 'bank', side: 'right' },
  'turn-left': { shape: 'turn', side: 'left' },
  'turn-right': { shape: 'turn', side: 'right' },
  koiogran: { shape: 'straight', side: 'left' },
  'segnor-left': { shape: 'bank', side: 'left' },
  'segnor-right': { shape: 'bank', side: 'right' },
  'tallon-left': { shape: 'turn', side: 'left' },
  'tallon-right': { shape: 'turn', side: 'right' },
  stationary: null,
  // Backward with the templates of straights and banks (xw.bearing.23, xw.bearing.25).
  'reverse-straight': { shape: 'straight', side: 'left' },
  // What curves to the ship's left behind it curves to the right as seen from its rear.
  'reverse-bank-left': { shape: 'bank', side: 'right' },
  'reverse-bank-right': { shape: 'bank', side: 'left' },
};

/** Along these the facing does not change (xw.bearing.05). */
const STRAIGHT = [1, 2, 3, 4, 5].map((speed) => straightTemplate(STRAIGHT_LENGTH * speed, TEMPLATE_WIDTH));
const CURVES = {
  bank: bothSides(BANK_RADIUS, bankTemplate),
  turn: bothSides(TURN_RADIUS, turnTemplate),
};

/** The template of a speed and bearing; null for stationary maneuvers and speeds without a template (xw.maneuver.04, xw.bearing.16). */
export function templateOf(speed: number, bearing: Bearing): Template | null {
  const use = BEARING_TEMPLATE[bearing];
  if (use === null) return null;
  const cut = use.shape === 'straight' ? STRAIGHT : CURVES[use.shape][use.side];
  return cut[speed - 1] ?? null;
}

/** The highest speed for which the bearing has a template; 0 for stationary. */
export function highestSpeed(bearing: Bearing): number {
  const use = BEARING_TEMPLATE[bearing];
  if (use === null) return 0;
  return use.shape === 'straight' ? STRAIGHT_SPEEDS : CURVE_SPEEDS;
}

function bothSides(
  radii: readonly number[],
  cut: (radius: number, side: Side, width: number) => Template,
): Readonly<Record<Side, readonly Template[]>> {
  const of = (side: Side): Template[] => radii.map((radius) => cut(radius, side, TEMPLATE_WIDTH));
  return { left: of('left'), right: of('right') };
}
