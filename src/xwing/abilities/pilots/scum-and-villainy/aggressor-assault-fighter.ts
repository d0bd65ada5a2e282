/** Scum and Villainy: pilots of the Aggressor Assault Fighter. */
import { allowed } from '../../../../core';
import { executeAlong } from '../../../effects/activation';
import type { Bearing } from '../../../facts';
import { directionOf } from '../../../facts/maneuvers';
import { performing, white } from '../../forms/actions';
import { missed } from '../../forms/attacks';
import { bonusAfterYouAttack, cardsOfSlot } from '../../forms/bonus-attacks';
import { all, atRange, whoseBarHas } from '../../forms/conditions';
import { OTHER_MANEUVER } from '../../forms/maneuvers';
import { afterYouPerform, atStartOf, beforeYouExecute } from '../../forms/timing';
import { passes } from '../../forms/tokens';

const ig88a = atStartOf('engagement')({
  id: 'ig-88a',
  card: 'pilot:ig88a',
  may: true,
  ...passes(['calculate'], all(whoseBarHas('calculate'), atRange(1, 3))),
});

const ig88b = bonusAfterYouAttack({
  id: 'ig-88b',
  card: 'pilot:ig88b',
  such: missed,
  limits: (_state, own) => ({ weapons: cardsOfSlot(own, 'cannon') }),
});

/** The turn of that side, or the straight template; the loop stays a loop. */
const ig88d = beforeYouExecute({
  id: 'ig-88d-pilot',
  card: 'pilot:ig88d',
  rules: OTHER_MANEUVER,
  if: (_state, { event }) => event.maneuver.bearing.startsWith('segnor'),
  may: true,
  choose: (_state, { event }) => [
    allowed(directionOf(event.maneuver.bearing) === 'left' ? 'turn-left' : 'turn-right'),
    allowed('straight'),
  ],
  effect: (state, { event, chosen }) => event && executeAlong(state, event.ship, chosen as Bearing),
});

export const aggressorAssaultFighterPilots = [
  ig88a,
  ig88b,
  afterYouPerform('boost')({ id: 'ig-88c', card: 'pilot:ig88c', ...performing('ig-88c', white('evade')) }),
  ig88d,
];
