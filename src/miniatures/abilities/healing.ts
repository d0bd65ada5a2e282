/** What removes damage (min.force-heal, min.heal, min.recovery, min.repair, min.industrial-repair, min.homicidal-surgery). */
import type { AbilityFrame, AnyAbility } from '../../core';
import { removeDamage } from '../effects/damage';
import { run } from '../engine';
import type { Character, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { numberOf } from '../queries/abilities';
import { characterOf } from '../queries/characters';
import { areAllies } from '../queries/players';
import {
  both,
  droid,
  either,
  living,
  machinery,
  mounted,
  oneOfThese,
  statements,
  use,
  wounded,
  type Only,
} from './uses';
import { around, hurt, savedBy, saveOf, thisCharacter } from './words';

type Self = AbilityFrame<Miniatures['event']>;
type Whom = (state: MiniaturesState, user: Character) => readonly Character[];

const itselfAndBeside: Whom = (state, user) => [user, ...around(state, user)];

/** Never more than was suffered (min.heal.02, min.force-heal.02, min.repair.02). */
function removes(id: string, whom: Whom, only: Only): AnyAbility<Miniatures> {
  return use({
    id,
    says: [1, 2],
    replaces: 'attacks',
    choose: oneOfThese(whom, only),
    effect: (state, self) =>
      removeDamage(state, characterOf(state, String(self.chosen)), numberOf(self), statements(id, [1, 2])),
  });
}

const recovery = use({
  id: 'recovery',
  says: [1, 2],
  replaces: 'turn',
  effect: (state, self) =>
    removeDamage(state, thisCharacter(state, self), numberOf(self), statements('recovery', [1, 2])),
});

const SURGERY = statements('homicidal-surgery', [1, 2]);
const SURGERY_DAMAGE = 10;

/** An enemy takes damage; an ally makes a save, and is rid of as much if that succeeds (min.homicidal-surgery.02). */
const homicidalSurgery = use({
  id: 'homicidal-surgery',
  says: [1, 2],
  replaces: 'turn',
  choose: oneOfThese(around, living),
  effect: [
    run('save of an ally', SURGERY, (state, self: Self) => {
      const patient = characterOf(state, String(self.chosen));
      if (areAllies(state, thisCharacter(state, self), patient)) saveOf(state, patient.id, 11, SURGERY, self.source);
    }),
    run('surgery', SURGERY, (state, self: Self) => {
      const patient = characterOf(state, String(self.chosen));
      if (savedBy(self)) return removeDamage(state, patient, SURGERY_DAMAGE, SURGERY);
      hurt(state, patient.id, SURGERY_DAMAGE, self.source, SURGERY);
    }),
  ],
});

export const healing: readonly AnyAbility<Miniatures>[] = [
  removes('heal', itselfAndBeside, living),
  removes('force-heal', itselfAndBeside, both(living, wounded)),
  removes('repair', around, droid),
  removes('industrial-repair', around, either(mounted, machinery)),
  recovery,
  homicidalSurgery,
];
