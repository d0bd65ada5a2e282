/**
 * The smallest game that core can run: a story, a few numbers, and whatever procedures, abilities and happenings a test hands over.
 * Its first procedure is always called 'main'. One real action ('pick'), beside core's own.
 */
import * as E from 'fp-ts/lib/Either';
import {
  fromOutside,
  CORE_EVENT_TYPES,
  coreState,
  createEngine,
  defineGame,
  allowed,
  question,
  type AbilityInPlay,
  type AnyAbility,
  type CallTable,
  type ChanceMode,
  type Carrier,
  type CoreAction,
  type CoreEvent,
  type CoreState,
  type CoreView,
  type Engine,
  type Frame,
  type Game,
  type GameDefinition,
  type Happenings,
  type Knowledge,
  type PlayerId,
  type Procedure,
  type QueuePolicy,
  type Question,
  type Rejection,
  type Secret,
  type ValueOf,
} from '../../src/core';
import { push } from '../../src/core/engine/tables';
import {
  anyText,
  inPlayFields,
  list,
  number,
  object,
  optional,
  record,
  text,
  type OwnCodecs,
} from '../../src/core/codec';

export interface Pick {
  type: 'pick';
  player: PlayerId;
  pick: string;
}

/** A place in the square [0, 10] x [0, 10], for questions about a region. */
export interface Place {
  type: 'place';
  player: PlayerId;
  at: number;
}

export type TinyAction = CoreAction | Pick | Place;

interface Told<T extends string> {
  type: T;
  rules: readonly string[];
  who: PlayerId;
}

export type TinyEvent = CoreEvent | Told<'bell'> | Told<'knock'> | (Told<'hurt'> & { amount: number });

export interface TinyState extends CoreState<TinyEvent> {
  story: string[];
  numbers: Record<string, number>;
}

interface TinySetup {
  numbers: Record<string, number>;
  inPlay: readonly Readonly<AbilityInPlay>[];
}

/** Whatever procedures a test may hand over, and what their frames carry. */
interface TinyFrames extends Record<
  'first' | 'second' | 'third' | 'left' | 'right' | 'inner' | 'fight' | 'blow' | 'salute' | 'leave' | 'tea',
  Frame
> {
  main: Frame & { voted?: string[] };
  echo: Frame & { word: string };
  note: Frame & { took: string };
  tune: Frame & { usedHere?: string[] };
}

export interface Tiny {
  state: TinyState;
  action: TinyAction;
  event: TinyEvent;
  setup: TinySetup;
  position: TinySetup;
  view: Omit<TinyState, keyof CoreState> & CoreView<TinyEvent>;
  frames: TinyFrames;
  names: null;
  values: { speed: PlayerId; weight: null; colors: ValueOf<readonly string[], PlayerId> };
  bans: { walk: PlayerId; run: PlayerId };
  permits: { fly: PlayerId };
  dice: { red: 'hit' | 'blank'; blue: 'crit' | 'blank' };
  windows: { tune: null; ball: null; toll: 'bell' };
  spans: 'round' | 'day' | 'year';
  kinds: 'trick' | 'prank';
  results: { voted: string[] };
}

export type TinyEngine = Engine<Tiny>;
export type TinyGame = Game<Tiny>;

export interface TinyParts {
  procedures: Procedure<Tiny>[];
  abilities?: AnyAbility<Tiny>[];
  happenings?: Happenings<Tiny>;
  check?: (state: TinyState) => Rejection | null;
  view?: Knowledge<Tiny>['parts'];
  secrets?: (state: TinyState) => readonly Secret[];
  carriers?: (state: TinyState) => readonly Carrier[];
  mayCarry?: (state: TinyState, carrier: Carrier) => boolean;
  mayHaveCarried?: (state: TinyState, carrier: Carrier) => boolean;
  calls?: CallTable;
  dropped?: GameDefinition<Tiny>['dropped'];
  once?: GameDefinition<Tiny>['once'];
  answers?: GameDefinition<Tiny>['answers'];
  /** Cards that abilities may be added to. */
  cards?: readonly string[];
}

const POLICY_RULES = {
  order: ['tiny.order'],
  orderPlayers: ['tiny.order-players'],
  queue: ['tiny.queue'],
  may: ['tiny.may'],
  skip: ['tiny.skip'],
  replace: ['tiny.replace'],
  limit: ['tiny.limit'],
};

const numbers = record('numbers', number);
const setup = object<TinySetup>('a setup', {
  numbers,
  inPlay: list(object<AbilityInPlay>('an ability in play', inPlayFields)),
});

/** What frames of some procedures carry. */
export const mainFields = () => ({ voted: optional(list(text)) });
export const echoFields = () => ({ word: text });
export const noteFields = () => ({ took: text });
export const tuneFields = () => ({ usedHere: optional(list(text)) });

const codecs: OwnCodecs<Tiny> = {
  setup,
  position: setup,
  state: { story: list(anyText), numbers },
  actions: { pick: { pick: text }, place: { at: number } },
  events: () => ({ bell: { who: text }, knock: { who: text }, hurt: { who: text, amount: number } }),
  names: () => null,
  players: () => ['ann', 'bob'],
  sources: () => ({ has: () => true }),
};

