/** Abilities that open and close doors, or take them away. */
import {
  after,
  allowed,
  candidate,
  reason,
  say,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
} from '../../core';
import { gain, lose } from '../effects/abilities';
import { setDoor } from '../effects/doors';
import { ability } from '../engine';
import type { Door, DoorId } from '../facts/battle-map';
import { lastingBy } from '../model/lasting';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { charactersOnMap, spaceOf } from '../queries/characters';
import { besideEdge, isBesideDoor, isInDoorway } from '../queries/doors';
import { sees } from '../queries/line-of-sight';
import { boardIn } from '../queries/sight';
import { isClosed } from '../queries/board';
import { statements, use } from './uses';
import { thisCharacter } from './words';

/** Doors that are still there. */
function doorsIn(state: MiniaturesState): readonly Door[] {
  return state.map.doors.filter(({ id }) => state.doors[id] !== 'removed');
}

/** Does this character see a door: a square beside one of its edges? */
function seesDoor(state: MiniaturesState, self: Pick<AbilityInPlay, 'source'>, door: Door): boolean {
  const space = spaceOf(state, thisCharacter(state, self));
  const board = boardIn(state);
  return (
    isBesideDoor(board, door, space) ||
    door.edges.some((edge) => besideEdge(edge).some((at) => sees(board, space, { at, size: 1 })))
  );
}

/** It takes away a door, in place of its attacks (min.satchel-charge.01, min.shatter-beam.01). */
function breach(id: string, reaches: typeof seesDoor): AnyAbility<Miniatures> {
  const rules = statements(id, [1, 2]);
  return use({
    id,
    says: [1, 2],
    replaces: 'attacks',
    choose: (state, self) =>
      doorsIn(state).map((door) =>
        candidate(
          door.id,
          reaches(state, self, door) ? null : reason('too-far', say`${door.id} is too far away.`, rules),
        ),
      ),
    effect: (state, self) => {
      for (const by of ['effect-override', 'effect-door-gimmick']) release(state, String(self.chosen), by);
      setDoor(state, String(self.chosen), 'removed', rules);
    },
  });
}

const isBeside = (state: MiniaturesState, self: Pick<AbilityInPlay, 'source'>, door: Door): boolean =>
  isBesideDoor(boardIn(state), door, spaceOf(state, thisCharacter(state, self)));

/** Who holds a door lets go of it. */
function release(state: MiniaturesState, door: DoorId, effect: string): void {
  lose(state, ({ ability: kept, value }) => kept === effect && value === door, ['min.override.03']);
}

function isHeld(state: MiniaturesState, door: DoorId, effect: string): boolean {
  return state.lasting.some((each) => each.ability === effect && each.value === door);
}

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

function hold(
  state: MiniaturesState,
  self: AbilityInPlay,
  by: 'override' | 'door-gimmick',
  door: DoorId,
  rules: readonly string[],
): void {
  gain(state, thisCharacter(state, self), lastingBy(by, self.source, door), rules);
}

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

const GIMMICK = ['min.door-gimmick.01', 'min.door-gimmick.02', 'min.door-gimmick.03'];

const doorGimmick = ability({
  id: 'door-gimmick',
  rules: GIMMICK,
  on: after('turn-ended'),
  may: true,
  when: (_state, { source, event }) => event.character === source,
  choose: (state, self) =>
    doorsIn(state)
      .filter((door) => seesDoor(state, self, door))
      .map(({ id }) =>
        candidate(
          id,
          isClosed(state.doors, id) && isHeld(state, id, 'effect-override')
            ? reason('overridden', say`${id} is closed with Override.`, ['min.door-gimmick.04'])
            : null,
        ),
      ),
  effect: (state, self) => {
    const door = String(self.chosen);
    setDoor(state, door, 'open', GIMMICK);
    hold(state, self, 'door-gimmick', door, GIMMICK);
  },
});

/** A door that is held: as turns end it neither opens nor closes. */
function held(id: string, rules: readonly string[]): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    forbids: {
      'move door': (_state, { source, value }, { door }) =>
        value === door ? reason('door-held', say`${source} holds ${door}.`, rules) : null,
    },
  });
}

export const doorAbilities: readonly AnyAbility<Miniatures>[] = [
  breach('satchel-charge', isBeside),
  breach('shatter-beam', seesDoor),
  override,
  doorGimmick,
  held('effect-override', ['min.override.03']),
  held('effect-door-gimmick', ['min.door-gimmick.03']),
];
