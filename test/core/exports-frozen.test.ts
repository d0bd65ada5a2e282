/** What entries of the package export is shared by everybody in the process: nobody may change it. */
import * as armada from '../../src/armada';
import * as armadaRules from '../../src/armada/catalogue';
import * as core from '../../src/core';
import * as destiny from '../../src/destiny';
import * as destinyRules from '../../src/destiny/catalogue';
import * as judge from '../../src/judge';
import * as language from '../../src/language';
import * as miniatures from '../../src/miniatures';
import * as miniaturesRules from '../../src/miniatures/catalogue';
import * as outerRim from '../../src/outer-rim';
import * as outerRimRules from '../../src/outer-rim/catalogue';
import * as play from '../../src/play';
import * as xwing from '../../src/xwing';
import * as xwingRules from '../../src/xwing/catalogue';

const ENTRIES: Readonly<Record<string, object>> = {
  armada,
  'armada/rules': armadaRules,
  core,
  destiny,
  'destiny/rules': destinyRules,
  judge,
  language,
  miniatures,
  'miniatures/rules': miniaturesRules,
  'outer-rim': outerRim,
  'outer-rim/rules': outerRimRules,
  play,
  xwing,
  'xwing/rules': xwingRules,
};
/** Games may be given other functions by who wraps them; what they hold may not be changed. Codecs are instances of classes. */
const ARE_GAMES = ['armada', 'xwing', 'destiny', 'outerRim', 'miniatures'];

function open(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && !Array.isArray(value)) return [];
  return [
    ...(Object.isFrozen(value) ? [] : [path]),
    ...Object.entries(value).flatMap(([key, each]) => open(each, `${path}.${key}`)),
  ];
}

test.each(Object.entries(ENTRIES))('nothing that %s exports can be changed', (_entry, exported) => {
  const found = Object.entries(exported).flatMap(([name, value]) =>
    ARE_GAMES.includes(name)
      ? Object.entries(value as object).flatMap(([field, each]) => open(each, `${name}.${field}`))
      : open(value, name),
  );
  expect(found).toEqual([]);
});
