/** What abilities play of their cards, held to the clauses of the cards (scripts/xwing-clauses.ts). */
import { readFileSync } from 'node:fs';
import { unplayedClauses } from '../../../src/core';
import { abilities } from '../../../src/xwing/abilities';
import '../../../src/xwing/game';
import { adjudicated } from '../../../src/xwing/engine';
import { allCards, hugeDamageDeck, type CardKey } from '../../../src/xwing/facts';
import { isPlayed } from '../../../src/xwing/lists/unadjudicated';

/** A sign for each clause of a card: `m` where it says 'may'. */
const SIGNS = new Map(
  readFileSync('scripts/xwing-cards/clauses.txt', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string]),
);

/** What plays a clause and is no ability: the facts of a card, the rulebook, or nothing, where the game is over. */
const NO_ABILITY: readonly string[] = ['facts', 'rules', 'after the game'];

/** Of each card that has several clauses: who plays each, by ids of abilities or one of `NO_ABILITY`. A line a card, a bar before each clause. */
const clauseTable: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  readFileSync('scripts/xwing-cards/played-clauses.txt', 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [card = '', ...cells] = line.split('|');
      return [
        card,
        cells.map((cell) => (NO_ABILITY.includes(cell) ? [cell] : cell.split(' ').filter((id) => id !== ''))),
      ];
    }),
);

const cardOf = ({ card, id }: { card?: string; id: string }): string => card ?? id;
const byCard = new Map(
  abilities.map((one) => [cardOf(one), abilities.filter((other) => cardOf(other) === cardOf(one))] as const),
);
/** Stand-ins, whose texts are not public (docs/ambiguities.md). */
const unprinted = new Set(hugeDamageDeck().map(({ id }) => `damage:${id}`));
const printed = [...byCard].filter(
  ([card]) => !unprinted.has(card) && /^(pilot|ship-ability|upgrade|condition|damage):/.test(card),
);

/** Who plays each clause of the card: of one with a single clause all of its abilities. */
const playersOf = (card: string): readonly (readonly string[])[] =>
  clauseTable.get(card) ?? [(byCard.get(card) ?? []).map(({ id }) => id)];

test('of each card whose abilities are here the clauses are counted', () => {
  expect(printed.length).toBeGreaterThan(480);
  expect(printed.map(([card]) => card).filter((card) => !SIGNS.has(card))).toEqual([]);
});

test('of a card with several clauses each is accounted for: as many as its text has', () => {
  const several = printed.map(([card]) => card).filter((card) => (SIGNS.get(card)?.length ?? 0) > 1);
  expect([...clauseTable.keys()].sort()).toEqual(several.sort());
  const counted = several.map((card) => `${card} ${SIGNS.get(card)?.length}`);
  expect(several.map((card) => `${card} ${clauseTable.get(card)?.length}`)).toEqual(counted);
});

test('each ability of such a card plays some clause of it, and no other card', () => {
  for (const [card, clauses] of clauseTable) {
    const named = [...new Set(clauses.flat().filter((id) => !NO_ABILITY.includes(id)))];
    expect([card, ...named.sort()]).toEqual([card, ...(byCard.get(card) ?? []).map(({ id }) => id).sort()]);
  }
});

/** Cards of which a clause is not played: none today. */
const IN_PART: readonly string[] = [];

test('a clause that nobody plays is one that the abilities of its card say they leave out', () => {
  const unplayed = [...clauseTable].filter(([, clauses]) => clauses.some((by) => by.length === 0));
  expect(unplayed.map(([card]) => card)).toEqual(IN_PART);
});

test('cards that are played in part are known, and count as not adjudicated', () => {
  const partial = [...byCard].filter(([, of]) => unplayedClauses(of).length > 0).map(([card]) => card);
  expect(partial).toEqual(IN_PART);
  expect(partial.filter(adjudicated)).toEqual([]);
});

test('an upgrade counts when both of its sides are played', () => {
  const but = (side: CardKey) => (key: CardKey) => key !== side;
  expect(isPlayed('upgrade:pivotwing', () => true)).toBe(true);
  expect(isPlayed('upgrade:l337', but('upgrade:l337'))).toBe(false);
  expect(isPlayed('upgrade:l337', but('upgrade:l337/flipped' as CardKey))).toBe(false);
  // The other side of this one has no ability.
  expect(isPlayed('upgrade:interceptbooster', (key) => key === 'upgrade:interceptbooster')).toBe(true);
});

test('what is only about building squads is played: a Weapon Hardpoint waits for nothing', () => {
  expect(isPlayed('ship-ability:weaponhardpoint', () => false)).toBe(true);
  expect(isPlayed('ship-ability:autothrusters', () => false)).toBe(false);
  expect(allCards().filter(({ key, hasAbility }) => !hasAbility && !isPlayed(key, () => false))).toEqual([]);
});

/** Clauses that say 'may' with abilities that need not: a permission, a way among others, an action that its ship may decline, what a rule offers. */
const PERMITS = [
  'condition:youdbettermeanbusiness',
  'ship-ability:nimblebomber',
  'upgrade:trajectorysimulator',
  'upgrade:skilledbombardier',
  'pilot:constablezuvio',
  'pilot:duchess',
  'pilot:finchdallow',
  'pilot:esegetuketu',
  'pilot:majorrhymer',
  'pilot:sarcoplank',
  'pilot:emonazzameen',
  'pilot:solsixxa',
  'pilot:bombardmentdrone',
  'pilot:swoop',
  'pilot:baktoidprototype',
  'pilot:chewbacca-scavengedyt1300',
  'pilot:dgs047',
  'pilot:majorstridan',
  'pilot:recoil',
  'pilot:pammichnerrogoode',
  'pilot:commandantgoran',
  'upgrade:dreadnoughthunter',
  'upgrade:liberator',
  'upgrade:vector',
  'upgrade:landosmillenniumfalcon',
  'upgrade:bazemalbus',
  'upgrade:bounty',
  'upgrade:chopper-crew',
  'upgrade:homingmissiles',
  'upgrade:proudtradition',
];
/** Actions, which nobody has to perform anyway. */
const ACTIONS = ['upgrade:corsairrefit', 'upgrade:riggedcargochute', 'upgrade:sparepartscanisters'];

test("an ability can be declined where its clause says 'may', and nowhere else [xw.card-interpretation.04, xw.card-interpretation.09]", () => {
  const optional = new Set(abilities.flatMap(({ id, may }) => (may === true ? [id] : [])));
  const wrong = printed.flatMap(([card]) => {
    const players = playersOf(card);
    const says = [...(SIGNS.get(card) ?? '')].map((sign) => sign === 'm');
    const mayNot = players.some((by, at) => says[at] === true && !by.some((id) => optional.has(id)));
    // What goes on with a clause that says it needs not say it again.
    const within = (id: string): boolean => players.some((by, at) => says[at] === true && by.includes(id));
    const mayBut = players.flat().some((id) => optional.has(id) && !within(id));
    return [...(mayNot ? [`${card} must`] : []), ...(mayBut ? [`${card} may`] : [])];
  });
  expect(wrong.sort()).toEqual(
    [...PERMITS.map((card) => `${card} must`), ...ACTIONS.map((card) => `${card} may`)].sort(),
  );
});
