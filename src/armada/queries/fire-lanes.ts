/** Who controls an objective token in Fire Lanes: as if hull zones attacked it with their battery armaments. */
import { reason, say, type PlayerId, type Reason } from '../../core';
import { shapesOverlap } from '../../core/geometry';
import { HULL_ZONES, type HullZone } from '../facts';
import type { TokenPiece } from '../model/pieces';
import type { ArmadaState, ObjectiveToken, Ship } from '../model/state';
import { armamentOf, diceAt, diceIn } from './armament';
import { squadronInArc } from './firing-arcs';
import { lineOfSight } from './line-of-sight';
import { squadronsOverlappedAt } from './overlap';
import { piecesThatObstruct, shipPiece, squadronPiece, tokenPiece } from './pieces';
import { otherPlayer } from './players';
import { rangeToSquadron } from './range';
import { shipsOnTable } from './ships';
import { squadronsOnTable } from './squadrons';

const RULES = ['arm.objective-cards.06'];

/** Null: nobody controls it. */
export interface Control {
  player: PlayerId | null;
  why: Reason;
}

/** Whoever lies on it leaves it to the opponent, both to nobody; else the player with more dice controls it. */
export function controlOf(state: ArmadaState, token: ObjectiveToken): Control {
  const piece = tokenPiece(state, token);
  const players = state.players.map(({ id }) => id);
  const lying = players.filter((id) => liesOn(state, id, piece));
  const [only] = lying;
  if (only !== undefined) {
    const said = say`A ship or squadron lies on ${token.id}.`;
    return {
      player: lying.length === 1 ? otherPlayer(state, only) : null,
      why: reason('lies-on-token', said, RULES, { players: lying }),
    };
  }
  const [one, two] = players.map((id) => ({ id, dice: diceOf(state, id, piece) }));
  const dice = { [one?.id ?? '']: one?.dice ?? 0, [two?.id ?? '']: two?.dice ?? 0 };
  const more = one && two && one.dice !== two.dice ? (one.dice > two.dice ? one : two) : null;
  const said = say`${one?.id ?? ''} has ${one?.dice ?? 0} dice for ${token.id}, ${two?.id ?? ''} ${two?.dice ?? 0}.`;
  return { player: more?.id ?? null, why: reason('dice', said, RULES, dice) };
}

function liesOn(state: ArmadaState, player: PlayerId, token: TokenPiece): boolean {
  const isOwn = ({ owner }: { owner: PlayerId }): boolean => owner === player;
  return (
    shipsOnTable(state)
      .filter(isOwn)
      .map((ship) => shipPiece(state, ship))
      .some((ship) => squadronsOverlappedAt(ship, ship.pose, [token]).length > 0) ||
    squadronsOnTable(state)
      .filter(isOwn)
      .some((squadron) => shapesOverlap(squadronPiece(state, squadron), token).holds)
  );
}

/** All the dice that the hull zones of a player's ships would gather. */
function diceOf(state: ArmadaState, player: PlayerId, token: TokenPiece): number {
  const own = shipsOnTable(state).filter(({ owner }) => owner === player);
  return own.reduce(
    (sum, ship) => sum + HULL_ZONES.reduce((of, zone) => of + diceOfZone(state, ship, zone, token), 0),
    0,
  );
}

/** What a zone would roll at the token (arm.objective-cards.06), less one where the line of sight is obstructed (arm.obstructed.02). */
function diceOfZone(state: ArmadaState, ship: Ship, zone: HullZone, token: TokenPiece): number {
  const piece = shipPiece(state, ship);
  if (!squadronInArc(piece, zone, token).holds) return 0;
  const { range } = rangeToSquadron(state.lengths, [piece, zone], token, state.options.attacks.range);
  if (range === 'beyond') return 0;
  const dice = diceIn(diceAt(armamentOf(state, ship.id, zone, 'battery'), range));
  const { obstructed } = lineOfSight({ ship: piece, zone }, { squadron: token }, piecesThatObstruct(state));
  return Math.max(0, dice - (obstructed.holds ? 1 : 0));
}
