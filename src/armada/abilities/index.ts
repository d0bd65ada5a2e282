/** Every ability of Armada. None is written yet: each card whose text would matter is named by `unadjudicated` and by the event `not-adjudicated`. */
import type { AnyAbility } from '../../core';
import type { Armada } from '../model/types';

export const abilities: readonly AnyAbility<Armada>[] = [];
