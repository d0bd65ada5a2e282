/** What every game's words for people must hold: they tell their reader nothing that the reader may not know, and every line reads as one. */
import {
  canonicalJson,
  MalformedInput,
  type Action,
  type AnyGame,
  type CoreState,
  type GameEvent,
  type Question,
} from '../../src/core';
import { whyInWords, withPlayers } from '../../src/language/in-words';
import type { AnyLanguage } from '../../src/language/language';
import { actionInWords, actionsInWords, eventInWords, questionInWords } from '../../src/judge';
import { integersFrom } from '../../src/play';
import { strangers } from './hostile';
import { mutations } from './mutations';
import type { ConformanceOptions, RandomGames } from './random-games';

type Asked = Question<Action>;

/** What this player is asked, and what of it is refused and why. */
function ownQuestion(game: AnyGame, state: CoreState, player: string): string {
  const asked = game.question(state) as Asked | null;
  const own = asked?.candidates.filter(({ action }) => action.player === player) ?? [];
  return canonicalJson({ asks: asked?.asks ?? null, by: asked?.by ?? [], own });
}

/** The labels of what the player may do now, and what is asked, as the player is shown them. */
function labels(language: AnyLanguage, state: CoreState, player: string): string[] {
  const own = language.game.allLegalActions(state).actions.filter((action: Action) => action.player === player);
  return [questionInWords(language, state), ...actionsInWords(language, own as never, state)];
}

/** The events of the player's view in words. */
function story(language: AnyLanguage, state: CoreState, viewer: string): (string | null)[] {
  const { events } = language.game.view(state, viewer) as { events: readonly GameEvent[] };
  return events.map((event) => eventInWords(language, event as never, state));
}

/** A sentence or a label with a hole in it: a name that is empty, a word that no person would write. */
const HOLE = /^$|^ | $| {2}|\bundefined\b|\bNaN\b|\[object|\(\)|''|: $/;

export function ofWords<S extends CoreState>(
  game: AnyGame,
  language: AnyLanguage,
  { eachLook, eachGame }: Pick<RandomGames<S>, 'eachLook' | 'eachGame'>,
  { players, ids = [] }: Pick<ConformanceOptions<S>, 'players' | 'ids'>,
): Record<string, () => void> {
  const isId = idIn(players, ids);
  const isIdOfPiece = idOfPieceIn(ids);
  const called = Object.fromEntries(players.map((id, i) => [id, `Somebody ${i}`]));
  const isPlayer = (word: string): boolean => players.includes(word);
  return {
    'labels, questions and the story tell a player the same whatever the others hold': () =>
      eachLook(({ state, seed }) => {
        for (const player of [...players, 'spectator']) {
          const other = game.resample(state, player, seed) as S;
          expect(story(language, other, player)).toEqual(story(language, state, player));
          if (ownQuestion(game, other, player) === ownQuestion(game, state, player))
            expect(labels(language, other, player)).toEqual(labels(language, state, player));
        }
      }),

    'no line of the story and no label has a hole in it': () => {
      eachGame(({ states }) => {
        for (const state of states)
          for (const event of state.events) {
            const text = eventInWords(language, event as never, state);
            if (text !== null && HOLE.test(text)) throw new Error(`'${text}' tells ${canonicalJson(event)}`);
          }
      });
      eachLook(({ state }) => {
        for (const player of [...players, 'chance'])
          for (const text of labels(language, state, player))
            if (HOLE.test(text)) throw new Error(`a label with a hole: '${text}'`);
      });
    },

    'what is no action and no event has words, or is refused by name': () =>
      eachGame(({ states, actions, seed }) => {
        const next = integersFrom(seed);
        const at = next(actions.length);
        const state = states[at] as S;
        const bad = (good: unknown): unknown[] => [
          ...mutations(good, next, players).slice(0, 3),
          ...strangers().slice(-3),
        ];
        for (const action of bad(actions[at]))
          answersOrSaysWhy('action', () => actionInWords(language, action as never, state));
        for (const event of bad(state.events[0]))
          answersOrSaysWhy('event', () => eventInWords(language, event as never, state));
      }),

    'no two legal actions of a player have the same label': () =>
      eachLook(({ state }) => {
        for (const player of [...players, 'chance']) {
          const [, ...own] = labels(language, state, player);
          const twice = own.filter((text, i) => own.indexOf(text) < i);
          if (twice.length > 0) throw new Error(`several actions are called '${twice.join("', '")}'`);
        }
      }),

    'labels and the story are sentences that name things as printed, and players as people call them': () => {
      const wrong = new Set<string>();
      eachGame(({ states, actions }) => {
        for (const state of states)
          for (const event of state.events) {
            const text = eventInWords(language, event as never, state, called) ?? '';
            const id = text.split(WORDS).find((word) => isIdOfPiece(word) || isPlayer(word));
            if (id !== undefined) wrong.add(`${event.type}: '${text}' has the id ${id}`);
          }
        for (const [at, action] of actions.entries()) {
          const text = withPlayers(language.label?.(action, states[at]) ?? '', called);
          const id = text.split(WORDS).find((word) => isId(word) || isPlayer(word));
          if (HOLE.test(text) || id !== undefined)
            wrong.add(`${action.type}: '${text}'${id ? ` has the id ${id}` : ''}`);
        }
      });
      expect([...wrong]).toEqual([]);
    },

    'why something is refused is told with names as printed': () => {
      const wrong = new Set<string>();
      eachLook(({ state }) => {
        const asked = game.question(state) as Asked | null;
        for (const { not } of asked?.candidates ?? []) {
          const text = not ? whyInWords({ ...language, players: called }, not, state) : '';
          const id = text.split(WORDS).find((word) => isIdOfPiece(word) || isPlayer(word));
          if (id !== undefined) wrong.add(`${not?.code}: '${text}' has the id ${id}`);
        }
      });
      expect([...wrong]).toEqual([]);
    },
  };
}

function answersOrSaysWhy(about: string, use: () => unknown): void {
  try {
    use();
  } catch (error) {
    if (!(error instanceof MalformedInput)) throw error;
    expect(error.message).toBe(error.rejection.message);
    expect(error.rejection.path[0]).toBe(about);
  }
}

const WORDS = /[^A-Za-z0-9/-]+/;
/** A pilot is called `0-66`. */
const LIKE_AN_ID = /^(?=.*[a-z])[a-z0-9]+([-/][a-z0-9]+)+$/;

/** Names of players are words of theirs. */
function idIn(players: readonly string[], ids: readonly string[]): (word: string) => boolean {
  const [known, own] = [new Set(ids), new Set(players)];
  return (word) => !own.has(word) && (known.has(word) || LIKE_AN_ID.test(word));
}

/** Words of the table are written as in files, `2 bank-left`; pieces and cards, their copies (`academypilot-2`) and what is on them are not. */
function idOfPieceIn(ids: readonly string[]): (word: string) => boolean {
  const known = new Set(ids);
  return (word) => word.split('/').some((part) => known.has(part.replace(/-\d+$/, '')));
}
