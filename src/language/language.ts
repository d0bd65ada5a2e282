/**
 * What a game brings so that the judge understands its scenario files: its `ScenarioLanguage`.
 *
 * A scenario file is YAML. The judge (src/judge) knows nothing of any game; it reads the file, checks it against the JSON Schema that
 * it builds from the language, plays the steps with `game.reduce`, compares expectations, tells the story and writes pictures.
 * Chance is always manual here: whatever dice or decks showed is a step of the file (`roll: [hit, crit]`, `draw: direct hit`).
 *
 * How to write a language (in src/<game>/scenario/, exported as `<game>Scenarios` from its index.ts):
 *  1. `parts`: the file's own keys (ships, obstacles, moment ...), each a codec (`keys.ts`) of which schema, type and reading are made; `names` lists the
 *     names that a file itself declares, by kind (`{ ship: ['red-5'] }`), so that `reference('ship')` anywhere is checked and a typo is answered with the nearest name.
 *  2. `begin`: what was read -> what `game.resume` (or `game.begin`) takes. Words that only a human would write (a place in relation, `places.ts`) end here.
 *     `filesOf` (`file.ts`) makes the language's part of both.
 *  3. `verbs`: what players do. A verb turns words into the fields of an action that the words name. The judge completes the rest
 *     (player, color ...) from the candidates of the question on the table, and says so when the words fit two legal actions.
 *     `verbsOf` (`verb.ts`) makes them of codecs, `phrase` (`phrase.ts`) several in one. Core's own actions (use, decline, roll, draw ...) are the
 *     judge's; do not repeat them.
 *  4. `kinds`: what can be expected of a piece: `red-5: { stress: 1 }` looks up kind of 'red-5', value 'stress' (`valuesOf`,
 *     `values.ts`). `questions`: what else can be asked of a position (range, arcs; `question.ts`).
 *  5. `GameWords`, in a file of their own (`in-words.ts`), for apps that read no files. `narrate`: one sentence an event, without rule ids. `label`: one for each
 *     legal action. `picture`: the table as SVG. `starter`: a commented file for beginners.
 */
import type { Action } from '../core/contract/question';
import { CORE_EVENT_TYPES, type CoreEvent } from '../core/abilities/actions';
import type { Game } from '../core/contract/game';
import type { GameTypes } from '../core/contract/game-types';
import type { Json } from '../core/codec/json';
import type { DoubtedCases } from './doubts';
import type { OpeningRow } from './opening';
import type { Phrase } from './phrase';
import type { Room } from './room';
import type { Schema } from './schema';
import { fillIn } from './sentences';
import type { Telling } from './telling';
import type { Evidence } from '../core/contract/evidence';
import type { Reason, Rejection, RuleId } from '../core/contract/rejection';
import type * as E from 'fp-ts/lib/Either';

/** The file's own keys, as checked against `parts`. */
export type Parts = Readonly<Record<string, Json>>;

/** Where the scenario starts: a setup for `game.begin` or a position for `game.resume`. */
export type Start = { setup: Json } | { position: Json };

/** What players do: one key of a step, `verb: words`. */
export interface Verb<S, A> {
  /** A sentence for editors: 'A ship performs an action.' */
  help: string;
  schema: Schema;
  /**
   * The fields of the action that the words name, with its `type`. What is left out (player, color ...) the judge takes from the one
   * candidate that fits. Left: the words make no sense on this table ('no die shows focus'), path within the words.
   */
  read(words: Json, state: S): E.Either<Rejection, VerbFields<A>>;
  /** The words for an action, so that reading them finds it again; undefined: this verb does not tell such actions. */
  write(action: A, state: S): Json | undefined;
  /** The action as a sentence for a button, where its help is one with holes (`sentences.ts`). `say`: what ids are called. */
  label?(action: A, say: (id: string) => Telling, state: S): Telling | undefined;
}

/** An action in part: its type, and what the words named. */
export type VerbFields<A> = { type: string } & Partial<Omit<Action & A, 'type'>> & Readonly<Record<string, unknown>>;

/** A value that can be expected of a piece. */
export interface Value<S> {
  schema: Schema;
  /** The value now, in the words of the file. Round mm to tenths: numbers count as equal within 0.05. Lists of words have no order. */
  find(state: S, id: string): Json;
  /** Instead of the usual comparison. */
  same?(expected: Json, found: Json): boolean;
  /** The piece has left play, and what the value told of it is gone: that a destroyed ship has no damage is nothing that somebody can want. */
  hasLeft?(state: S, id: string): boolean;
  /** The most that it can ever be, of a map for each of its keys; null, or left out: nobody knows. What is more is a slip of whoever writes it. */
  most?(state: S, id: string): Json;
  /** What makes it so, where it is made of what is on the table (a sum, what was measured): ruled on instead of what changed it. Empty: nothing. */
  why?(state: S, id: string): readonly Reason[];
}

