/** Gaining, removing and passing on tokens. */
import { type AbilityInPlay, allowed, type Reason, reason, say } from '../../../core';
import { gainToken, removeToken, transferToken } from '../../effects/tokens';
import { ability } from '../../engine';
import type { Ship, ShipId, TokenKind, XwingState } from '../../model/state';
import { shipOf } from '../../queries/ships';
import { cannotRemoveToken } from '../../queries/tokens';
import { all, another, friend, type OfShip, shipsThat } from './conditions';
import { you } from './you';

/** What is replaced counts as not having happened (xw.replacement-effect.03). */
export function insteadOf({ ship, token }: { ship: ShipId; token: TokenKind }): Reason[] {
  const said = say`instead of the ${token} token of ${ship}, which is not gained.`;
  return [reason('replaced', said, ['xw.replacement-effect.03'], { ship, token })];
}

/** The rule of a token that is gained. */
export const GAIN = ['xw.tokens.02'];
/** The rule of a token that is removed. */
export const REMOVE = ['xw.tokens.03'];
/** The rule of a token that goes to another ship. */
export const PASS = ['xw.tokens.04'];
/** Why a token that is missing cannot be spent. */
export const noToken = (what: string) => reason('no-token', what, ['xw.paying-costs.01']);
/** What an ability does. */
export type Acts = (state: XwingState, self: AbilityInPlay) => void;

/** You gain such a token. */
export const youGain =
  (token: TokenKind, count = 1): Acts =>
  (state, self) =>
    gainToken(state, you(state, self).id, token, GAIN, { by: self.controller, count });

/** You remove such a token. */
export const youRemove =
  (token: TokenKind): Acts =>
  (state, self) =>
    removeToken(state, you(state, self).id, token, REMOVE);

/** Ships to choose from, of which this is true. */
export const chosenShips = (state: XwingState, self: AbilityInPlay, is: OfShip) =>
  shipsThat(state, self, is).map((ship) => allowed(ship.id));

/** Why you have no stress token to remove; null: you have one. */
export const unlessStressed = (state: XwingState, self: AbilityInPlay) =>
  cannotRemoveToken(state, you(state, self).id, 'stress');

/** One of your own tokens to a friend who is chosen. */
export const passes = (tokens: readonly TokenKind[] | ((own: Ship) => readonly TokenKind[]), to: OfShip) => ({
  /** Each token with each friend. */
  choose: (state: XwingState, self: AbilityInPlay) => {
    const own = you(state, self);
    const kinds = (typeof tokens === 'function' ? tokens(own) : tokens).filter((token) => own.tokens[token] > 0);
    return shipsThat(state, self, all(friend, to)).flatMap(({ id }) =>
      kinds.map((token) => allowed({ ship: id, token })),
    );
  },
  /** The token goes there. */
  effect: (state: XwingState, self: AbilityInPlay & { chosen: unknown }) => {
    const { ship, token } = self.chosen as { ship: ShipId; token: TokenKind };
    transferToken(state, you(state, self).id, ship, token, PASS, self.controller);
  },
});

/** A focus or evade token of the chosen ship comes to you. */
export const takes = (from: OfShip) => ({
  may: true as const,
  /** Each token of each ship. */
  choose: (state: XwingState, self: AbilityInPlay) =>
    shipsThat(state, self, all(another, from)).flatMap((ship) =>
      (['focus', 'evade'] as const).flatMap((token) =>
        ship.tokens[token] > 0 ? [allowed({ ship: ship.id, token })] : [],
      ),
    ),
  /** The token comes from there. */
  effect: (state: XwingState, self: AbilityInPlay & { chosen: unknown }) => {
    const { ship, token } = self.chosen as { ship: ShipId; token: TokenKind };
    transferToken(state, ship, you(state, self).id, token, PASS, self.controller);
  },
});

/** 'It may spend your tokens as if that ship has them': such ships, at such times. */
export const lends = (
  id: string,
  card: string,
  kinds: readonly TokenKind[],
  to: (ship: Ship, own: Ship, state: XwingState) => boolean,
) =>
  ability({
    id,
    card,
    rules: ['xw.golden-rules.02', 'xw.abilities.03'],
    modifies: {
      'tokens of others': (state, self, others, { ship: id_, token }) => {
        const [own, ship] = [you(state, self), shipOf(state, id_)];
        return kinds.includes(token) && own.id !== id_ && all(friend, to)(ship, own, state)
          ? [...others, own.id]
          : others;
      },
    },
  });

/** A ship gains tokens by what somebody else does. */
export function inflict(
  state: XwingState,
  ship: ShipId,
  token: TokenKind,
  { controller }: AbilityInPlay,
  count = 1,
): void {
  gainToken(state, ship, token, GAIN, { count, by: controller });
}
