/** Upgrade cards, grouped by what they work on. */
import { attackUpgrades } from './attacks';
import { commandUpgrades } from './commands';
import { commanders } from './commanders';
import { criticalEffects } from './critical-effects';
import { officers } from './officers';

export const upgradeAbilities = [...commanders, ...officers, ...commandUpgrades, ...attackUpgrades, ...criticalEffects];
