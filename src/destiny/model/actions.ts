/** Everything that a player of Destiny can be asked to do. Chance's actions and those about abilities are core's. */
import type { CoreAction, PlayerId } from '../../core';
import type { DieSymbol } from '../facts';
import type { CardId, Code, DieId } from './state';

interface By {
  player: PlayerId;
}

/** The six actions of a turn (des.actions.02); a card action is core's 'use-ability'. */
export type TurnAction =
  | (By & { type: 'play'; card: Code })
  | (By & { type: 'activate'; card: CardId })
  | (By & { type: 'resolve'; symbol: DieSymbol })
  | (By & { type: 'discard-to-reroll'; card: Code })
  | (By & { type: 'claim' })
  | (By & { type: 'pass' })
  /** Gives up an additional action (des.additional-actions.02). */
  | (By & { type: 'forgo' });

/** The kind of a choice, which says which action makes it. */
export type ChoiceKind = 'character' | 'card' | 'die' | 'opponent' | 'option';

/** Choices, one thing at a time. */
export type ChoiceAction =
  | (By & { type: 'choose-character'; character: CardId })
  /** A card in play, or in a zone by its code. */
  | (By & { type: 'choose-card'; card: CardId | Code })
  | (By & { type: 'choose-die'; die: DieId })
  /** Turns a die: `side` is an index into the sides printed on its card. */
  | (By & { type: 'choose-side'; die: DieId; side: number })
  | (By & { type: 'choose-opponent'; opponent: PlayerId })
  | (By & { type: 'choose-option'; option: string })
  /** In setup: whose battlefield is used. */
  | (By & { type: 'choose-battlefield'; owner: PlayerId })
  /** Enough of them; or none. */
  | (By & { type: 'done' });

/** What `destiny.reduce` takes, if it is legal now. */
export type DestinyAction = TurnAction | ChoiceAction | CoreAction;

/** One kind of action. */
export type ActionOf<T extends DestinyAction['type']> = Extract<DestinyAction, { type: T }>;
