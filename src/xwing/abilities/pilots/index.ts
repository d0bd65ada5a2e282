/** Pilot abilities, by faction and ship. */
import { firstOrder } from './first-order';
import { galacticEmpire } from './galactic-empire';
import { galacticRepublic } from './galactic-republic';
import { rebelAlliance } from './rebel-alliance';
import { resistance } from './resistance';
import { scumAndVillainy } from './scum-and-villainy';
import { separatistAlliance } from './separatist-alliance';

export const pilotAbilities = [
  ...firstOrder,
  ...galacticEmpire,
  ...galacticRepublic,
  ...rebelAlliance,
  ...resistance,
  ...scumAndVillainy,
  ...separatistAlliance,
];
