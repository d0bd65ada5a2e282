/** Two copies of a unique card that came under one player's control: one is discarded (des.uniqueness). */
import type { Frame, PlayerId } from '../../core';
import type { FieldsOf } from '../../core/codec';
import { leavePlay } from '../effects/cards';
import { ask, procedure } from '../engine';
import type { DestinyNames } from '../queries/names';
import { uniqueTwice } from '../queries/uniqueness';
import { chooseAmong } from './choose';

export interface UniqueFrame extends Frame {
  player: PlayerId;
}

export const uniqueFields = ({ player }: DestinyNames): FieldsOf<UniqueFrame> => ({ player });

export const keepUnique = procedure('keep unique cards unique', uniqueFields, [
  ask(
    'discard one of two copies',
    ['des.uniqueness.06'],
    (state, frame) =>
      chooseAmong({
        by: frame.player,
        asks: 'which copy to discard',
        kind: 'card',
        from: uniqueTwice(state, frame.player),
      }),
    (state, _frame, action): 'again' => {
      if (action.type === 'choose-card') leavePlay(state, action.card, 'discard', null, 'uniqueness');
      return 'again';
    },
  ),
]);
