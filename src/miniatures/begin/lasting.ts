/** What lasts beyond a turn on a character of a position: an effect of somebody's ability, with what comes with it. */
import { firstRejection, impossible, type Path, type Rejection } from '../../core';
import { object, optional, text } from '../../core/codec';
import { didYouMean } from '../../core/codec/nearest';
import { abilityName } from '../facts';
import {
  DESCRIBED,
  isDescribed,
  givenBy,
  isLastingGiver,
  LASTING,
  lastingBy,
  type GivesLasting,
} from '../model/lasting';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import { abilitiesHeld, isCommanderEffect, printedOn } from '../queries/abilities';
import { cardOf } from '../queries/characters';

/** An effect as a position describes it. */
export interface PlacedLasting {
  /** Id of the ability that gave it: `light-spirit`. */
  effect: string;
  /** Whose ability that is. Default: its own, of an ability that works on whoever uses it. */
  by?: CharacterId;
  /** Whom it hunts (Programmed Target). */
  enemy?: CharacterId;
  /** Of which ally's defeat it comes (the commander effect of Darth Vader, Dark Jedi). */
  fallen?: CharacterId;
  /** Which door it holds (Override, Door Gimmick). */
  door?: string;
  /** Id of the player in whose squad it was before (Betrayal). */
  squad?: string;
}

export const placedLasting = object<PlacedLasting>('an effect', {
  effect: text,
  by: optional(text),
  enemy: optional(text),
  fallen: optional(text),
  door: optional(text),
  squad: optional(text),
});

function titleOf(effect: GivesLasting): string {
  return abilityName(effect)?.name ?? (isCommanderEffect(effect) ? 'this commander effect' : effect);
}

/** Once all characters and doors are there. */
export function layLasting(
  state: MiniaturesState,
  id: CharacterId,
  given: PlacedLasting,
  path: Path,
): Rejection | null {
  const { effect, by = id } = given;
  if (!isLastingGiver(effect)) {
    const said = `'${effect}' gives nothing that lasts beyond a turn${didYouMean(effect, Object.keys(LASTING))}`;
    return impossible('unknown-effect', said, [...path, 'effect']);
  }
  const wrong = wrongGiver(state, id, given, effect, path) ?? wrongValue(state, given, effect, path);
  if (wrong) return wrong;
  const { comes } = givenBy(effect);
  const lasting = { character: id, ...lastingBy(effect, by, isDescribed(comes) ? given[comes] : null), turn: null };
  const same = state.lasting.some(
    (each) => each.character === id && each.ability === lasting.ability && each.value === lasting.value,
  );
  // The same does not add up with itself (min.stacking.03).
  if (same) return impossible('twice', `${id} has the effect of ${titleOf(effect)} once.`, path, ['min.stacking.03']);
  state.lasting.push(lasting);
  return null;
}

function wrongGiver(
  { characters, ...state }: MiniaturesState,
  id: CharacterId,
  { by }: PlacedLasting,
  effect: GivesLasting,
  path: Path,
): Rejection | null {
  const at = [...path, by === undefined ? 'effect' : 'by'];
  const { onItself } = givenBy(effect);
  if (onItself && by !== undefined && by !== id)
    return impossible('on-itself', `${titleOf(effect)} works on whoever uses it, not on another.`, at);
  if (!onItself && (by === undefined || by === id))
    return impossible('no-giver', `${titleOf(effect)} works on another than whoever uses it: say by whom it is.`, at);
  const giver = characters.find((each) => each.id === (by ?? id));
  if (!giver) {
    const ids = characters.map((each) => each.id);
    return impossible('unknown-character', `There is no character '${by}'${didYouMean(by ?? '', ids)}.`, at);
  }
  return hasAbility({ ...state, characters }, giver, effect)
    ? null
    : impossible('no-ability', `${giver.id} does not have ${titleOf(effect)}.`, at);
}

/** Who is defeated has what was printed. */
function hasAbility(state: MiniaturesState, character: Character, ability: string): boolean {
  const has = character.place === 'map' ? abilitiesHeld(state, character) : printedOn(cardOf(state, character));
  return has.some((each) => each.ability === ability);
}

function wrongValue(state: MiniaturesState, given: PlacedLasting, effect: GivesLasting, path: Path): Rejection | null {
  const { comes } = givenBy(effect);
  return firstRejection(DESCRIBED, (field) => {
    const value = given[field];
    if (field !== comes)
      return value === undefined
        ? null
        : impossible('no-value', `${titleOf(effect)} has no ${field}.`, [...path, field]);
    if (value === undefined)
      return impossible('value-missing', `${field} is missing: ${titleOf(effect)} needs it.`, [...path, 'effect']);
    const ids = idsOf(state, field);
    return ids.includes(value)
      ? null
      : impossible('unknown-value', `There is no ${field} '${value}'${didYouMean(value, ids)}.`, [...path, field]);
  });
}

function idsOf({ characters, map, players }: MiniaturesState, field: (typeof DESCRIBED)[number]): string[] {
  const list = { enemy: characters, fallen: characters, door: map.doors, squad: players }[field];
  return list.map(({ id }) => id);
}
