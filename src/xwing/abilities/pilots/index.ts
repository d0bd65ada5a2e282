/** Pilot abilities, by faction. */
import { imperialPilots } from './empire';
import { rebelPilots } from './rebels';
import { resistancePilots } from './resistance';
import { separatistPilots } from './separatists';
import { scumPilots } from './scum';

export const pilotAbilities = [
  ...rebelPilots,
  ...imperialPilots,
  ...scumPilots,
  ...resistancePilots,
  ...separatistPilots,
];
