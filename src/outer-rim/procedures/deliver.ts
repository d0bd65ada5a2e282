/** The deliver action (or.deliver-action): cargo at its destination, captured contacts where their bounty wants them. */
import { allowed, question, reason, say, type Frame, type PlayerId, type Reason } from '../../core';
import { count, type FieldsOf, flag } from '../../core/codec';
import { faceOf, holderOf, traitsOf } from '../queries/cards';
import { resolve, scopeOf } from './effects/scope';
import { ask, call, innermost, procedure, run, tell, trigger } from '../engine';
import { discardOwned } from '../effects/cards';
import { doNothing } from '../effects/nothing';
import { tokenOn } from '../queries/map';
import { playerOf } from '../queries/players';
import type { OuterRimState, SpaceId } from '../model/state';
import { rewardBounty } from './bounties';
import type { OuterRimNames } from '../queries/names';
import { deliverable } from '../queries/deliver';

export interface DeliverFrame extends Frame {
  player: PlayerId;
  delivered: number;
}

export const deliverFields = ({ player }: OuterRimNames): FieldsOf<DeliverFrame> => ({ player, delivered: count });

/** Where the player's other cargo, and contacts that they have captured, belong. */
export function destinations(state: OuterRimState, id: PlayerId): { card: string; to: SpaceId }[] {
  const found: { card: string; to: SpaceId }[] = [];
  for (const owned of playerOf(state, id).cards) {
    const face = faceOf(state, owned);
    if (face.kind === 'cargo') found.push({ card: owned.id, to: face.destination });
    if (face.kind === 'bounty' && tokenOn(state, owned.id) >= 0) found.push({ card: owned.id, to: face.deliverTo });
  }
  return found;
}

const deliverAction = procedure('deliver action', deliverFields, [
  ask('deliver a card or end', ['or.deliver-action.05'], askForCard, (state, frame, action) => {
    if (action.type === 'end-delivery') return;
    const { player } = frame;
    frame.delivered += 1;
    const held = holderOf(state, action.card);
    if (held && faceOf(state, held.owned).kind === 'bounty') rewardBounty(state, player, action.card, 'captured');
    else call(state, 'deliver cargo', { player, card: action.card, failed: false });
    return 'again';
  }),
  run('what is left', ['or.deliver-action.03'], (state, { player }) => leftBehind(state, player)),
]);

/** Cargo and captured contacts that belong elsewhere stay. */
function leftBehind(state: OuterRimState, player: PlayerId): void {
  const left = destinations(state, player);
  if (left.length === 0) return;
  const rules = ['or.deliver-action.03'];
  const because = left.map(({ card, to }) => reason('elsewhere', say`${card} belongs on ${to}`, rules, { card, to }));
  doNothing(state, player, 'deliver', because);
}

function askForCard(state: OuterRimState, frame: DeliverFrame) {
  const { player } = frame;
  const cards = deliverable(state, player);
  if (cards.length === 0) return null;
  const ending = frame.delivered > 0 ? [allowed({ type: 'end-delivery', player })] : [];
  return question(player, 'a card to deliver', [
    ...cards.map(({ id }) => allowed({ type: 'deliver-card', player, card: id })),
    ...ending,
  ]);
}

export interface DeliveryFrame extends Frame {
  player: PlayerId;
  card: string;
  failed: boolean;
}

export const deliveryFields = ({ player, owned }: OuterRimNames): FieldsOf<DeliveryFrame> => ({
  player,
  card: owned,
  failed: flag,
});

const deliverCargo = procedure('deliver cargo', deliveryFields, [
  run('take the risk', ['or.deliver-action.03'], (state, { player, card }) => {
    const cargo = cargoOf(state, card);
    if (cargo) resolve(state, cargo.risk, scopeOf(player, 'cargo', cargo.name, { card, cargo: card }));
  }),
  run('gain the reward', ['or.deliver-action.03', 'or.winning-the-game.07'], (state, frame) => {
    const { player, card } = frame;
    const cargo = cargoOf(state, card);
    if (!cargo || frame.failed) return;
    const count = innermost(state, 'deliver action')?.delivered ?? 1;
    const because = arrived(cargo.destination, count);
    tell(state, { ...delivered(player, card, traitsOf(cargo)), rules: because[0]?.rules ?? [], because });
    resolve(state, cargo.reward, scopeOf(player, 'cargo', cargo.name, { card, cargo: card }));
  }),
  run('tell of it', ['or.deliver-action.03', 'or.personal-goals.07'], (state, frame) => {
    const { player, card } = frame;
    const cargo = cargoOf(state, card);
    if (!cargo || frame.failed) return;
    trigger(state, delivered(player, card, traitsOf(cargo)));
  }),
  run('discard the cargo', ['or.deliver-action.04'], (state, { card, failed }) =>
    discardOwned(state, card, failed ? undefined : ['or.deliver-action.04']),
  ),
]);

/** Told before the reward that it brings; triggers once the reward is gained. */
export const delivered = (player: PlayerId, card: string, traits: readonly string[]) => ({
  type: 'cargo-delivered' as const,
  rules: ['or.deliver-action.03'],
  player,
  card,
  traits: [...traits],
});

/** It is where the card wants it; one deliver action is enough for several cards. */
function arrived(destination: SpaceId, count: number): Reason[] {
  const here = reason('destination', say`${destination} is its destination`, ['or.deliver-action.03'], { destination });
  const said = say`card ${count} of this one deliver action`;
  return count < 2 ? [here] : [reason('several', said, ['or.deliver-action.05'], { count }), here];
}

function cargoOf(state: OuterRimState, card: string) {
  const held = holderOf(state, card);
  const face = held && faceOf(state, held.owned);
  return face?.kind === 'cargo' ? face : null;
}

export function deliver(state: OuterRimState, player: PlayerId): void {
  call(state, 'deliver action', { player, delivered: 0 });
}

export const deliverProcedures = [deliverAction, deliverCargo];
