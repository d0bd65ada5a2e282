/** The values that cards change and what cards permit, and what each is about. */
import type { PlayerId } from '../../core';
import type { Permission, Skill } from '../facts';

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

type SkillName = `skill ${Skill}`;

/** What cards permit, for `permitted`: the words of packs, each explained in facts/effects.ts. */
export type OuterRimPermits = Record<Permission, { player: PlayerId }>;

/** The windows in which cards are used, by the bold word on them: steps of a turn; none is about an event. */
export type OuterRimWindows = Record<'planning' | 'action' | 'encounter', null>;

/** What procedures hand to whatever called them. */
export interface OuterRimResults {
  /** Did the card find a slot? */
  gained: boolean;
  /** Nothing more is bought in this action. */
  stopped: boolean;
  /** What the dice show. */
  faces: string[];
}
