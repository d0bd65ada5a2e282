/** Attacks in the middle of a move: Galloping Attack on whoever is passed, Strafe Attack on whoever is flown over. */
import {
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
} from '../../core';
import { gain } from '../effects/abilities';
import { ability, call, isResolving, run } from '../engine';
import type { Square } from '../facts/battle-map';
import type { Space } from '../model/map';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import type { Barred } from '../model/values';
import { step } from '../procedures/turn';
import { hasAbility } from '../queries/abilities';
import { characterOf, enemiesOnMap, sizeOf, spaceOf } from '../queries/characters';
import { stepsInTurn } from '../queries/move-ends';
import { groundOf } from '../queries/movement';
import { moverOf, stanceOf } from '../queries/movers';
import { placesOn } from '../queries/reach';
import { boardIn, isAdjacent } from '../queries/sight';
import { isIn, overlap, squaresOf } from '../queries/spaces';
import { spaceOf as spaceOfStance, type Stance } from '../queries/squeezing';
import { attackOf, targetsOf } from '../queries/targets';
import { currentTurn, hasActed, squaresLeft, type TurnFrame } from '../queries/turn';
import { statements } from './uses';
import { attackAtOnce, attacks, bonus, onItsTurn, thisCharacter, whyNoAttackAtOnce } from './words';

/** Squares after which it makes no normal attack any more, however fast it is (min.galloping-attack.07, min.strafe-attack.04). */
const NORMAL = 6;

/** Whom it has attacked so in this turn; what comes with the effect is who. */
function passed({ lasting }: MiniaturesState, character: CharacterId, effect: string): string[] {
  return lasting
    .filter((each) => each.character === character && each.ability === effect)
    .map(({ value }) => String(value));
}

/** What it has done so far, to the end of the turn: an effect of its own, with what comes with it. */
function remember(
  state: MiniaturesState,
  { source: by }: AbilityInPlay,
  effect: string,
  value: string,
  rules: readonly RuleId[],
): void {
  gain(state, characterOf(state, by), { ability: effect, value, until: 'turn', by }, rules);
}

/** Squares that it has left in its turn, on all of its way or with its last step. */
function squaresLeftBehind(state: MiniaturesState, way: readonly Stance[], own: Character): Square[] {
  const size = sizeOf(state, own);
  const now = spaceOf(state, own);
  return way.flatMap((stance) => squaresOf(spaceOfStance({ size }, stance))).filter((square) => !isIn(now, square));
}

/** It does not go back to them. */
function barsWay(rules: readonly RuleId[], of: (way: readonly Stance[]) => readonly Stance[]) {
  return (
    state: MiniaturesState,
    self: AbilityInPlay,
    barred: readonly Barred[],
    { character }: { character: CharacterId },
  ): readonly Barred[] => {
    const turn = currentTurn(state);
    if (character !== self.source || turn?.character !== character) return barred;
    const because = reason('been-there', say`${character} has been there in this move.`, rules);
    const left = squaresLeftBehind(state, of(turn.way), thisCharacter(state, self));
    return [...barred, ...left.map((at) => ({ at, because }))];
  };
}

function whyNoNormalAttack(state: MiniaturesState, source: CharacterId, rules: readonly RuleId[]): Reason | null {
  const turn = currentTurn(state);
  return turn?.character === source && turn.moved > NORMAL
    ? reason('moved-too-far', say`${source} has moved more than ${NORMAL} squares.`, rules)
    : null;
}

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

