/** The tables in which the compiled facts are kept: what is written is read back, and what would not be is refused. */
import { recordsOf, type Columns } from '../../../src/xwing/facts/table';
import { tableOf } from '../../../scripts/xwing-cards/table';

interface Card {
  ship: string;
  slots?: readonly string[];
  plain?: true;
  cost: number;
  name: string;
  charges?: { value: number };
}

const COLUMNS: Columns<Card> = {
  ship: 'text',
  slots: 'texts',
  plain: 'yes',
  cost: 'number',
  name: 'text',
  charges: 'json',
};

const CARDS: readonly Card[] = [
  { ship: 'arc170', slots: ['crew', 'gunner'], cost: 49, name: 'Ibtisam' },
  { ship: 'arc170', slots: ['crew', 'gunner'], plain: true, cost: 49, name: '"Odd Ball"', charges: { value: 2 } },
  { ship: 'arc170', cost: 0, name: 'Tápusk', charges: { value: 2 } },
  { ship: 'arc170', slots: ['crew'], cost: 4, name: 'Jag' },
];

test('a record is a line, with a mark for what stands above, and nothing for what it does not have', () => {
  expect(tableOf(CARDS, COLUMNS).split('\n')).toEqual([
    'arc170|crew, gunner||49|Ibtisam',
    '"|"|yes|"|"Odd Ball"|{"value":2}',
    '"|||0|Tápusk|"',
    '"|crew||4|Jag',
  ]);
});

test('what was written is read back, with the types of its columns and no field too many', () => {
  expect(recordsOf<Card>(`\n${tableOf(CARDS, COLUMNS)}\n`, COLUMNS)).toStrictEqual(CARDS);
});

test.each([
  ['a name of marks', { ship: 'a', cost: 1, name: 'a|b' }],
  ['a name that is the mark for what stands above', { ship: 'a', cost: 1, name: '"' }],
  ['a name of two lines', { ship: 'a', cost: 1, name: 'a\nb' }],
  ['a list of none', { ship: 'a', slots: [], cost: 1, name: 'b' }],
  ['a field that no column has', { ship: 'a', cost: 1, name: 'b', faction: 'c' }],
  ['what a template literal says otherwise', { ship: 'a', cost: 1, name: '${b}' }],
])('%s is not written', (_what, card) => {
  expect(() => tableOf<Card>([card as Card], COLUMNS)).toThrow();
});
