/** Damage cards: resolved as they are dealt faceup (arm.damage.10), or working as long as they lie so (arm.damage.11). */
import { after, type AbilityFrame, type AbilityInPlay, type RuleId, type Step } from '../../../core';
import { turnDamageCardFacedown } from '../../effects/damage-cards';
import { ability, call, run } from '../../engine';
import type { ArmadaEvent } from '../../model/events';
import type { ArmadaState, Ship } from '../../model/state';
import type { Armada } from '../../model/types';
import { PLAIN_DAMAGE } from '../../procedures/damage';
import { damageCardKey } from '../../queries/carriers';
import { shipOf } from '../../queries/ships';
import { you } from './you';

export type Dealt = AbilityFrame<Extract<ArmadaEvent, { type: 'damage-card-dealt' | 'damage-card-turned-faceup' }>>;
type DealtStep = Step<Armada, Dealt>;

export const AT_ONCE: readonly RuleId[] = ['arm.damage.10', 'arm.effect-use-and-timing.13'];

/** Resolved as soon as the card lies faceup: dealt so, or turned over. */
export const whenDealt = (card: string, effect: readonly DealtStep[]) =>
  ability({
    id: card,
    card: damageCardKey(card),
    rules: AT_ONCE,
    on: after('damage-card-dealt', 'damage-card-turned-faceup'),
    when: (_state, { event, source }) => event.id === source,
    effect,
  });

/** The same, and then the card is turned facedown. */
export const onceWhenDealt = (card: string, effect: readonly DealtStep[]) =>
  whenDealt(card, [
    ...effect,
    run('turn it facedown', AT_ONCE, (state, frame: Dealt) =>
      turnDamageCardFacedown(state, dealtTo(state, frame), frame.source, AT_ONCE),
    ),
  ]);

/** The ship to which the card was dealt; it may have been destroyed meanwhile. */
export function dealtTo(state: ArmadaState, { event }: Dealt): Ship {
  return shipOf(state, event?.ship ?? '');
}

export const LASTING: readonly RuleId[] = ['arm.damage.11', 'arm.effect-use-and-timing.13'];

/** One damage, on a hull zone of its owner's choice (arm.damage.09). */
export function suffer(state: ArmadaState, self: Pick<AbilityInPlay, 'source'>, rules: readonly RuleId[]): void {
  call(state, 'suffer damage', { ship: you(state, self).id, zone: null, left: 1, rules, ...PLAIN_DAMAGE });
}

export const WHEN_IT_HAPPENS = [...LASTING, 'arm.effect-use-and-timing.05'];
