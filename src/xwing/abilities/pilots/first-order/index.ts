/** First Order: pilots, a file a ship. */
import { tieBaInterceptorPilots } from './tie-ba-interceptor';
import { tieFoFighterPilots } from './tie-fo-fighter';
import { tieSfFighterPilots } from './tie-sf-fighter';
import { tieVnSilencerPilots } from './tie-vn-silencer';
import { upsilonClassCommandShuttlePilots } from './upsilon-class-command-shuttle';
import { xiClassLightShuttlePilots } from './xi-class-light-shuttle';

export const firstOrder = [
  ...tieBaInterceptorPilots,
  ...tieFoFighterPilots,
  ...tieSfFighterPilots,
  ...tieVnSilencerPilots,
  ...upsilonClassCommandShuttlePilots,
  ...xiClassLightShuttlePilots,
];
