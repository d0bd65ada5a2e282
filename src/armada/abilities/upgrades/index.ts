/** Upgrade cards, grouped by what they work on. */
import { commandUpgrades } from './commands';
import { commanders } from './commanders';
import { officers } from './officers';

export const upgradeAbilities = [...commanders, ...officers, ...commandUpgrades];
