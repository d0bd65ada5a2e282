/** The Engagement Phase (xw.engagement-phase): every ship and remote engages once, in descending initiative, and may attack. */
import { candidate, question, reason, type Frame, type PlayerId, type Reason, say, withReasons } from '../../core';
import { flag, list, optional, text, type FieldsOf } from '../../core/codec';
import { few, printedValue } from '../model/codecs';
import type { EngagementAction } from '../model/actions';
import { engagementOf, turnOf } from '../queries/initiative';
import { announce, ask, call, emit, goTo, playerOrder, procedure, run, trigger } from '../engine';
import { isRemote } from '../queries/devices';
import { shipOf, shipsAndRemotes } from '../queries/ships';
import { hasEngaged } from '../effects/activation';
import { canAttackWith, weaponsLeft } from '../queries/targets';
import type { Ship, ShipId, XwingState } from '../model/state';
import { performAttack } from './attack';
import { removeDestroyed } from './destroy';
import type { XwingNames } from '../queries/names';

export interface EngagementPhaseFrame extends Frame {
  /** The initiative that is being resolved; absent before the first step. */
  initiative?: number;
  /** What happens at the lowest one has begun, whether or not ships engage at it. */
  lastBegan?: boolean;
}

export const engagementPhaseFields: FieldsOf<EngagementPhaseFrame> = {
  initiative: optional(printedValue),
  lastBegan: optional(flag),
};

type Engage = Extract<EngagementAction, { type: 'engage' }>;

/** Higher than what is printed on any card: at it engage ships that an ability lets, before all others. */
const FIRST_INITIATIVE = 7;
/** The lowest that is printed. */
const LAST_INITIATIVE = 0;

export const engagementPhase = procedure('engagement phase', () => engagementPhaseFields, [
  run('initiative 7', ['xw.engagement-phase.01', 'xw.faq-cards.04'], (state, frame) => {
    frame.initiative = FIRST_INITIATIVE;
    trigger(state, { type: 'initiative-begins', rules: ['xw.faq-cards.04'], initiative: FIRST_INITIATIVE });
  }),
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
  run('remove destroyed ships', ['xw.engagement-phase.03', 'xw.simultaneous-fire.01'], (state, frame) =>
    removeDestroyed(state, ['xw.engagement-phase.03'], () => allEngaged(frame)),
  ),
  run('next initiative', ['xw.engagement-phase.01', 'xw.engagement-phase.03'], (state, frame) => {
    const waiting = shipsAndRemotes(state).filter((ship) => ship.place === 'table' && !ship.engaged);
    const next = Math.max(LAST_INITIATIVE, ...waiting.map((ship) => engagementOf(state, ship)));
    if (next === LAST_INITIATIVE && frame.lastBegan !== true) {
      frame.lastBegan = true;
      trigger(state, { type: 'initiative-begins', rules: ['xw.engagement-phase.01'], initiative: next });
    } else if (waiting.length === 0) return goTo(frame, 'remove what stayed');
    frame.initiative = next;
    goTo(frame, 'next ship');
  }),
  run('remove what stayed', ['xw.engagement-phase.03', 'xw.golden-rules.02'], (state, frame) =>
    removeDestroyed(state, ['xw.engagement-phase.03'], () => allEngaged(frame), 'phase'),
  ),
]);

function allEngaged({ initiative = 0 }: EngagementPhaseFrame): Reason[] {
  const said = say`all ships of initiative ${initiative} have engaged.`;
  return [reason('initiative-over', said, ['xw.engagement-phase.03'], { initiative })];
}

/**
 * Ships of the initiative being resolved that have not engaged: of the first player, then of the second. Destroyed ones are among
 * them until they are removed.
 */
function nextToEngage(
  state: XwingState,
  { initiative }: EngagementPhaseFrame,
): { player: PlayerId; ships: Ship[] } | null {
  const waits = (ship: Ship): boolean =>
    ship.place === 'table' && !ship.engaged && engagementOf(state, ship) === initiative;
  const all = shipsAndRemotes(state);
  for (const player of playerOrder(state)) {
    if (all.some((ship) => ship.player === player && waits(ship)))
      return { player, ships: all.filter((ship) => ship.player === player && waits(ship)) };
  }
  return null;
}

