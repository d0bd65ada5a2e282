/** Abilities of upgrade cards, by the first slot that they take. Cards that only add icons or statistics need no entry: their facts say all. */
import { astromechUpgradesAToQ } from './astromech-a-q';
import { astromechUpgradesRToZ } from './astromech-r-z';
import { cannonUpgrades } from './cannon';
import { cargoUpgrades } from './cargo';
import { commandUpgrades } from './command';
import { configurationUpgrades } from './configuration';
import { crewUpgradesAToB } from './crew-a-b';
import { crewUpgradesC } from './crew-c-c';
import { crewUpgradesDToF } from './crew-d-f';
import { crewUpgradesGToH } from './crew-g-h';
import { crewUpgradesIToL } from './crew-i-l';
import { crewUpgradesMToR } from './crew-m-r';
import { crewUpgradesSToZ } from './crew-s-z';
import { deviceUpgrades } from './device';
import { forcePowerUpgrades } from './force-power';
import { gunnerUpgradesAToG } from './gunner-a-g';
import { gunnerUpgradesHToZ } from './gunner-h-z';
import { hardpointUpgrades } from './hardpoint';
import { illicitUpgrades } from './illicit';
import { missileUpgrades } from './missile';
import { modificationUpgrades } from './modification';
import { sensorUpgrades } from './sensor';
import { tacticalRelayUpgrades } from './tactical-relay';
import { talentUpgradesAToH } from './talent-a-h';
import { talentUpgradesIToZ } from './talent-i-z';
import { teamUpgrades } from './team';
import { techUpgrades } from './tech';
import { titleUpgradesAToL } from './title-a-l';
import { titleUpgradesMToZ } from './title-m-z';
import { torpedoUpgrades } from './torpedo';
import { turretUpgrades } from './turret';

export const upgradeAbilities = [
  ...astromechUpgradesAToQ,
  ...astromechUpgradesRToZ,
  ...cannonUpgrades,
  ...cargoUpgrades,
  ...commandUpgrades,
  ...configurationUpgrades,
  ...crewUpgradesAToB,
  ...crewUpgradesC,
  ...crewUpgradesDToF,
  ...crewUpgradesGToH,
  ...crewUpgradesIToL,
  ...crewUpgradesMToR,
  ...crewUpgradesSToZ,
  ...deviceUpgrades,
  ...forcePowerUpgrades,
  ...gunnerUpgradesAToG,
  ...gunnerUpgradesHToZ,
  ...hardpointUpgrades,
  ...illicitUpgrades,
  ...missileUpgrades,
  ...modificationUpgrades,
  ...sensorUpgrades,
  ...tacticalRelayUpgrades,
  ...talentUpgradesAToH,
  ...talentUpgradesIToZ,
  ...teamUpgrades,
  ...techUpgrades,
  ...titleUpgradesAToL,
  ...titleUpgradesMToZ,
  ...torpedoUpgrades,
  ...turretUpgrades,
];
