/** A card's face in words: what a player reads on the card, except its texts. */
import { COLOR_NAMES, RARITY_COLORS, dieOf, identifier } from '.';
import type { Card, DieSide } from './types';

interface CardFace {
  /** With `◆` before the name of a unique card (des.uniqueness.01). */
  name: string;
  subtitle: string | null;
  /** Battlefields carry no printed type (des.type.02). */
  type: string | null;
  subtypes: readonly string[];
  affiliation: string;
  color: string;
  rarity: string;
  rarityColor: string;
  identifier: string;
  cost: number | null;
  health: number | null;
  /** `12/16`: one die, elite. */
  points: string | null;
  /** Six sides, or none. */
  sides: readonly string[];
}

/** Everything printed on a card but its ability and flavor text (des.card-anatomy.01). */
export function cardFace(of: Card): CardFace {
  return {
    name: of.unique ? `◆ ${of.name}` : of.name,
    subtitle: of.subtitle,
    type: of.type === 'battlefield' ? null : of.type,
    subtypes: of.subtypes,
    affiliation: of.affiliation,
    color: COLOR_NAMES[of.color],
    rarity: of.rarity,
    rarityColor: RARITY_COLORS[of.rarity],
    identifier: identifier(of),
    cost: 'cost' in of ? of.cost : null,
    health: of.type === 'character' ? of.health : null,
    points: of.type === 'character' ? [of.points.oneDie, of.points.elite ?? []].flat().join('/') : null,
    sides: (dieOf(of)?.sides ?? []).map(sideText),
  };
}

/** `+2 ranged`, `3 melee for 1`, `X shield`, `special`, `blank` (des.die-rarity.02). */
export function sideText(side: DieSide): string {
  const value =
    side.symbol === 'special' || side.symbol === 'blank'
      ? ''
      : `${side.modifier ? '+' : ''}${side.x ? 'X' : side.value} `;
  return `${value}${side.symbol}${side.resourceCost > 0 ? ` for ${side.resourceCost}` : ''}`;
}
