/** A character is pushed away from another (min.push). */
import { candidate, question, reason, say, type Candidate, type Frame, type Reason, type RuleId } from '../../core';
import { count, flag, nullable, oneOf, optional, type FieldsOf } from '../../core/codec';
import { defeat } from '../effects/damage';
import { putAt } from '../effects/movement';
import { ask, call, emit, finish, forbidden, procedure, run } from '../engine';
import type { Square } from '../facts/battle-map';
import type { AttackAction } from '../model/actions';
import { rules, square } from '../model/codecs';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import { characterOf, isOnMap } from '../queries/characters';
import { saySquare } from '../queries/evidence';
import type { MiniaturesNames } from '../queries/names';
import { PIT_SAVE, pitSave, pushPlaces, squaresAround, whyNotPushed, type Push } from '../queries/pushes';
import { isSameSquare } from '../queries/squeezing';
import { newSave } from './save';

export interface PushFrame extends Frame, Push {
  character: CharacterId;
  /** Away from whom; that character's player decides where to (min.push.05). */
  by: CharacterId;
  /** It comes to a stop before a pit, and makes a save (min.terrain-pits.05). */
  pit: Square | null;
  rules: readonly RuleId[];
  saved?: boolean;
}

export const PUSH_FIELDS = { how: oneOf('a kind of push', ['squares', 'to distance']), squares: count } as const;

export const pushFields = ({ character }: MiniaturesNames): FieldsOf<PushFrame> => ({
  character,
  by: character,
  ...PUSH_FIELDS,
  pit: nullable(square),
  rules,
  saved: optional(flag),
});

/** A push that is about to happen (min.push.01). */
export function newPush(character: CharacterId, by: CharacterId, { how, squares }: Push, because: readonly RuleId[]) {
  return { character, by, how, squares, pit: null, rules: because };
}

type Answer = Extract<AttackAction, { type: 'push' }>;

const push = procedure('push', pushFields, [
  // It provokes nothing (min.push.02): it is no step.
  ask('where to', ['min.push.05', 'min.push.01'], whereTo, (state, frame, { to }: Answer) => {
    const character = characterOf(state, frame.character);
    const place = placesOf(state, frame).find((each) => isSameSquare(each.to, to));
    const stop = place?.before ?? to;
    if (place?.before) frame.pit = to;
    if (!isSameSquare(stop, character.at))
      putAt(
        state,
        character,
        stop,
        [...frame.rules, 'min.push.01', 'min.push.05'],
        place?.before ? [beforePit(character, to)] : [],
      );
  }),
  run('save at the pit', ['min.terrain-pits.05', 'min.terrain-pits.07'], (state, frame) => {
    const character = characterOf(state, frame.character);
    const { id } = character;
    const not = isOnMap(character) ? forbidden(state, 'be moved', { character: id }) : null;
    if (not) emit(state, { type: 'character-not-pushed', rules: not.rules, character: id, because: [not] });
    if (frame.pit === null || !isOnMap(character)) return finish(frame);
    const number = pitSave(state, character);
    call(
      state,
      'save',
      newSave(character.id, number, frame.by, number === PIT_SAVE ? ['min.terrain-pits.05'] : ['min.terrain-pits.07']),
    );
  }),
  run('stays or falls', ['min.terrain-pits.06'], (state, frame) => {
    const character = characterOf(state, frame.character);
    if (frame.saved !== true && isOnMap(character))
      defeat(state, character, { attacker: frame.by, byAttack: false }, ['min.terrain-pits.06']);
  }),
]);

function beforePit({ id }: Character, pit: Square): Reason {
  return reason('pit', say`${id} stops before the pit at ${saySquare(pit)}.`, ['min.terrain-pits.05']);
}

function placesOf(state: MiniaturesState, { character, by, how, squares }: PushFrame) {
  return pushPlaces(state, characterOf(state, character), characterOf(state, by), { how, squares });
}

function whereTo(state: MiniaturesState, frame: PushFrame) {
  const character = characterOf(state, frame.character);
  if (!isOnMap(character)) return null;
  const places = placesOf(state, frame);
  if (places.length === 0) return null;
  const by = characterOf(state, frame.by);
  const isPlace = ([column, row]: Square): boolean => places.some(({ to }) => to[0] === column && to[1] === row);
  const push = (to: Square, not: Reason | null): Candidate<Answer> =>
    candidate({ type: 'push', player: by.player, character: frame.character, to }, not);
  const others = squaresAround(state, character, frame.squares).filter((to) => !isPlace(to));
  return question(by.player, 'where to push it', [
    ...places.map(({ to }) => push(to, null)),
    ...others.map((to) => push(to, whyNotPushed(state, character, by, to))),
  ]);
}

export const pushProcedures = [push];
