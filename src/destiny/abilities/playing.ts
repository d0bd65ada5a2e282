/** Playing cards by an ability: which ones may be, and from where. */
import type { PlayerId, Reason } from '../../core';
import type { CardFrame } from '../effects/memory';
import type { Code, DestinyState } from '../model/state';
import { playCard } from '../procedures/play-a-card';
import { playOf, type Playing } from '../queries/cost';
import { cannotAfford, cannotPlay } from '../queries/play-a-card';
import { playerOf } from '../queries/players';
import { chooseCardFrom, chooseOption, picked } from './choices';
import { does, ifChosen } from './flow';
import type { Part } from './kinds';

type Fn<T> = (state: DestinyState, you: CardFrame) => T;

/** Why a card cannot be played like this, or null: for choices of a card to play. */
export function whyNotPlay(state: DestinyState, player: PlayerId, code: Code, how: Playing = {}): Reason | null {
  const play = playOf(player, code, how);
  return cannotPlay(state, play) ?? cannotAfford(state, play);
}

/** Plays a card of your choice from your hand or discard pile; stored as `card`. */
export function play(
  from: 'hand' | 'discard',
  options: {
    where?: (state: DestinyState, code: Code, you: CardFrame) => boolean;
    how?: Playing | Fn<Playing>;
    upTo?: boolean;
  } = {},
): Part {
  const how = (state: DestinyState, you: CardFrame): Playing => ({
    from,
    ...(typeof options.how === 'function' ? options.how(state, you) : options.how),
  });
  return [
    chooseCardFrom(from, {
      asks: 'a card to play',
      ...(options.where ? { where: options.where } : {}),
      upTo: options.upTo ?? false,
      not: (state, code, you) => whyNotPlay(state, you.controller, code, how(state, you)),
    }),
    does('play it', (state, you) => {
      const code = picked(you, 'card');
      if (code !== '') playCard(state, you.controller, code, how(state, you));
    }),
  ];
}

/** Plays a card (where ...) from your hand or discard pile, as you choose. */
export function playFromEither({
  where,
  asks,
  how = {},
}: {
  where: (code: Code) => boolean;
  asks: string;
  how?: Playing;
}): Part {
  const zones = (state: DestinyState, you: CardFrame): string[] =>
    (['discard', 'hand'] as const).filter((from) =>
      playerOf(state, you.controller)[from].some(
        (code) => where(code) && !whyNotPlay(state, you.controller, code, { ...how, from }),
      ),
    );
  const from = (zone: 'hand' | 'discard'): Part =>
    ifChosen(zone, play(zone, { where: (_state, code) => where(code), how }));
  return [chooseOption(zones, { asks }), from('discard'), from('hand')];
}
