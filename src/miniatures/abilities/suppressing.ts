/** Abilities that take others' abilities away: Savage (by Empathy), Stealth, what changes initiative, commander effects. */
import { onPiece, reason, say, type AbilityInPlay, type AnyAbility } from '../../core';
import { abilitiesOf, ability } from '../engine';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { characterOf, isOnMap } from '../queries/characters';
import { areAllies } from '../queries/players';
import { isWithin } from '../queries/sight';
import { isEnemy, thisCharacter } from './words';

const RANGE = 6;

/** Are they within 6 squares? */
export function isNear(state: MiniaturesState, self: AbilityInPlay, id: string): boolean {
  const own = thisCharacter(state, self);
  const other = characterOf(state, id);
  return isOnMap(own) && isOnMap(other) && isWithin(state, own, other, RANGE);
}

const itsATrap = ability({
  id: 'its-a-trap',
  rules: ['min.its-a-trap.01'],
  forbids: {
    'have ability': (state, self, { character, ability: which }) =>
      which === 'stealth' && isEnemy(state, self, character) && isNear(state, self, character)
        ? reason('its-a-trap', say`${character} is within 6 squares of ${self.source}.`, ['min.its-a-trap.01'])
        : null,
  },
});

const EMPATHY = ['min.empathy.01', 'min.empathy.03'];
const empathy = ability({
  id: 'empathy',
  rules: EMPATHY,
  forbids: {
    'have ability': (state, self, { character, ability: which }) =>
      which === 'savage' &&
      areAllies(state, thisCharacter(state, self), characterOf(state, character)) &&
      isNear(state, self, character)
        ? reason('empathy', say`${character} is within 6 squares of ${self.source}.`, EMPATHY)
        : null,
  },
});

/** Effects of enemy commanders on whoever is near, friend or foe, and everywhere those of a commander who is near (min.disruption.01 to .03). */
const disruptive = ability({
  id: 'disruption',
  rules: ['min.disruption.01', 'min.disruption.03'],
  forbids: {
    'be led': (state, self, { character, commander }) => {
      if (!isEnemy(state, self, commander)) return null;
      if (isNear(state, self, commander))
        return reason('disruptive', say`${commander} is within 6 squares of ${self.source}.`, ['min.disruption.03']);
      return isNear(state, self, character)
        ? reason('disruptive', say`${character} is within 6 squares of ${self.source}.`, [
            'min.disruption.01',
            'min.disruption.02',
          ])
        : null;
    },
  },
});

const ODDS = ['min.never-tell-me-the-odds.01'];

/** Does an ability change who wins initiative? */
function changesInitiative(which: string): boolean {
  return abilitiesOf(which).some(
    ({ modifies = {} }) => 'initiative dice' in modifies || 'initiative chooser' in modifies,
  );
}

function saysNot(which: string, character: string, by: string) {
  const ability = onPiece({ ability: which, source: character });
  return say`${ability} does not work while ${by} is in play.`;
}

const neverTellMeTheOdds = ability({
  id: 'never-tell-me-the-odds',
  rules: ODDS,
  forbids: {
    'have ability': (state, self, { character, ability: which }) =>
      isOnMap(thisCharacter(state, self)) && isEnemy(state, self, character) && changesInitiative(which)
        ? reason('never-tell-me-the-odds', saysNot(which, character, self.source), ODDS)
        : null,
  },
});

export const suppressing: readonly AnyAbility<Miniatures>[] = [itsATrap, empathy, disruptive, neverTellMeTheOdds];
