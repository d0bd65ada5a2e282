/** What is chosen at setup, and what holds for the rest of the skirmish: of a squad, or since somebody was defeated. */
import { after, candidate, type AnyAbility, type RuleId } from '../../core';
import { gain } from '../effects/abilities';
import { gainForce } from '../effects/force';
import { ability } from '../engine';
import { characterKind } from '../facts';
import { lastingBy } from '../model/lasting';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { hasForceRating, isKind, isUnique, namedBy } from '../queries/abilities';
import { characterOf, enemiesOnMap, isInSquad } from '../queries/characters';
import { areAllies, playerOf } from '../queries/players';
import { attacks, bonus, thisCharacter } from './words';

/** It counts as of the faction of the squad that it joined (min.affinity.02). */
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

const TUTOR = ['min.light-tutor.02', 'min.light-tutor.03'];
const MASQUER = ['min.ooglith-masquer.01'];
const INSPIRATION = ['min.dark-inspiration.01'];
const PROGRAMMED = ['min.programmed-target.01', 'min.programmed-target.02'];

/** After setup: an enemy. What comes with 'effect-programmed' is whom it hunts. */
const programmedTarget = ability({
  id: 'programmed-target',
  rules: PROGRAMMED,
  on: after('setup-ended'),
  choose: (state, self) => enemiesOnMap(state, thisCharacter(state, self)).map(({ id }) => candidate(id, null)),
  effect: (state, self) => {
    const hunts = lastingBy('programmed-target', self.source, String(self.chosen));
    gain(state, thisCharacter(state, self), hunts, PROGRAMMED);
  },
});

/** Against the chosen enemy it has Accurate Shot; what Accurate Shot does not reach, this does not (min.programmed-target.03). */
const accurateAgainstTarget = ability({
  id: 'effect-programmed-shot',
  card: 'effect-programmed',
  rules: ['min.programmed-target.02', 'min.programmed-target.03'],
  permits: {
    'target covered': (_state, { source, value }, { attacker, target, by }) =>
      by === 'attack' && attacker === source && target === value,
  },
});

/** As a Unique ally is defeated it gains an ability for the rest of the skirmish. */
function impulsive(id: 'impulsive-momentum' | 'impulsive-savagery'): AnyAbility<Miniatures> {
  const rules = [`min.${id}.01`];
  return ability({
    id,
    rules,
    on: after('character-defeated'),
    when: (state, self) => {
      const defeated = characterOf(state, self.event.character);
      return areAllies(state, thisCharacter(state, self), defeated) && isUnique(state, defeated);
    },
    effect: (state, self) => gain(state, thisCharacter(state, self), lastingBy(id, self.source), rules),
  });
}

export const squadAbilities: readonly AnyAbility<Miniatures>[] = [
  affinity,
  choosesAlly({
    id: 'light-tutor',
    rules: ['min.light-tutor.01', 'min.light-tutor.04'],
    who: (state, ally) => isKind(state, ally, 'Rebel'),
    effect: (state, chosen, by) => {
      if (!hasForceRating(state, chosen)) gain(state, chosen, lastingBy('light-tutor', by), TUTOR);
      gainForce(state, chosen, 1, TUTOR);
    },
  }),
  choosesAlly({
    id: 'ooglith-masquer',
    rules: MASQUER,
    who: (state, ally) => !isUnique(state, ally),
    effect: (state, chosen, by) => gain(state, chosen, lastingBy('ooglith-masquer', by), MASQUER),
  }),
  choosesAlly({
    id: 'dark-inspiration',
    rules: INSPIRATION,
    who: hasForceRating,
    effect: (state, chosen, by) => gain(state, chosen, lastingBy('dark-inspiration', by), INSPIRATION),
  }),
  programmedTarget,
  bonus(
    'effect-programmed',
    PROGRAMMED,
    (state, self, about) => attacks(state, self, about) && about.target === self.value,
    { attack: 4 },
  ),
  accurateAgainstTarget,
  impulsive('impulsive-momentum'),
  impulsive('impulsive-savagery'),
];
