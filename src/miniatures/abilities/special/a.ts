/** Special abilities: A. */
import { before, type AbilityInPlay, type AnyAbility } from '../../../core';
import { ability, forbidden } from '../../engine';
import { characterKind } from '../../facts';
import type { MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import type { AboutAttack } from '../../model/values';
import { namedBy } from '../../queries/abilities';
import { characterOf, enemiesOnMap } from '../../queries/characters';
import { playerOf } from '../../queries/players';
import { currentTurn } from '../../queries/turn';
import { nonliving, onTargetAndAround } from '../forms/areas';
import { USUAL_DAMAGE, against, bonus, trait } from '../forms/bonuses';
import { twoSaves, whySaved } from '../forms/defeat';
import { farther } from '../forms/moves';
import { RANGE, near, thisCharacter } from '../forms/who';

/** It chooses the target; the cover of that one counts all the same (min.accurate-shot.02). */
const accurateShot = ability({
  id: 'accurate-shot',
  rules: ['min.accurate-shot.01'],
  permits: { 'target covered': (_state, { source }, { attacker, by }) => by === 'attack' && attacker === source },
});

const ADVANTAGEOUS_COVER = 8;
const advantageousCover = ability({
  id: 'advantageous-cover',
  rules: ['min.advantageous-cover.01'],
  modifies: {
    'cover bonus': (_state, { source }, amount, { target }) =>
      target === source ? Math.max(amount, ADVANTAGEOUS_COVER) : amount,
  },
});

/** It counts as of the faction of the squad that it joined (min.affinity.02): Mas Amedda as Imperial (min.affinity.03). */
const affinity = ability({
  id: 'affinity',
  rules: ['min.affinity.01', 'min.affinity.02'],
  modifies: {
    factions: (state, self, factions, { character }) => {
      const { faction } = playerOf(state, thisCharacter(state, self).player);
      return character === self.source && characterKind(namedBy(self)).faction === faction ? [faction] : factions;
    },
  },
});

/** All attacks of a turn, as long as they are against one enemy that has not been activated. */
const ambush = ability({
  id: 'ambush',
  rules: ['min.ambush.01', 'min.ambush.02'],
  permits: {
    'attack again after moving': (state, { source }, { attacker, target }) =>
      attacker === source &&
      !characterOf(state, target).activated &&
      (currentTurn(state)?.targets ?? []).every((id) => id === target),
  },
});

/** Not against a master of Makashi (min.makashi-style-master.02). */
function oneEnemyNear(state: MiniaturesState, self: AbilityInPlay, { attacker, target }: AboutAttack): boolean {
  if (attacker !== self.source) return false;
  if (forbidden(state, 'use ability', { character: attacker, ability: self.ability, against: target })) return false;
  const own = thisCharacter(state, self);
  return enemiesOnMap(state, own).filter((enemy) => near(state, own, enemy)).length === 1;
}

const avoidDefeat = ability({
  id: 'avoid-defeat',
  rules: ['min.avoid-defeat.01'],
  on: before('defeat-due'),
  when: (_state, { source, event }) => event.character === source,
  unable: whySaved,
  effect: twoSaves(['min.avoid-defeat.01']),
});

export const specialA: readonly AnyAbility<Miniatures>[] = [
  farther('accelerate', 24),
  accurateShot,
  bonus(
    'advantageous-attack',
    ['min.advantageous-attack.01'],
    against((_state, { activated }) => !activated),
    { damage: USUAL_DAMAGE },
  ),
  advantageousCover,
  affinity,
  trait('alderaan-senator', ['min.alderaan-senator.01']),
  ambush,
  bonus('ataru-style', ['min.ataru-style.01'], oneEnemyNear, { attack: 4 }),
  onTargetAndAround({
    // The target and all beside it, friend or foe, each with its save; no attack roll (min.atlatl.01, min.atlatl.02).
    id: 'atlatl',
    says: [1, 2, 3],
    replaces: 'attacks',
    range: RANGE,
    damage: 'printed',
    does: { save: 11, stuns: nonliving },
  }),
  avoidDefeat,
];
