/** What attacks do beside their damage: stun, poison, splash, disintegration. */
import { after, before, onPiece, reason, say, type AbilityFrame, type AnyAbility, type RuleId } from '../../core';
import { gain } from '../effects/abilities';
import { stun } from '../effects/activation';
import { ability, call, run } from '../engine';
import type { MiniaturesEvent } from '../model/events';
import type { Character, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { newArea } from '../procedures/area';
import { isLiving, numberOf } from '../queries/abilities';
import { currentAttack } from '../queries/attack';
import { characterOf, isOnMap, sizeOf } from '../queries/characters';
import { around, attackIn, isEnemy, plus, savedBy, saveOf } from './words';

type Resolved = AbilityFrame<Extract<MiniaturesEvent, { type: 'attack-resolved' }>>;
type Hit = AbilityFrame<Extract<MiniaturesEvent, { type: 'attack-hit' }>>;

const NUMBER = 11;
/** Squares along a side of a Large and of a Huge character. */
const LARGE = 2;
const HUGE = 3;

/** An enemy that it hits counts as activated, unless it makes a save; who is as large as that minds nothing. */
function stuns(
  id: string,
  rules: readonly RuleId[],
  whom: (state: MiniaturesState, target: Character) => boolean,
  immune = Infinity,
): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    on: after('attack-resolved'),
    when: (state, self) => {
      const { attacker, target: hit } = self.event;
      const target = characterOf(state, hit);
      return (
        attacker === self.source &&
        self.event.hit &&
        isEnemy(state, self, hit) &&
        whom(state, target) &&
        sizeOf(state, target) < immune
      );
    },
    still: (state, { event }) => isOnMap(characterOf(state, event.target)),
    unable: (state, { event }) =>
      characterOf(state, event.target).activated
        ? reason('activated', say`${event.target} counts as activated already.`, ['min.stun.01'])
        : null,
    effect: [
      run('save of the target', rules, (state, { event }: Resolved) => {
        if (event) saveOf(state, event.target, NUMBER, rules, event.attacker);
      }),
      run('stun', rules, (state, self: Resolved) => {
        if (self.event && !savedBy(self)) stun(state, characterOf(state, self.event.target), rules);
      }),
    ],
  });
}

const isNonliving = (state: MiniaturesState, character: Character): boolean => !isLiving(state, character);

interface Poison {
  id: string;
  card?: string;
  rules: readonly RuleId[];
  amount: number;
  /** Is the target to be adjacent? */
  adjacent: boolean;
}

/** A living enemy that it hits takes more, unless it makes a save. */
function poisons({ id, card = id, rules, amount, adjacent }: Poison): AnyAbility<Miniatures> {
  return ability({
    id,
    card,
    rules,
    on: after('attack-hit'),
    when: (state, self) => {
      const { attacker, target } = self.event;
      return (
        attacker === self.source &&
        isEnemy(state, self, target) &&
        isLiving(state, characterOf(state, target)) &&
        (!adjacent || attackIn(state, self)?.adjacent === true)
      );
    },
    unable: (state, self) =>
      attackIn(state, self)?.avoided === false
        ? null
        : reason('avoided', say`${self.event.target} takes no damage.`, rules),
    effect: [
      run('save of the target', rules, (state, { event }: Hit) => {
        if (event) saveOf(state, event.target, NUMBER, rules, event.attacker);
      }),
      run('more damage', rules, (state, self: Hit) => {
        if (!savedBy(self)) attackIn(state, self)?.added.push({ amount, by: onPiece(self), rules });
      }),
    ],
  });
}

const BLADE = ['min.poisoned-blade.01'];

/** 20 instead of 10, in melee, as long as the enemy is adjacent. */
const poisonedBlade = ability({
  id: 'poisoned-blade',
  rules: BLADE,
  modifies: {
    'base damage': (_state, { source }, damage, { attacker, adjacent }) =>
      attacker === source && adjacent ? damage + 10 : damage,
  },
  permits: { 'attack in melee': (_state, { source }, { attacker, adjacent }) => attacker === source && adjacent },
});

const SPLASH = ['min.splash.01', 'min.splash.02', 'min.splash.03', 'min.splash.04'];

