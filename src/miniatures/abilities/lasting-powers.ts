/** Force powers that do something for a while: for whoever uses them, or to whomever they were used on. */
import { after, onPiece, reason, say, type AbilityInPlay, type AnyAbility } from '../../core';
import { gain, lose } from '../effects/abilities';
import { ability, run, wasUsed } from '../engine';
import { lastingBy, type GivesLasting } from '../model/lasting';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { numberOf } from '../queries/abilities';
import { currentAttack } from '../queries/attack';
import { characterOf } from '../queries/characters';
import { isLed, leads } from '../queries/commanders';
import { areAllies, areEnemies } from '../queries/players';
import { statements, use, type Use } from './uses';
import { attacks, bonus, force, hurt, isAttacking, plus, save, savedBy, thisCharacter } from './words';

interface Gains extends Pick<Use, 'says' | 'replaces'> {
  id: GivesLasting;
}

/** Whoever uses it gains something. It does not add up with itself (min.stacking.03). */
function gains({ id, says, replaces }: Gains): AnyAbility<Miniatures> {
  return use({
    id,
    says,
    replaces,
    effect: (state, self) => gain(state, thisCharacter(state, self), lastingBy(id, self.source), statements(id, says)),
  });
}

const COMBINING = 2;

/** Does a commander's effect work on an ally that combines fire? */
function helps(state: MiniaturesState, self: AbilityInPlay, helper: string): boolean {
  const commander = thisCharacter(state, self);
  const other = characterOf(state, helper);
  return areAllies(state, commander, other) && isLed(state, commander, other);
}

/** It adds to whatever else improves combined fire, other commander effects among it (min.battle-meditation.03). */
const battleMeditation = ability({
  id: 'commander-battle-meditation',
  rules: statements('battle-meditation', [1, 3]),
  modifies: {
    'combined fire bonuses': (state, self, bonuses, { helper }) =>
      helps(state, self, helper)
        ? [
            ...bonuses,
            {
              amount: COMBINING,
              by: onPiece(self),
              kind: 'ability',
              rules: statements('battle-meditation', [1, 3]),
            },
          ]
        : bonuses,
  },
  forbids: {
    'combine fire': (state, self, { helper }) => {
      const commander = thisCharacter(state, self);
      const enemy = characterOf(state, helper);
      if (!areEnemies(state, commander, enemy) || !isLed(state, commander, enemy)) return null;
      const said = say`Battle Meditation of ${self.source} keeps ${helper} from combining fire.`;
      return reason('battle-meditation', said, statements('battle-meditation', [1]));
    },
  },
});

const controlMinds = ability({
  id: 'commander-control-minds',
  rules: statements('control-minds', [1]),
  modifies: {
    'combined fire bonuses': (state, self, bonuses, { helper }) =>
      helps(state, self, helper) ? plus(bonuses, self, COMBINING) : bonuses,
  },
});

const VALOR_RANGE = 6;
const forceValor = ability({
  id: 'commander-force-valor',
  rules: statements('force-valor', [1]),
  modifies: {
    'attack bonuses': (state, self, bonuses, { attacker }) =>
      leads(state, self, attacker, { within: VALOR_RANGE }) ? plus(bonuses, self, 2) : bonuses,
    'defense bonuses': (state, self, bonuses, { target }) =>
      leads(state, self, target, { within: VALOR_RANGE }) ? plus(bonuses, self, 2) : bonuses,
  },
});

/** Enemies are as if they had no Stealth (min.force-sense.01). */
const senses = ability({
  id: 'effect-sensing',
  rules: statements('force-sense', [1]),
  forbids: {
    'have ability': (state, self, { character, ability: which }) =>
      which === 'stealth' && areEnemies(state, thisCharacter(state, self), characterOf(state, character))
        ? reason('force-sense', say`${self.source} senses ${character}.`, statements('force-sense', [1]))
        : null,
  },
});

const USUAL_DAMAGE = 10;

