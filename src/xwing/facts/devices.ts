/** Devices of the rulebook's appendix: what their upgrade cards print of them. */
import { DEVICE_KINDS, type DeviceKind } from './words';
import type { PrintedDevice } from './types';

/** Bombs detonate at the end of the Activation Phase, mines when ships meet them, remotes have a card of their own (xw.bomb.02, xw.mine.02, xw.remote.01). */
export type DeviceType = Exclude<PrintedDevice['type'], 'obstacle'>;

/** `Proton Bomb`: `proton-bomb`. */
export function deviceKindOf({ name }: Pick<PrintedDevice, 'name'>): DeviceKind | null {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return DEVICE_KINDS.find((each) => each === id) ?? null;
}
