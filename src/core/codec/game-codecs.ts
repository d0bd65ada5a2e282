/** The codecs of a game from what is its own: the compiler asks for every field of its state, its actions and its events. */
import type { ChanceAction } from '../chance/chance';
import type { CoreAction } from '../abilities/actions';
import type { Codecs } from '../contract/game';
import type { GameTypes } from '../contract/game-types';
import type { Json } from './json';
import type { Action } from '../contract/question';
import type { Step } from '../engine/procedure';
import type { CoreState, PlayerId } from '../engine/state';
import {
  actionsOf,
  chanceAction,
  chanceActionFields,
  coreActionFields,
  coreStateFields,
  eventsOf,
  type ActionFields,
  type EventFields,
} from './common';
import { measured } from './measured';
import { LIMITS } from './plain';
import { either, isObject, object, type Codec, type Fields, type Names } from './kit';

/** What a game's state holds beside core's part. */
export type StateFields<S extends CoreState> = Fields<Omit<S, keyof CoreState>>;

/** A game's own actions by type: what each carries beside its type and its player. */
export type OwnActionFields<A extends Action> = ActionFields<Exclude<A, CoreAction>>;

/** What a game says of the values that enter and leave it: the fields of its own; core adds the fields that are core's. */
export interface OwnCodecs<G extends GameTypes> {
  setup: Codec<G['setup']>;
  position: Codec<G['position']>;
  state: StateFields<G['state']>;
  actions: OwnActionFields<G['action']>;
  /** Its own events by type. Of a state: what they name must exist there. Null: in any. */
  events(state: G['state'] | null): EventFields<G['event']>;
  /** What the codecs of frames look up: what exists in one state. They stand with their procedures (see `procedure`). */
  names(state: G['state']): G['names'];
  /** What the frames of its abilities remember; all of it optional. `effect`: the steps of the ability. */
  memory?(names: G['names'], effect: readonly Step<G, never>[]): object;
  /** What abilities let their controllers choose, for one state. */
  chosen?(state: G['state']): Codec<Json>;
  /** The names of the players. */
  players(state: G['state']): readonly PlayerId[];
  /** The names of all that carries abilities, or did before it left play. */
  sources(state: G['state']): Names;
}

/** The codecs of a game, with core's part of states, actions and events. */
export function codecsOf<G extends GameTypes>({ setup, position, state, actions, events }: OwnCodecs<G>): Codecs<G> {
  type ByPlayers = Exclude<G['action'], ChanceAction>;
  const byPlayers = actionsOf({ ...coreActionFields, ...actions } as never) as unknown as Codec<ByPlayers>;
  const isChance = (input: unknown): boolean =>
    isObject(input) && Object.hasOwn(chanceActionFields, String(input['type']));
  return {
    setup,
    position,
    state: object<G['state']>('a state', { ...coreStateFields, ...state } as unknown as Fields<G['state']>),
    action: either('an action', isChance, chanceAction, byPlayers) as unknown as Codec<G['action']>,
    event: eventsOf<G['event']>(events(null)),
  };
}

/** The same for callers: whatever they are given, they answer. */
export function measuredCodecs<G extends GameTypes>(codecs: Codecs<G>): Codecs<G> {
  const { setup, position, state, action, event } = codecs;
  return Object.freeze({
    setup: measured(setup, LIMITS.input),
    position: measured(position, LIMITS.input),
    state: measured(state, LIMITS.state),
    action: measured(action, LIMITS.action),
    event: measured(event, LIMITS.input),
  });
}
