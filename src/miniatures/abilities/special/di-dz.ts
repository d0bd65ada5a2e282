/** Special abilities: Di to Dz. */
import {
  after,
  allowed,
  before,
  candidate,
  onPiece,
  question,
  reason,
  say,
  type AbilityFrame,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
  type RuleId,
} from '../../../core';
import { gain, lose } from '../../effects/abilities';
import { removeDamage } from '../../effects/damage';
import { setDoor } from '../../effects/doors';
import { joinSquad } from '../../effects/squads';
import { ability, ask, call, forbidden, run } from '../../engine';
import type { DoorId } from '../../facts/battle-map';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { redirectAttack } from '../../procedures/attack';
import { newTurn } from '../../procedures/turn';
import { hasAbility, hasOwnAbility, isDroid, isLiving } from '../../queries/abilities';
import { aboutAttack, currentAttack } from '../../queries/attack';
import { isClosed } from '../../queries/board';
import { alliesOnMap, characterOf, enemiesOnMap, isOnMap, sizeOf } from '../../queries/characters';
import { DOMINATED, areAllies, squadOf } from '../../queries/players';
import { canSee, isAdjacent, isWithin } from '../../queries/sight';
import { lookingOf, whyNoTarget } from '../../queries/targets';
import { currentTurn } from '../../queries/turn';
import { NATURAL, attackAtOnce, attackIn, attacksInstead, whyNotBack } from '../forms/attacks';
import { bonus, plus, trait } from '../forms/bonuses';
import { doorsIn, held, hold, seesDoor } from '../forms/doors';
import type { Declared, Of } from '../forms/events';
import { gives } from '../forms/granting';
import { LARGE } from '../forms/hits';
import { reinforcements } from '../forms/joining';
import { save, saveOf, savedBy } from '../forms/saves';
import { legalTarget, living, oneOfThese } from '../forms/targets';
import { statements, use } from '../forms/uses';
import { RANGE, hinders, isEnemy, isNear, thisCharacter } from '../forms/who';

const DIPLOMAT = ['min.diplomat.01', 'min.diplomat.02'];
/** Adjacent or not, as long as the attacker sees an enemy who is no Diplomat. */
const diplomat = ability({
  id: 'diplomat',
  rules: DIPLOMAT,
  forbids: {
    'be target': (state, { source }, about) => {
      if (about.target !== source) return null;
      const attacker = characterOf(state, about.attacker);
      const other = enemiesOnMap(state, attacker).find(
        (enemy) => !hasAbility(state, enemy, 'diplomat') && canSee(state, attacker, enemy),
      );
      return other
        ? reason('diplomat', say`${source} is a Diplomat, and ${attacker.id} sees ${other.id}.`, DIPLOMAT)
        : null;
    },
  },
});

const DISINTEGRATION = ['min.disintegration.01', 'min.disintegration.02', 'min.disintegration.03'];

/** Whoever took the damage, or would have taken it, is defeated; large targets are not (min.disintegration.04). */
const disintegration = ability({
  id: 'disintegration',
  rules: DISINTEGRATION,
  on: after('attack-resolved'),
  when: (state, { source, event }) => event.attacker === source && currentAttack(state)?.roll === NATURAL,
  unable: (state, self) => {
    const struck = characterOf(state, struckBy(state) ?? self.event.target);
    if (!isOnMap(struck)) return reason('defeated', say`${struck.id} is defeated already.`, DISINTEGRATION);
    return sizeOf(state, struck) < LARGE
      ? null
      : reason('not-disintegrated', say`${struck.id} is Large or Huge, and not defeated by it.`, [
          'min.disintegration.04',
        ]);
  },
  effect: (state, self) => {
    if (!self.event) return;
    const { target } = self.event;
    const struck = struckBy(state);
    const character = struck ?? target;
    const beside = struck === null ? ['min.disintegration.02'] : struck === target ? [] : ['min.disintegration.03'];
    const rules = [...beside, 'min.disintegration.01'];
    call(state, 'defeat', { character, attacker: self.source, byAttack: true, saved: false, rules });
  },
});

/** Who took the damage of the attack in progress; null: nobody did. */
function struckBy(state: MiniaturesState) {
  return currentAttack(state)?.struck ?? null;
}

