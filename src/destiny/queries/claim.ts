/** Who may claim the battlefield, and what claiming costs and takes away (des.claim-the-battlefield, des.claim-abilities). */
import { reason, type PlayerId, type Reason, say } from '../../core';
import { abilitiesOf, modified } from '../engine';
import { canSpend } from './cost';
import type { DestinyState } from '../model/state';
import { playerOf } from './players';

/** Why a player gains no action this round: the battlefield was claimed (des.claim-the-battlefield.04). Null: nothing is in the way. */
export function cannotAct(state: DestinyState, player: PlayerId): Reason | null {
  if (mayAct(state, player)) return null;
  const facts = { claimedBy: state.battlefield.claimedBy };
  return reason(
    'claimed',
    say`${player} has claimed the battlefield this round: abilities may still be used, but no action is taken.`,
    ['des.faq-rey-imperial-armory.01', 'des.claim-the-battlefield.04', 'des.claim-the-battlefield.10'],
    facts,
  );
}

/** May the player still take actions this round? Not after claiming (des.claim-the-battlefield.04). */
export function mayAct(state: DestinyState, player: PlayerId): boolean {
  return state.battlefield.claimedBy !== player && !playerOf(state, player).eliminated;
}

export const claimCost = (state: DestinyState, player: PlayerId): number =>
  modified(state, 'claim cost', 0, { player });

/** Why a player cannot claim the battlefield now, or null. Only one player can in a round (des.free-for-all-actions.03). */
export function cannotClaim(state: DestinyState, player: PlayerId): Reason | null {
  const { claimedBy, closed, code } = state.battlefield;
  if (claimedBy !== null)
    return reason('already-claimed', say`${claimedBy} has claimed the battlefield this round.`, [
      'des.claim-the-battlefield.06',
    ]);
  if (closed)
    return reason('already-claimed', 'It was claimed this round, by a player who is out.', [
      'des.player-elimination.03',
    ]);
  if (code === null) return reason('no-battlefield', 'No battlefield has been chosen yet.', ['des.battlefield.01']);
  const cost = claimCost(state, player);
  return canSpend(state, player, cost)
    ? null
    : reason(
        'too-expensive',
        say`Claiming costs ${cost} now, ${player} has ${playerOf(state, player).resources}.`,
        ['des.golden-rule.01'],
        { cost, resources: playerOf(state, player).resources },
      );
}

/** Claim abilities of a battlefield card. */
export function claimAbilitiesOf(code: string | null): string[] {
  return code === null ? [] : abilitiesOf(code, 'claim').map((each) => each.id);
}
