/** Shape of the facts in data/characters.json: one line a character, with what is usual left out. What was not found is missing, or null beside what was. */
import type { Certainty } from './types';
import type { CharacterSet, Faction, Rarity } from './words';

export interface CompactCharacter {
  name: string;
  set: CharacterSet;
  numbers?: readonly number[];
  rarity?: Rarity;
  faction?: Faction;
  /** 55 of General Obi-Wan Kenobi, 18 of an ARC Trooper, 9 of a Clone Trooper (min.sample-squad.02, min.sample-squad.03, min.sample-squad.04). */
  cost?: number;
  /** Hit Points, Defense, Attack, Damage. */
  stats?: readonly (number | null)[];
  /** Missing: Medium, as most are; null: not found. */
  size?: 'large' | 'huge' | null;
  /** As printed; a bare name whose number is in `numbersUnknown` has one that was not found. */
  abilities: readonly string[];
  force?: { points: number | null; powers: readonly string[] };
  /** What its commander effect does, in our words; null: it has one, and what it does was not found. */
  commander?: string | null;
  numbersUnknown?: readonly string[];
  sure?: Extract<Certainty, 'likely'>;
}
