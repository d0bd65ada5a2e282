/** What abilities play of their cards, held to the clauses of the cards (scripts/card-clauses.ts). */
import { readFileSync } from 'node:fs';
import { abilities } from '../../../src/destiny/abilities';
import { card as factsOf } from '../../../src/destiny/facts';

/** A sign for each clause of a card. */
const SIGNS = new Map(
  readFileSync('scripts/clauses/destiny.txt', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string]),
);

/** What plays a clause and is no ability; a later print says it of Award Ceremony (docs/ambiguities.md). */
const NO_ABILITY = ['facts', 'rules', 'later print'];

/**
 * Who plays each clause, where that is not one ability for each: between bars, in the order of the clauses. Paired by hand, with the code at
 * hand. A set-aside die goes back by the rules (des.dice-on-cards.01).
 */
const TABLE = `
01007 Commanding Presence|only|special|special|special
01012 Nightsister|action|action
01015 Kylo Ren's Lightsaber|only|special|special
01017 Infantry Grenades|special|special
01018 Speeder Bike Scout|special|special
01023 Crime Lord|only|special|special
01026 On The Hunt|special|special
01032 Black One|special|special
01043 BB-8|special|special
01045 Finn|ongoing|facts
01064 Black Market|special|special
01067 Thermal Detonator|only|special|special
01069 Closing the Net|event|event
01073 Sweep the Area|event|event
01082 Feel Your Anger|event|event
01089 Power of the Dark Side|action|action
01092 Ace in the Hole|event|rules
01099 Backup Muscle|keeps-damage after|action
01102 Prized Possession|after|after
01107 It's a Trap!|ambush event
01129 Hyperspace Jump|event|event|event
01135 Play the Odds|action|action
01138 Award Ceremony|event|later print
01147 Mind Trick|event|event
01150 It Binds All Things|before possible-decrease
01154 Close Quarters Assault|event|event
01171 Rebel War Room|claim|claim
02002 FN-2199|after|after
02003 Director Krennic|after|rules
02014 Force Lightning|only|special|special
02017 Interrogation Droid|after|after
02060 Con Artist|only|keeps-damage special
02061 Battle Formation|ambush|event|event
02067 Undying Loyalty|event|event
02076 Rise Again|event|event
02083 Friends in High Places|only|event|event|event
02093 Our Only Hope|event|event
02101 Destiny|event|event
02104 Krayt Dragon Howl|event|event
02115 Never Tell Me The Odds|event|event
02124 Air Superiority|keeps-shields after|action
02151 Carbon-freezing Chamber|claim|claim
02155 Maz's Castle|claim|claim
`;

const table = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [card = '', ...clauses] = line.split('|');
      return [
        card.slice(0, 5),
        clauses.map((players) => (NO_ABILITY.includes(players) ? [players] : players.split(' '))),
      ];
    }),
);
const abilitiesOf = (code: string): string[] =>
  abilities.flatMap(({ id, card }) => (card === code ? [id.slice(id.indexOf('/') + 1)] : []));

test('of each card whose abilities are here the clauses are counted, and the other way round', () => {
  const cards = [...new Set(abilities.flatMap(({ card = '' }) => (factsOf(card) ? [card] : [])))];
  expect(cards.length).toBeGreaterThan(320);
  expect(cards.sort()).toEqual([...SIGNS.keys()].sort());
});

test('each clause of a card is accounted for: by an ability of its own, or as the table says', () => {
  const wrong = [...SIGNS].filter(([card, { length }]) => {
    const clauses = table.get(card);
    return clauses ? clauses.length !== length : abilitiesOf(card).length !== length;
  });
  expect(wrong).toEqual([]);
});

test('the abilities that play clauses are those of the card, each at least one, and none is left', () => {
  for (const [card, clauses] of table) {
    const named = [...new Set(clauses.flat().filter((id) => !NO_ABILITY.includes(id)))];
    expect([card, ...named.sort()]).toEqual([card, ...abilitiesOf(card).sort()]);
    expect(clauses.every((players) => players.some((id) => id !== ''))).toBe(true);
  }
});
