/** Every ability of the glossary is adjudicated. */
import rules from '../../../src/miniatures/rules.json';
import { engine } from '../../../src/miniatures/engine';
import '../../../src/miniatures/game';
import { ABILITY_NAMES, abilityName, statCards, versionsOf } from '../../../src/miniatures/facts';
import { printedOn } from '../../../src/miniatures/queries/abilities';

/** A heading of several versions by cost is adjudicated as these are (min.force-push.01). */
const isAdjudicated = (id: string): boolean =>
  engine.adjudicated(id) || (versionsOf(id).length > 0 && versionsOf(id).every(engine.adjudicated));

test('all 284 entries of the glossary resolve to the registry', () => {
  expect(ABILITY_NAMES).toHaveLength(284);
  expect(ABILITY_NAMES.filter(({ id }) => !isAdjudicated(id)).map(({ id }) => id)).toEqual([]);
});

test('and all that the catalogue has statements of', () => {
  const topics = new Set(rules.flatMap(({ id }) => /^min\.([a-z0-9-]+)\.\d+$/.exec(id)?.[1] ?? []));
  const abilities = [...topics].filter((topic) => abilityName(topic) !== undefined);
  expect(abilities).toHaveLength(284);
  expect(abilities.filter((id) => !isAdjudicated(id))).toEqual([]);
});

test('no special ability or Force power on a card is left over', () => {
  const printed = new Set(
    statCards().flatMap((card) => printedOn({ ...card, commanderEffect: null }).map(({ ability }) => ability)),
  );
  expect(printed.size).toBeGreaterThan(100);
  expect([...printed].filter((ability) => !engine.adjudicated(ability))).toEqual([]);
});
