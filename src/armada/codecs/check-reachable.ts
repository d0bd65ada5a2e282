/** Tables that no game can reach, however sound each of their parts is: cards that no fleet has together, rounds after the last one. */
import { firstRejection, impossible, rejection, type Rejection } from '../../core';
import { checkPartOfFleet } from '../lists/fleet-building';
import type { ArmadaPlayer, ArmadaState } from '../model/state';

/** The last round, where rounds are not unlimited (arm.round.04). */
const LAST_ROUND = 6;

/** Null: some game can reach it. The cards are known. */
export function unreachable(state: ArmadaState): Rejection | null {
  return (
    wrongRound(state) ??
    wrongWithoutObjective(state) ??
    firstRejection(state.players, (player) => wrongFleet(state, player))
  );
}

function wrongRound({ round, options }: ArmadaState): Rejection | null {
  if (round <= LAST_ROUND || options.unlimitedRounds) return null;
  const said = `Round ${round}: the game ends after ${LAST_ROUND} rounds, unless rounds are unlimited.`;
  return impossible('round', said, ['round'], ['arm.round.04', 'arm.unlimited-rounds.01']);
}

/** Unlimited rounds are played without an objective, and without an objective nobody gains victory tokens. */
function wrongWithoutObjective({ options, objective, players }: ArmadaState): Rejection | null {
  if (objective !== null && options.unlimitedRounds) {
    const said = 'Unlimited rounds are played without an objective.';
    return impossible('no-objective', said, ['objective'], ['arm.unlimited-rounds.02']);
  }
  const holder = objective === null ? players.findIndex(({ victoryTokens }) => victoryTokens > 0) : -1;
  if (holder < 0) return null;
  const said = `${players[holder]?.id ?? ''} has victory tokens, and no objective gives any.`;
  return impossible('no-objective', said, ['players', holder, 'victoryTokens'], ['arm.victory-tokens.01']);
}

/** A player's ships and squadrons are part of some fleet. Any number of titles: some may have agreed on that (arm.titles.03). */
function wrongFleet({ ships, squadrons }: ArmadaState, { id }: ArmadaPlayer): Rejection | null {
  const own = <P extends { owner: string; card: string }>(pieces: readonly P[]): { piece: P; i: number }[] =>
    pieces.map((piece, i) => ({ piece, i })).filter(({ piece }) => piece.owner === id);
  const [ownShips, ownSquadrons] = [own(ships), own(squadrons)];
  const [wrong] = checkPartOfFleet(
    {
      ships: ownShips.map(({ piece }) => ({ card: piece.card, upgrades: piece.upgrades.map(({ card }) => card) })),
      squadrons: ownSquadrons.map(({ piece }) => piece.card),
    },
    { titles: 'any number' },
  );
  if (!wrong) return null;
  // The place in the part of the fleet -> the place on the table.
  const [kind, at = 0, ...field] = (wrong.facts?.['at'] ?? []) as (string | number)[];
  const where = (kind === 'ships' ? ownShips : ownSquadrons)[Number(at)]?.i ?? 0;
  const { at: _, ...facts } = wrong.facts ?? {};
  return rejection({ ...wrong, facts }, [kind ?? 'ships', where, ...(field.length > 0 ? field : ['card'])]);
}
