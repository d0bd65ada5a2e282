/** Names of pieces for buttons: ships of squads by their pilots, `Phoenix Squadron Pilot 2`; pieces that a file names keep that name. */
import { copyNumber } from '../../language/labels';
import { tell, who, type Telling } from '../../language/telling';
import { condition, damageCard, pilot, ship as shipType, upgrade } from '../facts';
import { deviceFacts } from '../queries/devices';
import type { DeployStart } from '../model/actions';
import type { AssignedCondition, Obstacle, XwingState } from '../model/state';

const KINDS: Readonly<Record<Obstacle['kind'], string>> = {
  asteroid: 'asteroid',
  debris: 'debris cloud',
  gas: 'gas cloud',
};

/** A ship, or a remote that does what ships do. */
export function shipLabel(state: XwingState, id: string): string {
  const ship = state.ships.find((each) => each.id === id);
  if (!ship) return placedLabel(state, id) ?? id;
  const number = copyNumber(ship.id, ship.pilot);
  const name = pilot(ship.pilot)?.name;
  if (number === null || name === undefined) return id;
  const isShared = state.ships.some((each) => each.pilot !== ship.pilot && pilot(each.pilot)?.name === name);
  const type = isShared ? ` (${shipType(ship.type)?.name ?? ship.type})` : '';
  return `${name}${type}${number === 1 ? '' : ` ${number}`}`;
}

/** Any object: a ship, `gas cloud of p1`, `asteroid 2 of p1`, `Proton Bomb 2 of Luke Skywalker`. */
export function objectLabel(state: XwingState, id: string): Telling {
  const obstacle = state.obstacles.find((each) => each.id === id);
  const placed = placedLabel(state, id);
  if (placed !== null) return placed;
  if (!obstacle) return shipLabel(state, id);
  const owner = state.players.find((each) => id === `${each.id}/${obstacle.outline}`);
  if (!owner) return id;
  const alike = state.obstacles.filter((each) => each.kind === obstacle.kind && each.id.startsWith(`${owner.id}/`));
  const number = alike.length < 2 ? '' : ` ${alike.indexOf(obstacle) + 1}`;
  return tell`${KINDS[obstacle.kind]}${number} of ${who(owner.id)}`;
}

/** What a ship put down in the course of the game: its id begins with that of the ship. Null: it is nothing of the kind. */
function placedLabel(state: XwingState, id: string): string | null {
  const device = state.devices.find((each) => each.id === id);
  const obstacle = state.obstacles.find((each) => each.id === id);
  const by = state.ships.find((ship) => id.startsWith(`${ship.id}/`));
  if (!by || (!device && !obstacle)) return null;
  const name = device ? deviceFacts(device.kind).name : (DROPPED[obstacle?.outline ?? ''] ?? id);
  const number = Number(id.slice(id.lastIndexOf('-') + 1));
  return `${name}${number > 1 ? ` ${number}` : ''} of ${shipLabel(state, by.id)}`;
}

const DROPPED: Readonly<Record<string, string>> = { loosecargo: 'Loose Cargo', spareparts: 'Spare Parts' };

/** An equipped card by its id; null: there is none. */
export function equippedName(state: XwingState, id: string): string | null {
  const equipped = state.ships.flatMap(({ upgrades }) => upgrades).find((each) => each.id === id);
  return equipped ? (upgrade(equipped.card)?.name ?? null) : null;
}

/** The weapon of an attack: `its primary double turret weapon`, or the card by its name. */
export function weaponLabel(state: XwingState, weapon: string): string {
  return weapon.startsWith('primary')
    ? `its ${weapon.replaceAll('-', ' ')} weapon`
    : (equippedName(state, weapon) ?? weapon);
}

/** An equipped card, a condition or a faceup damage card by its id; null: there is none. */
export function cardName(state: XwingState, id: string): string | null {
  const laid = state.ships.flatMap(({ damage }) => damage.faceup).find((each) => each.id === id);
  const assigned = state.ships.flatMap(({ conditions }) => conditions).find((each) => each.id === id);
  if (assigned) return conditionName(assigned);
  return laid ? (damageCard(laid.card)?.name ?? null) : equippedName(state, id);
}

/** An assigned condition by its name; while it lies facedown, whoever reads it does not know which one it is. */
export function conditionName({ card, facedown }: AssignedCondition): string {
  return facedown ? FACEDOWN_CONDITION : (condition(card)?.name ?? card);
}

export const FACEDOWN_CONDITION = 'a facedown condition';

/** Where a ship leaves its carrier: `the rear guides`, `the left side`. */
export function startLabel(start: DeployStart): string {
  return start === 'front' || start === 'rear' ? `the ${start} guides` : `the ${start} side`;
}
