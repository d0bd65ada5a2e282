/**
 * A table for tests: set it up in one call, do one thing, look at one thing. Cards are named as printed (`'Jango Fett'`, with the subtitle where two
 * share the name); cards in play go by their ids (`jango-fett`, `holdout-blaster-2`), dice too (`jango-fett.1`). Chance is manual: a test says what
 * was rolled and drawn. A question that nobody answered or looked at fails the test.
 */
import * as E from 'fp-ts/lib/Either';
import {
  destiny,
  type DestinyAction,
  type DestinyEvent,
  type DestinyState,
  type DestinyView,
  type Position,
} from '../../src/destiny';
import { card as cardOfCode } from '../../src/destiny/facts';
import { sideText } from '../../src/destiny/facts/face';
import type { CardInPlay, Die, DestinyPlayer } from '../../src/destiny/model/state';
import type { PlacedCard, PlacedCharacter } from '../../src/destiny/begin/place-cards';
import type { PlacedPlayer } from '../../src/destiny/begin/position';
import { abilityQueue, canonicalJson, type Rejection } from '../../src/core';
import { watchEvidence } from '../helpers/evidence';
import { named } from './decks';
import { isAllTold, passedThough, untold } from './told';

const evidence = watchEvidence('destiny');

export const P1 = 'p1';
export const P2 = 'p2';

/** A card by its name, alone or with how it lies there. */
type Lying<T extends PlacedCard> =
  string | (Omit<T, 'card' | 'upgrades'> & { card: string; upgrades?: Lying<PlacedCard>[] });

export interface Side {
  characters?: Lying<PlacedCharacter>[];
  supports?: Lying<PlacedCard>[];
  hand?: string[];
  /** Shuffled; or with a known top, the topmost first. Default: ten gray events. */
  deck?: string[] | { top?: string[]; shuffled?: string[]; bottom?: string[] };
  discard?: string[];
  setAside?: PlacedPlayer['setAside'];
  /** Dice in the set-aside zone, by name of card. */
  diceAside?: string[];
  resources?: number;
  battlefield?: string;
}

export interface Setting {
  p1?: Side;
  p2?: Side;
  p3?: Side;
  p4?: Side;
  /** Default: Starship Graveyard, brought and controlled by p1. */
  battlefield?: string;
  controller?: string | null;
  owner?: string;
  claimedBy?: string;
  round?: number;
  /** Default: the battlefield's controller. */
  turn?: string;
  phase?: 'action' | 'upkeep';
  passes?: number;
}

/** Names of cards, and codes, to codes. */
export const codeOf = (name: string): string => (cardOfCode(name) ? name : named(name).code);

function lie<T extends PlacedCard>(given: Lying<T>): PlacedCard {
  if (typeof given === 'string') return { card: codeOf(given) };
  const { card, upgrades, ...rest } = given;
  return { ...rest, card: codeOf(card), ...(upgrades ? { upgrades: upgrades.map(lie) } : {}) } as PlacedCard;
}

const BYSTANDER = 'Hired Gun';
const FILLER = Array.from(
  { length: 10 },
  (_each, i) => ['Dodge', 'Block', 'Aim', 'Flank', 'Take Cover'][i % 5] ?? 'Dodge',
);

function side(
  id: string,
  {
    characters = [BYSTANDER],
    supports = [],
    hand = [],
    deck = FILLER,
    discard = [],
    diceAside,
    resources = 0,
    battlefield,
    setAside,
  }: Side,
): PlacedPlayer {
  const pile = Array.isArray(deck)
    ? deck.map(codeOf)
    : Object.fromEntries(Object.entries(deck).map(([part, names]) => [part, names.map(codeOf)]));
  return {
    id,
    characters: characters.map(lie),
    supports: supports.map(lie),
    hand: hand.map(codeOf),
    deck: pile,
    discard: discard.map(codeOf),
    resources,
    ...(setAside ? { setAside } : {}),
    ...(diceAside ? { diceAside: diceAside.map(codeOf) } : {}),
    ...(battlefield ? { battlefield: codeOf(battlefield) } : {}),
  };
}

