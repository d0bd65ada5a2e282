/**
 * The registry: one entry for each kind of ability that packs can write. What an ability says stands in the pack; its entry looks it up by
 * the source and the value: `market/gear-jetpack` with the value 1 is the second ability of that card.
 */
import {
  onPiece,
  sameAbility,
  type AbilityInPlay,
  type AnyAbility,
  type Changes,
  type Frame,
  type Permits,
  type PlayerId,
  type ValueName,
} from '../../core';
import { amountOf, holds } from '../queries/conditions';
import { SKILLS, VALUES, type Ability, type Effects, type Occasion } from '../facts';
import { PERMISSIONS } from '../facts/effects';
import { resolve, scopeOf } from '../procedures/effects/scope';
import { type Scope } from '../model/scope';
import { innermost, ability } from '../engine';
import { secretOf, holderOf, nameOfCard } from '../queries/cards';
import { completeGoal, countTowardsGoal, type GoalKind } from '../procedures/goals';
import { playerOf } from '../queries/players';
import type { OuterRimState } from '../model/state';
import type { AboutValue } from '../model/values';
import { abilityBehind, goalOf, personalGoalHolder } from '../queries/abilities-in-play';
import { CHANGES, fits, OCCASIONS } from './occasions';
import type { OuterRim } from '../model/types';

type Entry = AnyAbility<OuterRim>;
type Of<K extends Ability['kind']> = Extract<Ability, { kind: K }>;

/** The ability behind an entry in play, if it is of this kind and its condition holds. */
function working<K extends Ability['kind']>(state: OuterRimState, self: AbilityInPlay, kind: K): Of<K> | undefined {
  const found = abilityBehind(state, self);
  if (found?.kind !== kind) return undefined;
  if (found.if && !holds(state, { you: self.controller }, found.if)) return undefined;
  return found as Of<K>;
}

/** What its effects are about: the card it stands on, its contact; a secret is such a card, too (or.secrets.03). */
function scopeFor(state: OuterRimState, self: AbilityInPlay): Scope {
  const card = self.source;
  const held = holderOf(state, card);
  const secret = secretOf(state, card);
  const what = held ? nameOfCard(state, held.owned) : secret ? 'a secret' : card;
  return scopeOf(self.controller, 'ability', what, { card: held || secret ? card : null });
}

/** Its own player's values; of a crew that is fought nobody has the use (or.bounties-on-crew.06). */
const isAbout = (self: AbilityInPlay, { player, without }: AboutValue): boolean =>
  player === self.controller && without !== self.source;

/** A change of values, for whoever has the card. */
const changes = <N extends ValueName<OuterRim>>(
  names: readonly N[],
  by: (state: OuterRimState, self: AbilityInPlay, name: N) => number,
): Changes<OuterRim> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      (state: OuterRimState, self: AbilityInPlay, value: number, about: AboutValue) =>
        isAbout(self, about) ? value + by(state, self, name) : value,
    ]),
  );

/** Permissions, for whoever has the card. */
const permissions: Permits<OuterRim> = Object.fromEntries(
  PERMISSIONS.map((name) => [
    name,
    (state: OuterRimState, self: AbilityInPlay, { player }: { player: PlayerId }) =>
      player === self.controller && working(state, self, 'permission')?.allows === name,
  ]),
);

const values: readonly Entry[] = [
  ability({
    id: 'value',
    rules: ['or.symbols.05', 'or.symbols.06', 'or.movement.02'],
    modifies: changes(VALUES, (state, self, name) => {
      const found = working(state, self, 'value');
      return found?.value === name ? amountOf(state, self.controller, found.by) : 0;
    }),
  }),
  ability({
    id: 'skill',
    rules: ['or.skill-tests.02'],
    modifies: changes(
      SKILLS.map((skill) => `skill ${skill}` as const),
      (state, self, name) => (`skill ${working(state, self, 'skill')?.skill ?? ''}` === name ? 1 : 0),
    ),
  }),
  ability({
    id: 'permission',
    rules: ['or.movement-obstacles.01', 'or.encounter-step.04'],
    permits: permissions,
  }),
];

