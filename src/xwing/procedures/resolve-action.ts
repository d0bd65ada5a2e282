/** What each action of the rulebook does, once its cost is paid. An ability that does the same performs no action (xw.calculate.07). */
import type { ActionName } from '../facts';
import type { ShipId, XwingState } from '../model/state';
import { gainByItself } from '../effects/tokens';
import { modified } from '../engine';
import { shipOf } from '../queries/ships';
import { barrelRoll } from './barrel-roll';
import { boost } from './boost';
import { coordinate } from './coordinate';
import { jam } from './jam';
import { acquireLock } from './lock';
import { reinforce } from './reinforce';
import { reload } from './reload';
import type { Repositioning } from './reposition';
import { rotate } from './rotate';
import { slam } from './slam';

type Resolve = (state: XwingState, ship: ShipId) => void;

export const RESOLVE_ACTION: Readonly<Record<ActionName, Resolve>> = {
  focus: (state, ship) => gainByItself(state, ship, 'focus', ['xw.focus.01']),
  evade: (state, ship) => gainByItself(state, ship, 'evade', ['xw.evade.01']),
  calculate: (state, ship) => gainByItself(state, ship, 'calculate', ['xw.calculate.01']),
  lock: (state, ship) => acquireLock(state, ship),
  'barrel-roll': (state, ship) => barrelRoll(state, ship, asAction(state, ship, 'barrel-roll')),
  boost: (state, ship) => boost(state, ship, asAction(state, ship, 'boost')),
  'rotate-arc': (state, ship) => rotate(state, ship),
  reinforce: (state, ship) => reinforce(state, ship),
  reload: (state, ship) => reload(state, ship),
  coordinate: (state, ship) => coordinate(state, ship),
  jam: (state, ship) => jam(state, ship),
  cloak: (state, ship) => gainByItself(state, ship, 'cloak', ['xw.cloak.01']),
  slam: (state, ship) => slam(state, ship),
};

function asAction(state: XwingState, ship: ShipId, action: 'barrel-roll' | 'boost'): Repositioning {
  return { by: shipOf(state, ship).player, speed: modified(state, 'template speed', 1, { ship, action }) };
}
