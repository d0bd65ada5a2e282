/** No card is lost or doubled: each of the pack is in a deck, the databank, somebody's hands or the box, or in the hands of what is in progress. So are ships, and tokens of patrols. */
import { firstRejection, impossible, type Frame, type Rejection, type RuleId } from '../../core';
import { engine, framesOf } from '../engine';
import { FACTIONS } from '../facts';
import { packOf } from '../model/pack';
import type { GainFrame } from '../procedures/cards';
import type { CardOrigin, OuterRimState } from '../model/state';
import { cardId } from '../queries/cards';
import { placeOf } from '../queries/map';
import { shipSheets } from '../queries/lookup';

/** What is nowhere, or in two places; null: all is in one. What was being resolved when somebody won is put away no more. */
export function misplacedCard(state: OuterRimState): Rejection | null {
  const lying = count([...inDecks(state), ...held(state), ...state.box]);
  const { drawn, gained, put } = onTheirWay(state);
  const places = (id: string): number => {
    const [lies, waits] = [lying.get(id) ?? 0, drawn.get(id) ?? (gained.has(id) ? 1 : 0)];
    return put.has(id) ? Math.max(lies, waits) : lies + waits;
  };
  const early = state.stack.findIndex(
    (frame) => isHand(frame) && 'kept' in frame && frame.kept && frame.drawn === null,
  );
  if (early >= 0) return impossible('not-kept', 'What is not drawn yet is not kept.', ['stack', early, 'kept']);
  const twice = [...lying.keys(), ...drawn.keys()].find((id) => places(id) > 1);
  if (twice !== undefined) return impossible('twice', `'${twice}' is in two places.`, []);
  if (state.winner !== null) return null;
  const { databank, market, encounters } = packOf(state);
  const isThere = (id: string): boolean => places(id) > 0 || put.has(id);
  return (
    lost(isThere, 'databank', databank, 'databank', 'or.databank.01') ??
    lost(isThere, 'market', market, 'markets', 'or.setup-decks.01') ??
    lost(isThere, 'encounter', encounters, 'encounterDecks', 'or.setup-decks.04')
  );
}

function lost(
  isThere: (id: string) => boolean,
  from: CardOrigin,
  of: readonly { id: string }[],
  field: 'databank' | 'markets' | 'encounterDecks',
  rule: RuleId,
): Rejection | null {
  const missing = of.find(({ id }) => !isThere(cardId(from, id)));
  return missing ? impossible('lost-card', `'${missing.id}' is nowhere.`, [field], [rule]) : null;
}

function inDecks({ markets, encounterDecks, databank }: OuterRimState): string[] {
  return [
    ...markets.flatMap(({ top, pile }) =>
      [top ?? [], pile.top, pile.unknown, pile.bottom].flat().map((card) => cardId('market', card)),
    ),
    ...encounterDecks.flatMap((pile) =>
      [...pile.top, ...pile.unknown, ...pile.bottom].map((card) => cardId('encounter', card)),
    ),
    ...databank.map((card) => cardId('databank', card)),
  ];
}

function held({ players }: OuterRimState): string[] {
  return players.flatMap(({ cards, secrets }) => [
    ...cards.map(({ id }) => id),
    ...secrets.map(({ card }) => cardId('encounter', card)),
  ]);
}

interface OnTheirWay {
  /** Drawn, and not put away or kept yet: how often. */
  drawn: Map<string, number>;
  /** To be put into a slot. */
  gained: Set<string>;
  /** A slot was looked for: it lies in one, or in none. What it was drawn for hears of it next. */
  put: Set<string>;
}

function onTheirWay({ stack }: OuterRimState): OnTheirWay {
  const gains = stack.filter(({ procedure }) => procedure === 'gain card') as GainFrame[];
  const isPut = ({ step }: Frame): boolean => step > engine.stepsOf('gain card').indexOf('put it into a slot');
  const idOf = ({ from, card }: GainFrame): string => cardId(from, card);
  // What was drawn has heard of these already: they lie in a slot.
  const kept = stack.flatMap((frame) => keptBy(frame) ?? []);
  return {
    drawn: count(stack.flatMap((frame) => drawnBy(frame) ?? [])),
    gained: new Set(gains.filter((gain) => !isPut(gain)).map(idOf)),
    put: new Set(
      gains
        .filter(isPut)
        .map(idOf)
        .filter((id) => !kept.includes(id)),
    ),
  };
}

