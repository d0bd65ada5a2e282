/** Team play (arm.team-play): two teams, each with one fleet and a team commander. */
import { firstRejection, impossible, type Path, type PlayerId, type Rejection } from '../../core';
import { list, object, optional, text } from '../../core/codec';
import { changeController } from '../engine';
import type { ArmadaState, Ship, Squadron } from '../model/state';
import { sourcesOn } from '../queries/ships';

/** A member of a team. The first one of each is its team commander (arm.team-play.03). */
export interface TeamMember {
  id: PlayerId;
  /** The ships and squadrons that the player controls, by their ids in the game (`cr90-corvette-a-2`). What nobody controls is the team commander's. */
  controls?: string[];
}

export const teamMember = object<TeamMember>('a member of a team', { id: text, controls: optional(list(text)) });

/** Two teams, as evenly divided as can be (arm.team-play.01). */
export function wrongTeams(teams: readonly (readonly TeamMember[])[]): Rejection | null {
  const [one, two, ...more] = teams.map(({ length }) => length);
  if (one === undefined || two === undefined || more.length > 0)
    return impossible('two-teams', 'There are two teams, one for each fleet.', ['teams'], ['arm.team-play.02']);
  if (one === 0 || two === 0)
    return impossible('no-commander', 'Each team has a team commander.', ['teams'], ['arm.team-play.03']);
  if (Math.abs(one - two) > 1)
    return impossible('uneven-teams', `Teams of ${one} and ${two} are not even.`, ['teams'], ['arm.team-play.01']);
  return null;
}

/** Each member controls at least one piece of the own team, the commander what is left (arm.team-play.04). */
export function divide(state: ArmadaState, teams: readonly (readonly TeamMember[])[]): Rejection | null {
  const members = teams.flatMap((team, i) => team.map((member, k) => ({ ...member, team: i, path: ['teams', i, k] })));
  return (
    firstRejection(members, (member) => takeControl(state, member)) ??
    firstRejection(members, ({ id, path }) => {
      if ([...state.ships, ...state.squadrons].some(({ controller }) => controller === id)) return null;
      return impossible('controls-nothing', `${id} controls no ship or squadron.`, path, ['arm.team-play.04']);
    })
  );
}

function takeControl(
  state: ArmadaState,
  { id, controls = [], team, path }: TeamMember & { team: number; path: Path },
): Rejection | null {
  const owner = state.players[team]?.id ?? '';
  return firstRejection(controls, (named, i) => {
    const piece = pieceNamed(state, named);
    const at = [...path, 'controls', i];
    if (piece?.owner !== owner)
      return impossible('unknown-piece', `The fleet has no '${named}'.`, at, ['arm.team-play.04']);
    if (piece.controller !== owner)
      return impossible('controlled-twice', `Two players control ${named}.`, at, ['arm.team-play.04']);
    give(state, piece, id);
    return null;
  });
}

function pieceNamed({ ships, squadrons }: ArmadaState, id: string): Ship | Squadron | undefined {
  return [...ships, ...squadrons].find((each) => each.id === id);
}

/** With all that is on it. */
function give(state: ArmadaState, piece: Ship | Squadron, player: PlayerId): void {
  piece.controller = player;
  for (const source of 'upgrades' in piece ? sourcesOn(piece) : [piece.id]) changeController(state, source, player);
}
