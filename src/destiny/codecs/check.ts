/** What a saved state must hold beside its shape: ids that exist, sides that dice have, counts that the rules allow. */
import { reason, rejection, type Rejection } from '../../core';
import { card } from '../facts';
import type { DestinyState } from '../model/state';

type Path = (string | number)[];

function wrong(message: string, path: Path): Rejection {
  return rejection(reason('inconsistent', message, []), path);
}

export function check(state: DestinyState): Rejection | null {
  const players = state.players.map((each) => each.id);
  const cards = state.cards.map((each) => each.id);
  const unknownPlayer = (id: string | null, path: Path): Rejection | null =>
    id === null || players.includes(id) ? null : wrong(`No player is called '${id}'.`, path);
  if (players.length < 2 || new Set(players).size !== players.length)
    return wrong('A game has two players or more, each with a name.', ['players']);
  if (new Set(cards).size !== cards.length) return wrong('Two cards in play have one name.', ['cards']);
  for (const [i, each] of state.cards.entries()) {
    const trouble =
      unknownPlayer(each.owner, ['cards', i, 'owner']) ?? unknownPlayer(each.controller, ['cards', i, 'controller']);
    if (trouble) return trouble;
    if (each.on !== null && !cards.includes(each.on))
      return wrong(`${each.id} is on '${each.on}', which is not in play.`, ['cards', i, 'on']);
    if ((each.type === 'character') !== (card(each.code)?.type === 'character'))
      return wrong(`${each.id} is no ${each.type}.`, ['cards', i, 'type']);
  }
  for (const [i, die] of state.dice.entries()) {
    const trouble =
      unknownPlayer(die.owner, ['dice', i, 'owner']) ?? unknownPlayer(die.controller, ['dice', i, 'controller']);
    if (trouble) return trouble;
    const sides = card(die.code)?.sides.length ?? 0;
    if (die.zone === 'pool' ? die.side < 0 || die.side >= sides : die.side !== -1)
      return wrong(`${die.id} shows a side that it cannot show.`, ['dice', i, 'side']);
    if (die.card !== null && !cards.includes(die.card))
      return wrong(`${die.id} belongs to '${die.card}', which is not in play.`, ['dice', i, 'card']);
  }
  for (const [i, each] of state.looks.entries()) {
    const trouble =
      unknownPlayer(each.viewer, ['looks', i, 'viewer']) ?? unknownPlayer(each.owner, ['looks', i, 'owner']);
    if (trouble) return trouble;
  }
  if (state.stack.length === 0 && state.winner === null) return wrong('A game that is over has a winner.', ['winner']);
  return (
    unknownPlayer(state.turn, ['turn']) ?? unknownPlayer(state.battlefield.controller, ['battlefield', 'controller'])
  );
}
