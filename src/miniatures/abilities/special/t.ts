/** Special abilities: T. */
import { after, allowed, candidate, reason, say, type AbilityFrame, type AnyAbility, type Json } from '../../../core';
import { putAt } from '../../effects/movement';
import { ability, ask, forbidden, isResolving } from '../../engine';
import type { Square } from '../../facts/battle-map';
import type { Character, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { areAdjacent } from '../../queries/adjacency';
import { alliesOnMap, characterOf, isOnMap, sizeOf, spaceOf } from '../../queries/characters';
import { moverOf, stanceOf } from '../../queries/movers';
import { reach } from '../../queries/reach';
import { boardIn } from '../../queries/sight';
import { onTarget, upToLarge } from '../forms/areas';
import { attackAtOnce, attacksInstead, whyNoAttackAtOnce } from '../forms/attacks';
import { bonus, trait } from '../forms/bonuses';
import { whyNotCarried } from '../forms/carrying';
import { chooseOf, living } from '../forms/targets';
import { statements, use } from '../forms/uses';
import { RANGE, hinders, thisCharacter } from '../forms/who';

const TOW = statements('tow-cable', [1, 2, 3]);
const FAR = 12;

/** Places that a flight of 12 squares reaches; nobody is in its way, and it provokes nothing. */
function flights(state: MiniaturesState, character: Character): Square[] {
  if (forbidden(state, 'move', { character: character.id })) return [character.at];
  const ignores = { enemies: true, slowing: true, pits: true, walls: false, onlyBesideWalls: false };
  const mover = { ...moverOf(state, character), ignores };
  return reach(boardIn(state), mover, stanceOf(character), FAR).map(({ at }) => at);
}

/** It flies, and then an ally up to Medium (min.tow-cable.03) beside whom it began, who ends beside it again (min.tow-cable.01). */
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

const TWIN = ['min.twin-attack.01', 'min.twin-attack.02', 'min.twin-attack.04'];

/** Once more against the same target each time that it attacks, by whatever ability (min.twin-attack.03); that attack brings no other. */
const twinAttack = ability({
  id: 'twin-attack',
  rules: TWIN,
  // One that was canceled was made, too (min.pheromones.03).
  on: after('attack-resolved', 'attack-canceled'),
  when: (state, self) => self.event.attacker === self.source && !isResolving(state, self),
  unable: (state, self) =>
    isOnMap(thisCharacter(state, self)) && isOnMap(characterOf(state, self.event.target))
      ? whyNoAttackAtOnce(state, self)
      : reason('gone', say`${self.event.target} is not on the map.`, ['min.twin-attack.02']),
  effect: (state, self) => {
    if (self.event) attackAtOnce(state, self, self.event.target);
  },
});

export const specialT: readonly AnyAbility<Miniatures>[] = [
  onTarget({
    // One save against damage and stun (min.thud-bug.01); who is Huge is hurt alone (min.thud-bug.02).
    id: 'thud-bug',
    says: [1, 2],
    replaces: 'attacks',
    range: RANGE,
    only: living,
    damage: 10,
    does: { save: 11, stuns: { ...upToLarge, save: 'same' } },
  }),
  towCable,
  bonus('traps', ['min.traps.01'], (state, self, { target }) => hinders(state, self, target), { defense: -4 }),
  // Double Attack with three (min.triple-attack.01).
  attacksInstead('triple-attack', 3),
  trait('trooper', ['min.trooper.01', 'min.trooper.02']),
  twinAttack,
];
