/** Everything that a player of X-Wing can be asked to do. Chance's actions and those about abilities are core's. */
import type { CoreAction, PlayerId } from '../../core';
import type { Pose } from '../../core/geometry';
import type { ActionColor, ActionName, DeviceKind } from '../facts';
import type { DroppedObstacle } from '../facts/words';
import type { Edge, ObjectId, ShipId, TokenKind } from './state';

interface By {
  player: PlayerId;
}

/** Setup (xw.setup, xw.player-order). */
export type SetupAction =
  | (By & { type: 'choose-first-player'; first: PlayerId })
  /** With more than two players. */
  | (By & { type: 'choose-next-player'; next: PlayerId })
  | (By & { type: 'call-results'; results: 'hits' | 'misses' })
  | (By & { type: 'choose-edge'; edge: Edge })
  | (By & { type: 'place-obstacle'; obstacle: ObjectId; pose: Pose })
  /** Only when no legal place is left for it. */
  | (By & { type: 'leave-obstacle'; obstacle: ObjectId })
  /** All of the player's ships that begin docked are declared. */
  | (By & { type: 'end-declaring' })
  | (By & { type: 'place-ship'; ship: ShipId; pose: Pose })
  /** No more of several ships that a card lets a player place elsewhere. */
  | (By & { type: 'end-placing' })
  | (By & { type: 'point-turret'; ship: ShipId; arc: 'front' | 'left' | 'right' | 'rear' });

/** Planning Phase. Maneuvers are written `3 straight`, `2 turn-left`, `0 stationary`. */
export type PlanningAction =
  (By & { type: 'set-dial'; ship: ShipId; maneuver: string }) | (By & { type: 'end-planning' });

/** Where a ship leaves its carrier: at the front or rear guides; of a huge ship also at a side (xw.huge-docking.01). */
export type DeployStart = 'front' | 'rear' | 'left' | 'right';

/** Ships that dock with a carrier ship, and deploy from it (xw.docking). */
export type DockingAction =
  | (By & { type: 'dock'; ship: ShipId; carrier: ShipId })
  | (By & { type: 'deploy'; ship: ShipId; maneuver: string; guides: DeployStart })
  /** It does not leave a carrier that is destroyed. */
  | (By & { type: 'stay-docked'; ship: ShipId });

/** System Phase: which of several ships of the same initiative acts; the ship that acts uses nothing more. */
export type SystemAction =
  | (By & { type: 'act'; ship: ShipId })
  /** The move is declared with it (xw.cloak.12). */
  | (By & { type: 'decloak'; ship: ShipId; move: DeclaredMove })
  | (By & { type: 'end-system-turn'; ship: ShipId });

/** A move that is neither a maneuver nor an action, as it is declared: decloaking, a tractor beam. */
export type DeclaredMove = 'boost' | 'barrel-roll-left' | 'barrel-roll-right';
/** The template of a boost or of a barrel roll; a curve as seen from the side of the base against which it is laid. */
export type MoveTemplate = 'bank-left' | 'straight' | 'bank-right' | 'turn-left' | 'turn-right';

