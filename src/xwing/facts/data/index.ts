// Compiled by scripts/xwing-cards.ts; do not edit.
import type { Faction } from '../words';
import { pilots as rebelalliance } from './pilots/rebelalliance';
import { pilots as galacticempire } from './pilots/galacticempire';
import { pilots as scumandvillainy } from './pilots/scumandvillainy';
import { pilots as resistance } from './pilots/resistance';
import { pilots as firstorder } from './pilots/firstorder';
import { pilots as galacticrepublic } from './pilots/galacticrepublic';
import { pilots as separatistalliance } from './pilots/separatistalliance';
import { upgrades as astromech } from './upgrades/astromech';
import { upgrades as cannon } from './upgrades/cannon';
import { upgrades as cargo } from './upgrades/cargo';
import { upgrades as command } from './upgrades/command';
import { upgrades as configuration } from './upgrades/configuration';
import { upgrades as crew } from './upgrades/crew';
import { upgrades as device } from './upgrades/device';
import { upgrades as forcePower } from './upgrades/force-power';
import { upgrades as gunner } from './upgrades/gunner';
import { upgrades as hardpoint } from './upgrades/hardpoint';
import { upgrades as illicit } from './upgrades/illicit';
import { upgrades as missile } from './upgrades/missile';
import { upgrades as modification } from './upgrades/modification';
import { upgrades as sensor } from './upgrades/sensor';
import { upgrades as tacticalRelay } from './upgrades/tactical-relay';
import { upgrades as talent } from './upgrades/talent';
import { upgrades as team } from './upgrades/team';
import { upgrades as tech } from './upgrades/tech';
import { upgrades as title } from './upgrades/title';
import { upgrades as torpedo } from './upgrades/torpedo';
import { upgrades as turret } from './upgrades/turret';

export { conditions } from './conditions';
export { damageDeck } from './damage-deck';
export { shipAbilities } from './ship-abilities';
export { shipTable } from './ships';

export const pilotTables: Readonly<Record<Faction, string>> = {
  rebelalliance,
  galacticempire,
  scumandvillainy,
  resistance,
  firstorder,
  galacticrepublic,
  separatistalliance,
};

export const upgradeTables: readonly string[] = [
  astromech,
  cannon,
  cargo,
  command,
  configuration,
  crew,
  device,
  forcePower,
  gunner,
  hardpoint,
  illicit,
  missile,
  modification,
  sensor,
  tacticalRelay,
  talent,
  team,
  tech,
  title,
  torpedo,
  turret,
];
