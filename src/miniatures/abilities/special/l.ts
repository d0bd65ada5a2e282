/** Special abilities: L. */
import { after, reason, say, type AbilityFrame, type AbilityInPlay, type AnyAbility, type RuleId } from '../../../core';
import { gain } from '../../effects/abilities';
import { defeat } from '../../effects/damage';
import { gainForce } from '../../effects/force';
import { ability, run } from '../../engine';
import { LASTING, lastingBy } from '../../model/lasting';
import type { CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import type { Grant } from '../../model/values';
import { hasForceRating, isKind, isUnique } from '../../queries/abilities';
import { alliesOnMap, characterOf, enemiesOnMap, isOnMap } from '../../queries/characters';
import { isWithin } from '../../queries/sight';
import { USUAL_DAMAGE, againstAdjacent, attackingWhile, bonus, isAttacked, trait, type Is } from '../forms/bonuses';
import { lift } from '../forms/carrying';
import { force, onItsTurn, replacing } from '../forms/costs';
import { choosesAlly } from '../forms/granting';
import { saveOf, savedBy } from '../forms/saves';
import { statements } from '../forms/uses';
import { alliesNear, thisCharacter } from '../forms/who';

const says = (...numbers: number[]): RuleId[] => statements('light-spirit', numbers);
const GUIDED = LASTING['light-spirit'].gives;
const BANISHING = 'effect-banishing';
const GUIDES = 4;
const BANISHED_FROM = 6;

const isSpirit = (source: CharacterId, ...numbers: number[]) =>
  reason('light-spirit', say`${source} is a Light Spirit.`, says(...numbers));

/** It gives no cover, and doors do not mind it (min.light-spirit.03). */
const spirit = ability({
  id: 'light-spirit',
  rules: says(1, 2, 3),
  modifies: {
    'movement ignores': (_state, { source }, ignores, { character }) =>
      character === source
        ? { enemies: true, slowing: true, pits: true, walls: true, onlyBesideWalls: false }
        : ignores,
    grants: (state, self, grants) => [...grants, ...grantedBy(state, self)],
  },
  forbids: {
    'block movement': (_state, { source }, { character }) => (character === source ? isSpirit(source, 1) : null),
    'give cover': (_state, { source }, { character }) => (character === source ? isSpirit(source, 3) : null),
    'hold doors': (_state, { source }, { character }) => (character === source ? isSpirit(source, 3) : null),
  },
});

/** Nobody fights with it; no commander has an effect on it (min.light-spirit.06). */
const untouched = ability({
  id: 'light-spirit-untouched',
  card: 'light-spirit',
  rules: says(4, 6),
  forbids: {
    attack: (_state, { source }, { character }) => (character === source ? isSpirit(source, 4) : null),
    'take damage': (_state, { source }, { character }) => (character === source ? isSpirit(source, 4) : null),
    'be target': (_state, { source }, { target }) => (target === source ? isSpirit(source, 4) : null),
    'be nearest': (_state, { source }, { target }) => (target === source ? isSpirit(source, 4) : null),
    'be adjacent': (_state, { source }, { character }) => (character === source ? isSpirit(source, 4) : null),
    'be led': (_state, { source }, { character }) => (character === source ? isSpirit(source, 6) : null),
  },
});

/** The ally that it guides, as long as that one is near (min.light-spirit.08); and enemies that are near may banish it. */
function grantedBy(state: MiniaturesState, self: AbilityInPlay): Grant[] {
  const own = thisCharacter(state, self);
  if (!isOnMap(own)) return [];
  const guided = alliesOnMap(state, own)
    .filter(({ id }) => isGuidedBy(state, id, self))
    .filter((ally) => isWithin(state, own, ally, GUIDES));
  const enemies = enemiesOnMap(state, own).filter((enemy) => isWithin(state, own, enemy, BANISHED_FROM));
  return [
    ...guided.flatMap(({ id: character }) => [
      { character, ability: 'force-renewal-1', value: null },
      { character, ability: 'mettle', value: null },
    ]),
    ...enemies.map(({ id: character }) => ({ character, ability: BANISHING, value: own.id })),
  ];
}

function isGuidedBy({ lasting }: MiniaturesState, id: CharacterId, { source }: Pick<AbilityInPlay, 'source'>): boolean {
  return lasting.some(({ character, ability: effect, by }) => character === id && effect === GUIDED && by === source);
}

/** Somebody Unique with Force points, chosen during setup (min.light-spirit.07). */
const guides = choosesAlly({
  id: 'light-spirit-guides',
  card: 'light-spirit',
  rules: says(7),
  who: (state, ally) => isUnique(state, ally) && ally.force > 0,
  effect: (state, chosen, by) => gain(state, chosen, lastingBy('light-spirit', by), says(7, 8)),
});

/** It goes with whom it guides (min.light-spirit.09). */
const fades = ability({
  id: 'light-spirit-fades',
  card: 'light-spirit',
  rules: says(9),
  on: after('character-defeated'),
  when: (state, self) => isGuidedBy(state, self.event.character, self),
  effect: (state, self) => {
    const own = thisCharacter(state, self);
    if (isOnMap(own)) defeat(state, own, { attacker: null, byAttack: false }, says(9));
  },
});

/** What an enemy has that is near: in place of its attacks, for a Force point (min.light-spirit.10). What comes with it is the spirit. */
const banishing = ability({
  id: BANISHING,
  rules: says(10),
  during: 'turn',
  when: onItsTurn,
  cost: replacing('attacks', force(1, says(10))),
  effect: [
    run('save', says(10), (state, self: AbilityFrame) => saveOf(state, String(self.value), 11, says(10), self.source)),
    run('it is banished', says(10), (state, self: AbilityFrame) => {
      const banished = characterOf(state, String(self.value));
      if (!savedBy(self) && isOnMap(banished))
        defeat(state, banished, { attacker: self.source, byAttack: false }, says(10));
    }),
  ],
});

const TUTOR = ['min.light-tutor.02', 'min.light-tutor.03'];

const anybody: Is = () => true;

/** Adjacent is not enough, nor is the Force: the attacker needs both (min.starter-special-abilities.10). */
const lightsaberDuelist = bonus(
  'lightsaber-duelist',
  ['min.lightsaber-duelist.01'],
  (state, self, about) =>
    isAttacked(state, self, about) && about.adjacent && hasForceRating(state, characterOf(state, about.attacker)),
  { defense: 4 },
);

export const specialL: readonly AnyAbility<Miniatures>[] = [
  lift('lift', 'medium'),
  spirit,
  untouched,
  guides,
  ability({ id: GUIDED, rules: says(8) }),
  fades,
  banishing,
  trait('effect-force-rating', ['min.light-tutor.02']),
  choosesAlly({
    id: 'light-tutor',
    rules: ['min.light-tutor.01', 'min.light-tutor.04'],
    who: (state, ally) => isKind(state, ally, 'Rebel'),
    effect: (state, chosen, by) => {
      if (!hasForceRating(state, chosen)) gain(state, chosen, lastingBy('light-tutor', by), TUTOR);
      gainForce(state, chosen, 1, TUTOR);
    },
  }),
  bonus('lightsaber', ['min.lightsaber.01'], againstAdjacent(anybody), { damage: USUAL_DAMAGE }),
  lightsaberDuelist,
  bonus(
    'lightsaber-resistance',
    ['min.lightsaber-resistance.01'],
    (state, self, about) =>
      isAttacked(state, self, about) && about.adjacent && hasForceRating(state, characterOf(state, about.attacker)),
    { defense: 2 },
  ),
  bonus(
    'loner',
    ['min.loner.01'],
    attackingWhile((state, self) => alliesNear(state, self).length === 0),
    { attack: 4 },
  ),
];
