/** Force powers: P to Z. */
import {
  allowed,
  before,
  reason,
  say,
  type AbilityFrame,
  type AbilityInPlay,
  type AnyAbility,
  type Reason,
} from '../../../core';
import { gain, lose } from '../../effects/abilities';
import { defeat, removeDamage } from '../../effects/damage';
import { gainForce, loseForce } from '../../effects/force';
import { putAt } from '../../effects/movement';
import { ability, call, forbidden, run } from '../../engine';
import type { Square } from '../../facts/battle-map';
import { lastingBy } from '../../model/lasting';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { newTurn } from '../../procedures/turn';
import { hasForceRating, isLiving, isUnique, numberOf } from '../../queries/abilities';
import { currentAttack } from '../../queries/attack';
import { alliesOnMap, characterOf, enemiesOnMap, isOnMap, sizeOf, spaceOf } from '../../queries/characters';
import { fits } from '../../queries/movement';
import { areAllies } from '../../queries/players';
import { boardIn, canSee, isWithin } from '../../queries/sight';
import { isIn, overlap, squaresOf } from '../../queries/spaces';
import { legalTargets } from '../../queries/targets';
import { onAll, onTarget, upToHuge, within, type State, type Whom } from '../forms/areas';
import { NATURAL, isAttacking } from '../forms/attacks';
import { adjacentEnemies, several } from '../forms/attacks-instead';
import { movesFirst } from '../forms/before-activations';
import { USUAL_DAMAGE, attacks, bonus } from '../forms/bonuses';
import { force } from '../forms/costs';
import { hurt } from '../forms/damage';
import { chosenBy, legalTarget, living } from '../forms/targets';
import { statements, use } from '../forms/uses';
import { RANGE, thisCharacter } from '../forms/who';

const PAWN = statements('pawn-of-the-dark-side', [1, 2]);
const PRICE = ['min.pawn-of-the-dark-side.03'];

/**
 * An ally in sight that is not Unique takes a turn at once (min.pawn-of-the-dark-side.01), which is no activation (min.pawn-of-the-dark-side.02), and
 * pays with 10 damage.
 */
const pawn = use({
  id: 'pawn-of-the-dark-side',
  says: [1, 2],
  replaces: 'attacks',
  choose: (state, self) => {
    const own = thisCharacter(state, self);
    return alliesOnMap(state, own)
      .filter((ally) => !isUnique(state, ally) && canSee(state, own, ally))
      .map((ally) => allowed(ally.id));
  },
  effect: [
    run('a turn at once', PAWN, (state, self: AbilityFrame) =>
      call(state, 'turn', newTurn(String(self.chosen), state.turn)),
    ),
    run('the price', PRICE, (state, self: AbilityFrame) => {
      const character = String(self.chosen);
      if (isOnMap(characterOf(state, character))) hurt(state, character, 10, self.source, PRICE);
    }),
  ],
});

/** Of itself alone, instead of its turn (min.recovery.01). */
const recovery = use({
  id: 'recovery',
  says: [1, 2],
  replaces: 'turn',
  effect: (state, self) =>
    removeDamage(state, thisCharacter(state, self), numberOf(self), statements('recovery', [1, 2])),
});

const SEVER = statements('sever-force', [1, 2, 3]);
const severForce = use({
  id: 'sever-force',
  says: [1, 2, 3],
  replaces: 'turn',
  choose: legalTarget('adjacent'),
  effect: (state, self) => gain(state, chosenBy(state, self), lastingBy('sever-force', self.source), SEVER),
});

const severed = ability({
  id: 'effect-severed',
  rules: SEVER,
  forbids: {
    'have the Force': (_state, { source }, { character }) =>
      character === source ? reason('severed', say`${source} is severed from the Force.`, SEVER) : null,
  },
});

const SHATTERPOINT = statements('shatterpoint', [1, 4]);

/** An enemy within 6 squares is marked (min.shatterpoint.01), in place of whoever it marked before. */
const shatterpoint = use({
  id: 'shatterpoint',
  says: [1, 4],
  replaces: 'turn',
  choose: legalTarget(RANGE),
  effect: (state, { source, chosen }) => {
    lose(state, ({ ability: mark, by }) => mark === 'effect-shatterpoint-mark' && by === source, [
      'min.shatterpoint.04',
    ]);
    gain(state, characterOf(state, String(chosen)), lastingBy('shatterpoint', source), SHATTERPOINT);
  },
});

