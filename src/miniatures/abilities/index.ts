/** Every ability of Miniatures that is adjudicated, grouped by what they do. */
import type { AnyAbility } from '../../core';
import type { Miniatures } from '../model/types';
import { areas } from './areas';
import { attackAbilities } from './attacks';
import { bonuses } from './bonuses';
import { commanderEffects } from './commander-effects';
import { damageAbilities } from './damage';
import { forcePoints } from './force-points';
import { movement } from './movement';
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
  ...damageAbilities,
  ...commanderEffects,
];
