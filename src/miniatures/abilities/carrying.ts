/** Abilities that put others elsewhere, or keep them where they are: Lift, Tow Cable, Harpoon Gun, Sabotage. */
import {
  allowed,
  candidate,
  reason,
  say,
  type AbilityFrame,
  type AnyAbility,
  type Json,
  type Reason,
  type RuleId,
} from '../../core';
import { gain } from '../effects/abilities';
import { putAt } from '../effects/movement';
import { ability, ask, forbidden, run } from '../engine';
import type { Square } from '../facts/battle-map';
import type { Size } from '../facts';
import { lastingBy } from '../model/lasting';
import type { Character, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { areAdjacent } from '../queries/adjacency';
import { alliesOnMap, characterOf, enemiesOnMap, isOnMap, sizeOf, spaceOf } from '../queries/characters';
import { saySquare } from '../queries/evidence';
import { moverOf, stanceOf } from '../queries/movers';
import { reach } from '../queries/reach';
import { boardIn, isAdjacent } from '../queries/sight';
import { squaresOf, touch } from '../queries/spaces';
import { isFree } from '../queries/standing';
import { isUpTo, legalTarget, mounted, statements, use } from './uses';
import { chooseOf, savedBy, saveOf, thisCharacter } from './words';

/** Why an ally is not carried; null: it is adjacent, no larger than that, and may be moved. */
function whyNotCarried(
  state: MiniaturesState,
  own: Character,
  ally: Character,
  upTo: Size,
  rules: readonly RuleId[],
): Reason | null {
  if (!isAdjacent(state, own, ally))
    return reason('not-adjacent', say`${ally.id} is not adjacent to ${own.id}.`, rules);
  if (!isUpTo(state, ally, upTo)) return reason('too-large', say`${ally.id} is larger than ${upTo}.`, rules);
  return forbidden(state, 'be moved', { character: ally.id });
}

/** All other places beside a character where another could stand. */
export function placesBeside(state: MiniaturesState, own: Character, other: Character): Square[] {
  return squaresBeside(state, own, other).filter((at) => whyNoPlace(state, own, other, at, []) === null);
}

/** All other places that touch a character's space, whatever is in between. */
function squaresBeside(state: MiniaturesState, own: Character, other: Character): Square[] {
  const space = { size: sizeOf(state, other) };
  const near = spaceOf(state, own);
  const { columns, rows } = state.map;
  return squaresOf({ at: [0, 0], size: Math.max(columns, rows) }).filter(
    (at) =>
      at[0] + space.size <= columns && at[1] + space.size <= rows && !isAt(other, at) && touch({ at, ...space }, near),
  );
}

/** Why another cannot be put there, beside it; null: it can. */
function whyNoPlace(
  state: MiniaturesState,
  own: Character,
  other: Character,
  at: Square,
  rules: readonly RuleId[],
): Reason | null {
  if (!isFree(state, other, at)) return reason('no-room', say`${other.id} has no room at ${saySquare(at)}.`, rules);
  return areAdjacent(boardIn(state), { at, size: sizeOf(state, other) }, spaceOf(state, own))
    ? null
    : reason('wall', say`A wall lies between ${saySquare(at)} and ${own.id}.`, rules);
}

const isAt = ({ at: [column, row] }: Character, [c, r]: Square): boolean => column === c && row === r;

/** An adjacent ally of Medium size, or Large, is put into another square beside it (min.lift.01, min.heavy-lift.01). */
function lift(id: string, upTo: Size): AnyAbility<Miniatures> {
  const rules = [`min.${id}.01`, 'min.lift.02', 'min.lift.03'];
  return use({
    id,
    says: [1],
    replaces: 'attacks',
    choose: (state, self) => {
      const own = thisCharacter(state, self);
      return alliesOnMap(state, own).flatMap((ally) => {
        const never = whyNotCarried(state, own, ally, upTo, statements(id, [1]));
        return squaresBeside(state, own, ally).map((to) =>
          candidate<Json>({ ally: ally.id, to: [...to] }, never ?? whyNoPlace(state, own, ally, to, ['min.lift.02'])),
        );
      });
    },
    effect: (state, self) => {
      const { ally, to } = self.chosen as unknown as { ally: string; to: Square };
      putAt(state, characterOf(state, ally), to, rules);
    },
  });
}

const TOW = statements('tow-cable', [1, 2, 3]);
const FAR = 12;

/** Places that a flight of 12 squares reaches; nobody is in its way, and it provokes nothing. */
function flights(state: MiniaturesState, character: Character): Square[] {
  if (forbidden(state, 'move', { character: character.id })) return [character.at];
  const ignores = { enemies: true, slowing: true, pits: true, walls: false, onlyBesideWalls: false };
  const mover = { ...moverOf(state, character), ignores };
  return reach(boardIn(state), mover, stanceOf(character), FAR).map(({ at }) => at);
}

/** It flies, and then an ally beside whom it began, who ends beside it again. */
const towCable = use({
  id: 'tow-cable',
  says: [1, 2, 3],
  replaces: 'turn',
  choose: (state, self) => {
    const own = thisCharacter(state, self);
    return alliesOnMap(state, own).map((ally) => candidate(ally.id, whyNotCarried(state, own, ally, 'medium', TOW)));
  },
  effect: [
    ask(
      'where it flies',
      TOW,
      (state, self: AbilityFrame) => {
        const own = thisCharacter(state, self);
        const ally = characterOf(state, String(self.chosen));
        return chooseOf(
          self,
          self.controller,
          flights(state, own).map((at) => candidate<Json>([...at], whyNoRoomBeside(state, own, ally, at))),
        );
      },
      (state, self, { chosen }) => putAt(state, thisCharacter(state, self), chosen as unknown as Square, TOW),
    ),
    ask(
      'where the ally flies',
      TOW,
      (state, self: AbilityFrame) => {
        const ally = characterOf(state, String(self.chosen));
        const own = thisCharacter(state, self);
        if (!isOnMap(ally) || !isOnMap(own)) return null;
        const places = besideAfter(state, ally, own, flights(state, ally));
        return chooseOf(
          self,
          self.controller,
          places.map((at) => allowed<Json>([...at])),
        );
      },
      (state, self, { chosen }) =>
        putAt(state, characterOf(state, String(self.chosen)), chosen as unknown as Square, TOW),
    ),
  ],
});

function besideAfter(state: MiniaturesState, ally: Character, own: Character, places: readonly Square[]): Square[] {
  const size = sizeOf(state, ally);
  return places.filter((at) => areAdjacent(boardIn(state), { at, size }, spaceOf(state, own)));
}

/** Where it goes the ally must be able to follow. */
function whyNoRoomBeside(state: MiniaturesState, own: Character, ally: Character, at: Square) {
  const there = { ...own, at };
  const moved = { ...state, characters: state.characters.map((each) => (each.id === own.id ? there : each)) };
  return besideAfter(moved, ally, there, flights(moved, ally)).length > 0
    ? null
    : reason('no-room', say`${ally.id} would find no place beside it.`, ['min.tow-cable.02']);
}

const HARPOON = ['min.harpoon-gun.01'];

const harpoonGun = use({
  id: 'harpoon-gun',
  says: [1],
  replaces: 'attacks',
  choose: legalTarget(6, mounted),
  effect: [
    run('save', HARPOON, (state, self: AbilityFrame) => saveOf(state, String(self.chosen), 11, HARPOON, self.source)),
    run('held fast', HARPOON, (state, self: AbilityFrame) => {
      const caught = characterOf(state, String(self.chosen));
      if (!savedBy(self) && isOnMap(caught)) gain(state, caught, lastingBy('harpoon-gun', self.source), HARPOON);
    }),
  ],
});

const SABOTAGE = ['min.sabotage.01'];

const sabotage = use({
  id: 'sabotage',
  says: [1],
  replaces: 'attacks',
  effect: (state, self) => {
    const own = thisCharacter(state, self);
    for (const enemy of enemiesOnMap(state, own))
      if (mounted(state, enemy) === null && isAdjacent(state, own, enemy))
        gain(state, enemy, lastingBy('sabotage', own.id), SABOTAGE);
  },
});

const harpooned = ability({
  id: 'effect-harpooned',
  rules: HARPOON,
  forbids: {
    move: (_state, { source }, { character }) =>
      character === source ? reason('harpooned', say`${source} is held by a harpoon.`, HARPOON) : null,
  },
});

const sabotaged = ability({
  id: 'effect-sabotaged',
  rules: SABOTAGE,
  forbids: {
    'move at double speed': (_state, { source }, { character }) =>
      character === source ? reason('sabotaged', say`${source} is sabotaged.`, SABOTAGE) : null,
  },
});

export const liftAndTow: readonly AnyAbility<Miniatures>[] = [
  lift('lift', 'medium'),
  lift('heavy-lift', 'large'),
  towCable,
  harpoonGun,
  sabotage,
  harpooned,
  sabotaged,
];
