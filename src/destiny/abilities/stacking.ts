/** Parts of events that are set aside, with a card facedown under them or not, and that play such a card. */
import type { PlayerId } from '../../core';
import { areCopies } from '../facts';
import type { CardFrame } from '../effects/memory';
import { moveCard, stackFacedown, turnFaceup } from '../effects/hands';
import { seatedFrom } from '../engine';
import { factsOf } from '../queries/cards';
import { playerOf } from '../queries/players';
import { playCard } from '../procedures/play-a-card';
import type { DestinyState, LimboCard, SetAsideCard } from '../model/state';
import { choose, chooseCardFrom, picked } from './choices';
import { does } from './flow';
import type { Part } from './kinds';
import { whyNotPlay } from './playing';

function thisEvent(state: DestinyState, you: CardFrame): LimboCard | undefined {
  return state.limbo.find((each) => each.id === you.source);
}

/** This event is set aside once it has resolved, instead of being discarded. */
export const setThisAside: Part = does('set it aside once it has resolved', (state, you) => {
  const event = thisEvent(state, you);
  if (event) event.to = 'set-aside';
});

/** Puts a card of your hand facedown under this event. */
export const stackFromHand: Part = [
  chooseCardFrom('hand', { asks: 'a card to lay facedown under it', orElse: 'go on' }),
  does('lay it there', (state, you) => {
    const event = thisEvent(state, you);
    if (event) stackFacedown(state, event, picked(you, 'card'));
    // What lies facedown is not remembered where it could be read.
    you.picks = { ...you.picks, card: [] };
  }),
];

interface Stack {
  /** `p1.2`: the second card in the set-aside zone of p1. Its number says nothing of what lies under it (des.card-premonitions.02). */
  id: string;
  owner: PlayerId;
  covering: SetAsideCard;
}

/** Copies of this event, anybody's, with a card facedown under them. */
function stacks(state: DestinyState, you: CardFrame): Stack[] {
  const own = thisEvent(state, you);
  if (!own) return [];
  return seatedFrom(state, you.controller).flatMap((owner) =>
    playerOf(state, owner).setAside.flatMap((covering, at) =>
      covering.under !== null && areCopies(factsOf(covering.code), factsOf(own.code))
        ? [{ id: `${owner}.${at + 1}`, owner, covering }]
        : [],
    ),
  );
}

/** Plays the card that lies under another copy of this event for free; that copy is discarded, and a card that cannot be played too. */
export const playFromUnderCopy: Part = [
  choose({
    as: 'stack',
    asks: 'a copy whose card to play',
    kind: 'option',
    from: (state, you) => stacks(state, you).map((each) => each.id),
  }),
  does('play the card under it', (state, you) => {
    const stack = stacks(state, you).find((each) => each.id === picked(you, 'stack'));
    if (!stack) return;
    const { owner, covering } = stack;
    const how = { from: 'set-aside', owner, free: true } as const;
    const code = turnFaceup(state, owner, covering);
    if (code === null) return;
    if (whyNotPlay(state, you.controller, code, how) === null) playCard(state, you.controller, code, how);
    else moveCard(state, owner, code, 'set-aside', 'discard', you.controller);
    you.picks = { ...you.picks, owner: [owner], copy: [covering.code] };
  }),
  does('discard that copy', (state, you) =>
    moveCard(state, picked(you, 'owner'), picked(you, 'copy'), 'set-aside', 'discard', you.controller),
  ),
];