/** Only ties among the player's own ships are his or her choice; that ships of another initiative wait is said of each. */
function chooseShip(state: XwingState, frame: EngagementPhaseFrame) {
  const next = nextToEngage(state, frame);
  if (next === null) return null;
  const { player, ships } = next;
  const own = shipsAndRemotes(state).filter((ship) => ship.player === player && ship.place === 'table');
  const candidates = own.map((ship) => {
    const action: Engage = { type: 'engage', player, ship: ship.id };
    return candidate(action, ships.some(({ id }) => id === ship.id) ? null : whyNotNow(ship, frame));
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
  /** It was not destroyed when its turn came. */
  began?: boolean;
  /** Weapons with which it attacked, in their order; of a huge ship, how many there were when it was asked last. */
  attacks?: string[];
  /** The ships that it attacked with them. */
  defenders?: ShipId[];
  asked?: number;
}

export const engagementFields = ({ target: ship }: XwingNames): FieldsOf<EngagementFrame> => ({
  ship,
  began: optional(flag),
  attacks: optional(list(text)),
  defenders: optional(list(ship)),
  asked: optional(few),
});

/** The ship engages; it may perform an attack. */
export function engage(state: XwingState, ship: ShipId): void {
  call(state, 'engagement', { ship });
}

export const engagement = procedure('engagement', engagementFields, [
  run('before it engages', ['xw.timing.02', 'xw.faq-engagement.01'], (state, frame) => {
    const { ship } = frame;
    if (!shipOf(state, ship).destroyed) frame.began = true;
    announce(state, { type: 'ship-engages', rules: ['xw.engagement-phase.01'], ship });
  }),
  run('engage', ['xw.engagement-phase.01', 'xw.engagement-phase.06', 'xw.engagement-phase.07'], (state, frame) => {
    const ship = shipOf(state, frame.ship);
    const because = ship.destroyed ? althoughDestroyed(state, ship, frame) : itsTurn(state, ship);
    const rules = [...new Set([...(because[0]?.rules ?? []), 'xw.engagement-phase.01'])];
    hasEngaged(state, ship.id);
    emit(state, { type: 'ship-engages', rules, ship: ship.id, ...withReasons(because) });
  }),
  run('before it may attack', ['xw.huge-attack.04'], (state, { ship }) => {
    if (shipOf(state, ship).size === 'huge')
      announce(state, { type: 'may-attack', rules: ['xw.huge-attack.04'], ship });
  }),
  // A disarmed ship has engaged as well; only this comes to nothing (xw.disarm.04).
  run('perform an attack', ['xw.engagement-phase.02', 'xw.attack.38', 'xw.huge-attack.01'], (state, frame) => {
    const ship = shipOf(state, frame.ship);
    if (ship.size === 'huge') performSeveral(state, frame);
    // What a remote does is on its card (xw.remote-use.01).
    else if (!isRemote(ship)) performAttack(state, frame.ship);
  }),
  run('after it engaged', ['xw.timing.07'], (state, { ship }) =>
    emit(state, { type: 'ship-engaged', rules: ['xw.engagement-phase.01'], ship }),
  ),
]);

/** One standard attack and its bonus attacks in any order, until it can or will attack no more (xw.huge-attack.01 to .06, xw.bonus-attack.06). */
function performSeveral(state: XwingState, frame: EngagementFrame): void {
  const ship = shipOf(state, frame.ship);
  const used = frame.attacks ?? [];
  // It declined: no attack was added since it was asked.
  if (frame.asked === used.length) return;
  const weapons = weaponsLeft(state, ship, used);
  if (frame.asked !== undefined && !canAttackWith(state, ship, weapons)) return;
  frame.asked = used.length;
  goTo(frame, 'before it may attack');
  performAttack(state, frame.ship, { weapons });
}

/** Ships of one initiative fire at the same moment: a destroyed one engages as if it were not, even if that happened before it engaged. */
function althoughDestroyed(state: XwingState, ship: Ship, { began }: EngagementFrame): Reason[] {
  const initiative = engagementOf(state, ship);
  const said = say`although ${ship.id} is destroyed: its initiative is ${initiative}, and not all ships of initiative ${initiative} have engaged.`;
  const rules = [...(began ? ['xw.faq-engagement.01'] : []), 'xw.simultaneous-fire.01'];
  return [reason('simultaneous-fire', said, rules, { initiative })];
}

function engagedBy(ship: Ship): string[] {
  return ship.size === 'huge' ? ['xw.engagement-value.03'] : ['xw.engagement-phase.01'];
}

/** Its initiative is the highest of those that wait; in a tie between the players the first player's ships come first. */
function itsTurn(state: XwingState, ship: Ship): Reason[] {
  const waiting = shipsAndRemotes(state).filter(
    (each) => each.place === 'table' && !each.engaged && each.id !== ship.id,
  );
  return turnOf(state, ship, waiting, engagedBy(ship), ['xw.engagement-phase.05'], engagementOf);
}
