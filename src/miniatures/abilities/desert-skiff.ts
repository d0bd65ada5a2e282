/** Desert Skiff: whom it carries, how they come aboard, and how they leave it. */
import {
  after,
  allowed,
  reason,
  say,
  type AbilityFrame,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
  type Json,
  type Reason,
  type RuleId,
} from '../../core';
import { defeat } from '../effects/damage';
import { board, disembark } from '../effects/movement';
import { ability, ask, forbidden, goTo, run } from '../engine';
import type { Square } from '../facts/battle-map';
import { SQUARES_OF_SIZE } from '../facts/words';
import type { MiniaturesEvent } from '../model/events';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { characterOf, isOnMap, passengersOf, sizeOf, spaceOf } from '../queries/characters';
import { whyNoEndOfMove } from '../queries/move-ends';
import { areAllies, areTeammates, squadOf } from '../queries/players';
import { isAdjacent } from '../queries/sight';
import { overlap } from '../queries/spaces';
import { standsLegally } from '../queries/standing';
import { currentTurn } from '../queries/turn';
import { placesBeside } from './carrying';
import { statements } from './uses';
import { chooseOf, savedBy, saveOf, thisCharacter } from './words';

type Of<T extends MiniaturesEvent['type']> = Extract<MiniaturesEvent, { type: T }>;
const says = (...numbers: number[]): RuleId[] => statements('desert-skiff', numbers);

/** Two of Medium size, or one that is Large (min.desert-skiff.01). */
const ROOM = 2;

function roomFor(state: MiniaturesState, character: Character): number {
  return sizeOf(state, character) === SQUARES_OF_SIZE.large ? ROOM : 1;
}

/** Whose turn it is, if that is an ally beside it. */
function whoBoards(state: MiniaturesState, self: AbilityInPlay): Character | null {
  const turn = currentTurn(state);
  if (!turn) return null;
  const own = thisCharacter(state, self);
  const ally = characterOf(state, turn.character);
  const beside = areAllies(state, own, ally) && ally.aboard === null && isAdjacent(state, own, ally);
  return beside && isOnMap(own) ? ally : null;
}

/** Why an ally does not come aboard now; null: it does. */
function whyNotAboard(state: MiniaturesState, self: AbilityInPlay): Reason | null {
  const ally = whoBoards(state, self);
  const turn = currentTurn(state);
  if (!ally || !turn) return reason('nobody-near', say`Nobody is beside ${self.source}.`, says(2));
  const taken = passengersOf(state, thisCharacter(state, self)).reduce((sum, each) => sum + roomFor(state, each), 0);
  if (sizeOf(state, ally) > SQUARES_OF_SIZE.large || taken + roomFor(state, ally) > ROOM)
    return reason('no-room', say`${self.source} has no room for ${ally.id}.`, says(1));
  if (passengersOf(state, ally).length > 0) return reason('carries', say`${ally.id} carries somebody itself.`, says(1));
  if (!standsLegally(state, ally))
    return reason('in-the-middle-of-a-move', say`${ally.id} cannot end its move here.`, says(2));
  return whyNoEndOfMove(state, turn) ?? forbidden(state, 'be moved', { character: ally.id });
}

const boards = ability({
  id: 'desert-skiff',
  rules: says(1, 2),
  during: 'turn',
  when: (state, self) => whoBoards(state, self) !== null,
  unable: whyNotAboard,
  effect: (state, self) => {
    const ally = whoBoards(state, self);
    if (ally) board(state, ally, thisCharacter(state, self), says(2));
  },
});

/** Who is aboard goes nowhere by itself: it moves with the skiff. */
const carried = ability({
  id: 'desert-skiff-carries',
  card: 'desert-skiff',
  rules: says(4, 10),
  forbids: {
    move: (state, { source }, { character }) => whyCarried(state, source, character),
    'be moved': (state, { source }, { character }) => whyCarried(state, source, character),
  },
});

function whyCarried(state: MiniaturesState, source: CharacterId, character: CharacterId): Reason | null {
  return characterOf(state, character).aboard === source
    ? reason('aboard', say`${character} is aboard ${source}.`, says(4))
    : null;
}

interface Leaves {
  who: CharacterId;
  at: Square;
}

