/** Special abilities: R. */
import { after, allowed, reason, say, type AnyAbility, type Candidate, type Json } from '../../../core';
import { gain, lose } from '../../effects/abilities';
import { removeDamage } from '../../effects/damage';
import { moveTo } from '../../effects/movement';
import { joinAt } from '../../effects/squads';
import { ability, run } from '../../engine';
import type { Square } from '../../facts/battle-map';
import { lastingBy } from '../../model/lasting';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import type { AboutAttack } from '../../model/values';
import { isLiving, numberOf } from '../../queries/abilities';
import { areAdjacent } from '../../queries/adjacency';
import { alliesOnMap, cardOf, characterOf, enemiesOnMap, sizeOf, spaceOf } from '../../queries/characters';
import { moverOf, stanceOf } from '../../queries/movers';
import { stepsWithin } from '../../queries/reach';
import { boardIn, canSee, isAdjacent } from '../../queries/sight';
import { squaresOf } from '../../queries/spaces';
import { isFree, standsLegally } from '../../queries/standing';
import { currentTurn, hasMoved } from '../../queries/turn';
import { onTarget } from '../forms/areas';
import { attackAtOnce, cutsDown, whyNoAttackAtOnce } from '../forms/attacks';
import { attacks, bonus, trait } from '../forms/bonuses';
import { removes } from '../forms/damage';
import { poisons } from '../forms/hits';
import { onlookers, reinforcements, reserves } from '../forms/joining';
import { droid } from '../forms/targets';
import { statements, use } from '../forms/uses';
import { around, isEnemy, thisCharacter, works } from '../forms/who';

const RAKGHOUL = statements('rakghoul-disease', [2, 3, 4]);

interface Rises {
  who: CharacterId;
  at: Square;
}

/** A Rakghoul takes the place of a living enemy that it defeats (min.rakghoul-disease.02). */
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

const RANGEFINDER = ['min.rangefinder.01'];

/** To the end of the round, for allies that do not move before they attack. */
const rangefinder = use({
  id: 'rangefinder',
  says: [1],
  replaces: 'attacks',
  effect: (state, self) => {
    const own = thisCharacter(state, self);
    for (const ally of alliesOnMap(state, own).filter((each) => isAdjacent(state, own, each)))
      gain(state, ally, lastingBy('rangefinder', own.id), RANGEFINDER);
  },
});

const rangeFoundEnds = ability({
  id: 'effect-range-found-ends',
  card: 'effect-range-found',
  rules: RANGEFINDER,
  on: after('character-moved'),
  when: (_state, { source, event }) => event.character === source,
  effect: (state, { source }) =>
    lose(state, (each) => each.character === source && each.ability === 'effect-range-found', RANGEFINDER),
});

const TWICE = 2;

/** Two dice, however many of the squad have it (min.recon.03). */
const recon = ability({
  id: 'recon',
  rules: ['min.recon.01', 'min.recon.02', 'min.recon.03'],
  modifies: {
    'initiative dice': (state, self, dice, { player }) => {
      const own = thisCharacter(state, self);
      if (player !== own.player || !works(state, self, 'recon')) return dice;
      return enemiesOnMap(state, own).some((enemy) => canSee(state, own, enemy)) ? Math.max(dice, TWICE) : dice;
    },
  },
});

const REGENERATION = ['min.regeneration.01', 'min.regeneration.02'];

const regeneration = ability({
  id: 'regeneration',
  rules: REGENERATION,
  on: after('turn-ended'),
  when: (state, self) => self.event.character === self.source && !hasMoved(state, self.source),
  effect: (state, self) => removeDamage(state, thisCharacter(state, self), numberOf(self), REGENERATION),
});

/** Its second hit on the same adjacent enemy in a turn; this hit is among those that are counted (min.rend.01). */
function isSecondHit(state: MiniaturesState, self: { source: string }, { attacker, target, adjacent }: AboutAttack) {
  const turn = currentTurn(state);
  const own = attacker === self.source && adjacent && turn?.character === attacker;
  return own && turn.hits.filter((each) => each === target).length === 2;
}

const resilient = ability({
  id: 'resilient',
  rules: ['min.resilient.01'],
  forbids: {
    'take critical damage': (_state, { source }, { target }) =>
      target === source ? reason('resilient', say`${source} is Resilient.`, ['min.resilient.01']) : null,
  },
});

const rigid = ability({
  id: 'rigid',
  rules: ['min.rigid.01'],
  forbids: {
    squeeze: (_state, { source }, { character }) =>
      character === source ? reason('rigid', say`${source} is Rigid.`, ['min.rigid.01']) : null,
  },
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

export const specialR: readonly AnyAbility<Miniatures>[] = [
  rakghoul,
  poisons({ id: 'rakghoul-disease', rules: ['min.rakghoul-disease.01'], amount: 10, adjacent: false }),
  rangefinder,
  bonus('effect-range-found', RANGEFINDER, (state, self, about) => attacks(state, self, about) && !about.adjacent, {
    attack: 4,
  }),
  rangeFoundEnds,
  trait('rapport', ['min.rapport.01', 'min.rapport.02']),
  // Any legal target in sight (min.razorbug.01), without an attack (min.razorbug.02).
  onTarget({ id: 'razorbug', says: [1], replaces: 'attacks', range: null, damage: 10, does: { save: 11 } }),
  recon,
  regeneration,
  reinforcements('reinforcements'),
  bonus('rend', ['min.rend.01'], isSecondHit, { damage: (self) => numberOf(self) }),
  // Of a Droid beside it (min.repair.01).
  removes('repair', around, droid),
  reserves('republic-reserves'),
  reserves('reserves'),
  resilient,
  rigid,
  rollingCleave,
];
