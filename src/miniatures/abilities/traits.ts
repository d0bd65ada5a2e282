/** Abilities that other rules ask for. */
import type { AnyAbility } from '../../core';
import type { Miniatures } from '../model/types';
import { trait } from './words';

export const traits: readonly AnyAbility<Miniatures>[] = [
  trait('droid', ['min.droid.01', 'min.droid.02']),
  trait('melee-attack', ['min.melee-attack.01']),
  trait('unique', ['min.unique.01']),
  trait('speed', ['min.speed.01']),
  trait('order-66', ['min.order-66.01']),
  trait('pilot', ['min.pilot.01']),
  trait('trooper', ['min.trooper.01']),
];
