/** How players stand with factions, and which patrols that makes stop or fight them: said for refusals and events alike. */
import { reason, say, type PlayerId, type Reason, type RuleId } from '../../core';
import type { Faction, Standing } from '../facts';
import type { OuterRimPlayer, OuterRimState, SpaceId } from '../model/state';
import { patrolsIn } from './map';
import { playerOf, standingWith } from './players';

/** Where the player's token lies with a faction. */
export function standingReason(player: OuterRimPlayer, faction: Faction, rules: readonly RuleId[]): Reason {
  const standing = standingWith(player, faction);
  const said = say`${faction} reputation of ${player.id} is ${standing}`;
  return reason(`reputation-${standing}`, said, rules, { player: player.id, faction, standing });
}

/** The same, where another standing would be needed. */
function standingNeeded(player: OuterRimPlayer, faction: Faction, needed: Standing, rules: readonly RuleId[]): Reason {
  const why = standingReason(player, faction, rules);
  const said = say`${why.parts ?? why.message}, ${needed} is needed`;
  return reason(`reputation-not-${needed}`, said, rules, { ...why.facts, needed });
}

/** Each patrol in the space (default: where they are) that stops the player: only positive reputation with every one of their factions lets them through. */
export function stoppingPatrols(
  state: OuterRimState,
  id: PlayerId,
  space: SpaceId | null = playerOf(state, id).space,
): Reason[] {
  const player = playerOf(state, id);
  const here = patrolsIn(state, space);
  const rules = [here.length > 1 ? 'or.movement-obstacles.06' : 'or.movement-obstacles.04'];
  return here.flatMap(({ faction }) =>
    player.reputation[faction] > 0 ? [] : [standingNeeded(player, faction, 'positive', rules)],
  );
}

/** Each patrol here through which the player may move. */
export function friendlyPatrols(state: OuterRimState, id: PlayerId): Reason[] {
  const player = playerOf(state, id);
  return patrolsIn(state, player.space).flatMap(({ faction }) =>
    player.reputation[faction] > 0 ? [standingReason(player, faction, ['or.movement-obstacles.05'])] : [],
  );
}

/** Factions of the patrols here with which the player has negative reputation, not neutral (or.reputation.06): one of them has to be met (or.reputation.07). */
export function hostilePatrols(state: OuterRimState, id: PlayerId): Faction[] {
  const player = playerOf(state, id);
  const hostile = patrolsIn(state, player.space).filter((patrol) => player.reputation[patrol.faction] < 0);
  return hostile.map((patrol) => patrol.faction);
}

/** Why one of these patrols has to be met before anything else; null: none of them is hostile. */
export function patrolFirst(
  state: OuterRimState,
  id: PlayerId,
  hostile: readonly Faction[],
  rules: readonly RuleId[] = ['or.encounter-step.04'],
): Reason | null {
  const [first] = hostile;
  if (first === undefined) return null;
  const why = standingReason(playerOf(state, id), first, rules);
  const said = say`A patrol here is hostile: ${why.parts ?? why.message}`;
  return reason('patrol-first', said, rules, { ...why.facts, factions: hostile });
}
