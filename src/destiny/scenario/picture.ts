/** The table as a picture, seen from above: the first player's side nearest, the battlefield in the middle, what waits in the queue beside it. */
import { abilityQueue } from '../../core';
import type { Scene } from '../../language/language';
import { document, element } from '../../language/svg';
import { poolOf, sideOf } from '../queries/dice';
import { deckSize } from '../effects/hands';
import type { DestinyEvent } from '../model/events';
import { charactersOf, factsOf, supportsOf } from '../queries/cards';
import type { CardInPlay, DestinyPlayer, DestinyState } from '../model/state';
import type { DestinyView } from '../view';
import { nameOfCode } from './card-words';
import { cardOfDie } from './choice-words';
import { nameOf } from './narrate';
import { CARD, drawCard, heightOf, line, newsHeight } from './picture-cards';
import { DIE, drawDie } from './picture-dice';
import { drawHand, handHeight } from './picture-hand';
import { drawable } from './picture-view';

const EDGE = 18;
const GAP = 16;
const NARROWEST = 700;
const TITLE = 34;
const MIDDLE = 92;
const SLOT = DIE + 34;
const POOL = DIE + 26;
const NO_DICE = 24;
const HEAD = 30;

type Events = readonly DestinyEvent[];

/** A player's side of the table, with the room that it takes. */
interface Side {
  player: DestinyPlayer;
  cards: readonly CardInPlay[];
  /** Where its cards and its pool begin. */
  cardsTop: number;
  poolTop: number;
  height: number;
}

export function picture({ state: seen, events, title }: Scene<DestinyState | DestinyView, DestinyEvent>): string {
  const state = drawable(seen);
  const width = widthOf(state);
  const sides = state.players.map((player) => layOut(state, player, width, events));
  const [nearest, ...others] = sides;
  const far = others.reverse();
  const farHeight = far.reduce((sum, each) => sum + each.height + GAP, 0);
  const height = TITLE + farHeight + MIDDLE + GAP + (nearest?.height ?? 0) + EDGE;
  let top = TITLE;
  const drawn = far.map((side) => {
    const at = top;
    top += side.height + GAP;
    return drawSide(state, side, at, width, events);
  });
  return document(
    { width, height },
    title,
    element('rect', { width, height, fill: '#eef1f2' }),
    line(EDGE, 23, title, { size: 15, fill: '#34495e', width: width - 2 * EDGE }),
    ...drawn,
    drawMiddle(state, top, width),
    ...(nearest ? [drawSide(state, nearest, top + MIDDLE + GAP, width, events)] : []),
  );
}

function widthOf(state: DestinyState): number {
  const cards = state.players.map(({ id }) => charactersOf(state, id).length + supportsOf(state, id).length);
  return Math.max(NARROWEST, 2 * EDGE + Math.max(...cards) * (CARD.width + GAP) + GAP);
}

function rowsOfDice(state: DestinyState, { id }: DestinyPlayer, width: number): number {
  return Math.ceil(poolOf(state, id).length / perRow(width));
}

function poolHeight(state: DestinyState, player: DestinyPlayer, width: number): number {
  return Math.max(NO_DICE, rowsOfDice(state, player, width) * POOL);
}

function perRow(width: number): number {
  return Math.floor((width - 4 * EDGE - 40) / SLOT);
}

function handWidth(width: number): number {
  return width - 2 * EDGE - 8;
}

function layOut(state: DestinyState, player: DestinyPlayer, width: number, events: Events): Side {
  const cards = [...charactersOf(state, player.id), ...supportsOf(state, player.id)];
  const cardsTop = HEAD + Math.max(0, ...cards.map((each) => newsHeight(each, events)));
  const poolTop = cardsTop + Math.max(CARD.height, ...cards.map((each) => heightOf(state, each))) + GAP;
  return {
    player,
    cards,
    cardsTop,
    poolTop,
    height: poolTop + poolHeight(state, player, width) + handHeight(player, handWidth(width)) + 6,
  };
}

function drawSide(state: DestinyState, side: Side, top: number, width: number, events: Events): string {
  const { player, cards, cardsTop, poolTop, height } = side;
  const turn = state.turn === player.id;
  return element(
    'g',
    { transform: `translate(0 ${top})` },
    element('rect', {
      x: EDGE / 2,
      width: width - EDGE,
      height,
      rx: 10,
      fill: '#ffffff',
      stroke: turn ? '#d68910' : '#bdc3c7',
      'stroke-width': turn ? 3 : 1,
    }),
    ...drawHead(state, player, width),
    ...cards.map((card, i) => drawCard(state, card, EDGE + 4 + i * (CARD.width + GAP), cardsTop, events)),
    ...drawPool(state, player, poolTop, width),
    drawHand(player, EDGE + 4, height - handHeight(player, handWidth(width)) - 4, handWidth(width)),
  );
}

