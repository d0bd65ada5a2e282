/** Special abilities: H. */
import { reason, say, type AbilityFrame, type AnyAbility, type RuleId } from '../../../core';
import { gain } from '../../effects/abilities';
import { removeDamage } from '../../effects/damage';
import { ability, run } from '../../engine';
import { lastingBy } from '../../model/lasting';
import type { CharacterId } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { isKind } from '../../queries/abilities';
import { characterOf, charactersOnMap, isOnMap } from '../../queries/characters';
import { areAllies } from '../../queries/players';
import { currentTurn, hasMoved, isItsTurn } from '../../queries/turn';
import { lift } from '../forms/carrying';
import { hurt, itselfAndBeside, removes } from '../forms/damage';
import { saveOf, savedBy } from '../forms/saves';
import { legalTarget, living, mounted, oneOfThese } from '../forms/targets';
import { statements, use, type UseFrame } from '../forms/uses';
import { around, thisCharacter } from '../forms/who';

const EMPEROR = 'Emperor Palpatine';

/** The Emperor of its own squad (min.hand-of-the-emperor.02), whatever version of him. */
const handOfTheEmperor = ability({
  id: 'hand-of-the-emperor',
  rules: ['min.hand-of-the-emperor.01', 'min.hand-of-the-emperor.02'],
  modifies: {
    'force payers': (state, { source, controller }, payers, { character }) => {
      if (character !== source) return payers;
      const emperors = charactersOnMap(state).filter(
        (each) => each.player === controller && each.id !== source && isKind(state, each, EMPEROR),
      );
      return [...payers, ...emperors.map(({ id }) => ({ id, beside: true }))];
    },
  },
});

const HARPOON = ['min.harpoon-gun.01'];

const harpoonGun = use({
  id: 'harpoon-gun',
  says: [1],
  replaces: 'attacks',
  choose: legalTarget(6, mounted),
  effect: [
    run('save', HARPOON, (state, self: AbilityFrame) => saveOf(state, String(self.chosen), 11, HARPOON, self.source)),
    run('held fast', HARPOON, (state, self: AbilityFrame) => {
      const caught = characterOf(state, String(self.chosen));
      if (!savedBy(self) && isOnMap(caught)) gain(state, caught, lastingBy('harpoon-gun', self.source), HARPOON);
    }),
  ],
});

const harpooned = ability({
  id: 'effect-harpooned',
  rules: HARPOON,
  forbids: {
    move: (_state, { source }, { character }) =>
      character === source ? reason('harpooned', say`${source} is held by a harpoon.`, HARPOON) : null,
  },
});

const HEAVY = ['min.heavy-weapon.01'];

/** Out of its own turn it makes attacks of opportunity as usual (min.heavy-weapon.02). */
const heavyWeapon = ability({
  id: 'heavy-weapon',
  rules: HEAVY,
  forbids: {
    attack: (state, { source }, { character }) =>
      character === source && hasMoved(state, source)
        ? reason('heavy-weapon', say`${source} has a Heavy Weapon, and has moved.`, HEAVY)
        : null,
    move: (state, { source }, { character }) =>
      character === source && isItsTurn(state, source) && (currentTurn(state)?.attacks ?? 0) > 0
        ? reason('heavy-weapon', say`${source} has a Heavy Weapon, and has attacked.`, HEAVY)
        : null,
  },
});

const isHologram = (character: CharacterId, rule: RuleId) =>
  reason('hologram', say`${character} is a Hologram.`, [rule]);

/** Nobody minds it in moving, it minds nobody; it is beside nobody, and no commander leads it. */
const hologram = ability({
  id: 'hologram',
  rules: ['min.hologram.01', 'min.hologram.02', 'min.hologram.03'],
  forbids: {
    'block movement': (_state, { source }, { character, mover }) =>
      character === source || mover === source ? isHologram(source, 'min.hologram.01') : null,
    'be nearest': (_state, { source }, { target }) =>
      target === source ? isHologram(source, 'min.hologram.02') : null,
    'be adjacent': (_state, { source }, { character }) =>
      character === source ? isHologram(source, 'min.hologram.02') : null,
    'be led': (_state, { source }, { character }) =>
      character === source ? isHologram(source, 'min.hologram.03') : null,
  },
});

const SURGERY = statements('homicidal-surgery', [1, 2]);
const SURGERY_DAMAGE = 10;

/**
 * Somebody living beside it, friend or foe, without an attack (min.homicidal-surgery.01). An enemy takes damage; an ally makes a save, and is rid of
 * as much if that succeeds (min.homicidal-surgery.02).
 */
const homicidalSurgery = use({
  id: 'homicidal-surgery',
  says: [1, 2],
  replaces: 'turn',
  choose: oneOfThese(around, living),
  effect: [
    run('save of an ally', SURGERY, (state, self: UseFrame) => {
      const patient = characterOf(state, String(self.chosen));
      if (areAllies(state, thisCharacter(state, self), patient)) saveOf(state, patient.id, 11, SURGERY, self.source);
    }),
    run('surgery', SURGERY, (state, self: UseFrame) => {
      const patient = characterOf(state, String(self.chosen));
      if (savedBy(self)) return removeDamage(state, patient, SURGERY_DAMAGE, SURGERY);
      hurt(state, patient.id, SURGERY_DAMAGE, self.source, SURGERY);
    }),
  ],
});

export const specialH: readonly AnyAbility<Miniatures>[] = [
  handOfTheEmperor,
  harpoonGun,
  harpooned,
  // Of itself or of who is beside it, if living (min.heal.01).
  removes('heal', itselfAndBeside, living),
  lift('heavy-lift', 'large'),
  heavyWeapon,
  hologram,
  homicidalSurgery,
];
