/** The types of Destiny in a bundle, and what each of its procedures keeps in its frame. */
import type { Frame } from '../../core';
import type { DestinyNames } from '../queries/names';
import type { DestinyAction } from './actions';
import type { DestinyEvent } from './events';
import type { Position } from '../begin/position';
import type { DestinySetup } from '../begin/set-up';
import type { DestinyState, DieId } from './state';
import type { DestinyBans, DestinyPermits, DestinyValues, DestinyWindows, DestinyKind } from './values';
import type { DestinyView } from '../view';
import type { TurnFrame } from '../procedures/action-phase';
import type { PerformFrame, RerollFrame, ResolveDiceFrame } from '../procedures/actions';
import type { ClaimFrame } from '../procedures/claim';
import type { DistributeDamageFrame, DistributeShieldsFrame } from '../procedures/distribute';
import type { EliteFrame } from '../procedures/elite';
import type { EliminateFrame } from '../procedures/game';
import type { DiscardFrame, DrawingFrame, LookAtDeckFrame, LookAtRandomFrame } from '../procedures/hands';
import type { LeaveFrame, MoveFrame } from '../procedures/leave-play';
import type { LimitFrame, PlayFrame } from '../procedures/play-a-card';
import type { ResolveDieFrame } from '../procedures/resolve-die';
import type { RollDiceFrame } from '../procedures/roll-dice';
import type { RollOffFrame, SetupFrame } from '../procedures/setup';
import type { SymbolFrame } from '../procedures/symbols';
import type { DefeatFrame, TakeDamageFrame } from '../procedures/take-damage';
import type { UniqueFrame } from '../procedures/uniqueness';
import type { UpkeepFrame } from '../procedures/upkeep-phase';

/** All that `createEngine`, `Game` and `ScenarioLanguage` need to know of the game's types. */
export interface Destiny {
  state: DestinyState;
  action: DestinyAction;
  event: DestinyEvent;
  setup: DestinySetup;
  position: Position;
  view: DestinyView;
  values: DestinyValues;
  bans: DestinyBans;
  permits: DestinyPermits;
  /** Each die is named by its id, its sides in words (`2 ranged for 1`). */
  dice: Record<DieId, string>;
  windows: DestinyWindows;
  spans: 'round';
  kinds: DestinyKind;
  results: object;
  frames: DestinyFrames;
  names: DestinyNames;
}

/** The frame of each procedure. */
export interface DestinyFrames {
  'action phase': Frame;
  'additional action': TurnFrame;
  turn: TurnFrame;
  'discard to reroll': RerollFrame;
  'perform an action': PerformFrame;
  'resolve dice': ResolveDiceFrame;
  claim: ClaimFrame;
  'distribute damage': DistributeDamageFrame;
  'distribute shields': DistributeShieldsFrame;
  'keep elite': EliteFrame;
  'delayed effects': Frame;
  eliminate: EliminateFrame;
  game: Frame;
  round: Frame;
  'discard at random': DiscardFrame;
  'discard from deck': DiscardFrame;
  'draw cards': DrawingFrame;
  'look at deck': LookAtDeckFrame;
  'look at random cards': LookAtRandomFrame;
  'leave play': LeaveFrame;
  'move upgrade': MoveFrame;
  'keep unique cards unique': UniqueFrame;
  'keep within limits': LimitFrame;
  'play a card': PlayFrame;
  'resolve die': ResolveDieFrame;
  'roll dice': RollDiceFrame;
  'roll for the battlefield': RollOffFrame;
  setup: SetupFrame;
  'resolve damage': SymbolFrame;
  'resolve discard': SymbolFrame;
  'resolve disrupt': SymbolFrame;
  'resolve focus': SymbolFrame;
  'resolve shields': SymbolFrame;
  'resolve special': SymbolFrame;
  defeat: DefeatFrame;
  'take damage': TakeDamageFrame;
  'upkeep phase': UpkeepFrame;
}
