/** Savage: where the move ends, whom it obeys, and Empathy, which calms it. */
import { after, reason, say, type AbilityInPlay, type AnyAbility } from '../../core';
import { gain } from '../effects/abilities';
import { ability } from '../engine';
import type { CharacterId, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { hasAbility, hasOwnAbility } from '../queries/abilities';
import { characterOf, enemiesOnMap } from '../queries/characters';
import { areAllies } from '../queries/players';
import { isAdjacent } from '../queries/sight';
import { currentTurn } from '../queries/turn';
import { isEnemy, thisCharacter } from './words';
import { isNear } from './suppressing';

const SAVAGE = ['min.savage.01', 'min.savage.02'];
const SATED = 'effect-savage-sated';
const CALMED = 'effect-savage-calmed';

function isFree({ lasting }: MiniaturesState, id: CharacterId): boolean {
  return lasting.some(({ character, ability: effect }) => character === id && (effect === SATED || effect === CALMED));
}

const savage = ability({
  id: 'savage',
  rules: SAVAGE,
  modifies: {
    'end of move': (state, self, beside, { character }) => {
      if (character !== self.source) return beside;
      const own = thisCharacter(state, self);
      if (isFree(state, character) || !hasAbility(state, own, 'savage')) return beside;
      const because = reason('savage', say`${character} is Savage, and ends its move beside an enemy.`, SAVAGE);
      return { beside: enemiesOnMap(state, own).map(({ id }) => id), because };
    },
  },
});

/** Commander effects do not work on it. */
const unled = ability({
  id: 'savage-unled',
  card: 'savage',
  rules: ['min.savage.04'],
  forbids: {
    'be led': (state, self, { character }) =>
      character === self.source && hasOwnAbility(state, thisCharacter(state, self), 'savage')
        ? reason('savage', say`${character} is Savage.`, ['min.savage.04'])
        : null,
  },
});

const FED = ['min.savage.03'];

/** It defeats an adjacent enemy before it moves: then it need not seek another. */
const fed = ability({
  id: 'savage-fed',
  card: 'savage',
  rules: FED,
  on: after('character-defeated'),
  when: (state, self) => {
    const { event, source } = self;
    const turn = currentTurn(state);
    return (
      event.attacker === source &&
      turn?.character === source &&
      turn.entered === 0 &&
      isEnemy(state, self, event.character) &&
      isAdjacent(state, thisCharacter(state, self), characterOf(state, event.character))
    );
  },
  effect: (state, self) => free(state, self, self.source, SATED, FED),
});

const CALMS = ['min.empathy.02'];

/** A Savage ally that begins its turn nearby minds no restriction in that turn, wherever it goes. */
const calms = ability({
  id: 'empathy-calms',
  card: 'empathy',
  rules: CALMS,
  on: after('character-activated'),
  when: (state, self) => {
    const { character, how } = self.event;
    if (how !== 'turn') return false;
    const other = characterOf(state, character);
    const has = state.inPlay.some(({ source, ability: id }) => source === character && id === 'savage');
    return has && areAllies(state, thisCharacter(state, self), other) && isNear(state, self, character);
  },
  effect: (state, self) => {
    if (self.event) free(state, self, self.event.character, CALMED, CALMS);
  },
});

function free(
  state: MiniaturesState,
  { source: by }: AbilityInPlay,
  character: CharacterId,
  effect: string,
  rules: readonly string[],
): void {
  gain(state, characterOf(state, character), { ability: effect, until: 'turn', by }, rules);
}

export const savages: readonly AnyAbility<Miniatures>[] = [
  savage,
  unled,
  fed,
  calms,
  ability({ id: SATED, rules: FED }),
  ability({ id: CALMED, rules: CALMS }),
];
