/** A state in the words of a scenario file, where words suffice: the table, and guesses at the moment. */
import { sameJson, type Json } from '../../core';
import { some, told, unless } from '../../language/describe';
import type { Parts } from '../../language/language';
import { describePose } from '../../language/poses';
import { playerOrder } from '../engine';
import { MEASURES, type Measures, type Outline } from '../facts';
import { TOKEN_KINDS, type Device, type Ship, type XwingState } from '../model/state';
import { locksOf } from '../queries/locks';
import { sayManeuver } from './words';

/** The same table at every moment that it could be; whoever asked tries which one is right. */
export function describe(state: XwingState): readonly Parts[] {
  const left = [...state.ships, ...state.obstacles, ...state.devices].some(({ place }) => place === 'removed');
  const destroyed = [...state.ships, ...state.devices.flatMap(({ remote }) => remote ?? [])].some(
    (each) => each.destroyed,
  );
  if (left || destroyed || state.stack.length === 0) return [];
  const table = describeTable(state);
  return moments(state).map((moment) => ({ ...table, moment: { round: Math.max(1, state.round), ...moment } }));
}

function moments(state: XwingState): Record<string, Json>[] {
  const { phase } = state;
  const innermost = state.stack[state.stack.length - 1] as { ship?: string };
  const ships = state.stack.flatMap((frame) => ('ship' in frame && typeof frame.ship === 'string' ? [frame.ship] : []));
  const acting = [...new Set([...(innermost.ship === undefined ? [] : [innermost.ship]), ...ships])];
  const turns = acting.flatMap((ship) => [
    { phase, ship },
    { phase, ship, step: 'perform action' },
  ]);
  return [{ phase }, { phase, step: 'set dials' }, ...turns];
}

function describeTable(state: XwingState): Record<string, Json> {
  return told({
    players: Object.fromEntries(state.players.map(({ id, faction, points }) => [id, { faction, points }])),
    ...(state.players.length > 2 ? { order: [...playerOrder(state)] } : { first: playerOrder(state)[0] ?? '' }),
    mat: { ...state.options.mat },
    measures: describeMeasures(state.options.measures),
    outlines: state.options.outlines && describeOutlines(state.options.outlines),
    ships: Object.fromEntries(state.ships.map((ship) => [ship.id, describeShip(state, ship)])),
    devices: some(Object.fromEntries(state.devices.map((device) => [device.id, describeDevice(device)]))),
    obstacles: some(
      Object.fromEntries(state.obstacles.map(({ id, outline, pose }) => [id, { outline, ...describePose(pose) }])),
    ),
  });
}

/** Said only where they are not as usual. */
function describeMeasures(agreed: Measures): Json | undefined {
  return sameJson(agreed, MEASURES) ? undefined : { halfArcs: { ...agreed.halfArcs }, bullseye: agreed.bullseye };
}

function describeOutlines(given: Readonly<Record<string, Outline>>): Json {
  const entries = Object.entries(given).map(([id, { pieces, back, front, within }]) => [
    id,
    told({
      pieces: pieces.map((piece) => piece.map(({ x, y }) => ({ x, y }))),
      back,
      front: front ?? undefined,
      within,
    }),
  ]);
  return Object.fromEntries(entries) as Json;
}

function describeShip(state: XwingState, ship: Ship): Json {
  const tokens = TOKEN_KINDS.map((kind) => [kind, unless(0, ship.tokens[kind])] as const);
  const [lock, ...others] = locksOf(state, ship.id).map(({ on }) => on);
  const { facedown, faceup } = ship.damage;
  return told({
    pilot: ship.pilot,
    player: ship.player,
    ...(ship.place === 'reserve' ? { at: null } : describePose(ship.pose)),
    upgrades: some(ship.upgrades.map(describeUpgrade)),
    ...Object.fromEntries(tokens),
    lock: lock !== undefined && others.length > 0 ? [lock, ...others] : lock,
    shields: spent(ship.shields),
    energy: spent(ship.energy),
    force: spent(ship.force),
    charges: spent(ship.charges),
    damage: facedown + faceup.length > 0 ? { facedown, faceup: faceup.map((each) => each.card) } : undefined,
    docked: ship.docked ?? undefined,
    conditions: some(
      ship.conditions.map(({ card, by, damage, facedown }) =>
        told({ card, by, damage: damage ?? undefined, facedown: facedown || undefined }),
      ),
    ),
    turret: ship.turret?.arc,
    turrets: some(ship.upgrades.flatMap(({ turret }) => turret?.arc ?? [])),
    dial: ship.dial ? sayManeuver(ship.dial) : undefined,
    revealed: ship.revealed ? sayManeuver(ship.revealed) : undefined,
    activated: ship.activated || undefined,
    engaged: ship.engaged || undefined,
    actions: some([...ship.actions]),
  });
}

function describeDevice({ kind, player, pose, fuses }: Device): Json {
  return told({ kind, player, ...describePose(pose), fuses: unless(0, fuses) });
}

function describeUpgrade({ card, side, charges }: Ship['upgrades'][number]): Json {
  const left = spent(charges);
  return side === 0 && left === undefined ? card : told({ card, charges: left, flipped: side > 0 || undefined });
}

/** Said only where not all are active. */
function spent(charges: Ship['force']): number | undefined {
  return charges && charges.active !== charges.limit ? charges.active : undefined;
}
