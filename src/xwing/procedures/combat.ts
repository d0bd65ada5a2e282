/** The procedures of fighting: engagement, attacks, damage. */
import { rerollDice } from '../effects/dice';
import { attack } from './attack';
import { damageCardProcedures } from './damage-cards';
import { removeDestroyedShip } from './destroy';
import { engagement, engagementPhase } from './engagement-phase';
import { rollingADie } from './roll-a-die';
import { damageProcedures } from './suffer-damage';

export const combatProcedures = [
  engagementPhase,
  engagement,
  attack,
  rerollDice,
  rollingADie,
  ...damageProcedures,
  ...damageCardProcedures,
  removeDestroyedShip,
];
