/**
 * What a viewer may know of the part of a state that core keeps, and dealing anew what they may not. A game says what they see of its own parts; for
 * core's, whether frames, events and sources of abilities are open.
 */
import { anotherFuture, startChance, type Chance } from '../chance/chance';
import type { Viewer } from '../contract/game';
import type { GameTypes } from '../contract/game-types';
import type { AbilityInPlay, AbilityUse, CoreState, Frame, GameEvent } from '../engine/state';
import { sameJson, type Json } from '../codec/json';
import { firstRejection, impossible, type Rejection } from '../contract/rejection';
import { covered, resampledSecrets, hiddenFrom, type Secret } from './secrets';
import type { AnyViewer } from './viewer';

/** The part of core in a view. Neither the seed nor the script of chance, nor what only the engine needs, is there. */
export interface CoreView<E extends GameEvent = GameEvent> {
  /** Procedures in progress, the innermost last: where each is, and what it carries where that is open. */
  stack: readonly Frame[];
  /** What happened since the last decision. */
  events: readonly E[];
  inPlay: readonly AbilityInPlay[];
  used: readonly AbilityUse[];
  chance: { mode: Chance['mode'] };
}

/** A state without what core keeps of it. */
export type OwnParts<G extends GameTypes> = Omit<G['state'], keyof CoreState>;

/** What a game says of a viewer's knowledge. */
export interface Knowledge<G extends GameTypes> {
  /** The game's own parts of the state, as the viewer may know them. In `own` the secrets of others are covered; `state` is the whole. */
  parts(own: OwnParts<G>, viewer: AnyViewer, state: G['state']): Omit<G['view'], keyof CoreView>;
  /** What players have chosen and not yet told. Default: nothing. */
  secrets?(state: G['state']): readonly Secret[];
  /** The event as the viewer may know it; null: not at all. Default: as it is. */
  event?(state: G['state'], event: G['event'], viewer: AnyViewer): G['event'] | null;
  /** May the viewer know what a frame carries? Default: no; that the procedure is in progress is public. */
  isFrameOpen?(state: G['state'], frame: Frame, viewer: AnyViewer): boolean;
  /** May the viewer know which abilities a piece brings into play? Default: yes. */
  isSourceOpen?(state: G['state'], source: string, viewer: AnyViewer): boolean;
  /** What was told, in agreement with what is hidden: events name secrets, which lie in the state as well. Default: none does. */
  retold?(state: G['state']): readonly G['event'][];
  /**
   * A state that the viewer cannot tell from this one: what is hidden in the game's own parts dealt anew by this chance. Secrets have been, and
   * events that are `retold` follow.
   */
  resample(state: G['state'], viewer: Viewer, chance: Chance): G['state'];
}

/** The state as this viewer may know it. */
export function viewOf<G extends GameTypes>(knowledge: Knowledge<G>, state: G['state'], viewer: AnyViewer): G['view'] {
  const isOpen = ({ source }: { source: string }): boolean => knowledge.isSourceOpen?.(state, source, viewer) ?? true;
  const {
    format: _format,
    stack,
    depth: _depth,
    added: _added,
    triggered: _triggered,
    events: _events,
    inPlay,
    used,
    chance,
    ...own
  } = state;
  const core: CoreView<G['event']> = {
    stack: stack.map((frame) => seenFrame(knowledge, state, frame, viewer)),
    events: seenEvents(knowledge, state, viewer),
    inPlay: inPlay.filter(isOpen),
    used: used.filter(isOpen),
    chance: { mode: chance.mode },
  };
  const seen = covered(own, hiddenFrom(viewer, knowledge.secrets?.(state) ?? []));
  return { ...(knowledge.parts(seen, viewer, state) as object), ...core } as G['view'];
}

function seenFrame<G extends GameTypes>(
  knowledge: Knowledge<G>,
  state: G['state'],
  frame: Frame,
  viewer: AnyViewer,
): Frame {
  if (knowledge.isFrameOpen?.(state, frame, viewer)) return frame;
  return { procedure: frame.procedure, step: frame.step };
}

function seenEvents<G extends GameTypes>(knowledge: Knowledge<G>, state: G['state'], viewer: AnyViewer): G['event'][] {
  return state.events.flatMap((event) => {
    const seen = knowledge.event ? knowledge.event(state, event, viewer) : event;
    return seen === null ? [] : [seen];
  });
}

/** Another state that the viewer cannot tell from this one, the same for the same seed. What comes next by chance is new, too. */
export function resampled<G extends GameTypes>(
  knowledge: Knowledge<G>,
  state: G['state'],
  viewer: Viewer,
  seed: number,
): G['state'] {
  const chance = startChance({ mode: 'seeded', seed });
  const secrets = hiddenFrom(viewer, knowledge.secrets?.(state) ?? []);
  const dealt = knowledge.resample(resampledSecrets(state, secrets, chance), viewer, chance);
  const events = knowledge.retold ? [...knowledge.retold(dealt)] : dealt.events;
  return { ...dealt, events, chance: anotherFuture(state.chance, chance) };
}

/** An event of a save that names another secret than the one that lies there, or null. */
export function toldOtherwise<G extends GameTypes>({ retold }: Knowledge<G>, state: G['state']): Rejection | null {
  if (!retold) return null;
  const told = retold(state);
  return firstRejection(state.events, (event, i) =>
    sameJson(event as unknown as Json, told[i] as unknown as Json)
      ? null
      : impossible('told-otherwise', 'What lies there is something else.', ['events', i]),
  );
}

/** The same state with other random numbers to come, and no script. */
export function reseeded<S extends CoreState>(state: S, seed: number): S {
  return { ...state, chance: anotherFuture(state.chance, startChance({ mode: 'seeded', seed })) };
}
