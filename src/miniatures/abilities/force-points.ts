/** How Force points come, how often they are spent, and what rerolls add. */
import { lastingBy } from '../model/lasting';
import { after, candidate, reason, say, type AnyAbility } from '../../core';
import { gain } from '../effects/abilities';
import { gainForce } from '../effects/force';
import { ability } from '../engine';
import type { Miniatures } from '../model/types';
import { isKind, isUnique, numberOf } from '../queries/abilities';
import { charactersOnMap, characterOf } from '../queries/characters';
import { thisCharacter } from './words';

const forceRenewal = ability({
  id: 'force-renewal-1',
  rules: ['min.force-renewal-1.01'],
  on: after('character-activated'),
  when: (_state, { source, event }) => event.character === source,
  effect: (state, self) => gainForce(state, thisCharacter(state, self), numberOf(self, 1), ['min.force-renewal-1.01']),
});

const masterOfTheForce = ability({
  id: 'master-of-the-force',
  rules: ['min.master-of-the-force.01'],
  modifies: {
    'force uses': (_state, self, times, { character }) =>
      character === self.source ? Math.max(times, numberOf(self, times)) : times,
  },
});

const mettle = ability({
  id: 'mettle',
  rules: ['min.mettle.01', 'min.mettle.02'],
  modifies: {
    'reroll bonus': (_state, { source }, amount, { character }) => (character === source ? amount + 4 : amount),
  },
});

/** Only named powers, no rerolls and no faster moves (min.force-ascetic.01). */
const forceAscetic = ability({
  id: 'force-ascetic',
  rules: ['min.force-ascetic.01'],
  forbids: {
    'spend force': (_state, { source }, { character, for: what }) =>
      character === source && what !== 'power'
        ? reason('force-ascetic', say`${source} is a Force Ascetic.`, ['min.force-ascetic.01'])
        : null,
  },
});

const DARK_MASTER = ['min.dark-master.01', 'min.dark-master.02'];

/** As setup ends, when all stand on the map. */
const darkMaster = ability({
  id: 'dark-master',
  rules: DARK_MASTER,
  on: after('setup-ended'),
  choose: (state, { source, controller }) =>
    charactersOnMap(state)
      .filter((each) => each.player === controller && each.id !== source && isUnique(state, each))
      .map((each) => candidate(each.id, null)),
  effect: (state, { source, chosen }) => {
    gain(state, characterOf(state, String(chosen)), lastingBy('dark-master', source), DARK_MASTER);
  },
});

/** What comes with it is whose Force points it may spend. */
const darkServant = ability({
  id: 'effect-dark-servant',
  rules: DARK_MASTER,
  modifies: {
    'force payers': (_state, { source, value }, payers, { character }) =>
      character === source ? [...payers, { id: String(value), beside: false }] : payers,
  },
});

const EMPEROR = 'Emperor Palpatine';

/** The Emperor of its own squad (min.hand-of-the-emperor.02), whatever version of him. */
const handOfTheEmperor = ability({
  id: 'hand-of-the-emperor',
  rules: ['min.hand-of-the-emperor.01', 'min.hand-of-the-emperor.02'],
  modifies: {
    'force payers': (state, { source, controller }, payers, { character }) => {
      if (character !== source) return payers;
      const emperors = charactersOnMap(state).filter(
        (each) => each.player === controller && each.id !== source && isKind(state, each, EMPEROR),
      );
      return [...payers, ...emperors.map(({ id }) => ({ id, beside: true }))];
    },
  },
});

export const forcePoints: readonly AnyAbility<Miniatures>[] = [
  forceRenewal,
  masterOfTheForce,
  mettle,
  forceAscetic,
  darkMaster,
  darkServant,
  handOfTheEmperor,
];
