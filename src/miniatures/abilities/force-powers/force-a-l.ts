/** Force powers: Force A to Force L. */
import {
  after,
  before,
  candidate,
  isAbilityFrame,
  onPiece,
  reason,
  say,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
  type Json,
  type RuleId,
} from '../../../core';
import { gain, lose } from '../../effects/abilities';
import { ability, dropFrames, forbidden, run, tell } from '../../engine';
import type { MiniaturesEvent } from '../../model/events';
import { lastingBy } from '../../model/lasting';
import type { CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import type { Stuns } from '../../model/values';
import { rollAttackAgain } from '../../procedures/attack';
import { numberOf } from '../../queries/abilities';
import { characterOf, isOnMap } from '../../queries/characters';
import { isAdjacent, isWithin } from '../../queries/sight';
import { affect, onAll, onTarget, upToHuge, within } from '../forms/areas';
import { attackIn } from '../forms/attacks';
import { force } from '../forms/costs';
import { hurt, isOwnDamage, itselfAndBeside, less, removes, whyNotLess, type Due } from '../forms/damage';
import { gains } from '../forms/granting';
import { save, savedBy } from '../forms/saves';
import { both, chosenBy, legalTarget, living, nonDroid, whyNotOn, wounded } from '../forms/targets';
import { statements, use, type Use, type UseFrame } from '../forms/uses';
import { RANGE, around, isEnemy, thisCharacter, within6, type Near } from '../forms/who';

type ForceSpent = Extract<MiniaturesEvent, { type: 'force-spent' }>;

/** The effect of a power that has been paid for, about to begin; null: what was bought is no power. */
function effectDue({ stack }: MiniaturesState, { user, what }: ForceSpent) {
  return (
    stack.find((each) => isAbilityFrame(each) && each.ability === what && each.source === user && each.step === 0) ??
    null
  );
}

/** The power of somebody near is paid for, and has no effect (min.force-absorb.01, min.force-defense.01). */
function cancels(id: string, points: number, rules: readonly RuleId[], near: Near): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    on: after('force-spent'),
    may: true,
    when: (state, self) =>
      self.event.user !== self.source &&
      self.event.what !== 'reroll' &&
      self.event.what !== 'move-faster' &&
      isOnMap(thisCharacter(state, self)) &&
      isOnMap(characterOf(state, self.event.user)) &&
      near(state, self, self.event.user),
    unable: (state, { event }) =>
      effectDue(state, event) ? null : reason('begun', say`The power of ${event.user} has no effect to come.`, rules),
    cost: force<ForceSpent>(points, rules, (_state, { event }) => event.user),
    effect: (state, self) => {
      const { event } = self;
      const effect = event && effectDue(state, event);
      if (!effect) return;
      const { user, what } = event;
      const said = reason(
        'canceled',
        say`${onPiece(self)} cancels it; it counts as used, and its Force points are spent.`,
        rules.slice(-1),
      );
      const canceled = { ability: what, source: user, player: characterOf(state, user).player };
      tell(state, {
        type: 'ability-skipped',
        code: said.code,
        // That it is paid for all the same is what people ask about.
        rules: [...rules.slice(-1), ...rules.slice(0, 1)],
        ...canceled,
        because: [said],
      });
      dropFrames(state, (each) => each === effect);
    },
  });
}

type Rolled = Extract<MiniaturesEvent, { type: 'attack-rolled' | 'attack-rerolled' }>;

const ALTER = ['min.force-alter.01', 'min.force-alter.02'];

/** Whomever that enemy attacks; the new result replaces the old one. */
const forceAlter = ability({
  id: 'force-alter',
  rules: ALTER,
  on: after('attack-rolled', 'attack-rerolled'),
  may: true,
  when: (state, self) => {
    const own = thisCharacter(state, self);
    const attacker = characterOf(state, self.event.attacker);
    return isOnMap(own) && isEnemy(state, self, attacker.id) && isWithin(state, own, attacker, RANGE);
  },
  unable: (state, self) => {
    const { attacker, target } = self.event;
    const attack = attackIn(state, self);
    if (!attack || attack.countsAs !== null || attack.roll === null)
      return reason('not-rolled', say`${attacker} has made no attack roll.`, ALTER);
    return forbidden(state, 'reroll', { character: attacker, roll: 'attack', against: target });
  },
  cost: force<Rolled>(1, ALTER, (_state, { event }) => event.attacker),
  effect: (state, self) => {
    const attack = attackIn(state, self);
    if (attack) rollAttackAgain(attack);
  },
});

