/** What a viewer may know of a game of Destiny: not the others' hands, decks, hidden dice and facedown cards, nor the seed and the script of chance. */
import {
  nextInt,
  pileSize,
  SEES_EVERYTHING,
  textOf,
  type AnyViewer,
  type Chance,
  type CoreState,
  type CoreView,
  type Knowledge,
  type PlayerId,
  type Viewer,
} from '../core';
import { engine } from './engine';
import type { DestinyEvent } from './model/events';
import type { Code, DestinyPlayer, DestinyState, LimboCard, Look, SetAsideCard } from './model/state';
import type { Destiny } from './model/types';

/** What lies facedown under a card, for one viewer. */
export interface Covering {
  /** The facedown card under it; null when there is none, or it is not for this viewer. */
  under: Code | null;
  /** Does a card lie under it? Everybody sees that. */
  covers: boolean;
}

/** A card in the set-aside zone, as one viewer sees it. */
export type SeenSetAside = Omit<SetAsideCard, 'under'> & Covering;
/** An event that is being resolved, as one viewer sees it. */
export type SeenLimbo = Omit<LimboCard, 'under'> & Covering;

/**
 * A player as one viewer sees them: sizes instead of hidden cards (des.deck.03). Resources and discard piles are open to all
 * (des.resource-tokens-area.02, des.discard-pile.02).
 */
export interface SeenPlayer extends Omit<DestinyPlayer, 'hand' | 'deck' | 'setAside' | 'diceAside'> {
  /** Null: hidden from this viewer. */
  hand: readonly Code[] | null;
  handSize: number;
  deckSize: number;
  setAside: readonly SeenSetAside[];
  /** Null: hidden from this viewer (des.set-aside-zone.03). */
  diceAside: readonly Code[] | null;
}

/** What `destiny.view` gives: every area of the table (des.play-area-diagram.01). */
export interface DestinyView
  extends Omit<DestinyState, keyof CoreState | 'players' | 'limbo' | 'looks'>, CoreView<DestinyEvent> {
  players: readonly SeenPlayer[];
  limbo: readonly SeenLimbo[];
  /** Hidden cards that this viewer is looking at now. */
  looks: readonly Look[];
}

const maySee = (owner: PlayerId, viewer: AnyViewer): boolean => viewer === SEES_EVERYTHING || viewer === owner;

export const knowledge: Knowledge<Destiny> = {
  parts: (own, viewer) => ({
    ...own,
    players: own.players.map((each) => seenPlayer(each, viewer)),
    limbo: own.limbo.map((each) => seenCovering(each, maySee(each.owner, viewer))),
    looks: own.looks.filter((each) => maySee(each.viewer, viewer)),
  }),
  event: (_state, event, viewer) => seenEvent(event, viewer),
  resample,
};

function seenPlayer(player: DestinyPlayer, viewer: AnyViewer): SeenPlayer {
  const { hand, deck, setAside, diceAside, ...open } = player;
  const own = maySee(player.id, viewer);
  return {
    ...open,
    hand: own ? [...hand].sort() : null,
    handSize: hand.length,
    deckSize: pileSize(deck),
    setAside: setAside.map((each) => seenCovering(each, own)),
    diceAside: own ? diceAside : null,
  };
}

function seenCovering<T extends { under: Code | null }>(card: T, own: boolean): Omit<T, 'under'> & Covering {
  return { ...card, under: own ? card.under : null, covers: card.under !== null };
}

const HIDDEN_ZONES = ['hand', 'deck', 'deck-top', 'deck-bottom'];

/** Cards that go from one hidden zone to another, or are drawn or looked at, are seen by their player only. */
function seenEvent(event: DestinyEvent, viewer: AnyViewer): DestinyEvent {
  if (event.type === 'cards-drawn') return maySee(event.player, viewer) ? event : { ...event, cards: null };
  if (event.type === 'looked-at') return maySee(event.player, viewer) ? event : { ...event, cards: null };
  // Who arranges a deck sees it, whosever it is.
  if (event.type === 'card-moved' && event.from === 'deck-top' && event.to.startsWith('deck'))
    return maySee(event.by ?? event.player, viewer) ? event : { ...event, card: null };
  if (
    event.type === 'card-moved' &&
    HIDDEN_ZONES.includes(event.from) &&
    (HIDDEN_ZONES.includes(event.to) || event.to === 'set-aside')
  )
    return maySee(event.player, viewer) ? event : { ...event, card: null };
  return event;
}

