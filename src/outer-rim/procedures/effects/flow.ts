/** Order and choice: the list itself, branches, jobs, goals. */
import {
  rulesOfAll,
  allowed,
  candidate,
  question,
  reason,
  type Frame,
  type PlayerId,
  type Reason,
  type Spoken,
  say,
} from '../../../core';
import { doNothing } from '../../effects/nothing';
import { faceOf, holderOf } from '../../queries/cards';
import { conditionReason } from '../../queries/condition-reasons';
import { standingReason } from '../../queries/reputation';
import { gainsOf, sayGains } from '../../queries/rewards';
import type { Act } from '../../model/actions';
import { factionsMeant, holds } from '../../queries/conditions';
import { innermost, call, emit, goTo, procedure, run } from '../../engine';
import { databankCard } from '../../queries/lookup';
import { playerOf, playersWho, standingWith } from '../../queries/players';
import { completeGoal } from '../goals';
import { completeJob, endTurn, jobFace } from '../jobs';
import type { OuterRimState } from '../../model/state';
import { choosesPlayer, decides, does, effect, effectData, looking, type EffectFrame } from './effect';
import { resolve, scopeCodec, tellPart } from './scope';
import type { Scope } from '../../model/scope';
import type { Condition, Effects } from '../../facts';
import { count, type FieldsOf } from '../../../core/codec';
import type { OuterRimNames } from '../../queries/names';
import { effects as effectsCodec } from '../../facts/codecs/effects';

export interface EffectsFrame extends Frame {
  effects: Effects;
  /** Index of the next one. */
  next: number;
  scope: Scope;
}

export const effectsFields = (names: OuterRimNames): FieldsOf<EffectsFrame> => ({
  effects: effectsCodec,
  next: count,
  scope: scopeCodec(names),
});

const effectsList = procedure('effects', effectsFields, [
  run('next effect', ['or.space-encounter.03', 'or.attempting-a-job.05'], (state, frame) => {
    const next = frame.effects[frame.next];
    if (!next || hasFailed(state, frame.scope)) return;
    frame.next += 1;
    goTo(frame, 'next effect');
    call(state, `effect ${next.do}`, effectData(next, frame.scope));
  }),
]);

/** Once a job has failed nothing more of its cards is resolved (or.attempting-a-job.08). */
function hasFailed(state: OuterRimState, { job }: Scope): boolean {
  if (job === null) return false;
  const attempt = innermost(state, 'attempt job');
  return attempt?.card === job && attempt.outcome === 'failed';
}

const choosing = effect(
  'choose',
  decides<'choose', Act<'choose-option' | 'pass'>>(
    'choose one',
    ['or.combat-example.01'],
    askOption,
    (state, frame, action) => {
      if (action.type === 'pass') return;
      const { scope, effect: of } = frame;
      resolve(state, of.options.find((option) => option.label === action.option)?.do, scope);
    },
  ),
);

function askOption(state: OuterRimState, { effect: { options, may }, scope }: EffectFrame<'choose'>) {
  const { you } = scope;
  const choices = options.map((option) => {
    const offered = option.if === undefined || holds(state, looking(scope), option.if);
    const not = offered ? null : notOffered(state, scope, option);
    return candidate({ type: 'choose-option', player: you, option: option.label }, not);
  });
  const declining = may ? [allowed({ type: 'pass', player: you })] : [];
  if (!choices.some((each) => each.not === null)) return null;
  return question(you, 'one of the options', [...choices, ...declining]);
}

function notOffered(state: OuterRimState, scope: Scope, { label, if: condition }: { label: string; if?: Condition }) {
  const why = condition ? conditionReason(state, looking(scope), condition) : null;
  const said = why
    ? say`'${label}' is not possible: ${why.parts ?? why.message}`
    : say`'${label}' is not possible now.`;
  return reason('not-offered', said, ['or.space-encounter.06'], why?.facts);
}

const allowing = effect(
  'may',
  decides<'may', Act<'accept' | 'pass'>>(
    'do it or not',
    ['or.combat-example.01'],
    (_state, { effect: of, scope: { you } }) =>
      question(you, of.label ?? 'you may', [
        allowed({ type: 'accept', player: you }),
        allowed({ type: 'pass', player: you }),
      ]),
    (state, { effect: of, scope }, action) => {
      if (action.type === 'accept') resolve(state, of.effects, scope);
    },
  ),
);

const branching = effect(
  'if',
  does<'if'>('look', ['or.space-encounter.06'], (state, { if: condition, then, else: otherwise }, scope) => {
    const part = holds(state, looking(scope), condition) ? 'if' : 'else';
    tellPart(state, scope, part, part === 'if' ? then : otherwise, conditionReason(state, looking(scope), condition));
    resolve(state, part === 'if' ? then : otherwise, scope);
  }),
);

