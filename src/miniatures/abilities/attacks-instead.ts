/** Attacks in place of the usual ones: with something else, from farther away, against several (min.blaster, min.lightsaber-throw, min.lightsaber-sweep ...). */
import {
  candidate,
  reason,
  say,
  type AbilityFrame,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
} from '../../core';
import { call } from '../engine';
import type { Character, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { newAttack } from '../procedures/attack/frame';
import type { SeveralAttacks } from '../procedures/attack/several';
import { attackPrinted, hasAbility, numberOf } from '../queries/abilities';
import { characterOf } from '../queries/characters';
import { legalTargets, targetsOf, type Looking } from '../queries/targets';
import { statements, use, whyNotOn, type Use } from './uses';
import { around, thisCharacter } from './words';

type Self = AbilityFrame<Miniatures['event']>;
type Looks = Pick<Looking, 'range' | 'covered'>;

/** An enemy that it may attack so: Melee Attack does not bind it. */
function attackable({ range, covered }: Looks) {
  return (state: MiniaturesState, self: AbilityInPlay): Candidate<string>[] => {
    const looking: Looking = { by: 'attack', kind: 'turn', range, melee: false, ...(covered && { covered }) };
    return targetsOf(state, thisCharacter(state, self), looking).map(({ target, not }) =>
      candidate(target.id, not ?? whyNotOn(state, self, target)),
    );
  };
}

/** A lightsaber that is thrown: no melee attack (min.lightsaber-throw.02). */
const THROWN = { attack: null, damage: null, melee: false, thrownLightsaber: true } as const;

/** What Blaster prints: its Attack, and its damage (min.blaster.01). */
const blaster = use({
  id: 'blaster',
  says: [1, 2],
  replaces: 'attacks',
  choose: attackable({ range: null }),
  effect: (state, self) => {
    const made = { attack: attackPrinted(self), damage: numberOf(self), melee: false };
    call(state, 'attack', newAttack(self.source, String(self.chosen), 'turn', made));
  },
});

const THROW_RANGE = 6;

const lightsaberThrow = use({
  id: 'lightsaber-throw',
  says: [1, 2],
  replaces: 'attacks',
  choose: attackable({ range: THROW_RANGE }),
  effect: (state, self) =>
    call(state, 'attack', newAttack(self.source, String(self.chosen), 'turn', { ...THROWN, range: THROW_RANGE })),
});

interface Several extends Pick<Use, 'id' | 'says' | 'replaces' | 'choose'> {
  /** Whom it may attack, each as often as it is here. */
  whom: (state: MiniaturesState, user: Character, self: Self) => readonly Character[];
  most?: number;
  legal?: (state: MiniaturesState, user: Character) => SeveralAttacks['legal'];
  with?: SeveralAttacks['with'];
}

function several({
  id,
  says,
  replaces,
  choose,
  whom,
  most,
  legal,
  with: made = null,
}: Several): AnyAbility<Miniatures> {
  return use({
    id,
    says,
    replaces,
    ...(choose && { choose }),
    unable: (state, self) =>
      choose || whom(state, thisCharacter(state, self), self as Self).length > 0
        ? null
        : reason('no-target', say`${self.source} has nobody to attack.`, statements(id, says)),
    effect: (state, self) => {
      const user = thisCharacter(state, self);
      const targets = whom(state, user, self).map((each) => each.id);
      call(state, 'attacks', {
        attacker: self.source,
        targets,
        most: most ?? targets.length,
        kind: 'turn',
        legal: legal?.(state, user) ?? null,
        with: made && { ...made },
        rules: statements(id, says),
      });
    },
  });
}

function enemiesToAttack(state: MiniaturesState, user: Character, melee: boolean): Character[] {
  return legalTargets(state, user, { by: 'attack', kind: 'turn', range: null, melee });
}

/** Adjacent enemies, each so often. */
const adjacentEnemies =
  (each: number): Several['whom'] =>
  (state, user) =>
    enemiesToAttack(state, user, true).flatMap((enemy) => Array<Character>(each).fill(enemy));

const bound = (state: MiniaturesState, user: Character): { melee: boolean } => ({
  melee: hasAbility(state, user, 'melee-attack'),
});

const chosenTwice: Several['whom'] = (state, _user, { chosen }) => {
  const target = characterOf(state, String(chosen));
  return [target, target];
};

/** The chosen enemy and everybody beside it, friend or foe, twice each (min.lightsaber-throw-5.02). */
const chosenAndBesideTwice: Several['whom'] = (state, user, { chosen }) => {
  const target = characterOf(state, String(chosen));
  const others = around(state, target).filter(({ id }) => id !== user.id);
  return [target, ...others].flatMap((each) => [each, each]);
};

export const attacksInstead: readonly AnyAbility<Miniatures>[] = [
  blaster,
  lightsaberThrow,
  several({
    id: 'lightsaber-throw-2',
    says: [1],
    replaces: 'attacks',
    choose: attackable({ range: THROW_RANGE }),
    whom: chosenTwice,
    with: { ...THROWN, range: THROW_RANGE },
  }),
  several({
    id: 'lightsaber-throw-5',
    says: [1, 2],
    replaces: 'turn',
    choose: attackable({ range: null, covered: true }),
    whom: chosenAndBesideTwice,
    with: THROWN,
  }),
  several({
    id: 'lightsaber-assault',
    says: [1, 2],
    replaces: 'attacks',
    whom: adjacentEnemies(2),
    most: 2,
    legal: () => ({ melee: true }),
  }),
  several({
    id: 'lightsaber-sweep',
    says: [1, 2],
    replaces: 'attacks',
    whom: adjacentEnemies(1),
    legal: () => ({ melee: true }),
  }),
  several({
    id: 'whirlwind-attack',
    says: [1],
    replaces: 'turn',
    whom: adjacentEnemies(2),
    legal: () => ({ melee: true }),
  }),
  several({
    id: 'blaster-barrage',
    says: [1, 2, 3],
    replaces: 'attacks',
    whom: (state, user) => enemiesToAttack(state, user, bound(state, user).melee),
    legal: bound,
  }),
];
