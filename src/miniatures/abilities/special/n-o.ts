/** Special abilities: N to O. */
import { after, allowed, candidate, onPiece, reason, say, type AnyAbility, type Candidate } from '../../../core';
import { gain } from '../../effects/abilities';
import { setDoor } from '../../effects/doors';
import { abilitiesOf, ability } from '../../engine';
import type { Door, DoorId } from '../../facts/battle-map';
import { lastingBy } from '../../model/lasting';
import type { Character, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { hasAbility, isUnique, numberOf } from '../../queries/abilities';
import { characterOf, charactersOnMap, isOnMap, spaceOf } from '../../queries/characters';
import { isInDoorway } from '../../queries/doors';
import { onTargetAndAround, upToLarge, type State } from '../forms/areas';
import { USUAL_DAMAGE, attacks, bonus, trait } from '../forms/bonuses';
import { doorsIn, held, hold, release } from '../forms/doors';
import { choosesAlly } from '../forms/granting';
import { isUpTo } from '../forms/targets';
import { RANGE, isEnemy, thisCharacter } from '../forms/who';

const canBeNetted = (state: State, character: Character): boolean =>
  isUpTo(state, character, 'large') && !hasAbility(state, character, 'mounted-weapon');

const ODDS = ['min.never-tell-me-the-odds.01'];

/** Does an ability change who wins initiative? */
function changesInitiative(which: string): boolean {
  return abilitiesOf(which).some(
    ({ modifies = {} }) => 'initiative dice' in modifies || 'initiative chooser' in modifies,
  );
}

function saysNot(which: string, character: string, by: string) {
  const ability = onPiece({ ability: which, source: character });
  return say`${ability} does not work while ${by} is in play.`;
}

const neverTellMeTheOdds = ability({
  id: 'never-tell-me-the-odds',
  rules: ODDS,
  forbids: {
    'have ability': (state, self, { character, ability: which }) =>
      isOnMap(thisCharacter(state, self)) && isEnemy(state, self, character) && changesInitiative(which)
        ? reason('never-tell-me-the-odds', saysNot(which, character, self.source), ODDS)
        : null,
  },
});

const MASQUER = ['min.ooglith-masquer.01'];

const opportunist = bonus(
  'opportunist',
  ['min.opportunist.01'],
  (state, self, about) => attacks(state, self, about) && characterOf(state, about.target).activated,
  // A number on the card takes the place of the usual one (min.opportunist.02).
  { attack: 4, damage: (self) => numberOf(self, USUAL_DAMAGE) },
);

const OVERRIDE = ['min.override.01', 'min.override.02', 'min.override.03'];

/** A door is as it wants until its next turn ends. */
const override = ability({
  id: 'override',
  rules: OVERRIDE,
  on: after('turn-ended'),
  may: true,
  when: (_state, { source, event }) => event.character === source,
  choose: (state) => doorsIn(state).flatMap((door) => settings(state, door)),
  effect: (state, self) => {
    const { door, to } = self.chosen as { door: DoorId; to: 'open' | 'closed' };
    for (const by of ['effect-override', 'effect-door-gimmick']) release(state, door, by);
    setDoor(state, door, to, OVERRIDE);
    hold(state, self, 'override', door, OVERRIDE);
  },
});

/** Open, and closed unless somebody Large stands in it (min.override.04). */
function settings(state: MiniaturesState, door: Door): Candidate<{ door: DoorId; to: 'open' | 'closed' }>[] {
  const large = charactersOnMap(state).find((each) => isInDoorway(door, spaceOf(state, each)));
  const rules = ['min.override.04'];
  return [
    allowed({ door: door.id, to: 'open' as const }),
    candidate(
      { door: door.id, to: 'closed' as const },
      large ? reason('in-the-door', say`${large.id} stands in ${door.id}.`, rules) : null,
    ),
  ];
}

export const specialNToO: readonly AnyAbility<Miniatures>[] = [
  onTargetAndAround({
    // No attack (min.net-gun.02): a stun with a save for each (min.net-gun.01), but not of what no net holds (min.net-gun.03).
    id: 'net-gun',
    says: [1, 3],
    replaces: 'attacks',
    range: RANGE,
    works: canBeNetted,
    does: { stuns: { ...upToLarge, save: 11 } },
  }),
  neverTellMeTheOdds,
  choosesAlly({
    id: 'ooglith-masquer',
    rules: MASQUER,
    who: (state, ally) => !isUnique(state, ally),
    effect: (state, chosen, by) => gain(state, chosen, lastingBy('ooglith-masquer', by), MASQUER),
  }),
  opportunist,
  trait('order-66', ['min.order-66.01']),
  override,
  held('effect-override', ['min.override.03']),
];
