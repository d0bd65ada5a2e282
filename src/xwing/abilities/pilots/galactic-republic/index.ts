/** Galactic Republic: pilots, a file a ship. */
import { arc170StarfighterPilots } from './arc-170-starfighter';
import { btlBYWingPilots } from './btl-b-y-wing';
import { delta7AetherspritePilots } from './delta-7-aethersprite';
import { eta2ActisPilots } from './eta-2-actis';
import { laatIGunshipPilots } from './laat-i-gunship';
import { nabooRoyalN1StarfighterPilots } from './naboo-royal-n-1-starfighter';
import { nimbusClassVWingPilots } from './nimbus-class-v-wing';
import { v19TorrentStarfighterPilots } from './v-19-torrent-starfighter';

export const galacticRepublic = [
  ...arc170StarfighterPilots,
  ...btlBYWingPilots,
  ...delta7AetherspritePilots,
  ...eta2ActisPilots,
  ...laatIGunshipPilots,
  ...nabooRoyalN1StarfighterPilots,
  ...nimbusClassVWingPilots,
  ...v19TorrentStarfighterPilots,
];
