/** Every procedure of Destiny, and how its events change the state. */
import type { Happenings, Procedure } from '../../core';
import { cardActivated, cardExhausted, cardReadied, leftPlay } from '../effects/cards';
import { characterDefeated } from '../effects/defeat';
import { upgradeMoved } from '../effects/upgrades';
import { damageDealt, damageHealed, damageMoved, damageTaken } from '../effects/damage';
import { dieRemoved, dieTurned } from '../effects/dice';
import { cardDiscarded, cardMoved } from '../effects/hands';
import { resourcesGained, resourcesGiven, resourcesLost, resourcesSpent } from '../effects/resources';
import { shieldsGained, shieldsMoved, shieldsRemoved } from '../effects/shields';
import { fellShort } from '../effects/memory';
import type { DestinyState } from '../model/state';
import { actionPhaseProcedures } from './action-phase';
import { actionProcedures } from './actions';
import { claimed, claimProcedures } from './claim';
import { distributeProcedures } from './distribute';
import { eliteProcedures } from './elite';
import { gameProcedures } from './game';
import { handProcedures } from './hands';
import { leaveProcedures } from './leave-play';
import { playProcedures } from './play-a-card';
import { dieReturned, resolveDieProcedures } from './resolve-die';
import { rollProcedures } from './roll-dice';
import { setupProcedures } from './setup';
import { symbolProcedures } from './symbols';
import { damageProcedures } from './take-damage';
import { keepUnique } from './uniqueness';
import { upkeepPhase } from './upkeep-phase';
import type { Destiny } from '../model/types';

export const procedures: readonly Procedure<Destiny>[] = [
  ...gameProcedures,
  ...setupProcedures,
  ...actionPhaseProcedures,
  ...actionProcedures,
  ...playProcedures,
  keepUnique,
  ...leaveProcedures,
  ...eliteProcedures,
  ...claimProcedures,
  ...resolveDieProcedures,
  ...symbolProcedures,
  ...rollProcedures,
  ...damageProcedures,
  ...distributeProcedures,
  ...handProcedures,
  upkeepPhase,
];

/**
 * An event that happens has changed something, so the action that caused it is no pass (des.passing.03). One that does not happen after all was
 * not done in full.
 */
function noting(changes: Happenings<Destiny>): Happenings<Destiny> {
  const entries = Object.entries(changes).map(([type, change]) => [
    type,
    (state: DestinyState, event: never): false | void => {
      if ((change as (state: DestinyState, event: never) => false | void)(state, event) === false) {
        fellShort(state);
        return false;
      }
      state.changed = true;
    },
  ]);
  return Object.fromEntries(entries) as Happenings<Destiny>;
}

const changes = noting({
  exhausted: cardExhausted,
  readied: cardReadied,
  defeated: characterDefeated,
  'left-play': leftPlay,
  'upgrade-moved': upgradeMoved,
  claimed,
  'damage-dealt': damageDealt,
  'damage-taken': damageTaken,
  'damage-moved': damageMoved,
  healed: damageHealed,
  'shields-gained': shieldsGained,
  'shields-removed': shieldsRemoved,
  'shields-moved': shieldsMoved,
  'resources-gained': resourcesGained,
  'resources-lost': resourcesLost,
  'resources-spent': resourcesSpent,
  'resources-given': resourcesGiven,
  'card-discarded': cardDiscarded,
  'card-moved': cardMoved,
  'die-turned': dieTurned,
  'die-removed': dieRemoved,
  'die-returned': dieReturned,
});

/** Activating tells of itself; its abilities trigger with the rolls of the dice. */
export const happenings: Happenings<Destiny> = { ...changes, activated: cardActivated };