/** What is found by a question; the figures that it rests on and the rules that decide, where they can be told. */
export interface Found extends Pick<Evidence, 'sources' | 'because'> {
  is: Json;
  measured?: string;
  rules?: readonly RuleId[];
  /** What was found as the beginning of a sentence: `ann sees bob`. Default: the question as it is written, and what is found. */
  said?: string;
}

/** What was found, compared with what is expected: `found` is put beside `expected` when it does not hold. */
export interface Answer extends Found {
  holds: boolean;
  expected: Json;
  found: Json;
}

/** Something else that can be asked, `range: { from: red-5, to: tie }`, and expected, `range: { from: red-5, to: tie, is: 2 }`. */
export interface Asking<S> {
  help: string;
  /** The words of the question. */
  words: Schema;
  /** The words of the question with what is expected of its answer. */
  schema: Schema;
  /** The words of the question without what is expected. */
  asked(words: Json): Json;
  /** Left: the words make no sense on this table. */
  find(words: Json, state: S): E.Either<Rejection, Found>;
  /** Compares. Left: as in `find`. */
  ask(words: Json, state: S): E.Either<Rejection, Answer>;
}

/** What was measured and decides, between two pieces by their ids: `range 2: 160 mm`. */
export interface DecidingMeasure {
  readonly from: string;
  readonly to: string;
  readonly said: string;
}

/** One picture: the table after what happened, with a title. */
export interface Scene<S, Ev> {
  state: S;
  /** Events since the picture before; their evidence (lines measured, templates) may be drawn. */
  events: readonly Ev[];
  title: string;
  /** What is marked as deciding a dispute; a picture leaves out what is not on its table, and what it does not measure. */
  decides?: readonly DecidingMeasure[];
  /** What the players are called, by their ids; default: their ids. */
  players?: Readonly<Record<string, string>>;
  /** Where it is shown: letters are at least 12 px high there, as far as the picture can help it. Default: 600 px wide and high, as in a document. */
  room?: Room;
}

/** Whose moment a file describes, and what has become of it (`ScenarioLanguage.ofMoment`). */
export interface OfMoment<A> {
  /** Fields of actions that are meant where words leave them out: `{ ship: 'tie' }`. */
  fields: Readonly<Record<string, string>>;
  /** Which rule took this deed away; null: none did. */
  whyNot(action: VerbFields<A>): Reason | null;
}

/** One roll or one draw that is not over: `of` tells it from others, `left` counts, `what` says what is due (`a die of Jango Fett`). */
export interface Due {
  of: string;
  left: number;
  what: string;
}

/**
 * One game's words for whoever plays it: its buttons, its story and its pictures, without the words of scenario files. Exported as `<game>Words` from
 * src/<game>/scenario/in-words.ts.
 */
export interface GameWords<G extends GameTypes> {
  /** The game that is told. */
  game: Game<G>;
  /** One sentence: what happened. Null: nothing worth a line. `state` is the one after. Core's own events are the judge's. */
  narrate(event: G['event'], state: G['state']): Telling | null;
  /**
   * A legal action as one sentence for a button, see `labels.ts`: names as printed, nothing that the acting player may not know.
   * The judge numbers labels that two actions of one player share.
   */
  label(action: G['action'], state: G['state']): Telling;
  /**
   * Values of the game's content that an event rests on and that nobody vouches for, as people call them (`cost of Jetpack`): the line of the story
   * and the report say so. Core's own events, too. Default: every value is as printed.
   */
  madeUp?(event: G['event'], state: G['state']): readonly string[];
  /** The name of an ability's source (a ship, a card) for people, default: its id. Files may use it for the source, too. */
  nameOf?(source: string, state: G['state']): string;
  /**
   * What people call what a sentence of the game's (what is asked, why something is refused) speaks of: the id of a piece, a card or a place. Default,
   * and for words that are no ids: as it is. `state`: the one that it speaks of; null: there is none, for the file's table cannot be.
   */
  named?(id: string, state: G['state'] | null): Telling;
  /** What people call an ability. Default: its id and the name of its source. */
  abilityName?(ability: string, source: string, state: G['state']): Telling;
  /** Abilities go by the names of their sources (`use: Count Dooku`), not by ids of their own. */
  abilitiesBySource?: boolean;
  /**
   * An SVG document. Of a view: what its viewer may not see is drawn facedown, or not at all. A title is cut after 1,000 characters.
   * @throws NotAState for what is no state, view or list of events of the game (`pictures` of language/scenes)
   */
  picture(scene: Scene<G['state'] | G['view'], G['event']>): string;
}

