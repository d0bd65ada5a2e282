/** Is a decoded state at one with itself? Ids that name something, sides that dice have, counts that the rules allow. */
import {
  firstRejection,
  impossible,
  isCounted,
  numberOf,
  type Frame,
  type Path,
  type PlayerId,
  type Rejection,
} from '../../core';
import { card } from '../facts';
import { factsOf, slugOf } from '../queries/cards';
import { engine } from '../engine';
import type { CardId, CardInPlay, Code, DestinyState, Die } from '../model/state';
import type { PlayFrame } from '../procedures/play-a-card';

const wrong = (message: string, path: Path): Rejection => impossible('inconsistent', message, path);

/** What a saved state's codec cannot tell. Null: sound. */
export function check(state: DestinyState): Rejection | null {
  return (
    wrongNames(state) ??
    firstRejection(state.cards, (each, i) => wrongCard(state, each, ['cards', i])) ??
    firstRejection(state.dice, (each, i) => wrongDie(state, each, ['dice', i])) ??
    firstRejection(
      state.limbo,
      (each, i) =>
        wrongPlayers(state, each, ['owner', 'controller'], ['limbo', i]) ?? misnamed(state, each, ['limbo', i]),
    ) ??
    firstRejection(state.looks, (each, i) => wrongPlayers(state, each, ['viewer', 'owner'], ['looks', i])) ??
    wrongEnd(state) ??
    firstRejection(state.delayed, (each, i) => wrongPlayers(state, each, ['player'], ['delayed', i])) ??
    firstRejection(state.additional, (player, i) => wrongPlayers(state, { player }, ['player'], ['additional', i])) ??
    wrongPlayers(state, state, ['turn', 'deputy', 'winner'], []) ??
    wrongPlayers(state, state.battlefield, ['owner', 'controller', 'claimedBy'], ['battlefield'])
  );
}

/** What only frames that fit their codecs tell. */
export function checkFrames(state: DestinyState): Rejection | null {
  return firstRejection(state.stack, (frame, i) => wrongPlay(state, frame, ['stack', i])) ?? wrongMoment(state);
}

function wrongNames({ players, cards, limbo, dice, serials }: DestinyState): Rejection | null {
  if (players.length < 2 || new Set(players.map((each) => each.id)).size !== players.length)
    return wrong('A game has two players or more, each with a name.', ['players']);
  const ids = [...cards, ...limbo, ...dice].map((each) => each.id);
  if (new Set(ids).size !== ids.length) return wrong('Two cards in play, or two dice, have one name.', ['cards']);
  return new Set(serials.map(({ name }) => name)).size === serials.length
    ? null
    : wrong('Each name is counted once.', ['serials']);
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

function misnamed(state: DestinyState, { id, code }: { id: CardId; code: Code }, path: Path): Rejection | null {
  return isNamed(state, id, code) ? null : wrong(`'${id}' is no name of the card.`, [...path, 'id']);
}

function wrongCard(state: DestinyState, of: CardInPlay, path: Path): Rejection | null {
  const trouble = wrongPlayers(state, of, ['owner', 'controller'], path) ?? misnamed(state, of, path);
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
    : wrong(`${die.id} belongs to no card, so it can only be in its owner's pool for a while.`, [...path, 'card']);
}

/** An event is in limbo while it is played; a battlefield is in use from setup on; actions are owed in the action phase (des.in-limbo.01, des.additional-actions.01). */
function wrongMoment({
  stack,
  limbo,
  battlefield,
  additional,
  phase,
  passes,
  players,
}: DestinyState): Rejection | null {
  if (stack.length === 0) return null;
  const played = stack.flatMap((frame) => (frame.procedure === 'play a card' ? (frame as PlayFrame).card : []));
  const idle = limbo.findIndex(({ id }) => !played.includes(id));
  if (idle >= 0) return wrong('Only an event that is being played is in limbo.', ['limbo', idle]);
  if ((battlefield.code !== null) !== isBattlefieldChosen(stack))
    return wrong('A battlefield is in use once it has been chosen.', ['battlefield', 'code']);
  if (additional.length > 0 && phase !== 'action')
    return wrong('Actions are owed in the action phase.', ['additional']);
  return passes > mostPasses(stack, players) ? wrong('So many have not passed in a row.', ['passes']) : null;
}

/** The roll for the battlefield ends with it, and setup with little else (des.setup.08, des.setup.11). */
function isBattlefieldChosen(stack: readonly Frame[]): boolean {
  const isPast = (name: 'setup' | 'roll for the battlefield', step: string): boolean | undefined => {
    const frame = stack.find(({ procedure }) => procedure === name);
    return frame && frame.step > engine.stepsOf(name).indexOf(step);
  };
  return (
    isPast('roll for the battlefield', 'choose the battlefield') ?? isPast('setup', 'roll for the battlefield') ?? true
  );
}

/** With a pass of everybody the phase ends: who is asked for an action has at most all others before them (des.action-phase.03). */
function mostPasses(stack: readonly Frame[], players: DestinyState['players']): number {
  const turn = stack.find(({ procedure }) => procedure === 'turn');
  const steps = engine.stepsOf('turn');
  const at = (name: string): boolean => turn !== undefined && turn.step <= steps.indexOf(name);
  if (at('take an action or pass')) return players.filter(({ eliminated }) => !eliminated).length - 1;
  return at('did it change anything') ? players.length - 1 : players.length;
}

/** A card that is being played was given a name, and enters play under it; a card on the table is replaced only by one that is put in its place. */
function wrongPlay(state: DestinyState, frame: Frame, path: Path): Rejection | null {
  if (frame.procedure !== 'play a card') return null;
  const { card: id, code, on, replacing, step } = frame as PlayFrame;
  const steps = engine.stepsOf('play a card');
  const isNo = (each: CardId | null, type: CardInPlay['type']): boolean =>
    each !== null && state.cards.some((of) => of.id === each && of.type !== type);
  if (!isGiven(state, id, code)) return wrong(`'${id}' is no name of the card.`, [...path, 'card']);
  const entered = state.cards.find((each) => each.id === id);
  if (entered && (step <= steps.indexOf('an upgrade or support enters play') || entered.code !== code))
    return wrong(`${id} is in play already.`, [...path, 'card']);
  if (isNo(on, 'character')) return wrong(`An upgrade is put on a character.`, [...path, 'on']);
  const early = step <= steps.indexOf('replace an upgrade');
  return replacing !== null && (early || on === null || isNo(replacing, 'upgrade'))
    ? wrong(`${replacing} is not replaced.`, [...path, 'replacing'])
    : null;
}

/** A card is called after what is printed on it, `jango-fett`, the next one `jango-fett-2`, and the names are counted; positions may call cards otherwise. */
function isNamed({ serials }: Pick<DestinyState, 'serials'>, id: CardId, code: Code): boolean {
  const name = slugOf(factsOf(code));
  return (id !== name && numberOf(id, name) === null) || isGiven({ serials }, id, code);
}

/** Is it a name that was counted? */
function isGiven({ serials }: Pick<DestinyState, 'serials'>, id: CardId, code: Code): boolean {
  const name = slugOf(factsOf(code));
  const count = serials.find((each) => each.name === name)?.count ?? 0;
  return id === name ? count > 0 : id !== `${name}-1` && isCounted(id, name, count);
}

function wrongEnd({ stack, winner }: DestinyState): Rejection | null {
  return stack.length === 0 && winner === null ? wrong('A game that is over has a winner.', ['winner']) : null;
}
