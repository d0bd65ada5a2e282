/** Ways that ships have come, as they see them themselves, for tests of where moves end. */
import type { Pose } from '../../src/core/geometry';

/** How far a ship has come, in its own frame, and the turn of its heading there. */
export interface Way {
  right: number;
  ahead: number;
  /** The new heading in the old frame. */
  turn: { right: number; ahead: number };
}

export function wayOf(from: Pose, to: Pose): Way {
  const inFrame = (x: number, y: number) => ({
    right: x * from.heading.y - y * from.heading.x,
    ahead: x * from.heading.x + y * from.heading.y,
  });
  return { ...inFrame(to.x - from.x, to.y - from.y), turn: inFrame(to.heading.x, to.heading.y) };
}

/** To a billionth of a millimeter. */
export function expectWay(way: Way, right: number, ahead: number, turn = { right: 0, ahead: 1 }): void {
  for (const [is, should] of [
    [way.right, right],
    [way.ahead, ahead],
    [way.turn.right, turn.right],
    [way.turn.ahead, turn.ahead],
  ] as const)
    expect(Math.abs(is - should)).toBeLessThan(1e-9);
}
