/** On which side each squad of a skirmish fights (min.setting-up.04, min.choosing-a-faction.03 to .07), and who picks which (min.choose-sides). */
import { impossible, type Rejection } from '../../core';
import { erasOf, SIDES, sideOf, type Era, type Faction, type Side } from '../facts';
import type { SquadList } from '../lists/squad-list';
import type { PlayedAs } from '../model/state';

/** Null: on neither; then a roll says who sets up first (min.free-for-all.01). */
export function sidesIn(type: PlayedAs, era: Era | null, factions: readonly Faction[]): (Side | null)[] {
  if (type === 'free-for-all' || type === 'out-of-the-box') return factions.map(() => null);
  if (type === 'basic') return factions.map((faction) => sideOf(faction, 'rise-of-the-empire'));
  if (type === 'era-vs-era') return ofTwoEras(factions);
  const sides = factions.map((faction) => (era === null ? null : sideOf(faction, era)));
  // A Fringe squad takes the place that the other leaves (min.fringe-squad.01).
  return sides.map((side, i) => side ?? opposite(sides.find((other, k) => k !== i && other !== null) ?? null));
}

function opposite(side: Side | null): Side | null {
  return SIDES.find((each) => side !== null && each !== side) ?? null;
}

/** The Light Side of one era against the Dark Side of another (min.era-vs-era.01); the first squad is on the Light Side where it may be. */
function ofTwoEras([first, second]: readonly Faction[]): (Side | null)[] {
  if (first === undefined || second === undefined) return [];
  const meets = (light: Faction, dark: Faction): boolean =>
    on(light, 'light').some((one) => on(dark, 'dark').some((other) => one !== other));
  return meets(first, second) ? ['light', 'dark'] : ['dark', 'light'];
}

function on(faction: Faction, side: Side): Era[] {
  return erasOf(faction)
    .filter((each) => each.side === side)
    .map(({ era }) => era);
}

/** Whose squads the starter has (min.basic-rules.02). */
export const PICKED_SIDES = ['republic', 'separatist'] as const;
export type PickedSide = (typeof PICKED_SIDES)[number];

/** Why players cannot pick sides so; null: they can, or do not pick. */
export function whyNotPicked(
  picks: readonly PickedSide[] | undefined,
  type: PlayedAs | undefined,
  players: number,
): Rejection | null {
  if (picks === undefined || (type === 'basic' && picks.length === players)) return null;
  return impossible(
    'picks',
    'Each player of the basic game picks a side, and of no other.',
    ['picks'],
    ['min.choose-sides.04'],
  );
}

/** Both want the same. */
export function areContested([one, other]: readonly PickedSide[] = []): boolean {
  return one !== undefined && one === other;
}

/** The squads in the order of the players: each has the one that they picked, where the picks differ (min.choose-sides.04). */
export function squadsPicked<S extends SquadList>(
  squads: readonly S[],
  picks: readonly PickedSide[] = [],
): readonly S[] {
  if (picks.length === 0 || areContested(picks)) return squads;
  return picks.flatMap((pick) => squads.filter(({ faction }) => faction === pick));
}