/** Where they can be put down: beside the skiff, or beside where it was. */
function ways(state: MiniaturesState, self: AbilityInPlay, passengers: readonly Character[]): Candidate<Json>[] {
  const own = thisCharacter(state, self);
  return passengers.flatMap((who) =>
    placesBeside(state, own, who)
      .filter((at) => !overlap({ at, size: sizeOf(state, who) }, spaceOf(state, own)))
      .map((at) => allowed<Json>({ who: who.id, at: [...at] })),
  );
}

function leave(state: MiniaturesState, chosen: Json, rules: readonly RuleId[]): void {
  const { who, at } = chosen as unknown as Leaves;
  disembark(state, characterOf(state, who), at, rules);
}

/** Before the first activation of their player in a round. */
const disembarks = ability({
  id: 'desert-skiff-disembarks',
  card: 'desert-skiff',
  rules: says(7),
  on: after('phase-started'),
  when: (state, self) =>
    self.event.first &&
    self.event.player === self.controller &&
    passengersOf(state, thisCharacter(state, self)).length > 0,
  effect: [
    ask(
      'who leaves',
      says(7),
      (state, self: AbilityFrame<Of<'phase-started'>>) => {
        const options = ways(state, self, passengersOf(state, thisCharacter(state, self)));
        return options.length > 0 ? chooseOf(self, self.controller, [...options, allowed(null)]) : null;
      },
      (state, _self, { chosen }) => {
        if (chosen === null) return;
        leave(state, chosen, says(7));
        return 'again';
      },
    ),
  ],
});

type Wreck = AbilityFrame<Of<'character-defeated'>>;

/** It is defeated, and each of those aboard with it unless a save says otherwise. */
const wreck = ability({
  id: 'desert-skiff-defeated',
  card: 'desert-skiff',
  rules: says(8, 9),
  on: after('character-defeated'),
  lasting: true,
  when: (_state, { source, event }) => event.character === source,
  effect: [
    run('save of the next passenger', says(8), (state, self: Wreck) => {
      const [next] = passengersOf(state, thisCharacter(state, self));
      self.chosen = next?.id ?? null;
      if (next) saveOf(state, next.id, 11, says(8), self.event?.attacker ?? null);
    }),
    run('defeated with it', says(8), (state, self: Wreck) => {
      if (self.chosen === null || savedBy(self)) return;
      const attacker = self.event?.attacker ?? null;
      defeat(state, characterOf(state, String(self.chosen)), { attacker, byAttack: false }, says(8));
    }),
    ask(
      'where it lands',
      says(9),
      (state, self: Wreck) => {
        const next = lander(state, self);
        const options = next ? ways(state, self, [next]) : [];
        return next && options.length > 0 ? chooseOf(self, next.player, options) : null;
      },
      (state, _self, { chosen }) => leave(state, chosen, says(9)),
    ),
    run('the next one', says(8, 9), (state, self: Wreck) => {
      const next = lander(state, self);
      if (next) disembark(state, next, null, says(9));
      if (passengersOf(state, thisCharacter(state, self)).length > 0) goTo(self, 'save of the next passenger');
    }),
  ],
});

/** Who has been saved, and is to be put down. */
function lander(state: MiniaturesState, { chosen, source }: Wreck): Character | null {
  const next = chosen === null ? null : characterOf(state, String(chosen));
  return next?.aboard === source ? next : null;
}

const deserts = ability({
  id: 'desert-skiff-deserts',
  card: 'desert-skiff',
  rules: says(11),
  on: after('squad-joined'),
  when: (state, self) => {
    const who = characterOf(state, self.event.character);
    return who.aboard === self.source && !areTeammates(state, squadOf(state, who), self.controller);
  },
  effect: [
    ask(
      'where it stands then',
      says(11),
      (state, self: AbilityFrame<Of<'squad-joined'>>) => {
        const who = characterOf(state, self.event?.character ?? '');
        const options = who.aboard === self.source ? ways(state, self, [who]) : [];
        return options.length > 0 ? chooseOf(self, who.player, options) : null;
      },
      (state, _self, { chosen }) => leave(state, chosen, says(11)),
    ),
    run('wherever there is room', says(11), (state, self: AbilityFrame<Of<'squad-joined'>>) => {
      const who = characterOf(state, self.event?.character ?? '');
      if (who.aboard === self.source) disembark(state, who, null, says(11));
    }),
  ],
});

export const desertSkiff: readonly AnyAbility<Miniatures>[] = [boards, carried, disembarks, wreck, deserts];
