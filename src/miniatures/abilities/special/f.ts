/** Special abilities: F. */
import {
  after,
  allowed,
  reason,
  say,
  type AbilityInPlay,
  type AnyAbility,
  type Reason,
  type RuleId,
} from '../../../core';
import { gain } from '../../effects/abilities';
import { joinAt, remove } from '../../effects/squads';
import { ability, call, forbidden } from '../../engine';
import { isHanSolo } from '../../facts';
import { lastingBy } from '../../model/lasting';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import type { AboutAttack } from '../../model/values';
import { hasAbility, hasForceRating, isDroid, isUnique, numberOf } from '../../queries/abilities';
import { areAdjacent } from '../../queries/adjacency';
import { currentAttack } from '../../queries/attack';
import { cardOf, characterOf, hitPointsLeft, isOnMap, sizeOf, spaceOf } from '../../queries/characters';
import { areAllies, areTeammates, playersFrom } from '../../queries/players';
import { boardIn } from '../../queries/sight';
import { squaresOf } from '../../queries/spaces';
import { standsLegally } from '../../queries/standing';
import { attackOf, legalTargets } from '../../queries/targets';
import { currentTurn } from '../../queries/turn';
import { onTargetAndAround } from '../forms/areas';
import { attackAtOnce, targetsAtOnce } from '../forms/attacks';
import { attacks, bonus } from '../forms/bonuses';
import { onItsTurn, replaceTurn } from '../forms/costs';
import { hurt } from '../forms/damage';
import { onlookers, reinforcements, reserves } from '../forms/joining';
import { charge, charging, doubled } from '../forms/moves';
import { statements } from '../forms/uses';
import { RANGE, thisCharacter, within6 } from '../forms/who';

function isCommonDroid(state: MiniaturesState, self: AbilityInPlay, id: string): boolean {
  const own = thisCharacter(state, self);
  const other = characterOf(state, id);
  return isOnMap(own) && areAllies(state, own, other) && isDroid(state, other) && !isUnique(state, other);
}

const FLANKING = ['min.flanking-support.01'];

const flankingSupport = ability({
  id: 'flanking-support',
  rules: FLANKING,
  on: after('attack-hit'),
  when: (state, self) =>
    currentAttack(state)?.helpers.includes(self.source) === true && within6(state, self, self.event.target),
  effect: (state, { source, event }) => {
    if (!event) return;
    gain(state, characterOf(state, event.target), lastingBy('flanking-support', source), FLANKING);
  },
});

/** The attacker is an ally of whoever it was flanked by, which comes with it, and has no Mounted Weapon. */
function isFlankedFor(state: MiniaturesState, { source, value }: AbilityInPlay, about: AboutAttack): boolean {
  const attacker = characterOf(state, about.attacker);
  return (
    about.target === source &&
    areAllies(state, characterOf(state, String(value)), attacker) &&
    !hasAbility(state, attacker, 'mounted-weapon')
  );
}

/** Walls are not ignored, nor is where a move may end (min.flight.02). */
const flight = ability({
  id: 'flight',
  rules: ['min.flight.01', 'min.flight.03'],
  modifies: {
    'movement ignores': (_state, { source }, ignores, { character }) =>
      character === source ? { ...ignores, enemies: true, slowing: true, pits: true, onlyBesideWalls: false } : ignores,
  },
  forbids: {
    'provoke attacks of opportunity': (_state, { source }, { character }) =>
      character === source ? reason('flight', say`${source} has Flight.`, ['min.flight.03']) : null,
  },
});

/** One more attack for each critical hit, also for one with such an attack, against whomever it may attack then (min.flurry-attack.01 to .03). */
const flurryAttack = ability({
  id: 'flurry-attack',
  rules: ['min.flurry-attack.01', 'min.flurry-attack.02', 'min.flurry-attack.03'],
  on: after('attack-resolved'),
  may: true,
  when: (_state, { source, event }) => event.attacker === source && event.critical,
  choose: targetsAtOnce,
  effect: (state, self) => attackAtOnce(state, self, String(self.chosen)),
});

