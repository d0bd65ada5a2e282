/** What lasts until the end of a phase, and is started by a card. */
import { type AbilityInPlay, reason, type RuleId, say } from '../../../core';
import { putInReserve } from '../../effects/docking';
import { startEffect, untilEndOf } from '../../effects/lasting-effects';
import { ability, innermost } from '../../engine';
import type { Edge, Phase, ShipId, TokenKind, XwingState } from '../../model/state';
import { all, enemy, type OfShip, shipsThat } from './conditions';
import { you } from './you';

/** Until the end of this phase the ship engages at initiative 7. */
export const ENGAGES_FIRST = untilEndOf('engagement', 'engages at initiative 7');
const CANNOT = ['xw.golden-rules.03', 'xw.tokens.03'];
/** Until the end of the round the ship performs no action but what the ability of this name grants (the value of the effect). */
export const NO_MORE_ACTIONS = untilEndOf('end', 'no more actions');
/** The same until the end of its activation, of which there is one a round. */
export const NO_MORE_IN_ACTIVATION = untilEndOf('activation', 'no more actions in this activation');

/** In reserve until the next Planning Phase begins; its value is the edge to which the ship returns. */
export const RETURNS = untilEndOf('planning', 'returns to an edge');

/** 'Place yourself in reserves', to return at the start of the next Planning Phase. */
export function leaveFor(state: XwingState, self: AbilityInPlay, edge: Edge): void {
  const { id } = you(state, self);
  putInReserve(state, id, ['xw.reserve.01']);
  startEffect(state, RETURNS, id, self.controller, edge);
}

/** `when`: the ban holds. */
export const noMoreActions = (id: string, card: string, when: (state: XwingState, ship: ShipId) => boolean) =>
  ability({
    id,
    card,
    rules: ['xw.golden-rules.03'],
    forbids: {
      'perform action': (state, { source, value }, { ship }) => {
        const now = innermost(state, 'perform action');
        // Not what is linked to it either.
        const isGranted = now !== null && now.source === value && now.chosen === null;
        if (ship !== source || !when(state, ship) || isGranted) return null;
        return reason('no-more-actions', say`${ship} performs no other action by ${[String(value)]}.`, [
          'xw.golden-rules.03',
        ]);
      },
    },
  });

/** Rules of a ship that keeps circular tokens. */
export const KEEPS = ['xw.end-phase.02', 'xw.golden-rules.02'];

/** In this phase no such tokens are removed from enemy ships near. */
export const holdsOn = (id: string, card: string, token: TokenKind, phase: Phase, near: OfShip) =>
  ability({
    id,
    card,
    rules: CANNOT,
    forbids: {
      'remove token': (state, self, about) => {
        if (about.token !== token || state.phase !== phase) return null;
        if (!shipsThat(state, self, all(enemy, near)).some((ship) => ship.id === about.ship)) return null;
        return reason('cannot-remove', say`${about.ship} is near ${you(state, self).id}.`, CANNOT, { token });
      },
    },
  });

/** Until the end of the End Phase a ship that was chosen keeps so many tokens of a kind. */
export const keeps = (effect: string, many: (token: TokenKind) => number) =>
  ability({
    id: effect.replaceAll(' ', '-'),
    card: untilEndOf('end', effect),
    rules: KEEPS,
    modifies: {
      'tokens kept': (_state, { source }, kept, { ship, token }) =>
        ship === source ? Math.max(kept, many(token)) : kept,
    },
  });

/** One token of the kind. */
export const KEEPS_ONE = { calculate: 'keeps a calculate token', evade: 'keeps an evade token' } as const;

/** The effect by which a ship keeps its circular tokens. */
export const KEEPS_CIRCULAR = 'keeps circular tokens';

/** From now until the end of the round this effect is on the ship. */
export const startKeeping = (state: XwingState, ship: ShipId, effect: string, { controller }: AbilityInPlay): void =>
  startEffect(state, untilEndOf('end', effect), ship, controller);

/** Rules of tokens that stay in the End Phase. */
export const IN_END_PHASE: readonly RuleId[] = ['xw.timing.03', ...KEEPS];
