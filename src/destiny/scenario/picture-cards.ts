/** Cards in pictures: characters with their upgrades tucked under, supports, tokens on them, and what has just happened to them. */
import { lettering, roomOf } from '../../language/picture-words';
import { element } from '../../language/svg';
import { factsOf, isElite, upgradesOn } from '../queries/cards';
import type { DestinyEvent } from '../model/events';
import type { CardInPlay, DestinyState } from '../model/state';
import { wordOfCard } from './card-words';
import { CARD_COLORS, drawDieOnCard } from './picture-dice';

export const CARD = { width: 156, height: 92, tuck: 24 };
const INK = '#1c2833';

/** Smaller letters can hardly be read where the picture is as wide as a page. */
export const line = lettering({ fill: INK, size: 12, smallest: 11 });

/** How high a character with its upgrades is. */
export function heightOf(state: DestinyState, card: CardInPlay): number {
  return CARD.height + upgradesOn(state, card.id).length * CARD.tuck;
}

const NEWS = { line: 17, height: 16, size: 11 };

/** How much room what has happened to a card takes above it. */
export function newsHeight(card: CardInPlay, events: readonly DestinyEvent[]): number {
  return newsOf(card, events).length * NEWS.line;
}

/** A character or support, its upgrades showing under its lower edge, and what has happened to it above. */
export function drawCard(
  state: DestinyState,
  card: CardInPlay,
  x: number,
  y: number,
  events: readonly DestinyEvent[],
): string {
  const upgrades = upgradesOn(state, card.id).map((each, i) =>
    drawUpgrade(state, each, 0, CARD.height + i * CARD.tuck),
  );
  return element(
    'g',
    { transform: `translate(${x} ${y})` },
    ...upgrades.reverse(),
    element('g', { 'data-piece': card.id }, drawFront(state, card)),
    ...drawNews(card, events),
  );
}

function drawFront(state: DestinyState, card: CardInPlay): string {
  const facts = factsOf(card.code);
  const color = CARD_COLORS[facts.color];
  const { width, height } = CARD;
  const health = facts.type === 'character' ? [`${card.damage} / ${facts.health}`] : [];
  const subtitle = [
    facts.subtitle ?? facts.type,
    ...(card.type === 'character' && isElite(state, card.id) ? ['elite'] : []),
  ];
  return element(
    'g',
    {},
    element('rect', {
      width,
      height,
      rx: 7,
      fill: card.exhausted ? '#d7dbdd' : '#fdfefe',
      stroke: color,
      'stroke-width': 2.5,
      'stroke-dasharray': card.exhausted ? '7 4' : undefined,
    }),
    element('rect', { x: 3, y: 3, width: width - 6, height: 20, rx: 4, fill: color }),
    line(9, 17.5, wordOfCard(card.id), { size: 13, width: width - 18, fill: '#ffffff', 'font-weight': 'bold' }),
    line(9, 36, subtitle.join(', '), { size: 11, width: width - 18, fill: '#566573' }),
    ...(health.length > 0 ? drawDamage(card, health[0] ?? '') : counters(card)),
    ...drawShields(card),
    ...diceOnCard(state, card, 8, height - 21),
    ...(card.exhausted
      ? [
          line(width - 8, height - 9, 'exhausted', {
            size: 11,
            'text-anchor': 'end',
            fill: '#7b241c',
            'font-weight': 'bold',
          }),
        ]
      : []),
  );
}

/** Damage against health, as a bar and in numbers. */
function drawDamage(card: CardInPlay, numbers: string): string[] {
  const facts = factsOf(card.code);
  const health = facts.type === 'character' ? facts.health : 1;
  const full = 84;
  return [
    element('rect', { x: 9, y: 46, width: full, height: 12, rx: 3, fill: '#d5f5e3', stroke: '#7f8c8d' }),
    ...(card.damage > 0
      ? [
          element('rect', {
            x: 9,
            y: 46,
            width: (full * Math.min(card.damage, health)) / health,
            height: 12,
            rx: 3,
            fill: '#cb4335',
          }),
        ]
      : []),
    line(9 + full / 2, 55.5, numbers, { size: 11, 'text-anchor': 'middle', 'font-weight': 'bold' }),
  ];
}

function counters({ damage, shields }: CardInPlay): string[] {
  const said = [...(damage > 0 ? [`damage ${damage}`] : []), ...(shields > 0 ? [`shields ${shields}`] : [])];
  return said.length > 0 ? [line(9, 55.5, said.join(', '), { size: 11 })] : [];
}

function drawShields({ shields, type }: CardInPlay): string[] {
  if (type !== 'character') return [];
  return Array.from({ length: shields }, (_each, i) =>
    element('path', {
      transform: `translate(${106 + i * 17} 52)`,
      d: 'M-6 -7 H6 V0 C6 4 3 7 0 8 C-3 7 -6 4 -6 0 Z',
      fill: '#5dade2',
      stroke: '#1b4f72',
    }),
  );
}

function diceOnCard(state: DestinyState, card: CardInPlay, x: number, y: number): string[] {
  const dice = state.dice.filter((die) => die.zone === 'card' && die.on === card.id);
  return dice.map((die, i) => drawDieOnCard(x + i * 17, y, factsOf(die.code).color));
}

function drawUpgrade(state: DestinyState, card: CardInPlay, x: number, y: number): string {
  const { width, tuck } = CARD;
  const color = CARD_COLORS[factsOf(card.code).color];
  const tokens = [
    ...(card.shields > 0 ? [`${card.shields} shield`] : []),
    ...(card.damage > 0 ? [`${card.damage} damage`] : []),
    ...(card.exhausted ? ['exhausted'] : []),
  ];
  return element(
    'g',
    { transform: `translate(${x} ${y})`, 'data-piece': card.id },
    element('rect', {
      x: 5,
      y: -10,
      width: width - 10,
      height: tuck + 8,
      rx: 5,
      fill: '#fdfefe',
      stroke: color,
      'stroke-width': 1.5,
    }),
    line(12, 13, [wordOfCard(card.id), ...tokens].join(', '), { size: 11, width: width - 44 }),
    ...diceOnCard(state, card, width - 25, 2),
  );
}

/** What the events since the picture before did to it. */
function newsOf(card: CardInPlay, events: readonly DestinyEvent[]): string[][] {
  return events.flatMap((event) => {
    if (event.type === 'damage-taken' && event.character === card.id) return [[`+${event.amount} damage`, '#cb4335']];
    if (event.type === 'damage-blocked' && event.character === card.id) return [[`${event.amount} blocked`, '#1f618d']];
    if (event.type === 'shields-gained' && event.character === card.id)
      return [[`+${event.amount} shields`, '#1f618d']];
    if (event.type === 'healed' && event.character === card.id) return [[`${event.amount} healed`, '#1e8449']];
    return [];
  });
}

function drawNews(card: CardInPlay, events: readonly DestinyEvent[]): string[] {
  const { size, height } = NEWS;
  return newsOf(card, events).map(([words = '', fill = INK], i, all) => {
    const width = roomOf(words, size).width + 12;
    return element(
      'g',
      { transform: `translate(${Math.round(CARD.width - width)} ${(i - all.length) * NEWS.line})` },
      element('rect', { width, height, rx: 8, fill }),
      line(width / 2, 11.5, words, { size, 'text-anchor': 'middle', fill: '#ffffff', 'font-weight': 'bold' }),
    );
  });
}
