/** What abilities play of their cards, held to the clauses of the cards (scripts/card-clauses.ts). */
import { readFileSync } from 'node:fs';
import { abilities } from '../../../src/armada/abilities';

/** A sign for each clause of a card. */
const SIGNS = new Map(
  readFileSync('scripts/clauses/armada.txt', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string]),
);

/** Who plays each clause of a card that has several: between bars, in their order. Paired by hand, with the code at hand. `facts`: slots; `rules`: scoring and what a setup asks. */
const TABLE = `
damage:capacitor-failure|capacitor-failure|capacitor-failure
damage:crew-panic|crew-panic|crew-panic
damage:life-support-failure|life-support-failure|life-support-failure-lasts
damage:projector-misaligned|projector-misaligned|projector-misaligned
damage:shield-failure|shield-failure|shield-failure
objective:advanced-gunnery|advanced-gunnery-ships|advanced-gunnery-zone|advanced-gunnery-zone|advanced-gunnery-points
objective:contested-outpost|contested-outpost-setup|contested-outpost-station|contested-outpost-round
objective:dangerous-territory|dangerous-territory-obstacles|dangerous-territory-setup|dangerous-territory-token|dangerous-territory-pilots
objective:fire-lanes|fire-lanes-setup|fire-lanes-round|fire-lanes-round
objective:fleet-ambush|fleet-ambush-zone fleet-ambush-corners|fleet-ambush-zone|fleet-ambush-zone|fleet-ambush-zone|fleet-ambush-end
objective:hyperspace-assault|hyperspace-assault-setup|hyperspace-assault-round|rules
objective:intel-sweep|intel-sweep-setup|intel-sweep-setup|intel-sweep-token|intel-sweep-score
objective:minefields|minefields-obstacles minefields-setup|minefields-mines|minefields-mines
objective:most-wanted|most-wanted-ships|most-wanted-die|most-wanted-points
objective:opening-salvo|opening-salvo-tokens|opening-salvo-red opening-salvo-any|opening-salvo-red opening-salvo-any|opening-salvo-score
objective:precision-strike|precision-strike-tokens|precision-strike-die|precision-strike-tokens-gained
objective:superior-positions|superior-positions-deployment|superior-positions-rear
upgrade:admiral-chiraneau|admiral-chiraneau|admiral-chiraneau
upgrade:assault-concussion-missiles|assault-concussion-missiles|assault-concussion-missiles
upgrade:enhanced-armament|facts|enhanced-armament
upgrade:expanded-launchers|facts|expanded-launchers
upgrade:grand-moff-tarkin|grand-moff-tarkin|grand-moff-tarkin
upgrade:gunnery-team|gunnery-team|gunnery-team
upgrade:h9-turbolasers|facts|h9-turbolasers
upgrade:insidious|insidious|insidious
upgrade:intel-officer|intel-officer|intel-officer
upgrade:ion-cannon-batteries|ion-cannon-batteries|ion-cannon-batteries
upgrade:jainas-light|jainas-light|jainas-light
upgrade:slaved-turrets|slaved-turrets|slaved-turrets-die
`;

const table = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [card = '', ...clauses] = line.split('|');
      return [card, clauses.map((players) => players.split(' '))];
    }),
);
const abilitiesOf = (key: string): string[] => abilities.flatMap(({ id, card }) => (card === key ? [id] : []));

test('of each card whose abilities are here the clauses are counted', () => {
  const cards = abilities.flatMap(({ card = '' }) => (/^(damage|objective|upgrade):/.test(card) ? [card] : []));
  expect([...new Set(cards)].sort()).toEqual([...SIGNS.keys()].sort());
});

test('of a card with several clauses each is accounted for: as many as its text has', () => {
  const several = [...SIGNS].filter(([, { length }]) => length > 1).map(([card, { length }]) => [card, length]);
  expect([...table].map(([card, clauses]) => [card, clauses.length])).toEqual(several);
});

test('the abilities that play clauses are those of the card, each at least one', () => {
  for (const [card, clauses] of table) {
    const named = [...new Set(clauses.flat().filter((id) => id !== 'facts' && id !== 'rules'))];
    expect([card, ...named.sort()]).toEqual([card, ...abilitiesOf(card).sort()]);
  }
});
