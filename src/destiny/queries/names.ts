/** Codecs of what events and frames may name: of one state what exists there (or did), of none any text. */
import { named, namesOf, text, type Codec, type Names } from '../../core/codec';
import { card as cardOfCode } from '../facts';
import type { DestinyState } from '../model/state';

export interface DestinyNames {
  player: Codec<string>;
  /** A card that is in play or in limbo, or was before it left: names are never given twice. */
  card: Codec<string>;
  /** What has abilities: a card or die that is or was in play, the battlefield, or a card outside play by its code. */
  source: Codec<string>;
  /** A die that is in play. */
  die: Codec<string>;
  /** A die that is in play, or was. */
  anyDie: Codec<string>;
}

export function namesIn(state: DestinyState | null): DestinyNames {
  if (!state) return { player: text, card: text, source: text, die: text, anyDie: text };
  return {
    player: named('a player', namesOf(playersIn(state))),
    card: named('a card that is or was in play', cardsIn(state)),
    source: named('a piece that has abilities', sourcesIn(state)),
    die: named('a die in play', namesOf(state.dice.map((each) => each.id))),
    anyDie: named('a die that is or was in play', { has: (id) => isDieName(state, id) }),
  };
}

export function playersIn(state: DestinyState): string[] {
  return state.players.map((each) => each.id);
}

function cardsIn(state: DestinyState): Names {
  const there = new Set([...state.cards, ...state.limbo].map((each) => each.id));
  return { has: (id) => there.has(id) || wasThere(state, id), words: () => there };
}

/** `jango-fett` is the first of its name, `jango-fett-2` the second. */
function wasThere({ serials }: DestinyState, id: string): boolean {
  return serials.some(({ name, count }) => {
    if (id === name) return count > 0;
    const number = id.startsWith(`${name}-`) ? Number(id.slice(name.length + 1)) : NaN;
    return Number.isInteger(number) && number > 1 && number <= count;
  });
}

/** Dice are called after their card: `jango-fett.1`. */
function isDieName(state: DestinyState, id: string): boolean {
  return state.dice.some((each) => each.id === id) || /^[a-z0-9-]+\.[0-9]+$/.test(id);
}

/** Cards, dice whose special ability is used, the battlefield, and the codes of cards whose printed sides are resolved outside play (Poe Dameron). */
export function sourcesIn(state: DestinyState): Names {
  const cards = cardsIn(state);
  return {
    has: (id) => cards.has(id) || id === 'battlefield' || isDieName(state, id) || cardOfCode(id) !== undefined,
    words: () => cards.words?.() ?? [],
  };
}
