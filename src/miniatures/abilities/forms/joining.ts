/** Characters who come to a squad in the course of the skirmish. */
import {
  after,
  allowed,
  candidate,
  reason,
  say,
  type AbilityFrame,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
  type Json,
  type Reason,
  type RuleId,
  type Step,
} from '../../../core';
import { join } from '../../effects/squads';
import { ability, ask, innermost, run } from '../../engine';
import { personsOf, versionAmong } from '../../facts';
import { kindAdded } from '../../facts/added';
import type { Character, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { isKind, namedBy, numberOf, rollNamed } from '../../queries/abilities';
import { cardOf, characterOf, isInSquad } from '../../queries/characters';
import { chooseOf } from './targets';
import { statements } from './uses';

/** Figures of its player that stand aside. */
export function onlookers(state: MiniaturesState, { controller }: AbilityInPlay): Character[] {
  return state.characters.filter((each) => each.player === controller && !isInSquad(each));
}

/** A version of somebody Unique who is in the squad. */
function isThere(state: MiniaturesState, who: Character): boolean {
  const others = state.characters.filter((each) => each.id !== who.id && each.player === who.player && isInSquad(each));
  const cards = others.map((each) => cardOf(state, each));
  return personsOf(cardOf(state, who)).some((person) => versionAmong(cards, person) !== undefined);
}

/** Why somebody is not added with so many points left; null: it may be. */
function whyNotAdded(
  state: MiniaturesState,
  self: AbilityInPlay,
  who: Character,
  left: number,
  rules: readonly RuleId[],
): Reason | null {
  const kind = kindAdded({ ability: self.ability, names: namedBy(self) }) ?? '';
  if (!isKind(state, who, kind)) return reason('wrong-kind', say`${who.id} is not of the kind that it adds.`, rules);
  if (who.worth > left)
    return reason('too-many-points', say`${who.id} costs ${who.worth} points; ${left} are left.`, [
      ...rules,
      'min.rapport.03',
    ]);
  if (!isThere(state, who)) return null;
  return reason('unique-twice', say`${who.id} is in the squad already.`, ['min.unique.01', 'min.unique.02']);
}

/** Some of those who stand aside, one after the other, for so many points in all. */
function adding<E>(id: string, rules: readonly RuleId[]): readonly Step<Miniatures, AbilityFrame<E>>[] {
  return [
    run('points', rules, (_state: MiniaturesState, self: AbilityFrame<E>) => {
      self.chosen = numberOf(self);
    }),
    ask(
      'add a character',
      rules,
      (state: MiniaturesState, self: AbilityFrame<E>) => {
        const left = Number(self.chosen);
        const candidates = onlookers(state, self).map((each): Candidate<Json> =>
          candidate(each.id, whyNotAdded(state, self, each, left, rules)),
        );
        if (!candidates.some(({ not }) => not === null)) return null;
        return chooseOf(self, self.controller, [...candidates, allowed(null)]);
      },
      (state, self, { chosen }) => {
        if (chosen === null) return;
        const who = characterOf(state, String(chosen));
        join(state, who, statements(id, [1]));
        self.chosen = Number(self.chosen) - who.worth;
        return 'again';
      },
    ),
  ];
}

/** During setup, after the squads were seen (min.reinforcements.01). */
export function reinforcements(id: string): AnyAbility<Miniatures> {
  const rules = [...new Set([`min.${id}.01`, 'min.reinforcements.01'])];
  return ability({ id, rules, on: after('squads-revealed'), effect: adding(id, rules) });
}

/** On a roll for initiative, when nobody rolls any more (min.reserves.01, .04). They are set up before the player's first activation (procedures/activations). */
export function reserves(id: string): AnyAbility<Miniatures> {
  const rules = [...new Set([`min.${id}.01`, 'min.reserves.01', 'min.reserves.04'])];
  return ability({
    id,
    rules,
    on: after('first-player-chosen'),
    when: (state, self) => {
      const { rolls } = innermost(state, 'initiative') ?? { rolls: [] };
      return rolls.some(({ player, result }) => player === self.controller && result === rollNamed(self));
    },
    effect: adding(id, rules),
  });
}
