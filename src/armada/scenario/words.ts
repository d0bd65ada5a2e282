/** Small words of the table: commands, joints of the maneuver tool, faces of dice. */
import type { Command, DieFace } from '../facts';
import type { SpentFor } from '../model/actions';
import type { Clicks } from '../queries/maneuver-tool';

/** `concentrate fire`. */
export function sayCommand(command: Command): string {
  return command.replace('-', ' ');
}

/** Clicks of a joint by the words for them. */
export const JOINTS: Readonly<Record<string, Clicks>> = {
  straight: 0,
  '1 left': -1,
  '2 left': -2,
  '1 right': 1,
  '2 right': 2,
};

export function sayClicks(clicks: number): string {
  return Object.keys(JOINTS).find((word) => JOINTS[word] === clicks) ?? String(clicks);
}

/** Faces of attack dice by the words for them. */
export const FACE_WORDS: Readonly<Record<string, DieFace>> = {
  hit: 'hit',
  'double hit': 'double-hit',
  'double-hit': 'double-hit',
  crit: 'critical',
  critical: 'critical',
  'hit crit': 'hit-critical',
  'hit critical': 'hit-critical',
  'hit-critical': 'hit-critical',
  accuracy: 'accuracy',
  blank: 'blank',
};

/** What is spent for a command. */
export const WITH: Readonly<Record<SpentFor, string>> = {
  dial: 'its dial',
  token: 'a token',
  'dial-and-token': 'its dial and a token together',
};
