/** Those who play for somebody: at random, looking ahead, or by searching; and what they think of it. */
import type { Action } from 'holojudge/core';
import { actionInWords, actionsInWords } from 'holojudge/judge';
import type { AnyWords } from 'holojudge/language';
import { best, integersFrom, LEVELS, randomPolicy, think, type Level, type Thinking } from 'holojudge/play';
import type { Reader } from './turn';

export type Policy = 'random' | 'best' | Level;

/** Somebody who thinks about a decision, in pieces, so that the page can draw between them. */
export interface Thinker {
  /** Of these thoughts: another number means other ones. */
  id: number;
  player: string;
  seed: number;
  /** How well; null: as for a hint, as long as somebody likes to wait. */
  level: Level | null;
}

/** An answer that was thought about. */
export interface Idea {
  action: Action;
  label: string;
  /** Games that were imagined with it. */
  games: number;
  /** Of 100: how it comes out in them. */
  score: number;
  /** What it gains, and what it loses, beside the mean of all answers: the largest first. */
  gains: readonly string[];
  loses: readonly string[];
  /** What is expected to follow. */
  then: readonly string[];
}

export interface Thoughts {
  /** Games that were imagined so far, and how many there will be; null: no end is set. */
  games: number;
  most: number | null;
  isOver: boolean;
  answer: Action | null;
  ideas: readonly Idea[];
}

/** So long a piece of thinking may take, in ms. */
const PIECE = 120;
const SHOWN = 3;
/** A part of what a game is worth that nobody would speak of. */
const NOTHING = 0.004;
const TEN = 10;

/** The thinking that was last gone on with. What a worker that was stopped had thought is thought again. */
let kept: { id: number; thinking: Thinking<Action>; piece: number; games: number } | null = null;

/** Thinks on a little. Null: the player has nothing to decide. The same seed and level answer the same, however fast the machine is: only how much is done between two looks depends on it. */
export function thinksOn(words: AnyWords, state: unknown, thinker: Thinker, reader: Reader): Thoughts | null {
  const { id, player, seed, level } = thinker;
  if (kept?.id !== id) {
    const thinking = think(words.game, state as never, player, { seed });
    if (thinking === null) return null;
    kept = { id, thinking: thinking as Thinking<Action>, piece: 1, games: 0 };
  }
  const most = level === null ? null : mostOf(level, seed);
  const left = most === null ? Infinity : most - kept.games;
  const start = performance.now();
  const { iterations, answer, candidates } = kept.thinking.go({ iterations: Math.min(kept.piece, left) });
  const took = Math.max(1, performance.now() - start);
  const isForced = iterations === kept.games;
  kept.piece = Math.max(1, Math.min(Math.floor((kept.piece * PIECE) / took), kept.piece * 4));
  kept.games = iterations;
  const isOver = isForced || (most !== null && iterations >= most);
  return {
    games: iterations,
    most,
    isOver,
    answer,
    ideas: level === null ? ideasOf(words, state, candidates, reader) : [],
  };
}

/** Who lapses takes what first comes to mind. */
function mostOf(level: Level, seed: number): number {
  const { iterations, lapses } = LEVELS[level];
  return integersFrom(seed)(TEN) < lapses ? 1 : iterations;
}

type Candidate = ReturnType<Thinking<Action>['go']>['candidates'][number];

function ideasOf(words: AnyWords, state: unknown, candidates: readonly Candidate[], { players }: Reader): Idea[] {
  const first = candidates.slice(0, SHOWN).filter(({ visits }) => visits > 0);
  const labels = actionsInWords(
    words,
    first.map(({ action }) => action),
    state,
    players,
  );
  return first.map(({ action, visits, score, line, reasons }, i) => {
    const terms = Object.entries(reasons).filter(([, by]) => Math.abs(by) > NOTHING);
    const sorted = terms.sort(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, SHOWN);
    const named = (isGain: boolean): string[] =>
      sorted
        .filter(([, by]) => by > 0 === isGain)
        .map(([name]) => name.replace(/[A-Z]/g, (each) => ` ${each.toLowerCase()}`));
    const then = line.slice(1, 1 + SHOWN).flatMap((each) => laterInWords(words, each, state, players) ?? []);
    return {
      action,
      label: labels[i] ?? '',
      games: visits,
      score: Math.round(100 * score),
      gains: named(true),
      loses: named(false),
      then,
    };
  });
}

/** What is done later can name what is not there yet: then it is left out. */
function laterInWords(words: AnyWords, action: Action, state: unknown, players: Reader['players']): string | null {
  try {
    return actionInWords(words, action, state, players);
  } catch {
    return null;
  }
}

/** What a policy that does not search does for this player, or chance; null: it finds nothing to do. */
export function chosen(
  { game }: AnyWords,
  state: unknown,
  player: string,
  policy: 'random' | 'best',
  seed: number,
): Action | null {
  const question = game.question(game.copy(state));
  if (!question) return null;
  // Several may be asked at once; the policy answers for one of them.
  const own = question.candidates.filter(({ action }) => (action as Action).player === player);
  const asking = { state, question: { ...question, candidates: player === 'chance' ? question.candidates : own } };
  const choose = policy === 'best' ? best(game, { seed, states: 400 }) : randomPolicy(integersFrom(seed));
  return choose(asking) as Action | null;
}