export function positionOf(setting: Setting): Position {
  const {
    battlefield = 'Starship Graveyard',
    controller = P1,
    owner = P1,
    claimedBy,
    round,
    turn,
    phase = 'action',
    passes,
  } = setting;
  const ids = (['p1', 'p2', 'p3', 'p4'] as const).filter((id) => id === P1 || id === P2 || setting[id] !== undefined);
  return {
    players: ids.map((id) => side(id, setting[id] ?? {})),
    battlefield: { card: codeOf(battlefield), owner, controller, ...(claimedBy ? { claimedBy } : {}) },
    moment: { phase, ...(turn ? { turn } : {}), ...(passes ? { passes } : {}) },
    ...(round ? { round } : {}),
  };
}

const unsettled = new Set<Table>();

afterEach(() => {
  const left = [...unsettled];
  unsettled.clear();
  for (const table of left) table.mustBeSettled();
});

export class Table {
  /** Every event so far, in order. */
  readonly story: DestinyEvent[] = [];
  private examined = false;
  /** The state when the action of this turn was taken. */
  private taken: DestinyState;
  /** The last state of which the events had told everything, and what they told since. */
  private known: DestinyState;
  private since: DestinyEvent[] = [];
  /** The state that the last action gave; a test may have put another in its place. */
  private given: DestinyState;
  private isHeld = true;

  constructor(public state: DestinyState) {
    this.taken = this.known = this.given = state;
    this.story.push(...state.events);
    evidence.told(state.events);
    unsettled.add(this);
  }

  // Actions of a turn.
  play = (player: string, name: string): this => this.act({ type: 'play', player, card: codeOf(name) });
  activate = (player: string, card: string): this => this.act({ type: 'activate', player, card });
  resolve = (player: string, symbol: string): this => this.act({ type: 'resolve', player, symbol } as DestinyAction);
  discardToReroll = (player: string, name: string): this =>
    this.act({ type: 'discard-to-reroll', player, card: codeOf(name) });
  claim = (player: string): this => this.act({ type: 'claim', player });
  pass = (player: string): this => this.act({ type: 'pass', player });
  forgo = (player: string): this => this.act({ type: 'forgo', player });
  /** Uses the action ability of a card in play. */
  use = (player: string, source: string): this =>
    this.answer(
      (each) => each.type === 'use-ability' && each.player === player && each.source === source,
      `use ${source}`,
    );

  // Answers to questions.
  /** Names one thing after another: ids, options, players, or names of cards outside play. */
  choose = (...ids: string[]): this => {
    for (const id of ids) this.answer((each) => this.names(each, id), id);
    return this;
  };
  /** Turns a die to a side, in words: `2 ranged`. */
  turn = (die: string, text: string): this =>
    this.answer(
      (each) => each.type === 'choose-side' && each.die === die && this.sideText(die, each.side) === text,
      `turn ${die} to ${text}`,
    );
  done = (): this => this.answer((each) => each.type === 'done', 'done');
  /** Uses (or declines) the optional ability that is asked about; with several, the one of this source or id. */
  uses = (which?: string): this =>
    this.answer(
      (each) => each.type === 'use-ability' && (which === undefined || each.source === which || each.ability === which),
      `use ${which ?? ''}`,
    );
  declines = (): this => this.answer((each) => each.type === 'decline', 'decline');
  yes = (): this => this.choose('yes');
  no = (): this => this.choose('no');
  /** The next abilities to queue, by source or id. */
  orders = (...which: string[]): this => {
    for (const id of which)
      this.answer(
        (each) => each.type === 'order-ability' && (each.source === id || each.ability === id),
        `order ${id}`,
      );
    return this;
  };
  ordersPlayer = (first: string): this =>
    this.answer((each) => each.type === 'order-players' && each.first === first, `first ${first}`);
  /** What dice show, one after another. */
  rolls = (...faces: string[]): this => {
    for (const face of faces) this.answer((each) => each.type === 'roll' && each.faces[0] === face, `roll ${face}`);
    return this;
  };
  /** What is drawn (or picked at random), one after another. */
  draws = (...names: string[]): this => {
    for (const name of names) this.answer((each) => each.type === 'draw' && each.card === codeOf(name), `draw ${name}`);
    return this;
  };