const branchingByReputation = effect(
  'by-reputation',
  does<'by-reputation'>('the part that fits', ['or.space-encounter.06', 'or.reputation.05'], (state, of, scope) => {
    const [faction] = factionsMeant(state, looking(scope), of.with);
    if (!faction) return;
    const player = playerOf(state, scope.you);
    const part = standingWith(player, faction);
    tellPart(state, scope, part, of[part], standingReason(player, faction, ['or.space-encounter.06']));
    resolve(state, of[part], scope);
  }),
);

const others = effect(
  'others',
  ...choosesPlayer<'others'>(['or.space-encounter.03'], (state, { effect: { which, who }, scope }) =>
    which === 'one' ? playersWho(state, scope.you, who).map((player) => player.id) : [],
  ),
  does<'others'>('they do it', ['or.space-encounter.03'], (state, { which, who, effects }, scope, frame) => {
    const chosen = frame.chosen['player'];
    const all = which === 'all' ? playersWho(state, scope.you, who).map((player) => player.id) : [];
    for (const you of typeof chosen === 'string' ? [chosen] : all)
      resolve(state, effects, { ...scope, you, card: null, drawn: null, job: null, cargo: null });
  }),
);

const goingToStep = effect(
  'go-to-step',
  does<'go-to-step'>('go on there', ['or.attempting-a-job.06'], (state, { step }) => {
    const card = innermost(state, 'databank card');
    if (card) card.next = step - 1;
  }),
);

/** The job that is meant: the one attempted, or the one that the ability stands on. */
function jobMeant(state: OuterRimState, { job, card }: Scope): string | null {
  if (job !== null) return job;
  return card !== null && jobFace(state, card) ? card : null;
}

const completingJob = effect(
  'complete-job',
  does<'complete-job'>(
    'the job is completed',
    ['or.attempting-a-job.07', 'or.attempting-a-job.10', 'or.combat-during-jobs.02'],
    (state, _effect, scope) => {
      const job = jobMeant(state, scope);
      const attempt = innermost(state, 'attempt job');
      if (job === null || !jobFace(state, job)) return;
      if (attempt?.card === job) {
        // A defeat has failed it already, also in the same step.
        if (attempt.outcome !== null) return;
        const said = say`${attempt.player} is defeated`;
        if (playerOf(state, attempt.player).defeated)
          return doNothing(state, attempt.player, 'complete-job', reason('defeated', said, ['or.attempting-a-job.07']));
        attempt.outcome = 'completed';
      }
      completeJob(state, scope.you, job);
    },
  ),
);

const failingJob = effect(
  'fail-job',
  does<'fail-job'>('the job fails', ['or.attempting-a-job.08'], (state, _effect, scope) => {
    const attempt = innermost(state, 'attempt job');
    if (attempt && attempt.card === jobMeant(state, scope)) attempt.outcome ??= 'failed';
  }),
);

const failingDelivery = effect(
  'delivery-fails',
  does<'delivery-fails'>('the delivery fails', ['or.deliver-action.03'], (state, _effect, { cargo, drawn }) => {
    const delivery = innermost(state, 'deliver cargo');
    if (!delivery || delivery.card !== cargo || delivery.failed) return;
    delivery.failed = true;
    const { player, card } = delivery;
    const says = drawn?.from === 'databank' ? { is: databankCard(state, drawn.card).name } : card;
    const because = [...testFailed(state, player), lostBy(state, player, card, says)];
    const rules = [...new Set(['or.deliver-action.03', ...rulesOfAll(because)])];
    emit(state, { type: 'delivery-failed', rules, player, card, because });
  }),
);

/** The failed test for which the card says what follows (or.skill-tests.09). */
function testFailed(state: OuterRimState, player: PlayerId): Reason[] {
  const test = innermost(state, 'skill test');
  if (test?.player !== player) return [];
  const { skill } = test;
  return [reason('test-failed', say`the ${skill} test was failed`, ['or.skill-tests.09'], { skill })];
}

/** What the card says is done, and the reward is for a delivery. */
function lostBy(state: OuterRimState, player: PlayerId, card: string, says: string | Spoken): Reason {
  const held = holderOf(state, card);
  const face = held && faceOf(state, held.owned);
  const gains = gainsOf(state, player, face?.kind === 'cargo' ? face.reward : []);
  const reward = sayGains(gains);
  const said = say`${says} says that the cargo is lost, and without a delivery its reward${reward ? say` of ${reward}` : ''} is not gained`;
  return reason('caught', said, ['or.deliver-action.03', 'or.databank.03'], { ...gains });
}

const completingGoal = effect(
  'complete-goal',
  does<'complete-goal'>(
    'the goal is completed',
    ['or.personal-goals.02', 'or.ship-goals.02'],
    (state, { goal }, { you }) => completeGoal(state, you, goal),
  ),
);

const endingTurn = effect(
  'end-turn',
  does<'end-turn'>('the turn ends', ['or.playing-the-game.06'], (state) => endTurn(state)),
);

export const flow = [
  effectsList,
  choosing,
  allowing,
  branching,
  branchingByReputation,
  others,
  goingToStep,
  completingJob,
  failingJob,
  failingDelivery,
  completingGoal,
  endingTurn,
];
