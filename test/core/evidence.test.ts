/** What an event tells of its reasons: put beside it, or nothing where there are none. */
import { reason, withReasons } from '../../src/core';

const why = reason('tired', 'It is tired.', []);
const also = reason('far', 'It is far away.', []);

test('one reason is a list of one, several stay in their order', () => {
  expect(withReasons(why)).toEqual({ because: [why] });
  expect(withReasons([also, why])).toEqual({ because: [also, why] });
});

test('where there is no reason an event has no field for it', () => {
  expect([withReasons(null), withReasons(undefined), withReasons([])].map((each) => Object.keys(each))).toEqual([
    [],
    [],
    [],
  ]);
});
