/** The cards that put devices and obstacles into the play area: what, in which ways, at what price of charges (xw.bomb.01, xw.mine.01). */
import type { Bearing, DeviceKind, DroppedObstacle } from './words';

/** How a device is put down: from the rear guides or the front ones, with a template; speed 0: without one (xw.device.03, xw.device.07). Or touching the base anywhere. */
export interface Way {
  readonly how: 'drop' | 'launch' | 'touching';
  readonly speed: number;
  readonly bearing: Bearing;
}

/** What the card brings. */
export interface PayloadCard {
  readonly payload: DeviceKind | DroppedObstacle;
  /** As printed on the card, be it in a way of its own (xw.device.02). */
  readonly ways: readonly Way[];
  /** Fuse markers put on it as it is placed. */
  readonly fuses: number;
  /** The charges of the card are not recovered. */
  readonly once: boolean;
}

const DROP_1: readonly Way[] = [{ how: 'drop', speed: 1, bearing: 'straight' }];
const DROP_1_OR_2: readonly Way[] = [1, 2].map((speed) => ({ how: 'drop', speed, bearing: 'straight' }));
const BESIDE: readonly Way[] = [{ how: 'drop', speed: 0, bearing: 'straight' }];
const SPEED_3: readonly Bearing[] = ['turn-left', 'bank-left', 'straight', 'bank-right', 'turn-right'];
const LAUNCH_3: readonly Way[] = (['bank-left', 'straight', 'bank-right'] as const).map((bearing) => ({
  how: 'launch',
  speed: 3,
  bearing,
}));
const ANY_3: readonly Way[] = (['drop', 'launch'] as const).flatMap((how) =>
  SPEED_3.map((bearing) => ({ how, speed: 3, bearing })),
);

/** By XWS id of the upgrade card. */
export const PAYLOADS: Readonly<Record<string, PayloadCard>> = {
  bombletgenerator: { payload: 'bomblet', ways: DROP_1, fuses: 0, once: false },
  clustermines: { payload: 'cluster-mine', ways: DROP_1, fuses: 0, once: true },
  concussionbombs: { payload: 'concussion-bomb', ways: DROP_1, fuses: 0, once: false },
  connernets: { payload: 'conner-net', ways: DROP_1, fuses: 0, once: true },
  electroprotonbomb: { payload: 'electro-proton-bomb', ways: DROP_1, fuses: 1, once: true },
  ionbombs: { payload: 'ion-bomb', ways: DROP_1, fuses: 0, once: false },
  protonbombs: { payload: 'proton-bomb', ways: DROP_1, fuses: 0, once: false },
  proximitymines: { payload: 'proximity-mine', ways: DROP_1, fuses: 0, once: true },
  seismiccharges: { payload: 'seismic-charge', ways: DROP_1, fuses: 0, once: false },
  thermaldetonators: { payload: 'thermal-detonator', ways: DROP_1_OR_2, fuses: 0, once: false },
  discordmissiles: { payload: 'buzz-droid-swarm', ways: LAUNCH_3, fuses: 0, once: true },
  drk1probedroids: { payload: 'drk-1-probe-droid', ways: ANY_3, fuses: 0, once: true },
  riggedcargochute: { payload: 'loosecargo', ways: DROP_1, fuses: 0, once: false },
  sparepartscanisters: { payload: 'spareparts', ways: BESIDE, fuses: 0, once: false },
};
