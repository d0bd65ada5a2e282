/** Against the Force of others: powers that are canceled, characters out of its reach, attacks that nothing stops. */
import { after, isAbilityFrame, onPiece, reason, say, type AnyAbility, type RuleId } from '../../core';
import { gain } from '../effects/abilities';
import { ability, dropFrames, tell } from '../engine';
import type { MiniaturesEvent } from '../model/events';
import type { CharacterId, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { hasAbility } from '../queries/abilities';
import { characterOf, isOnMap } from '../queries/characters';
import { isAdjacent, isWithin } from '../queries/sight';
import { statements, use } from './uses';
import { force, isAttacking, thisCharacter } from './words';

type ForceSpent = Extract<MiniaturesEvent, { type: 'force-spent' }>;

/** The effect of a power that has been paid for, about to begin; null: what was bought is no power. */
function effectDue({ stack }: MiniaturesState, { user, what }: ForceSpent) {
  return (
    stack.find((each) => isAbilityFrame(each) && each.ability === what && each.source === user && each.step === 0) ??
    null
  );
}

type Near = (state: MiniaturesState, self: { source: CharacterId }, user: CharacterId) => boolean;

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
      const said = reason('canceled', say`${onPiece(self)} cancels it.`, rules);
      const canceled = { ability: what, source: user, player: characterOf(state, user).player };
      tell(state, {
        type: 'ability-skipped',
        code: said.code,
        rules: [...rules.slice(0, 1), ...rules.slice(-1)],
        ...canceled,
        because: [said],
      });
      dropFrames(state, (each) => each === effect);
    },
  });
}

const RANGE = 6;

const within6: Near = (state, self, other) =>
  isWithin(state, thisCharacter(state, self), characterOf(state, other), RANGE);

/** What others would spend on it, and what they would spend to answer to it (min.force-immunity.01). */
const forceImmunity = ability({
  id: 'force-immunity',
  rules: ['min.force-immunity.01', 'min.force-immunity.02'],
  forbids: {
    'spend force': (_state, { source }, { character, on }) =>
      on === source && character !== source
        ? reason('force-immunity', say`${source} has Force Immunity.`, ['min.force-immunity.01'])
        : null,
  },
});

/** Whoever is near spends nothing, and nobody spends anything on them (min.ysalamiri.01, .02). */
const ysalamiri = ability({
  id: 'ysalamiri',
  rules: ['min.ysalamiri.01', 'min.ysalamiri.02'],
  forbids: {
    'spend force': (state, self, { character, on }) => {
      if (!isOnMap(thisCharacter(state, self))) return null;
      if (within6(state, self, character))
        return reason('ysalamiri', say`${self.source} is within 6 squares of ${character}.`, ['min.ysalamiri.01']);
      return on !== null && on !== character && within6(state, self, on)
        ? reason('force-immunity', say`${on} has Force Immunity.`, ['min.ysalamiri.02', 'min.force-immunity.01'])
        : null;
    },
  },
});

const OVERWHELMING = statements('overwhelming-force', [1, 2]);

function overwhelm(state: MiniaturesState, { source: by }: { source: CharacterId }): void {
  gain(state, characterOf(state, by), { ability: 'effect-overwhelming', until: 'turn', by }, OVERWHELMING);
}

/** Once is enough for a turn. */
function whyOverwhelming(state: MiniaturesState, { source }: { source: CharacterId }) {
  return hasAbility(state, characterOf(state, source), 'effect-overwhelming')
    ? reason('used-already', say`${source} uses Overwhelming Force in this turn already.`, OVERWHELMING)
    : null;
}

/** In its own turn, before anybody answers to its attack. */
const overwhelmingForce = use({
  id: 'overwhelming-force',
  says: [1, 2],
  replaces: null,
  unable: whyOverwhelming,
  effect: overwhelm,
});

const OF_OPPORTUNITY = ['min.overwhelming-force.07'];

/** Also when it attacks in the turn of another (min.overwhelming-force.07). */
const overwhelmingAttack = ability({
  id: 'overwhelming-force-in-attack',
  card: 'overwhelming-force',
  rules: OF_OPPORTUNITY,
  during: 'before attack roll',
  when: isAttacking,
  unable: whyOverwhelming,
  cost: force(1, OF_OPPORTUNITY),
  effect: overwhelm,
});

/** Nothing avoids, reduces, redirects or returns the damage of its attacks; other damage is no concern of it (min.overwhelming-force.06). */
const overwhelming = ability({
  id: 'effect-overwhelming',
  rules: OVERWHELMING,
  forbids: {
    'avoid damage': (_state, { source }, { attacker }) =>
      attacker === source
        ? reason('overwhelming-force', say`${source} uses Overwhelming Force.`, [
            'min.overwhelming-force.02',
            'min.overwhelming-force.03',
            'min.overwhelming-force.05',
          ])
        : null,
    'redirect attack': (_state, { source }, { attacker }) =>
      attacker === source
        ? reason('overwhelming-force', say`${source} uses Overwhelming Force.`, ['min.overwhelming-force.04'])
        : null,
  },
});

export const forceAnswers: readonly AnyAbility<Miniatures>[] = [
  cancels(
    'force-absorb',
    2,
    ['min.force-absorb.01', 'min.force-absorb.02', 'min.force-absorb.03'],
    (state, self, user) => isAdjacent(state, thisCharacter(state, self), characterOf(state, user)),
  ),
  cancels('force-defense', 3, ['min.force-defense.01', 'min.force-defense.02', 'min.force-defense.03'], within6),
  forceImmunity,
  ysalamiri,
  overwhelmingForce,
  overwhelmingAttack,
  overwhelming,
];
