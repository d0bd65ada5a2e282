/** What a card waits for, word by word: which happenings answer to it, and which that are nearly the same do not. */
import { fits, OCCASIONS } from '../../src/outer-rim/abilities/occasions';
import type { Occasion } from '../../src/outer-rim/facts';
import type { OuterRimEvent } from '../../src/outer-rim';
import { table } from './table';

const SOURCE = 'market/test-card';
type Fields = Readonly<Record<string, unknown>>;

interface Row {
  /** The same occasion in more words and in fewer: all answer to the happening. */
  occasions: readonly Occasion[];
  /** What happens, to Ann where nothing else is said. */
  happens: Fields;
  /** It does not answer where one of these is otherwise. */
  unless: readonly Fields[];
}

const fight = { combat: 'ship', against: { kind: 'patrol', faction: 'hutt', level: 1 } };
const bob = { player: 'bob' };
const ROWS: readonly (readonly [rule: string, row: Row])[] = [
  ...(['win-combat', 'lose-combat'] as const).map((event): [string, Row] => [
    'or.quick-reference-combat.06',
    {
      occasions: [{ event, combat: 'ship', against: ['patrol', 'player'] }, { event }],
      happens: fight,
      unless: [bob, { combat: 'ground' }, { against: { kind: 'enemy', name: 'Thug' } }],
    },
  ]),
  [
    'or.bounties.11',
    {
      occasions: [{ event: 'bounty-reward', how: 'eliminated' }, { event: 'bounty-reward' }],
      happens: { how: 'eliminated' },
      unless: [bob, { how: 'captured' }],
    },
  ],
  ['or.attempting-a-job.11', { occasions: [{ event: 'job-completed' }], happens: {}, unless: [bob] }],
  [
    'or.deliver-action.03',
    {
      occasions: [{ event: 'cargo-delivered', trait: 'ILLEGAL' }, { event: 'cargo-delivered' }],
      happens: { traits: ['ILLEGAL', 'FRAGILE'] },
      unless: [bob, { traits: ['FRAGILE'] }],
    },
  ],
  [
    'or.market-action.12',
    {
      occasions: [{ event: 'card-gained', kind: 'crew' }, { event: 'card-gained' }],
      happens: { kind: 'crew' },
      unless: [bob, { kind: 'gear' }],
    },
  ],
  [
    'or.market-action.11',
    {
      occasions: [{ event: 'card-bought', deck: 'luxury' }, { event: 'card-bought' }],
      happens: { deck: 'luxury' },
      unless: [bob, { deck: 'cargo' }],
    },
  ],
  [
    'or.winning-the-game.09',
    {
      occasions: [{ event: 'this-gained' }],
      happens: { card: SOURCE, how: 'bought' },
      unless: [bob, { card: 'market/other' }, { how: 'traded' }, { how: 'taken' }],
    },
  ],
  [
    'or.defeated.09',
    {
      occasions: [
        { event: 'recovered', from: 'ship', least: 2 },
        { event: 'recovered', least: 2 },
      ],
      happens: { from: 'ship', amount: 2 },
      unless: [bob, { from: 'character' }, { amount: 1 }],
    },
  ],
  ['or.defeated.09', { occasions: [{ event: 'recovered' }], happens: { from: 'ship', amount: 1 }, unless: [bob] }],
  [
    'or.resolving-combat.04',
    {
      occasions: [{ event: 'dice-rolled', in: ['ground', 'test'] }, { event: 'dice-rolled' }],
      happens: { for: 'test' },
      unless: [bob, { for: 'ship' }],
    },
  ],
  ...(['test-begins', 'test-passed', 'test-failed'] as const).map((event): [string, Row] => [
    event === 'test-begins' ? 'or.skill-tests.02' : 'or.skill-tests.09',
    {
      occasions: [{ event, skill: 'tech' }, { event }],
      happens: { skill: 'tech' },
      unless: [bob, { skill: 'stealth' }],
    },
  ]),
  [
    'or.resolving-combat.02',
    {
      occasions: [{ event: 'combat-begins', combat: 'ship' }, { event: 'combat-begins' }],
      happens: fight,
      unless: [bob, { combat: 'ground' }],
    },
  ],
  [
    'or.resolving-combat.07',
    {
      occasions: [{ event: 'would-suffer', what: 'ship' }, { event: 'would-suffer' }],
      happens: { on: 'ship', unavoidable: false },
      unless: [bob, { on: 'character' }, { unavoidable: true }],
    },
  ],
  [
    'or.defeated.01',
    {
      occasions: [{ event: 'would-be-defeated', what: 'ship' }, { event: 'would-be-defeated' }],
      happens: { on: 'ship' },
      unless: [bob, { on: 'character' }],
    },
  ],
  ['or.reputation.09', { occasions: [{ event: 'would-lose-reputation' }], happens: {}, unless: [bob] }],
  [
    'or.movement-obstacles.04',
    {
      occasions: [{ event: 'enters-patrol-space' }],
      happens: { why: 'patrol' },
      unless: [bob, { why: 'maelstrom' }],
    },
  ],
  [
    'or.movement-obstacles.01',
    {
      occasions: [{ event: 'player-arrives' }],
      happens: { player: 'bob', to: 'naboo' },
      unless: [{ player: 'ann' }, { to: 'na3' }],
    },
  ],
  [
    'or.patrol-movement.04',
    {
      occasions: [{ event: 'patrol-would-move', within: 1 }, { event: 'patrol-would-move' }],
      happens: { faction: 'hutt', towards: 'ann', why: 'market' },
      unless: [{ towards: 'bob' }, { why: 'card' }, { faction: 'syndicate' }],
    },
  ],
  ['or.playing-the-game.02', { occasions: [{ event: 'turn-begins' }], happens: {}, unless: [bob] }],
  ['or.playing-the-game.06', { occasions: [{ event: 'turn-ends' }], happens: {}, unless: [bob] }],
];

