/** Jobs (or.attempting-a-job): the attempt, its completion or failure. */
import { reason, say, type Frame, type PlayerId, type Reason } from '../../core';
import { count, list, nullable, oneOf, type FieldsOf } from '../../core/codec';
import { faceOf, holderOf } from '../queries/cards';
import type { Asset } from '../facts';
import { resolve, scopeOf } from './effects/scope';
import { innermost, call, emit, procedure, run, tell, trigger } from '../engine';
import { discardOwned, removeOwned } from '../effects/cards';
import { many } from '../queries/numbers';
import { playerOf } from '../queries/players';
import type { OuterRimState, OwnedCard } from '../model/state';
import type { OuterRimNames } from '../queries/names';

type Job = Extract<Asset, { kind: 'job' }>;

export function jobFace(state: OuterRimState, card: string): Job | null {
  const held = holderOf(state, card);
  const face = held && faceOf(state, held.owned);
  return face?.kind === 'job' ? face : null;
}

/** The player's jobs whose destination is somewhere else, each with why it cannot be attempted (or.attempting-a-job.01). */
export function jobsElsewhere(state: OuterRimState, id: PlayerId): { job: OwnedCard; not: Reason }[] {
  const player = playerOf(state, id);
  return player.cards.flatMap((job) => {
    const face = faceOf(state, job);
    if (face.kind !== 'job' || face.destination === null || face.destination === player.space) return [];
    const { destination } = face;
    const said = say`${face.name} is attempted on ${destination}, ${id} is on ${player.space ?? 'none'}.`;
    return [{ job, not: reason('not-at-destination', said, ['or.attempting-a-job.01'], { destination }) }];
  });
}

/** Jobs that the player can attempt where they are (or.attempting-a-job.01). */
export function jobsHere(state: OuterRimState, id: PlayerId): OwnedCard[] {
  const player = playerOf(state, id);
  return player.cards.filter((owned) => {
    const face = faceOf(state, owned);
    return face.kind === 'job' && face.destination !== null && face.destination === player.space;
  });
}

export interface JobFrame extends Frame {
  player: PlayerId;
  card: string;
  outcome: 'completed' | 'failed' | null;
  /** Steps of the databank card that are left out because it has failed. */
  skipped: number;
  /** What went wrong since its last step; by itself that does not end the job. */
  setbacks: Setback[];
}

export type Setback = 'test' | 'combat';

export const jobFields = ({ player, owned }: OuterRimNames): FieldsOf<JobFrame> => ({
  player,
  card: owned,
  outcome: nullable(oneOf('an outcome', ['completed', 'failed'])),
  skipped: count,
  setbacks: list(oneOf('a setback', ['test', 'combat'])),
});

const attempt = procedure('attempt job', jobFields, [
  run(
    'follow the card',
    ['or.attempting-a-job.02', 'or.attempting-a-job.05', 'or.jobs.05'],
    (state, { player, card }) => {
      const job = jobFace(state, card);
      if (!job) return;
      const { destination } = job;
      const said = say`${player} is on ${destination ?? 'none'}, its destination`;
      const because =
        destination === null
          ? {}
          : { because: [reason('at-destination', said, ['or.attempting-a-job.01'], { destination })] };
      emit(state, { type: 'job-attempted', rules: ['or.attempting-a-job.02'], player, card, ...because });
      resolve(state, job.attempt, scopeOf(player, 'job', job.name, { card, job: card }));
    },
  ),
  run(
    'end of the attempt',
    ['or.attempting-a-job.07', 'or.attempting-a-job.08', 'or.attempting-a-job.09'],
    (state, frame) => {
      if (frame.outcome === 'completed') return;
      const { player, card } = frame;
      const { defeated } = playerOf(state, player);
      const why = defeated
        ? reason('defeated', say`${player} became defeated during the job`, ['or.attempting-a-job.07'])
        : frame.outcome === 'failed'
          ? reason('failed', failedBy(frame), ['or.attempting-a-job.08'])
          : reason('not-completed', 'the card does not say that it is completed', ['or.attempting-a-job.10']);
      const rules = [defeated ? 'or.attempting-a-job.07' : 'or.attempting-a-job.08', 'or.attempting-a-job.09'];
      const kept = reason('job-kept', say`the turn ends, ${player} keeps the job`, ['or.attempting-a-job.09']);
      emit(state, { type: 'job-failed', rules, player, card, because: [why, ...skipped(frame), kept] });
      endTurn(state);
    },
  ),
]);

/** What the card says may follow from a test that was just failed. */
const failedBy = ({ setbacks }: JobFrame): string =>
  setbacks.at(-1) === 'test' ? 'after the failed test the card says that it fails' : 'the card says that it fails';

function skipped({ skipped: left }: JobFrame): Reason[] {
  const said = say`${many(left, 'step')} of its card left out`;
  return left === 0 ? [] : [reason('steps-skipped', said, ['or.attempting-a-job.08'], { left })];
}

export function attemptJob(state: OuterRimState, player: PlayerId, card: string): void {
  call(state, 'attempt job', { player, card, outcome: null, skipped: 0, setbacks: [] });
}

/** The rest of the turn is skipped. */
export function endTurn(state: OuterRimState): void {
  const turn = innermost(state, 'turn');
  if (turn) turn.over = true;
}

export interface CompleteFrame extends Frame {
  player: PlayerId;
  card: string;
}

export const completeFields = ({ player, owned }: OuterRimNames): FieldsOf<CompleteFrame> => ({ player, card: owned });

/** Told before the reward that it brings; triggers once the reward is gained. */
export const completed = (player: PlayerId, card: string) => ({
  type: 'job-completed' as const,
  rules: ['or.attempting-a-job.11'],
  player,
  card,
});

const completing = procedure('complete job', completeFields, [
  run('gain the reward', ['or.attempting-a-job.11', 'or.winning-the-game.06'], (state, { player, card }) => {
    const job = jobFace(state, card);
    if (!job) return;
    tell(state, completed(player, card));
    resolve(state, job.reward, scopeOf(player, 'job', job.name, { card }));
  }),
  run('put the card away', ['or.attempting-a-job.11', 'or.attempting-a-job.12'], (state, { player, card }) => {
    const job = jobFace(state, card);
    if (!job) return;
    trigger(state, completed(player, card));
    putJobAway(state, card, job);
  }),
]);

/** The text of the reward says what becomes of the card (or.attempting-a-job.12). */
export function putJobAway(state: OuterRimState, card: string, { after }: Job): void {
  const rules = ['or.attempting-a-job.12'];
  if (after === 'remove') return removeOwned(state, card, rules);
  discardOwned(state, card, rules, [reason('card-says', 'its reward says that it is discarded', rules)]);
}

export function completeJob(state: OuterRimState, player: PlayerId, card: string): void {
  call(state, 'complete job', { player, card });
}

export const jobProcedures = [attempt, completing];
