/** No card is lost: each of the pack is in a deck, the databank, somebody's hands or the box, or is about to be by what is in progress. */
import { impossible, type Frame, type Rejection, type RuleId } from '../../core';
import { packOf } from '../model/pack';
import type { GainFrame } from '../procedures/cards';
import type { CardOrigin, OuterRimState } from '../model/state';
import { cardId } from '../queries/cards';

/** Null: all are somewhere. What was being resolved when somebody won is put away no more. */
export function lostCard(state: OuterRimState): Rejection | null {
  if (state.winner !== null) return null;
  const { databank, market, encounters } = packOf(state);
  return (
    lost(state, 'databank', databank, 'databank', 'or.databank.01') ??
    lost(state, 'market', market, 'markets', 'or.setup-decks.01') ??
    lost(state, 'encounter', encounters, 'encounterDecks', 'or.setup-decks.04')
  );
}

function lost(
  state: OuterRimState,
  from: CardOrigin,
  of: readonly { id: string }[],
  field: 'databank' | 'markets' | 'encounterDecks',
  rule: RuleId,
): Rejection | null {
  const there = new Set([...lying(state, from), ...held(state, from), ...onTheirWay(state)]);
  const missing = of.find(({ id }) => !there.has(id) && !state.box.includes(cardId(from, id)));
  return missing ? impossible('lost-card', `'${missing.id}' is nowhere.`, [field], [rule]) : null;
}

function lying({ databank, markets, encounterDecks }: OuterRimState, from: CardOrigin): string[] {
  if (from === 'databank') return databank;
  const piles = from === 'market' ? markets.map(({ pile }) => pile) : encounterDecks;
  const turnedUp = from === 'market' ? markets.flatMap(({ top }) => top ?? []) : [];
  return [...turnedUp, ...piles.flatMap(({ top, unknown, bottom }) => [...top, ...unknown, ...bottom])];
}

function held({ players }: OuterRimState, from: CardOrigin): string[] {
  return players
    .flatMap(({ cards, secrets }) => [
      ...cards.filter((owned) => owned.from === from),
      ...(from === 'encounter' ? secrets : []),
    ])
    .map(({ card }) => card);
}

/** Drawn, bought, gained: the frames of what is done with a card name it. What has been kept has been gained. */
function onTheirWay({ stack }: OuterRimState): string[] {
  const keeping = stack.filter(hasKept);
  const kept = keeping.map(({ drawn }) => drawn);
  const going = stack.filter(
    (frame) => !hasKept(frame) && (frame.procedure !== 'gain card' || !kept.includes((frame as GainFrame).card)),
  );
  return going.flatMap((frame) => Object.values(frame).filter((each): each is string => typeof each === 'string'));
}

function hasKept(frame: Frame): frame is Frame & { drawn: string | null } {
  return 'kept' in frame && frame.kept === true;
}