/** Whoever attacks it, and be it an attack of opportunity. */
const shatterpointMark = ability({
  id: 'effect-shatterpoint-mark',
  rules: ['min.shatterpoint.02', 'min.shatterpoint.03'],
  on: before('roll-due'),
  limit: { per: 'round', times: 1 },
  when: (_state, { source, event }) => event.target === source,
  effect: (state) => {
    const attack = currentAttack(state);
    if (attack) attack.countsAs = NATURAL;
  },
});

const everyLegalTarget: Whom = (state, user) =>
  legalTargets(state, user, { by: 'ability', kind: 'turn', range: null, melee: false });

const enemiesWithin =
  (squares: number): Whom =>
  (state, user) =>
    enemiesOnMap(state, user).filter((each) => isWithin(state, user, each, squares));

const SITH_HUNGER = statements('sith-hunger', [1, 2]);
/** Without an attack it wounds somebody living, and heals as much (min.sith-hunger.01, min.sith-hunger.03). */
const sithHunger = use({
  id: 'sith-hunger',
  says: [1, 2],
  replaces: 'attacks',
  choose: legalTarget(RANGE, living),
  effect: (state, self) => {
    const target = chosenBy(state, self);
    const own = thisCharacter(state, self);
    hurt(state, target.id, numberOf(self), self.source, SITH_HUNGER);
    removeDamage(state, own, numberOf(self), SITH_HUNGER);
    if (target.force === 0) return;
    // A Force point goes over to it (min.sith-hunger.02).
    loseForce(state, target, 1, SITH_HUNGER);
    gainForce(state, own, 1, SITH_HUNGER);
  },
});

/** Used in its turn, or before an attack roll, be it of an attack of opportunity (min.sith-rage.02). */
const SITH_RAGE = statements('sith-rage', [1, 2]);
const RAGING = { ability: 'effect-raging', until: 'turn' } as const;
const sithRageInAttack = ability({
  id: 'sith-rage-in-attack',
  card: 'sith-rage',
  rules: SITH_RAGE,
  during: 'before attack roll',
  when: isAttacking,
  unable: whyNotTwice,
  cost: force(1, SITH_RAGE),
  effect: (state, self) => gain(state, thisCharacter(state, self), { ...RAGING, by: self.source }, SITH_RAGE),
});

/** It would add nothing (min.stacking.03). */
function whyNotTwice(state: MiniaturesState, { source }: AbilityInPlay) {
  return state.lasting.some(({ character, ability: each }) => character === source && each === RAGING.ability)
    ? reason('raging', say`${source} rages already.`, ['min.stacking.03'])
    : null;
}

interface Transfer {
  ally: CharacterId;
  to: Square;
}

/** Places in the space of an ally, or around it where it is the smaller one, once it has gone (min.transfer-essence.02). */
function placesOf(state: MiniaturesState, user: Character, ally: Character): Square[] {
  const theirs = spaceOf(state, ally);
  const size = sizeOf(state, user);
  const others = state.characters.filter((each) => isOnMap(each) && each.id !== user.id && each.id !== ally.id);
  const reach = Math.max(0, size - theirs.size);
  const { at } = theirs;
  const around = { at: [Math.max(0, at[0] - reach), Math.max(0, at[1] - reach)] as const, size: theirs.size + reach };
  return squaresOf(around).filter((to) => {
    const space = { at: to, size };
    const [inner, outer] = size > theirs.size ? [theirs, space] : [space, theirs];
    return (
      fits(boardIn(state), space) &&
      squaresOf(inner).every((square) => isIn(outer, square)) &&
      !others.some((each) => overlap(spaceOf(state, each), space))
    );
  });
}

const ESSENCE = statements('transfer-essence', [1, 2, 3, 4]);

/**
 * In its own turn, beside its attacks (min.transfer-essence.04): any living ally, seen or not (min.transfer-essence.01). The ally is defeated there and
 * then, and nothing is asked about it (min.transfer-essence.03).
 */
const transferEssence = use({
  id: 'transfer-essence',
  says: [1, 2, 3, 4],
  replaces: null,
  unable: (state, { source: character }): Reason | null => forbidden(state, 'be moved', { character }),
  choose: (state, self) => {
    const own = thisCharacter(state, self);
    return alliesOnMap(state, own)
      .filter((ally) => isLiving(state, ally))
      .flatMap((ally) => placesOf(state, own, ally).map((to) => allowed({ ally: ally.id, to: [...to] })));
  },
  effect: (state, self) => {
    const { ally, to } = self.chosen as unknown as Transfer;
    defeat(state, characterOf(state, ally), { attacker: self.source, byAttack: false }, ESSENCE);
    putAt(state, thisCharacter(state, self), to, ESSENCE);
  },
});

