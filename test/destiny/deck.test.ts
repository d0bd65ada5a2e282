/** decodeDeck: decks as swdestinydb exports them, and what is said of those that cannot be read or are not legal. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/lib/Either';
import { LIMITS } from '../../src/core';
import type { Rejection } from '../../src/core/contract/rejection';
import { decodeDeck, type Deck } from '../../src/destiny/lists/deck';
import { named } from './decks';

const example = (file: string): string => readFileSync(join(__dirname, '../../docs/examples/decks', file), 'utf8');

function legal(input: unknown): Deck {
  const decoded = decodeDeck(input);
  if (E.isLeft(decoded)) throw new Error(decoded.left.message);
  return decoded.right;
}

function refused(input: unknown): Rejection {
  const decoded = decodeDeck(input);
  if (E.isRight(decoded)) throw new Error('the deck was accepted');
  return decoded.left;
}

interface Exported {
  [field: string]: unknown;
  slots: Record<string, { quantity: number; dice: number; dices: string | null }>;
}
const exported = (): Exported => JSON.parse(example('vader-raider.json')) as Exported;

/** The export with one slot changed; undefined takes it away. */
function withSlot(code: string, slot: unknown): unknown {
  const { slots, ...rest } = exported();
  const { [code]: _, ...others } = slots;
  return { ...rest, slots: slot === undefined ? others : { ...others, [code]: slot } };
}

/** The text export with one piece of text changed. */
function withText(from: string, to: string): string {
  const text = example('jango-veers.txt');
  if (!text.includes(from)) throw new Error(`no ${from} in the example`);
  return text.replace(from, to);
}

describe('exported decks', () => {
  test.each([
    [
      'vader-raider.json',
      'villain',
      [
        ['01010', 2],
        ['01022', 1],
      ],
      '01172',
    ],
    [
      'poe-maz.json',
      'hero',
      [
        ['01029', 2],
        ['02045', 2],
      ],
      '01167',
    ],
    ['palpatine.json', 'villain', [['02011', 2]], '01167'],
    [
      'jango-veers.txt',
      'villain',
      [
        ['01004', 2],
        ['01021', 2],
      ],
      '01169',
    ],
    [
      'qui-gon-rey.txt',
      'hero',
      [
        ['01037', 2],
        ['01038', 2],
      ],
      '01166',
    ],
    [
      'finn-rey.txt',
      'hero',
      [
        ['01045', 2],
        ['01038', 2],
      ],
      '01174',
    ],
  ])('%s is read and legal', (file, affiliation, characters, battlefield) => {
    const deck = legal(example(file));
    expect(deck).toMatchObject({
      affiliation,
      battlefield,
      characters: characters.map(([code, dice]) => ({ code, dice })),
    });
    expect(deck.deck).toHaveLength(30);
    expect(deck.name).not.toBe('');
  });

  test('JSON is read parsed as well', () => {
    expect(legal(exported())).toEqual(legal(example('vader-raider.json')));
  });

  test('both forms of one deck give the same deck', () => {
    const { name, affiliation, characters, deck } = legal(example('jango-veers.txt'));
    const slots: Record<string, unknown> = { '01169': { quantity: 1, dice: 0 } };
    for (const { code, dice } of characters) slots[code] = { quantity: 1, dice };
    for (const code of deck) slots[code] = { quantity: deck.filter((other) => other === code).length };
    expect(legal({ name, affiliation_code: affiliation, slots })).toEqual(legal(example('jango-veers.txt')));
  });

  test('copies of a non-unique character bring a die each, however the export counts them', () => {
    const { '01010': _, ...rest } = exported().slots;
    const nightsister = { quantity: 1, dice: 1, dices: '1' };
    for (const dices of [null, '1,1']) {
      const slots = { ...rest, '01012': nightsister, '01022': { quantity: 2, dice: 2, dices } };
      const raider = { code: '01022', dice: 1 };
      expect(legal({ name: 'three', slots }).characters).toEqual([{ code: '01012', dice: 1 }, raider, raider]);
    }
  });

  test('characters listed apart from the slots count too', () => {
    const { slots, ...rest } = exported();
    const { '01010': vader, ...others } = slots;
    expect(legal({ ...rest, slots: others, characters: { '01010': vader } }).characters).toContainEqual({
      code: '01010',
      dice: 2,
    });
  });
});