/**
 * One game's scenario files: their words, their story and their pictures. The functions `read` and check what people wrote: nothing that a file says makes
 * one throw.
 */
export interface ScenarioLanguage<G extends GameTypes> extends GameWords<G> {
  /** The keys of the file that are this game's own, beside game, edition, title, about, rules, options, steps, expect. */
  parts: Readonly<Record<string, Schema>>;
  /** Of these keys, those that must be there. */
  required: readonly string[];
  /** Schemas used more than once: `{ $ref: '#/$defs/pilot' }`. */
  defs: Readonly<Record<string, Schema>>;
  /** What is wrong with parts that bring names of their own (cards of a pack), told before names are looked up. Null: nothing. */
  wrong?(parts: Parts): Rejection | null;
  /** Names that the file declares, by kind. */
  names(parts: Parts): Readonly<Record<string, readonly string[]>>;
  /** Where the game starts. Left: its path is a path in the file. */
  begin(parts: Parts): E.Either<Rejection, Start>;
  /** The place in the file that a path in the setup or position (of a rejection by the game) speaks of. */
  placeOf?(path: readonly (string | number)[], parts: Parts): readonly (string | number)[];
  /**
   * Whose moment the file describes, once what it describes is over without that anybody did something. Words that name nobody mean that piece still,
   * and not the next one; `whyNot` says which rule took its deed away. Null: it is not over, or nobody's.
   */
  ofMoment?(parts: Parts, state: G['state']): OfMoment<G['action']> | null;
  /**
   * Fields of actions that name the piece whose deed it is, the first that an action has. Words that name nobody mean the piece that a file last spoke of.
   */
  doers?: readonly string[];
  /** The one player whose card or piece of this id it is, for languages whose doers are players; null: nobody's, or it may be anybody's. */
  ownerOf?(id: string, state: G['state']): string | null;
  /** What players do, by the key of a step: `perform-action`. */
  verbs: Readonly<Record<string, Verb<G['state'], G['action']>>>;
  /** How a step may be written as a sentence, by a name of ours. */
  phrases?: Readonly<Record<string, Phrase>>;
  /** The legal action that gives up an opportunity ('end modifying'), for files with `auto-pass`; null: none is. Abilities that may be declined are declined without it. */
  pass(state: G['state'], legal: readonly G['action'][]): G['action'] | null;
  /**
   * What a player chooses for an ability, where the choice itself is no word of the table (the index of a die): the choices that the
   * words can mean, the likeliest first. Names of pieces need none of this.
   */
  choice?: {
    /** The choices that the words can mean, the likeliest first; none: they mean nothing here. */
    read(words: Json, state: G['state']): readonly Json[];
    /** The words for a choice, so that `read` finds it again. */
    write(chosen: Json, action: G['action'], state: G['state']): Json;
  };
  /** Faces of dice by the words for them, `{ 'critical hit': 'crit', crit: 'crit' }`, for `roll`. */
  faces: Readonly<Record<string, string>>;
  /** Kinds of dice by the words for them, where a game rolls several kinds together: `roll: { red: [hit], blue: [blank] }`. */
  dice?: Readonly<Record<string, string>>;
  /**
   * What chance still owes to one roll, or one draw, that the game asks for piece by piece (a die at a time). Null: whatever chance is asked for
   * is answered at once. So files say all of it, and a list that is too short is noticed where nothing follows.
   */
  due?(state: G['state']): Due | null;
  /** Cards of piles (of any game piece that chance draws) by the words for them, for `draw`. */
  cards: Readonly<Record<string, string>>;
  /** Kinds of pieces, and what can be expected of each. `table` is the kind of the one piece 'table': round, phase ... */
  kinds: Readonly<Record<string, Readonly<Record<string, Value<G['state']>>>>>;
  /** Names of all pieces in this state, by kind: those of `kinds`, and any other that `reference` speaks of. */
  pieces(state: G['state']): Readonly<Record<string, readonly string[]>>;
  /** Of a piece of this kind that has several names the one that is shown. Default: no piece has. */
  mainName?(kind: string, name: string, state: G['state']): string;
  /** What else can be expected of a table, by key: `range`. */
  questions: Readonly<Record<string, Asking<G['state']>>>;
  /** All types of the game's own events, for `happened`. */
  events: readonly string[];
  /**
   * Whatever the game can ask, as `asks` tells it; `*` stands for what is filled in. Made from the sources (npm run generated). Default: files may expect
   * anything to be asked.
   */
  asked?: readonly string[];
  /** Fields of events that hold names which files declare, by their kinds: `{ attacker: 'ship' }`. */
  eventNames?: Readonly<Record<string, string>>;
  /** An event with names instead of ids, as `happened` may have it, and as it is shown where something else was expected. */
  eventInWords?(event: G['event'], state: G['state']): Json;
  /** Events which say that something did not come about (a step is skipped, an attack is not possible): why a step of a file is not asked for. */
  withheld?: readonly string[];
  /** Events which say that an attack or damage does nothing to a piece: the field that names it, and its values that stay as they were. */
  spares?: Readonly<Record<string, { of: string; values: readonly string[] }>>;
  /**
   * The usual course of a game. No ruling tells it if anything else happened. `begins`: events with which the rulebook begins something new by itself (a ship engages).
   * `rules`: statements about usual steps (dice are rolled, a card is paid for).
   */
  course?: { begins: readonly string[]; rules: readonly RuleId[] };
  /** Of which events an amount is told before it comes about, by which event, and which event ends that: the ruling tells it first. */
  amounts?: { of: readonly string[]; by: string; until: string };
  /** Where the cases arise that rules leave open; default: wherever such a rule decides. */
  doubts?: DoubtedCases<G['state'], G['event']>;
  /**
   * Is this what anything in the game is called: a card, a weapon, an option, whether or not it is on this table? Asked of words that a schema
   * leaves open (`use: Predator`). Ids of abilities, pieces and what can be answered now are known without.
   */
  isWord?(word: string, state: G['state']): boolean;
  /** The table where the story begins, as a judge would ask for it: see `opening.ts`. Default: nothing is said of it. */
  opening?(state: G['state']): readonly OpeningRow[];
  /** What stands above an ability where it is printed, which files may write for it: its card, its ship ability, its keyword. */
  titleOf?(ability: string, source: string, state: G['state']): string;
  /** The piece that an ability's source is on (the ship of a card, the character of an upgrade), as files name it; null: on none. */
  bearerOf?(source: string, state: G['state']): string | null;
  /** The file that `holojudge new` writes: commented, and passing. */
  starter: string;
  /**
   * Parts that `begin` may read to this very state, for `toScenario`: several guesses, the best first. The judge tries them, and
   * writes the whole state down when none fits.
   */
  describe?(state: G['state']): readonly Parts[];
  /**
   * What of a state the words have to bring back: all but what nobody could tell and nothing depends on any more (the order of what lies
   * about, numbers given to pieces). Default: everything.
   */
  tellable?(state: G['state']): Json;
  /** What the parts of a state are called, to say which of them words did not bring back: `{ stack: 'the middle of a step' }`. */
  partsOfState?: Readonly<Record<string, string>>;
}

