/** The words that effects are written in: each kind of effect is a procedure of its own, `effect test`, `effect gain` ... */
import * as t from 'io-ts';
import {
  allowed,
  copyOf,
  question,
  type AskStep,
  type Frame,
  type FrameOf,
  type PlayerId,
  type Procedure,
  type Question,
  type RuleId,
  type RunStep,
  type Step,
} from '../../../core';
import type { Act, OuterRimAction } from '../../model/actions';
import { factionsMeant, type Looking } from '../../queries/conditions';
import type { Effect, Faction, FactionRef } from '../../facts';
import { ask, procedure, run } from '../../engine';
import type { OuterRimState } from '../../model/state';
import type { Scope } from '../../model/scope';
import type { OuterRim } from '../../model/types';
import {
  anyText,
  count,
  either,
  flag,
  integer,
  list,
  make,
  nullable,
  record,
  text,
  type Codec,
  type Fields,
  type FieldsOf,
} from '../../../core/codec';
import { effect as anyEffect } from '../../facts/codecs/effects';
import { faces } from '../../model/codecs';
import type { OuterRimNames } from '../../queries/names';
import { scopeCodec } from './scope';

type Do<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** What some kinds of effect remember beside their choices: fields of their frames, as they are when the effect begins. */
const MEMORY = {
  /** Did the card find a slot? */
  keep: { gained: false },
  discard: { discarded: 0 },
  'discard-secrets': { discarded: 0 },
  /** A purchase was broken off before paying. */
  'gain-card': { stopped: false },
  /** What the dice show. */
  roll: { faces: [] as string[] },
  /** Indexes of the dice that are rerolled. */
  reroll: { dice: [] as number[] },
  /** Spaces that the patrol may still be moved. */
  'move-patrol': { left: 0 },
  /** Places of the tokens looked at so far. */
  peek: { done: [] as string[] },
  reveal: { done: [] as string[] },
};
export type Memory = typeof MEMORY;

const memoryFields: { [K in keyof Memory]: Fields<Memory[K]> } = {
  keep: { gained: flag },
  discard: { discarded: count },
  'discard-secrets': { discarded: count },
  'gain-card': { stopped: flag },
  roll: { faces },
  reroll: { dice: list(count) },
  'move-patrol': { left: integer },
  peek: { done: list(text) },
  reveal: { done: list(text) },
};
type MemoryOf<K extends Effect['do']> = K extends keyof Memory ? Memory[K] : object;

/** Frame of an effect that remembers nothing of its own. */
interface PlainEffectFrame<K extends Effect['do'] = Effect['do']> extends Frame {
  effect: Do<K>;
  scope: Scope;
  /** What was chosen so far, by name. */
  chosen: Record<string, string | number | null>;
}
export type EffectFrame<K extends Effect['do'] = Effect['do']> = PlainEffectFrame<K> & MemoryOf<K>;

/** The data of the frame in which an effect begins. */
export function effectData<K extends Effect['do']>(next: Do<K>, scope: Scope): Omit<EffectFrame<K>, keyof Frame> {
  const memory = Object.hasOwn(MEMORY, next.do) ? copyOf(MEMORY[next.do as keyof Memory]) : {};
  return { effect: next, scope, chosen: {}, ...memory } as unknown as Omit<EffectFrame<K>, keyof Frame>;
}

/** Every kind of effect carries the effect, its scope and what was chosen; some remember a little more. */
function effectFields(kind: Effect['do'], names: OuterRimNames): object {
  const choice = either<string, number>('a choice', (input) => typeof input === 'string', anyText, integer);
  const own = Object.hasOwn(memoryFields, kind) ? memoryFields[kind as keyof Memory] : {};
  return { scope: scopeCodec(names), chosen: record('choices', nullable(choice)), ...own, effect: effectOf(kind) };
}

/** An effect of the kind that the procedure carries out. */
function effectOf(kind: string): Codec<Effect> {
  return make<Effect>(`the effect ${kind}`, (input, context) => {
    const read = anyEffect.validate(input, context);
    if (read._tag === 'Left' || read.right.do === kind) return read;
    return t.failure(input, context, `expected the effect ${kind}, found ${read.right.do}`);
  });
}

