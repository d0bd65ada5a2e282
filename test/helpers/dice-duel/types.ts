/** The types of the dice duel in a bundle. */
import type { CoreState, CoreView, Frame, PlayerId } from '../../../src/core';
import type { PlayerFrame, StrikeFrame } from './procedures';
import type { DuelAction, DuelEvent, DuelPosition, DuelSetup, DuelState } from './state';

export interface Duel {
  state: DuelState;
  action: DuelAction;
  event: DuelEvent;
  setup: DuelSetup;
  position: DuelPosition;
  view: Omit<DuelState, keyof CoreState> & CoreView<DuelEvent>;
  frames: DuelFrames;
  names: null;
  values: {
    /** Dice of a player's strike. */
    'strike dice': PlayerId;
  };
  bans: {
    /** A player gains focus. */
    focus: PlayerId;
  };
  permits: object;
  dice: { strike: 'hit' | 'crit' | 'focus' | 'blank' };
  windows: {
    /** The striker modifies the dice. */
    'modify dice': null;
  };
  spans: 'round';
  kinds: never;
  results: object;
}

interface DuelFrames {
  game: Frame;
  round: Frame;
  turn: PlayerFrame;
  strike: StrikeFrame;
  'reroll blanks': PlayerFrame;
  'draw a card': PlayerFrame;
}