describe('malformed JSON [des.identifier.01]', () => {
  test.each([
    ['no object', 7, 'malformed', []],
    ['no JSON', '{ "slots": ', 'malformed', []],
    ['no slots', { name: 'x' }, 'malformed', ['slots']],
    ['a misspelt field', { name: 'x', slot: {} }, 'unknown-field', ['slot']],
    ['a misspelt quantity', withSlot('01014', { quantitiy: 2 }), 'unknown-field', ['slots', '01014', 'quantitiy']],
    ['a missing quantity', withSlot('01014', {}), 'malformed', ['slots', '01014', 'quantity']],
    ['half a card', withSlot('01014', { quantity: 0.5 }), 'malformed', ['slots', '01014', 'quantity']],
    ['too many cards', withSlot('01014', { quantity: 1e9 }), 'malformed', ['slots', '01014', 'quantity']],
    ['an unknown affiliation', { ...exported(), affiliation_code: 'villian' }, 'malformed', ['affiliation_code']],
    ['an unknown card', withSlot('01914', { quantity: 2 }), 'unknown-card', ['slots', '01914']],
  ])('%s', (_, input, code, path) => {
    expect(refused(input)).toMatchObject({ code, path });
  });

  test('the nearest right name is said', () => {
    expect(refused({ name: 'x', slot: {} }).message).toContain('did you mean slots?');
    expect(refused(withSlot('01014', { quantitiy: 2 })).facts).toEqual({ nearest: 'quantity' });
    expect(refused(withSlot('01O14', { quantity: 1 })).message).toContain('did you mean 01014 (Immobilize)?');
    expect(refused(withSlot('03014', { quantity: 1 }))).toMatchObject({ code: 'later-set', facts: { nearest: null } });
    const { affiliation_code, ...rest } = exported();
    expect(refused({ ...rest, afiliation_code: affiliation_code })).toMatchObject({
      code: 'unknown-field',
      facts: { nearest: 'affiliation_code' },
    });
  });

  test('the player must say how many dice a character brings [des.team-building.05]', () => {
    expect(refused(withSlot('01010', { quantity: 1, dice: 0 }))).toMatchObject({
      code: 'dice-not-chosen',
      path: ['slots', '01010', 'dice'],
    });
    expect(refused(withSlot('01010', { quantity: 1 }))).toMatchObject({
      code: 'dice-not-chosen',
      rules: ['des.team-building.05'],
    });
    expect(refused(withSlot('01010', { quantity: 1, dice: 3 })).code).toBe('dice-not-chosen');
    expect(legal(withSlot('01010', { quantity: 1, dice: 2, dices: '' }))).toEqual(legal(exported()));
    // One that is not unique brings one die, unless more is said; `dice` is for all copies.
    expect(legal(withSlot('01022', { quantity: 1 }))).toEqual(legal(exported()));
    expect(refused(withSlot('01022', { quantity: 2, dice: 2 })).code).toBe('too-many-points');
    expect(refused(withSlot('01010', { quantity: 1, dice: 2, dices: '2,2' })).path).toEqual([
      'slots',
      '01010',
      'dices',
    ]);
  });
});

describe('odd spacing means nothing', () => {
  const text = example('jango-veers.txt');
  test.each([
    ['lines end with LF', text.replaceAll('\r\n', '\n')],
    ['lines end with CR', text.replaceAll('\r\n', '\r')],
    ['several blanks', text.replaceAll(' ', '   ')],
    ['tabs', text.replaceAll(' ', '\t')],
    ['blanks that do not break', text.replaceAll(' ', '\u00a0')],
    ['a byte order mark', `\ufeff${text}`],
    ['2 x', text.replace(/^(\d)x/gm, '$1 x')],
    ['2×', text.replace(/^(\d)x/gm, '$1×')],
    ['a number alone', text.replace(/^(\d)x/gm, '$1')],
  ])('%s', (_, input) => expect(legal(input)).toEqual(legal(text)));

  test('nor does a byte order mark before JSON', () => {
    const json = example('vader-raider.json');
    expect(legal(`\ufeff${json}\r\n`)).toEqual(legal(json));
  });
});

