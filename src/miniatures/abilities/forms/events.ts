/** Events as abilities see them: of one type, with the frame of what answers to them. */
import type { AbilityFrame } from '../../../core';
import type { MiniaturesEvent } from '../../model/events';

export type Of<T extends MiniaturesEvent['type']> = Extract<MiniaturesEvent, { type: T }>;

export type Resolved = AbilityFrame<Extract<MiniaturesEvent, { type: 'attack-resolved' }>>;
export type Hit = AbilityFrame<Extract<MiniaturesEvent, { type: 'attack-hit' }>>;

export type Declared = Extract<MiniaturesEvent, { type: 'attack-declared' }>;
