/** What another player decides in the middle of an effect: 'unless that ship chooses to ...', 'that ship removes 1 of ...'. */
import {
  type AbilityFrame,
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
import { removeToken } from '../../effects/tokens';
import { ask, finish } from '../../engine';
import type { XwingEvent } from '../../model/events';
import type { Ship, ShipId, TokenKind, XwingState } from '../../model/state';
import { shipOf } from '../../queries/ships';
import { cannotRemoveToken, greenTokens } from '../../queries/tokens';

type Frame<E extends XwingEvent> = AbilityFrame<E>;

/** Which ship decides, what it may do, and how it is done. */
interface Decides<E extends XwingEvent> {
  ship: (state: XwingState, self: Frame<E>) => ShipId;
  ways: (state: XwingState, ship: Ship, self: Frame<E>) => readonly Candidate<Json>[];
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
  ways: (state: XwingState, ship: Ship): Candidate<Json>[] =>
    kinds(ship).map((kind) => candidate<Json>(kind, cannotRemoveToken(state, ship.id, kind))),
  does: (state: XwingState, ship: ShipId, chosen: Json): void =>
    removeToken(state, ship, chosen as TokenKind, ['xw.tokens.03']),
});
