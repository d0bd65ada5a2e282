import * as E from 'fp-ts/lib/Either';
import * as fc from 'fast-check';
import { characters } from '../../../src/miniatures/facts';
import { decodeSquad, encodeSquad, type Squad } from '../../../src/miniatures/lists/squad';
import type { SquadList } from '../../../src/miniatures/lists/squad-list';
import { card, copies, SAMPLE, squad } from './squads';

function read(input: unknown, options: Parameters<typeof decodeSquad>[1] = {}): Squad {
  const found = decodeSquad(input, options);
  if (E.isLeft(found)) throw new Error(found.left.message);
  return found.right;
}
function refused(input: unknown): string {
  const found = decodeSquad(input);
  return E.isLeft(found) ? `${found.left.path.join('.')} ${found.left.code}: ${found.left.message}` : 'read';
}
const ids = (text: string): readonly string[] => read(text, { points: 1000 }).characters;

describe('as text', () => {
  test('what players post: a title, points before names, copies behind, a sum', () => {
    const text = [
      '--Siege of Christophsis--',
      '55 General Obi-Wan Kenobi',
      '18  ARC Trooper',
      '27 Clone Trooper (starter) x3',
      '(100pts. 5 activations)',
    ].join('\r\n');
    expect(read(text)).toEqual({
      ...SAMPLE,
      name: 'Siege of Christophsis',
      cost: 100,
      pointsStated: 100,
      notPlayable: ['arc-trooper', 'clone-trooper-starter'],
    });
  });

  test('a number alone is the cost if a card of the name costs so much, else a number of copies', () => {
    expect(refused('Princess Leia\n2 Wicket')).toBe(
      'line.2 unique-twice: Wicket is Unique: there is one of that name.',
    );
    expect(refused('Princess Leia\n8 Wicket')).toBe('read');
    // A wrong cost is no number of copies.
    expect(refused('20 Darth Maul\n30 Mace Windu')).not.toContain('unique-twice');
    // Rapport takes a point off; the other lines show what numbers are.
    expect(ids('--A--\n55 General Obi-Wan Kenobi\n8 Clone Trooper (starter)')).toHaveLength(2);
  });

  test('counts and points in all places', () => {
    const three = copies(3, 'battle-droid-clone-strike');
    for (const line of [
      'Battle Droid (Clone Strike) x3',
      '3x Battle Droid (Clone Strike)',
      '3 x Battle Droids (Clone Strike)',
      '- Battle Droid (Clone Strike) x3 (12)',
      '12 Battle Droid (Clone Strike) x3',
      '3 Battle Droid (Clone Strike)',
      '* 3 Battle Droids (Clone Strike) - 12 pts',
      'Battle Droid (Clone Strike 29/60) x3',
      'battle-droid-clone-strike x3',
    ])
      expect([line, ids(line)]).toEqual([line, three]);
    expect(ids('4 Battle Droid (Clone Strike)')).toHaveLength(1);
    expect(ids('Princess Leia\nIG-88\n4-LOM\n2-1B\nHK-47 x1')).toEqual([
      'princess-leia',
      'ig-88',
      '4-lom',
      '2-1b',
      'hk-47',
    ]);
  });

  test('of characters of one name the set says which', () => {
    expect(refused('Clone Trooper')).toBe(
      'line.1 ambiguous-card: line 1: several characters are called "Clone Trooper": Clone Trooper (starter), Clone Trooper (Clone Strike), Clone Trooper (Revenge of the Sith), Clone Trooper (Universe)',
    );
  });

  test('other spellings, capitals and accents', () => {
    expect(ids('padme amidala\nGENERAL AAYLA SECURA\nki adi mundi')).toEqual([
      'padme-amidala',
      'general-aayla-secura',
      'ki-adi-mundi',
    ]);
    expect(ids('Faction: Rebel Alliance\nUggernaut')).toEqual(['uggernaught']);
  });

  test('the Han Solo that is chosen stands behind the one in carbonite', () => {
    const text = 'Han Solo in Carbonite (Han Solo, Rogue)\nChewbacca';
    expect(read(text)).toMatchObject({ chosen: 'han-solo-rogue', faction: 'rebel' });
    expect(read(encodeSquad(read(text)))).toMatchObject({ chosen: 'han-solo-rogue' });
    expect(refused('Han Solo in Carbonite')).toContain('nobody-chosen');
  });

  test('the faction is that of most who are not Fringe, unless one is stated', () => {
    expect([read('Wicket\nYoda').faction, read('Faction: Imperial\nMas Amedda').faction]).toEqual([
      'republic',
      'imperial',
    ]);
  });

  test.each([
    ['Wickett', 'line.1 unknown-card: line 1: there is no character "Wickett"; did you mean Wicket?'],
    [
      '--A--\nYoda\n\nBatle Droid x2',
      'line.4 unknown-card: line 4: there is no character "Batle Droid"; did you mean Battle Droid?',
    ],
    [
      'Yoda\nFaction: Republik',
      'line.2 unknown-faction: line 2: there is no faction "Republik"; did you mean Republic?',
    ],
    [
      'Yoda\nBattle Droid (Clone Strike)',
      'line.2 wrong-faction: Battle Droid is Separatist and cannot be in a squad that is Republic.',
    ],
    [
      'Battle Droid (Rebel Storm)',
      'line.1 unknown-card: line 1: there is no character "Battle Droid (Rebel Storm)"; did you mean Battle Droid (Clone Strike) or Battle Droid (Revenge of the Sith) or Battle Droid (Universe) or Battle Droid (The Clone Wars)?',
    ],
    ['Yoda (Wicket)', 'line.1 nothing-to-choose: No character of the squad has Frozen in Carbonite.'],
    [
      'Clone Trooper (starter) x999\nMace Windu',
      'line.1 malformed: line 1: expected a squad of at most 200 characters',
    ],
    ['Yoda\nWicket x0', 'line.2 malformed: line 2: expected 1 or more of "Wicket", found 0'],
    [
      'Mace Windu, Yoda',
      'line.1 unknown-card: line 1: there is no character "Mace Windu, Yoda"; each character has a line of its own',
    ],
    ['Obi Wan\nYoda', 'line.1 unknown-card: line 1: there is no character "Obi Wan"'],
    ['A Fine Squad', ' no-characters: A squad has characters.'],
    ['Points: many', 'line.1 malformed: line 1: expected points, found "many"'],
    [
      '99 x Battle Droid (Clone Strike)\n99 x Battle Droid (Clone Strike)\n99 x Wicket',
      'line.3 malformed: line 3: expected a squad of at most 200 characters',
    ],
    [`Yoda ${'x'.repeat(200)}`, 'line.1 malformed: line 1: the line is too long for a character'],
    ['', ' no-characters: A squad has characters.'],
    ['a'.repeat(20_001), ' too-big: input: 20001 characters, where 20000 are allowed'],
  ])('refused: %j', (text, why) => {
    expect(refused(text)).toBe(why);
  });

  test('the first line may be its name; what is said behind # is nothing of the squad', () => {
    expect(read('The Old Guard\nYoda # mine')).toMatchObject({ name: 'The Old Guard', characters: ['yoda'] });
    expect(read('Yoda # mine')).toMatchObject({ name: 'Unnamed squad', characters: ['yoda'] });
  });

  test('of a squad without characters nothing else is said', () => {
    const found = decodeSquad('A Fine Squad');
    expect(E.isLeft(found) && found.left.facts['reasons']).toHaveLength(1);
  });

  test('own cards are named as others are', () => {
    const guard = card({ id: 'gate-guard', name: 'Gate Guard', cost: 12 });
    expect(read('24 Gate Guard x2', { cards: [guard] })).toMatchObject({
      cost: 24,
      characters: ['gate-guard', 'gate-guard'],
      notPlayable: [],
    });
  });
});

