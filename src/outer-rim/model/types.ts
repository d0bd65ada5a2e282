/** The types of Outer Rim in a bundle, and what each of its procedures keeps in its frame. */
import type { Frame } from '../../core';
import type { OuterRimAction } from './actions';
import type { OuterRimEvent } from './events';
import type { Position } from '../begin/position';
import type { OuterRimSetup } from '../begin/set-up';
import type { OuterRimState } from './state';
import type { OuterRimPermits, OuterRimValues, OuterRimWindows, OuterRimResults } from './values';
import type { OuterRimView } from '../view';
import type { EffectFrames } from '../procedures/effects/effect';
import type { EffectsFrame } from './scope';
import type {
  AiMovementFrame,
  CombatFrame,
  DamageFrame,
  DatabankFrame,
  DefeatFrame,
  DeliveryFrame,
  JobFrame,
  LoseReputationFrame,
  MovePatrolFrame,
  MovementFrame,
  RollFrame,
  TestFrame,
  TurnFrame,
} from './frames';
import type { ActionFrame } from '../procedures/action-step';
import type { AiContactFrame, AiDeliveryFrame, ChoiceFrame, ReputationFrame } from '../procedures/ai-bullets';
import type { AiBuyingFrame, AiGoalFrame } from '../procedures/ai-buying';
import type { AiTurnFrame, SectionFrame } from '../procedures/ai-turn';
import type { EscapeFrame, HuntFrame, RewardFrame, WonFrame } from '../procedures/bounties';
import type { BuyFrame } from '../procedures/buying';
import type { FitFrame, FleeFrame, GainFrame, ShipFrame } from '../procedures/cards';
import type { ContactFrame, RevealFrame } from '../procedures/contacts';
import type { DeliverFrame } from '../procedures/deliver';
import type { EncounterStepFrame } from '../procedures/encounter-step';
import type { GoalFrame } from '../procedures/goals';
import type { CompleteFrame } from '../procedures/jobs';
import type { MarketFrame } from '../procedures/market';
import type { TurnUpFrame } from '../procedures/turn-up';
import type { MetPatrolFrame } from '../procedures/patrols';
import type { PlanningFrame } from '../procedures/planning-step';
import type { CharacterFrame, ChooseFrame, FirstFrame, MapFrame } from '../procedures/setup';
import type { EncounterFrame } from '../procedures/space-encounter';
import type { TradeFrame } from '../procedures/trade';

/** All that `createEngine`, `Game` and `ScenarioLanguage` need to know of the game's types. */
export interface OuterRim {
  state: OuterRimState;
  action: OuterRimAction;
  event: OuterRimEvent;
  setup: OuterRimSetup;
  position: Position;
  view: OuterRimView;
  values: OuterRimValues;
  bans: object;
  permits: OuterRimPermits;
  windows: OuterRimWindows;
  spans: 'turn' | 'combat';
  kinds: never;
  results: OuterRimResults;
  frames: OuterRimFrames;
}

/** The frame of each procedure. */
export interface OuterRimFrames extends EffectFrames {
  effects: EffectsFrame;
  'action step': ActionFrame;
  'AI completes a job': ChoiceFrame;
  'AI delivers': AiDeliveryFrame;
  'AI gains a crew': AiContactFrame;
  'AI patrol encounter': ChoiceFrame;
  'AI reputation': ReputationFrame;
  'AI buying': AiBuyingFrame;
  'AI places a goal': AiGoalFrame;
  'AI movement': AiMovementFrame;
  'AI section': SectionFrame;
  'AI turn': AiTurnFrame;
  'bounty reward': RewardFrame;
  'bounty won': WonFrame;
  'crew escapes': EscapeFrame;
  'fight a crew': HuntFrame;
  'buy a card': BuyFrame;
  purchase: BuyFrame;
  'contact flees': FleeFrame;
  'fit cards': FitFrame;
  'gain card': GainFrame;
  'take ship': ShipFrame;
  combat: CombatFrame;
  'contact encounter': ContactFrame;
  'reveal contact': RevealFrame;
  'become defeated': DefeatFrame;
  'lose reputation': LoseReputationFrame;
  'suffer damage': DamageFrame;
  'databank card': DatabankFrame;
  'deliver action': DeliverFrame;
  'deliver cargo': DeliveryFrame;
  roll: RollFrame;
  'encounter step': EncounterStepFrame;
  game: Frame;
  turn: TurnFrame;
  'complete goal': GoalFrame;
  'attempt job': JobFrame;
  'complete job': CompleteFrame;
  'market action': MarketFrame;
  'turn up market card': TurnUpFrame;
  movement: MovementFrame;
  'move patrol': MovePatrolFrame;
  'patrol beaten': MetPatrolFrame;
  'patrol encounter': MetPatrolFrame;
  'patrol moves off': MetPatrolFrame;
  'planning step': PlanningFrame;
  'choose character': ChooseFrame;
  'modular map': MapFrame;
  'roll for first player': FirstFrame;
  'set up character': CharacterFrame;
  setup: Frame;
  'skill test': TestFrame;
  'space encounter': EncounterFrame;
  'trade action': TradeFrame;
}
