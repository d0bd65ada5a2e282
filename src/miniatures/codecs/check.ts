/** Is a decoded state at one with itself? Ids that name something, cards that exist, spaces on the map. */
import {
  firstRejection,
  impossible,
  isAbilityFrame,
  type AbilityFrame,
  type Frame,
  type Path,
  type Rejection,
} from '../../core';
import { framesOf } from '../engine';
import type { TurnFrame } from '../procedures/turn';
import type { ActivationsFrame } from '../procedures/activations';
import { QUIET_ROUNDS } from '../effects/victory';
import type { BattleMap } from '../facts/battle-map';
import type { Space } from '../model/map';
import type { Character, MiniaturesState } from '../model/state';
import { hitPointsLeft, spaceOf, standingOnMap } from '../queries/characters';
import { fits } from '../queries/movement';
import { playersIn } from '../queries/names';
import { boardIn } from '../queries/sight';
import { overlap } from '../queries/spaces';
import { startAreasOf } from '../queries/start-areas';

/** What a saved state's codec cannot tell. Null: sound. */
export function check(state: MiniaturesState): Rejection | null {
  return (
    wrongMap(state.map) ??
    wrongPlayers(state) ??
    wrongDoors(state) ??
    wrongCards(state) ??
    firstRejection(state.characters, (each, i) => wrongCharacter(state, each, ['characters', i])) ??
    wrongStands(state) ??
    wrongLasting(state) ??
    wrongEnd(state)
  );
}

function wrongMap({ columns, rows, squares, walls, doors, startAreas }: BattleMap): Rejection | null {
  const path = ['map'];
  if (squares.length !== rows || squares.some((line) => line.length !== columns))
    return impossible('map', 'The map has as many squares as it says.', path, ['min.battle-grid.01']);
  const outside = [...walls, ...doors.flatMap(({ edges }) => edges)].some(
    ({ square: [column, row] }) => column >= columns || row >= rows,
  );
  const areas =
    startAreas.length === 2 &&
    startAreas.every(({ from, to }) => from[0] <= to[0] && from[1] <= to[1] && to[0] < columns && to[1] < rows);
  if (outside || !areas)
    return impossible('map', 'Walls, doors and two start areas lie on the map.', path, ['min.battle-grid.01']);
  const ids = doors.map(({ id }) => id);
  return new Set(ids).size === ids.length
    ? null
    : impossible('same-id', 'Two doors have one name.', [...path, 'doors']);
}

function wrongPlayers({ map, players, first, stage }: MiniaturesState): Rejection | null {
  const ids = players.map(({ id }) => id);
  if (ids.length < 2 || new Set(ids).size < ids.length || new Set(players.map(({ team }) => team)).size < 2)
    return impossible(
      'players',
      'Two players or more play, with different names, not all of one team.',
      ['players'],
      ['min.opponent.01'],
    );
  const outside = players.findIndex(({ area }) => area !== null && area >= startAreasOf(map).length);
  if (outside >= 0)
    return impossible(
      'no-start-area',
      'The map has no such start area.',
      ['players', outside, 'area'],
      ['min.setting-up.02'],
    );
  if (first !== null && !ids.includes(first))
    return impossible('unknown-player', `There is no player '${first}'.`, ['first'], ['min.initiative.01']);
  return first === null && stage === 'activations'
    ? impossible('unknown-player', 'Somebody goes first.', ['first'], ['min.initiative.01'])
    : null;
}

function wrongDoors({ doors, map }: MiniaturesState): Rejection | null {
  const ids = map.doors.map(({ id }) => id);
  const odd = Object.keys(doors).find((door) => !ids.includes(door));
  return odd === undefined ? null : impossible('unknown-door', `The map has no door '${odd}'.`, ['doors', odd]);
}

function wrongCards({ cards }: MiniaturesState): Rejection | null {
  const ids = cards.map(({ id }) => id);
  return new Set(ids).size === ids.length ? null : impossible('same-id', 'Two stat cards have one id.', ['cards']);
}

function wrongCharacter(state: MiniaturesState, character: Character, path: Path): Rejection | null {
  const { id, card, player } = character;
  if (!state.cards.some((each) => each.id === card))
    return impossible('unknown-stat-card', `There is no stat card '${card}'.`, [...path, 'card']);
  if (!playersIn(state).includes(player))
    return impossible('unknown-player', `There is no player '${player}'.`, [...path, 'player']);
  if (state.characters.filter((each) => each.id === id).length > 1)
    return impossible('same-id', `'${id}' names two characters.`, [...path, 'id']);
  if (wronglyAboard(state, character))
    return impossible('aboard', `Nobody carries ${id}.`, [...path, 'aboard'], ['min.desert-skiff.02']);
  if (character.place !== 'map') return null;
  // Spirits have no Hit Points to lose (min.light-spirit.04).
  if (character.damage > 0 && hitPointsLeft(state, character) <= 0 && !isBeingDealtWith(state))
    return impossible('defeated', `${id} has no Hit Points left.`, [...path, 'damage'], ['min.defeat.01']);
  return null;
}