/** The bold words (or.planning-step.06, or.action-step.06, or.encounter-step.09); each ability once a turn (or.action-step.07). */
const used: readonly Entry[] = (
  [
    ['planning', 'or.planning-step.06'],
    ['action', 'or.action-step.06'],
    ['encounter', 'or.encounter-step.09'],
  ] as const
).map(([step, rule]) =>
  ability({
    id: `use ${step}`,
    rules: [rule],
    during: step,
    limit: { per: 'turn', times: 1 },
    when: (state, self) => working(state, self, 'use') !== undefined,
    effect: (state, frame) => resolve(state, working(state, frame, 'use')?.do, scopeFor(state, frame)),
  }),
);

function isUsedUp(state: OuterRimState, self: AbilityInPlay, { once }: Of<'when'>): boolean {
  return once !== undefined && state.used.some((use) => sameAbility(use, self) && use.per === once);
}

/** Where dice are to be turned, one has to show what is turned. */
function hasDice(state: OuterRimState, first: Effects[number] | undefined): boolean {
  if (first?.do !== 'turn-dice') return true;
  const shown = innermost(state, 'roll')?.faces ?? [];
  return first.from.some((face) => shown.includes(face));
}

function answers(event: Occasion['event'], may: boolean): Entry {
  const { timing, events, rules } = OCCASIONS[event];
  const found = (state: OuterRimState, self: AbilityInPlay): Of<'when'> | undefined => {
    const when = working(state, self, 'when');
    return when && !isUsedUp(state, self, when) ? when : undefined;
  };
  const id = may ? `may when ${event}` : `when ${event}`;
  return ability({
    id,
    rules,
    on: { timing, events },
    when: (state, self) => {
      const when = found(state, self);
      return when?.on.event === event && fits(state, self, when.on, self.event) && hasDice(state, when.do[0]);
    },
    unable: (state, self) =>
      found(state, self) ? null : { code: 'no-longer', message: 'It no longer applies.', rules: ['or.action-step.07'] },
    may,
    effect: (state: OuterRimState, frame: Frame & AbilityInPlay) => {
      const when = found(state, frame);
      if (!when) return;
      if (when.once) state.used.push({ ...onPiece(frame), per: when.once });
      resolve(state, when.do, scopeFor(state, frame));
    },
  });
}

const goalKind = (self: AbilityInPlay): GoalKind =>
  self.source === personalGoalHolder(self.controller) ? 'personal' : 'ship';

/** Counts towards a goal; what is just being gained or delivered does not count yet in its condition. */
function counts(event: Occasion['event']): Entry {
  const { timing, events } = OCCASIONS[event];
  return ability({
    id: `goal counts ${event}`,
    rules: ['or.personal-goals.04', 'or.ship-goals.01'],
    on: { timing, events },
    when: (state, self) => {
      const count = goalOf(state, playerOf(state, self.controller), self.source)?.count;
      if (!count || !fits(state, self, count.on, self.event)) return false;
      const without = self.event.type === 'card-gained' ? self.event.card : null;
      return !count.if || holds(state, { you: self.controller, without }, count.if);
    },
    effect: (state, frame) => countTowardsGoal(state, frame.controller, goalKind(frame), frame.event),
  });
}

const goalHolds: Entry = ability({
  id: 'goal holds',
  rules: ['or.personal-goals.02', 'or.ship-goals.02'],
  on: { timing: 'after', events: CHANGES },
  when: (state, self) => {
    const condition = goalOf(state, playerOf(state, self.controller), self.source)?.when;
    return condition !== undefined && holds(state, { you: self.controller }, condition);
  },
  effect: (state, frame) => completeGoal(state, frame.controller, goalKind(frame)),
});

const EVENTS = Object.keys(OCCASIONS) as Occasion['event'][];

export const abilities: readonly Entry[] = [
  ...values,
  ...used,
  ...EVENTS.flatMap((event) => [answers(event, true), answers(event, false)]),
  ...EVENTS.map(counts),
  goalHolds,
];
