/** The types of Miniatures in a bundle, and what each of its procedures keeps in its frame. */
import type { Frame } from '../../core';
import type { MiniaturesNames } from '../queries/names';
import type { Position } from '../begin/position';
import type { MiniaturesSetup } from '../begin/set-up';
import type { ActivationsFrame } from '../procedures/activations';
import type { AreaFrame } from '../procedures/area';
import type { AttackFrame } from '../procedures/attack/frame';
import type { AttacksFrame } from '../procedures/attack/several';
import type { DamageFrame, DefeatFrame } from '../procedures/damage';
import type { InitiativeFrame } from '../procedures/initiative';
import type { ForceFrame } from '../procedures/force';
import type { PushFrame } from '../procedures/push';
import type { SaveFrame } from '../procedures/save';
import type { SetupFrame } from '../procedures/setup';
import type { StepFrame } from '../procedures/step';
import type { TurnFrame } from '../procedures/turn';
import type { MiniaturesView } from '../view';
import type { MiniaturesAction } from './actions';
import type { MiniaturesEvent } from './events';
import type { D20Face } from './roll';
import type { MiniaturesState } from './state';
import type {
  MiniaturesBans,
  MiniaturesPermits,
  MiniaturesResults,
  MiniaturesValues,
  MiniaturesWindows,
} from './values';

/** All that `createEngine`, `Game` and `ScenarioLanguage` need to know of the game's types. */
export interface Miniatures {
  state: MiniaturesState;
  action: MiniaturesAction;
  event: MiniaturesEvent;
  setup: MiniaturesSetup;
  position: Position;
  view: MiniaturesView;
  values: MiniaturesValues;
  bans: MiniaturesBans;
  permits: MiniaturesPermits;
  dice: { d20: D20Face };
  windows: MiniaturesWindows;
  spans: 'turn' | 'round';
  kinds: never;
  results: MiniaturesResults;
  frames: MiniaturesFrames;
  names: MiniaturesNames;
}

/** The frame of each procedure. */
export interface MiniaturesFrames {
  game: Frame;
  round: Frame;
  setup: SetupFrame;
  initiative: InitiativeFrame;
  activations: ActivationsFrame;
  turn: TurnFrame;
  step: StepFrame;
  attack: AttackFrame;
  save: SaveFrame;
  area: AreaFrame;
  push: PushFrame;
  attacks: AttacksFrame;
  'pay Force points': ForceFrame;
  'deal damage': DamageFrame;
  defeat: DefeatFrame;
}
