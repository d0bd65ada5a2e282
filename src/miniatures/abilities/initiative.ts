/** Who wins initiative (min.initiative). */
import type { AbilityInPlay, AnyAbility, PlayerId } from '../../core';
import { ability } from '../engine';
import { LOWEST } from '../model/roll';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import type { InitiativeRoll } from '../model/values';
import { hasAbility } from '../queries/abilities';
import { characterOf, enemiesOnMap, isOnMap } from '../queries/characters';
import { canSee } from '../queries/sight';
import { thisCharacter } from './words';

/** Does it work now? Something may take it away (min.never-tell-me-the-odds.01). */
function works(state: MiniaturesState, { source }: AbilityInPlay, which: string): boolean {
  const own = characterOf(state, source);
  return isOnMap(own) && hasAbility(state, own, which);
}

const TWICE = 2;

/** Two dice, however many of the squad have it (min.recon.03). */
const recon = ability({
  id: 'recon',
  rules: ['min.recon.01', 'min.recon.02', 'min.recon.03'],
  modifies: {
    'initiative dice': (state, self, dice, { player }) => {
      const own = thisCharacter(state, self);
      if (player !== own.player || !works(state, self, 'recon')) return dice;
      return enemiesOnMap(state, own).some((enemy) => canSee(state, own, enemy)) ? Math.max(dice, TWICE) : dice;
    },
  },
});

/** Of the players of those whose Master Tactician works, the one with the highest roll, a 1 left out (min.master-tactician.01, .03). */
function tactician(state: MiniaturesState, rolls: readonly InitiativeRoll[]): PlayerId | undefined {
  const players = state.inPlay
    .filter((each) => each.ability === 'master-tactician' && works(state, each, 'master-tactician'))
    .map(({ controller }) => controller);
  const [best] = rolls
    .filter(({ player, result }) => players.includes(player) && result !== LOWEST)
    .sort((a, b) => b.result - a.result);
  return best?.player;
}

const masterTactician = ability({
  id: 'master-tactician',
  rules: ['min.master-tactician.01', 'min.master-tactician.02', 'min.master-tactician.03'],
  modifies: {
    'initiative chooser': (state, _self, chooser, { rolls }) => tactician(state, rolls) ?? chooser,
  },
});

export const initiativeAbilities: readonly AnyAbility<Miniatures>[] = [recon, masterTactician];
