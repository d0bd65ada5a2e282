/** Characters who come to a squad in the course of the skirmish: Reinforcements, Reserves, Rakghoul Disease, Han Solo out of the carbonite. */
import {
  after,
  allowed,
  candidate,
  reason,
  say,
  type AbilityFrame,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
  type Json,
  type Reason,
  type RuleId,
  type Step,
} from '../../core';
import { join, joinAt, remove } from '../effects/squads';
import { ability, ask, innermost, run } from '../engine';
import { isHanSolo, personsOf, versionAmong } from '../facts';
import { kindAdded } from '../facts/added';
import type { Square } from '../facts/battle-map';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { isKind, isLiving, namedBy, numberOf, rollNamed } from '../queries/abilities';
import { areAdjacent } from '../queries/adjacency';
import { cardOf, characterOf, isInSquad, isOnMap, sizeOf, spaceOf } from '../queries/characters';
import { areAllies, areTeammates, playersFrom } from '../queries/players';
import { boardIn } from '../queries/sight';
import { squaresOf } from '../queries/spaces';
import { isFree } from '../queries/standing';
import { statements } from './uses';
import { chooseOf, isEnemy, thisCharacter } from './words';

/** Figures of its player that stand aside. */
function onlookers(state: MiniaturesState, { controller }: AbilityInPlay): Character[] {
  return state.characters.filter((each) => each.player === controller && !isInSquad(each));
}

/** A version of somebody Unique who is in the squad. */
function isThere(state: MiniaturesState, who: Character): boolean {
  const others = state.characters.filter((each) => each.id !== who.id && each.player === who.player && isInSquad(each));
  const cards = others.map((each) => cardOf(state, each));
  return personsOf(cardOf(state, who)).some((person) => versionAmong(cards, person) !== undefined);
}

/** Why somebody is not added with so many points left; null: it may be. */
function whyNotAdded(
  state: MiniaturesState,
  self: AbilityInPlay,
  who: Character,
  left: number,
  rules: readonly RuleId[],
): Reason | null {
  const kind = kindAdded({ ability: self.ability, names: namedBy(self) }) ?? '';
  if (!isKind(state, who, kind)) return reason('wrong-kind', say`${who.id} is not of the kind that it adds.`, rules);
  if (who.worth > left)
    return reason('too-many-points', say`${who.id} costs ${who.worth} points; ${left} are left.`, [
      ...rules,
      'min.rapport.03',
    ]);
  if (!isThere(state, who)) return null;
  return reason('unique-twice', say`${who.id} is in the squad already.`, ['min.unique.01', 'min.unique.02']);
}

/** Some of those who stand aside, one after the other, for so many points in all. */
function adding<E>(id: string, rules: readonly RuleId[]): readonly Step<Miniatures, AbilityFrame<E>>[] {
  return [
    run('points', rules, (_state: MiniaturesState, self: AbilityFrame<E>) => {
      self.chosen = numberOf(self);
    }),
    ask(
      'add a character',
      rules,
      (state: MiniaturesState, self: AbilityFrame<E>) => {
        const left = Number(self.chosen);
        const candidates = onlookers(state, self).map((each): Candidate<Json> =>
          candidate(each.id, whyNotAdded(state, self, each, left, rules)),
        );
        if (!candidates.some(({ not }) => not === null)) return null;
        return chooseOf(self, self.controller, [...candidates, allowed(null)]);
      },
      (state, self, { chosen }) => {
        if (chosen === null) return;
        const who = characterOf(state, String(chosen));
        join(state, who, statements(id, [1]));
        self.chosen = Number(self.chosen) - who.worth;
        return 'again';
      },
    ),
  ];
}

/** During setup, after the squads were seen (min.reinforcements.01). */
function reinforcements(id: string): AnyAbility<Miniatures> {
  const rules = [...new Set([`min.${id}.01`, 'min.reinforcements.01'])];
  return ability({ id, rules, on: after('squads-revealed'), effect: adding(id, rules) });
}

/** On a roll for initiative, when nobody rolls any more (min.reserves.01, .04). They are set up before the player's first activation (procedures/activations). */
function reserves(id: string): AnyAbility<Miniatures> {
  const rules = [...new Set([`min.${id}.01`, 'min.reserves.01', 'min.reserves.04'])];
  return ability({
    id,
    rules,
    on: after('first-player-chosen'),
    when: (state, self) => {
      const { rolls } = innermost(state, 'initiative') ?? { rolls: [] };
      return rolls.some(({ player, result }) => player === self.controller && result === rollNamed(self));
    },
    effect: adding(id, rules),
  });
}

const RAKGHOUL = statements('rakghoul-disease', [2, 3, 4]);

interface Rises {
  who: CharacterId;
  at: Square;
}

/** A Rakghoul takes the place of a living enemy that it defeats. */
const rakghoul = ability({
  id: 'rakghoul-disease-rises',
  card: 'rakghoul-disease',
  rules: RAKGHOUL,
  on: after('character-defeated'),
  may: true,
  lasting: true,
  when: (state, self) =>
    self.event.attacker === self.source &&
    isEnemy(state, self, self.event.character) &&
    isLiving(state, characterOf(state, self.event.character)),
  choose: (state, self) => {
    const fallen = characterOf(state, self.event.character);
    const [who] = onlookers(state, self).filter((each) => cardOf(state, each).name === 'Rakghoul');
    if (!who) return [];
    const places = squaresOf(spaceOf(state, fallen)).filter((at) => isFree(state, who, at));
    return places.map((at) => allowed<Json>({ who: who.id, at: [...at] }));
  },
  effect: (state, self) => {
    const { who, at } = self.chosen as unknown as Rises;
    joinAt(state, characterOf(state, who), at, RAKGHOUL);
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
    solo.worth = Math.ceil(cardOf(state, solo).cost / 2);
    remove(state, own, FREED);
    joinAt(state, solo, at, FREED);
    solo.activated = true;
  },
});

export const joining: readonly AnyAbility<Miniatures>[] = [
  ...['reinforcements', 'droid-reinforcements', 'fringe-reinforcements'].map(reinforcements),
  ...['reserves', 'fringe-reserves', 'republic-reserves', 'separatist-reserves'].map(reserves),
  rakghoul,
  frozen,
  frozenTarget,
  frozenCounts,
  thaws,
];
