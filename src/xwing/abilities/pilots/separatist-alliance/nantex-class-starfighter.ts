/** Separatist Alliance: pilots of the Nantex-class Starfighter. */
import { ability } from '../../../engine';
import { rerollResults } from '../../../procedures/reroll-dice';
import { shipOf } from '../../../queries/ships';
import { isTractored } from '../../../queries/status';
import { both, type Condition, isPrimary, whileYouAttack } from '../../forms/attacks';
import { chooseDice, rollsMore } from '../../forms/dice';

/** 'Tractored', as the errata have it, not merely with a tractor token. */
const atTractored: Condition = (state, { defender }) => defender !== null && isTractored(shipOf(state, defender));

const chertek = ability({
  id: 'chertek',
  card: 'pilot:chertek',
  rules: ['xw.errata-chertek.01'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack(both(isPrimary, atTractored))(state, self),
  choose: (state) => chooseDice(state, 'attack', 2),
  effect: (state, { chosen, controller }) =>
    rerollResults(state, 'attack', chosen as number[], controller, ['xw.errata-chertek.01']),
});

const sunFac = rollsMore(
  {
    id: 'sun-fac',
    card: 'pilot:sunfac',
    rules: ['xw.errata-sun-fac.01'],
    pool: 'attack',
    when: whileYouAttack(both(isPrimary, atTractored)),
  },
  1,
);

export const nantexClassStarfighterPilots = [chertek, sunFac];
