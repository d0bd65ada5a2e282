/** Pilot abilities, by faction. */
import { imperialPilots } from './empire';
import { rebelPilots } from './rebels';
import { scumPilots } from './scum';

export const pilotAbilities = [...rebelPilots, ...imperialPilots, ...scumPilots];
