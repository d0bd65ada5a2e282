import { findRules } from '../../src/judge';
import { GAME_IDS, loadGame } from '../../src/judge/games';
import { playersWords, rules } from '../../src/xwing/catalogue';

const ids = (query: string): string[] => findRules(query, rules).rules.map((rule) => rule.id);

test('by id', () => {
  expect(findRules('xw.reinforce.03', rules)).toMatchObject({ by: 'id', rules: [{ id: 'xw.reinforce.03' }] });
});

test('by topic: every rule of it', () => {
  expect(findRules('barrel roll', rules).by).toBe('topic');
  expect(ids('barrel roll').every((id) => id.startsWith('xw.barrel-roll.'))).toBe(true);
  expect(ids('xw.boost').length).toBeGreaterThan(3);
});

test('by the English or the Polish heading, with or without marks on letters', () => {
  expect(findRules('Przesłonięcie', rules).by).toBe('term');
  expect(ids('przesloniecie')).toEqual(ids('PRZESŁONIĘCIE'));
  expect(ids('przesloniecie')).toContain('xw.obstructed.01');
});

test('by words of the text', () => {
  expect(findRules('partially execute the maneuver', rules).by).toBe('text');
  expect(ids('would overlap another ship')).toContain('xw.overlap.03');
});

test('a heading as a whole, else part of one in either language, else the text', () => {
  const catalogue = [
    'Gold: Złoto: shines',
    'Gold Piece: Moneta: is money',
    'Coin: Pieniądz: a gold piece or a monetary unit',
  ].map((line, i) => {
    const [term = '', termPl = '', text = ''] = line.split(': ');
    return { id: `t.topic${i}.01`, term, termPl, kind: 'rule' as const, text, lines: [1, 1] as [number, number] };
  });
  const found = (query: string): string => {
    const { by, rules } = findRules(query, catalogue);
    return [by, ...rules.map(({ id }) => id[7])].join(' ');
  };
  expect(found('gold')).toBe('term 0');
  expect(found('gold pi')).toBe('term 1');
  expect(found('monet')).toBe('term 1');
  expect(found('eniadz')).toBe('term 2');
  expect(found('unit')).toBe('text 2');
});

test('nothing, with the nearest term', () => {
  expect(findRules('Barel Rolls', rules)).toMatchObject({ by: 'none', rules: [], perhaps: 'Barrel Roll' });
});

test.each<[string, unknown, string]>([
  ['nothing', '', 'nothing is asked: an id, a term, or words of a text are expected'],
  ['blanks and signs', ' ?! ', 'nothing is asked: an id, a term, or words of a text are expected'],
  ['no text', null, 'words are expected: an id, a term, or words of a text'],
  ['a text', 'lock '.repeat(41), `'${'lock '.repeat(12)}…' is too long: 205 characters, where 200 are allowed`],
])('%s that nobody can look for is refused, and nothing is proposed', (_, query, refused) => {
  expect(findRules(query as string, rules)).toEqual({ by: 'none', rules: [], perhaps: null, refused });
});

test('as many characters as are allowed are looked for', () => {
  expect(findRules('lock '.repeat(40), rules).refused).toBeNull();
});

describe('by what players call it', () => {
  const topics = (query: string): string[] => [
    ...new Set(findRules(query, rules, playersWords).rules.map((rule) => rule.id.split('.')[1] ?? '')),
  ];

  test.each([
    ['bump', 'overlap'],
    ['Target Lock', 'lock'],
    ['fire arc', 'firing-arc'],
    ['K-turn', 'koiogran-turn'],
  ])('%s', (word, topic) => {
    expect(findRules(word, rules, playersWords).by).toBe('word');
    expect(topics(word)[0]).toBe(topic);
    expect(findRules(word, rules).by).not.toBe('word');
  });

  test('a heading of the rulebook goes before a word of players', () => {
    expect(findRules('lock', rules, { lock: ['xw.overlap'] }).by).toBe('topic');
  });

  test.each(GAME_IDS)('%s has at least 20 words, each in small letters, and every heading exists', async (id) => {
    const game = await loadGame(id);
    const words = Object.entries(game?.playersWords ?? {});
    expect(words.length).toBeGreaterThanOrEqual(20);
    const headings = new Set(game?.rules.map((rule) => rule.id.replace(/\.\d+$/, '')));
    expect(words.filter(([word]) => word !== word.toLowerCase())).toEqual([]);
    expect(words.flatMap(([, found]) => found).filter((heading) => !headings.has(heading))).toEqual([]);
  });
});

