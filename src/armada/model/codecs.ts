/** Codecs of what states, actions, events and frames have in common. */
import { list, number, object, oneOf, text, type Codec } from '../../core/codec';
import type { Heading, Point, Pose, Side } from '../../core/geometry';
import { COMMANDS, HULL_ZONES, OBSTACLES, type Command, type HullZone, type ObstacleId } from '../facts';
import type { SpentFor } from './actions';
import type { Phase } from './state';

export const point = object<Point>('a point', { x: number, y: number });
export const pose = object<Pose>('a pose', {
  x: number,
  y: number,
  heading: object<Heading>('a heading', { x: number, y: number }),
});
export const hullZone: Codec<HullZone> = oneOf('a hull zone', HULL_ZONES);
export const command: Codec<Command> = oneOf('a command', COMMANDS);
export const obstacle: Codec<ObstacleId> = oneOf('an obstacle', OBSTACLES);
export const side: Codec<Side> = oneOf('a side', ['left', 'right']);
export const spentFor: Codec<SpentFor> = oneOf('what is spent', ['dial', 'token', 'dial-and-token']);
export const phase: Codec<Phase> = oneOf('a phase', ['setup', 'command', 'ship', 'squadron', 'status']);
export const rules = list(text);
