/** Everything that a player of Outer Rim can be asked to do. Chance's actions and those about abilities are core's. */
import type { CoreAction, PlayerId } from '../../core';
import type { Faction, MarketDeck, Skill } from '../facts';
import type { SpaceId } from './state';

interface By {
  player: PlayerId;
}
/** An action with a card that the player has (id of an `OwnedCard`). */
type WithCard<T extends string> = By & { type: T; card: string };

/** Setup (or.setup-choose-characters, or.single-player-setup). */
export type SetupAction =
  | (By & { type: 'choose-character'; character: string })
  /** The person chooses for the AI player. */
  | (By & { type: 'choose-ai-character'; character: string })
  | (By & { type: 'choose-starting-ship'; ship: string });

/** Planning step and movement. */
export type PlanningAction =
  | (By & { type: 'move' })
  | (By & { type: 'recover' })
  | (By & { type: 'gain-credits' })
  | (By & { type: 'move-to'; space: SpaceId })
  | (By & { type: 'stop-moving' });

/** Action step. */
export type ActionStepAction =
  | (By & { type: 'trade'; with: PlayerId })
  | (By & { type: 'market' })
  | (By & { type: 'deliver' })
  | (By & { type: 'end-actions' });

/** Trading with one player, and credits that change hands (or.trade-action.01). */
export type TradeAction =
  /** Puts one of one's own cards, or one that is asked for, into the deal. */
  | WithCard<'offer-card'>
  | WithCard<'ask-for-card'>
  | (By & { type: 'propose-trade' })
  | (By & { type: 'end-trade' })
  | (By & { type: 'accept-trade' })
  | (By & { type: 'refuse-trade' })
  /** Negotiation: credits change hands (or.trading-credits-and-promises). */
  | (By & { type: 'give-credits'; to: PlayerId; credits: number });

/** The market action: discarding, buying, bartering, making room (or.market-action.01). */
export type MarketAction =
  | (By & { type: 'discard-top'; deck: MarketDeck })
  | (By & { type: 'discard-nothing' })
  | (By & { type: 'buy'; deck: MarketDeck })
  | (By & { type: 'buy-nothing' })
  /** A ship of one's choice from the supply. */
  | (By & { type: 'choose-ship'; ship: string })
  | WithCard<'barter'>
  | (By & { type: 'pay' })
  | (By & { type: 'stop-buying' })
  /** Discards a card so that a new one fits. */
  | WithCard<'make-room'>
  | (By & { type: 'leave-card' })
  | (By & { type: 'move-patrol'; faction: Faction; to: SpaceId });

/** Delivering cards at their destinations. */
export type DeliverAction = WithCard<'deliver-card'> | (By & { type: 'end-delivery' });

/** Encounter step. */
export type EncounterAction =
  | (By & { type: 'encounter-patrol'; faction: Faction })
  | (By & { type: 'encounter-space' })
  | (By & { type: 'encounter-contact'; place: string })
  | WithCard<'attempt-job'>
  /** Fights a crew, of one's own or of another player in the space, for a bounty. */
  | (By & { type: 'hunt-crew'; bounty: string; crew: string })
  | (By & { type: 'fight-contact'; bounty: string })
  | (By & { type: 'meet-contact' })
  | (By & { type: 'capture' })
  | (By & { type: 'eliminate' })
  | (By & { type: 'protect-crew' })
  | (By & { type: 'leave-crew' });

/** Choices that cards ask for. */
export type EffectAction =
  | (By & { type: 'choose-option'; option: string })
  | (By & { type: 'accept' })
  /** Declines what may be declined. */
  | (By & { type: 'pass' })
  | (By & { type: 'choose-skill'; skill: Skill })
  | (By & { type: 'choose-faction'; faction: Faction })
  | (By & { type: 'choose-player'; chosen: PlayerId })
  | WithCard<'choose-card'>
  | (By & { type: 'choose-secret'; secret: string })
  | (By & { type: 'choose-space'; space: SpaceId })
  | (By & { type: 'choose-place'; place: string })
  | (By & { type: 'choose-damage'; on: 'character' | 'ship' })
  | (By & { type: 'spend-credits' })
  /** Dice by their index in the roll. */
  | (By & { type: 'choose-dice'; dice: readonly number[] });

/** What `outerRim.reduce` takes, if it is legal now. */
export type OuterRimAction =
  | SetupAction
  | PlanningAction
  | ActionStepAction
  | TradeAction
  | MarketAction
  | DeliverAction
  | EncounterAction
  | EffectAction
  | CoreAction;

/** One kind of action. */
export type Act<T extends OuterRimAction['type']> = Extract<OuterRimAction, { type: T }>;

/** Answers that give up something optional; the AI player always prefers them. */
export const DECLINING: readonly OuterRimAction['type'][] = Object.freeze([
  'pass',
  'leave-card',
  'leave-crew',
  'refuse-trade',
  'buy-nothing',
  'discard-nothing',
  'end-actions',
  'end-trade',
  'end-delivery',
  'stop-buying',
  'stop-moving',
]);
