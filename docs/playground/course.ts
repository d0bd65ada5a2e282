/** Courses of Armada: how the joints of the maneuver tool are set, and on which side of a ship it lies. */
import type { Action } from 'holojudge/core';
import type { Choice } from './work/turn';

export interface Course {
  ship: string;
  /** Of each joint, from straight; to the right above 0. */
  clicks: readonly number[];
  side: string;
}

/** No joint turns farther. */
export const MOST_CLICKS = 2;

/** Null: the action sets no tool. */
export function courseOf(action: Action): Course | null {
  const { ship, clicks, side } = action as Partial<Course>;
  if (action.type !== 'determine-course' || ship === undefined || clicks === undefined || side === undefined)
    return null;
  return { ship, clicks, side };
}

export const isCourse = ({ action }: Choice): boolean => courseOf(action) !== null;

/** The choice that sets the tool so; null: no rule allows that. */
export function choiceOf(choices: readonly Choice[], { clicks, side }: Pick<Course, 'clicks' | 'side'>): Choice | null {
  const found = choices.find(({ action }) => {
    const course = courseOf(action);
    return course?.side === side && course.clicks.join() === clicks.join();
  });
  return found ?? null;
}

/** With a joint turned: as far as wanted, or as near to it as a rule allows; then on the other side, if it has to be. */
export function nearestCourse(choices: readonly Choice[], from: Course, joint: number, wanted: number): Course {
  const others = from.side === 'left' ? 'right' : 'left';
  const all = choices.flatMap(({ action }) => courseOf(action) ?? []);
  const alike = all.filter(({ clicks }) => clicks.every((each, i) => i === joint || each === from.clicks[i]));
  const far = ({ clicks, side }: Course): number =>
    2 * Math.abs((clicks[joint] ?? 0) - wanted) + (side === others ? 1 : 0);
  return [from, ...alike].reduce((best, each) =>
    far(each) < far(best) || choiceOf(choices, best) === null ? each : best,
  );
}

/** `straight`, `1 left`. */
export function clicksInWords(clicks: number): string {
  return clicks === 0 ? 'straight' : `${Math.abs(clicks)} ${clicks < 0 ? 'left' : 'right'}`;
}
