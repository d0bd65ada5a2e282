import { valueInWords, valuesInWords } from '../../docs/playground/words';

test('values are shown as files write them, without quotation marks', () => {
  expect(valueInWords({ front: 2, arcs: ['hit', 'crit'], by: null })).toBe('{ front: 2, arcs: [hit, crit], by: none }');
  expect(valueInWords(undefined)).toBe('nothing');
  expect(valueInWords({})).toBe('{}');
  expect(valuesInWords({ 'hit-points': 3, activated: true, destroyed: false, at: [182.4, 390] })).toEqual([
    'hit points 3',
    'activated',
    'destroyed false',
    'at [182.4, 390]',
  ]);
});
