/** The keywords of squadrons (arm.squadron-keywords): in play on each squadron that has them; the X of Counter X is the ability's value. */
import {
  after,
  alike,
  allowed,
  circumstance,
  reason,
  say,
  type AbilityInPlay,
  type AnyAbility,
  type Reason,
  type Sentence,
} from '../../core';
import { ability, call, permitted } from '../engine';
import type { ArmadaState } from '../model/state';
import type { Armada } from '../model/types';
import type { AboutAttack } from '../model/values';
import { rerollAttackDice } from '../procedures/attack-dice';
import { newAttack } from '../procedures/attack/frame';
import { currentAttack, iconsIn } from '../queries/attack';
import { playerOf } from '../queries/players';
import { isOnTable } from '../queries/ships';
import { distanceBetween } from '../queries/distance';
import { squadronPiece } from '../queries/pieces';
import { areEngaged, engagedSquadrons, hasKeyword, squadronOf } from '../queries/squadrons';
import { cannotAttack } from '../queries/targets';

/** Does the squadron that has the ability attack a ship? Bomber does nothing against squadrons (arm.squadron-keywords.09). */
function youAttackAShip({ source }: AbilityInPlay, { attacker, defendingZone }: AboutAttack): boolean {
  return (
    attacker === source &&
    circumstance(defendingZone !== null, () =>
      reason('not-a-ship', say`${source} attacks a squadron; it has critical effects against ships only.`, [
        'arm.squadron-keywords.09',
      ]),
    )
  );
}

function criticals(state: ArmadaState): number {
  return iconsIn(currentAttack(state)?.pool ?? []).criticals;
}

/** Even if the attack has used up its hull: it leaves the table only after that (arm.squadron-keywords.03). */
const counter = ability({
  id: 'counter',
  card: 'keyword:counter',
  rules: ['arm.squadron-keywords.02'],
  // After every such attack, whatever damage it did (arm.squadron-keywords.06).
  on: after('attack-performed'),
  may: true,
  // A Counter attack is answered by none (arm.squadron-keywords.04), a ship's attack neither (.05).
  when: (state, { source, event }) =>
    circumstance(event.defender === source, () =>
      reason('not-attacked', say`${event.attacker} attacked ${event.defender}, not ${source}.`, [
        'arm.squadron-keywords.02',
      ]),
    ) &&
    !permitted(state, 'ignore keyword', { squadron: event.attacker, keyword: 'counter', of: source }) &&
    circumstance(!event.counter, () =>
      reason('is-counter', say`The attack of ${event.attacker} was a Counter attack itself.`, [
        'arm.squadron-keywords.04',
      ]),
    ) &&
    circumstance(event.zone === null, () =>
      reason('attacked-by-ship', say`${event.attacker} is a ship; it counters squadrons only.`, [
        'arm.squadron-keywords.05',
      ]),
    ),
  still: (state, { event }) => isOnTable(squadronOf(state, event.attacker)),
  unable: (state, { source, value, event }) =>
    cannotAttack(
      state,
      { id: source, zone: null, counter: Number(value) },
      { defender: event.attacker, defendingZone: null },
    ),
  effect: (state, { source, value, event }) => {
    if (event)
      call(state, 'attack', newAttack(source, { defender: event.attacker, defendingZone: null }, Number(value)));
  },
});

const escort = ability({
  id: 'escort',
  card: 'keyword:escort',
  rules: ['arm.squadron-keywords.10'],
  forbids: { 'declare target': escorted },
});

function escorted(state: ArmadaState, self: AbilityInPlay, about: AboutAttack): Reason | null {
  if (about.zone !== null || about.defendingZone !== null || about.counter) return null;
  const [attacker, defender] = [squadronOf(state, about.attacker), squadronOf(state, about.defender)];
  if (attacker.owner === playerOf(state, self.controller).id || hasKeyword(defender, 'escort')) return null;
  if (!areEngaged(state, attacker, squadronOf(state, self.source))) return null;
  if (permitted(state, 'ignore keyword', { squadron: attacker.id, keyword: 'escort', of: self.source })) return null;
  const said = say`${attacker.id} is engaged with ${self.source}, which has Escort; ${defender.id} has not.`;
  return reason('escorted', said, ['arm.squadron-keywords.10', 'arm.squadron-keywords.12'], { escort: self.source });
}

