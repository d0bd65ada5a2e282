/** Is a decoded state at one with itself? Ids that name something, cards that exist, nothing twice. */
import { firstRejection, impossible, isCounted, misnamedCard, type Path, type Rejection } from '../../core';
import * as E from 'fp-ts/lib/Either';
import { damageCard, HULL_ZONES, objectiveCard, shipCard, squadronCard, upgradeCard } from '../facts';
import { stepsOf } from '../engine';
import type { ArmadaState, Ship, Squadron } from '../model/state';
import { peopleIn } from '../queries/players';
import { maximumShields } from '../queries/ships';
import { wrongTable } from './check-table';
import { unreachable } from './check-reachable';
import { readAreas, readLengths } from './sizes';

/** What a saved state's codec cannot tell. Null: sound. */
export function check(state: ArmadaState): Rejection | null {
  return (
    wrongSizes(state) ??
    wrongPlayers(state) ??
    firstRejection(state.ships, (ship, i) => wrongShip(state, ship, ['ships', i])) ??
    firstRejection(state.squadrons, (squadron, i) => wrongSquadron(state, squadron, ['squadrons', i])) ??
    wrongIds(state) ??
    wrongTokens(state) ??
    wrongDamageCards(state) ??
    wrongObjective(state) ??
    wrongTable(state, 'pose') ??
    unreachable(state) ??
    wrongEnd(state)
  );
}

function wrongSizes({ options, lengths }: ArmadaState): Rejection | null {
  const areas = readAreas(options.areas, options.areas);
  if (E.isLeft(areas)) return { ...areas.left, path: ['options', ...areas.left.path] };
  const read = readLengths(lengths);
  return E.isLeft(read) ? read.left : null;
}

/** Has the first player been chosen? Then it is known (arm.setup.11). */
function hasInitiative({ stack }: ArmadaState): boolean {
  const setup = stack.find(({ procedure }) => procedure === 'setup');
  const isChosen = setup !== undefined && setup.step > stepsOf('setup').indexOf('determine initiative');
  return isChosen && stack.every(({ procedure }) => procedure !== 'determine initiative');
}

function wrongPlayers(state: ArmadaState): Rejection | null {
  const { players, first, phase, damageLook } = state;
  const ids = players.map(({ id }) => id);
  if (damageLook && !peopleIn({ players }).includes(damageLook.player))
    return impossible('unknown-player', `There is no player '${damageLook.player}'.`, ['damageLook', 'player']);
  if (ids.length !== 2) return impossible('two-players', 'A game has two players.', ['players']);
  if (first === null && phase === 'setup' && !hasInitiative(state)) return null;
  const known = first !== null && ids.includes(first);
  return known
    ? null
    : impossible('unknown-player', 'The first player is one of the players.', ['first'], ['arm.first-player.01']);
}

function wrongShip(state: ArmadaState, ship: Ship, path: Path): Rejection | null {
  const card = shipCard(ship.card);
  if (!card) return impossible('unknown-ship-card', `There is no ship card '${ship.card}'.`, [...path, 'card']);
  const upgrade = ship.upgrades.findIndex((each) => !upgradeCard(each.card));
  if (upgrade >= 0)
    return impossible('unknown-upgrade', `There is no upgrade card '${ship.upgrades[upgrade]?.card ?? ''}'.`, [
      ...path,
      'upgrades',
      upgrade,
    ]);
  if (ship.speed > card.speedChart.length)
    return impossible('no-such-speed', `${ship.id} has no speed ${ship.speed}.`, [...path, 'speed'], ['arm.speed.06']);
  const zone = HULL_ZONES.find((each) => ship.shields[each] > maximumShields(ship, each));
  if (zone)
    return impossible(
      'beyond-limit',
      `${ship.id} has too many shields.`,
      [...path, 'shields', zone],
      ['arm.shields.04'],
    );
  return wrongOwner(state, ship, path);
}

function wrongSquadron(state: ArmadaState, squadron: Squadron, path: Path): Rejection | null {
  const card = squadronCard(squadron.card);
  if (!card)
    return impossible('unknown-squadron-card', `There is no squadron card '${squadron.card}'.`, [...path, 'card']);
  if (squadron.hull > card.hull)
    return impossible(
      'beyond-limit',
      `${squadron.id} has at most ${card.hull} hull points.`,
      [...path, 'hull'],
      ['arm.obstacles.08'],
    );
  return wrongOwner(state, squadron, path);
}

