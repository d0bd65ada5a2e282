/** Is a decoded state at one with itself? Ids that name something, cards that exist, nothing twice. */
import { firstRejection, impossible, misnamedCard, sameJson, type Frame, type Path, type Rejection } from '../../core';
import { condition as conditionCard, damageCard, pilot, ship as shipType, upgrade } from '../facts';
import { isObstacleOutline } from '../queries/obstacles';
import { holds } from '../queries/conditions';
import { deviceType } from '../queries/devices';
import type { Device, Ship, XwingState, Weapon } from '../model/state';
import type { AttackFrame } from '../queries/attack';
import { diceIn } from '../queries/dice';
import { stepsOf } from '../engine';
import { canBeDetermined } from '../procedures/player-order';
import type { RollFrame } from '../procedures/roll-a-die';
import { wrongOrder } from '../queries/players';
import { shipOf } from '../queries/ships';
import { weaponChoices } from '../queries/targets';
import { weaponsOf } from '../queries/weapons';
import { wrongActions, wrongDial, wrongSecrets, wrongTurret } from './check-ship';
import { wrongTable } from './check-table';

/** What a saved state's codec cannot tell. Null: sound. */
export function check(state: XwingState): Rejection | null {
  return (
    wrongPlayers(state) ??
    firstRejection(state.ships, (ship, i) => wrongShip(state, ship, ['ships', i])) ??
    wrongIds(state) ??
    firstRejection(state.ships, (ship, i) => wrongActions(state, ship, ['ships', i])) ??
    firstRejection(state.ships, (ship, i) => wrongDial(ship, ['ships', i])) ??
    firstRejection(state.ships, (ship, i) => wrongSecrets(state, ship, ['ships', i, 'conditions'])) ??
    firstRejection(state.obstacles, ({ outline }, i) =>
      isObstacleOutline(outline)
        ? null
        : impossible('unknown-obstacle', `There is no obstacle '${outline}'.`, ['obstacles', i, 'outline']),
    ) ??
    firstRejection(state.devices, (device, i) => wrongDevice(state, device, ['devices', i])) ??
    wrongEnd(state)
  );
}

/** How pieces lie and where turrets point, which abilities have a say in, so that those are known to be in order; and the rules of frames that take the whole stack. */
export function checkFrames(state: XwingState): Rejection | null {
  const wrong =
    notSetUp(state) ??
    wrongTable(state, 'pose') ??
    firstRejection(state.ships, (ship, i) => wrongTurret(state, ship, ['ships', i]));
  if (wrong) return wrong;
  return firstRejection(state.stack, (frame, i) => wrongFrame(state, frame, i));
}

/** Past its step of setup there is a player order, everybody has an edge, and obstacles are placed or out of play (xw.setup.05, xw.setup.06, xw.setup.07). */
function notSetUp({ stack, players, order, obstacles }: XwingState): Rejection | null {
  if (stack.length === 0) return null;
  const no = (said: string, path: Path): Rejection => impossible('not-set-up', said, path, ['xw.setup.01']);
  const setup = stack.find(({ procedure }) => procedure === 'setup');
  const isPast = (step: string): boolean => !setup || setup.step > stepsOf('setup').indexOf(step);
  const isUnderWay = stack.some(({ procedure }) => procedure === 'determine player order');
  if (order.length === 0 && isPast('determine player order') && !isUnderWay)
    return no('The player order has not been determined.', ['order']);
  const homeless = players.findIndex(({ edge }) => edge === null);
  if (homeless >= 0 && isPast('establish the play area'))
    return no('Each player has chosen an edge.', ['players', homeless, 'edge']);
  const left = obstacles.findIndex(({ place }) => place === 'reserve');
  // Those for which there is no room stay until setup is over.
  if (left < 0 || setup) return null;
  return no('Obstacles have been placed.', ['obstacles', left, 'place']);
}

function wrongPlayers({ players, order }: XwingState): Rejection | null {
  const ids = players.map((player) => player.id);
  // It is empty until it is determined.
  const wrong = wrongOrder(ids, order.length === 0 ? ids : order) ?? wrongEdges(players);
  if (wrong) return wrong;
  return firstRejection(players, ({ damageDeck, damageDiscard, hugeDamage }, i) => {
    const decks = [damageDeck, ...(hugeDamage ? [hugeDamage.deck] : [])];
    const piles = decks.flatMap(({ top, unknown, bottom }) => [...top, ...unknown, ...bottom]);
    const cards = [...piles, ...damageDiscard, ...(hugeDamage?.discard ?? [])];
    const unknown = cards.find((id) => !damageCard(id));
    return unknown === undefined
      ? null
      : impossible('unknown-damage-card', `There is no damage card '${unknown}'.`, ['players', i]);
  });
}

