/** Who answers a question, and which answers are gone into. */
import {
  reason,
  textOf,
  weightsOf,
  type Action,
  type Game,
  type GameTypes,
  type PlayerId,
  type Question,
  type Reason,
  type Rejection,
} from '../../core';
import { impossible } from '../../core/contract/rejection';
import { show } from '../../core/codec/show';
import type { Policy } from '../policy';
import { policyNamed } from '../study/policies';
import { askedOf } from '../worth';
import type { By } from './node';
import type { Decides, Ties } from './options';

/** The answers to a question that are gone into, each with its weight, and who decides between them. */
export interface Answers<A> {
  decides: By;
  answers: readonly { action: A; weight: number }[];
}

/** What decides for each player, and the numbers that optimizing players look at. */
export class Deciders<G extends GameTypes> {
  readonly wanted: ((state: G['state']) => number)[] = [];
  private readonly ways = new Map<PlayerId | null, By | Policy<G['state'], G['action']>>();

  constructor(
    private readonly game: Game<G>,
    decide: Decides<G> | Readonly<Record<PlayerId, Decides<G>>>,
    private readonly ties: Ties = 'first',
  ) {
    if (isOne(decide)) this.ways.set(null, this.wayOf(decide));
    else for (const [player, each] of Object.entries(decide)) this.ways.set(player, this.wayOf(each));
  }

  private wayOf(decides: Decides<G>): By | Policy<G['state'], G['action']> {
    if (decides === 'any') return { by: 'any' };
    if (typeof decides === 'string') return policyNamed(this.game, decides, 0);
    if (typeof decides === 'function') return decides;
    const most = 'most' in decides;
    return { by: 'best', of: this.wanted.push(most ? decides.most : decides.least) - 1, most, ties: this.ties };
  }

  /** What is gone into of a question, or why nobody answers it. */
  answersTo(state: G['state'], question: Question<G['action']>): Answers<G['action']> | Reason | Rejection {
    if (question.by[0] === 'chance') return throwOf(question);
    const ways = question.by.map((player) => this.ways.get(player) ?? this.ways.get(null));
    for (const [i, way] of ways.entries()) {
      // A policy is one player's: of what several are asked it is asked its own.
      const asked = askedOf(question, question.by[i] ?? '');
      const chosen = typeof way === 'function' ? way({ state, question: asked }) : null;
      if (chosen !== null) return this.only(state, question, chosen);
    }
    const [way] = ways;
    if (typeof way === 'function') return deadEnd(question);
    if (way === undefined || ways.includes(undefined)) return nobody(question);
    if (question.region) return inRegion(question);
    if (ways.length > 1 && ways.some((each) => typeof each === 'object' && each.by === 'best'))
      return together(question);
    const answers = question.candidates.flatMap(({ action, not }) => (not === null ? [{ action, weight: 1 }] : []));
    return { decides: way, answers };
  }

  /** `play` trusts its caller, and a policy is somebody else's: its answer must be one of those that were offered. */
  private only(
    state: G['state'],
    question: Question<G['action']>,
    action: G['action'],
  ): Answers<G['action']> | Rejection {
    const isOffered = question.candidates.some((each) => each.action === action && each.not === null);
    const why = isOffered ? null : this.game.whyNot(state, action);
    return why ?? { decides: { by: 'any' }, answers: [{ action, weight: 1 }] };
  }
}

/** Whoever decides and is no player of the game would never be asked; null: all are players. */
export function strangerAmong<G extends GameTypes>(
  decide: Decides<G> | Readonly<Record<PlayerId, Decides<G>>>,
  players: readonly PlayerId[],
): Rejection | null {
  const name = isOne(decide) ? undefined : Object.keys(decide).find((each) => !players.includes(each));
  if (name === undefined) return null;
  const found = `${show(name)} is no player of this game`;
  return impossible('no-such-player', `${found}; it has ${players.join(', ')}`, ['decide', name]);
}

/** The same decides for all. */
export function isOne<G extends GameTypes>(
  decide: Decides<G> | Readonly<Record<PlayerId, Decides<G>>>,
): decide is Decides<G> {
  if (typeof decide !== 'object') return true;
  return typeof decide['most' as never] === 'function' || typeof decide['least' as never] === 'function';
}

function throwOf<A extends Action>(question: Question<A>): Answers<A> {
  const weights = weightsOf(question);
  const answers = question.candidates.flatMap(({ action }, i) => {
    const weight = weights[i] ?? 0;
    return weight > 0 ? [{ action, weight }] : [];
  });
  return { decides: { by: 'chance' }, answers };
}

function nobody({ by, asks }: Question<unknown>): Reason {
  return reason('nobody-decides', `Nobody answers for ${by.join(', ')}: ${textOf(asks)}.`, []);
}

function inRegion({ by, asks }: Question<unknown>): Reason {
  const message = `${by.join(', ')} may answer with any place of an area, which are too many to go into: ${textOf(asks)}. A policy can choose one.`;
  return reason('not-listed', message, []);
}

function together({ by, asks }: Question<unknown>): Reason {
  const message = `${by.join(' and ')} choose at the same time, so that neither can answer the other: ${textOf(asks)}. A policy can choose.`;
  return reason('chosen-together', message, []);
}

export function deadEnd({ asks }: Question<unknown>): Reason {
  return reason('dead-end', `Nothing answers: ${textOf(asks)}.`, []);
}
