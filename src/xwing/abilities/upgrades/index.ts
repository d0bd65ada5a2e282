/** Abilities of upgrade cards, by kind. Cards that only add icons or statistics need no entry: their facts say all. */
import { crew } from './crew';
import { devices } from './devices';
import { equipment } from './equipment';
import { forcePowers } from './force-powers';
import { gunners } from './gunners';
import { illicit } from './illicit';
import { talents } from './talents';
import { titles } from './titles';
import { transfers } from './transfers';
import { weapons } from './weapons';

export const upgradeAbilities = [
  ...transfers,
  ...talents,
  ...forcePowers,
  ...crew,
  ...gunners,
  ...illicit,
  ...equipment,
  ...titles,
  ...weapons,
  ...devices,
];
