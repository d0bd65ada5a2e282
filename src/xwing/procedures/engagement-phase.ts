/** The Engagement Phase (xw.engagement-phase): every ship engages once, in descending initiative, and may attack. */
import { candidate, question, reason, type Frame, type PlayerId, type Reason, say } from '../../core';
import { integer, optional, type FieldsOf } from '../../core/codec';
import type { EngagementAction } from '../model/actions';
import { initiativeOf } from '../queries/initiative';
import { announce, ask, call, emit, finish, goTo, playerOrder, procedure, run } from '../engine';
import { shipOf } from '../queries/ships';
import type { Ship, ShipId, XwingState } from '../model/state';
import { performAttack } from './attack';
import { removeDestroyed } from './destroy';
import type { XwingNames } from '../queries/names';

export interface EngagementPhaseFrame extends Frame {
  /** The initiative that is being resolved; absent before the first. */
  initiative?: number;
}

export const engagementPhaseFields: FieldsOf<EngagementPhaseFrame> = { initiative: optional(integer) };

type Engage = Extract<EngagementAction, { type: 'engage' }>;

export const engagementPhase = procedure('engagement phase', [
  run('next ship', ['xw.engagement-phase.01', 'xw.engagement-phase.05'], (state, frame) => {
    const next = nextToEngage(state, frame);
    if (next === null) return goTo(frame, 'remove destroyed ships');
    const only = next.ships[0];
    if (next.ships.length > 1 || !only) return;
    goTo(frame, 'next ship');
    engage(state, only.id);
  }),
  ask('choose which ship engages', ['xw.engagement-phase.04'], chooseShip, (state, frame, action: Engage) => {
    goTo(frame, 'next ship');
    engage(state, action.ship);
  }),
  run('remove destroyed ships', ['xw.engagement-phase.03', 'xw.simultaneous-fire.01'], (state) =>
    removeDestroyed(state, ['xw.engagement-phase.03']),
  ),
  run('next initiative', ['xw.engagement-phase.01', 'xw.engagement-phase.03'], (state, frame) => {
    const waiting = state.ships.filter((ship) => ship.place === 'table' && !ship.engaged);
    if (waiting.length === 0) return finish(frame);
    frame.initiative = Math.max(...waiting.map((ship) => initiativeOf(state, ship)));
    goTo(frame, 'next ship');
  }),
]);

/**
 * Ships of the initiative being resolved that have not engaged: of the first player, then of the second. Destroyed ones are among
 * them until they are removed.
 */
function nextToEngage(
  state: XwingState,
  { initiative }: EngagementPhaseFrame,
): { player: PlayerId; ships: Ship[] } | null {
  const ships = state.ships.filter(
    (ship) => ship.place === 'table' && !ship.engaged && initiativeOf(state, ship) === initiative,
  );
  for (const player of playerOrder(state)) {
    const own = ships.filter((ship) => ship.player === player);
    if (own.length > 0) return { player, ships: own };
  }
  return null;
}

/** Only ties among the player's own ships are his or her choice; that ships of another initiative wait is said of each. */
function chooseShip(state: XwingState, frame: EngagementPhaseFrame) {
  const next = nextToEngage(state, frame);
  if (next === null) return null;
  const { player, ships } = next;
  const own = state.ships.filter((ship) => ship.player === player && ship.place === 'table');
  const candidates = own.map((ship) => {
    const action: Engage = { type: 'engage', player, ship: ship.id };
    return candidate(action, ships.includes(ship) ? null : whyNotNow(ship, frame));
  });
  return question(player, 'choose which ship engages', candidates);
}

function whyNotNow(ship: Ship, { initiative = 0 }: EngagementPhaseFrame): Reason {
  if (ship.engaged)
    return reason('already-engaged', say`${ship.id} has engaged this round.`, ['xw.engagement-phase.07']);
  const message = `Ships of initiative ${initiative} engage now.`;
  return reason('initiative-order', message, ['xw.engagement-phase.01'], { initiative });
}

export interface EngagementFrame extends Frame {
  ship: ShipId;
}

export const engagementFields = ({ ship }: XwingNames): FieldsOf<EngagementFrame> => ({ ship });

/** The ship engages; it may perform an attack. */
export function engage(state: XwingState, ship: ShipId): void {
  call(state, 'engagement', { ship });
}

export const engagement = procedure('engagement', [
  run('before it engages', ['xw.timing.02', 'xw.faq-engagement.01'], (state, { ship }) =>
    announce(state, { type: 'ship-engages', rules: ['xw.engagement-phase.01'], ship }),
  ),
  run('engage', ['xw.engagement-phase.01', 'xw.engagement-phase.06', 'xw.engagement-phase.07'], (state, { ship }) => {
    shipOf(state, ship).engaged = true;
    const because = althoughDestroyed(state, shipOf(state, ship));
    emit(state, { type: 'ship-engages', rules: ['xw.engagement-phase.01'], ship, ...because });
  }),
  run('perform an attack', ['xw.engagement-phase.02', 'xw.attack.38'], (state, { ship }) => performAttack(state, ship)),
  run('after it engaged', ['xw.timing.07'], (state, { ship }) =>
    emit(state, { type: 'ship-engaged', rules: ['xw.engagement-phase.01'], ship }),
  ),
]);

/** Ships of one initiative fire at the same moment: a destroyed one engages as if it were not (xw.simultaneous-fire.01). */
function althoughDestroyed(state: XwingState, ship: Ship): { because?: Reason[] } {
  if (!ship.destroyed) return {};
  const initiative = initiativeOf(state, ship);
  const said = say`although destroyed: ships of initiative ${initiative} engage, and ${ship.id} has initiative ${initiative}.`;
  return { because: [reason('simultaneous-fire', said, ['xw.simultaneous-fire.01'], { initiative })] };
}
