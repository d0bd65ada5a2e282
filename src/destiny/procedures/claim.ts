/** Claiming the battlefield (des.claim-the-battlefield, des.claim-abilities). */
import { allowed, question, reason, type Frame, type PlayerId, type Reason } from '../../core';
import type { FieldsOf } from '../../core/codec';
import { fellShort } from '../effects/memory';
import { canSpend, spendResources } from '../effects/resources';
import { abilitiesOf, ask, cause, emit, modified, procedure, run, useAbility } from '../engine';
import type { EventOf } from '../model/events';
import type { DestinyState } from '../model/state';
import type { DestinyNames } from '../queries/names';

export interface ClaimFrame extends Frame {
  player: PlayerId;
}

export const claimFields = ({ player }: DestinyNames): FieldsOf<ClaimFrame> => ({ player });

const claimCost = (state: DestinyState, player: PlayerId): number => modified(state, 'claim cost', 0, { player });

/** Why a player cannot claim the battlefield now, or null. */
export function cannotClaim(state: DestinyState, player: PlayerId): Reason | null {
  const { claimedBy, closed, code } = state.battlefield;
  if (claimedBy !== null)
    return reason('already-claimed', `${claimedBy} has claimed the battlefield this round.`, [
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
    : reason('too-expensive', `Claiming costs ${cost} now.`, ['des.golden-rule.01'], { cost });
}

/** Claim abilities of a battlefield card. */
export function claimAbilitiesOf(code: string | null): string[] {
  return code === null ? [] : abilitiesOf(code, 'claim').map((each) => each.id);
}

function askForAbility(state: DestinyState, frame: ClaimFrame) {
  const [ability] = claimAbilitiesOf(state.battlefield.code);
  if (ability === undefined) return null;
  const { player } = frame;
  return question(player, 'use the claim ability', [
    allowed({ type: 'choose-option', player, option: 'use' }),
    allowed({ type: 'choose-option', player, option: 'decline' }),
  ]);
}

const claim = procedure('claim', [
  run(
    'claim',
    ['des.claim-the-battlefield.01', 'des.claim-the-battlefield.02', 'des.claim-the-battlefield.06'],
    (state, frame) => {
      spendResources(state, frame.player, claimCost(state, frame.player), 'claiming', ['des.golden-rule.01']);
      cause(state, {
        type: 'claimed',
        rules: ['des.claim-the-battlefield.01', 'des.claim-the-battlefield.06'],
        player: frame.player,
      });
    },
  ),
  ask(
    'use the claim ability',
    ['des.claim-the-battlefield.07', 'des.claim-abilities.02'],
    askForAbility,
    (state, frame, action) => {
      if (action.type === 'choose-option' && action.option === 'use')
        useClaimAbility(state, state.battlefield.code, frame.player);
    },
  ),
]);

/** Resolves a battlefield's claim ability for a player, claimed or not. */
export function useClaimAbility(state: DestinyState, battlefield: string | null, player: PlayerId): void {
  const [ability] = claimAbilitiesOf(battlefield);
  if (ability !== undefined) useAbility(state, { ability, source: 'battlefield', controller: player });
}

export function claimed(state: DestinyState, event: EventOf<'claimed'>): void {
  state.battlefield.claimedBy = event.player;
  state.additional = state.additional.filter((each) => each !== event.player);
  takeBattlefield(state, event.player);
}

/** A player takes control of the battlefield; that alone is not claiming it. */
export function takeBattlefield(state: DestinyState, player: PlayerId): void {
  if (state.battlefield.controller === player) return fellShort(state);
  state.battlefield.controller = player;
  state.deputy = null;
  state.changed = true;
  emit(state, {
    type: 'battlefield-taken',
    rules: ['des.claim-the-battlefield.02', 'des.battlefield-area.01'],
    player,
  });
}

/** Uses another battlefield from now on; control does not change (des.card-hyperspace-jump.04). `owner`: who brought it. */
export function switchBattlefield(state: DestinyState, battlefield: string, owner: PlayerId, by: PlayerId): void {
  const { battlefield: now } = state;
  const bringer = state.players.find((each) => each.id === owner);
  const at = bringer?.setAside.findIndex((each) => each.code === battlefield) ?? -1;
  if (!bringer || at < 0) return fellShort(state);
  bringer.setAside.splice(at, 1);
  const former = state.players.find((each) => each.id === now.owner);
  if (former && now.code !== null) former.setAside.push({ code: now.code, owner: former.id, under: null });
  now.code = battlefield;
  now.owner = owner;
  state.changed = true;
  emit(state, { type: 'battlefield-switched', rules: ['des.card-hyperspace-jump.01'], battlefield, by });
}

export const claimProcedures = [claim];
