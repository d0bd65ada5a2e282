/** Everything that a player of a skirmish can be asked to do. Chance's actions and those about abilities are core's. */
import type { CoreAction, PlayerId } from '../../core';
import type { Square } from '../facts/battle-map';
import type { Faction } from '../facts/words';
import type { CharacterId } from './state';

interface By {
  player: PlayerId;
}
type Of = By & { character: CharacterId };

/** Setup (min.setting-up). */
export type SetupAction =
  /** Whose side a player takes, where both picked the same (min.choose-sides.05). */
  | (By & { type: 'choose-side'; faction: Faction })
  /** Which of the start areas is the player's. */
  | (By & { type: 'choose-start-area'; area: number })
  /** Who sets up first, where no side does (min.free-for-all.01). */
  | (By & { type: 'choose-first-to-set-up'; first: PlayerId })
  /** `at`: the lower left square of its space. */
  | (Of & { type: 'set-up'; at: Square });

/** Rounds and phases (min.rounds-and-phases). */
export type RoundAction = (By & { type: 'choose-first-player'; first: PlayerId }) | (Of & { type: 'activate' });

/** A character's turn (min.taking-a-turn). */
export type TurnAction =
  /** One step, to a square beside the last one; `squeezed`: how it stands then (`Character.squeezed`). */
  | (Of & { type: 'move'; to: Square; squeezed: Square | null })
  | (Of & { type: 'attack'; target: CharacterId })
  /** A Force point for 2 more squares (min.force-points-and-force-powers.06). */
  | (Of & { type: 'move-faster' })
  | (Of & { type: 'end-turn' });

/** Attacks and saves. */
export type AttackAction =
  /** This character combines fire with the attack in progress. */
  | (Of & { type: 'combine-fire' })
  /** No more helpers: the attack is rolled. */
  | (Of & { type: 'roll-attack' })
  /** A Force point to roll again (min.force-points-and-force-powers.02). */
  | (Of & { type: 'reroll' })
  | (Of & { type: 'keep-roll' })
  | (Of & { type: 'attack-of-opportunity'; target: CharacterId })
  /** None of the player's characters makes another one against this step. */
  | (By & { type: 'let-pass'; target: CharacterId })
  /** Of several characters that something happens to at once, this one is next (min.simultaneous-effects.02). */
  | (Of & { type: 'affect' })
  /** Where a character is pushed; onto a pit: it stops before it, and makes a save (min.push.05, min.terrain-pits.05). */
  | (Of & { type: 'push'; to: Square })
  /** It makes no more of the attacks that it may make in place of its usual ones. */
  | (Of & { type: 'no-more-attacks' })
  /** Whose Force points are spent for this character, where several have them (min.hand-of-the-emperor.01). */
  | (Of & { type: 'pay-force'; from: CharacterId });

/** What `miniatures.reduce` takes, if it is legal now. */
export type MiniaturesAction = SetupAction | RoundAction | TurnAction | AttackAction | CoreAction;
