/** Attacks that the rules do not count: in return for a hit, for a critical hit, as somebody is defeated (min.immediate). */
import {
  after,
  allowed,
  before,
  question,
  reason,
  say,
  type AbilityFrame,
  type AnyAbility,
  type Candidate,
  type Json,
  onPiece,
} from '../../core';
import { moveTo } from '../effects/movement';
import { ability, ask, call, run } from '../engine';
import type { Square } from '../facts/battle-map';
import type { MiniaturesEvent } from '../model/events';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { isUnique } from '../queries/abilities';
import { areAdjacent } from '../queries/adjacency';
import { characterOf, enemiesOnMap, isOnMap, sizeOf, spaceOf } from '../queries/characters';
import { moverOf, stanceOf } from '../queries/movers';
import { areAllies } from '../queries/players';
import { stepsWithin } from '../queries/reach';
import { boardIn, isAdjacent } from '../queries/sight';
import { standsLegally } from '../queries/standing';
import {
  around,
  attackAtOnce,
  force,
  isEnemy,
  save,
  savedBy,
  targetsAtOnce,
  thisCharacter,
  whyNoAttackAtOnce,
} from './words';

type Of<T extends MiniaturesEvent['type']> = Extract<MiniaturesEvent, { type: T }>;

/** Why it does not strike back at once (min.immediate.01, min.lightsaber-riposte.01); null: it can. */
function whyNotBack(state: MiniaturesState, self: { source: CharacterId }, attacker: CharacterId) {
  return isOnMap(characterOf(state, attacker)) && isOnMap(thisCharacter(state, self))
    ? whyNoAttackAtOnce(state, self)
    : reason('gone', say`${attacker} is not on the map.`, ['min.special-abilities-and-attacks.04']);
}

const riposte = ability({
  id: 'lightsaber-riposte',
  rules: ['min.lightsaber-riposte.01', 'min.lightsaber-riposte.02'],
  on: after('attack-hit'),
  may: true,
  when: (_state, { source, event }) => event.target === source && event.melee,
  unable: (state, self) => whyNotBack(state, self, self.event.attacker),
  cost: force<Of<'attack-hit'>>(1, ['min.lightsaber-riposte.01'], (_state, { event }) => event.attacker),
  effect: (state, self) => {
    if (self.event) attackAtOnce(state, self, self.event.attacker);
  },
});

const DJEM_SO = ['min.djem-so-style.01', 'min.djem-so-style.02'];

/** Whatever answers to the hit at once has been decided before (min.djem-so-style.02). */
const djemSo = ability({
  id: 'djem-so-style',
  rules: DJEM_SO,
  on: before('hit-answered'),
  when: (_state, { source, event }) => event.target === source && event.melee,
  unable: (state, self) => whyNotBack(state, self, self.event.attacker),
  effect: [
    run('save', DJEM_SO, (state, self: AbilityFrame<Of<'hit-answered'>>) => {
      if (self.event) save(state, self, 11, DJEM_SO, self.event.attacker);
    }),
    ask('attack in return', DJEM_SO, mayStrikeBack, (state, self, { type }) => {
      if (type === 'use-ability' && self.event) attackAtOnce(state, self, self.event.attacker);
    }),
  ],
});

function mayStrikeBack(_state: MiniaturesState, self: AbilityFrame<Of<'hit-answered'>>) {
  if (!savedBy(self)) return null;
  const about = { player: self.controller, ...onPiece(self) };
  return question(self.controller, say`${onPiece(self)}`, [
    allowed({ type: 'use-ability', ...about }),
    allowed({ type: 'decline', ...about }),
  ]);
}

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

/** It has defeated an adjacent enemy with an attack; of opportunity, too. */
function cutsDown(state: MiniaturesState, self: { source: CharacterId; event: Of<'character-defeated'> }): boolean {
  const { attacker, byAttack, character } = self.event;
  return (
    byAttack &&
    attacker === self.source &&
    isEnemy(state, self, character) &&
    isAdjacent(state, thisCharacter(state, self), characterOf(state, character))
  );
}

