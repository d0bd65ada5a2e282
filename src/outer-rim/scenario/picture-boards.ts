/** The players' boards of a picture: character, ship, fame, credits, reputation, damage, cards in slots. */
import { element, textElement } from '../../language/svg';
import { faceOf, nameOfCard, slotsWithCards } from '../queries/cards';
import { FACTIONS, SKILLS } from '../facts';
import { tokenOn } from '../queries/map';
import type { OuterRimPlayer, OuterRimState } from '../model/state';
import { copiesOf, limitOf, valueOf } from '../queries/values';
import { characterName, secretName, shipName, spaceName } from './names';
import { money, sayFaction } from './narrate';
import {
  box,
  CARD,
  FACTION_COLORS,
  FAINT,
  INK,
  label,
  LINE,
  MARGIN,
  pips,
  playerColor,
  widthOfPips,
  star,
  WIDTH,
} from './picture-style';

const GAP = 12;
const BOARD = (WIDTH - 2 * MARGIN - GAP) / 2;
const HEAD = 30;
const STATS = 112;
const SLOT = 24;
const DAMAGE = '#c0392b';
const FAME = '#e6b422';
/** Room for the name of a space. */
const WHERE = 200;
/** Where damage stands on a board, and where reputation begins. */
const BODY = 250;
const REPUTATION = BOARD - 248;
/** A column of the reputation track, and its middle. */
const FACTION = 60;
const MIDDLE = 27.5;

export interface Drawn {
  svg: string;
  height: number;
}

/** Two boards a row. */
export function drawBoards(state: OuterRimState, top: number): Drawn {
  const boards = state.players.map((player, i) => ({ player, i, height: heightOf(state, player) }));
  let y = top;
  const drawn: string[] = [];
  for (let row = 0; row < boards.length; row += 2) {
    const pair = boards.slice(row, row + 2);
    const height = Math.max(...pair.map((board) => board.height));
    pair.forEach(({ player, i }, n) => {
      drawn.push(drawBoard(state, player, { x: MARGIN + n * (BOARD + GAP), y, height, color: playerColor(i) }));
    });
    y += height + GAP;
  }
  return { svg: drawn.join(''), height: y - top };
}

interface Place {
  x: number;
  y: number;
  height: number;
  color: string;
}

function heightOf(state: OuterRimState, player: OuterRimPlayer): number {
  const slots = Math.ceil(slotsWithCards(state, player).length / 3);
  return HEAD + STATS + slots * SLOT + (player.secrets.length + player.marked.length > 0 ? 20 : 0) + 10;
}

function drawBoard(state: OuterRimState, player: OuterRimPlayer, { x, y, height, color }: Place): string {
  const isActive = state.active === player.id;
  const name = `${player.id}: ${characterName(state, player.character)}${player.turned ? ' (goal done)' : ''}`;
  const where = `${player.defeated ? 'defeated, ' : ''}${spaceName(state, player.space)}`;
  return element(
    'g',
    {},
    box(x, y, BOARD, height, { stroke: color, 'stroke-width': isActive ? 3 : 1.2 }),
    element('rect', { x, y, width: BOARD, height: HEAD - 4, rx: 5, fill: color }),
    label(x + 10, y + 18, name, { fill: '#ffffff', 'font-weight': 'bold', size: 14, width: BOARD - WHERE - 28 }),
    label(x + BOARD - 10, y + 18, where, { fill: '#ffffff', 'text-anchor': 'end', width: WHERE }),
    drawStats(state, player, x + 12, y + HEAD, color),
    drawReputation(player, x + REPUTATION, y + HEAD + 2, color),
    drawSlots(state, player, x + 10, y + HEAD + STATS),
    drawSecrets(state, player, x + 12, y + height - 10),
  );
}

