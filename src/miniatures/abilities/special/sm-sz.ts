/** Special abilities: Sm to Sz. */
import {
  after,
  allowed,
  before,
  candidate,
  reason,
  say,
  type AbilityFrame,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
  type Json,
} from '../../../core';
import { gain } from '../../effects/abilities';
import { ability, call, run } from '../../engine';
import type { Square } from '../../facts/battle-map';
import type { Space } from '../../model/map';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import type { AboutAttack, Barred } from '../../model/values';
import { newArea, reachedFrom } from '../../procedures/area';
import { step } from '../../procedures/turn';
import { hasAbility, isKind, isLiving, namedBy, numberOf } from '../../queries/abilities';
import { alliesOnMap, cardOf, characterOf, enemiesOnMap, sizeOf, spaceOf } from '../../queries/characters';
import { stepsInTurn } from '../../queries/move-ends';
import { groundOf } from '../../queries/movement';
import { moverOf, stanceOf } from '../../queries/movers';
import { placesOn } from '../../queries/reach';
import { boardIn, isAdjacent } from '../../queries/sight';
import { overlap, squaresOf } from '../../queries/spaces';
import { attackOf, targetsOf } from '../../queries/targets';
import { currentTurn, squaresLeft } from '../../queries/turn';
import { onTarget, onTargetAndAround, upToLarge } from '../forms/areas';
import { attackAtOnce, whyNoAttackAtOnce } from '../forms/attacks';
import { avoids, melee } from '../forms/avoiding';
import { attackingWhile, attacks, bonus, helps, plus, trait } from '../forms/bonuses';
import { onItsTurn } from '../forms/costs';
import { barsWay, passed, remember, whyNoNormalAttack } from '../forms/passing-attacks';
import { SAVE_NUMBER } from '../forms/saves';
import { isUpTo, living } from '../forms/targets';
import { statements } from '../forms/uses';
import { RANGE, alliesNear, around, isEnemy, isNamed, thisCharacter, within6 } from '../forms/who';

/** It looks past characters, and not past terrain that gives cover (min.sniper.03, min.sniper.04). */
const sniper = ability({
  id: 'sniper',
  rules: ['min.sniper.01'],
  permits: { 'look past characters': (_state, { source }, { attacker }) => attacker === source },
});

const SONIC = ['min.sonic-attack.01'];

/** Whether it hits or not. */
const sonicAttack = ability({
  id: 'sonic-attack',
  rules: SONIC,
  on: before('roll-due'),
  when: (state, self) => self.event.attacker === self.source && isEnemy(state, self, self.event.target),
  effect: (state, self) => {
    if (!self.event) return;
    const effect = { ability: 'effect-without-force-powers', until: 'turn' as const, by: self.source };
    gain(state, characterOf(state, self.event.target), effect, SONIC);
  },
});

const withoutForcePowers = ability({
  id: 'effect-without-force-powers',
  rules: SONIC,
  forbids: {
    'spend force': (_state, { source }, about) =>
      about.character === source && about.for === 'power'
        ? reason('sonic-attack', say`${source} uses no Force powers in this turn.`, SONIC)
        : null,
  },
});

const SPLASH = ['min.splash.01', 'min.splash.02', 'min.splash.03', 'min.splash.04'];

/** Whoever is beside the target suffers too; the target itself only where it was missed. */
const splash = ability({
  id: 'splash',
  rules: SPLASH,
  on: after('attack-resolved'),
  when: (_state, { source, event }) => event.attacker === source,
  effect: (state, self) => {
    if (!self.event) return;
    const target = characterOf(state, self.event.target);
    const affected = [...(self.event.hit ? [] : [target]), ...around(state, target)];
    const ids = affected.map(({ id }) => id);
    const does = { damage: numberOf(self), save: SAVE_NUMBER, ...reachedFrom(state, target, affected) };
    call(state, 'area', newArea(self.source, ids, SPLASH, does));
  },
});

function sameName(state: MiniaturesState, self: AbilityInPlay): (ally: Character) => boolean {
  const { name } = cardOf(state, thisCharacter(state, self));
  return (ally) => cardOf(state, ally).name === name;
}

