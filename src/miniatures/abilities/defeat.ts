/** What happens as characters are about to be defeated, and as they are. */
import {
  after,
  allowed,
  before,
  reason,
  say,
  type AbilityFrame,
  type AnyAbility,
  type Json,
  type RuleId,
} from '../../core';
import { gain } from '../effects/abilities';
import { removeDamage, takeDamage } from '../effects/damage';
import { gainForce, loseForce } from '../effects/force';
import { HAUNTING } from '../queries/carriers';
import { ability, bringIntoPlay, call, innermost, run } from '../engine';
import type { MiniaturesEvent } from '../model/events';
import { lastingBy } from '../model/lasting';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { newArea } from '../procedures/area';
import { hasAbility, hasForceRating, isLiving, numberOf } from '../queries/abilities';
import { alliesOnMap, cardOf, characterOf, isOnMap } from '../queries/characters';
import { areAllies } from '../queries/players';
import { isAdjacent } from '../queries/sight';
import { around, force, hurt, isEnemy, isFirst, save, savedBy, saveOf, thisCharacter } from './words';

type DefeatDue = Extract<MiniaturesEvent, { type: 'defeat-due' }>;
type Defeated = Extract<MiniaturesEvent, { type: 'character-defeated' }>;

/** Why nothing saves it any more; null: it is still about to be defeated. */
function whySaved(state: MiniaturesState) {
  const saved = innermost(state, 'defeat')?.saved === true;
  return saved ? reason('saved', say`It is not defeated any more.`, ['min.defeat.01']) : null;
}

/** It is not defeated: so much damage is left on it. */
function stays(state: MiniaturesState, id: CharacterId, damage: number, rules: readonly RuleId[]): void {
  const frame = innermost(state, 'defeat');
  if (!frame) return;
  frame.saved = true;
  const character = characterOf(state, id);
  const more = damage - character.damage;
  if (more > 0) takeDamage(state, character, { damage: more, attacker: null, byAttack: false, sources: [] }, rules);
  else removeDamage(state, character, -more, rules);
}

const HIT_POINTS_LEFT = 10;

type Leaving = AbilityFrame<DefeatDue>;

/** It stays with 10 Hit Points if two saves succeed (min.avoid-defeat.01). */
function twoSaves(rules: readonly RuleId[]) {
  const saveAgain = (state: MiniaturesState, { event }: Leaving): void => {
    if (event) saveOf(state, event.character, 11, rules, event.attacker);
  };
  return [
    run('first save', rules, saveAgain),
    run('second save', rules, (state, self: Leaving) => {
      if (savedBy(self)) saveAgain(state, self);
    }),
    run('stay', rules, (state, self: Leaving) => {
      if (!self.event || !savedBy(self)) return;
      const { hitPoints } = cardOf(state, characterOf(state, self.event.character));
      stays(state, self.event.character, hitPoints - HIT_POINTS_LEFT, rules);
    }),
  ];
}

const avoidDefeat = ability({
  id: 'avoid-defeat',
  rules: ['min.avoid-defeat.01'],
  on: before('defeat-due'),
  when: (_state, { source, event }) => event.character === source,
  unable: whySaved,
  effect: twoSaves(['min.avoid-defeat.01']),
});

/** Living allies beside it avoid defeat, once. */
const emergencyLifeSupport = ability({
  id: 'emergency-life-support',
  rules: ['min.emergency-life-support.01'],
  on: before('defeat-due'),
  when: (state, self) => {
    const id = self.event.character;
    return (
      !hasAbility(state, characterOf(state, id), 'avoid-defeat') &&
      supports(state, self, id) &&
      isFirst(state, self, (each) => supports(state, each, id))
    );
  },
  unable: whySaved,
  effect: twoSaves(['min.emergency-life-support.01', 'min.avoid-defeat.01']),
});

function supports(state: MiniaturesState, self: { source: CharacterId }, id: CharacterId): boolean {
  const own = thisCharacter(state, self);
  const ally = characterOf(state, id);
  return isOnMap(own) && areAllies(state, own, ally) && isLiving(state, ally) && isAdjacent(state, own, ally);
}

const HATRED = ['min.eternal-hatred.01'];