/** Only named powers, no rerolls and no faster moves (min.force-ascetic.01). */
const forceAscetic = ability({
  id: 'force-ascetic',
  rules: ['min.force-ascetic.01'],
  forbids: {
    'spend force': (_state, { source }, { character, for: what }) =>
      character === source && what !== 'power'
        ? reason('force-ascetic', say`${source} is a Force Ascetic.`, ['min.force-ascetic.01'])
        : null,
  },
});

const EMPATHIC = ['min.force-empathic.01'];

const forceEmpathic = ability({
  id: 'force-empathic',
  rules: EMPATHIC,
  on: after('character-defeated'),
  when: (state, self) => {
    const own = thisCharacter(state, self);
    const lost = characterOf(state, self.event.character);
    return isOnMap(own) && areAllies(state, own, lost) && hasForceRating(state, lost);
  },
  effect: (state, self) => hurt(state, self.source, numberOf(self), null, EMPATHIC),
});

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

const FRAGILE = ['min.fragile.01', 'min.fragile.02'];
const fragile = ability({
  id: 'fragile',
  rules: FRAGILE,
  forbids: {
    attack: (state, self, { character }) => {
      const left = hitPointsLeft(state, characterOf(state, self.source));
      return character === self.source && left < numberOf(self)
        ? reason('fragile', say`${character} is too fragile to attack.`, FRAGILE, { left, needed: numberOf(self) })
        : null;
    },
  },
});

const FROZEN = ['min.frozen-in-carbonite.03', 'min.frozen-in-carbonite.04'];

const isFrozen = (source: string, rules: readonly RuleId[] = FROZEN) => {
  const said = say`${source} is Frozen in Carbonite.`;
  return reason('frozen', said, rules);
};

/** What it is: an object in a square, which the opponent sets up. */
const frozen = ability({
  id: 'frozen-in-carbonite',
  rules: FROZEN,
  modifies: {
    'set up by': (state, { source }, player, { character }) => {
      if (character !== source) return player;
      return playersFrom(state, player).find((each) => !areTeammates(state, each, player)) ?? player;
    },
    'barred squares': (state, { source }, barred) => {
      const own = characterOf(state, source);
      if (!isOnMap(own)) return barred;
      const because = isFrozen(source);
      return [...barred, ...squaresOf(spaceOf(state, own)).map((at) => ({ at, because }))];
    },
  },
  forbids: Object.fromEntries(
    (['activate', 'move', 'attack', 'be adjacent', 'take damage', 'be moved', 'be stunned', 'hold doors'] as const).map(
      (what) => [
        what,
        (_state: MiniaturesState, { source }: AbilityInPlay, { character }: { character: CharacterId }) =>
          character === source ? isFrozen(source) : null,
      ],
    ),
  ),
});

const frozenTarget = ability({
  id: 'frozen-in-carbonite-target',
  card: 'frozen-in-carbonite',
  rules: FROZEN,
  forbids: {
    'be target': (_state, { source }, { target }) => (target === source ? isFrozen(source) : null),
    'be nearest': (_state, { source }, { target }) => (target === source ? isFrozen(source) : null),
    'be led': (_state, { source }, { character }) => (character === source ? isFrozen(source) : null),
  },
});

const ALONE = statements('frozen-in-carbonite', [5, 6]);

const frozenCounts = ability({
  id: 'frozen-in-carbonite-counts',
  card: 'frozen-in-carbonite',
  rules: ALONE,
  forbids: {
    count: (_state, { source }, { character }) => (character === source ? isFrozen(source, ALONE) : null),
    'stay alone': (_state, { source }, { character }) => (character === source ? isFrozen(source, ALONE) : null),
  },
});

const FREED = statements('frozen-in-carbonite', [7, 8, 9]);

/** Beside it, though it is an object. */
function isBeside(state: MiniaturesState, own: Character, ally: Character): boolean {
  return areAdjacent(boardIn(state), spaceOf(state, own), spaceOf(state, ally));
}