/** Some ally with a Force rating has been defeated (min.unleash-the-force.01). */
function noForceUserFell(state: State, self: AbilityInPlay) {
  const own = thisCharacter(state, self);
  const fell = state.characters.some(
    (each) => each.place === 'defeated' && areAllies(state, own, each) && hasForceRating(state, each),
  );
  if (fell) return null;
  const said = say`No ally of ${own.id} with a Force rating has been defeated.`;
  return reason('nobody-fell', said, ['min.unleash-the-force.01']);
}

const USE_THE_FORCE = ['min.use-the-force.01'];

/** The attack that it makes now is not rolled. */
const useTheForce = ability({
  id: 'use-the-force',
  rules: USE_THE_FORCE,
  during: 'before attack roll',
  when: isAttacking,
  unable: (state) =>
    currentAttack(state)?.countsAs === null
      ? null
      : reason('counts-already', say`The attack counts as a natural 20 already.`, USE_THE_FORCE),
  cost: force(3, USE_THE_FORCE, (state) => currentAttack(state)?.target ?? null),
  effect: (state) => {
    const attack = currentAttack(state);
    if (attack) attack.countsAs = NATURAL;
  },
});

export const powersPToZ: readonly AnyAbility<Miniatures>[] = [
  pawn,
  recovery,
  severForce,
  severed,
  shatterpoint,
  shatterpointMark,
  onAll({
    // It stuns everybody near, friend or foe, who fails a save (min.shockwave.01).
    id: 'shockwave',
    says: [1],
    replaces: 'attacks',
    whom: within(RANGE),
    does: { stuns: { ...upToHuge, save: 11 } },
  }),
  onAll({
    // Damage without an attack (min.sith-grip.02).
    id: 'sith-grip',
    says: [1],
    replaces: 'attacks',
    unable: (state, self) =>
      everyLegalTarget(state, thisCharacter(state, self)).length > 0
        ? null
        : reason('no-target', say`${self.source} has no legal target.`, ['min.sith-grip.01']),
    whom: everyLegalTarget,
    damage: 'printed',
  }),
  // Beside its attacks, in its own turn: enemies near it are hurt (min.sith-hatred.01, min.sith-hatred.02).
  onAll({ id: 'sith-hatred', says: [1, 2], replaces: null, whom: enemiesWithin(2), damage: 10 }),
  sithHunger,
  // One enemy within 6 squares (min.sith-lightning.01), without an attack (min.sith-lightning.02).
  onTarget({ id: 'sith-lightning', says: [1], replaces: 'attacks', range: RANGE, damage: 'printed' }),
  use({
    id: 'sith-rage',
    says: [1, 2],
    replaces: null,
    unable: whyNotTwice,
    effect: (state, self) => gain(state, thisCharacter(state, self), { ...RAGING, by: self.source }, SITH_RAGE),
  }),
  sithRageInAttack,
  // All its attacks of the turn deal more (min.sith-rage.01).
  bonus('effect-raging', SITH_RAGE, attacks, { damage: USUAL_DAMAGE }),
  onAll({
    // Beside its attacks, in its own turn: it stuns enemies near it who fail a save (min.sith-sorcery.01, min.sith-sorcery.02).
    id: 'sith-sorcery',
    says: [1, 2],
    replaces: null,
    whom: enemiesWithin(RANGE),
    does: { stuns: { ...upToHuge, save: 11 } },
  }),
  movesFirst('surprise-move', 1, () => 6),
  transferEssence,
  onAll({
    // Everybody near is hurt (min.unleash-the-force.02), or by a save of its own half as much (min.unleash-the-force.03).
    id: 'unleash-the-force',
    says: [2, 3, 1],
    replaces: 'attacks',
    unable: noForceUserFell,
    whom: within(RANGE),
    damage: 'printed',
    does: { save: 11, onSave: 'half' },
  }),
  useTheForce,
  several({
    // Each adjacent enemy twice, instead of its turn (min.whirlwind-attack.01).
    id: 'whirlwind-attack',
    says: [1],
    replaces: 'turn',
    whom: adjacentEnemies(2),
    legal: () => ({ melee: true }),
  }),
];
