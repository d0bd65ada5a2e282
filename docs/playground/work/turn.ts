/** What the page shows of a game that is being played: all that it needs to go on. Plain JSON. */
import type { Action, GameEvent, Outcome, RuleId } from 'holojudge/core';
import { actionInWords, eventInWords, questionInWords } from 'holojudge/judge';
import type { Language } from './loaded';

export interface Line {
  text: string;
  rules: readonly RuleId[];
}

export interface Choice {
  action: Action;
  label: string;
}

export interface Turn {
  /** Handed back with the next answer. */
  state: unknown;
  /** What happened on the way here, as the viewer may know it. */
  story: readonly Line[];
  players: readonly string[];
  /** Who decides now; empty when the game is over. */
  by: readonly string[];
  asks: string;
  rules: readonly RuleId[];
  /** What all who decide may do. */
  choices: readonly Choice[];
  /** Pieces may be put at more places than are listed. */
  region: boolean;
  outcome: Outcome;
  svg: string;
}

/** `viewer`: a player, or `judge`, who sees everything. */
export function turnOf(language: Language, state: unknown, viewer: string): Turn {
  const { game } = language;
  const { by, rules } = game.decision(state);
  const legal = game.legalActions(state);
  const outcome = game.outcome(state);
  const view = game.view(state, viewer) as { events: readonly GameEvent[] };
  const story = view.events.flatMap((event) => {
    const text = eventInWords(language, event, state);
    return text === null ? [] : [{ text, rules: event.rules }];
  });
  return {
    state,
    story,
    players: Object.keys(outcome.scores),
    by,
    asks: by.length === 0 ? '' : questionInWords(language, state),
    rules,
    choices: choicesOf(language, state, legal.actions as readonly Action[]),
    region: legal.kind === 'region',
    outcome,
    svg: language.picture({ state: view, events: view.events, title: '' }),
  };
}

export function choicesOf(language: Language, state: unknown, actions: readonly Action[]): Choice[] {
  return actions.map((action) => ({ action, label: actionInWords(language, action, state) }));
}
