/** Which actions a ship has, in which color, and why it cannot perform one now (xw.actions, xw.linked-actions). */
import { indicatorsOf } from './firing-arcs';
import { reason, type AbilityOnPiece, type Reason, say } from '../../core';
import { pilot, type ActionColor, type ActionIcon, type ActionName } from '../facts';
import { cannotSpendCharge } from './charges';
import { abilityNamed, forbidden, modified, permitted } from '../engine';
import { activationOf } from './activation';
import { cloaked } from './cloak';
import { isRemote } from './devices';
import { cannotBeMoved } from './huge-moves';
import { cannotReload } from './reload';
import { ionized, isIonized } from './ion';
import { becauseStressed } from './tokens';
import { upSide } from './upgrades';
import { isInPlay, shipOf } from './ships';
import type { ActionGrant, Ship, ShipId, XwingState } from '../model/state';

/** What lets a ship perform the action of its Perform Action step, as the source of its grants. */
export const PERFORM_ACTION = 'perform action';
/** What lets a ship perform one that another ship coordinates. */
export const COORDINATED = 'coordinate';

/** From least to most difficult (xw.actions.08). */
const COLORS: readonly ActionColor[] = ['white', 'red', 'purple'];

/** The icons of a ship's action bar: its card's, those that upgrades add, and what abilities make of them (xw.actions.05). */
function actionBar(state: XwingState, ship: Ship): readonly ActionIcon[] {
  const own = pilot(ship.pilot)?.actions ?? [];
  const added = ship.upgrades.flatMap((card) => upSide(card).grants.actions);
  return modified(state, 'action bar', added.length === 0 ? own : [...own, ...added], { ship: ship.id });
}

/** The actions on a ship's action bar, in the colors that count now. The same action in the same color counts once. */
export function actionsOnBar(state: XwingState, ship: Ship): ActionGrant[] {
  return distinct(actionBar(state, ship).map((icon) => colored(state, ship.id, icon)));
}

/** The actions linked to an action of the ship's bar, in the colors that count now (xw.linked-actions.01). */
export function linkedActions(state: XwingState, ship: Ship, action: string): ActionGrant[] {
  const links = actionBar(state, ship).flatMap((icon) => (icon.action === action && icon.linked ? [icon.linked] : []));
  return distinct(links.map((link) => colored(state, ship.id, link)));
}

function distinct(grants: readonly ActionGrant[]): ActionGrant[] {
  return grants.filter((grant, i) => {
    return grants.findIndex((other) => other.action === grant.action && other.color === grant.color) === i;
  });
}

/** The color of an action on the bar after every 'treat it as ...': the most difficult of the resulting ones (xw.actions.12). */
function colored(state: XwingState, ship: ShipId, { action, color }: ActionGrant): ActionGrant {
  const treated = modified(state, 'action color', AS_PRINTED, { ship, action, color });
  return { action, color: hardestOf(treated) ?? color };
}

/** An action of the bar (or linked to one of it) in another color than printed: the abilities that treat it so. Null: as printed. */
export function treatedAs(
  state: XwingState,
  id: ShipId,
  { action, color }: ActionGrant,
  isLinked: boolean,
): { printed: ActionColor; by: AbilityOnPiece[] } | null {
  const bar = actionBar(state, shipOf(state, id));
  const icons = isLinked ? bar.flatMap(({ linked }) => linked ?? []) : bar;
  const same = icons.filter((icon) => icon.action === action);
  const [printed] = same.filter((icon) => colored(state, id, icon).color === color);
  if (!printed || printed.color === color) return null;
  const about = { ship: id, action, color: printed.color };
  const by = state.inPlay.filter((each) =>
    abilityNamed(each.ability)?.modifies?.['action color']?.(state, each, AS_PRINTED, about).includes(color),
  );
  return { printed: printed.color, by: by.map(({ ability, source }) => ({ ability, source })) };
}

const AS_PRINTED: readonly ActionColor[] = [];

