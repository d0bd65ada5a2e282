/** The market row, the databank, the dice just rolled and the AI player's card of a picture. */
import { cut, roomOf } from '../../language/picture-words';
import { element } from '../../language/svg';
import { pileSize } from '../../core';
import type { AiStep, DieFace } from '../facts';
import type { OuterRimEvent } from '../model/events';
import { aiCard, marketCard } from '../queries/lookup';
import { packOf } from '../model/pack';
import type { OuterRimState } from '../model/state';
import { wordsOf } from './lexicon';
import { cardName, spaceName } from './names';
import { money, sayFaction } from './narrate';
import type { Drawn } from './picture-boards';
import { box, dieMark, FACTION_COLORS, FAINT, label, MARGIN, shield, WIDTH } from './picture-style';

const DECK_HEIGHT = 74;

export function drawMarket(state: OuterRimState, top: number): Drawn {
  const width = (WIDTH - 2 * MARGIN) / Math.max(1, state.markets.length);
  const decks = state.markets.map(({ deck, top: card, pile }, i) => {
    const x = MARGIN + i * width;
    return element(
      'g',
      { 'data-piece': deck },
      box(x, top, width - 8, DECK_HEIGHT),
      label(x + 8, top + 16, deck, { size: 11, fill: FAINT, width: width - 90 }),
      label(x + width - 16, top + 16, `${pileSize(pile)} below`, {
        size: 11,
        fill: FAINT,
        'text-anchor': 'end',
      }),
      ...(card === null ? [label(x + 8, top + 40, 'empty', { fill: FAINT })] : faceup(state, card, x + 8, top, width)),
    );
  });
  return { svg: decks.join(''), height: DECK_HEIGHT + 10 };
}

function faceup(state: OuterRimState, id: string, x: number, top: number, width: number): string[] {
  const card = marketCard(state, id);
  return [
    label(x, top + 38, card.face.name, { 'font-weight': 'bold', width: width - 24 }),
    label(x, top + 58, `${card.face.kind}, ${money(card.cost)}`, { size: 11, width: width - 76 }),
    ...(card.patrol
      ? [
          shield(x + width - 36, top + 54, FACTION_COLORS[card.patrol.faction], 0.75),
          label(x + width - 48, top + 58, String(card.patrol.spaces), { 'text-anchor': 'end', 'font-weight': 'bold' }),
        ]
      : []),
  ];
}

/** Databank cards that are not in their place, and what has left the game. */
export function drawAway(state: OuterRimState, top: number): Drawn {
  const away = packOf(state)
    .databank.filter(({ id }) => !state.databank.includes(id))
    .map(({ id, number }) => `${cardName(state, `databank/${id}`)} (${number})`);
  const lines = [
    `databank: ${state.databank.length} cards${away.length > 0 ? `; away from it: ${away.join(', ')}` : ''}`,
    ...(state.box.length > 0 ? [`out of the game: ${state.box.map((id) => cardName(state, id)).join(', ')}`] : []),
  ];
  return {
    svg: lines
      .map((line, i) => label(MARGIN, top + 12 + i * 16, line, { fill: FAINT, width: WIDTH - 2 * MARGIN }))
      .join(''),
    height: lines.length * 16 + 8,
  };
}

const SIZE = 12;
const DIE = 30;
/** Room for who rolls. */
const TOLD = 150;

/** The rolls since the picture before. */
export function drawDice(events: readonly OuterRimEvent[], top: number): Drawn {
  const rolls = events.flatMap((event) => (event.type === 'dice-rolled' ? [event] : [])).slice(-4);
  let x = MARGIN;
  const drawn = rolls.map(({ roller, player, faces }) => {
    const told = cut(player === roller ? `${roller}:` : `${roller} for the enemy:`, TOLD, SIZE);
    const { width } = roomOf(told, SIZE);
    const svg =
      label(x, top + 18, told, { size: SIZE, fill: FAINT }) +
      faces.map((face, i) => dieMark(x + width + 8 + i * DIE, top, face as DieFace)).join('');
    x += width + 24 + faces.length * DIE;
    return svg;
  });
  return { svg: drawn.join(''), height: drawn.length > 0 ? 38 : 0 };
}

const LINE_HEIGHT = 16;