describe('malformed text [des.identifier.01]', () => {
  test.each([
    ['no headings', 'Jango and Veers', 'malformed', []],
    ['an affiliation that is none', withText('Villain', 'Vilain'), 'unknown-affiliation', ['line', 3]],
    ['a heading that is none', withText('UPGRADE', 'UPGRAED'), 'unknown-heading', ['line', 24]],
    ['a misspelt card', withText('Jetpack (Awakenings #66)', 'Jettpack'), 'unknown-card', ['line', 29]],
    ['a wrong number', withText('Jetpack (Awakenings #66)', 'Jetpack (Awakenings #67)'), 'unknown-card', ['line', 29]],
    ['an unknown set', withText('(Awakenings #66)', '(Empire at Warr #66)'), 'unknown-set', ['line', 29]],
    [
      'a card under a wrong heading',
      withText('2x Jetpack (', '2x Aim (Awakenings #151)\r\n2x Jetpack ('),
      'wrong-heading',
      ['line', 29],
    ],
    ['three dice [des.team-building.05]', withText('2x Jango', '3x Jango'), 'dice-not-chosen', ['line', 20]],
    ['an endless line', withText('2x Jetpack', `${'('.repeat(5000)}`), 'malformed', ['line', 29]],
    ['an endless text', ' '.repeat(LIMITS.text.characters + 1), 'too-big', []],
  ])('%s', (_, input, code, path) => {
    expect(refused(input)).toMatchObject({ code, path });
  });

  test('the nearest right name is said', () => {
    expect(refused(withText('Jetpack (Awakenings #66)', 'Jettpack')).message).toBe(
      'line 29: there is no card "Jettpack"; did you mean Jetpack?',
    );
    expect(refused(withText('UPGRADE', 'UPGRAED')).facts).toEqual({ nearest: 'upgrade' });
    expect(refused(withText('Jetpack (Awakenings #66)', 'Jetpack (Awakenings #67)')).message).toContain(
      'Awakenings 67 is Thermal Detonator',
    );
  });

  test('a name without its set is enough, but not where two characters share it [des.name.01]', () => {
    expect(legal(withText('Jetpack (Awakenings #66)', 'jetpack')).deck).toContain('01066');
    const whole = example('jango-veers.txt');
    for (const name of ['Jango Fett', 'Jango Fett, Lethal Mercenary'])
      expect(legal(withText('Jango Fett, Lethal Mercenary (Awakenings #21)', name))).toEqual(legal(whole));
    expect(refused(withText('Jetpack (Awakenings #66)', 'Jettpack'))).toMatchObject({ rules: ['des.name.01'] });
    const both = withText('2x Jango Fett, Lethal Mercenary (Awakenings #21)', '1x Darth Vader');
    expect(refused(both)).toMatchObject({ code: 'ambiguous-card', path: ['line', 20] });
  });

  test('curly apostrophes are read', () => {
    const curly = example('qui-gon-rey.txt').replaceAll("'", '’');
    expect(legal(curly)).toMatchObject({ deck: legal(example('qui-gon-rey.txt')).deck });
  });
});

describe('decks that are not legal', () => {
  test('the first reason is given with its place, and all of them', () => {
    const no = refused(withSlot('01014', { quantity: 3, dice: 3 }));
    expect(no).toMatchObject({ code: 'deck-size', rules: ['des.deck-building.01'], path: [] });
    expect(no.facts['reasons']).toMatchObject([
      { code: 'deck-size' },
      { code: 'too-many-copies', facts: { card: '01014' } },
    ]);
  });

  test('the place of the card at fault is the path', () => {
    const slots = { ...exported().slots };
    delete slots['01014'];
    const wrong = {
      ...exported(),
      slots: { ...slots, [named('Evade').code]: { quantity: 1 }, [named('Negotiate').code]: { quantity: 1 } },
    };
    expect(refused(wrong)).toMatchObject({
      code: 'wrong-affiliation',
      path: ['slots', '01131'],
      rules: ['des.deck-building.04'],
    });
    const text = withText('1x Firepower (Awakenings #140)', '1x Field Medic (Awakenings #105)');
    expect(refused(text)).toMatchObject({ code: 'wrong-affiliation', path: ['line', expect.any(Number)] });
  });

  test('a declared affiliation must be that of the characters [des.team-building.02]', () => {
    expect(refused({ ...exported(), affiliation_code: 'hero' })).toMatchObject({
      code: 'affiliation-mismatch',
      rules: ['des.team-building.02'],
      path: ['affiliation_code'],
    });
    expect(refused(withText('Villain', 'Hero'))).toMatchObject({ code: 'affiliation-mismatch', path: ['line', 3] });
  });

  test('a list without a battlefield or with two is refused [des.battlefield-choice.01]', () => {
    expect(refused(withSlot('01172', undefined))).toMatchObject({
      code: 'battlefield-count',
      facts: { battlefields: 0 },
    });
    expect(refused(withSlot('01173', { quantity: 1 }))).toMatchObject({
      code: 'battlefield-count',
      facts: { battlefields: 2 },
      path: ['slots', '01173'],
    });
  });

  test('an empty deck, as PHP writes it, is read and refused', () => {
    const no = refused({ name: 'empty', affiliation_code: 'hero', slots: [], characters: [] });
    expect(no.code).toBe('no-characters');
    expect(no.facts['reasons']).toMatchObject([
      { code: 'no-characters' },
      { code: 'battlefield-count' },
      { code: 'deck-size' },
    ]);
  });
});