/** Deals tried until one leaves the decision that waits: a question about a hand needs a hand that has an answer. */
const DEALS = 20;

/** The same state for this viewer, with what they cannot see dealt anew: hands, decks, facedown cards. Dice in bags stay as they are. */
function resample(state: DestinyState, viewer: Viewer, chance: Chance): DestinyState {
  const waiting = deciders(state);
  for (let tried = 0; tried < DEALS; tried++) {
    const dealt = dealAll(state, viewer, chance);
    if (deciders(dealt) === waiting) return dealt;
  }
  return state;
}

/** Who decides now, and what: everybody knows that. */
function deciders(state: DestinyState): string {
  const question = engine.asking(state);
  return question ? `${question.by.join()}: ${textOf(question.asks)}` : '';
}

function dealAll(state: DestinyState, viewer: Viewer, chance: Chance): DestinyState {
  const dealt = state.players.map((each) => dealAgain(state, each, viewer, chance));
  return {
    ...state,
    players: dealt.map((each) => each.player),
    looks: state.looks.map((look) => (maySee(look.viewer, viewer) ? look : swapped(look, dealt))),
    events: state.events.map((each) => seenEvent(each, viewer)),
  };
}

interface Dealt {
  player: DestinyPlayer;
  /** What lies now where each hidden card lay, copies in their order. */
  instead: ReadonlyMap<Code, readonly Code[]>;
}

/** A card in a hidden place, and whether the viewer knows it. */
interface Slot {
  code: Code;
  known: boolean;
}

function dealAgain(state: DestinyState, player: DestinyPlayer, viewer: Viewer, chance: Chance): Dealt {
  const own = maySee(player.id, viewer);
  const seen = state.looks
    .filter((each) => each.viewer === viewer && each.owner === player.id)
    .flatMap((each) => each.cards);
  const slot = (code: Code, mine: boolean): Slot => ({
    code,
    known: mine || takeOne(seen, code),
  });
  const hand = player.hand.map((code) => slot(code, own));
  const top = player.deck.top.map((code) => slot(code, false));
  const bottom = player.deck.bottom.map((code) => slot(code, false));
  const under = player.setAside.map((each) => (each.under === null ? null : slot(each.under, own)));
  const loose = [...hand, ...top, ...bottom, ...under].flatMap((each) =>
    each === null || each.known ? [] : [each.code],
  );
  const bag = shuffled([...loose, ...player.deck.unknown].sort(), chance);
  const instead = new Map<Code, Code[]>();
  const deal = ({ code, known }: Slot): Code => {
    if (known) return code;
    const next = bag.pop() ?? code;
    instead.set(code, [...(instead.get(code) ?? []), next]);
    return next;
  };
  const dealtHand = hand.map(deal);
  const deck = { ...player.deck, top: top.map(deal), bottom: bottom.map(deal) };
  const setAside = player.setAside.map((each, i) => ({ ...each, under: under[i] ? deal(under[i]) : null }));
  return { player: { ...player, hand: dealtHand, deck: { ...deck, unknown: bag.sort() }, setAside }, instead };
}

function takeOne(cards: Code[], card: Code): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

function shuffled(cards: readonly Code[], chance: Chance): Code[] {
  const left = [...cards];
  const out: Code[] = [];
  while (left.length > 0) out.push(...left.splice(nextInt(chance, left.length), 1));
  return out;
}

/** Another player looks at the cards that now lie where those they looked at lay. */
function swapped(look: Look, dealt: readonly Dealt[]): Look {
  const { instead } = dealt.find((each) => each.player.id === look.owner) ?? {
    instead: new Map<Code, readonly Code[]>(),
  };
  const used = new Map<Code, number>();
  const cards = look.cards.map((code) => {
    const n = used.get(code) ?? 0;
    used.set(code, n + 1);
    return instead.get(code)?.[n] ?? code;
  });
  return { ...look, cards };
}