describe('an occasion', () => {
  // The Hutt patrol is next to Ann, that of the Syndicate is nowhere.
  const { state: laid } = table({ ann: { at: 'naboo' } }, { patrols: [{ faction: 'hutt', at: 'na3' }] });
  const state = { ...laid, patrols: laid.patrols.filter(({ faction }) => faction !== 'syndicate') };
  const self = { controller: 'ann', source: SOURCE };
  const answers = (occasion: Occasion, fields: Fields): boolean => {
    const [type] = OCCASIONS[occasion.event].events;
    return fits(state, self, occasion, { type, rules: [], player: 'ann', ...fields } as unknown as OuterRimEvent);
  };

  test.each(ROWS.map(([rule, row]) => [row.occasions[0]?.event ?? '', rule, row] as const))(
    '%s: whose it is, and each word of it [%s]',
    (_event, rule, { occasions, happens, unless }) => {
      const [whole] = occasions;
      expect(occasions.map((each) => answers(each, happens))).toEqual(occasions.map(() => true));
      expect(unless.map((each) => whole && answers(whole, { ...happens, ...each }))).toEqual(unless.map(() => false));
      expect(whole && OCCASIONS[whole.event].rules).toEqual([rule]);
    },
  );

  test('of a patrol within some spaces: not farther, wherever without it [or.patrol-movement.04]', () => {
    const moves = { faction: 'hutt', towards: 'ann', why: 'market' };
    expect(answers({ event: 'patrol-would-move', within: 0 }, moves)).toBe(false);
    expect(answers({ event: 'patrol-would-move', within: 2 }, moves)).toBe(true);
  });

  test('every one has its row', () => {
    const rows = ROWS.flatMap(([, { occasions }]) => occasions.map(({ event }) => event));
    expect([...new Set(rows)].sort()).toEqual(Object.keys(OCCASIONS).sort());
  });
});
