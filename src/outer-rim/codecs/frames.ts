/** What the procedures in progress of a saved game hold: codecs of their data, for one state. */
import * as t from 'io-ts';
import {
  anyText,
  count,
  each,
  either,
  flag,
  integer,
  list,
  make,
  nothing,
  nullable,
  object,
  oneOf,
  record,
  tagged,
  text,
  type Codec,
  type Fields,
  type FrameFields,
} from '../../core/codec';
import { body, deck, faction } from './state';
import type { Effect } from '../facts';
import { effect, effects } from '../lists/codecs/effects';
import { illegalCargo } from '../lists/codecs/pack';
import { effectProcedures } from '../procedures/effects';
import type { EffectFrames, Memory } from '../procedures/effects/effect';
import type { Continuation } from '../model/scope';
import type { EffectsFrame } from '../model/scope';
import type { Scope } from '../model/scope';
import type { Drawn } from '../model/scope';
import { captured, combat, goal, how, opponentIn, part, rollFor, skill, source } from './events';
import type { Sides } from '../model/frames';
import { namesIn, type OuterRimNames } from './names';
import type { WonFrame } from '../procedures/bounties';
import type { MetPatrolFrame } from '../procedures/patrols';
import type { OuterRimState } from '../model/state';
import type { OuterRim } from '../model/types';

const sides = object<Sides>('sides', each(['attacker', 'defender'], integer));
const faces = list(text);
const discount = either<'free', number>(
  'a discount',
  (input) => input === 'free',
  oneOf('a discount', ['free']),
  integer,
);

/** A card that was drawn; of the databank it belongs to no space. */
function drawnIn({ encounter, databank, section }: OuterRimNames): Codec<Drawn> {
  const ofDatabank = { from: oneOf('databank', ['databank']), card: databank, space: nothing };
  const ofEncounters = { from: oneOf('encounter', ['encounter']), card: encounter, space: nullable(section) };
  return tagged<Drawn>()('a drawn card', 'from', {
    encounter: object<Drawn>('a drawn encounter card', ofEncounters as never),
    databank: object<Drawn>('a drawn databank card', ofDatabank as never),
  });
}

function scopeIn(names: OuterRimNames): Codec<Scope> {
  return object<Scope>('a scope', {
    you: names.player,
    from: source,
    what: anyText,
    card: nullable(names.owned),
    drawn: nullable(drawnIn(names)),
    contact: nullable(names.token),
    patrol: nullable(faction),
    job: nullable(names.owned),
    cargo: nullable(names.owned),
  });
}

type DataOf<F> = Fields<Omit<F, 'procedure' | 'step'>>;

type Later<N extends Continuation['procedure']> = Extract<Continuation, { procedure: N }>;

function later<N extends Continuation['procedure']>(procedure: N, data: Fields<Later<N>['data']>): Codec<Later<N>> {
  const fields = {
    procedure: oneOf('a procedure', [procedure]),
    data: object<Later<N>['data']>(`the data of '${procedure}'`, data),
  };
  return object<Later<N>>(`'${procedure}' later`, fields as unknown as Fields<Later<N>>);
}

/** What procedures that are called later carry. */
function laterIn(names: OuterRimNames) {
  const { player, space, owned, token } = names;
  const listed: DataOf<EffectsFrame> = { effects, next: count, scope: scopeIn(names) };
  const met: DataOf<MetPatrolFrame> = { player, faction, space };
  const won: DataOf<WonFrame> = { player, bounty: owned, token, crew: nullable(owned) };
  const escapes = { player, crew: owned };
  const continuation = tagged<Continuation>()('what follows', 'procedure', {
    effects: later('effects', listed),
    'patrol beaten': later('patrol beaten', met),
    'patrol moves off': later('patrol moves off', met),
    'bounty won': later('bounty won', won),
    'crew escapes': later('crew escapes', escapes),
  });
  return { listed, met, won, escapes, continuation: nullable(continuation) };
}

