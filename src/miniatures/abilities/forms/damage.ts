/** Damage that abilities deal, make less, and remove; whose damage it is has been decided by then (min.bodyguard.03). */
import {
  before,
  reason,
  say,
  type AbilityFrame,
  type AbilityOnPiece,
  type AnyAbility,
  type Reason,
  type RuleId,
  type Source,
  type Step,
} from '../../../core';
import { removeDamage } from '../../effects/damage';
import { ability, call, innermost, run } from '../../engine';
import type { MiniaturesEvent } from '../../model/events';
import type { CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { reduceDamage } from '../../procedures/damage';
import { numberOf } from '../../queries/abilities';
import { currentAttack } from '../../queries/attack';
import { characterOf } from '../../queries/characters';
import type { Whom } from './areas';
import { whyNotAvoided } from './attacks';
import { save, savedBy } from './saves';
import { oneOfThese, type Only } from './targets';
import { statements, use } from './uses';
import { around } from './who';

/** Damage that an ability deals itself (min.special-abilities-and-attacks.01); it is not the damage of an attack (min.attack.02). */
export function hurt(
  state: MiniaturesState,
  character: CharacterId,
  damage: number,
  attacker: CharacterId | null,
  rules: readonly RuleId[],
  sources: readonly Source[] = [],
): void {
  call(state, 'deal damage', { character, damage, attacker, byAttack: false, sources, rules });
}

export type Due = Extract<MiniaturesEvent, { type: 'damage-due' }>;
type Taking = AbilityFrame<Due>;
export type TakesDamage = Pick<Taking, 'ability' | 'source' | 'controller'> & { event: Due };

export const isOwnDamage = (_state: MiniaturesState, { source, event }: TakesDamage): boolean =>
  event.character === source;

/** Why nothing makes this damage less; null: something may. */
export function whyNotLess(state: MiniaturesState, self: TakesDamage): Reason | null {
  if ((innermost(state, 'deal damage')?.damage ?? 0) <= 0)
    return reason('no-damage', say`${self.source} takes no damage.`, ['min.damage.01']);
  const attack = self.event.byAttack ? currentAttack(state) : null;
  return attack && whyNotAvoided(state, attack, self);
}

/** So much less. */
export function less(
  state: MiniaturesState,
  self: AbilityOnPiece,
  by: number,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const frame = innermost(state, 'deal damage');
  if (frame) reduceDamage(state, frame, by, { ability: self.ability, source: self.source }, rules, because);
}

interface Armor {
  id: string;
  rules: readonly RuleId[];
  unable?: (state: MiniaturesState, self: TakesDamage) => Reason | null;
  /** The number of each save; left out: that on the card. */
  number?: number;
  /** Default 1. */
  saves?: number;
}

/** What each save takes off. */
const EACH = 10;

/** For each save 10 less (min.shields-2.01, min.dark-armor.01, min.vonduun-crab-armor.01). */
export function armor({ id, rules, unable = whyNotLess, number, saves = 1 }: Armor): AnyAbility<Miniatures> {
  const once = (i: number): Step<Miniatures, Taking>[] => [
    run(`save ${i}`, rules, (state, self: Taking) =>
      save(state, self, number ?? numberOf(self), rules, self.event?.attacker ?? null),
    ),
    run(`reduction ${i}`, rules, (state, self: Taking) => {
      if (savedBy(self)) less(state, self, EACH, rules);
    }),
  ];
  const effect = Array.from({ length: saves }, (_, i) => once(i + 1)).flat();
  return ability({ id, rules, on: before('damage-due'), when: isOwnDamage, unable, effect });
}

/** Range 'touch' (min.touch.01). */
export const itselfAndBeside: Whom = (state, user) => [user, ...around(state, user)];

/** Never more than was suffered (min.heal.02, min.force-heal.02, min.repair.02, min.industrial-repair.02). */
export function removes(id: string, whom: Whom, only: Only): AnyAbility<Miniatures> {
  return use({
    id,
    says: [1, 2],
    replaces: 'attacks',
    choose: oneOfThese(whom, only),
    effect: (state, self) =>
      removeDamage(state, characterOf(state, String(self.chosen)), numberOf(self), statements(id, [1, 2])),
  });
}