const galloping = ability({
  id: 'galloping-attack',
  rules: statements('galloping-attack', [1, 2, 3, 4, 5, 8]),
  during: 'turn',
  when: onItsTurn,
  unable: (state, self) => {
    const turn = currentTurn(state);
    if (!turn || turn.entered === 0)
      return reason('has-not-moved', say`${self.source} has to move first.`, statements('galloping-attack', [2]));
    if (hasReturned(state, turn, thisCharacter(state, self)))
      return reason('been-there', say`${self.source} has come back to a square.`, statements('galloping-attack', [5]));
    return whyNotNow(state, self, statements('galloping-attack', [1]));
  },
  choose: (state, self) => {
    const own = thisCharacter(state, self);
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

const attackedBefore = (id: CharacterId, by: string, statement: number): Reason =>
  reason('attacked-before', say`${id} has been attacked so in this turn.`, statements(by, [statement]));

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

const STRAFING = 'effect-strafing';
const STRAFED = 'effect-strafed';

/** Where it is to end, as the effect says it. */
function endOf({ value }: Pick<AbilityInPlay, 'value'>): Square {
  const [column = 0, row = 0] = String(value).split(',').map(Number);
  return [column, row];
}

/** Before it attacks so it says where its move will end (min.strafe-attack.05). */
const strafe = ability({
  id: 'strafe-attack',
  rules: statements('strafe-attack', [1, 5, 7]),
  during: 'turn',
  when: (state, self) =>
    onItsTurn(state, self) &&
    hasAbility(state, thisCharacter(state, self), 'flight') &&
    passed(state, self.source, STRAFING).length === 0,
  unable: (state, self) => whyNoAttackAtOnce(state, self),
  choose: (state, self) => {
    const own = thisCharacter(state, self);
    const turn = currentTurn(state);
    const ground = groundOf(boardIn(state), moverOf(state, own));
    return placesOn(ground, stanceOf(own), turn ? squaresLeft(state, turn) : 0)
      .filter(({ cost }) => cost > 0)
      .map(({ at }) => allowed<Json>([...at]));
  },
  effect: (state, self) => {
    const end = (self.chosen as unknown as Square).join(',');
    remember(state, self, STRAFING, end, statements('strafe-attack', [5]));
  },
});

const strafing = ability({
  id: STRAFING,
  rules: statements('strafe-attack', [3, 4, 5, 6]),
  modifies: {
    'end of move': (_state, self, bound, { character }) => {
      if (character !== self.source) return bound;
      const because = reason(
        'strafing',
        say`${character} has said where its move ends.`,
        statements('strafe-attack', [5]),
      );
      return { at: endOf(self), because };
    },
    'barred squares': (state, self, barred, about) =>
      about.character === self.source
        ? barsWay(statements('strafe-attack', [3]), (way) => way.slice(-1))(state, self, barred, about)
        : [...barred, ...keptFree(state, self)],
  },
  forbids: {
    attack: (state, { source }, { character, kind }) =>
      character === source && kind === 'turn' && passed(state, source, STRAFED).length > 0
        ? whyNoNormalAttack(state, source, statements('strafe-attack', [4]))
        : null,
  },
});

/** Nobody else enters where it will end (min.strafe-attack.06). */
function keptFree(state: MiniaturesState, self: AbilityInPlay): Barred[] {
  const because = reason('kept-free', say`${self.source} will end its move there.`, statements('strafe-attack', [6]));
  return squaresOf({ at: endOf(self), size: sizeOf(state, thisCharacter(state, self)) }).map((at) => ({ at, because }));
}

interface Pass {
  target: CharacterId;
  to: Square;
}

/** Enemies into whose space a step leads, who have not been attacked so. */
function flownOver(state: MiniaturesState, own: Character, to: Space): Character[] {
  const before = passed(state, own.id, STRAFED);
  const now = spaceOf(state, own);
  return enemiesOnMap(state, own).filter(
    (enemy) => !before.includes(enemy.id) && overlap(spaceOf(state, enemy), to) && !overlap(spaceOf(state, enemy), now),
  );
}

/** Can it still make the step before which it attacks? It may have been defeated or moved, or have changed sides (min.betrayal.02). */
function fliesOn(state: MiniaturesState, [column, row]: Square): boolean {
  const turn = currentTurn(state);
  return turn !== null && stepsInTurn(state, turn).some(({ to: { at } }) => at[0] === column && at[1] === row);
}

/** The roll is made before it enters the enemy's square, which it does then. */
const strafes = ability({
  id: 'effect-strafing-attack',
  card: STRAFING,
  rules: statements('strafe-attack', [1, 2]),
  during: 'turn',
  when: onItsTurn,
  unable: (state, self) => whyNoAttackAtOnce(state, self),
  choose: (state, self): Candidate<Json>[] => {
    const own = thisCharacter(state, self);
    const turn = currentTurn(state);
    if (!turn) return [];
    const size = sizeOf(state, own);
    const legal = targetsOf(state, own, attackOf(state, own, 'immediate'));
    return stepsInTurn(state, turn)
      .filter(({ to }) => to.squeezed === null)
      .flatMap(({ to }) =>
        flownOver(state, own, { at: to.at, size }).map(({ id }) =>
          candidate<Json>({ target: id, to: [...to.at] }, legal.find(({ target }) => target.id === id)?.not ?? null),
        ),
      );
  },
  effect: [
    run('attack', statements('strafe-attack', [1, 2]), (state, self: AbilityFrame) => {
      const { target } = self.chosen as unknown as Pass;
      remember(state, self, STRAFED, target, statements('strafe-attack', [2]));
      attackAtOnce(state, self, target);
    }),
    run('others on the same step', statements('strafe-attack', [1, 2]), (state, self: AbilityFrame) => {
      const own = thisCharacter(state, self);
      const { to } = self.chosen as unknown as Pass;
      const more = fliesOn(state, to) ? flownOver(state, own, { at: to, size: sizeOf(state, own) }) : [];
      for (const { id } of more) remember(state, self, STRAFED, id, statements('strafe-attack', [2]));
      if (more.length > 0)
        call(state, 'attacks', {
          attacker: own.id,
          targets: more.map(({ id }) => id),
          most: more.length,
          kind: 'immediate',
          legal: { melee: hasAbility(state, own, 'melee-attack') },
          with: null,
          rules: statements('strafe-attack', [1]),
        });
    }),
    run('on its way', statements('strafe-attack', [1]), (state, self: AbilityFrame) => {
      const own = thisCharacter(state, self);
      const turn = currentTurn(state);
      const { to } = self.chosen as unknown as Pass;
      if (turn && fliesOn(state, to)) step(state, turn, own, { to, squeezed: null });
    }),
  ],
});

/** Is the attack one that it makes in passing: the last one of its Galloping Attack? */
function gallops(state: MiniaturesState, self: AbilityInPlay, target: CharacterId): boolean {
  const { source } = self;
  return (
    isResolving(state, { ability: 'galloping-attack', source }) && passed(state, source, GALLOPED).at(-1) === target
  );
}

export const passingAttacks: readonly AnyAbility<Miniatures>[] = [
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
  strafe,
  strafing,
  strafes,
  ability({ id: STRAFED, rules: statements('strafe-attack', [2]) }),
];
