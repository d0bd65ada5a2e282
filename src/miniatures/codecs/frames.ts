/** What the procedures in progress of a saved game hold: the codecs that stand with each procedure, for one state. */
import { count, flag, optional, type FrameFields } from '../../core/codec';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { activationsFields } from '../procedures/activations';
import { areaFields } from '../procedures/area';
import { attackFields } from '../procedures/attack/frame';
import { attacksFields } from '../procedures/attack/several';
import { damageFields, defeatFields } from '../procedures/damage';
import { initiativeFields } from '../procedures/initiative';
import { forceFields } from '../procedures/force';
import { pushFields } from '../procedures/push';
import { saveFields } from '../procedures/save';
import { setupFields } from '../procedures/setup';
import { stepFields } from '../procedures/step';
import { turnFields } from '../procedures/turn';
import { namesIn } from '../queries/names';

export function frameFields(state: MiniaturesState): FrameFields<Miniatures> {
  const names = namesIn(state);
  return {
    setup: setupFields(names),
    initiative: initiativeFields(names),
    activations: activationsFields(names),
    turn: turnFields(names),
    step: stepFields(names),
    attack: attackFields(names),
    save: saveFields(names),
    area: areaFields(names),
    push: pushFields(names),
    attacks: attacksFields(names),
    'pay Force points': forceFields(names),
    'deal damage': damageFields(names),
    defeat: defeatFields(names),
  };
}

/** What the frame of an ability is given by what it called. */
export function memoryFields(): object {
  return { saved: optional(flag), dealt: optional(count) };
}
