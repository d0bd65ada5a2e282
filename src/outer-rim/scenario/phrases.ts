/** What people say in one breath: a move along spaces, a purchase, a delivery, a deal. */
import { eitherOf, listOf, needed, nothing, object, reference, words } from '../../language/keys';
import { fieldsOf, onTheWay, phrase, saying, sayingEach, whole } from '../../language/phrase';
import { MARKET_DECKS } from '../facts';
import { wordFor } from './parts';

const move = phrase(
  'A player moves along these spaces and stops at the last.',
  eitherOf(wordFor('space'), listOf(wordFor('space')), nothing),
  (given) =>
    given === null
      ? [saying(whole(given), 'move')]
      : [onTheWay('move'), ...sayingEach(whole(given), 'move-to'), onTheWay('stop-moving')],
);

const top = eitherOf(words(MARKET_DECKS), wordFor('market'));

const buy = phrase(
  'A player buys a faceup market card: perhaps discards another before, barters, pays.',
  eitherOf(
    wordFor('market'),
    object({ card: needed(wordFor('market')), discard: top, ship: wordFor('ship'), barter: listOf(wordFor('card')) }),
  ),
  (given) => {
    const { card, discard, ship, barter } = fieldsOf(whole(given), 'card');
    return [
      onTheWay('market'),
      discard ? saying(discard, 'discard-top') : onTheWay('discard-nothing'),
      ...sayingEach(card, 'buy-from'),
      ...sayingEach(ship, 'choose-ship'),
      ...sayingEach(barter, 'barter'),
      onTheWay('pay'),
    ];
  },
);

const deliver = phrase(
  'A player delivers cargo or captured contacts.',
  eitherOf(wordFor('card'), listOf(wordFor('card')), nothing),
  (given) =>
    given === null
      ? [saying(whole(given), 'deliver')]
      : [onTheWay('deliver'), ...sayingEach(whole(given), 'deliver-card')],
);

const trade = phrase(
  'A player proposes a deal to another in the space.',
  eitherOf(
    reference('player'),
    object({ with: needed(reference('player')), give: listOf(wordFor('card')), for: listOf(wordFor('card')) }),
    nothing,
  ),
  (given) => {
    const { with: partner, give, for: wanted } = fieldsOf(whole(given), 'with');
    if (!partner) return [saying(whole(given), 'trade')];
    const deal = [...sayingEach(give, 'offer-card'), ...sayingEach(wanted, 'ask-for-card')];
    // Whoever says what the deal is proposes it.
    const proposed = { ways: [{ verb: 'propose-trade', words: null }], carries: [partner.at] };
    return [saying(partner, 'trade'), ...deal, ...(deal.length > 0 ? [proposed] : [])];
  },
);

export const phrases = { move, buy, deliver, trade };
