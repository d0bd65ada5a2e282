/** Rotating a turret arc indicator (xw.rotate). */
import { candidate, question, reason, type Question, type Frame, say } from '../../core';
import type { FieldsOf } from '../../core/codec';
import type { ActivationAction } from '../model/actions';
import { ask, call, emit, forbidden, procedure, run } from '../engine';
import { shipOf } from '../queries/ships';
import type { ShipId, StandardArc, XwingState } from '../model/state';
import type { XwingNames } from '../queries/names';

type RotateTurret = Extract<ActivationAction, { type: 'rotate-turret' }>;

export interface RotateFrame extends Frame {
  ship: ShipId;
}

export const rotateFields = ({ ship }: XwingNames): FieldsOf<RotateFrame> => ({ ship });

/** The ship rotates its indicator, if it has one, to another standard arc (xw.turret-arc.06). Called by an ability, that is no action (xw.rotate.03). */
export function rotate(state: XwingState, ship: ShipId): void {
  call(state, 'rotate', { ship });
}

/** The standard arcs to which a turret points. */
export const ARCS: readonly StandardArc[] = ['front', 'left', 'right', 'rear'];

export const rotateProcedure = procedure('rotate', rotateFields, [
  ask(
    'rotate either indicator or both',
    ['xw.huge-turret-arcs.06'],
    waysToPoint(true),
    (state, frame, action: PointIndicators) =>
      pointIndicators(state, frame.ship, action.arcs, ['xw.huge-turret-arcs.06']),
  ),
  run('rotate a double turret', ['xw.rotate.02'], (state, frame) => {
    const { turret } = shipOf(state, frame.ship);
    if (turret?.kind !== 'double') return;
    pointTurret(state, frame.ship, turret.arc === 'front' || turret.arc === 'rear' ? 'left' : 'front');
  }),
  ask('select another standard arc', ['xw.rotate.01'], otherArcs, (state, frame, action) => {
    pointTurret(state, frame.ship, action.arc);
  }),
]);

/** A double turret has only one way to be rotated, so nothing is asked. */
function otherArcs(state: XwingState, frame: RotateFrame) {
  const { player, turret } = shipOf(state, frame.ship);
  if (turret?.kind !== 'single') return null;
  const candidates = ARCS.map((arc) => {
    const action: RotateTurret = { type: 'rotate-turret', player, ship: frame.ship, arc };
    const same = arc === turret.arc;
    const already = same ? reason('same-arc', say`It points ${arc} already.`, ['xw.rotate.01']) : null;
    return candidate(action, already ?? forbidden(state, 'rotate to', { ship: frame.ship, arc }));
  });
  return question(player, 'select another standard arc', candidates);
}

/** Its indicator points to this standard arc. */
export function pointTurret(state: XwingState, id: ShipId, arc: StandardArc): void {
  const { turret } = shipOf(state, id);
  if (!turret) return;
  const rules = [turret.kind === 'double' ? 'xw.rotate.02' : 'xw.rotate.01'];
  const because = [reason('pointed', `it pointed ${turret.arc}.`, rules, { from: turret.arc })];
  turret.arc = arc;
  emit(state, { type: 'turret-rotated', rules, ship: id, arc, because });
}

type PointIndicators = Extract<ActivationAction, { type: 'point-indicators' }>;

/** Where the indicators of a huge ship may point, each for itself (xw.huge-turret-arcs.04); `anew`: at least one elsewhere than now. */
export function waysToPoint(anew: boolean) {
  return (state: XwingState, frame: RotateFrame): Question<PointIndicators> | null => {
    const { id: ship, player, size, upgrades } = shipOf(state, frame.ship);
    if (size !== 'huge') return null;
    const turrets = upgrades.flatMap(({ turret }) => turret ?? []);
    if (turrets.length === 0) return null;
    const ways = turrets.reduce<readonly StandardArc[][]>(
      (all, { kind }) => all.flatMap((arcs) => (kind === 'double' ? DOUBLE : ARCS).map((arc) => [...arcs, arc])),
      [[]],
    );
    const candidates = ways.map((arcs) => {
      const same = anew && arcs.every((arc, i) => arc === turrets[i]?.arc);
      const not = same ? reason('same-arc', 'They point so already.', ['xw.huge-turret-arcs.06']) : null;
      return candidate<PointIndicators>({ type: 'point-indicators', player, ship, arcs }, not);
    });
    return question(player, 'where the indicators point', candidates);
  };
}

/** A double turret points to two opposite arcs: there are two ways. */
const DOUBLE: readonly StandardArc[] = ['front', 'left'];

export function pointIndicators(
  state: XwingState,
  ship: ShipId,
  arcs: readonly StandardArc[],
  rules: readonly string[],
): void {
  const cards = shipOf(state, ship).upgrades.filter(({ turret }) => turret !== null);
  for (const [i, { turret }] of cards.entries()) {
    const arc = arcs[i];
    if (!turret || arc === undefined || arc === turret.arc) continue;
    turret.arc = arc;
    emit(state, { type: 'turret-rotated', rules, ship, arc });
  }
}
