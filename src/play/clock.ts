/** How long something takes: tools may stop when their time is up. What they find by then they find in the same order on every machine. */

/** Milliseconds since some moment. */
export function now(): number {
  return performance.now();
}