/** No two have one edge, and two have opposite ones (xw.setup.06). */
function wrongEdges(players: XwingState['players']): Rejection | null {
  const taken = players.flatMap(({ edge }) => edge ?? []);
  const apart = new Set(taken).size === taken.length;
  const opposite = players.length > 2 || taken.every((edge) => edge === 'south' || edge === 'north');
  return apart && opposite
    ? null
    : impossible('same-edge', 'Each player has an edge, two players opposite ones.', ['players'], ['xw.setup.06']);
}

function wrongShip(state: XwingState, ship: Ship, path: Path): Rejection | null {
  const card = pilot(ship.pilot);
  if (!card) return impossible('unknown-pilot', `There is no pilot '${ship.pilot}'.`, [...path, 'pilot']);
  const type = shipType(ship.type);
  if (card.ship !== ship.type || type?.size !== ship.size)
    return impossible('wrong-ship', `${card.name} does not fly such a ship.`, [...path, 'type'], ['xw.ship.03']);
  if (!state.players.some((player) => player.id === ship.player))
    return impossible('unknown-player', `There is no player '${ship.player}'.`, [...path, 'player']);
  const unknown = ship.upgrades.find((each) => !upgrade(each.card)?.sides[each.side]);
  if (unknown)
    return impossible('unknown-upgrade', `There is no such side of an upgrade '${unknown.card}'.`, [
      ...path,
      'upgrades',
    ]);
  const damage = ship.damage.faceup.find((each) => !damageCard(each.card));
  if (damage)
    return impossible('unknown-damage-card', `There is no damage card '${damage.card}'.`, [
      ...path,
      'damage',
      'faceup',
    ]);
  const { known, facedown } = ship.damage;
  if (known !== undefined && (facedown === 0 || !damageCard(known)))
    return impossible('unknown-damage-card', `No facedown card of ${ship.id} is '${known}'.`, [
      ...path,
      'damage',
      'known',
    ]);
  const misnamed = misnamedCard(ship.damage, `${ship.id}/damage`, [...path, 'damage']);
  if (misnamed) return misnamed;
  const carrier = state.ships.find((each) => each.id === ship.docked);
  const isDocked = ship.place === 'reserve' && carrier?.player === ship.player && carrier.docked === null;
  if (ship.docked !== null && (!isDocked || carrier.place === 'removed'))
    return impossible(
      'not-docked',
      `${ship.id} is not docked with such a ship.`,
      [...path, 'docked'],
      ['xw.docking.01'],
    );
  const condition = ship.conditions.find((each) => !conditionCard(each.card));
  if (condition)
    return impossible('unknown-condition', `There is no condition '${condition.card}'.`, [...path, 'conditions']);
  const strange = ship.conditions.find(({ card, damage }) => damage !== null && !holds(card, damage));
  if (strange)
    return impossible('unknown-damage-card', `No '${strange.damage}' lies on '${strange.card}'.`, [
      ...path,
      'conditions',
    ]);
  const pools = [ship.shields, ship.energy, ship.force, ship.charges, ...ship.upgrades.map((each) => each.charges)];
  if (pools.some((pool) => pool && pool.active > pool.limit))
    return impossible('beyond-limit', `${ship.id} has more active charges than its limit.`, path, ['xw.charges.03']);
  return null;
}

/** What remotes have, remotes have alone (xw.remote.01); their damage cards are all facedown (xw.remote-damage.01). */
function wrongDevice(state: XwingState, device: Device, path: Path): Rejection | null {
  const { remote, player } = device;
  if (!state.players.some((each) => each.id === player))
    return impossible('unknown-player', `There is no player '${player}'.`, [...path, 'player']);
  if ((deviceType(device) === 'remote') !== (remote !== null))
    return impossible(
      'wrong-remote',
      `${device.id} has the values of a remote, or it is none.`,
      [...path, 'remote'],
      ['xw.remote.01'],
    );
  return remote && remote.damage.faceup.length > 0
    ? impossible(
        'faceup',
        `${device.id} has facedown damage cards alone.`,
        [...path, 'remote', 'damage'],
        ['xw.remote-damage.01'],
      )
    : null;
}