const cleave = ability({
  id: 'cleave',
  rules: ['min.cleave.01', 'min.cleave.02'],
  on: after('character-defeated'),
  may: true,
  limit: { per: 'turn', times: 1 },
  when: cutsDown,
  choose: (state, self) => {
    const own = thisCharacter(state, self);
    return targetsAtOnce(state, self).filter(({ action }) => isAdjacent(state, own, characterOf(state, action)));
  },
  effect: (state, self) => attackAtOnce(state, self, String(self.chosen)),
});

const ROLLING = ['min.rolling-cleave.01', 'min.rolling-cleave.02', 'min.rolling-cleave.03'];

interface Roll {
  to: Square;
  target: CharacterId;
}

const rollingCleave = ability({
  id: 'rolling-cleave',
  rules: ROLLING,
  on: after('character-defeated'),
  may: true,
  limit: { per: 'turn', times: 1 },
  when: cutsDown,
  unable: whyNoAttackAtOnce,
  choose: (state, self) => rolls(state, thisCharacter(state, self)),
  effect: [
    run('move 1 square', ROLLING, (state, self) => {
      moveTo(state, thisCharacter(state, self), (self.chosen as unknown as Roll).to, null, 1, ROLLING);
    }),
    run('attack', ROLLING, (state, self) => attackAtOnce(state, self, (self.chosen as unknown as Roll).target)),
  ],
});

/** A square that it steps into, with an enemy that is adjacent there. The step provokes nothing. */
function rolls(state: MiniaturesState, own: Character): Candidate<Json>[] {
  const board = boardIn(state);
  const steps = standsLegally(state, own) ? stepsWithin(board, moverOf(state, own), stanceOf(own), 1) : [];
  return steps
    .filter(({ to }) => to.squeezed === null)
    .flatMap(({ to: { at: to } }) =>
      enemiesOnMap(state, own)
        .filter(
          (enemy) =>
            enemy.aboard === null && areAdjacent(board, { at: to, size: sizeOf(state, own) }, spaceOf(state, enemy)),
        )
        .map((enemy) => allowed<Json>({ to, target: enemy.id })),
    );
}

/** A Unique ally of it is defeated. */
function losesUnique(state: MiniaturesState, self: { source: CharacterId; event: Of<'character-defeated'> }): boolean {
  const own = thisCharacter(state, self);
  const lost = characterOf(state, self.event.character);
  return isOnMap(own) && areAllies(state, own, lost) && isUnique(state, lost);
}

const impulsiveShot = ability({
  id: 'impulsive-shot',
  rules: ['min.impulsive-shot.01'],
  on: after('character-defeated'),
  may: true,
  limit: { per: 'turn', times: 1 },
  when: losesUnique,
  choose: targetsAtOnce,
  effect: (state, self) => attackAtOnce(state, self, String(self.chosen)),
});

/** All adjacent enemies, whatever the rules of targets say. */
const impulsiveSweep = ability({
  id: 'impulsive-sweep',
  rules: ['min.impulsive-sweep.01'],
  on: after('character-defeated'),
  may: true,
  limit: { per: 'turn', times: 1 },
  when: losesUnique,
  unable: (state, self) =>
    whyNoAttackAtOnce(state, self) ??
    (besideIt(state, self).length > 0
      ? null
      : reason('nobody-near', say`No enemy is adjacent to ${self.source}.`, ['min.impulsive-sweep.01'])),
  effect: (state, self) => {
    const targets = besideIt(state, self).map(({ id }) => id);
    const rules = ['min.impulsive-sweep.01'];
    const many = { targets, most: targets.length, legal: null, with: null, rules };
    call(state, 'attacks', { attacker: self.source, kind: 'immediate', ...many });
  },
});

function besideIt(state: MiniaturesState, self: { source: CharacterId }): Character[] {
  return around(state, thisCharacter(state, self)).filter(({ id }) => isEnemy(state, self, id));
}

export const counterattacks: readonly AnyAbility<Miniatures>[] = [
  riposte,
  djemSo,
  flurryAttack,
  cleave,
  rollingCleave,
  impulsiveShot,
  impulsiveSweep,
];
