/** What cards about tokens share: the usual effects, and what a player chooses from. */
import { allowed, reason, type AbilityInPlay } from '../../core';
import { gainToken, removeToken } from '../effects/tokens';
import type { TokenKind, XwingState } from '../model/state';
import { cannotRemoveToken } from '../queries/tokens';
import { shipsThat, type OfShip } from './circumstances';
import { forceOfShip, you } from './words';

export const GAIN = ['xw.tokens.02'];
export const REMOVE = ['xw.tokens.03'];
export const PASS = ['xw.tokens.04'];
export const force = forceOfShip(['xw.force-charges.07']);
export const nothing = (what: string) => reason('no-token', what, ['xw.paying-costs.01']);

type Acts = (state: XwingState, self: AbilityInPlay) => void;
export const youGain =
  (token: TokenKind, count = 1): Acts =>
  (state, self) =>
    gainToken(state, you(state, self).id, token, GAIN, { by: self.controller, count });
export const youRemove =
  (token: TokenKind): Acts =>
  (state, self) =>
    removeToken(state, you(state, self).id, token, REMOVE);
export const chosenShips = (state: XwingState, self: AbilityInPlay, is: OfShip) =>
  shipsThat(state, self, is).map((ship) => allowed(ship.id));
export const unlessStressed = (state: XwingState, self: AbilityInPlay) =>
  cannotRemoveToken(state, you(state, self).id, 'stress');