function wrongOwner(
  { players }: ArmadaState,
  { owner, controller }: { owner: string; controller: string },
  path: Path,
): Rejection | null {
  const team = players.find(({ id }) => id === owner);
  if (!team) return impossible('unknown-player', `There is no player '${owner}'.`, [...path, 'owner']);
  if ([owner, ...team.members].includes(controller)) return null;
  const said = `'${controller}' is not in the team of ${owner}.`;
  return impossible('unknown-player', said, [...path, 'controller'], ['arm.team-play.04']);
}

/** Objective tokens lie on obstacles that there are, and were placed. */
function wrongTokens({ objectiveTokens, obstacles, tokensPlaced }: ArmadaState): Rejection | null {
  if (objectiveTokens.length > tokensPlaced)
    return impossible('too-many-tokens', 'More objective tokens lie there than were placed.', ['tokensPlaced']);
  const misnamed = objectiveTokens.findIndex(({ id }) => !isCounted(id, 'token', tokensPlaced));
  if (misnamed >= 0)
    return impossible('no-such-token', 'No objective token of this name was placed.', [
      'objectiveTokens',
      misnamed,
      'id',
    ]);
  const at = objectiveTokens.findIndex(({ on }) => on !== null && !obstacles.some(({ id }) => id === on));
  return at < 0 ? null : impossible('unknown-obstacle', 'There is no such obstacle.', ['objectiveTokens', at, 'on']);
}

/** Everything that is named has a name of its own: ships, squadrons, obstacles, the cards on ships. */
function wrongIds({ ships, squadrons, obstacles, objectiveTokens }: ArmadaState): Rejection | null {
  const onShips = ships.flatMap(({ id, upgrades, damage }) => [
    id,
    ...[...upgrades, ...damage.faceup].map((each) => each.id),
  ]);
  const seen = new Set<string>();
  for (const id of [
    ...onShips,
    ...squadrons.map((each) => each.id),
    ...[...obstacles, ...objectiveTokens].map((each) => each.id),
  ]) {
    if (seen.has(id)) return impossible('same-id', `'${id}' names two pieces.`, ['ships']);
    seen.add(id);
  }
  return null;
}

/** Cards that exist, and at least as many unknown ones as lie facedown. */
function wrongDamageCards({ ships, damageDeck, damageDiscard, damageLook }: ArmadaState): Rejection | null {
  const { top, unknown, bottom } = damageDeck;
  const misnamed =
    firstRejection(ships, ({ id, damage }, i) => misnamedCard(damage, `${id}/damage`, ['ships', i, 'damage'])) ??
    misnamedCard(damageDiscard, 'damage-discard', ['damageDiscard']);
  if (misnamed) return misnamed;
  const faceup = [damageDiscard, ...ships.map(({ damage }) => damage)].flatMap((dealt) => dealt.faceup);
  const wrong = [...top, ...unknown, ...bottom, ...faceup.map(({ card }) => card)].find((id) => !damageCard(id));
  if (wrong !== undefined)
    return impossible('unknown-damage-card', `There is no damage card '${wrong}'.`, ['damageDeck']);
  const looked = damageLook?.cards ?? [];
  const notThere = looked.find((id) => copies(looked, id) > copies(unknown, id));
  if (notThere !== undefined)
    return impossible('not-in-the-deck', `'${notThere}' is looked at more often than the deck has it.`, ['damageLook']);
  const facedown = ships.reduce((sum, { damage }) => sum + damage.facedown, damageDiscard.facedown) + looked.length;
  return facedown <= unknown.length
    ? null
    : impossible('too-many-facedown', 'More damage cards lie facedown than there are.', ['damageDeck', 'unknown']);
}

function copies(cards: readonly string[], id: string): number {
  return cards.filter((card) => card === id).length;
}

function wrongObjective({ objective, players }: ArmadaState): Rejection | null {
  const wrong = [...players.flatMap(({ objectives }) => objectives), ...(objective === null ? [] : [objective])].find(
    (id) => !objectiveCard(id),
  );
  return wrong === undefined
    ? null
    : impossible('unknown-objective', `There is no objective card '${wrong}'.`, ['objective']);
}

function wrongEnd({ stack, winner, players }: ArmadaState): Rejection | null {
  if (winner !== null && !players.some(({ id }) => id === winner))
    return impossible('unknown-player', `There is no player '${winner}'.`, ['winner']);
  if (stack.length === 0 && winner === null)
    return impossible('no-winner', 'A game that is over is won.', ['winner'], ['arm.winning-and-losing.01']);
  return null;
}
