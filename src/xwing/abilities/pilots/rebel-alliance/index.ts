/** Rebel Alliance: pilots, a file a ship. */
import { aSf01BWingPilots } from './a-sf-01-b-wing';
import { arc170StarfighterPilots } from './arc-170-starfighter';
import { attackShuttlePilots } from './attack-shuttle';
import { auzituckGunshipPilots } from './auzituck-gunship';
import { btlA4YWingPilots } from './btl-a4-y-wing';
import { btlS8KWingPilots } from './btl-s8-k-wing';
import { eWingPilots } from './e-wing';
import { hwk290LightFreighterPilots } from './hwk-290-light-freighter';
import { modifiedYt1300LightFreighterPilots } from './modified-yt-1300-light-freighter';
import { rz1AWingPilots } from './rz-1-a-wing';
import { sheathipedeClassShuttlePilots } from './sheathipede-class-shuttle';
import { t65XWingPilots } from './t-65-x-wing';
import { tieLnFighterPilots } from './tie-ln-fighter';
import { ut60dUWingPilots } from './ut-60d-u-wing';
import { vcx100LightFreighterPilots } from './vcx-100-light-freighter';
import { yt2400LightFreighterPilots } from './yt-2400-light-freighter';
import { z95Af4HeadhunterPilots } from './z-95-af4-headhunter';

export const rebelAlliance = [
  ...aSf01BWingPilots,
  ...arc170StarfighterPilots,
  ...attackShuttlePilots,
  ...auzituckGunshipPilots,
  ...btlA4YWingPilots,
  ...btlS8KWingPilots,
  ...eWingPilots,
  ...hwk290LightFreighterPilots,
  ...modifiedYt1300LightFreighterPilots,
  ...rz1AWingPilots,
  ...sheathipedeClassShuttlePilots,
  ...t65XWingPilots,
  ...tieLnFighterPilots,
  ...ut60dUWingPilots,
  ...vcx100LightFreighterPilots,
  ...yt2400LightFreighterPilots,
  ...z95Af4HeadhunterPilots,
];
