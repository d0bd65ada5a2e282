/** Galactic Empire: pilots, a file a ship. */
import { alphaClassStarWingPilots } from './alpha-class-star-wing';
import { lambdaClassT4aShuttlePilots } from './lambda-class-t-4a-shuttle';
import { tieAdvancedV1Pilots } from './tie-advanced-v1';
import { tieAdvancedX1Pilots } from './tie-advanced-x1';
import { tieAgAggressorPilots } from './tie-ag-aggressor';
import { tieCaPunisherPilots } from './tie-ca-punisher';
import { tieDDefenderPilots } from './tie-d-defender';
import { tieInInterceptorPilots } from './tie-in-interceptor';
import { tieLnFighterPilots } from './tie-ln-fighter';
import { tiePhPhantomPilots } from './tie-ph-phantom';
import { tieRbHeavyPilots } from './tie-rb-heavy';
import { tieReaperPilots } from './tie-reaper';
import { tieSaBomberPilots } from './tie-sa-bomber';
import { tieSkStrikerPilots } from './tie-sk-striker';
import { vt49DecimatorPilots } from './vt-49-decimator';

export const galacticEmpire = [
  ...alphaClassStarWingPilots,
  ...lambdaClassT4aShuttlePilots,
  ...tieAdvancedV1Pilots,
  ...tieAdvancedX1Pilots,
  ...tieAgAggressorPilots,
  ...tieCaPunisherPilots,
  ...tieDDefenderPilots,
  ...tieInInterceptorPilots,
  ...tieLnFighterPilots,
  ...tiePhPhantomPilots,
  ...tieRbHeavyPilots,
  ...tieReaperPilots,
  ...tieSaBomberPilots,
  ...tieSkStrikerPilots,
  ...vt49DecimatorPilots,
];
