/** The table of factions: which of them meet in which era, and on which side (min.choosing-a-faction.03 to .07). */
import { frozen } from '../../core/engine/share';
import { ERAS, SIDES, type Era, type Faction, type Side } from './words';

/** Factions of an era by side; a squad is of one of them (min.choosing-a-faction.08). */
export const FACTIONS_OF_ERA: Readonly<Record<Era, Readonly<Record<Side, readonly Faction[]>>>> = frozen({
  'old-republic': { light: ['old-republic'], dark: ['sith', 'mandalorian'] },
  'rise-of-the-empire': { light: ['republic'], dark: ['separatist', 'imperial'] },
  rebellion: { light: ['rebel'], dark: ['imperial'] },
  'new-republic': { light: ['new-republic'], dark: ['imperial'] },
  'new-jedi-order': { light: ['new-republic', 'imperial'], dark: ['yuuzhan-vong'] },
});

/** The eras in which a faction fights, and on which side: Imperial is a Light Side faction in The New Jedi Order alone (min.the-new-jedi-order.01). */
export function erasOf(faction: Faction): readonly { readonly era: Era; readonly side: Side }[] {
  return ERAS.flatMap((era) =>
    SIDES.filter((side) => FACTIONS_OF_ERA[era][side].includes(faction)).map((side) => ({ era, side })),
  );
}

/** On which side a faction fights in an era; null: not at all. Fringe is on no side of its own. */
export function sideOf(faction: Faction, era: Era): Side | null {
  return erasOf(faction).find((one) => one.era === era)?.side ?? null;
}
