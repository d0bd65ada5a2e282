import {
  damageCard,
  damageDeck,
  DAMAGE_TRAITS,
  HULL_ZONES,
  KEYWORDS,
  OBJECTIVE_CATEGORIES,
  objectiveCards,
  shipCard,
  shipCards,
  SHIP_ICONS,
  squadronCard,
  squadronCards,
  UPGRADE_ICONS,
  upgradeCard,
  upgradeCards,
} from '../../../src/armada/facts';

const named = (...names: string[]): unknown => [...names].sort();

test('ids are unique and no id reaches what tables inherit', () => {
  const all = [shipCards(), squadronCards(), upgradeCards(), objectiveCards(), damageDeck()];
  for (const cards of all) expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  expect(all.map((cards) => cards.length)).toEqual([10, 31, 60, 12, 22]);
  for (const look of [shipCard, squadronCard, upgradeCard, damageCard]) expect(look('constructor')).toBeUndefined();
});

test('which ships are small and which are medium [arm.size-classes.05, arm.size-classes.06]', () => {
  const icons = (size: string): unknown =>
    named(
      ...new Set(
        shipCards()
          .filter((card) => card.size === size)
          .map(({ icon }) => icon),
      ),
    );
  expect(icons('small')).toEqual(named('cr90', 'nebulon-b', 'gladiator'));
  expect(icons('medium')).toEqual(named('assault-frigate', 'victory'));
  expect(icons('large')).toEqual([]);
});

test('a column of a speed chart has a joint for each speed, none beyond II [arm.speed-chart.02, arm.yaw.05]', () => {
  for (const { speedChart } of shipCards()) {
    expect(speedChart.map((column) => column.length)).toEqual(speedChart.map((_, i) => i + 1));
    expect(Math.max(...speedChart.flat())).toBeLessThanOrEqual(2);
  }
  expect(shipCard('cr90-corvette-a')?.speedChart).toEqual([[2], [1, 2], [0, 1, 2], [0, 1, 1, 2]]);
  expect(shipCard('victory-ii-class-star-destroyer')?.speedChart).toEqual([[1], [0, 1]]);
});

test('each hull zone has a battery and shields of its own [arm.armament.04, arm.shields.01]', () => {
  for (const { battery, shields } of shipCards()) {
    expect(named(...Object.keys(battery))).toEqual(named(...HULL_ZONES));
    expect(named(...Object.keys(shields))).toEqual(named(...HULL_ZONES));
  }
  const gladiator = shipCard('gladiator-ii-class-star-destroyer');
  expect(gladiator?.battery.left).toEqual({ red: 1, blue: 0, black: 3 });
  expect(gladiator?.shields).toEqual({ front: 3, left: 2, right: 2, rear: 1 });
});

test('commanders and titles stand in no upgrade bar', () => {
  for (const { upgradeBar } of shipCards()) {
    expect(upgradeBar).not.toContain('commander');
    expect(upgradeBar).not.toContain('title');
  }
});

test('titles bear the icon of a ship, other upgrades do not [arm.titles.01]', () => {
  for (const { icon, title } of upgradeCards()) expect(title !== null).toBe(icon === 'title');
  expect(new Set(shipCards().map(({ icon }) => icon))).toEqual(new Set(SHIP_ICONS));
  expect(new Set(upgradeCards().map(({ icon }) => icon))).toEqual(new Set(UPGRADE_ICONS));
});

test('squadrons have a battery, dice against squadrons and keywords; only unique ones have defense tokens [arm.armament.05, arm.defense-tokens.01]', () => {
  for (const { id, battery, antiSquadron, keywords, unique, defense, type } of squadronCards()) {
    const dice = [battery, antiSquadron].map(({ red, blue, black }) => red + blue + black);
    expect(Math.min(...dice)).toBeGreaterThan(0);
    expect(keywords.length).toBeGreaterThan(0);
    expect(defense.length > 0).toBe(unique);
    expect(squadronCard(type)?.unique).toBe(false);
    expect(type === id).toBe(!unique);
  }
  expect(squadronCard('tie-interceptor-squadron')?.keywords).toEqual([
    { keyword: 'counter', value: 2 },
    { keyword: 'swarm', value: null },
  ]);
  expect(new Set(squadronCards().flatMap((card) => card.keywords.map(({ keyword }) => keyword)))).toEqual(
    new Set(KEYWORDS),
  );
});

test('four objectives of each category', () => {
  for (const category of OBJECTIVE_CATEGORIES)
    expect(objectiveCards().filter((card) => card.category === category)).toHaveLength(4);
});

test('a damage deck has 52 cards, each with a trait [arm.damage.14]', () => {
  const count = (trait: string): number =>
    damageDeck().reduce((sum, card) => sum + (card.trait === trait ? card.copies : 0), 0);
  expect(DAMAGE_TRAITS.map(count)).toEqual([16, 36]);
  expect(damageCard('structural-damage')?.copies).toBe(8);
});

test('points are those of the first printing, and cards whose later lists differ say so', () => {
  const points = (id: string): unknown => upgradeCard(id)?.points;
  expect(['grand-moff-tarkin', 'assault-concussion-missiles', 'dominator', 'redemption'].map(points)).toEqual([
    38, 7, 12, 8,
  ]);
  expect(upgradeCard('h9-turbolasers')).toMatchObject({ modification: false, sure: 'likely' });
  expect(upgradeCard('enhanced-armament')).toMatchObject({ modification: true, sure: 'certain' });
});
