import * as fc from 'fast-check';
import {
  ahead,
  basePolygon,
  headingFromDegrees,
  poseAt,
  squareBase,
  type Base,
  type Polygon,
  type Pose,
  type Template,
} from '../../../src/core/geometry';

export const small: Base = squareBase(40);
export const medium: Base = squareBase(60);
export const large: Base = squareBase(80);

/** A pose by coordinates and compass degrees. */
export function at(x: number, y: number, degrees = 0): Pose {
  return poseAt({ x, y }, headingFromDegrees(degrees));
}

/** A base of a size at a pose. */
export function placed(x: number, y: number, degrees = 0, base: Base = small): Polygon {
  return basePolygon(at(x, y, degrees), base);
}

/** Lengths as likely in one part of the range as in another; `fc.double` alone draws its exponent, and nine of ten would be nearly 0. */
export const mm = (min: number, max: number): fc.Arbitrary<number> => {
  const parts = 2 ** 31 - 1;
  const even = fc.integer({ min: 0, max: parts }).map((part) => min + (max - min) * (part / parts));
  const whole = fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.floor(max)) });
  return fc.oneof(
    { arbitrary: even, weight: 6 },
    { arbitrary: whole.map((each) => Math.min(max, each)), weight: 2 },
    { arbitrary: fc.double({ min, max, noNaN: true }), weight: 1 },
  );
};
export const anyAngle: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -32, max: 32 }).map((i) => i * 22.5),
  mm(-720, 720),
);
export const anyBase: fc.Arbitrary<Base> = fc.constantFrom(small, medium, large, { width: 43, length: 71 });
export const anyPose: fc.Arbitrary<Pose> = fc
  .tuple(mm(-300, 300), mm(-300, 300), anyAngle)
  .map(([x, y, a]) => at(x, y, a));
export const anyPlaced: fc.Arbitrary<Polygon> = fc
  .tuple(anyPose, anyBase)
  .map(([pose, base]) => basePolygon(pose, base));
export const anyTemplate: fc.Arbitrary<Template> = fc.oneof(
  fc.constantFrom(40, 80, 120, 160, 200).map((length): Template => ({ shape: 'straight', length, width: 20 })),
  fc
    .record({
      side: fc.constantFrom('left' as const, 'right' as const),
      curve: fc.constantFrom([80, 45], [130, 45], [180, 45], [35, 90], [62.5, 90], [90, 90]),
    })
    .map(({ side, curve: [radius, angle] }): Template => ({
      shape: 'curve',
      side,
      radius: radius as number,
      angle: angle as number,
      width: 20,
    })),
);

/** Some bases strewn along the way of a move. */
export const basesInTheWay = (start: Pose): fc.Arbitrary<Polygon[]> =>
  fc.array(
    fc
      .tuple(mm(-120, 120), mm(20, 260), anyAngle, anyBase)
      .map(([x, y, a, base]) => basePolygon({ ...ahead(at(start.x + x, start.y, a), 0), y: start.y + y }, base)),
    { minLength: 1, maxLength: 4 },
  );

/** The numbers of a position rounded to a millionth of a mm, for comparing with what was worked out by hand. */
export function rounded(pose: { x: number; y: number }): { x: number; y: number } {
  const round = (n: number): number => Math.round(n * 1e6) / 1e6 + 0;
  return { x: round(pose.x), y: round(pose.y) };
}
