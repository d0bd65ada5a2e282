/** Tables that no game can reach, however sound each of their parts is: cards that no fleet has together, tokens that no card shows or gives, rounds after the last one. */
import { firstRejection, impossible, rejection, type Path, type Rejection } from '../../core';
import { objectiveCard, shipCard, squadronCard, type DefenseToken } from '../facts';
import { checkPartOfFleet } from '../lists/fleet-building';
import type { ArmadaPlayer, ArmadaState } from '../model/state';

/** The last round, where rounds are not unlimited (arm.round.04). */
const LAST_ROUND = 6;

/** Null: some game can reach it. The cards are known. */
export function unreachable(state: ArmadaState): Rejection | null {
  return (
    wrongRound(state) ??
    wrongWithoutObjective(state) ??
    wrongObjectiveShips(state) ??
    firstRejection(state.ships, ({ id, card, defense }, i) =>
      notOnCard(id, defense, shipCard(card)?.defense ?? [], ['ships', i]),
    ) ??
    firstRejection(state.squadrons, ({ id, card, defense }, i) =>
      notOnCard(id, defense, squadronCard(card)?.defense ?? [], ['squadrons', i]),
    ) ??
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

/** From the first round on an objective that wants one objective ship of each player has them, and no other objective has any (arm.objective-cards.08). */
function wrongObjectiveShips({ round, objective, players, ships }: ArmadaState): Rejection | null {
  const card = objectiveCard(objective ?? '');
  if (card?.objectiveShips === 'every ship') return null;
  const needed = card?.objectiveShips === 'one of each player' ? 1 : 0;
  const rules = ['arm.objective-cards.08'];
  return firstRejection(players, ({ id }) => {
    const marked = ships.flatMap((ship, i) => (ship.owner === id && ship.objective ? [i] : []));
    const [extra] = marked.slice(needed);
    if (extra !== undefined) {
      const most = needed === 0 ? 'the objective makes none' : `${id} has another one`;
      const said = `${ships[extra]?.id ?? ''} cannot be an objective ship: ${most}.`;
      return impossible('not-an-objective-ship', said, ['ships', extra, 'objective'], rules);
    }
    // In setup it is marked when the objective is laid.
    if (marked.length === needed || round === 0) return null;
    const said = `${card?.name ?? ''} needs an objective ship of ${id}: say which of its ships is one.`;
    return impossible('no-objective-ship', said, ['objective'], rules);
  });
}

/** Tokens are discarded and never gained: what lies there is on the card (arm.defense-tokens.01). */
function notOnCard(
  id: string,
  defense: readonly { type: DefenseToken }[],
  card: readonly DefenseToken[],
  path: Path,
): Rejection | null {
  return firstRejection(defense, ({ type }, i) => {
    const before = defense.slice(0, i).filter((each) => each.type === type).length;
    if (before < card.filter((each) => each === type).length) return null;
    const said = `${id} has no ${before > 0 ? 'other ' : ''}${type} token: its card shows ${card.join(', ') || 'none'}.`;
    return impossible('not-on-its-card', said, [...path, 'defense', i], ['arm.defense-tokens.01']);
  });
}

/** A player's ships and squadrons are part of some fleet. Any number of titles: some may have agreed on that (arm.titles.03). */
function wrongFleet({ ships, squadrons }: ArmadaState, { id, faction }: ArmadaPlayer): Rejection | null {
  const own = <P extends { owner: string; card: string }>(pieces: readonly P[]): { piece: P; i: number }[] =>
    pieces.map((piece, i) => ({ piece, i })).filter(({ piece }) => piece.owner === id);
  const [ownShips, ownSquadrons] = [own(ships), own(squadrons)];
  const [wrong] = checkPartOfFleet(
    {
      faction,
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
