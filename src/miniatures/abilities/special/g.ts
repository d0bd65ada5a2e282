/** Special abilities: G. */
import { candidate, reason, say, type AbilityInPlay, type AnyAbility, type Reason, type RuleId } from '../../../core';
import { ability, isResolving, modified } from '../../engine';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import type { AboutAttack } from '../../model/values';
import { hasAbility, numberOf } from '../../queries/abilities';
import { alliesOnMap, characterOf, sizeOf } from '../../queries/characters';
import { stanceOf } from '../../queries/movers';
import { isAdjacent } from '../../queries/sight';
import { isIn, squaresOf } from '../../queries/spaces';
import { spaceOf as spaceOfStance } from '../../queries/squeezing';
import { attackOf, targetsOf } from '../../queries/targets';
import { currentTurn, hasActed, type TurnFrame } from '../../queries/turn';
import { onTargetAndAround } from '../forms/areas';
import { attackAtOnce, whyNoAttackAtOnce } from '../forms/attacks';
import { attackingWhile, attacks, bonus, helps, trait } from '../forms/bonuses';
import { onItsTurn } from '../forms/costs';
import { barsWay, passed, remember, whyNoNormalAttack } from '../forms/passing-attacks';
import { statements } from '../forms/uses';
import { RANGE, alliesNear, isNamed, near, thisCharacter } from '../forms/who';

const GALLOPED = 'effect-galloped';

/** Why it makes no attack in passing now; null: it does. Its move is over with what it does after it (min.galloping-attack.01). */
function whyNotNow(state: MiniaturesState, { source }: AbilityInPlay, rules: readonly RuleId[]): Reason | null {
  const turn = currentTurn(state);
  if (turn?.replaced === 'turn')
    return reason('turn-replaced', say`${source} has replaced its turn.`, ['min.abilities-replacing-turn.01']);
  return turn && hasActed(turn) && !turn.movedAfter
    ? reason('move-is-over', say`${source} does not move now.`, rules)
    : whyNoAttackAtOnce(state, { source });
}

/** It has come to a square for the second time in its move (min.galloping-attack.05). */
function hasReturned(state: MiniaturesState, { way }: TurnFrame, own: Character): boolean {
  const stands = [...way, stanceOf(own)].map((stance) => spaceOfStance({ size: sizeOf(state, own) }, stance));
  return stands.some((space, i) =>
    squaresOf(space).some(
      (square) =>
        i > 1 && !isIn(stands[i - 1] ?? space, square) && stands.slice(0, i - 1).some((each) => isIn(each, square)),
    ),
  );
}

const attackedBefore = (id: CharacterId, by: string, statement: number): Reason =>
  reason('attacked-before', say`${id} has been attacked so in this turn.`, statements(by, [statement]));

/**
 * In its own turn (min.galloping-attack.08), past each enemy with a roll of its own (min.galloping-attack.03). Its move is a usual one, which provokes
 * (min.galloping-attack.06).
 */
const galloping = ability({
  id: 'galloping-attack',
  rules: statements('galloping-attack', [1, 2, 3, 4, 5, 8]),
  during: 'turn',
  when: onItsTurn,
  unable: (state, self) => {
    const turn = currentTurn(state);
    // Not from where its turn began (min.galloping-attack.02).
    if (!turn || turn.entered === 0)
      return reason('has-not-moved', say`${self.source} has to move first.`, statements('galloping-attack', [2]));
    if (hasReturned(state, turn, thisCharacter(state, self)))
      return reason('been-there', say`${self.source} has come back to a square.`, statements('galloping-attack', [5]));
    return whyNotNow(state, self, statements('galloping-attack', [1]));
  },
  choose: (state, self) => {
    const own = thisCharacter(state, self);
    // Nobody twice (min.galloping-attack.04).
    const before = passed(state, own.id, GALLOPED);
    return targetsOf(state, own, attackOf(state, own, 'immediate'))
      .filter(({ target }) => isAdjacent(state, own, target))
      .map(({ target: { id }, not }) =>
        candidate(id, not ?? (before.includes(id) ? attackedBefore(id, 'galloping-attack', 4) : null)),
      );
  },
  effect: (state, self) => {
    const target = String(self.chosen);
    remember(state, self, GALLOPED, target, statements('galloping-attack', [4]));
    attackAtOnce(state, self, target);
  },
});