/** Used in its turn, or before an attack roll, be it of an attack of opportunity (min.sith-rage.02). */
const SITH_RAGE = statements('sith-rage', [1, 2]);
const RAGING = { ability: 'effect-raging', until: 'turn' } as const;
const sithRageInAttack = ability({
  id: 'sith-rage-in-attack',
  card: 'sith-rage',
  rules: SITH_RAGE,
  during: 'before attack roll',
  when: isAttacking,
  unable: whyNotTwice,
  cost: force(1, SITH_RAGE),
  effect: (state, self) => gain(state, thisCharacter(state, self), { ...RAGING, by: self.source }, SITH_RAGE),
});

/** It would add nothing (min.stacking.03). */
function whyNotTwice(state: MiniaturesState, { source }: AbilityInPlay) {
  return state.lasting.some(({ character, ability: each }) => character === source && each === RAGING.ability)
    ? reason('raging', say`${source} rages already.`, ['min.stacking.03'])
    : null;
}

/** What is used before an attack roll adds to the damage of that attack, and of no other (min.lightsaber-precision.01, .02). */
const PRECISION = statements('lightsaber-precision', [1, 2, 3]);
const lightsaberPrecision = ability({
  id: 'lightsaber-precision',
  rules: PRECISION,
  during: 'before attack roll',
  when: isAttacking,
  cost: force(1, PRECISION),
  modifies: {
    'damage bonuses': (state, self, bonuses, { attacker }) => {
      const attack = currentAttack(state);
      return attacker === self.source && attack?.attacker === attacker && wasUsed(attack, self)
        ? plus(bonuses, self, USUAL_DAMAGE)
        : bonuses;
    },
  },
});

const CORRUPTED = statements('force-corruption-2', [3, 4]);
const corrupted = ability({
  id: 'effect-corrupted',
  rules: CORRUPTED,
  on: after('character-activated'),
  when: (state, self) => self.event.character === self.source && isStrongest(state, self),
  effect: [
    run('save', CORRUPTED, (state, self) => save(state, self, 11, CORRUPTED, corruptedBy(state, self))),
    run('damage, or an end of it', CORRUPTED, (state, self) => {
      if (savedBy(self))
        return lose(
          state,
          (each) => each.character === self.source && each.ability === 'effect-corrupted',
          statements('force-corruption-2', [3]),
        );
      hurt(state, self.source, 20, corruptedBy(state, self), CORRUPTED);
    }),
  ],
});

/** Of several versions only the most expensive one does anything (min.force-corruption-2.04): what comes with it is its cost. */
function isStrongest(state: MiniaturesState, self: AbilityInPlay): boolean {
  return state.inPlay.every(
    (each) => each.source !== self.source || each.ability !== self.ability || numberOf(each) <= numberOf(self),
  );
}

function corruptedBy({ lasting }: MiniaturesState, { source, ability: id }: AbilityInPlay): string | null {
  return lasting.find((each) => each.character === source && each.ability === id)?.by ?? null;
}

export const lastingPowers: readonly AnyAbility<Miniatures>[] = [
  gains({
    id: 'battle-meditation',
    says: [1, 2],
    replaces: null,
  }),
  battleMeditation,
  gains({
    id: 'control-minds',
    says: [1, 2],
    replaces: 'attacks',
  }),
  controlMinds,
  gains({ id: 'force-valor', says: [1, 2], replaces: 'attacks' }),
  forceValor,
  gains({ id: 'force-weapon', says: [1], replaces: 'attacks' }),
  bonus('effect-force-weapon', statements('force-weapon', [1]), attacks, { damage: USUAL_DAMAGE }),
  gains({ id: 'force-cloak', says: [1], replaces: 'turn' }),
  gains({ id: 'force-sense', says: [1], replaces: null }),
  senses,
  use({
    id: 'sith-rage',
    says: [1, 2],
    replaces: null,
    unable: whyNotTwice,
    effect: (state, self) => gain(state, thisCharacter(state, self), { ...RAGING, by: self.source }, SITH_RAGE),
  }),
  sithRageInAttack,
  bonus('effect-raging', SITH_RAGE, attacks, { damage: USUAL_DAMAGE }),
  lightsaberPrecision,
  corrupted,
];
