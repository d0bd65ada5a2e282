/** Every ability of Armada. Each card whose text would matter and that has none here is named by `unadjudicated` and by the event `not-adjudicated`. */
import type { AnyAbility } from '../../core';
import type { Armada } from '../model/types';
import { keywords } from './keywords';
import { objectives } from './objectives';

export const abilities: readonly AnyAbility<Armada>[] = [...keywords, ...objectives];
