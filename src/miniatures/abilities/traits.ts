/** Abilities that other rules ask for. */
import type { AnyAbility } from '../../core';
import type { Miniatures } from '../model/types';
import { trait } from './words';

export const traits: readonly AnyAbility<Miniatures>[] = [
  trait('droid', ['min.droid.01', 'min.droid.02']),
  trait('melee-attack', ['min.melee-attack.01']),
  trait('unique', ['min.unique.01']),
  trait('rapport', ['min.rapport.01', 'min.rapport.02']),
  trait('speed', ['min.speed.01']),
  trait('order-66', ['min.order-66.01']),
  trait('pilot', ['min.pilot.01']),
  trait('trooper', ['min.trooper.01', 'min.trooper.02']),
  trait('soldier', ['min.soldier.01', 'min.soldier.02']),
  trait('commando', ['min.commando.01']),
  trait('ewok', ['min.ewok.01']),
  trait('gungan', ['min.gungan.01']),
  trait('ugnaught', ['min.ugnaught.01']),
  trait('wookiee', ['min.wookiee.01']),
  trait('alderaan-senator', ['min.alderaan-senator.01']),
  trait('cyborg', ['min.cyborg.01', 'min.cyborg.02', 'min.cyborg.03']),
  trait('machinery', ['min.machinery.01']),
  trait('effect-force-rating', ['min.light-tutor.02']),
];
