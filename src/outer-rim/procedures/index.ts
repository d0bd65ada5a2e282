/** Every procedure of Outer Rim. Nothing happens by events that could be replaced: what cards may prevent is announced before. */
import type { Procedure } from '../../core';
import { effectProcedures } from './effects';
import { actionStep } from './action-step';
import { aiBulletProcedures } from './ai-bullets';
import { aiBuyingProcedures } from './ai-buying';
import { aiMovementProcedures } from './ai-movement';
import { aiTurnProcedures } from './ai-turn';
import { bountyProcedures } from './bounties';
import { buyingProcedures } from './buying';
import { cardProcedures } from './cards';
import { combat } from './combat';
import { contactProcedures } from './contacts';
import { damageProcedures } from './damage';
import { databankProcedures } from './databank';
import { deliverProcedures } from './deliver';
import { roll } from './dice';
import { encounterStep } from './encounter-step';
import { game, turn } from './game';
import { goalProcedures } from './goals';
import { jobProcedures } from './jobs';
import { marketProcedures } from './market';
import { movement } from './movement';
import { patrolProcedures } from './patrols';
import { planningStep } from './planning-step';
import { setupProcedures } from './setup';
import { skillTest } from './skill-test';
import { spaceEncounterProcedures } from './space-encounter';
import { tradeAction } from './trade';
import { turnUpProcedures } from './turn-up';
import type { OuterRim } from '../model/types';

export const procedures: readonly Procedure<OuterRim>[] = [
  game,
  ...setupProcedures,
  turn,
  planningStep,
  movement,
  actionStep,
  tradeAction,
  ...marketProcedures,
  ...turnUpProcedures,
  ...buyingProcedures,
  ...deliverProcedures,
  ...patrolProcedures,
  encounterStep,
  ...spaceEncounterProcedures,
  ...databankProcedures,
  ...contactProcedures,
  ...bountyProcedures,
  ...jobProcedures,
  ...goalProcedures,
  ...cardProcedures,
  roll,
  skillTest,
  combat,
  ...damageProcedures,
  ...effectProcedures,
  ...aiTurnProcedures,
  ...aiBulletProcedures,
  ...aiMovementProcedures,
  ...aiBuyingProcedures,
];
