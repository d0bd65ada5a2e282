/** Separatist Alliance: pilots, a file a ship. */
import { belbullab22StarfighterPilots } from './belbullab-22-starfighter';
import { droidTriFighterPilots } from './droid-tri-fighter';
import { firesprayClassPatrolCraftPilots } from './firespray-class-patrol-craft';
import { hmpDroidGunshipPilots } from './hmp-droid-gunship';
import { hyenaClassDroidBomberPilots } from './hyena-class-droid-bomber';
import { nantexClassStarfighterPilots } from './nantex-class-starfighter';
import { sithInfiltratorPilots } from './sith-infiltrator';
import { vultureClassDroidFighterPilots } from './vulture-class-droid-fighter';

export const separatistAlliance = [
  ...belbullab22StarfighterPilots,
  ...droidTriFighterPilots,
  ...firesprayClassPatrolCraftPilots,
  ...hmpDroidGunshipPilots,
  ...hyenaClassDroidBomberPilots,
  ...nantexClassStarfighterPilots,
  ...sithInfiltratorPilots,
  ...vultureClassDroidFighterPilots,
];