describe('by what players call it, in every game', () => {
  const TABLE: Record<string, Record<string, string>> = {
    xwing: {
      'k turn': 'koiogran-turn',
      'K-Turn': 'koiogran-turn',
      'talon roll': 'tallon-roll',
      's loop': 'segnors-loop',
      're-roll': 'dice-modification',
      'off the table': 'flee',
      'off the mat': 'flee',
      'fly off the board': 'flee',
      'friendly fire': 'friendly',
      'final salvo': 'winning',
      draw: 'winning',
      'roll off': 'player-order',
      'who goes first': 'player-order',
      bumps: 'overlap',
      blocking: 'overlap',
      asteroids: 'obstacles',
      torpedoes: 'special-weapon',
      torpedo: 'special-weapon',
      'double-tap': 'bonus-attack',
      epic: 'huge-ships',
      'hard turn': 'bearing',
      'green tokens': 'tokens',
      killed: 'destroying-ships',
      premeasure: 'range',
      'list building': 'squad-building',
      barrelroll: 'barrel-roll',
      'can i target lock my own ship': 'lock',
    },
    destiny: {
      're roll': 'discard-to-reroll',
      'plus dice': 'modifier',
      'roll off': 'setup',
      'who goes first': 'setup',
      removal: 'removing-dice',
      'fourth upgrade': 'upgrade',
      'two copies': 'deck-building',
      'flip a die': 'turning-dice',
      'play for free': 'free',
      'three players': 'free-for-all',
      'card action': 'action-abilities',
      loops: 'faq-stalling-1',
      'clean-up': 'upkeep-phase',
      fizzle: 'effects',
      'free actions': 'additional-actions',
      overwrite: 'replace',
    },
    'outer-rim': {
      smuggling: 'deliver-action',
      'illegal cargo': 'deliver-action',
      contraband: 'deliver-action',
      trading: 'trade-action',
      loan: 'trading-credits-and-promises',
      syndicate: 'crime-syndicates',
      crits: 'resolving-combat',
      pvp: 'combat',
      'knocked out': 'defeated',
      'random map': 'modular-map-variant',
      'long game': 'extended-game-variant',
      'change ship': 'buying-ships',
      'hand limit': 'market-action',
      hyperdrive: 'movement',
      'skill checks': 'skill-tests',
      'flip a token': 'contact-encounter',
    },
    armada: {
      ramming: 'overlapping',
      'yellow dot': 'targeting-point',
      'tied up': 'engagement',
      'con fire': 'commands',
      'double arc': 'attack',
      rocks: 'obstacles',
      flak: 'armament',
      tabled: 'winning-and-losing',
    },
    miniatures: {
      aoo: 'attacks-of-opportunity',
      based: 'adjacent',
      'nat 20': 'attack-rolls',
      crit: 'critical-hit',
      mana: 'force-points',
    },
  };
  const words = Object.entries(TABLE).flatMap(([game, table]) =>
    Object.entries(table).map(([word, topic]) => [game, word, topic]),
  ) as [string, string, string][];

  test.each(words)('%s: %s is under %s', async (id, word, topic) => {
    const game = await loadGame(id);
    const { rules: found } = findRules(word, game?.rules ?? [], game?.playersWords);
    expect(found[0]?.id.split('.')[1]).toBe(topic);
  });

  test.each(GAME_IDS)('%s: each word is written once, however it is put apart', async (id) => {
    const bare = Object.keys((await loadGame(id))?.playersWords ?? {}).map((word) => word.replace(/[^a-z0-9]/g, ''));
    expect(bare.filter((word, i) => bare.indexOf(word) !== i)).toEqual([]);
  });

  test('a phrase in what was asked is no single word of it', () => {
    expect(findRules('nothing of the kind turns up', rules, { turn: ['xw.overlap'] }).by).toBe('none');
    expect(findRules('when I fly off the board', rules, playersWords).by).toBe('word');
  });
});