const galloped = ability({
  id: GALLOPED,
  rules: statements('galloping-attack', [5, 7]),
  modifies: { 'barred squares': barsWay(statements('galloping-attack', [5]), (way) => way) },
  forbids: {
    attack: (state, { source }, { character, kind }) =>
      character === source && kind === 'turn'
        ? whyNoNormalAttack(state, source, statements('galloping-attack', [7]))
        : null,
  },
});

/** Is the attack one that it makes in passing: the last one of its Galloping Attack? */
function gallops(state: MiniaturesState, self: AbilityInPlay, target: CharacterId): boolean {
  const { source } = self;
  return (
    isResolving(state, { ability: 'galloping-attack', source }) && passed(state, source, GALLOPED).at(-1) === target
  );
}

/** So much for each other ally that the ability names within 6 squares of the target. */
function gang(self: AbilityInPlay, state: MiniaturesState, about: AboutAttack): number {
  const target = characterOf(state, about.target);
  const others = alliesOnMap(state, thisCharacter(state, self)).filter(isNamed(state, self));
  return numberOf(self) * others.filter((ally) => near(state, ally, target)).length;
}

const greaterMobileAttack = ability({
  id: 'greater-mobile-attack',
  rules: ['min.greater-mobile-attack.01', 'min.greater-mobile-attack.02'],
  permits: {
    'move on after attacking': (_state, { source }, { character }) => character === source,
    'attack again after moving': (_state, { source }, { attacker }) => attacker === source,
  },
});

/** It serves the Mounted Weapon of an adjacent ally. */
function serves(state: MiniaturesState, self: AbilityInPlay, attacker: string): boolean {
  const other = characterOf(state, attacker);
  return hasAbility(state, other, 'mounted-weapon') && isAdjacent(state, thisCharacter(state, self), other);
}

const gunner = ability({
  id: 'gunner',
  rules: ['min.gunner.01'],
  permits: {
    'combine fire with mounted weapon': (state, self, { helper, attacker }) =>
      helper === self.source && serves(state, self, attacker),
  },
});

export const specialG: readonly AnyAbility<Miniatures>[] = [
  galloping,
  galloped,
  bonus(
    'galloping-attack-bonus',
    statements('galloping-attack', [1]),
    (state, self, about) =>
      attacks(state, self, about) && about.kind === 'immediate' && gallops(state, self, about.target),
    { attack: 4 },
    'galloping-attack',
  ),
  bonus('gang', ['min.gang.01', 'min.gang.02'], attacks, { attack: gang }),
  greaterMobileAttack,
  bonus(
    'gregarious',
    ['min.gregarious.01'],
    attackingWhile((state, self) => alliesNear(state, self).length > 0),
    { attack: 4 },
  ),
  onTargetAndAround({
    // Damage without an attack (min.grenades.04), for each a save of its own (min.grenades.03).
    id: 'grenades',
    says: [1, 2, 3],
    replaces: 'attacks',
    range: RANGE,
    damage: 'printed',
    // Some make them stun (min.emp-grenades.01).
    does: (state, { source }) => ({ save: 11, stuns: modified(state, 'grenade stun', null, { character: source }) }),
  }),
  trait('gungan', ['min.gungan.01']),
  gunner,
  bonus(
    'gunner-damage',
    ['min.gunner.02'],
    (state, self, about) => helps(state, self, about) && serves(state, self, about.attacker),
    { damage: (self) => numberOf(self) },
    'gunner',
  ),
];