/** Whoever is beside the target suffers too; the target itself only where it was missed. */
const splash = ability({
  id: 'splash',
  rules: SPLASH,
  on: after('attack-resolved'),
  when: (_state, { source, event }) => event.attacker === source,
  effect: (state, self) => {
    if (!self.event) return;
    const target = characterOf(state, self.event.target);
    const affected = [...(self.event.hit ? [] : [target]), ...around(state, target)].map(({ id }) => id);
    call(state, 'area', newArea(self.source, affected, SPLASH, { damage: numberOf(self), save: NUMBER }));
  },
});

const DISINTEGRATION = ['min.disintegration.01', 'min.disintegration.02', 'min.disintegration.03'];
const NATURAL = 20;

/** Whoever took the damage, or would have taken it, is defeated; large targets are not (min.disintegration.04). */
const disintegration = ability({
  id: 'disintegration',
  rules: DISINTEGRATION,
  on: after('attack-resolved'),
  when: (state, { source, event }) => event.attacker === source && currentAttack(state)?.roll === NATURAL,
  unable: (state, self) => {
    const struck = characterOf(state, struckBy(state) ?? self.event.target);
    return isOnMap(struck) && sizeOf(state, struck) < LARGE
      ? null
      : reason('not-disintegrated', say`${struck.id} is too large, or defeated already.`, DISINTEGRATION);
  },
  effect: (state, self) => {
    if (!self.event) return;
    const { target } = self.event;
    const struck = struckBy(state);
    const character = struck ?? target;
    const beside = struck === null ? ['min.disintegration.02'] : struck === target ? [] : ['min.disintegration.03'];
    const rules = [...beside, 'min.disintegration.01'];
    call(state, 'defeat', { character, attacker: self.source, byAttack: true, saved: false, rules });
  },
});

/** Who took the damage of the attack in progress; null: nobody did. */
function struckBy(state: MiniaturesState) {
  return currentAttack(state)?.struck ?? null;
}

const MORE_AGAINST_LARGE = 40;

const disintegrationOfLarge = ability({
  id: 'disintegration-of-large',
  card: 'disintegration',
  rules: ['min.disintegration.04'],
  modifies: {
    'damage bonuses': (state, self, bonuses, { attacker, target }) =>
      attacker === self.source &&
      currentAttack(state)?.roll === NATURAL &&
      sizeOf(state, characterOf(state, target)) >= LARGE
        ? plus(bonuses, self, MORE_AGAINST_LARGE)
        : bonuses,
  },
});

const SONIC = ['min.sonic-attack.01'];

/** Whether it hits or not. */
const sonicAttack = ability({
  id: 'sonic-attack',
  rules: SONIC,
  on: before('roll-due'),
  when: (state, self) => self.event.attacker === self.source && isEnemy(state, self, self.event.target),
  effect: (state, self) => {
    if (!self.event) return;
    const effect = { ability: 'effect-without-force-powers', until: 'turn' as const, by: self.source };
    gain(state, characterOf(state, self.event.target), effect, SONIC);
  },
});

const withoutForcePowers = ability({
  id: 'effect-without-force-powers',
  rules: SONIC,
  forbids: {
    'spend force': (_state, { source }, about) =>
      about.character === source && about.for === 'power'
        ? reason('sonic-attack', say`${source} uses no Force powers in this turn.`, SONIC)
        : null,
  },
});

export const hitAbilities: readonly AnyAbility<Miniatures>[] = [
  stuns('jolt', ['min.jolt.01', 'min.jolt.02'], () => true, LARGE),
  stuns('paralysis', ['min.paralysis.01'], isLiving),
  stuns('scramble', ['min.scramble.01', 'min.scramble.02'], isNonliving, HUGE),
  poisons({ id: 'poison', rules: ['min.poison.01'], amount: 10, adjacent: false }),
  poisons({ id: 'rakghoul-disease', rules: ['min.rakghoul-disease.01'], amount: 10, adjacent: false }),
  poisons({
    id: 'poisoned-blade-poison',
    card: 'poisoned-blade',
    rules: ['min.poisoned-blade.02'],
    amount: 20,
    adjacent: true,
  }),
  poisonedBlade,
  splash,
  disintegration,
  disintegrationOfLarge,
  sonicAttack,
  withoutForcePowers,
];
