/** What each action of the rulebook does, once its cost is paid. */
import type { ActionName } from '../facts';
import type { ShipId, XwingState } from '../model/state';
import { gainToken } from '../effects/tokens';
import { barrelRoll } from './barrel-roll';
import { boost } from './boost';
import { acquireLock } from './lock';
import { rotate } from './rotate';

type Resolve = (state: XwingState, ship: ShipId) => void;

/** Listed, and refused as 'not-adjudicated-yet' before it gets here. */
const later: Resolve = () => {
  throw new Error('an action that is not adjudicated yet was not refused');
};

export const RESOLVE_ACTION: Readonly<Record<ActionName, Resolve>> = {
  focus: (state, ship) => gainToken(state, ship, 'focus', ['xw.focus.01']),
  evade: (state, ship) => gainToken(state, ship, 'evade', ['xw.evade.01']),
  calculate: (state, ship) => gainToken(state, ship, 'calculate', ['xw.calculate.01']),
  lock: (state, ship) => acquireLock(state, ship),
  'barrel-roll': (state, ship) => barrelRoll(state, ship),
  boost: (state, ship) => boost(state, ship),
  'rotate-arc': (state, ship) => rotate(state, ship),
  reinforce: later,
  reload: later,
  coordinate: later,
  jam: later,
  cloak: later,
  slam: later,
};
