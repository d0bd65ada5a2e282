/** Rolls that are made again, and attacks that are not rolled but count as a natural 20. */
import { after, before, reason, say, type AnyAbility } from '../../core';
import { gain, lose } from '../effects/abilities';
import { ability, forbidden, innermost } from '../engine';
import type { MiniaturesEvent } from '../model/events';
import { lastingBy } from '../model/lasting';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { rollAttackAgain } from '../procedures/attack';
import { currentAttack } from '../queries/attack';
import { characterOf, isOnMap } from '../queries/characters';
import { isWithin } from '../queries/sight';
import { legalTarget, statements, use } from './uses';
import { attackIn, force, hurt, isAttacking, isEnemy, thisCharacter } from './words';

type Rolled = Extract<MiniaturesEvent, { type: 'attack-rolled' | 'attack-rerolled' }>;

const RANGE = 6;
const NATURAL = 20;
const ALTER = ['min.force-alter.01', 'min.force-alter.02'];

/** Whomever that enemy attacks; the new result replaces the old one. */
const forceAlter = ability({
  id: 'force-alter',
  rules: ALTER,
  on: after('attack-rolled', 'attack-rerolled'),
  may: true,
  when: (state, self) => {
    const own = thisCharacter(state, self);
    const attacker = characterOf(state, self.event.attacker);
    return isOnMap(own) && isEnemy(state, self, attacker.id) && isWithin(state, own, attacker, RANGE);
  },
  unable: (state, self) => {
    const { attacker, target } = self.event;
    const attack = attackIn(state, self);
    if (!attack || attack.countsAs !== null || attack.roll === null)
      return reason('not-rolled', say`${attacker} has made no attack roll.`, ALTER);
    return forbidden(state, 'reroll', { character: attacker, roll: 'attack', against: target });
  },
  cost: force<Rolled>(1, ALTER, (_state, { event }) => event.attacker),
  effect: (state, self) => {
    const attack = attackIn(state, self);
    if (attack) rollAttackAgain(attack);
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

const USE_THE_FORCE = ['min.use-the-force.01'];

/** The attack that it makes now is not rolled. */
const useTheForce = ability({
  id: 'use-the-force',
  rules: USE_THE_FORCE,
  during: 'before attack roll',
  when: isAttacking,
  unable: (state) =>
    currentAttack(state)?.countsAs === null
      ? null
      : reason('counts-already', say`The attack counts as a natural 20 already.`, USE_THE_FORCE),
  cost: force(3, USE_THE_FORCE, (state) => currentAttack(state)?.target ?? null),
  effect: (state) => {
    const attack = currentAttack(state);
    if (attack) attack.countsAs = NATURAL;
  },
});

const SHATTERPOINT = statements('shatterpoint', [1, 4]);

/** An enemy within 6 squares is marked, in place of whoever it marked before. */
const shatterpoint = use({
  id: 'shatterpoint',
  says: [1, 4],
  replaces: 'turn',
  choose: legalTarget(RANGE),
  effect: (state, { source, chosen }) => {
    lose(state, ({ ability: mark, by }) => mark === 'effect-shatterpoint-mark' && by === source, [
      'min.shatterpoint.04',
    ]);
    gain(state, characterOf(state, String(chosen)), lastingBy('shatterpoint', source), SHATTERPOINT);
  },
});

/** Whoever attacks it, and be it an attack of opportunity. */
const shatterpointMark = ability({
  id: 'effect-shatterpoint-mark',
  rules: ['min.shatterpoint.02', 'min.shatterpoint.03'],
  on: before('roll-due'),
  limit: { per: 'round', times: 1 },
  when: (_state, { source, event }) => event.target === source,
  effect: (state) => {
    const attack = currentAttack(state);
    if (attack) attack.countsAs = NATURAL;
  },
});

export const rollAbilities: readonly AnyAbility<Miniatures>[] = [
  forceAlter,
  karmicMettle,
  karmicPrice,
  useTheForce,
  shatterpoint,
  shatterpointMark,
];