describe('as JSON', () => {
  test('our own form, by ids, parsed or not, with own cards', () => {
    const guard = card({ id: 'gate-guard', name: 'Gate Guard', faction: 'republic' });
    const list: SquadList = { ...squad('republic', 'yoda', 'gate-guard'), cards: [guard] };
    expect(read(list)).toMatchObject(list);
    expect(read(encodeSquad(list, 'json'))).toEqual(read(list));
  });
  test('a squad without a faction is none [min.choosing-a-faction.01]', () => {
    expect(refused({ name: 'a', characters: ['wicket'] })).toContain('faction malformed');
  });

  test.each([
    [{}, 'name malformed'],
    [{ name: 'a', faction: 'rebels', characters: [] }, 'faction malformed'],
    [{ name: 'a', faction: 'rebel', characters: ['wickett'] }, 'characters.0 unknown-card'],
    [{ name: 'a', faction: 'rebel', characters: copies(201, 'wicket') }, 'characters malformed'],
    [{ name: 'a', faction: 'rebel', characters: ['wicket'], cards: [{ id: 'a' }] }, 'cards.0'],
    ['{"name": 3}', 'malformed'],
    [null, 'malformed'],
  ])('refused: %j', (input, why) => {
    expect(refused(input)).toContain(why);
  });
});

test('all reasons come with the rejection', () => {
  const found = decodeSquad('Yoda\nBattle Droid (Clone Strike)\nWookiee Scout x2\nDarth Bane', { points: 20 });
  expect(E.isLeft(found) && found.left).toMatchObject({
    code: 'too-many-points',
    rules: ['min.building-a-squad.04', 'min.stat-card-cost.01'],
  });
  expect(E.isLeft(found) && (found.left.facts['reasons'] as unknown[]).length).toBe(3);
});

test('squads are written and read again as they are, in both forms', () => {
  const all = characters().filter(({ faction, cost }) => faction !== null && cost !== null);
  const lists = fc.record({
    name: fc.constantFrom('Squad', 'A & B'),
    faction: fc.constantFrom(...new Set(all.flatMap(({ faction }) => faction ?? []))),
    characters: fc.array(fc.constantFrom(...all.map(({ id }) => id)), { minLength: 1, maxLength: 8 }),
  });
  fc.assert(
    fc.property(lists, (list) => {
      for (const form of ['text', 'json'] as const) {
        // Out of the Box takes every mixture.
        const again = read(encodeSquad(list, form), { type: 'out-of-the-box' });
        expect([again.name, again.faction]).toEqual([list.name, list.faction]);
        expect(form === 'json' ? again.characters : [...again.characters].sort()).toEqual(
          form === 'json' ? list.characters : [...list.characters].sort(),
        );
        expect(read(encodeSquad(again, form), { type: 'out-of-the-box' })).toEqual(again);
      }
    }),
  );
});

test('whatever comes in is read or refused, and nothing throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.anything(),
        fc
          .array(
            fc.constantFrom(
              'Yoda',
              '3x',
              '(9)',
              ' x2',
              '\n',
              '--',
              'Faction:',
              'Clone Trooper',
              '(',
              ')',
              '12 ',
              ' - ',
            ),
          )
          .map((parts) => parts.join('')),
      ),
      (input) => {
        expect(['Left', 'Right']).toContain(decodeSquad(input)._tag);
      },
    ),
  );
});