/** Activation Phase and the actions of ships. */
export type ActivationAction =
  | (By & { type: 'activate'; ship: ShipId })
  | (By & { type: 'perform-action'; ship: ShipId; action: ActionName; color: ActionColor })
  /** An 'Action:' ability of one of the ship's cards; `source` is the card it is on. */
  | (By & { type: 'perform-card-action'; ship: ShipId; ability: string; source: string })
  | (By & { type: 'decline-action'; ship: ShipId })
  | (By & { type: 'choose-side'; ship: ShipId; side: 'left' | 'right' })
  | (By & { type: 'choose-position'; ship: ShipId; position: 'front' | 'middle' | 'back' })
  | (By & { type: 'choose-template'; ship: ShipId; template: MoveTemplate })
  /** Who may turn a ship that was put behind a huge ship, where there are several opponents. */
  | (By & { type: 'choose-opponent'; ship: ShipId; opponent: PlayerId })
  /** It is turned by 90 degrees, or not. */
  | (By & { type: 'rotate-ship'; ship: ShipId; way: 'left' | 'right' | 'none' })
  | (By & { type: 'choose-lock'; ship: ShipId; on: ObjectId })
  /** Which of several locks of the ship is broken. */
  | (By & { type: 'break-lock'; ship: ShipId; on: ObjectId })
  | (By & { type: 'choose-reinforce'; ship: ShipId; side: 'fore' | 'aft' })
  | (By & { type: 'choose-jammed'; ship: ShipId; on: ShipId })
  | (By & { type: 'choose-coordinated'; ship: ShipId; on: ShipId })
  /** `card`: the id of the equipped card that recovers a charge. */
  | (By & { type: 'choose-reload'; ship: ShipId; card: string })
  /** The maneuver of a SLAM action, written as on a dial. */
  | (By & { type: 'choose-maneuver'; ship: ShipId; maneuver: string })
  /** The indicators of a huge ship, in the order of the cards that grant them: where each points. */
  | (By & { type: 'point-indicators'; ship: ShipId; arcs: readonly ('front' | 'left' | 'right' | 'rear')[] })
  | (By & { type: 'rotate-turret'; ship: ShipId; arc: 'front' | 'left' | 'right' | 'rear' });

/** Engagement Phase and attacks. Dice are named by their index in the pool. */
export type EngagementAction =
  | (By & { type: 'engage'; ship: ShipId })
  | (By & { type: 'choose-weapon'; ship: ShipId; weapon: string })
  | (By & { type: 'declare-defender'; ship: ShipId; defender: ShipId })
  | (By & { type: 'decline-attack'; ship: ShipId })
  /** One of several equally short lines, by the objects that it runs through (xw.obstructed.07). */
  | (By & { type: 'choose-line'; through: readonly ObjectId[] })
  /** `of`: it is the token of another ship, which is spent as its own. */
  | (By & { type: 'spend-focus'; of?: ShipId })
  | (By & { type: 'spend-calculate'; dice: number })
  | (By & { type: 'spend-evade'; die: number })
  | (By & { type: 'spend-force'; dice: number })
  | (By & { type: 'spend-lock'; dice: readonly number[] })
  | (By & { type: 'gas-cloud-evade' })
  | (By & { type: 'end-modifying' })
  /** Which damage card is repaired: the id of a faceup one, or null for a facedown one at random. */
  | (By & { type: 'choose-damage-card'; ship: ShipId; card: string | null })
  /** Which damage card whoever searches the deck takes. */
  | (By & { type: 'find-damage-card'; card: string });

/** What `xwing.reduce` takes, if it is legal now. */
export type XwingAction =
  | SetupAction
  | PlanningAction
  | SystemAction
  | DockingAction
  | ActivationAction
  | EngagementAction
  | DeviceAction
  | JamChoice
  | TractorChoice
  | CoreAction;

/** Which of several devices detonates next; which obstacle one destroys; which ship it affects, of those that it lies under. */
export type DeviceAction =
  /** Where its player likes, as a card lets it lie. */
  | (By & { type: 'place-device'; payload: DeviceKind | DroppedObstacle; pose: Pose })
  | (By & { type: 'detonate'; device: ObjectId })
  | (By & { type: 'choose-obstacle'; device: ObjectId; obstacle: ObjectId })
  | (By & { type: 'choose-affected'; device: ObjectId; ship: ShipId });
/** The player who jammed picks a green token to remove or a lock to break; or nothing, and the jam token stays. */
export interface JamChoice {
  type: 'jam-removes';
  player: PlayerId;
  ship: ShipId;
  removes: TokenKind | 'lock' | 'nothing';
}
/** The player who made a ship tractored moves it; or not. */
export interface TractorChoice {
  type: 'tractor-moves';
  player: PlayerId;
  ship: ShipId;
  move: DeclaredMove | 'nothing';
}
