/** Abilities that give others abilities, as long as something holds. */
import { after, candidate, type AbilityInPlay, type AnyAbility, type RuleId } from '../../core';
import { squash } from '../../core/codec/squash';
import { gain, lose } from '../effects/abilities';
import { ability } from '../engine';
import { isAbility, readAbility } from '../facts';
import { lastingBy } from '../model/lasting';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import type { Grant } from '../model/values';
import { hasOwnAbility, namedBy, printedValue } from '../queries/abilities';
import { alliesOnMap, cardOf, characterOf, isOnMap } from '../queries/characters';
import { isAdjacent, isWithin } from '../queries/sight';
import { thisCharacter } from './words';

type Given = Omit<Grant, 'character'>;

interface Gives {
  id: string;
  rules: readonly RuleId[];
  /** What the allies have; null: nothing that is known. */
  given: (self: AbilityInPlay) => Given | null;
  to: (state: MiniaturesState, ally: Character) => boolean;
  /** Squares; left out: at any distance. */
  within?: number;
}

/** Allies of some kind have an ability as long as this character is in play. */
function gives({ id, rules, given, to, within }: Gives): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    modifies: {
      grants: (state, self, grants) => {
        const own = thisCharacter(state, self);
        const what = given(self);
        if (!isOnMap(own) || !what) return grants;
        const allies = alliesOnMap(state, own).filter(
          (ally) => to(state, ally) && (within === undefined || isWithin(state, own, ally, within)),
        );
        return [...grants, ...allies.map(({ id: character }) => ({ character, ...what }))];
      },
    },
  });
}

const RANGE = 6;
const COMMANDOS = 'Republic Commando';

/** min.delta-fire-support.01, min.delta-shield-support.01 */
function isRepublicCommando(state: MiniaturesState, ally: Character): boolean {
  return squash(cardOf(state, ally).name).includes(squash(COMMANDOS));
}

/** What is granted makes nobody a Droid: that would be granted by what it grants. */
function isCommonDroid(state: MiniaturesState, ally: Character): boolean {
  const has = (which: string): boolean => hasOwnAbility(state, ally, which);
  return (has('droid') || has('cyborg')) && !has('unique');
}

/** The ability that a card names: Blaster Upgrade (Double Attack). */
function named(self: AbilityInPlay): Given | null {
  const read = readAbility(namedBy(self));
  return isAbility(read) ? { ability: read.ability, value: printedValue(read) } : null;
}

/** Allies that shoot, and whose cards print just this Damage, whatever adds to it (min.blaster-upgrade.01). */
function upgrade(id: string, damage: number): AnyAbility<Miniatures> {
  return gives({
    id,
    rules: [`min.${id}.01`],
    given: named,
    within: RANGE,
    to: (state, ally) => cardOf(state, ally).damage === damage && !hasOwnAbility(state, ally, 'melee-attack'),
  });
}

const COUPLING = ['min.power-coupling.01'];

/** Whom it has coupled. */
function coupled({ lasting }: MiniaturesState, { source }: Pick<AbilityInPlay, 'source'>): CharacterId | undefined {
  return lasting.find(({ by, ability: which }) => by === source && which === 'extra-attack')?.character;
}

const powerCoupling = ability({
  id: 'power-coupling',
  rules: COUPLING,
  on: after('turn-ended'),
  may: true,
  when: (_state, { source, event }) => event.character === source,
  choose: (state, self) => {
    const own = thisCharacter(state, self);
    return alliesOnMap(state, own)
      .filter((ally) => isAdjacent(state, own, ally) && mayBeCoupled(state, ally))
      .map(({ id }) => candidate(id, null));
  },
  effect: (state, { source, chosen }) =>
    gain(state, characterOf(state, String(chosen)), lastingBy('power-coupling', source), COUPLING),
});

function mayBeCoupled(state: MiniaturesState, ally: Character): boolean {
  return ['small', 'medium'].includes(cardOf(state, ally).size) && !hasOwnAbility(state, ally, 'melee-attack');
}

const UNCOUPLED = ['min.power-coupling.02'];

/** As soon as they are not adjacent any more, be it that one is defeated. */
const uncoupling = ability({
  id: 'power-coupling-ends',
  card: 'power-coupling',
  rules: UNCOUPLED,
  on: after('character-moved', 'character-pushed', 'character-defeated'),
  lasting: true,
  when: (state, self) => {
    const ally = coupled(state, self);
    if (ally === undefined) return false;
    const [one, other] = [thisCharacter(state, self), characterOf(state, ally)];
    return !isOnMap(one) || !isOnMap(other) || !isAdjacent(state, one, other);
  },
  effect: (state, { source }) =>
    lose(state, ({ by, ability: which }) => by === source && which === 'extra-attack', UNCOUPLED),
});

export const granting: readonly AnyAbility<Miniatures>[] = [
  gives({
    id: 'droid-master',
    rules: ['min.droid-master.01'],
    given: () => ({ ability: 'double-attack', value: null }),
    to: isCommonDroid,
    within: RANGE,
  }),
  gives({
    id: 'delta-fire-support',
    rules: ['min.delta-fire-support.01'],
    given: () => ({ ability: 'synchronized-fire', value: COMMANDOS }),
    to: isRepublicCommando,
  }),
  gives({
    id: 'delta-shield-support',
    rules: ['min.delta-shield-support.01'],
    given: () => ({ ability: 'shields-2', value: 2 }),
    to: isRepublicCommando,
  }),
  upgrade('blaster-upgrade', 10),
  upgrade('blaster-rifle-upgrade', 20),
  powerCoupling,
  uncoupling,
];
