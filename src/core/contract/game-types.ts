/** The types of one game in a bundle, so that everything else speaks of a game by one name. */
import type { Action } from './question';
import type { Fields } from '../codec/kit';
import type { CoreState, Frame, GameEvent } from '../engine/state';

/**
 * What a game is made of. A game writes one interface with these members (`interface Xwing { state: XwingState; ... }`) and hands it to
 * `createEngine<Xwing>`; procedures, abilities, happenings and the `Game` itself follow from it.
 */
export interface GameTypes {
  /** Everything about a game at one moment. Plain JSON. */
  state: CoreState<this['event']>;
  /** What players and chance may answer: core's actions (`CoreAction`) and the game's, told apart by `type`. */
  action: Action;
  /** What may happen: core's events (`CoreEvent`) and the game's, told apart by `type`. */
  event: GameEvent;
  /** What `begin` takes. */
  setup: unknown;
  /** What `resume` takes. */
  position: unknown;
  /** What `view` gives. */
  view: unknown;
  /** The frame of each procedure by the procedure's name; `Frame` for those that carry nothing of their own. */
  frames: object;
  /** What the codecs of frames look up: what exists in one state, by its kind (`{ ship: Codec<string> }`). */
  names: unknown;
  /** What abilities change, by name: what `modified` is told of each when it is asked. They are numbers, or a `ValueOf` their type. */
  values: object;
  /** What abilities forbid, by name: what `forbidden` is told of each. */
  bans: object;
  /** What abilities permit though no rule does, by name: what `permitted` is told of each. */
  permits: object;
  /** The faces of each kind of die, by the kind's name: `{ red: 'hit' | 'blank' }`. */
  dice: object;
  /** The windows in which players may use abilities, by name: the type of the event that each is about, or null. A step `offers` each. */
  windows: object;
  /** The spans in which uses of abilities are counted, beside the whole game: 'round'. A step `ends` each. */
  spans: string;
  /** The kinds of abilities that no window and no event brings up: rules look them up on their card and use them. */
  kinds: string;
  /** What procedures hand to whatever called them (`give`), by the name of the field. */
  results: object;
}

/** The name of one of the game's procedures. */
export type ProcedureName<G extends GameTypes> = keyof G['frames'] & string;

/** The name of a value that abilities change. */
export type ValueName<G extends GameTypes> = keyof G['values'] & string;

/** A value of another type than a number (colors, faces, a set of names), among a game's `values`; abilities are told `About` of it. */
export interface ValueOf<T, About> {
  /** The type of the value. */
  is: T;
  /** What an ability needs to know to change it: whose, in which attack. */
  about: About;
}

/** The type of a value that abilities change. */
export type ValueType<G extends GameTypes, V extends ValueName<G>> =
  G['values'][V] extends ValueOf<infer T, unknown> ? T : number;

/** What abilities are told of a value when it is asked. */
export type AboutValue<G extends GameTypes, V extends ValueName<G>> =
  G['values'][V] extends ValueOf<unknown, infer About> ? About : G['values'][V];

/** The name of a kind of dice. */
export type DieName<G extends GameTypes> = keyof G['dice'] & string;

/** A face of dice of this kind. */
export type FaceName<G extends GameTypes, K extends DieName<G>> = G['dice'][K] & string;

/** The name of something that abilities forbid. */
export type BanName<G extends GameTypes> = keyof G['bans'] & string;

/** The name of something that abilities permit. */
export type PermitName<G extends GameTypes> = keyof G['permits'] & string;

/** The name of a window in which abilities may be used. */
export type WindowName<G extends GameTypes> = keyof G['windows'] & string;

/** The event that a window is about, or null. */
export type AboutWindow<G extends GameTypes, W extends WindowName<G>> = W extends unknown
  ? G['windows'][W] extends string
    ? Extract<G['event'], { type: G['windows'][W] }>
    : null
  : never;

/** The name of a span in which uses are counted; the whole game is one in every game, and the only one that no step ends. */
export type SpanName<G extends GameTypes> = G['spans'] | 'game';

/** The frame of the procedure of this name. */
export type FrameOf<G extends GameTypes, N extends ProcedureName<G>> = G['frames'][N] extends Frame
  ? G['frames'][N]
  : never;

/** What a frame carries beside its procedure and its step. */
export type DataOf<F> = Omit<F, keyof Frame>;

/** Codecs of what a frame carries beside its procedure and step. They stand with the type of the frame, in the file of its procedure. */
export type FieldsOf<F> = Fields<DataOf<F>>;

/** The name of a procedure whose frame carries nothing of its own. */
export type PlainProcedure<G extends GameTypes> = {
  [N in ProcedureName<G>]: keyof DataOf<G['frames'][N]> extends never ? N : never;
}[ProcedureName<G>];

/** What the procedure of this name is called with. */
export type FrameData<G extends GameTypes, N extends ProcedureName<G>> = Omit<G['frames'][N], keyof Frame>;

/** The last argument of `call`: to be left out where the procedure needs nothing. */
export type CallData<G extends GameTypes, N extends ProcedureName<G>> =
  Record<never, never> extends FrameData<G, N> ? [data?: FrameData<G, N>] : [data: FrameData<G, N>];
