/** Finding squadrons, what their cards say, and whether they may move (arm.squadron, arm.squadron-movement). */
import { listed, reason, say, type PlayerId, type Reason } from '../../core';
import { circlesApart } from '../../core/geometry';
import { squadronCard, type Keyword, type SquadronCard } from '../facts';
import { forbidden, modified, permitted } from '../engine';
import type { ArmadaState, Squadron, SquadronId } from '../model/state';
import { engaged, engagedWith } from './engagement';
import { distanceBetween } from './distance';
import { piecesBetween, squadronPiece } from './pieces';

/** The squadron of this id, in play or not. @throws Error where there is none */
export function squadronOf(state: ArmadaState, id: SquadronId): Squadron {
  for (const squadron of state.squadrons) if (squadron.id === id) return squadron;
  throw new Error(`no squadron is called '${id}'`);
}

/** Squadrons in the play area. */
export function squadronsOnTable(state: ArmadaState): Squadron[] {
  return state.squadrons.filter((squadron) => squadron.place === 'table');
}

/** @throws Error where the card does not exist; states are checked before they get here */
export function squadronCardOf({ card }: Pick<Squadron, 'card'>): SquadronCard {
  const found = squadronCard(card);
  if (!found) throw new Error(`no squadron card is called '${card}'`);
  return found;
}

/** Squadrons of a player that have not been activated this round: what sliders tell (arm.squadron-phase.07, arm.squadron-activation.07). */
export function squadronsToActivate(state: ArmadaState, player: PlayerId): Squadron[] {
  return squadronsOnTable(state).filter((squadron) => squadron.owner === player && !squadron.activated);
}

/** As a distance band (arm.speed.03). */
export function squadronSpeed(state: ArmadaState, squadron: Squadron): number {
  return modified(state, 'squadron speed', squadronCardOf(squadron).speed, { squadron: squadron.id });
}

/** The enemy squadrons that the squadron is engaged with (arm.engagement.01): none that are destroyed (arm.engagement.10). */
export function engagedSquadrons(state: ArmadaState, squadron: Squadron): Squadron[] {
  const enemies = squadronsOnTable(state).filter((other) => other.owner !== squadron.owner);
  if (enemies.length === 0) return [];
  const pieces = enemies.map((enemy) => squadronPiece(state, enemy));
  const found = engagedWith(state.lengths, squadronPiece(state, squadron), pieces, piecesBetween(state));
  return found.map(({ id }) => squadronOf(state, id));
}

/** With which enemies the squadron is engaged, and why not with others at distance 1; with none there: how far the nearest is (arm.engagement.01). */
export function whyEngaged(state: ArmadaState, squadron: Squadron): Reason[] {
  const piece = squadronPiece(state, squadron);
  const enemies = squadronsOnTable(state).filter((other) => other.owner !== squadron.owner);
  const measured = enemies.map((enemy) => ({
    enemy,
    at: distanceBetween(state.lengths, piece, squadronPiece(state, enemy)),
  }));
  const near = measured.filter(({ at }) => at.distance === 1);
  const told = near.length > 0 ? near : measured.sort((a, b) => a.at.mm - b.at.mm).slice(0, 1);
  const across = whyNotHeld(state, squadron).filter(({ code }) => code === 'not-engaged');
  const apart = told.map(({ enemy, at: { mm, distance } }) => {
    const tenths = Math.round(mm * 10) / 10;
    const said = say`${enemy.id} is ${tenths} mm away, ${distance === 1 ? 'at distance 1' : 'beyond distance 1'}.`;
    return reason('apart', said, ['arm.engagement.01'], { mm });
  });
  return [...across, ...apart];
}

/** Are two squadrons of opposing fleets engaged with each other (arm.engagement.02, .06)? */
export function areEngaged(state: ArmadaState, a: Squadron, b: Squadron): boolean {
  if (a.owner === b.owner) return false;
  return engaged(state.lengths, squadronPiece(state, a), squadronPiece(state, b), piecesBetween(state)).holds;
}

/** The enemy squadrons with which it is engaged and that keep it from moving and from attacking ships (arm.squadron-keywords.13, .15). */
export function bindingEnemies(state: ArmadaState, squadron: Squadron): SquadronId[] {
  const { id } = squadron;
  const enemies = engagedSquadrons(state, squadron).map((enemy) => enemy.id);
  return enemies.filter((enemy) => !permitted(state, 'disregard engaged squadron', { squadron: id, engaged: enemy }));
}

export function hasKeyword(squadron: Squadron, name: Keyword): boolean {
  return squadronCardOf(squadron).keywords.some(({ keyword }) => keyword === name);
}

/** Why the squadron cannot move; null: it can (arm.engagement.03, arm.squadron-keywords.13). */
export function cannotMove(state: ArmadaState, squadron: Squadron): Reason | null {
  const { id } = squadron;
  const banned = forbidden(state, 'move squadron', { squadron: id });
  if (banned) return banned;
  const enemies = bindingEnemies(state, squadron);
  if (enemies.length === 0 || permitted(state, 'move while engaged', { squadron: id })) return null;
  const isHeavy = hasKeyword(squadron, 'heavy');
  const own = isHeavy ? ['arm.squadron-keywords.14'] : [];
  const heavy = engagedSquadrons(state, squadron).length > enemies.length ? ['arm.squadron-keywords.15'] : [];
  const rules = [...own, 'arm.engagement.03', ...heavy, 'arm.squadron-movement.11'];
  const engaged = say`${id} is engaged with ${listed(enemies)}`;
  const said = isHeavy ? say`${engaged}; its own Heavy does not free it.` : say`${engaged}.`;
  return reason('engaged', said, rules, { enemies });
}

/** Enemy squadrons at distance 1 that do not keep it from moving, each with why (arm.engagement.07, .08, arm.squadron-keywords.13). */
export function whyNotHeld(state: ArmadaState, squadron: Squadron): Reason[] {
  const { id, owner } = squadron;
  const piece = squadronPiece(state, squadron);
  const near = squadronsOnTable(state).filter(
    (enemy) =>
      enemy.owner !== owner && !circlesApart(piece, squadronPiece(state, enemy), state.lengths.distances[0] ?? 0),
  );
  return near.flatMap((enemy) => {
    const { holds, distance, sight } = engaged(state.lengths, piece, squadronPiece(state, enemy), piecesBetween(state));
    const by = sight?.obstructedBy[0]?.id;
    if (distance.distance === 1 && by !== undefined && !holds) {
      const rule = state.ships.some((ship) => ship.id === by) ? 'arm.engagement.08' : 'arm.engagement.07';
      const said = say`${enemy.id} is at distance ${1}, but ${by} is across the line of sight: they are not engaged.`;
      return [reason('not-engaged', said, [rule], { by })];
    }
    if (!holds || !permitted(state, 'disregard engaged squadron', { squadron: id, engaged: enemy.id })) return [];
    return [reason('not-held', say`${enemy.id} does not keep it from moving.`, ['arm.squadron-keywords.13'])];
  });
}
