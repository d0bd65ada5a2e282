/** What the procedures in progress of a saved game hold: the codecs that stand with each procedure, for one state. */
import * as t from 'io-ts';
import {
  anyText,
  either,
  integer,
  make,
  nullable,
  object,
  oneOf,
  record,
  tagged,
  type Codec,
  type Fields,
  type FrameFields,
} from '../../core/codec';
import type { Effect } from '../facts';
import { effect } from '../facts/codecs/effects';
import type { Continuation } from '../model/scope';
import type { OuterRimState } from '../model/state';
import type { OuterRim } from '../model/types';
import { actionStepFields } from '../procedures/action-step';
import { aiContactFields, aiDeliveryFields, choiceFields, reputationFields } from '../procedures/ai-bullets';
import { aiBuyingFields, aiGoalFields } from '../procedures/ai-buying';
import { aiMovementFields } from '../procedures/ai-movement';
import { aiTurnFields, sectionFields } from '../procedures/ai-turn';
import { escapeFields, huntFields, rewardFields, wonFields } from '../procedures/bounties';
import { buyFields } from '../procedures/buying';
import { fitFields, fleeFields, gainFields, shipFields } from '../procedures/cards';
import { combatFields } from '../procedures/combat';
import { contactFields, revealFields } from '../procedures/contacts';
import { damageFields, defeatFields, loseReputationFields } from '../procedures/damage';
import { databankFields } from '../procedures/databank';
import { deliverFields, deliveryFields } from '../procedures/deliver';
import { rollFields } from '../procedures/dice';
import { effectProcedures } from '../procedures/effects';
import { type EffectFrames, type Memory, memoryFields } from '../procedures/effects/effect';
import { effectsFields } from '../procedures/effects/flow';
import { scopeCodec } from '../procedures/effects/scope';
import { encounterStepFields } from '../procedures/encounter-step';
import { turnFields } from '../procedures/game';
import { goalFields } from '../procedures/goals';
import { completeFields, jobFields } from '../procedures/jobs';
import { marketFields } from '../procedures/market';
import { movementFields } from '../procedures/movement';
import { metPatrolFields, movePatrolFields } from '../procedures/patrols';
import { planningFields } from '../procedures/planning-step';
import { characterFields, chooseFields, firstFields, mapFields } from '../procedures/setup';
import { testFields } from '../procedures/skill-test';
import { encounterFields } from '../procedures/space-encounter';
import { tradeFields } from '../procedures/trade';
import { turnUpFields } from '../procedures/turn-up';
import { namesIn, type OuterRimNames } from '../queries/names';

type Later<N extends Continuation['procedure']> = Extract<Continuation, { procedure: N }>;

function later<N extends Continuation['procedure']>(procedure: N, data: Fields<Later<N>['data']>): Codec<Later<N>> {
  const fields = {
    procedure: oneOf('a procedure', [procedure]),
    data: object<Later<N>['data']>(`the data of '${procedure}'`, data),
  };
  return object<Later<N>>(`'${procedure}' later`, fields as unknown as Fields<Later<N>>);
}

/** What follows a test or a combat, by how it ends. */
function continuationIn(names: OuterRimNames): Codec<Continuation | null> {
  const continuation = tagged<Continuation>()('what follows', 'procedure', {
    effects: later('effects', effectsFields(names)),
    'patrol beaten': later('patrol beaten', metPatrolFields(names)),
    'patrol moves off': later('patrol moves off', metPatrolFields(names)),
    'bounty won': later('bounty won', wonFields(names)),
    'crew escapes': later('crew escapes', escapeFields(names)),
  });
  return nullable(continuation);
}

/** What each procedure's frame carries. */
export function frameFields(state: OuterRimState): FrameFields<OuterRim> {
  const names = namesIn(state);
  const continuation = continuationIn(names);
  return {
    ...effectFields(names),
    effects: effectsFields(names),
    'modular map': mapFields(),
    'roll for first player': firstFields(names),
    'choose character': chooseFields(names),
    'set up character': characterFields(names),
    turn: turnFields(names),
    'planning step': planningFields(names),
    movement: movementFields(names),
    'action step': actionStepFields(names),
    'trade action': tradeFields(names),
    'market action': marketFields(names),
    'turn up market card': turnUpFields(names),
    'buy a card': buyFields(names),
    purchase: buyFields(names),
    'deliver action': deliverFields(names),
    'deliver cargo': deliveryFields(names),
    'move patrol': movePatrolFields(names),
    'patrol encounter': metPatrolFields(names),
    'patrol beaten': metPatrolFields(names),
    'patrol moves off': metPatrolFields(names),
    'encounter step': encounterStepFields(names),
    'space encounter': encounterFields(names),
    'databank card': databankFields(names),
    'reveal contact': revealFields(names),
    'contact encounter': contactFields(names),
    'bounty won': wonFields(names),
    'crew escapes': escapeFields(names),
    'fight a crew': huntFields(names),
    'bounty reward': rewardFields(names),
    'attempt job': jobFields(names),
    'complete job': completeFields(names),
    'complete goal': goalFields(names),
    'gain card': gainFields(names),
    'fit cards': fitFields(names),
    'take ship': shipFields(names),
    'contact flees': fleeFields(names),
    roll: rollFields(names),
    'skill test': testFields(names, continuation),
    combat: combatFields(names, continuation),
    'suffer damage': damageFields(names),
    'become defeated': defeatFields(names),
    'lose reputation': loseReputationFields(names),
    'AI turn': aiTurnFields(names),
    'AI section': sectionFields(names),
    'AI delivers': aiDeliveryFields(names),
    'AI patrol encounter': choiceFields(names),
    'AI completes a job': choiceFields(names),
    'AI reputation': reputationFields(names),
    'AI gains a crew': aiContactFields(names),
    'AI movement': aiMovementFields(names),
    'AI buying': aiBuyingFields(names),
    'AI places a goal': aiGoalFields(names),
  };
}

/** Every kind of effect is a procedure that carries the effect, its scope and what was chosen; some remember a little more. */
function effectFields(names: OuterRimNames): Pick<FrameFields<OuterRim>, keyof EffectFrames> {
  const choice = either<string, number>('a choice', (input) => typeof input === 'string', anyText, integer);
  const all = { scope: scopeCodec(names), chosen: record('choices', nullable(choice)) };
  const kinds = effectProcedures.flatMap(({ name }) =>
    name.startsWith('effect ') ? [name.slice('effect '.length)] : [],
  );
  const tables = kinds.map((kind) => {
    const own = Object.hasOwn(memoryFields, kind) ? memoryFields[kind as keyof Memory] : {};
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
