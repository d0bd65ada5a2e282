/** What depends on whether it is the attacker's own turn, and on whether it has moved. */
import { after, reason, say, type AbilityInPlay, type AnyAbility } from '../../core';
import { gain, lose } from '../effects/abilities';
import { ability } from '../engine';
import { lastingBy } from '../model/lasting';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import type { AboutAttack } from '../model/values';
import { numberOf } from '../queries/abilities';
import { alliesOnMap } from '../queries/characters';
import { isAdjacent } from '../queries/sight';
import { currentTurn, hasMoved, isItsTurn } from '../queries/turn';
import { use } from './uses';
import { attacks, bonus, thisCharacter } from './words';

/** It attacks in its own turn, before it has moved; never as an attack of opportunity (min.careful-shot.02, min.deadeye.02). */
function withoutMoving(state: MiniaturesState, self: AbilityInPlay, about: AboutAttack): boolean {
  return attacks(state, self, about) && isItsTurn(state, self.source) && !hasMoved(state, self.source);
}

const HEAVY = ['min.heavy-weapon.01'];

/** Out of its own turn it makes attacks of opportunity as usual (min.heavy-weapon.02). */
const heavyWeapon = ability({
  id: 'heavy-weapon',
  rules: HEAVY,
  forbids: {
    attack: (state, { source }, { character }) =>
      character === source && hasMoved(state, source)
        ? reason('heavy-weapon', say`${source} has a Heavy Weapon, and has moved.`, HEAVY)
        : null,
    move: (state, { source }, { character }) =>
      character === source && isItsTurn(state, source) && (currentTurn(state)?.attacks ?? 0) > 0
        ? reason('heavy-weapon', say`${source} has a Heavy Weapon, and has attacked.`, HEAVY)
        : null,
  },
});

const RANGEFINDER = ['min.rangefinder.01'];

/** To the end of the round, for allies that do not move before they attack. */
const rangefinder = use({
  id: 'rangefinder',
  says: [1],
  replaces: 'attacks',
  effect: (state, self) => {
    const own = thisCharacter(state, self);
    for (const ally of alliesOnMap(state, own).filter((each) => isAdjacent(state, own, each)))
      gain(state, ally, lastingBy('rangefinder', own.id), RANGEFINDER);
  },
});

const rangeFoundEnds = ability({
  id: 'effect-range-found-ends',
  card: 'effect-range-found',
  rules: RANGEFINDER,
  on: after('character-moved'),
  when: (_state, { source, event }) => event.character === source,
  effect: (state, { source }) =>
    lose(state, (each) => each.character === source && each.ability === 'effect-range-found', RANGEFINDER),
});

export const ownTurn: readonly AnyAbility<Miniatures>[] = [
  bonus('careful-shot', ['min.careful-shot.01', 'min.careful-shot.02'], withoutMoving, {
    attack: (self) => numberOf(self),
  }),
  bonus('deadeye', ['min.deadeye.01', 'min.deadeye.02'], withoutMoving, { damage: 10 }),
  bonus(
    'mighty-swing',
    ['min.mighty-swing.01', 'min.mighty-swing.02'],
    (state, self, about) => about.adjacent && withoutMoving(state, self, about),
    { damage: (self) => numberOf(self) },
  ),
  bonus(
    'quick-reactions',
    ['min.quick-reactions.01'],
    (state, self, about) => attacks(state, self, about) && about.kind === 'opportunity',
    { attack: 6 },
  ),
  heavyWeapon,
  rangefinder,
  bonus('effect-range-found', RANGEFINDER, (state, self, about) => attacks(state, self, about) && !about.adjacent, {
    attack: 4,
  }),
  rangeFoundEnds,
];