/** Who is carried is on the map, and a passenger carries nobody. */
function wronglyAboard({ characters }: MiniaturesState, { id, aboard, place }: Character): boolean {
  if (aboard === null) return false;
  const carrier = characters.find((each) => each.id === aboard);
  return place !== 'map' || carrier === undefined || carrier.aboard !== null || carrier.id === id;
}

/** Between its last damage and its defeat something may be asked. */
function isBeingDealtWith({ stack, triggered }: MiniaturesState): boolean {
  return triggered.length > 0 || stack.some(({ procedure }) => procedure === 'deal damage' || procedure === 'defeat');
}

function liesOn({ columns, rows }: BattleMap, { at: [column, row], size }: Space): boolean {
  return column + size <= columns && row + size <= rows;
}

/** May it be in the middle of a move: in a turn, be it one that another interrupts, or by an ability that moves it at another time (min.intuition.01)? */
function isMoving(state: MiniaturesState, { id }: Character): boolean {
  return (
    state.turn === id ||
    framesOf(state, 'turn').some(({ character }) => character === id) ||
    state.stack.some((frame) => isAbilityFrame(frame) && (frame.source === id || movedBy(frame) === id))
  );
}

/** Whom an effect moves that is another's: what is chosen says so (`movesAtOnce`). */
function movedBy({ chosen }: AbilityFrame): unknown {
  return typeof chosen === 'object' && chosen !== null && 'mover' in chosen ? chosen['mover'] : null;
}

/** On the map, and not in one another, unless somebody is in the middle of a move through an ally (min.movement-basics.04). */
function wrongStands(state: MiniaturesState): Rejection | null {
  const board = boardIn(state);
  const onMap = standingOnMap(state);
  return firstRejection(state.characters, (each, i) => {
    if (each.place !== 'map' || each.aboard !== null) return null;
    const space = spaceOf(state, each);
    const moving = isMoving(state, each);
    // In the middle of a move the end of a wall may reach into a larger space.
    if (moving ? !liesOn(state.map, space) : !fits(board, space, true))
      return impossible(
        'does-not-fit',
        `${each.id} does not fit where it stands.`,
        ['characters', i, 'at'],
        ['min.space.01'],
      );
    if (each.squeezed !== null && !moving)
      return impossible(
        'squeezed',
        `${each.id} squeezes, and is not in the middle of a move.`,
        ['characters', i, 'squeezed'],
        ['min.squeezing-large-characters.02'],
      );
    const other = onMap.find((one) => one.id !== each.id && overlap(spaceOf(state, one), space));
    return !other || moving || isMoving(state, other)
      ? null
      : impossible(
          'same-square',
          `${each.id} and ${other.id} stand in one square.`,
          ['characters', i, 'at'],
          ['min.starting-position.02'],
        );
  });
}

function wrongLasting({ lasting, characters }: MiniaturesState): Rejection | null {
  const known = new Set(characters.map(({ id }) => id));
  return firstRejection(lasting, ({ character, by }, i) =>
    known.has(character) && known.has(by)
      ? null
      : impossible('unknown-character', 'A lasting effect is on a character, and comes from one.', ['lasting', i]),
  );
}

function wrongEnd({ winners, stack, players, turn, characters, quietRounds }: MiniaturesState): Rejection | null {
  if (winners === null && quietRounds >= QUIET_ROUNDS)
    return impossible(
      'end',
      'After so many quiet rounds the skirmish is over.',
      ['quietRounds'],
      ['min.tie-breaker.01'],
    );
  if ((winners !== null) !== (stack.length === 0))
    return impossible('end', 'A skirmish that is over has winners or is a draw.', ['winners'], ['min.how-to-win.01']);
  const odd = (winners ?? []).find((winner) => !players.some(({ id }) => id === winner));
  if (odd !== undefined) return impossible('unknown-player', `There is no player '${odd}'.`, ['winners']);
  return turn === null || characters.some(({ id }) => id === turn)
    ? null
    : impossible('unknown-character', `There is no character '${turn}'.`, ['turn']);
}

/** What takes the whole stack to see. */
export function checkFrames({ stack }: MiniaturesState): Rejection | null {
  return wrongOuter(stack) ?? nobodyLeft(stack);
}

/** A turn that interrupts another says so, and keeps what that one suspends. */
function wrongOuter(stack: readonly Frame[]): Rejection | null {
  let outer: string | null = null;
  for (const [i, frame] of stack.entries()) {
    if (frame.procedure !== 'turn' || frame.step === 0) continue;
    const turn = frame as TurnFrame;
    if (turn.outer !== outer || (outer === null) !== (turn.suspended.length === 0))
      return impossible(
        'outer-turn',
        `The turn of ${turn.character} does not interrupt this one.`,
        ['stack', i, 'outer'],
        ['min.turn.01'],
      );
    outer = turn.character;
  }
  return null;
}

/** Who is asked whom to activate has somebody left to activate in the phase (min.phase.01). */
function nobodyLeft(stack: readonly Frame[]): Rejection | null {
  const last = stack.length - 1;
  const frame = stack[last];
  if (frame?.procedure !== 'activations' || (frame as ActivationsFrame).left > 0) return null;
  return impossible(
    'phase-over',
    'Nobody is left to activate in this phase.',
    ['stack', last, 'left'],
    ['min.phase.01'],
  );
}