const eternalHatred = ability({
  id: 'eternal-hatred',
  rules: HATRED,
  on: before('defeat-due'),
  may: true,
  when: (_state, { source, event }) => event.character === source,
  unable: whySaved,
  cost: force<DefeatDue>(2, HATRED, (_state, { event }) => event.attacker),
  effect: [
    run('save', HATRED, (state, self: Leaving) => save(state, self, 6, HATRED, self.event?.attacker ?? null)),
    run('stay', HATRED, (state, self: Leaving) => {
      if (savedBy(self)) stays(state, self.source, 0, HATRED);
    }),
  ],
});

function isItself(_state: MiniaturesState, { source, event }: { source: CharacterId; event: Defeated }): boolean {
  return event.character === source;
}

const SELF_DESTRUCT = ['min.self-destruct.01'];

const selfDestruct = ability({
  id: 'self-destruct',
  rules: SELF_DESTRUCT,
  on: after('character-defeated'),
  lasting: true,
  when: isItself,
  effect: (state, self) => {
    const beside = around(state, thisCharacter(state, self)).map(({ id }) => id);
    call(state, 'area', newArea(self.source, beside, SELF_DESTRUCT, { damage: numberOf(self) }));
  },
});

const EMPATHIC = ['min.force-empathic.01'];

const forceEmpathic = ability({
  id: 'force-empathic',
  rules: EMPATHIC,
  on: after('character-defeated'),
  when: (state, self) => {
    const own = thisCharacter(state, self);
    const lost = characterOf(state, self.event.character);
    return isOnMap(own) && areAllies(state, own, lost) && hasForceRating(state, lost);
  },
  effect: (state, self) => hurt(state, self.source, numberOf(self), null, EMPATHIC),
});

const SPIRIT = ['min.force-spirit.01', 'min.force-spirit.02'];

/** Its player chooses who has its Force points from now on; nobody: nothing happens (min.force-spirit.03). */
const forceSpirit = ability({
  id: 'force-spirit',
  rules: [...SPIRIT, 'min.force-spirit.03'],
  on: after('character-defeated'),
  lasting: true,
  when: isItself,
  choose: (state, self) => withForce(state, thisCharacter(state, self)).map(({ id }) => allowed<Json>(id)),
  effect: (state, self) => {
    const ally = characterOf(state, String(self.chosen));
    gainForce(state, ally, numberOf(self), ['min.force-spirit.01']);
    // By whose spirit: those of two help twice.
    gain(state, ally, lastingBy('force-spirit', self.source), ['min.force-spirit.02']);
  },
});

function withForce(state: MiniaturesState, character: Character): Character[] {
  return alliesOnMap(state, character).filter((ally) => hasForceRating(state, ally));
}

const withForceSpirit = ability({
  id: 'effect-with-force-spirit',
  rules: ['min.force-spirit.02'],
  modifies: {
    'force uses': (_state, { source }, times, { character }) => (character === source ? times + 1 : times),
  },
});

/** From its defeat on; what does it stays in play with the character off the map. */
const darkForceSpirit = ability({
  id: 'dark-force-spirit',
  rules: ['min.dark-force-spirit.01'],
  on: after('character-defeated'),
  lasting: true,
  when: isItself,
  effect: (state, self) => bringIntoPlay(state, HAUNTING, self.source, self.controller, numberOf(self)),
});

/** Whoever among its enemies has a Force rating then, however late it came (min.dark-force-spirit.02, .03). */
const haunting = ability({
  id: HAUNTING,
  rules: ['min.dark-force-spirit.01', 'min.dark-force-spirit.02', 'min.dark-force-spirit.03'],
  on: after('character-activated'),
  when: (state, self) => {
    const { character } = self.event;
    return isEnemy(state, self, character) && hasForceRating(state, characterOf(state, character));
  },
  effect: (state, self) => {
    if (self.event)
      loseForce(state, characterOf(state, self.event.character), numberOf(self), ['min.dark-force-spirit.01']);
  },
});

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

export const defeatAbilities: readonly AnyAbility<Miniatures>[] = [
  avoidDefeat,
  emergencyLifeSupport,
  eternalHatred,
  selfDestruct,
  forceEmpathic,
  forceSpirit,
  withForceSpirit,
  darkForceSpirit,
  haunting,
  drainLifeEnergy,
];
