/** Codecs of the frames on the stack, for one state: core's own, those of abilities, and the game's. */
import * as t from 'io-ts';
import type { Ability } from '../abilities/ability';
import {
  abilityOfProcedure,
  isProcedureOfAbility,
  procedureOfAbility,
  type CoreFrames,
  type OrderFrame,
  type QueueFrame,
  type ResolveFrame,
} from '../engine/frames';
import type { GameTypes } from '../contract/game-types';
import type { Json } from './json';
import type { EngineTables } from '../engine/tables';
import type { AbilityFrame, AbilityInPlay, AbilityOnPiece, Frame, GameEvent, Trigger } from '../engine/state';
import { eventsOf, inPlayFields } from './common';
import type { OwnCodecs } from './game-codecs';
import {
  count,
  flag,
  json,
  lazy,
  list,
  make,
  named,
  namesOf,
  nullable,
  object,
  oneOf,
  optional,
  type Codec,
  type Fields,
} from './kit';

type FrameCodec = Codec<Frame>;

/** A frame with exactly this data beside its procedure and step. */
function plain<F extends Frame = Frame>(procedure: string, data: object): Codec<F> {
  const fields = { procedure: oneOf('a procedure', [procedure]), step: count, ...data };
  return object<F>(`the frame '${procedure}'`, fields as unknown as Fields<F>);
}

/** A codec of one kind of frame as one of frames. */
function someFrame<F extends Frame>(codec: Codec<F>): FrameCodec {
  return make<Frame>(codec.name, (input, context) => codec.validate(input, context));
}

/** The codec of a procedure's frames, by its name. Made as it is asked for: of the many that a game has, few are in progress. */
export function frameCodecs<G extends GameTypes>(
  tables: EngineTables<G>,
  own: OwnCodecs<G>,
  state: G['state'],
): (procedure: string) => FrameCodec {
  const player = named('a player', namesOf(own.players(state)));
  const event: Codec<GameEvent> = lazy('an event', () => eventsOf<GameEvent>(own.events(state) as never));
  const ofPiece: Fields<AbilityOnPiece> = {
    ability: named('an ability', { has: (id) => tables.registry.byId.has(id) }),
    source: named('a piece that has abilities', own.sources(state)),
    value: inPlayFields.value,
  };
  const inPlay: Fields<AbilityInPlay> = { ...ofPiece, controller: player };
  const trigger: Codec<Trigger> = heeding(
    tables,
    object<Trigger>('a triggered ability', { ...inPlay, timing: oneOf('a timing', ['before', 'after']), event }),
  );
  const ability: Fields<Omit<AbilityFrame, keyof Frame>> = {
    ...inPlay,
    event: nullable(event),
    chosen: own.chosen?.(state) ?? json,
  };
  const happening = happeningOf(tables, event);
  const ofHappening = {
    declined: optional(list(player)),
    first: optional(player),
    waiting: optional(list(object<AbilityOnPiece>('an ability of a piece', ofPiece))),
  };
  const core: { [N in keyof CoreFrames<GameEvent>]: Fields<Omit<CoreFrames<GameEvent>[N], keyof Frame>> } = {
    'order abilities': {
      arriving: list(trigger),
      ordered: list(trigger),
      players: list(player),
    } satisfies Fields<Omit<OrderFrame, keyof Frame>>,
    'ability queue': { entries: list(trigger) } satisfies Fields<Omit<QueueFrame, keyof Frame>>,
    'resolve ability': { ...ability, opted: flag } satisfies Fields<Omit<ResolveFrame, keyof Frame>>,
    happening: { event: happening, ...ofHappening },
    trigger: { event, ...ofHappening },
  };
  const ofCore = new Map(Object.entries<object>(core));
  const names = own.names(state);
  const ofAbility = (id: string): FrameCodec => {
    const entry = tables.registry.byId.get(id);
    const steps = tables.procedures.get(procedureOfAbility(id))?.steps ?? [];
    const remembered = own.memory?.(names, steps) ?? {};
    const chosen = entry?.choose ? madeChoice(ability.chosen) : ability.chosen;
    const fields = { ...ability, ...remembered, ability: oneOf('its ability', [id]), chosen };
    return someFrame(heeding(tables, plain<AbilityFrame>(procedureOfAbility(id), fields)));
  };
  return (procedure) => {
    if (procedure === 'resolve ability')
      return someFrame(heeding(tables, plain<ResolveFrame>(procedure, core['resolve ability'])));
    if (isProcedureOfAbility(procedure)) return ofAbility(abilityOfProcedure(procedure));
    const fields = ofCore.get(procedure) ?? tables.procedures.get(procedure)?.fields?.(names);
    return plain(procedure, fields ?? {});
  };
}

/** An event that the game knows how to make happen. */
function happeningOf<G extends GameTypes>(tables: EngineTables<G>, event: Codec<GameEvent>): Codec<GameEvent> {
  return make<GameEvent>('an event that can be caused', (input, context) => {
    const known = event.validate(input, context);
    if (known._tag === 'Left' || tables.happenings.has(known.right.type)) return known;
    return t.failure(input, context, `expected ${event.name} that can be caused, found '${known.right.type}'`);
  });
}

/** What was chosen for an ability: where there is a choice, it has been made before the effect begins. (Effects may choose something later, too.) */
function madeChoice(codec: Codec<Json>): Codec<Json> {
  return make<Json>(codec.name, (input, context) =>
    input === null ? t.failure(input, context, 'expected what was chosen, found null') : codec.validate(input, context),
  );
}

/** Is the event one that the ability waits for? One that is used in a window has none, or that of the window. */
function heeding<G extends GameTypes, A extends { ability: string; event: GameEvent | null; timing?: string }>(
  tables: EngineTables<G>,
  codec: Codec<A>,
): Codec<A> {
  return make<A>(codec.name, (input, context) => {
    const known = codec.validate(input, context);
    if (known._tag === 'Left') return known;
    const { event, timing, ability } = known.right;
    const entry: Ability<G> | undefined = tables.registry.byId.get(ability);
    if (entry && heeds(entry, event, timing)) return known;
    const path = t.appendContext(context, 'event', codec, event);
    return t.failure(event, path, `'${ability}' does not wait for such an event`);
  });
}

function heeds<G extends GameTypes>(entry: Ability<G>, event: GameEvent | null, timing: string | undefined): boolean {
  const { on, replaces, during } = entry;
  if (event === null) return on === undefined && replaces === undefined;
  if (during !== undefined || replaces === event.type) return true;
  return on !== undefined && on.events.some((type) => type === event.type) && (timing ?? on.timing) === on.timing;
}