/** From the step on that takes a card to the one that puts it away a frame has it. */
const HANDS = {
  'databank card': { from: 'databank', takes: 'resolve the next step', returns: 'return the card' },
  'space encounter': { from: 'encounter', takes: 'show it', returns: 'discard it' },
  // Paid for, and not taken yet: cards that were bartered may leave others without a slot.
  purchase: { from: 'market', takes: 'take it', returns: 'take it' },
} as const;
type Hand = Frame & { procedure: keyof typeof HANDS } & ({ card: string } | { drawn: string | null; kept: boolean });

const isHand = (frame: Frame): frame is Hand => Object.hasOwn(HANDS, frame.procedure);

function drawnBy(frame: Frame): string | null {
  if (!isHand(frame)) return null;
  const { from, takes, returns } = HANDS[frame.procedure];
  const steps = engine.stepsOf(frame.procedure);
  if (frame.step < steps.indexOf(takes) || frame.step > steps.indexOf(returns)) return null;
  if ('card' in frame) return cardId(from, frame.card);
  return frame.drawn === null || frame.kept ? null : cardId(from, frame.drawn);
}

function keptBy(frame: Frame): string | null {
  if (!isHand(frame) || 'card' in frame || frame.drawn === null || !frame.kept) return null;
  return cardId(HANDS[frame.procedure].from, frame.drawn);
}

function count(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Each sheet of a ship is somebody's or in the supply; the sides of starting sheets are ships (or.components.01). */
export function wrongSheets(state: OuterRimState): Rejection | null {
  const { ships } = packOf(state);
  const [starting] = ships.filter((ship) => ship.starting);
  const sheetOf = (id: string): string =>
    ships.some((ship) => ship.id === id && ship.starting) ? (starting?.id ?? id) : id;
  // Its old ship is in the supply already.
  const changing = framesOf(state, 'take ship')
    .filter(({ step }) => step === engine.stepsOf('take ship').indexOf('take the new ship'))
    .map(({ player }) => player);
  const own = state.players.flatMap(({ id, ship }) => (ship === null || changing.includes(id) ? [] : [ship]));
  const there = count([...state.shipSupply, ...own].map(sheetOf));
  return firstRejection([...count(shipSheets(packOf(state)))], ([sheet, number]) =>
    (there.get(sheet) ?? 0) === number
      ? null
      : impossible('sheets', `There are ${number} sheets of '${sheet}'.`, ['shipSupply'], ['or.components.01']),
  );
}

/** Levels of patrols, one token of each for each faction (or.components.05). */
const LEVELS = [1, 2, 3, 4];

/** Of each faction the tokens lie in their stack from the lowest level on, below the one on the map; those that were beaten are in the box. */
export function wrongPatrols({ patrols, patrolStacks, box }: OuterRimState): Rejection | null {
  const no = (said: string): Rejection => impossible('patrols', said, ['patrols'], ['or.patrol-movement.13']);
  return firstRejection([...FACTIONS], (faction) => {
    const [stack, other] = patrolStacks.filter((each) => each.faction === faction);
    const onMap = patrols.filter((each) => each.faction === faction);
    if (!stack || other || onMap.length > 1) return no(`One patrol and one stack of ${faction} are needed.`);
    const beaten = LEVELS.filter((level) => box.includes(`patrol/${faction}-${level}`));
    const order = [...beaten, ...onMap.map(({ level }) => level), ...stack.levels];
    if (order.length === LEVELS.length && order.every((level, i) => level === LEVELS[i])) return null;
    return no(`The patrols of ${faction} are ${LEVELS.join(', ')}, each in one place.`);
  });
}

/** No two tokens lie on one contact space. */
export function sharedPlaces({ contacts }: OuterRimState): Rejection | null {
  const seen = new Set<string>();
  return firstRejection(contacts, (token, i) => {
    const place = placeOf(token);
    if (place === null) return null;
    if (seen.has(place)) return impossible('twice', `Two tokens lie on '${place}'.`, ['contacts', i, 'at']);
    seen.add(place);
    return null;
  });
}
