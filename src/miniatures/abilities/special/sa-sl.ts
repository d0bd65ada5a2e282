/** Special abilities: Sa to Sl. */
import { after, candidate, reason, say, type AbilityInPlay, type AnyAbility } from '../../../core';
import { gain } from '../../effects/abilities';
import { stun } from '../../effects/activation';
import { setDoor } from '../../effects/doors';
import { ability, call, run } from '../../engine';
import type { Door } from '../../facts/battle-map';
import { lastingBy } from '../../model/lasting';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { newArea, reachedFrom } from '../../procedures/area';
import { hasAbility, hasOwnAbility, isKind, isLiving, isNonliving, numberOf } from '../../queries/abilities';
import { currentAttack } from '../../queries/attack';
import { characterOf, enemiesOnMap, isOnMap, spaceOf } from '../../queries/characters';
import { isBesideDoor } from '../../queries/doors';
import { areAllies } from '../../queries/players';
import { boardIn, isAdjacent } from '../../queries/sight';
import { currentTurn } from '../../queries/turn';
import { attacks, bonus } from '../forms/bonuses';
import { armor } from '../forms/damage';
import { isItself } from '../forms/defeat';
import { doorsIn, release, seesDoor } from '../forms/doors';
import type { Hit } from '../forms/events';
import { CALMED, freeFromSavage } from '../forms/granting';
import { stuns } from '../forms/hits';
import { reserves } from '../forms/joining';
import { saveOf, savedBy } from '../forms/saves';
import { mounted } from '../forms/targets';
import { statements, use } from '../forms/uses';
import { around, isEnemy, near, thisCharacter } from '../forms/who';

const SABOTAGE = ['min.sabotage.01'];

const sabotage = use({
  id: 'sabotage',
  says: [1],
  replaces: 'attacks',
  effect: (state, self) => {
    const own = thisCharacter(state, self);
    for (const enemy of enemiesOnMap(state, own))
      if (mounted(state, enemy) === null && isAdjacent(state, own, enemy))
        gain(state, enemy, lastingBy('sabotage', own.id), SABOTAGE);
  },
});

const sabotaged = ability({
  id: 'effect-sabotaged',
  rules: SABOTAGE,
  forbids: {
    'move at double speed': (_state, { source }, { character }) =>
      character === source ? reason('sabotaged', say`${source} is sabotaged.`, SABOTAGE) : null,
  },
});

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

const SAVAGE = ['min.savage.01', 'min.savage.02'];
const SATED = 'effect-savage-sated';

function isFree({ lasting }: MiniaturesState, id: CharacterId): boolean {
  return lasting.some(({ character, ability: effect }) => character === id && (effect === SATED || effect === CALMED));
}

const savage = ability({
  id: 'savage',
  rules: SAVAGE,
  modifies: {
    'end of move': (state, self, beside, { character }) => {
      if (character !== self.source) return beside;
      const own = thisCharacter(state, self);
      if (isFree(state, character) || !hasAbility(state, own, 'savage')) return beside;
      const because = reason('savage', say`${character} is Savage, and ends its move beside an enemy.`, SAVAGE);
      return { beside: enemiesOnMap(state, own).map(({ id }) => id), because };
    },
  },
});

/** Commander effects do not work on it. */
const unled = ability({
  id: 'savage-unled',
  card: 'savage',
  rules: ['min.savage.04'],
  forbids: {
    // An effect that names them works on them all the same (min.commander-effects-overview.02).
    'be led': (state, self, { character, savage: isNamed }) =>
      !isNamed && character === self.source && hasOwnAbility(state, thisCharacter(state, self), 'savage')
        ? reason('savage', say`${character} is Savage.`, ['min.savage.04'])
        : null,
  },
});

const FED = ['min.savage.03'];

/** It defeats an adjacent enemy before it moves: then it need not seek another. */
const fed = ability({
  id: 'savage-fed',
  card: 'savage',
  rules: FED,
  on: after('character-defeated'),
  when: (state, self) => {
    const { event, source } = self;
    const turn = currentTurn(state);
    return (
      event.attacker === source &&
      turn?.character === source &&
      turn.entered === 0 &&
      isEnemy(state, self, event.character) &&
      isAdjacent(state, thisCharacter(state, self), characterOf(state, event.character))
    );
  },
  effect: (state, self) => freeFromSavage(state, self, self.source, SATED, FED),
});

const HUGE = 3;

const isNotLiving = (state: MiniaturesState, character: Character): boolean => !isLiving(state, character);

const SELF_DESTRUCT = ['min.self-destruct.01'];

const selfDestruct = ability({
  id: 'self-destruct',
  rules: SELF_DESTRUCT,
  on: after('character-defeated'),
  lasting: true,
  when: isItself,
  effect: (state, self) => {
    const own = thisCharacter(state, self);
    const beside = around(state, own);
    const ids = beside.map(({ id }) => id);
    const does = { damage: numberOf(self), ...reachedFrom(state, own, beside) };
    call(state, 'area', newArea(self.source, ids, SELF_DESTRUCT, does));
  },
});

function shapes(state: MiniaturesState, self: Pick<AbilityInPlay, 'source'>, id: string): boolean {
  const own = characterOf(state, self.source);
  const other = characterOf(state, id);
  return areAllies(state, own, other) && near(state, own, other) && isKind(state, other, 'Yuuzhan Vong');
}

/** It is as if that Damage was printed; of several the strongest counts, once (min.shaper.02, min.stacking.03). */
const shaper = ability({
  id: 'shaper',
  rules: ['min.shaper.01', 'min.shaper.02'],
  modifies: {
    'base damage': (state, self, damage, { attacker }) => {
      const [strongest] = state.inPlay
        .filter((each) => each.ability === self.ability && shapes(state, each, attacker))
        .sort((a, b) => numberOf(b) - numberOf(a));
      return strongest?.source === self.source ? damage + numberOf(self) : damage;
    },
  },
});

const STUNS = ['min.shockstaff-electrostaff.02'];
const SAVE = 11;

const stunsTheLiving = ability({
  id: 'shockstaff-electrostaff-stun',
  card: 'shockstaff-electrostaff',
  rules: STUNS,
  on: after('attack-hit'),
  when: (state, { source, event }) =>
    event.attacker === source &&
    currentAttack(state)?.adjacent === true &&
    isLiving(state, characterOf(state, event.target)),
  effect: [
    run('save', STUNS, (state, { source, event }: Hit) => {
      if (event) saveOf(state, event.target, SAVE, STUNS, source);
    }),
    run('stun', STUNS, (state, self: Hit) => {
      const target = self.event && characterOf(state, self.event.target);
      if (target && isOnMap(target) && !savedBy(self)) stun(state, target, STUNS);
    }),
  ],
});

export const specialSaToSl: readonly AnyAbility<Miniatures>[] = [
  sabotage,
  sabotaged,
  breach('satchel-charge', isBeside),
  savage,
  unled,
  fed,
  ability({ id: SATED, rules: FED }),
  stuns('scramble', ['min.scramble.01', 'min.scramble.02'], isNotLiving, HUGE),
  selfDestruct,
  reserves('separatist-reserves'),
  shaper,
  breach('shatter-beam', seesDoor),
  armor({ id: 'shields-2', rules: ['min.shields-2.01', 'min.shields-2.02'], number: 11, saves: 2 }),
  bonus(
    'shockstaff-electrostaff',
    ['min.shockstaff-electrostaff.01'],
    (state, self, about) =>
      attacks(state, self, about) && about.adjacent && isNonliving(state, characterOf(state, about.target)),
    { damage: (self) => numberOf(self) },
  ),
  stunsTheLiving,
];
