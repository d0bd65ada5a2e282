/** Abilities that give abilities: to others as long as something holds, at setup, for a while. */
import { after, candidate, type AbilityInPlay, type AnyAbility, type RuleId } from '../../../core';
import { gain } from '../../effects/abilities';
import { ability } from '../../engine';
import { lastingBy, type GivesLasting } from '../../model/lasting';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import type { Grant } from '../../model/values';
import { alliesOnMap, characterOf, isInSquad, isOnMap } from '../../queries/characters';
import { isWithin } from '../../queries/sight';
import { statements, use, type Use } from './uses';
import { thisCharacter } from './who';

export type Given = Omit<Grant, 'character'>;

interface Gives {
  id: string;
  rules: readonly RuleId[];
  /** What the allies have; null: nothing that is known. */
  given: (self: AbilityInPlay) => Given | null;
  to: (state: MiniaturesState, ally: Character) => boolean;
  /** Squares; left out: at any distance. */
  within?: number;
}

/** Allies of some kind have an ability as long as this character is in play. */
export function gives({ id, rules, given, to, within }: Gives): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    modifies: {
      grants: (state, self, grants) => {
        const own = thisCharacter(state, self);
        const what = given(self);
        if (!isOnMap(own) || !what) return grants;
        const allies = alliesOnMap(state, own).filter(
          (ally) => to(state, ally) && (within === undefined || isWithin(state, own, ally, within)),
        );
        return [...grants, ...allies.map(({ id: character }) => ({ character, ...what }))];
      },
    },
  });
}

interface Gains extends Pick<Use, 'says' | 'replaces'> {
  id: GivesLasting;
}

/** Whoever uses it gains something. It does not add up with itself (min.stacking.03). */
export function gains({ id, says, replaces }: Gains): AnyAbility<Miniatures> {
  return use({
    id,
    says,
    replaces,
    effect: (state, self) => gain(state, thisCharacter(state, self), lastingBy(id, self.source), statements(id, says)),
  });
}

export const CALMED = 'effect-savage-calmed';

export function freeFromSavage(
  state: MiniaturesState,
  { source: by }: AbilityInPlay,
  character: CharacterId,
  effect: string,
  rules: readonly string[],
): void {
  gain(state, characterOf(state, character), { ability: effect, until: 'turn', by }, rules);
}

interface Chooses {
  id: string;
  card?: string;
  rules: readonly RuleId[];
  /** Who may be chosen. */
  who: (state: MiniaturesState, ally: Character) => boolean;
  effect: (state: MiniaturesState, chosen: Character, by: CharacterId) => void;
}

/** During setup its player chooses another character of the squad. */
export function choosesAlly({ id, card = id, rules, who, effect }: Chooses): AnyAbility<Miniatures> {
  return ability({
    id,
    card,
    rules,
    on: after('squads-revealed'),
    choose: (state, { source, controller }) =>
      state.characters
        .filter((each) => each.player === controller && isInSquad(each) && each.id !== source && who(state, each))
        .map((each) => candidate(each.id, null)),
    effect: (state, { source, chosen }) => effect(state, characterOf(state, String(chosen)), source),
  });
}