const BUBBLE = 20;

const forceBubble = ability({
  id: 'force-bubble',
  rules: ['min.force-bubble.01', 'min.force-bubble.02'],
  on: before('damage-due'),
  may: true,
  when: isOwnDamage,
  unable: whyNotLess,
  cost: force<Due>(1, ['min.force-bubble.01'], (_state, { event }) => event.attacker),
  effect: (state, self) => less(state, self, BUBBLE, ['min.force-bubble.01']),
});

const CORRUPTED = statements('force-corruption-2', [3, 4]);
/** With each activation it makes a save: it is rid of it, or is hurt again (min.force-corruption-2.03). */
const corrupted = ability({
  id: 'effect-corrupted',
  rules: CORRUPTED,
  on: after('character-activated'),
  when: (state, self) => self.event.character === self.source && isStrongest(state, self),
  effect: [
    run('save', CORRUPTED, (state, self) => save(state, self, 11, CORRUPTED, corruptedBy(state, self))),
    run('damage, or an end of it', CORRUPTED, (state, self) => {
      if (savedBy(self))
        return lose(
          state,
          (each) => each.character === self.source && each.ability === 'effect-corrupted',
          statements('force-corruption-2', [3]),
        );
      hurt(state, self.source, 20, corruptedBy(state, self), CORRUPTED);
    }),
  ],
});

/** Of several versions only the most expensive one does anything (min.force-corruption-2.04): what comes with it is its cost. */
function isStrongest(state: MiniaturesState, self: AbilityInPlay): boolean {
  return state.inPlay.every(
    (each) => each.source !== self.source || each.ability !== self.ability || numberOf(each) <= numberOf(self),
  );
}

function corruptedBy({ lasting }: MiniaturesState, { source, ability: id }: AbilityInPlay): string | null {
  return lasting.find((each) => each.character === source && each.ability === id)?.by ?? null;
}

const CORRUPTION = statements('force-corruption-2', [1, 2]);
/** Damage without an attack, and then the target is corrupted (min.force-corruption-2.01, min.force-corruption-2.02, min.force-corruption-2.05). */
const forceCorruption = use({
  id: 'force-corruption-2',
  says: [1, 2],
  replaces: 'attacks',
  choose: legalTarget(RANGE, nonDroid),
  effect: [
    run('damage', CORRUPTION, (state, self: UseFrame) => hurt(state, String(self.chosen), 20, self.source, CORRUPTION)),
    run('corruption', CORRUPTION, (state, self: UseFrame) => {
      const target = chosenBy(state, self);
      if (isOnMap(target)) gain(state, target, lastingBy('force-corruption-2', self.source), CORRUPTION);
    }),
  ],
});

const LEAP = statements('force-leap', [1, 2]);

/** It replaces nothing: the turn goes on as usual (min.force-leap.02). */
const forceLeap = use({
  id: 'force-leap',
  says: [1, 2],
  replaces: null,
  unable: (state, { source }) =>
    state.lasting.some((each) => each.character === source && each.ability === 'effect-force-leap')
      ? reason('leaping', say`${source} leaps already.`, LEAP)
      : null,
  effect: (state, self) => {
    const { source: by } = self;
    gain(state, thisCharacter(state, self), { ability: 'effect-force-leap', until: 'turn', by }, LEAP);
  },
});

const leaping = ability({
  id: 'effect-force-leap',
  rules: LEAP,
  modifies: {
    'movement ignores': (_state, { source }, ignores, { character }) =>
      character === source ? { ...ignores, enemies: true } : ignores,
  },
  forbids: {
    'provoke attacks of opportunity': (_state, { source }, { character }) =>
      character === source ? reason('force-leap', say`${source} leaps with the Force.`, LEAP) : null,
  },
});

/** Whom it hits: the target, and who else. */
interface Struck {
  target: CharacterId;
  also: CharacterId[];
}

/**
 * A legal target with every two beside it, or with the one or none that is there; who uses it may have to be one of them (min.force-lightning.01).
 * Those two need not be legal targets (min.force-lightning.02, min.force-lightning-5.03).
 */
