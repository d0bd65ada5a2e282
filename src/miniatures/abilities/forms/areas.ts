/** What is used on several characters at once, or on one: damage, stun and pushes, each with its save (procedures/area.ts). */
import type { AbilityInPlay, AnyAbility } from '../../../core';
import { call } from '../../engine';
import type { Character, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { newArea, reachedFrom, type AreaFrame } from '../../procedures/area';
import { numberOf } from '../../queries/abilities';
import { characterOf, charactersOnMap } from '../../queries/characters';
import { isWithin } from '../../queries/sight';
import type { Looking } from '../../queries/targets';
import { legalTarget, whyNotOn, type Only } from './targets';
import { statements, use, type Use } from './uses';
import { around, thisCharacter } from './who';

export type State = MiniaturesState;

/** Everybody on whom something works that has no target. */
export type Whom = (state: State, user: Character) => readonly Character[];

type Does = Partial<Pick<AreaFrame, 'save' | 'onSave' | 'stuns' | 'push'>>;

interface Area extends Pick<Use, 'id' | 'says' | 'replaces' | 'unable'> {
  /** The damage; 'printed': the number on the card. Left out: none. */
  damage?: number | 'printed';
  does?: Does | ((state: State, self: AbilityInPlay) => Does);
  /** On whom of those whom it reaches it works. */
  works?: (state: State, character: Character) => boolean;
}

/** On everybody whom it reaches. */
export function onAll({ whom, ...area }: Area & { whom: Whom }): AnyAbility<Miniatures> {
  return use({
    ...area,
    effect: (state, self) => affect(state, self, area, whom(state, thisCharacter(state, self))),
  });
}

interface WithTarget extends Area {
  range: Looking['range'];
  only?: Only;
}

/** On a target. */
export function onTarget({ range, only, ...area }: WithTarget): AnyAbility<Miniatures> {
  return use({
    ...area,
    choose: legalTarget(range, only),
    effect: (state, self) => {
      const target = characterOf(state, String(self.chosen));
      affect(state, self, area, [target], target);
    },
  });
}

/**
 * On a target and on everybody beside it, friend or foe (min.attacking-allies.02); only the target itself has to be a legal one
 * (min.flamethrower.02, min.grenades.02, min.missiles.02). It is a character, never an empty square (min.flamethrower.04, min.grenades.05,
 * min.missiles.04, min.net-gun.02).
 */
export function onTargetAndAround({ range, only, ...area }: WithTarget): AnyAbility<Miniatures> {
  return use({
    ...area,
    choose: legalTarget(range, only),
    effect: (state, self) => {
      const target = characterOf(state, String(self.chosen));
      affect(state, self, area, [target, ...around(state, target)], target);
    },
  });
}

/** It works on these, but for those on whom no power of this character does. */
export function affect(
  state: State,
  self: AbilityInPlay,
  { id, says, damage = 0, does = {}, works = () => true }: Omit<Area, 'replaces'>,
  characters: readonly Character[],
  from: Character = thisCharacter(state, self),
): void {
  const affected = characters.filter((each) => works(state, each) && whyNotOn(state, self, each) === null);
  const amount = damage === 'printed' ? numberOf(self) : damage;
  const ids = affected.map((each) => each.id);
  const more = typeof does === 'function' ? does(state, self) : does;
  call(
    state,
    'area',
    newArea(self.source, ids, statements(id, says), { ...more, damage: amount, ...reachedFrom(state, from, affected) }),
  );
}

/** Everybody else within so many squares, counted around walls, in sight or not (min.force-burst.02). */
export const within =
  (squares: number): Whom =>
  (state, user) =>
    charactersOnMap(state).filter((each) => each.id !== user.id && isWithin(state, user, each, squares));

export const upToLarge = { upTo: 'large', who: 'all', evenUnhurt: true } as const;
export const upToHuge = { upTo: 'huge', who: 'all', evenUnhurt: true } as const;
/** Of those that were hurt the nonliving ones (min.atlatl.03). */
export const nonliving = { save: 11, upTo: 'large', who: 'nonliving', evenUnhurt: false } as const;