/** The number stands beside them. */
const MOST_COINS = 8;

function drawHead(state: DestinyState, player: DestinyPlayer, width: number): string[] {
  const words = `${player.id}${player.eliminated ? ' (out)' : ''}${state.winner === player.id ? ' (has won)' : ''}`;
  const count = `deck ${deckSize(state, player.id)}    discard pile ${player.discard.length}    set aside ${player.setAside.length}`;
  const shown = Math.min(player.resources, MOST_COINS);
  const coins = Array.from({ length: shown }, (_each, i) =>
    element('circle', { cx: width / 2 - 60 + i * 13, cy: 16, r: 6, fill: '#f7dc6f', stroke: '#7d6608' }),
  );
  return [
    line(EDGE + 4, 20, words, { size: 15, 'font-weight': 'bold', width: width / 2 - 190 }),
    line(width / 2 - 72, 20, `resources ${player.resources}`, {
      size: 12,
      'font-weight': 'bold',
      'text-anchor': 'end',
    }),
    ...coins,
    line(width - EDGE - 4, 20, count, { size: 11, fill: '#566573', 'text-anchor': 'end', 'xml:space': 'preserve' }),
  ];
}

function drawPool(state: DestinyState, { id }: DestinyPlayer, top: number, width: number): string[] {
  const most = perRow(width);
  const dice = poolOf(state, id).flatMap((die, i) => {
    const side = sideOf(die);
    if (!side) return [];
    const [x, y] = [EDGE + 44 + (i % most) * SLOT, top + Math.floor(i / most) * POOL];
    return [
      element('g', { 'data-piece': die.id }, drawDie(x + (SLOT - DIE) / 2, y, factsOf(die.code).color, side)),
      line(x + SLOT / 2, y + DIE + 11, cardOfDie(die), {
        size: 11,
        width: SLOT - 2,
        'text-anchor': 'middle',
        fill: '#566573',
      }),
    ];
  });
  const words = dice.length === 0 ? 'pool: no dice' : 'pool';
  return [line(EDGE + 4, top + (dice.length === 0 ? 12 : 26), words, { size: 11, fill: '#566573' }), ...dice];
}

function drawMiddle(state: DestinyState, top: number, width: number): string {
  const { code, controller, claimedBy } = state.battlefield;
  const held = controller === null ? 'controlled by nobody' : `controlled by ${controller}`;
  const name = code === null ? 'no battlefield yet' : nameOfCode(code);
  const phase = state.phase === 'setup' ? 'setup' : `round ${state.round}, ${state.phase} phase`;
  return element(
    'g',
    { transform: `translate(0 ${top})` },
    element('rect', { x: EDGE / 2, width: width - EDGE, height: MIDDLE, rx: 10, fill: '#dfe6e9' }),
    element('rect', {
      x: EDGE + 4,
      y: 12,
      width: 210,
      height: 68,
      rx: 8,
      fill: '#ffffff',
      stroke: '#7d6608',
      'stroke-width': 2,
    }),
    line(EDGE + 14, 36, name, { size: 14, 'font-weight': 'bold', width: 190 }),
    ...(code === null ? [] : [line(EDGE + 14, 56, held, { size: 11, width: 190 })]),
    ...(claimedBy === null
      ? []
      : [line(EDGE + 14, 72, `claimed by ${claimedBy}`, { size: 11, fill: '#b9770e', width: 190 })]),
    line(EDGE + 232, 26, `${phase}${state.turn === null ? '' : `, turn of ${state.turn}`}`, {
      size: 12,
      'font-weight': 'bold',
      width: width - 2 * EDGE - 240,
    }),
    ...waiting(state, width),
  );
}

const MOST_WAITING = 4;

/** Events that are being played, and the abilities that wait in the queue, the next one first. */
function waiting(state: DestinyState, width: number): string[] {
  const queue = abilityQueue(state);
  const lines = [
    ...state.limbo.map((each) => `being played: ${nameOfCode(each.code)} (${each.controller})`),
    ...queue.map((each, i) => `queue ${i + 1}: ${nameOf(each.source, state)} (${each.controller})`),
  ];
  const shown =
    lines.length > MOST_WAITING
      ? [...lines.slice(0, MOST_WAITING - 1), `and ${lines.length - MOST_WAITING + 1} more`]
      : lines;
  return shown.map((words, i) =>
    line(EDGE + 232, 43 + i * 14, words, { size: 11, width: width - EDGE - 260, fill: '#6c3483' }),
  );
}