export function tinyGame(
  write: (engine: TinyEngine) => TinyParts,
  policy: Partial<QueuePolicy<TinyState>> = {},
): { game: TinyGame; engine: TinyEngine } {
  const engine = createEngine<Tiny>({
    newAbilities: 'front',
    playerOrder: () => ['ann', 'bob'],
    rules: POLICY_RULES,
    ...policy,
  });
  const parts = write(engine);
  const prepare: GameDefinition<Tiny>['setUp'] = ({ numbers, inPlay }, chance) => {
    const core = coreState<TinyEvent>(chance, { procedure: 'main', step: 0 });
    return E.right({ state: { ...core, inPlay, story: [], numbers }, unadjudicated: [] });
  };
  const game = defineGame({
    id: 'tiny',
    edition: { title: 'Tiny', version: '1', date: null },
    engine,
    procedures: parts.procedures,
    abilities: parts.abilities ?? [],
    happenings: { ...parts.happenings },
    codecs,
    setUp: prepare,
    place: prepare,
    check: parts.check ?? (() => null),
    ...(parts.calls ? { calls: parts.calls } : {}),
    ...(parts.once ? { once: parts.once } : {}),
    ...(parts.answers ? { answers: parts.answers } : {}),
    ...(parts.dropped ? { dropped: parts.dropped } : {}),
    ...(parts.carriers ? { carriers: parts.carriers } : {}),
    ...(parts.mayCarry ? { mayCarry: parts.mayCarry } : {}),
    ...(parts.mayHaveCarried ? { mayHaveCarried: parts.mayHaveCarried } : {}),
    knowledge: {
      parts: parts.view ?? ((own) => own),
      ...(parts.secrets ? { secrets: parts.secrets } : {}),
      isFrameOpen: () => true,
      resample: (state) => state,
    },
    outcome: (state) => ({ kind: 'playing', scores: { ...state.numbers } }),
    abilityNames: {
      windows: { tune: true, ball: true, toll: true },
      spans: { round: true, day: true, year: true },
      kinds: { trick: true, prank: true },
      values: { speed: true, weight: true, colors: true },
      bans: { walk: true, run: true },
      permits: { fly: true },
    },
    cards: () => parts.cards ?? [],
  });
  return { game, engine };
}

/** An ability of a card that is on a piece: `bell-ringer of ann`. */
export function inPlay(ability: string, controller: PlayerId, source = `${controller}'s piece`): AbilityInPlay {
  return { ability, source, controller };
}

/** Plays a tiny game with `reduce`, failing loudly on any rejection. */
export function play(
  { game }: { game: TinyGame },
  given: Partial<TinySetup> = {},
  chance: ChanceMode = { mode: 'manual' },
): Table {
  const begun = game.begin({ numbers: {}, inPlay: [], ...given }, chance);
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  return new Table(game, begun.right.state);
}

/** A game on the table: what is asked, and what was told so far. */
export class Table {
  constructor(
    readonly game: TinyGame,
    public state: TinyState,
  ) {}

  /** Answers the question on the table; the answer must be legal. */
  does(action: TinyAction): this {
    const step = this.game.reduce(this.state, action);
    if (E.isLeft(step)) throw new Error(`${step.left.code}: ${step.left.message}`);
    this.state = step.right.state;
    return this;
  }

  picks(player: PlayerId, pick: string): this {
    return this.does({ type: 'pick', player, pick });
  }

  orders(player: PlayerId, ability: string, source = `${player}'s piece`): this {
    return this.does({ type: 'order-ability', player, ability, source });
  }

  uses(player: PlayerId, ability: string, source = `${player}'s piece`): this {
    return this.does({ type: 'use-ability', player, ability, source });
  }

  declines(player: PlayerId, ability: string, source = `${player}'s piece`): this {
    return this.does({ type: 'decline', player, ability, source });
  }

  chooses(player: PlayerId, ability: string, chosen: string, source = `${player}'s piece`): this {
    return this.does({ type: 'choose', player, ability, source, chosen });
  }

  /** The legal actions in words: `ann: pick left`, `bob: use-ability shield`. */
  get options(): string[] {
    return this.game.allLegalActions(this.state).actions.map(inWords);
  }

  get asks(): string {
    return this.game.decision(this.state).asks;
  }

  get story(): readonly string[] {
    return this.state.story;
  }

  /** Why the action would be rejected; undefined when it is legal. */
  refusal(action: unknown): string | undefined {
    const step = this.game.reduce(this.state, fromOutside(action));
    return E.isLeft(step) ? step.left.code : undefined;
  }

  eventTypes(): string[] {
    return this.state.events.map((event) => event.type);
  }
}

export function inWords(action: TinyAction): string {
  if (action.type === 'pick') return `${action.player}: pick ${action.pick}`;
  if (action.type === 'place') return `${action.player}: place ${action.at}`;
  if (action.type === 'roll') return `roll ${action.faces.join(' ')}`;
  if (action.type === 'roll-dice')
    return `roll ${action.dice.map((each) => `${each.die} ${each.faces.join(' ')}`).join(', ')}`;
  if (action.type === 'draw') return `draw ${action.card}`;
  if (action.type === 'choose-at-random') return `${action.of}: ${String(action.chosen)}`;
  if (action.type === 'order-players') return `${action.player}: first ${action.first}`;
  if (action.type === 'choose') return `${action.player}: choose ${String(action.chosen)} for ${action.ability}`;
  return `${action.player}: ${action.type} ${action.ability}`;
}

/** A question with plain picks. */
export function picks(player: PlayerId | PlayerId[], asks: string, options: readonly string[]): Question<Pick> {
  const players = typeof player === 'string' ? [player] : player;
  return question(
    players,
    asks,
    players.flatMap((each) => options.map((option) => allowed({ type: 'pick', player: each, pick: option }))),
  );
}

/** A run step that tells its own name. */
export function tells({ run }: TinyEngine, name: string): ReturnType<TinyEngine['run']> {
  return run(name, ['tiny.tell'], (state) => void state.story.push(name));
}

export const TINY_EVENTS = [...CORE_EVENT_TYPES, 'bell', 'knock', 'hurt'];
/** As the engine's `call`, for functions of a test that have no engine at hand. */
export const call: TinyEngine['call'] = (state, procedure, ...[data]) => push(state, procedure, data);