function drawStats(state: OuterRimState, player: OuterRimPlayer, x: number, y: number, color: string): string {
  const row = (n: number, name: string, ...inside: string[]): string =>
    element('g', {}, label(x, y + 12 + n * 18, name, { fill: FAINT }), ...inside);
  const body = (on: 'character' | 'ship', n: number): string => {
    const [damage, limit] = [player.damage[on], player.ship === null ? 0 : limitOf(state, player.id, on)];
    const row = { filled: damage, all: limit, most: 7, apart: 9, color: DAMAGE };
    return (
      pips(x + BODY, y + 3 + n * 18, row) +
      label(x + BODY + 4 + widthOfPips(row), y + 12 + n * 18, `${damage} of ${limit}`, {
        size: 11,
        fill: damage > 0 ? DAMAGE : FAINT,
      })
    );
  };
  const tokens = (on: 'character' | 'ship', left: number, n: number): string =>
    Array.from({ length: Math.min(5, player.goalTokens[on]) }, (_each, i) =>
      star(x + left + i * 12, y + 8 + n * 18, FAME, 0.55),
    ).join('');
  const skills = SKILLS.flatMap((skill) => {
    const copies = player.character === null ? 0 : copiesOf(state, player.id, skill);
    return copies > 0 ? [`${skill}${copies > 1 ? ` ×${copies}` : ''}`] : [];
  });
  const fame = { filled: player.fame, all: state.options.fame, most: 24, apart: 13, color: FAME };
  const combat = (name: 'ground-combat' | 'ship-combat'): string => String(valueOf(state, player.id, name));
  return element(
    'g',
    {},
    row(
      0,
      'fame',
      pips(x + 70, y + 2, fame),
      label(x + 76 + widthOfPips(fame), y + 12, String(player.fame), { 'font-weight': 'bold' }),
    ),
    row(1, 'credits', label(x + 70, y + 30, money(player.credits), { 'font-weight': 'bold' })),
    row(
      2,
      'character',
      label(x + 70, y + 48, `ground combat ${combat('ground-combat')}`),
      tokens('character', 188, 2),
      body('character', 2),
    ),
    row(
      3,
      'ship',
      label(x + 70, y + 66, `${shipName(state, player)}${player.shipTurned ? ' (goal done)' : ''}`, {
        'font-weight': 'bold',
        fill: color,
        width: REPUTATION - 90,
      }),
    ),
    row(
      4,
      '',
      label(x + 70, y + 84, `ship combat ${combat('ship-combat')}, drive ${valueOf(state, player.id, 'hyperdrive')}`),
      tokens('ship', 8, 4),
      body('ship', 4),
    ),
    row(5, 'skills', label(x + 70, y + 102, skills.join(', ') || 'none', { width: BOARD - 90 })),
  );
}

/** The reputation track: positive above, neutral, negative below. */
function drawReputation(player: OuterRimPlayer, x: number, y: number, color: string): string {
  const columns = FACTIONS.map((faction, i) => {
    const left = x + i * FACTION;
    const cells = [1, 0, -1].map((level, n) =>
      element('rect', {
        x: left,
        y: y + 14 + n * 20,
        width: FACTION - 5,
        height: 18,
        rx: 3,
        fill: level === 1 ? '#dcefdc' : level === 0 ? '#eeeeee' : '#f6dcd8',
        stroke: LINE,
      }),
    );
    const at = { 1: 0, 0: 1, '-1': 2 }[String(player.reputation[faction]) as '1' | '0' | '-1'];
    return element(
      'g',
      {},
      label(left + MIDDLE, y + 10, sayFaction(faction), { 'text-anchor': 'middle', size: 11, fill: FAINT }),
      ...cells,
      element('circle', {
        cx: left + MIDDLE,
        cy: y + 23 + at * 20,
        r: 7.5,
        fill: FACTION_COLORS[faction],
        stroke: color,
        'stroke-width': 1.5,
      }),
      textElement(
        'text',
        { x: left + MIDDLE, y: y + 26.5 + at * 20, 'font-size': 11, 'text-anchor': 'middle', fill: INK },
        ['+', '·', '−'][at] ?? '',
      ),
    );
  });
  return columns.join('');
}

const KIND_COLORS: Readonly<Record<string, string>> = {
  bounty: '#e8c7c3',
  cargo: '#d8c9a8',
  crew: '#cfe0ee',
  gear: '#dcd6e8',
  job: '#d3e3cf',
  mod: '#e3dccb',
};

function drawSlots(state: OuterRimState, player: OuterRimPlayer, x: number, y: number): string {
  const width = (BOARD - 20) / 3;
  return slotsWithCards(state, player)
    .map(({ slot, card }, i) => {
      const [left, top] = [x + (i % 3) * width, y + Math.floor(i / 3) * SLOT];
      const owned = player.cards.find((each) => each.id === card);
      if (!owned)
        return (
          box(left, top, width - 6, SLOT - 4, { 'stroke-dasharray': '3 3', fill: 'none' }) +
          label(left + 6, top + 14, slot.join(' or '), { fill: '#a39d8c', size: 11, width: width - 16 })
        );
      const { kind } = faceOf(state, owned);
      const token = kind === 'bounty' ? state.contacts[tokenOn(state, owned.id)] : undefined;
      const captured = token ? ', captured' : '';
      return (
        box(left, top, width - 6, SLOT - 4, { fill: KIND_COLORS[kind] ?? CARD }) +
        label(left + 6, top + 14, `${nameOfCard(state, owned)}${captured}`, { size: 11, width: width - 16 })
      );
    })
    .join('');
}

function drawSecrets(state: OuterRimState, player: OuterRimPlayer, x: number, y: number): string {
  const secrets = player.secrets.map((secret) => secretName(state, secret));
  const told = [
    ...(secrets.length > 0 ? [`secrets: ${secrets.join(', ')}`] : []),
    ...(player.marked.length > 0
      ? [`damage tokens on ${player.marked.map((at) => spaceName(state, at)).join(', ')}`]
      : []),
  ].join('; ');
  return told === '' ? '' : label(x, y, told, { 'font-style': 'italic', fill: FAINT, width: BOARD - 24 });
}
