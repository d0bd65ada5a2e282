/** A game from its first setup step: two fleets, as public builders export them (arm.setup.02, .05). */
import * as E from 'fp-ts/lib/Either';
import { copyOf, coreState, reason, reject, type Chance, type Prepared, type Rejection } from '../../core';
import { anything, flag, list, object, optional, text } from '../../core/codec';
import { attacksChoice, readingsChoice, STANDARD_ATTACKS, STANDARD_READINGS } from '../codecs/readings';
import { areasChoice, readAreas, readLengths, type AreasChoice } from '../codecs/sizes';
import { lengths as lengthsCodec } from '../codecs/state';
import { activateShip, activateSquadron } from '../effects/in-play';
import { adjudicated, frameAt } from '../engine';
import {
  CORE_SET_AREAS,
  CORE_SET_TOTAL,
  objectiveCard,
  squadronCard,
  STANDARD_AREAS,
  STANDARD_TOTAL,
  upgradeCard,
  type Lengths,
} from '../facts';
import { decodeFleet, type Fleet } from '../lists/fleet';
import { agreedTotal, fleetRules, type FleetOptions } from '../lists/fleet-building';
import type { ArmadaEvent } from '../model/events';
import type { ArmadaOptions, ArmadaPlayer, ArmadaState, AttackOptions, Readings, Ship, Squadron } from '../model/state';
import { divide, teamMember, wrongTeams, type TeamMember } from './teams';
import { emptyDiscard, freshDamageDeck, makeShip, makeSquadron, newObstacles, numbered } from './pieces';
import { eachOf } from '../../core/codec/together';

/** What `armada.begin` takes: two fleets. */
export interface ArmadaSetup {
  /** Two fleets, as text or JSON of fleet builders or parsed. The first belongs to `p1`, the second to `p2`, if there are no teams. */
  fleets: readonly unknown[];
  /** 'standard': 90 x 180 cm; 'core set': 90 x 90 cm; or sizes in mm. Default: by the total. */
  areas?: AreasChoice;
  /** Fleet points agreed on (arm.fleet-building.06). Default 300. */
  total?: number;
  /** What fleets may be: a third of what may be squadrons, and how many titles a ship may have. */
  fleetRules?: Partial<Omit<FleetOptions, 'total'>>;
  lengths?: Lengths;
  unlimitedRounds?: boolean;
  /** The id of the objective, where players have agreed on one; default: the first player chooses one of the opponent's (arm.setup.14). */
  objective?: string;
  /** Two teams, one for each fleet (arm.team-play); default: one player each. */
  teams?: TeamMember[][];
  /** How attacks are read, where it is not as this edition has it. */
  attacks?: Partial<AttackOptions>;
  /** How other rules are read, where it is not as this edition has it. */
  readings?: Partial<Readings>;
}

export const setupCodec = object<ArmadaSetup>('a setup', {
  fleets: list(anything),
  areas: optional(areasChoice),
  total: agreedTotal,
  fleetRules: optional(object<Partial<Omit<FleetOptions, 'total'>>>('rules of fleets', fleetRules)),
  lengths: optional(lengthsCodec),
  unlimitedRounds: optional(flag),
  objective: optional(text),
  teams: optional(list(list(teamMember))),
  attacks: optional(attacksChoice),
  readings: optional(readingsChoice),
});

export function setUp(setup: ArmadaSetup, chance: Chance): E.Either<Rejection, Prepared<ArmadaState>> {
  if (setup.fleets.length !== 2) {
    const said = `Two fleets are needed; there are ${setup.fleets.length}.`;
    return reject(reason('two-fleets', said, ['arm.setup.05']), ['fleets']);
  }
  const total = setup.total ?? STANDARD_TOTAL;
  const areas = readAreas(setup.areas, total <= CORE_SET_TOTAL ? CORE_SET_AREAS : STANDARD_AREAS);
  if (E.isLeft(areas)) return areas;
  const lengths = readLengths(setup.lengths);
  if (E.isLeft(lengths)) return lengths;
  const fleets = eachOf('fleets', setup.fleets, (given) => decodeFleet(given, { ...setup.fleetRules, total }));
  if (E.isLeft(fleets)) return fleets;
  const options = {
    areas: areas.right,
    unlimitedRounds: setup.unlimitedRounds ?? false,
    attacks: { ...STANDARD_ATTACKS, ...setup.attacks },
    readings: { ...STANDARD_READINGS, ...setup.readings },
  };
  const { teams, objective } = setup;
  if (objective !== undefined && !objectiveCard(objective)) {
    const said = `There is no objective card '${objective}'.`;
    return reject(reason('unknown-objective', said, ['arm.objective-cards.03']), ['objective']);
  }
  if (objective !== undefined && options.unlimitedRounds) {
    const said = 'Unlimited rounds must be played without an objective.';
    return reject(reason('no-objective', said, ['arm.unlimited-rounds.02']), ['objective']);
  }
  const wrong = teams ? wrongTeams(teams) : null;
  if (wrong) return E.left(wrong);
  const prepared = lay(fleets.right, teams ?? [], options, lengths.right, chance);
  if (objective !== undefined) prepared.state.objective = objective;
  const misled = divide(prepared.state, teams ?? []);
  return misled ? E.left(misled) : E.right(prepared);
}

