/** An attack (arm.attack): steps and their order as in the rulebook. The first two: declare a target, roll (arm.attack-summary.01). */
import { attackFields } from './attack/frame';
import { procedure } from '../engine';
import { additionalSquadronTarget } from './attack/additional-squadron-target';
import { afterTheAttack } from './attack/after-the-attack';
import { declareTarget } from './attack/declare-target';
import { resolveAttackEffects } from './attack/resolve-attack-effects';
import { resolveDamage } from './attack/resolve-damage';
import { rollAttackDice } from './attack/roll-attack-dice';
import { spendDefenseTokens } from './attack/spend-defense-tokens';

export const attack = procedure('attack', attackFields, [
  ...declareTarget,
  ...rollAttackDice,
  resolveAttackEffects,
  spendDefenseTokens,
  ...resolveDamage,
  ...afterTheAttack,
  additionalSquadronTarget,
]);