/** Not held by one alone (arm.wave2.06: it attacks as if it was). */
const grit = ability({
  id: 'grit',
  card: 'keyword:grit',
  rules: ['arm.wave2.05'],
  permits: {
    'move while engaged': (state, { source }, { squadron }) =>
      squadron === source && engagedSquadrons(state, squadronOf(state, source)).length === 1,
  },
});

/** It frees those that are engaged with it, not itself (arm.squadron-keywords.14). */
const heavy = ability({
  id: 'heavy',
  card: 'keyword:heavy',
  rules: ['arm.squadron-keywords.13'],
  permits: { 'disregard engaged squadron': (_state, self, { engaged }) => engaged === self.source },
});

/** Enemies at distance 1 of it are as if they had Heavy, for itself, too (arm.wave2.04). */
const intel = ability({
  id: 'intel',
  card: 'keyword:intel',
  rules: ['arm.wave2.03'],
  permits: {
    'disregard engaged squadron': (state, { source }, { engaged }) => {
      const [own, enemy] = [squadronOf(state, source), squadronOf(state, engaged)];
      if (!isOnTable(own) || own.owner === enemy.owner) return false;
      return distanceBetween(state.lengths, squadronPiece(state, own), squadronPiece(state, enemy)).distance === 1;
    },
  },
});

/** In the Squadron Phase, where no command has activated it. */
const rogue = ability({
  id: 'rogue',
  card: 'keyword:rogue',
  rules: ['arm.wave2.01'],
  permits: { 'move and attack': (_state, { source }, { squadron }) => squadron === source },
});

/** Of a Counter attack, too (arm.squadron-keywords.18). */
const swarm = ability({
  id: 'swarm',
  card: 'keyword:swarm',
  rules: ['arm.squadron-keywords.16'],
  during: 'modify attack dice',
  may: true,
  when: (state, { source }) => {
    const attack = currentAttack(state);
    const no = (code: string, said: Sentence): Reason => reason(code, said, ['arm.squadron-keywords.16']);
    const isAttacking = attack?.attacker === source;
    if (!circumstance(isAttacking, () => no('not-attacking', say`${source} is not attacking.`))) return false;
    const { defender = null, defendingZone = null } = attack ?? {};
    if (defender === null || defendingZone !== null)
      return circumstance(false, () => no('not-a-squadron', say`${source} does not attack a squadron.`));
    // Only friends of the attacker are engaged with the defender; they need no Swarm (arm.squadron-keywords.17).
    const isEngaged = engagedSquadrons(state, squadronOf(state, defender)).some(({ id }) => id !== source);
    return circumstance(isEngaged, () =>
      no('engaged-with-nobody-else', say`${defender} is engaged with no squadron other than ${source}.`),
    );
  },
  choose: (state) => alike(currentAttack(state)?.pool ?? [], () => true).map((group) => allowed(group[0] as number)),
  effect: (state, { chosen, controller }) =>
    rerollAttackDice(state, [chosen as number], controller, ['arm.squadron-keywords.16']),
});

export const keywords: readonly AnyAbility<Armada>[] = [
  ability({
    id: 'bomber',
    card: 'keyword:bomber',
    rules: ['arm.squadron-keywords.07'],
    modifies: {
      'damage total': (state, self, damage, about) =>
        youAttackAShip(self, about) ? damage + criticals(state) : damage,
    },
  }),
  ability({
    id: 'bomber-critical-effect',
    card: 'keyword:bomber',
    rules: ['arm.squadron-keywords.08'],
    permits: {
      'resolve critical effects': (state, self, about) =>
        state.options.readings.bomberCritical === undefined && youAttackAShip(self, about),
    },
  }),
  counter,
  escort,
  grit,
  heavy,
  intel,
  rogue,
  swarm,
];
