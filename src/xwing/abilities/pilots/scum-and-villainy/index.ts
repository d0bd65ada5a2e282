/** Scum and Villainy: pilots, a file a ship. */
import { aggressorAssaultFighterPilots } from './aggressor-assault-fighter';
import { btlA4YWingPilots } from './btl-a4-y-wing';
import { customizedYt1300LightFreighterPilots } from './customized-yt-1300-light-freighter';
import { escapeCraftPilots } from './escape-craft';
import { fangFighterPilots } from './fang-fighter';
import { firesprayClassPatrolCraftPilots } from './firespray-class-patrol-craft';
import { g1aStarfighterPilots } from './g-1a-starfighter';
import { hwk290LightFreighterPilots } from './hwk-290-light-freighter';
import { jumpmaster5000Pilots } from './jumpmaster-5000';
import { kihraxzFighterPilots } from './kihraxz-fighter';
import { lancerClassPursuitCraftPilots } from './lancer-class-pursuit-craft';
import { m12LKimogilaFighterPilots } from './m12-l-kimogila-fighter';
import { m3AInterceptorPilots } from './m3-a-interceptor';
import { modifiedTieLnFighterPilots } from './modified-tie-ln-fighter';
import { quadrijetTransferSpacetugPilots } from './quadrijet-transfer-spacetug';
import { scurrgH6BomberPilots } from './scurrg-h-6-bomber';
import { starviperClassAttackPlatformPilots } from './starviper-class-attack-platform';
import { yv666LightFreighterPilots } from './yv-666-light-freighter';
import { z95Af4HeadhunterPilots } from './z-95-af4-headhunter';

export const scumAndVillainy = [
  ...aggressorAssaultFighterPilots,
  ...btlA4YWingPilots,
  ...customizedYt1300LightFreighterPilots,
  ...escapeCraftPilots,
  ...fangFighterPilots,
  ...firesprayClassPatrolCraftPilots,
  ...g1aStarfighterPilots,
  ...hwk290LightFreighterPilots,
  ...jumpmaster5000Pilots,
  ...kihraxzFighterPilots,
  ...lancerClassPursuitCraftPilots,
  ...m12LKimogilaFighterPilots,
  ...m3AInterceptorPilots,
  ...modifiedTieLnFighterPilots,
  ...quadrijetTransferSpacetugPilots,
  ...scurrgH6BomberPilots,
  ...starviperClassAttackPlatformPilots,
  ...yv666LightFreighterPilots,
  ...z95Af4HeadhunterPilots,
];