const thaws = ability({
  id: 'frozen-in-carbonite-ends',
  card: 'frozen-in-carbonite',
  rules: FREED,
  on: after('turn-ended'),
  may: true,
  when: (state, self) => {
    const own = thisCharacter(state, self);
    const ally = characterOf(state, self.event.character);
    return areAllies(state, own, ally) && isOnMap(ally) && isOnMap(own) && isBeside(state, own, ally);
  },
  choose: (state, self) =>
    onlookers(state, self)
      .filter(
        (each) => isHanSolo(cardOf(state, each)) && sizeOf(state, each) <= sizeOf(state, thisCharacter(state, self)),
      )
      .map(({ id }) => allowed(id)),
  effect: (state, self) => {
    const own = thisCharacter(state, self);
    const { at } = own;
    const solo = characterOf(state, String(self.chosen));
    solo.counts = true;
    // Defeated, he scores half of what is printed (min.frozen-in-carbonite.09).
    solo.worth = Math.ceil(cardOf(state, solo).cost / 2);
    remove(state, own, FREED);
    joinAt(state, solo, at, FREED);
    // He has no turn in this round (min.frozen-in-carbonite.08).
    solo.activated = true;
  },
});

const FURY = statements('furious-assault', [1, 2]);
const FURIOUS = 'effect-furious-assault';

/** At the end of its move it attacks every legal target (min.furious-assault.01), all of them found before the first roll (min.furious-assault.02). */
const furiousAttacks = ability({
  id: 'effect-furious-assault-attacks',
  card: FURIOUS,
  rules: FURY,
  during: 'turn',
  when: onItsTurn,
  unable: (state, self) =>
    currentTurn(state)?.replaced !== null
      ? reason('attacks-made', say`${self.source} has made its attacks.`, FURY)
      : standsLegally(state, thisCharacter(state, self))
        ? forbidden(state, 'attack', { character: self.source, kind: 'immediate' })
        : reason('in-the-middle-of-a-move', say`${self.source} cannot end its move here.`, ['min.movement-basics.05']),
  effect: (state, self) => {
    replaceTurn(state);
    const own = thisCharacter(state, self);
    const targets = legalTargets(state, own, attackOf(state, own, 'turn')).map(({ id }) => id);
    const most = targets.length;
    call(state, 'attacks', { attacker: own.id, targets, most, kind: 'turn', legal: null, with: null, rules: FURY });
  },
});

const attacksAll = (state: MiniaturesState, { source }: { source: string }): Reason | null =>
  currentTurn(state)?.character === source
    ? reason('furious-assault', say`${source} attacks all its targets at once.`, FURY)
    : null;

export const specialF: readonly AnyAbility<Miniatures>[] = [
  bonus('fire-control', ['min.fire-control.01'], (state, self, { attacker }) => isCommonDroid(state, self, attacker), {
    attack: 4,
  }),
  // No attack and no save: everybody beside the target burns as well (min.flamethrower.01, min.flamethrower.03).
  onTargetAndAround({ id: 'flamethrower', says: [1, 2], replaces: 'attacks', range: RANGE, damage: 'printed' }),
  flankingSupport,
  bonus('effect-flanked', FLANKING, isFlankedFor, { defense: -4 }),
  flight,
  flurryAttack,
  bonus(
    'flux-density',
    ['min.flux-density.01'],
    (state, self, about) =>
      attacks(state, self, about) && about.helpers.some((helper) => isDroid(state, characterOf(state, helper))),
    { damage: 10 },
  ),
  forceAscetic,
  forceEmpathic,
  forceImmunity,
  fragile,
  reinforcements('fringe-reinforcements'),
  reserves('fringe-reserves'),
  frozen,
  frozenTarget,
  frozenCounts,
  thaws,
  charge('furious-assault', [1, 2], doubled),
  charging(FURIOUS, FURY, attacksAll),
  furiousAttacks,
];
