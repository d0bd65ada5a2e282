/** Galactic Empire: pilots of the TIE Reaper. */
import { reason, say } from '../../../../core';
import { skipPerformAction } from '../../../effects/activation';
import { isResolving } from '../../../engine';
import { greenTokens } from '../../../queries/tokens';
import { performing, white } from '../../forms/actions';
import { whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { defenderIs, enemyIs, type OfShip } from '../../forms/conditions';
import { attacking, changes, defending } from '../../forms/dice';
import { withAilerons } from '../../forms/maneuvers';
import { afterYouFullyExecute, afterYouPerform } from '../../forms/timing';

const SKIPS = ['xw.golden-rules.02'];

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

const vizier = [
  afterYouFullyExecute(({ speed }) => speed === 1)({
    id: 'vizier',
    card: 'pilot:vizier',
    if: withAilerons,
    ...performing('vizier', white('coordinate')),
  }),
  afterYouPerform('coordinate')({
    id: 'vizier-skips',
    card: 'pilot:vizier',
    if: (state, { source }) => isResolving(state, { ability: 'vizier', source }),
    effect: (state, { event, source }) =>
      skipPerformAction(state, source, reason('coordinated', say`${event?.ship ?? ''} has coordinated.`, SKIPS)),
  }),
];

export const tieReaperPilots = [captainFeroph, majorVermeil, ...vizier];
