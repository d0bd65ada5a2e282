/** What people say in one breath: a move along spaces, a purchase, a delivery, a deal. */
import { eachOf, fieldsOf, onTheWay, saying, whole } from '../../language/phrase';
import { eitherOf, listOf, object, reference, words, type Phrase, type Schema } from '../../language/language';
import { MARKET_DECKS } from '../facts';
import { named } from './parts';

const nothing: Schema = { type: 'null' };

const move: Phrase = {
  help: 'A player moves along these spaces and stops at the last.',
  schema: eitherOf(named('space'), listOf(named('space')), nothing),
  clauses: (given) =>
    given === null
      ? [saying(whole(given), 'move')]
      : [onTheWay('move'), ...eachOf(whole(given)).map((space) => saying(space, 'move-to')), onTheWay('stop-moving')],
};

const top = eitherOf(words(MARKET_DECKS), named('market'));

const buy: Phrase = {
  help: 'A player buys a faceup market card: perhaps discards another before, barters, pays.',
  schema: eitherOf(
    named('market'),
    object({ card: named('market'), discard: top, ship: named('ship'), barter: listOf(named('card')) }, ['card']),
  ),
  clauses: (given) => {
    const { card, discard, ship, barter } = fieldsOf(whole(given), 'card');
    return [
      onTheWay('market'),
      discard ? saying(discard, 'discard-top') : onTheWay('discard-nothing'),
      ...eachOf(card).map((each) => saying(each, 'buy-from')),
      ...eachOf(ship).map((each) => saying(each, 'choose-ship')),
      ...eachOf(barter).map((each) => saying(each, 'barter')),
      onTheWay('pay'),
    ];
  },
};

const deliver: Phrase = {
  help: 'A player delivers cargo or captured contacts.',
  schema: eitherOf(named('card'), listOf(named('card')), nothing),
  clauses: (given) =>
    given === null
      ? [saying(whole(given), 'deliver')]
      : [onTheWay('deliver'), ...eachOf(whole(given)).map((card) => saying(card, 'deliver-card'))],
};

const trade: Phrase = {
  help: 'A player proposes a deal to another in the space.',
  schema: eitherOf(
    reference('player'),
    object({ with: reference('player'), give: listOf(named('card')), for: listOf(named('card')) }, ['with']),
    nothing,
  ),
  clauses: (given) => {
    const { with: partner, give, for: wanted } = fieldsOf(whole(given), 'with');
    if (!partner) return [saying(whole(given), 'trade')];
    const deal = [
      ...eachOf(give).map((card) => saying(card, 'offer-card')),
      ...eachOf(wanted).map((card) => saying(card, 'ask-for-card')),
    ];
    // Whoever says what the deal is proposes it.
    const proposed = { ways: [{ verb: 'propose-trade', words: null }], carries: [partner.at] };
    return [saying(partner, 'trade'), ...deal, ...(deal.length > 0 ? [proposed] : [])];
  },
};

export const phrases: Readonly<Record<string, Phrase>> = { move, buy, deliver, trade };