function lay(
  fleets: readonly Fleet[],
  teams: readonly (readonly TeamMember[])[],
  options: ArmadaOptions,
  lengths: Lengths,
  chance: Chance,
): Prepared<ArmadaState> {
  const state = emptyState(
    fleets.map((fleet, i) => newPlayer(fleet, i, teams[i])),
    options,
    lengths,
    chance,
  );
  state.obstacles = newObstacles();
  for (const [i, fleet] of fleets.entries()) {
    const owner = state.players[i]?.id ?? '';
    // Names are given before anything else happens, as ID tokens are (arm.id-tokens.05).
    for (const { card, upgrades } of fleet.ships) addShip(state, makeShip(nameOf(state, card), owner, card, upgrades));
    for (const card of fleet.squadrons) addSquadron(state, makeSquadron(nameOf(state, card), owner, card));
  }
  return { state, unadjudicated: unadjudicatedCards(state) };
}

function newPlayer({ faction, points, objectives }: Fleet, i: number, team: readonly TeamMember[] = []): ArmadaPlayer {
  const edge = i === 0 ? 'south' : 'north';
  const [id = `p${i + 1}`, ...members] = team.map((member) => member.id);
  return { id, members, faction, points, edge, objectives: [...objectives], victoryTokens: 0 };
}

export function emptyState(
  players: ArmadaPlayer[],
  options: ArmadaOptions,
  lengths: Lengths,
  chance: Chance,
): ArmadaState {
  return {
    ...coreState<ArmadaEvent>(chance, frameAt('game', null)),
    options: copyOf(options),
    lengths: copyOf(lengths),
    round: 0,
    phase: 'setup',
    players,
    first: null,
    ships: [],
    squadrons: [],
    obstacles: [],
    damageDeck: freshDamageDeck(),
    damageDiscard: emptyDiscard(),
    damageLook: null,
    objective: null,
    objectiveTokens: [],
    tokensPlaced: 0,
    winner: null,
  };
}

export function addShip(state: ArmadaState, ship: Ship): void {
  state.ships.push(ship);
  activateShip(state, ship);
}

export function addSquadron(state: ArmadaState, squadron: Squadron): void {
  state.squadrons.push(squadron);
  activateSquadron(state, squadron);
}

/**
 * `tie-fighter-squadron`, `tie-fighter-squadron-2`, ...: ships and squadrons of both players share their names.
 * They stand for ID tokens (arm.id-tokens.01, arm.setup.10): of copies (arm.id-tokens.03), and in fleets of one faction (arm.id-tokens.04).
 */
function nameOf({ ships, squadrons }: ArmadaState, card: string): string {
  return numbered(card, [...ships, ...squadrons].filter((each) => each.card === card).length);
}

/** Upgrade cards, and squadron cards with keywords or a text of their own, that no ability stands for. */
export function unadjudicatedCards({ ships, squadrons }: ArmadaState): string[] {
  const upgrades = ships.flatMap((ship) =>
    ship.upgrades.filter(({ card }) => !adjudicated(`upgrade:${card}`)).map(({ card }) => upgradeCard(card)?.name),
  );
  const own = squadrons.map(({ card }) => squadronCard(card)).filter((card) => card?.unique === true);
  const unique = own.filter((card) => !adjudicated(`squadron:${card?.id ?? ''}`)).map((card) => card?.name);
  return [...new Set([...upgrades, ...unique])].filter((name) => name !== undefined);
}
