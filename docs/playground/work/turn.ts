/** What the page shows of a game that is being played: all that it needs to go on. Plain JSON. */
import type { Action, GameEvent, Outcome, RuleId } from 'holojudge/core';
import { actionInWords, eventInWords, questionInWords, type PlayerNames } from 'holojudge/judge';
import type { AnyWords } from 'holojudge/language';

/** In px. */
export interface Room {
  width: number;
  height: number;
}

export interface Line {
  text: string;
  rules: readonly RuleId[];
}

export interface Choice {
  action: Action;
  label: string;
}

/** Who looks, and what the players are called. */
export interface Reader {
  /** A player; null: whoever sees everything. */
  viewer: string | null;
  players: PlayerNames;
  /** How large the table is on the screen, in px. */
  room: Room;
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

export function turnOf(words: AnyWords, state: unknown, reader: Reader): Turn {
  const { viewer, players, room } = reader;
  const { game } = words;
  const { by, rules } = game.decision(state);
  const legal = game.allLegalActions(state);
  const outcome = game.outcome(state);
  const view = (viewer === null ? game.viewOfEverything(state) : game.view(state, viewer)) as {
    events: readonly GameEvent[];
  };
  const story = view.events.flatMap((event) => {
    const text = eventInWords(words, event, state, players);
    return text === null ? [] : [{ text, rules: event.rules }];
  });
  return {
    state,
    story,
    players: Object.keys(outcome.scores),
    by,
    asks: by.length === 0 ? '' : questionInWords(words, state, players),
    rules,
    choices: choicesOf(words, state, legal.actions as readonly Action[], reader),
    region: legal.kind === 'region',
    outcome,
    svg: words.picture({ state: view, events: view.events, title: '', room }),
  };
}

export function choicesOf(
  words: AnyWords,
  state: unknown,
  actions: readonly Action[],
  { players }: Pick<Reader, 'players'>,
): Choice[] {
  return actions.map((action) => ({ action, label: actionInWords(words, action, state, players) }));
}
