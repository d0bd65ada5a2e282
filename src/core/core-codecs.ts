/** Codecs of what core adds to every state and action. */
import * as t from 'io-ts';
import type { ChanceAction } from './chance';
import { CORE_EVENT_TYPES, type CoreAction } from './core-actions';

/** Objects that are checked on use (frames, events, triggers): any plain object with these fields. */
const named = (fields: t.Props) => t.intersection([t.type(fields), t.UnknownRecord]);

export const frame = named({ procedure: t.string, step: t.Int });
export const coreEvent = named({
  type: t.keyof(Object.fromEntries(CORE_EVENT_TYPES.map((type) => [type, null]))),
  rules: t.array(t.string),
});

const rollAction = t.strict({
  type: t.literal('roll'),
  player: t.literal('chance'),
  die: t.string,
  faces: t.array(t.string),
});
const drawAction = t.strict({ type: t.literal('draw'), player: t.literal('chance'), pile: t.string, card: t.string });
export const chanceAction: t.Type<ChanceAction, unknown, unknown> = t.union([
  rollAction,
  drawAction,
]) as unknown as t.Type<ChanceAction, unknown, unknown>;

const aboutAbility = { player: t.string, ability: t.string, source: t.string };
export const coreAction: t.Type<CoreAction, unknown, unknown> = t.union([
  rollAction,
  drawAction,
  t.strict({ type: t.literal('use-ability'), ...aboutAbility }),
  t.strict({ type: t.literal('decline'), ...aboutAbility }),
  t.strict({ type: t.literal('order-ability'), ...aboutAbility }),
  t.strict({ type: t.literal('order-players'), player: t.string, first: t.string }),
  t.strict({ type: t.literal('choose'), ...aboutAbility, chosen: t.unknown }),
]) as unknown as t.Type<CoreAction, unknown, unknown>;

const abilityInPlay = { ability: t.string, source: t.string, controller: t.string };

/** The fields of `CoreState`, to spread into a game's state codec. */
export const coreStateFields = {
  stack: t.array(frame),
  depth: t.Int,
  chance: t.strict({
    mode: t.keyof({ seeded: null, scripted: null, manual: null }),
    rng: t.array(t.number),
    script: t.array(chanceAction),
    next: t.Int,
  }),
  events: t.array(named({ type: t.string, rules: t.array(t.string) })),
  inPlay: t.array(t.strict(abilityInPlay)),
  triggered: t.array(named({ ...abilityInPlay, timing: t.string })),
  used: t.array(t.strict({ ability: t.string, source: t.string, per: t.string })),
};
