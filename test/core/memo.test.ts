import { lazy, memo } from '../../src/core/engine/memo';

test('a lazy value is made when it is first asked for, once', () => {
  const make = jest.fn(() => undefined);
  const value = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a memo is made once for each key', () => {
  const make = jest.fn((key: string) => ({ key }));
  const value = memo(make);
  expect(value('a')).toBe(value('a'));
  expect(value('b')).toEqual({ key: 'b' });
  expect(make.mock.calls).toEqual([['a'], ['b']]);
});

test('beyond as many keys as it may have, a memo forgets them all', () => {
  const make = jest.fn((key: number) => key);
  const value = memo(make, 2);
  for (const key of [1, 2, 3, 3, 1]) value(key);
  expect(make.mock.calls).toEqual([[1], [2], [3], [1]]);
});
