/** Values of characters and ships as they are now: what is printed, and what cards add (or.symbols.05, or.symbols.06). */
import type { PlayerId } from '../../core';
import { faceOf, shipSide } from '../queries/cards';
import type { Combat, Permission, Skill, ValueName } from '../facts';
import { modified, permitted } from '../engine';
import { characterCard } from '../queries/lookup';
import { playerOf } from '../queries/players';
import type { OuterRimPlayer, OuterRimState } from './state';

/** What a value is asked for: whose it is, and a crew whose abilities do not count (or.bounties-on-crew.06). */
export interface AboutValue {
  player: PlayerId;
  without: string | null;
}

/** Numbers that cards change, for `modified`; among them how often a player has each skill (or.skill-tests.02). */
export interface OuterRimValues extends Record<SkillName, AboutValue> {
  /** Dice of the character in ground combat. */
  'ground-combat': AboutValue;
  /** Damage that defeats the character. */
  health: AboutValue;
  /** Dice of the ship in ship combat. */
  'ship-combat': AboutValue;
  /** Damage that defeats the ship. */
  hull: AboutValue;
  /** Spaces that the ship moves at most. */
  hyperdrive: AboutValue;
}
export type SkillName = `skill ${Skill}`;

/** What cards permit, for `permitted`: the words of packs, each explained in content/effects.ts. */
export type OuterRimPermits = Record<Permission, { player: PlayerId }>;

function printed(state: OuterRimState, player: OuterRimPlayer, name: ValueName): number {
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

export function combatValue(state: OuterRimState, player: PlayerId, combat: Combat, without: string | null): number {
  return valueOf(state, player, combat === 'ground' ? 'ground-combat' : 'ship-combat', without);
}

/** The damage that defeats: health of the character, hull of the ship (or.defeated.01). */
export function limitOf(state: OuterRimState, player: PlayerId, on: 'character' | 'ship'): number {
  return valueOf(state, player, on === 'character' ? 'health' : 'hull');
}

/** How often the player has a skill: on the character, on crew, by other cards (or.skill-tests.02). */
export function copiesOf(state: OuterRimState, player: PlayerId, skill: Skill, without: string | null = null): number {
  const self = playerOf(state, player);
  const own = self.character === null ? [] : characterCard(state, self.character).skills;
  const crew = self.cards.flatMap((owned) => {
    const face = faceOf(state, owned);
    return face.kind === 'crew' && owned.id !== without ? face.skills : [];
  });
  const copies = [...own, ...crew].filter((each) => each === skill).length;
  return modified(state, `skill ${skill}`, copies, { player, without });
}

/** Does a card allow this? */
export function permits(state: OuterRimState, player: PlayerId, permission: Permission): boolean {
  return permitted(state, permission, { player });
}
