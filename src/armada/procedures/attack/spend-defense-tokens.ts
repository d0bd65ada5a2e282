/** Step 4 of an attack, Spend Defense Tokens: the defender may (arm.attack.17, arm.attack-summary.03, arm.defense-tokens). */
import {
  alike,
  allowed,
  candidate,
  question,
  reason,
  say,
  type Candidate,
  type Reason,
  withReasons,
} from '../../../core';
import { cancelAllAttackDice, cancelAttackDice } from '../../effects/attack-dice';
import { discardSpentToken, payDefenseToken } from '../../effects/defense-tokens';
import { HULL_ZONES, type DefenseToken, type HullZone } from '../../facts';
import { ask, emit, forbidden, modified, options, permitted, useInWindow } from '../../engine';
import type { ArmadaAction, AttackAction } from '../../model/actions';
import type { ArmadaState } from '../../model/state';
import {
  aboutAttack,
  atSpeedZero,
  declared,
  defendingPlayer,
  defenseTokens,
  pieceOf,
  type AttackFrame,
} from '../../queries/attack';
import { adjacentZones } from '../../queries/hull-zones';
import { rerollAttackDice } from '../attack-dice';

export type SpendDefenseToken = Extract<AttackAction, { type: 'spend-defense-token' }>;

export const spendDefenseTokens = ask(
  'spend defense tokens',
  ['arm.attack.17', 'arm.defense-tokens.02', 'arm.defense-tokens.14'],
  whichToken,
  spend,
  { offers: 'spend defense tokens' },
);

function windowOf(state: ArmadaState, frame: AttackFrame) {
  return { window: 'spend defense tokens', player: defendingPlayer(state, frame), event: null, frame } as const;
}

/** Asked of a defender that has tokens, even if a rule refuses them, or an ability to use. */
function whichToken(state: ArmadaState, frame: AttackFrame) {
  const player = defendingPlayer(state, frame);
  const { defender } = declared(frame);
  const spends = defenseTokens(state, frame).flatMap((token) => waysToSpend(state, frame, token));
  const abilities = options(state, windowOf(state, frame));
  if (spends.length === 0 && abilities.every(({ not }) => not !== null)) return null;
  return question<Candidate<ArmadaAction>>(player, 'spend defense tokens', [
    ...spends,
    ...abilities,
    allowed<ArmadaAction>({ type: 'end-defense-tokens', player, defender }),
  ]);
}

type Token = ReturnType<typeof defenseTokens>[number];

function waysToSpend(state: ArmadaState, frame: AttackFrame, token: Token): Candidate<SpendDefenseToken>[] {
  const player = defendingPlayer(state, frame);
  const { defender } = declared(frame);
  const not = cannotSpend(state, frame, token);
  const { type, exhausted } = token;
  return choicesFor(state, frame, type).map(({ die, zone, unable = null }) =>
    candidate(
      { type: 'spend-defense-token', player, defender, token: type, exhausted, die, zone } as const,
      not ?? unable,
    ),
  );
}

/** Why a defense token cannot be spent in this attack; null: it can. */
export function cannotSpend(
  state: ArmadaState,
  frame: AttackFrame,
  { type, exhausted, there, barred }: Token,
): Reason | null {
  const { defender } = declared(frame);
  const still = atSpeedZero(state, defender);
  if (still) return still;
  if (frame.spent.includes(type)) {
    const rules = ['arm.defense-tokens.20', 'arm.defense-tokens.21'];
    return reason('type-already-spent', say`The defender has spent ${an(type)} token in this attack.`, rules, {
      token: type,
    });
  }
  if (barred >= there)
    return reason('barred-by-accuracy', say`The ${type} token was chosen with an accuracy icon.`, ['arm.attack.15'], {
      token: type,
    });
  return forbidden(state, 'spend defense token', { ...aboutAttack(frame), token: type, exhausted });
}

/** What is chosen with a token: a die for evade, a hull zone for redirect. Where it has no effect there is nothing to choose. */
function choicesFor(
  state: ArmadaState,
  frame: AttackFrame,
  type: DefenseToken,
): { die: number | null; zone: HullZone | null; unable?: Reason | null }[] {
  const nothing = { die: null, zone: null };
  const { defendingZone } = declared(frame);
  // A zone beside the defending one (arm.defense-tokens.04); squadrons have none (arm.defense-tokens.07).
  if (type === 'redirect' && defendingZone !== null) {
    const zones = HULL_ZONES.map((zone) => ({ die: null, zone, unable: cannotRedirectTo(zone, defendingZone) }));
    // None named: all the others.
    return permitted(state, 'redirect to several', aboutAttack(frame)) ? [...zones, nothing] : zones;
  }
  // At close range evade changes no die (arm.defense-tokens.10).
  if (type !== 'evade' || evadeDoes(state, frame) === 'nothing' || frame.pool.length === 0) return [nothing];
  // One die, of those that are alike any (arm.defense-tokens.08, .09).
  return alike(frame.pool, () => true).map((group) => ({ die: group[0] as number, zone: null }));
}

