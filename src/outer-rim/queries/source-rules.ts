/** The rule behind what a text gives, takes or does: that what it says is done. */
import type { RuleId } from '../../core';
import type { Source } from '../model/events';

export const RULES_OF: Readonly<Record<Source, readonly RuleId[]>> = {
  ability: ['or.credits.02'],
  bounty: ['or.bounties.11'],
  buying: ['or.market-action.11'],
  cargo: ['or.deliver-action.03'],
  databank: ['or.contact-encounter.04'],
  encounter: ['or.space-encounter.03'],
  gift: ['or.trading-credits-and-promises.02'],
  goal: ['or.personal-goals.02'],
  job: ['or.attempting-a-job.11'],
  patrol: ['or.patrol-encounter.06'],
  planning: ['or.planning-step.05'],
  rules: ['or.credits.03'],
  'ai-card': ['or.single-player-gameplay.02'],
};
