/** The types of X-Wing in a bundle, and what each of its procedures keeps in its frame. */
import type { Frame } from '../../core';
import type { XwingNames } from '../queries/names';
import type { XwingDice } from '../facts/dice';
import type { XwingAction } from './actions';
import type { XwingEvent } from './events';
import type { Position } from '../begin/position';
import type { XwingSetup } from '../begin/set-up';
import type { XwingState } from './state';
import type { XwingBans, XwingPermits, XwingValues, XwingWindows, XwingResults } from './values';
import type { XwingView } from '../view';
import type { Choosing } from '../procedures/choose-ship';
import type { CoordinateFrame } from '../procedures/coordinate';
import type { DecloakFrame } from '../procedures/cloak';
import type { ReinforceFrame } from '../procedures/reinforce';
import type { ReloadFrame } from '../procedures/reload';
import type { SlamFrame } from '../procedures/slam';
import type { TractoredFrame } from '../procedures/tractor';
import type { ActivationFrame } from '../procedures/activation-phase';
import type { AttackFrame } from '../procedures/attack';
import type { RerollFrame } from '../procedures/reroll-dice';
import type { BarrelRollFrame } from '../procedures/barrel-roll';
import type { BoostFrame } from '../procedures/boost';
import type { ExposeFrame, RepairFrame } from '../procedures/damage-cards';
import type { DeclareFrame, DeployFrame } from '../procedures/docking';
import type { RemoveFrame, WouldBeFrame } from '../procedures/destroy';
import type { BombsFrame, DetonateFrame, DeviceEffectFrame } from '../procedures/detonate';
import type { DevicesFrame } from '../procedures/device-effects';
import type { EngagementFrame, EngagementPhaseFrame } from '../procedures/engagement-phase';
import type { FleeFrame } from '../procedures/flee';
import type { GainedFrame, JammedFrame } from '../procedures/jam';
import type { LockFrame } from '../procedures/lock';
import type { EnergyFrame } from '../procedures/energy';
import type { HugeManeuverFrame } from '../procedures/huge-maneuver';
import type { ManeuverFrame } from '../procedures/maneuver';
import type { ObstacleFrame, ObstaclesFrame } from '../procedures/obstacle-effects';
import type { PerformActionFrame } from '../procedures/perform-action';
import type { PlaceDeviceFrame, PlaceFreelyFrame } from '../procedures/place-device';
import type { PlanningFrame } from '../procedures/planning-phase';
import type { RollFrame } from '../procedures/roll-a-die';
import type { RotateFrame } from '../procedures/rotate';
import type { GameFrame } from '../procedures/game';
import type { PlayerOrderFrame } from '../procedures/player-order';
import type { TurretFrame } from '../procedures/setup';
import type { DealFrame, PrimaryEffectFrame, RollAndSufferFrame, SufferFrame } from '../procedures/suffer-damage';
import type { SystemPhaseFrame } from '../procedures/system-phase';

/** All that `createEngine`, `Game` and `ScenarioLanguage` need to know of the game's types. */
export interface Xwing {
  state: XwingState;
  action: XwingAction;
  event: XwingEvent;
  setup: XwingSetup;
  position: Position;
  view: XwingView;
  values: XwingValues;
  bans: XwingBans;
  permits: XwingPermits;
  dice: XwingDice;
  windows: XwingWindows;
  spans: 'round' | 'maneuver';
  /**
   * 'lends its pilot ability': to its carrier, while the ship is docked. Ships whose card 'has shared pilot abilities' have those of ships whose card
   * 'shares its pilot ability'. A ship 'is allied to its squad' of another faction, unless the side that is up 'is friendly to its squad'.
   */
  kinds:
    | 'replaces the ship ability'
    | 'lends its pilot ability'
    | 'has shared pilot abilities'
    | 'shares its pilot ability'
    | 'is allied to its squad'
    | 'is friendly to its squad';
  results: XwingResults;
  frames: XwingFrames;
  names: XwingNames;
}

/** The frame of each procedure. */
export interface XwingFrames {
  'reroll dice': RerollFrame;
  activation: ActivationFrame;
  'activation phase': Frame;
  attack: AttackFrame;
  'barrel roll': BarrelRollFrame;
  boost: BoostFrame;
  'expose damage card': ExposeFrame;
  'repair damage card': RepairFrame;
  'remove destroyed ship': RemoveFrame;
  'after it would be destroyed': WouldBeFrame;
  deploy: DeployFrame;
  'declare docked ships': DeclareFrame;
  'end phase': Frame;
  engagement: EngagementFrame;
  'engagement phase': EngagementPhaseFrame;
  flee: FleeFrame;
  game: GameFrame;
  round: Frame;
  jam: Choosing;
  'become jammed': JammedFrame;
  'jammed ship gains': GainedFrame;
  'acquire a lock': LockFrame;
  'execute maneuver': ManeuverFrame;
  'huge ship moves': HugeManeuverFrame;
  'spend energy on stress': EnergyFrame;
  'obstacle effect': ObstacleFrame;
  'obstacle effects': ObstaclesFrame;
  'device effects': DevicesFrame;
  'device effect': DeviceEffectFrame;
  detonate: DetonateFrame;
  'bombs detonate': BombsFrame;
  'place device': PlaceDeviceFrame;
  'place freely': PlaceFreelyFrame;
  'roll a die': RollFrame;
  'roll and suffer': RollAndSufferFrame;
  'perform action': PerformActionFrame;
  'planning phase': PlanningFrame;
  rotate: RotateFrame;
  reinforce: ReinforceFrame;
  coordinate: CoordinateFrame;
  reload: ReloadFrame;
  slam: SlamFrame;
  decloak: DecloakFrame;
  'become tractored': TractoredFrame;
  'determine player order': PlayerOrderFrame;
  'point the turret': TurretFrame;
  setup: Frame;
  'deal damage card': DealFrame;
  'suffer damage': SufferFrame;
  'resolve primary effect': PrimaryEffectFrame;
  'system phase': SystemPhaseFrame;
}
