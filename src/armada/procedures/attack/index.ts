/** An attack (arm.attack): steps and their order as in the rulebook. The first two: declare a target, roll (arm.attack-summary.01). */
import { attackFields } from './frame';
import { procedure } from '../../engine';
import { additionalSquadronTarget } from './additional-squadron-target';
import { afterTheAttack } from './after-the-attack';
import { declareTarget } from './declare-target';
import { resolveAttackEffects } from './resolve-attack-effects';
import { resolveDamage } from './resolve-damage';
import { rollAttackDice } from './roll-attack-dice';
import { spendDefenseTokens } from './spend-defense-tokens';

export const attack = procedure('attack', attackFields, [
  ...declareTarget,
  ...rollAttackDice,
  resolveAttackEffects,
  spendDefenseTokens,
  ...resolveDamage,
  ...afterTheAttack,
  additionalSquadronTarget,
]);