/** What each procedure's frame carries. */
export function frameFields(state: OuterRimState): FrameFields<OuterRim> {
  const names = namesIn(state);
  const { player, space, owned, token } = names;
  const { listed, met, won, escapes, continuation } = laterIn(names);
  const chosen = { player, chosen: nullable(text) };
  const ability = { player, usedHere: list(text) };
  const ofCard = { player, card: owned };
  const buying = {
    player,
    deck,
    card: names.market,
    discount,
    barter: list(owned),
    ship: nullable(names.ship),
  };
  return {
    ...effectFields(names),
    effects: listed,
    'modular map': { drawn: list(text) },
    'roll for first player': { among: list(player), counts: list(count) },
    'choose character': { player },
    'set up character': { player, drawn: nullable(names.databank), next: count },
    turn: { player, over: flag },
    'planning step': ability,
    movement: { player, left: integer, moved: flag, halt: flag },
    'action step': { ...ability, performed: list(text) },
    'trade action': { player, with: player, gives: list(owned), takes: list(owned), accepted: flag },
    'market action': { player, discount: integer, stopped: flag },
    'turn up market card': { deck, towards: nullable(player), drawn: nullable(names.market) },
    'buy a card': buying,
    purchase: buying,
    'deliver action': { player, delivered: count },
    'deliver cargo': { ...ofCard, failed: flag },
    'move patrol': {
      faction: faction as Codec<string>,
      player,
      towards: player,
      why: oneOf('why', ['market', 'card']),
      left: integer,
      route: list(space),
    },
    'patrol encounter': met,
    'patrol beaten': met,
    'patrol moves off': met,
    'encounter step': ability,
    'space encounter': {
      player,
      deck: names.encounterDeck,
      drawn: nullable(names.encounter),
      kept: flag,
      space: nullable(names.section),
    },
    'databank card': {
      player,
      number: integer,
      drawn: nullable(names.databank),
      kept: flag,
      next: count,
      scope: scopeIn(names),
    },
    'reveal contact': { token },
    'contact encounter': { player, token, bounty: nullable(owned) },
    'bounty won': won,
    'crew escapes': escapes,
    'fight a crew': { player, bounty: owned, crew: owned, protected: flag },
    'bounty reward': { ...ofCard, how: captured },
    'attempt job': { ...ofCard, outcome: nullable(oneOf('an outcome', ['completed', 'failed'])) },
    'complete job': ofCard,
    'complete goal': { player, goal, fame: count },
    'gain card': {
      player,
      from: oneOf('an origin', ['market', 'encounter', 'databank']),
      card: text,
      space: nullable(names.section),
      how,
      optional: flag,
      left: flag,
      token: nullable(token),
    },
    'fit cards': { player },
    'take ship': { player, ship: names.ship },
    'contact flees': { player, token, space, place: nullable(text) },
    roll: { owner: nullable(player), roller: player, for: rollFor, count, faces },
    'skill test': {
      player,
      skill: skill as Codec<string>,
      extra: integer,
      faces,
      pass: continuation,
      fail: continuation,
    },
    combat: {
      combat,
      attacker: player,
      defender: opponentIn(state),
      value: nullable(count),
      forWhom: player,
      win: continuation,
      lose: continuation,
      without: nullable(owned),
      extra: sides,
      more: sides,
      damage: sides,
      faces,
      winner: nullable(oneOf('a winner', ['attacker', 'defender'])),
    },
    'suffer damage': { player, on: body, amount: integer, unavoidable: flag },
    'become defeated': { player, on: body, prevented: flag },
    'lose reputation': { player, faction: faction as Codec<string>, prevented: flag },
    'AI turn': { player, card: nullable(names.ai) },
    'AI section': { player, card: names.ai, part, next: count },
    'AI delivers': { ...ofCard, illegal: nullable(illegalCargo) },
    'AI patrol encounter': chosen,
    'AI completes a job': chosen,
    'AI reputation': { ...chosen, with: oneOf('where', ['here', 'nearest-patrol']), gain: integer },
    'AI gains a crew': { player, token, drawn: nullable(names.databank), gained: flag },
    'AI movement': { player, way: nullable(list(space)), left: integer },
    'AI buying': { player, deck, goals: list(deck), ship: nullable(names.ship) },
    'AI places a goal': { player, card: names.market },
  };
}

/** What some kinds of effect remember. */
const memory: { [K in keyof Memory]: Fields<Memory[K]> } = {
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

/** Every kind of effect is a procedure that carries the effect, its scope and what was chosen; some remember a little more. */
function effectFields(names: OuterRimNames): Pick<FrameFields<OuterRim>, keyof EffectFrames> {
  const choice = either<string, number>('a choice', (input) => typeof input === 'string', anyText, integer);
  const all = { scope: scopeIn(names), chosen: record('choices', nullable(choice)) };
  const kinds = effectProcedures.flatMap(({ name }) =>
    name.startsWith('effect ') ? [name.slice('effect '.length)] : [],
  );
  const tables = kinds.map((kind) => {
    const own = Object.hasOwn(memory, kind) ? memory[kind as keyof Memory] : {};
    return [`effect ${kind}`, { ...all, ...own, effect: effectOf(kind) }];
  });
  // One entry for each kind of effect, made from the list of their procedures.
  return Object.fromEntries(tables) as Pick<FrameFields<OuterRim>, keyof EffectFrames>;
}

/** An effect of the kind that the procedure carries out. */
function effectOf(kind: string): Codec<Effect> {
  return make<Effect>(`the effect ${kind}`, (input, context) => {
    const read = effect.validate(input, context);
    if (read._tag === 'Left' || read.right.do === kind) return read;
    return t.failure(input, context, `expected the effect ${kind}, found ${read.right.do}`);
  });
}