/** The most difficult of several colors (xw.actions.08); of none: undefined. */
export function hardestOf(colors: readonly ActionColor[]): ActionColor | undefined {
  return colors.length === 0 ? undefined : COLORS.filter((color) => colors.includes(color)).pop();
}

/** Why a ship cannot perform any action now, whatever its source, or null. Stress keeps a huge ship from them, too (xw.huge-stress.04). */
function cannotAct(state: XwingState, ship: Ship, action: string): Reason | null {
  if (isRemote(ship))
    return reason('remote', say`${ship.id} is a remote, which performs no actions.`, ['xw.remote-use.03']);
  if (!isInPlay(ship)) return reason('not-in-play', say`${ship.id} is not in the play area.`, ['xw.reserve.02']);
  const stressed = ship.tokens.stress > 0 && !permitted(state, 'actions while stressed', { ship: ship.id, action });
  if (stressed) return becauseStressed(ship, ['xw.actions.04', 'xw.stress.02']);
  // In its Perform Action step, too (xw.ion.09).
  if (isIonized(ship) && action !== 'focus' && !permitted(state, 'actions while ionized', { ship: ship.id, action })) {
    // Nor an action linked to its focus action (xw.faq-cards.18).
    return ionized(ship, 'it can only focus', ['xw.ion.11', 'xw.faq-activation.04']);
  }
  if (ship.actions.includes(action)) {
    return reason('already-performed', say`${ship.id} has performed ${action} this round.`, ['xw.actions.14']);
  }
  return forbidden(state, 'perform action', { ship: ship.id, action });
}

/** Why a ship cannot perform (attempt) this action now, or null. `source`: what lets it; default: an effect. */
export function cannotPerform(
  state: XwingState,
  id: ShipId,
  { action, color }: ActionGrant,
  source?: string,
): Reason | null {
  const ship = shipOf(state, id);
  const impossible = cannotResolve(state, ship, action, source);
  const force = color === 'purple' ? cannotSpendCharge(state, id, 'force') : null;
  return impossible ?? cannotAct(state, ship, action) ?? (force && { ...force, rules: ['xw.actions.10'] });
}

/** What huge ships do not do: they cannot be moved by it, nor decloak (xw.huge-move-and-rotate.02). */
const MOVES: readonly ActionName[] = ['barrel-roll', 'boost', 'cloak', 'slam'];

/** Why what the action does can certainly not be done, or null. */
function cannotResolve(state: XwingState, ship: Ship, action: ActionName, source: string | undefined): Reason | null {
  const asHuge = MOVES.includes(action) ? cannotBeMoved(ship) : null;
  if (asHuge) return asHuge;
  switch (action) {
    case 'rotate-arc':
      if (indicatorsOf(ship).length > 0) return null;
      return reason('no-turret', say`${ship.id} has no turret arc indicator.`, ['xw.rotate.01']);
    case 'cloak':
      return cloaked(ship);
    case 'reload':
      return cannotReload(state, ship);
    case 'slam':
      return cannotSlam(state, ship, source);
    default:
      return null;
  }
}

/** Only the action of its Perform Action step, and only after a maneuver (xw.slam.02, .05). */
function cannotSlam(state: XwingState, { id }: Ship, source: string | undefined): Reason | null {
  if (source !== PERFORM_ACTION && !permitted(state, 'slams out of its step', { ship: id, by: source ?? '' })) {
    const said = say`${id} performs SLAM only as the action of its Perform Action step.`;
    return reason('not-in-step', said, ['xw.slam.05']);
  }
  if ((activationOf(state, id)?.speed ?? null) !== null) return null;
  return reason('no-maneuver', say`${id} has executed no maneuver this round.`, ['xw.slam.02']);
}

/** The name under which an 'Action:' ability counts as performed: each header of each card is an action of its own (xw.actions.15, .16). */
export function cardActionName(ability: string, source: string): string {
  return `${ability}@${source}`;
}

/** Why a ship cannot perform an 'Action:' ability of one of its cards now, or null. */
export function cannotPerformCardAction(state: XwingState, id: ShipId, ability: string, source: string): Reason | null {
  return cannotAct(state, shipOf(state, id), cardActionName(ability, source));
}
