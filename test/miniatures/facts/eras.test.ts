import { ERAS, FACTIONS, FACTIONS_OF_ERA, erasOf, sideOf } from '../../../src/miniatures/facts';

test('there are five eras [min.eras.01]', () => {
  expect(ERAS).toEqual(['old-republic', 'rise-of-the-empire', 'rebellion', 'new-republic', 'new-jedi-order']);
});

describe('the table of factions', () => {
  test.each([
    [
      'The Old Republic [min.choosing-a-faction.03, min.the-old-republic.01]',
      'old-republic',
      ['old-republic'],
      ['sith', 'mandalorian'],
    ],
    [
      'Rise of the Empire [min.choosing-a-faction.04, min.rise-of-the-empire.01, min.rise-of-the-empire.02]',
      'rise-of-the-empire',
      ['republic'],
      ['separatist', 'imperial'],
    ],
    [
      'The Rebellion [min.choosing-a-faction.05, min.the-rebellion-era.01, min.eras.03]',
      'rebellion',
      ['rebel'],
      ['imperial'],
    ],
    [
      'The New Republic [min.choosing-a-faction.06, min.the-new-republic-era.01]',
      'new-republic',
      ['new-republic'],
      ['imperial'],
    ],
    [
      'The New Jedi Order [min.choosing-a-faction.07, min.the-new-jedi-order.01]',
      'new-jedi-order',
      ['new-republic', 'imperial'],
      ['yuuzhan-vong'],
    ],
  ] as const)('%s', (_, era, light, dark) => {
    expect(FACTIONS_OF_ERA[era]).toEqual({ light, dark });
  });

  test('every faction but Fringe has an era, and each era names both sides [min.faction.01]', () => {
    for (const faction of FACTIONS)
      expect([faction, erasOf(faction).length > 0]).toEqual([faction, faction !== 'fringe']);
  });
});

test('Separatists are on the Dark Side, the Republic on the Light Side, both in Rise of the Empire alone [min.stat-card-faction.02, min.eras.04]', () => {
  expect(erasOf('separatist')).toEqual([{ era: 'rise-of-the-empire', side: 'dark' }]);
  expect(erasOf('republic')).toEqual([{ era: 'rise-of-the-empire', side: 'light' }]);
});

test('Imperial is a Light Side faction in The New Jedi Order and nowhere else [min.the-new-jedi-order.01]', () => {
  expect(erasOf('imperial')).toEqual([
    { era: 'rise-of-the-empire', side: 'dark' },
    { era: 'rebellion', side: 'dark' },
    { era: 'new-republic', side: 'dark' },
    { era: 'new-jedi-order', side: 'light' },
  ]);
  expect([sideOf('imperial', 'old-republic'), sideOf('fringe', 'rebellion')]).toEqual([null, null]);
});
