/** A game in its setup: whoever has no character, ship or place yet is still to be given one by what is in progress. */
import { firstRejection, impossible, type Path, type Rejection } from '../../core';
import { engine, framesOf } from '../engine';
import type { OuterRimPlayer, OuterRimState } from '../model/state';

/** Null: setup gives everybody all that they lack. Each field of each frame is in order by then. */
export function neverSetUp(state: OuterRimState): Rejection | null {
  if (state.step !== 'setup') return null;
  return firstRejection(state.players, (player, i) => neverGiven(state, player, ['players', i]));
}

function neverGiven(state: OuterRimState, player: OuterRimPlayer, path: Path): Rejection | null {
  const { id, kind, character, ship, space } = player;
  const isSettled = state.options.characters[id] !== undefined;
  const ways = {
    character: isSettled ? 'take the character that is settled' : 'choose a character',
    ship: kind === 'ai' ? 'credits, and the ship of the AI player' : 'choose a starting ship',
  } as const;
  const no = (what: string, rule: string): Rejection =>
    impossible('not-set-up', `${id} has no ${what}, and is given none.`, [...path, what], [rule]);
  const isChosen = !comes(state, 'characters');
  if (isChosen && character === null && !isGiven(state, 'choose character', ways.character, id))
    return no('character', 'or.setup-choose-characters.02');
  if (isChosen && ship === null && !isGiven(state, 'choose character', ways.ship, id))
    return no('ship', 'or.setup-choose-characters.07');
  if (character === null && framesOf(state, 'set up character').some((frame) => frame.player === id))
    return no('character', 'or.setup-characters.01');
  if (
    space === null &&
    !comes(state, 'starting cards') &&
    !isGiven(state, 'set up character', 'take the starting card', id)
  )
    return no('space', 'or.setup-characters.05');
  return null;
}

/** Is this step of setup still to come, so that it calls for everybody? */
function comes(state: OuterRimState, step: string): boolean {
  return framesOf(state, 'setup').some((frame) => frame.step <= engine.stepsOf('setup').indexOf(step));
}

/** Has what was called for the player not passed this step? */
function isGiven(
  state: OuterRimState,
  procedure: 'choose character' | 'set up character',
  step: string,
  player: string,
): boolean {
  const at = engine.stepsOf(procedure).indexOf(step);
  return framesOf(state, procedure).some((frame) => frame.player === player && frame.step <= at);
}
