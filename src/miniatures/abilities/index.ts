/** Every ability of Miniatures that is adjudicated, grouped by what they do. */
import type { AnyAbility } from '../../core';
import type { Miniatures } from '../model/types';
import { againstSome } from './against';
import { areas } from './areas';
import { attackAbilities } from './attacks';
import { attacksInstead } from './attacks-instead';
import { bonuses } from './bonuses';
import { changingSides } from './changing-sides';
import { commanderEffects } from './commander-effects';
import { company } from './company';
import { beforeActivations } from './before-activations';
import { counterattacks } from './counterattacks';
import { damageAbilities } from './damage';
import { defeatAbilities } from './defeat';
import { fireSupport } from './fire-support';
import { desertSkiff } from './desert-skiff';
import { doorAbilities } from './doors';
import { extraAttacks } from './extra-attacks';
import { forceAnswers } from './force-answers';
import { forcePoints } from './force-points';
import { granting } from './granting';
import { healing } from './healing';
import { hitAbilities } from './hits';
import { inPassing } from './in-passing';
import { initiativeAbilities } from './initiative';
import { joining } from './joining';
import { lastingPowers } from './lasting-powers';
import { lightSpirit } from './light-spirit';
import { lightnings } from './lightning';
import { movement } from './movement';
import { ofTheSquad } from './of-the-squad';
import { ownTurn } from './own-turn';
import { passingAttacks } from './passing-attacks';
import { redirecting } from './redirecting';
import { rollAbilities } from './rolls';
import { singleTargets } from './single-targets';
import { squadAbilities } from './squads';
import { staffs } from './staffs';
import { savages } from './savage';
import { suppressing } from './suppressing';
import { targeting } from './targeting';
import { traits } from './traits';
import { wholeTurns } from './whole-turns';
import { liftAndTow } from './carrying';
import { whenHit } from './when-hit';

export const abilities: readonly AnyAbility<Miniatures>[] = [
  ...traits,
  ...bonuses,
  ...againstSome,
  ...ownTurn,
  ...company,
  ...fireSupport,
  ...staffs,
  ...attackAbilities,
  ...targeting,
  ...granting,
  ...savages,
  ...suppressing,
  ...squadAbilities,
  ...ofTheSquad,
  ...initiativeAbilities,
  ...movement,
  ...extraAttacks,
  ...doorAbilities,
  ...beforeActivations,
  ...wholeTurns,
  ...liftAndTow,
  ...changingSides,
  ...joining,
  ...passingAttacks,
  ...lightSpirit,
  ...desertSkiff,
  ...forcePoints,
  ...whenHit,
  ...areas,
  ...counterattacks,
  ...redirecting,
  ...singleTargets,
  ...lightnings,
  ...attacksInstead,
  ...healing,
  ...lastingPowers,
  ...damageAbilities,
  ...defeatAbilities,
  ...hitAbilities,
  ...rollAbilities,
  ...forceAnswers,
  ...inPassing,
  ...commanderEffects,
];
