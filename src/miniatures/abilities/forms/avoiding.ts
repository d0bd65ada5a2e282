/** What is done as a character is hit so that it takes no damage: saves of its own (min.parry), or of whoever has hit it (min.illusion). */
import {
  after,
  circumstance,
  onPiece,
  reason,
  say,
  type AbilityFrame,
  type AnyAbility,
  type Reason,
  type RuleId,
  type Step,
} from '../../../core';
import { ability, run } from '../../engine';
import type { MiniaturesEvent } from '../../model/events';
import type { MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { avoidDamage } from '../../procedures/attack';
import { damageOfFrame } from '../../queries/attack';
import { ruleOf } from '../../queries/deciding';
import { attackIn, whyNotAvoided } from './attacks';
import { force } from './costs';
import { hurt } from './damage';
import { SAVE_NUMBER, saveOf, savedBy } from './saves';
import { isEnemy } from './who';

type Hit = Extract<MiniaturesEvent, { type: 'attack-hit' }>;
export type Answer = AbilityFrame<Hit>;
export type IsHit = Pick<Answer, 'ability' | 'source' | 'controller'> & { event: Hit };

/** Which hits it answers to. */
export type Against = (state: MiniaturesState, self: IsHit) => boolean;

/** Some answers are to melee attacks only (min.melee-attack-term.02). */
export const melee: Against = (_state, self) =>
  isTarget(self) && circumstance(self.event.melee, () => ofKind(self, 'a melee attack', 'no-melee'));
export const nonmelee: Against = (_state, self) =>
  isTarget(self) && circumstance(!self.event.melee, () => ofKind(self, 'a nonmelee attack', 'melee'));

function isTarget({ source, event: { attacker, target } }: IsHit): boolean {
  return circumstance(target === source, () =>
    reason('not-target', say`${attacker} has hit ${target}, not ${source}.`, ['min.special-abilities-and-attacks.04']),
  );
}

function ofKind({ event: { attacker } }: IsHit, kind: string, code: string): Reason {
  return reason(code, [...say`the hit of ${attacker} is not that of `, `${kind}.`], ['min.melee-attack-term.02']);
}

/** Of an enemy that is not adjacent (min.evade.01). */
export const fromAfar: Against = (state, self) =>
  isTarget(self) &&
  isEnemy(state, self, self.event.attacker) &&
  circumstance(attackIn(state, self)?.adjacent === false, () =>
    reason('adjacent', say`${self.event.attacker} is adjacent to ${self.source}.`, [
      ...ruleOf(self),
      'min.adjacent.01',
    ]),
  );

interface Avoiding {
  id: string;
  rules: readonly RuleId[];
  against: Against;
  /** Force points; left out: it works by itself. */
  points?: number;
  /** Whose save of 11 it is: the target's, which uses it to avoid the damage (min.save.04); or the attacker's, who has hit in vain without it. */
  saves?: 'target' | 'attacker';
  /** What happens as the damage is avoided, with how much it was. */
  also?(state: MiniaturesState, self: Answer, damage: number): void;
  /** What happens then. */
  then?: readonly Step<Miniatures, Answer>[];
}

/** Hit so, it takes no damage if a save says so. */
export function avoids({
  id,
  rules,
  against,
  points,
  saves = 'target',
  also,
  then = [],
}: Avoiding): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    on: after('attack-hit'),
    when: against,
    unable: (state, self) => {
      const attack = attackIn(state, self);
      if (!attack || attack.avoided) return reason('avoided', say`There is no damage to avoid.`, rules);
      return whyNotAvoided(state, attack, self);
    },
    ...(points !== undefined && { may: true, cost: force<Hit>(points, rules, (_state, { event }) => event.attacker) }),
    effect: [
      run('save', rules, (state, { event }: Answer) => {
        if (!event) return;
        if (saves === 'target') saveOf(state, event.target, SAVE_NUMBER, rules, event.attacker);
        else saveOf(state, event.attacker, SAVE_NUMBER, rules, event.target);
      }),
      run('avoid the damage', rules, (state, self: Answer) => {
        const attack = attackIn(state, self);
        if (!attack || savedBy(self) !== (saves === 'target')) return;
        const damage = damageOfFrame(state, attack).total;
        avoidDamage(state, attack, rules);
        also?.(state, self, damage);
      }),
      ...then,
    ],
  });
}

/** What is sent back to whoever attacked. */
export function sendBack(state: MiniaturesState, self: Answer, damage: number, rules: readonly RuleId[]): void {
  if (!self.event) return;
  const { attacker: character } = self.event;
  const sources = [{ amount: damage, by: onPiece(self), rules }];
  hurt(state, character, damage, self.source, rules, sources);
}
