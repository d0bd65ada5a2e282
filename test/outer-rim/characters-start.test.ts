/** With what each of the eight characters begins: a starting card of their number, its planet, reputation. */
import { newGame, type Table } from './table';

type Start = Readonly<Record<string, string>>;

/** The starting cards of a number, and the planet that each names. */
const BOUNTIES: Start = {
  'databank-90-boshek': 'tatooine',
  'databank-90-garindan': 'nal-hutta',
  'databank-90-ponda-baba': 'ord-mantell',
  'databank-90-w1-le': 'ring-of-kafrene',
};
const CARGO: Start = {
  'databank-91-spice': 'kessel',
  'databank-91-medicine': 'takodana',
  'databank-91-wine': 'naboo',
  'databank-91-power-cells': 'ord-mantell',
};
const JOBS: Start = {
  'databank-92-quiet-word': 'cantonica',
  'databank-92-broken-beacon': 'mon-calamari',
  'databank-92-stolen-plans': 'ryloth',
  'databank-92-friend-in-chains': 'lothal',
};

const CHARACTERS: readonly (readonly [string, Start, Readonly<Record<string, number>>])[] = [
  ['boba-fett', BOUNTIES, { hutt: 1 }],
  ['bossk', BOUNTIES, { hutt: 1 }],
  ['doctor-aphra', JOBS, { imperial: 1 }],
  ['han-solo', CARGO, { hutt: -1 }],
  ['ig-88', BOUNTIES, {}],
  ['jyn-erso', JOBS, { imperial: -1 }],
  ['ketsu-onyo', BOUNTIES, { syndicate: 1 }],
  ['lando-calrissian', CARGO, { rebel: 1 }],
];

/** Ann has this character and is about to take her starting card. */
function starting(character: string): Table {
  const bob = character === 'ig-88' ? 'bossk' : 'ig-88';
  return newGame({ first: 'ann', characters: { ann: character, bob } })
    .does('choose-starting-ship', { ship: 'g9-rigger' })
    .does('choose-starting-ship', { ship: 'g9-rigger' });
}

/** The card is taken; Lando chooses a faction besides. */
function started(character: string, card: string): Table {
  const game = starting(character).draws(card);
  return game.offers('choose-faction') ? game.does('choose-faction', { faction: 'rebel' }) : game;
}

describe.each(CHARACTERS)('%s', (character, cards, reputation) => {
  test('takes one of the cards with the number of the character card [or.setup-characters.02]', () => {
    expect(
      starting(character)
        .legal('draw')
        .map((each) => each.card)
        .sort(),
    ).toEqual(Object.keys(cards).sort());
  });

  test('keeps it in a slot and begins on its planet [or.setup-characters.05]', () => {
    for (const [card, planet] of Object.entries(cards)) {
      const game = started(character, card);
      expect([game.cards(), game.player().space]).toEqual([[card], planet]);
      expect(game.slotOf(card)).toEqual(cards === CARGO ? ['cargo'] : ['bounty', 'job']);
    }
  });

  test('has the reputation that the character card gives [or.setup-characters.06]', () => {
    const [card = ''] = Object.keys(cards);
    const neutral = { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 };
    expect(started(character, card).player().reputation).toEqual({ ...neutral, ...reputation });
  });
});
