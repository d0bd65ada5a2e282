/** Force powers: Force M to Force Z. */
import { after, allowed, reason, say, type AnyAbility, type Json } from '../../../core';
import { gain } from '../../effects/abilities';
import { gainForce } from '../../effects/force';
import { ability } from '../../engine';
import { lastingBy } from '../../model/lasting';
import type { Character, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { hasForceRating, numberOf } from '../../queries/abilities';
import { alliesOnMap, characterOf } from '../../queries/characters';
import { leads } from '../../queries/commanders';
import { areEnemies } from '../../queries/players';
import { onAll, onTarget, onTargetAndAround, upToHuge, within } from '../forms/areas';
import { USUAL_DAMAGE, attacks, bonus, plus } from '../forms/bonuses';
import { isItself } from '../forms/defeat';
import { gains } from '../forms/granting';
import { droid, either, living, mounted } from '../forms/targets';
import { statements } from '../forms/uses';
import { RANGE, around, thisCharacter } from '../forms/who';

/** In each of its turns, as that begins (min.named-force-powers.03). */
const forceRenewal = ability({
  id: 'force-renewal-1',
  rules: ['min.force-renewal-1.01'],
  on: after('character-activated'),
  when: (_state, { source, event }) => event.character === source,
  effect: (state, self) => gainForce(state, thisCharacter(state, self), numberOf(self, 1), ['min.force-renewal-1.01']),
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

const VALOR_RANGE = 6;
/** Followers near it attack and defend better from then on (min.force-valor.01). */
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

export const powersForceMToZ: readonly AnyAbility<Miniatures>[] = [
  onTarget({
    // One target within 6 squares is hurt (min.force-push-2.01).
    id: 'force-push-2',
    says: [1, 2],
    replaces: 'attacks',
    range: RANGE,
    damage: 20,
    does: { push: { how: 'squares', squares: 2 } },
  }),
  onTargetAndAround({
    // Those beside the target are hurt (min.force-push-3.01) and pushed as it is; no character is larger than Huge (min.force-push-3.02).
    id: 'force-push-3',
    says: [1, 2],
    // Nothing else is done in the turn (min.named-force-powers.06).
    replaces: 'turn',
    range: RANGE,
    // To allies as well, with no roll; and all are pushed (min.named-force-powers.07, min.named-force-powers.08).
    damage: 30,
    does: { push: { how: 'squares', squares: 3 } },
  }),
  onTarget({
    // One target, as far as it sees (min.force-push-4.01).
    id: 'force-push-4',
    says: [1],
    replaces: 'attacks',
    range: null,
    damage: 40,
    does: { push: { how: 'squares', squares: 4 } },
  }),
  onTargetAndAround({
    // Like version 3, but stronger (min.force-push-5.01), and who fails a save is stunned (min.force-push-5.02).
    id: 'force-push-5',
    says: [1, 2],
    replaces: 'turn',
    range: RANGE,
    damage: 50,
    does: { push: { how: 'squares', squares: 5 }, stuns: { ...upToHuge, save: 16 } },
  }),
  forceRenewal,
  onAll({
    // Of three versions the weakest (min.force-repulse.01): everybody within 2 squares is hurt (min.force-repulse-2.01).
    id: 'force-repulse-2',
    says: [1, 2],
    replaces: 'attacks',
    whom: within(2),
    damage: 20,
    does: { push: { how: 'to distance', squares: 3 } },
  }),
  onAll({
    // Everybody within 3 squares is hurt (min.force-repulse-3.01); the save avoids the stun alone, not the push (min.force-repulse-3.02).
    id: 'force-repulse-3',
    says: [1, 2],
    replaces: 'turn',
    whom: within(3),
    damage: 30,
    does: { push: { how: 'to distance', squares: 4 }, stuns: { ...upToHuge, save: 11 } },
  }),
  onAll({
    // The same within 5 squares (min.force-repulse-5.01), pushed farther, with a harder save (min.force-repulse-5.02).
    id: 'force-repulse-5',
    says: [1, 2],
    replaces: 'turn',
    whom: within(5),
    damage: 50,
    does: { push: { how: 'to distance', squares: 6 }, stuns: { ...upToHuge, save: 16 } },
  }),
  gains({ id: 'force-sense', says: [1], replaces: null }),
  senses,
  forceSpirit,
  withForceSpirit,
  // Everybody adjacent, friend or foe (min.force-storm.01).
  onAll({ id: 'force-storm', says: [1], replaces: 'attacks', whom: around, damage: 'printed' }),
  // The same with 20 damage (min.force-storm-2.01).
  onAll({ id: 'force-storm-2', says: [1], replaces: 'attacks', whom: around, damage: 20 }),
  onTarget({
    // No attack, on Droids (min.force-strike.01, min.force-strike.02), and on Mounted Weapons whatever the card says (min.force-strike.03).
    id: 'force-strike',
    says: [1, 3],
    replaces: 'attacks',
    range: RANGE,
    only: either(droid, mounted),
    damage: 'printed',
  }),
  onTarget({
    // In its own turn (min.force-stun.03) it stuns one of the living (min.force-stun.01) who fails a save (min.force-stun.02).
    id: 'force-stun',
    says: [1, 2, 3],
    replaces: null,
    range: RANGE,
    only: living,
    does: { stuns: { ...upToHuge, save: 11 } },
  }),
  onTarget({
    // Damage without an attack (min.force-thrust.01, min.force-thrust.03), of which a save leaves half (min.force-thrust.02).
    id: 'force-thrust',
    says: [1, 2],
    replaces: 'attacks',
    range: RANGE,
    damage: 'printed',
    does: { save: 11, onSave: 'half' },
  }),
  // It lasts beside whatever commander effect the card prints (min.force-valor.02).
  gains({ id: 'force-valor', says: [1, 2], replaces: 'attacks' }),
  forceValor,
  gains({ id: 'force-weapon', says: [1], replaces: 'attacks' }),
  // What it gained adds to the damage of all its attacks (min.force-weapon.01).
  bonus('effect-force-weapon', statements('force-weapon', [1]), attacks, { damage: USUAL_DAMAGE }),
];
