/** Unique squadrons (arm.squadron.06): what their cards say beside the keywords. */
import type { AnyAbility } from '../../core';
import { ability } from '../engine';
import type { Armada } from '../model/types';
import { addAttackDice } from '../procedures/attack-dice';
import { currentAttack } from '../queries/attack';
import { distanceBetween } from '../queries/distance';
import { squadronPiece } from '../queries/pieces';
import { hasKeyword, squadronOf } from '../queries/squadrons';

/** While another friendly squadron with Swarm at distance 1 attacks a squadron: a blue die, which the player of that squadron adds (arm.team-play.04). */
const howlrunner = ability({
  id: 'howlrunner',
  card: 'squadron:howlrunner',
  rules: ['arm.effect-use-and-timing.06', 'arm.modifying-dice.04'],
  during: 'modify attack dice',
  byWhoeverIsAsked: true,
  may: true,
  when: (state, { source }) => {
    const attack = currentAttack(state);
    if (!attack || attack.zone !== null || attack.defendingZone !== null || attack.attacker === source) return false;
    const [own, attacker] = [squadronOf(state, source), squadronOf(state, attack.attacker)];
    if (attacker.owner !== own.owner || !hasKeyword(attacker, 'swarm')) return false;
    return distanceBetween(state.lengths, squadronPiece(state, own), squadronPiece(state, attacker)).distance === 1;
  },
  effect: (state) => addAttackDice(state, { blue: 1 }, ['arm.modifying-dice.04']),
});

/** Ships that he attacks count as without shields. */
const lukeSkywalker = ability({
  id: 'luke-skywalker',
  card: 'squadron:luke-skywalker',
  rules: ['arm.effect-use-and-timing.06', 'arm.effect-use-and-timing.13'],
  permits: {
    'damage past shields': (_state, { source }, { attacker, defendingZone }) =>
      attacker === source && defendingZone !== null,
  },
});

export const uniqueSquadrons: readonly AnyAbility<Armada>[] = [howlrunner, lukeSkywalker];
