/** What another player decides in the middle of an effect: 'unless that ship chooses to ...', 'that ship removes 1 of ...'. */
import {
  type AbilityFrame,
  type AbilityInPlay,
  allowed,
  type Candidate,
  candidate,
  type ChooseForAbility,
  type Json,
  onPiece,
  question,
  type RuleId,
  say,
} from '../../../core';
import { gainByItself, removeToken } from '../../effects/tokens';
import { ask, finish, forbidden, run } from '../../engine';
import type { XwingEvent } from '../../model/events';
import type { Ship, ShipId, TokenKind, XwingState } from '../../model/state';
import { shipOf } from '../../queries/ships';
import { cannotRemoveToken, greenTokens } from '../../queries/tokens';

type Frame<E extends XwingEvent> = AbilityFrame<E>;

/** Which ship decides, what it may do, and how it is done. */
export interface Decides<E extends XwingEvent> {
  /** Whose player decides. */
  ship: (state: XwingState, self: Frame<E>) => ShipId;
  /** What may be decided, each with why it cannot. */
  ways: (state: XwingState, ship: Ship, self: Frame<E>) => readonly Candidate<Json>[];
  /** What comes of it. */
  does: (state: XwingState, ship: ShipId, chosen: Json, self: Frame<E>) => void;
}

function asked<E extends XwingEvent>(
  state: XwingState,
  self: Frame<E>,
  { ship: whose, ways }: Decides<E>,
  may: boolean,
) {
  const ship = shipOf(state, whose(state, self));
  const offered = ways(state, ship, self);
  if (!offered.some((each) => each.not === null)) return null;
  const candidates = [...offered, ...(may ? [allowed<Json>(null)] : [])].map(({ action: chosen, not }) =>
    candidate<ChooseForAbility>({ type: 'choose', player: ship.player, ...onPiece(self), chosen }, not),
  );
  return question(ship.player, say`what ${ship.id} does`, candidates);
}

/** Where the ship chooses a way, nothing else of the effect comes; where it chooses none (null) or can do nothing, it goes on. */
export const unlessItChooses = <E extends XwingEvent>(rules: readonly RuleId[], decides: Decides<E>) =>
  ask(
    'unless the ship chooses otherwise',
    rules,
    (state, self: Frame<E>) => asked(state, self, decides, true),
    (state, self: Frame<E>, { chosen }: ChooseForAbility) => {
      if (chosen === null) return;
      decides.does(state, decides.ship(state, self), chosen, self);
      finish(self);
    },
  );

/** The ship has to choose one of these ways. */
export const itChooses = <E extends XwingEvent>(rules: readonly RuleId[], decides: Decides<E>) =>
  ask(
    'the ship chooses',
    rules,
    (state, self: Frame<E>) => asked(state, self, decides, false),
    (state, self: Frame<E>, { chosen }: ChooseForAbility) =>
      decides.does(state, decides.ship(state, self), chosen, self),
  );

/** 'Remove 1 green token', or one of these. */
export const removingOne = (kinds: (ship: Ship) => readonly TokenKind[] = greenTokens) => ({
  /** Each kind of its tokens. */
  ways: (state: XwingState, ship: Ship): Candidate<Json>[] =>
    kinds(ship).map((kind) => candidate<Json>(kind, cannotRemoveToken(state, ship.id, kind))),
  /** Removes one. */
  does: (state: XwingState, ship: ShipId, chosen: Json): void =>
    removeToken(state, ship, chosen as TokenKind, ['xw.tokens.03']),
});

type Otherwise = (state: XwingState, ship: ShipId, self: AbilityInPlay) => void;
const REMOVED: readonly RuleId[] = ['xw.tokens.03'];

const removable = (state: XwingState, ship: ShipId): TokenKind[] =>
  greenTokens(shipOf(state, ship)).filter((token) => cannotRemoveToken(state, ship, token) === null);

/** Those that are still to decide. */
const left = ({ chosen }: Frame<XwingEvent>): readonly ShipId[] => chosen as readonly ShipId[];

/** 'Each of these ships ... unless it removes 1 green token': the player of each decides, and nobody is asked about a ship without one. */
export const unlessRemovingGreen = (
  ships: (state: XwingState, self: Frame<XwingEvent>) => ShipId[],
  otherwise: Otherwise,
) => [
  run('ships without a green token', REMOVED, (state, self: Frame<XwingEvent>) => {
    const all = ships(state, self);
    self.chosen = all.filter((ship) => removable(state, ship).length > 0);
    for (const ship of all) if (removable(state, ship).length === 0) otherwise(state, ship, self);
  }),
  ask(
    'remove a green token, or not',
    REMOVED,
    (state, self: Frame<XwingEvent>) => {
      const [ship] = left(self);
      if (ship === undefined) return null;
      const { player } = shipOf(state, ship);
      const choose = (chosen: TokenKind | 'none') =>
        allowed({ type: 'choose' as const, player, ...onPiece(self), chosen });
      return question(player, 'remove a green token, or not', [...removable(state, ship), 'none' as const].map(choose));
    },
    (state, self: Frame<XwingEvent>, { chosen }: ChooseForAbility) => {
      const [ship, ...others] = left(self);
      self.chosen = others;
      if (ship === undefined) return 'again';
      if (chosen === 'none') otherwise(state, ship, self);
      else removeToken(state, ship, chosen as TokenKind, REMOVED);
      return 'again';
    },
  ),
];

/** 'Gain 1 such token'. */
export const gainingInstead = (token: TokenKind) => ({
  /** The token, if it can be gained. */
  ways: (state: XwingState, { id: ship }: Ship): Candidate<Json>[] => [
    candidate<Json>(token, forbidden(state, 'gain token', { ship, token })),
  ],
  /** Gains it. */
  does: (state: XwingState, ship: ShipId): void => gainByItself(state, ship, token, ['xw.tokens.02']),
});
