/** Cards whose ability lets a team use deck cards that affiliation and color would forbid (des.golden-rule.01). */
import type { Affiliation, Card, Color, Subtype } from './types';

/** What a character allows in the deck of its team. */
interface DeckPermission {
  /** Code of the character that must be on the team. */
  character: string;
  affiliation: Affiliation;
  color: Color;
  subtypes: readonly Subtype[];
}

const PERMISSIONS: readonly DeckPermission[] = [
  { character: '01045', affiliation: 'villain', color: 'red', subtypes: ['weapon', 'vehicle'] }, // Finn
];

/** The permission, if any, by which a team of these characters may have the card in its deck. */
export function permissionFor(of: Card, team: readonly string[]): DeckPermission | undefined {
  return PERMISSIONS.find(
    ({ character, affiliation, color, subtypes }) =>
      team.includes(character) &&
      of.affiliation === affiliation &&
      of.color === color &&
      of.subtypes.some((subtype) => subtypes.includes(subtype)),
  );
}