/** Each kind of effect is a procedure of its own. */
export type EffectFrames = { [K in Effect['do'] as `effect ${K}`]: EffectFrame<K> };

/** The part of it that every kind of effect has. */
export type AnyEffectFrame = Pick<PlainEffectFrame, 'scope' | 'chosen'>;

type EffectStep<K extends Effect['do']> = Step<OuterRim, FrameOf<OuterRim, `effect ${K}`>>;

export function effect<K extends Effect['do']>(name: K, ...steps: readonly EffectStep<K>[]): Procedure<OuterRim> {
  // The compiler does not see that the fields of one kind are those of its frame.
  const fields = (names: OuterRimNames): object => effectFields(name, names);
  return procedure(`effect ${name}`, fields as () => FieldsOf<FrameOf<OuterRim, `effect ${K}`>>, steps);
}

/** The game carries out the effect. */
export function does<K extends Effect['do']>(
  name: string,
  rules: readonly RuleId[],
  carryOut: (state: OuterRimState, effect: Do<K>, scope: Scope, frame: EffectFrame<K>) => void,
): RunStep<OuterRim, EffectFrame<K>> {
  return run(name, rules, (state, frame: EffectFrame<K>) => carryOut(state, frame.effect, frame.scope, frame));
}

/** 'You' decide something. */
export function decides<K extends Effect['do'], Q extends OuterRimAction>(
  name: string,
  rules: readonly RuleId[],
  asks: (state: OuterRimState, frame: EffectFrame<K>) => Question<Q> | null,
  answer: (state: OuterRimState, frame: EffectFrame<K>, action: Q) => 'again' | void,
): AskStep<OuterRim, EffectFrame<K>> {
  return ask(name, rules, asks, answer);
}

export const looking = (scope: Scope): Looking => ({ you: scope.you, patrol: scope.patrol });

/** 'You' choose a faction where several are meant; it is then `frame.chosen.faction`. */
export function choosesFaction<K extends Effect['do']>(
  meant: (effect: Do<K>) => FactionRef | undefined,
): AskStep<OuterRim, EffectFrame<K>> {
  return decides<K, Act<'choose-faction'>>(
    'choose a faction',
    ['or.reputation.02'],
    (state, { effect: of, scope }) => {
      const ref = meant(of);
      const factions = ref === undefined ? [] : factionsMeant(state, looking(scope), ref);
      if (factions.length < 2) return null;
      const choices = factions.map((faction) => allowed({ type: 'choose-faction', player: scope.you, faction }));
      return question(scope.you, 'a faction', choices);
    },
    (_state, frame, action) => {
      frame.chosen['faction'] = action.faction;
    },
  );
}

/** The faction that was meant, or chosen; undefined: there is none. */
export function factionOf(state: OuterRimState, frame: AnyEffectFrame, meant: FactionRef): Faction | undefined {
  const chosen = frame.chosen['faction'];
  return (chosen as Faction | undefined) ?? factionsMeant(state, looking(frame.scope), meant)[0];
}

/** 'You' choose one of the players; the only one is taken without asking. It is then `frame.chosen.player`. */
export function choosesPlayer<K extends Effect['do']>(
  rules: readonly RuleId[],
  among: (state: OuterRimState, frame: EffectFrame<K>) => readonly PlayerId[],
): readonly [AskStep<OuterRim, EffectFrame<K>>, RunStep<OuterRim, EffectFrame<K>>] {
  return [
    decides<K, Act<'choose-player'>>(
      'choose a player',
      rules,
      (state, frame) => {
        const players = among(state, frame);
        if (players.length < 2) return null;
        const { you } = frame.scope;
        const choices = players.map((chosen) => allowed({ type: 'choose-player', player: you, chosen }));
        return question(you, 'a player', choices);
      },
      (_state, frame, { chosen }) => {
        frame.chosen['player'] = chosen;
      },
    ),
    run('take the only player', rules, (state, frame: EffectFrame<K>) => {
      frame.chosen['player'] ??= among(state, frame)[0] ?? null;
    }),
  ];
}