  /** For tests that put something into the rules: what that does to the state, nothing needs to tell. */
  notHeld = (): this => {
    this.isHeld = false;
    return this;
  };

  // What is asked.
  /** 'p1: a character for 2 ranged'; 'chance: roll'; '' when the game is over. */
  get asks(): string {
    this.examined = true;
    const { by, asks, over } = destiny.decision(this.state);
    return over ? '' : `${by.join(', ')}: ${asks}`;
  }
  /** Is it this player's turn, with nothing else to decide? */
  decisionIsTurnOf = (player: string): boolean => {
    const { by, step } = destiny.decision(this.state);
    return step === 'take an action or pass' && by[0] === player;
  };
  /** What may be named now: ids, names of cards, sides of dice ('jango-fett.1: 2 ranged'), 'done' ... */
  get choices(): string[] {
    this.examined = true;
    const legal = destiny.allLegalActions(this.state);
    return legal.actions.map((each) => this.nameOf(each));
  }
  views = (viewer: string): DestinyView => destiny.view(this.state, viewer);
  whatIsLegal = (): readonly DestinyAction[] => destiny.allLegalActions(this.state).actions;
  /** Why an action is not legal now; null when it is. */
  whyNot = (action: DestinyAction): Rejection | null => {
    this.examined = true;
    return evidence.refused(destiny.whyNot(this.state, action));
  };
  whyNotPlay = (player: string, name: string): string | null =>
    this.whyNot({ type: 'play', player, card: codeOf(name) })?.code ?? null;

  // What lies on the table.
  card = (id: string): CardInPlay =>
    must(
      this.state.cards.find((each) => each.id === id),
      `card ${id}`,
    );
  has = (id: string): boolean => this.state.cards.some((each) => each.id === id && each.zone === 'play');
  die = (id: string): Die =>
    must(
      this.state.dice.find((each) => each.id === id),
      `die ${id}`,
    );
  /** What a die shows: `2 ranged`; null on its card; undefined when it is out of play. */
  shows = (id: string): string | null | undefined => {
    const die = this.state.dice.find((each) => each.id === id);
    return die && (die.zone === 'pool' ? this.sideText(id, die.side) : null);
  };
  player = (id: string): DestinyPlayer =>
    must(
      this.state.players.find((each) => each.id === id),
      `player ${id}`,
    );
  /** Names of the cards in a zone, sorted. */
  hand = (id: string): string[] => this.player(id).hand.map(nameOfCode).sort();
  discard = (id: string): string[] => this.player(id).discard.map(nameOfCode).sort();
  setAside = (id: string): string[] => this.player(id).setAside.map((each) => nameOfCode(each.code));
  diceAside = (id: string): string[] => this.player(id).diceAside.map(nameOfCode);
  resources = (id: string): number => this.player(id).resources;
  damage = (id: string): number => this.card(id).damage;
  shields = (id: string): number => this.card(id).shields;
  /** Sources of the abilities that wait in the queue. */
  get queue(): string[] {
    return abilityQueue(this.state).map((each) => each.source);
  }
  events = <T extends DestinyEvent['type']>(type: T): Extract<DestinyEvent, { type: T }>[] =>
    this.story.filter((each): each is Extract<DestinyEvent, { type: T }> => each.type === type);
  /** A copy of the table that goes its own way. */
  copy = (): Table => new Table(this.state);

  /** Does any legal action, as the game's own record. */
  act = (action: DestinyAction): this => {
    const step = destiny.reduce(this.state, action);
    if (E.isLeft(step))
      throw new Error(
        `${JSON.stringify(action)}: ${step.left.message} [${step.left.code}] while asked '${this.asks}': ${this.choices.join(' | ')}`,
      );
    const { state, events } = step.right;
    if (this.given !== this.state) this.taken = this.known = this.state;
    if (destiny.decision(this.state).step === 'take an action or pass') this.taken = this.state;
    this.state = this.given = state;
    this.story.push(...events);
    evidence.told(events);
    this.examined = false;
    if (this.isHeld) this.mustBeTold(events);
    mustLoad(this.state);
    return this;
  };