/** The card that the AI player is at, or has just been at. */
export function drawAiCard(state: OuterRimState, events: readonly OuterRimEvent[], top: number): Drawn {
  const card = aiCardNow(state, events);
  if (card === null) return { svg: '', height: 0 };
  const { planning, action, encounter, special } = aiCard(state, card);
  const columns: [AiPart, string, readonly AiStep[]][] = [
    ['planning', 'planning: the first that applies', planning],
    ['action', 'action: all that apply', action],
    ['encounter', 'encounter: the first that applies', encounter],
    ...(special
      ? [
          [
            'special',
            `then${special.shuffleBack ? ' (shuffle it back)' : ''}`,
            special.steps,
          ] as (typeof columns)[number],
        ]
      : []),
  ];
  const height = 44 + Math.max(...columns.map(([, , steps]) => steps.length)) * LINE_HEIGHT;
  const width = (WIDTH - 2 * MARGIN - 16) / columns.length;
  return {
    svg: element(
      'g',
      {},
      box(MARGIN, top, WIDTH - 2 * MARGIN, height, { stroke: '#5d6d7e' }),
      label(MARGIN + 10, top + 16, wordsOf(state).ai.name(card), { 'font-weight': 'bold', width: WIDTH / 2 }),
      ...columns.flatMap(([part, title, steps], i) => [
        label(MARGIN + 10 + i * width, top + 33, title, { size: 11, fill: FAINT }),
        ...steps.map((step, n) => {
          const applied = hasApplied(events, part, step);
          return label(
            MARGIN + 10 + i * width,
            top + 49 + n * LINE_HEIGHT,
            `${applied === undefined ? '•' : applied ? '✓' : '–'} ${sayStep(step)}`,
            {
              size: 11,
              width: width - 8,
              ...(applied ? { 'font-weight': 'bold' } : {}),
              ...(applied === false ? { fill: FAINT } : {}),
            },
          );
        }),
      ]),
    ),
    height: height + 10,
  };
}

type AiPart = Extract<OuterRimEvent, { type: 'ai-bullet' }>['part'];

/** Has the bullet been tried, and did it apply? */
function hasApplied(events: readonly OuterRimEvent[], part: AiPart, { do: bullet }: AiStep): boolean | undefined {
  const tried = [...events]
    .reverse()
    .find((event) => event.type === 'ai-bullet' && event.part === part && event.bullet === bullet);
  return tried?.type === 'ai-bullet' ? tried.applies : undefined;
}

function aiCardNow(state: OuterRimState, events: readonly OuterRimEvent[]): string | null {
  const frame = state.stack.find((each) => each.procedure === 'AI turn') as { card?: string | null } | undefined;
  const drawn = [...events].reverse().find((event) => event.type === 'ai-card-drawn');
  return frame?.card ?? (drawn?.type === 'ai-card-drawn' ? drawn.card : null);
}

function sayStep(step: AiStep): string {
  const where = (to: 'here' | 'nearest-patrol'): string => (to === 'here' ? 'this planet' : 'the nearest patrol');
  switch (step.do) {
    case 'recover':
      return step.ifDefeated ? 'if defeated, recover' : 'recover';
    case 'move-to-goal':
      return 'move towards the nearest goal';
    case 'gain-credits':
      return `gain ${money(step.credits)}`;
    case 'deliver-cargo':
      return `deliver cargo${step.illegal === null ? '' : ' (ILLEGAL: it suffers)'}`;
    case 'buy':
      return `buy from the ${step.deck} deck${step.instead === undefined ? '' : `, else ${step.instead}`}`;
    case 'reveal-contact':
      return `reveal a contact${step.gainCrew ? ', gain it as crew' : ''}`;
    case 'encounter-hostile-patrol':
      return 'encounter a hostile patrol';
    case 'complete-job':
      return 'complete a job';
    case 'buy-fame':
      return `pay ${money(step.credits)} for ${step.fame} fame`;
    case 'gain-reputation':
      return `gain reputation with ${where(step.with)}`;
    case 'credits-for-reputation':
      return `gain ${money(step.credits)}, lose reputation with ${where(step.with)}`;
    case 'discard-market':
      return `discard the top of ${step.decks.join(', ')}`;
  }
}

/** What is going on, in one line. */
export function sayMoment(state: OuterRimState): string {
  if (state.winner !== null) return `${state.winner} has won`;
  if (state.active === null) return 'setup';
  const patrols = state.patrols.map(
    ({ faction, level, space }) => `${sayFaction(faction)} ${level} at ${spaceName(state, space)}`,
  );
  return `turn ${state.turn}, ${state.step} step of ${state.active} · patrols: ${patrols.join(', ')}`;
}
