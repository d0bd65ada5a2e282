/** Dice that players set aside before the game because cards of theirs need them beside their own (des.set-aside-zone.02). */
import type { Card, CharacterCard } from './types';

interface Spare {
  /** Code of the card that needs them. */
  card: string;
  /** Codes of the dice, for a team of these characters. */
  dice(team: readonly CharacterCard[]): readonly string[];
}

const SPARE_DICE: readonly Spare[] = [
  // Director Krennic rolls Death Trooper dice.
  { card: '02003', dice: () => ['02001', '02001'] },
  // Training brings the second die of a non-unique red character.
  {
    card: '02125',
    dice: (team) => [...new Set(team.filter((each) => each.color === 'red' && !each.unique).map((each) => each.code))],
  },
];

/** The dice beside its own that a card needs. */
export function spareDiceFor(of: Card, team: readonly CharacterCard[]): readonly string[] {
  return SPARE_DICE.find((each) => each.card === of.code)?.dice(team) ?? [];
}
