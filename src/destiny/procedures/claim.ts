/** Claiming the battlefield (des.claim-the-battlefield, des.claim-abilities). */
import { allowed, question, type Frame, type PlayerId } from '../../core';
import type { FieldsOf } from '../../core/codec';
import { controlsIt, takeBattlefield } from '../effects/battlefield';
import { spendResources } from '../effects/resources';
import { ask, cause, procedure, run, useAbility } from '../engine';
import type { EventOf } from '../model/events';
import type { DestinyState } from '../model/state';
import { claimAbilitiesOf, claimCost } from '../queries/claim';
import type { DestinyNames } from '../queries/names';

export interface ClaimFrame extends Frame {
  player: PlayerId;
}

export const claimFields = ({ player }: DestinyNames): FieldsOf<ClaimFrame> => ({ player });

/** What the battlefield offers to those who claim it, if it has a claim ability (des.battlefield.03). */
function askForAbility(state: DestinyState, frame: ClaimFrame) {
  const [ability] = claimAbilitiesOf(state.battlefield.code);
  if (ability === undefined) return null;
  const { player } = frame;
  return question(player, 'use the claim ability', [
    allowed({ type: 'choose-option', player, option: 'use' }),
    allowed({ type: 'choose-option', player, option: 'decline' }),
  ]);
}

const claim = procedure('claim', claimFields, [
  run('claim', ['des.claim-the-battlefield.01', 'des.claim-the-battlefield.02'], (state, frame) => {
    spendResources(state, frame.player, claimCost(state, frame.player), 'claiming', ['des.golden-rule.01']);
    cause(state, {
      type: 'claimed',
      rules: ['des.claim-the-battlefield.01'],
      player: frame.player,
    });
  }),
  ask('use the claim ability', ['des.claim-the-battlefield.07'], askForAbility, (state, frame, action) => {
    if (action.type === 'choose-option' && action.option === 'use')
      useClaimAbility(state, state.battlefield.code, frame.player);
  }),
]);

/** Resolves a battlefield's claim ability for a player, claimed or not. */
export function useClaimAbility(state: DestinyState, battlefield: string | null, player: PlayerId): void {
  const [ability] = claimAbilitiesOf(battlefield);
  if (ability !== undefined) useAbility(state, { ability, source: 'battlefield', controller: player });
}

/** Control comes with it (des.claim-the-battlefield.02), unless it was the player's already (des.claim-the-battlefield.08). */
export function claimed(state: DestinyState, event: EventOf<'claimed'>): void {
  state.battlefield.claimedBy = event.player;
  if (state.battlefield.controller === event.player) event.because = [controlsIt(event.player)];
  else takeBattlefield(state, event.player, ['des.claim-the-battlefield.02']);
}

export const claimProcedures = [claim];
