/** Moments of a round: the procedures in progress when a described position is taken up in the middle of a skirmish. */
import { impossible, type Frame, type PlayerId, type Rejection } from '../../core';
import { object, oneOf, optional, text, whole } from '../../core/codec';
import { didYouMean } from '../../core/codec/nearest';
import { frameAt } from '../engine';
import type { CharacterId, MiniaturesState } from '../model/state';
import { A_PHASE } from '../procedures/activations';
import { newTurn } from '../procedures/turn';
import { toActivate } from '../queries/characters';

/**
 * A moment of a round. 'initiative': the roll comes next. 'activations': a phase of `player` (default: of who goes first), in which `left` characters (default 2) are
 * still to be activated; or the turn of `character` begins, after which `left` are (default 1).
 */
export interface Moment {
  stage: 'initiative' | 'activations';
  player?: PlayerId;
  left?: number;
  character?: CharacterId;
}

export const momentCodec = object<Moment>('a moment', {
  stage: oneOf('a stage', ['initiative', 'activations']),
  player: optional(text),
  left: optional(whole('characters of a phase', 0, A_PHASE)),
  character: optional(text),
});

/** Sets what is in progress. Else why there is no such moment. */
export function takeUp(state: MiniaturesState, moment: Moment): Rejection | null {
  const wrong = wrongStage(moment) ?? wrongLeft(moment) ?? wrongCharacter(state, moment) ?? wrongPlayer(state, moment);
  if (wrong) return wrong;
  const game = frameAt('game', 'play a round');
  state.stage = moment.stage;
  if (moment.stage === 'initiative') {
    state.first = null;
    state.stack = [game, frameAt('round', 'roll for initiative')];
    return null;
  }
  state.stack = [game, frameAt('round', 'end of the round'), ...inActivations(state, moment)];
  return null;
}

function inActivations(state: MiniaturesState, { player, left, character: id }: Moment): Frame[] {
  const character = state.characters.find((each) => each.id === id);
  const turn = character?.player ?? player ?? state.first ?? '';
  if (!character)
    return [frameAt('activations', 'activate a character', { turn, left: left ?? A_PHASE, begun: [turn] })];
  character.activated = true;
  state.turn = character.id;
  return [
    frameAt('activations', 'whose phase', { turn, left: left ?? A_PHASE - 1, begun: [turn] }),
    frameAt('turn', null, newTurn(character.id)),
  ];
}

function no(field: string, code: string, message: string): Rejection {
  return impossible(code, message, ['moment', field]);
}

function wrongStage({ stage, player, left, character }: Moment): Rejection | null {
  if (stage === 'activations') return null;
  const odd = Object.entries({ player, left, character }).find(([, value]) => value !== undefined);
  return odd ? no(odd[0], 'no-phase', 'Nobody has a phase while initiative is rolled.') : null;
}

/** Two in a phase, of whom one is activated as its turn begins. */
function wrongLeft({ left, character }: Moment): Rejection | null {
  if (left === undefined) return null;
  if (character === undefined)
    return left > 0 ? null : no('left', 'left', 'A phase in which nobody is left to activate is over.');
  return left < A_PHASE ? null : no('left', 'left', 'In its turn one other is left at most.');
}

function wrongCharacter({ characters }: MiniaturesState, { character: id }: Moment): Rejection | null {
  if (id === undefined) return null;
  const found = characters.find((each) => each.id === id);
  if (!found)
    return no(
      'character',
      'unknown-character',
      `There is no character '${id}'${didYouMean(
        id,
        characters.map((each) => each.id),
      )}`,
    );
  if (found.place !== 'map') return no('character', 'not-on-the-map', `${id} is not on the map.`);
  return found.activated ? no('character', 'already-activated', `${id} has been activated in this round.`) : null;
}

function wrongPlayer(state: MiniaturesState, { player, character }: Moment): Rejection | null {
  if (player === undefined) return null;
  const ids = state.players.map(({ id }) => id);
  if (!ids.includes(player))
    return no('player', 'unknown-player', `There is no player '${player}'${didYouMean(player, ids)}`);
  const owner = state.characters.find(({ id }) => id === character)?.player;
  if (owner !== undefined && owner !== player)
    return no('player', 'not-the-owner', `${character} is not of ${player}.`);
  return toActivate(state, player).length > 0
    ? null
    : no('player', 'nobody-left', `${player} has nobody left to activate.`);
}
