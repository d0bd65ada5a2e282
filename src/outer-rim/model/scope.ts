/** What a list of effects is about: who 'you' are, the card they stand on, the contact, patrol, job or cargo that is met; and what happens later. */
import type { Source } from './events';
import type { Faction } from '../facts';
import type { FrameData, PlayerId } from '../../core';
import type { SpaceId } from './state';
import type { OuterRim } from './types';

/** A drawn card that may be kept. */
export interface Drawn {
  from: 'encounter' | 'databank';
  card: string;
  /** Encounter cards: the space whose section is resolved. */
  space: SpaceId | null;
}

/** What a list of effects is about, beside the table itself. */
export interface Scope {
  you: PlayerId;
  /** Where gains come from, for the story: a kind and a name. */
  from: Source;
  what: string;
  /** The card or secret that the effects stand on, if a player has it: an id. */
  card: string | null;
  drawn: Drawn | null;
  /** The contact that is met: index in `state.contacts`. */
  contact: number | null;
  patrol: Faction | null;
  /** The job that is attempted: id of the card. */
  job: string | null;
  /** The cargo that is delivered: id of the card. */
  cargo: string | null;
}

/** Procedures that may happen later, by how a test or a combat ends. */
type Later = 'effects' | 'patrol beaten' | 'patrol moves off' | 'bounty won' | 'crew escapes';

/** What happens later, written down: a procedure and its data. */
export type Continuation = {
  [N in Later]: { procedure: N; data: FrameData<OuterRim, N> };
}[Later];