function cannotRedirectTo(zone: HullZone, defendingZone: HullZone): Reason | null {
  if (adjacentZones(defendingZone).includes(zone)) return null;
  const said = say`The ${zone} hull zone is not adjacent to the ${defendingZone} hull zone.`;
  return reason('not-adjacent', said, ['arm.defense-tokens.04', 'arm.hull-zones.05']);
}

/** By the range of the attack (arm.defense-tokens.08 to .11). */
function evadeDoes(state: ArmadaState, frame: AttackFrame): Evade {
  return modified(state, 'evade effect', evadeByRange(state, frame), aboutAttack(frame));
}

type Evade = 'cancel' | 'reroll' | 'nothing';

function evadeByRange({ options }: ArmadaState, frame: AttackFrame): Evade {
  const { range } = declared(frame);
  if (range.range === 'long') return 'cancel';
  if (range.range === 'medium') return 'reroll';
  // Distance 1, at which squadrons attack, is no range.
  return frame.zone === null ? 'nothing' : options.attacks.evadeAtClose;
}

/** What evade does at close range, and at distance 1. */
function whyEvade(state: ArmadaState, frame: AttackFrame, evade: Evade): Reason | null {
  const { range } = declared(frame);
  if (frame.zone !== null && range.range !== 'close') return null;
  const at = frame.zone === null ? say`distance ${1}` : say`close range`;
  if (evade === 'nothing')
    return reason('too-close', say`At ${at} it cancels and rerolls no die.`, ['arm.defense-tokens.10']);
  if (evade !== evadeByRange(state, frame) || evade !== 'reroll') return null;
  const said = say`This game is played by edition 1.5, in which evade does at close range what it does at medium range.`;
  return reason('later-edition', said, ['arm.defense-tokens.09', 'arm.defense-tokens.10']);
}

/** `a brace`, `an evade`. */
function an(token: DefenseToken) {
  return token === 'evade' ? say`an ${token}` : say`a ${token}`;
}

function spend(state: ArmadaState, frame: AttackFrame, action: ArmadaAction): 'again' | void {
  if (action.type === 'use-ability') useInWindow(state, windowOf(state, frame), action);
  else if (action.type === 'spend-defense-token') spendToken(state, frame, action);
  else return;
  return 'again';
}

/** The rule of what a token does. */
const RULES: Readonly<Record<Exclude<DefenseToken, 'evade'>, string>> = {
  redirect: 'arm.defense-tokens.04',
  brace: 'arm.defense-tokens.12',
  scatter: 'arm.defense-tokens.13',
};
const EVADES = {
  cancel: 'arm.defense-tokens.08',
  reroll: 'arm.defense-tokens.09',
  nothing: 'arm.defense-tokens.10',
} as const;

/** The token is spent, and does what it does: dice at once, redirect and brace as damage is resolved (arm.defense-tokens.14). */
function spendToken(state: ArmadaState, frame: AttackFrame, action: SpendDefenseToken): void {
  const { defender, token, exhausted, die, zone, player } = action;
  frame.spent = [...frame.spent, token];
  const isDoomed = mustSpendTheDoomed(state, frame, action);
  const evade = evadeDoes(state, frame);
  const rule = token === 'evade' ? EVADES[evade] : RULES[token];
  const why = withReasons(token === 'evade' ? whyEvade(state, frame, evade) : null);
  emit(state, { type: 'defense-token-spent', rules: [rule], defender, token, exhausted, zone, ...why });
  payDefenseToken(state, pieceOf(state, defender), token, exhausted);
  if (isDoomed) discardSpentToken(state, pieceOf(state, defender), token);
  if (token === 'redirect') frame.redirect = zonesOf(frame, zone);
  if (token === 'scatter') cancelAllAttackDice(state, [rule]);
  if (token !== 'evade' || die === null) return;
  if (evade === 'cancel') cancelAttackDice(state, [die], [rule]);
  if (evade === 'reroll') rerollAttackDice(state, [die], player, [rule]);
}

/** The zone that was chosen; without one, where a card lets it be so, all but the defending one. */
function zonesOf(frame: AttackFrame, zone: HullZone | null): HullZone[] {
  if (zone !== null) return [zone];
  const { defendingZone } = declared(frame);
  return defendingZone === null ? [] : HULL_ZONES.filter((each) => each !== defendingZone);
}

/** Of tokens that are alike the defender spends another one, as long as accuracy leaves one (arm.golden-rules.02). */
function mustSpendTheDoomed(state: ArmadaState, frame: AttackFrame, { token, exhausted }: SpendDefenseToken): boolean {
  const { doomed } = frame;
  if (doomed?.type !== token || doomed.exhausted !== exhausted) return false;
  const alike = defenseTokens(state, frame).find((each) => each.type === token && each.exhausted === exhausted);
  return alike !== undefined && alike.there - alike.barred <= 1;
}
