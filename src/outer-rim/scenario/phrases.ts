/** What people say in one breath: a move along spaces, a purchase, a delivery, a deal. */
import type { Json } from '../../core';
import { eitherOf, listOf, object, reference, words, type Phrase, type Schema } from '../../core/scenario';
import { MARKET_DECKS } from '../content';
import { named } from './parts';

type Said = ReturnType<Phrase['verbs']>[number];
type Words = Readonly<Record<string, Json>>;

const nothing: Schema = { type: 'null' };
const listed = (given: Json | undefined): readonly Json[] =>
  given === undefined || given === null ? [] : Array.isArray(given) ? (given as Json[]) : [given];
const isMap = (given: Json): given is Words => typeof given === 'object' && given !== null && !Array.isArray(given);

const asked = (verb: string, said: Json = null): Said => ({ verb, words: said });
/** What must not be passed over: a ship that a patrol stopped on the way has not moved on. */
const must = (verb: string, said: Json = null): Said => ({ verb, words: said, must: true });

const move: Phrase = {
  help: 'A player moves along these spaces and stops at the last.',
  schema: eitherOf(named('space'), listOf(named('space')), nothing),
  verbs: (given) =>
    given === null
      ? [asked('move')]
      : [asked('move'), ...listed(given).map((space) => must('move-to', space)), asked('stop-moving')],
};

const top = eitherOf(words(MARKET_DECKS), named('market'));

const buy: Phrase = {
  help: 'A player buys a faceup market card: perhaps discards another before, barters, pays.',
  schema: eitherOf(
    named('market'),
    object({ card: named('market'), discard: top, ship: named('ship'), barter: listOf(named('card')) }, ['card']),
  ),
  verbs: (given) => {
    const all: Words = isMap(given) ? given : { card: given };
    const { card = null, discard, ship } = all;
    return [
      asked('market'),
      discard === undefined ? asked('discard-nothing') : must('discard-top', discard),
      must('buy-from', card),
      ...(ship === undefined ? [] : [must('choose-ship', ship)]),
      ...listed(all['barter']).map((each) => must('barter', each)),
      asked('pay'),
    ];
  },
};

const deliver: Phrase = {
  help: 'A player delivers cargo or captured contacts.',
  schema: eitherOf(named('card'), listOf(named('card')), nothing),
  verbs: (given) => [asked('deliver'), ...listed(given).map((card) => must('deliver-card', card))],
};

const trade: Phrase = {
  help: 'A player proposes a deal to another in the space.',
  schema: eitherOf(
    reference('player'),
    object({ with: reference('player'), give: listOf(named('card')), for: listOf(named('card')) }, ['with']),
    nothing,
  ),
  verbs: (given) => {
    if (!isMap(given)) return [asked('trade', given)];
    const deal = [
      ...listed(given['give']).map((card) => must('offer-card', card)),
      ...listed(given['for']).map((card) => must('ask-for-card', card)),
    ];
    return [asked('trade', given['with'] ?? null), ...deal, ...(deal.length > 0 ? [must('propose-trade')] : [])];
  },
};

export const phrases: Readonly<Record<string, Phrase>> = { move, buy, deliver, trade };
