/**
 * Which cards of Outer Rim's built-in pack the library plays, and how sure their values are. A card is data: it is adjudicated when the
 * rules have a procedure for each of its effects and an entry for each of its abilities and goals.
 */
import { abilities } from '../src/outer-rim/abilities';
import { entryOf } from '../src/outer-rim/queries/abilities-in-play';
import { basePack, type Ability, type Pack } from '../src/outer-rim/facts';
import { resolvePack } from '../src/outer-rim/lists';
import { effectProcedures } from '../src/outer-rim/procedures/effects';

/** The lists of a pack whose records are cards, sheets and tokens that do something. */
const LISTS = ['characters', 'ships', 'patrols', 'market', 'contacts', 'databank', 'encounters', 'ai'] as const;
type List = (typeof LISTS)[number];

const ABILITY_KINDS: readonly unknown[] = ['value', 'skill', 'permission', 'use', 'when'] satisfies Ability['kind'][];
const known = new Set([...effectProcedures, ...abilities].map((each) => ('name' in each ? each.name : each.id)));

/** Every card with what the rules need to know to play it. */
export function cards(pack: Pack = basePack): { key: string; list: List; needs: readonly string[] }[] {
  return LISTS.flatMap((list) =>
    pack[list].map((card) => ({ key: `${list}/${card.id}`, list, needs: list === 'ai' ? [] : needsOf(card) })),
  );
}

/** Bullets of AI cards need nothing here: the compiler holds that `carryOut` knows every one of them. */
export function needsOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(needsOf);
  const { do: word, kind, count, when } = part as Record<string, unknown>;
  return [
    ...(typeof word === 'string' ? [`effect ${word}`] : []),
    ...(ABILITY_KINDS.includes(kind) ? [entryOf(part as Ability)] : []),
    ...(isCount(count) ? [`goal counts ${count.on.event}`] : []),
    ...('fame' in part && when !== undefined ? ['goal holds'] : []),
    ...Object.values(part).flatMap(needsOf),
  ];
}

function isCount(count: unknown): count is { on: { event: string } } {
  return typeof count === 'object' && count !== null && 'on' in count;
}

export const isAdjudicated = ({ needs }: { needs: readonly string[] }): boolean =>
  needs.every((need) => known.has(need));

/** How many values of the pack are printed, witnessed, and made up. */
export function valueCounts(pack: Pack = basePack): { certain: number; likely: number; reconstructed: number } {
  const { certain, likely, reconstructed } = resolvePack(pack).report;
  return { certain, likely, reconstructed };
}
