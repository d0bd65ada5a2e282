/** Random squads for X-Wing: any ships of one faction (huge ones apart), any upgrades that fit their slots and have a price; and the example squads. */
import { readFileSync, readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import { pilots, ship as shipType, upgradeCost, upgrades, type Faction, type Pilot } from '../../src/xwing/facts';
import { FACTIONS, OBSTACLES } from '../../src/xwing/facts/words';

const EXAMPLES = 'docs/examples/squads';
const examples: readonly unknown[] = readdirSync(EXAMPLES)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(`${EXAMPLES}/${name}`, 'utf8')) as unknown);

const flown = (faction: Faction): readonly Pilot[] =>
  pilots().filter((pilot) => pilot.faction === faction && shipType(pilot.ship)?.stats);

function shipOf(pilot: Pilot): fc.Arbitrary<object> {
  const ship = shipType(pilot.ship);
  const fitting = upgrades().filter(
    (card) =>
      ship &&
      card.sides[0].slots.length === 1 &&
      card.sides[0].slots.every((slot) => pilot.slots.includes(slot)) &&
      upgradeCost(card, { ship, pilot }) !== null,
  );
  return fc.subarray([...fitting], { maxLength: Math.min(3, fitting.length) }).map((cards) => ({
    id: pilot.id,
    ship: pilot.ship,
    upgrades: Object.fromEntries(
      cards.map((card) => [
        card.sides[0].slots[0],
        cards.filter((each) => each.sides[0].slots[0] === card.sides[0].slots[0]).map((each) => each.id),
      ]),
    ),
  }));
}

const ships = (faction: Faction): fc.Arbitrary<object[]> =>
  fc.array(fc.constantFrom(...flown(faction)).chain(shipOf), { minLength: 1, maxLength: 3 });

const obstacles = fc.uniqueArray(fc.constantFrom(...OBSTACLES), { minLength: 3, maxLength: 3 });

/** A squad in XWS. */
export const randomSquads: fc.Arbitrary<unknown> = fc
  .constantFrom(...FACTIONS)
  .chain((faction) => fc.record({ faction: fc.constant(faction), pilots: ships(faction), obstacles }));

/** Setups of two squads; now and then two of the examples. */
export const randomSetups: fc.Arbitrary<unknown> = fc.record({
  squads: fc.oneof(
    { weight: 5, arbitrary: fc.tuple(randomSquads, randomSquads) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...examples), fc.constantFrom(...examples)) },
  ),
});