function choose(state: MiniaturesState, self: AbilityInPlay): Candidate<Json>[] {
  return legalTarget(RANGE)(state, self).flatMap(({ action: target, not }): Candidate<Json>[] => {
    const near = around(state, characterOf(state, target)).filter((each) => whyNotOn(state, self, each) === null);
    const struck = pairs(near.map(({ id }) => id)).map((also): Struck => ({ target, also }));
    return struck.map((each) => candidate<Json>({ ...each }, not));
  });
}

function pairs(ids: readonly CharacterId[]): CharacterId[][] {
  if (ids.length < 2) return [[...ids]];
  return ids.flatMap((one, i) => ids.slice(i + 1).map((other) => [one, other]));
}

interface Lightning extends Pick<Use, 'id' | 'says' | 'replaces'> {
  damage: number | 'printed';
  stuns?: Stuns;
}

function lightning({ id, says, replaces, damage, stuns = undefined }: Lightning): AnyAbility<Miniatures> {
  return use({
    id,
    says,
    replaces,
    choose,
    effect: (state, self) => {
      const { target, also } = self.chosen as unknown as Struck;
      const struck = [target, ...also].map((each) => characterOf(state, each));
      affect(state, self, { id, says, damage, does: stuns ? { stuns } : {} }, struck, struck[0]);
    },
  });
}

export const powersForceAToL: readonly AnyAbility<Miniatures>[] = [
  cancels(
    'force-absorb',
    2,
    ['min.force-absorb.01', 'min.force-absorb.02', 'min.force-absorb.03'],
    (state, self, user) => isAdjacent(state, thisCharacter(state, self), characterOf(state, user)),
  ),
  forceAlter,
  forceBubble,
  // Everybody near is hurt, without an attack (min.force-burst.01, min.force-burst.03).
  onAll({ id: 'force-burst', says: [1, 2], replaces: 'turn', whom: within(RANGE), damage: 10 }),
  // It is Cloaked from then on (min.force-cloak.01).
  gains({ id: 'force-cloak', says: [1], replaces: 'turn' }),
  forceCorruption,
  corrupted,
  cancels('force-defense', 3, ['min.force-defense.01', 'min.force-defense.02', 'min.force-defense.03'], within6),
  // Any legal target in sight, without an attack (min.force-grip.01, min.force-grip.02).
  onTarget({ id: 'force-grip', says: [1], replaces: 'attacks', range: null, damage: 'printed' }),
  // The same with more damage, for more Force points (min.force-grip-3.01).
  onTarget({ id: 'force-grip-3', says: [1], replaces: 'attacks', range: null, damage: 40 }),
  // Of itself or of who is beside it, if living and wounded (min.force-heal.01).
  removes('force-heal', itselfAndBeside, both(living, wounded)),
  forceLeap,
  leaping,
  // Damage at once, without an attack (min.force-lightning.03).
  lightning({ id: 'force-lightning', says: [1, 2], replaces: 'attacks', damage: 'printed' }),
  // It strikes the target alone (min.force-lightning-1.01).
  onTarget({ id: 'force-lightning-1', says: [1], replaces: 'attacks', range: RANGE, damage: 20 }),
  // In place of the attack, so that it may move as with one; allies suffer, too (min.named-force-powers.12, min.named-force-powers.13).
  // As Force Lightning, with more damage (min.force-lightning-2.01).
  lightning({ id: 'force-lightning-2', says: [1], replaces: 'attacks', damage: 30 }),
  onTarget({
    // It strikes one, whom it stuns unless a save of 16 avoids that (min.force-lightning-4.01, min.force-lightning-4.02).
    id: 'force-lightning-4',
    says: [1, 2],
    replaces: 'attacks',
    range: RANGE,
    damage: 50,
    does: { stuns: { ...upToHuge, save: 16 } },
  }),
  lightning({
    // Three are hurt (min.force-lightning-5.01), and stunned without a save of their own (min.force-lightning-5.02, min.force-lightning-5.04).
    id: 'force-lightning-5',
    says: [1, 2, 3, 4],
    replaces: 'turn',
    damage: 60,
    stuns: { ...upToHuge, save: 16 },
  }),
];
