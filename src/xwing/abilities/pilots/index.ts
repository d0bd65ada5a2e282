/** Pilot abilities, by faction. */
import { imperialPilots } from './empire';
import { rebelPilots } from './rebels';
import { resistancePilots } from './resistance';
import { scumPilots } from './scum';
import { separatistPilots } from './separatists';

export const pilotAbilities = [
  ...rebelPilots,
  ...imperialPilots,
  ...scumPilots,
  ...resistancePilots,
  ...separatistPilots,
];
