/** Destroying ships and squadrons (arm.destroyed-ships-and-squadrons), and the end of a game in which a player has no ships left (arm.winning-and-losing). */
import { dealtCount, reason, say, type PlayerId, type Reason, type RuleId } from '../../core';
import { emit, endGame, takeOutOfPlay } from '../engine';
import type { ArmadaState, Ship, ShipId, Squadron, SquadronId } from '../model/state';
import { inPlayArea, isWellInside } from '../queries/areas';
import { baseCircle } from '../queries/bases';
import { shipPiece, squadronPiece } from '../queries/pieces';
import { scoreOf, whyWorth, winnerByScore } from '../queries/score';
import { hullValue, shipOf, sourcesOn } from '../queries/ships';
import { squadronOf } from '../queries/squadrons';
import { discardAllDamage } from './damage-cards';
import { loseHull } from './hull';

/** Destroys those of the ships that have as many damage cards as hull, or stand outside the play area; all at once (arm.overlapping.10), then what they leave without a fleet (arm.objective-cards.06). */
export function destroyShipsIfDue(state: ArmadaState, ids: readonly ShipId[]): void {
  const due = ids.flatMap((id) => {
    const ship = shipOf(state, id);
    const why = ship.place === 'table' ? (noHullLeft(state, ship) ?? shipOutside(state, ship)) : null;
    return why ? [{ ship, why }] : [];
  });
  for (const { ship } of due) ship.place = 'destroyed';
  for (const { ship, why } of due) {
    clear(state, ship);
    // Of several at once the cards were dealt together.
    const rules = due.length > 1 ? [...why.rules, 'arm.overlapping.10'] : why.rules;
    emit(state, { type: 'ship-destroyed', rules, ship: ship.id, because: [why, whyWorth(state, ship)] });
  }
  if (due.length === 0) return;
  destroyShipsWithLessHull(state);
  if (state.winner !== null) return;
  destroyWhatIsSetAside(state);
  endIfEliminated(state);
}

/** One damage outside of attacks: the squadron is destroyed at once where that was its last hull point. */
export function sufferOutsideAttacks(state: ArmadaState, squadron: Squadron, rules: readonly RuleId[]): void {
  loseHull(state, squadron, 1, rules);
  destroySquadronIfDue(state, squadron.id);
}

/** Cards that have left play with a ship may have held others together (arm.destroyed-ships-and-squadrons.01). */
function destroyShipsWithLessHull(state: ArmadaState): void {
  const less = state.ships.filter((ship) => ship.place === 'table' && noHullLeft(state, ship) !== null);
  if (less.length > 0)
    destroyShipsIfDue(
      state,
      less.map(({ id }) => id),
    );
}

/** Where that is how it is read (see `Readings`): of players without a ship on the table, or of everyone as the game ends. */
export function destroyWhatIsSetAside(state: ArmadaState, gameEnds = false): void {
  if (state.options.readings.setAside === 'stays') return;
  for (const { id: owner } of state.players) {
    if (!gameEnds && state.ships.some((ship) => ship.owner === owner && ship.place === 'table')) continue;
    const why = reason(
      'set-aside',
      say`${owner} has nothing left on the table, so pieces set aside do not enter play.`,
      ['arm.objective-cards.06'],
    );
    for (const squadron of state.squadrons)
      if (squadron.owner === owner && squadron.place === 'set-aside') destroySquadron(state, squadron, why);
    for (const ship of state.ships) {
      if (ship.owner !== owner || ship.place !== 'set-aside') continue;
      ship.place = 'destroyed';
      clear(state, ship);
      emit(state, { type: 'ship-destroyed', rules: why.rules, ship: ship.id, because: [why, whyWorth(state, ship)] });
    }
  }
}

/** Destroys the squadron if it has no hull point left, or stands outside the play area. */
export function destroySquadronIfDue(state: ArmadaState, id: SquadronId): void {
  const squadron = squadronOf(state, id);
  if (squadron.place !== 'table') return;
  const why = noHullPointLeft(squadron) ?? squadronOutside(state, squadron);
  if (why) destroySquadron(state, squadron, why);
}

/** Wherever it is (arm.destroyed-ships-and-squadrons.04, .07). The card of a type works for those that are left (arm.destroyed-ships-and-squadrons.08). */
export function destroySquadron(state: ArmadaState, squadron: Squadron, why: Reason): void {
  squadron.place = 'destroyed';
  squadron.defense = [];
  takeOutOfPlay(state, squadron.id);
  emit(state, { type: 'squadron-destroyed', rules: why.rules, squadron: squadron.id, because: [why] });
}

