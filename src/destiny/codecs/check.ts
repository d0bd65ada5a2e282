/** Is a decoded state at one with itself? Ids that name something, sides that dice have, counts that the rules allow. */
import { firstRejection, impossible, type Frame, type Path, type PlayerId, type Rejection } from '../../core';
import { card } from '../facts';
import { factsOf, slugOf } from '../queries/cards';
import type { CardInPlay, DestinyState, Die } from '../model/state';
import type { PlayFrame } from '../procedures/play-a-card';

const wrong = (message: string, path: Path): Rejection => impossible('inconsistent', message, path);

/** What a saved state's codec cannot tell. Null: sound. */
export function check(state: DestinyState): Rejection | null {
  return (
    wrongNames(state) ??
    firstRejection(state.cards, (each, i) => wrongCard(state, each, ['cards', i])) ??
    firstRejection(state.dice, (each, i) => wrongDie(state, each, ['dice', i])) ??
    firstRejection(state.limbo, (each, i) => wrongPlayers(state, each, ['owner', 'controller'], ['limbo', i])) ??
    firstRejection(state.looks, (each, i) => wrongPlayers(state, each, ['viewer', 'owner'], ['looks', i])) ??
    wrongEnd(state) ??
    firstRejection(state.delayed, (each, i) => wrongPlayers(state, each, ['player'], ['delayed', i])) ??
    firstRejection(state.additional, (player, i) => wrongPlayers(state, { player }, ['player'], ['additional', i])) ??
    wrongPlayers(state, state, ['turn', 'deputy'], []) ??
    wrongPlayers(state, state.battlefield, ['owner', 'controller', 'claimedBy'], ['battlefield'])
  );
}

/** What only frames that fit their codecs tell. */
export function checkFrames(state: DestinyState): Rejection | null {
  return firstRejection(state.stack, (frame, i) => wrongPlay(state, frame, ['stack', i]));
}

function wrongNames({ players, cards }: DestinyState): Rejection | null {
  if (players.length < 2 || new Set(players.map((each) => each.id)).size !== players.length)
    return wrong('A game has two players or more, each with a name.', ['players']);
  if (new Set(cards.map((each) => each.id)).size !== cards.length)
    return wrong('Two cards in play have one name.', ['cards']);
  return null;
}

/** These fields name players, or nobody. */
function wrongPlayers<K extends string>(
  { players }: DestinyState,
  of: Readonly<Record<K, PlayerId | null>>,
  fields: readonly K[],
  path: Path,
): Rejection | null {
  return firstRejection(fields, (field) => {
    const id = of[field];
    return id === null || players.some((each) => each.id === id)
      ? null
      : wrong(`No player is called '${id}'.`, [...path, field]);
  });
}

const isThere = ({ cards }: DestinyState, id: string | null): boolean =>
  id === null || cards.some((each) => each.id === id);

function wrongCard(state: DestinyState, of: CardInPlay, path: Path): Rejection | null {
  const trouble = wrongPlayers(state, of, ['owner', 'controller'], path);
  if (trouble) return trouble;
  if (!isThere(state, of.on)) return wrong(`${of.id} is on '${of.on}', which is not in play.`, [...path, 'on']);
  const under = state.cards.find(({ id }) => id === of.on);
  if (under && (of.type === 'character' || under.type === 'upgrade'))
    return wrong(`${of.id} cannot be on ${under.id}.`, [...path, 'on']);
  return (of.type === 'character') === (card(of.code)?.type === 'character')
    ? null
    : wrong(`${of.id} is no ${of.type}.`, [...path, 'type']);
}

function wrongDie(state: DestinyState, die: Die, path: Path): Rejection | null {
  const trouble = wrongPlayers(state, die, ['owner', 'controller'], path);
  if (trouble) return trouble;
  const sides = card(die.code)?.sides.length ?? 0;
  if (die.zone === 'pool' ? die.side < 0 || die.side >= sides : die.side !== -1)
    return wrong(`${die.id} shows a side that it cannot show.`, [...path, 'side']);
  if (die.card === null) return wrongStray(die, path);
  const brought = state.cards.find(({ id }) => id === die.card);
  if (!brought) return wrong(`${die.id} belongs to '${die.card}', which is not in play.`, [...path, 'card']);
  if (brought.code !== die.code) return wrong(`${die.id} is no die of ${brought.id}.`, [...path, 'code']);
  return brought.controller === die.controller
    ? null
    : wrong(`${die.id} is under the control of ${brought.controller}, as its card is.`, [...path, 'controller']);
}

/** A die that no card in play brought was rolled out of its owner's set-aside zone, and goes back there (des.card-ace-in-the-hole.01). */
function wrongStray(die: Die, path: Path): Rejection | null {
  return die.passing && die.zone === 'pool' && die.on === null && die.controller === die.owner
    ? null
    : wrong(`${die.id} belongs to no card, so that it is in its owner's pool for a while.`, [...path, 'card']);
}

/** A card that is being played was given a name after what is printed on it, and the name is counted. */
function wrongPlay(state: DestinyState, frame: Frame, path: Path): Rejection | null {
  if (frame.procedure !== 'play a card') return null;
  const { card: id, code } = frame as PlayFrame;
  const name = slugOf(factsOf(code));
  const count = state.serials.find((each) => each.name === name)?.count ?? 0;
  const number = id === name ? 1 : Number(id.slice(name.length + 1));
  const isNamed = number === 1 ? id === name : id === `${name}-${number}`;
  return isNamed && Number.isInteger(number) && number <= count
    ? null
    : wrong(`'${id}' is no name of the card.`, [...path, 'card']);
}

function wrongEnd({ stack, winner }: DestinyState): Rejection | null {
  return stack.length === 0 && winner === null ? wrong('A game that is over has a winner.', ['winner']) : null;
}
