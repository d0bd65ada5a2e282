/** Galactic Empire: pilots of the TIE Reaper. */
import { greenTokens } from '../../../queries/tokens';
import { whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { defenderIs, enemyIs, type OfShip } from '../../forms/conditions';
import { attacking, changes, defending } from '../../forms/dice';

const withoutGreenTokens: OfShip = (ship) => greenTokens(ship).length === 0;

const captainFeroph = changes({
  id: 'captain-feroph',
  card: 'pilot:captainferoph',
  ...defending,
  from: ['blank', 'focus'],
  to: 'evade',
  when: whileYouDefend(enemyIs(withoutGreenTokens)),
});

const majorVermeil = changes({
  id: 'major-vermeil',
  card: 'pilot:majorvermeil',
  ...attacking,
  from: ['blank', 'focus'],
  to: 'hit',
  when: whileYouAttack(defenderIs(withoutGreenTokens)),
});

export const tieReaperPilots = [captainFeroph, majorVermeil];
