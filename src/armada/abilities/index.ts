/** Every ability of Armada that is adjudicated. README.md says how its file follows from its card. */
import type { AnyAbility } from '../../core';
import type { Armada } from '../model/types';
import { crewCards } from './damage-cards/crew';
import { shipCards } from './damage-cards/ship';
import { keywords } from './keywords';
import { assaultObjectives } from './objectives/assault';
import { defenseObjectives } from './objectives/defense';
import { navigationObjectives } from './objectives/navigation';
import { uniqueSquadrons } from './squadrons';
import { commanderUpgrades } from './upgrades/commander';
import { defensiveRetrofitUpgrades } from './upgrades/defensive-retrofit';
import { ionCannonsUpgrades } from './upgrades/ion-cannons';
import { offensiveRetrofitUpgrades } from './upgrades/offensive-retrofit';
import { officerUpgrades } from './upgrades/officer';
import { ordnanceUpgrades } from './upgrades/ordnance';
import { supportTeamUpgrades } from './upgrades/support-team';
import { titleUpgrades } from './upgrades/title';
import { turbolasersUpgrades } from './upgrades/turbolasers';
import { weaponsTeamUpgrades } from './upgrades/weapons-team';

export const abilities: readonly AnyAbility<Armada>[] = [
  ...keywords,
  ...crewCards,
  ...shipCards,
  ...commanderUpgrades,
  ...defensiveRetrofitUpgrades,
  ...ionCannonsUpgrades,
  ...offensiveRetrofitUpgrades,
  ...officerUpgrades,
  ...ordnanceUpgrades,
  ...supportTeamUpgrades,
  ...titleUpgrades,
  ...turbolasersUpgrades,
  ...weaponsTeamUpgrades,
  ...uniqueSquadrons,
  ...assaultObjectives,
  ...defenseObjectives,
  ...navigationObjectives,
];
