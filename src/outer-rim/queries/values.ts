/** Values of characters and ships as they are now: what is printed, and what cards add (or.symbols.05, or.symbols.06). */
import { modified, permitted } from '../engine';
import { reason, say, type PlayerId, type Reason, type RuleId } from '../../core';
import type { Combat, Permission, Skill, ValueName } from '../facts';
import type { OuterRimState, OuterRimPlayer } from '../model/state';
import { faceOf, shipSide } from './cards';
import { characterCard } from './lookup';
import { playerOf } from './players';

export function printed(state: OuterRimState, player: OuterRimPlayer, name: ValueName): number {
  if (player.character === null || player.ship === null) return 0;
  const [character, ship] = [characterCard(state, player.character), shipSide(state, player)];
  switch (name) {
    case 'ground-combat':
      return character.groundCombat;
    case 'health':
      return character.health;
    case 'ship-combat':
      return ship.combat;
    case 'hull':
      return ship.hull;
    case 'hyperdrive':
      return ship.hyperdrive;
  }
}

export function valueOf(
  state: OuterRimState,
  player: PlayerId,
  name: ValueName,
  without: string | null = null,
): number {
  const base = printed(state, playerOf(state, player), name);
  return Math.max(0, modified(state, name, base, { player, without }));
}

/** Dice in a combat: what is printed, and what cards add (or.combat-example.02). */
export function combatValue(state: OuterRimState, player: PlayerId, combat: Combat, without: string | null): number {
  return valueOf(state, player, combat === 'ground' ? 'ground-combat' : 'ship-combat', without);
}

/** The damage that defeats: health of the character, hull of the ship (or.defeated.01). */
export function limitOf(state: OuterRimState, player: PlayerId, on: 'character' | 'ship'): number {
  return valueOf(state, player, on === 'character' ? 'health' : 'hull');
}

/** The damage that lies there and the value that it is measured against. */
export function damageReason(
  state: OuterRimState,
  player: PlayerId,
  on: 'character' | 'ship',
  rules: readonly RuleId[],
): Reason {
  const damage = playerOf(state, player).damage[on];
  const limit = limitOf(state, player, on);
  const said = say`the ${on} has ${damage} damage, its ${on === 'character' ? 'health' : 'hull'} is ${limit}`;
  return reason('damage', said, rules, { on, damage, limit });
}

/** How often a skill is printed there. */
export function timesIn(skills: readonly Skill[], skill: Skill): number {
  let times = 0;
  for (const each of skills) if (each === skill) times += 1;
  return times;
}

/** How often the player has a skill: on the character, on crew, by other cards (or.skill-tests.02). Crew makes jobs easier by it (or.jobs.04). */
export function copiesOf(state: OuterRimState, player: PlayerId, skill: Skill, without: string | null = null): number {
  const self = playerOf(state, player);
  let copies = self.character === null ? 0 : timesIn(characterCard(state, self.character).skills, skill);
  for (const owned of self.cards) {
    const face = faceOf(state, owned);
    if (face.kind === 'crew' && owned.id !== without) copies += timesIn(face.skills, skill);
  }
  return modified(state, `skill ${skill}`, copies, { player, without });
}

/** Does a card allow this? */
export function permits(state: OuterRimState, player: PlayerId, permission: Permission): boolean {
  return permitted(state, permission, { player });
}
