/** Activation sliders that an effect toggles (arm.squadron-activation.07). */
import type { RuleId } from '../../core';
import { emit } from '../engine';
import type { ArmadaState, Squadron } from '../model/state';

/** To the other side: a squadron that was activated can be activated once more this round. */
export function toggleSlider(state: ArmadaState, squadron: Squadron, rules: readonly RuleId[]): void {
  squadron.activated = !squadron.activated;
  emit(state, { type: 'slider-toggled', rules, squadron: squadron.id, activated: squadron.activated });
}
