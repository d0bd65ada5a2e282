/** Resistance: pilots, a file a ship. */
import { fireballPilots } from './fireball';
import { mg100StarfortressPilots } from './mg-100-starfortress';
import { resistanceTransportPilots } from './resistance-transport';
import { resistanceTransportPodPilots } from './resistance-transport-pod';
import { rz2AWingPilots } from './rz-2-a-wing';
import { scavengedYt1300Pilots } from './scavenged-yt-1300';
import { t70XWingPilots } from './t-70-x-wing';

export const resistance = [
  ...fireballPilots,
  ...mg100StarfortressPilots,
  ...resistanceTransportPilots,
  ...resistanceTransportPodPilots,
  ...rz2AWingPilots,
  ...scavengedYt1300Pilots,
  ...t70XWingPilots,
];
