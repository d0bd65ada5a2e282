/** Tokens (xw.tokens): gained from the supply, which has no end, spent or removed to it (xw.supply.01). */
import {
  reason,
  say,
  withReasons,
  type Change,
  type Evidence,
  type PlayerId,
  type Reason,
  type RuleId,
} from '../../core';
import { call, cause, emit, forbidden } from '../engine';
import { currentAttack } from '../queries/attack';
import { cloaked } from '../queries/cloak';
import { isRemote } from '../queries/devices';
import { shipOf } from '../queries/ships';
import { isTractored } from '../queries/status';
import { TOKENS, type Ship, type ShipId, type TokenKind, type XwingState } from '../model/state';
import { cannotRemoveToken, counted, lendersOf } from '../queries/tokens';
import { nothingDone } from './failing';
import { staysAsHuge } from './move';

/**
 * The ship gains tokens (xw.tokens.02), unless an ability replaces that: then none is gained, and nothing triggers by it (xw.faq-cards.25).
 * Look at the result in a later step (see `cause`).
 * `by`: the player whose piece, card or choice causes it: who gets to decide of a tractor or jam token hangs on it (xw.tractor.05, xw.jam.05). `because`: what made it so, where its rules do not say that.
 */
export function gainToken(
  state: XwingState,
  ship: ShipId,
  token: TokenKind,
  rules: readonly RuleId[],
  { by, count = 1, because }: { by: PlayerId; count?: number } & Pick<Evidence, 'because'>,
): void {
  const why = withReasons(because);
  for (let i = 0; i < count; i++) cause(state, { type: 'token-gained', rules, ship, token, by, ...why });
}

/** The ship gains tokens by its own player's doing: its actions, its maneuvers and their consequences, its damage cards. */
export function gainByItself(
  state: XwingState,
  ship: ShipId,
  token: TokenKind,
  rules: readonly RuleId[],
  more: { count?: number } & Pick<Evidence, 'because'> = {},
): void {
  gainToken(state, ship, token, rules, { by: shipOf(state, ship).player, ...more });
}

/** The ship pays with a token of its own, never with that of another (xw.abilities.03), unless an ability lets it: then with its own first. */
export function spendToken(
  state: XwingState,
  by: ShipId,
  token: TokenKind,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const ship = shipOf(state, by).tokens[token] > 0 ? by : (lendersOf(state, by, token)[0] ?? by);
  const { tokens } = shipOf(state, ship);
  if (tokens[token] === 0) throw new Error(`${ship} has no ${token} token to spend`);
  const why = withReasons(because);
  noteSpent(state, ship, token);
  emit(state, { type: 'token-spent', rules, ship, token, change: changeBy(tokens, token, -1), ...why });
}

/** 'If you spent such a token' is asked after the attack, whatever it was spent on. */
function noteSpent(state: XwingState, ship: ShipId, token: TokenKind): void {
  const attack = currentAttack(state);
  if (attack) attack.tokensSpent = [...(attack.tokensSpent ?? []), { ship, token }];
}

/** The ship loses a token, if it has one (xw.tokens.03) and it can be removed. */
export function removeToken(
  state: XwingState,
  ship: ShipId,
  token: TokenKind,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  removeTokens(state, ship, token, 1, rules, because);
}

/** The ship loses so many tokens of a kind, as far as it has them; `Infinity`: all. */
export function removeTokens(
  state: XwingState,
  ship: ShipId,
  token: TokenKind,
  most: number,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const { tokens } = shipOf(state, ship);
  const count = Math.min(most, tokens[token]);
  if (count <= 0) return;
  const not = forbidden(state, 'remove token', { ship, token });
  if (not) return nothingDone(state, ship, `${token} token`, not);
  const why = withReasons(because);
  for (let i = 0; i < count; i++)
    emit(state, { type: 'token-removed', rules, ship, token, change: changeBy(tokens, token, -1), ...why });
}

function changeBy(tokens: Record<TokenKind, number>, token: TokenKind, by: 1 | -1): Change {
  const was = tokens[token];
  const is = was + by;
  tokens[token] = is;
  return { was, is };
}

