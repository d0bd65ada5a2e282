/** Whether a card may be played and paid for, and what an upgrade may go to (des.play-a-card, des.play-restrictions). */
import { reason, type Reason, say } from '../../core';
import { abilitiesOf, forbidden, permitted } from '../engine';
import { charactersOf, factsOf, upgradesOn } from './cards';
import { playerOf } from './players';
import { secondUnique } from './uniqueness';
import type { CardId, DestinyState } from '../model/state';
import { costToPlay, type Play } from './cost';

/** Why the card cannot be played at all, whatever it costs: restrictions, uniqueness, nobody to attach it to. Null: it can, even without effect (des.event.03). */
export function cannotPlay(state: DestinyState, play: Play): Reason | null {
  const of = factsOf(play.code);
  return (
    secondUnique(state, play.player, play.code) ??
    (of.type === 'upgrade' ? nowhereToAttach(state, play) : restricted(state, play))
  );
}

/** Why it cannot be played and paid for, with every decrease and replacement that is possible. */
export function cannotAfford(state: DestinyState, play: Play): Reason | null {
  const { resources } = playerOf(state, play.player);
  let least = Infinity;
  // The first way that can be paid for is enough; this is asked of each card in hand, on each character.
  const canPay = (way: Play): boolean => {
    least = Math.min(least, costToPlay(state, way, 'possible cost'));
    return least <= resources;
  };
  return canPlay(state, play, canPay) ? null : tooExpensive(state, play, least);
}

/** Why a card that costs so much now is not played (des.play-a-card.03). */
export function tooExpensive(state: DestinyState, { code, player }: Play, cost: number): Reason {
  const { resources } = playerOf(state, player);
  return reason(
    'too-expensive',
    say`${factsOf(code).name} costs ${cost}; ${player} has ${resources}.`,
    ['des.play-a-card.03'],
    { cost, resources },
  );
}

/** Is there a way to play it that will do: on a character that it may go to, in the place of an upgrade that it may replace there? */
function canPlay(state: DestinyState, play: Play, willDo: (way: Play) => boolean): boolean {
  if (factsOf(play.code).type !== 'upgrade') return willDo(play);
  return charactersAskedOf(state, play).some((on) => {
    const there = { ...play, on };
    if (restricted(state, there) !== null) return false;
    return replaceable(state, there).some((replacing) => willDo({ ...there, replacing }));
  });
}

/** Upgrades that may be replaced on the chosen character (des.upgrade.02, des.replace.01), and null for none. */
export function replaceable(state: DestinyState, play: Play): (CardId | null)[] {
  return play.on === null ? [null] : [null, ...upgradesOn(state, play.on).map((each) => each.id)];
}

/** The player's characters, or the one of them that the play is about. */
function charactersAskedOf(state: DestinyState, play: Play): CardId[] {
  const own = charactersOf(state, play.player).map((each) => each.id);
  return play.on === null ? own : own.filter((id) => id === play.on);
}

function nowhereToAttach(state: DestinyState, play: Play): Reason | null {
  if (charactersAskedOf(state, play).some((on) => restricted(state, { ...play, on }) === null)) return null;
  const first = charactersOf(state, play.player)[0];
  return (
    (first && restricted(state, { ...play, on: play.on ?? first.id })) ??
    reason('nobody-to-attach-to', say`${factsOf(play.code).name} has no character to go to.`, [
      'des.play-restrictions.02',
    ])
  );
}

/**
 * The card's own 'only' and every 'cannot' in play (des.play-restrictions.01, des.negative-effects.01). Colors need not match (des.upgrade.05).
 * Asked of a card that is played, never of one in play (des.play-restrictions.03).
 */
export function restricted(state: DestinyState, play: Play): Reason | null {
  const { player, code, on } = play;
  for (const each of abilitiesOf(code, 'play restriction')) {
    const why = each.unable?.(state, { ability: each.id, source: on ?? '', controller: player, event: null } as never);
    if (why && !permitted(state, 'ignores restrictions', { player, code, on })) return why;
  }
  return forbidden(state, 'play', { player, code, on });
}
