/** Skirmishes from their setup, with squads of the tests' own cards. */
import * as E from 'fp-ts/lib/Either';
import type { MiniaturesSetup } from '../../src/miniatures/begin/set-up';
import type { StatCard } from '../../src/miniatures/facts';
import { miniatures } from '../../src/miniatures/game';
import { card, openGround, Table, type Fighter } from './table';

export interface Side {
  faction: string;
  cards: Readonly<Record<string, Fighter>>;
  atHand?: readonly string[];
  chosen?: string;
}

/** Begins with these squads; cards that are at hand, or chosen, are no members. */
export function begin(sides: readonly Side[], more: Partial<MiniaturesSetup> = {}): Table {
  const squads = sides.map(({ faction, cards, atHand = [], chosen }) => {
    const all: StatCard[] = Object.entries(cards).map(([id, fighter]) =>
      card(id, { faction: faction as StatCard['faction'], ...fighter }),
    );
    const aside = [...atHand, ...(chosen === undefined ? [] : [chosen])];
    const characters = all.map(({ id }) => id).filter((id) => !aside.includes(id));
    return { name: 'Test', faction, characters, cards: all, ...(chosen !== undefined && { chosen }) };
  });
  const atHand = sides.map((side) => [...(side.atHand ?? [])]);
  const setup: MiniaturesSetup = { map: openGround(10, 14), squads, atHand, era: 'rise-of-the-empire', ...more };
  const begun = miniatures.begin(setup, { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(`${begun.left.message} (${begun.left.path.join('.')})`);
  return new Table(begun.right.state, begun.right.events);
}
