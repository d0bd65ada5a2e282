/** Everything that a player of Armada can be asked to do. Chance's actions and those about abilities are core's. */
import type { CoreAction, PlayerId } from '../../core';
import type { Point, Pose } from '../../core/geometry';
import type { Command, DefenseToken, DiceColor, HullZone, ObstacleId } from '../facts';
import type { ShipId, SquadronId } from './state';

interface By {
  player: PlayerId;
}
type OfShip = By & { ship: ShipId };
type OfSquadron = By & { squadron: SquadronId };

/** What is spent to resolve a command (arm.commands.01, .36). */
export type SpentFor = 'dial' | 'token' | 'dial-and-token';

/** Setup (arm.setup). */
export type SetupAction =
  | (By & { type: 'choose-first-player'; first: PlayerId })
  | (By & { type: 'choose-objective'; objective: string })
  | (By & { type: 'place-obstacle'; obstacle: ObstacleId; pose: Pose })
  /** Only when no legal place is left for it. */
  | (By & { type: 'leave-obstacle'; obstacle: ObstacleId })
  /** Which ship or squadron is deployed next. */
  | (By & { type: 'deploy'; piece: ShipId | SquadronId })
  | (OfShip & { type: 'deploy-ship'; pose: Pose; speed: number })
  | (OfSquadron & { type: 'deploy-squadron'; at: Point });

/** Objectives, in setup and in the game. */
export type ObjectiveAction =
  | (OfShip & { type: 'choose-objective-ship' })
  | (By & { type: 'place-objective-token'; at: Point })
  /** Only when no legal place is left for it. */
  | (By & { type: 'leave-objective-token' })
  | (By & { type: 'move-objective-token'; token: string; at: Point })
  | (By & { type: 'end-moving-tokens' })
  | (By & { type: 'set-aside'; piece: ShipId | SquadronId })
  | (By & { type: 'end-setting-aside' })
  /** What was set aside does not come this round. */
  | (By & { type: 'stay-set-aside' });

/** Command Phase: the dials that a ship needs, in the order in which they go to the bottom of its stack. */
export type CommandAction = OfShip & { type: 'set-dials'; commands: readonly Command[] };

/** A ship's activation: its dial, the commands that are resolved as it is revealed, and repair. */
export type ShipAction =
  | (OfShip & { type: 'activate-ship' })
  | (OfShip & { type: 'keep-dial' })
  | (OfShip & { type: 'take-token' })
  | (OfShip & { type: 'discard-token'; token: Command })
  | (OfShip & { type: 'resolve-command'; command: 'squadron' | 'repair' | 'concentrate-fire'; with: SpentFor })
  | (OfShip & { type: 'end-commands' })
  | (OfShip & { type: 'end-squadron-command' })
  | (OfShip & { type: 'move-shields'; from: HullZone; to: HullZone })
  | (OfShip & { type: 'recover-shields'; zone: HullZone })
  /** The id of a faceup damage card, or null for one of the facedown ones. */
  | (OfShip & { type: 'repair-hull'; card: string | null })
  | (OfShip & { type: 'end-repair' });

type OfAttacker = By & { attacker: ShipId | SquadronId };

/** An attack, in its steps (arm.attack.01). A `die` is its index in the attack pool. */
export type AttackAction =
  /** `zone`: the attacking hull zone, null for squadrons; `defendingZone`: null where a squadron defends. */
  | (OfAttacker & {
      type: 'declare-target';
      zone: HullZone | null;
      defender: ShipId | SquadronId;
      defendingZone: HullZone | null;
    })
  /** No attack, or no further one. */
  | (OfAttacker & { type: 'skip-attack' })
  /** No additional squadron target. */
  | (OfAttacker & { type: 'end-targets' })
  /** Before rolling: the attack is obstructed (arm.obstructed.02). */
  | (OfAttacker & { type: 'remove-die'; color: DiceColor })
  /** Concentrate fire (arm.commands.31, .33). */
  | (OfAttacker & { type: 'add-die'; color: DiceColor })
  | (OfAttacker & { type: 'reroll-die'; die: number })
  /** The chosen defense token: of two alike it does not matter which. */
  | (OfAttacker & { type: 'spend-accuracy'; die: number; token: DefenseToken; exhausted: boolean })
  | (OfAttacker & { type: 'end-attack-effects' })
  /** `die`: the one that evade cancels or rerolls; `zone`: the one that redirect chooses; null where the token does nothing of the kind. */
  | (By & {
      type: 'spend-defense-token';
      defender: ShipId | SquadronId;
      token: DefenseToken;
      exhausted: boolean;
      die: number | null;
      zone: HullZone | null;
    })
  | (By & { type: 'end-defense-tokens'; defender: ShipId | SquadronId })
  /** The standard one (arm.critical-effects.06); those of cards are abilities. */
  | (OfAttacker & { type: 'resolve-critical-effect' })
  | (OfAttacker & { type: 'skip-critical-effect' })
  /** So many points are suffered by the hull zone that redirect chose; of several zones it is named. */
  | (By & { type: 'redirect-damage'; defender: ShipId; zone?: HullZone; damage: number });

/** A ship's maneuver. */
export type ManeuverAction =
  /** `speed` is what the dial shows from then on. */
  | (OfShip & { type: 'resolve-navigate'; with: SpentFor; speed: number })
  | (OfShip & { type: 'skip-navigate' })
  /** Clicks of each joint, the one nearest to the ship first: to the right above 0; and the side of the ship on which the tool lies. */
  | (OfShip & { type: 'determine-course'; clicks: readonly number[]; side: 'left' | 'right' })
  /** One of several that are equally close (arm.overlapping.08). */
  | (OfShip & { type: 'choose-overlapped'; other: ShipId })
  | (OfSquadron & { type: 'place-squadron'; at: Point })
  /** Only when no legal place is left for it. */
  | (OfSquadron & { type: 'leave-squadron' })
  | (OfShip & { type: 'choose-obstacle'; obstacle: ObstacleId })
  | (OfShip & { type: 'choose-hull-zone'; zone: HullZone })
  /** At a station: as `repair-hull`. */
  | (OfShip & { type: 'discard-damage'; card: string | null })
  | (By & { type: 'decline-station'; piece: ShipId | SquadronId });

/** Squadrons. */
export type SquadronAction =
  | (OfSquadron & { type: 'activate-squadron' })
  | (OfSquadron & { type: 'move-squadron'; at: Point })
  | (OfSquadron & { type: 'end-activation' })
  | (OfSquadron & { type: 'recover-hull' });

/** What `armada.reduce` takes, if it is legal now. */
export type ArmadaAction =
  | SetupAction
  | ObjectiveAction
  | CommandAction
  | ShipAction
  | AttackAction
  | ManeuverAction
  | SquadronAction
  | CoreAction;