const stableFooting = ability({
  id: 'stable-footing',
  rules: ['min.stable-footing.01'],
  modifies: {
    'movement ignores': (_state, { source }, ignores, { character }) =>
      character === source ? { ...ignores, slowing: true } : ignores,
  },
});

/**
 * Beyond this many squares a covered character with Stealth does not count (min.stealth.01, min.using-special-abilities.03); up to there cover is as
 * usual (min.stealth.03).
 */
const STEALTH_RANGE = 6;

const stealth = ability({
  id: 'stealth',
  rules: ['min.stealth.01'],
  forbids: {
    'be nearest': (state, { source }, about) =>
      about.target === source &&
      about.distance > STEALTH_RANGE &&
      about.covered &&
      hasAbility(state, characterOf(state, source), 'stealth')
        ? reason('stealth', say`${source} has Stealth and cover, and is more than ${STEALTH_RANGE} squares away.`, [
            'min.stealth.01',
            'min.stealth.02',
          ])
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
    // In no move that it makes out of its own turn (min.strafe-attack.07).
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
    // It does not turn back to where it was before its last step (min.strafe-attack.03).
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

/** Enemies into whose space a step leads, who have not been attacked so (min.strafe-attack.02). */
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

/** The roll is made before it enters the enemy's square, which it does then (min.strafe-attack.01). */
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

/** So much for each other ally of its name that is adjacent to the target. */
function swarm(self: AbilityInPlay, state: MiniaturesState, about: AboutAttack): number {
  const target = characterOf(state, about.target);
  const others = alliesOnMap(state, thisCharacter(state, self)).filter(sameName(state, self));
  return numberOf(self) * others.filter((ally) => isAdjacent(state, ally, target)).length;
}

/**
 * Each helper of the kind that it names gives 2 more (min.synchronized-fire.01, min.starter-special-abilities.15). Helping others it adds the usual 4
 * (min.example-of-combat.07).
 */
const synchronizedFire = ability({
  id: 'synchronized-fire',
  rules: ['min.synchronized-fire.01'],
  modifies: {
    'combined fire bonuses': (state, self, given, { attacker, helper }) =>
      attacker === self.source && isKind(state, characterOf(state, helper), namedBy(self))
        ? plus(given, self, 2)
        : given,
  },
});

export const specialSmToSz: readonly AnyAbility<Miniatures>[] = [
  sniper,
  trait('soldier', ['min.soldier.01', 'min.soldier.02']),
  sonicAttack,
  withoutForcePowers,
  onTargetAndAround({
    // A living target and the living around it (min.sonic-stunner.01), up to Large (min.sonic-stunner.02).
    id: 'sonic-stunner',
    says: [1, 2],
    replaces: 'attacks',
    range: RANGE,
    only: living,
    works: (state, each) => isLiving(state, each) && isUpTo(state, each, 'large'),
    does: { stuns: { ...upToLarge, save: 11 } },
  }),
  avoids({ id: 'soresu-style-master', rules: ['min.soresu-style-master.01'], against: melee }),
  trait('speed', ['min.speed.01']),
  onTarget({
    // A living enemy, unless it makes its save (min.spit-poison.01); no attack (min.spit-poison.02).
    id: 'spit-poison',
    says: [1],
    replaces: 'attacks',
    range: RANGE,
    only: living,
    damage: 'printed',
    does: { save: 11 },
  }),
  splash,
  bonus(
    'spotter',
    ['min.spotter.01'],
    (state, self, about) => helps(state, self, about) && within6(state, self, about.target),
    { damage: (self) => numberOf(self) },
  ),
  bonus(
    'squad-assault',
    ['min.squad-assault.01'],
    attackingWhile((state, self) => alliesNear(state, self, sameName(state, self)).length >= 3),
    { attack: 4 },
  ),
  stableFooting,
  stealth,
  strafe,
  strafing,
  strafes,
  ability({ id: STRAFED, rules: statements('strafe-attack', [2]) }),
  bonus('swarm-1', ['min.swarm-1.01', 'min.swarm-1.02'], attacks, { attack: swarm }),
  synchronizedFire,
  bonus(
    'synergy',
    ['min.synergy.01'],
    attackingWhile((state, self) => alliesNear(state, self, isNamed(state, self)).length > 0),
    { attack: 4 },
  ),
];