/** One of its reinforce tokens is turned over, to this side: that is neither removing nor gaining one. */
export function flipReinforce(state: XwingState, ship: ShipId, to: 'fore' | 'aft', rules: readonly RuleId[]): void {
  const { tokens } = shipOf(state, ship);
  const from = to === 'fore' ? 'aft' : 'fore';
  if (tokens[`reinforce-${from}`] === 0) return;
  changeBy(tokens, `reinforce-${from}`, -1);
  changeBy(tokens, `reinforce-${to}`, 1);
  emit(state, { type: 'reinforce-flipped', rules, ship, to });
}

/** Why the ship cannot gain such a token, or null. */
function cannotGain(state: XwingState, ship: ShipId, token: TokenKind): Reason | null {
  const { place } = shipOf(state, ship);
  if (place === 'removed')
    return reason('removed', say`${ship} has left the game and gains no tokens.`, ['xw.removed-from-game.01']);
  if (isRemote(shipOf(state, ship)))
    return reason('remote', say`${ship} is a remote, which gains no tokens.`, ['xw.remote-use.02']);
  const second = token === 'cloak' ? cloaked(shipOf(state, ship)) : null;
  return second ?? forbidden(state, 'gain token', { ship, token });
}

/** The token goes from one ship to the other; neither half without the other (xw.tokens.04, xw.tokens.05). `by`: as in `gainToken`. */
export function transferToken(
  state: XwingState,
  from: ShipId,
  to: ShipId,
  token: TokenKind,
  rules: readonly RuleId[],
  by: PlayerId,
): void {
  if (cannotRemoveToken(state, from, token) || cannotGain(state, to, token)) return;
  removeToken(state, from, token, rules);
  gainToken(state, to, token, rules, { by });
}

/** How a gained token changes the state, with what it does at once: jamming (xw.jam.05, xw.jam.07) and tractoring (xw.tractor.03). */
export function tokenGained(
  state: XwingState,
  event: { ship: ShipId; token: TokenKind; by: PlayerId } & Evidence,
): false | void {
  const why = cannotGain(state, event.ship, event.token);
  // A second cloak token (xw.cloak.05), one of a ship that has left the game (xw.removed-from-game.02), or one that a card forbids.
  if (why) {
    const { ship, token } = event;
    emit(state, { type: 'token-not-gained', rules: why.rules, ship, token, because: [why] });
    return false;
  }
  const ship = shipOf(state, event.ship);
  event.change = changeBy(ship.tokens, event.token, 1);
  // xw.huge-stress.01: it has no choice.
  if (event.token === 'stress' && (ship.energy?.active ?? 0) > 0)
    call(state, 'spend energy on stress', { ship: ship.id, most: 1 });
  const { by } = event;
  if (event.token === 'tractor') tractorGained(state, ship, by);
  // With one jam token it is jammed (xw.jam.03).
  if (event.token === 'jam') call(state, 'become jammed', { ship: ship.id, by });
  else if (ship.tokens.jam > 0 && TOKENS[event.token].color === 'green') {
    call(state, 'jammed ship gains', { ship: ship.id, gained: event.token });
  }
}

/** The ship is moved the first time in a round that it has as many tractor tokens as its size needs (xw.tractor.03, .04). */
function tractorGained(state: XwingState, ship: Ship, by: PlayerId): void {
  const { tractor } = ship.tokens;
  if (!isTractored(ship)) {
    const said = say`${counted(tractor, 'tractor token')} ${[tractor === 1 ? 'does' : 'do']} not tractor a ${[ship.size]} ship.`;
    return nothingDone(
      state,
      ship.id,
      'tractor token',
      reason('not-tractored', said, ['xw.tractor.04', 'xw.tractor.01']),
    );
  }
  if (ship.tractored) {
    const said = say`${ship.id} has become tractored before in this round: it is not moved again.`;
    return nothingDone(state, ship.id, 'tractor token', reason('tractored-before', said, ['xw.tractor.03']));
  }
  ship.tractored = true;
  // A huge ship is not moved (xw.tractor.11).
  if (staysAsHuge(state, ship.id, 'tractor token', ['xw.huge-tractor.02'])) return;
  call(state, 'become tractored', { ship: ship.id, by });
}