  mustBeSettled(): void {
    const { over, by, step } = destiny.decision(this.state);
    // The upkeep phase draws by chance; a test that ends there has seen its action phase to the end.
    if (
      over ||
      this.examined ||
      step === 'take an action or pass' ||
      (this.state.phase === 'upkeep' && by[0] === 'chance')
    )
      return;
    throw new Error(`nobody answered what ${by.join(', ')} was asked: ${this.asks} (${this.choices.join(' | ')})`);
  }

  private mustBeTold(events: readonly DestinyEvent[]): void {
    expect(passedThough(this.taken, this.state, events)).toBe(false);
    this.since.push(...events);
    if (!isAllTold(this.state)) return;
    expect(untold(this.known, this.state, this.since)).toEqual([]);
    this.known = this.state;
    this.since = [];
  }

  private answer(fits: (action: DestinyAction) => boolean, what: string): this {
    const found = destiny.allLegalActions(this.state).actions.find(fits);
    if (!found) throw new Error(`'${what}' does not answer '${this.asks}': ${this.choices.join(' | ')}`);
    return this.act(found);
  }

  private names(action: DestinyAction, id: string): boolean {
    if (action.type === 'choose-character') return action.character === id;
    if (action.type === 'choose-card') return action.card === id || cardOfCode(action.card)?.name === id;
    if (action.type === 'choose-die') return action.die === id;
    if (action.type === 'choose-opponent') return action.opponent === id;
    if (action.type === 'choose-option') return action.option === id;
    return action.type === 'choose-battlefield' && action.owner === id;
  }

  private nameOf(action: DestinyAction): string {
    if (action.type === 'choose-character') return action.character;
    if (action.type === 'choose-card') return cardOfCode(action.card)?.name ?? action.card;
    if (action.type === 'choose-die') return action.die;
    if (action.type === 'choose-side') return `${action.die}: ${this.sideText(action.die, action.side)}`;
    if (action.type === 'choose-opponent') return action.opponent;
    if (action.type === 'choose-option') return action.option;
    if (action.type === 'choose-battlefield') return action.owner;
    if (action.type === 'play' || action.type === 'discard-to-reroll')
      return `${action.type} ${nameOfCode(action.card)}`;
    if (action.type === 'activate') return `activate ${action.card}`;
    if (action.type === 'resolve') return `resolve ${action.symbol}`;
    if (action.type === 'use-ability') return `use ${action.source}`;
    if (action.type === 'roll') return action.faces.join();
    if (action.type === 'draw') return nameOfCode(action.card);
    if (action.type === 'order-ability') return `order ${action.source}`;
    if (action.type === 'order-players') return `first ${action.first}`;
    return action.type;
  }

  private sideText(die: string, index: number): string {
    const facing = cardOfCode(this.die(die).code)?.sides[index];
    return facing ? sideText(facing) : '';
  }
}

/** Whatever a test plays, every state on its way can be saved and loaded. */
function mustLoad(state: DestinyState): void {
  const loaded = destiny.load(JSON.parse(JSON.stringify(state)));
  if (E.isLeft(loaded)) {
    const { message, path } = loaded.left;
    throw new Error(`this state does not load: ${message} at ${path.join('.')}`);
  }
  expect(canonicalJson(loaded.right)).toBe(canonicalJson(state));
}

function must<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`there is no ${what}`);
  return found;
}

function nameOfCode(code: string): string {
  return cardOfCode(code)?.name ?? code;
}

/** Sets a table in the middle of a game: p1's turn in the action phase of round 1, unless the setting says otherwise. */
export function destinyTable(setting: Setting = {}): Table {
  const begun = destiny.resume(positionOf(setting), { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(`${begun.left.message} at ${begun.left.path.join('.')}`);
  return new Table(begun.right.state);
}
