/** Random Destiny setups: decks as a public builder exports them, and random legal ones of all 334 cards. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECK_SIZE, MOST_COPIES, TEAM_POINTS, checkTeam, type TeamMember } from '../../src/destiny/lists/deck-building';
import { allCards, type Card, type CharacterCard } from '../../src/destiny/facts';
import type { DestinySetup } from '../../src/destiny';

export type Next = (n: number) => number;

const EXAMPLES = 'docs/examples/decks';

let examples: string[] | undefined;

/** Decks as a public builder exports them, its JSON or its plain-text list. */
export function exampleDecks(): readonly string[] {
  examples ??= readdirSync(EXAMPLES)
    .filter((file) => !file.endsWith('.md'))
    .map((file) => readFileSync(join(EXAMPLES, file), 'utf8'));
  return examples;
}

/** Half of the decks are examples, the others are random. Mostly two players, sometimes three or four. */
export function randomDestinySetup(next: Next): DestinySetup {
  const players = [2, 2, 2, 3, 3, 4][next(6)] ?? 2;
  return {
    decks: Array.from({ length: players }, () => (next(2) === 0 ? pick(exampleDecks(), next) : randomDeck(next))),
  };
}

const exported = (file: string): string => readFileSync(join(EXAMPLES, file), 'utf8');

/** Two exported decks, one in each form of the builder; where three play, one of the two is brought twice. */
export function exportedDecks(players: 2 | 3, next: Next): DestinySetup {
  const two = [exported('vader-raider.json'), exported('qui-gon-rey.txt')];
  return { decks: players === 2 ? two : [...two, pick(two, next)] };
}

/** Two exported decks, example decks, or random ones: of two players, or of three. */
export const destinySetups: Readonly<Record<string, (next: Next) => DestinySetup>> = {
  exported: (next) => exportedDecks(2, next),
  'three-exported': (next) => exportedDecks(3, next),
  examples: (next) => ({ decks: Array.from({ length: 2 }, () => pick(exampleDecks(), next)) }),
  'three-examples': (next) => ({ decks: Array.from({ length: 3 }, () => pick(exampleDecks(), next)) }),
  random: (next) => ({ decks: Array.from({ length: 2 }, () => randomDeck(next)) }),
  'three-random': (next) => ({ decks: Array.from({ length: 3 }, () => randomDeck(next)) }),
};

/** A random legal team with a deck of cards that it may have. */
export function randomDeck(next: Next): unknown {
  for (;;) {
    const characters = randomTeam(next);
    const battlefield = pick(ofType('battlefield'), next).code;
    const deck = randomCards(characters, next);
    const list = { name: 'Random', characters, battlefields: [battlefield], deck };
    if (deck.length === DECK_SIZE && checkTeam(list).length === 0)
      return { name: 'Random', characters, battlefield, deck };
  }
}

function randomTeam(next: Next): TeamMember[] {
  const side = next(2) === 0 ? 'hero' : 'villain';
  const choice = ofType('character').filter(
    (each): each is CharacterCard =>
      each.type === 'character' && (each.affiliation === side || each.affiliation === 'neutral'),
  );
  const team: TeamMember[] = [];
  let points = TEAM_POINTS;
  for (let tried = 0; tried < 10; tried++) {
    const of = pick(choice, next);
    const dice = of.points.elite !== null && next(2) === 0 ? 2 : 1;
    const cost = dice === 2 ? (of.points.elite ?? 0) : of.points.oneDie;
    const copy = team.some((each) => allCards().some((other) => other.code === each.code && other.name === of.name));
    if (cost > points || (of.unique && copy)) continue;
    points -= cost;
    team.push({ code: of.code, dice });
  }
  return team;
}

function randomCards(team: readonly TeamMember[], next: Next): string[] {
  const allowed = allCards().filter((each) => {
    const list = { name: '', characters: team, battlefields: [], deck: [each.code] };
    const reasons = checkTeam(list).map((reason) => reason.code);
    return (
      each.type !== 'character' &&
      each.type !== 'battlefield' &&
      !reasons.some((code) => code === 'wrong-affiliation' || code === 'color-not-in-team')
    );
  });
  const deck: string[] = [];
  for (let tried = 0; tried < 400 && deck.length < DECK_SIZE; tried++) {
    const { code } = pick(allowed, next);
    if (deck.filter((each) => each === code).length < MOST_COPIES) deck.push(code);
  }
  return deck;
}

export const ofType = (type: Card['type']): Card[] => allCards().filter((each) => each.type === type);

export function pick<T>(from: readonly T[], next: Next): T {
  const found = from[next(from.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}