/** Everything that is named has a name of its own: ships, obstacles, devices, the cards on ships. */
function wrongIds({ ships, obstacles, devices }: XwingState): Rejection | null {
  const ids = [
    ...ships.flatMap((ship) => [
      ship.id,
      ...ship.upgrades.map((each) => each.id),
      ...ship.damage.faceup.map((each) => each.id),
      ...ship.conditions.map((each) => each.id),
    ]),
    ...[...obstacles, ...devices].map((each) => each.id),
  ];
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) return impossible('same-id', `'${id}' names two pieces.`, ['ships']);
    seen.add(id);
  }
  const objects = new Set([...ships, ...obstacles, ...devices].map((each) => each.id));
  return firstRejection(ships, ({ touching }, i) => {
    const stray = touching.find((id) => !objects.has(id));
    return stray === undefined
      ? null
      : impossible('unknown-object', `There is no object '${stray}'.`, ['ships', i, 'touching']);
  });
}

function wrongEnd({ stack, winner, players }: XwingState): Rejection | null {
  if (winner !== null && winner !== 'draw' && !players.some((player) => player.id === winner))
    return impossible('unknown-player', `There is no player '${winner}'.`, ['winner']);
  if (stack.length === 0 && winner === null)
    return impossible('no-winner', 'A game that is over is won or drawn.', ['winner'], ['xw.winning.01']);
  return null;
}

/** The first trouble with a frame that takes the whole stack to see, or null. */
function wrongFrame(state: XwingState, frame: Frame, at: number): Rejection | null {
  if (frame.procedure === 'attack') {
    const { weapon, defender, range } = frame as AttackFrame;
    const steps = stepsOf('attack');
    const isDeclared = weapon !== null && defender !== null && range !== null;
    if (frame.step >= steps.indexOf('defender declared') && !isDeclared)
      return impossible('no-defender', 'No defender has been declared.', ['stack', at, 'defender'], ['xw.attack.06']);
    return frame.step <= steps.indexOf('pay costs')
      ? (wrongWeapon(state, frame as AttackFrame, at) ?? wrongTargets(state, frame as AttackFrame, at))
      : null;
  }
  if (frame.procedure === 'determine player order' && !canBeDetermined(state, frame))
    return impossible('player-order', 'Nobody can choose like this.', ['stack', at], ['xw.player-order.06']);
  return frame.procedure === 'reroll dice' ? wrongReroll(state, frame, at) : null;
}

/** Until its costs are paid a weapon is one of those that the ship has. */
function wrongWeapon(state: XwingState, { attacker, weapon, choices }: AttackFrame, at: number): Rejection | null {
  const own = weaponsOf(state, shipOf(state, attacker));
  const isOwn = (given: Weapon): boolean => own.some((known) => sameJson(known, given));
  if ((weapon === null || isOwn(weapon)) && choices.every((each) => isOwn(each.weapon))) return null;
  return impossible(
    'no-such-weapon',
    `${attacker} has no such weapon.`,
    ['stack', at, weapon === null ? 'choices' : 'weapon'],
    ['xw.attack.04'],
  );
}

/** Who is offered as the defender can be attacked as ships stand now: nothing happens between measuring and declaring (xw.attack.06). */
function wrongTargets(state: XwingState, frame: AttackFrame, at: number): Rejection | null {
  const { attacker, weapon, choices, step } = frame;
  const steps = stepsOf('attack');
  if (step !== steps.indexOf('choose weapon') && step !== steps.indexOf('declare defender')) return null;
  const now = weaponChoices(state, shipOf(state, attacker), frame);
  const offered = choices.flatMap(({ weapon: { id }, not, targets }) => {
    const isOffered = weapon === null ? not === null : weapon.id === id;
    return isOffered ? targets.filter((target) => target.not === null).map(({ ship }) => ({ id, ship })) : [];
  });
  const wrong = offered.find(({ id, ship }) => {
    const targets = now.find((each) => each.weapon.id === id)?.targets ?? [];
    return targets.every((target) => target.ship !== ship || target.not !== null);
  });
  if (wrong === undefined && offered.length > 0) return null;
  const said = wrong ? `${wrong.ship} cannot be attacked with ${wrong.id}.` : `${attacker} has no target.`;
  return impossible('no-such-target', said, ['stack', at, 'choices'], ['xw.attack.06']);
}

/** Only dice that lie there are rerolled: those of an attack, or the one that a ship rolled for something else. */
function wrongReroll(state: XwingState, frame: Frame, at: number): Rejection | null {
  const before = state.stack.slice(0, at).reverse();
  const { pool: named, dice } = frame as Frame & { pool: 'attack' | 'defense'; dice: number[] };
  const rolled = before.find((each) => ['attack', 'roll a die'].includes(each.procedure));
  const there = rolled ? diceIn(rolled as AttackFrame | RollFrame, named).length : 0;
  if (dice.every((i) => i < there) && dice.length > 0) return null;
  return impossible('no-such-die', 'There is no such die.', ['stack', at, 'dice']);
}
