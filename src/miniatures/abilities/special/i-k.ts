/** Special abilities: I to K. */
import { after, reason, say, type AnyAbility } from '../../../core';
import { gain } from '../../effects/abilities';
import { ability, call, innermost } from '../../engine';
import { lastingBy } from '../../model/lasting';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { hasForceRating, isNonliving, isUnique, numberOf } from '../../queries/abilities';
import { characterOf, enemiesOnMap, isOnMap } from '../../queries/characters';
import { areAllies } from '../../queries/players';
import { isWithin } from '../../queries/sight';
import { speedOf } from '../../queries/speed';
import { affect } from '../forms/areas';
import { attackAtOnce, targetsAtOnce, whyNoAttackAtOnce } from '../forms/attacks';
import { movesFirst } from '../forms/before-activations';
import { USUAL_DAMAGE, against, bonus } from '../forms/bonuses';
import { hurt, removes } from '../forms/damage';
import type { Of } from '../forms/events';
import { LARGE, stuns } from '../forms/hits';
import { chosenBy, either, living, machinery, mounted, oneOfThese } from '../forms/targets';
import { use } from '../forms/uses';
import { around, isEnemy, isNear, thisCharacter } from '../forms/who';

/** As a Unique ally is defeated it gains an ability for the rest of the skirmish (min.impulsive-momentum.01, min.impulsive-savagery.01). */
function impulsive(id: 'impulsive-momentum' | 'impulsive-savagery'): AnyAbility<Miniatures> {
  const rules = [`min.${id}.01`];
  return ability({
    id,
    rules,
    on: after('character-defeated'),
    when: (state, self) => {
      const defeated = characterOf(state, self.event.character);
      return areAllies(state, thisCharacter(state, self), defeated) && isUnique(state, defeated);
    },
    effect: (state, self) => gain(state, thisCharacter(state, self), lastingBy(id, self.source), rules),
  });
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

const INVISIBLE = ['min.invisibility.01'];
const invisibility = ability({
  id: 'invisibility',
  rules: INVISIBLE,
  forbids: {
    'be target': (_state, { source }, { target, adjacent }) =>
      target === source && !adjacent ? reason('invisible', say`${source} is invisible.`, INVISIBLE) : null,
    'be nearest': (_state, { source }, { target }) =>
      target === source ? reason('invisible', say`${source} is invisible.`, INVISIBLE) : null,
  },
});

const itsATrap = ability({
  id: 'its-a-trap',
  rules: ['min.its-a-trap.01'],
  forbids: {
    'have ability': (state, self, { character, ability: which }) =>
      which === 'stealth' && isEnemy(state, self, character) && isNear(state, self, character)
        ? reason('its-a-trap', say`${character} is within 6 squares of ${self.source}.`, ['min.its-a-trap.01'])
        : null,
  },
});

const KARMIC = ['min.karmic-mettle.02', 'min.karmic-mettle.03'];
const MORE = 4;
const PRICE = 10;

const karmicMettle = ability({
  id: 'karmic-mettle',
  rules: ['min.karmic-mettle.01', 'min.karmic-mettle.03'],
  modifies: {
    'reroll bonus': (_state, { source }, amount, { character }) => (character === source ? amount + MORE : amount),
  },
});

/** It has paid for a roll again, in vain: so much damage for each time. */
const karmicPrice = ability({
  id: 'karmic-mettle-price',
  card: 'karmic-mettle',
  rules: KARMIC,
  on: after('attack-missed', 'save-made'),
  when: (state, { source, event }) =>
    (event.type === 'attack-missed' ? event.attacker === source : event.character === source && !event.success) &&
    rerolls(state, event.type) > 0,
  effect: (state, { source: character, event }) => {
    if (!event) return;
    hurt(state, character, PRICE * rerolls(state, event.type), null, KARMIC);
  },
});

function rerolls(state: MiniaturesState, of: 'attack-missed' | 'save-made'): number {
  return innermost(state, of === 'attack-missed' ? 'attack' : 'save')?.rerolls ?? 0;
}

/** No line of sight is needed, so that no rule of targets holds; squares are counted around walls (min.kouhun-infestation.02). */
const KOUHUN_RANGE = 12;
/** A living enemy is hurt, unless it makes its save (min.kouhun-infestation.01). */
const kouhun = use({
  id: 'kouhun-infestation',
  says: [1, 2],
  replaces: 'turn',
  choose: oneOfThese(
    (state, user) => enemiesOnMap(state, user).filter((each) => isWithin(state, user, each, KOUHUN_RANGE)),
    living,
  ),
  effect: (state, self) =>
    affect(state, self, { id: 'kouhun-infestation', says: [1], damage: 60, does: { save: 11 } }, [
      chosenBy(state, self),
    ]),
});

export const specialIToK: readonly AnyAbility<Miniatures>[] = [
  impulsive('impulsive-momentum'),
  impulsive('impulsive-savagery'),
  impulsiveShot,
  impulsiveSweep,
  // Of who is beside it, with Mounted Weapon or Machinery (min.industrial-repair.01).
  removes('industrial-repair', around, either(mounted, machinery)),
  movesFirst('intuition', 0, (state, self) => speedOf(state, thisCharacter(state, self))),
  invisibility,
  bonus('ion-gun', ['min.ion-gun.01', 'min.cyborg.02'], against(isNonliving), { damage: (self) => numberOf(self) }),
  itsATrap,
  bonus('jedi-hunter', ['min.jedi-hunter.01'], against(hasForceRating), { attack: 4, damage: USUAL_DAMAGE }),
  stuns('jolt', ['min.jolt.01', 'min.jolt.02'], () => true, LARGE),
  karmicMettle,
  karmicPrice,
  kouhun,
];
