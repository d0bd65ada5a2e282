/** The table of factions: which of them meet in which era, and on which side (min.choosing-a-faction.03 to .07). */
import { frozen } from '../../core/engine/share';
import { ERAS, SIDES, type Era, type Faction, type Side } from './words';

/** Factions of an era by side (min.stat-card-faction.02); a squad is of one of them (min.choosing-a-faction.08). */
export const FACTIONS_OF_ERA: Readonly<Record<Era, Readonly<Record<Side, readonly Faction[]>>>> = frozen({
  // Jedi against the Sith, and the Mandalorians allied with them (min.the-old-republic.01).
  'old-republic': { light: ['old-republic'], dark: ['sith', 'mandalorian'] },
  // The era of The Clone Wars and its figures (min.rise-of-the-empire.01, min.eras.04, min.choosing-a-faction.04).
  // At its end Imperial forces fight the Republic (min.rise-of-the-empire.02).
  'rise-of-the-empire': { light: ['republic'], dark: ['separatist', 'imperial'] },
  // The Galactic Civil War (min.the-rebellion-era.01, min.choosing-a-faction.05).
  rebellion: { light: ['rebel'], dark: ['imperial'] },
  // What is left of the Empire still fights (min.the-new-republic-era.01, min.choosing-a-faction.06).
  'new-republic': { light: ['new-republic'], dark: ['imperial'] },
  // Old enemies stand side by side here (min.choosing-a-faction.07).
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