/** Any game's words, for whoever passes states and actions through. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyWords = GameWords<any>;

/** Any game's language, for the judge, which passes states and actions through. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyLanguage = ScenarioLanguage<any>;

export type { DoubtedCase, DoubtedCases } from './doubts';
export type { OpeningRow } from './opening';
export type { Clause, Phrase, Place, Saying } from './phrase';
export type { Schema } from './schema';

/**
 * The sentence for each of the game's own events: the compiler asks for every type. Null: nothing worth a line. A text has holes for the fields of the event
 * (`sentences.ts`).
 */
export type Narrators<G extends GameTypes> = {
  readonly [T in Exclude<G['event'], CoreEvent>['type']]:
    string | null | ((event: Extract<G['event'], { type: T }>, state: G['state']) => Telling | null);
};

/** For `eventNames`: fields that are called as their kind, and the other fields of that kind. */
export function namesIn(kinds: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, others]) => [kind, ...others].map((of) => [of, kind])),
  );
}

/** The `events` and `narrate` of a language from its sentences. `say`: what ids are called in those with holes. */
export function storyOf<G extends GameTypes>(
  narrators: Narrators<G>,
  say: (id: string, state: G['state']) => Telling = (id) => id,
): Pick<ScenarioLanguage<G>, 'events' | 'narrate'> {
  // Each narrator is kept under the type of the events that it tells.
  const byType = narrators as unknown as Readonly<
    Record<string, string | null | undefined | ((event: G['event'], state: G['state']) => Telling | null)>
  >;
  return {
    events: [...Object.keys(narrators), ...CORE_EVENT_TYPES],
    narrate: (event, state) => {
      const tells = byType[event.type] ?? null;
      if (typeof tells === 'function') return tells(event, state);
      return tells === null ? null : fillIn(tells, event as unknown as Told, (id) => say(id, state));
    },
  };
}

type Told = Readonly<Record<string, Json>>;
