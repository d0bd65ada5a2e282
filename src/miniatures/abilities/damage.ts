/** What makes damage less that a character is about to take; whose damage it is has been decided by then (min.bodyguard.03). */
import {
  type AbilityInPlay,
  type AbilityOnPiece,
  before,
  reason,
  say,
  type AbilityFrame,
  type AnyAbility,
  type Reason,
  type RuleId,
  type Step,
} from '../../core';
import { ability, innermost, modified, run } from '../engine';
import type { MiniaturesEvent } from '../model/events';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { reduceDamage } from '../procedures/damage';
import { hasLightsaber, numberOf } from '../queries/abilities';
import { aboutAttack, currentAttack } from '../queries/attack';
import { characterOf } from '../queries/characters';
import { rulesOfReasons, whyOtherwise } from '../queries/deciding';
import { isAdjacent } from '../queries/sight';
import { force, save, savedBy, thisCharacter, whyNotAvoided } from './words';

type Due = Extract<MiniaturesEvent, { type: 'damage-due' }>;
type Taking = AbilityFrame<Due>;
type Self = Pick<Taking, 'ability' | 'source' | 'controller'> & { event: Due };

const own = (_state: MiniaturesState, { source, event }: Self): boolean => event.character === source;

/** Attacks of adjacent enemies with a lightsaber go through armor, and a lightsaber that is thrown does (min.damage-reduction.02, min.dark-armor.03). */
function whyCut(rule: RuleId) {
  return (state: MiniaturesState, self: Self): Reason | null => {
    const { attacker, byAttack } = self.event;
    if (!byAttack || attacker === null) return whyNotLess(state, self);
    if (currentAttack(state)?.with?.thrownLightsaber)
      return reason('lightsaber', say`${attacker} throws a lightsaber.`, [rule]);
    const other = characterOf(state, attacker);
    return isAdjacent(state, other, thisCharacter(state, self)) && hasLightsaber(state, other)
      ? reason('lightsaber', say`${attacker} is adjacent to ${self.source} and has a lightsaber.`, [rule])
      : whyNotLess(state, self);
  };
}

/** Why nothing makes this damage less; null: something may. */
function whyNotLess(state: MiniaturesState, self: Self): Reason | null {
  if ((innermost(state, 'deal damage')?.damage ?? 0) <= 0)
    return reason('no-damage', say`${self.source} takes no damage.`, ['min.damage.01']);
  const attack = self.event.byAttack ? currentAttack(state) : null;
  return attack && whyNotAvoided(state, attack, self);
}

function less(
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
  unable?: (state: MiniaturesState, self: Self) => Reason | null;
  /** The number of each save; left out: that on the card. */
  number?: number;
  /** Default 1. */
  saves?: number;
}

/** What each save takes off. */
const EACH = 10;

/** For each save 10 less (min.shields-2.01, min.dark-armor.01, min.vonduun-crab-armor.01). */
function armor({ id, rules, unable = whyNotLess, number, saves = 1 }: Armor): AnyAbility<Miniatures> {
  const once = (i: number): Step<Miniatures, Taking>[] => [
    run(`save ${i}`, rules, (state, self: Taking) =>
      save(state, self, number ?? numberOf(self), rules, self.event?.attacker ?? null),
    ),
    run(`reduction ${i}`, rules, (state, self: Taking) => {
      if (savedBy(self)) less(state, self, EACH, rules);
    }),
  ];
  const effect = Array.from({ length: saves }, (_, i) => once(i + 1)).flat();
  return ability({ id, rules, on: before('damage-due'), when: own, unable, effect });
}

/** What Damage Reduction takes off, and what works against it (min.penetration.01, min.demolish.01). */
function reductionLeft(state: MiniaturesState, self: AbilityInPlay, byAttack: boolean) {
  const attack = byAttack ? currentAttack(state) : null;
  const number = numberOf(self);
  if (!attack) return { left: number, because: [] };
  const about = aboutAttack(attack);
  const because = whyOtherwise(state, 'damage reduction', number, about);
  return { left: Math.max(0, modified(state, 'damage reduction', number, about)), because };
}

const damageReduction = ability({
  id: 'damage-reduction',
  rules: ['min.damage-reduction.01', 'min.damage-reduction.03'],
  on: before('damage-due'),
  when: own,
  unable: (state, self) => {
    const { left, because } = reductionLeft(state, self, self.event.byAttack);
    return whyCut('min.damage-reduction.02')(state, self) ?? (left > 0 ? null : (because[0] ?? null));
  },
  effect: (state, self) => {
    const { left, because } = reductionLeft(state, self, self.event?.byAttack === true);
    less(state, self, left, [...rulesOfReasons(because), 'min.damage-reduction.01'], because);
  },
});

const BUBBLE = 20;

const forceBubble = ability({
  id: 'force-bubble',
  rules: ['min.force-bubble.01', 'min.force-bubble.02'],
  on: before('damage-due'),
  may: true,
  when: own,
  unable: whyNotLess,
  cost: force<Due>(1, ['min.force-bubble.01'], (_state, { event }) => event.attacker),
  effect: (state, self) => less(state, self, BUBBLE, ['min.force-bubble.01']),
});

export const damageAbilities: readonly AnyAbility<Miniatures>[] = [
  armor({ id: 'shields-2', rules: ['min.shields-2.01', 'min.shields-2.02'], number: 11, saves: 2 }),
  armor({
    id: 'dark-armor',
    rules: ['min.dark-armor.01', 'min.dark-armor.02'],
    unable: whyCut('min.dark-armor.03'),
    number: 11,
  }),
  armor({ id: 'vonduun-crab-armor', rules: ['min.vonduun-crab-armor.01', 'min.vonduun-crab-armor.02'] }),
  damageReduction,
  forceBubble,
];
