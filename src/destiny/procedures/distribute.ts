/** Distributing damage or shields as a player wishes, one at a time, then all at once (des.damage.11, des.inherent-dice-abilities.03). */
import { reason, type Frame, type PlayerId, say } from '../../core';
import { count, flag, list, nullable, object, optional, text, type FieldsOf } from '../../core/codec';
import { dealDamage } from '../effects/damage';
import { gainShields } from '../effects/shields';
import { ask, procedure, run } from '../engine';
import { charactersOf, healthLeft } from '../queries/cards';
import type { CardId, CardInPlay, DestinyState } from '../model/state';
import { chooseAmong } from './choose';
import type { DestinyNames } from '../queries/names';

interface Share {
  character: CardId;
  amount: number;
}

interface SharingFrame extends Frame {
  /** Who distributes, among their own characters. */
  player: PlayerId;
  left: number;
  given: Share[];
}

const sharingFields = ({ player, card }: DestinyNames): FieldsOf<SharingFrame> => ({
  player,
  left: count,
  given: list(object<Share>('a share', { character: card, amount: count })),
});

export interface DistributeDamageFrame extends SharingFrame {
  /** Whose effect it is. */
  by: PlayerId;
  unblockable: boolean;
  source: CardId | null;
}

export const distributeDamageFields = (names: DestinyNames): FieldsOf<DistributeDamageFrame> => ({
  ...sharingFields(names),
  by: names.player,
  unblockable: flag,
  source: nullable(names.source),
});

export interface DistributeShieldsFrame extends SharingFrame {
  /** The statement that gives them; missing: the words of a card. */
  rules?: readonly string[];
}

export const distributeShieldsFields = (names: DestinyNames): FieldsOf<DistributeShieldsFrame> => ({
  ...sharingFields(names),
  rules: optional(list(text)),
});

function shareOf(frame: SharingFrame, character: CardId): number {
  return frame.given.find((each) => each.character === character)?.amount ?? 0;
}

function give(frame: SharingFrame, character: CardId): void {
  const share = frame.given.find((each) => each.character === character);
  if (share) share.amount += 1;
  else frame.given.push({ character, amount: 1 });
  frame.left -= 1;
}

const askFor =
  (what: string, room: (of: CardInPlay) => number, full: string, rules: readonly string[]) =>
  (state: DestinyState, frame: SharingFrame) => {
    if (frame.left === 0) return null;
    const own = charactersOf(state, frame.player);
    const not = (id: CardId) => {
      const of = own.find((each) => each.id === id);
      return of && room(of) > shareOf(frame, id) ? null : reason('no-room', say`${id} ${full}.`, rules);
    };
    return chooseAmong({
      by: frame.player,
      asks: say`a character for one of ${frame.left} ${what}`,
      kind: 'character',
      from: own.map((each) => each.id),
      not,
    });
  };

const EXCESS = ['des.damage.11', 'des.damage.12'];

const distributeDamage = procedure('distribute damage', distributeDamageFields, [
  ask(
    'choose a character',
    EXCESS,
    askFor('damage', healthLeft, 'cannot be assigned more than its remaining health', EXCESS),
    (_state, frame, action) => {
      if (action.type === 'choose-character') give(frame, action.character);
      return 'again';
    },
  ),
  run('deal the damage', ['des.damage.01'], (state, { given, by, unblockable, source }) => {
    for (const { character, amount } of given) dealDamage(state, { to: character, amount, by, unblockable, source });
  }),
]);

const ROOM = ['des.shields.05'];

const distributeShields = procedure('distribute shields', distributeShieldsFields, [
  ask(
    'choose a character',
    ROOM,
    // More than three are ignored, not refused: 'before it gains shields' comes all the same (des.card-qui-gon-jinn.01).
    askFor('shields', () => Infinity, '', ROOM),
    (_state, frame, action) => {
      if (action.type === 'choose-character') give(frame, action.character);
      return 'again';
    },
  ),
  run('give the shields', ROOM, (state, { given, player, rules }) => {
    for (const { character, amount } of given) gainShields(state, character, amount, player, rules);
  }),
]);

export const distributeProcedures = [distributeDamage, distributeShields];
