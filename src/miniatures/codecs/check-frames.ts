/** Are the frames of a decoded state at one with each other and with the characters? What takes several fields of a frame, or the whole stack. */
import type { Rejection } from '../../core';
import type { MiniaturesState } from '../model/state';

/** Null: sound. Each field of each frame is in order by then. */
export function checkFrames(_state: MiniaturesState): Rejection | null {
  return null;
}
