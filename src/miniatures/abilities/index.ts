/** Every ability of Miniatures that is adjudicated, grouped by what they do. */
import type { AnyAbility } from '../../core';
import type { Miniatures } from '../model/types';
import { areas } from './areas';
import { attackAbilities } from './attacks';
import { attacksInstead } from './attacks-instead';
import { bonuses } from './bonuses';
import { commanderEffects } from './commander-effects';
import { counterattacks } from './counterattacks';
import { damageAbilities } from './damage';
import { defeatAbilities } from './defeat';
import { forceAnswers } from './force-answers';
import { forcePoints } from './force-points';
import { hitAbilities } from './hits';
import { inPassing } from './in-passing';
import { movement } from './movement';
import { redirecting } from './redirecting';
import { rollAbilities } from './rolls';
import { healing } from './healing';
import { lastingPowers } from './lasting-powers';
import { lightnings } from './lightning';
import { singleTargets } from './single-targets';
import { targeting } from './targeting';
import { traits } from './traits';
import { whenHit } from './when-hit';

export const abilities: readonly AnyAbility<Miniatures>[] = [
  ...traits,
  ...bonuses,
  ...attackAbilities,
  ...targeting,
  ...movement,
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
