/** A piece or a player has one name in all sentences: the one that the file gave it, also where a card, a word or a place is called so. */
import type { AnyWords } from '../../../src/language/language';
import { armadaScenarios } from '../../../src/armada/scenario';
import { destinyScenarios } from '../../../src/destiny/scenario';
import { miniaturesScenarios } from '../../../src/miniatures/scenario';
import { outerRimScenarios } from '../../../src/outer-rim/scenario';
import { xwingScenarios } from '../../../src/xwing/scenario';

const BARE = { pilot: 'x', card: 'x', upgrades: [], damage: { faceup: [] }, conditions: [] };
const EMPTY = { ships: [], squadrons: [], obstacles: [], devices: [], characters: [], cards: [] };

/** What the thing of this id in this list of the table is called. */
const called = (named: unknown, list: string, id: string) =>
  (named as NonNullable<AnyWords['named']>)(id, { ...EMPTY, players: [], [list]: [{ ...BARE, id, discard: [] }] });

test.each([
  ['xwing', xwingScenarios.named, 'ships', ['ghost', 'ghost-1', 'howlrunner', 'focus']],
  ['armada', armadaScenarios.named, 'ships', ['demolisher', 'navigate']],
  ['armada', armadaScenarios.named, 'squadrons', ['howlrunner']],
  ['miniatures', miniaturesScenarios.named, 'characters', ['cleave', 'darth-vader-sith-lord']],
])('%s: a piece', (_game, named, list, ids) => {
  for (const id of ids) {
    expect(called(named, list, id)).toBe(id);
    expect(called(named, list, 'another')).toBe('another');
  }
});

test.each([
  ['xwing', xwingScenarios.named, 'howlrunner'],
  ['armada', armadaScenarios.named, 'demolisher'],
  ['miniatures', miniaturesScenarios.named, 'cleave'],
  ['destiny', destinyScenarios.named, 'darth-vader'],
  ['outer-rim', outerRimScenarios.named, 'naboo'],
])('%s: a player', (_game, named, id) => {
  expect(called(named, 'players', id)).toBe(id);
});