/** Its damage cards are discarded, its tokens and dials return to the supply, its cards are inactive (arm.destroyed-ships-and-squadrons.05, .06). */
function clear(state: ArmadaState, ship: Ship): void {
  const sources = sourcesOn(ship);
  takeOutOfPlay(state, ({ source }) => sources.includes(source));
  discardAllDamage(state, ship);
  ship.commandStack = [];
  ship.tokens = [];
  ship.defense = [];
  ship.dial = ship.spentDial = null;
}

function noHullLeft(state: ArmadaState, ship: Ship): Reason | null {
  const damage = dealtCount(ship.damage);
  const hull = hullValue(state, ship);
  if (damage < hull) return null;
  const rules = ['arm.destroyed-ships-and-squadrons.01', 'arm.damage.07'];
  const said = say`${ship.id} has ${damage} damage cards, its hull value is ${hull}.`;
  return reason('no-hull-left', said, rules, { damage, hull });
}

function noHullPointLeft({ id, hull }: Squadron): Reason | null {
  if (hull > 0) return null;
  return reason('no-hull-left', say`${id} has no hull points left.`, ['arm.destroyed-ships-and-squadrons.02']);
}

function shipOutside(state: ArmadaState, ship: Ship): Reason | null {
  const { areas } = state.options;
  const piece = shipPiece(state, ship);
  return isWellInside(areas, baseCircle(piece)) ? null : outside(ship.id, inPlayArea(areas, piece));
}

function squadronOutside(state: ArmadaState, squadron: Squadron): Reason | null {
  return outside(squadron.id, inPlayArea(state.options.areas, squadronPiece(state, squadron)));
}

function outside(id: string, { holds, margin }: { holds: boolean; margin: number }): Reason | null {
  if (holds) return null;
  const rules = ['arm.destroyed-ships-and-squadrons.03', 'arm.play-area.04'];
  return reason('outside-play-area', say`Part of the base of ${id} is outside the play area.`, rules, { mm: margin });
}

/** Whoever has no ships left has lost at once; with the last ships of both gone together the scores decide (arm.winning-and-losing.03, .04, .05). */
export function endIfEliminated(state: ArmadaState): void {
  // A team plays on while any of its members has a ship (arm.team-play.10).
  const left = state.players.filter(({ id }) =>
    state.ships.some((ship) => ship.owner === id && ship.place !== 'destroyed'),
  );
  const [only] = left;
  if (left.length === state.players.length) return;
  if (only) return endTheGame(state, only.id, ['arm.winning-and-losing.03'], [shipsLeft(state)]);
  endByScore(state, 'arm.winning-and-losing.04', 'arm.winning-and-losing.05');
}

/** The higher score wins, and with equal ones the second player (arm.winning-and-losing.01, .04, .05); what is still set aside is destroyed (arm.objective-cards.06). */
export function endByScore(state: ArmadaState, higher: string, equal: string): void {
  destroyWhatIsSetAside(state, true);
  // Scores are tallied when the game is over (arm.scoring.01).
  const scores = state.players.map(({ id }) => scoreOf(state, id));
  const rule = scores[0] === scores[1] ? equal : higher;
  endTheGame(state, winnerByScore(state), [rule, 'arm.scoring.02'], [scoresOf(state, rule)]);
}

function endTheGame(state: ArmadaState, winner: PlayerId, rules: readonly string[], because: readonly Reason[]): void {
  state.winner = winner;
  endGame(state, { type: 'game-ended', rules, winner, because });
}

function shipsLeft(state: ArmadaState): Reason {
  const counts = state.players.map(({ id }) => ({
    id,
    left: state.ships.filter((ship) => ship.owner === id && ship.place !== 'destroyed').length,
  }));
  const [one, two] = counts;
  const said = say`ships left: ${one?.id ?? ''} ${one?.left ?? 0}, ${two?.id ?? ''} ${two?.left ?? 0}.`;
  const facts = Object.fromEntries(counts.map(({ id, left }) => [id, left]));
  return reason('ships-left', said, ['arm.winning-and-losing.03'], facts);
}

function scoresOf(state: ArmadaState, rule: string): Reason {
  const [one, two] = state.players.map(({ id }) => ({ id, score: scoreOf(state, id) }));
  const said = say`the score of ${one?.id ?? ''} is ${one?.score ?? 0}, that of ${two?.id ?? ''} ${two?.score ?? 0}.`;
  const facts = { [one?.id ?? '']: one?.score ?? 0, [two?.id ?? '']: two?.score ?? 0 };
  return reason('scores', said, [rule, 'arm.scoring.02'], facts);
}