const MORE_AGAINST_LARGE = 40;

const disintegrationOfLarge = ability({
  id: 'disintegration-of-large',
  card: 'disintegration',
  rules: ['min.disintegration.04'],
  modifies: {
    'damage bonuses': (state, self, bonuses, { attacker, target }) =>
      attacker === self.source &&
      currentAttack(state)?.roll === NATURAL &&
      sizeOf(state, characterOf(state, target)) >= LARGE
        ? plus(bonuses, self, MORE_AGAINST_LARGE)
        : bonuses,
  },
});

/** Effects of enemy commanders on whoever is near, friend or foe, and everywhere those of a commander who is near (min.disruption.01 to .03). */
const disruptive = ability({
  id: 'disruption',
  rules: ['min.disruption.01', 'min.disruption.03'],
  forbids: {
    'be led': (state, self, { character, commander }) => {
      if (!isEnemy(state, self, commander)) return null;
      if (isNear(state, self, commander))
        return reason('disruptive', say`${commander} is within 6 squares of ${self.source}.`, ['min.disruption.03']);
      return isNear(state, self, character)
        ? reason('disruptive', say`${character} is within 6 squares of ${self.source}.`, [
            'min.disruption.01',
            'min.disruption.02',
          ])
        : null;
    },
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

const TURN = statements('dominate', [1, 2]);

/** Enemies by the rules of targets; allies in sight, whatever else is so (min.dominate.04). */
function whomItDominates(state: MiniaturesState, self: AbilityInPlay): Candidate<CharacterId>[] {
  const inSight = (_: MiniaturesState, user: Character): Character[] =>
    alliesOnMap(state, user).filter((ally) => canSee(state, user, ally));
  return [...legalTarget(null, living)(state, self), ...oneOfThese(inSight, living)(state, self)];
}

/** Whoever fails its save takes a turn at once, which is no activation of it (min.dominate.01, min.dominate.03). */
const dominate = use({
  id: 'dominate',
  says: [1, 2, 3, 4],
  replaces: 'turn',
  choose: whomItDominates,
  effect: [
    run('save', statements('dominate', [3]), (state, self: AbilityFrame) =>
      saveOf(state, String(self.chosen), 11, statements('dominate', [3]), self.source),
    ),
    run('a turn at once', TURN, (state, self: AbilityFrame) => {
      const target = characterOf(state, String(self.chosen));
      if (savedBy(self) || !isOnMap(target)) return;
      const { player: value } = target;
      gain(state, target, { ability: DOMINATED, value, until: 'turn', by: self.source }, TURN);
      joinSquad(state, target, self.controller, TURN);
      call(state, 'turn', newTurn(target.id, state.turn));
    }),
    run('its own again', TURN, (state, self: AbilityFrame) => {
      const target = characterOf(state, String(self.chosen));
      const squad = squadOf(state, target);
      lose(state, ({ character, ability: effect }) => character === target.id && effect === DOMINATED, TURN);
      // Unless it has come under somebody else by then.
      if (target.player === self.controller) joinSquad(state, target, squad, TURN);
    }),
  ],
});

const dominated = ability({
  id: DOMINATED,
  rules: TURN,
  forbids: {
    move: (_state, { source }, { character }) =>
      character === source ? reason('dominated', say`${source} is dominated.`, statements('dominate', [2])) : null,
  },
});

function isHeld(state: MiniaturesState, door: DoorId, effect: string): boolean {
  return state.lasting.some((each) => each.ability === effect && each.value === door);
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

const CLAWS = ['min.double-claw-attack.01'];

/** Two attacks against adjacent enemies, or one against another. */
const doubleClawAttack = ability({
  id: 'double-claw-attack',
  rules: CLAWS,
  modifies: {
    attacks: (state, self, most, { character }) =>
      character === self.source && firstWasAdjacent(state, self) ? Math.max(most, 2) : most,
  },
  forbids: {
    'be target': (state, { source }, { attacker, kind, by, adjacent }) =>
      attacker === source && kind === 'turn' && by === 'attack' && !adjacent && hasClawed(state, source)
        ? reason('double-claw-attack', say`Both attacks of ${source} are against adjacent enemies.`, CLAWS)
        : null,
  },
});

function hasClawed(state: MiniaturesState, character: CharacterId): boolean {
  const turn = currentTurn(state);
  return turn?.character === character && turn.attacks > 0;
}

function firstWasAdjacent(state: MiniaturesState, self: Pick<AbilityInPlay, 'source'>): boolean {
  const target = currentTurn(state)?.targets[0];
  return target === undefined || isAdjacent(state, thisCharacter(state, self), characterOf(state, target));
}

const DRAIN = ['min.drain-life-energy.01'];

const drainLifeEnergy = ability({
  id: 'drain-life-energy',
  rules: DRAIN,
  on: after('character-defeated'),
  when: (state, self) => {
    const { attacker, character } = self.event;
    const lost = characterOf(state, character);
    return (
      attacker === self.source &&
      isEnemy(state, self, character) &&
      isLiving(state, lost) &&
      isAdjacent(state, thisCharacter(state, self), lost)
    );
  },
  effect: (state, self) => {
    const own = thisCharacter(state, self);
    removeDamage(state, own, own.damage, DRAIN);
  },
});

/** An enemy that attacks such an ally has to attack this character instead, where it could, or makes a save (min.draw-fire.01, .02). */
function drawsFire(
  id: string,
  rules: readonly RuleId[],
  covers: (state: MiniaturesState, ally: Character) => boolean,
): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    on: after('attack-declared'),
    may: true,
    when: (state, self) => {
      const { attacker, target, kind } = self.event;
      const own = thisCharacter(state, self);
      const ally = characterOf(state, target);
      return (
        // Whoever makes an attack of opportunity chooses nobody (min.attack-of-opportunity.02).
        kind !== 'opportunity' &&
        isOnMap(own) &&
        isEnemy(state, self, attacker) &&
        areAllies(state, own, ally) &&
        covers(state, ally) &&
        isWithin(state, own, ally, RANGE)
      );
    },
    unable: (state, self) => {
      const attack = attackIn(state, self);
      if (!attack || attack.canceled) return reason('other-target', say`The attack is not the same any more.`, rules);
      const attacker = characterOf(state, attack.attacker);
      return (
        forbidden(state, 'redirect attack', aboutAttack(attack)) ??
        whyNoTarget(state, attacker, thisCharacter(state, self), lookingOf(state, attack))
      );
    },
    effect: [
      run('save of the attacker', rules, (state, { source, event }: AbilityFrame<Declared>) => {
        if (event) saveOf(state, event.attacker, 11, rules, source);
      }),
      run('the attack is against it', rules, (state, self: AbilityFrame<Declared>) => {
        const attack = attackIn(state, self);
        if (!attack || savedBy(self)) return;
        redirectAttack(state, attack, self.source, reason('drawn', say`${self.source} draws the attack.`, rules));
      }),
    ],
  });
}

/** What is granted makes nobody a Droid: that would be granted by what it grants. */
function isCommonDroid(state: MiniaturesState, ally: Character): boolean {
  const has = (which: string): boolean => hasOwnAbility(state, ally, which);
  return (has('droid') || has('cyborg')) && !has('unique');
}

export const specialDiToDz: readonly AnyAbility<Miniatures>[] = [
  diplomat,
  disintegration,
  disintegrationOfLarge,
  disruptive,
  djemSo,
  bonus(
    'doctrine-of-fear',
    ['min.doctrine-of-fear.01'],
    (state, self, { attacker }) => hinders(state, self, attacker),
    { attack: -4 },
  ),
  dominate,
  dominated,
  doorGimmick,
  held('effect-door-gimmick', ['min.door-gimmick.03']),
  attacksInstead('double-attack', 2),
  doubleClawAttack,
  drainLifeEnergy,
  drawsFire('draw-fire', ['min.draw-fire.01', 'min.draw-fire.02', 'min.draw-fire.03'], () => true),
  trait('droid', ['min.droid.01', 'min.droid.02']),
  drawsFire('droid-defender', ['min.droid-defender.01', 'min.droid-defender.02'], isDroid),
  gives({
    id: 'droid-master',
    rules: ['min.droid-master.01'],
    given: () => ({ ability: 'double-attack', value: null }),
    to: isCommonDroid,
    within: RANGE,
  }),
  reinforcements('droid-reinforcements'),
];
